"""From a TOML file to a scenario. What is wrong with a file is said in one sentence."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import msgspec

from ..core.errors import ScenarioError
from .model import Entry, Scenario

MOVES = ("play", "chance", "refuse")


def load_scenario(path: Path | str) -> Scenario:
    """Read a scenario file."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise ScenarioError(f"{path}: the file cannot be read ({error.strerror}).") from error
    except UnicodeDecodeError as error:
        raise ScenarioError(f"{path}: the file is not UTF-8 text.") from error
    return parse_scenario(text, str(path))


def parse_scenario(text: str, name: str) -> Scenario:
    """Read a scenario from its text; `name` says in messages where it comes from."""
    try:
        scenario = msgspec.convert(tomllib.loads(text), Scenario)
    except tomllib.TOMLDecodeError as error:
        raise ScenarioError(f"{name}: the file is not valid TOML: {error}.") from error
    except msgspec.ValidationError as error:
        raise ScenarioError(f"{name}: {_describe(str(error))}.") from error
    if wrong := _shape(scenario):
        raise ScenarioError(f"{name}: {wrong}.")
    return scenario


def _describe(message: str) -> str:
    """A validation message of msgspec in words of ours."""
    what, _, where = message.partition(" - at `$")
    place = _place(where.rstrip("`").removeprefix("."))
    if found := re.fullmatch(r"Object contains unknown field `(.*)`", what):
        return f"the key '{found[1]}'{place} is unknown"
    if found := re.fullmatch(r"Object missing required field `(.*)`", what):
        return f"the key '{found[1]}'{place} is missing"
    return f"a value{place} is wrong, {what[0].lower()}{what[1:].replace('`', '')}"


def _place(where: str) -> str:
    """`do[2].by` is the third entry of 'do' for people."""
    if found := re.match(r"do\[(\d+)\]", where):
        return f" in entry {int(found[1]) + 1} of 'do'"
    return f" in '{where}'" if where else ""


def _shape(scenario: Scenario) -> str:
    """What is wrong beyond the types of values, or nothing."""
    if not scenario.rules:
        return "the list 'rules' is empty"
    if not scenario.title:
        return "the key 'title' names no language"
    if scenario.lesson and not scenario.text:
        return "a lesson needs a [text] with situation, task and learned"
    if scenario.lesson and not any(entry.play for entry in scenario.do):
        return "a lesson needs an entry with 'play'"
    for number, entry in enumerate(scenario.do, 1):
        if wrong := _entry_shape(entry):
            return f"entry {number} of 'do' {wrong}"
    return ""


def _entry_shape(entry: Entry) -> str:
    moves = [key for key in MOVES if getattr(entry, key)]
    moves += ["offers"] if entry.offers is not None else []
    if len(moves) > 1:
        return f"has both '{moves[0]}' and '{moves[1]}'"
    if not moves:
        return "" if entry.expect else "says neither play, chance, refuse, offers nor expect"
    for key in MOVES:
        if (line := getattr(entry, key)) and len(line.split()) != 2:
            return f"has the answer '{line}', which is not a question and a word"
    move = moves[0]
    if move == "chance" and entry.by not in ("", "chance"):
        return f"says that '{entry.by}' answers for chance"
    if move != "chance" and entry.by in ("", "chance"):
        return f"does not say by which seat it is ('{move}' needs 'by')"
    if move == "refuse" and not entry.because:
        return "is refused, but lacks the rule ('because')"
    if move in ("chance", "offers") and entry.because:
        return f"has 'because', which does not go with '{move}'"
    if entry.code and move != "offers":
        return f"has 'code', which does not go with '{move}'"
    return ""
