"""Looking: views of any position, the log, the curves, the record, and the list of one's tables."""

from __future__ import annotations

import logging
from collections import OrderedDict
from typing import Any

from sqlalchemy import ColumnElement, literal, or_, select

from ..i18n import Catalogue
from ..scene import find_view
from ..store.schema import SPECTATOR, grants, seats, tables
from .chronicle import log_lines
from .errors import NoSuchTable, NotYours
from .guests import Guests
from .journal import REFUSE
from .making import seat_cards
from .model import About, TableCard
from .names import LONGEST
from .room import UNFIT
from .series import Series, series_of
from .service import moment
from .table import BOT, OPEN, OVER, RECORD, RUNNING, Table
from .undoing import waiting_for
from .view import Consent, LogLine, Seat, View
from .views import view_of
from .words import say

HEADINGS = 500  # sentences kept for lists of tables
log = logging.getLogger(__name__)


class Looking(Guests):
    """What can be seen without changing anything."""

    _headings: OrderedDict[tuple[str, int, str], list[str]]

    # -- a table --------------------------------------------------------------------------------------------

    def view(
        self,
        table_id: str,
        guest_id: str,
        lang: str,
        seat: int | None = None,
        at: int | None = None,
        narrow: bool = False,
    ) -> View:
        """A table as a guest sees it from one seat, now or after `at` answers."""
        with self.room.table(table_id) as table:
            mine = self.check_watcher(table, guest_id)
            viewer = self._viewer(table, mine, seat)
            catalogue = self.shelf.catalogue(table.game.name, lang)
            match = table.match if at is None else table.look_back(at)
            live = at is None and table.status != RECORD
            return view_of(
                match,
                viewer,
                catalogue,
                table=table.id,
                seq=table.seq,
                last=table.match.played,
                status=table.status,
                seats=_seats(table, mine, catalogue),
                since=table.answered_at(viewer) if viewer >= 0 else table.match.played,
                consent=_consent(table, viewer, catalogue) if live else None,
                narrow=narrow,
                live=live,
                hand_over=_hand_over(table, mine, viewer, catalogue) if live else "",
                notes=_notes(table, catalogue),
                seed_note=_seed_note(table, catalogue),
                rematch=self.rematch_of(table.id, guest_id),
                hints=table.hints and viewer in mine and table.chairs[viewer].present,
            )

    def rematch_of(self, table_id: str, guest_id: str) -> str:
        """Where a finished game is played again, for those whom it takes along; others would find a closed door."""
        with self.store.read() as db:
            where = (tables.c.id == table_id, tables.c.status == OVER)
            there = db.execute(select(tables.c.rematch).where(*where)).scalar()
        return str(there) if there and self.may_watch(there, guest_id) else ""

    def _viewer(self, table: Table, mine: list[int], seat: int | None) -> int:
        """As whom a guest looks: as wished if that is allowed, else where an answer is owed."""
        if seat is not None:
            finished = table.status in (OVER, RECORD) and 0 <= seat < len(table.chairs)
            if seat == SPECTATOR or seat in mine or finished:
                return seat
            raise NotYours
        if not mine:
            return SPECTATOR
        owing, last = table.owing(), table.last_answer(mine)
        asked = [own for own in mine if own in owing and table.chairs[own].present]
        if last in asked or (not asked and last >= 0):
            return last
        return asked[0] if asked else mine[0]

    def log(self, table_id: str, guest_id: str, lang: str, seat: int | None = None) -> list[LogLine]:
        """The whole log, as one seat may read it."""
        with self.room.table(table_id) as table:
            viewer = self._viewer(table, self.check_watcher(table, guest_id), seat)
            return log_lines(table.match, viewer, self.shelf.catalogue(table.game.name, lang))

    def series(self, table_id: str, guest_id: str, lang: str) -> Series:
        """The figures of all players at every position, as everybody could see them."""
        with self.room.table(table_id) as table:
            self.check_watcher(table, guest_id)
            return series_of(table.match, self.shelf.catalogue(table.game.name, lang))

    def record(self, table_id: str, guest_id: str) -> str:
        """The record as text. It names hidden cards, so that it stays closed while others play."""
        with self.room.table(table_id) as table:
            self.check_watcher(table, guest_id)
            self.check_record(table, guest_id)
            return table.record().write()

    def about(self, table_id: str) -> About:
        """The facts of a table. They are nobody's secret, but whoever shows them asks first who may watch."""
        with self.room.table(table_id) as table:
            cards = seat_cards(table)
        with self.store.read() as db:
            row = db.execute(select(tables).where(tables.c.id == table_id)).one()
        return About(
            id=row.id,
            game=row.game,
            title=row.title,
            status=row.status,
            pace=row.pace,
            lang=row.lang,
            options=dict(row.options),
            host=row.host,
            seats=cards,
            rematch=row.rematch or "",
            parent=row.parent or "",
            made=moment(row.made),
            updated=moment(row.updated),
            seed_by_hand=row.seed_by_hand,
            hints=row.hints,
        )

    def seq(self, table_id: str) -> int:
        """How many entries the journal of a table has: whether anything is new."""
        with self.store.read() as db:
            found = db.execute(select(tables.c.seq).where(tables.c.id == table_id)).scalar()
        if found is None:
            raise NoSuchTable
        return int(found)

    # -- my tables ------------------------------------------------------------------------------------------

    def my_tables(
        self, guest_id: str, lang: str = "", limit: int | None = None, urgent: bool = False
    ) -> list[TableCard]:
        """The tables at which a guest sits or which it set up, the latest first, at most `limit` of them.

        If only the `urgent` ones are wanted, finished games are left out, and those that wait for the guest are first.
        """
        lang = lang or self.guest(guest_id).lang
        sits = select(grants.c.table_id).where(grants.c.guest_id == guest_id, grants.c.seat != SPECTATOR)
        query = select(tables).where(or_(tables.c.host == guest_id, tables.c.id.in_(sits)))
        if urgent:
            query = query.where(tables.c.status != OVER).order_by(_waits_for(guest_id).desc())
        with self.store.read() as db:
            rows = db.execute(query.order_by(tables.c.updated.desc()).limit(limit)).all()
            ids = [row.id for row in rows]
            chairs = db.execute(select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)).all()
            held = db.execute(select(grants).where(grants.c.table_id.in_(ids), grants.c.guest_id == guest_id)).all()
        sitting: dict[str, list[Any]] = {id: [] for id in ids}
        mine: dict[str, list[int]] = {id: [] for id in ids}
        for chair in chairs:
            sitting[chair.table_id].append(chair)
        for grant in held:
            if grant.seat != SPECTATOR:
                mine[grant.table_id].append(grant.seat)
        return [self._any_card(row, sitting[row.id], mine[row.id], guest_id, lang) for row in rows]

    def _any_card(self, row: Any, chairs: list[Any], mine: list[int], guest_id: str, lang: str) -> TableCard:
        """A card of a table even if the table cannot be read."""
        try:
            return self._card(row, chairs, mine, guest_id, lang)
        except UNFIT:
            log.warning("a table cannot be shown", extra={"table": row.id})
        return TableCard(
            id=row.id,
            game=row.game,
            title=row.title or row.game,
            status=row.status,
            my_turn=False,
            names=[chair.name[:LONGEST] for chair in chairs if chair.name],
            heading=[say(lang, "table-unreadable")],
            updated=moment(row.updated),
            result="",
            seats=sorted(mine),
            host=row.host == guest_id,
            unreadable=True,
        )

    def _card(self, row: Any, chairs: list[Any], mine: list[int], guest_id: str, lang: str) -> TableCard:
        catalogue = self.shelf.catalogue(row.game, lang)
        named = catalogue.seat_names([chair.name or catalogue.game.colours[chair.seat] for chair in chairs])
        free = say(lang, "table-free-seat")
        names = [free if chair.kind == OPEN else name for chair, name in zip(chairs, named)]
        away = [chair.seat for chair in chairs if chair.away]
        return TableCard(
            id=row.id,
            game=row.game,
            title=row.title or catalogue.say("game-title"),
            status=row.status,
            my_turn=any((row.asked >> seat) & 1 for seat in mine if seat not in away),
            names=names,
            heading=self._heading(row, lang) if row.status == RUNNING else [],
            updated=moment(row.updated),
            result=_result(row.result, names, catalogue),
            seats=sorted(mine),
            host=row.host == guest_id,
        )

    def _heading(self, row: Any, lang: str) -> list[str]:
        """Where a game stands, as everybody may know."""
        key = (row.id, row.seq, lang)
        found = self._headings.get(key)
        if found is None:
            with self.room.table(row.id) as table:
                catalogue = self.shelf.catalogue(row.game, lang)
                seen = table.game.observe(table.match.state, SPECTATOR)
                names = catalogue.seat_names(table.record().seats)
                found = find_view(table.game).scene(seen, None, catalogue, names, True).heading
            self._headings[key] = found
            while len(self._headings) > HEADINGS:
                self._headings.popitem(last=False)
        return found


