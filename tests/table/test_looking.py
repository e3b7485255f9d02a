"""Looking at tables: as whom, at which position, and what stays hidden."""

import json
from dataclasses import replace

import msgspec
import pytest

from ludothek.core.record import Line
from ludothek.table import NotYours, Tables
from ludothek.table.errors import Hidden, NoPosition
from tests.table.company import HOT, ME, OPEN, RANDOM, Person, alone, bots_answer, guest, match_of, pair, play_on, setup

# -- as whom ----------------------------------------------------------------------------------------------------


def test_a_guest_sees_the_seat_that_is_asked(tables: Tables) -> None:
    anna = guest(tables)
    anna.table = tables.create(anna.id, setup(RANDOM, HOT, ME))
    seen = set()
    for _ in range(6):
        bots_answer(tables, anna.table)
        view = anna.view()
        assert view.seat in view.asked
        seen.add(view.seat)
        anna.answer()
    assert seen == {1, 2}


def test_a_guest_may_look_from_own_seats_and_as_a_spectator(tables: Tables) -> None:
    anna, ben = pair(tables)
    assert anna.view(seat=0).seat == 0
    assert anna.view(seat=-1).seat == -1
    assert anna.view(seat=-1).question is None
    for seat in (1, 7, -2):
        with pytest.raises(NotYours):
            anna.view(seat=seat)
    play_on(anna, ben)
    assert anna.view(seat=1).seat == 1
    with pytest.raises(NotYours):
        anna.view(seat=7)


def test_what_is_new_begins_at_my_last_answer(tables: Tables) -> None:
    anna, ben = pair(tables)
    assert anna.view().since == 0
    start = anna.view().n
    anna.answer()
    assert anna.view().since == start + 1
    ben.answer()
    while not anna.asked():
        ben.answer()
    view = anna.view()
    mine = max(n for n, line in enumerate(_standing(tables, anna)) if line.seat == 0) + 1
    assert view.since == mine
    spectator = anna.view(seat=-1)
    assert spectator.since == spectator.n


def _standing(tables: Tables, person: Person) -> list[Line]:
    return [line for line in match_of(tables, person.table).record.lines if not line.undone]


# -- any position -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["lanterns", "evacuate"])
def test_every_position_of_a_game_can_be_seen_again(tables: Tables, game: str) -> None:
    anna = alone(tables, RANDOM, game=game)
    seen = {}
    while True:
        bots_answer(tables, anna.table)
        view = anna.view()
        seen[view.n] = msgspec.json.encode(view.scene)
        if view.question is None:
            break
        anna.answer()
    last = view.n
    for n in {*range(0, last, 6), *seen}:
        back = tables.view(anna.table, anna.id, "en", at=n)
        assert (back.n, back.last) == (n, last)
        assert back.question is None
        assert back.undo is None
        assert [board.id for board in back.scene.boards] == [board.id for board in view.scene.boards]
    final = tables.view(anna.table, anna.id, "en", at=last)
    assert final.score == view.score
    assert msgspec.json.encode(final.scene) == seen[last]
    for n in (-1, last + 1):
        with pytest.raises(NoPosition, match=str(n)):
            tables.view(anna.table, anna.id, "en", at=n)


def test_a_look_back_changes_nothing(tables: Tables) -> None:
    anna = alone(tables, RANDOM)
    play_on(anna, answers=4)
    before = match_of(tables, anna.table)
    text, state = before.record.write(), before.state.digest()
    for n in range(before.played + 1):
        tables.view(anna.table, anna.id, "en", at=n)
    after = match_of(tables, anna.table)
    assert after is before
    assert (after.record.write(), after.state.digest()) == (text, state)


def test_the_log_and_the_curves_cover_the_whole_game(tables: Tables) -> None:
    anna = alone(tables, RANDOM)
    play_on(anna)
    view = anna.view()
    lines = tables.log(anna.table, anna.id, "en")
    assert lines[-len(view.log) :] == view.log
    assert lines[-1].n <= view.n
    series = tables.series(anna.table, anna.id, "de")
    assert series.n == list(range(view.n + 1))


# -- what stays hidden ------------------------------------------------------------------------------------------


def test_the_record_of_a_running_game_is_closed(tables: Tables) -> None:
    anna, ben = pair(tables)
    for person in (anna, ben):
        with pytest.raises(Hidden) as caught:
            tables.record(person.table, person.id)
        assert "hidden cards" in str(caught.value)
    play_on(anna, ben)
    assert tables.record(anna.table, guest(tables).id).startswith("ludothek record 1")


