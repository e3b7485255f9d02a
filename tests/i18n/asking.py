"""Asks a catalogue for everything that a table can ask it for, and notes which messages that takes."""

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from ludothek.content import Content
from ludothek.core.effects import MayAnswer, RepeatAnswer
from ludothek.core.events import EVERYONE, Event
from ludothek.core.game import GameInfo
from ludothek.core.match import Decision
from ludothek.core.step import Draw
from ludothek.games import find, names
from ludothek.i18n import LANGUAGES, Catalogue, MissingMessage, catalogue
from ludothek.i18n.catalogue import FOLDER
from ludothek.i18n.messages import read
from ludothek.i18n.phrases import Phrase

GAMES = names()
BOTH = list(product(GAMES, LANGUAGES))
SEATS = ("Anna", "Ben")
WORD = re.compile(r"[a-z]+(-[a-z]+)*")

# Phrases for the words of a grammar that no card of the game's own pack uses, but a pack of one's own may.
SAMPLES = {
    "evacuate": (
        "on nomia-revealed: cancel-nomia",
        "on own-action: if players-at-least 4: target self: stun",
        "on own-action: if players-at-most 3: insert-card transport shuffle",
        "on own-action: target one-other-any: lose 2; gain 1",
        "on own-action: pay lose 1 -> 2 times: step 1 forward",
        "on own-action: up-to 2 times: choose (gain 1 | step 1 back)",
    ),
}


def game_content(game: GameInfo) -> Content:
    return content_of(game.name)


@cache
def content_of(name: str) -> Content:
    content = find(name).read_content([])
    assert isinstance(content, Content)
    return content


@cache
def vocabulary(name: str) -> dict[str, tuple[str, ...]]:
    words: dict[str, tuple[str, ...]] = find(name).load_pack([]).words
    return words


def open_catalogue(name: str, lang: str) -> Catalogue:
    game = find(name)
    return catalogue(game, lang, game_content(game))


def files(name: str, lang: str) -> Path:
    """The Fluent file of a game, or of the platform for the name ''."""
    folder = find(name).folder / "i18n" if name else FOLDER
    return folder / f"{lang}.ftl"


# -- what the files hold ------------------------------------------------------------------------------------


@dataclass
class Found(Visitor):
    """The variables a message uses and the messages it refers to."""

    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name)


def file_messages(file: Path) -> dict[str, Found]:
    found: dict[str, Found] = {}
    for item in read(file).body:
        if isinstance(item, ftl.Message):
            assert item.id.name not in found, f"{file}: {item.id.name} is there twice"
            found[item.id.name] = Found()
            found[item.id.name].visit(item)
    for message in found.values():
        for other in message.references & found.keys():
            message.variables |= found[other].variables
    return found


# -- what a table can ask for -------------------------------------------------------------------------------


def phrases(value: Any) -> Iterator[str]:
    """All effect phrases below an entry's figures."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield from item if key == "effects" else phrases(item)


def all_phrases(game: GameInfo) -> list[str]:
    content = game_content(game)
    found = [phrase for kind in content.schemas for entry in content.entries(kind) for phrase in phrases(entry.figures)]
    return [*found, *SAMPLES.get(game.name, ())]


def seat_codes(game: GameInfo) -> list[str]:
    """The questions that are put to people, not to chance."""
    drawn = {step.code for step in game.steps if issubclass(step, Draw)}
    return [code for code in vocabulary(game.name) if code not in drawn]


def kinds_with_text(told: Catalogue) -> list[str]:
    """Kinds of cards that have effects, and those whose game gives them a text anyway."""
    kinds = told.content.schemas
    able = {kind for kind in kinds if any(list(phrases(entry.figures)) for entry in told.content.entries(kind))}
    return [kind for kind in kinds if kind in able or told.has(f"card-{kind}")]


def example_events(game: GameInfo) -> Iterator[Event]:
    """Every kind of event, with small numbers of every sort in every place."""
    for kind, told in game.events.items():
        for number in (0, 1, 2):
            yield Event(kind, [number] * len(told), EVERYONE)
        for at in range(len(told)):
            yield Event(kind, [-9 if at == i else 0 for i in range(len(told))], EVERYONE)
    for code in vocabulary(game.name):
        if code not in game.untold:
            yield Event(f"forced.{code}", [0, 0], EVERYONE)


def end_words(game: GameInfo) -> set[str]:
    """The labels and outcomes that a game's scoring module can write on a sheet."""
    tree = ast.parse((game.folder / "scoring.py").read_text(encoding="utf-8"))
    texts = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return {text for text in texts if WORD.fullmatch(text)}


def plain_ids(game: GameInfo) -> Iterator[str]:
    """Messages that a table asks for by a fixed name."""
    yield from ("game-title", "game-description")
    for option in game.options:
        yield f"setting-{option.name}"
        yield from (f"setting-{option.name}-{value}" for value in option.values)
    yield from (f"preset-{preset.name}" for preset in game.presets)
    yield from (f"phase-{phase}" for phase in sys.modules[game.write_path.__module__].PHASES)
    yield from (f"colour-{colour}" for colour in game.colours)


def ask_everything(told: Catalogue) -> list[str]:
    """Every text there is; fails with MissingMessage where one cannot be said."""
    game = told.game
    grammar = game.grammar
    texts = [told.say(message_id) for message_id in plain_ids(game)]
    for code in seat_codes(game):
        texts.append(told.prompt(Decision(0, (0,), code, (), (), ""), SEATS))
    for code, words in vocabulary(game.name).items():
        texts.extend(told.option(code, word, names=SEATS) for word in words)
    for kind in kinds_with_text(told):
        texts.extend(told.card_text(kind, entry.id) for entry in told.content.entries(kind))
    for phrase in all_phrases(game):
        effect = grammar.ability(phrase).effect.words()
        texts.extend(told.effect(effect, form) for form in ("do", "bare", "does", "inv", "it"))
        texts.extend(prompt_of_effect(told, code, effect) for code in (MayAnswer.code, RepeatAnswer.code))
    texts.extend(triggers(told))
    texts.extend(told.refusal(rule, {}) for rule in game.refusals if rule)
    texts.extend(told.event(event, -1, SEATS) for event in example_events(game))
    texts.extend(end_text(told, word) for word in end_words(game))
    return texts


def prompt_of_effect(told: Catalogue, code: str, phrase: str) -> str:
    return told.prompt(Decision(0, (0,), code, (), (), phrase), SEATS)


def triggers(told: Catalogue) -> Iterator[str]:
    """Every trigger on every kind of card, with and without a condition."""
    grammar = told.game.grammar
    ability = grammar.ability(all_phrases(told.game)[0])
    words = ability.effect.words()
    for trigger, kind in product(sorted(grammar.triggers), told.content.schemas):
        yield Phrase(told.messages, kind).say(grammar.ability(f"on {trigger}: {words}"))


def end_text(told: Catalogue, word: str) -> str:
    if told.has(f"score-{word}"):
        return told.score_line(word)
    if told.has(f"outcome-{word}"):
        return told.outcome(word)
    raise MissingMessage(f"There is neither 'score-{word}' nor 'outcome-{word}'.")
