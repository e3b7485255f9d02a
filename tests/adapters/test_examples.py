"""The programs in `examples/` do what they say."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from examples import duel, text_player, train
from ludothek.adapters.play import Play
from ludothek.adapters.setting import setting


def test_training_helps() -> None:
    before, after = train.train(games=150, trials=60, seed=1)
    assert before < 0.15
    assert after > before + 0.2


def test_train_says_what_it_measured(capsys: pytest.CaptureFixture[str]) -> None:
    train.main(["--games", "2", "--trials", "2"])
    assert "after 2 games" in capsys.readouterr().out


@pytest.mark.parametrize("search", ["mcts", "ismcts"])
def test_a_search_plays_our_bot(search: str, capsys: pytest.CaptureFixture[str]) -> None:
    duel.main(["--search", search, "--bot", "random", "--simulations", "2", "--games", "2"])
    assert f"{search} with 2 simulations against random" in capsys.readouterr().out


def test_a_deeper_search_beats_random_play() -> None:
    assert duel.duel("lanterns", "random", "mcts", simulations=8, games=6, seed=1) > 0.3


def test_the_text_player_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    text_player.main(["--bot", "random", "--lang", "de"])
    *answers, result = capsys.readouterr().out.splitlines()
    assert {line.split()[0] for line in answers} >= {"pick.card", "light.pier"}
    assert result.startswith("Result: ")


def test_a_model_reads_the_table_and_every_allowed_word() -> None:
    play = Play(setting("evacuate", 3), 1)
    prompts: list[str] = []

    def model(prompt: str) -> str:
        prompts.append(prompt)
        return ["I am thinking.", f"My answer: **{words[-1]}**."][len(prompts) - 1]

    words = play.decision(play.seat).words
    assert text_player.choose(play, play.seat, model, "en") == words[-1]
    assert all(f"  {word}: " in prompts[0] for word in words)
    assert "'I am thinking.' is not among the answers" in prompts[1]
    assert text_player.choose(play, play.seat, lambda prompt: "no idea", "en") == words[0]


def test_a_program_can_be_the_model(tmp_path: Path) -> None:
    script = tmp_path / "model.py"
    script.write_text("import sys\nprint(sys.stdin.read().upper()[:5])\n")
    assert text_player.program(f"{sys.executable} {script}")("table and question").strip() == "TABLE"
