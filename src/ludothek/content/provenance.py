"""Counts where the figures of a pack come from: the rulebook, a public page, or our own design."""

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from ludothek.content.loader import Content, Entry, PackError, leaves

CLASSES = re.compile(r"(rulebook|public|designed)\b")


@dataclass(frozen=True, slots=True)
class Tally:
    """Numbers of figures by provenance."""

    rulebook: int = 0
    public: int = 0
    designed: int = 0

    @property
    def total(self) -> int:
        return self.rulebook + self.public + self.designed


@dataclass(frozen=True, slots=True)
class SourceTable:
    """A tally for each kind, in the order of the schemas, and for the whole pack."""

    kinds: Mapping[str, Tally]
    total: Tally


def count_sources(content: Content) -> SourceTable:
    """Count every figure given in the files; names are no figures."""
    kinds: dict[str, Tally] = {}
    whole: Counter[str] = Counter()
    for kind in content.schemas:
        counts = Counter(_class(entry, path) for entry in content.entries(kind) for path in figure_paths(entry))
        kinds[kind] = Tally(**counts)
        whole.update(counts)
    return SourceTable(kinds, Tally(**whole))


def figure_paths(entry: Entry) -> list[str]:
    """The paths of an entry's figures: list elements one by one, tables leaf by leaf."""
    return [path for path, _ in leaves(entry.figures) if "name" not in path.split(".")]


def _class(entry: Entry, path: str) -> str:
    source = entry.source(path)
    found = CLASSES.match(source)
    if found is None:
        says = f"says '{source}'" if source else "is missing"
        raise PackError(
            f"{entry.file}: {entry.ref}: the source of {path} {says}; it must begin with rulebook, public or designed."
        )
    return found[1]
