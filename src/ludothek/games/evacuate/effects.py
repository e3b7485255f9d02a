"""The verbs that touch runners: losing and gaining, moving, targets. Those about cards stand in card_effects.py."""

# mypyc: compile
from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.effects import Effect, EffectQuestion, RunEffect, Selector, Tell, nested, say_selector
from ...core.step import NOBODY, OK
from .losses import BY_STATION, WOULD_LOSE
from .refusals import ACT_06, ACT_11, ACT_14
from .state import (
    AT,
    CIVILIZATION,
    DUE,
    FACING,
    HITS,
    NONE,
    POINTS,
    POOL,
    SHIELDED,
    STUN_DUE,
    STUN_NEXT,
    STUNNED,
    State,
)
from .station import rotate_arrow
from .walk import OWN, PUSH, Walk

FORWARD: Final = "forward"
BACK: Final = "back"
EITHER: Final = "either"
TOWARD: Final = "toward-self"
DIRECTIONS: Final = (FORWARD, BACK, EITHER, TOWARD)


class Verb(Effect[State]):
    """A word with its arguments; its sentence is the catalogue's message `verb-<word>`."""

    word: ClassVar[str] = ""

    def arguments(self) -> list[Any]:
        return []

    def words(self) -> str:
        return " ".join([self.word, *[str(a) for a in self.arguments()]])

    def say(self, tell: Tell) -> str:
        named: dict[str, Any] = {"abcdef"[i]: a for i, a in enumerate(self.arguments())}
        return tell("verb-" + self.word, named)


class NumberVerb(Verb):
    """A verb with one number."""

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n: Final[i64] = n

    def arguments(self) -> list[Any]:
        return [int(self.n)]


class Modifier(Verb):
    """A permanent property. It is never carried out: the pack turns it into a table that the rules read."""

    def __init__(self, name: str, values: list[Any]) -> None:
        super().__init__()
        self.name: Final = name
        self.values: Final = values

    def arguments(self) -> list[Any]:
        return self.values

    def words(self) -> str:
        return " ".join([self.name, *[str(a) for a in self.values]])

    def say(self, tell: Tell) -> str:
        if self.name == "ignore":
            props = [tell("property-" + str(a), {}) for a in self.values]
            return tell("verb-ignore", {"a": ", ".join(props)})
        if isinstance(self.values[0] if self.values else 0, str):
            numbers: dict[str, Any] = {"n": self.values[1]} if len(self.values) > 1 else {}
            if self.name == "immune":
                numbers = {}
            return tell(f"verb-{self.name}-{self.values[0]}", numbers)
        return tell("verb-" + self.name, {"abcdef"[i]: a for i, a in enumerate(self.values)})


# -- losing, gaining, standing still ------------------------------------------------------------------------


class NoEffect(Verb):
    word: ClassVar[str] = "no-effect"

    def start(self, s: State, player: i64, subject: i64) -> None:
        s.note("nothing-happens")


class LoseSurvivors(NumberVerb):
    """On a Nomia Card the losses fall due together (EVC-NOMIA-09); on a station card they come at once."""

    word: ClassVar[str] = "lose"

    def start(self, s: State, player: i64, subject: i64) -> None:
        if s.card != NONE:
            s.add(subject, DUE, self.n)
            return
        for _ in range(self.n):
            s.push(WOULD_LOSE[subject * 2 + BY_STATION])


class Gain(NumberVerb):
    """New Survivors from the box, never more than it holds; a hurt Urumak is healed instead."""

    word: ClassVar[str] = "gain"

    def start(self, s: State, player: i64, subject: i64) -> None:
        for _ in range(self.n):
            if s.pack.civilization.hits[s.of(subject, CIVILIZATION)]:
                if s.of(subject, HITS) > 0:
                    s.add(subject, HITS, -1)
                    s.note("healed", subject)
            elif s.miniatures(subject) < s.pack.miniatures:
                s.add(subject, POOL, 1)
                s.note("gained", subject)


class Stun(Verb):
    """Cannot move next round; on a Nomia Card it follows the losses."""

    word: ClassVar[str] = "stun"

    def start(self, s: State, player: i64, subject: i64) -> None:
        if s.card != NONE:
            s.put(subject, STUN_DUE, 1)
        else:
            s.put(subject, STUN_NEXT, 1)
            s.note("stunned", subject)


