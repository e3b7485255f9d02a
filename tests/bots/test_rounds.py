"""Searching a round: everybody is asked again, and the round is played to its end."""

from __future__ import annotations

import pytest

from ludothek.bots.mcts import new_search
from ludothek.bots.rounds import begins_anew, reopen
from ludothek.bots.search import Node, Search
from ludothek.core.chance import Rng
from ludothek.core.match import Match
from ludothek.core.step import Together
from tests.bots.playing import asked, start

pytestmark = pytest.mark.engine


def half_answered() -> Match:
    """The first of two has picked a run card; the second is asked."""
    match = start("evacuate", 2, {}, 3)
    decision = asked(match)
    match.play(decision.seat, decision.options[2])
    assert asked(match).seat != decision.seat
    return match


def searched(match: Match, simulations: int = 80) -> Search:
    decision = asked(match)
    seen = match.game.observe(match.state, decision.seat)
    search = new_search(match.game, seen, decision.seat, Rng(1))
    assert search.settings.rounds
    search.run(seen, decision.code, simulations, 0.0)
    return search


def codes(node: Node) -> set[str]:
    """Of all questions from this one on."""
    found = {node.code}
    for edge in node.edges:
        for after in edge.there:
            found |= codes(after)
    return found


def test_a_question_that_is_half_answered_is_asked_again() -> None:
    match = half_answered()
    late = match.state.stack[-1]
    assert isinstance(late, Together)
    assert late.answered(match.state) == 0b01
    s = match.state.clone()
    reopen(s)
    first = s.stack[-1]
    assert isinstance(first, Together)
    assert (first.player, first.owing()) == (0, 0b11)
    assert match.state.stack[-1] is late


def test_what_is_asked_of_one_stays_as_it_is() -> None:
    match = start("evacuate", 2, {}, 3)
    while isinstance(match.state.stack[-1], Together):
        match.play(asked(match).seat, asked(match).options[0])
        asked(match)
    before = match.state.stack.copy()
    assert reopen(match.state) == 0
    assert match.state.stack == before


def test_a_question_begins_anew_when_somebody_owes_again() -> None:
    match = start("evacuate", 3, {}, 3)
    asked(match)
    step = match.state.stack[-1]
    assert isinstance(step, Together)
    last = step.ask(2, 0b100)
    assert begins_anew(step, 0)
    assert not begins_anew(step, -1)
    assert not begins_anew(last, 0b110)
    assert begins_anew(last, 0b100)  # who is alone is asked round after round
    assert begins_anew(step, 0b100)


def test_who_is_asked_late_thinks_about_those_before() -> None:
    match = half_answered()
    search = searched(match)
    node = search.roots[0].there[0]
    assert node.code == "run.pick"
    assert node.visits() == search.simulations
    assert len({edge.visits for edge in node.edges}) > 1  # by judgement, not anyhow


def test_a_simulation_ends_with_the_round() -> None:
    search = searched(start("evacuate", 2, {}, 3), 200)
    for root in search.roots[:2]:
        (node,) = root.there
        assert node.code == "run.pick"
        after = {code for edge in node.edges for more in edge.there for code in codes(more)}
        assert after
        assert "run.pick" not in after


def test_a_question_within_a_round_is_searched_to_its_end() -> None:
    match = start("evacuate", 2, {}, 3)
    while asked(match).code == "run.pick":
        match.play(asked(match).seat, asked(match).options[0])
    search = searched(match)
    for root in search.roots[:2]:
        assert all("run.pick" not in codes(node) for node in root.there)
