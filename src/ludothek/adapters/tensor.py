"""Observations as tensors of fixed shape, and what stands where in them.

A tensor is made from the plain data of an observation, so every game has one. Its parts, in this order:

    table.seat       one place for each seat: 1 for the one that observes
    table.owing      one place for each seat: 1 where it owes an answer
    table.question   one place for each question of the game: 1 for the one that is asked
    table.steps      one place for each kind of step: how many of them are pending
    table.args       the first six numbers of that question, as its step keeps them
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
        self._part("table.steps", [f"steps {code}" for code in self.kinds])
        args = [f"args[{n}]" for n in range(ARGS)]
        self._part("table.args", args)
        # Where each place comes from: the table is read as it stands, then field by field, sets bit by bit.
        plain = [(place, place) for place in range(len(self.names))]
        sets: list[tuple[int, int, int]] = []
        source = len(self.names)
        for field in self.fields:
            shown: list[str] = []
            for at in range(field.size):
                label, bits, place = field.label(at), field.bits(at), len(self.names) + len(shown)
                if bits:
                    sets += [(source + at, place + bit, bit) for bit in range(bits)]
                    shown += [f"{label} has {bit}" for bit in range(bits)]
                else:
                    plain.append((source + at, place))
                    shown.append(label)
            self._part(field.name, shown)
            source += field.size
        for field in self.fields:
            if field.varies:
                self._part(f"{field.name}.rows", [f"{field.name}.rows"])
        self._part("unknown.table.args", [f"unknown {label}" for label in args])
        for field in self.fields:
            self._part(f"unknown.{field.name}", [f"unknown {field.label(at)}" for at in range(field.size)])
        self._from, self._to = np.array(plain, dtype=np.int64).T.copy()
        self._set_from, self._set_to, self._bit = np.array(sets, dtype=np.int64).reshape(-1, 3).T.copy()

    # -- using ----------------------------------------------------------------------------------------------

    def encode(self, observation: Observation) -> Tensor:
        """The tensor of an observation that was made at a table of this setting."""
        out = np.zeros(self.size, dtype=np.float32)
        numbers = self._table(observation)
        fields = observation.view.dump()
        fields["hidden"] = observation.hidden
        for field in self.fields:
            value = fields[field.name]
            field.read(value, numbers)
            if field.varies:
                out[self.parts[f"{field.name}.rows"].start] = len(value) // len(field.columns)
        source = np.array(numbers, dtype=np.int64)
        unknown = source == UNKNOWN
        source[unknown] = 0
        out[self._to] = source[self._from]
        out[self._set_to] = (source[self._set_from] >> self._bit) & 1
        out[self.parts["unknown.table.args"].start :] = unknown[self.parts["table.args"].start :]
        return out

    def _table(self, observation: Observation) -> list[int]:
        """The parts that come before the fields."""
        seats, stack = self.setting.seats, observation.view.stack
        numbers = [0] * self.parts["table.args"].stop
        if observation.seat >= 0:
            numbers[observation.seat] = 1
        if stack:
            top = stack[-1]
            owing = int(top.owing())
            for seat in range(seats):
                numbers[seats + seat] = (owing >> seat) & 1
            if top.code in self.questions:
                numbers[2 * seats + self.questions[top.code]] = 1
            steps, args = self.parts["table.steps"].start, self.parts["table.args"].start
            for step in stack:
                numbers[steps + self.kinds[step.code]] += 1
            for at, arg in enumerate(top.args()[:ARGS]):
                numbers[args + at] = arg
        return numbers

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
