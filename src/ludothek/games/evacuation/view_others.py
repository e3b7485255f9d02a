"""The boards of the other players: what their figures do not tell, in few pieces."""

from __future__ import annotations

from ...core.bits import count_bits
from ...scene.draw import path
from ...scene.model import Board, Piece
from ...scene.sight import bits
from .state import (
    COLOURS,
    COMPLETED,
    DONE,
    FLYING,
    HALF,
    IN_HAND,
    NONE,
    ON_NEW,
    ON_OLD,
    PLAYED,
    RETURNING,
    SITES,
    TILE,
    TOKENS_UP,
)
from .tables import INFRASTRUCTURE, LAND_SITES, SHIPS, STADIUMS
from .view_art import landscapes, placed, squares, words
from .view_plan import OTHER
from .view_printed import draw_other
from .view_ships import mini_fleet
from .view_sight import Sight


def other_board(sight: Sight, seat: int) -> Board:
    other = _Other(sight, seat)
    return Board(
        id=f"board-{other.colour}",
        title=sight.say("board-of", name=sight.name(seat)),
        width=OTHER[0],
        height=OTHER[1],
        back=placed("other", OTHER, draw_other, cls=f"c-{other.colour}"),
        pieces=[other.old(), other.tech(), other.ships()],
        owner=seat,
    )


class _Other:
    def __init__(self, sight: Sight, seat: int) -> None:
        self.sight = sight
        self.s = sight.s
        self.seat = seat
        self.colour = COLOURS[seat]

    def piece(self, name: str, at: tuple[float, float, float, float], art: str, label: str, tip: str = "") -> Piece:
        """A piece by its corner and size; it draws in the board's own units."""
        x, y, wide, tall = at
        return Piece(id=f"{name}-{self.colour}", x=0, y=0, art=art, label=label, tip=tip, reach=(x, y, wide, tall))

    def old(self) -> Piece:
        """The sites that are still inhabited, and productivity tokens; stadiums and infrastructure."""
        s, sight = self.s, self.sight
        up, tokens = int(s.of(self.seat, SITES)), int(s.of(self.seat, TOKENS_UP))
        grounds: dict[str, list[tuple[float, float]]] = {}
        for site in range(int(LAND_SITES)):
            if (up >> site) & 1:
                name = (landscapes(int(s.pack.ow_land[site])) or ["bare"])[0]
                grounds.setdefault("coast" if name == "sea" else name, []).append((10 + site * 25, 9))
        new, old = sight.held(self.seat, STADIUMS, ON_NEW), sight.held(self.seat, STADIUMS, ON_OLD, FLYING)
        played, hand = (sight.held(self.seat, INFRASTRUCTURE, where) for where in (PLAYED, IN_HAND))
        art = "".join(path(squares(corners, 21), f"eva-{name}") for name, corners in grounds.items())
        art += words(19, "eva-m", [(278, tokens), (326, f"{len(new)}+{len(old)}"), (394, f"{len(played)}+{len(hand)}")])
        label = sight.say(
            "other-old",
            sites=int(count_bits(up)),
            tokens=tokens,
            new=len(new),
            old=len(old),
            played=len(played),
            hand=len(hand),
        )
        complete, first = int(s.of(self.seat, COMPLETED)), int(s.pack.first[INFRASTRUCTURE])
        told = [sight.called("stadium", card - int(s.pack.first[STADIUMS])) for card in [*new, *old]]
        told += [
            sight.called("infrastructure", card - first) + ("" if (complete >> (card - first)) & 1 else " …")
            for card in played
        ]
        return self.piece("old", (0, 0, OTHER[0], 38), art, label, ", ".join(told))

    def tech(self) -> Piece:
        """Technologies as a grid, level 1 below."""
        s, sight = self.s, self.sight
        done, half = int(s.of(self.seat, DONE)), int(s.of(self.seat, HALF))
        art = ""
        for name, places in (("eva-done", bits(done)), ("eva-half", bits(half & ~done))):
            if places:
                art += path(squares([(4 + at % 3 * 16, 76 - at // 3 * 16) for at in places], 14), name)
        tiles = [int(s.of(self.seat, TILE + at)) for at in bits(done)]
        tip = ", ".join(sight.called("tile", tile) for tile in tiles if tile != NONE)
        return self.piece("tech", (0, 42, 54, 50), art, sight.say("other-tech", n=len(tiles)), tip)

    def ships(self) -> Piece:
        sight = self.sight
        cards = sight.held(self.seat, SHIPS, ON_OLD, ON_NEW, FLYING, RETURNING)
        told = [sight.say("ship", name=sight.called("ship", card), where=sight.where(card)) for card in cards]
        art = mini_fleet(sight, self.seat, cards, 64, 44, 370)
        return self.piece("ships", (58, 42, 380, 50), art, sight.say("other-ships", n=len(cards)), "; ".join(told))
