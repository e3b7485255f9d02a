"""Records of every game: they round-trip, they replay to any answer, and a damaged one is refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludothek.core.errors import LudothekError, RecordError
from ludothek.core.record import Record, read
from ludothek.core.replay import replay
from tests.contracts.walks import Table, tables, walk

pytestmark = pytest.mark.engine
every_table = pytest.mark.parametrize("table", tables(), ids=str)
one_table_per_game = pytest.mark.parametrize("table", list({t.name: t for t in tables()}.values()), ids=str)

Rows = list[str]


def record(table: Table) -> Record:
    return walk(table).match.record


@every_table
def test_a_record_round_trips(table: Table) -> None:
    text = record(table).write()
    assert read(text) == record(table)
    assert read(text).write() == text


@every_table
def test_a_record_replays_to_the_same_position(table: Table) -> None:
    match = replay(table.game, table.pack, read(record(table).write()))
    assert match.state.digest() == walk(table).match.state.digest()
    assert match.record == record(table)
    assert [repr(event) for event in match.events] == [repr(event) for event in walk(table).match.events]


@every_table
def test_a_record_replays_to_any_answer_whether_cut_or_not(table: Table) -> None:
    positions = walk(table).positions
    whole = read(record(table).write())
    for count in {0, 1, 24, 25, 26, len(positions) // 2, len(positions) - 1} & set(range(len(positions))):
        stopped = replay(table.game, table.pack, whole, to=count)
        stopped.top()
        assert stopped.state.digest() == positions[count].digest()
        short = read(whole.cut(count).write())
        assert short == whole.cut(count)
        assert short.played == count
        assert short.result == ""
        cut = replay(table.game, table.pack, short, to=count)
        cut.top()
        assert cut.state.digest() == positions[count].digest()


def rows_at(rows: Rows, prefix: str) -> int:
    return next(n for n, row in enumerate(rows) if row.startswith(prefix))


def put(prefix: str, text: str) -> Callable[[Rows], Rows]:
    """Replace the first row that begins so."""

    def damage(rows: Rows) -> Rows:
        at = rows_at(rows, prefix)
        return [*rows[:at], text, *rows[at + 1 :]]

    return damage


def drop(prefix: str) -> Callable[[Rows], Rows]:
    def damage(rows: Rows) -> Rows:
        at = rows_at(rows, prefix)
        return [*rows[:at], *rows[at + 1 :]]

    return damage


def twice(prefix: str) -> Callable[[Rows], Rows]:
    def damage(rows: Rows) -> Rows:
        at = rows_at(rows, prefix)
        return [*rows[: at + 1], *rows[at:]]

    return damage


def first_answer(change: Callable[[list[str]], list[str]]) -> Callable[[Rows], Rows]:
    """Change the first answer that a seat gave."""

    def damage(rows: Rows) -> Rows:
        at = next(n for n, row in enumerate(rows) if row[:1].isdigit())
        return [*rows[:at], " ".join(change(rows[at].split())), *rows[at + 1 :]]

    return damage


DAMAGES: dict[str, tuple[Callable[[Rows], Rows], str]] = {
    "empty": (lambda rows: [], "not a Ludothek record"),
    "another format": (put("ludothek record", "ludothek record 2"), "not a Ludothek record"),
    "another game": (put("game", "game chess"), "a record of chess"),
    "other rules": (put("rules", "rules 0"), "rules version 0"),
    "another pack": (put("pack", "pack 000000000000"), "content pack 000000000000"),
    "no game": (drop("game"), "no line 'game'"),
    "no rules": (drop("rules"), "no line 'rules'"),
    "no pack": (drop("pack"), "no line 'pack'"),
    "no seed": (drop("seed"), "no line 'seed'"),
    "a seed that is no number": (put("seed", "seed many"), "not a seed"),
    "a seed with two signs": (put("seed", "seed --1"), "not a seed"),
    "a seed beyond 64 bits": (put("seed", f"seed {2**64}"), "not a seed"),
    "a superscript seed": (put("seed", "seed ²"), "not a seed"),
    "two seeds": (twice("seed"), "not part of a header"),
    "an unknown header line": (put("seed", "weather fine"), "not part of a header"),
    "an unknown option": (put("option", "option weather fine"), "no option 'weather'"),
    "a value the option does not take": (lambda rows: put("option", odd_option(rows))(rows), "takes"),
    "no seats": (lambda rows: [row for row in rows if not row.startswith("seat ")], "does not exist"),
    "a seat that does not exist": (first_answer(lambda line: ["9", *line[1:]]), "names seat 9"),
    "a superscript seat": (first_answer(lambda line: ["²", *line[1:]]), "cannot be read"),
    "a seat that is not asked": (first_answer(lambda line: [other_seat(line[0]), *line[1:]]), "does not fit"),
    "another question": (first_answer(lambda line: [line[0], "no.question", line[2]]), "does not fit"),
    "an unknown word": (first_answer(lambda line: [*line[:2], "no-word"]), "does not fit"),
    "half a line": (first_answer(lambda line: line[:2]), "cannot be read"),
    "half a line of chance": (put("c ", "c setup.first"), "cannot be read"),
    "chance that cannot be": (put("c ", "c setup.first no-word"), "does not fit"),
    "a missing answer": (drop("c "), "counts 25 answers, not 24"),
    "an answer too many": (twice("c "), "counts 25 answers, not 26"),
    "a wrong hash": (put("= 25", "= 25 0123456789abcdef"), "the position is not the one"),
    "a hash in the wrong place": (put("= 25", "= 24 0123456789abcdef"), "counts 24 answers, not 25"),
    "a hash without a number": (put("= 25", "= ² 0123456789abcdef"), "cannot be read"),
    "half a hash": (put("= 25", "= 25"), "cannot be read"),
    "another result": (put("end", "end nowhere blue"), "ends with 'nowhere blue'"),
    "an end without a result": (put("end", "end"), "cannot be read"),
    "more after the end": (lambda rows: [*rows, "c setup.first blue"], "after the end"),
    "an end that is taken back": (put("end", "~ end nowhere"), "cannot be read"),
    "a hash that is taken back": (put("= 25", "~ = 25 0123456789abcdef"), "cannot be read"),
    "an empty line in the middle": (put("= 25", ""), "cannot be read"),
    "answers after the game is over": (lambda rows: [*rows[:-1], "0 no.question no-word"], "does not fit"),
}


def odd_option(rows: Rows) -> str:
    return " ".join([*rows[rows_at(rows, "option")].split()[:2], "never"])


def other_seat(seat: str) -> str:
    return "1" if seat == "0" else "0"


@one_table_per_game
@pytest.mark.parametrize("kind", DAMAGES)
def test_a_damaged_record_is_refused(table: Table, kind: str) -> None:
    damage, sentence = DAMAGES[kind]
    rows = sequential(table).write().splitlines()
    broken = "\n".join(damage(rows)) + "\n"
    assert broken.splitlines() != rows
    with pytest.raises(LudothekError, match=sentence):
        replay(table.game, table.pack, read(broken))


def sequential(table: Table) -> Record:
    """A record in which the first to be asked answers first."""
    match = table.open(6)
    while (decision := match.decision()) is not None:
        match.play(decision.seat, decision.options[0])
    return match.record


@one_table_per_game
def test_an_unfinished_record_goes_on(table: Table) -> None:
    half = sequential(table).cut(20)
    match = replay(table.game, table.pack, read(half.write()))
    assert not match.over
    while (decision := match.decision()) is not None:
        match.play(decision.seat, decision.options[0])
    assert match.record.write() == sequential(table).write()


@one_table_per_game
def test_a_record_of_another_answer_is_caught_by_its_hashes(table: Table) -> None:
    rows = sequential(table).write().splitlines()
    match = table.open(6)
    decision = match.decision()
    assert decision is not None
    at = next(n for n, row in enumerate(rows) if row[:1].isdigit())
    rows[at] = f"{decision.seat} {decision.code} {decision.words[-1]}"
    with pytest.raises(RecordError, match=r"does not fit|not the one"):
        replay(table.game, table.pack, read("\n".join(rows)))
