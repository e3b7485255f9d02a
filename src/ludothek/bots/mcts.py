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

FIRST = 0.6  # of what is left of a turn's simulations and time: for the question at hand


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
    )


def new_search(game: GameInfo, observation: Observation, seat: int, rng: Rng, weights: Weights | None = None) -> Search:
    return Search(game.evaluate, game.sample_state, game.pauses, weights or game.weights, seat, rng, settings_of(game))


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
    """Searches within a budget for each turn. `simulations` decide; `seconds` (0: none) cut short."""

    def __init__(self, name: str, simulations: int, seconds: float = 0.0, weights: Weights | None = None) -> None:
        self.name = name
        self.simulations = simulations
        self.seconds = seconds
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
        self._left -= share
        self._time = max(self._time - (perf_counter() - begun), 0.1 * self.seconds)
        return choice

    def _take_up(self, game: GameInfo, observation: Observation, decision: Decision, rng: Rng) -> Search:
        """The search that has come upon this question already, or a new one; a new turn has its budget whole."""
        known = self._search is not None and self._expected == (observation.view.key(), decision.code)
        if not known and (not game.pauses or decision.code in game.pauses or self._left < self.simulations // 8):
            self._left, self._time = self.simulations, self.seconds
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
