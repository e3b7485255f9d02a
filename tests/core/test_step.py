"""Steps: what happens by itself, what is asked, and what an answer does."""

from typing import Any

import pytest

from ludothek.core.bits import count_bits, lowest
from ludothek.core.chance import Rng
from ludothek.core.playout import playout
from ludothek.core.step import CHANCE, NOBODY, Draw, Step, advance, answer, legal, play
from ludothek.games._template.actions.light import LightPier
from ludothek.games._template.actions.pick import PickCard, Reveal
from ludothek.games._template.deck import DrawCard, TakeCard
from ludothek.games._template.flow import LightLanterns, Round
from tests.core.toys import GAME, position, value, write

pytestmark = pytest.mark.engine

ALL_CARDS = {"oil-boat": 2, "fishing-net": 2, "alms": 2, "lamplighter": 2, "still-water": 2, "candle-boats": 2}
ALL_CARDS |= {"fireworks": 2, "night-market": 2, "feast": 2, "squall": 2}


def kinds(state) -> list[str]:
    return [event.kind for event in state.tape]


def test_what_is_automatic_runs_until_somebody_is_asked() -> None:
    state = position(blue__oil=3)
    state.push(LightLanterns())
    assert legal(state) == [0, 1, 2, 3, 4, 5]
    assert [step.code for step in state.stack] == ["light.pier", "light.pier"]


def test_a_flow_lists_what_comes_next() -> None:
    state = position()
    state.push(Round())
    top = state.stack.pop()
    top.apply(state, 0)
    codes = [step.code for step in reversed(state.stack)]
    assert codes == ["deck.phase", "pick.phase", "play.phase", "light.phase", "clean.phase"]


def test_a_single_answer_is_taken_and_noted_as_forced() -> None:
    state = position(blue__oil=0)
    state.tape = []
    state.push(LightPier(0, 0))
    assert legal(state) == []
    assert [repr(event) for event in state.tape] == ["Event('forced.light.pier', [0, 0, 0])"]


def test_nothing_is_noted_of_forced_answers_during_search() -> None:
    state = position(blue__oil=0)
    state.push(LightPier(0, 0))
    assert legal(state) == []
    assert state.tape is None


def test_a_secret_question_is_asked_even_with_a_single_answer() -> None:
    state = position(blue__hand=["alms"], yellow__hand=["feast"])
    state.push(PickCard(0, 0b11))
    assert legal(state) == [2]
    assert state.stack[-1].secret()


def test_chance_is_asked_even_with_a_single_answer() -> None:
    state = position(discard={card: 2 for card in ALL_CARDS if card != "squall"})
    state.push(DrawCard(CHANCE, 0))
    assert legal(state) == [9]


def test_a_question_without_an_answer_comes_to_nothing() -> None:
    state = position(discard=ALL_CARDS)
    before = state.digest()
    state.push(DrawCard(CHANCE, 0))
    assert legal(state) == []
    assert state.digest() == before


def test_a_seat_without_an_answer_does_not_end_a_common_question() -> None:
    state = position(blue__hand=[], yellow__hand=["feast"])
    state.push(PickCard(0, 0b11))
    assert len(legal(state)) == 1
    assert state.stack[-1].player == 1
    assert state.stack[-1].owing() == 0b10


def test_an_empty_stack_has_no_options() -> None:
    assert len(advance(position())) == 0


def test_a_refused_answer_changes_nothing() -> None:
    state = position(blue__oil=1, pier__reeds="yellow")
    state.push(LightPier(0, 0))
    state.push(LightPier(0, 0))
    before = state.digest()
    assert GAME.rule(play(state, 1)) == "LAN-LIGHT-02"
    assert GAME.rule(play(state, 7)) == "LAN-LIGHT-03"
    assert play(state, 8) == -1
    assert play(state, -1) == -1
    assert state.digest() == before


def test_reasons_give_the_numbers_of_a_refusal() -> None:
    state = position(blue__oil=1)
    assert LightPier(0, 0).reasons(state, 7) == {"price": 4, "oil": 1}
    assert PickCard(0, 1).reasons(state, 0) == {}


def test_answer_gives_the_top_question_its_answer() -> None:
    state = position(blue__oil=4)
    state.push(LightPier(0, 0))
    answer(state, 6)
    assert value(state, "pier.island") == "blue"
    assert state.stack == []


# -- together ---------------------------------------------------------------------------------------------------


