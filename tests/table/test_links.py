"""Guests and links: who may sit, come back, and watch."""

from pathlib import Path

import pytest
from sqlalchemy import select

from ludothek.store.schema import guests
from ludothek.table import NoSuchTable, NotYours, Tables
from ludothek.table.errors import BadName, NoSuchGuest, NoSuchLink, NotHost
from tests.table.company import RANDOM, alone, guest, open_tables, pair, play_on

# -- guests -----------------------------------------------------------------------------------------------------


def test_a_guest_is_known_by_a_secret_that_is_not_stored(tables: Tables, tmp_path: Path) -> None:
    anna = tables.new_guest("  Anna   Maria ", "de")
    assert (anna.name, anna.lang, anna.prefs) == ("Anna Maria", "de", {})
    again = open_tables(tmp_path).guest_by_token(anna.token)
    assert again == anna
    assert tables.guest(anna.id).token == ""
    assert tables.guest_by_token("nonsense") is None
    with tables.store.read() as db:
        row = db.execute(select(guests)).one()
    assert anna.token not in map(str, row)


def test_a_new_secret_replaces_the_old(tables: Tables) -> None:
    anna = tables.new_guest("Anna", "en")
    token = tables.new_token(anna.id)
    assert tables.guest_by_token(anna.token) is None
    found = tables.guest_by_token(token)
    assert found is not None
    assert found.id == anna.id


def test_a_guest_changes_name_language_and_wishes(tables: Tables) -> None:
    anna = tables.new_guest("Anna", "xx")
    assert anna.lang == "en"
    tables.rename(anna.id, "Änne")
    tables.set_lang(anna.id, "de")
    tables.set_prefs(anna.id, {"level": "quiet", "confirm": True})
    now = tables.guest(anna.id)
    assert (now.name, now.lang, now.prefs) == ("Änne", "de", {"level": "quiet", "confirm": True})
    with pytest.raises(NoSuchGuest):
        tables.rename("nobody", "Anna")
    with pytest.raises(NoSuchGuest):
        tables.guest("nobody")


@pytest.mark.parametrize("name", ["x" * 21, "Blue (greedy)", "Eve (random)"])
def test_names_that_a_record_could_not_tell_apart_are_refused(tables: Tables, name: str) -> None:
    with pytest.raises(BadName) as caught:
        tables.new_guest(name, "en")
    assert name[:21] in str(caught.value)
    assert name[:21] in caught.value.say("de")
    assert caught.value.say("de") != str(caught.value)


def test_control_characters_do_not_get_into_names(tables: Tables) -> None:
    assert tables.new_guest("An\nna\x1b[2J\u202e", "en").name == "An na [2J"


def test_a_secret_of_the_installation_is_made_once(tables: Tables, tmp_path: Path) -> None:
    assert tables.secret("push", lambda: "first") == "first"
    assert tables.secret("push", lambda: "second") == "first"
    assert open_tables(tmp_path).secret("push", lambda: "third") == "first"


# -- seats ------------------------------------------------------------------------------------------------------


def test_a_seat_link_lets_another_device_in_and_a_new_link_keeps_it_out(tables: Tables) -> None:
    anna, ben = pair(tables)
    token = tables.links(anna.table, anna.id).seats[0]
    phone = guest(tables, "Phone")
    with pytest.raises(NotYours):
        tables.view(anna.table, phone.id, "en")
    assert tables.open_seat(token, phone.id) == anna.table
    assert tables.open_seat(token, phone.id) == anna.table
    phone.table = anna.table
    assert phone.view().seat == 0
    assert phone.answer().kind == "done"
    new = tables.rotate(anna.table, anna.id, 0)
    assert new == tables.links(anna.table, anna.id).seats[0] != token
    assert tables.seats_of(anna.table, phone.id) == []
    assert tables.seats_of(anna.table, anna.id) == [0]
    assert tables.seats_of(anna.table, ben.id) == [1]
    with pytest.raises(NoSuchLink):
        tables.open_seat(token, phone.id)


def test_everybody_has_the_links_of_their_own_seats_only(tables: Tables) -> None:
    anna, ben = pair(tables)
    annas, bens = tables.links(anna.table, anna.id), tables.links(anna.table, ben.id)
    assert (set(annas.seats), set(bens.seats)) == ({0}, {1})
    with pytest.raises(NotYours):
        tables.links(anna.table, guest(tables).id)
    with pytest.raises(NotYours):
        tables.rotate(anna.table, ben.id, 0)
    for what in ("invite", "watch"):
        with pytest.raises(NotHost):
            tables.rotate(anna.table, ben.id, what)
    with pytest.raises(NoSuchLink):
        tables.rotate(anna.table, anna.id, "door")


def test_the_seat_of_a_bot_has_no_link(tables: Tables) -> None:
    anna = alone(tables, RANDOM)
    with tables.room.table(anna.table) as table:
        token = table.chairs[1].token
    with pytest.raises(NoSuchLink):
        tables.open_seat(token, anna.id)


def test_an_invitation_is_replaced(tables: Tables) -> None:
    anna, _ = pair(tables)
    old = tables.links(anna.table, anna.id).invite
    tables.rotate(anna.table, anna.id, "invite")
    with pytest.raises(NoSuchLink):
        tables.invitation(old)
    assert tables.invitation(tables.links(anna.table, anna.id).invite).table == anna.table


# -- watching ---------------------------------------------------------------------------------------------------


def test_spectators_need_the_link_until_the_game_is_over(tables: Tables) -> None:
    anna = alone(tables, RANDOM)
    eve, zoe = guest(tables, "Eve"), guest(tables, "Zoe")
    assert not tables.may_watch(anna.table, eve.id)
    watch = tables.links(anna.table, anna.id).watch
    assert tables.open_watch(watch) == anna.table
    assert not tables.may_watch(anna.table, "")
    assert tables.open_watch(watch, eve.id) == anna.table
    eve.table = anna.table
    assert eve.view().seat == -1
    assert eve.view().question is None
    tables.rotate(anna.table, anna.id, "watch")
    assert not tables.may_watch(anna.table, eve.id)
    with pytest.raises(NoSuchLink):
        tables.open_watch(watch, eve.id)
    with pytest.raises(NotYours):
        tables.log(anna.table, eve.id, "en")
    play_on(anna)
    assert tables.may_watch(anna.table, zoe.id)
    assert tables.view(anna.table, zoe.id, "en").status == "over"


def test_there_is_no_such_table(tables: Tables) -> None:
    anna = guest(tables)
    with pytest.raises(NoSuchTable) as caught:
        tables.view("nothing!", anna.id, "en")
    assert caught.value.say("de") == "Diesen Tisch gibt es nicht."
    assert not tables.may_watch("nothing!", anna.id)
    with pytest.raises(NoSuchTable):
        tables.seq("nothing!")
    with pytest.raises(NoSuchTable):
        tables.hook("nothing!")
