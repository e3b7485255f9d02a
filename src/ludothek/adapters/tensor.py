"""Observations as tensors of fixed shape, and what stands where in them.

A tensor is made from the plain data of an observation, so every game has one. Its parts, in this order:

    table.seat       one place for each seat: 1 for the one that observes
    table.owing      one place for each seat: 1 where it owes an answer
    table.question   one place for each question of the game: 1 for the one that is asked
    table.args       the first six numbers of that question, as its step keeps them
    table.steps      one place for each kind of step: how many of them are pending
    <field>          the numbers of a field of the state, in the order of the state; a set kept as bits has one place
                     for each thing that can be in it
    <field>.rows     for a field whose length varies: how many rows are there; the places of the others are 0
    unknown.<part>   for table.args and every field, one place for each number: 1 where this seat cannot know it, and
                     then it is 0 above
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from ..core.effects import ChoosePart, MayAnswer, RepeatAnswer, RunEffect
from ..core.errors import LudothekError
from ..core.game import Shape
from ..core.state import UNKNOWN, Observation
from ..core.step import Step
from .setting import setting as find_setting

if TYPE_CHECKING:
    from .setting import Setting

Tensor = NDArray[np.float32]

ARGS = 6  # numbers of the present question that are shown
BOUND = 2.0**24  # every whole number up to here has its own float32
KERNEL: tuple[type[Step[Any]], ...] = (RunEffect, MayAnswer, ChoosePart, RepeatAnswer)
PLAIN = Shape()


class Field:
    """One field of the state: where its numbers come from, and how many there can be."""

    def __init__(self, name: str, value: Any, shape: Shape) -> None:
        self.name = name
        self.single = isinstance(value, int)
        if not self.single and not (isinstance(value, list) and all(isinstance(item, int) for item in value)):
            raise LudothekError(f"The field '{name}' is neither a number nor a list of numbers: it has no tensor.")
        self.columns = shape.columns or ("",)
        self.sets = shape.sets
        self.varies = shape.rows > 0
        self.size = shape.rows * len(self.columns) if self.varies else 1 if self.single else len(value)

    def label(self, at: int) -> str:
        """The name of one number: "round", "oil[2]", "runners[0].hand"."""
        row, column = divmod(at, len(self.columns))
        name = self.name if self.single else f"{self.name}[{row}]"
        return f"{name}.{self.columns[column]}" if self.columns[column] else name

    def bits(self, at: int) -> int:
        """How many things can be in the set at this place; 0 if a plain number stands there."""
        return self.sets.get(self.columns[at % len(self.columns)], 0)

    def read(self, value: Any, out: list[int]) -> None:
        """Put the numbers into the list, filled up to the full size."""
        if self.single:
            out.append(value)
            return
        out += value
        if len(value) != self.size:
            if not self.varies or len(value) > self.size:
                raise LudothekError(f"The field '{self.name}' has {len(value)} numbers; its shape says {self.size}.")
            out += [0] * (self.size - len(value))


class Layout:
    """What stands where in the tensors of one setting; `parts` by name, `names` by place."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        game, pack = setting.game, setting.pack
        self.questions = {code: n for n, code in enumerate(pack.words)}
        self.kinds = {kind.code: n for n, kind in enumerate((*game.steps, *KERNEL))}
        seen = game.observe(setting.begin(), 0)
        shapes = game.shapes(pack)
        fields = {**seen.view.dump(), "hidden": list(seen.hidden)}
        self.fields = [Field(name, value, shapes.get(name, PLAIN)) for name, value in fields.items()]
        self.parts: dict[str, slice] = {}
        self.names: list[str] = []
        self._build()
        self.size = len(self.names)

    # -- building -------------------------------------------------------------------------------------------

    def _part(self, name: str, names: list[str]) -> None:
        self.parts[name] = slice(len(self.names), len(self.names) + len(names))
        self.names += names

    def _build(self) -> None:
        colours = self.setting.game.colours[: self.setting.seats]
        self._part("table.seat", [f"seat {colour}" for colour in colours])
        self._part("table.owing", [f"owing {colour}" for colour in colours])
        self._part("table.question", [f"question {code}" for code in self.questions])
        args = [f"args[{n}]" for n in range(ARGS)]
        self._part("table.args", args)
        self._part("table.steps", [f"steps {code}" for code in self.kinds])
        numbers = list(args)  # the source: the args of the question, then all fields
        moves = [(place, self.parts["table.args"].start + place, 0, 0) for place in range(ARGS)]
        for field in self.fields:
            labels = [field.label(at) for at in range(field.size)]
            shown: list[str] = []
            base = len(self.names)
            for at, label in enumerate(labels):
                bits = field.bits(at)
                mask = 1 if bits else 0
                moves += [(len(numbers) + at, base + len(shown) + bit, bit, mask) for bit in range(max(bits, 1))]
                shown += [f"{label} has {bit}" for bit in range(bits)] or [label]
            self._part(field.name, shown)
            numbers += labels
        for field in self.fields:
            if field.varies:
                self._part(f"{field.name}.rows", [f"{field.name}.rows"])
        self._part("unknown.table.args", [f"unknown {label}" for label in args])
        for field in self.fields:
            self._part(f"unknown.{field.name}", [f"unknown {field.label(at)}" for at in range(field.size)])
        table = np.array(moves, dtype=np.int64)
        plain, bit = table[table[:, 3] == 0], table[table[:, 3] == 1]
        self._plain = plain[:, 0], plain[:, 1]
        self._bits = bit[:, 0], bit[:, 1], bit[:, 2]
        self._unknown = slice(self.parts["unknown.table.args"].start, len(self.names))

    # -- using ----------------------------------------------------------------------------------------------

    def encode(self, observation: Observation) -> Tensor:
        """The tensor of an observation that was made at a table of this setting."""
        out = np.zeros(self.size, dtype=np.float32)
        view = observation.view
        head, numbers = self._head(observation)
        out[: len(head)] = head
        fields = view.dump()
        fields["hidden"] = observation.hidden
        for field in self.fields:
            value = fields[field.name]
            field.read(value, numbers)
            if field.varies:
                out[self.parts[f"{field.name}.rows"].start] = len(value) // len(field.columns)
        source = np.array(numbers, dtype=np.int64)
        unknown = source == UNKNOWN
        source[unknown] = 0
        out[self._plain[1]] = source[self._plain[0]]
        out[self._bits[1]] = (source[self._bits[0]] >> self._bits[2]) & 1
        out[self._unknown] = unknown
        return out

    def _head(self, observation: Observation) -> tuple[list[int], list[int]]:
        """The parts of the table without the args, and the args as a list of their own."""
        seats, stack = self.setting.seats, observation.view.stack
        head = [0] * self.parts["table.steps"].stop
        if observation.seat >= 0:
            head[observation.seat] = 1
        if not stack:
            return head, [0] * ARGS
        top = stack[-1]
        owing = int(top.owing())
        for seat in range(seats):
            head[seats + seat] = (owing >> seat) & 1
        if top.code in self.questions:
            head[2 * seats + self.questions[top.code]] = 1
        steps = self.parts["table.steps"].start
        for step in stack:
            head[steps + self.kinds[step.code]] += 1
        args = [int(n) for n in top.args()[:ARGS]]
        return head, args + [0] * (ARGS - len(args))

    def find(self, name: str) -> list[int]:
        """The places of a part ("piers"), a column ("runners.hand") or a single number ("oil[0]")."""
        if name in self.parts:
            return list(range(self.size)[self.parts[name]])
        field, _, column = name.partition(".")
        places = range(self.size)[self.parts[field]] if field in self.parts and column else range(self.size)
        found = [at for at in places if _matches(self.names[at], name, field, column)]
        if not found:
            raise LudothekError(f"There is no '{name}' in this tensor; its parts are {', '.join(self.parts)}.")
        return found

    def table(self) -> str:
        """The parts as lines of text: first place, number of places, name."""
        return "\n".join(f"{part.start:5} {part.stop - part.start:5}  {name}" for name, part in self.parts.items())


def _matches(label: str, name: str, field: str, column: str) -> bool:
    label = label.partition(" has ")[0]
    return label == name or (bool(column) and label.startswith(f"{field}[") and label.endswith(f"].{column}"))


def layout(game: str, seats: int | None = None, **options: Any) -> Layout:
    """The layout of a game's tensors at a table with so many seats and these options."""
    return find_setting(game, seats, options).layout
