"""Leaving a seat to a bot, and taking it back."""

from __future__ import annotations

from sqlalchemy import delete, update

from ..bots import DEFAULT
from ..store.schema import grants, seats
from .errors import NotRunning
from .journal import BACK, LEAVE
from .links import new_token
from .making import check_bot
from .table import OPEN, RUNNING, Table
from .undoing import Undoing


class Coming(Undoing):
    """Who is there."""

    def leave(self, table_id: str, guest_id: str, seat: int, bot: str = DEFAULT) -> None:
        """A bot answers for this seat until its person comes back; before the game begins the seat is free again."""
        check_bot(bot)

        def act() -> None:
            with self.room.table(table_id) as table:
                self.check_seat(table, guest_id, seat)
                if table.status == OPEN:
                    self._free(table, seat)
                elif table.status != RUNNING:
                    raise NotRunning
                elif table.chairs[seat].present:
                    chair = table.chairs[seat]
                    chair.away, chair.bot = True, bot
                    table.consent = None  # who goes has not agreed to anything
                    self.room.commit(table, [table.entry(LEAVE, seat)], chairs=[chair])

        self.insist(act)

    def _free(self, table: Table, seat: int) -> None:
        chair = table.chairs[seat]
        chair.name, chair.kind, chair.bot = "", OPEN, ""
        table.match = table.fresh()
        where = (seats.c.table_id == table.id, seats.c.seat == seat)
        more = [
            update(seats).where(*where).values(token=new_token()),
            delete(grants).where(grants.c.table_id == table.id, grants.c.seat == seat),
        ]
        self.room.commit(table, [table.entry(LEAVE, seat)], chairs=[chair], more=more)

    def take_back(self, table_id: str, guest_id: str, seat: int) -> None:
        """The person answers again."""

        def act() -> None:
            with self.room.table(table_id) as table:
                self.check_seat(table, guest_id, seat)
                chair = table.chairs[seat]
                if chair.away:
                    chair.away, chair.bot = False, ""
                    self.room.commit(table, [table.entry(BACK, seat)], chairs=[chair])

        self.insist(act)