def _waits_for(guest_id: str) -> ColumnElement[bool]:
    """Whether a guest is asked at a table and answers there in person."""
    sits = (grants.c.table_id == seats.c.table_id) & (grants.c.seat == seats.c.seat) & (grants.c.guest_id == guest_id)
    is_asked = tables.c.asked.bitwise_and(literal(1).bitwise_lshift(seats.c.seat)) != 0
    here = (seats.c.table_id == tables.c.id, seats.c.away.is_(False), is_asked)
    return select(seats.c.seat).join(grants, sits).where(*here).correlate(tables).exists()


# -- parts of a view ----------------------------------------------------------------------------------------


def _seats(table: Table, mine: list[int], catalogue: Catalogue) -> list[Seat]:
    names = catalogue.seat_names(table.record().seats)
    return [
        Seat(
            seat=chair.seat,
            name=names[chair.seat],
            kind=chair.kind,
            bot=chair.level,
            away=chair.away,
            yours=chair.seat in mine,
            hints=chair.hints,
        )
        for chair in table.chairs
    ]


def _consent(table: Table, viewer: int, catalogue: Catalogue) -> Consent | None:
    """A pending wish to go back, with what would be lost."""
    wish = table.consent
    if wish is None:
        return None
    player = catalogue.seat_names(table.record().seats)[wish["seat"]]
    count = sum(moment.played >= wish["to"] for moment in table.match.moments)
    return Consent(
        seat=wish["seat"],
        to=wish["to"],
        label=say(catalogue.lang, "table-asks-undo", player=player, count=count),
        yes=list(wish["yes"]),
        mine=viewer in waiting_for(table),
    )


