"""Nothing a table can ask for is missing, nothing in the files is superfluous, and both languages say the same."""

import ast
import re
import shutil
from dataclasses import replace
from functools import cache
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

import ludothek
from ludothek.games import find
from ludothek.i18n import LANGUAGES, Catalogue, MissingMessage, catalogue
from ludothek.i18n.messages import Messages
from ludothek.i18n.rules import read_rules

from .asking import BOTH, GAMES, all_phrases, ask_everything, file_messages, files, game_content, open_catalogue

PACKAGE = Path(ludothek.__file__).parent


class Noting(Messages):
    """Messages that note which of them were said."""

    def __init__(self, other: Messages) -> None:
        self.lang, self.bundle = other.lang, other.bundle
        self.said: set[str] = set()

    def say(self, message_id: str, args: dict[str, Any]) -> str:
        self.said.add(message_id)
        return super().say(message_id, args)


def asked(name: str, lang: str) -> set[str]:
    """All messages that a game's table asks for, and those they refer to."""
    told = open_catalogue(name, lang)
    noting = Noting(told.messages)
    ask_everything(Catalogue(noting, told.game, told.content))
    held = file_messages(files("", lang)) | file_messages(files(name, lang))
    reached = set(noting.said)
    for message_id in noting.said:
        reached |= held[message_id].references
    return reached


@pytest.mark.parametrize(("name", "lang"), BOTH)
def test_everything_a_table_can_ask_for_can_be_said(name: str, lang: str) -> None:
    for text in ask_everything(open_catalogue(name, lang)):
        assert text.strip()
        assert not re.search(r"[{}\x02\x03$]| [,.;:]|[.,]\.|  ", text), text


@pytest.mark.parametrize("name", GAMES)
def test_the_phrases_asked_for_use_every_word_of_the_grammar(name: str) -> None:
    grammar = find(name).grammar
    used = set(re.findall(r"[a-z][a-z0-9-]*", " ".join(all_phrases(find(name)))))
    assert {*grammar.verbs, *grammar.selectors, *grammar.tests, *grammar.prefixes} <= used


@pytest.mark.parametrize(("name", "lang"), BOTH)
def test_no_message_of_a_game_is_superfluous(name: str, lang: str) -> None:
    forbidding = tuple(f"refusal-{rule}" for rule in find(name).refusals if rule)
    held = {message_id for message_id in file_messages(files(name, lang)) if not message_id.startswith(forbidding)}
    assert not unwritten(held - asked(name, lang))


@pytest.mark.parametrize(("name", "lang"), BOTH)
def test_refusals_with_numbers_are_named_after_their_numbers(name: str, lang: str) -> None:
    rules = [rule for rule in find(name).refusals if rule]
    for message_id, found in file_messages(files(name, lang)).items():
        if message_id.startswith("refusal-"):
            rule = next(rule for rule in rules if message_id.startswith(f"refusal-{rule}"))
            numbers = message_id.removeprefix(f"refusal-{rule}").split("-")[1:]
            assert numbers == sorted(numbers)
            assert found.variables <= set(numbers)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_of_the_platform_is_superfluous(lang: str) -> None:
    held = set(file_messages(files("", lang)))
    assert not unwritten(held.difference(*[asked(name, lang) for name in GAMES]))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_that_the_sources_name_are_there(lang: str) -> None:
    layers = [PACKAGE / layer / "i18n" / f"{lang}.ftl" for layer in ("table", "web", "arena")]
    held = set().union(*[file_messages(file) for file in (*layers, *[files(name, lang) for name in ("", *GAMES)])])
    openings = ["", *[text for text, whole in spoken() if not whole]]
    openings.remove("preset-")  # a game need not have any
    named = {text for text, whole in spoken() if whole} - set(LANGUAGES)  # some say first in which language
    lost = {text for text in named if not any(opening + text in held for opening in openings)}
    assert not lost
    assert not {opening for opening in openings if not any(message_id.startswith(opening) for message_id in held)}


def unwritten(message_ids: set[str]) -> set[str]:
    """Those that no source names, neither as a whole (`"keys"`) nor in two parts (`f"undo-barrier-{kind}"`)."""
    said = spoken()
    texts = literals()
    whole = {text for text, is_whole in said if is_whole} | texts
    openings = {text for text, is_whole in said if not is_whole}
    found = {opening + rest for opening in openings for rest in texts}
    return message_ids - whole - found


