"""Playing: answers, of people and of bots. An answer is on disk before anybody hears that it counts."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256

from sqlalchemy import select

from ..core.game import number_of
from ..store import Conflict
from ..store.schema import journal
from .bots import BotJob, job_for
from .guests import Guests
from .journal import ANSWER, write_lines
from .model import Ack
from .table import Table
from .words import say

LONGEST_KEY = 64


def tidy_key(key: str) -> str | None:
    """The key of a request, short enough for its column."""
    if len(key) > LONGEST_KEY:
        return sha256(key.encode()).hexdigest()
    return key or None


class Playing(Guests):
    """What changes the position of a running game, except taking back."""

    # -- answers --------------------------------------------------------------------------------------------

    def answer(
        self, table_id: str, guest_id: str, seat: int, seq: int, code: str, word: str, key: str, lang: str = ""
    ) -> Ack:
        """A person answers the question that was asked at `seq`; a refusal is told in `lang`, else the guest's."""
        lang = lang or self.guest(guest_id).lang

        def give() -> Ack:
            with self.room.table(table_id) as table:
                self.check_seat(table, guest_id, seat)
                if self.known(table, key):
                    return Ack("again", seq=table.seq)
                if not table.chairs[seat].present:
                    return Ack("not-asked", seq=table.seq)
                return self._give(table, seat, seq, code, word, tidy_key(key), lang)

        return self.once_more(give, table_id)

    def bot_answer(self, job: BotJob, word: str) -> Ack:
        """A bot answers; nothing happens if the game has gone on without it, or the person came back."""

        def give() -> Ack:
            with self.room.table(job.table) as table:
                if table.chairs[job.seat].level != job.level:
                    return Ack("not-asked", seq=table.seq)
                return self._give(table, job.seat, job.seq, job.code, word, None, table.lang)

        return self.once_more(give, job.table)

    def _give(self, table: Table, seat: int, seq: int, code: str, word: str, key: str | None, lang: str) -> Ack:
        match = table.match
        if not table.same_question(seq, seat, code) or seq > table.seq:
            return Ack("stale", seq=table.seq)
        owing = table.owing()
        decision = match.decision(seat) if seat in owing else None
        if decision is None:
            return Ack("not-asked", seq=table.seq)
        if decision.code != code:
            return Ack("stale", seq=table.seq)
        choice = number_of(match.pack, code, word)
        rule, numbers = match.refusal(seat, choice)
        if rule:
            known = rule != "?"
            why = self.shelf.catalogue(table.game.name, lang).refusal(rule, numbers) if known else ""
            why = why or say(lang, "table-no-word", word=word)
            return Ack("refused", rule if known else "", why, table.seq)
        before = len(match.record.lines)
        match.play(seat, choice)
        table.settle_status()
        table.consent = None
        entry = table.entry(ANSWER, seat, write_lines(match.record.lines[before:]), key)
        self.room.commit(table, [entry], snapshot=table.owing() != owing)
        return Ack("done", seq=table.seq)

    def known(self, table: Table, key: str) -> bool:
        """Whether a request with this key has been done before."""
        where = (journal.c.table_id == table.id, journal.c.key == tidy_key(key))
        with self.store.read() as db:
            return bool(key) and db.execute(select(journal.c.seq).where(*where)).first() is not None

    def once_more(self, act: Callable[[], Ack], table_id: str) -> Ack:
        """Do it; if somebody was quicker, look again, and if that happens twice the request is late."""
        for _ in range(2):
            try:
                return act()
            except Conflict:
                continue
        with self.room.table(table_id) as table:
            return Ack("stale", seq=table.seq)

    # -- bots -----------------------------------------------------------------------------------------------

    def bot_job(self, table_id: str) -> BotJob | None:
        """What a bot has to think about at this table now."""
        with self.room.table(table_id) as table:
            return job_for(table, self.shelf.packs)
