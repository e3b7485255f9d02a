"""The words of the pages and of the script: complete in both languages, all of them there, none superfluous."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax.ast import BaseNode, Message, Pattern, SelectExpression, VariableReference
from jinja2 import Environment, nodes

from ludothek.i18n import LANGUAGES
from ludothek.i18n.messages import read
from ludothek.web import words as web_words

WEB = Path(web_words.__file__).parent
GAMES = WEB.parent / "games"
TEMPLATES = sorted((WEB / "templates").glob("*.html"))
SCRIPTS = sorted((WEB / "static" / "js").glob("*.js"))
SOURCES = sorted(WEB.glob("*.py"))
SCRIPT_KEY = re.compile(r"""["'`](ui-[a-z0-9-]*(?:\$\{[^}]*\}[a-z0-9-]*)*)["'`]""")
ANYTHING = ".+"


class Use(NamedTuple):
    """One place where a message is asked for: a regular expression for its key, and the arguments it is given."""

    where: str
    key: str
    arguments: frozenset[str]


def parts(node: object, kind: type) -> Iterator[Any]:
    """All nodes of one kind in a message."""
    if isinstance(node, kind):
        yield node
    if isinstance(node, list):
        for item in node:
            yield from parts(item, kind)
    elif isinstance(node, BaseNode):
        for item in vars(node).values():
            yield from parts(item, kind)


@cache
def messages(lang: str) -> dict[str, Message]:
    found = [item for item in read(WEB / "i18n" / f"{lang}.ftl").body if isinstance(item, Message)]
    assert len({item.id.name for item in found}) == len(found), "a message stands in the file twice"
    return {item.id.name: item for item in found}


def arguments(message: Message) -> set[str]:
    return {reference.id.name for reference in parts(message, VariableReference)}


def template_key(node: nodes.Node) -> str:
    """The key that an expression of a template gives; what is not known before is anything."""
    if isinstance(node, nodes.Const):
        return re.escape(str(node.value))
    if isinstance(node, nodes.Concat):
        return "".join(map(template_key, node.nodes))
    return ANYTHING


def in_templates() -> Iterator[Use]:
    for file in TEMPLATES:
        tree = Environment().parse(file.read_text(encoding="utf-8"))
        for call in tree.find_all(nodes.Call):
            if isinstance(call.node, nodes.Name) and call.node.name == "t" and call.args:
                given = frozenset(keyword.key for keyword in call.kwargs)
                yield Use(f"{file.name}:{call.lineno}", template_key(call.args[0]), given)


def in_scripts() -> Iterator[Use]:
    for file in SCRIPTS:
        for found in SCRIPT_KEY.findall(file.read_text(encoding="utf-8")):
            key = ANYTHING.join(map(re.escape, re.split(r"\$\{[^}]*\}", found)))
            yield Use(file.name, key, frozenset())


def python_key(node: ast.expr) -> str:
    if isinstance(node, ast.Constant):
        return re.escape(str(node.value))
    if isinstance(node, ast.JoinedStr):
        return "".join(map(python_key, node.values))
    return ANYTHING


def in_sources() -> Iterator[Use]:
    """Calls of `say` with a key, and failures to deliver, which say theirs later."""
    for file in SOURCES:
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(call, ast.Call) or not call.args:
                continue
            name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
            is_text = isinstance(call.args[0], ast.JoinedStr) or (
                isinstance(call.args[0], ast.Constant) and isinstance(call.args[0].value, str)
            )
            if name in ("say", "Undelivered") and is_text:
                given = frozenset(keyword.arg for keyword in call.keywords if keyword.arg)
                yield Use(f"{file.name}:{call.lineno}", python_key(call.args[0]), given)


def of_games(key: str) -> bool:
    """Whether a message is the games' own: every game has it."""
    files = [folder / "i18n" / "en.ftl" for folder in GAMES.iterdir() if (folder / "i18n").is_dir()]
    named = [{item.id.name for item in read(file).body if isinstance(item, Message)} for file in files]
    return all(key in messages for messages in named)


USES = [*in_templates(), *in_scripts(), *in_sources()]


def test_there_is_something_to_look_at() -> None:
    assert {use.where.partition(":")[0] for use in USES} >= {"home.html", "text.html", "visit.py", "keys.js"}
    assert any(use.key.startswith("ui\\-") for use in USES)


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    english, german = messages("en"), messages("de")
    assert english.keys() == german.keys()
    for key in english:
        assert arguments(english[key]) == arguments(german[key]), key


def test_every_message_that_is_asked_for_is_there() -> None:
    known = messages("en")
    for use in USES:
        if not any(re.fullmatch(use.key, key) for key in known):
            assert of_games(re.sub(r"\\(.)", r"\1", use.key)), f"{use.where}: there is no message {use.key}"


def test_every_message_gets_its_arguments() -> None:
    known = messages("en")
    for use in USES:
        if use.key.startswith("ui\\-") or use.key not in map(re.escape, known):
            continue  # the script fills in its own; keys that are made up from parts differ in what they need
        key = re.sub(r"\\(.)", r"\1", use.key)
        assert arguments(known[key]) <= use.arguments, f"{use.where}: {key} needs {arguments(known[key])}"


def test_no_message_is_superfluous() -> None:
    strings = {
        node.value
        for file in SOURCES
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    spare = [
        key for key in messages("en") if key not in strings and not any(re.fullmatch(use.key, key) for use in USES)
    ]
    assert not spare


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_script_gets_plain_messages(lang: str) -> None:
    """It fills in arguments by itself and knows no cases."""
    for key, message in messages(lang).items():
        assert isinstance(message.value, Pattern), key
        if key.startswith("ui-"):
            assert not list(parts(message, SelectExpression)), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_said(lang: str) -> None:
    words = web_words.words(lang)
    for key, message in messages(lang).items():
        text = words.say(key, **dict.fromkeys(arguments(message), 2))
        assert text.strip(), key
        assert not re.search(r"[{}$]|  | [,.;:!?]", text.replace(" …", "…")), text


def test_the_months_are_twelve() -> None:
    for lang in LANGUAGES:
        assert len(web_words.words(lang).say("months").split()) == 12
