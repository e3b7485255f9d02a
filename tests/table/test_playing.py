"""Answers: committed before they are acknowledged, done once, refused with the rule, and never lost."""

from pathlib import Path
from threading import Thread

import pytest
from sqlalchemy import select

from ludothek.core.record import read
from ludothek.core.replay import replay
from ludothek.games import find
from ludothek.store.schema import journal, snapshots
from ludothek.table import NotYours, Tables
from tests.table.company import RANDOM, alone, bots_answer, guest, match_of, open_tables, pair, play_on, to_question


@pytest.mark.parametrize("game", ["lanterns", "evacuate"])
def test_a_whole_game_and_the_same_after_opening_the_store_again(tmp_path: Path, game: str) -> None:
    tables = open_tables(tmp_path)
    anna = alone(tables, RANDOM, RANDOM, game=game)
    play_on(anna, answers=6, place=1)
    middle = match_of(tables, anna.table)
    again = open_tables(tmp_path)
    assert match_of(again, anna.table).state.digest() == middle.state.digest()
    assert match_of(again, anna.table).record.write() == middle.record.write()
    anna.tables = again
    play_on(anna)
    view = anna.view()
    assert view.status == "over"
    assert view.score is not None
    text = again.record(anna.table, anna.id)
    record = read(text)
    played = replay(find(game), find(game).load_pack([]), record)
    assert played.over
    assert played.record.write() == text == open_tables(tmp_path).record(anna.table, anna.id)


def test_an_answer_is_in_the_rows_when_it_is_acknowledged(tables: Tables, tmp_path: Path) -> None:
    anna = alone(tables, RANDOM)
    ack = anna.answer()
    assert ack.kind == "done"
    other = open_tables(tmp_path)
    with other.store.read() as db:
        last = db.execute(select(journal).order_by(journal.c.seq.desc())).first()
    assert last is not None
    assert (last.seq, last.kind, last.seat) == (ack.seq, "answer", 0)
    assert last.body == match_of(tables, anna.table).record.lines[-1].text()


def test_the_lines_of_chance_stand_with_the_answer_that_brought_them(tables: Tables) -> None:
    anna = alone(tables, RANDOM)
    play_on(anna)
    with tables.store.read() as db:
        bodies = db.execute(select(journal.c.body).order_by(journal.c.seq)).scalars().all()
    assert "\n".join(bodies).splitlines() == [line.text() for line in match_of(tables, anna.table).record.lines]
    assert any("\nc " in body for body in bodies[1:])


def test_a_key_is_done_once(tables: Tables) -> None:
    anna = alone(tables, RANDOM)
    view = anna.view()
    first = anna.answer(view=view, key="once")
    again = anna.answer(view=view, key="once")
    assert (first.kind, again.kind) == ("done", "again")
    assert again.seq == first.seq
    play_on(anna, answers=2)
    assert anna.answer(view=view, key="once").kind == "again"
    assert sum(line.seat == 0 for line in match_of(tables, anna.table).record.lines) == 3


def test_a_long_key_is_a_key_too(tables: Tables) -> None:
    anna = alone(tables, RANDOM)
    view = anna.view()
    assert anna.answer(view=view, key="k" * 500).kind == "done"
    assert anna.answer(view=view, key="k" * 500).kind == "again"


def test_an_answer_to_an_old_question_is_stale(tables: Tables) -> None:
    anna, ben = pair(tables)
    player = to_question("light.pier", anna, ben)
    view = player.view()
    assert player.answer(view=view).kind == "done"
    before = match_of(tables, anna.table).played
    late = player.answer(view=view)
    assert late.kind == "stale"
    assert late.seq == view.seq + 1
    assert match_of(tables, anna.table).played == before


def test_an_answer_from_the_future_is_stale(tables: Tables) -> None:
    anna = alone(tables, RANDOM)
    view = anna.view()
    view.seq += 5
    assert anna.answer(view=view).kind == "stale"


