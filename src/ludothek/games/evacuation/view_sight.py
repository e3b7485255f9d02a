"""What one viewer looks at: the position as the observation has it, the language, the names, and the question."""

from __future__ import annotations

from collections.abc import Sequence

from ...scene.sight import BaseSight
from .state import ACTION, FLYING, HELD, PASSED, State
from .tables import INFRASTRUCTURE, KIND_WORDS, KINDS, SHIPS, STADIUMS, SYMBOL_WORDS

MARKETS = (SHIPS, STADIUMS, INFRASTRUCTURE)
MARKET_KINDS = ("ship", "stadium", "infrastructure")
STOCKS = ("food-old", "steel-old", "energy-old", "food-new", "steel-new", "energy-new")  # as the questions spell them
ICONS = {"food": "wheat", "steel": "steel", "energy": "bolt"}
WHERE = ("old", "new", "flying", "returning")


class Sight(BaseSight[State]):
    """Everything a part of the scene is made from."""

    # -- colours --------------------------------------------------------------------------------------------

    def name(self, colour: int) -> str:
        """Who plays a colour; the colours that nobody plays are the opponent and the neutral one."""
        if colour < self.s.seats:
            return self.catalogue.colour(colour, self.names)
        return self.say("opponent" if colour == self.s.opponent() else "neutral")

    def passed(self, colour: int) -> bool:
        return self.s.phase == ACTION and bool(self.s.of(colour, PASSED))

    # -- words of the content -------------------------------------------------------------------------------

    def kind(self, kind: int) -> str:
        return self.catalogue.say(f"view-kind-{KIND_WORDS[kind]}")

    def goods(self, amounts: Sequence[int]) -> str:
        """Some of each resource in words: "2 food, 1 steel"."""
        return ", ".join(f"{n} {self.kind(kind)}" for kind, n in enumerate(amounts) if n)

    def price(self, card: int) -> list[int]:
        """What a card of the rows costs, by kind."""
        return [int(self.s.pack.cost[card * KINDS + kind]) for kind in range(int(KINDS))]

    def signs(self, bits: int) -> str:
        """Settlement symbols in words."""
        return " + ".join(
            self.catalogue.say(f"view-sign-{word}") for at, word in enumerate(SYMBOL_WORDS) if (bits >> at) & 1
        )

    # -- cards of the rows ----------------------------------------------------------------------------------

    def held(self, colour: int, market: int, *where: int) -> list[int]:
        """The cards of a row's kind that a colour has at these places."""
        first = int(self.s.pack.first[market])
        places = {int(HELD) + colour * 4 + at for at in where}
        return [card for card in range(first, first + int(self.s.pack.count[market])) if self.s.place[card] in places]

    def where(self, card: int) -> str:
        """The world of a ship or stadium that somebody owns, or that it is on its way."""
        return WHERE[(int(self.s.place[card]) - int(HELD)) % 4]

    def is_loading(self, card: int) -> bool:
        return self.code == "load" and self.where(card) == WHERE[FLYING]


sight = Sight.of
