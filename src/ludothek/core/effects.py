"""Effect nodes that all games share. A card's phrase becomes a tree of them once, when its pack is loaded.

Nodes are immutable and live in the pack; steps name them by index, so pending effects can be saved.
`player` is the seat that acts, `subject` is what the effect happens to (a seat, a runner, a site: the game says).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, Generic

from librt.vecs import append, vec
from mypy_extensions import i64

from .step import NOBODY, OK, S, Step

Tell = Callable[[str, dict[str, Any]], str]  # a message id and its arguments -> a phrase for people


class Selector(Generic[S]):
    """Names subjects of an effect, as a bit mask."""

    word: ClassVar[str] = ""

    def mask(self, s: S, player: i64, subject: i64) -> i64:
        raise NotImplementedError

    def one(self) -> bool:
        """Whether the acting player picks one of them."""
        return False

    def numbers(self) -> list[int]:
        return []

    def words(self) -> str:
        return " ".join([self.word, *[str(n) for n in self.numbers()]])


class Test(Generic[S]):
    """A named condition."""

    word: ClassVar[str] = ""

    def holds(self, s: S, player: i64, subject: i64) -> bool:
        raise NotImplementedError

    def numbers(self) -> list[int]:
        return []

    def words(self) -> str:
        return " ".join([self.word, *[str(n) for n in self.numbers()]])


class Effect(Generic[S]):
    """One verb or one joint of a phrase."""

    def __init__(self) -> None:
        self.index: i64 = -1

    def parts(self) -> list[Effect[S]]:
        return []

    def possible(self, s: S, player: i64, subject: i64) -> bool:
        """Whether it can be started: a sequence if its first part can, a price if it can be paid."""
        return True

    def start(self, s: S, player: i64, subject: i64) -> None:
        """Carry it out at once, or push the steps that will."""
        raise NotImplementedError

    def words(self) -> str:
        """The canonical phrase; the grammar reads it back to an equal node."""
        raise NotImplementedError

    def say(self, tell: Tell) -> str:
        """The phrase for people, in the language of `tell`."""
        raise NotImplementedError


def register(node: Effect[Any], nodes: list[Effect[Any]]) -> None:
    """Give a tree its indices in the pack's list of nodes."""
    node.index = len(nodes)
    nodes.append(node)
    for part in node.parts():
        register(part, nodes)


def say_selector(selector: Selector[Any], tell: Tell) -> str:
    return tell("select-" + selector.word, _numbered(selector.numbers()))


def say_test(test: Test[Any], tell: Tell) -> str:
    return tell("test-" + test.word, _numbered(test.numbers()))


def _numbered(numbers: list[int]) -> dict[str, Any]:
    return {"n": numbers[0]} if numbers else {}


def asked(player: i64, subject: i64) -> i64:
    """Who answers for an effect: where no player acts (a board or event card), each subject for itself."""
    return subject if player == NOBODY else player


# -- steps that carry effects on ----------------------------------------------------------------------------


class EffectStep(Step[S]):
    """Base of the steps that hold a node and its subject."""

    def __init__(self, player: i64, node: i64, subject: i64) -> None:
        super().__init__(player)
        self.node: Final[i64] = node
        self.subject: Final[i64] = subject

    def args(self) -> list[int]:
        return [self.node, self.subject]

    def source(self, s: S) -> str:
        """The rule, or where the step has none of its own, the phrase in question."""
        return self.rule if self.rule else s.nodes[self.node].words()


class EffectQuestion(EffectStep[S]):
    """Base of the questions that a node asks."""

    def asks(self) -> bool:
        return True


class RunEffect(EffectStep[S]):
    """Carry out a node, if it still can be."""

    code: ClassVar[str] = "effect.run"

    def apply(self, s: S, choice: i64) -> None:
        node = s.nodes[self.node]
        if node.possible(s, self.player, self.subject):
            node.start(s, self.player, self.subject)


class MayAnswer(EffectQuestion[S]):
    """`may`: no or yes."""

    code: ClassVar[str] = "effect.may"

    def size(self, s: S) -> i64:
        return 2

    def options(self, s: S) -> vec[i64]:
        return vec[i64]([0, 1])

    def apply(self, s: S, choice: i64) -> None:
        if choice == 1:
            s.nodes[self.node].start(s, self.player, self.subject)


