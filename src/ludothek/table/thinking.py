"""What a process of the bots does with a job. It keeps what it thought: that only saves time.

A bot that searches goes on with its tree, and with what is left of its time, when it is asked on in the same turn; an
analysis is deepened by every further job about the same question.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import TypeVar

import msgspec

from ..bots import Bot
from ..bots import find as find_bot
from ..bots.analysis import Analysis, simulations_of
from ..bots.turning import turning_points
from ..core.chance import Rng
from ..core.record import read
from ..core.replay import replay
from ..games import find as find_game
from .bots import BotJob, Job, SearchJob, TurningJob, pack_of, read_question

BOTS = 8  # kept, each with a tree
ANALYSES = 3
AS_LONG_AS_IT_TAKES = 1 << 30  # simulations
T = TypeVar("T")

_bots: OrderedDict[Hashable, Bot] = OrderedDict()
_analyses: OrderedDict[Hashable, Analysis] = OrderedDict()


def think(job: Job) -> str:
    """A bot's answer, or what was found, as JSON."""
    match job:
        case SearchJob():
            return _search(job)
        case TurningJob():
            return _look_through(job)
    game, seen, decision = read_question(job)
    bot = keep(_bots, (job.table, job.seat, job.level), lambda: find_bot(job.level, capped=True), BOTS)
    choice = bot.choose(game, seen, decision, Rng(job.seed, job.counter))
    return job.words[decision.options.index(choice)]


def keep(kept: OrderedDict[Hashable, T], key: Hashable, make: Callable[[], T], most: int) -> T:
    """What is kept under a key, made now if it is not; those not used for longest go."""
    if key not in kept:
        kept[key] = make()
    kept.move_to_end(key)
    while len(kept) > most:
        kept.popitem(last=False)
    return kept[key]


def _search(job: SearchJob) -> str:
    asked: BotJob = job.asked
    game, seen, decision = read_question(asked)
    analysis = keep(_analyses, (asked.table, job.question), lambda: Analysis(game, seen, decision), ANALYSES)
    wanted = simulations_of(game, job.worth) if job.worth else AS_LONG_AS_IT_TAKES
    more = wanted - (int(analysis.search.simulations) if job.worth else 0)
    if more > 0:
        analysis.deepen(more, job.seconds)
    return msgspec.json.encode(analysis.verdict()).decode()


def _look_through(job: TurningJob) -> str:
    match = replay(find_game(job.game), pack_of(job.game, job.packs), read(job.record))
    return msgspec.json.encode(turning_points(match, job.seconds, job.worth)).decode()