def test_who_holds_all_seats_of_people_may_have_it(tables: Tables) -> None:
    anna = guest(tables)
    anna.table = tables.create(anna.id, setup(ME, HOT, RANDOM))
    assert tables.record(anna.table, anna.id).startswith("ludothek record 1")
    with pytest.raises(NotYours):
        tables.record(anna.table, guest(tables).id)
    eve = guest(tables)
    tables.open_watch(tables.links(anna.table, anna.id).watch, eve.id)
    with pytest.raises(Hidden):
        tables.record(anna.table, eve.id)


def test_what_a_seat_cannot_know_changes_no_byte_of_its_view(tables: Tables) -> None:
    """Ben picks this card or that one, and takes it back or not: Anna and spectators are sent the same."""
    sent = set()
    for place in range(3):
        anna, ben = pair(tables)
        question = ben.view().question
        assert question is not None
        assert len({choice.word for choice in question.choices[:3]}) == 3
        ben.answer(place)
        views = [anna.view(), anna.view(seat=-1), tables.view(anna.table, anna.id, "de", seat=0, narrow=True)]
        for view in views:
            view.table = ""
        sent.add(tuple(msgspec.json.encode(view) for view in views))
    assert len(sent) == 1


def test_a_hidden_answer_that_was_taken_back_stays_hidden(tables: Tables) -> None:
    sent = set()
    for place in range(3):
        anna, ben = pair(tables)
        start = ben.view().n
        ben.answer(place)
        assert ben.undo(start).kind == "done"
        ben.answer(0)
        view = anna.view()
        view.table = ""
        sent.add(msgspec.json.encode(view) + json.dumps([line.text for line in view.log]).encode())
    assert len(sent) == 1


# -- my tables --------------------------------------------------------------------------------------------------


def test_my_tables_say_where_it_is_my_turn(tables: Tables) -> None:
    anna, ben = pair(tables)
    waiting = tables.create(anna.id, setup(ME, OPEN, game="evacuate", title="Friday"))
    cards = {card.id: card for card in tables.my_tables(anna.id)}
    assert set(cards) == {anna.table, waiting}
    assert cards[waiting].status == "open"
    assert (cards[waiting].title, cards[waiting].names, cards[waiting].my_turn) == ("Friday", ["Anna", "free"], False)
    assert cards[anna.table].my_turn
    assert cards[anna.table].heading == anna.view().scene.heading
    assert (cards[anna.table].title, cards[anna.table].seats, cards[anna.table].host) == ("Lanterns", [0], True)
    anna.answer()
    assert not next(card for card in tables.my_tables(anna.id) if card.id == anna.table).my_turn
    mine = tables.my_tables(ben.id, "de")
    assert [(card.id, card.my_turn, card.host, card.seats) for card in mine] == [(anna.table, True, False, [1])]
    tables.leave(ben.table, ben.id, 1, "random")
    assert not tables.my_tables(ben.id)[0].my_turn


def test_a_finished_table_says_who_won(tables: Tables) -> None:
    anna = alone(tables, RANDOM)
    play_on(anna)
    card = tables.my_tables(anna.id)[0]
    score = anna.view().score
    assert score is not None
    assert (card.status, card.result, card.heading, card.my_turn) == ("over", score.winners, [], False)
    assert tables.my_tables(anna.id, "de")[0].result != card.result


def test_the_latest_table_comes_first(tables: Tables) -> None:
    first = alone(tables, RANDOM)
    second = tables.create(first.id, setup(ME, RANDOM))
    assert [card.id for card in tables.my_tables(first.id)] == [second, first.table]
    first.answer()
    assert [card.id for card in tables.my_tables(first.id)] == [first.table, second]


def test_what_is_urgent_comes_first_and_finished_games_are_left_out(tables: Tables) -> None:
    anna, _ = pair(tables)
    done = tables.create(anna.id, setup(ME, RANDOM))
    play_on(replace(anna, table=done))
    waiting = [tables.create(anna.id, setup(ME, OPEN)) for _ in range(2)]
    assert [card.id for card in tables.my_tables(anna.id, limit=2, urgent=True)] == [anna.table, waiting[1]]
    anna.answer()
    found = [card.id for card in tables.my_tables(anna.id, urgent=True)]
    assert found == [anna.table, *reversed(waiting)]  # the latest
    assert done not in found
    away = alone(tables, RANDOM)
    tables.leave(away.table, away.id, 0, "random")
    later = tables.create(away.id, setup(ME, OPEN))
    assert [card.id for card in tables.my_tables(away.id, urgent=True)] == [later, away.table]


def test_watching_does_not_make_a_table_mine(tables: Tables) -> None:
    anna, eve = alone(tables, RANDOM), guest(tables, "Eve")
    tables.open_watch(tables.links(anna.table, anna.id).watch, eve.id)
    assert tables.my_tables(eve.id) == []
