"""A match: asking, answering, taking back."""

import pytest

from ludothek.core.errors import OptionError, Refused
from ludothek.core.match import CHECK_EVERY, Match
from ludothek.core.step import CHANCE
from tests.core.toys import match, play_out, value, write

pytestmark = pytest.mark.engine


def lighting(**given: int) -> Match:
    """Two seats, about to light a lantern; Blue first."""
    table = match()
    table.top()
    for seat, oil in given.items():
        write(table.state, f"{seat}.oil", oil)
    write(table.state, "first", "blue")
    write(table.state, "phase", "light")
    table.top()
    return table


# -- asking -----------------------------------------------------------------------------------------------------


def test_a_decision_says_who_is_asked_what() -> None:
    decision = lighting(blue=2).decision()
    assert decision is not None
    assert (decision.seat, decision.owing, decision.code) == (0, (0,), "light.pier")
    assert decision.options == (0, 1, 2, 3)
    assert decision.words == ("pass", "reeds", "ferry", "mill")
    assert decision.source == "LAN-LIGHT-01"


def test_chance_answers_itself_from_the_seed() -> None:
    table = match(seed=11)
    decision = table.decision()
    assert decision is not None
    assert decision.code == "pick.card"
    assert [line.text() for line in table.record.lines[:3]] == [
        "c setup.first blue",
        "c deck.draw still-water",
        "c deck.draw fireworks",
    ]
    assert table.chances == 7


def test_other_seeds_give_other_games() -> None:
    assert len({play_out(match(seed=seed)).record.write() for seed in range(5)}) == 5


def test_a_seat_sees_its_own_question_of_a_common_one() -> None:
    table = match()
    first, second, nobody = table.decision(), table.decision(1), table.decision(7)
    assert first is not None
    assert second is not None
    assert (first.seat, second.seat) == (0, 1)
    assert first.owing == second.owing == (0, 1)
    assert first.words != second.words
    assert nobody == first


def test_a_finished_match_asks_nothing() -> None:
    table = play_out(match())
    assert table.over
    assert table.top() is None
    assert table.step() is None
    assert table.decision() is None
    assert table.record.result == table.result() == "festival blue"


# -- answering --------------------------------------------------------------------------------------------------


def test_an_answer_may_be_a_word() -> None:
    table = lighting(blue=2)
    table.play_word(0, "mill")
    assert value(table.state, "pier.mill") == "blue"


def test_a_refusal_names_the_rule_and_its_numbers() -> None:
    table = lighting(blue=2)
    assert table.refusal(0, 0) == ("", {})
    assert table.refusal(0, 7) == ("LAN-LIGHT-03", {"price": 4, "oil": 2})
    assert table.refusal(0, 8) == table.refusal(0, -1) == ("?", {})


def test_a_forbidden_answer_raises_and_changes_nothing() -> None:
    table = lighting(blue=2)
    before = table.state.digest()
    with pytest.raises(Refused, match=r"'light.pier weir' is not allowed now. \[LAN-LIGHT-03\]") as caught:
        table.play(0, 7)
    assert caught.value.rule == "LAN-LIGHT-03"
    with pytest.raises(Refused, match="yellow is not asked now"):
        table.play(1, 0)
    with pytest.raises(Refused, match=r"'moon' is not an answer to 'light.pier'"):
        table.play_word(0, "moon")
    assert table.state.digest() == before
    assert table.moments == []


def test_a_finished_match_takes_no_answer() -> None:
    table = play_out(match())
    for answer in (lambda: table.play(0, 0), lambda: table.play_word(0, "pass"), lambda: table.answer_chance("blue")):
        with pytest.raises(Refused, match="The game is over"):
            answer()
    assert table.refusal(0, 0) == ("?", {})


def test_chance_can_be_answered_for() -> None:
    table = match()
    step = table.top()
    assert step is not None
    assert step.player == CHANCE
    table.answer_chance("yellow")
    table.answer_chance("squall")
    assert value(table.state, "yellow.hand") == ["squall"]


@pytest.mark.parametrize("word", ["ivory", "moon"])
def test_chance_gives_no_impossible_answer(word: str) -> None:
    table = match()
    with pytest.raises(Refused, match=f"chance cannot answer 'setup.first' with '{word}'"):
        table.answer_chance(word)


def test_nobody_answers_for_chance_in_a_seats_question() -> None:
    table = lighting(blue=2)
    with pytest.raises(Refused, match=r"chance cannot answer 'light.pier'"):
        table.answer_chance("pass")


def test_without_settling_chance_waits() -> None:
    table = match()
    table.decision()
    table.play(0, table.decision(0).options[0], settle=False)  # type: ignore[union-attr]
    table.play(1, table.decision(1).options[0], settle=False)  # type: ignore[union-attr]
    lines = len(table.record.lines)
    table.settle()
    assert all(line.seat == CHANCE for line in table.record.lines[lines:])


def test_the_position_is_hashed_every_25_answers() -> None:
    table = play_out(match(4))
    assert CHECK_EVERY == 25
    assert list(table.record.checks) == list(range(25, len(table.record.lines) + 1, 25))


# -- seats ------------------------------------------------------------------------------------------------------


