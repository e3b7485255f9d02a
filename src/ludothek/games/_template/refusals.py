"""The rules that can forbid an answer, numbered for the engine. The sentences stand in RULES.md."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Number 0 is "no rule forbids it"; number 1 is the kernel's "this part of an effect cannot be carried out".
REFUSALS: Final = (
    "",
    "LAN-PLAY-02",
    "LAN-SETUP-04",
    "LAN-DECK-01",
    "LAN-PICK-01",
    "LAN-LIGHT-02",
    "LAN-LIGHT-03",
    "LAN-LIGHT-05",
    "LAN-WIND-02",
    "LAN-WIND-03",
)

SETUP_04: Final[i64] = 2
DECK_01: Final[i64] = 3
PICK_01: Final[i64] = 4
LIGHT_02: Final[i64] = 5
LIGHT_03: Final[i64] = 6
LIGHT_05: Final[i64] = 7
WIND_02: Final[i64] = 8
WIND_03: Final[i64] = 9
