"""The words of Evacuation's effect phrases."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...core.effects import Effect
from ...core.grammar import Args, Grammar, numbered, plain
from .effects import KIND_VERBS, NUMBER_VERBS, PLAIN_VERBS, Gain, Modifier
from .tables import LANE_WORDS, MAIN, POWER_WORDS, THREE_PLUS

# When an effect happens: a technology is developed, a part of an action card is played, a year-end bonus is received,
# a marker ends on a lane space.
DEVELOPED = "developed"
PLAYED = "played"
BONUSES = ("lesser", "greater")
LANES = (LANE_WORDS[MAIN], LANE_WORDS[THREE_PLUS])
TRIGGERS = frozenset({DEVELOPED, PLAYED, *BONUSES, *LANES})


def worded(made: Callable[[str], Effect[Any]]) -> Callable[[Args], Effect[Any]]:
    """A verb with one word, a kind of resource."""

    def make(args: Args) -> Effect[Any]:
        (kind,) = args
        return made(kind)

    return make


def gain(args: Args) -> Effect[Any]:
    n, kind = args
    if not isinstance(n, int) or n < 1:
        raise ValueError(args)
    return Gain(n, kind)


def modifier(name: str) -> Callable[[Args], Effect[Any]]:
    """A lasting property: only those that the engine has a bit for."""

    def make(args: Args) -> Effect[Any]:
        if " ".join([name, *[str(arg) for arg in args]]) not in POWER_WORDS:
            raise ValueError(args)
        return Modifier(name, args)

    return make


VERBS: dict[str, Callable[[Args], Effect[Any]]] = {
    **{verb.word: plain(verb) for verb in PLAIN_VERBS},
    **{verb.word: numbered(verb) for verb in NUMBER_VERBS},
    **{verb.word: worded(verb) for verb in KIND_VERBS},
    **{name: modifier(name) for name in [word.split()[0] for word in POWER_WORDS]},
    "gain": gain,
}

GRAMMAR = Grammar(triggers=TRIGGERS, verbs=VERBS, selectors={}, tests={}, prefixes={})
