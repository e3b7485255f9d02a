"""One live table: the match, who sits there, and how far its journal is known."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import astuple, dataclass, replace
from threading import RLock
from typing import Any

from ..core.match import Match
from ..core.record import Record
from ..core.step import CHANCE
from .errors import NoPosition
from .journal import ANSWER, IMPORT, REBASE, START, UNDO, Entry, Move, begin_at, go_back, move_of, read_lines
from .journal import repeat as repeat_lines
from .shelf import Shelf

OPEN, RUNNING, OVER, RECORD = "open", "running", "over", "record"  # RECORD: unfinished, to look at only
PERSON, BOT = "person", "bot"


@dataclass
class Chair:
    """One seat."""

    seat: int
    name: str
    kind: str  # "open", "person", "bot"
    bot: str
    away: bool
    token: str
    hints: int = 0  # taken so far

    @property
    def level(self) -> str:
        """The bot that answers here, or ''."""
        return self.bot if self.kind == BOT or self.away else ""

    @property
    def present(self) -> bool:
        """A person answers here."""
        return self.kind == PERSON and not self.away


class Table:
    """Whoever uses it holds its lock. `apply` repeats what the journal says; changes are made by the services."""

    def __init__(self, row: Mapping[str, Any], chairs: Sequence[Chair], shelf: Shelf) -> None:
        self.lock = RLock()
        self.id: str = row["id"]
        self.game = shelf.game(row["game"])
        self.pack = shelf.pack(row["game"])
        self.options: dict[str, str] = dict(row["options"])
        self.seed: int = row["seed"]
        self.seed_by_hand: bool = row["seed_by_hand"]
        self.hints: bool = row["hints"]
        self.pace: str = row["pace"]
        self.lang: str = row["lang"]
        self.title: str = row["title"]
        self.host: str = row["host"]
        self.status: str = row["status"]
        self.consent: dict[str, Any] | None = row["consent"]
        self.chairs = list(chairs)
        self.seq = 0
        self.gone = False  # what is in memory was not written: whoever waited for the lock opens the table anew
        self.moves: list[Move] = []
        self.latest: Entry | None = None
        self.base: dict[str, Any] | None = None  # the position it went on from under new rules
        self.match = self.fresh()

    # -- its matches ----------------------------------------------------------------------------------------

    def fresh(self) -> Match:
        """The match at its beginning."""
        names = [chair.name or self.game.colours[chair.seat] for chair in self.chairs]
        match = Match(self.game, self.pack, len(self.chairs), self.options, self.seed, names)
        if self.base is not None:
            begin_at(match, self.base)
        return match

    def look_back(self, n: int) -> Match:
        """A match that stands where this one stood after n answers."""
        if not 0 <= n <= self.match.played:
            raise NoPosition(n=n, last=self.match.played)
        match = self.fresh()
        repeat_lines(match, self.match.record.cut(n).lines)
        return match

    def record(self) -> Record:
        return self.match.record

    def stamp(self) -> tuple[Any, ...]:
        """Differs as soon as anything was changed that has to be written."""
        match, chairs = self.match, [astuple(chair) for chair in self.chairs]
        counts = (len(match.moments), len(match.record.lines), match.chances)
        return self.seq, self.status, self.consent, chairs, id(match), counts

    # -- the journal ----------------------------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        """Repeat an entry; what it changed about seats and status stands in the rows."""
        if entry.kind in (START, IMPORT):
            self.match = self.fresh()
        if entry.kind in (START, IMPORT, ANSWER):
            repeat_lines(self.match, read_lines(entry.body))
        elif entry.kind == UNDO:
            go_back(self.match, entry.body)
        elif entry.kind == REBASE:
            self.begin_at(entry)
        self.note(entry)

    def begin_at(self, entry: Entry) -> None:
        """Forget what was before the position of this entry."""
        self.base = json.loads(entry.body)
        self.match = self.fresh()

    def note(self, entry: Entry) -> None:
        """Count an entry whose changes are made already."""
        self.seq = entry.seq
        self.latest = entry
        move = move_of(entry)
        if move is not None:
            self.moves.append(move)

    def refresh(self, row: Mapping[str, Any], chairs: Sequence[Chair]) -> None:
        """Take over what the rows say."""
        self.status, self.consent, self.chairs = row["status"], row["consent"], list(chairs)
        if self.status == OPEN:
            self.match = self.fresh()  # with the names of those who came

    def entry(self, kind: str, seat: int = -1, body: str = "", key: str | None = None, after: int = 0) -> Entry:
        """The next entry of the journal, or one of those after it."""
        return replace(Entry(0, kind, seat, body, key), seq=self.seq + 1 + after)

    # -- who is asked ---------------------------------------------------------------------------------------

    def owing(self) -> list[int]:
        """The seats that owe an answer."""
        if self.status != RUNNING:
            return []
        step = self.match.top()
        if step is None or step.player == CHANCE:
            return []
        return [chair.seat for chair in self.chairs if (step.owing() >> chair.seat) & 1]

    def bots_owing(self) -> list[int]:
        return [seat for seat in self.owing() if self.chairs[seat].level]

    def people(self) -> list[int]:
        """The seats of people, whether they are there or a bot answers for them."""
        return [chair.seat for chair in self.chairs if chair.kind == PERSON]

    # -- whether a request is late --------------------------------------------------------------------------

    def moved_since(self, seq: int) -> bool:
        """Whether the position has changed since an entry."""
        return bool(self.moves) and self.moves[-1].seq > seq

    def same_question(self, seq: int, seat: int, code: str) -> bool:
        """Whether a question asked at `seq` is still the same to this seat: at most, others have answered it too."""
        for move in reversed(self.moves):
            if move.seq <= seq:
                return True
            if move.seat == seat or move.code != code:
                return False
        return True

    def last_answer(self, seats: Sequence[int]) -> int:
        """Which of these seats answered last, or -1."""
        return next((move.seat for move in reversed(self.moves) if move.seat in seats), -1)

    def answered_at(self, seat: int) -> int:
        """The position right after this seat's last standing answer; 0 before its first."""
        return next((moment.played + 1 for moment in reversed(self.match.moments) if moment.seat == seat), 0)

    def settle_status(self) -> None:
        """Running or over, as the match says."""
        self.status = OVER if self.match.over else RUNNING
