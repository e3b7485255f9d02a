"""A run must know which engine it tests."""

import os

import pytest

import ludothek
from ludothek._stale import stale_modules


def pytest_sessionstart() -> None:
    if os.environ.get("LUDOTHEK_PURE") != "1" and (stale := stale_modules()):
        pytest.exit(f"compiled files older than their sources: {', '.join(stale)}; run make fast", 1)
    expected = os.environ.get("LUDOTHEK_EXPECT")
    if expected and expected != ludothek.engine():
        pytest.exit(f"this run expects the {expected} engine, but found the {ludothek.engine()} one", 1)
