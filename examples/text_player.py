"""A player that reads and writes: it is given the table as text and the words it may answer with.

    python examples/text_player.py --game lanterns
    python examples/text_player.py --command "my-model --some-option"

Any function from a text to a text can be the model. Built in is one that needs no network: it takes the first word it
is offered. With `--command`, the prompt goes to the standard input of a program, and its output is the answer.
"""

from __future__ import annotations

import argparse
import re
import shlex
import subprocess
from collections.abc import Callable

from ludothek.adapters.play import Play
from ludothek.adapters.setting import setting
from ludothek.adapters.words import question_text, table_text
from ludothek.bots import find as find_bot

Model = Callable[[str], str]

TRIES = 3  # then the first option is taken for the model
SEAT = 0


def first_word(prompt: str) -> str:
    """The built-in model."""
    options = re.findall(r"^  (\S+):", prompt.rpartition("QUESTION")[2], re.MULTILINE)
    return str(options[0])


def program(command: str) -> Model:
    """A model that is a program of its own."""

    def ask(prompt: str) -> str:
        return subprocess.run(shlex.split(command), input=prompt, capture_output=True, text=True, check=True).stdout

    return ask


def prompt_for(play: Play, seat: int, lang: str, complaint: str = "") -> str:
    parts = ["TABLE", table_text(play, seat, lang), "QUESTION", question_text(play, seat, lang)]
    return "\n".join([*parts, complaint or "Answer with one of these words, and nothing else.", ""])


def choose(play: Play, seat: int, model: Model, lang: str) -> str:
    """The word that the model answers with; what is not a word of the question is asked again."""
    words = play.decision(seat).words
    complaint = ""
    for _ in range(TRIES):
        said = model(prompt_for(play, seat, lang, complaint)).split()
        found = next((word.strip(".,:;'\"`*") for word in reversed(said) if word.strip(".,:;'\"`*") in words), None)
        if found is not None:
            return found
        complaint = f"'{' '.join(said)[:200]}' is not among the answers. Answer with one of the words above."
    return words[0]


def play_game(game: str, model: Model, opponent: str, seed: int, lang: str) -> Play:
    """A game of the model against one of our bots; every answer of the model is printed."""
    play, bot = Play(setting(game, 2), seed), find_bot(opponent)
    while not play.over:
        seat = play.seat
        decision = play.decision(seat)
        if seat == SEAT:
            word = choose(play, seat, model, lang)
            print(f"{decision.code} {word}")
            choice = decision.options[decision.words.index(word)]
        else:
            choice = bot.choose(play.setting.game, play.observe(seat), decision, play.luck())
        play.answer(seat, play.setting.actions.number(decision.code, choice))
    return play


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--game", default="lanterns")
    parser.add_argument("--command", default="", help="the program that answers; without one, the first word is taken")
    parser.add_argument("--bot", default="greedy", help="who plays against it")
    parser.add_argument("--lang", choices=["en", "de"], default="en")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(words)
    model = program(given.command) if given.command else first_word
    play = play_game(given.game, model, given.bot, given.seed, given.lang)
    print(f"Result: {play.returns()[SEAT]:+.2f}")


if __name__ == "__main__":
    main()
