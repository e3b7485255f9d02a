"""The line of station cards as boxes of text: rows side by side in the order of the table, runners as letters."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ...core.state import UNKNOWN
from .state import AT, CARD_ID, CARDW, COLOURS, DIR, FACING, START, UP, State
from .tables import MAX_ROWS, NO_LIMIT

if TYPE_CHECKING:
    from ...i18n import Catalogue

Piece = tuple[str, str]
Line = list[Piece]
WIDEST, NARROWEST = 5, 3  # characters for one row
FACE_DOWN = "?"
EDGE, GATE, WALL = "│", "║", "█"
STOP = "■"


@dataclass
class Cell:
    """One row of a card."""

    number: str
    mark: str = ""
    runners: list[Piece] = field(default_factory=list)
    gate: str = ""  # on the edge to the right of this row: "≥3"


@dataclass
class Box:
    """One card of the line, its rows from left to right."""

    title: str
    cells: list[Cell]
    style: str
    left: str = EDGE
    right: str = EDGE

    def inner(self, cell: int) -> int:
        wanted = len(self.cells) * (cell + 1) - 1
        return wanted if len(self.cells) > 1 else max(wanted, min(len(self.title) + 2, 18))

    def width(self, cell: int) -> int:
        return self.inner(cell) + 2


def draw(s: State, catalogue: Catalogue, width: int) -> list[Line]:
    """The Arrow, the boxes (wrapped where the line is long), and what the marks mean."""
    boxes = [_box(s, catalogue, i) for i in range(int(s.cards()))]
    cell = next((c for c in range(WIDEST, NARROWEST, -1) if _total(boxes, c) <= width), NARROWEST)
    lines = [_arrow(s, catalogue, min(width, _total(boxes, cell)))]
    for chunk in _chunks(boxes, cell, width):
        lines += _render(chunk, cell)
    return lines + _legend(s, catalogue, boxes, width)


def letter(catalogue: Catalogue, runner: int) -> str:
    return catalogue.say(f"board-letter-{COLOURS[runner]}")


def known_cards(s: State) -> list[int]:
    """The cards of the line whose face the viewer knows, each once."""
    cards = [int(s.line[i * CARDW + CARD_ID]) for i in range(int(s.cards()))]
    return [card for at, card in enumerate(cards) if card != UNKNOWN and card not in cards[:at]]


def _total(boxes: list[Box], cell: int) -> int:
    return sum(box.width(cell) for box in boxes)


def _chunks(boxes: list[Box], cell: int, width: int) -> list[list[Box]]:
    chunks: list[list[Box]] = [[]]
    for box in boxes:
        if chunks[-1] and _total([*chunks[-1], box], cell) > width:
            chunks.append([])
        chunks[-1].append(box)
    return chunks


def _arrow(s: State, catalogue: Catalogue, width: int) -> Line:
    label = f" {catalogue.say('board-arrow')} "
    shaft = "─" * max(2, (width - len(label) - 2) // 2)
    return [(f"{shaft}{label}{shaft}►" if s.arrow > 0 else f"◄{shaft}{label}{shaft}", "dim")]


# -- from the state to boxes ----------------------------------------------------------------------------------


def _box(s: State, catalogue: Catalogue, i: int) -> Box:
    base = i * CARDW
    card, up, start = int(s.line[base + CARD_ID]), bool(s.line[base + UP]), int(s.line[base + START])
    name = "" if card == UNKNOWN else catalogue.content.entries("station")[card].name(catalogue.lang)
    if not up:
        title = f"{FACE_DOWN} {name}".strip()
        return Box(title, [Cell(FACE_DOWN, runners=_runners(s, catalogue, start))], "dim")
    rows, ahead = int(s.pack.station.rows[card]), s.line[base + DIR] > 0
    cells = []
    for at in range(rows):
        row = at + 1 if ahead else rows - at
        cells.append(Cell(str(row), _mark(s, card, row), _runners(s, catalogue, start + at)))
        cells[-1].gate = _gate(s, card, row if ahead else row - 1)
    box = Box(name, cells, "")
    if s.pack.station.wall[card]:
        box.left, box.right = (EDGE, WALL) if ahead else (WALL, EDGE)
    return box


def _runners(s: State, catalogue: Catalogue, x: int) -> list[Piece]:
    found = []
    for runner in range(int(s.colours)):
        if s.on_station(runner) and s.of(runner, AT) == x:
            sign = letter(catalogue, runner)
            found.append((sign if s.of(runner, FACING) == s.arrow else sign.lower(), COLOURS[runner]))
    return found


def _mark(s: State, card: int, row: int) -> str:
    station, at = s.pack.station, card * MAX_ROWS + row
    if station.stop[at]:
        return STOP
    if station.cost[at] > 1:
        return f"-{station.cost[at]}"
    return f"({station.cap[at]})" if station.cap[at] < NO_LIMIT else ""


def _gate(s: State, card: int, row: int) -> str:
    station, at = s.pack.station, card * MAX_ROWS + row
    if row < 1:
        return ""
    if station.gate_least[at] > 0:
        return f"≥{station.gate_least[at]}"
    return f"≤{station.gate_most[at]}" if station.gate_most[at] < NO_LIMIT else ""


# -- from boxes to lines --------------------------------------------------------------------------------------


def _render(boxes: list[Box], cell: int) -> list[Line]:
    crowd = max(len(box_cell.runners) for box in boxes for box_cell in box.cells)
    deep = max(1, -(-crowd // cell))
    marked = any(box_cell.mark or box_cell.gate for box in boxes for box_cell in box.cells)
    lines = [_joined([_top(box, cell) for box in boxes])]
    lines.append(_joined([_row(box, cell, [[(c.number, "dim")] for c in box.cells]) for box in boxes]))
    if marked:
        lines.append(_joined([_row(box, cell, _marks(box)) for box in boxes]))
    for layer in range(deep):
        part = slice(layer * cell, (layer + 1) * cell)
        lines.append(_joined([_row(box, cell, [c.runners[part] for c in box.cells]) for box in boxes]))
    lines.append(_joined([[("╰" + "─" * box.inner(cell) + "╯", box.style)] for box in boxes]))
    return lines


def _joined(parts: list[Line]) -> Line:
    return [piece for part in parts for piece in part]


def _top(box: Box, cell: int) -> Line:
    room = box.inner(cell)
    title = box.title if len(box.title) <= room else box.title[: room - 1] + "…"
    return [("╭", box.style), (title, "title"), ("─" * (room - len(title)) + "╮", box.style)]


def _marks(box: Box) -> list[Line]:
    """The marks of the rows; a gate's number stands to the right of its bar."""
    marks: list[Line] = []
    for at, cell in enumerate(box.cells):
        gate = box.cells[at - 1].gate if at else ""
        marks.append([(gate or cell.mark, "mark")])
    return marks


