"""Scenario files: what is wrong with one is said in one sentence."""

from pathlib import Path

import pytest

from ludothek.core.errors import ScenarioError
from ludothek.games import find
from ludothek.scenario import load_scenario, parse_scenario, run_scenario

from .conftest import HEAD, PICKS, content, parse


def test_a_file_becomes_a_scenario(tmp_path: Path) -> None:
    file = tmp_path / "small.toml"
    file.write_text(HEAD + PICKS + '[expect]\n"blue.pool" = 4\n', encoding="utf-8")
    scenario = load_scenario(file)
    assert scenario.id == "small"
    assert scenario.title == {"en": "Small", "de": "Klein"}
    assert [entry.by for entry in scenario.do] == ["blue", "yellow", "pink", "ivory"]
    assert scenario.given["yellow.at"] == "starting 3"
    assert scenario.expect == {"blue.pool": 4}
    assert not scenario.lesson


def test_seats_are_a_number_or_names() -> None:
    assert parse().setup.names == ()
    named = parse(head=HEAD.replace("seats = 4", 'seats = ["Anna", "Ben", "Cem"]')).setup
    assert (named.count, named.names) == (3, ("Anna", "Ben", "Cem"))


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("[setup]", "[setup", "small.toml: the file is not valid TOML: "),
        ('game  = "evacuate"\n', "", "small.toml: the key 'game' is missing."),
        ("seats = 4", "", "small.toml: the key 'seats' in 'setup' is missing."),
        ("seats = 4", "seats = 4\nplayers = 4", "small.toml: the key 'players' in 'setup' is unknown."),
        ('id    = "small"', 'id = "small"\nname = "x"', "small.toml: the key 'name' is unknown."),
        ('id    = "small"', "id = 7", "small.toml: a value in 'id' is wrong, expected str, got int."),
        ('["EVC-RUN-03"]', "[]", "small.toml: the list 'rules' is empty."),
        ('{ en = "Small", de = "Klein" }', "{}", "small.toml: the key 'title' names no language."),
        ('id    = "small"', 'id = "small"\nlesson = true', "small.toml: a lesson needs a [text] with situation"),
    ],
)
def test_a_bad_file_is_refused(old: str, new: str, sentence: str) -> None:
    assert old in HEAD
    with pytest.raises(ScenarioError) as caught:
        parse_scenario(HEAD.replace(old, new), "small.toml")
    assert str(caught.value).startswith(sentence)


@pytest.mark.parametrize(
    ("entry", "sentence"),
    [
        ('by = "blue"', "says neither play, chance, refuse, offers nor expect"),
        ('by = "blue"\nplay = "run.pick move-1"\nchance = "nomia.draw rear"', "has both 'play' and 'chance'"),
        ('by = "blue"\nplay = "run.pick move-1"\noffers = []', "has both 'play' and 'offers'"),
        ('by = "blue"\nplay = "move-1"', "has the answer 'move-1', which is not a question and a word"),
        ('play = "run.pick move-1"', "does not say by which seat it is ('play' needs 'by')"),
        ('offers = ["move-1"]', "does not say by which seat it is ('offers' needs 'by')"),
        ('by = "blue"\nchance = "nomia.draw rear"', "says that 'blue' answers for chance"),
        ('by = "blue"\nrefuse = "run.pick move-4"', "is refused, but lacks the rule ('because')"),
        ('chance = "nomia.draw rear"\nbecause = "EVC-RUN-01"', "has 'because', which does not go with 'chance'"),
        ('by = "blue"\nplay = "run.pick move-1"\ncode = "run.pick"', "has 'code', which does not go with 'play'"),
    ],
)
def test_a_bad_entry_is_refused(entry: str, sentence: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        parse("[[do]]", entry)
    assert str(caught.value) == f"small.toml: entry 1 of 'do' {sentence}."


def test_an_unknown_key_of_an_entry_is_refused() -> None:
    with pytest.raises(ScenarioError, match=r"small.toml: the key 'plays' in entry 1 of 'do' is unknown."):
        parse("[[do]]", 'by = "blue"', 'plays = "run.pick move-1"')


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match=r"nowhere.toml: the file cannot be read \(No such file"):
        load_scenario(tmp_path / "nowhere.toml")


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x.toml").write_bytes(b"\xff\xfe\xff")
    with pytest.raises(ScenarioError, match=r"x.toml: the file is not UTF-8 text."):
        load_scenario(tmp_path / "x.toml")


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('"evacuate"', '"ludo"', "small: There is no game 'ludo'; there are evacuate"),
        ("EVC-RUN-03", "EVC-RUN-99", "small: evacuate has no rule 'EVC-RUN-99'."),
        ("seats = 4", "seats = 7", "small: evacuate takes 2 to 6 seats, not 7."),
        ("seats = 4", 'seats = 4\noptions = { mode = "huge" }', "small: The option 'mode' takes basic or full"),
        ('"yellow.at" =', '"yellow.on" =', "small: EVACUATE! has no state path 'yellow.on'."),
        ('"starting 3"', '"starting 9"', "small: 'yellow.at': the line has no place 'starting 9'."),
        ('"starting 3"', "3", "small: 'yellow.at' cannot be set to 3."),
        ('"move-3"', '"move-9"', "small: 'blue.hand' does not know 'move-9'."),
        ('"hole"]', '"starting"]', "small: 'line' names a station card twice."),
        ('"first"     = "blue"', '"first" = "orange"', "small: 'first' does not know 'orange'."),
        ('"first"     = "blue"', '"arrow" = 2', "small: 'arrow' is 1 or -1, not '2'."),
        ('"phase"     = "run"', '"phase" = "lunch"', "small: There is no phase 'lunch'; there are run, actions"),
    ],
)
def test_what_the_game_does_not_have_is_refused(old: str, new: str, sentence: str) -> None:
    head = HEAD.replace('"?hole"', '"hole"')
    assert old in head
    with pytest.raises(ScenarioError) as caught:
        run_scenario(parse(head=head.replace(old, new)), find, content())
    assert str(caught.value).startswith(sentence)


@pytest.mark.parametrize(
    ("part", "sentence"),
    [
        ('[[do]]\nby = "orange"\nplay = "run.pick move-1"', "small: there is no seat 'orange'."),
        ('[[do]]\nby = "green"\nplay = "run.pick move-1"', "small: there is no seat 'green'."),
        ('[[do]]\nby = "blue"\nplay = "run.pick jump"', "small: 'jump' is not an answer to 'run.pick'."),
        ('[[do]]\nby = "blue"\nplay = "run.jump move-1"', "small: evacuate has no question 'run.jump'."),
        ('[[do]]\nby = "blue"\ncode = "run.pick"\noffers = ["jump"]', "small: 'jump' is not an answer to 'run.pick'."),
        (
            '[[do]]\nby = "blue"\nrefuse = "run.pick trip"\nbecause = "EVC-NO-01"',
            "small: evacuate has no rule 'EVC-NO-01'.",
        ),
        ('[expect]\n"blue.mood" = "good"', "small: EVACUATE! has no state path 'blue.mood'."),
        ('[[do]]\nexpect = { "mood" = 1 }', "small: EVACUATE! has no state path 'mood'."),
    ],
)
def test_words_the_game_does_not_have_are_refused(part: str, sentence: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        run_scenario(parse(part), find, content())
    assert str(caught.value) == sentence
