"""The games of EVACUATE! that are kept as golden files."""

from __future__ import annotations

from pathlib import Path

from ludothek.games import find
from tests.games.golden import Course, Golden


def course(seats: int, mode: str, civilizations: str = "choice", seed: int = 1) -> Course:
    name = f"{mode}-{seats}" + ("-random" if civilizations == "random" else "")
    options = {"mode": mode, "civilizations": civilizations}
    return Course(name, seats, options, f'seats = {seats}, mode = "{mode}"', seed)


GOLDEN = Golden(
    game=find("evacuate"),
    folder=Path(__file__).parent,
    recorded=[
        *[course(seats, mode) for mode in ("basic", "full") for seats in range(2, 7)],
        *[course(seats, "full", "random") for seats in (2, 4, 6)],
    ],
    played_through=[course(4, "basic", seed=7), course(4, "full", seed=7)],
    positions={  # all but the first are in the middle of a rule
        "run-cards-are-picked": (course(2, "basic"), "run.pick"),
        "a-station-card-is-chosen": (course(4, "basic"), "station.choose"),
        "a-special-card-may-be-played": (course(4, "full"), "special.play"),
        "a-target-is-named": (course(5, "full"), "target.choose"),
        "a-market-card-is-chosen": (course(6, "basic"), "market.choose"),
    },
)
