"""The sites of the New World as the records have them, and the straight lines they form."""

from __future__ import annotations

from ...content import Content, Entry
from .schema import Site, Way

WAYS: dict[Way, tuple[int, int]] = {
    "e": (1, 0),
    "w": (-1, 0),
    "ne": (1, -1),
    "sw": (-1, 1),
    "nw": (0, -1),
    "se": (0, 1),
}


def walk(content: Content, site: str, way: Way) -> list[str]:
    """The sites of a straight line, from its first one to the edge of the map."""
    at = {(found.q, found.r): entry.id for entry, found in places(content)}
    start = next((found for entry, found in places(content) if entry.id == site), None)
    line: list[str] = []
    if start is not None:
        q, r = start.q, start.r
        while (q, r) in at:
            line.append(at[q, r])
            q, r = q + WAYS[way][0], r + WAYS[way][1]
    return line


def places(content: Content) -> list[tuple[Entry, Site]]:
    """The sites of the New World with their entries."""
    return list(zip(content.entries("site"), content.data("site", Site), strict=True))


def labelled(content: Content, label: int) -> str:
    """The site with this label, or nothing."""
    return next((entry.id for entry, site in places(content) if site.label == label), "")
