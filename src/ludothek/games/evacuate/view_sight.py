"""What one viewer looks at: the position as the observation has it, the language, the names, and the question."""

from __future__ import annotations

from ...core.state import UNKNOWN
from ...scene.sight import BaseSight
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


class Sight(BaseSight[State]):
    """Everything a part of the scene is made from."""

    def full_name(self, runner: int) -> str:
        """Colour and player, for those who do not see the colour."""
        if self.s.is_player(runner):
            return super().full_name(runner)
        colour = self.catalogue.say(f"colour-{COLOURS[runner]}")
        return self.say("player", colour=colour, name=self.catalogue.say("board-neutral"))

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
            notes.append(self.called("civilization", civilization - 1))
        if s.of(runner, CARD) != NONE:
            notes.append(said("board-in-play", card=self.called("run", int(s.of(runner, CARD)))))
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

    def called(self, kind: str, number: int) -> str:
        """The name of a card; of one that the viewer does not know, only that it lies face down."""
        return self.say("face-down") if number == UNKNOWN else super().called(kind, number)
