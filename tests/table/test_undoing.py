"""Taking back: alone up to the barrier, beyond it with the consent of the others."""

from pathlib import Path

import pytest

from ludothek.table import NotYours, Tables
from ludothek.table.view import Undo
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
    to_question,
)


def ask_back(person: Person, to: int, key: str = "ask") -> str:
    seat = person.view().seat
    return person.tables.ask_undo(person.table, person.id, seat, to, key).kind


def undo_of(person: Person) -> Undo:
    undo = person.view().undo
    assert undo is not None
    return undo


# -- alone ------------------------------------------------------------------------------------------------------


def test_an_answer_is_taken_back_and_stays_in_the_record(tables: Tables, tmp_path: Path) -> None:
    anna, ben = pair(tables)
    before, state = anna.view(), match_of(tables, anna.table).state.digest()
    assert anna.answer().kind == "done"
    assert undo_of(anna).step == before.n
    assert anna.undo(before.n).kind == "done"
    assert anna.view().question == before.question
    assert match_of(tables, anna.table).state.digest() == state
    assert match_of(tables, anna.table).record.lines[-1].undone
    again = match_of(open_tables(tmp_path), anna.table)
    assert again.record.write() == match_of(tables, anna.table).record.write()
    assert again.state.digest() == state
    assert ben.view().n == before.n


def test_beyond_the_barrier_the_reason_is_told(tables: Tables) -> None:
    anna, ben = pair(tables)
    start = anna.view().n
    assert anna.answer().kind == "done"
    assert ben.answer().kind == "done"
    ack = anna.undo(start)
    assert ack.kind == "refused"
    assert ack.why == "Your last answer cannot be taken back: somebody else has answered since then."
    german = tables.undo(anna.table, anna.id, 0, anna.view().seq, start, "german", lang="de")
    assert german.why == tables.shelf.catalogue("lanterns", "de").say("undo-barrier-others")
    assert undo_of(anna).step == -1


def test_what_came_to_light_is_not_taken_back(tables: Tables) -> None:
    anna, ben = pair(tables)
    assert anna.answer().kind == "done"
    mine = ben.view().n
    assert ben.answer().kind == "done"
    ack = ben.undo(mine)
    assert ack.kind == "refused"
    assert ack.why == "Your last answer cannot be taken back: it brought something hidden to light."


def test_no_answer_is_taken_back_over_chance(tables: Tables) -> None:
    anna = alone(tables, RANDOM)
    before = 0
    while match_of(tables, anna.table).record.lines[-1].seat >= 0 or not before:
        bots_answer(tables, anna.table)
        before = anna.view().n
        anna.answer()
    ack = anna.undo(before)
    assert ack.why == "Your last answer cannot be taken back: chance has answered since then."


def test_nobody_takes_back_the_answer_of_another(tables: Tables) -> None:
    anna, ben = pair(tables)
    before = anna.view().n
    assert anna.answer().kind == "done"
    assert ben.undo(before).why == "Your last answer cannot be taken back: somebody else has answered since then."
    with pytest.raises(NotYours):
        tables.undo(anna.table, ben.id, 0, ben.view().seq, before, "key")
    assert ben.undo(before + 40).why == "There is no answer of yours to take back."


def test_several_answers_of_one_turn(tables: Tables) -> None:
    """Somebody lights two lanterns in a row, and takes back both."""
    anna, ben = pair(tables)
    player = anna
    while len(undo_of(player).steps) < 2:
        player = next(person for person in (anna, ben) if person.asked())
        assert player.answer(1).kind == "done"
    undo = undo_of(player)
    assert player.undo(undo.turn).kind == "done"
    assert player.view().n == undo.turn
    record = match_of(tables, player.table).record
    assert [line.undone for line in record.lines][-3:] == [False, True, True]


def test_an_undo_is_done_once_and_may_be_late(tables: Tables) -> None:
    anna, ben = pair(tables)
    before = anna.view()
    anna.answer(view=before)
    seq = anna.view().seq
    assert tables.undo(anna.table, anna.id, 0, seq, before.n, "once").kind == "done"
    assert tables.undo(anna.table, anna.id, 0, seq, before.n, "once").kind == "again"
    assert tables.undo(anna.table, anna.id, 0, seq, before.n, "other").kind == "stale"
    anna.answer()
    seq = anna.view().seq
    ben.answer()
    assert tables.undo(anna.table, anna.id, 0, seq, before.n, "late").kind == "stale"