class Shield(Verb):
    """`immune losses card-done`: this Nomia Card takes nobody; its other effects remain."""

    word: ClassVar[str] = "immune"

    def arguments(self) -> list[Any]:
        return ["losses", "card-done"]

    def say(self, tell: Tell) -> str:
        return tell("verb-immune-losses", {})

    def start(self, s: State, player: i64, subject: i64) -> None:
        s.put(player, SHIELDED, 1)


class ExtraLoss(NumberVerb):
    word: ClassVar[str] = "extra-loss"

    def start(self, s: State, player: i64, subject: i64) -> None:
        s.add(subject, DUE, self.n)


class RedirectLoss(Verb):
    """The runner that was named takes the loss instead."""

    word: ClassVar[str] = "redirect-loss"

    def start(self, s: State, player: i64, subject: i64) -> None:
        s.redirect = subject
        s.note("redirected", player, subject)


# -- movement outside Phase 1 -------------------------------------------------------------------------------


class StepRunner(Verb):
    """Move a runner some rows. EVC-ACT-07, -08: the rows granted are its points and its speed."""

    def __init__(self, n: i64, direction: str, up_to: bool) -> None:
        super().__init__()
        if direction not in DIRECTIONS or not 1 <= n <= MAX_STEP:
            raise ValueError(direction)
        self.n: Final[i64] = n
        self.direction: Final = direction
        self.up_to: Final = up_to

    def words(self) -> str:
        return f"{'step-up-to' if self.up_to else 'step'} {self.n} {self.direction}"

    def say(self, tell: Tell) -> str:
        kind = "verb-step-up-to" if self.up_to else "verb-step"
        return tell(kind, {"n": int(self.n), "direction": self.direction})

    def possible(self, s: State, player: i64, subject: i64) -> bool:
        """EVC-ACT-12: who cannot move is not moved by the own card either."""
        return player != subject or s.of(subject, STUNNED) == 0

    def start(self, s: State, player: i64, subject: i64) -> None:
        if self.up_to or self.direction == EITHER:
            s.push(StepChoice(player, self.index, subject))
        elif self.direction == TOWARD:
            move(s, player, subject, toward(s, player, subject), min(self.n, price_toward(s, player, subject)))
        else:
            ahead = forward(s, player, subject)
            move(s, player, subject, ahead if self.direction == FORWARD else -ahead, self.n)


MAX_STEP: Final[i64] = 6
STEP_WORDS: Final = (
    "stay",
    *[f"forward-{n}" for n in range(1, 7)],
    *[f"back-{n}" for n in range(1, 7)],
    *[f"toward-{n}" for n in range(1, 7)],
)


def forward(s: State, player: i64, subject: i64) -> i64:
    """EVC-ACT-11: forward is the own runner's facing, and along the Arrow for everybody else."""
    return s.of(subject, FACING) if player == subject else s.arrow


def distance(s: State, player: i64, subject: i64) -> i64:
    away = s.of(player, AT) - s.of(subject, AT)
    return away if away >= 0 else -away


def toward(s: State, player: i64, subject: i64) -> i64:
    return 1 if s.of(player, AT) > s.of(subject, AT) else -1


def price_toward(s: State, player: i64, subject: i64) -> i64:
    """The movement that brings a runner to the acting runner's row; more would take it past (EVC-ACT-07)."""
    return Walk(NOBODY, subject, toward(s, player, subject), 0, PUSH).price(s, s.of(player, AT))


def move(s: State, player: i64, runner: i64, way: i64, rows: i64) -> None:
    if rows > 0:
        s.put(runner, POINTS, rows)
        s.note("moved-by", player, runner, rows if way == s.arrow else -rows)
        s.push(Walk(NOBODY, runner, way, rows, OWN if player == runner else PUSH))


