"""Whole games through stdin: what a person sees, can ask, take back, save and resume."""

from pathlib import Path

import pytest

from ludothek.core.match import Match
from ludothek.core.record import read
from ludothek.core.replay import replay
from ludothek.games import find
from tests.cli.conftest import Cli
from tests.support import with_presets

ALWAYS_FIRST = "1\n" * 600
PEOPLE = "me:Anna,me:Ben"


def board_at(out: str, place: int) -> str:
    """One of the tables in a transcript, down to the question."""
    parts = out.split("Nomia discard pile")
    return parts[place].rpartition("\nRound ")[2]


@pytest.mark.parametrize(("lang", "title"), [("en", "Score sheet"), ("de", "Wertung")])
@pytest.mark.parametrize("options", [[], ["--option", "mode=full"]])
def test_a_whole_game_ends_with_a_score_sheet(
    cli: Cli, tmp_path: Path, lang: str, title: str, options: list[str]
) -> None:
    file = tmp_path / "game.rec"
    done = cli(
        "play", "--seats", "me,random,random", "--seed", "3", "--lang", lang, "--record", file, *options,
        stdin=ALWAYS_FIRST,
    )  # fmt: skip
    assert (done.code, done.err) == (0, "")
    assert title in done.out
    assert read(file.read_text()).result
    assert cli("record", "verify", file).code == 0


