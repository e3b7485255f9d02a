"""EVACUATE! as a scene: the line as a drawn Station, the desk, the cards and the players, from one observation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ...core.state import UNKNOWN
from ...scene.model import Figure, Player, Scene
from ...scene.seats import player
from .state import CIVILIZATION, HAND, HITS, JARS, MOVED, NONE, OUT, STATUS, TOKEN
from .tables import ON_LOST
from .text import phase
from .view_cards import rows
from .view_desk import desk_board
from .view_line import line_board
from .view_sight import Sight

if TYPE_CHECKING:
    from ...core.match import Decision
    from ...core.state import Observation
    from ...i18n import Catalogue


def scene(
    observation: Observation,
    decision: Decision | None,
    catalogue: Catalogue,
    names: Sequence[str],
    narrow: bool = False,
) -> Scene:
    """Everything the observing seat sees."""
    seen = Sight.of(observation, catalogue, names, decision, narrow)
    return Scene(
        heading=heading(seen),
        boards=[line_board(seen), desk_board(seen)],
        rows=rows(seen),
        players=players(observation, catalogue, names),
        facts=facts(seen),
    )


def players(observation: Observation, catalogue: Catalogue, names: Sequence[str]) -> list[Player]:
    """All colours with their figures."""
    seen = Sight.of(observation, catalogue, names)
    return [
        player(
            catalogue,
            colour,
            names,
            figures=figures(seen, colour),
            notes=seen.notes(colour),
            you=colour == seen.seat,
            out=bool(seen.s.of(colour, STATUS) == OUT),
        )
        for colour in range(int(seen.s.colours))
    ]


def figures(seen: Sight, colour: int) -> list[Figure]:
    """Survivors and what else is counted; only civilizations that have them show hits, specimens and the token."""
    s, say = seen.s, seen.say
    living = s.of(colour, STATUS) != OUT
    found = [_figure("survivors", say("survivors"), int(s.survivors(colour)), "survivor", score=True)]
    if s.is_player(colour):
        hand = int(s.of(colour, HAND)).bit_count() if living else 0
        found.append(_figure("hand", say("hand-count"), hand, "hand"))
    found.append(_figure("moved", say("moved"), int(s.of(colour, MOVED)) if living else 0, "moved", passing=True))
    civilization = s.of(colour, CIVILIZATION)
    if limit := int(s.pack.civilization.tokens[civilization]):
        found.append(_figure("hits", say("hits"), int(s.of(colour, HITS)), "hit", of=limit))
    if s.pack.power(ON_LOST, civilization) >= 0:
        found.append(_figure("jars", say("jars"), int(s.of(colour, JARS)).bit_count(), "jar", score=True))
    if s.pack.civilization.token_user[civilization]:
        found.append(_figure("token", say("token"), int(s.of(colour, TOKEN)), "token"))
    return found


def _figure(id: str, label: str, value: int, icon: str, **more: Any) -> Figure:
    return Figure(id=id, label=label, value=value, icon=f"s-evacuate-m-{icon}", **more)


def heading(seen: Sight) -> list[str]:
    """Where the game stands."""
    s, said = seen.s, seen.catalogue.say
    if s.over:
        stage = said("game-over").rstrip(".")
    else:
        stage = said("board-setup") if s.round_no == 0 else said(f"phase-{phase(s)}")
    if not s.round_no:
        return [stage]
    return [said("board-round", n=int(s.round_no)), stage, said("board-first", player=seen.name(int(s.first)))]


def facts(seen: Sight) -> list[str]:
    """What else everybody should see."""
    s, said = seen.s, seen.catalogue.say
    ready = int(s.pack.ready[s.seats])
    found = [said("board-evac") if s.evac else said("board-tracker", n=int(s.deaths), of=ready)]
    if s.extra:
        found.append(said("board-extra", n=int(s.extra)))
    if s.draws:
        found.append(seen.say("draws", n=int(s.draws)))
    if s.card != NONE:
        found.append(seen.say("now", card=seen.called("nomia", int(s.card))))
    if s.top not in (NONE, UNKNOWN):
        found.append(f"{said('board-top')} {seen.called('nomia', int(s.top))}")
    return found
