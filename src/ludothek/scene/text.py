"""The table in words: sections with sentences, one table of the players, and lists of what lies where.

A screen reader, a sheet of paper and a mail show the same sections; `as_plain` gives them as plain lines.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from .model import Board, Card, Figure, Player, Row, Scene, Struct

if TYPE_CHECKING:
    from ..i18n import Catalogue


class Item(Struct):
    """A piece or a card: its name, and what there is to say about it."""

    id: str
    title: str
    text: str = ""
    notes: list[str] = []  # short: "cost 3", "face down"
    word: str = ""  # the option of the present question that it stands for


class Group(Struct):
    """Items at one place of a board; the title is empty where there are no places."""

    title: str
    items: list[Item]


class Section(Struct):
    """A heading and what stands under it. `kind` is "state", "players", "board" or "row"."""

    id: str
    kind: str
    title: str
    lines: list[str] = []  # sentences
    head: list[str] = []  # column titles of the table; the first cell of a row is its title
    rows: list[list[str]] = []
    groups: list[Group] = []
    folded: bool = False


def text_table(scene: Scene, catalogue: Catalogue) -> list[Section]:
    """Everything in the scene. The catalogue gives the words around it, and may be the platform's."""
    sections = [Section(id="state", kind="state", title=" · ".join(scene.heading), lines=list(scene.facts))]
    if scene.players:
        sections.append(_players(scene.players, catalogue))
    sections += [_board(board) for board in scene.boards]
    names = {player.seat: player.name for player in scene.players}
    sections += [_row(row, names, catalogue) for row in scene.rows]
    return sections


def _players(players: list[Player], catalogue: Catalogue) -> Section:
    """Players × figures; a figure that only some have leaves gaps."""
    labels: dict[str, str] = {}
    for figure in [figure for player in players for figure in player.figures]:
        labels.setdefault(figure.id, figure.label)
    head = [catalogue.say("text-player"), *labels.values(), catalogue.say("text-notes")]
    rows = []
    for player in players:
        values = {figure.id: _value(figure) for figure in player.figures}
        notes = [*_standing(player, catalogue), *player.notes]
        rows.append([f"{player.name} ({player.letter})", *[values.get(id, "–") for id in labels], "; ".join(notes)])
    return Section(id="players", kind="players", title=catalogue.say("text-players"), head=head, rows=rows)


def _value(figure: Figure) -> str:
    return f"{figure.value}/{figure.of}" if figure.of else str(figure.value)


def _standing(player: Player, catalogue: Catalogue) -> Iterable[str]:
    if player.you:
        yield catalogue.say("text-you")
    if player.asked:
        yield catalogue.say("text-asked")
    if player.bot:
        yield catalogue.say("text-bot")
    if player.neutral:
        yield player.role or catalogue.say("text-neutral")
    if player.out:
        yield catalogue.say("text-out")


def _board(board: Board) -> Section:
    """The pieces by place, in the order in which the board has them."""
    places: dict[str, list[Item]] = {}
    for piece in board.pieces:
        item = Item(id=piece.id, title=piece.label, text=piece.tip, word=piece.word)
        places.setdefault(piece.place, []).append(item)
    groups = [Group(title=place, items=items) for place, items in places.items()]
    lines = [board.note] if board.note else []
    return Section(id=board.id, kind="board", title=board.title, lines=lines, groups=groups)


def _row(row: Row, names: Mapping[int, str], catalogue: Catalogue) -> Section:
    """The cards; each says whose it is, unless all are the row's owner's."""
    items = []
    for card in row.cards:
        owner = [names[card.owner]] if card.owner in names and card.owner != row.owner else []
        notes = [*owner, *_marks(card, catalogue)]
        items.append(Item(id=card.id, title=card.title, text=card.text, notes=notes, word=card.word))
    lines = [row.note] if row.note else []
    if not items:
        lines.append(catalogue.say("text-no-cards"))
    groups = [Group(title="", items=items)] if items else []
    return Section(id=row.id, kind="row", title=row.title, lines=lines, groups=groups, folded=row.folded)


def _marks(card: Card, catalogue: Catalogue) -> Iterable[str]:
    if card.tag:
        yield card.tag
    if card.down:
        yield catalogue.say("text-down")
    if card.spent:
        yield catalogue.say("text-spent")
    if card.cost:
        yield catalogue.say("text-cost", cost=card.cost)
    if card.figure:
        yield f"{card.figure_label}: {card.figure}" if card.figure_label else card.figure


# -- without any marks --------------------------------------------------------------------------------------


def as_plain(sections: Iterable[Section]) -> str:
    """The sections as lines of text, for a mail or a terminal."""
    return "\n\n".join("\n".join(_plain(section)) for section in sections) + "\n"


def _plain(section: Section) -> Iterable[str]:
    if section.title:
        yield section.title
        yield "=" * len(section.title)
    yield from section.lines
    if section.rows:
        yield from _aligned([section.head, *section.rows])
    for group in section.groups:
        if group.title:
            yield f"{group.title}:"
        for item in group.items:
            notes = f" ({', '.join(item.notes)})" if item.notes else ""
            yield f"- {item.title}{notes}{': ' if item.text else ''}{item.text}"


def _aligned(rows: list[list[str]]) -> Iterable[str]:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        figures = [cell.rjust(width) for cell, width in zip(row, widths)][1:-1]
        yield "  ".join([row[0].ljust(widths[0]), *figures, row[-1]]).rstrip()
