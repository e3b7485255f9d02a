"""Effect phrases and records as text: what is written can be read, and what cannot be read is refused politely."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludothek.content.loader import leaves
from ludothek.core.effects import Ability, Choose, Effect, ForEach, If, May, Pay, Repeat, Seq
from ludothek.core.errors import LudothekError
from ludothek.core.grammar import Grammar, GrammarError
from ludothek.core.match import Match
from ludothek.core.record import Line, Record, read
from ludothek.core.replay import replay
from ludothek.games import find, names

pytestmark = pytest.mark.engine
every_game = pytest.mark.parametrize("name", names())


JOINTS = ["on", "always", "may", "each", "if", "and", "pay", "->", "choose", "(", "|", ")", ";", ":", "up-to", "times"]
JOINTS += ["1", "2", "-3", "99"]


# -- phrases ----------------------------------------------------------------------------------------------------


@cache
def abilities(name: str) -> tuple[Ability[Any], ...]:
    """All abilities of a game's own cards."""
    grammar, content = find(name).grammar, find(name).read_content()
    entries = [entry for kind in content.schemas for entry in content.entries(kind)]
    phrases = [str(text) for entry in entries for path, text in leaves(entry.figures) if "effects" in path.split(".")]
    return tuple(grammar.ability(phrase) for phrase in phrases)


def nodes(effect: Effect[Any]) -> list[Effect[Any]]:
    return [effect, *[node for part in effect.parts() for node in nodes(part)]]


Plan = Any  # a leaf's number, or ("joint", …); hypothesis must not hold compiled nodes (see `build`)
NUMBER = st.integers(0, 99)


def joints(part: st.SearchStrategy[Plan]) -> st.SearchStrategy[Plan]:
    several = st.lists(part, min_size=2, max_size=4)
    return st.one_of(
        st.tuples(st.sampled_from(["seq", "choose"]), several),
        st.tuples(st.just("may"), part),
        st.tuples(st.just("pay"), part, part),
        st.tuples(st.just("repeat"), st.integers(1, 9), st.booleans(), part),
        st.tuples(st.just("each"), NUMBER, part),
        st.tuples(st.just("if"), st.lists(NUMBER, min_size=1, max_size=3), part),
    )


plans = st.recursive(NUMBER, joints, max_leaves=12)


def build(name: str, plan: Plan) -> Effect[Any]:
    """An effect with every joint of the kernel, from the game's own verbs, selectors and tests.

    The nodes are made here and not by hypothesis, which keeps weak references to what it makes: mypyc's generic
    classes accept them, but do not clear them, and crash the interpreter later.
    """
    found = [node for ability in abilities(name) for node in nodes(ability.effect)]
    if isinstance(plan, int):
        leaf: Effect[Any] = pick([node for node in found if not node.parts()], plan)
        return leaf
    kind, *rest = plan
    if kind in ("seq", "choose"):
        parts = [build(name, part) for part in rest[0]]
        if kind == "choose" or any(isinstance(part, Seq) for part in parts):
            return Choose(parts)  # a sequence in a sequence has no words of its own
        return Seq(parts)
    part = build(name, rest[-1])
    if kind == "may":
        return May(part)
    if kind == "pay":
        return Pay(build(name, rest[0]), part)
    if kind == "repeat":
        return Repeat(rest[0], rest[1], part)
    if kind == "each":
        selectors = [node.selector for node in found if isinstance(node, ForEach)]
        return ForEach(pick(selectors, rest[0]), part) if selectors else part  # a game may have none
    groups = [node.tests for node in found if isinstance(node, If)] + [ability.tests for ability in abilities(name)]
    tests = [test for group in groups for test in group]
    return If([pick(tests, number) for number in rest[0]], part) if tests else part


def pick(things: list[Any], number: int) -> Any:
    return things[number % len(things)]


def shape(effect: Effect[Any]) -> Any:
    """A tree as plain data, to compare trees with."""
    return [type(effect).__name__, effect.words(), [shape(part) for part in effect.parts()]]