def test_the_end_is_not_taken_back_alone(tables: Tables) -> None:
    """Everything hidden lies open then; the others are asked, and bots agree at once."""
    anna, ben = pair(tables)
    play_on(anna, ben)
    last = match_of(tables, anna.table).moments[-1]
    player, other = (anna, ben) if last.seat == 0 else (ben, anna)
    assert undo_of(player).step == -1
    assert "everything hidden" in undo_of(player).why
    ack = player.undo(last.played)
    assert (ack.kind, ack.why) == ("refused", undo_of(player).why)
    assert ask_back(player, last.played) == "done"
    assert player.view().status == "over"
    assert tables.consent(other.table, other.id, 1 - last.seat, True, last.played).kind == "done"
    view = player.view()
    assert (view.status, view.n) == ("running", last.played)
    assert [card.result for card in tables.my_tables(player.id)] == [""]


def test_the_end_of_a_game_against_bots(tables: Tables) -> None:
    anna = alone(tables, RANDOM)
    play_on(anna)
    to = next(moment.played for moment in reversed(match_of(tables, anna.table).moments) if moment.seat == 0)
    assert anna.undo(to).kind == "refused"
    assert ask_back(anna, to) == "done"
    assert anna.view().status == "running"


# -- by consent -------------------------------------------------------------------------------------------------


def test_bots_agree_at_once(tables: Tables) -> None:
    anna = alone(tables, RANDOM)
    start = anna.view().n
    play_on(anna, answers=5)
    assert anna.undo(start).kind == "refused"
    assert ask_back(anna, start) == "done"
    assert anna.view().n == start
    assert ask_back(anna, start) == "again"


def test_people_are_asked(tables: Tables, tmp_path: Path) -> None:
    anna, ben = pair(tables)
    start = anna.view().n
    anna.answer()
    ben.answer()
    after = anna.view()
    assert ask_back(anna, start) == "done"
    assert anna.view().n == after.n
    annas, bens = anna.view().consent, ben.view().consent
    assert annas is not None
    assert bens is not None
    assert (annas.mine, bens.mine) == (False, True)
    assert bens.label == "Anna would like to take back the last 2 answers."
    german = open_tables(tmp_path).view(ben.table, ben.id, "de").consent
    assert german is not None
    assert german.label == "Anna möchte die letzten 2 Antworten zurücknehmen."
    assert tables.consent(anna.table, anna.id, 0, True).kind == "not-asked"
    assert open_tables(tmp_path).consent(ben.table, ben.id, 1, True).kind == "done"
    assert anna.view().n == start
    assert anna.view().consent is None
    assert anna.view().asked == [0, 1]


def test_one_may_refuse(tables: Tables) -> None:
    anna, ben = pair(tables)
    start = anna.view().n
    anna.answer()
    ben.answer()
    after = anna.view().n
    ask_back(anna, start)
    assert tables.consent(ben.table, ben.id, 1, False).kind == "done"
    view = anna.view()
    assert (view.n, view.consent) == (after, None)
    assert view.notes == ["Ben does not want to go back."]
    assert tables.consent(ben.table, ben.id, 1, True).kind == "not-asked"
    player = anna if view.question else ben
    player.answer()
    assert anna.view().notes == []


def test_an_answer_ends_the_wish(tables: Tables) -> None:
    anna, ben = pair(tables)
    start = anna.view().n
    anna.answer()
    ben.answer()
    ask_back(anna, start)
    player = anna if anna.view().question else ben
    player.answer()
    assert ben.view().consent is None
    assert tables.consent(ben.table, ben.id, 1, True).kind == "not-asked"


def test_a_wish_does_not_make_an_answer_late(tables: Tables) -> None:
    anna, ben = pair(tables)
    start = anna.view().n
    anna.answer()
    ben.answer()
    player = anna if anna.view().question else ben
    view = player.view()
    ask_back(anna, start)
    assert player.answer(view=view).kind == "done"


def three(tables: Tables) -> tuple[Person, Person, Person]:
    anna, ben, cora = guest(tables), guest(tables, "Ben"), guest(tables, "Cora")
    anna.table = tables.create(anna.id, setup(ME, OPEN, OPEN))
    invite = tables.links(anna.table, anna.id).invite
    ben.table, cora.table = (tables.join(invite, other.id, "") for other in (ben, cora))
    return anna, ben, cora


def test_all_must_agree(tables: Tables) -> None:
    anna, ben, cora = three(tables)
    start = anna.view().n
    for person in (anna, ben, cora):
        person.answer()
    ask_back(anna, start)
    tables.consent(anna.table, cora.id, 2, True)
    consent = ben.view().consent
    assert consent is not None
    assert consent.yes == [2]
    assert anna.view().n > start
    tables.consent(anna.table, ben.id, 1, True)
    assert anna.view().n == start


