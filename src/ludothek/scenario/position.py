"""Positions of scenarios: building them, reading them, and letting chance and seats answer in them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ..core.chance import Rng
from ..core.errors import OptionError, ScenarioError
from ..core.game import GameInfo, word_of
from ..core.match import Match
from ..core.step import CHANCE, Draw, advance
from .model import Scenario
from .rulebook import rule_sentences

FindGame = Callable[[str], GameInfo]
SETUP = "setup."  # the questions of every game's set-up begin with this
UNFIT = (TypeError, ValueError, AttributeError, KeyError, IndexError, OverflowError)


@dataclass(frozen=True)
class Stage:
    """A scenario with its game and content, checked against both."""

    scenario: Scenario
    game: GameInfo
    pack: Any

    def seat(self, name: str) -> int:
        """A seat by its colour or by its player's name."""
        setup = self.scenario.setup
        for names in (self.game.colours[: setup.count], setup.names):
            if name in names:
                return names.index(name)
        raise self.error(f"there is no seat '{name}'")

    def answer(self, line: str) -> tuple[str, str]:
        """The question and the word of an answer."""
        code, word = line.split()
        if code not in self.pack.words:
            raise self.error(f"{self.game.name} has no question '{code}'")
        if word not in self.pack.words[code]:
            raise self.error(f"'{word}' is not an answer to '{code}'")
        return code, word

    def error(self, sentence: str) -> ScenarioError:
        return ScenarioError(f"{self.scenario.id}: {sentence}.")


def set_stage(scenario: Scenario, find_game: FindGame, pack: Any = None) -> Stage:
    """Find the game, and refuse rules, seats and words that it does not have."""
    try:
        game = find_game(scenario.game)
        game.check_seats(scenario.setup.count)
        game.settings(scenario.setup.options)
    except OptionError as error:
        raise ScenarioError(f"{scenario.id}: {error}") from error
    stage = Stage(scenario, game, game.load_pack([]) if pack is None else pack)
    known = rule_sentences(game.folder)
    for rule in [*scenario.rules, *(entry.because for entry in scenario.do)]:
        if rule and rule not in known:
            raise stage.error(f"{game.name} has no rule '{rule}'")
    for entry in scenario.do:
        if entry.by and not entry.chance:
            stage.seat(entry.by)
        if entry.line:
            stage.answer(entry.line)
        for word in entry.offers or ():
            if entry.code:
                stage.answer(f"{entry.code} {word}")
    return stage


# -- building -------------------------------------------------------------------------------------------------


def open_table(stage: Stage) -> Match:
    """The match at the scenario's first question: after set-up, if a position is given."""
    setup = stage.scenario.setup
    match = Match(stage.game, stage.pack, setup.count, setup.options, setup.seed, setup.names)
    if stage.scenario.given:
        finish_setup(match)
        place(stage, match)
    return match


def finish_setup(match: Match) -> None:
    """Set up without asking anybody: chance by the seed, the players by their first option."""
    while True:
        settle_setup(match)
        step = match.top()
        if step is None or not step.code.startswith(SETUP):
            return
        match.play(int(step.player), int(step.options(match.state)[0]), settle=False)


def settle_setup(match: Match) -> None:
    """Let the seed answer what chance is asked during set-up."""
    while chance_asks(match).startswith(SETUP):
        draw(match)


def place(stage: Stage, match: Match) -> None:
    """Carry out the assignments, in the order of the game if it has one; the match begins there."""
    for path, value in stage.game.assignments(stage.scenario.given):
        try:
            stage.game.write_path(match.state, path, value)
        except ScenarioError as error:
            raise ScenarioError(f"{stage.scenario.id}: {error}") from error
        except UNFIT as error:
            raise stage.error(f"'{path}' cannot be set to {value!r}") from error
    match.begin_here()


# -- reading --------------------------------------------------------------------------------------------------


def read(stage: Stage, match: Match, path: str) -> Any:
    """The value of a path; `question` and `question.by` are the same in all games."""
    if path == "question":
        step = match.top()
        return step.code if step is not None else ""
    if path == "question.by":
        return asked(match)
    try:
        return stage.game.read_path(match.state, path)
    except ScenarioError as error:
        raise ScenarioError(f"{stage.scenario.id}: {error}") from error
    except UNFIT as error:
        raise stage.error(f"'{path}' cannot be read") from error


def asked(match: Match) -> list[str]:
    """Who owes an answer now: colours, or chance."""
    step = match.top()
    if step is None:
        return []
    if step.player == CHANCE:
        return ["chance"]
    return [colour for seat, colour in enumerate(match.game.colours) if (step.owing() >> seat) & 1]


def situation(match: Match) -> str:
    """What is asked now, for messages."""
    step = match.top()
    if step is None:
        return "the game is over"
    who = asked(match)
    return f"'{step.code}' is asked of {', '.join(who)}"


# -- chance --------------------------------------------------------------------------------------------------


def chance_asks(match: Match) -> str:
    """The code of the question that waits for chance, or nothing."""
    step = match.top()
    return step.code if step is not None and step.player == CHANCE else ""


def draw(match: Match) -> None:
    """Let the seed answer the one question that chance is asked now."""
    options = advance(match.state)
    step = match.state.stack[-1]
    assert isinstance(step, Draw)
    choice = step.sample(match.state, options, Rng(match.record.seed, match.chances))
    match.answer_chance(word_of(match.pack, step.code, int(choice)))
