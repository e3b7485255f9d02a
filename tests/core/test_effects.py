"""The joints of effect phrases, on small positions."""

from __future__ import annotations

from typing import Any

import pytest

from ludothek.core.effects import IMPOSSIBLE, MOST_PARTS, Ability, ChoosePart, MayAnswer, RepeatAnswer, register
from ludothek.core.step import NOBODY, OK
from tests.core.toys import GAME, effect, position, say, start, value, write

pytestmark = pytest.mark.engine

ALL_PIERS = ("reeds", "ferry", "mill", "bridge", "bell-tower", "island", "weir")


def tell(message: str, args: dict[str, Any]) -> str:
    """A catalogue that shows what it is asked for."""
    return f"<{' '.join([message, *[str(arg) for arg in args.values()]])}>"


def top(state) -> str:
    return state.stack[-1].code if state.stack else ""


# -- sequences --------------------------------------------------------------------------------------------------


def test_a_sequence_happens_in_order() -> None:
    state = position(blue__oil=0)
    state.tape = []
    start(state, "oil 2; spend 1; glow 1")
    assert [event.kind for event in state.tape] == ["gained-oil", "spent-oil", "glowed"]
    assert value(state, "blue.oil") == 1


def test_a_sequence_begins_with_its_first_part_or_not_at_all() -> None:
    state = position(blue__oil=0)
    start(state, "spend 1; glow 5")
    assert value(state, "blue.glow") == 0


def test_a_later_part_that_has_become_impossible_is_skipped_alone() -> None:
    state = position(blue__oil=1)
    start(state, "spend 1; spend 1; glow 5")
    assert (value(state, "blue.oil"), value(state, "blue.glow")) == (0, 5)


def test_possible_is_asked_when_a_part_comes_up_not_before() -> None:
    state = position(blue__oil=0)
    start(state, "oil 3; spend 3; glow 1")
    assert (value(state, "blue.oil"), value(state, "blue.glow")) == (0, 1)


# -- may, choose, again -----------------------------------------------------------------------------------------


def test_may_asks_no_or_yes() -> None:
    for choice, glow in ((0, 0), (1, 2)):
        state = position()
        assert start(state, "may glow 2") == [0, 1]
        assert isinstance(state.stack[-1], MayAnswer)
        say(state, choice)
        assert value(state, "blue.glow") == glow


def test_may_is_not_asked_where_nothing_can_be_done() -> None:
    state = position(blue__oil=0)
    assert start(state, "may spend 1") == []


def test_choose_offers_the_parts_that_can_be_started() -> None:
    state = position(blue__oil=2)
    assert start(state, "choose (oil 1 | spend 3 | spend 2)") == [0, 2]
    question = state.stack[-1]
    assert isinstance(question, ChoosePart)
    refusals = [int(question.refusal(state, choice)) for choice in range(int(question.size(state)))]
    assert refusals == [OK, IMPOSSIBLE, OK, IMPOSSIBLE]
    say(state, 2)
    assert value(state, "blue.oil") == 0


def test_all_choices_share_one_vocabulary() -> None:
    state = position()
    start(state, "choose (oil 1 | glow 1)")
    assert int(state.stack[-1].size(state)) == MOST_PARTS == len(state.pack.words["effect.choose"])


def test_a_choice_of_one_is_forced() -> None:
    state = position(blue__oil=0)
    state.tape = []
    assert start(state, "choose (spend 1 | glow 1)") == []
    assert [event.kind for event in state.tape] == ["forced.effect.choose", "glowed"]


def test_a_choice_without_a_possible_part_is_impossible() -> None:
    state = position(blue__oil=0)
    assert not effect(state, "choose (spend 1 | spend 2)").possible(state, 0, 0)


def test_up_to_asks_before_each_time() -> None:
    state = position(blue__oil=5)
    assert start(state, "up-to 3 times: pay spend 1 -> glow 1") == [0, 1]
    assert isinstance(state.stack[-1], RepeatAnswer)
    assert say(state, 1) == [0, 1]
    assert say(state, 1) == [0, 1]
    assert say(state, 1) == []
    assert (value(state, "blue.oil"), value(state, "blue.glow")) == (2, 3)


def test_up_to_can_be_stopped() -> None:
    state = position(blue__oil=5)
    start(state, "up-to 3 times: glow 1")
    say(state, 1)
    assert say(state, 0) == []
    assert value(state, "blue.glow") == 1


def test_up_to_stops_by_itself_when_nothing_more_can_be_done() -> None:
    state = position(blue__oil=1)
    state.tape = []
    start(state, "up-to 3 times: spend 1")
    assert say(state, 1) == []
    assert state.tape[-1].kind == "forced.effect.again"


def test_times_is_not_asked() -> None:
    state = position(blue__oil=0)
    assert start(state, "3 times: oil 2") == []
    assert value(state, "blue.oil") == 6


# -- pay, if, each ----------------------------------------------------------------------------------------------


def test_a_price_comes_before_what_it_buys() -> None:
    state = position(blue__oil=2)
    state.tape = []
    start(state, "pay spend 2 -> glow 1")
    assert [event.kind for event in state.tape] == ["spent-oil", "glowed"]


