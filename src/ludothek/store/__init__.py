"""Rows on disk: the tables, who sits at them, and everything that happened there."""

from .store import Conflict, Store

__all__ = ["Conflict", "Store"]
