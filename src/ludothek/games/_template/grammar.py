"""The words of the effect phrases of Lanterns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...core.grammar import Args, Grammar
from .effects import NUMBER_VERBS, PLAIN_VERBS, SELECTORS, TESTS


def plain(made: Callable[[], Any]) -> Callable[[Args], Any]:
    """A word without arguments."""

    def make(args: Args) -> Any:
        if args:
            raise ValueError(args)
        return made()

    return make


def numbered(made: Callable[[int], Any]) -> Callable[[Args], Any]:
    """A word with one number."""

    def make(args: Args) -> Any:
        (n,) = args
        if not isinstance(n, int) or n < 0:
            raise ValueError(args)
        return made(n)

    return make


GRAMMAR = Grammar(
    triggers=frozenset({"played"}),
    verbs={
        **{verb.word: plain(verb) for verb in PLAIN_VERBS},
        **{verb.word: numbered(verb) for verb in NUMBER_VERBS},
    },
    selectors={selector.word: plain(selector) for selector in SELECTORS},
    tests={test.word: numbered(test) for test in TESTS},
    prefixes={},
)
