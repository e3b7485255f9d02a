"""Tables made from other games: rematches, positions to go on from, imported records."""

from pathlib import Path

import pytest

from ludothek.core.errors import OptionError, RecordError
from ludothek.core.record import read
from ludothek.table import NotYours, SeatWish, Tables
from ludothek.table.errors import AtEnd, Hidden, NoBot, NoPosition, NoSeat, NotOver, TooLong
from tests.table.company import (
    HOT,
    ME,
    OPEN,
    RANDOM,
    Person,
    alone,
    bots_answer,
    guest,
    match_of,
    open_tables,
    pair,
    play_on,
    setup,
)


def at(person: Person, table: str) -> Person:
    return Person(person.tables, person.id, table)


# -- rematch ----------------------------------------------------------------------------------------------------


def test_the_same_people_play_again(tables: Tables) -> None:
    anna, ben = pair(tables)
    eve = guest(tables, "Eve")
    tables.open_watch(tables.links(anna.table, anna.id).watch, eve.id)
    with pytest.raises(NotOver):
        tables.rematch(anna.table, anna.id)
    play_on(anna, ben)
    new = tables.rematch(anna.table, ben.id)
    assert tables.rematch(anna.table, anna.id, same_seed=True, rotate=True) == new
    about = tables.about(new)
    assert (about.status, about.host, about.parent) == ("running", anna.id, anna.table)
    assert tables.about(anna.table).rematch == new
    stranger = guest(tables, "Sam")
    told = [tables.view(anna.table, who.id, "en").rematch for who in (anna, ben, eve, stranger)]
    assert told == [new, new, new, ""]
    assert (tables.seats_of(new, anna.id), tables.seats_of(new, ben.id)) == ([0], [1])
    assert tables.may_watch(new, eve.id)
    assert not about.seed_by_hand
    assert match_of(tables, new).record.seed != match_of(tables, anna.table).record.seed
    play_on(at(anna, new), at(ben, new))
    assert tables.about(new).status == "over"


def test_same_seed_and_rotated_seats(tables: Tables) -> None:
    anna = guest(tables)
    anna.table = tables.create(anna.id, setup(ME, HOT, RANDOM, game="evacuate", lang="de"))
    play_on(anna)
    new = tables.rematch(anna.table, anna.id, same_seed=True, rotate=True)
    match = match_of(tables, new)
    assert tables.about(new).seed_by_hand  # whoever played knows the cards
    assert match.record.seed == match_of(tables, anna.table).record.seed
    assert list(match.record.seats) == ["blue (random)", "Anna", "Carl"]
    assert tables.seats_of(new, anna.id) == [1, 2]
    assert [seat.bot for seat in tables.about(new).seats] == ["random", "", ""]


def test_strangers_get_no_rematch(tables: Tables) -> None:
    anna = alone(tables, RANDOM)
    play_on(anna)
    with pytest.raises(NotYours):
        tables.rematch(anna.table, guest(tables).id)
    imported = tables.import_record(anna.id, tables.record(anna.table, anna.id))
    with pytest.raises(NotYours):
        tables.rematch(imported, anna.id)


def test_bots_play_again_too(tables: Tables) -> None:
    anna = guest(tables)
    table = tables.create(anna.id, setup(RANDOM, RANDOM))
    bots_answer(tables, table)
    assert tables.about(tables.rematch(table, anna.id)).status == "running"


