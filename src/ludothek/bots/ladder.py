"""Hints for people, as a ladder of three rungs: what matters now, where to look, and what to do.

Each rung is a sentence made from what the seat sees and what a search thinks of it; no game is known here.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import mean, pstdev
from typing import TYPE_CHECKING

import msgspec

from ..core.chance import Rng
from ..core.step import advance, play
from ..scene import find_view
from .rollout import roll_out

if TYPE_CHECKING:
    from ..core.game import GameInfo
    from ..core.match import Decision
    from ..core.state import BaseState, Observation
    from ..i18n import Catalogue
    from .analysis import Opinion, Verdict

RUNGS = ("goal", "area", "move")
WORLDS = 2  # positions in which the best line is tried; what they agree on is told
ROUNDS = 16  # that are played on where the line changes nothing at once
CLEAR = 2.0  # standard errors
FEW = 3  # answers among which the best is to be found
NAMED = 3  # figures that are named


class Hint(msgspec.Struct, omit_defaults=True):
    """One rung: its sentence, and the answers it speaks of."""

    rung: str
    text: str
    words: list[str] = []


class Asked:
    """What a seat sees and is asked, in its language. `seats` are the names in the record."""

    def __init__(
        self, game: GameInfo, seen: Observation, decision: Decision, catalogue: Catalogue, seats: Sequence[str]
    ) -> None:
        self.game = game
        self.seen = seen
        self.decision = decision
        self.catalogue = catalogue
        self.names = catalogue.seat_names(seats)

    def label(self, word: str) -> str:
        """An answer, as it stands in the list."""
        return self.catalogue.option(self.decision.code, word, names=self.names, source=self.decision.source)

    def listed(self, labels: Sequence[str]) -> str:
        """`“Steel, New World” and “Points”`: labels may have commas and full stops of their own."""
        return self.catalogue.list_names([self.catalogue.say("hint-quoted", text=label) for label in labels])

    def chances(self, opinion: Opinion) -> str:
        """`62 % ± 5`, or alone `74 points ± 5`, as a sentence about one answer."""
        kind = "alone" if len(self.names) == 1 else "many"
        scale = scale_of(self.game, len(self.names))
        return self.catalogue.say(
            f"hint-chances-{kind}", value=shown(opinion.value, scale), error=error(opinion, scale)
        )


PERCENT = (0.0, 100.0)


def scale_of(game: GameInfo, seats: int) -> tuple[float, float]:
    """What judgements of 0 and of 1 are shown as: chances in per cent, alone points."""
    return game.alone if seats == 1 and game.alone else PERCENT


def shown(value: float, scale: tuple[float, float]) -> int:
    low, high = scale
    return round(low + (high - low) * value)


def error(opinion: Opinion, scale: tuple[float, float]) -> int:
    """What is added on both sides; a value that was reckoned in no way is never certain."""
    return max(1, round((scale[1] - scale[0]) * min(0.5, opinion.error)))


def hint(asked: Asked, verdict: Verdict, rung: str) -> Hint:
    """One rung of the ladder."""
    if rung == "goal":
        return Hint(rung, _goal(asked, verdict))
    if rung == "area":
        words = _best(asked, verdict)
        return Hint(rung, _area(asked, words), words)
    best = verdict.opinions[0]
    text = asked.catalogue.say("hint-move", option=asked.listed([asked.label(best.word)]), chances=asked.chances(best))
    return Hint(rung, text, [best.word])


# -- what matters -------------------------------------------------------------------------------------------


def _goal(asked: Asked, verdict: Verdict) -> str:
    """Which of one's own figures the best line raises, and which it costs; else what it does to others."""
    say, seat = asked.catalogue.say, asked.decision.seat
    changes = _changes(asked, verdict)
    mine = [(label, by) for who, label, by in changes if who == seat]
    gains, costs = (_named(asked, [label for label, by in mine if by * sign > 0]) for sign in (1, -1))
    if gains and costs:
        return say("hint-goal-worth", gains=gains, costs=costs)
    if gains:
        return say("hint-goal", gains=gains)
    others = _named(asked, [label for who, label, by in changes if who != seat and by < 0])
    if others:
        return say("hint-goal-others", figures=others)
    soon = _named(asked, _soon(asked, verdict))
    if soon:
        return say("hint-goal-soon", gains=soon)
    return say("hint-goal-costs", costs=costs) if costs else say("hint-goal-later")


