"""Information-set tree search: what is the best answer, if hidden things lie anyhow and everybody plays on well?

Each simulation deals the unknown anew (`sample_state`), so nothing is known here that the seat cannot know. Every seat
has a tree of its own, which holds only that seat's questions and answers: what the others choose in secret cannot be
read off it, and a table of four is searched as deep as one of two. Between its own questions a seat meets the others,
who answer by their own trees, and chance; both are averaged over. A new question is judged once through all of its
options, which orders them; from then on the simulations decide.

Typed throughout, without closures or generators, so that it can be compiled like the engine.
"""

# mypyc: compile
from __future__ import annotations

from collections.abc import Callable
from math import exp, sqrt
from time import perf_counter
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ..core.chance import Rng
from ..core.playout import until_asked
from ..core.state import BaseState, Observation
from ..core.step import Step, Together
from ..core.weights import Weights
from .rollout import Judge, roll_out
from .rounds import begins_anew, reopen

CLOCK: Final[i64] = 16  # simulations between two looks at the clock
LONGEST: Final[i64] = 400  # answers in one simulation
SEATS: Final[i64] = 8  # at any table
UNSEEN: Final = -1.0
TINY: Final = 1e-9


class Edge:
    """One answer, and the questions that it led to."""

    def __init__(self, choice: i64, first: float) -> None:
        self.choice: Final[i64] = choice
        self.first: Final = first  # how it was judged at first sight; below 0 if it was not
        self.prior = 1.0
        self.visits: i64 = 0
        self.total = 0.0
        self.squares = 0.0
        self.there: list[Node] = []

    def mean(self) -> float:
        """What it is worth by all that was seen; the first sight counts once."""
        if self.first < 0.0:
            return self.total / float(self.visits) if self.visits else 0.5
        return (self.total + self.first) / float(self.visits + 1)

    def error(self) -> float:
        """The standard error of the mean."""
        n = float(self.visits)
        if n < 2.0:
            return 0.5
        spread = self.squares / n - (self.total / n) * (self.total / n)
        return sqrt(spread / n) if spread > 0.0 else 0.0


class Node:
    """One question of a seat, with the options that were met so far, in ascending order."""

    def __init__(self, code: str) -> None:
        self.code: Final = code
        self.edges: list[Edge] = []

    def visits(self) -> i64:
        n: i64 = 0
        for edge in self.edges:
            n += edge.visits
        return n


def find_node(edge: Edge, code: str) -> Node | None:
    for node in edge.there:
        if node.code == code:
            return node
    return None


class Settings:
    """How a search goes about it."""

    def __init__(
        self,
        explore: float = 1.2,
        sharp: float = 1.0,
        tries: i64 = 1,
        turns: i64 = 0,
        breadth: i64 = 3,
        lone: bool = False,
        rounds: bool = False,
    ) -> None:
        self.explore: Final = explore  # how much untried options count against good ones
        self.sharp: Final = sharp  # how much the first sight decides which options are tried
        self.tries: Final[i64] = tries  # ways in which the rest of a turn is tried at first sight; 0: no first sight
        self.turns: Final[i64] = turns  # turns (or rounds, without pauses) played on before a position is judged
        self.breadth: Final[i64] = breadth  # ways among which each of those is chosen
        self.lone: Final = lone  # only our own seat has a tree; the others play the best of a few ways
        self.rounds: Final = rounds  # a position is judged where a round ends: see bots.rounds