class ChoosePart(EffectQuestion[S]):
    """`choose`: one of the parts that can be started."""

    code: ClassVar[str] = "effect.choose"

    def size(self, s: S) -> i64:
        return MOST_PARTS

    def options(self, s: S) -> vec[i64]:
        parts = s.nodes[self.node].parts()
        out = vec[i64](capacity=4)
        for i in range(i64(len(parts))):
            if parts[i].possible(s, self.player, self.subject):
                out = append(out, i)
        return out

    def refusal(self, s: S, choice: i64) -> i64:
        parts = s.nodes[self.node].parts()
        if choice >= len(parts):
            return IMPOSSIBLE
        return OK if parts[choice].possible(s, self.player, self.subject) else IMPOSSIBLE

    def apply(self, s: S, choice: i64) -> None:
        s.nodes[self.node].parts()[choice].start(s, self.player, self.subject)


MOST_PARTS: Final[i64] = 4  # one vocabulary serves every `choose`, so none may have more parts
IMPOSSIBLE: Final[i64] = 1  # every game's first rule number is kept for "this part of the effect cannot be carried out"


class RepeatAnswer(EffectQuestion[S]):
    """`up to N times`: once more, or stop."""

    code: ClassVar[str] = "effect.again"

    def __init__(self, player: i64, node: i64, subject: i64, left: i64) -> None:
        super().__init__(player, node, subject)
        self.left: Final[i64] = left

    def args(self) -> list[int]:
        return [self.node, self.subject, self.left]

    def size(self, s: S) -> i64:
        return 2

    def refusal(self, s: S, choice: i64) -> i64:
        if choice == 1 and not s.nodes[self.node].parts()[0].possible(s, self.player, self.subject):
            return IMPOSSIBLE
        return OK

    def apply(self, s: S, choice: i64) -> None:
        if choice == 1:
            if self.left > 1:
                s.push(RepeatAnswer(self.player, self.node, self.subject, self.left - 1))
            s.push(RunEffect(self.player, s.nodes[self.node].parts()[0].index, self.subject))


# The words of the questions above; a game adds them to its vocabulary.
JOINT_WORDS: Final[dict[str, tuple[str, ...]]] = {
    "effect.may": ("no", "yes"),
    "effect.choose": ("first", "second", "third", "fourth"),
    "effect.again": ("stop", "again"),
}


# -- joints -------------------------------------------------------------------------------------------------


class Seq(Effect[S]):
    """`A; B`: in this order."""

    def __init__(self, members: list[Effect[S]]) -> None:
        super().__init__()
        self.members: Final = members

    def parts(self) -> list[Effect[S]]:
        return self.members

    def possible(self, s: S, player: i64, subject: i64) -> bool:
        return self.members[0].possible(s, player, subject)

    def start(self, s: S, player: i64, subject: i64) -> None:
        i = len(self.members) - 1
        while i >= 0:
            s.push(RunEffect(player, self.members[i].index, subject))
            i -= 1

    def words(self) -> str:
        return "; ".join([part.words() for part in self.members])

    def say(self, tell: Tell) -> str:
        said = [part.say(tell) for part in self.members]
        text = said[0]
        for more in said[1:]:
            text = tell("joint-then", {"first": text, "second": more})
        return text


class Choose(Effect[S]):
    """`choose (A | B)`: one of them."""

    def __init__(self, members: list[Effect[S]]) -> None:
        super().__init__()
        self.members: Final = members

    def parts(self) -> list[Effect[S]]:
        return self.members

    def possible(self, s: S, player: i64, subject: i64) -> bool:
        for part in self.members:
            if part.possible(s, player, subject):
                return True
        return False

    def start(self, s: S, player: i64, subject: i64) -> None:
        s.push(ChoosePart(asked(player, subject), self.index, subject))

    def words(self) -> str:
        return "choose (" + " | ".join([part.words() for part in self.members]) + ")"

    def say(self, tell: Tell) -> str:
        said = [part.say(tell) for part in self.members]
        text = said[0]
        for more in said[1:]:
            text = tell("joint-or", {"first": text, "second": more})
        return text


class May(Effect[S]):
    """`may A`: the player decides."""

    def __init__(self, part: Effect[S]) -> None:
        super().__init__()
        self.part: Final = part

    def parts(self) -> list[Effect[S]]:
        return [self.part]

    def possible(self, s: S, player: i64, subject: i64) -> bool:
        return self.part.possible(s, player, subject)

    def start(self, s: S, player: i64, subject: i64) -> None:
        s.push(MayAnswer(asked(player, subject), self.part.index, subject))

    def words(self) -> str:
        return "may " + nested(self.part)

    def say(self, tell: Tell) -> str:
        return tell("joint-may", {"effect": self.part.say(tell)})


