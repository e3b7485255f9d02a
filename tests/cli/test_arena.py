"""The commands of the arena, as the how-to page gives them, and what is said when they are given wrongly."""

import json
import re
import shlex
import tomllib
from pathlib import Path

import pytest

from ludothek.core.weights import Weights
from tests.cli.conftest import Cli

PAGE = Path(__file__).parents[2] / "docs" / "how-to" / "simulate-and-study.md"
NOT_BETTER = 1


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """One core, so that everything is played in this process, and a folder of its own."""
    monkeypatch.setattr("ludothek.arena.workers.cores", lambda: 1)
    monkeypatch.chdir(tmp_path)


def test_the_commands_of_the_page_work(cli: Cli) -> None:
    commands = re.findall(r"^\$ ludothek (.*)$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    said = {}
    for command in commands:
        done = cli(*shlex.split(command))
        assert done.code == (NOT_BETTER if "nothing was written" in done.out else 0), (command, done)
        said[command.split()[0]] = done.out
    assert "12 games are in build/duel." in cli("simulate", *shlex.split(commands[0])[1:]).out
    assert "Mann-Whitney test" not in Path("build/short.html").read_text(encoding="utf-8")
    assert '<html lang="de">' in Path("build/kurz.html").read_text(encoding="utf-8")
    assert "Rounds: more in B than in A" in said["study"]
    table = tomllib.loads(Path("build/table.toml").read_text(encoding="utf-8"))
    assert [bot["bot"] for bot in table["bots"]] == ["greedy", "random"]
    assert table["bots"][1]["rating"] == 1000
    assert table["command"].startswith("ludothek tournament lanterns --bots greedy,random --seats 2")
    assert "On fresh deals (20 games)" in said["tune"]


def test_results_as_json_and_strengths(cli: Cli) -> None:
    words = ("tournament", "lanterns", "--bots", "random,greedy", "--games", "2", "--lang", "de")
    done = cli(*words, "--out", "t.json", "--strength", "strength.toml")
    assert done.code == 0
    assert "Wertung" in done.out
    assert json.loads(Path("t.json").read_text())["game"] == "lanterns"
    assert "[[strength]]" in Path("strength.toml").read_text()


def test_better_weights_are_written(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    """With weights so bad that anything else is better."""
    now = Weights(["oil", "sure"], [0.5, 0.45])
    monkeypatch.setattr("ludothek.arena.tune.gain", lambda plan, weights, deals: [0.1 + d % 2 / 100 for d in deals])
    done = cli("tune", "lanterns", "--generations", "1", "--population", "4", "--out", "w.toml", "--lang", "de")
    assert done.code == 0
    assert "w.toml ist geschrieben." in done.out
    found = tomllib.loads(Path("w.toml").read_text(encoding="utf-8"))
    assert list(found["weights"]) == now.names
    assert found["made"]["by"].startswith("ludothek tune lanterns --bots greedy --seats 2 --options rounds=4 --seed 1")
    assert found["made"]["low"] > 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["simulate", "lanterns", "--bots", "deep", "--out", "x"], "There is no bot 'deep'"),
        (["simulate", "lanterns", "--bots", ",", "--out", "x"], "Name one bot at least"),
        (["simulate", "lanterns", "--seats", "two", "--out", "x"], "“two” is not a number of seats"),
        (["simulate", "lanterns", "--seats", "7", "--out", "x"], "takes 2 to 4 seats, not 7"),
        (["simulate", "lanterns", "--options", "rounds", "--out", "x"], "An option is given as name=value"),
        (["study", "nowhere"], "nowhere is not a folder of simulated games"),
        (["study", "a", "b", "c"], "one folder of games, or two"),
        (["tournament", "lanterns", "--bots", "greedy,random", "--out", "t.txt"], "a .json or a .toml file"),
        (["tournament", "lanterns", "--bots", "greedy"], "two bots at least"),
        (["tune", "lanterns", "--population", "3"], "needs 4 candidates at least"),
        (["tune", "lanterns", "--bots", "random"], "one that judges positions"),
        (["learn", "lanterns"], "names no features"),
        (["learn", "evacuation", "--table", "two"], "A table is a number of seats and options"),
        (["learn", "evacuation", "--table", "9"], "takes 1 to 4 seats, not 9"),
        (["learn", "evacuation", "--table", "1 actions=all"], "The option 'actions' takes"),
        (["simulate", "lanterns", "--bots", "stdio:false,random", "--games", "1", "--out", "x"], "has ended without"),
    ],
)
def test_what_was_given_wrongly_is_said_in_one_sentence(cli: Cli, words: list[str], sentence: str) -> None:
    done = cli(*words)
    assert done.code == 2
    assert sentence in done.err
    assert done.err.count("\n") == 1


def test_a_bot_of_ones_own_plays_at_the_terminal_and_is_named_again(cli: Cli) -> None:
    done = cli("play", "lanterns", "--seats", "stdio:false,random", "--record", "g.rec")
    assert done.code == 2
    assert "The bot stdio:false has ended without an answer." in done.err
    assert "seat blue (outside)" in Path("g.rec").read_text()
    assert "was held by a bot of your own; name it again with --seats" in cli("play", "--resume", "g.rec").err
    assert cli("play", "--resume", "g.rec", "--seats", "random,random").code == 0