def test_who_leaves_has_not_agreed(tables: Tables) -> None:
    anna, ben, cora = three(tables)
    start = anna.view().n
    for person in (anna, ben, cora):
        person.answer()
    after = anna.view().n
    ask_back(anna, start)
    tables.consent(anna.table, cora.id, 2, True)
    tables.leave(ben.table, ben.id, 1, "random")
    view = anna.view()
    assert (view.n, view.consent) == (after, None)
    assert view.seats[1].away


def test_answers_of_one_who_is_away_stay(tables: Tables) -> None:
    anna, ben = pair(tables)
    start = anna.view().n
    anna.answer()
    ben.answer()
    tables.leave(ben.table, ben.id, 1, "random")
    after = anna.view().n
    ack = tables.ask_undo(anna.table, anna.id, 0, start, "away")
    assert (ack.kind, ack.why) == ("refused", "Ben is away and cannot be asked; these answers stay.")
    assert anna.view().n == after
    tables.take_back(ben.table, ben.id, 1)
    assert ask_back(anna, start) == "done"
    assert ben.view().consent is not None


def test_one_who_is_away_and_loses_nothing_is_not_asked(tables: Tables) -> None:
    anna, ben, cora = three(tables)
    tables.leave(cora.table, cora.id, 2, "random")
    start = anna.view().n
    anna.answer()
    ben.answer()
    assert ask_back(anna, start) == "done"
    assert tables.consent(ben.table, ben.id, 1, True, start).kind == "done"
    assert anna.view().n == start


def test_a_yes_is_for_the_wish_that_was_read(tables: Tables) -> None:
    anna, ben = pair(tables)
    start = anna.view().n
    play_on(anna, ben, answers=4)
    late = match_of(tables, anna.table).moments[-1].played
    after = anna.view().n
    ask_back(anna, late)
    ask_back(anna, start, "more")
    assert tables.consent(ben.table, ben.id, 1, True, late).kind == "stale"
    assert anna.view().n == after
    assert tables.consent(ben.table, ben.id, 1, True, start).kind == "done"
    assert anna.view().n == start


def test_one_wish_at_a_time(tables: Tables) -> None:
    anna, ben = pair(tables)
    start = anna.view().n
    anna.answer()
    ben.answer()
    ask_back(anna, start)
    assert ask_back(ben, start + 1, "bens") == "not-asked"
    consent = ben.view().consent
    assert consent is not None
    assert (consent.seat, consent.to) == (0, start)


def test_who_leaves_wishes_no_more(tables: Tables) -> None:
    anna, ben = pair(tables)
    start = anna.view().n
    anna.answer()
    ben.answer()
    ask_back(anna, start)
    tables.leave(anna.table, anna.id, 0, "random")
    assert ben.view().consent is None


def test_people_at_one_screen_need_no_asking(tables: Tables) -> None:
    anna = guest(tables)
    anna.table = tables.create(anna.id, setup(ME, HOT))
    start = anna.view().n
    anna.answer()
    anna.answer()
    after = anna.view().n
    assert after > start
    assert ask_back(anna, start) == "done"
    assert anna.view().n == start


def test_one_voice_for_all_seats_at_a_screen(tables: Tables) -> None:
    anna, ben = guest(tables), guest(tables, "Ben")
    ben.table = anna.table = tables.create(anna.id, setup(ME, HOT, OPEN))
    tables.join(tables.links(anna.table, anna.id).invite, ben.id, "Ben")
    start = ben.view().n
    for person in (anna, anna, ben):
        person.answer()
    assert ask_back(ben, start) == "done"
    assert ben.view().n > start
    tables.consent(anna.table, anna.id, 0, True)
    assert ben.view().n == start


def test_to_a_line_of_chance(tables: Tables) -> None:
    """The log names positions before chance, too; what chance says is the same again, so one goes to after it."""
    anna = alone(tables, RANDOM)
    first = anna.view().n
    play_on(anna, answers=3)
    assert first > 2
    assert ask_back(anna, 1) == "done"
    assert anna.view().n == first
    assert ask_back(anna, first + 50, "far") == "refused"
    assert ask_back(anna, -1, "before") == "refused"


def test_questions_that_are_gone(tables: Tables) -> None:
    player = to_question("light.pier", *pair(tables))
    tables.leave(player.table, player.id, player.view().seat, "random")
    seat = tables.seats_of(player.table, player.id)[0]
    assert tables.undo(player.table, player.id, seat, player.view().seq, 0, "k").kind == "not-asked"
    assert tables.ask_undo(player.table, player.id, seat, 0, "k").kind == "not-asked"
