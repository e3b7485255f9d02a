"""The bots that search: a strength is a number of simulations for a turn, with a cap on the time at a table.

What was searched for one question is kept for the next one of the same turn: a turn is often a string of small
questions, and the first search has already looked at those that follow.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter

from ..core.chance import Rng
from ..core.game import GameInfo
from ..core.match import Decision
from ..core.state import Observation
from ..core.step import advance, play
from ..core.weights import Weights
from .search import Edge, Node, Search, Settings

PACE = 5000  # simulations that take about a second, where a game does not say
FIRST = 0.6  # of what is left of a turn's simulations and time: for the question at hand


@dataclass(frozen=True)
class Effort:
    """What one turn may cost."""

    worth: float  # so many simulations as take about so many seconds, compiled, on one quiet core
    cap: float  # seconds after which a table waits no longer


EXPERT = Effort(1.2, 1.9)
MASTER = Effort(3.5, 4.8)


@dataclass(frozen=True)
class Thought:
    """What a search thinks of one option."""

    choice: int
    value: float  # 0 lost, 1 won: as the game's judgement sees it
    visits: int
    error: float  # the standard error of the value


def settings_of(game: GameInfo) -> Settings:
    """How a game is searched: the table `search` of its weights.toml."""
    found = game.search
    return Settings(
        explore=found.get("explore", 1.2),
        sharp=found.get("sharp", 1.0),
        tries=int(found.get("tries", 1)),
        turns=int(found.get("turns", 0)),
        breadth=int(found.get("breadth", 3)),
        lone=bool(found.get("lone", 0)),
        rounds=bool(found.get("rounds", 0)),
    )


def new_search(game: GameInfo, observation: Observation, seat: int, rng: Rng, weights: Weights | None = None) -> Search:
    judged_by = weights or game.judgement
    return Search(game.evaluate, game.sample_state, game.pauses, judged_by, seat, rng, settings_of(game))


def thoughts(node: Node | None, decision: Decision) -> list[Thought]:
    """The options of a question, the most trusted first; those not yet met come last."""
    edges: dict[int, Edge] = {} if node is None else {int(edge.choice): edge for edge in node.edges}
    found = []
    for choice in decision.options:
        edge = edges.get(choice)
        if edge is None:
            found.append(Thought(choice, 0.0, 0, 1.0))
        else:
            found.append(Thought(choice, edge.mean(), int(edge.visits), edge.error()))
    return sorted(found, key=lambda thought: (-thought.visits, -thought.value, thought.choice))


class SearchBot:
    """Searches within a budget for each turn: as many simulations as `worth` says, cut short by `cap` (0: never)."""

    def __init__(self, name: str, worth: float, cap: float = 0.0, weights: Weights | None = None) -> None:
        self.name = name
        self.worth = worth
        self.cap = cap
        self.weights = weights
        self.thoughts: list[Thought] = []  # on the last question
        self._search: Search | None = None
        self._expected: tuple[int, str] | None = None  # the question that this search is good for
        self._left = 0  # of the turn's simulations
        self._time = 0.0  # and seconds

    def choose(self, game: GameInfo, observation: Observation, decision: Decision, rng: Rng) -> int:
        if len(decision.options) == 1:
            self.thoughts = [Thought(decision.options[0], 0.0, 0, 1.0)]
            return decision.options[0]
        begun = perf_counter()
        search = self._take_up(game, observation, decision, rng)
        share = max(1, round(self._left * FIRST))
        search.run(observation, decision.code, share, self._time * FIRST)
        self.thoughts = thoughts(search.root(decision.code), decision)
        choice = self.thoughts[0].choice
        search.follow(decision.code, choice)
        self._search, self._expected = search, self._next_question(game, observation, decision, rng, choice)
        self._left = max(self._left - share, 1)  # 0 is a bot that has not begun
        self._time = max(self._time - (perf_counter() - begun), 0.1 * self.cap)
        return choice

    def _take_up(self, game: GameInfo, observation: Observation, decision: Decision, rng: Rng) -> Search:
        """The search that has come upon this question already, or a new one; a new turn has its budget whole."""
        known = self._search is not None and self._expected == (observation.view.key(), decision.code)
        if decision.code in game.pauses or (not known and not game.pauses) or self._left == 0:
            self._left, self._time = round(self.worth * game.search.get("pace", PACE)), self.cap
        if known:
            assert self._search is not None
            return self._search
        return new_search(game, observation, decision.seat, rng, self.weights)

    def _next_question(
        self, game: GameInfo, observation: Observation, decision: Decision, rng: Rng, choice: int
    ) -> tuple[int, str] | None:
        """What this seat will see if it is asked on at once; None if chance or somebody else comes before."""
        state = game.sample_state(observation, rng)
        play(state, choice, decision.seat)
        advance(state)
        if not state.stack or state.stack[-1].player != decision.seat:
            return None
        return game.observe(state, decision.seat).view.key(), state.stack[-1].code
