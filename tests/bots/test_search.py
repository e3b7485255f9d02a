"""The search: its budget, its trees, what it keeps from one question to the next, and what it thinks."""

from __future__ import annotations

import tomllib
from dataclasses import replace

import pytest

from ludothek.bots.mcts import SearchBot, Thought, new_search, thoughts
from ludothek.bots.search import CLOCK, Edge, Node, Search
from ludothek.core.chance import Rng
from ludothek.core.match import Match
from tests.bots.choices import FILE, choices
from tests.bots.playing import asked, searcher, start

GAMES = ("evacuate", "evacuation", "lanterns")
KEPT: dict[str, list[str]] = tomllib.loads(FILE.read_text(encoding="utf-8"))


def opening(name: str) -> tuple[Match, Search]:
    match = start(name, 2, {}, 3)
    decision = asked(match)
    seen = match.game.observe(match.state, decision.seat)
    return match, new_search(match.game, seen, decision.seat, Rng(1))


def run(match: Match, search: Search, simulations: int, seconds: float = 0.0) -> list[Thought]:
    decision = asked(match)
    search.run(match.game.observe(match.state, decision.seat), decision.code, simulations, seconds)
    return thoughts(search.root(decision.code), decision)


def answer(match: Match, bot: SearchBot, seed: int = 5) -> int:
    decision = asked(match)
    return bot.choose(match.game, match.game.observe(match.state, decision.seat), decision, Rng(seed))


@pytest.mark.engine
@pytest.mark.parametrize("table", KEPT)
def test_compiled_and_interpreted_choose_alike(table: str) -> None:
    assert choices(table) == KEPT[table], "if the change is meant: LUDOTHEK_PURE=1 python -m tests.bots.choices"


@pytest.mark.parametrize("name", GAMES)
def test_a_seed_gives_the_same_thoughts(name: str) -> None:
    match = start(name, 2, {}, 3)
    bots = [searcher(match, 40) for _ in range(3)]
    for bot, seed in zip(bots, (5, 5, 6)):
        answer(match, bot, seed)
    assert bots[0].thoughts == bots[1].thoughts
    assert bots[0].thoughts != bots[2].thoughts


def test_simulations_are_counted() -> None:
    match, search = opening("evacuate")
    run(match, search, 5)
    assert search.simulations == 5
    run(match, search, 4)
    assert search.simulations == 9


def test_a_cap_on_the_time_ends_a_search() -> None:
    match, search = opening("lanterns")
    run(match, search, 10_000, seconds=1e-9)
    assert search.simulations == CLOCK


def test_a_bot_with_a_cap_answers_before_its_simulations_are_used_up() -> None:
    match = start("lanterns", 2, {}, 3)
    bot = searcher(match, 100_000, cap=1e-9)
    assert answer(match, bot) in asked(match).options
    assert sum(thought.visits for thought in bot.thoughts) <= CLOCK


def decided(*visits: int, left: int) -> bool:
    _, search = opening("lanterns")
    node = Node("any")
    for choice, count in enumerate(visits):
        edge = Edge(choice, 0.5)
        edge.visits = count
        node.edges.append(edge)
    search.roots[search.seat].there.append(node)
    return search.is_decided("any", left)


def test_a_question_is_decided_when_the_best_option_cannot_be_caught_up_with() -> None:
    assert decided(9, 3, 4, left=4)
    assert not decided(9, 3, 4, left=5)
    assert not decided(4, 4, left=0)
    assert decided(1, left=0)
    assert not opening("lanterns")[1].is_decided("never asked", 0)


def test_a_decided_question_ends_the_search() -> None:
    match, search = opening("lanterns")
    found = run(match, search, 400)
    assert search.simulations < 400
    assert search.simulations % CLOCK == 0
    assert found[0].visits - found[1].visits > 400 - search.simulations


@pytest.mark.parametrize("name", GAMES)
def test_thoughts_are_sorted_and_within_bounds(name: str) -> None:
    match, search = opening(name)
    found = run(match, search, 60)
    assert sorted(thought.choice for thought in found) == sorted(asked(match).options)
    assert [thought.visits for thought in found] == sorted((thought.visits for thought in found), reverse=True)
    assert 0 < sum(thought.visits for thought in found) <= search.simulations
    for thought in found:
        assert 0.0 <= thought.value <= 1.0
        assert 0.0 <= thought.error <= 1.0


def test_options_that_were_not_met_come_last() -> None:
    match, _ = opening("evacuate")
    decision = asked(match)
    assert {thought.visits for thought in thoughts(None, decision)} == {0}
    node = Node(decision.code)
    edge = Edge(decision.options[-1], 0.25)
    edge.visits = 1
    node.edges.append(edge)
    first, *others = thoughts(node, decision)
    assert first.choice == decision.options[-1]
    assert {thought.visits for thought in others} == {0}


def in_one_turn(simulations: int = 60) -> tuple[Match, SearchBot]:
    """A bot that has answered the first question of its turn and is asked on: each of these actions has a second."""
    match = start("evacuation", 2, {}, 3)
    bot = searcher(match, simulations)
    whole = asked(match)
    pairs = [(option, word) for option, word in zip(whole.options, whole.words) if word in ("ship", "research")]
    decision = replace(whole, options=tuple(pair[0] for pair in pairs), words=tuple(pair[1] for pair in pairs))
    seen = match.game.observe(match.state, decision.seat)
    match.play(decision.seat, bot.choose(match.game, seen, decision, Rng(5)))
    assert asked(match).seat == decision.seat
    return match, bot


def test_what_was_searched_is_kept_within_a_turn() -> None:
    match, bot = in_one_turn()
    search = bot._search
    assert search is not None
    before, root = search.simulations, search.root(asked(match).code)
    assert root is not None
    known = root.visits()
    assert known > 0
    answer(match, bot)
    assert bot._search is search
    added = search.simulations - before
    assert 0 < added < before  # a smaller share of the turn's simulations
    assert sum(thought.visits for thought in bot.thoughts) == known + added


def test_another_observation_is_searched_anew() -> None:
    _, bot = in_one_turn()
    search = bot._search
    other = start("evacuation", 2, {}, 4)
    answer(other, bot)
    assert bot._search is not None
    assert bot._search is not search
    assert bot._search.simulations <= 60


@pytest.mark.parametrize("simulations", [60, 3])
def test_a_turn_has_one_budget(simulations: int) -> None:
    """However many small questions it is made of, each takes its share of what is left, one simulation at least."""
    match, bot = in_one_turn(simulations)
    decision = asked(match)
    seen = match.game.observe(match.state, decision.seat)
    assert bot._search is not None
    spent = int(bot._search.simulations)
    for _ in range(6):
        before = bot._search
        done = before.simulations
        bot.choose(match.game, seen, decision, Rng(5))
        assert bot._search is not None
        spent += int(bot._search.simulations - (done if bot._search is before else 0))
    assert spent <= simulations + 6


def test_a_question_with_one_option_is_not_searched() -> None:
    match = start("lanterns", 2, {}, 3)
    decision = asked(match)
    only = replace(decision, options=decision.options[1:2], words=decision.words[1:2])
    bot = searcher(match, 40)
    assert bot.choose(match.game, match.game.observe(match.state, decision.seat), only, Rng(1)) == only.options[0]
    assert bot._search is None
    assert [thought.choice for thought in bot.thoughts] == list(only.options)