def _row(box: Box, cell: int, contents: list[Line]) -> Line:
    wide = cell if len(box.cells) > 1 else box.inner(cell)
    line: Line = [(box.left, box.style if box.left == EDGE else "mark")]
    for at, content in enumerate(contents):
        used = sum(len(text) for text, _ in content)
        left = (wide - used) // 2
        line += [(" " * left, ""), *content, (" " * (wide - used - left), "")]
        if at < len(contents) - 1:
            line.append((GATE, "mark") if box.cells[at].gate else (EDGE, "dim"))
    line.append((box.right, box.style if box.right == EDGE else "mark"))
    return line


def _legend(s: State, catalogue: Catalogue, boxes: list[Box], width: int) -> list[Line]:
    """What the marks that are on the table mean."""
    cells = [cell for box in boxes for cell in box.cells]
    said = []
    for gate in sorted({cell.gate for cell in cells if cell.gate}):
        kind = "least" if gate[0] == "≥" else "most"
        said.append(f"{GATE}{gate} " + catalogue.say(f"board-mark-{kind}", n=int(gate[1:])))
    for mark in sorted({cell.mark for cell in cells if cell.mark}):
        if mark == STOP:
            said.append(f"{mark} " + catalogue.say("board-mark-stop"))
        else:
            number = int(mark.strip("-()"))
            kind = "cost" if mark.startswith("-") else "cap"
            said.append(f"{mark} " + catalogue.say(f"board-mark-{kind}", n=number))
    if any(WALL in (box.left, box.right) for box in boxes):
        said.append(f"{WALL} " + catalogue.say("board-mark-wall"))
    if any(s.on_station(runner) and s.of(runner, FACING) != s.arrow for runner in range(int(s.colours))):
        said.append(catalogue.say("board-mark-turned"))
    lines: list[Line] = []
    for note in said:
        if lines and len(lines[-1][0][0]) + len(note) + 3 <= width:
            lines[-1] = [(f"{lines[-1][0][0]} · {note}", "dim")]
        else:
            lines.append([(note, "dim")])
    return lines
