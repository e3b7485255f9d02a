"""The game behind PettingZoo and Gymnasium, and the numbers of its actions."""

import pytest

from ludothek.adapters.play import UNASKED, Play
from ludothek.adapters.setting import setting
from ludothek.core.errors import OptionError
from ludothek.core.step import CHANCE
from tests.adapters.tables import every_table, of, random_play
from tests.contracts.walks import Table, walk

pytestmark = pytest.mark.engine


@every_table
def test_it_is_the_same_game_as_a_match(table: Table) -> None:
    *_, play = random_play(of(table), 5)
    match = play.match()
    assert match.over
    assert match.state.digest() == play.state.digest()
    assert match.game.score(match.state).returns() == play.returns()
    assert match.record.options == dict(table.options)


@every_table
def test_every_word_has_one_number(table: Table) -> None:
    numbers = of(table)
    for line in walk(table).match.record.lines:
        actions = numbers.chances if line.seat == CHANCE else numbers.actions
        choice = table.pack.words[line.code].index(line.word)
        action = actions.number(line.code, choice)
        assert actions.names[action] == f"{line.code} {line.word}"
        assert actions.split(action) == (line.code, choice)
    assert len(numbers.actions) + len(numbers.chances) == sum(map(len, table.pack.words.values()))
    assert numbers.actions.split(-1) == numbers.actions.split(len(numbers.actions)) == ("", -1)


@every_table
def test_what_is_not_an_action_is_refused_and_changes_nothing(table: Table) -> None:
    refusals = set()
    for count, play in enumerate(random_play(of(table), 6)):
        if play.over or count > 60:
            break
        if count % 6:
            continue
        before, seat = play.state.digest(), play.seat
        allowed = play.actions(seat)
        assert allowed == [
            play.setting.actions.number(play.decision(seat).code, n) for n in play.decision(seat).options
        ]
        for action in range(-1, len(play.setting.actions) + 1):
            refused = play.refusal(seat, action)
            assert (refused == "") == (action in allowed)
            if refused:
                assert play.answer(seat, action) == refused
                refusals.add(refused)
        for other in set(range(table.seats)) - set(play.owing):
            assert play.actions(other) == []
            assert play.answer(other, allowed[0]) == UNASKED
        assert play.state.digest() == before
    assert UNASKED in refusals
    assert refusals & set(table.game.refusals)


def test_options_are_words_or_numbers() -> None:
    assert setting("lanterns", 3, {"rounds": 6}) is setting("lanterns", 3, {"rounds": "6"})
    assert setting("lanterns").seats == setting("evacuation").seats == 2
    with pytest.raises(OptionError, match="has no option 'moon'"):
        setting("lanterns", 2, {"moon": "full"})
    with pytest.raises(OptionError, match="2 to 4 seats"):
        setting("lanterns", 5)


def test_chance_follows_from_the_seed() -> None:
    table = setting("evacuate", 4)
    assert Play(table, 1).state.digest() == Play(table, 1).state.digest()
    assert len({Play(table, seed).state.digest() for seed in range(20)}) > 5
