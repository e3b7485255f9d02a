"""Steps: pending work as data. The top of the stack is what happens or is asked next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64

from .bits import lowest

if TYPE_CHECKING:
    from .chance import Rng
    from .state import BaseState

CHANCE: Final[i64] = -1
NOBODY: Final[i64] = -2
OK: Final[i64] = 0

S = TypeVar("S", bound="BaseState")


class Step(Generic[S]):
    """One question to one seat (or to chance), or one automatic piece of a rule. Never mutated.

    A step is built as `Class(player, *args)`, and `args()` gives those args back: that is how it is saved. Most have
    no more than one: `StepWith`, `QuestionWith` and `DrawWith` keep it as `arg`. A step with more has its own names.
    """

    code: ClassVar[str] = ""
    rule: ClassVar[str] = ""  # the rule by which a question is asked

    def __init__(self, player: i64 = NOBODY) -> None:
        self.player: Final[i64] = player

    def args(self) -> list[int]:
        return []

    def asks(self) -> bool:
        """Automatic steps answer themselves."""
        return False

    def secret(self) -> bool:
        """Asked even when only one answer is left, because skipping it would tell the others something."""
        return False

    def size(self, s: S) -> i64:
        """How many words the vocabulary of this question has."""
        return 0

    def refusal(self, s: S, choice: i64) -> i64:
        """OK, or the number of the rule that forbids this choice. The only legality code there is."""
        return OK

    def reasons(self, s: S, choice: i64) -> dict[str, int]:
        """The numbers for the refusal's sentence; computed only when somebody asks."""
        return {}

    def options(self, s: S) -> vec[i64]:
        out = vec[i64](capacity=8)
        for choice in range(self.size(s)):
            if self.refusal(s, choice) == OK:
                out = append(out, choice)
        return out

    def apply(self, s: S, choice: i64) -> None:
        raise NotImplementedError

    def nothing(self, s: S) -> None:
        """What happens when a question has no answer: nothing, unless the rule says otherwise."""

    def owing(self) -> i64:
        """The seats that owe an answer, as a bit mask."""
        return i64(1) << self.player if self.player >= 0 else 0

    def asking(self, seat: i64) -> Step[S]:
        """The same question as one of the owing seats sees it."""
        return self

    def source(self, s: S) -> str:
        """The rule or card this question comes from, for the table to show."""
        return self.rule

    def seen_by(self, seat: i64) -> Step[S]:
        """The step as this seat may know it; secrets in its args are replaced by UNKNOWN."""
        return self


class StepWith(Step[S]):
    """An automatic step with one number; its methods begin by giving it the game's name: `runner = self.arg`."""

    def __init__(self, player: i64, arg: i64) -> None:
        super().__init__(player)
        self.arg: Final[i64] = arg

    def args(self) -> list[int]:
        return [self.arg]


class Question(Step[S]):
    """A step that asks: it has a vocabulary (`size`), says what is refused, and applies the answer."""

    def asks(self) -> bool:
        return True


class QuestionWith(StepWith[S]):
    """A question with one number."""

    def asks(self) -> bool:
        return True


class Flow(Step[S]):
    """A piece of the rulebook's contents page: it only lists what comes next."""

    def steps(self, s: S) -> list[Step[Any]]:
        raise NotImplementedError

    def apply(self, s: S, choice: i64) -> None:
        s.plan(self.steps(s))


class Draw(Question[S]):
    """A question to chance: options with weights."""

    def weight(self, s: S, choice: i64) -> i64:
        return 1

    def sample(self, s: S, legal: vec[i64], rng: Rng) -> i64:
        total: i64 = 0
        for i in range(i64(len(legal))):
            total += self.weight(s, legal[i])
        at = rng.below(total)
        for i in range(i64(len(legal))):
            at -= self.weight(s, legal[i])
            if at < 0:
                return legal[i]
        return legal[0]


class DrawWith(Draw[S]):
    """A question to chance with one number."""

    def __init__(self, player: i64, arg: i64) -> None:
        super().__init__(player)
        self.arg: Final[i64] = arg

    def args(self) -> list[int]:
        return [self.arg]


class Together(Question[S]):
    """A simultaneous, secret question: every owing seat answers, nobody sees an answer before all are in.

    Sequential players are asked in seat order; a table may take the answers in any order with `asking`.
    """

    def __init__(self, player: i64, waiting: i64) -> None:
        super().__init__(player)
        self.waiting: Final[i64] = waiting

    def args(self) -> list[int]:
        return [self.waiting]

    def secret(self) -> bool:
        return True

    def owing(self) -> i64:
        return self.waiting

    def ask(self, player: i64, waiting: i64) -> Together[S]:
        """The same question to another seat; each subclass builds itself."""
        raise NotImplementedError

    def commit(self, s: S, choice: i64) -> None:
        """Keep the answer of `self.player` where observations do not show it."""
        raise NotImplementedError

    def answered(self, s: S) -> i64:
        """Who has answered already, as bits; what they answered stays secret."""
        return 0

    def asking(self, seat: i64) -> Step[S]:
        return self if seat == self.player else self.ask(seat, self.waiting)

    def apply(self, s: S, choice: i64) -> None:
        self.commit(s, choice)
        self.nothing(s)

    def nothing(self, s: S) -> None:
        """The others are still asked, also where this seat has no answer to give."""
        waiting = self.waiting & ~(i64(1) << self.player)
        if waiting:
            s.push(self.ask(lowest(waiting), waiting))


def advance(s: BaseState) -> vec[i64]:
    """Run automatic steps and forced answers until somebody has a real choice; its options (none = over)."""
    while s.stack:
        step = s.stack.pop()
        if not step.asks():
            step.apply(s, 0)
            continue
        legal = step.options(s)
        k = len(legal)
        if k > 1 or (k == 1 and (step.player == CHANCE or step.secret())):
            s.stack.append(step)
            return legal
        if k == 1:
            if s.tape is not None:
                s.note("forced." + step.code, step.player, legal[0])
            step.apply(s, legal[0])
        else:
            step.nothing(s)
    return vec[i64]()


def answer(s: BaseState, choice: i64) -> None:
    """Give the top question an answer that is known to be an option."""
    s.stack.pop().apply(s, choice)


def legal(s: BaseState) -> list[int]:
    """`advance`, for callers outside the engine: the options as a plain list."""
    found = advance(s)
    return [int(found[i]) for i in range(len(found))]


def play(s: BaseState, choice: int, seat: int = -9) -> int:
    """Answer the top question if no rule forbids it; the number of the rule that does, or OK.

    `seat` says who answers a question that several seats owe.
    """
    step = s.stack[-1]
    if seat >= 0 and seat != step.player:
        step = step.asking(seat)
    if choice < 0 or choice >= step.size(s):
        return -1
    why = step.refusal(s, choice)
    if why == OK:
        s.stack.pop()
        step.apply(s, choice)
    return why