def test_in_a_common_question_another_answer_does_not_make_mine_late(tables: Tables) -> None:
    anna, ben = pair(tables)
    annas, bens = anna.view(), ben.view()
    assert annas.asked == [0, 1]
    assert annas.seq == bens.seq
    assert ben.answer(view=bens).kind == "done"
    assert anna.answer(view=annas).kind == "done"
    assert anna.answer(view=annas).kind == "stale"
    assert not {0, 1} <= set(anna.view().asked)


def test_taking_back_in_a_common_question_makes_an_answer_late(tables: Tables) -> None:
    """Ben saw a position in which Anna had answered; nothing says that he would answer the same in another."""
    anna, ben = pair(tables)
    annas = anna.view()
    assert anna.answer(view=annas).kind == "done"
    bens = ben.view()
    assert anna.undo(annas.n).kind == "done"
    assert ben.answer(view=bens).kind == "stale"


def test_who_is_not_asked_is_told_so(tables: Tables) -> None:
    anna, _ = pair(tables)
    view = anna.view()
    assert anna.answer(view=view).kind == "done"
    now = anna.view()
    assert now.question is None
    now.question = view.question
    assert anna.send(now, "moon").kind == "not-asked"


def test_a_forbidden_answer_is_refused_with_its_rule_in_the_guests_language(tables: Tables) -> None:
    anna = alone(tables, RANDOM)
    view = anna.view()
    assert view.question is not None
    held = {choice.word for choice in view.question.choices}
    word = next(word for word in match_of(tables, anna.table).pack.words["pick.card"] if word not in held)
    ack = anna.send(view, word)
    assert (ack.kind, ack.rule) == ("refused", "LAN-PICK-01")
    assert ack.why == tables.shelf.catalogue("lanterns", "en").refusal("LAN-PICK-01", {})
    german = tables.answer(anna.table, anna.id, view.seat, view.seq, view.question.code, word, "german", lang="de")
    assert german.rule == ack.rule
    assert german.why != ack.why
    assert anna.send(view, "no-such-word").kind == "refused"
    assert "no-such-word" in anna.send(view, "no-such-word").why
    assert anna.view().seq == view.seq


def test_nobody_answers_for_another(tables: Tables) -> None:
    anna, ben = pair(tables)
    view = anna.view()
    assert view.question is not None
    word = view.question.choices[0].word
    with pytest.raises(NotYours):
        tables.answer(anna.table, ben.id, 0, view.seq, view.question.code, word, "mine")
    with pytest.raises(NotYours):
        tables.answer(anna.table, guest(tables).id, 0, view.seq, view.question.code, word, "mine")


# -- several processes ------------------------------------------------------------------------------------------


def test_two_services_on_one_database_see_each_others_answers(tables: Tables, tmp_path: Path) -> None:
    anna, ben = pair(tables)
    other = open_tables(tmp_path)
    ben.tables = other
    while (view := anna.view()).status == "running":
        player = anna if view.question else ben
        assert player.answer().kind == "done"
    assert ben.view().status == "over"
    assert match_of(tables, anna.table).record.write() == match_of(other, anna.table).record.write()


def test_the_slower_of_two_answers_to_one_question_is_stale(tables: Tables, tmp_path: Path) -> None:
    anna, ben = pair(tables)
    player = to_question("light.pier", anna, ben)
    other = open_tables(tmp_path)
    slow = type(player)(other, player.id, player.table)
    view, late = player.view(), slow.view()
    assert view == late
    assert player.answer(view=view).kind == "done"
    assert slow.answer(view=late, key="late").kind == "stale"
    assert slow.view().seq == player.view().seq