def test_seats_have_names_or_colours() -> None:
    assert match(names=("Anna", "Ben")).record.seats == ("Anna", "Ben")
    assert match(3).record.seats == ("blue", "yellow", "pink")


@pytest.mark.parametrize("names", [("Anna",), ("Anna", ""), ("Anna", "B\nC"), ("Anna", " Ben"), ("A", "B", "C")])
def test_names_that_a_record_could_not_keep_are_refused(names: tuple[str, ...]) -> None:
    with pytest.raises(OptionError):
        match(names=names)


@pytest.mark.parametrize("seed", [2**63, -(2**63) - 1])
def test_seeds_beyond_64_bits_are_refused(seed: int) -> None:
    with pytest.raises(OptionError, match="64 bits"):
        match(seed=seed)


@pytest.mark.parametrize("seed", [2**63 - 1, -(2**63)])
def test_seeds_of_64_bits_can_be_played(seed: int) -> None:
    assert play_out(match(seed=seed)).over


# -- taking back ------------------------------------------------------------------------------------------------


def test_an_answer_can_be_taken_back() -> None:
    table = lighting(blue=2, yellow=2)
    before = table.state.digest()
    table.play_word(0, "mill")
    assert table.barrier(0) == ""
    assert table.undo(0)
    assert table.state.digest() == before
    assert [line.text() for line in table.record.lines[-1:]] == ["~ 0 light.pier mill"]
    assert table.record.played == 0


def test_there_is_nothing_to_take_back_at_first() -> None:
    table = match()
    table.decision()
    assert table.barrier(0) == "nothing"
    assert not table.undo(0)
    assert not table.undo(0, force=True)


def test_another_seats_answer_is_a_barrier() -> None:
    table = lighting(blue=2, yellow=2)
    table.play_word(0, "mill")
    write(table.state, "round", 9)  # the last round: no chance comes after it
    table.play_word(1, "ferry")
    assert (table.barrier(0), table.barrier(1)) == ("others", "")
    assert not table.undo(0)
    assert value(table.state, "pier.mill") == "blue"


def test_chance_is_a_barrier() -> None:
    table = lighting(blue=2, yellow=2)
    table.play_word(0, "mill")
    table.play_word(1, "ferry")
    assert table.barrier(1) == "chance"
    assert not table.undo(1)


def test_a_reveal_is_a_barrier() -> None:
    table = match()
    table.top()
    write(table.state, "blue.hand", ["alms"])
    write(table.state, "yellow.hand", ["oil-boat"])
    write(table.state, "phase", "pick")
    table.play_word(0, "alms")
    assert table.barrier(0) == ""
    table.play_word(1, "oil-boat")
    assert (table.barrier(0), table.barrier(1)) == ("others", "revealed")


def test_consent_goes_past_a_barrier_and_takes_back_what_came_after() -> None:
    table = lighting(blue=2, yellow=2)
    before, chances = table.state.digest(), table.chances
    table.play_word(0, "mill")
    table.play_word(1, "ferry")
    assert table.undo(0, force=True)
    assert (table.state.digest(), table.chances) == (before, chances)
    assert table.barrier(1) == "nothing"
    table.play_word(0, "mill")
    table.play_word(1, "ferry")
    played = [line for line in table.record.lines if not line.undone]
    undone = [line for line in table.record.lines if line.undone]
    assert [line.text() for line in played[-len(undone) :]] == [line.text()[2:] for line in undone]


def test_taking_back_the_last_answer_reopens_a_finished_match() -> None:
    table = play_out(match())
    last = table.record.lines[-1].seat
    assert table.undo(last, force=True)
    assert not table.over
    assert table.record.result == ""
    assert play_out(table).record.result == "festival blue"


def test_hashes_of_answers_taken_back_are_forgotten() -> None:
    table = match(4)
    while table.record.played < 25:
        decision = table.decision()
        assert decision is not None
        table.play(decision.seat, decision.options[0])
    assert 25 in table.record.checks
    while table.record.played >= 25:
        seat = next(line.seat for line in reversed(table.record.lines) if line.seat != CHANCE and not line.undone)
        assert table.undo(seat, force=True)
    assert 25 not in table.record.checks


def test_a_match_goes_back_to_any_moment() -> None:
    table = match()
    digests = {}
    while not table.over:
        decision = table.decision()
        assert decision is not None
        digests[table.played] = (table.state.digest(), len(table.events), table.chances)
        table.play(decision.seat, decision.options[0])
    whole = [line.text() for line in table.record.lines]
    for played in sorted(digests, reverse=True)[::3]:
        moment = table.moment(played)
        assert moment is not None
        table.go_back(moment)
        assert (table.state.digest(), len(table.events), table.chances) == digests[played]
        assert table.played == table.record.played == len(table.told) == played
    assert [line.text().removeprefix("~ ") for line in table.record.lines] == whole
    assert table.moment(10_000) is None


def test_every_answer_knows_which_events_it_brought() -> None:
    table = play_out(match())
    assert len(table.told) == table.played == table.record.played
    assert table.told == sorted(table.told)
    assert 0 < table.told[-1] <= len(table.events)
