"""Taking back: alone up to the barrier, beyond it when the others agree."""

from __future__ import annotations

from ..core.match import Moment
from .journal import AGREE, ASK, REFUSE, UNDO, Entry, write_undo
from .model import Ack
from .playing import Playing, tidy_key
from .table import OVER, PERSON, RUNNING, Table
from .words import say

NOTHING, OTHERS, ENDED = "nothing", "others", "over"


def waiting_for(table: Table) -> list[int]:
    """The seats that have still to say whether the game may go back."""
    wish = table.consent
    if wish is None:
        return []
    return [seat for seat in wish["need"] if seat not in wish["yes"] and table.chairs[seat].present]


def answered_away(table: Table, moment: Moment) -> list[int]:
    """The seats of people who are away, of whose answers one would be taken back."""
    lost = {later.seat for later in table.match.moments if later.played >= moment.played}
    return [c.seat for c in table.chairs if c.kind == PERSON and c.away and c.seat in lost]


class Undoing(Playing):
    """Undo and consent."""

    def undo(self, table_id: str, guest_id: str, seat: int, seq: int, to: int, key: str, lang: str = "") -> Ack:
        """Take back this seat's answers to the position `to`, if nobody has learned anything since."""
        lang = lang or self.guest(guest_id).lang

        def take_back() -> Ack:
            with self.room.table(table_id) as table:
                self.check_seat(table, guest_id, seat)
                if self.known(table, key):
                    return Ack("again", seq=table.seq)
                if not self._may_go_back(table, seat):
                    return Ack("not-asked", seq=table.seq)
                if table.moved_since(seq) or seq > table.seq:
                    return Ack("stale", why=say(lang, "table-undo-stale"), seq=table.seq)
                moment = table.match.moment(to)
                barrier = barrier_of(table, seat, moment)
                if moment is None or barrier:
                    catalogue = self.shelf.catalogue(table.game.name, lang)
                    ended = barrier == ENDED
                    why = say(lang, "table-undo-over") if ended else catalogue.say(f"undo-barrier-{barrier}")
                    return Ack("refused", why=why, seq=table.seq)
                self._go_back(table, moment, seat, consent=False, key=tidy_key(key))
                return Ack("done", seq=table.seq)

        return self.once_more(take_back, table_id)

    def ask_undo(self, table_id: str, guest_id: str, seat: int, to: int, key: str, lang: str = "") -> Ack:
        """Ask the other people whether the game may go back to a position; with bots alone it does so at once.

        There is one wish at a time, and nobody's answers are taken back who is away and cannot be asked.
        """
        lang = lang or self.guest(guest_id).lang

        def ask() -> Ack:
            with self.room.table(table_id) as table:
                held = self.check_seat(table, guest_id, seat)
                if self.known(table, key):
                    return Ack("again", seq=table.seq)
                wish = table.consent
                if not self._may_go_back(table, seat) or (wish is not None and wish["seat"] not in held):
                    return Ack("not-asked", seq=table.seq)
                moment = next((m for m in table.match.moments if m.played >= to >= 0), None)
                if moment is None:
                    why = self.shelf.catalogue(table.game.name, lang).say(f"undo-barrier-{NOTHING}")
                    return Ack("refused", why=why, seq=table.seq)
                away = [other for other in answered_away(table, moment) if other not in held]
                if away:
                    names = self.shelf.catalogue(table.game.name, lang).seat_names(table.record().seats)
                    return Ack("refused", why=say(lang, "table-undo-away", player=names[away[0]]), seq=table.seq)
                need = [c.seat for c in table.chairs if c.present and c.seat not in held]
                if not need:
                    self._go_back(table, moment, seat, consent=True, key=tidy_key(key))
                    return Ack("done", seq=table.seq)
                table.consent = {"seat": seat, "to": moment.played, "need": need, "yes": []}
                self.room.commit(table, [table.entry(ASK, seat, key=tidy_key(key))])
                return Ack("done", seq=table.seq)

        return self.once_more(ask, table_id)

    def consent(self, table_id: str, guest_id: str, seat: int, yes: bool, to: int | None = None) -> Ack:
        """Agree to going back, or not. Who holds several seats speaks for all of them.

        `to` is the position that was read in the wish; if another is wished by now, this is late.
        """

        def speak() -> Ack:
            with self.room.table(table_id) as table:
                held = self.check_seat(table, guest_id, seat)
                wish = table.consent
                if wish is None or seat not in waiting_for(table):
                    return Ack("not-asked", seq=table.seq)
                if to not in (None, wish["to"]):
                    return Ack("stale", seq=table.seq)
                if not yes:
                    table.consent = None
                    self.room.commit(table, [table.entry(REFUSE, seat)])
                    return Ack("done", seq=table.seq)
                agreed = [other for other in waiting_for(table) if other in held]
                table.consent = {**wish, "yes": [*wish["yes"], *agreed]}
                entry = table.entry(AGREE, seat)
                moment = table.match.moment(wish["to"])
                if moment is None or waiting_for(table):
                    self.room.commit(table, [entry])
                else:
                    self._go_back(table, moment, wish["seat"], consent=True, first=[entry])
                return Ack("done", seq=table.seq)

        return self.once_more(speak, table_id)

    def _may_go_back(self, table: Table, seat: int) -> bool:
        return table.status in (RUNNING, OVER) and table.chairs[seat].present

    def _go_back(
        self,
        table: Table,
        moment: Moment,
        seat: int,
        *,
        consent: bool,
        key: str | None = None,
        first: list[Entry] | None = None,
    ) -> None:
        before = first or []
        body = write_undo(moment.played, seat, consent)
        table.match.go_back(moment)
        table.settle_status()
        table.consent = None
        entry = table.entry(UNDO, seat, body, key, after=len(before))
        self.room.commit(table, [*before, entry], snapshot=True)


def barrier_of(table: Table, seat: int, moment: Moment | None) -> str:
    """Why a seat may not go back to a moment alone; '' if it may."""
    if moment is None:
        return NOTHING
    if table.match.over:
        return ENDED  # everything hidden has been shown
    return table.match.between(moment) if moment.seat == seat else OTHERS