def _named(asked: Asked, labels: list[str]) -> str:
    return asked.listed(list(dict.fromkeys(labels))[:NAMED]) if labels else ""


def _changes(asked: Asked, verdict: Verdict) -> list[tuple[int, str, int]]:
    """What the best line changes until somebody else or chance comes: (seat, label of a figure, by how much)."""
    now = _figures(asked, asked.seen)
    tried = []
    for world in range(WORLDS):
        state = _follow(asked, asked.game.sample_state(asked.seen, Rng(world)), verdict.line)
        tried.append(_figures(asked, asked.game.observe(state, asked.decision.seat)))
    found = []
    for key, (label, value) in now.items():
        by = {after[key][1] - value for after in tried if key in after}
        if len(by) == 1 and 0 not in by:
            found.append((key[0], label, by.pop()))
    return found


def _soon(asked: Asked, verdict: Verdict) -> list[str]:
    """The own figures that a round played on at random raises, after the best answer more than after others."""
    seat = asked.decision.seat
    best = number(asked, verdict.opinions[0].word)
    others = [choice for choice in asked.decision.options if choice != best]
    found: dict[str, list[int]] = {}
    for world in range(ROUNDS):
        rng = Rng(world)
        dealt = asked.game.sample_state(asked.seen, rng)
        after = []
        for choice in (best, others[world % len(others)]):
            state = dealt.clone()
            play(state, choice, seat)
            roll_out(state, seat, asked.decision.code, Rng(world + ROUNDS))
            after.append(_figures(asked, asked.game.observe(state, seat)))
        for key, (label, value) in after[0].items():
            if key[0] == seat and key in after[1]:
                found.setdefault(label, []).append(value - after[1][key][1])
    clear = {label: sum(by) / ROUNDS for label, by in found.items() if _is_clear(by)}
    return sorted(clear, key=lambda label: -clear[label])


def _is_clear(differences: list[int]) -> bool:
    """Whether they are above zero by more than accident."""
    return mean(differences) > CLEAR * max(pstdev(differences), 0.5) / sqrt(len(differences))


def number(asked: Asked, word: str) -> int:
    return asked.decision.options[asked.decision.words.index(word)]


def _figures(asked: Asked, seen: Observation) -> dict[tuple[int, str], tuple[str, int]]:
    """(seat, figure) -> its label and value; the figure by which the game is won comes first."""
    players = find_view(asked.game).players(seen, asked.catalogue, asked.names)
    figures = [(player.seat, figure) for player in players for figure in player.figures if not figure.passing]
    figures.sort(key=lambda at: not at[1].score)
    return {(seat, figure.id): (figure.label, figure.value) for seat, figure in figures}


def _follow(asked: Asked, state: BaseState, line: Sequence[tuple[str, int]]) -> BaseState:
    """The position after as much of a line as the seat can play by itself."""
    seat = asked.decision.seat
    for code, choice in line:
        step = state.stack[-1] if state.stack else None
        if step is None or not (step.owing() >> seat) & 1 or step.code != code:
            break
        options = step.asking(seat).options(state)
        if choice not in [int(options[i]) for i in range(len(options))]:
            break
        play(state, choice, seat)
        advance(state)
    return state


# -- where to look ------------------------------------------------------------------------------------------


def _best(asked: Asked, verdict: Verdict) -> list[str]:
    """The best answers, in the order of the question, so that the first of them is not the best by that."""
    wanted = min(FEW, max(1, len(asked.decision.words) - 1))
    if len(asked.decision.words) == 2:
        wanted = 2
    chosen = {opinion.word for opinion in verdict.opinions[:wanted]}
    return [word for word in asked.decision.words if word in chosen]


def _area(asked: Asked, words: list[str]) -> str:
    """Among which answers the best one is, and on which part of the table they lie, if it is one part."""
    say = asked.catalogue.say
    options = asked.listed([asked.label(word) for word in words])
    text = say("hint-area", options=options) if len(asked.decision.words) > len(words) else say("hint-area-two")
    scene = find_view(asked.game).scene(asked.seen, asked.decision, asked.catalogue, asked.names, False)
    parts = {board.title: {piece.word for piece in board.pieces} for board in scene.boards}
    parts |= {row.title: {card.word for card in row.cards} for row in scene.rows}
    there = [title for title, held in parts.items() if title and all(word in held for word in words)]
    return f"{text} {say('hint-area-part', part=there[0])}" if there else text
