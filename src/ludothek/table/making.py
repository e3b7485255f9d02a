"""Making tables from a setup, and taking seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from secrets import choice, randbelow
from string import ascii_letters, digits

from sqlalchemy import Update, insert, select

from ..bots import names as bot_names
from ..core.record import Line
from ..store.schema import grants, tables
from .errors import NoBot, NoKind, NoPace, NoSeat, NoSuchLink, NotOpen
from .guests import Guests, known_language
from .journal import IMPORT, JOIN, START, Entry, repeat, write_lines
from .links import new_token
from .model import KINDS, PACES, Invitation, SeatCard, SeatWish, Setup
from .names import bot_name, clean, clean_title, unique
from .table import BOT, OPEN, OVER, PERSON, RECORD, Chair, Table

ID_LENGTH = 8
ID_LETTERS = ascii_letters + digits
SEEDS = 1 << 63  # too many to be tried out by somebody who sees the draws

Claim = Callable[[str], Update]


@dataclass(frozen=True)
class Plan:
    """A table that is about to be made; `guests` says who may sit where, or watch."""

    game: str
    options: dict[str, str]
    chairs: list[Chair]
    guests: list[tuple[int, str]]
    host: str
    pace: str
    lang: str
    title: str
    seed: int
    parent: str = ""
    seed_by_hand: bool = False  # not drawn just now, so that somebody may know it
    hints: bool = False


def check_bot(level: str) -> None:
    if level not in bot_names():
        raise NoBot(bot=level)


def new_chair(seat: int, kind: str, name: str = "", bot: str = "", away: bool = False) -> Chair:
    return Chair(seat, name, kind, bot, away, new_token())


def seat_cards(table: Table) -> list[SeatCard]:
    return [SeatCard(chair.seat, chair.name, chair.kind, chair.bot, chair.away) for chair in table.chairs]


class Making(Guests):
    """New tables."""

    # -- from a setup ---------------------------------------------------------------------------------------

    def create(self, guest_id: str, setup: Setup) -> str:
        """Make a table; the game begins at once if no seat is open."""
        if setup.pace not in PACES:
            raise NoPace(pace=setup.pace)
        game = self.shelf.game(setup.game)
        game.check_seats(len(setup.seats))
        chairs: list[Chair] = []
        host = self.guest(guest_id)
        for seat, wish in enumerate(setup.seats):
            chairs.append(self._chair(seat, wish, host.name, setup, chairs))
        sitting = [(chair.seat, host.id) for chair in chairs if chair.kind == PERSON]
        plan = Plan(
            game=game.name,
            options=game.settings(setup.options),
            chairs=chairs,
            guests=sitting,
            host=host.id,
            pace=setup.pace,
            lang=known_language(setup.lang),
            title=clean_title(setup.title),
            seed=randbelow(SEEDS) if setup.seed is None else setup.seed,
            seed_by_hand=setup.seed is not None,
            hints=sum(chair.kind != BOT for chair in chairs) == 1 if setup.hints is None else setup.hints,
        )
        return self.make(plan)

    def _chair(self, seat: int, wish: SeatWish, host: str, setup: Setup, others: Sequence[Chair]) -> Chair:
        if wish.kind not in KINDS:
            raise NoKind(kind=wish.kind)
        if wish.kind == "open":
            return new_chair(seat, OPEN)
        if wish.kind == "bot":
            return self.bot_chair(seat, wish.bot, setup.game)
        name = clean(wish.name) or (host if wish.kind == "me" else "")
        return new_chair(seat, PERSON, unique(name, [chair.name for chair in others]))

    def bot_chair(self, seat: int, level: str, game: str) -> Chair:
        check_bot(level)
        return new_chair(seat, BOT, bot_name(self.shelf.game(game).colours[seat], level), level)

    def make(self, plan: Plan, lines: Sequence[Line] = (), look: bool = False, claim: Claim | None = None) -> str:
        """Write a table, begun with the answers of some lines; `look` makes it one to look at, not to play.

        A `claim` on another row is made with the new table's id, and nothing is written if it comes too late.
        """
        pack = self.shelf.pack(plan.game)
        row = {
            "id": "".join(choice(ID_LETTERS) for _ in range(ID_LENGTH)),
            "game": plan.game,
            "rules": self.shelf.game(plan.game).rules,
            "pack": pack.hash,
            "options": plan.options,
            "seed": plan.seed,
            "seed_by_hand": plan.seed_by_hand,
            "hints": plan.hints,
            "pace": plan.pace,
            "lang": plan.lang,
            "title": plan.title,
            "host": plan.host,
            "invite": new_token(),
            "watch": new_token(),
            "parent": plan.parent or None,
            "hook_url": "",
            "hook_format": "",
            "hook_error": "",
        }
        table = Table({**row, "status": OPEN, "consent": None}, plan.chairs, self.shelf)
        entries = self._begin(table, lines, look)
        self.room.add(table, row, entries, plan.guests, claim and claim(table.id))
        return table.id

    def _begin(self, table: Table, lines: Sequence[Line], look: bool) -> list[Entry]:
        """The first entry of a new journal, if the game has begun."""
        if any(chair.kind == OPEN for chair in table.chairs):
            return []
        repeat(table.match, lines)
        if look:
            table.status = OVER if table.match.over else RECORD
        else:
            table.match.settle()
            table.settle_status()
        return [table.entry(IMPORT if lines else START, body=write_lines(table.match.record.lines))]

    # -- taking seats ---------------------------------------------------------------------------------------

    def invitation(self, invite_token: str) -> Invitation:
        """What one sees who opens an invitation."""
        with self.room.table(self._invited(invite_token)) as table:
            return Invitation(
                table=table.id,
                game=table.game.name,
                title=table.title,
                status=table.status,
                host=self.guest(table.host).name,
                options=table.options,
                seats=seat_cards(table),
                seed_by_hand=table.seed_by_hand,
            )

    def join(self, invite_token: str, guest_id: str, name: str, seat: int | None = None) -> str:
        """Take a free seat. Who sits at the table already is led to it, unless a seat is named."""
        table_id = self._invited(invite_token)
        self.insist(lambda: self._join(table_id, guest_id, name, seat))
        return table_id

    def _invited(self, invite_token: str) -> str:
        with self.store.read() as db:
            table_id = db.execute(select(tables.c.id).where(tables.c.invite == invite_token)).scalar()
        if table_id is None:
            raise NoSuchLink
        return str(table_id)

    def _join(self, table_id: str, guest_id: str, name: str, seat: int | None) -> None:
        with self.room.table(table_id) as table:
            mine = self.seats_of(table_id, guest_id)
            if (seat is None and mine) or seat in mine:
                return
            free = [chair for chair in table.chairs if chair.kind == OPEN and seat in (None, chair.seat)]
            if not free:
                raise NoSeat
            chair = free[0]
            taken = [other.name for other in table.chairs]
            chair.name = unique(clean(name) or self.guest(guest_id).name, taken)
            chair.kind = PERSON
            entries = [table.entry(JOIN, chair.seat), *self._start(table, after=1)]
            sits = insert(grants).values(table_id=table.id, seat=chair.seat, guest_id=guest_id)
            self.room.commit(table, entries, chairs=[chair], more=[sits], snapshot=len(entries) > 1)

    def fill(self, table_id: str, guest_id: str, bot: str) -> None:
        """The host gives all open seats to bots; the game begins."""
        check_bot(bot)
        self.insist(lambda: self._fill(table_id, guest_id, bot))

    def _fill(self, table_id: str, guest_id: str, bot: str) -> None:
        with self.room.table(table_id) as table:
            self.check_host(table, guest_id)
            if table.status != OPEN:
                raise NotOpen
            changed = []
            for chair in table.chairs:
                if chair.kind == OPEN:
                    made = self.bot_chair(chair.seat, bot, table.game.name)
                    chair.name, chair.kind, chair.bot = made.name, BOT, bot
                    changed.append(chair)
            self.room.commit(table, self._start(table), chairs=changed, snapshot=True)

    def _start(self, table: Table, after: int = 0) -> list[Entry]:
        """Begin the game if all seats are taken."""
        table.match = table.fresh()
        if any(chair.kind == OPEN for chair in table.chairs):
            return []
        table.match.settle()
        table.settle_status()
        return [table.entry(START, body=write_lines(table.match.record.lines), after=after)]
