"""Phase 5, Progress: power, the progress track, its lanes and transitions (EVA-PROG)."""

# mypyc: compile
from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.bits import count_bits, lowest, shifted
from ...core.step import NOBODY, OK, Flow, Question, QuestionWith, Step, StepWith
from .advanced import face_up_powers
from .carry import CarryOut
from .changes import changed
from .phases import begin
from .production import raise_all
from .refusals import PROG_01, PROG_03, PROG_04, PROG_05, PROG_12, PROG_14
from .resources import ANY, GainResource
from .solo import robot_moves
from .state import LANE, PROGRESS, STEP, TOKENS_DOWN, TOKENS_UP, State
from .tables import BEND_POWER, LANES, MAIN, PASS_GAIN, PASSING, SHARE_LANE, THREE_PLUS

MOST_POWER: Final[i64] = 60  # the last word of `progress.power`; the track has room for less
BEND: Final[i64] = 2  # EVA-TECH-K13: how far the power can be changed
MARKERS: Final[i64] = 2
LAST_ROOM: Final[i64] = 2  # EVA-PROG-15
SEATS_FOR_THREE_PLUS: Final[i64] = 3


class ProgressPhase(Flow[State]):
    """EVA-PROG-02, -22: all markers into the passing lane, then colour by colour in the new turn order."""

    code: ClassVar[str] = "progress.phase"

    def steps(self, s: State) -> list[Step[Any]]:
        plan: list[Step[Any]] = []
        if not begin(s, PROGRESS):
            return plan
        for k in range(s.count()):
            colour = s.turn(k)
            s.put(colour, LANE, PASSING)
            s.put(colour, LANE + 1, PASSING)
            if colour < s.seats:
                plan.append(Advance(colour))
            else:
                plan.append(RobotAdvance(NOBODY, colour))
        return plan


PROGRESS_PHASE: Final = ProgressPhase()


# -- power --------------------------------------------------------------------------------------------------


def powers(s: State, seat: i64) -> i64:
    """EVA-PROG-01, EVA-ADV-12, EVA-TECH-K13: all powers of the year that the player can choose from, as bits."""
    base = s.group_power(seat)
    sums = face_up_powers(s, seat)
    bend = BEND if s.has(seat, BEND_POWER) else i64(0)
    out: i64 = 0
    extra: i64 = 0
    while sums >> extra:
        if (sums >> extra) & 1:
            for power in range(base + extra - bend, base + extra + bend + 1):
                # EVA-AMB-44: never below 0; beyond the last word nothing changes any more
                out |= shifted(1, min(max(power, i64(0)), MOST_POWER))
        extra += 1
    return out


class Advance(Step[State]):
    """A player's turn of the phase: the power is counted, and chosen where there is a choice."""

    code: ClassVar[str] = "progress.advance"

    def apply(self, s: State, choice: i64) -> None:
        possible = powers(s, self.player)
        if count_bits(possible) > 1:
            s.push(ChoosePower(self.player))
        else:
            split(s, self.player, lowest(possible))


class ChoosePower(Question[State]):
    """EVA-PROG-01, EVA-BONUS-05: technologies and cards can leave a choice; it holds for this phase only."""

    code: ClassVar[str] = "progress.power"
    rule: ClassVar[str] = "EVA-PROG-01"

    def size(self, s: State) -> i64:
        return MOST_POWER + 1

    def refusal(self, s: State, choice: i64) -> i64:
        return OK if (powers(s, self.player) >> choice) & 1 else PROG_01

    def options(self, s: State) -> vec[i64]:
        possible = powers(s, self.player)
        out = vec[i64](capacity=8)
        for power in range(MOST_POWER + 1):
            if (possible >> power) & 1:
                out = append(out, power)
        return out

    def apply(self, s: State, choice: i64) -> None:
        split(s, self.player, choice)


def split(s: State, seat: i64, power: i64) -> None:
    s.note("power", seat, power)
    s.push(SplitPower(seat, power))


# -- moving -------------------------------------------------------------------------------------------------


def room_ahead(s: State, colour: i64, marker: i64) -> i64:
    return s.pack.last - s.of(colour, STEP + marker)


class SplitPower(QuestionWith[State]):
    """EVA-PROG-03, -23: which marker moves first, and how far; the other one takes all the rest."""

    code: ClassVar[str] = "progress.move"
    rule: ClassVar[str] = "EVA-PROG-03"

    def size(self, s: State) -> i64:
        return MARKERS * (s.pack.last + 1)

    def steps(self, s: State) -> i64:
        """EVA-PROG-14: what both markers cannot move any more is lost."""
        power = self.arg
        room = room_ahead(s, self.player, 0) + room_ahead(s, self.player, 1)
        return min(power, room)

    def refusal(self, s: State, choice: i64) -> i64:
        marker = choice // (s.pack.last + 1)
        n = choice % (s.pack.last + 1)
        rest = self.steps(s) - n
        if rest < 0:
            return PROG_03
        if n > room_ahead(s, self.player, marker) or rest > room_ahead(s, self.player, 1 - marker):
            return PROG_14
        first = s.pack.passed[s.of(self.player, STEP + marker) + n]
        second = s.pack.passed[s.of(self.player, STEP + 1 - marker) + rest]
        return OK if first - second <= 1 and second - first <= 1 else PROG_12

    def options(self, s: State) -> vec[i64]:
        out = vec[i64](capacity=24)
        steps = self.steps(s)
        for marker in range(MARKERS):
            at = s.of(self.player, STEP + marker)
            other = s.of(self.player, STEP + 1 - marker)
            most = min(steps, s.pack.last - at)
            least = max(i64(0), steps - (s.pack.last - other))
            for n in range(least, most + 1):
                apart = s.pack.passed[at + n] - s.pack.passed[other + steps - n]
                if apart <= 1 and apart >= -1:
                    out = append(out, marker * (s.pack.last + 1) + n)
        return out

    def reasons(self, s: State, choice: i64) -> dict[str, int]:
        power = self.arg
        return {"power": int(power)}

    def apply(self, s: State, choice: i64) -> None:
        marker = choice // (s.pack.last + 1)
        n = choice % (s.pack.last + 1)
        rest = self.steps(s) - n
        s.push(MoveMarker(self.player, 1 - marker, rest))
        s.push(MoveMarker(self.player, marker, n))


