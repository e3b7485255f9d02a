"""Effect phrases: text to nodes and back. Joints are the same in all games; verbs, tests, selectors are the game's.

ability  := ("always" | "on" TRIGGER) ["if" tests] ":" effect
effect   := part {";" part}
part     := "may" part | "if" tests ":" part | "each" SELECTOR ":" part | "pay" part "->" part
          | ["up-to"] NUMBER "times" ":" part | "choose" "(" effect {"|" effect} ")" | "(" effect ")"
          | PREFIX SELECTOR ":" part | VERB {NUMBER | WORD}
tests    := TEST {"and" TEST}
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, NoReturn

from .effects import MOST_PARTS, Ability, Choose, Effect, ForEach, If, May, Pay, Repeat, Selector, Seq, Test
from .errors import LudothekError

Args = list[Any]  # ints and words, as they stand in the phrase

TOKEN = re.compile(r"\s*(->|[:;|()]|-?\d+|[a-z][a-z0-9-]*)")
MARKS = frozenset({":", ";", "|", "(", ")", "->", "and", ""})


class GrammarError(LudothekError):
    """A phrase that cannot be read; the text says where."""


class Grammar:
    """The words of one game."""

    def __init__(
        self,
        triggers: frozenset[str],
        verbs: Mapping[str, Callable[[Args], Effect[Any]]],
        selectors: Mapping[str, Callable[[Args], Selector[Any]]],
        tests: Mapping[str, Callable[[Args], Test[Any]]],
        prefixes: Mapping[str, Callable[[Selector[Any], Effect[Any]], Effect[Any]]],
    ) -> None:
        self.triggers = triggers
        self.verbs = verbs
        self.selectors = selectors
        self.tests = tests
        self.prefixes = prefixes

    def ability(self, phrase: str) -> Ability[Any]:
        """Read one whole line of a card."""
        reader = _Reader(self, phrase)
        ability = reader.ability()
        reader.end()
        return ability

    def effect(self, phrase: str) -> Effect[Any]:
        """Read an effect without its trigger."""
        reader = _Reader(self, phrase)
        effect = reader.effect()
        reader.end()
        return effect


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


class _Reader:
    """Recursive descent over the tokens of one phrase."""

    def __init__(self, grammar: Grammar, phrase: str) -> None:
        self.grammar = grammar
        self.phrase = phrase
        self.tokens = _tokens(phrase)
        self.at = 0

    def ability(self) -> Ability[Any]:
        trigger = self.take()
        if trigger == "on":
            trigger = self.take()
            if trigger not in self.grammar.triggers:
                self.fail(f"'{trigger}' is not a trigger")
        elif trigger != "always":
            self.fail("an ability begins with 'always' or 'on'")
        tests = self.conditions() if self.accept("if") else []
        self.expect(":")
        return Ability(trigger, tests, self.effect())

    def effect(self) -> Effect[Any]:
        parts = [self.part()]
        while self.accept(";"):
            parts.append(self.part())
        return parts[0] if len(parts) == 1 else Seq(parts)

    def part(self) -> Effect[Any]:
        word = self.take()
        if word == "(":
            inner = self.effect()
            self.expect(")")
            return inner
        if word == "may":
            return May(self.part())
        if word == "if":
            tests = self.conditions()
            self.expect(":")
            return If(tests, self.part())
        if word == "each":
            return ForEach(self.selector(), self.part())
        if word == "pay":
            price = self.part()
            self.expect("->")
            return Pay(price, self.part())
        if word == "choose":
            return self.choose()
        if word == "up-to" or word.isdigit():
            return self.repeat(word)
        if word in self.grammar.prefixes:
            return self.grammar.prefixes[word](self.selector(), self.part())
        return self.verb(word)

    def choose(self) -> Effect[Any]:
        self.expect("(")
        parts = [self.effect()]
        while self.accept("|"):
            parts.append(self.effect())
        self.expect(")")
        if len(parts) > MOST_PARTS:
            self.fail(f"'choose' takes at most {MOST_PARTS} parts")
        return Choose(parts)

    def repeat(self, word: str) -> Effect[Any]:
        up_to = word == "up-to"
        count = self.take() if up_to else word
        if not count.isdigit():
            self.fail("'up-to' needs a number")
        self.expect("times")
        self.expect(":")
        return Repeat(int(count), up_to, self.part())

    def verb(self, word: str) -> Effect[Any]:
        if word not in self.grammar.verbs:
            self.fail(f"'{word}' is not a verb")
        effect: Effect[Any] = self.make("verb", word, self.grammar.verbs[word])
        return effect

    def selector(self) -> Selector[Any]:
        word = self.take()
        if word not in self.grammar.selectors:
            self.fail(f"'{word}' does not name anybody")
        selector: Selector[Any] = self.make("selector", word, self.grammar.selectors[word])
        self.expect(":")
        return selector

    def conditions(self) -> list[Test[Any]]:
        tests: list[Test[Any]] = []
        while True:
            word = self.take()
            if word not in self.grammar.tests:
                self.fail(f"'{word}' is not a condition")
            tests.append(self.make("condition", word, self.grammar.tests[word]))
            if not self.accept("and"):
                return tests

    def make(self, kind: str, word: str, factory: Callable[[Args], Any]) -> Any:
        args: Args = []
        while self.peek() not in MARKS:
            token = self.take()
            args.append(int(token) if token.lstrip("-").isdigit() else token)
        try:
            return factory(args)
        except (ValueError, IndexError, TypeError):
            self.fail(f"the {kind} '{word}' does not take {args}")

    def peek(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def take(self) -> str:
        token = self.peek()
        self.at += 1
        return token

    def accept(self, token: str) -> bool:
        if self.peek() != token:
            return False
        self.at += 1
        return True

    def expect(self, token: str) -> None:
        found = self.take()
        if found != token:
            self.fail(f"expected '{token}', found '{found or 'the end'}'")

    def end(self) -> None:
        if self.peek():
            self.fail(f"'{self.peek()}' is one word too many")

    def fail(self, why: str) -> NoReturn:
        raise GrammarError(f"Cannot read the effect '{self.phrase}': {why}.")


def _tokens(phrase: str) -> list[str]:
    tokens: list[str] = []
    at = 0
    end = len(phrase.rstrip())
    while at < end:
        match = TOKEN.match(phrase, at)
        if match is None:
            raise GrammarError(f"Cannot read the effect '{phrase}': '{phrase[at:].strip()[:8]}' is not a word.")
        tokens.append(match.group(1))
        at = match.end()
    return tokens
