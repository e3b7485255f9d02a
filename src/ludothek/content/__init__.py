"""Content packs: TOML in, immutable tables out."""

from ludothek.content.check import Check, Problem, check_content
from ludothek.content.loader import Content, Entry, Pack, PackError, Words, load_content
from ludothek.content.provenance import SourceTable, Tally, count_sources

__all__ = [
    "Check",
    "Content",
    "Entry",
    "Pack",
    "PackError",
    "Problem",
    "SourceTable",
    "Tally",
    "Words",
    "check_content",
    "count_sources",
    "load_content",
]
