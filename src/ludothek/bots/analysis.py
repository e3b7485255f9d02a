"""What a search thinks of a question, for people who want to know: hints and analyses.

A search begins with what the seat sees and draws its luck from that alone, so it can tell nothing that is hidden.
"""

from __future__ import annotations

import msgspec

from ..core.chance import Rng
from ..core.game import GameInfo
from ..core.match import Decision
from ..core.state import Observation
from .mcts import EXPERT, PACE, Effort, new_search, thoughts
from .search import Node

HINT = Effort(EXPERT.worth, 1.9)  # what a hint may cost
LONGEST = 6  # answers of a line
TRUSTED = 8  # visits without which a line is not carried on
SURE = 1.96  # standard errors on both sides of a value that hold it in 95 of 100 cases


class Opinion(msgspec.Struct, frozen=True):
    """What is thought of one answer."""

    word: str
    value: float  # 0 lost, 1 won
    error: float  # on both sides, with 95 % confidence
    visits: int


class Verdict(msgspec.Struct, frozen=True):
    """What is thought of a question: its answers, the best first, and how the best line goes on in one's own turn."""

    opinions: list[Opinion]
    line: list[tuple[str, int]]  # (code, choice), beginning with the best answer
    simulations: int


def simulations_of(game: GameInfo, worth: float) -> int:
    """As many as take about so many seconds, compiled."""
    return max(1, round(worth * game.search.get("pace", PACE)))


class Analysis:
    """The search of one question; it can be deepened again and again."""

    def __init__(self, game: GameInfo, observation: Observation, decision: Decision) -> None:
        self.game = game
        self.observation = observation
        self.decision = decision
        luck = Rng(int(observation.view.digest(), 16) >> 1)
        self.search = new_search(game, observation, decision.seat, luck)

    def deepen(self, simulations: int, seconds: float = 0.0) -> None:
        """So many simulations more, at most so many seconds (0: as long as it takes)."""
        self.search.run(self.observation, self.decision.code, simulations, seconds)

    def verdict(self) -> Verdict:
        decision = self.decision
        words = dict(zip(decision.options, decision.words))
        found = thoughts(self.search.root(decision.code), decision)
        opinions = [Opinion(words[t.choice], t.value, min(1.0, SURE * t.error), t.visits) for t in found]
        return Verdict(opinions, self._line(), int(self.search.simulations))

    def _line(self) -> list[tuple[str, int]]:
        """The answers that were tried most, each after the one before."""
        line: list[tuple[str, int]] = []
        node: Node | None = self.search.root(self.decision.code)
        while node is not None and node.edges and len(line) < LONGEST:
            edge = max(node.edges, key=lambda edge: (edge.visits, edge.mean(), -edge.choice))
            line.append((node.code, int(edge.choice)))
            known = [after for after in edge.there if after.visits() >= TRUSTED]
            node = max(known, key=lambda after: after.visits()) if known else None
        return line
