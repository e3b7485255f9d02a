"""How to find things in the scenes of Evacuation."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random

from ludothek.core.match import Match
from ludothek.scene import Scene
from tests.games import looking

from .rules.positions import GAME, pack

language = partial(looking.language, "evacuation")


def lit(scene: Scene) -> dict[str, str]:
    """The pieces and cards that stand for an answer: id -> word."""
    return looking.lit(scene) | looking.chosen(scene)


def course(seats: int, seed: int, answers: int, **options: str) -> Iterator[tuple[Match, str]]:
    """A game at random answers: before each one the match, and a colour that owes it; passing is rare."""
    match, random = Match(GAME, pack(), seats, options, seed, looking.NAMES[:seats]), Random(seed)
    for _ in range(answers):
        decision = match.decision()
        if decision is None:
            return
        seat = random.choice(decision.owing)
        yield match, GAME.colours[seat]
        mine = match.decision(seat)
        assert mine is not None
        wished = [word for word in mine.words if word not in ("pass", "done", "auto") or random.random() < 0.1]
        match.play(seat, mine.options[mine.words.index(random.choice(wished or list(mine.words)))])