def test_a_conflict_at_the_last_moment_is_found_by_the_rows(
    tables: Tables, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other process commits after this one has looked: the insert fails, and the answer is late."""
    anna, ben = pair(tables)
    player = to_question("light.pier", anna, ben)
    other = open_tables(tmp_path)
    quick = type(player)(other, player.id, player.table)
    view = player.view()
    commit = tables.room.commit

    def cut_across(*args: object, **more: object) -> None:
        monkeypatch.setattr(tables.room, "commit", commit)
        assert quick.answer(view=view, key="quick").kind == "done"
        commit(*args, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(tables.room, "commit", cut_across)
    assert player.answer(view=view, place=1, key="slow").kind == "stale"
    assert match_of(tables, player.table).record.write() == match_of(other, player.table).record.write()
    assert sum(line.code == "light.pier" for line in match_of(tables, player.table).record.lines) == 1


def test_a_conflict_in_a_common_question_is_no_conflict(
    tables: Tables, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = pair(tables)
    ben.tables = open_tables(tmp_path)
    annas, bens = anna.view(), ben.view()
    commit = tables.room.commit

    def cut_across(*args: object, **more: object) -> None:
        monkeypatch.setattr(tables.room, "commit", commit)
        assert ben.answer(view=bens).kind == "done"
        commit(*args, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(tables.room, "commit", cut_across)
    assert anna.answer(view=annas).kind == "done"
    assert anna.view().n == ben.view().n


def test_a_failed_write_leaves_nothing_behind(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = alone(tables, RANDOM)
    view = anna.view()

    def fail(*args: object) -> None:
        raise OSError("disk full")

    with monkeypatch.context() as patch:
        patch.setattr("ludothek.table.room.write_entries", fail)
        with pytest.raises(OSError, match="disk full"):
            anna.answer(view=view)
    now = anna.view()
    assert (now.seq, now.n) == (view.seq, view.n)
    assert anna.answer(view=view).kind == "done"


def test_threads_that_answer_at_once_are_served_one_after_the_other(tables: Tables) -> None:
    anna = alone(tables, RANDOM)
    view = anna.view()
    assert view.question is not None
    code, word = view.question.code, view.question.choices[0].word
    kinds: list[str] = []

    def send(number: int) -> None:
        key = f"key-{number % 2}"
        kinds.append(tables.answer(anna.table, anna.id, 0, view.seq, code, word, key).kind)

    threads = [Thread(target=send, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(kinds) == ["again"] * 3 + ["done"] + ["stale"] * 4


# -- those who listen -------------------------------------------------------------------------------------------


def test_listeners_are_told_after_the_commit(tables: Tables, tmp_path: Path) -> None:
    other = open_tables(tmp_path)
    heard: list[tuple[str, int]] = []
    tables.subscribe(lambda table: heard.append((table, other.seq(table))))
    anna = alone(tables, RANDOM)
    assert heard == [(anna.table, 1)]
    ack = anna.answer()
    assert heard[1:] == [(anna.table, ack.seq)]
    anna.view()
    assert len(heard) == 2


def test_a_listener_that_fails_stops_nobody(tables: Tables) -> None:
    heard: list[str] = []

    def fail(table: str) -> None:
        raise RuntimeError("gone")

    tables.subscribe(fail)
    tables.subscribe(heard.append)
    anna = alone(tables, RANDOM)
    assert anna.answer().kind == "done"
    assert heard == [anna.table, anna.table]


# -- snapshots --------------------------------------------------------------------------------------------------


def test_the_snapshot_is_that_of_the_last_change_of_turns(tables: Tables) -> None:
    anna = alone(tables, RANDOM)
    changes = []
    for _ in range(8):
        bots_answer(tables, anna.table)
        before = anna.view().asked
        with tables.store.read() as db:
            kept = db.execute(select(snapshots.c.digest)).scalar_one()
        anna.answer()
        asked = anna.view().asked
        now = match_of(tables, anna.table).state.digest() if asked != before else kept
        changes.append(asked != before)
        with tables.store.read() as db:
            assert db.execute(select(snapshots.c.digest)).scalar_one() == now
    assert True in changes
    assert False in changes
