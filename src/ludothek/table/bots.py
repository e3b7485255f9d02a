"""Bots at a table: what they are given to think about, as plain data for another process."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from ..bots.luck import luck
from ..core.chance import Rng
from ..core.game import GameInfo, number_of
from ..core.match import Decision
from ..core.state import Observation
from ..games import find as find_game
from .table import Table


@dataclass(frozen=True)
class BotJob:
    """A question to a bot, with what its seat may know. Nothing in it is hidden from that seat."""

    table: str
    seq: int
    game: str
    packs: tuple[str, ...]
    seat: int
    level: str
    code: str
    words: tuple[str, ...]
    owing: tuple[int, ...]
    source: str
    observation: str  # as JSON
    seed: int  # of its own luck
    counter: int
    people: bool = False  # somebody sits at this table who waits for the answer


@dataclass(frozen=True)
class SearchJob:
    """A question that a person would like to have looked at; `asked` has no level and no luck."""

    asked: BotJob
    question: str  # tells it from all others at this table, also when others answer it meanwhile
    worth: float  # simulations, in seconds' worth; 0: as many as there is time for
    seconds: float  # at most; 0: as long as it takes


@dataclass(frozen=True)
class TurningJob:
    """A finished game, to be looked through for its turning points."""

    table: str
    seq: int
    game: str
    packs: tuple[str, ...]
    record: str
    seconds: float
    worth: float


Job = BotJob | SearchJob | TurningJob


def job_for(table: Table, packs: Sequence[Path]) -> BotJob | None:
    """The next question of a table that is a bot's to answer."""
    bots = table.bots_owing()
    if not bots:
        return None
    seed, counter = luck(table.match.record.seed, table.match.played)
    return question_of(table, bots[0], packs, table.chairs[bots[0]].level, seed, counter)


def question_of(
    table: Table, seat: int, packs: Sequence[Path], level: str = "", seed: int = 0, counter: int = 0
) -> BotJob:
    """What a seat is asked, and sees."""
    match = table.match
    decision = match.decision(seat)
    assert decision is not None
    seen = match.game.observe(match.state, seat)
    return BotJob(
        table=table.id,
        seq=table.seq,
        game=match.game.name,
        packs=tuple(str(pack) for pack in packs),
        seat=seat,
        level=level,
        code=decision.code,
        words=decision.words,
        owing=decision.owing,
        source=decision.source,
        observation=json.dumps(seen.to_json(), separators=(",", ":")),
        seed=seed,
        counter=counter,
        people=any(chair.present for chair in table.chairs),
    )


def read_question(job: BotJob) -> tuple[GameInfo, Observation, Decision]:
    """What a job is about. It is all that is needed, wherever this runs."""
    game, pack = find_game(job.game), pack_of(job.game, job.packs)
    fields = json.loads(job.observation)
    seen = Observation(fields["seat"], game.load_state(fields, pack), fields["hidden"])
    options = tuple(number_of(pack, job.code, word) for word in job.words)
    return game, seen, Decision(job.seat, job.owing, job.code, options, job.words, job.source)


def any_answer(job: BotJob) -> str:
    """What a bot says whose time is up: one of its options."""
    return job.words[int(Rng(job.seed, job.counter).below(len(job.words)))]


@cache
def pack_of(game: str, packs: tuple[str, ...]) -> Any:
    return find_game(game).load_pack([Path(pack) for pack in packs])
