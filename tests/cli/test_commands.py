"""The commands besides `play`."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludothek.core.record import read
from ludothek.games import find
from ludothek.i18n import platform
from tests.cli.conftest import Cli
from tests.support import with_presets

SCENARIOS = find("evacuate").folder / "scenarios"


@pytest.fixture
def game_file(cli: Cli, tmp_path: Path) -> Path:
    file = tmp_path / "good.rec"
    cli("play", "--seats", "random,random,random", "--seed", "4", "--record", file)
    return file


def test_games_lists_what_can_be_played(cli: Cli) -> None:
    done = cli("games")
    assert done.code == 0
    assert "evacuate: EVACUATE!, 2 to 6 seats." in done.out
    assert "mode=…: basic (Basic Game), full" in done.out


def test_games_tell_presets_and_when_an_option_matters(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = with_presets(tmp_path)
    monkeypatch.setattr("ludothek.cli.packs.find", lambda name: game)
    out = cli("games").out
    assert "--option moon=…: new (New), full (Full) [only with rounds=6, 3–4 seats]" in out
    assert "--preset evening: A long evening (rounds=6 moon=full)" in out
    assert "[nur bei rounds=6, 3–4 Plätzen]" in cli("games", "--lang", "de").out


def test_replay_prints_the_log_and_the_position(cli: Cli, game_file: Path) -> None:
    whole = cli("replay", game_file)
    assert "Score sheet" in whole.out
    begun = cli("replay", game_file, "--to", "3")
    assert "Score sheet" not in begun.out
    assert "after 3 of" in begun.out
    assert "Die Stellung nach 3" in cli("replay", game_file, "--to", "3", "--lang", "de").out


def test_verify_names_the_good_and_the_bad(cli: Cli, tmp_path: Path, game_file: Path) -> None:
    bad = tmp_path / "bad.rec"
    bad.write_text("nonsense")
    done = cli("record", "verify", bad, game_file)
    assert done.code == 2
    assert "bad.rec" in done.err
    assert "good.rec: good, " in done.out


def test_cut_keeps_the_first_answers(cli: Cli, tmp_path: Path, game_file: Path) -> None:
    out = tmp_path / "short.rec"
    assert cli("record", "cut", game_file, "--to", "30", "--out", out).code == 0
    assert read(out.read_text()).lines == read(game_file.read_text()).cut(30).lines
    assert cli("record", "verify", out).code == 0
    assert cli("record", "cut", game_file, "--to", "5", "--out", out, "--force").code == 0
    assert read(out.read_text()).played == 5


def test_scenarios_pass_and_fail(cli: Cli, tmp_path: Path) -> None:
    file = SCENARIOS / "evc-ex-02.toml"
    done = cli("scenario", "run", file)
    assert done.code == 0
    assert "expectations are met" in done.out
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(file.read_text().replace('"violet.moved" = 4', '"violet.moved" = 3'))
    done = cli("scenario", "run", wrong)
    assert done.code == 1
    assert "FAIL" in done.out


def test_every_lesson_can_be_solved_by_trying(cli: Cli) -> None:
    listed = cli("lesson", "list").out
    ids = [line.split()[0] for line in listed.splitlines()[:-1]]
    assert ids
    tries = "".join(f"{n}\n" for n in range(1, 13)) * 12
    for lesson, lang in [*[(lesson, "en") for lesson in ids], (ids[0], "de")]:
        done = cli("lesson", lesson, "--lang", lang, stdin=tries)
        assert (done.code, done.err) == (0, "")
        assert platform(lang).say("lesson-done") in done.out, lesson


def test_a_lesson_explains_hints_and_can_be_left(cli: Cli) -> None:
    lesson = cli("lesson").out.split()[0]
    done = cli("lesson", lesson, stdin="h\n?\nnonsense\nr EVC-RUN-01\nt\nq\n")
    parts = done.out.split("\n> ")
    assert len(parts[1].splitlines()) > 1
    assert "Why not?" in parts[2]
    assert "is not one of the answers" in parts[3]
    assert "[EVC-RUN-01]" in parts[4]
    assert "You have left the lesson." in done.out


def test_packs_are_checked(cli: Cli, tmp_path: Path) -> None:
    assert "is sound" in cli("pack", "check", "evacuate").out
    (tmp_path / "pack.toml").write_text(
        '[pack]\nid = "own"\ngame = "evacuate"\nversion = "1"\ntitle = { en = "Own", de = "Eigen" }\n'
        '[source]\ndefault = "designed"\n'
    )
    (tmp_path / "cards.toml").write_text('[nomia.rear]\ncount = 9\nname = { en = "", de = "" }\n')
    done = cli("pack", "check", "evacuate", "--pack", tmp_path)
    assert done.code == 1
    assert "nomia.rear: The name is missing" in done.err
    assert "box" in done.err


def test_sources_are_counted(cli: Cli) -> None:
    out = cli("pack", "sources", "evacuate").out
    assert "rulebook" in out
    assert "station" in out


def test_rules_by_id_by_beginning_and_by_words(cli: Cli) -> None:
    assert cli("rules", "evacuate", "evc-run-09").out.count("[EVC-") == 1
    assert cli("rules", "evacuate", "EVC-TRACK").out.count("[EVC-TRACK-") > 2
    assert "[EVC-RUN-15]" in cli("rules", "evacuate", "speed", "gate").out
    assert "Läufer" in cli("rules", "evacuate", "EVC-RUN-03", "--lang", "de").out
    assert cli("rules", "evacuate", "zzzz").code == 1


def test_perft_counts(cli: Cli) -> None:
    done = cli("perft", "evacuate", "--depth", "2", "--seats", "3")
    assert [line.split()[:2] for line in done.out.splitlines()] == [["1", "8"], ["2", "64"]]
    full = cli("perft", "evacuate", "--depth", "1", "--option", "mode=full")
    assert full.out.split()[:2] == ["1", "11"]


def in_a_process(*words: str, lang: str = "C.UTF-8") -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "LC_ALL": lang, "COLUMNS": "100"}
    return subprocess.run([sys.executable, *words], capture_output=True, text=True, env=env, check=False)


@pytest.mark.parametrize(("lang", "sentence"), [("en_GB.UTF-8", "Go on with"), ("de_DE.UTF-8", "fortsetzen")])
def test_help_speaks_the_language_of_the_system(lang: str, sentence: str) -> None:
    done = in_a_process("-m", "ludothek", "play", "--help", lang=lang)
    assert done.returncode == 0
    assert sentence in " ".join(done.stdout.split())


def test_a_command_loads_only_what_it_needs() -> None:
    code = (
        "import sys; sys.argv = ['ludothek', '--version']; from ludothek.cli import run; run(sys.argv[1:]);"
        "print([name for name in ('rich', 'fluent', 'msgspec', 'ludothek.games') if name in sys.modules])"
    )
    done = in_a_process("-c", code)
    assert done.stdout.splitlines()[-1] == "[]", done.stdout + done.stderr
