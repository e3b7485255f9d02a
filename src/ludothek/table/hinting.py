"""Hints, analyses and turning points: what a bot thinks, for people, at tables that have them."""

from __future__ import annotations

import msgspec
from sqlalchemy import select

from ..bots.analysis import HINT as EFFORT
from ..bots.analysis import Verdict
from ..bots.ladder import RUNGS, Asked, Hint, error, hint, scale_of, shown
from ..bots.turning import WORTH, TurningPoint
from ..i18n import Catalogue
from ..scene.model import Struct
from ..store.schema import journal
from .bots import BotJob, SearchJob, TurningJob, question_of
from .errors import NoHints, NoRung, NotAsked, NotOver
from .guests import Guests
from .journal import HINT
from .table import OVER, Table

ANALYSIS = "analysis"  # counts like a rung
STEP = 1.0  # seconds of an analysis between two answers
SHOWN = 3  # answers of an analysis
TURNING = 6.0  # seconds for the turning points of a game


class Option(Struct):
    """One answer, as an analysis shows it."""

    word: str
    label: str
    value: int  # chances in per cent; alone points
    error: int
    visits: int


class AnalysisView(Struct):
    """What an analysis has found so far."""

    options: list[Option]
    simulations: int
    done: bool = False


class Turn(Struct):
    """A turning point, as people read it."""

    n: int
    seat: int
    before: int  # chances in per cent; alone points
    after: int
    played: str
    best: str = ""  # what a bot would have played; '': the same
    value: int = 0  # what it thinks of that
    error: int = 0


class Hinting(Guests):
    """What people may learn from bots."""

    # -- hints ----------------------------------------------------------------------------------------------

    def hint_job(self, table_id: str, guest_id: str, seat: int) -> SearchJob:
        """What a bot has to look at before a hint can be given."""
        return SearchJob(*self._question(table_id, guest_id, seat), EFFORT.worth, EFFORT.cap)

    def take_hint(self, job: SearchJob, found: str, guest_id: str, rung: str, lang: str) -> Hint:
        """One rung of the ladder, which is counted: the others at the table see how many a seat has taken."""
        if rung not in RUNGS:
            raise NoRung(rung=rung)
        with self.room.table(job.asked.table) as table:
            asked = self._still(table, job, guest_id, lang)
            given = hint(asked, msgspec.json.decode(found, type=Verdict), rung)
        self._count(job, guest_id, rung)
        return given

    # -- analyses -------------------------------------------------------------------------------------------

    def analysis_job(self, table_id: str, guest_id: str, seat: int) -> SearchJob:
        """The next step of an analysis."""
        return SearchJob(*self._question(table_id, guest_id, seat), 0.0, STEP)

    def analysis(self, job: SearchJob, found: str, guest_id: str, lang: str, done: bool = False) -> AnalysisView:
        """The best answers so far; the first step of an analysis counts as a hint."""
        verdict = msgspec.json.decode(found, type=Verdict)
        with self.room.table(job.asked.table) as table:
            asked = self._still(table, job, guest_id, lang)
        scale = scale_of(asked.game, len(asked.names))
        options = [
            Option(
                word=opinion.word,
                label=asked.label(opinion.word),
                value=shown(opinion.value, scale),
                error=error(opinion, scale),
                visits=opinion.visits,
            )
            for opinion in verdict.opinions[:SHOWN]
        ]
        self._count(job, guest_id, ANALYSIS)
        return AnalysisView(options=options, simulations=verdict.simulations, done=done)

    # -- both -----------------------------------------------------------------------------------------------

    def _question(self, table_id: str, guest_id: str, seat: int) -> tuple[BotJob, str]:
        with self.room.table(table_id) as table:
            self._check(table, guest_id, seat)
            asked = question_of(table, seat, self.shelf.packs)
            return asked, name_of(table, seat, asked.code)

    def _check(self, table: Table, guest_id: str, seat: int) -> None:
        """Hints are for the person who is asked, and for nobody who only looks on."""
        self.check_seat(table, guest_id, seat)
        if not table.hints:
            raise NoHints
        if seat not in table.owing() or not table.chairs[seat].present:
            raise NotAsked

    def _still(self, table: Table, job: SearchJob, guest_id: str, lang: str) -> Asked:
        """The question, if it is still the one that was looked at."""
        seat = job.asked.seat
        self._check(table, guest_id, seat)
        if name_of(table, seat, job.asked.code) != job.question:
            raise NotAsked
        match = table.match
        decision = match.decision(seat)
        assert decision is not None
        if decision.words != job.asked.words:
            raise NotAsked
        catalogue = self.shelf.catalogue(table.game.name, lang)
        return Asked(match.game, match.game.observe(match.state, seat), decision, catalogue, match.record.seats)

    def _count(self, job: SearchJob, guest_id: str, rung: str) -> None:
        """Once for every rung of a question."""

        def act() -> None:
            with self.room.table(job.asked.table) as table:
                chair = table.chairs[job.asked.seat]
                body = f"{job.question} {rung}"
                where = (journal.c.table_id == table.id, journal.c.kind == HINT, journal.c.seat == chair.seat)
                with self.store.read() as db:
                    taken = db.execute(select(journal.c.seq).where(*where, journal.c.body == body)).first()
                if taken is None:
                    chair.hints += 1
                    self.room.commit(table, [table.entry(HINT, chair.seat, body)], chairs=[chair])

        self.insist(act)

    # -- after the game -------------------------------------------------------------------------------------

    def turning_job(self, table_id: str, guest_id: str) -> TurningJob:
        with self.room.table(table_id) as table:
            self.check_watcher(table, guest_id)
            self.check_record(table, guest_id)
            if table.status != OVER:
                raise NotOver
            packs = tuple(str(pack) for pack in self.shelf.packs)
            return TurningJob(table.id, table.seq, table.game.name, packs, table.record().write(), TURNING, WORTH)

    def turning_points(self, job: TurningJob, found: str, lang: str) -> list[Turn]:
        """What was found, in words."""
        with self.room.table(job.table) as table:
            catalogue = self.shelf.catalogue(job.game, lang)
            names = catalogue.seat_names(table.record().seats)
            scale = scale_of(table.game, len(names))
        points = msgspec.json.decode(found, type=list[TurningPoint])
        return [_turn(point, catalogue, names, scale) for point in points]


def name_of(table: Table, seat: int, code: str) -> str:
    """The question that a seat is asked now, by how often it has answered and how much was taken back."""
    lines = table.match.record.lines
    given = sum(line.seat == seat and not line.undone for line in lines)
    return f"{seat} {code} {given} {sum(line.undone for line in lines)}"


def _turn(point: TurningPoint, catalogue: Catalogue, names: list[str], scale: tuple[float, float]) -> Turn:
    def label(word: str) -> str:
        return catalogue.option(point.code, word, names=names, source=point.source)

    same = point.best.word == point.played
    return Turn(
        n=point.n,
        seat=point.seat,
        before=shown(point.before, scale),
        after=shown(point.after, scale),
        played=label(point.played),
        best="" if same else label(point.best.word),
        value=shown(point.best.value, scale),
        error=error(point.best, scale),
    )
