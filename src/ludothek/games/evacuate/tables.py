"""The pack as the engine reads it: flat tables by card number, and the abilities of all cards."""

# mypyc: compile
from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.effects import Ability, Effect

TRIGGERS: Final = (
    "always",
    "choose",
    "revealed",
    "own-move",
    "own-move-end",
    "actions-begin",
    "own-action",
    "draw-count",
    "nomia-revealed",
    "nomia-effect",
    "would-lose",
    "lost",
    "nomia-done",
    "clean-up",
    "special-used",
    "evac-ready",
    "transport-drawn",
    "ship-drawn",
)
ON_CHOOSE: Final[i64] = 1
ON_REVEALED: Final[i64] = 2
ON_OWN_MOVE_END: Final[i64] = 4
ON_ACTIONS_BEGIN: Final[i64] = 5
ON_OWN_ACTION: Final[i64] = 6
ON_NOMIA_EFFECT: Final[i64] = 9
ON_WOULD_LOSE: Final[i64] = 10
ON_LOST: Final[i64] = 11
ON_CLEAN_UP: Final[i64] = 13
ON_SPECIAL_USED: Final[i64] = 14
ON_EVAC_READY: Final[i64] = 15
ON_SHIP_DRAWN: Final[i64] = 17

MAX_ROWS: Final[i64] = 8  # a station card has at most 7 rows; row numbers begin at 1

STOP_ON: Final[i64] = 1
STOP_BEFORE: Final[i64] = 2

ADD: Final[i64] = 1
SET: Final[i64] = 2
MIRROR: Final[i64] = 3

# What a runner can disregard, as bits.
IGNORE_COST: Final[i64] = 1
IGNORE_GATE: Final[i64] = 2
IGNORE_CAP: Final[i64] = 4
IGNORE_STOP: Final[i64] = 8
IGNORE_PASS: Final[i64] = 16

NO_LIMIT: Final[i64] = 99


class Station:
    """The station cards. Tables with a row are indexed by `card * MAX_ROWS + row`."""

    def __init__(self, count: int) -> None:
        self.count: Final[i64] = count
        self.rows = vec[i64]([0] * count)
        self.cost = vec[i64]([1] * (count * MAX_ROWS))
        self.cap = vec[i64]([NO_LIMIT] * (count * MAX_ROWS))
        self.stop = vec[i64]([0] * (count * MAX_ROWS))
        self.gate_least = vec[i64]([0] * (count * MAX_ROWS))  # on the edge after this row
        self.gate_most = vec[i64]([NO_LIMIT] * (count * MAX_ROWS))
        self.wall = vec[i64]([0] * count)
        self.open_floor = vec[i64]([1] * count)  # no row of it costs more, is limited, gated, a stop or a wall
        self.passing = vec[i64]([0] * count)
        self.points_mode = vec[i64]([0] * count)
        self.points = vec[i64]([0] * count)
        self.bars_action = vec[i64]([0] * count)
        self.extra_draw = vec[i64]([0] * count)
        self.shelter = vec[i64]([0] * count)
        self.start: i64 = 0


class Run:
    """The run cards: the common deck first, then one of each civilization."""

    def __init__(self, count: int) -> None:
        self.count: Final[i64] = count
        self.speed = vec[i64]([0] * count)
        self.action = vec[i64]([0] * count)
        self.ignores = vec[i64]([0] * count)
        self.common: i64 = 0  # the bit mask of the common deck


class Nomia:
    """The Nomia titles, the transport and the rescue ship."""

    def __init__(self, count: int) -> None:
        self.count: Final[i64] = count
        self.copies = vec[i64]([0] * count)
        self.initial = vec[i64]([0] * count)
        self.blue = vec[i64]([0] * count)
        self.red = vec[i64]([0] * count)
        self.transport: i64 = 0
        self.ship: i64 = 0


class Civilization:
    """Civilizations are numbered from 1; 0 is a player of the basic game or a neutral colour."""

    def __init__(self, count: int) -> None:
        self.count: Final[i64] = count
        self.survivors = vec[i64]([0] * (count + 1))
        self.run_card = vec[i64]([-1] * (count + 1))
        self.special = vec[i64]([-1] * (count + 1))
        self.ignores = vec[i64]([0] * (count + 1))
        self.cap = vec[i64]([NO_LIMIT] * (count + 1))
        self.immune = vec[i64]([0] * (count + 1))
        self.hits = vec[i64]([0] * (count + 1))  # the hit that kills; 0 = the first
        self.tokens = vec[i64]([0] * (count + 1))
        self.doom = vec[i64]([0] * (count + 1))
        self.token_user = vec[i64]([0] * (count + 1))  # whose special card takes the Nomia Token
        self.ship = vec[i64]([0] * (count + 1))  # whose people the rescue ship takes


class Special:
    """The special cards, in the order of their civilizations."""

    def __init__(self, count: int) -> None:
        self.count: Final[i64] = count
        self.window = vec[i64]([0] * count)
        self.of_window = vec[i64]([0] * 10)  # the cards of each window, as bits
        self.abilities: list[list[Ability[Any]]] = [[] for _ in range(count)]


class Pack:
    """All content of one game, immutable once built."""

    def __init__(self, station: Station, run: Run, nomia: Nomia, civilization: Civilization, special: Special) -> None:
        self.station: Final = station
        self.run: Final = run
        self.nomia: Final = nomia
        self.civilization: Final = civilization
        self.special: Final = special
        self.nodes: Final[list[Effect[Any]]] = []
        self.abilities: Final[list[Ability[Any]]] = []
        kinds = len(TRIGGERS)
        self.station_on = vec[i64]([-1] * (kinds * int(station.count)))
        self.run_on = vec[i64]([-1] * (kinds * int(run.count)))
        self.nomia_on = vec[i64]([-1] * (kinds * int(nomia.count)))
        self.power_on = vec[i64]([-1] * (kinds * int(civilization.count + 1)))
        self.neutral = vec[i64]([0] * (2 * DISTANCES))  # cards of each distance in each neutral deck
        self.ready = vec[i64]([0] * 7)  # deaths until Evac Ready, by seats
        self.basic_survivors: i64 = 5
        self.neutral_pool: i64 = 4
        self.miniatures: i64 = 8
        self.renew_at: i64 = 2
        self.hash: str = ""
        self.words: dict[str, tuple[str, ...]] = {}

    def station_ability(self, trigger: i64, card: i64) -> i64:
        return self.station_on[trigger * self.station.count + card]

    def run_ability(self, trigger: i64, card: i64) -> i64:
        return self.run_on[trigger * self.run.count + card]

    def nomia_ability(self, trigger: i64, title: i64) -> i64:
        return self.nomia_on[trigger * self.nomia.count + title]

    def power(self, trigger: i64, civilization: i64) -> i64:
        return self.power_on[trigger * (self.civilization.count + 1) + civilization]


DISTANCES: Final[i64] = 7  # a neutral card says 0 to 6 rows