def test_a_preset_sets_the_options_and_an_option_changes_it(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = with_presets(tmp_path)
    monkeypatch.setattr("ludothek.cli.play.find", lambda name: game)
    for file, more in (("a.rec", []), ("b.rec", ["--option", "moon=new"])):
        done = cli("play", "lanterns", "--seats", "random,random", "--preset", "evening", *more,
                   "--record", tmp_path / file)  # fmt: skip
        assert done.code == 0
    assert read((tmp_path / "a.rec").read_text()).options == {"rounds": "6", "moon": "full"}
    assert read((tmp_path / "b.rec").read_text()).options == {"rounds": "6", "moon": "new"}
    refused = cli("play", "lanterns", "--preset", "morning")
    assert (refused.code, refused.err) == (2, "lanterns has no preset 'morning'; it has evening.\n")


def test_the_default_record_lies_in_the_data_folder(cli: Cli, tmp_path: Path) -> None:
    done = cli("play", "--seats", "me,random", stdin="")
    files = list((tmp_path / "data" / "ludothek" / "records").glob("evacuate-*.rec"))
    assert len(files) == 1
    assert f"ludothek play --resume {files[0]}" in done.out


def test_a_person_sees_what_the_others_did(cli: Cli) -> None:
    done = cli("play", "--seats", "me,random,random", "--seed", "3", stdin="1\n")
    log = done.out.split("What has happened")[2]
    assert "Yellow (random) reveals" in log
    assert "Pink (random) reveals" in log


def test_answers_by_number_word_name_and_abbreviation(cli: Cli, tmp_path: Path) -> None:
    picked = []
    for number, answer in enumerate(["7", "move-4", "Move 4", "MOVE 4 (SPEED 4)", "pan"]):
        file = tmp_path / f"{number}.rec"
        cli("play", "--seats", "me,random", "--seed", "1", "--record", file, stdin=answer + "\n")
        lines = [line for line in read(file.read_text()).lines if line.seat == 0]
        picked.append(lines[0].word)
    assert picked == ["move-4"] * 4 + ["panicked-run"]


def test_unclear_and_unknown_answers_change_nothing(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "game.rec"
    done = cli("play", "--seats", PEOPLE, "--record", file, stdin="0\n99\nmove\nnonsense\n\n")
    assert done.out.count("is not one of the answers") == 4
    assert not [line for line in read(file.read_text()).lines if line.seat >= 0]


def test_question_mark_lists_refused_words_with_their_rules(cli: Cli) -> None:
    done = cli("play", "--seats", PEOPLE, "--seed", "1", stdin="?\n? trample\ntrample\n? 4\n")
    assert "[EVC-SETUP-10] Trample, " in done.out
    assert done.out.count("This Run Card belongs to a civilization that is not yours. [EVC-SETUP-10]") == 2
    assert "name another runner at most 1 row away" in done.out.split("> ? 4")[1]


def test_keys_show_log_rules_cards_texts_and_help(cli: Cli) -> None:
    done = cli("play", "--seats", PEOPLE, "--seed", "1", stdin="k\nl\nr EVC-RUN-09\nr zzz\nc hole\nc zzz\nt\nb\nq\n")
    parts = done.out.split("\n> ")
    assert "What you can enter" in parts[1]
    assert "Round 1 begins" in parts[2]
    assert "[EVC-RUN-09]" in parts[3]
    assert "There is no rule" in parts[4]
    assert parts[5].startswith("c hole\nHole")
    assert "There is no card" in parts[6]
    assert "Starting Station Card  4 rows" in parts[7]
    assert "Pick the Run Card" in parts[8]
    assert done.out.rstrip().splitlines()[-1].startswith("ludothek play --resume")


def undo_moment(seed: int) -> int | None:
    """After how many first answers a person may take one back, if ever, in a game of people only."""
    game = find("evacuate")
    match = Match(game, game.load_pack([]), 2, {}, seed)
    for answers in range(60):
        decision = match.decision()
        if decision is None:
            return None
        if not match.barrier(decision.seat):
            return answers
        match.play(decision.seat, decision.options[0])
    return None


def test_undo_takes_the_last_answer_back(cli: Cli, tmp_path: Path) -> None:
    seed, answers = next((seed, n) for seed in range(60) if (n := undo_moment(seed)) is not None)
    file = tmp_path / "game.rec"
    words = ("play", "--seats", PEOPLE, "--seed", str(seed), "--record", file)
    done = cli(*words, stdin="1\n" * answers + "u\n")
    assert "Your last answer has been taken back." in done.out
    record = read(file.read_text())
    assert [line.undone for line in record.lines].count(True) == 1
    file.unlink()
    before = cli(*words, stdin="1\n" * (answers - 1))
    assert board_at(done.out, -2) == board_at(before.out, -2)


def test_undo_says_why_it_cannot(cli: Cli) -> None:
    done = cli("play", "--seats", "me,random", "--seed", "1", stdin="u\n1\nu\n")
    assert "There is no answer of yours to take back." in done.out
    assert "cannot be taken back: " in done.out


def test_resumed_games_go_on_as_if_never_left(cli: Cli, tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.rec", tmp_path / "parts.rec"
    words = ("play", "--seats", "me,greedy,random", "--seed", "8")
    cli(*words, "--record", whole, stdin=ALWAYS_FIRST)
    left = cli(*words, "--record", parts, stdin="1\n1\n1\n")
    again = cli("play", "--resume", parts, stdin=ALWAYS_FIRST)
    assert board_at(left.out, -2) == board_at(again.out, 0)
    assert parts.read_text() == whole.read_text()


def test_a_copy_is_the_same_position(cli: Cli, tmp_path: Path) -> None:
    copy = tmp_path / "copy.rec"
    file = tmp_path / "game.rec"
    done = cli("play", "--seats", PEOPLE, "--record", file, stdin=f"1\n1\ns {copy}\ns {copy}\ns\n")
    assert "exists already" in done.out
    game = find("evacuate")
    digests = {replay(game, game.load_pack([]), read(path.read_text())).state.digest() for path in (copy, file)}
    assert len(digests) == 1


def test_bots_can_take_over_a_seat(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "game.rec"
    cli("play", "--seats", PEOPLE, "--record", file, stdin="1\n")
    done = cli("play", "--resume", file, "--seats", "random,random")
    assert "Score sheet" in done.out
    assert read(file.read_text()).seats == ("Anna", "Ben")


def test_a_game_without_a_table_of_its_own_can_be_played(cli: Cli) -> None:
    done = cli("play", "lanterns", "--seats", "me,greedy", stdin=ALWAYS_FIRST)
    assert "Score sheet" in done.out
