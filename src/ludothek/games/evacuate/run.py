"""Phase 1, Survivors Run: pick, reveal, move (EVC-RUN)."""

# mypyc: compile
from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.bits import lowest
from ...core.step import CHANCE, NOBODY, OK, DrawWith, Step, StepWith, Together
from .card_effects import use_card
from .refusals import CLEAN_05, NEUTRAL_02, RUN_01, SETUP_10
from .state import (
    AT,
    BARRED,
    BEGAN,
    CARD,
    CIVILIZATION,
    DISCARD,
    FACING,
    FREEDOM,
    HAND,
    MOVED,
    NONE,
    ON_STATION,
    PLAYED,
    POINTS,
    SPEED,
    STATUS,
    STUNNED,
    WIDTH,
    State,
    neutral_at,
)
from .station import REMOVE_LEFT
from .tables import ADD, DISTANCES, MIRROR, ON_CHOOSE, ON_OWN_MOVE_END, ON_REVEALED, SET
from .walk import RUN, Walk
from .windows import W1, W2, anybody_has, open_window, start_power


class SurvivorsRun(Step[State]):
    """EVC-ROUND-01, phase 1."""

    code: ClassVar[str] = "run.phase"

    def apply(self, s: State, choice: i64) -> None:
        living: i64 = 0
        runners = s.runners
        for r in range(s.colours):
            base = r * WIDTH
            runners[base + CARD] = NONE
            runners[base + PLAYED] = NONE
            runners[base + SPEED] = 0
            runners[base + MOVED] = 0
            runners[base + BARRED] = 0
            runners[base + FREEDOM] = 0
            runners[base + BEGAN] = NONE
            if runners[base + STATUS] == ON_STATION:
                runners[base + BEGAN] = s.station_at(runners[base + AT])
                if r < s.seats:
                    living |= i64(1) << r
        s.extra = 0
        s.plan([PICKS[lowest(living) * 64 + living], REVEAL, MOVEMENTS[0], REMOVE_LEFT])
        if s.full:
            open_window(s, W1)
            if anybody_has(s, ON_CHOOSE):
                s.push(FORESEE)


class Foresee(Step[State]):
    """Powers that look ahead before run cards are picked, in turn order."""

    code: ClassVar[str] = "run.foresee"

    def apply(self, s: State, choice: i64) -> None:
        k = s.seats - 1
        while k >= 0:
            seat = s.turn(k)
            if s.on_station(seat):
                start_power(s, ON_CHOOSE, seat, seat)
            k -= 1


FORESEE: Final = Foresee()


class PickRunCard(Together[State]):
    """EVC-RUN-01: every living player secretly picks one run card from the hand."""

    code: ClassVar[str] = "run.pick"
    rule: ClassVar[str] = "EVC-RUN-01"

    def ask(self, player: i64, waiting: i64) -> Together[State]:
        return PICKS[player * 64 + waiting]

    def answered(self, s: State) -> i64:
        found: i64 = 0
        for seat in range(s.seats):
            if s.of(seat, PLAYED) != NONE and not (self.waiting >> seat) & 1:
                found |= i64(1) << seat
        return found

    def size(self, s: State) -> i64:
        return s.pack.run.count

    def refusal(self, s: State, choice: i64) -> i64:
        if (s.of(self.player, HAND) >> choice) & 1:
            return OK
        if (s.of(self.player, DISCARD) >> choice) & 1:
            return CLEAN_05
        return SETUP_10 if not (s.pack.run.common >> choice) & 1 else RUN_01

    def options(self, s: State) -> vec[i64]:
        hand = s.of(self.player, HAND)
        out = vec[i64](capacity=9)
        card: i64 = 0
        while hand:
            if hand & 1:
                out = append(out, card)
            hand >>= 1
            card += 1
        return out

    def commit(self, s: State, choice: i64) -> None:
        s.put(self.player, PLAYED, choice)


PICKS: Final = [PickRunCard(player, waiting) for player in range(6) for waiting in range(64)]


class Reveal(Step[State]):
    """EVC-RUN-02: all picked cards are turned up at once; bars on actions are noted (EVC-ACT-15)."""

    code: ClassVar[str] = "run.reveal"

    def apply(self, s: State, choice: i64) -> None:
        acting = False
        for k in range(s.seats):
            seat = s.turn(k)
            if not s.on_station(seat):
                continue
            card = s.of(seat, PLAYED)
            if s.pack.run_ability(ON_REVEALED, card) >= 0:
                acting = True
            s.put(seat, HAND, s.of(seat, HAND) & ~(i64(1) << card))
            use_card(s, seat, card)
            s.put(seat, BARRED, s.pack.station.bars_action[s.of(seat, BEGAN)])
            s.note("revealed", seat, card)
        if s.full:
            open_window(s, W2)
            if acting:
                s.push(REVEAL_EFFECTS)


