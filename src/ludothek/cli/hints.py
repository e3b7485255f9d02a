"""The ladder of hints at the terminal: every `h` climbs one rung."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..bots.analysis import Verdict
    from ..core.match import Decision
    from .question import Question
    from .screen import Screen


class Hints:
    """What was told of the present question; the next one begins anew."""

    def __init__(self) -> None:
        self._asked: Decision | None = None
        self._verdict: Verdict | None = None
        self._told = 0

    def climb(self, question: Question, screen: Screen) -> None:
        from ..bots.analysis import HINT, Analysis, simulations_of
        from ..bots.ladder import RUNGS, Asked, hint

        match, decision = question.match, question.decision
        seen = match.game.observe(match.state, decision.seat)
        if decision is not self._asked or self._verdict is None:
            screen.say("hint-thinking", "dim")
            analysis = Analysis(match.game, seen, decision)
            analysis.deepen(simulations_of(match.game, HINT.worth), HINT.cap)
            self._asked, self._verdict, self._told = decision, analysis.verdict(), 0
        if self._told == len(RUNGS):
            screen.say("hint-last")
            return
        asked = Asked(match.game, seen, decision, question.catalogue, match.record.seats)
        screen.print(hint(asked, self._verdict, RUNGS[self._told]).text, "bold")
        self._told += 1
