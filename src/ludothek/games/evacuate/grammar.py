"""The words of EVACUATE!'s effect phrases."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...core.effects import Effect, Selector, Test
from ...core.grammar import Args, Grammar, numbered, plain
from . import card_effects, effects
from .card_effects import CancelNomia, InsertCard, Peek, Specimen, SpeedChoice
from .effects import Modifier, Shield, StepRunner, Target
from .selectors import NUMBER_SELECTORS, NUMBER_TESTS, SELECTORS, TESTS
from .tables import TRIGGERS

PROPERTIES = ("cost", "gate", "cap", "stop", "pass-rule")


def modifier(name: str, allowed: Callable[[Args], bool]) -> Callable[[Args], Effect[Any]]:
    def make(args: Args) -> Effect[Any]:
        if not allowed(args):
            raise ValueError(args)
        return Modifier(name, args)

    return make


def immune(args: Args) -> Effect[Any]:
    if args == ["losses", "card-done"]:
        return Shield()
    if args in (["attacks", "game-end"], ["attacks", "on-card"]):
        return Modifier("immune", args)
    raise ValueError(args)


def peek(args: Args) -> Effect[Any]:
    if args != ["nomia", 1]:
        raise ValueError(args)
    return Peek()


def cancel(args: Args) -> Effect[Any]:
    if args not in ([], ["redraw"]):
        raise ValueError(args)
    return CancelNomia(bool(args))


def insert(args: Args) -> Effect[Any]:
    card, where = args[:2]
    if (
        card not in ("transport", "rescue-ship")
        or where not in ("shuffle", "bottom")
        or args[2:] not in ([], ["redraw"])
    ):
        raise ValueError(args)
    return InsertCard(card, where, len(args) == 3)


def specimen(args: Args) -> Effect[Any]:
    reach, *jars = args
    if len(jars) != 5:
        raise ValueError(args)
    return Specimen(reach, jars)


def step(up_to: bool) -> Callable[[Args], Effect[Any]]:
    def make(args: Args) -> Effect[Any]:
        n, direction = args
        return StepRunner(n, direction, up_to)

    return make


def is_points(args: Args) -> bool:
    return len(args) == 2 and args[0] in ("add", "set", "mirror", "cap") and isinstance(args[1], int)


def is_pass_rule(args: Args) -> bool:
    return args in (["stop-on"], ["stop-before"])


VERBS: dict[str, Callable[[Args], Effect[Any]]] = {
    **{verb.word: plain(verb) for verb in (*effects.PLAIN_VERBS, *card_effects.PLAIN_VERBS)},
    **{verb.word: numbered(verb) for verb in (*effects.NUMBER_VERBS, *card_effects.NUMBER_VERBS)},
    "step": step(False),
    "step-up-to": step(True),
    "speed-choice": lambda args: SpeedChoice(*args),
    "immune": immune,
    "peek": peek,
    "cancel-nomia": cancel,
    "insert-card": insert,
    "specimen": specimen,
    "points": modifier("points", is_points),
    "pass-rule": modifier("pass-rule", is_pass_rule),
    "wall": modifier("wall", lambda args: not args),
    "hits": modifier("hits", lambda args: len(args) == 2 and args[0] == 2),
    "ignore": modifier("ignore", lambda args: bool(args) and all(prop in PROPERTIES for prop in args)),
    "win-rule": modifier("win-rule", lambda args: args == ["doom"]),
}
SELECTOR_WORDS: dict[str, Callable[[Args], Selector[Any]]] = {
    **{selector.word: plain(selector) for selector in SELECTORS},
    **{selector.word: numbered(selector) for selector in NUMBER_SELECTORS},
}
TEST_WORDS: dict[str, Callable[[Args], Test[Any]]] = {
    **{test.word: plain(test) for test in TESTS},
    **{test.word: numbered(test) for test in NUMBER_TESTS},
}

GRAMMAR = Grammar(
    triggers=frozenset(TRIGGERS) - {"always"},
    verbs=VERBS,
    selectors=SELECTOR_WORDS,
    tests=TEST_WORDS,
    prefixes={
        "attack": lambda selector, part: Target(selector, part, True),
        "target": lambda selector, part: Target(selector, part, False),
    },
)