REVEAL: Final = Reveal()


class RevealEffects(StepWith[State]):
    """EVC-CIV-06, EVC-ROUND-03: run cards that act at the reveal, in turn order."""

    code: ClassVar[str] = "run.reveal-effects"

    def apply(self, s: State, choice: i64) -> None:
        k = self.arg
        while k < s.seats:
            seat = s.turn(k)
            k += 1
            if not s.on_station(seat) or s.of(seat, BARRED):
                continue
            number = s.pack.run_ability(ON_REVEALED, s.of(seat, PLAYED))
            if number >= 0:
                effect = s.pack.abilities[number].effect
                if effect.possible(s, seat, seat):
                    s.push(RevealEffects(NOBODY, k))
                    effect.start(s, seat, seat)
                    return


REVEAL_EFFECTS: Final = RevealEffects(NOBODY, 0)


def movement_points(s: State, r: i64) -> i64:
    """EVC-RUN-03, -16, -17: the speed, then the station card, then the civilization; caps come last."""
    if s.of(r, STUNNED):
        return 0
    points = s.of(r, SPEED)
    station = s.pack.station
    card = s.of(r, BEGAN)
    mode = station.points_mode[card]
    if mode == ADD:
        points += station.points[card]
    elif mode == SET:
        points = station.points[card]
    elif mode == MIRROR:
        points = station.points[card] - points
    if points < 0:
        points = 0
    cap = s.pack.civilization.cap[s.of(r, CIVILIZATION)]
    return points if points < cap else cap


class Movement(StepWith[State]):
    """EVC-RUN-11, -12: one runner after the other, in turn order, neutral colours last."""

    code: ClassVar[str] = "run.movement"

    def apply(self, s: State, choice: i64) -> None:
        k = self.arg
        while k < s.colours:
            r = s.turn(k)
            k += 1
            if not s.on_station(r):
                continue
            rest = MOVEMENTS[k]
            s.push(rest)
            if not s.is_player(r):
                renew_neutral(s, r - s.seats)
                s.push(DrawNeutral(CHANCE, r))
                return
            set_out(s, r)
            if s.stack[-1] is not rest:  # something is asked on the way
                return
            s.stack.pop()


MOVEMENTS: Final = [Movement(NOBODY, k) for k in range(7)]


def set_out(s: State, r: i64) -> None:
    """Give a runner its points and send it on its way."""
    if s.pack.station_ability(ON_OWN_MOVE_END, s.of(r, BEGAN)) >= 0:
        s.push(MoveEnd(NOBODY, r))
    points = movement_points(s, r)
    s.put(r, POINTS, points)
    if points > 0:
        Walk(NOBODY, r, s.of(r, FACING), s.of(r, SPEED), RUN).go(s)
    else:
        s.note("moved", r)


class MoveEnd(StepWith[State]):
    """Effects after moving, of the station card on which the runner began (EVC-STATION-15)."""

    code: ClassVar[str] = "run.end"

    def apply(self, s: State, choice: i64) -> None:
        runner = self.arg
        ability = s.pack.abilities[s.pack.station_ability(ON_OWN_MOVE_END, s.of(runner, BEGAN))]
        if ability.holds(s, NOBODY, runner):
            s.note("station-acts", s.of(runner, BEGAN), runner)
            ability.effect.start(s, NOBODY, runner)


def renew_neutral(s: State, deck: i64) -> None:
    """EVC-NEUTRAL-02: an empty neutral deck is renewed from its own discard pile."""
    for distance in range(DISTANCES):
        if s.neutral[neutral_at(deck, 0, distance)] > 0:
            return
    for distance in range(DISTANCES):
        s.neutral[neutral_at(deck, 0, distance)] = s.neutral[neutral_at(deck, 1, distance)]
        s.neutral[neutral_at(deck, 1, distance)] = 0


class DrawNeutral(DrawWith[State]):
    """EVC-NEUTRAL-01, -04: a card is drawn for a neutral runner, which advances so many rows."""

    code: ClassVar[str] = "neutral.draw"
    rule: ClassVar[str] = "EVC-NEUTRAL-01"

    def size(self, s: State) -> i64:
        return DISTANCES

    def weight(self, s: State, choice: i64) -> i64:
        runner = self.arg
        return s.neutral[neutral_at(runner - s.seats, 0, choice)]

    def refusal(self, s: State, choice: i64) -> i64:
        return OK if self.weight(s, choice) > 0 else NEUTRAL_02

    def apply(self, s: State, choice: i64) -> None:
        runner = self.arg
        deck = runner - s.seats
        s.neutral[neutral_at(deck, 0, choice)] -= 1
        s.neutral[neutral_at(deck, 1, choice)] += 1
        s.put(runner, SPEED, choice)
        s.note("neutral-drew", runner, choice)
        set_out(s, runner)
