"""Records as text, and replaying them. Damaged records of every game are in tests/contracts."""

import pytest

from ludothek.core.errors import RecordError
from ludothek.core.record import Line, Record, read
from ludothek.core.replay import replay
from tests.core.toys import GAME, match, play_out

pytestmark = pytest.mark.engine

TEXT = """ludothek record 1
game lanterns
rules 1
pack 0123456789ab
option rounds 4
seat Anna Maria
seat Ben
seed -7

c setup.first blue
~ 0 light.pier mill
0 light.pier pass
= 2 0123456789abcdef
1 light.pier ferry
end festival blue yellow
"""


def test_a_record_is_readable_text() -> None:
    record = read(TEXT)
    assert record.seats == ("Anna Maria", "Ben")
    assert record.seed == -7
    assert record.options == {"rounds": "4"}
    assert record.lines[1] == Line(0, "light.pier", "mill", undone=True)
    assert record.checks == {2: "0123456789abcdef"}
    assert record.result == "festival blue yellow"
    assert record.played == 3
    assert record.write() == TEXT


def test_a_record_without_answers_is_a_record() -> None:
    record = Record("lanterns", "1", "0", {}, ("a", "b"), 0)
    assert read(record.write()) == record
    assert read(record.write().rstrip("\n")) == record


@pytest.mark.parametrize(
    ("count", "lines", "checks", "result"),
    [
        (0, 0, [], ""),
        (1, 1, [], ""),
        (2, 3, [2], ""),
        (3, 4, [2], "festival blue yellow"),
        (9, 4, [2], "festival blue yellow"),
    ],
)
def test_a_record_can_be_cut(count: int, lines: int, checks: list[int], result: str) -> None:
    record = read(TEXT).cut(count)
    assert (len(record.lines), list(record.checks), record.result) == (lines, checks, result)
    assert read(record.write()) == record


def test_a_wrong_line_is_named_by_its_number() -> None:
    with pytest.raises(RecordError, match=r"line 11 'nobody light.pier mill' cannot be read"):
        read(TEXT.replace("~ 0 light", "nobody light"))


def test_a_replay_can_go_on() -> None:
    whole = play_out(match(3)).record
    table = replay(GAME, match().pack, whole, to=20)
    assert table.record.lines == whole.lines[:20]
    assert play_out(table).record.write() == whole.write()


def test_a_replay_takes_answers_back_with_it() -> None:
    table = match(3)
    decision = table.decision()
    assert decision is not None
    table.play(decision.seat, decision.options[0])
    table.undo(decision.seat)
    play_out(table)
    again = replay(GAME, table.pack, read(table.record.write()))
    assert again.record.write() == table.record.write()
    assert again.state.digest() == table.state.digest()


def test_an_answer_that_does_not_fit_is_named() -> None:
    text = play_out(match()).record.write().replace("1 light.pier pass", "1 light.pier weir", 1)
    with pytest.raises(RecordError, match=r"Answer 11 of the record, '1 light.pier weir', does not fit"):
        replay(GAME, match().pack, read(text))