class MoveMarker(Step[State]):
    """EVA-PROG-07 to -09: one marker moves, passes transitions, and is placed on its step, also when it moves 0."""

    code: ClassVar[str] = "progress.marker"

    def __init__(self, player: i64, marker: i64, n: i64) -> None:
        super().__init__(player)
        self.marker: Final[i64] = marker
        self.n: Final[i64] = n

    def args(self) -> list[int]:
        return [self.marker, self.n]

    def apply(self, s: State, choice: i64) -> None:
        seat = self.player
        behind = s.passed(seat, self.marker)
        s.add(seat, STEP + self.marker, self.n)
        s.note("advanced", seat, self.n, s.of(seat, STEP + self.marker))
        s.push(PlaceMarker(seat, self.marker))
        for transition in range(behind, s.passed(seat, self.marker)):
            pass_transition(s, seat, transition, s.passed(seat, 1 - self.marker) <= transition)


def pass_transition(s: State, seat: i64, transition: i64, first: bool) -> None:
    """EVA-PROG-16 to -20: what a transition does to the first and to the second marker; here they count from 0."""
    if first:
        if s.has(seat, PASS_GAIN):  # EVA-TECH-K06, EVA-AMB-31
            s.push(GainResource(seat, ANY))
        if transition > 0:
            s.note("opened", seat, transition + 1)
    if transition == 0:
        s.add(seat, TOKENS_UP, -1)
        s.add(seat, TOKENS_DOWN, 1)
        s.note("token-turned", seat)
    elif not first and transition < LAST_TRANSITION:
        s.add(seat, TOKENS_DOWN, -1)
        s.note("token-moved", seat)
        raise_all(s, seat, 1)
        changed(s, seat)


LAST_TRANSITION: Final[i64] = 3  # EVA-PROG-20: its second passing does nothing


# -- lanes --------------------------------------------------------------------------------------------------


def is_free(s: State, step: i64, lane: i64) -> bool:
    """EVA-PROG-04, -15: one marker on a lane space, two on those of the last step; the start has no lanes."""
    if step == 0:
        return False
    room = LAST_ROOM if step == s.pack.last else i64(1)
    for colour in range(s.count()):
        for marker in range(MARKERS):
            if s.of(colour, STEP + marker) == step and s.of(colour, LANE + marker) == lane:
                room -= 1
    return room > 0


class PlaceMarker(Question[State]):
    """EVA-PROG-06, -07: on any free space of the step, the passing lane included; then its effect (EVA-PROG-10)."""

    code: ClassVar[str] = "progress.lane"
    rule: ClassVar[str] = "EVA-PROG-06"

    def __init__(self, player: i64, marker: i64) -> None:
        super().__init__(player)
        self.marker: Final[i64] = marker

    def args(self) -> list[int]:
        return [self.marker]

    def size(self, s: State) -> i64:
        return LANES

    def refusal(self, s: State, choice: i64) -> i64:
        if choice == PASSING:
            return OK
        if choice == THREE_PLUS and s.seats < SEATS_FOR_THREE_PLUS:
            return PROG_05
        step = s.of(self.player, STEP + self.marker)
        if is_free(s, step, choice) or (step > 0 and s.has(self.player, SHARE_LANE)):  # EVA-TECH-K11
            return OK
        return PROG_04

    def options(self, s: State) -> vec[i64]:
        out = vec[i64](capacity=3)
        out = append(out, PASSING)
        step = s.of(self.player, STEP + self.marker)
        if step == 0:
            return out
        share = s.has(self.player, SHARE_LANE)
        for lane in range(MAIN, LANES if s.seats >= SEATS_FOR_THREE_PLUS else THREE_PLUS):
            if share or is_free(s, step, lane):
                out = append(out, lane)
        return out

    def apply(self, s: State, choice: i64) -> None:
        seat = self.player
        step = s.of(seat, STEP + self.marker)
        s.put(seat, LANE + self.marker, choice)
        s.note("lane", seat, step, choice)
        effect = s.pack.lane_effect[step * LANES + choice]
        if effect >= 0:
            s.push(CarryOut(seat, effect))


# -- robots -------------------------------------------------------------------------------------------------


class RobotAdvance(StepWith[State]):
    """EVA-SOLO-20 to -22, EVA-DUO-04, EVA-AMB-24: robots take the open lane if it is free; they only block."""

    code: ClassVar[str] = "progress.robot"

    def apply(self, s: State, choice: i64) -> None:
        colour = self.arg
        lead = s.ahead(colour)
        moves = robot_moves(s, colour)
        place_robot(s, colour, lead, moves[lead])
        place_robot(s, colour, 1 - lead, moves[1 - lead])


def place_robot(s: State, colour: i64, marker: i64, n: i64) -> None:
    s.add(colour, STEP + marker, n)
    step = s.of(colour, STEP + marker)
    lane = MAIN if is_free(s, step, MAIN) else PASSING
    s.put(colour, LANE + marker, lane)
    s.note("advanced", colour, n, step)
    s.note("lane", colour, step, lane)
