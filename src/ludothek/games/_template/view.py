"""The table of Lanterns: what one seat sees, as a scene. Copy it to begin the table of a new game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...core.state import Observation
from ...scene import Card, Figure, Player, Row, Scene
from ...scene.cards import card_down, card_of
from ...scene.seats import player
from .state import NONE
from .view_river import River
from .view_sight import Sight

if TYPE_CHECKING:
    from ...core.match import Decision
    from ...i18n import Catalogue

# What comes next says where in the round the game stands.
PHASES = (("pick.phase", "draw"), ("play.phase", "pick"), ("light.phase", "play"), ("clean.phase", "light"))

# The picture of a card, its tint, and marks of what it gives. A card that a pack adds gets the plain one.
PICTURES: dict[str, tuple[str, str, tuple[str, ...]]] = {
    "oil-boat": ("ship", "gold", ("oil", "oil", "oil")),
    "fishing-net": ("lanterns-net", "teal", ("oil", "card")),
    "alms": ("coin", "gold", ("oil",)),
    "lamplighter": ("lantern", "red", ("flame",)),
    "still-water": ("water", "blue", ("oil", "lantern")),
    "candle-boats": ("flame", "red", ("oil", "card")),
    "fireworks": ("lanterns-rocket", "violet", ("glow", "glow", "glow")),
    "night-market": ("lanterns-stall", "violet", ("oil", "glow")),
    "feast": ("lanterns-pot", "green", ("people", "glow")),
    "squall": ("wind", "stone", ("lantern", "cross")),
}
PLAIN = ("card", "stone", ())
BACK = {"tint": "violet", "symbol": "lantern"}


def scene(
    observation: Observation,
    decision: Decision | None,
    catalogue: Catalogue,
    names: Sequence[str],
    narrow: bool = False,
) -> Scene:
    """Everything the seat sees. A pier or card that stands for an answer to the present question carries its word."""
    sight = Sight.of(observation, catalogue, names, decision, narrow)
    table = _Table(sight)
    return Scene(
        heading=table.heading(),
        boards=[River(sight).board()],
        rows=table.rows(),
        players=players(observation, catalogue, names),
    )


def players(observation: Observation, catalogue: Catalogue, names: Sequence[str]) -> list[Player]:
    """All seats with their figures; nothing is drawn."""
    sight = Sight.of(observation, catalogue, names)
    s, found = sight.s, []
    for seat in range(int(s.seats)):
        values = {
            "points": ("star", int(s.points(seat))),
            "lanterns": ("lantern", int(s.lanterns(seat))),
            "glow": ("glow", int(s.glow[seat])),
            "oil": ("oil", int(s.oil[seat])),
            "hand": ("hand", sight.hidden[seat]),
        }
        figures = [
            Figure(id=id, label=catalogue.say(f"figure-{id}"), value=value, icon=f"s-{icon}", score=id == "points")
            for id, (icon, value) in values.items()
        ]
        notes = [catalogue.say("scene-first")] if seat == s.first else []
        found.append(player(catalogue, seat, names, figures=figures, notes=notes, you=seat == sight.seat))
    return found


class _Table:
    """The words and cards around the board."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.s = sight.s
        self.seat = sight.seat
        self.catalogue = sight.catalogue
        self.ids = [entry.id for entry in sight.catalogue.content.entries("card")]

    def heading(self) -> list[str]:
        s, say = self.s, self.catalogue.say
        if s.over:
            return [say("outcome-festival")]
        pending = {step.code for step in s.stack}
        phase = next((word for code, word in PHASES if code in pending), "clean-up")
        return [say("board-round", number=int(s.round_no), rounds=int(s.rounds)), say(f"phase-{phase}")]

    # -- cards ----------------------------------------------------------------------------------------------

    def rows(self) -> list[Row]:
        """The own hand first, then what lies open."""
        say = self.catalogue.say
        found = []
        if self.sight.plays:
            found.append(Row(id="hand", title=say("scene-hand"), cards=self.hand(), owner=self.seat))
        found.append(Row(id="played", title=say("scene-played"), cards=self.played()))
        if discarded := self.discarded():
            found.append(Row(id="discarded", title=say("scene-discarded"), cards=discarded, folded=True))
        return found

    def hand(self) -> list[Card]:
        """Every copy is a card of its own; the one that was picked says so until it is turned up."""
        s, found = self.s, []
        for card, id in enumerate(self.ids):
            for copy in range(int(s.held(self.seat, card))):
                picked = not s.revealed and s.picked[self.seat] == card and copy == 0
                tag = self.catalogue.say("scene-picked") if picked else ""
                word = self.sight.word(id, "pick.card")
                found.append(self.card(id, f"hand-{id}-{copy + 1}", word=word, owner=self.seat, tag=tag))
        return found

    def played(self) -> list[Card]:
        """The cards of this round in turn order: face down until all have picked."""
        s, found = self.s, []
        for k in range(int(s.seats)):
            seat = int(s.turn(k))
            picked = int(s.picked[seat])
            if picked == NONE:
                continue
            if s.revealed:
                found.append(self.card(self.ids[picked], f"played-{seat}", owner=seat))
            else:
                title = self.catalogue.say("scene-hidden")
                found.append(
                    card_down("card", title, id_in_scene=f"played-{seat}", owner=seat, tint="violet", symbol="lantern")
                )
        return found

    def discarded(self) -> list[Card]:
        """Each kind of card once, with its number."""
        return [
            self.card(id, f"discarded-{id}", tag=f"{int(self.s.discard[card])}×")
            for card, id in enumerate(self.ids)
            if self.s.discard[card]
        ]

    def card(self, id: str, id_in_scene: str, word: str = "", owner: int = -1, tag: str = "") -> Card:
        symbol, tint, marks = PICTURES.get(id, PLAIN)
        return card_of(
            self.catalogue,
            "card",
            id,
            id_in_scene=id_in_scene,
            word=word,
            owner=owner,
            tag=tag,
            symbol=symbol,
            tint=tint,
            marks=marks,
        )
