"""The games of Evacuation that are kept as golden files."""

from __future__ import annotations

from pathlib import Path
from random import Random

from ludothek.core.match import Decision
from ludothek.games import find
from tests.games.golden import Course, Golden

TABLES: dict[str, tuple[int, dict[str, str]]] = {  # seats and options
    "solo": (1, {}),
    "solo-advanced": (1, {"actions": "advanced"}),
    "race-2": (2, {"mode": "race"}),
    "race-2-robot": (2, {"mode": "race", "robot": "on"}),
    "points-3": (3, {"mode": "points"}),
    "everything-4": (4, {"mode": "points", "actions": "advanced", "objectives": "on", "lines": "random"}),
}


def course(table: str, seed: int = 1) -> Course:
    seats, options = TABLES[table]
    return Course(table, seats, options, f'table = "{table}"', seed)


def seldom_pass(decision: Decision, random: Random) -> list[int]:
    """Else a game would be over before it has begun."""
    options = list(decision.options)
    if decision.code == "turn" and len(options) > 1 and options[0] == 0 and random.random() < 0.9:
        del options[0]
    return options


GOLDEN = Golden(
    game=find("evacuation"),
    folder=Path(__file__).parent,
    recorded=[course(table) for table in TABLES],
    played_through=[course("race-2-robot", seed=7), course("solo-advanced", seed=7)],
    positions={  # all but the first are in the middle of a rule
        "the-first-turn": (course("race-2"), "turn"),
        "a-ship-is-loaded": (course("points-3"), "load"),
        "the-power-is-divided": (course("points-3"), "progress.move"),
        "a-card-of-a-row-is-taken": (course("solo"), "market.take"),
        "the-opponent-flips-a-card": (course("race-2-robot"), "solo.card"),
        "a-part-of-a-card-is-used": (course("solo-advanced"), "card.part"),
        "a-factory-is-settled": (course("everything-4"), "settle.factory"),
        "an-objective-may-follow-the-action": (course("everything-4"), "turn.after"),
    },
    wishes=seldom_pass,
)
