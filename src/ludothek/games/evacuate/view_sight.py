"""What one viewer looks at: the position as the observation has it, the language, the names, and the question."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...core.state import UNKNOWN
from ...scene.seats import letter
from .ending import is_doomed
from .state import (
    ABOARD,
    BARRED,
    CARD,
    CIVILIZATION,
    COLOURS,
    HITS,
    JARS,
    NONE,
    OUT,
    PLAYED,
    STATUS,
    STUN_NEXT,
    STUNNED,
    TOKEN,
    State,
)

if TYPE_CHECKING:
    from ...core.match import Decision
    from ...core.state import Observation
    from ...i18n import Catalogue


@dataclass(frozen=True)
class Sight:
    """Everything a part of the scene is made from."""

    s: State
    seat: int
    catalogue: Catalogue
    names: Sequence[str]
    decision: Decision | None = None
    narrow: bool = False

    @property
    def code(self) -> str:
        """The question, or nothing where this viewer is not asked."""
        return self.decision.code if self.decision else ""

    def say(self, message_id: str, **args: object) -> str:
        return self.catalogue.say(f"view-{message_id}", **args)

    def word(self, code: str, word: str) -> str:
        """The word of something that stands for an answer, if that question is asked now."""
        return word if self.code == code else ""

    # -- colours --------------------------------------------------------------------------------------------

    def letter(self, runner: int) -> str:
        return letter(self.catalogue, runner)

    def name(self, runner: int) -> str:
        return self.catalogue.colour(runner, self.names)

    def full_name(self, runner: int) -> str:
        """Colour and player, for those who do not see the colour."""
        colour = self.catalogue.say(f"colour-{COLOURS[runner]}")
        if not self.s.is_player(runner):
            return self.say("player", colour=colour, name=self.catalogue.say("board-neutral"))
        name = self.name(runner)
        return colour if name == colour else self.say("player", colour=colour, name=name)

    def notes(self, runner: int) -> list[str]:
        """What is known about a colour besides its figures and its cards."""
        s, said = self.s, self.catalogue.say
        status = s.of(runner, STATUS)
        if status == OUT:
            return []  # whoever shows a player says who is out, and who is neutral
        if not s.is_player(runner):
            return self.marks(runner)
        notes = [said("board-aboard")] if status == ABOARD else []
        if civilization := int(s.of(runner, CIVILIZATION)):
            notes.append(self.card_name("civilization", civilization - 1))
        if s.of(runner, CARD) != NONE:
            notes.append(said("board-in-play", card=self.card_name("run", int(s.of(runner, CARD)))))
        elif s.of(runner, PLAYED) != NONE:
            notes.append(self.say("picked"))
        return [*notes, *self.marks(runner)]

    def marks(self, runner: int) -> list[str]:
        """What has happened to a runner and still holds."""
        s, said = self.s, self.catalogue.say
        marks = []
        if s.of(runner, STUNNED):
            marks.append(said("board-stunned"))
        if s.of(runner, STUN_NEXT):
            marks.append(said("board-stunned-next"))
        if s.of(runner, BARRED):
            marks.append(said("board-barred"))
        if s.of(runner, HITS):
            marks.append(said("board-hits", n=int(s.of(runner, HITS))))
        if s.of(runner, TOKEN):
            marks.append(said("board-token"))
        if s.of(runner, JARS):
            marks.append(said("board-jars", n=int(s.of(runner, JARS)).bit_count()))
        if s.is_player(runner) and is_doomed(s, runner):
            marks.append(said("board-doomed"))
        return marks

    # -- cards ----------------------------------------------------------------------------------------------

    def card_id(self, kind: str, card: int) -> str:
        return self.catalogue.content.entries(kind)[card].id

    def card_name(self, kind: str, card: int) -> str:
        """The name of a card; of one that the viewer does not know, only that it lies face down."""
        if card == UNKNOWN:
            return self.say("face-down")
        return self.catalogue.content.entries(kind)[card].name(self.catalogue.lang)

    def card_text(self, kind: str, card: int) -> str:
        return self.catalogue.card_text(kind, self.card_id(kind, card))


def sight(
    observation: Observation,
    catalogue: Catalogue,
    names: Sequence[str],
    decision: Decision | None = None,
    narrow: bool = False,
) -> Sight:
    view = observation.view
    assert isinstance(view, State)
    return Sight(view, int(observation.seat), catalogue, names, decision, narrow)