def test_a_price_that_cannot_be_paid_buys_nothing() -> None:
    state = position(blue__oil=1)
    start(state, "pay spend 2 -> glow 1")
    assert (value(state, "blue.oil"), value(state, "blue.glow")) == (1, 0)


def test_nobody_pays_for_what_cannot_be_had() -> None:
    state = position(blue__oil=2)
    for pier in ALL_PIERS:
        write(state, f"pier.{pier}", "yellow")
    start(state, "pay spend 2 -> light")
    assert value(state, "blue.oil") == 2


def test_if_needs_all_its_tests() -> None:
    for oil, glow in ((1, 0), (2, 1), (3, 1), (4, 0)):
        state = position(blue__oil=oil)
        start(state, "if oil-at-least 2 and oil-at-most 3: glow 1")
        assert value(state, "blue.glow") == glow


def test_each_reaches_its_subjects_in_turn_order() -> None:
    state = position(3, first="yellow")
    state.tape = []
    start(state, "each everyone: glow 1")
    assert [event.args[0] for event in state.tape] == [1, 2, 0]


def test_each_fixes_its_subjects_before_the_first_is_reached() -> None:
    state = position(3, blue__oil=0, yellow__oil=1, pink__oil=1)
    start(state, "each others: (spend 1; glow 1)")
    assert [value(state, f"{seat}.glow") for seat in ("blue", "yellow", "pink")] == [0, 1, 1]


def test_each_skips_those_for_whom_it_is_impossible() -> None:
    state = position(3, yellow__oil=0, pink__oil=1)
    start(state, "each others: pay spend 1 -> glow 1")
    assert [value(state, f"{seat}.glow") for seat in ("yellow", "pink")] == [0, 1]


def test_the_acting_player_answers_for_the_subjects() -> None:
    state = position(3)
    start(state, "each others: may glow 1")
    assert int(state.stack[-1].player) == 0


def test_where_nobody_acts_each_subject_answers_for_itself() -> None:
    state = position(2)
    asked = []
    start(state, "each everyone: choose (glow 1 | may glow 2)", NOBODY)
    while state.stack:
        asked.append((top(state), int(state.stack[-1].player)))
        say(state, 1)
    assert asked == [("effect.choose", 0), ("effect.may", 0), ("effect.choose", 1), ("effect.may", 1)]


def test_an_interrupt_comes_before_all_that_is_pending() -> None:
    state = position(2, yellow__oil=1, pier__mill="yellow")
    assert start(state, "each others: gust; glow 1") == [0, 3]
    assert (top(state), int(state.stack[-1].player)) == ("wind.answer", 1)
    assert value(state, "blue.glow") == 0
    say(state, 0)
    assert value(state, "blue.glow") == 1


# -- words and nodes --------------------------------------------------------------------------------------------


def test_every_node_of_a_tree_has_its_place_in_the_pack() -> None:
    nodes: list[Any] = []
    tree = GAME.grammar.effect("oil 1; may pay spend 2 -> (glow 1; light)")
    register(tree, nodes)
    assert [int(node.index) for node in nodes] == list(range(len(nodes)))
    assert [node.words() for node in nodes][:3] == [
        "oil 1; may pay spend 2 -> (glow 1; light)",
        "oil 1",
        "may pay spend 2 -> (glow 1; light)",
    ]


def test_an_ability_has_a_trigger_and_conditions() -> None:
    ability: Ability[Any] = GAME.grammar.ability("on played if oil-at-most 1 and oil-at-least 1: glow 1")
    assert (ability.trigger, ability.effect.words()) == ("played", "glow 1")
    assert [ability.holds(position(blue__oil=oil), 0, 0) for oil in (0, 1, 2)] == [False, True, False]


@pytest.mark.parametrize(
    ("phrase", "said"),
    [
        ("oil 1; glow 2", "<joint-then <verb-oil 1> <verb-glow 2>>"),
        ("choose (light | oil 1)", "<joint-or <verb-light> <verb-oil 1>>"),
        ("may light", "<joint-may <verb-light>>"),
        ("pay spend 1 -> light", "<joint-pay <verb-spend 1> <verb-light>>"),
        ("2 times: light", "<joint-times 2 <verb-light>>"),
        ("up-to 2 times: light", "<joint-up-to 2 <verb-light>>"),
        ("each others: gust", "<joint-each <select-others> <verb-gust>>"),
        ("if oil-at-least 2: light", "<joint-if <test-oil-at-least 2> <verb-light>>"),
    ],
)
def test_phrases_are_said_in_messages(phrase: str, said: str) -> None:
    assert GAME.grammar.effect(phrase).say(tell) == said


def test_an_ability_is_said_with_its_trigger_and_tests() -> None:
    ability = GAME.grammar.ability("on played if oil-at-least 1 and oil-at-most 2: light")
    tests = "<joint-and <test-oil-at-least 1> <test-oil-at-most 2>>"
    assert ability.say(tell) == f"<trigger-played <joint-if {tests} <verb-light>>>"