def _hand_over(table: Table, mine: list[int], viewer: int, catalogue: Catalogue) -> str:
    """Whose eyes only: another of several people at one screen is asked than the one who answered last."""
    people = [seat for seat in mine if table.chairs[seat].present]
    if len(people) < 2 or viewer not in people or viewer not in table.owing():
        return ""
    return "" if table.last_answer(people) == viewer else catalogue.seat_names(table.record().seats)[viewer]


def _notes(table: Table, catalogue: Catalogue) -> list[str]:
    names = catalogue.seat_names(table.record().seats)
    notes = [say(catalogue.lang, "table-left", player=names[chair.seat]) for chair in table.chairs if chair.away]
    latest = table.latest
    if latest is not None and latest.kind == REFUSE:
        notes.append(say(catalogue.lang, "table-refused-undo", player=names[latest.seat]))
    if table.base is not None:
        notes.append(say(catalogue.lang, "table-rebased"))
    return notes


def _seed_note(table: Table, catalogue: Catalogue) -> str:
    """Against bots alone it is nobody else's business."""
    several = sum(chair.kind != BOT for chair in table.chairs) > 1
    return say(catalogue.lang, "table-seed-by-hand") if table.seed_by_hand and several else ""


def _result(result: str, names: list[str], catalogue: Catalogue) -> str:
    """How a game ended, from the words of its record."""
    if not result:
        return ""
    colours = catalogue.game.colours
    winners = [names[colours.index(word)] for word in result.split() if word in colours[: len(names)]]
    return catalogue.say("winners", names=catalogue.list_names(winners), count=len(winners))