def together():
    state = position(3, blue__hand=["alms"], yellow__hand=["feast", "squall"], pink__hand=["oil-boat", "feast"])
    state.push(Reveal())
    state.push(PickCard(0, 0b111))
    return state


def test_seats_that_choose_together_are_asked_in_seat_order() -> None:
    state = together()
    asked = []
    while legal(state):
        asked.append((int(state.stack[-1].player), int(state.stack[-1].owing())))
        play(state, legal(state)[0])
    assert asked == [(0, 0b111), (1, 0b110), (2, 0b100)]


def test_seats_that_choose_together_may_answer_in_any_order() -> None:
    state = together()
    assert play(state, 0, 2) == 0
    assert int(state.stack[-1].owing()) == 0b011
    assert play(state, 9, 1) == 0
    assert play(state, 2, 0) == 0
    legal(state)
    assert [value(state, f"{seat}.played") for seat in ("blue", "yellow", "pink")] == ["alms", "squall", "oil-boat"]


def test_each_seat_sees_its_own_question() -> None:
    state = together()
    top = state.stack[-1]
    assert top.asking(0) is top
    assert [int(n) for n in top.asking(2).options(state)] == [0, 8]
    assert GAME.rule(play(state, 2, 1)) == "LAN-PICK-01"


def test_a_choice_is_not_carried_out_before_all_are_in() -> None:
    state = together()
    play(state, 0, 2)
    assert value(state, "pink.hand") == ["oil-boat", "feast"]
    assert value(state, "pink.played") == ""


def test_an_ordinary_question_is_owed_by_one_seat_and_chance_by_none() -> None:
    assert int(LightPier(2, 0).owing()) == 0b100
    assert int(DrawCard(CHANCE, 0).owing()) == 0
    assert int(Round().owing()) == 0


def test_lowest_is_the_lowest_seat_of_a_mask() -> None:
    assert [int(lowest(mask)) for mask in (1, 0b110, 0b1000)] == [0, 1, 3]
    assert [int(count_bits(mask)) for mask in (0, 1, 0b110, 2**62)] == [0, 1, 2, 1]


# -- chance -----------------------------------------------------------------------------------------------------


def test_chance_draws_by_weight() -> None:
    state = position()
    write(state, "discard", {card: 2 for card in ALL_CARDS if card not in ("alms", "feast")} | {"feast": 1})
    step: Draw[Any] = DrawCard(CHANCE, 0)
    options = step.options(state)
    assert [int(n) for n in options] == [2, 8]
    assert [int(step.weight(state, n)) for n in (0, 2, 8)] == [0, 2, 1]
    drawn = [int(step.sample(state, options, Rng(seed))) for seed in range(3000)]
    assert 0.64 < drawn.count(2) / 3000 < 0.69


def test_options_are_equally_likely_unless_a_step_says_otherwise() -> None:
    state = GAME.new_game(GAME.load_pack([]), 4, {"rounds": "4"})
    step = state.stack[-1]
    assert isinstance(step, Draw)
    drawn = [int(step.sample(state, step.options(state), Rng(seed))) for seed in range(2000)]
    assert all(440 < drawn.count(seat) < 560 for seat in range(4))


def test_drawing_from_an_empty_deck_renews_it_first() -> None:
    state = position(discard=ALL_CARDS)
    state.tape = []
    state.push(TakeCard(NOBODY, 1))
    assert len(legal(state)) == 10
    assert kinds(state) == ["shuffled"]


# -- whole games inside the engine ------------------------------------------------------------------------------


def test_a_playout_depends_on_its_generator_only() -> None:
    ends = []
    for seed in (1, 1, 2):
        state = GAME.new_game(GAME.load_pack([]), 4, {"rounds": "4"})
        playout(state, Rng(seed), 1000)
        ends.append(state.digest())
    assert ends[0] == ends[1] != ends[2]


def test_a_playout_stops_at_its_limit() -> None:
    state = GAME.new_game(GAME.load_pack([]), 4, {"rounds": "4"})
    assert int(playout(state, Rng(1), 5)) == 5
    assert state.stack


def test_a_bare_step_promises_nothing() -> None:
    state = position()
    step: Step[Any] = Step()
    assert (step.args(), step.asks(), step.secret(), int(step.size(state))) == ([], False, False, 0)
    assert (step.reasons(state, 0), step.source(state)) == ({}, "")
    assert step.seen_by(0) is step
    with pytest.raises(NotImplementedError):
        step.apply(state, 0)
