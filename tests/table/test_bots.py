"""Bots at a table: they think in another process, about what their seat may know, and always the same."""

import json
import pickle
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path

import pytest

from ludothek.bots import find as find_bot
from ludothek.bots.luck import luck
from ludothek.core.chance import Rng
from ludothek.core.match import Match
from ludothek.games import find
from ludothek.table import SeatWish, Tables, any_answer, think
from ludothek.table.bots import BotJob
from tests.table.company import ME, RANDOM, alone, bots_answer, guest, match_of, open_tables, pair, setup

GREEDY = SeatWish("bot", bot="greedy")


def job_of(tables: Tables, table: str) -> BotJob:
    job = tables.bot_job(table)
    assert job is not None
    return job


def test_a_bot_thinks_in_a_process_of_its_own(tables: Tables) -> None:
    anna = alone(tables, GREEDY, game="evacuate")
    job = job_of(tables, anna.table)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        word = pool.submit(think, job).result(timeout=120)
    assert word == think(pickle.loads(pickle.dumps(job)))
    assert tables.bot_answer(job, word).kind == "done"


@pytest.mark.parametrize("game", ["lanterns", "evacuate"])
def test_the_bots_answer_as_they_do_at_the_terminal(tables: Tables, game: str) -> None:
    anna = guest(tables)
    table = tables.create(anna.id, setup(RANDOM, RANDOM, SeatWish("bot", bot="random"), game=game, seed=11))
    bots_answer(tables, table)
    info = find(game)
    match = Match(info, info.load_pack([]), 3, {}, 11, match_of(tables, table).record.seats)
    while (decision := match.decision()) is not None:
        rng = Rng(*luck(11, match.record.played))
        seen = info.observe(match.state, decision.seat)
        match.play(decision.seat, find_bot("random").choose(info, seen, decision, rng))
    assert tables.record(table, anna.id) == match.record.write()


def test_a_greedy_bot_sees_the_same_through_a_job(tables: Tables) -> None:
    """The observation survives its way through JSON: the bot judges all options alike."""
    anna = guest(tables)
    table = tables.create(anna.id, setup(GREEDY, GREEDY, game="evacuate", seed=5))
    for _ in range(12):
        job = job_of(tables, table)
        match = match_of(tables, table)
        decision = match.decision(job.seat)
        assert decision is not None
        seen = match.game.observe(match.state, job.seat)
        choice = find_bot("greedy").choose(match.game, seen, decision, Rng(job.seed, job.counter))
        assert think(job) == decision.words[decision.options.index(choice)]
        tables.bot_answer(job, think(job))


def test_a_job_holds_nothing_that_its_seat_may_not_know(tables: Tables) -> None:
    jobs = set()
    for place in range(3):
        anna, ben = pair(tables)
        anna.answer(place)
        tables.leave(ben.table, ben.id, 1, "greedy")
        job = job_of(tables, anna.table)
        assert json.loads(job.observation)["seat"] == 1
        jobs.add(replace(job, table=""))
    assert len(jobs) == 1


def test_a_job_says_whether_people_wait_for_it(tables: Tables) -> None:
    anna = alone(tables, RANDOM)
    anna.answer()
    assert job_of(tables, anna.table).people
    tables.leave(anna.table, anna.id, 0, "random")
    assert not job_of(tables, anna.table).people


def test_a_late_thought_changes_nothing(tables: Tables, tmp_path: Path) -> None:
    anna = alone(tables, RANDOM)
    job = job_of(tables, anna.table)
    assert tables.bot_answer(job, think(job)).kind == "done"
    assert tables.bot_answer(job, think(job)).kind == "stale"
    assert open_tables(tmp_path).bot_answer(job, think(job)).kind == "stale"


def test_in_a_common_question_a_thought_is_in_time_although_people_answered(tables: Tables) -> None:
    anna = alone(tables, RANDOM)
    job = job_of(tables, anna.table)
    assert anna.answer().kind == "done"
    assert tables.bot_answer(job, think(job)).kind == "done"


def test_nonsense_of_a_bot_is_refused(tables: Tables) -> None:
    anna = alone(tables, RANDOM)
    job = job_of(tables, anna.table)
    assert tables.bot_answer(job, "nonsense").kind == "refused"
    assert tables.bot_job(anna.table) == job


def test_when_time_is_up_there_is_an_answer_too(tables: Tables) -> None:
    anna = alone(tables, GREEDY)
    job = job_of(tables, anna.table)
    assert any_answer(job) == any_answer(job)
    assert tables.bot_answer(job, any_answer(job)).kind == "done"


def test_bots_do_not_answer_for_people(tables: Tables) -> None:
    anna = guest(tables)
    table = tables.create(anna.id, setup(ME, SeatWish("hot", "Carl")))
    assert tables.bot_job(table) is None
