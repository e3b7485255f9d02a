"""The cards of the table as rows: hands, special cards, civilizations, what is in play, and the Nomia Cards."""

from __future__ import annotations

import msgspec

from ...core.state import UNKNOWN
from ...scene.cards import card_of
from ...scene.model import Card, Row
from ...scene.sight import bits
from . import schema
from .effects import ChooseTarget
from .setup import is_taken
from .state import (
    CARD,
    CIVILIZATION,
    COLOURS,
    DECK,
    DISCARD,
    HAND,
    MARKET,
    NONE,
    OUT,
    PILE,
    PLAYED,
    SPECIALS,
    STATUS,
)
from .station import ChooseStation
from .view_desk import LABELS
from .view_layout import picture, tint_of
from .view_sight import Sight

PLAIN, ACTS, ATTACKS, OWN = "teal", "gold", "red", "violet"
RULES = {
    "run": "EVC-RUN-01",
    "special": "EVC-CIV-03",
    "civilization": "EVC-SETUP-10",
    "nomia": "EVC-NOMIA-01",
    "station": "EVC-STATION-01",
}
IN_BAND = "c-"  # pictures for the band of a card
ANY_PLAYER = "one-player-any"  # the selector of cards that act on a run card


def rows(sight: Sight) -> list[Row]:
    """Everything that lies in front of the players, first what the question is about."""
    deal = _Deal(sight)
    asked = [*deal.civilizations(), *deal.drawn(), *deal.market()]
    return [*asked, *deal.hand(), *deal.own(), *deal.played(), *deal.nomia(), *deal.players()]


