"""Years, phases, turn order and the progress track as a board."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from ...core.bits import count_bits
from ...scene.draw import circle, path, rect, text
from ...scene.model import Board, Piece
from .bonuses import year_card
from .progress import SEATS_FOR_THREE_PLUS, PlaceMarker
from .schema import Step, Year
from .solo import top_letter, top_number
from .state import BEFORE, BONUS, COLOURS, LANE, NO_ROBOT, NONE, PHASES, STEP
from .tables import LANE_WORDS, LANES, TRANSITIONS, X_NUMBER, YEARS
from .view_art import box, placed, shape, word, words
from .view_plan import LANES_SHOWN, NUMBERS, track
from .view_printed import draw_track, track_name
from .view_sight import Sight

MARKERS = "ab"  # as the question about them calls them


def track_board(sight: Sight) -> Board:
    return _Track(sight).board()


class _Track:
    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.s = sight.s
        self.steps: Sequence[Step] = sight.catalogue.content.data("step", Step)
        self.years: Sequence[Year] = sight.catalogue.content.data("year", Year)
        gates = [int(self.s.pack.transition[k]) for k in range(int(TRANSITIONS))]
        self.p = track(gates, len(self.steps), sight.narrow)
        self.open = bool(self.s.seats >= SEATS_FOR_THREE_PLUS)

    def board(self) -> Board:
        pieces = [self.year(n) for n in range(1, int(YEARS) + 1)]
        if self.s.phase != BEFORE and year_card(self.s) != NONE:
            pieces += [self.bonus(which) for which in (0, 1)]
        pieces += [self.phases(), self.order()]
        if self.s.robots != NO_ROBOT and self.s.solo_deck and self.s.solo_top != NONE:
            pieces.append(self.solo_deck())
        pieces += [self.stretch(k) for k in range(len(self.p.gates) + 1)]
        pieces += [*self.lanes(), *self.targets(), *self.markers()]
        name = track_name(self.p, self.steps, self.years)
        size = (self.p.width, self.p.height)
        back = placed(name, size, lambda: draw_track(self.p, self.steps, self.years)) + self.closed()
        return Board(id="track", title=self.sight.say("track"), width=size[0], height=size[1], back=back, pieces=pieces)

    def closed(self) -> str:
        """A veil over the 3+ lane, where it is not used."""
        if self.open:
            return ""
        lane, wide = self.p.lane, round(self.p.cell - 4)
        steps = range(1, len(self.steps))
        d = "".join(box(round(self.p.x(k) + 2), round(self.p.y(k) + lane), wide, lane - 2) for k in steps)
        return path(d, "eva-veil")

    # -- years and phases -----------------------------------------------------------------------------------

    def year(self, n: int) -> Piece:
        """What a year asks for; the present one is marked, those that are over are veiled."""
        s, sight = self.s, self.sight
        wide, tall = int(self.p.year_wide), self.p.year
        data = self.years[n - 1]
        art = ""
        if n == s.year:
            art = rect(0, 0, wide, tall, "f-none e-legal w-3", r=8)
        elif n < s.year:
            art = rect(0, 0, wide, tall, "eva-veil", r=8)
        art += word(10, 14, sight.called("year", n - 1), "eva-m serif")
        card = int(s.board[BONUS + n - 1])
        if card != NONE and n != s.year:
            left = self.p.year_x(n)
            numbers = [(self.p.chip_x(n, which) - left + self.p.chip_shift, self.sign(card, which)) for which in (0, 1)]
            art += words(69, "eva-s eva-c", numbers)
        label = sight.say("year", n=n, old=data.old_food, new=data.new_food, stadiums=data.stadiums)
        return Piece(id=f"year-{n}", x=round(self.p.year_x(n), 1), y=0, art=art, label=label, reach=(0, 0, wide, 52))

    def sign(self, card: int, which: int) -> str:
        """A number of a bonus card: what a power must be, or must not go beyond."""
        return f"{'≤' if self.s.generous else '='}{self.s.pack.bonus_number[card * 2 + which]}"

    def bonus(self, which: int) -> Piece:
        """One of the two bonuses of this year."""
        card, name = int(year_card(self.s)), ("lesser", "greater")[which]
        n = int(self.s.pack.bonus_number[card * 2 + which])
        return Piece(
            id=f"bonus-{name}",
            x=round(self.p.chip_x(int(self.s.year), which), 1),
            y=69,
            art=word(self.p.chip_shift, 0, self.sign(card, which), "eva-m eva-c"),
            label=self.sight.say("bonus", which=name, n=n, how="generous" if self.s.generous else "strict"),
            word=self.sight.word(name, "bonus.choice"),
            reach=(-self.p.chip, -13, 2 * self.p.chip, 26),
        )

    def phases(self) -> Piece:
        """The seven phases; the present one stands out."""
        names = [self.sight.catalogue.say(f"view-phase-{phase}") for phase in PHASES[1:]]
        phase = int(self.s.phase)
        broad = 118.0 if self.sight.narrow else self.p.width / len(names)  # a phone has numbers for the others
        pitch = (self.p.width - broad) / (len(names) - 1)
        found = []
        for k, name in enumerate(names, 1):
            if k != phase:
                x = (k - 0.5) * pitch + (broad - pitch if phase and k > phase else 0)
                found.append((x, k if self.sight.narrow else name))
        art = words(11, "eva-s eva-c f-muted", found)
        if phase:
            art += rect(round((phase - 1) * pitch, 1), 0, round(broad, 1), 22, "eva-now", r=11)
            x = (phase - 1) * pitch + broad / 2
            art += text(x, 11, names[phase - 1], "bold eva-on-now", size=12, width=broad - 4)
        label = self.sight.say("phases", n=phase, name=names[phase - 1]) if phase else self.sight.say("before")
        return Piece(id="phases", x=0, y=self.p.year + 8, art=art, label=label, reach=(0, 0, self.p.width, 22))

    def order(self) -> Piece:
        """The order indicator; who has passed is pale."""
        sight, s = self.sight, self.s
        colours = [colour for colour in (int(s.turn(k)) for k in range(int(s.count()))) if colour != NONE]
        title, told = sight.say("order"), []
        art = word(2, 18, title, "eva-s f-muted") + words(
            18, "eva-t f-muted", [(88 + k * 48, k + 1) for k in range(len(colours))]
        )
        for k, colour in enumerate(colours):
            passed = sight.passed(colour)
            art += shape(COLOURS[colour], sight.letter(colour), 112 + k * 48, 18, 27, "faint" if passed else "")
            told.append(f"{k + 1}. {sight.full_name(colour)}" + (f" ({sight.say('passed')})" if passed else ""))
        label = f"{title}: {', '.join(told)}" if told else title
        return Piece(id="order", x=0, y=self.p.year + 36, art=art, label=label, reach=(0, 0, 300, 36))

    def solo_deck(self) -> Piece:
        """The back of the solo deck's top card."""
        number, letter = int(top_number(self.s)), "AB"[int(top_letter(self.s))]
        sign = "X" if number == X_NUMBER else str(number)
        left = int(count_bits(self.s.solo_deck))
        art = rect(4, -3, 46, 34, "f-line e-muted", r=5) + rect(0, 0, 46, 34, "f-accent e-panel w-2", r=5)
        art += text(23, 17, f"{sign} {letter}", "bold f-panel", size=17) + word(56, 17, f"×{left}", "eva-m")
        label = self.sight.say("solo-deck", n=left, number=sign, letter=letter)
        return Piece(
            id="solo-deck", x=self.p.width - 92, y=self.p.year + 38, art=art, label=label, reach=(0, -3, 90, 37)
        )

    # -- the track ------------------------------------------------------------------------------------------

    def stretch(self, k: int) -> Piece:
        """The steps between two transitions, in words."""
        gates = self.p.gates
        first = gates[k - 1] + 1 if k else 0
        last = gates[k] if k < len(gates) else len(self.steps) - 1
        told = []
        for number in range(max(1, first), last + 1):
            both = [self.given(self.steps[number], "main")]
            both += [self.given(self.steps[number], "three-plus")] if self.open else []
            if any(both):
                told.append(f"{number} {' / '.join(said or '–' for said in both)}")
        row_end = min(last, (first // self.p.per_row + 1) * self.p.per_row - 1)
        wide = self.p.x(row_end) + self.p.cell - self.p.x(first)
        return Piece(
            id=f"stretch-{k}",
            x=round(self.p.x(first), 1),
            y=self.p.y(first) - NUMBERS,
            art="",
            label=self.sight.say("stretch", first=first, last=last, after=k),
            tip="" if self.behind(last) else "; ".join(told),
            reach=(0, 0, round(wide, 1), NUMBERS),
        )

    def behind(self, step: int) -> bool:
        """Whether both markers of the viewer have passed a step: what it gives is no news."""
        seat = self.sight.seat
        return self.sight.plays and all(self.s.of(seat, STEP + marker) > step for marker in (0, 1))

    def given(self, step: Step, lane: str) -> str:
        signs = step.main if lane == "main" else step.three_plus
        if signs != "none":
            return " + ".join(self.sight.catalogue.say(f"view-sign-{sign}") for sign in signs.split("-"))
        for phrase in step.effects:
            if phrase.startswith(f"on {lane}:"):
                return self.sight.catalogue.say(f"view-effect-{phrase.partition(':')[2].split()[0]}")
        return ""

    # -- markers and what may be chosen ---------------------------------------------------------------------

    def markers(self) -> list[Piece]:
        """Everybody's two markers; those that share a space stand beside each other."""
        s = self.s
        there: dict[tuple[int, int], list[tuple[int, int]]] = {}
        for colour in range(int(s.count())):
            for marker in (0, 1):
                at = (int(s.of(colour, STEP + marker)), int(s.of(colour, LANE + marker)))
                there.setdefault(at, []).append((colour, marker))
        pieces = []
        for (step, lane), found in there.items():
            columns = 1 if len(found) == 1 else 2
            rows = ceil(len(found) / columns)
            lanes = 3 if step == 0 else 1
            size = round(min(26, (self.p.cell - 4) / columns, (self.p.lane * lanes - 4) / rows))
            middle = self.p.y(step) + (1.7 if step == 0 else LANES_SHOWN.index(lane) + 0.5) * self.p.lane
            for k, (colour, marker) in enumerate(found):
                x = self.p.x(step) + self.p.cell / 2 + (k % columns - (columns - 1) / 2) * size
                y = middle + (k // columns - (rows - 1) / 2) * size
                pieces.append(self.marker(colour, marker, (step, lane), (round(x, 1), round(y, 1)), size))
        return pieces

    def marker(self, colour: int, marker: int, at: tuple[int, int], point: tuple[float, float], size: int) -> Piece:
        sight = self.sight
        mine = colour == sight.seat
        letter = MARKERS[marker].upper() if mine and sight.code == "progress.move" else sight.letter(colour)
        art = circle(0, 0, round(size * 0.54, 1), "eva-mine") if mine else ""
        label = sight.say(
            "marker",
            name=sight.full_name(colour),
            step=at[0],
            lane=sight.catalogue.say(f"view-lane-{LANE_WORDS[at[1]]}"),
        )
        return Piece(
            id=f"marker-{COLOURS[colour]}-{marker}",
            x=point[0],
            y=point[1],
            art=art + shape(COLOURS[colour], letter, 0, 0, size),
            label=label,
            owner=colour,
            z=2,
        )

    def targets(self) -> list[Piece]:
        """Where a marker can be moved to first; the other one takes the rest of the power."""
        if self.sight.code != "progress.move" or self.sight.decision is None:
            return []
        pieces = []
        half = round(self.p.cell / 2 - 2, 1)
        for answer in self.sight.decision.words:
            name, n = answer[0], int(answer[2:])
            step = int(self.s.of(self.sight.seat, STEP + MARKERS.index(name))) + n
            y = self.p.y(step) + (0.5 if name == MARKERS[0] else 1.5) * self.p.lane
            pieces.append(
                Piece(
                    id=f"target-{answer}",
                    x=round(self.p.x(step) + self.p.cell / 2, 1),
                    y=y,
                    art=word(-half + 3, 9 - self.p.lane / 2, f"{name.upper()}+{n}", "eva-t eva-target"),
                    label=self.sight.say("target", marker=name.upper(), n=n, step=step),
                    word=answer,
                    reach=(-half, -self.p.lane / 2 + 2, 2 * half, self.p.lane - 4),
                    z=3,
                )
            )
        return pieces

    def lanes(self) -> list[Piece]:
        """The three spaces of the step on which a marker has come to stand."""
        step = self.sight.step
        if self.sight.code != "progress.lane" or not isinstance(step, PlaceMarker):
            return []
        at = int(self.s.of(self.sight.seat, STEP + step.marker))
        reach = (2.0, 2.0, round(self.p.cell - 4, 1), self.p.lane - 4)
        return [
            Piece(
                id=f"lane-{name}",
                x=round(self.p.x(at), 1),
                y=self.p.y(at) + LANES_SHOWN.index(lane) * self.p.lane,
                art="",
                label=self.sight.say("space", step=at, lane=self.sight.catalogue.say(f"view-lane-{name}")),
                word=name,
                reach=reach,
            )
            for lane, name in enumerate(LANE_WORDS[: int(LANES)])
        ]
