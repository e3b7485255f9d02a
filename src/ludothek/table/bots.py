"""Bots at a table: what they are given to think about, as plain data for another process, and how they answer."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from ..bots import find as find_bot
from ..bots.luck import luck
from ..core.chance import Rng
from ..core.game import number_of
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


def job_for(table: Table, packs: Sequence[Path]) -> BotJob | None:
    """The next question of a table that is a bot's to answer."""
    bots = table.bots_owing()
    if not bots:
        return None
    match, seat = table.match, bots[0]
    decision = match.decision(seat)
    assert decision is not None
    seen = match.game.observe(match.state, seat)
    seed, counter = luck(match.record.seed, match.played)
    return BotJob(
        table=table.id,
        seq=table.seq,
        game=match.game.name,
        packs=tuple(str(pack) for pack in packs),
        seat=seat,
        level=table.chairs[seat].level,
        code=decision.code,
        words=decision.words,
        owing=decision.owing,
        source=decision.source,
        observation=json.dumps(seen.to_json(), separators=(",", ":")),
        seed=seed,
        counter=counter,
        people=any(chair.present for chair in table.chairs),
    )


def think(job: BotJob) -> str:
    """The bot's answer. Runs anywhere: the job is all it needs."""
    game, pack = find_game(job.game), _pack(job.game, job.packs)
    fields = json.loads(job.observation)
    seen = Observation(fields["seat"], game.load_state(fields, pack), fields["hidden"])
    options = tuple(number_of(pack, job.code, word) for word in job.words)
    decision = Decision(job.seat, job.owing, job.code, options, job.words, job.source)
    choice = find_bot(job.level, capped=True).choose(game, seen, decision, Rng(job.seed, job.counter))
    return job.words[options.index(choice)]


def any_answer(job: BotJob) -> str:
    """What a bot says whose time is up: one of its options."""
    return job.words[int(Rng(job.seed, job.counter).below(len(job.words)))]


@cache
def _pack(game: str, packs: tuple[str, ...]) -> Any:
    return find_game(game).load_pack([Path(pack) for pack in packs])
