"""The examples in the docstrings of the drawing vocabulary."""

from __future__ import annotations

import doctest
from types import ModuleType

import pytest

from ludothek.scene import draw, layout, symbols, words


@pytest.mark.parametrize("module", [draw, layout, symbols, words], ids=lambda module: module.__name__)
def test_examples_hold(module: ModuleType) -> None:
    result = doctest.testmod(module)
    assert result.attempted > 0
    assert result.failed == 0
