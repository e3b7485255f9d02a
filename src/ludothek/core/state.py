"""What every game's state shares: the stack of pending steps, the effect nodes of its pack, the tape of events."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from .chance import MASK32, mix32
from .events import EVERYONE, Event

if TYPE_CHECKING:
    from .effects import Effect
    from .step import Step

UNKNOWN: Final[i64] = -9  # stands in an observation where its seat cannot know better


def mix(h: i64, value: i64) -> i64:
    """Fold one small number into a running 32-bit hash."""
    return mix32(((h ^ (value & MASK32)) + 0x9E3779B9) & MASK32)


def mix_vec(h: i64, values: vec[i64]) -> i64:
    for i in range(i64(len(values))):
        h = mix(h, values[i])
    return h


class BaseState:
    """Everything that can differ between two positions. A game adds flat vectors and a few ints.

    Its constructor takes `stack`, `pack`, then the ints, then the vectors; `ints` and `vecs` give them back in that
    order, `int_names` and `vec_names` say what they are called when they are saved.
    """

    int_names: ClassVar[tuple[str, ...]] = ()
    vec_names: ClassVar[tuple[str, ...]] = ()

    def __init__(self, stack: list[Step[Any]], nodes: list[Effect[Any]]) -> None:
        self.stack = stack
        self.nodes = nodes
        self.tape: list[Event] | None = None

    def push(self, step: Step[Any]) -> None:
        """An interrupt: this step comes before all that is pending."""
        self.stack.append(step)

    def plan(self, steps: list[Step[Any]]) -> None:
        """These steps come next, in reading order, before all that is pending."""
        i = len(steps) - 1
        while i >= 0:
            self.stack.append(steps[i])
            i -= 1

    def note(self, kind: str, a: i64 = 0, b: i64 = 0, c: i64 = 0, audience: i64 = EVERYONE) -> None:
        """Put an event on the tape, if one is running (never during search)."""
        if self.tape is not None:
            self.tape.append(Event(kind, [a, b, c], audience))

    def note_five(self, kind: str, a: i64, b: i64, c: i64, d: i64, e: i64) -> None:
        """The same for an event that tells more, to everybody."""
        if self.tape is not None:
            self.tape.append(Event(kind, [a, b, c, d, e], EVERYONE))

    def order(self, mask: i64) -> vec[i64]:
        """The subjects of a mask in the order in which effects reach them; a game may have its own turn order."""
        out = vec[i64](capacity=8)
        for i in range(i64(63)):
            if (mask >> i) & 1:
                out = append(out, i)
        return out

    def clone(self) -> BaseState:
        raise NotImplementedError

    def ints(self) -> list[int]:
        """The game's own single numbers."""
        raise NotImplementedError

    def vecs(self) -> list[vec[i64]]:
        """The game's own vectors."""
        raise NotImplementedError

    def mixed(self) -> i64:
        """A hash of the game's own fields, without the stack."""
        h: i64 = 1
        for n in self.ints():
            h = mix(h, n)
        for values in self.vecs():
            h = mix_vec(h, values)
        return h

    def dump(self) -> dict[str, Any]:
        """The game's own fields as plain data, without the stack."""
        fields: dict[str, Any] = dict(zip(self.int_names, self.ints(), strict=True))
        for name, values in zip(self.vec_names, self.vecs(), strict=True):
            fields[name] = [int(n) for n in values]
        return fields

    def key(self) -> int:
        """A quick hash of the position, for search tables."""
        h = self.mixed()
        for step in self.stack:
            for char in step.code:
                h = mix(h, ord(char))
            h = mix(h, step.player)
            for arg in step.args():
                h = mix(h, arg)
        return h

    def to_json(self) -> dict[str, Any]:
        """The whole position as plain data; `load` of the game reads it back."""
        fields = self.dump()
        fields["stack"] = [[step.code, int(step.player), *step.args()] for step in self.stack]
        return fields

    def digest(self) -> str:
        """The hash that records carry: 16 hex digits over the canonical JSON."""
        text = json.dumps(self.to_json(), sort_keys=True, separators=(",", ":"))
        return blake2b(text.encode(), digest_size=8).hexdigest()


def undump(fields: dict[str, Any], int_names: tuple[str, ...], vec_names: tuple[str, ...]) -> list[Any]:
    """What `dump` wrote, as the constructor takes it: `State(stack, pack, *undump(…))`."""
    ints: list[Any] = [int(fields[name]) for name in int_names]
    return ints + [vec[i64]([int(n) for n in fields[name]]) for name in vec_names]


class Observation:
    """What one seat may know: a state in which everything else stands as UNKNOWN. Never played on.

    `hidden` holds counts that are open although the things counted are not (cards of a closed discard pile).
    A spectator is seat -1.
    """

    def __init__(self, seat: i64, view: BaseState, hidden: list[int]) -> None:
        self.seat: Final[i64] = seat
        self.view: Final = view
        self.hidden: Final = hidden

    def to_json(self) -> dict[str, Any]:
        fields = self.view.to_json()
        fields["seat"] = int(self.seat)
        fields["hidden"] = self.hidden
        return fields
