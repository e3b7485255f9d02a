"""Tables made from other games: a rematch, one that goes on from a position, an imported record."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import randbelow

from sqlalchemy import select, update

from ..bots import DEFAULT
from ..bots import names as bot_names
from ..core.errors import RecordError
from ..core.game import number_of
from ..core.record import read
from ..core.replay import replay
from ..store.schema import SPECTATOR, grants, tables
from .errors import AtEnd, NoPosition, NoSeat, NotOver, NotYours, TooLong
from .making import SEEDS, Making, Plan, check_bot, new_chair
from .names import level_of
from .table import BOT, OVER, PERSON, Chair, Table

LONGEST_RECORD = 500_000  # characters
LONGEST_NAME = 40


class Again(Making):
    """New tables from old ones."""

    # -- a rematch ------------------------------------------------------------------------------------------

    def rematch(
        self, table_id: str, guest_id: str, same_seed: bool = False, rotate: bool = False, bot: str = ""
    ) -> str:
        """The same people and bots play once more, these as strong as before if no `bot` is named.

        Whoever asks second comes to the table that is there.
        """
        if bot:
            check_bot(bot)
        return self.insist(lambda: self._rematch(table_id, guest_id, same_seed, 1 if rotate else 0, bot))

    def _rematch(self, table_id: str, guest_id: str, same_seed: bool, shift: int, bot: str) -> str:
        with self.room.table(table_id) as table:
            alone = guest_id == table.host and not table.people()
            if not alone and not self.seats_of(table_id, guest_id):
                raise NotYours
            if table.status != OVER:
                raise NotOver
            with self.store.read() as db:
                there = db.execute(select(tables.c.rematch).where(tables.c.id == table_id)).scalar()
                sitting = db.execute(select(grants).where(grants.c.table_id == table_id)).all()
            if there is not None:
                return str(there)
            count = len(table.chairs)
            plan = Plan(
                game=table.game.name,
                options=table.options,
                chairs=[self._again(table.chairs[(seat - shift) % count], seat, table, bot) for seat in range(count)],
                guests=[
                    (at.seat if at.seat == SPECTATOR else (at.seat + shift) % count, at.guest_id) for at in sitting
                ],
                host=table.host,
                pace=table.pace,
                lang=table.lang,
                title=table.title,
                seed=table.seed if same_seed else randbelow(SEEDS),
                parent=table.id,
                seed_by_hand=same_seed,
                hints=table.hints,
            )
        free = (tables.c.id == table_id, tables.c.rematch.is_(None))
        made = self.make(plan, claim=lambda new: update(tables).where(*free).values(rematch=new))
        self.room.tell(table_id)
        return made

    def _again(self, chair: Chair, seat: int, table: Table, bot: str) -> Chair:
        if chair.kind == BOT:
            return self.bot_chair(seat, bot or chair.bot, table.game.name)
        return new_chair(seat, chair.kind, chair.name, chair.bot, chair.away)

    # -- from a position ------------------------------------------------------------------------------------

    def continue_from(self, table_id: str, guest_id: str, n: int, seat: int, bot: str = DEFAULT) -> str:
        """A new table at the position after n answers: one seat is mine, bots have the others."""
        check_bot(bot)
        with self.room.table(table_id) as table:
            self.check_watcher(table, guest_id)
            self.check_record(table, guest_id)
            if not 0 <= n <= table.match.played:
                raise NoPosition(n=n, last=table.match.played)
            if table.match.over and not any(moment.played >= n for moment in table.match.moments):
                raise AtEnd
            if not 0 <= seat < len(table.chairs):
                raise NoSeat
            name = self.guest(guest_id).name
            plan = Plan(
                game=table.game.name,
                options=table.options,
                chairs=[
                    new_chair(at, PERSON, name) if at == seat else self.bot_chair(at, bot, table.game.name)
                    for at in range(len(table.chairs))
                ],
                guests=[(seat, guest_id)],
                host=guest_id,
                pace="live",
                lang=table.lang,
                title=table.title,
                seed=table.seed,
                parent=table.id,
                seed_by_hand=True,
                hints=True,
            )
            lines = [line for line in table.record().cut(n).lines if not line.undone]
        return self.make(plan, lines)

    # -- from a record --------------------------------------------------------------------------------------

    def import_record(self, guest_id: str, text: str) -> str:
        """A table to look at, from a record that tells the truth; one may go on from any of its positions."""
        if len(text) > LONGEST_RECORD:
            raise TooLong
        record = read(text)
        for name in record.seats:
            if not name or name != " ".join(name.split()) or not name.isprintable() or len(name) > LONGEST_NAME:
                raise RecordError(f"The record is damaged: {name[:LONGEST_NAME]!r} cannot be the name of a player.")
        game = self.shelf.game(record.game)
        pack = self.shelf.pack(record.game)
        replay(game, pack, record)
        for line in record.lines:
            if line.undone and number_of(pack, line.code, line.word) < 0:
                raise RecordError(f"The record is damaged: '{line.text()}' cannot have been an answer.")
        guest = self.guest(guest_id)
        plan = Plan(
            game=record.game,
            options=dict(record.options),
            chairs=[self._recorded(seat, name, game.colours) for seat, name in enumerate(record.seats)],
            guests=[],
            host=guest_id,
            pace="live",
            lang=guest.lang,
            title="",
            seed=record.seed,
        )
        return self.make(plan, record.lines, look=True)

    def _recorded(self, seat: int, name: str, colours: Sequence[str]) -> Chair:
        """A seat of a record: who has the name of a bot is one."""
        level = level_of(name)
        if level in bot_names():
            return new_chair(seat, BOT, name, level)
        return new_chair(seat, PERSON, "" if name == colours[seat] else name)