class Search:
    """The trees of one question. `run` may be called again and again: it goes on where it stopped."""

    def __init__(
        self,
        judge: Judge,
        sample: Callable[[Observation, Rng], BaseState],
        pauses: frozenset[str],
        weights: Weights,
        seat: i64,
        rng: Rng,
        settings: Settings,
    ) -> None:
        self.judge: Final = judge
        self.sample: Final = sample
        self.pauses: Final = pauses
        self.weights: Final = weights
        self.seat: Final[i64] = seat
        self.rng: Final = rng
        self.settings: Final = settings
        self.roots: Final = [Edge(-1, 0.0) for _ in range(SEATS)]
        self.low = vec[float]([1.0 for _ in range(SEATS)])
        self.high = vec[float]([0.0 for _ in range(SEATS)])
        self.simulations: i64 = 0

    def run(self, observation: Observation, code: str, simulations: i64, seconds: float) -> None:
        """So many simulations more, but no longer than so many seconds (0: as long as it takes).

        They end early when the best option of the question `code` cannot be caught up with any more.
        """
        ends = perf_counter() + seconds if seconds > 0.0 else 0.0
        for n in range(simulations):
            self.simulate(self.sample(observation, self.rng))
            self.simulations += 1
            if n % CLOCK != CLOCK - 1:
                continue
            if ends > 0.0 and perf_counter() >= ends:
                return
            if self.is_decided(code, simulations - n - 1):
                return

    def root(self, code: str) -> Node | None:
        return find_node(self.roots[self.seat], code)

    def is_decided(self, code: str, left: i64) -> bool:
        """Whether the second best option could not get ahead even if it had all simulations that are left."""
        node = self.root(code)
        if node is None:
            return False
        first: i64 = 0
        second: i64 = 0
        for edge in node.edges:
            if edge.visits > first:
                second = first
                first = edge.visits
            elif edge.visits > second:
                second = edge.visits
        return first - second > left

    def follow(self, code: str, choice: i64) -> None:
        """Our seat has given this answer: from now on the tree begins at what it led to."""
        node = self.root(code)
        if node is None:
            return
        for edge in node.edges:
            if edge.choice == choice:
                self.roots[self.seat] = edge

    def simulate(self, s: BaseState) -> None:
        """Down the trees to a question that is new to our seat; judge it; tell all answers on the way."""
        at = self.roots.copy()
        path: list[Edge] = []
        owners: list[i64] = []
        rng = self.rng
        end: BaseState = s
        rounds = self.settings.rounds
        owing = reopen(s) if rounds else i64(0)
        for _ in range(LONGEST):
            options = until_asked(s, rng)
            if len(options) == 0:
                break
            step = s.stack[-1]
            player = step.player
            if rounds and isinstance(step, Together):
                if begins_anew(step, owing):
                    break
                owing = step.owing()
            if player != self.seat and self.settings.lone:
                s = self.best_of_few(s, step, options)
                end = s
                continue
            node = find_node(at[player], step.code)
            if node is None:
                node = Node(step.code)
                at[player].there.append(node)
                best = self.expand(node, s, step, options)
                if player == self.seat and path and not rounds:
                    end = best
                    break
            elif self.admit(node, options):
                self.expand(node, s, step, options)
            edge = self.select(node, options, player)
            path.append(edge)
            owners.append(player)
            at[player] = edge
            s.stack.pop()
            step.apply(s, edge.choice)
            end = s
        self.tell(path, owners, self.play_on(end))

    def tell(self, path: list[Edge], owners: list[i64], end: BaseState) -> None:
        """Every answer on the way learns what it came to for the seat that gave it."""
        values = vec[float]([-1.0 for _ in range(SEATS)])
        for i in range(len(path)):
            owner = owners[i]
            if values[owner] < 0.0:
                values[owner] = self.judge(end, int(owner), self.weights)
                self.reach(owner, values[owner])
            edge = path[i]
            value = values[owner]
            edge.visits += 1
            edge.total += value
            edge.squares += value * value

    def reach(self, player: i64, value: float) -> None:
        """Between what judgements a seat's options lie: differences count against these."""
        if value < self.low[player]:
            self.low[player] = value
        if value > self.high[player]:
            self.high[player] = value

    # -- first sight ----------------------------------------------------------------------------------------

    def admit(self, node: Node, options: vec[i64]) -> bool:
        """Whether an option is new at a question that is not."""
        edges = node.edges
        n = i64(len(edges))
        at: i64 = 0
        for i in range(i64(len(options))):
            while at < n and edges[at].choice < options[i]:
                at += 1
            if at == n or edges[at].choice != options[i]:
                return True
        return False

    def expand(self, node: Node, s: BaseState, step: Step[Any], options: vec[i64]) -> BaseState:
        """Judge the new options of a question at first sight; the position that the best of them leads to."""
        player = step.player
        known = node.edges
        edges: list[Edge] = []
        n = i64(len(known))
        at: i64 = 0
        top = -1.0
        best: BaseState = s
        for i in range(i64(len(options))):
            choice = options[i]
            while at < n and known[at].choice < choice:
                edges.append(known[at])
                at += 1
            if at < n and known[at].choice == choice:
                continue
            value = UNSEEN
            for _ in range(self.settings.tries):
                trial = s.clone()
                trial.stack.pop()
                step.apply(trial, choice)
                self.finish(trial, player, step.code)
                found = self.judge(trial, int(player), self.weights)
                if found > value:
                    value = found
                if found > top:
                    top = found
                    best = trial
            if value >= 0.0:
                self.reach(player, value)
            edges.append(Edge(choice, value))
        while at < n:
            edges.append(known[at])
            at += 1
        node.edges = edges
        self.order(node)
        return best

    def order(self, node: Node) -> None:
        """How likely each option is tried, by its first sight: the best most, none never."""
        edges = node.edges
        n = float(len(edges))
        if self.settings.tries == 0:
            for edge in edges:
                edge.prior = 1.0 / n
            return
        total = 0.0
        squares = 0.0
        top = 0.0
        for edge in edges:
            total += edge.first
            squares += edge.first * edge.first
            if edge.first > top:
                top = edge.first
        mean = total / n
        spread = sqrt(max(0.0, squares / n - mean * mean)) + TINY
        whole = 0.0
        for edge in edges:
            edge.prior = exp(self.settings.sharp * (edge.first - top) / spread)
            whole += edge.prior
        for edge in edges:
            edge.prior = 0.9 * edge.prior / whole + 0.1 / n

    def select(self, node: Node, options: vec[i64], player: i64) -> Edge:
        """The option that is best so far or has been tried too little; among equals the first.

        Where rounds are searched to their end, questions deep down are seldom met: there no option is the first.
        """
        low = self.low[player]
        scale = self.high[player] - low
        if scale < TINY:
            scale = 1.0
        edges = node.edges
        total: i64 = 0
        whole = 0.0
        at: i64 = 0
        k = i64(len(options))
        for i in range(k):
            while edges[at].choice != options[i]:
                at += 1
            total += edges[at].visits
            whole += edges[at].total
        usual = whole / float(total) if total else 0.5
        urge = self.settings.explore * sqrt(float(total) + 1.0)
        best = -1.0
        chosen = edges[0]
        i = self.rng.below(k) if self.settings.rounds else i64(0)
        at = 0
        for _ in range(k):
            while edges[at].choice != options[i]:
                at += 1
            edge = edges[at]
            mean = usual if edge.visits == 0 and edge.first < 0.0 else edge.mean()
            value = (mean - low) / scale + urge * edge.prior / float(edge.visits + 1)
            if value > best:
                best = value
                chosen = edge
            i += 1
            if i == k:
                i = 0
                at = 0
        return chosen

    # -- playing on -----------------------------------------------------------------------------------------

    def finish(self, s: BaseState, player: i64, code: str) -> None:
        """Play a turn to its end at random: to the next pause or somebody else's question."""
        if not self.pauses:
            roll_out(s, player, code, self.rng)
            return
        rng = self.rng
        for _ in range(LONGEST):
            options = until_asked(s, rng)
            k = i64(len(options))
            if k == 0:
                return
            step = s.stack[-1]
            if step.player != player or step.code in self.pauses:
                return
            s.stack.pop()
            step.apply(s, options[rng.below(k)])

    def play_on(self, s: BaseState) -> BaseState:
        """From the end of a tree to where the position is judged."""
        if self.pauses:
            return self.stroll(s)
        for _ in range(self.settings.turns):
            roll_out(s, self.seat, "", self.rng)
        return s

    def stroll(self, s: BaseState) -> BaseState:
        """Some turns more, each the best of a few ways to play it."""
        rng = self.rng
        turns = self.settings.turns
        while turns > 0:
            options = until_asked(s, rng)
            k = i64(len(options))
            if k == 0:
                return s
            step = s.stack[-1]
            if step.player == self.seat:
                turns -= 1
            s = self.best_of_few(s, step, options)
        return s

    def best_of_few(self, s: BaseState, step: Step[Any], options: vec[i64]) -> BaseState:
        """Where the best of a few random ways to play a turn leads."""
        k = i64(len(options))
        player = step.player
        top = -1.0
        best: BaseState = s
        for _ in range(self.settings.breadth):
            trial = s.clone()
            trial.stack.pop()
            step.apply(trial, options[self.rng.below(k)])
            self.finish(trial, player, step.code)
            value = self.judge(trial, int(player), self.weights)
            if value > top:
                top = value
                best = trial
        return best
