"""The words of the effect phrases of Lanterns."""

from __future__ import annotations

from ...core.grammar import Grammar, numbered, plain
from .effects import NUMBER_VERBS, PLAIN_VERBS, SELECTORS, TESTS

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
