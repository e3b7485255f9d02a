"""The rules that can forbid an answer, numbered for the engine. Their sentences stand in RULES.md."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

REFUSALS: Final = (
    "",
    "EVC-ACT-10",
    "EVC-SETUP-13",
    "EVC-RUN-01",
    "EVC-CLEAN-05",
    "EVC-SETUP-10",
    "EVC-STATION-02",
    "EVC-ACT-06",
    "EVC-ACT-11",
    "EVC-ACT-14",
    "EVC-NOMIA-15",
    "EVC-CIV-03",
    "EVC-CIV-04",
    "EVC-CIV-12",
    "EVC-NEUTRAL-08",
    "EVC-SETUP-22",
    "EVC-NOMIA-01",
    "EVC-NEUTRAL-02",
    "EVC-STATION-04",
    "EVC-SETUP-25",
    "EVC-CIV-14",
    "EVC-ACT-12",
)

ACT_10: Final[i64] = 1
SETUP_13: Final[i64] = 2
RUN_01: Final[i64] = 3
CLEAN_05: Final[i64] = 4
SETUP_10: Final[i64] = 5
STATION_02: Final[i64] = 6
ACT_06: Final[i64] = 7
ACT_11: Final[i64] = 8
ACT_14: Final[i64] = 9
NOMIA_15: Final[i64] = 10
CIV_03: Final[i64] = 11
CIV_04: Final[i64] = 12
CIV_12: Final[i64] = 13
NEUTRAL_08: Final[i64] = 14
SETUP_22: Final[i64] = 15
NOMIA_01: Final[i64] = 16
NEUTRAL_02: Final[i64] = 17
STATION_04: Final[i64] = 18
SETUP_25: Final[i64] = 19
CIV_14: Final[i64] = 20
ACT_12: Final[i64] = 21