def test_two_processes_make_one_rematch(tables: Tables, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben = pair(tables)
    play_on(anna, ben)
    other = open_tables(tmp_path)
    add, made = tables.room.add, []

    def cut_across(*args: object) -> None:
        monkeypatch.setattr(tables.room, "add", add)
        made.append(other.rematch(anna.table, ben.id))
        add(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(tables.room, "add", cut_across)
    assert tables.rematch(anna.table, anna.id) == made[0]
    assert len(tables.my_tables(anna.id)) == 2


# -- going on from a position -----------------------------------------------------------------------------------


def test_going_on_from_a_position_against_bots(tables: Tables) -> None:
    anna, ben = pair(tables)
    play_on(anna, ben)
    cora = guest(tables, "Cora")
    last = match_of(tables, anna.table).played
    for n in (0, last // 2, last - 1):
        then = tables.view(anna.table, cora.id, "en", at=n, seat=-1)
        cora.table = tables.continue_from(anna.table, cora.id, n, 1, "random")
        match = match_of(tables, cora.table)
        assert list(match.record.seats) == ["blue (random)", "Cora"]
        assert [line.text() for line in match.record.lines[:n]] == [
            line.text() for line in match_of(tables, anna.table).record.cut(n).lines
        ]
        assert match.played >= n
        if match.played == n:
            assert cora.view(seat=-1).scene.heading == then.scene.heading
        play_on(cora)
        assert cora.view().status == "over"
        assert read(tables.record(cora.table, cora.id)).result
    assert tables.about(cora.table).parent == anna.table
    assert tables.about(anna.table).status == "over"


def test_answers_taken_back_are_not_copied(tables: Tables, tmp_path: Path) -> None:
    anna, ben = pair(tables)
    start = anna.view().n
    anna.answer()
    anna.undo(start)
    play_on(anna, ben)
    new = tables.continue_from(anna.table, anna.id, start + 3, 0, "random")
    assert not any(line.undone for line in match_of(tables, new).record.lines)
    assert match_of(open_tables(tmp_path), new).state.digest() == match_of(tables, new).state.digest()


def test_from_a_running_game_only_where_nothing_is_hidden_from_others(tables: Tables) -> None:
    anna, _ = pair(tables)
    with pytest.raises(Hidden):
        tables.continue_from(anna.table, anna.id, 0, 0)
    solo = alone(tables, RANDOM)
    play_on(solo, answers=2)
    n = solo.view().n
    new = tables.continue_from(solo.table, solo.id, n, 0, "random")
    assert match_of(tables, new).played == n
    with pytest.raises(NotYours):
        tables.continue_from(solo.table, guest(tables).id, n, 0, "random")


def test_what_one_cannot_go_on_from(tables: Tables) -> None:
    anna = alone(tables, RANDOM)
    with pytest.raises(NoPosition):
        tables.continue_from(anna.table, anna.id, 999, 0)
    with pytest.raises(NoSeat):
        tables.continue_from(anna.table, anna.id, 0, 5)
    with pytest.raises(NoBot):
        tables.continue_from(anna.table, anna.id, 0, 0, "clever")


# -- records ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["lanterns", "evacuate"])
def test_a_record_goes_out_and_comes_in_again(tables: Tables, tmp_path: Path, game: str) -> None:
    anna, ben = pair(tables, game=game)
    start = anna.view()
    player = anna if start.question else ben
    before = player.view().n
    player.answer(1)
    player.undo(before)
    play_on(anna, ben)
    text = tables.record(anna.table, anna.id)
    assert "~ " in text
    cora = guest(tables, "Cora")
    cora.table = tables.import_record(cora.id, text)
    assert tables.record(cora.table, cora.id) == text
    assert open_tables(tmp_path).record(cora.table, cora.id) == text
    assert cora.view().score == anna.view().score
    assert [card.id for card in tables.my_tables(cora.id)] == [cora.table]
    assert tables.bot_job(cora.table) is None


def test_an_unfinished_record_is_to_look_at_and_to_go_on_from(tables: Tables, tmp_path: Path) -> None:
    anna = alone(tables, SeatWish("bot"))
    whole = match_of(tables, anna.table)
    bots_answer(tables, anna.table)
    anna.answer()
    table = ""
    for n in range(whole.played + 1):
        text = whole.record.cut(n).write()
        table = tables.import_record(anna.id, text)
        assert tables.record(table, anna.id) == text
        view = tables.view(table, anna.id, "en")
        assert (view.status, view.n, view.last, view.question) == ("record", n, n, None)
        assert tables.bot_job(table) is None
        assert match_of(open_tables(tmp_path), table).record.write() == text
    assert tables.my_tables(anna.id)[0].result == ""
    assert [seat.kind for seat in tables.about(table).seats] == ["person", "bot"]
    assert tables.seats_of(table, anna.id) == []
    new = tables.continue_from(table, anna.id, 2, 0, "random")
    assert tables.about(new).status == "running"


def test_a_false_record_is_refused(tables: Tables) -> None:
    anna = alone(tables, RANDOM)
    play_on(anna)
    text = tables.record(anna.table, anna.id)
    lines = text.splitlines()
    known = len(tables.my_tables(anna.id))
    for broken, error in [
        ("nonsense", RecordError),
        (text.replace("rules 1", "rules 0"), RecordError),
        (text.replace("game lanterns", "game chess"), OptionError),
        ("\n".join([*lines[:12], *lines[13:]]) + "\n", RecordError),
        (text.replace("end festival", "end storm"), RecordError),
        (text.replace("\nend", "\n~ 0 pick.card moon\nend"), RecordError),
        ("x" * 600_000, TooLong),
    ]:
        assert broken != text
        with pytest.raises(error):
            tables.import_record(anna.id, broken)
    assert len(tables.my_tables(anna.id)) == known


@pytest.mark.parametrize("name", ["x" * 41, "An\u202ena", "An\x00na", "An\u00a0na"])
def test_a_name_that_nobody_can_have_is_refused(tables: Tables, name: str) -> None:
    anna = alone(tables, RANDOM)
    play_on(anna)
    text = tables.record(anna.table, anna.id)
    assert "seat Anna\n" in text
    with pytest.raises(RecordError):
        tables.import_record(anna.id, text.replace("seat Anna\n", f"seat {name}\n"))
    assert tables.import_record(anna.id, text.replace("seat Anna\n", f"seat {'x' * 40}\n"))


def test_the_end_is_no_position_to_go_on_from(tables: Tables) -> None:
    anna = alone(tables, RANDOM)
    play_on(anna)
    match = match_of(tables, anna.table)
    with pytest.raises(AtEnd, match="ended here"):
        tables.continue_from(anna.table, anna.id, match.played, 0)
    new = tables.continue_from(anna.table, anna.id, match.moments[-1].played, 0)
    assert tables.about(new).status == "running"


def test_the_record_of_a_table_that_waits_is_closed(tables: Tables) -> None:
    """It has the seed, and so all that chance is going to say."""
    anna, eve = guest(tables), guest(tables, "Eve")
    for seats in ([ME, OPEN], [OPEN, OPEN]):
        table = tables.create(anna.id, setup(*seats))
        tables.open_watch(tables.links(table, anna.id).watch, eve.id)
        for person in (anna, eve):
            with pytest.raises(Hidden):
                tables.record(table, person.id)
            with pytest.raises(Hidden):
                tables.continue_from(table, person.id, 0, 0)
