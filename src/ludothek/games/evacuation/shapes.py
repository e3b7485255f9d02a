"""How the state of Evacuation reads as tables, for those who make tensors of it."""

from __future__ import annotations

from collections.abc import Mapping

from ...core.game import Shape
from .state import WIDTH
from .tables import INFRASTRUCTURE, KIND_WORDS, LAND_SITES, POWER_WORDS, TILES, WORLD_WORDS, Pack

WORLDS = tuple(f"{world}-{kind}" for world in WORLD_WORDS for kind in KIND_WORDS)

# In the order of the fields in state.py.
COLOUR = (
    *[f"stock-{what}" for what in WORLDS],
    *[f"production-{kind}" for kind in KIND_WORDS],
    *[f"reserve-{kind}" for kind in KIND_WORDS],
    *[f"factory-{what}" for what in WORLDS],
    *[f"settled-{kind}" for kind in KIND_WORDS],
    "population",
    "settlers",
    "sites",
    "tokens-up",
    "tokens-down",
    *["step-0", "step-1"],
    *["lane-0", "lane-1"],
    "actions",
    *[f"group-{group}" for group in range(4)],
    "passed",
    "chips",
    *["received-lesser", "received-greater"],
    *[f"tile-{tile}" for tile in range(int(TILES))],
    "done",
    "half",
    "powers",
    "tech-faces",
    "completed",
    "goals",
    "draft",
    "shown",
    *[f"cargo-{kind}" for kind in KIND_WORDS],
    *[f"cargo-factory-{kind}" for kind in KIND_WORDS],
    "cargo-people",
    "wild",
    "penalised",
    "free-action",
)


def shapes(pack: Pack) -> Mapping[str, Shape]:
    assert len(COLOUR) == WIDTH
    tiles, goals = int(TILES), int(pack.goals)
    sets = {
        "sites": int(LAND_SITES),
        "done": tiles,
        "half": tiles,
        "powers": len(POWER_WORDS),
        "completed": int(pack.count[INFRASTRUCTURE]),
        "goals": goals,
        "draft": goals,
        "shown": goals,
    }
    return {
        "colours": Shape(COLOUR, sets),
        "hands": Shape(tuple(f"design-{design}" for design in range(int(pack.actions)))),
        "solo_deck": Shape(sets={"": int(pack.solo_cards)}),
    }
