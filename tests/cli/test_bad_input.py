"""What is entered wrongly gets one sentence on stderr and exit code 2; no file is touched."""

from pathlib import Path

import pytest

from tests.cli.conftest import Cli

CASES = [
    (["play", "chess"], "There is no game 'chess'"),
    (["play", "--seats", "me"], "takes 2 to 6 seats, not 1"),
    (["play", "--seats", "me,me:A,me:B,me:C,me:D,me:E,me:F"], "takes 2 to 6 seats, not 7"),
    (["play", "--seats", "me,alphazero"], "“alphazero” cannot take a seat"),
    (["play", "--seats", "me:,random"], "cannot be the name"),
    (["play", "--seats", "me:Blue (random),random"], "cannot be the name"),
    (["play", "--seats", "me:Ann,me:Ann"], "Two seats have the name Ann"),
    (["play", "--option", "mode"], "name=value"),
    (["play", "--option", "mode=hard"], "takes basic or full, not 'hard'"),
    (["play", "--option", "level=1"], "has no option 'level'"),
    (["play", "--lang", "fr"], "There is no language 'fr'"),
    (["play", "--seed", "x"], "--seed"),
    (["play", "--pack", "nowhere"], "no such folder"),
    (["play", "--resume", "nowhere.rec"], "nowhere.rec: No such file"),
    (["play", "--resume", "x.rec", "--seed", "1"], "keeps its options"),
    (["play", "--resume", "x.rec", "--preset", "evening"], "keeps its options"),
    (["replay", "nowhere.rec"], "nowhere.rec: No such file"),
    (["record", "verify", "nowhere.rec"], "nowhere.rec: No such file"),
    (["scenario", "run", "nowhere.toml"], "nowhere.toml"),
    (["lesson", "nothing"], "There is no lesson “nothing”"),
    (["pack", "check", "chess"], "There is no game 'chess'"),
    (["pack", "check", "evacuate", "--pack", "nowhere"], "no such folder"),
    (["rules", "chess"], "There is no game 'chess'"),
    (["perft", "evacuate", "--depth", "0"], "depth must be 1"),
    (["perft", "evacuate", "--depth", "1", "--seats", "9"], "not 9"),
    (["dance"], "dance"),
    (["replay"], "FILE"),
]


@pytest.fixture
def game_file(cli: Cli, tmp_path: Path) -> Path:
    """A record that two random bots have finished."""
    file = tmp_path / "good.rec"
    cli("play", "--seats", "random,random", "--seed", "4", "--record", file)
    return file


@pytest.mark.parametrize(("words", "sentence"), CASES, ids=[" ".join(words)[:40] for words, _ in CASES])
def test_one_sentence_and_exit_code_2(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    done = cli(*words)
    assert (done.code, done.out) == (2, "")
    assert sentence in done.err
    assert len(done.err.splitlines()) == 1
    assert not list(tmp_path.rglob("*.rec"))


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("ludothek record 1", "something else", "not a Ludothek record"),
        ("game evacuate", "game chess", "There is no game 'chess'"),
        ("rules 1", "rules 0", "rules version 0"),
        ("pack ", "pack x", "content pack x"),
        ("seed 4", "seed four", "not a seed"),
        ("0 run.pick ", "0 run.pick no-", "does not fit"),
        ("c setup.first ", "7 setup.first ", "names seat 7"),
        ("= 25 ", "= 25 f", "not the one the record was made with"),
        ("end ", "end nobody ", "The record ends with"),
    ],
)
@pytest.mark.parametrize("command", [["play", "--resume"], ["replay"], ["record", "verify"]])
def test_damaged_records(
    cli: Cli, tmp_path: Path, game_file: Path, command: list[str], old: str, new: str, sentence: str
) -> None:
    text = game_file.read_text()
    assert old in text
    bad = tmp_path / "bad.rec"
    bad.write_text(text.replace(old, new, 1))
    damaged = bad.read_text()
    done = cli(*command, bad)
    assert (done.code, done.out) == (2, "")
    assert sentence in done.err
    assert len(done.err.splitlines()) == 1
    assert bad.read_text() == damaged


def test_a_file_that_is_no_text(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "picture.rec"
    file.write_bytes(b"\xff\xfe\x00")
    done = cli("replay", file)
    assert (done.code, done.out) == (2, "")
    assert "is not a text file" in done.err


def test_a_damaged_pack(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text("[pack\n")
    done = cli("play", "--pack", tmp_path)
    assert (done.code, done.out) == (2, "")
    assert "not valid TOML" in done.err


def test_nothing_is_overwritten(cli: Cli, tmp_path: Path, game_file: Path) -> None:
    text = game_file.read_text()
    precious = tmp_path / "precious.txt"
    precious.write_text("mine")
    commands: list[list[str | Path]] = [
        ["play", "--record", precious],
        ["play", "--resume", game_file, "--record", precious],
        ["record", "cut", game_file, "--to", "9", "--out", precious],
        ["record", "cut", game_file, "--to", "99999", "--out", tmp_path / "new.rec"],
    ]
    for words in commands:
        done = cli(*words)
        assert (done.code, len(done.err.splitlines())) == (2, 1)
    assert precious.read_text() == "mine"
    assert game_file.read_text() == text
    assert not (tmp_path / "new.rec").exists()


def test_errors_speak_the_language_of_the_system(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "kann keinen Platz einnehmen" in cli("play", "--seats", "me,alphazero").err
