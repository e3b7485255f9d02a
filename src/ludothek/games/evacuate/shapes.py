"""How the state of EVACUATE! reads as tables, for those who make tensors of it."""

from __future__ import annotations

from collections.abc import Mapping

from ...core.game import Shape
from .state import COLOURS, WIDTH
from .tables import DISTANCES, Pack

# In the order of the fields in state.py.
RUNNER = (
    "at",
    "facing",
    "status",
    "pool",
    "speed",
    "points",
    "moved",
    "stunned",
    "stun-next",
    "began",
    "barred",
    "card",
    "played",
    "hand",
    "discard",
    "civilization",
    "specials",
    "stolen",
    "hits",
    "token",
    "jars",
    "dead",
    "due",
    "stun-due",
    "lost",
    "shielded",
    "kept",
    "freedom",
)
FREEDOMS = 5  # what a runner can disregard


def shapes(pack: Pack) -> Mapping[str, Shape]:
    assert len(RUNNER) == WIDTH
    runs, specials, colours = int(pack.run.count), int(pack.special.count), len(COLOURS)
    sets = {"hand": runs, "discard": runs, "specials": specials, "stolen": specials, "jars": colours}
    return {
        "runners": Shape(RUNNER, {**sets, "freedom": FREEDOMS}),
        "line": Shape(("card", "dir", "up", "start"), rows=int(pack.station.count)),
        "nomia": Shape(tuple(f"title-{title}" for title in range(int(pack.nomia.count)))),
        "neutral": Shape(tuple(f"rows-{distance}" for distance in range(int(DISTANCES)))),
        "top_known": Shape(sets={"": colours}),
        "winners": Shape(sets={"": colours}),
    }
