"""What bots think, for people who ask: hints, analyses step by step, and the turning points of finished games."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Hashable
from http import HTTPStatus
from typing import TYPE_CHECKING, TypeVar

from starlette.responses import Response

from ..bots.ladder import RUNGS
from ..table.errors import NoRung, NotAsked
from ..table.hinting import AnalysisView
from .thinking import LOOKING, SITTING, Failed
from .visit import Trouble, Visit, later

if TYPE_CHECKING:
    from ..table.bots import Job, SearchJob, TurningJob
    from .thinking import Thinking

KEPT = 200  # verdicts and finished games
Found = TypeVar("Found")
LONGEST = 20  # steps of one analysis, about a second each


class Advice:
    """It lives in the event loop. What was asked before is not thought about again, and never twice at a time."""

    def __init__(self, thinking: Thinking) -> None:
        self.thinking = thinking
        self._found: OrderedDict[Hashable, asyncio.Task[str]] = OrderedDict()
        self._steps: OrderedDict[Hashable, int] = OrderedDict()

    async def hint(self, job: SearchJob) -> str:
        """All rungs of a question are about the same verdict."""
        return await self._once(("hint", job.asked.table, job.question), job, job.asked.table, "hint", LOOKING)

    async def step(self, job: SearchJob) -> tuple[str, bool]:
        """What an analysis has found after one step more, and whether that was the last."""
        key = ("analysis", job.asked.table, job.question)
        step = min(self._steps.pop(key, 0) + 1, LONGEST)
        self._steps[key] = step
        while len(self._steps) > KEPT:
            self._steps.popitem(last=False)
        found = await self._once((key, step), job, job.asked.table, "analysis", SITTING)
        return found, step == LONGEST

    async def turning(self, job: TurningJob) -> str:
        return await self._once(("turning", job.table, job.seq), job, job.table, "turning", SITTING)

    async def _once(self, key: Hashable, job: Job, table: str, kind: str, rank: int) -> str:
        task = self._found.get(key)
        if task is None:
            task = self._found[key] = asyncio.create_task(self.thinking.ask(job, table, kind, rank))
        self._found.move_to_end(key)
        while len(self._found) > KEPT:
            self._found.popitem(last=False)
        try:
            return await asyncio.shield(task)  # whoever else waits for it still does when one goes
        except Failed:
            self._found.pop(key, None)
            raise


# -- calls --------------------------------------------------------------------------------------------------


def hint(visit: Visit) -> Awaitable[Response]:
    rung = visit.text("rung")
    if rung not in RUNGS:
        raise NoRung(rung=rung)
    guest, lang = visit.known_guest(), visit.wished_lang()
    job = visit.tables.hint_job(visit.path("id"), guest.id, visit.number("seat"))
    work = tell(visit, visit.site.advice.hint(job))
    return later(work, lambda found: visit.json(visit.tables.take_hint(job, found, guest.id, rung, lang)))


def analysis(visit: Visit) -> Awaitable[Response]:
    guest, lang = visit.known_guest(), visit.wished_lang()
    job = visit.tables.analysis_job(visit.path("id"), guest.id, visit.number("seat"))
    work = tell(visit, visit.site.advice.step(job))

    def show(found: tuple[str, bool]) -> Response:
        try:
            return visit.json(visit.tables.analysis(job, found[0], guest.id, lang, found[1]))
        except NotAsked:  # answered while the bot was thinking: that is how an analysis ends
            return visit.json(AnalysisView(options=[], simulations=0, done=True))

    return later(work, show)


def turning(visit: Visit) -> Awaitable[Response]:
    lang = visit.wished_lang()
    job = visit.tables.turning_job(visit.path("id"), visit.guest_id)
    work = tell(visit, visit.site.advice.turning(job))
    return later(work, lambda found: visit.json(visit.tables.turning_points(job, found, lang)))


async def tell(visit: Visit, work: Awaitable[Found]) -> Found:
    """What is found; who waited in vain is told so."""
    try:
        return await work
    except Failed as error:
        raise Trouble(HTTPStatus.SERVICE_UNAVAILABLE, visit.say("advice-failed")) from error
