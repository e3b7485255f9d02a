"""The rules that can forbid an answer, numbered for the engine. The sentences stand in RULES.md."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Number 0 is "no rule forbids it"; number 1 is the kernel's "this part of an effect cannot be carried out".
REFUSALS: Final = (
    "",
    "EVA-ACT-14",
    "EVA-SETUP-07",
    "EVA-SETUP-08",
    "EVA-SETUP-14",
    "EVA-SETUP-16",
    "EVA-SETUP-19",
    "EVA-RES-04",
    "EVA-RES-06",
    "EVA-ACT-05",
    "EVA-ACT-06",
    "EVA-ACT-08",
    "EVA-INFRA-01",
    "EVA-INFRA-03",
    "EVA-INFRA-05",
    "EVA-TECH-08",
    "EVA-SETTLE-02",
    "EVA-SETTLE-03",
    "EVA-SETTLE-04",
    "EVA-SETTLE-05",
    "EVA-SETTLE-06",
    "EVA-SETTLE-08",
    "EVA-TECH-K04",
    "EVA-SHIP-01",
    "EVA-STAD-01",
    "EVA-FAC-01",
    "EVA-FAC-03",
    "EVA-POP-01",
    "EVA-MARKET-01",
    "EVA-MARKET-03",
    "EVA-MARKET-04",
    "EVA-MARKET-05",
    "EVA-MARKET-07",
    "EVA-TRANS-02",
    "EVA-TRANS-03",
    "EVA-TRANS-04",
    "EVA-TRANS-06",
    "EVA-TRANS-08",
    "EVA-TRANS-09",
    "EVA-TRANS-10",
    "EVA-TRANS-12",
    "EVA-TRANS-13",
    "EVA-TRANS-15",
    "EVA-TRANS-16",
    "EVA-TRANS-18",
    "EVA-TRANS-21",
    "EVA-PROG-01",
    "EVA-PROG-03",
    "EVA-PROG-04",
    "EVA-PROG-05",
    "EVA-PROG-12",
    "EVA-PROG-14",
    "EVA-BONUS-02",
    "EVA-BONUS-03",
    "EVA-POINTS-02",
    "EVA-POINTS-03",
    "EVA-ADV-02",
    "EVA-ADV-03",
    "EVA-ADV-04",
    "EVA-ADV-07",
    "EVA-ADV-11",
    "EVA-ADV-15",
    "EVA-MOD-01",
    "EVA-MOD-06",
    "EVA-MOD-07",
    "EVA-MOD-08",
    "EVA-SOLO-05",
    "EVA-SOLO-08",
    "EVA-SOLO-09",
    "EVA-END-RACE-06",
    "EVA-RES-05",
)

ACT_14: Final[i64] = 1
SETUP_07: Final[i64] = 2
SETUP_08: Final[i64] = 3
SETUP_14: Final[i64] = 4
SETUP_16: Final[i64] = 5
SETUP_19: Final[i64] = 6
RES_04: Final[i64] = 7
RES_06: Final[i64] = 8
ACT_05: Final[i64] = 9
ACT_06: Final[i64] = 10
ACT_08: Final[i64] = 11
INFRA_01: Final[i64] = 12
INFRA_03: Final[i64] = 13
INFRA_05: Final[i64] = 14
TECH_08: Final[i64] = 15
SETTLE_02: Final[i64] = 16
SETTLE_03: Final[i64] = 17
SETTLE_04: Final[i64] = 18
SETTLE_05: Final[i64] = 19
SETTLE_06: Final[i64] = 20
SETTLE_08: Final[i64] = 21
TECH_K04: Final[i64] = 22
SHIP_01: Final[i64] = 23
STAD_01: Final[i64] = 24
FAC_01: Final[i64] = 25
FAC_03: Final[i64] = 26
POP_01: Final[i64] = 27
MARKET_01: Final[i64] = 28
MARKET_03: Final[i64] = 29
MARKET_04: Final[i64] = 30
MARKET_05: Final[i64] = 31
MARKET_07: Final[i64] = 32
TRANS_02: Final[i64] = 33
TRANS_03: Final[i64] = 34
TRANS_04: Final[i64] = 35
TRANS_06: Final[i64] = 36
TRANS_08: Final[i64] = 37
TRANS_09: Final[i64] = 38
TRANS_10: Final[i64] = 39
TRANS_12: Final[i64] = 40
TRANS_13: Final[i64] = 41
TRANS_15: Final[i64] = 42
TRANS_16: Final[i64] = 43
TRANS_18: Final[i64] = 44
TRANS_21: Final[i64] = 45
PROG_01: Final[i64] = 46
PROG_03: Final[i64] = 47
PROG_04: Final[i64] = 48
PROG_05: Final[i64] = 49
PROG_12: Final[i64] = 50
PROG_14: Final[i64] = 51
BONUS_02: Final[i64] = 52
BONUS_03: Final[i64] = 53
POINTS_02: Final[i64] = 54
POINTS_03: Final[i64] = 55
ADV_02: Final[i64] = 56
ADV_03: Final[i64] = 57
ADV_04: Final[i64] = 58
ADV_07: Final[i64] = 59
ADV_11: Final[i64] = 60
ADV_15: Final[i64] = 61
MOD_01: Final[i64] = 62
MOD_06: Final[i64] = 63
MOD_07: Final[i64] = 64
MOD_08: Final[i64] = 65
SOLO_05: Final[i64] = 66
SOLO_08: Final[i64] = 67
SOLO_09: Final[i64] = 68
END_RACE_06: Final[i64] = 69
RES_05: Final[i64] = 70
