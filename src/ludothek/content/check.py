"""Checks that hold for the pack of any game; what only one game knows is passed in as extra checks."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from ludothek.content.loader import Content, Entry, leaves

N = TypeVar("N")

LANGUAGES = ("en", "de")


@dataclass(frozen=True, slots=True)
class Problem:
    """Something wrong with an entry (`kind.id`), or with the pack as a whole (`box`)."""

    entry: str
    sentence: str


Check = Callable[[Content], Iterable[Problem]]


def check_content(
    content: Content,
    parse: Callable[[str], N],
    text: Callable[[N], str],
    *,
    unique: Sequence[Sequence[str]] = (),
    extra: Sequence[Check] = (),
) -> list[Problem]:
    """Run all checks. `unique` lists groups of kinds that share one set of ids."""
    problems = [*check_box(content), *check_names(content), *check_phrases(content, parse, text)]
    for kinds in unique:
        problems.extend(check_unique(content, kinds))
    for check in extra:
        problems.extend(check(content))
    return problems


def check_box(content: Content) -> Iterator[Problem]:
    """Counts against the `[box]` list: the sum of `count` where the kind has it, else the entries."""
    for kind in content.box:
        if kind not in content.schemas:
            yield Problem("box", f"The box lists '{kind}', which is no kind of this game.")
    for kind in content.schemas:
        found = sum(getattr(entry.data, "count", 1) for entry in content.entries(kind))
        listed = content.box.get(kind)
        if listed is None:
            yield Problem("box", f"The box list gives no number for {kind}.")
        elif found != listed:
            yield Problem("box", f"The box holds {listed} of {kind}, the pack has {found}.")


def check_names(content: Content) -> Iterator[Problem]:
    """Every name, also of a part of an entry, is there in every language."""
    for entry in _all(content):
        for path, words in [("name", entry.names), *_names(entry.figures)]:
            for lang in LANGUAGES:
                if not words.get(lang, "").strip():
                    yield Problem(entry.ref, f"The {path} is missing in '{lang}'.")


def check_phrases(content: Content, parse: Callable[[str], N], text: Callable[[N], str]) -> Iterator[Problem]:
    """Every phrase under a key `effects` parses and comes back word for word."""
    for entry in _all(content):
        for path, phrase in leaves(entry.figures):
            if "effects" not in path.split("."):
                continue
            try:
                again = text(parse(str(phrase)))
            except Exception as error:  # the parser is the game's: whatever it raises is the finding
                yield Problem(entry.ref, f"The phrase '{phrase}' cannot be read: {error}.")
                continue
            if again != phrase:
                yield Problem(entry.ref, f"The phrase '{phrase}' comes back as '{again}'.")


def check_unique(content: Content, kinds: Sequence[str]) -> Iterator[Problem]:
    """No id is used by two of these kinds."""
    owner: dict[str, Entry] = {}
    for kind in kinds:
        for entry in content.entries(kind):
            first = owner.setdefault(entry.id, entry)
            if first is not entry:
                yield Problem(entry.ref, f"The id is already used by {first.ref}.")


def _all(content: Content) -> Iterator[Entry]:
    for kind in content.schemas:
        yield from content.entries(kind)


def _names(value: object, path: str = "") -> Iterator[tuple[str, Mapping[str, Any]]]:
    if isinstance(value, Mapping):
        for key, item in value.items():
            below = f"{path}.{key}" if path else str(key)
            if key == "name" and isinstance(item, Mapping):
                yield below, item
            else:
                yield from _names(item, below)
    elif isinstance(value, list):
        for number, item in enumerate(value, 1):
            yield from _names(item, f"{path}.{number}")
