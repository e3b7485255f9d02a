"""Evacuation as a scene: the New World, the tracks, the players' boards and the cards, from one observation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ...core.bits import count_bits
from ...scene.draw import thrifty
from ...scene.model import Board, Figure, Player, Scene
from ...scene.seats import player
from ...scene.sight import bits
from .observe import COUNTS
from .progress import powers
from .state import (
    BEFORE,
    CHIPS,
    FACTORY,
    HAND,
    NONE,
    ON_NEW,
    PHASES,
    POPULATION,
    PRODUCTION,
    SITES,
)
from .tables import KIND_WORDS, KINDS, STADIUMS, WORLD_WORDS, YEARS
from .view_cards import rows
from .view_home import home_board
from .view_map import map_board
from .view_others import other_board
from .view_sight import ICONS, STOCKS, Sight, sight
from .view_track import track_board

if TYPE_CHECKING:
    from ...core.match import Decision
    from ...core.state import Observation
    from ...i18n import Catalogue

TRACK_FIRST = ("progress.move", "progress.lane", "progress.power", "bonus.choice")
STADIUMS_NEEDED = 3


def scene(
    observation: Observation,
    decision: Decision | None,
    catalogue: Catalogue,
    names: Sequence[str],
    narrow: bool = False,
) -> Scene:
    """Everything the observing seat sees."""
    seen = sight(observation, catalogue, names, decision, narrow)
    return Scene(
        heading=heading(seen),
        boards=boards(seen),
        rows=rows(seen),
        players=players(observation, catalogue, names),
        facts=facts(seen),
    )


def boards(seen: Sight) -> list[Board]:
    """The table's boards, the viewer's own, those of the others."""
    shared = [map_board(seen), track_board(seen)]
    if seen.code in TRACK_FIRST:
        shared.reverse()
    own = [home_board(seen)] if seen.plays else []
    others = [other_board(seen, seat) for seat in range(int(seen.s.seats)) if seat != seen.seat]
    found = [*shared, *own, *others]
    for board in found:
        board.back = thrifty(board.back)
        for piece in board.pieces:  # whole numbers are shorter without a point
            x, y, wide, tall = piece.reach
            piece.x, piece.y, piece.art = _short(piece.x), _short(piece.y), thrifty(piece.art)
            if wide:  # the default is left out of the JSON only if it is the very same
                piece.reach = (_short(x), _short(y), _short(wide), _short(tall))
    return found


def _short(n: float) -> float:
    return int(n) if n == int(n) else round(n, 1)


def heading(seen: Sight) -> list[str]:
    """Where the game stands."""
    s, said = seen.s, seen.catalogue.say
    stage = said("game-over").rstrip(".") if s.over else said(f"phase-{PHASES[int(s.phase)]}")
    return [stage] if s.phase == BEFORE else [seen.say("year-of", n=int(s.year), of=int(YEARS)), stage]


def facts(seen: Sight) -> list[str]:
    """What else everybody should see."""
    s = seen.s
    if s.trigger != NONE:
        return [seen.say("triggered", player=seen.full_name(int(s.trigger)))]
    return [seen.say("mode", mode="points" if s.points else "race", bonuses="generous" if s.generous else "strict")]


# -- players --------------------------------------------------------------------------------------------------


def players(observation: Observation, catalogue: Catalogue, names: Sequence[str]) -> list[Player]:
    """All colours with their figures."""
    seen = sight(observation, catalogue, names)
    return [
        player(
            catalogue,
            colour,
            names,
            figures=figures(seen, colour) if colour < seen.s.seats else robot_figures(seen, colour),
            notes=notes(seen, colour),
            you=colour == seen.seat,
            role=seen.name(colour) if colour >= seen.s.seats else "",
        )
        for colour in range(int(seen.s.count()))
    ]


def figures(seen: Sight, seat: int) -> list[Figure]:
    """Production first: by it the game is won. Then stadiums and happiness, then what can be spent."""
    s = seen.s
    made = [int(s.of(seat, PRODUCTION + kind)) for kind in range(int(KINDS))]
    found = [
        _figure(seen, "lowest", min(made), "chart", score=True),
        _figure(seen, "stadiums", int(s.owned(seat, STADIUMS, ON_NEW)), "stadium", of=STADIUMS_NEEDED),
        _figure(seen, "faces", int(s.faces(seat)), "evacuation-face"),
        _figure(seen, "power", bits(int(powers(s, seat)))[0], "star", passing=True),
    ]
    for kind, n in enumerate(made):
        word = KIND_WORDS[kind]
        found.append(
            Figure(id=f"{word}-made", label=seen.catalogue.say(f"view-fig-{word}"), value=n, icon=f"s-{ICONS[word]}")
        )
    for world in (0, 1):
        for kind in range(int(KINDS)):
            id = STOCKS[world * KINDS + kind]
            icon = f"evacuation-{KIND_WORDS[kind][0]}{WORLD_WORDS[world][0]}"
            found.append(_figure(seen, id, int(s.stock(seat, world, kind)), icon))
    waiting = sum(int(s.of(seat, FACTORY + at)) for at in range(2 * int(KINDS)))
    return [
        *found,
        _figure(seen, "population", int(s.of(seat, POPULATION)), "survivor"),
        _figure(seen, "factories", waiting, "factory"),
        _figure(seen, "sites", int(count_bits(s.of(seat, SITES))), "house"),
        _figure(seen, "chips", int(s.of(seat, CHIPS)), "warning"),
    ]


def robot_figures(seen: Sight, colour: int) -> list[Figure]:
    """The solo deck's colours have stadiums and sites."""
    stadiums = int(seen.s.owned(colour, STADIUMS, ON_NEW))
    return [
        _figure(seen, "stadiums", stadiums, "stadium"),
        _figure(seen, "faces", int(seen.s.faces(colour)), "evacuation-face"),
        _figure(seen, "settled", settled(seen, colour), "evacuation-settle"),
    ]


def settled(seen: Sight, colour: int) -> int:
    return sum(int(seen.s.land[site]) == colour for site in range(int(seen.s.pack.sites)))


def notes(seen: Sight, colour: int) -> list[str]:
    """What is known about a colour besides its figures."""
    s = seen.s
    if colour >= s.seats:
        return []
    found = [seen.say("passed")] if seen.passed(colour) else []
    if goals := seen.hidden[COUNTS * colour]:
        found.append(seen.say("goal-count", n=goals))
    if s.advanced:
        at = COUNTS * (int(s.count()) + colour) + int(HAND)
        found.append(seen.say("hand-count", n=seen.hidden[at]))
    return found


def _figure(seen: Sight, id: str, value: int, icon: str = "", **more: Any) -> Figure:
    return Figure(
        id=id, label=seen.catalogue.say(f"view-fig-{id}"), value=value, icon=f"s-{icon}" if icon else "", **more
    )