class Pay(Effect[S]):
    """`pay A -> B`: the price first, then what it buys; nothing if the price cannot be paid."""

    def __init__(self, price: Effect[S], gain: Effect[S]) -> None:
        super().__init__()
        self.price: Final = price
        self.gain: Final = gain

    def parts(self) -> list[Effect[S]]:
        return [self.price, self.gain]

    def possible(self, s: S, player: i64, subject: i64) -> bool:
        return self.price.possible(s, player, subject) and self.gain.possible(s, player, subject)

    def start(self, s: S, player: i64, subject: i64) -> None:
        s.push(RunEffect(player, self.gain.index, subject))
        s.push(RunEffect(player, self.price.index, subject))

    def words(self) -> str:
        return "pay " + nested(self.price) + " -> " + nested(self.gain)

    def say(self, tell: Tell) -> str:
        return tell("joint-pay", {"price": self.price.say(tell), "gain": self.gain.say(tell)})


class Repeat(Effect[S]):
    """`3 times: A` or `up-to 3 times: A`."""

    def __init__(self, times: i64, up_to: bool, part: Effect[S]) -> None:
        super().__init__()
        self.times: Final[i64] = times
        self.up_to: Final = up_to
        self.part: Final = part

    def parts(self) -> list[Effect[S]]:
        return [self.part]

    def possible(self, s: S, player: i64, subject: i64) -> bool:
        return self.part.possible(s, player, subject)

    def start(self, s: S, player: i64, subject: i64) -> None:
        if self.up_to:
            s.push(RepeatAnswer(asked(player, subject), self.index, subject, self.times))
            return
        for _ in range(self.times):
            s.push(RunEffect(player, self.part.index, subject))

    def words(self) -> str:
        return ("up-to " if self.up_to else "") + f"{self.times} times: " + nested(self.part)

    def say(self, tell: Tell) -> str:
        kind = "joint-up-to" if self.up_to else "joint-times"
        return tell(kind, {"n": int(self.times), "effect": self.part.say(tell)})


class ForEach(Effect[S]):
    """`each SELECTOR: A`: the subjects are fixed first, then each has it done, in the state's order."""

    def __init__(self, selector: Selector[S], part: Effect[S]) -> None:
        super().__init__()
        self.selector: Final = selector
        self.part: Final = part

    def parts(self) -> list[Effect[S]]:
        return [self.part]

    def start(self, s: S, player: i64, subject: i64) -> None:
        chosen = s.order(self.selector.mask(s, player, subject))
        i = i64(len(chosen)) - 1
        while i >= 0:
            s.push(RunEffect(player, self.part.index, chosen[i]))
            i -= 1

    def words(self) -> str:
        return f"each {self.selector.words()}: " + nested(self.part)

    def say(self, tell: Tell) -> str:
        return tell("joint-each", {"who": say_selector(self.selector, tell), "effect": self.part.say(tell)})


class If(Effect[S]):
    """`if TEST and TEST: A`."""

    def __init__(self, tests: list[Test[S]], part: Effect[S]) -> None:
        super().__init__()
        self.tests: Final = tests
        self.part: Final = part

    def parts(self) -> list[Effect[S]]:
        return [self.part]

    def possible(self, s: S, player: i64, subject: i64) -> bool:
        for test in self.tests:
            if not test.holds(s, player, subject):
                return False
        return self.part.possible(s, player, subject)

    def start(self, s: S, player: i64, subject: i64) -> None:
        self.part.start(s, player, subject)

    def words(self) -> str:
        return "if " + " and ".join([test.words() for test in self.tests]) + ": " + nested(self.part)

    def say(self, tell: Tell) -> str:
        return tell("joint-if", {"tests": say_tests(self.tests, tell), "effect": self.part.say(tell)})


def say_tests(tests: list[Test[Any]], tell: Tell) -> str:
    text = say_test(tests[0], tell)
    for test in tests[1:]:
        text = tell("joint-and", {"first": text, "second": say_test(test, tell)})
    return text


def nested(part: Effect[Any]) -> str:
    """A sequence inside a joint needs its parentheses."""
    return f"({part.words()})" if isinstance(part, Seq) else part.words()


class Ability(Generic[S]):
    """One line of a card: when, on which conditions, what."""

    def __init__(self, trigger: str, tests: list[Test[S]], effect: Effect[S]) -> None:
        self.trigger: Final = trigger
        self.tests: Final = tests
        self.effect: Final = effect

    def holds(self, s: S, player: i64, subject: i64) -> bool:
        for test in self.tests:
            if not test.holds(s, player, subject):
                return False
        return True

    def words(self) -> str:
        when = self.trigger if self.trigger == "always" else "on " + self.trigger
        tests = " if " + " and ".join([test.words() for test in self.tests]) if self.tests else ""
        return f"{when}{tests}: {self.effect.words()}"

    def say(self, tell: Tell) -> str:
        text = self.effect.say(tell)
        if self.tests:
            text = tell("joint-if", {"tests": say_tests(self.tests, tell), "effect": text})
        return tell("trigger-" + self.trigger, {"effect": text})