@every_game
@settings(max_examples=60)
@given(plan=plans)
def test_any_tree_is_written_and_read_back(name: str, plan: Plan) -> None:
    grammar: Grammar = find(name).grammar
    tree = build(name, plan)
    assert shape(grammar.effect(tree.words())) == shape(tree)


@every_game
@settings(max_examples=40)
@given(number=NUMBER, plan=plans)
def test_any_ability_is_written_and_read_back(name: str, number: int, plan: Plan) -> None:
    grammar: Grammar = find(name).grammar
    pattern = pick(list(abilities(name)), number)
    ability: Ability[Any] = Ability(pattern.trigger, pattern.tests, build(name, plan))
    assert grammar.ability(ability.words()).words() == ability.words()


@every_game
@settings(max_examples=80)
@given(data=st.data())
def test_phrases_put_together_from_words_are_read_or_refused(name: str, data: st.DataObject) -> None:
    grammar: Grammar = find(name).grammar
    words = [*grammar.verbs, *grammar.selectors, *grammar.tests, *grammar.triggers, *grammar.prefixes]
    words += JOINTS
    phrase = " ".join(data.draw(st.lists(st.sampled_from(words), max_size=9)))
    for parse in (grammar.effect, grammar.ability):
        try:
            node = parse(phrase)
        except GrammarError:
            continue
        assert parse(node.words()).words() == node.words()


@every_game
@settings(max_examples=80)
@given(phrase=st.text(max_size=40))
def test_any_text_is_read_or_refused(name: str, phrase: str) -> None:
    grammar: Grammar = find(name).grammar
    with suppress(GrammarError):
        assert grammar.effect(phrase).words()


# -- records ----------------------------------------------------------------------------------------------------

word = st.from_regex(r"[a-z][a-z0-9.-]{0,9}", fullmatch=True)
person = st.lists(word, min_size=1, max_size=3).map(" ".join)


@st.composite
def records(draw: st.DrawFn) -> Record:
    seats = tuple(draw(st.lists(person, min_size=1, max_size=6)))
    line = st.builds(Line, st.integers(-1, len(seats) - 1), word, word, st.booleans())
    lines = draw(st.lists(line, max_size=12))
    record = Record(
        game=draw(word),
        rules=draw(word),
        pack=draw(word),
        options=draw(st.dictionaries(word, person, max_size=3)),
        seats=seats,
        seed=draw(st.integers(-(2**63), 2**63 - 1)),
        lines=lines,
        result=draw(st.one_of(st.just(""), person)),
    )
    for count in draw(st.sets(st.integers(1, 12), max_size=2)):
        if count <= record.played:
            record.checks[count] = "0123456789abcdef"
    return record


@settings(max_examples=50)
@given(record=records())
def test_any_record_is_written_and_read_back(record: Record) -> None:
    assert read(record.write()) == record
    assert read(record.write()).write() == record.write()


@settings(max_examples=50)
@given(record=records(), count=st.integers(0, 14))
def test_any_record_can_be_cut(record: Record, count: int) -> None:
    short = record.cut(count)
    assert short.played == min(count, record.played)
    assert short.lines == record.lines[: len(short.lines)]
    assert read(short.write()) == short


@cache
def finished(name: str) -> tuple[Any, str]:
    game = find(name)
    match = Match(game, game.load_pack([]), game.least_seats, {}, 3)
    while (decision := match.decision()) is not None:
        match.play(decision.seat, decision.options[-1])
    return match.pack, match.record.write()


@every_game
@settings(max_examples=60)
@given(data=st.data())
def test_any_damage_is_read_or_refused_politely(name: str, data: st.DataObject) -> None:
    """Characters are replaced anywhere: the record still reads and replays, or one sentence says why not."""
    pack, text = finished(name)
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text) - 1))
        text = text[:at] + data.draw(st.one_of(st.text(max_size=2), st.sampled_from("\n ~=c0²9-"))) + text[at + 1 :]
    with suppress(LudothekError):
        assert replay(find(name), pack, read(text)).record.game == name
