"""Special cards: the moments in which they may be played (EVC-CIV-03 to -05, W1 to W9)."""

# mypyc: compile
from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.effects import Ability
from ...core.step import NOBODY, OK, Question, Step, StepWith
from .refusals import ACT_10, CIV_03, CIV_04
from .state import CIVILIZATION, NONE, SPECIALS, State
from .tables import ON_SPECIAL_USED

W1: Final[i64] = 1
W2: Final[i64] = 2
W3: Final[i64] = 3
W4: Final[i64] = 4
W5: Final[i64] = 5
W6: Final[i64] = 6
W7: Final[i64] = 7
W8: Final[i64] = 8
W9: Final[i64] = 9

PASS: Final[i64] = 0  # the first word of `special.play`; special card k is k + 1


def ability_now(s: State, special: i64, player: i64) -> Ability[Any] | None:
    """The ability of a special card whose conditions hold now and which can be started."""
    for ability in s.pack.special.abilities[special]:
        if ability.holds(s, player, player) and ability.effect.possible(s, player, player):
            return ability
    return None


def why_not(s: State, special: i64, player: i64, window: i64) -> i64:
    """OK, or the rule that keeps this player from playing this special card now."""
    if not (s.of(player, SPECIALS) >> special) & 1:
        return CIV_03
    if s.pack.special.window[special] != window:
        return CIV_04
    return OK if ability_now(s, special, player) is not None else ACT_10


def can_play_any(s: State, player: i64, window: i64) -> bool:
    held = s.of(player, SPECIALS)
    special: i64 = 0
    while held >> special:
        if (held >> special) & 1 and why_not(s, special, player, window) == OK:
            return True
        special += 1
    return False


class Window(Step[State]):
    """EVC-CIV-05: holders are asked in turn order; after a card the question starts again, until all pass.

    Who holds which special card is open, so asking only those who could play one tells nobody anything.
    """

    code: ClassVar[str] = "special.window"

    def __init__(self, player: i64, window: i64, only: i64, passed: i64) -> None:
        super().__init__(player)
        self.window: Final[i64] = window
        self.only: Final[i64] = only  # the one seat that is asked (W3, W6), or NONE
        self.passed: Final[i64] = passed

    def args(self) -> list[int]:
        return [self.window, self.only, self.passed]

    def apply(self, s: State, choice: i64) -> None:
        for k in range(s.seats):
            seat = s.turn(k)
            if (self.passed >> seat) & 1 or (self.only != NONE and self.only != seat):
                continue
            if s.of(seat, SPECIALS) and s.on_station(seat) and can_play_any(s, seat, self.window):
                s.push(OfferSpecial(seat, self.window, self.only, self.passed))
                return


def holds(s: State, seat: i64, number: i64) -> bool:
    """Whether a player has a special card of this window. Only playing one in that very window changes it."""
    return s.of(seat, SPECIALS) & s.pack.special.of_window[number] != 0


def anybody_holds(s: State, number: i64) -> bool:
    for seat in range(s.seats):
        if holds(s, seat, number):
            return True
    return False


def open_window(s: State, number: i64) -> None:
    """Ask all who hold a card of this window, next; where nobody does, nothing is pushed."""
    if anybody_holds(s, number):
        s.push(Window(NOBODY, number, NONE, 0))


class OfferSpecial(Question[State]):
    """EVC-CIV-03: play a special card now, or pass."""

    code: ClassVar[str] = "special.play"
    rule: ClassVar[str] = "EVC-CIV-03"

    def __init__(self, player: i64, window: i64, only: i64, passed: i64) -> None:
        super().__init__(player)
        self.window: Final[i64] = window
        self.only: Final[i64] = only
        self.passed: Final[i64] = passed

    def args(self) -> list[int]:
        return [self.window, self.only, self.passed]

    def size(self, s: State) -> i64:
        return s.pack.special.count + 1

    def refusal(self, s: State, choice: i64) -> i64:
        return OK if choice == PASS else why_not(s, choice - 1, self.player, self.window)

    def options(self, s: State) -> vec[i64]:
        out = vec[i64]([PASS])
        held = s.of(self.player, SPECIALS)
        special: i64 = 0
        while held >> special:
            if (held >> special) & 1 and why_not(s, special, self.player, self.window) == OK:
                out = append(out, special + 1)
            special += 1
        return out

    def reasons(self, s: State, choice: i64) -> dict[str, int]:
        return {"window": self.window}

    def apply(self, s: State, choice: i64) -> None:
        if choice == PASS:
            s.push(Window(NOBODY, self.window, self.only, self.passed | (i64(1) << self.player)))
            return
        special = choice - 1
        ability = ability_now(s, special, self.player)
        s.put(self.player, SPECIALS, s.of(self.player, SPECIALS) & ~(i64(1) << special))
        s.note("special-played", self.player, special)
        s.push(Window(NOBODY, self.window, self.only, 0))
        s.push(SpecialUsed(self.player, special))
        if ability is not None:
            ability.effect.start(s, self.player, self.player)


class SpecialUsed(StepWith[State]):
    """W8: a special card has been carried out; other players may react (EVC-CIV-09)."""

    code: ClassVar[str] = "special.used"

    def apply(self, s: State, choice: i64) -> None:
        special = self.arg
        open_window(s, W8)
        reacting = vec[i64](capacity=6)
        for k in range(s.seats):
            seat = s.turn(k)
            if seat != self.player and s.on_station(seat):
                reacting = append(reacting, seat)
        i = i64(len(reacting)) - 1
        while i >= 0:
            start_power(s, ON_SPECIAL_USED, reacting[i], special)
            i -= 1


def anybody_has(s: State, trigger: i64) -> bool:
    """Whether a civilization in this game has a power for this trigger."""
    for seat in range(s.seats):
        if s.pack.power(trigger, s.of(seat, CIVILIZATION)) >= 0:
            return True
    return False


def start_power(s: State, trigger: i64, seat: i64, subject: i64) -> bool:
    """Start the power of a player's civilization for this trigger, if it has one and it can be started."""
    number = s.pack.power(trigger, s.of(seat, CIVILIZATION))
    if number < 0:
        return False
    ability = s.pack.abilities[number]
    if not ability.holds(s, seat, subject) or not ability.effect.possible(s, seat, subject):
        return False
    ability.effect.start(s, seat, subject)
    return True