class StepChoice(EffectQuestion[State]):
    """How far, and where there is a choice, which way."""

    code: ClassVar[str] = "step.rows"
    rule: ClassVar[str] = "EVC-ACT-11"

    def size(self, s: State) -> i64:
        return 1 + 3 * MAX_STEP

    def refusal(self, s: State, choice: i64) -> i64:
        verb = s.nodes[self.node]
        assert isinstance(verb, StepRunner)
        if choice == 0:
            return OK if verb.up_to else ACT_11
        way = (choice - 1) // MAX_STEP  # 0 forward, 1 back, 2 toward
        rows = (choice - 1) % MAX_STEP + 1
        if way == 2:
            fits = verb.direction == TOWARD and rows <= price_toward(s, self.player, self.subject)
        else:
            fits = verb.direction == EITHER or verb.direction == (FORWARD if way == 0 else BACK)
        if not fits or rows > verb.n:
            return ACT_11
        return OK if verb.up_to or rows == verb.n else ACT_11

    def apply(self, s: State, choice: i64) -> None:
        if choice == 0:
            return
        kind = (choice - 1) // MAX_STEP
        rows = (choice - 1) % MAX_STEP + 1
        if kind == 2:
            way = toward(s, self.player, self.subject)
        else:
            way = forward(s, self.player, self.subject)
            if kind == 1:
                way = -way
        move(s, self.player, self.subject, way, rows)


class FlipArrow(Verb):
    """The Arrow turns, and with it every runner (EVC-STATION-11)."""

    word: ClassVar[str] = "flip-arrow"

    def start(self, s: State, player: i64, subject: i64) -> None:
        for r in range(s.colours):
            s.put(r, FACING, -s.of(r, FACING))
        rotate_arrow(s, player)


# -- targets ------------------------------------------------------------------------------------------------


def is_immune(s: State, runner: i64) -> bool:
    """EVC-CIV-16: against attacks, by civilization or by the station card it stands on."""
    if s.pack.civilization.immune[s.of(runner, CIVILIZATION)]:
        return True
    card = s.station_at(s.of(runner, AT))
    return card != NONE and s.pack.station.shelter[card] == 1


class Target(Effect[State]):
    """`target SELECTOR: A`, and `attack SELECTOR: A`, which fails against those who are immune."""

    def __init__(self, selector: Selector[State], part: Effect[State], attack: bool) -> None:
        super().__init__()
        self.selector: Final = selector
        self.part: Final = part
        self.attack: Final = attack

    def parts(self) -> list[Effect[State]]:
        return [self.part]

    def possible(self, s: State, player: i64, subject: i64) -> bool:
        return self.selector.mask(s, player, subject) != 0

    def start(self, s: State, player: i64, subject: i64) -> None:
        if self.selector.one():
            s.push(ChooseTarget(player, self.index, subject))
            return
        struck = s.order(self.selector.mask(s, player, subject))
        i = i64(len(struck)) - 1
        while i >= 0:
            self.resolve(s, player, struck[i])
            i -= 1

    def resolve(self, s: State, player: i64, target: i64) -> None:
        """EVC-ACT-06: the target is named; if it is immune the attack fails and the card stays used."""
        if self.attack and is_immune(s, target):
            s.note("attack-failed", player, target)
        else:
            s.push(RunEffect(player, self.part.index, target))

    def words(self) -> str:
        return ("attack " if self.attack else "target ") + self.selector.words() + ": " + nested(self.part)

    def say(self, tell: Tell) -> str:
        who = say_selector(self.selector, tell)
        kind = "joint-attack" if self.attack else "joint-target"
        return tell(kind, {"who": who, "effect": self.part.say(tell)})


class ChooseTarget(EffectQuestion[State]):
    """EVC-ACT-06: first the target is named."""

    code: ClassVar[str] = "target.choose"
    rule: ClassVar[str] = "EVC-ACT-06"

    def size(self, s: State) -> i64:
        return 6

    def target(self, s: State) -> Target:
        node = s.nodes[self.node]
        assert isinstance(node, Target)
        return node

    def refusal(self, s: State, choice: i64) -> i64:
        if (self.target(s).selector.mask(s, self.player, self.subject) >> choice) & 1:
            return OK
        return ACT_14 if s.seats <= choice < s.colours else ACT_06

    def options(self, s: State) -> vec[i64]:
        mask = self.target(s).selector.mask(s, self.player, self.subject)
        out = vec[i64](capacity=6)
        for r in range(s.colours):
            if (mask >> r) & 1:
                out = append(out, r)
        return out

    def reasons(self, s: State, choice: i64) -> dict[str, int]:
        if choice >= s.colours or not s.on_station(choice):
            return {}
        return {"rows": int(distance(s, self.player, choice))}

    def apply(self, s: State, choice: i64) -> None:
        s.note("targeted", self.player, choice)
        self.target(s).resolve(s, self.player, choice)


PLAIN_VERBS: Final = (NoEffect, Stun, RedirectLoss, FlipArrow)
NUMBER_VERBS: Final = (LoseSurvivors, Gain, ExtraLoss)
