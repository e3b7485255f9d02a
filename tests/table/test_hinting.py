"""Hints at a table: for whom, how they are counted, and that they tell nothing that is hidden."""

from dataclasses import replace

import msgspec
import pytest

from ludothek.bots.analysis import Analysis, Opinion
from ludothek.bots.ladder import RUNGS, Asked, hint
from ludothek.core.chance import Rng
from ludothek.core.match import Match
from ludothek.games import find
from ludothek.table import NotYours, SeatWish, Tables, think
from ludothek.table.bots import SearchJob
from ludothek.table.errors import NoHints, NoRung, NotAsked, NotOver
from tests.table.company import HOT, ME, OPEN, RANDOM, Person, alone, guest, pair, play_on, setup
from tests.table_views.matches import words

TINY = 0.008  # seconds' worth of simulations


def looked_at(person: Person, seat: int = 0) -> tuple[SearchJob, str]:
    job = replace(person.tables.hint_job(person.table, person.id, seat), worth=TINY, seconds=0.0)
    return job, think(job)


def test_the_ladder_goes_from_what_matters_to_the_move(tables: Tables) -> None:
    anna = alone(tables, RANDOM)
    job, found = looked_at(anna)
    goal, area, move = (tables.take_hint(job, found, anna.id, rung, "en") for rung in RUNGS)
    question = anna.view().question
    assert question is not None
    labels = {choice.word: choice.label for choice in question.choices}
    assert goal.text.startswith("What matters now")
    assert not goal.words
    assert move.words[0] in area.words
    assert len(area.words) == 2
    assert labels[move.words[0]] in move.text
    assert "% ±" in move.text
    with pytest.raises(NoRung):
        tables.take_hint(job, found, anna.id, "all", "en")


def test_alone_a_hint_speaks_of_points() -> None:
    """EVA-SOLO-25: alone there is nobody to win against; 60 points are a judgement in the middle."""
    game = find("evacuation")
    match = Match(game, game.load_pack([]), 1, {}, 3)
    decision = match.decision()
    assert decision is not None
    opinion = Opinion(decision.words[0], 0.5, 0.03, 10)
    alone_in = Asked(game, game.observe(match.state, 0), decision, words("evacuation", "en"), ["Anna"])
    assert alone_in.chances(opinion) == "It expects 60 ± 6 points for you."
    among = Asked(game, game.observe(match.state, 0), decision, words("evacuation", "de"), ["Anna", "Ben"])
    assert among.chances(opinion) == "Er sieht deine Gewinnchance bei 50 % ± 3."


def test_hints_are_counted_once_for_each_rung_and_all_see_it(tables: Tables) -> None:
    anna = guest(tables)
    ben = guest(tables, "Ben")
    anna.table = tables.create(anna.id, setup(ME, OPEN, hints=True))
    ben.table = tables.join(tables.links(anna.table, anna.id).invite, ben.id, "")
    job, found = looked_at(anna)
    seen = anna.view()
    for rung in ("goal", "goal", "move"):
        tables.take_hint(job, found, anna.id, rung, "de")
    tables.analysis(job, found, anna.id, "en")
    assert [seat.hints for seat in ben.view().seats] == [3, 0]
    assert anna.answer(view=seen).kind == "done"  # a hint does not make the question another
    assert [seat.hints for seat in Tables(tables.store).view(ben.table, ben.id, "en").seats] == [3, 0]


def test_hints_are_for_the_person_who_is_asked(tables: Tables) -> None:
    anna, ben = pair(tables)
    assert not anna.view().hints
    with pytest.raises(NoHints):
        tables.hint_job(anna.table, anna.id, 0)
    anna = alone(tables, RANDOM)
    assert anna.view().hints
    assert not anna.view(-1).hints
    with pytest.raises(NotYours):
        tables.hint_job(anna.table, ben.id, 0)
    with pytest.raises(NotYours):
        tables.hint_job(anna.table, anna.id, 1)
    job, found = looked_at(anna)
    assert anna.answer().kind == "done"
    assert not anna.view().hints
    with pytest.raises(NotAsked):
        tables.take_hint(job, found, anna.id, "move", "en")


@pytest.mark.parametrize(
    ("seats", "wish", "on"),
    [((ME, RANDOM), None, True), ((ME, HOT), None, False), ((ME, HOT), True, True), ((ME, RANDOM), False, False)],
)
def test_whether_a_table_has_hints(tables: Tables, seats: tuple[SeatWish, ...], wish: bool | None, on: bool) -> None:
    anna = guest(tables)
    table = tables.create(anna.id, setup(*seats, hints=wish))
    assert tables.about(table).hints is on


def test_an_analysis_goes_on_where_it_stopped(tables: Tables) -> None:
    anna = alone(tables, RANDOM)
    job = replace(tables.analysis_job(anna.table, anna.id, 0), seconds=0.02)
    first, second = (tables.analysis(job, think(job), anna.id, "en") for _ in range(2))
    assert second.simulations > first.simulations
    assert len(second.options) == 3
    assert not second.done
    assert sum(option.visits for option in second.options) <= second.simulations
    assert anna.view().seats[0].hints == 1


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("lanterns", 2, {}), ("evacuate", 3, {}), ("evacuation", 2, {"mode": "points"})],
)
def test_a_hint_does_not_depend_on_what_is_hidden(game: str, seats: int, options: dict[str, str]) -> None:
    """The same view of two positions in which the hidden things lie otherwise gives the same bytes."""
    info = find(game)
    told, positions = set(), set()
    for luck in range(3):
        match = Match(info, info.load_pack([]), seats, options, 3)
        match.settle()
        seen = info.observe(match.state, match.decision().owing[-1])  # type: ignore[union-attr]
        if luck:
            tape = match.state.tape
            match.state = info.sample_state(seen, Rng(luck))
            match.state.tape = tape
        decision = match.decision(seen.seat)
        assert decision is not None
        now = info.observe(match.state, seen.seat)
        positions.add(match.state.digest())
        analysis = Analysis(info, now, decision)
        analysis.deepen(24)
        asked = Asked(info, now, decision, words(game), match.record.seats)
        verdict = analysis.verdict()
        told.add(msgspec.json.encode([verdict, *[hint(asked, verdict, rung) for rung in RUNGS]]))
    assert len(positions) > 1
    assert len(told) == 1


def test_turning_points_of_a_finished_game(tables: Tables) -> None:
    anna = alone(tables, RANDOM)
    with pytest.raises(NotOver):
        tables.turning_job(anna.table, anna.id)
    play_on(anna, place=1)
    job = replace(tables.turning_job(anna.table, anna.id), worth=TINY, seconds=0.0)
    found = think(job)
    points = tables.turning_points(job, found, "en")
    swings = [abs(point.after - point.before) for point in points]
    assert len(points) == 3
    assert swings == sorted(swings, reverse=True)
    for point in points:
        looked = tables.view(anna.table, anna.id, "en", point.seat, at=point.n)
        assert looked.asked.count(point.seat) == 1
        assert point.played
        assert point.best != point.played
    assert think(job) == found
