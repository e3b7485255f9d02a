"""The words of the cards: verbs, whom they reach, and on which conditions. Joints come from the kernel."""

# mypyc: compile
from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from ...core.effects import Effect, Selector, Tell, Test
from ...core.step import NOBODY
from .actions.light import LightPier
from .actions.shield import AnswerGust
from .deck import TakeCard
from .state import NONE, State


class Verb(Effect[State]):
    """A word; its sentence is the catalogue's message `verb-<word>`."""

    word: ClassVar[str] = ""

    def words(self) -> str:
        return self.word

    def say(self, tell: Tell) -> str:
        return tell("verb-" + self.word, {})


class NumberVerb(Verb):
    """A verb with one number."""

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n: Final[i64] = n

    def words(self) -> str:
        return f"{self.word} {self.n}"

    def say(self, tell: Tell) -> str:
        numbers: dict[str, Any] = {"n": int(self.n)}
        return tell("verb-" + self.word, numbers)


class GainOil(NumberVerb):
    """`oil 2`: the subject takes oil."""

    word: ClassVar[str] = "oil"

    def start(self, s: State, player: i64, subject: i64) -> None:
        s.oil[subject] += self.n
        s.note("gained-oil", subject, self.n)


class SpendOil(NumberVerb):
    """`spend 2`: a price, paid in full or not at all."""

    word: ClassVar[str] = "spend"

    def possible(self, s: State, player: i64, subject: i64) -> bool:
        return s.oil[subject] >= self.n

    def start(self, s: State, player: i64, subject: i64) -> None:
        s.oil[subject] -= self.n
        s.note("spent-oil", subject, self.n)


class Glow(NumberVerb):
    """`glow 1`: points for the subject."""

    word: ClassVar[str] = "glow"

    def start(self, s: State, player: i64, subject: i64) -> None:
        s.glow[subject] += self.n
        s.note("glowed", subject, self.n)


class DrawCards(NumberVerb):
    """`draw 1`: the subject draws from the deck."""

    word: ClassVar[str] = "draw"

    def start(self, s: State, player: i64, subject: i64) -> None:
        for _ in range(self.n):
            s.push(TakeCard(NOBODY, subject))


class Light(Verb):
    """`light`: LAN-LIGHT-05, a free lantern on a dark pier."""

    word: ClassVar[str] = "light"

    def possible(self, s: State, player: i64, subject: i64) -> bool:
        return s.lanterns(NONE) > 0

    def start(self, s: State, player: i64, subject: i64) -> None:
        s.push(LightPier(subject, 1))


class Gust(Verb):
    """`gust`: LAN-WIND-01, -04, the wind reaches a player who has a lantern."""

    word: ClassVar[str] = "gust"

    def possible(self, s: State, player: i64, subject: i64) -> bool:
        return s.lanterns(subject) > 0

    def start(self, s: State, player: i64, subject: i64) -> None:
        s.push(AnswerGust(subject))


class Cheaper(NumberVerb):
    """`cheaper 1`: a permanent property. It is never carried out: the pack turns it into a table (modifiers.py)."""

    word: ClassVar[str] = "cheaper"


class Everyone(Selector[State]):
    word: ClassVar[str] = "everyone"

    def mask(self, s: State, player: i64, subject: i64) -> i64:
        return (i64(1) << s.seats) - 1


class Others(Selector[State]):
    word: ClassVar[str] = "others"

    def mask(self, s: State, player: i64, subject: i64) -> i64:
        return ((i64(1) << s.seats) - 1) & ~(i64(1) << player)


class OilTest(Test[State]):
    """A condition with one number."""

    def __init__(self, n: i64) -> None:
        self.n: Final[i64] = n

    def numbers(self) -> list[int]:
        return [self.n]


class OilAtLeast(OilTest):
    word: ClassVar[str] = "oil-at-least"

    def holds(self, s: State, player: i64, subject: i64) -> bool:
        return s.oil[subject] >= self.n


class OilAtMost(OilTest):
    word: ClassVar[str] = "oil-at-most"

    def holds(self, s: State, player: i64, subject: i64) -> bool:
        return s.oil[subject] <= self.n


PLAIN_VERBS: Final = (Light, Gust)
NUMBER_VERBS: Final = (GainOil, SpendOil, Glow, DrawCards, Cheaper)
SELECTORS: Final = (Everyone, Others)
TESTS: Final = (OilAtLeast, OilAtMost)