class _Deal:
    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.s = sight.s
        self.seat = sight.seat
        self.told: set[tuple[str, int]] = set()  # the cards that are explained

    # -- cards ----------------------------------------------------------------------------------------------

    def card(self, kind: str, number: int, where: str, again: bool = False, **more: object) -> Card:
        """A card of the pack with its picture; `where` keeps its id apart from the same card elsewhere.

        One that lies there `again` (all have the same run cards) is not explained a second time: scenes stay small.
        """
        id = self.sight.id_of(kind, number)
        tint = self.tint(kind, number)
        card = card_of(self.sight.catalogue, kind, id, id_in_scene=f"{where}-{id}", tint=tint, rule=RULES[kind])
        drawn = band(picture(kind, id, IN_BAND), tint)
        figure, label = self.figure(kind, number)
        if again and (kind, number) in self.told:
            card, label = msgspec.structs.replace(card, text="", source="", rule=""), ""
        self.told.add((kind, number))
        return msgspec.structs.replace(card, art=drawn, figure=figure, figure_label=label, **more)

    def tint(self, kind: str, number: int) -> str:
        data = self.sight.catalogue.content.entries(kind)[number].data
        if isinstance(data, schema.Run):
            if not (self.s.pack.run.common >> number) & 1:
                return OWN
            return ATTACKS if any("attack" in phrase for phrase in data.effects) else ACTS if data.action else PLAIN
        if isinstance(data, schema.Nomia):
            return data.colour if data.colour in ("blue", "red") else "gold"
        return {"special": "gold", "civilization": OWN}.get(kind) or tint_of(self.sight.id_of(kind, number))

    def figure(self, kind: str, number: int) -> tuple[str, str]:
        """The one number that matters most."""
        if kind == "run":
            return str(int(self.s.pack.run.speed[number])), self.sight.say("speed")
        if kind == "civilization":
            return str(int(self.s.pack.civilization.survivors[number + 1])), self.sight.say("survivors")
        if kind == "station":
            return str(int(self.s.pack.station.rows[number])), self.sight.say("rows")
        return "", ""

    # -- what is chosen from ----------------------------------------------------------------------------------

    def civilizations(self) -> list[Row]:
        """All civilizations while they are chosen; those already taken stay and show by whom."""
        if self.sight.code != "setup.civilization":
            return []
        cards = []
        for number in range(int(self.s.pack.civilization.count)):
            owner = next((r for r in range(int(self.s.seats)) if self.s.of(r, CIVILIZATION) == number + 1), -1)
            word = self.sight.id_of("civilization", number)
            taken = is_taken(self.s, number + 1)
            text = self.whole_text(number)
            cards.append(self.card("civilization", number, "choose", word=word, owner=owner, spent=taken, text=text))
        return [Row(id="civilizations", title=self.sight.say("civilizations"), cards=cards)]

    def market(self) -> list[Row]:
        """The market, when one chooses from it: also the titles of which no card is left."""
        return [self.pile("market", MARKET)] if self.sight.code == "market.choose" else []

    def whole_text(self, number: int) -> str:
        """What a civilization brings: its power, and what its run card and its special card say."""
        tables, sight = self.s.pack.civilization, self.sight
        own = [("run", int(tables.run_card[number + 1])), ("special", int(tables.special[number + 1]))]
        said = [f"{sight.called(kind, card)}: {sight.text_of(kind, card)}" for kind, card in own]
        return " ".join([sight.text_of("civilization", number), *said])

    def drawn(self) -> list[Row]:
        """The two station cards of which one is laid."""
        step = self.s.stack[-1] if self.s.stack else None
        if not isinstance(step, ChooseStation) or step.low == UNKNOWN:
            return []
        found = [int(step.low), int(step.high)]
        code = "station.choose"
        cards = [
            self.card("station", card, "drawn", word=self.sight.word(self.sight.id_of("station", card), code))
            for card in found
        ]
        return [Row(id="drawn", title=self.sight.say("drawn"), cards=cards, owner=self.seat)]

    # -- the viewer's own -------------------------------------------------------------------------------------

    def playing(self, seat: int) -> bool:
        return 0 <= seat < self.s.seats and not self.s.over and self.s.of(seat, STATUS) != OUT

    def run_word(self, card: int) -> str:
        """Run cards stand for an answer when one is picked or taken back."""
        return self.sight.id_of("run", card) if self.sight.code in ("run.pick", "run.recover") else ""

    def hand(self) -> list[Row]:
        if not self.playing(self.seat):
            return []
        picked = int(self.s.of(self.seat, PLAYED)) if self.s.of(self.seat, CARD) == NONE else NONE
        cards = [
            self.card(
                "run",
                card,
                "hand",
                word=self.run_word(card),
                tag=self.sight.say("picked-tag") if card == picked else "",
            )
            for card in bits(int(self.s.of(self.seat, HAND)))
        ]
        found = [Row(id="hand", title=self.sight.say("hand"), cards=cards, owner=self.seat)]
        spent = [
            self.card("run", card, "spent", word=self.run_word(card), spent=self.sight.code != "run.recover")
            for card in bits(int(self.s.of(self.seat, DISCARD)))
        ]
        if spent:
            title, note = self.sight.say("own-discard"), self.sight.say("renew", n=int(self.s.pack.renew_at))
            found.append(Row(id="own-discard", title=title, note=note, cards=spent, owner=self.seat))
        return found

    def own(self) -> list[Row]:
        """The viewer's civilization and special cards."""
        if not self.playing(self.seat) or not self.s.full or not self.s.of(self.seat, CIVILIZATION):
            return []
        cards = self.people(self.seat)
        title = self.sight.say("own-people")
        return [Row(id="own-people", title=title, cards=cards, owner=self.seat)]

    def people(self, seat: int) -> list[Card]:
        """Civilization and special cards of a player: they lie open."""
        cards = []
        where = COLOURS[seat]
        if civilization := int(self.s.of(seat, CIVILIZATION)):
            cards.append(self.card("civilization", civilization - 1, where))
        for special in bits(int(self.s.of(seat, SPECIALS))):
            id = self.sight.id_of("special", special)
            word = self.sight.word(id, "special.play") if seat == self.seat else ""
            cards.append(self.card("special", special, where, word=word))
        return cards

    # -- everybody's ------------------------------------------------------------------------------------------

    def played(self) -> list[Row]:
        """The run cards of this round: face down while they are picked, then open in front of their players."""
        cards = []
        for k in range(int(self.s.seats)):
            seat = int(self.s.turn(k))
            card, picked = int(self.s.of(seat, CARD)), int(self.s.of(seat, PLAYED))
            where = f"play-{COLOURS[seat]}"
            if card != NONE:
                open_card = self.card("run", card, where, owner=seat, word=self.target_word(seat))
                cards.append(msgspec.structs.replace(open_card, id=where))
            elif picked != NONE:
                title = self.sight.say("face-down-run")
                cards.append(
                    Card(
                        id=where,
                        kind="run",
                        title=title,
                        art=band(f"evacuate-{IN_BAND}run", PLAIN),
                        tint=PLAIN,
                        owner=seat,
                        down=True,
                    )
                )
        return [Row(id="played", title=self.sight.say("played"), cards=cards)] if cards else []

    def target_word(self, seat: int) -> str:
        """Cards that act on the run card of another player: that card may be named as well as the runner."""
        step = self.s.stack[-1] if self.s.stack else None
        if self.sight.code != "target.choose" or not isinstance(step, ChooseTarget):
            return ""
        return COLOURS[seat] if step.target(self.s).selector.words() == ANY_PLAYER else ""

    def nomia(self) -> list[Row]:
        """Discard pile and deck: what is in them is open, only the order of the deck is not."""
        piles = [self.pile("pile", PILE), self.pile("deck", DECK)]
        return [pile for pile in piles if pile.cards]

    def pile(self, name: str, place: int) -> Row:
        cards = []
        asked = place == MARKET
        for title in range(int(self.s.pack.nomia.count)):
            count = int(self.s.nomias(place, title))
            counted = self.s.pack.nomia.copies[title] > self.s.pack.nomia.initial[title] and title not in self.apart()
            if count or (asked and counted):
                word = self.sight.id_of("nomia", title) if asked else ""
                cards.append(
                    self.card("nomia", title, name, place == DECK, tag=f"{count}×", word=word, spent=not count)
                )
        title_text = self.sight.say(LABELS[name], n=int(self.s.nomias_in(place)))
        return Row(id=name, title=title_text, cards=cards, folded=not asked)

    def apart(self) -> tuple[int, int]:
        """The titles that are never in the market."""
        return int(self.s.pack.nomia.transport), int(self.s.pack.nomia.ship)

    def players(self) -> list[Row]:
        """What lies open before the others, to be opened."""
        found = []
        for seat in range(int(self.s.seats)):
            if seat == self.seat or self.s.of(seat, STATUS) == OUT:
                continue
            spent = [
                self.card("run", card, COLOURS[seat], again=True, spent=True)
                for card in bits(int(self.s.of(seat, DISCARD)))
            ]
            if cards := [*self.people(seat), *spent]:
                title = self.sight.say("cards-of", name=self.sight.name(seat))
                found.append(Row(id=f"cards-{COLOURS[seat]}", title=title, cards=cards, owner=seat, folded=True))
        return found


# -- pictures -------------------------------------------------------------------------------------------------


def band(symbol: str, tint: str) -> str:
    """A card's picture: the symbol in a corridor of the Station, in the colour of its kind, as large as the band."""
    return f'<use href="#s-{symbol}" class="t-{tint}"/>'