@cache
def trees() -> tuple[ast.Module, ...]:
    return tuple(ast.parse(file.read_text(encoding="utf-8")) for file in sorted(PACKAGE.rglob("*.py")))


@cache
def literals() -> frozenset[str]:
    nodes = (node for tree in trees() for node in ast.walk(tree) if isinstance(node, ast.Constant))
    return frozenset(node.value for node in nodes if isinstance(node.value, str))


@cache
def spoken() -> frozenset[tuple[str, bool]]:
    """What the sources give to `say`: whole ids, and the beginnings of those with a gap."""
    found: set[tuple[str, bool]] = set()
    for node in (node for tree in trees() for node in ast.walk(tree)):
        if (
            isinstance(node, ast.Call)
            and node.args
            and getattr(node.func, "attr", getattr(node.func, "id", "")) == "say"
        ):
            first = node.args[0]
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                found.add((first.value, True))
            elif isinstance(first, ast.JoinedStr) and isinstance(first.values[0], ast.Constant):
                found.add((str(first.values[0].value), False))
    return frozenset(found)


@pytest.mark.parametrize("name", ["", *GAMES])
def test_both_languages_have_the_same_messages_with_the_same_variables(name: str) -> None:
    english, german = (file_messages(files(name, lang)) for lang in LANGUAGES)
    assert list(english) == list(german)  # also in the same order, so that the files can be read side by side
    grammatical = {"form", "kind"}  # a language uses them where its grammar needs them
    for message_id, found in english.items():
        assert found.variables - grammatical == german[message_id].variables - grammatical, message_id


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_has_a_sentence_in_both_languages(name: str) -> None:
    english, german = (open_catalogue(name, lang).rules() for lang in LANGUAGES)
    assert english
    assert list(english) == list(german)
    for rule, sentence in german.items():
        assert sentence.endswith((".", "!", "?")), rule
        assert sentence != english[rule], rule
    table = (find(name).folder / "RULES.md").read_text(encoding="utf-8")
    assert len(english) == len(re.findall(r"^\| [A-Z]+(?:-[A-Z]+)+-[A-Z]?\d+ \|", table, re.MULTILINE))


# -- and what is missing is found ---------------------------------------------------------------------------


def lacking(name: str, lang: str, message_id: str, tmp_path: Path) -> Catalogue:
    """The catalogue of a game from whose file one message was cut."""
    game = find(name)
    shutil.copytree(game.folder / "i18n", tmp_path / "i18n")
    for file in ("RULES.md", "RULES.de.md", "scoring.py"):
        shutil.copy(game.folder / file, tmp_path)
    own = tmp_path / "i18n" / f"{lang}.ftl"
    kept, cut = re.subn(rf"^{message_id} =.*\n(?: .*\n)*", "", own.read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert cut == 1
    own.write_text(kept, encoding="utf-8")
    return catalogue(replace(game, folder=tmp_path), lang, game_content(game))


CUT = (
    "game-title",
    "setting-mode-full",
    "phase-nomia",
    "colour-violet",
    "count-rows",
    "card-run",
    "card-station-gates",
    "trigger-clean-up",
    "verb-lose",
    "verb-cancel-nomia",
    "select-self",
    "test-occupied",
    "joint-attack",
    "property-gate",
    "prompt-run-pick",
    "option-loss-hit-hurt",
    "event-ended",
    "score-specimens",
    "outcome-doom",
)


@pytest.mark.parametrize(("message_id", "lang"), list(zip(CUT, cycle(LANGUAGES))))
def test_a_message_that_is_gone_is_missed(message_id: str, lang: str, tmp_path: Path) -> None:
    with pytest.raises(MissingMessage, match=message_id):
        ask_everything(lacking("evacuate", lang, message_id, tmp_path))


def test_a_rule_that_is_gone_is_missed(tmp_path: Path) -> None:
    told = lacking("evacuate", "de", "game-title", tmp_path)
    file = tmp_path / "RULES.de.md"
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    file.write_text("".join(line for line in lines if "| EVC-STATION-04 |" not in line), encoding="utf-8")
    read_rules.cache_clear()
    with pytest.raises(MissingMessage, match="EVC-STATION-04"):
        told.refusal("EVC-STATION-04", {})
