"""The scene: everything one viewer sees on the table, in the viewer's language, without the question.

A game's `view.py` makes it from an observation. Nothing in it is a game's own protocol: whoever shows scenes knows
boards with pieces, rows of cards and players with figures, and no game. Keys (`id`) are stable as long as the thing is
the same one, so that a piece travels when its place changes.
"""

from __future__ import annotations

import msgspec


class Struct(msgspec.Struct, omit_defaults=True, kw_only=True):
    """Defaults are left out of the JSON: a view stays small."""


class Piece(Struct):
    """Something on a board: a runner, a tile, a slot."""

    id: str
    x: float
    y: float  # where its origin lies, in the board's units
    label: str  # what it is and where, complete enough to be read instead of seen
    art: str = ""  # SVG drawn around that origin
    place: str = ""  # the region it is listed under when the board is read
    tip: str = ""  # more about it, for a tap or a hover
    owner: int = -1  # the colour it belongs to
    word: str = ""  # the option of the present question that it stands for
    reach: tuple[float, float, float, float] = (0, 0, 0, 0)  # x, y, width, height around the origin to light and to tap
    z: int = 0  # greater lies on top


class Board(Struct):
    """A drawn part of the table."""

    id: str
    title: str
    width: float
    height: float
    back: str = ""  # SVG under the pieces; the same as long as the layout is
    pieces: list[Piece] = []
    note: str = ""
    owner: int = -1  # whose board it is; -1 is the table's
    legend: list[tuple[str, str]] = []  # what the marks mean: a symbol of the sprite (or "") and its words


class Card(Struct):
    """A card (tile, ship, technology) in a row. All games share its anatomy."""

    id: str  # unique in the scene
    kind: str
    title: str
    text: str = ""  # what it does, derived from its figures and effects
    art: str = ""  # SVG for its picture, 120 × 48 units
    tint: str = ""  # the kind's colour, a name of the style sheet: teal, red, gold, violet, stone, green
    cost: str = ""
    figure: str = ""  # its one most important number
    figure_label: str = ""  # what that number is
    tag: str = ""  # "new", "2×"
    rule: str = ""
    source: str = ""  # provenance of its figures
    owner: int = -1
    word: str = ""  # the option of the present question that it stands for
    down: bool = False  # lies face down
    spent: bool = False  # used up, shown pale


class Row(Struct):
    """Cards beside each other: a hand, a market, a pile that lies open."""

    id: str
    title: str
    cards: list[Card] = []
    note: str = ""
    owner: int = -1  # whose cards these are; -1 is the table's
    folded: bool = False  # shown only when opened


class Figure(Struct):
    """One number of a player."""

    id: str
    value: int
    label: str = ""  # in a view only the first figure of each id has label and icon, to keep it small
    icon: str = ""  # a symbol of the sprite
    of: int = 0  # the most there can be, where that matters
    passing: bool = False  # begins anew all the time: its changes are no news
    score: bool = False  # the number by which the game is won, drawn boldly in graphs


class Player(Struct):
    """One colour at the table. The game gives figures and notes, the table the rest."""

    seat: int
    name: str
    colour: str
    letter: str
    figures: list[Figure] = []
    notes: list[str] = []
    neutral: bool = False  # belongs to nobody
    role: str = ""  # what a neutral colour is at this table, where "neutral" would not tell
    out: bool = False
    you: bool = False
    asked: bool = False
    bot: str = ""
    away: bool = False  # a bot answers for a person


class Scene(Struct):
    """The whole table."""

    heading: list[str]  # where the game stands: "Round 3", "Phase 2: Survivor Actions"
    boards: list[Board] = []
    rows: list[Row] = []
    players: list[Player] = []
    facts: list[str] = []  # what else everybody should see: sentences
