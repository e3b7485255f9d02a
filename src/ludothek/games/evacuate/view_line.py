"""The line of station cards as a board: modules, rows, gates, runners, the Arrow, and what may be chosen there."""

from __future__ import annotations

from ...core.state import UNKNOWN
from ...scene.model import Board, Piece
from . import view_art as art
from .state import AT, BARRED, COLOURS, FACING, STUN_NEXT, STUNNED
from .tables import MAX_ROWS, NO_LIMIT
from .view_layout import ground_of, picture, tint_of
from .view_plan import Module, Plan, Spot, crowd, plan, runners_in
from .view_sight import Sight
from .view_words import row_words

TWO_TAGS = 84  # from the middle of two marks to the side of the board at least
TAG = 20.0  # the height of the mark of the front row and the rear row
SPARE = 4  # with more runners in a strip, that mark has no room for its word
LABELS = {"front": "front-label", "rear": "rear-label"}
MARKS = {"stop": "evacuate-m-stop", "cost": "evacuate-m-cost", "cap": "evacuate-m-cap"}


def line_board(sight: Sight) -> Board:
    return _Line(sight).board()


class _Line:
    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.s = sight.s
        self.plan: Plan = plan(sight.s, sight.narrow)
        self.words = row_words(sight)
        self.seen: dict[str, str] = {}  # the legend: symbol -> words

    def board(self) -> Board:
        pieces = [self.arrow()]
        for module in self.plan.modules:
            pieces += self.module(module)
        pieces += self.edges()
        for runner in range(int(self.s.colours)):
            if self.s.on_station(runner):
                pieces.append(self.runner(runner))
        return Board(
            id="line",
            title=self.sight.say("line"),
            width=self.plan.width,
            height=self.plan.height,
            back=art.sky(self.plan),
            pieces=pieces,
            legend=[(f"s-{symbol}", words) for symbol, words in self.seen.items()],
        )

    def arrow(self) -> Piece:
        spot, forward, upright = self.plan.arrow, self.s.arrow > 0, self.plan.upright
        label = self.sight.say("arrow", way=art.heading(upright, forward))
        drawn = art.arrow(spot, self.sight.catalogue.say("board-arrow"), upright, forward)
        return Piece(id="arrow", x=spot.x, y=spot.y, art=drawn, label=label, reach=_around(spot))

    # -- cards and rows -------------------------------------------------------------------------------------

    def module(self, module: Module) -> list[Piece]:
        return [self.hull(module), *self.rows(module)] if module.up else [self.door(module)]

    def hull(self, module: Module) -> Piece:
        id, name = self.sight.id_of("station", module.card), self.place(module)
        wall = bool(self.s.pack.station.wall[module.card])
        if wall:
            self.seen["evacuate-m-wall"] = self.sight.catalogue.say("board-mark-wall")
        numbers = [int(self.s.row(module.i, module.start + at)) for at in range(len(module.rows))]
        floors = [art.Floor(number, ground_of(id, self.mark(module.card, number)[0])) for number in numbers]
        sign = art.Sign(name, picture("station", id), tint_of(id), wall)
        drawn = art.hull(module, self.plan.upright, self.s.arrow > 0, sign, floors)
        label = self.sight.say("module", card=name, n=module.i + 1, of=len(self.plan.modules))
        return self.piece(module, drawn, label, self.sight.text_of("station", module.card))

    def door(self, module: Module) -> Piece:
        place = {"n": module.i + 1, "of": len(self.plan.modules)}
        word = self.words.get(module.start, "")
        if module.card == UNKNOWN:
            drawn = art.door(module, self.plan.upright, art.Sign("", "", "stone"))
            return self.piece(module, drawn, self.sight.say("door", **place), self.sight.say("door-tip"), word)
        id, name = self.sight.id_of("station", module.card), self.sight.called("station", module.card)
        drawn = art.door(module, self.plan.upright, art.Sign(name, picture("station", id), tint_of(id)))
        label = self.sight.say("door-known", card=name, **place)
        return self.piece(module, drawn, label, self.sight.text_of("station", module.card), word)

    def piece(self, module: Module, drawn: str, label: str, tip: str, word: str = "") -> Piece:
        box = module.box
        reach = (0.0, 0.0, box.width, box.height)
        id = f"station-{module.key}"
        place = self.place(module)
        return Piece(id=id, x=box.left, y=box.top, art=drawn, label=label, place=place, tip=tip, word=word, reach=reach)

    def place(self, module: Module) -> str:
        return self.sight.called("station", module.card if module.up else UNKNOWN)

    def rows(self, module: Module) -> list[Piece]:
        pieces = []
        for at, spot in enumerate(module.rows):
            x = module.start + at
            number = int(self.s.row(module.i, x))
            pieces.append(self.row(module, spot, x, number))
            sign, words = self.gate(module.card, number if module.ahead else number - 1)
            if sign and at + 1 < len(module.rows):
                pieces.append(self.gate_piece(module, spot, x, number, sign, words))
        return pieces

    def row(self, module: Module, spot: Spot, x: int, number: int) -> Piece:
        kind, count, words = self.mark(module.card, number)
        mark = (MARKS[kind], str(count) if count else "") if kind else None
        name, of = self.place(module), len(module.rows)
        label = self.sight.say("row", card=name, row=number, of=of)
        return Piece(
            id=f"row-{x}",
            x=spot.x,
            y=spot.y,
            art=art.marked(spot, self.plan.upright, mark) if mark else "",
            label="; ".join([label, *([words] if words else [])]),
            place=name,
            word=self.words.get(x, ""),
            reach=_around(spot),
            z=1,
        )

    def mark(self, card: int, row: int) -> tuple[str, int, str]:
        """What a row asks: a kind of mark, its number, its words."""
        station, at = self.s.pack.station, card * MAX_ROWS + row
        said = self.sight.catalogue.say
        kind, count, words = "", 0, ""
        if station.stop[at]:
            kind, words = "stop", said("board-mark-stop")
        elif station.cost[at] > 1:
            kind, count = "cost", int(station.cost[at])
            words = said("board-mark-cost", n=count)
        elif station.cap[at] < NO_LIMIT:
            kind, count = "cap", int(station.cap[at])
            words = said("board-mark-cap", n=count)
        if kind:
            self.seen[MARKS[kind]] = words
        return kind, count, words

    def gate(self, card: int, row: int) -> tuple[str, str]:
        """The gate after a printed row: its sign and its words."""
        station, at = self.s.pack.station, card * MAX_ROWS + row
        least, most = int(station.gate_least[at]), int(station.gate_most[at])
        if row >= 1 and least > 0:
            return f"≥ {least}", self.sight.catalogue.say("board-mark-least", n=least)
        if row >= 1 and most < NO_LIMIT:
            return f"≤ {most}", self.sight.catalogue.say("board-mark-most", n=most)
        return "", ""

    def gate_piece(self, module: Module, spot: Spot, x: int, number: int, sign: str, words: str) -> Piece:
        self.seen["evacuate-m-gate"] = self.sight.say("gate-mark")
        other = number + (1 if module.ahead else -1)
        edge = (spot.x, spot.bottom) if self.plan.upright else (spot.right, spot.y)
        name = self.place(module)
        return Piece(
            id=f"gate-{x}",
            x=edge[0],
            y=edge[1],
            art=art.gate(spot, self.plan.upright, sign),
            label=self.sight.say("gate", card=name, a=min(number, other), b=max(number, other), words=words),
            place=name,
            z=2,
        )

    # -- runners --------------------------------------------------------------------------------------------

    def edges(self) -> list[Piece]:
        """The front row and the rear row of the runners: there the Nomias strike."""
        if not any(self.s.on_station(runner) for runner in range(int(self.s.colours))):
            return []
        rows = {"front": int(self.s.edge_row(1)), "rear": int(self.s.edge_row(-1))}
        if self.s.arrow > 0:
            rows = dict(reversed(rows.items()))  # in the order of the board
        if len(set(rows.values())) == len(rows):
            return [self.edge(which, x) for which, x in rows.items()]
        return [self.edge(which, x, beside) for (which, x), beside in zip(rows.items(), (-1, 1), strict=True)]

    def edge(self, which: str, x: int, beside: int = 0) -> Piece:
        """The mark of such a row; where front and rear are one row, two marks lie beside or above each other."""
        spot, words = self.plan.spot(x), self.sight.say(which)
        wide, tall = art.tag_width(words), TAG
        if self.plan.upright:
            if len(runners_in(self.s, x)) > SPARE:
                words, wide, tall = "", tall - 7, tall - 4
            at = (spot.right - wide / 2 - 2, spot.y + beside * (tall + 1) / 2)
        else:
            room = TWO_TAGS if beside else wide / 2 + 6
            middle = min(max(spot.x, room), self.plan.width - room)
            at = (middle + beside * (wide / 2 + 2), self.plan.module(x).box.bottom + tall / 2 + 3)
        label = self.sight.say(LABELS[which], place=self.where(x))
        reach = (-wide / 2, -tall / 2, wide, tall)
        drawn = art.edge_tag(words, tall)
        return Piece(id=f"edge-{which}", x=at[0], y=at[1], art=drawn, label=label, reach=reach, z=3)

    def where(self, x: int) -> str:
        """A row in words, complete."""
        module = self.plan.module(x)
        if not module.up:
            return self.sight.say("face-down")
        return self.sight.say("row", card=self.place(module), row=int(self.s.row(module.i, x)), of=len(module.rows))

    def runner(self, runner: int) -> Piece:
        s, sight = self.s, self.sight
        x = int(s.of(runner, AT))
        module, together = self.plan.module(x), runners_in(s, x)
        marked = module.up and bool(self.mark(module.card, int(s.row(module.i, x)))[0])
        spots = crowd(self.plan.spot(x), len(together), marked, self.plan.upright, self.plan.runner)
        at = spots[together.index(runner)]
        facing = int(s.of(runner, FACING))
        against = facing != s.arrow
        if against:
            self.seen["evacuate-m-turned"] = sight.say("turned")
        marks = ["evacuate-m-stun"] if s.of(runner, STUNNED) or s.of(runner, STUN_NEXT) else []
        marks += ["evacuate-m-bar"] if s.of(runner, BARRED) else []
        drawn = art.runner(
            COLOURS[runner],
            sight.letter(runner),
            self.plan.runner,
            art.turn(facing, self.plan.upright) if against else None,
            marks,
            runner == sight.seat,
        )
        label = sight.say("runner", name=sight.full_name(runner), place=self.where(x), way=_way(against))
        half = self.plan.runner / 2
        return Piece(
            id=f"runner-{COLOURS[runner]}",
            x=at[0],
            y=at[1],
            art=drawn,
            label="; ".join([label, *sight.marks(runner)]),
            place=self.place(module),
            owner=runner,
            word=self.runner_word(runner),
            reach=(-half, -half, 2 * half, 2 * half),
            z=4,
        )

    def runner_word(self, runner: int) -> str:
        if self.sight.code == "loss.miniature" and runner == self.sight.seat:
            return "own"
        return self.sight.word(COLOURS[runner], "target.choose")


def _way(against: bool) -> str:
    return "against" if against else "with"


def _around(spot: Spot) -> tuple[float, float, float, float]:
    return (-spot.width / 2, -spot.height / 2, spot.width, spot.height)
