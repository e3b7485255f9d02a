"""Notices: who is newly asked, webhooks, browsers."""

from pathlib import Path

import pytest

from ludothek.table import Tables
from ludothek.table.errors import NotHost
from tests.table.company import HOT, ME, RANDOM, alone, bots_answer, guest, open_tables, pair, setup, to_question


def told(tables: Tables, table: str) -> list[tuple[str, int]]:
    return [(notice.guest_id, notice.seat) for notice in tables.turn_notices(table)]


def test_everybody_who_is_asked_is_told_once(tables: Tables, tmp_path: Path) -> None:
    anna, ben = pair(tables)
    assert told(tables, anna.table) == [(anna.id, 0), (ben.id, 1)]
    assert told(tables, anna.table) == []
    assert told(open_tables(tmp_path), anna.table) == []
    anna.answer()
    assert told(tables, anna.table) == []


def test_the_sentence_is_in_the_guests_language(tables: Tables) -> None:
    berta = guest(tables, "Berta", "de")
    table = tables.create(berta.id, setup(ME, RANDOM, title="Freitag"))
    notice = tables.turn_notices(table)[0]
    assert notice.text == "Freitag: du bist am Zug, Berta."
    assert notice.texts["en"] == "Freitag: it is your turn, Berta."
    other = tables.create(berta.id, setup(ME, RANDOM))
    assert tables.turn_notices(other)[0].text == "Laternen: du bist am Zug, Berta."


def test_a_turn_of_several_answers_is_told_once(tables: Tables) -> None:
    """A new notice comes when others have been asked without me in between, and only then."""
    anna = alone(tables, RANDOM)
    told(tables, anna.table)
    seen = []
    for _ in range(8):
        anna.answer()
        rested = 0 not in anna.view().asked
        bots_answer(tables, anna.table)
        assert anna.view().question is not None
        assert told(tables, anna.table) == ([(anna.id, 0)] if rested else [])
        seen.append(rested)
    assert True in seen
    assert False in seen


def test_who_has_left_is_not_told(tables: Tables) -> None:
    anna, ben = pair(tables)
    tables.leave(anna.table, ben.id, 1, "random")
    assert told(tables, anna.table) == [(anna.id, 0)]
    tables.take_back(anna.table, ben.id, 1)
    assert told(tables, anna.table) == [(ben.id, 1)]


def test_all_devices_of_a_seat_are_told(tables: Tables) -> None:
    anna, ben = pair(tables)
    phone = guest(tables)
    tables.open_seat(tables.links(anna.table, anna.id).seats[0], phone.id)
    assert sorted(told(tables, anna.table)) == sorted([(anna.id, 0), (phone.id, 0), (ben.id, 1)])


def test_an_open_or_finished_table_tells_nobody(tables: Tables) -> None:
    anna = guest(tables)
    assert told(tables, tables.create(anna.id, setup(ME, HOT, RANDOM))) == [(anna.id, 0), (anna.id, 1)]
    done = tables.create(anna.id, setup(RANDOM, RANDOM))
    bots_answer(tables, done)
    assert told(tables, done) == []


def test_where_bots_are_due(tables: Tables, tmp_path: Path) -> None:
    anna, ben = pair(tables)
    solo = alone(tables, RANDOM)
    assert tables.bots_due() == [solo.table]
    bots_answer(tables, solo.table)
    assert tables.bots_due() == []
    player = to_question("light.pier", anna, ben)
    tables.leave(player.table, player.id, player.view().seat, "random")
    assert open_tables(tmp_path).bots_due() == [player.table]


# -- where to ---------------------------------------------------------------------------------------------------


def test_a_hook_and_its_last_error(tables: Tables, tmp_path: Path) -> None:
    anna, ben = pair(tables)
    assert tables.hook(anna.table) is None
    with pytest.raises(NotHost):
        tables.set_hook(anna.table, ben.id, "https://example.org", "json")
    tables.set_hook(anna.table, anna.id, "https://example.org/hook", "json")
    hook = tables.hook(anna.table)
    assert hook is not None
    assert (hook.url, hook.format, hook.last_error, hook.last_at) == ("https://example.org/hook", "json", "", None)
    tables.hook_result(anna.table, "404")
    hook = open_tables(tmp_path).hook(anna.table)
    assert hook is not None
    assert hook.last_error == "404"
    assert hook.last_at is not None
    tables.set_hook(anna.table, anna.id, "", "")
    assert tables.hook(anna.table) is None


def test_browsers_that_want_to_be_told(tables: Tables) -> None:
    anna, ben = guest(tables), guest(tables, "Ben")
    first = tables.add_push(anna.id, "https://push/1", "key", "auth")
    assert tables.add_push(anna.id, "https://push/1", "key2", "auth2") == first
    second = tables.add_push(anna.id, "https://push/2", "key", "auth")
    assert [(push.id, push.p256dh) for push in tables.push_of(anna.id)] == [(first, "key2"), (second, "key")]
    tables.push_result(second, "gone")
    assert tables.push_of(anna.id)[1].last_error == "gone"
    tables.add_push(ben.id, "https://push/1", "key3", "auth")
    assert [push.id for push in tables.push_of(anna.id)] == [second]
    tables.drop_push(second)
    assert tables.push_of(anna.id) == []
    assert [push.id for push in tables.push_of(ben.id)] == [first]
