"""What one viewer looks at: the position as the observation has it, the language, the names, and the question."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ...content import Entry
from ...core.step import Step
from ...scene.seats import letter
from .state import ACTION, COLOURS, FLYING, HELD, PASSED, State
from .tables import INFRASTRUCTURE, KIND_WORDS, KINDS, SHIPS, STADIUMS, SYMBOL_WORDS

if TYPE_CHECKING:
    from ...core.match import Decision
    from ...core.state import Observation
    from ...i18n import Catalogue

MARKETS = (SHIPS, STADIUMS, INFRASTRUCTURE)
MARKET_KINDS = ("ship", "stadium", "infrastructure")
STOCKS = ("food-old", "steel-old", "energy-old", "food-new", "steel-new", "energy-new")  # as the questions spell them
ICONS = {"food": "wheat", "steel": "steel", "energy": "bolt"}
WHERE = ("old", "new", "flying", "returning")


@dataclass(frozen=True)
class Sight:
    """Everything a part of the scene is made from."""

    s: State
    seat: int
    catalogue: Catalogue
    names: Sequence[str]
    hidden: Sequence[int]  # counts of hidden cards (observe.py)
    decision: Decision | None = None
    narrow: bool = False

    @property
    def code(self) -> str:
        """The question, or nothing where this viewer is not asked."""
        return self.decision.code if self.decision else ""

    @property
    def step(self) -> Step[Any] | None:
        """The question itself, if this viewer is asked."""
        return self.s.stack[-1] if self.decision and self.s.stack else None

    @property
    def plays(self) -> bool:
        """Whether the viewer has a seat."""
        return self.seat >= 0

    def say(self, message_id: str, **args: object) -> str:
        return self.catalogue.say(f"view-{message_id}", **args)

    def word(self, word: str, *codes: str) -> str:
        """The word of something that stands for an answer, if one of these questions is asked now."""
        return word if self.code in codes else ""

    # -- colours --------------------------------------------------------------------------------------------

    def letter(self, colour: int) -> str:
        return letter(self.catalogue, colour)

    def name(self, colour: int) -> str:
        """Who plays a colour; the colours that nobody plays are the opponent and the neutral one."""
        if colour < self.s.seats:
            return self.catalogue.colour(colour, self.names)
        return self.say("opponent" if colour == self.s.opponent() else "neutral")

    def full_name(self, colour: int) -> str:
        """Colour and player, for those who do not see the colour."""
        told = self.catalogue.say(f"colour-{COLOURS[colour]}")
        name = self.name(colour)
        return told if name == told else self.say("player", colour=told, name=name)

    def passed(self, colour: int) -> bool:
        return self.s.phase == ACTION and bool(self.s.of(colour, PASSED))

    # -- words of the content -------------------------------------------------------------------------------

    def entry(self, kind: str, number: int) -> Entry:
        return self.catalogue.content.entries(kind)[number]

    def id_of(self, kind: str, number: int) -> str:
        return self.entry(kind, number).id

    def called(self, kind: str, number: int) -> str:
        return self.entry(kind, number).name(self.catalogue.lang)

    def text_of(self, kind: str, number: int) -> str:
        return self.catalogue.card_text(kind, self.id_of(kind, number))

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


def sight(
    observation: Observation,
    catalogue: Catalogue,
    names: Sequence[str],
    decision: Decision | None = None,
    narrow: bool = False,
) -> Sight:
    view = observation.view
    assert isinstance(view, State)
    return Sight(view, int(observation.seat), catalogue, names, observation.hidden, decision, narrow)


def bits(mask: int) -> list[int]:
    """The members of a bit mask."""
    return [at for at in range(mask.bit_length()) if (mask >> at) & 1]
