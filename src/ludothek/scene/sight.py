"""What one viewer looks at: the position as the observation has it, the language, the names, and the question.

A game's view makes every part of its scene from one `Sight(BaseSight[State])`, which has its own words besides.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from ..core.state import BaseState
from .seats import letter

if TYPE_CHECKING:
    from typing import Self

    from ..content import Entry
    from ..core.match import Decision
    from ..core.state import Observation
    from ..core.step import Step
    from ..i18n import Catalogue

S = TypeVar("S", bound=BaseState)


@dataclass(frozen=True)
class BaseSight(Generic[S]):
    """Everything a part of the scene is made from."""

    s: S
    seat: int
    catalogue: Catalogue
    names: Sequence[str]
    hidden: Sequence[int] = ()  # what the observation counts without showing it
    decision: Decision | None = None
    narrow: bool = False

    @classmethod
    def of(
        cls,
        observation: Observation,
        catalogue: Catalogue,
        names: Sequence[str],
        decision: Decision | None = None,
        narrow: bool = False,
    ) -> Self:
        seat, view = int(observation.seat), cast(S, observation.view)
        return cls(view, seat, catalogue, names, observation.hidden, decision, narrow)

    # -- the question ---------------------------------------------------------------------------------------

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

    def word(self, word: str, *codes: str) -> str:
        """The word of something that stands for an answer, if one of these questions is asked now."""
        return word if self.code in codes else ""

    # -- words ----------------------------------------------------------------------------------------------

    def say(self, message_id: str, **args: object) -> str:
        """A message of the view: their names begin with `view-`."""
        return self.catalogue.say(f"view-{message_id}", **args)

    def letter(self, colour: int) -> str:
        return letter(self.catalogue, colour)

    def name(self, colour: int) -> str:
        """Who plays a colour."""
        return self.catalogue.colour(colour, self.names)

    def full_name(self, colour: int) -> str:
        """Colour and player (`view-player`), for those who do not see the colour."""
        told = self.catalogue.say(f"colour-{self.catalogue.game.colours[colour]}")
        name = self.name(colour)
        return told if name == told else self.say("player", colour=told, name=name)

    # -- the content ----------------------------------------------------------------------------------------

    def entry(self, kind: str, number: int) -> Entry:
        return self.catalogue.content.entries(kind)[number]

    def id_of(self, kind: str, number: int) -> str:
        return self.entry(kind, number).id

    def called(self, kind: str, number: int) -> str:
        return self.entry(kind, number).name(self.catalogue.lang)

    def text_of(self, kind: str, number: int) -> str:
        return self.catalogue.card_text(kind, self.id_of(kind, number))


def bits(mask: int) -> list[int]:
    """The members of a bit mask."""
    return [at for at in range(mask.bit_length()) if (mask >> at) & 1]
