"""What a game tells the platform about itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from .chance import Rng
from .effects import ChoosePart, MayAnswer, RepeatAnswer, RunEffect
from .errors import OptionError, RecordError
from .grammar import Grammar
from .scoring import ScoreSheet
from .state import BaseState, Observation
from .step import Step
from .weights import Weights


class PackLike(Protocol):
    """What the platform needs to know of a game's pack."""

    hash: str
    words: dict[str, tuple[str, ...]]


@dataclass(frozen=True)
class Option:
    """A typed choice before the game: its values are words, the first is the default."""

    name: str
    values: tuple[str, ...]
    only: tuple[str, str] | None = None  # another option and the value of it without which this one changes nothing
    seats: tuple[int, int] | None = None  # the least and the most seats at which it changes anything; None: at all

    @property
    def default(self) -> str:
        return self.values[0]

    def fits(self, seats: int) -> bool:
        """Whether it can change anything at a table with so many seats."""
        return self.seats is None or self.seats[0] <= seats <= self.seats[1]

    def matters(self, settings: Mapping[str, str], seats: int, options: Sequence[Option]) -> bool:
        """Whether it changes anything at this table; `options` are all those of the game, `settings` their values.

        Where the option named in `only` has no say at this number of seats, the rules have made that choice
        themselves, and made it so that this one matters: a game alone is always played for points.
        """
        if not self.fits(seats):
            return False
        if self.only is None:
            return True
        name, value = self.only
        other = next(option for option in options if option.name == name)
        if not other.fits(seats):
            return True
        return settings.get(name, other.default) == value and other.matters(settings, seats, options)


@dataclass(frozen=True)
class Preset:
    """A combination of options that the designer recommends; those it does not name have their defaults."""

    name: str
    options: Mapping[str, str]


@dataclass(frozen=True)
class Shape:
    """How a field of the state reads as a table, for those who make tensors of it; needed where it is more than a list.

    A set that is kept as bits is named by its column; in a field without columns the name is empty.
    """

    columns: tuple[str, ...] = ()  # the numbers of one row
    sets: Mapping[str, int] = field(default_factory=dict)  # the columns that are sets: how many things can be in one
    rows: int = 0  # where the length varies: the most rows there can be


def no_shapes(pack: Any) -> Mapping[str, Shape]:
    """All fields are lists of plain numbers, as long as at the beginning."""
    return {}


def phase_last(given: Mapping[str, Any]) -> list[tuple[str, Any]]:
    """The order in which a scenario's position is built, unless a game has its own: as written, the phase last."""
    return sorted(given.items(), key=lambda item: item[0] == "phase")


@dataclass(frozen=True)
class GameInfo:
    """Everything about one game, in one place."""

    name: str
    rules: str  # version of the rules; records of another version are not replayed
    folder: Path
    least_seats: int
    most_seats: int
    colours: tuple[str, ...]
    options: tuple[Option, ...]
    refusals: tuple[str, ...]  # rule numbers of the engine -> rule ids
    steps: tuple[type[Step[Any]], ...]
    events: Mapping[str, tuple[str, ...]]  # event kind -> its arguments as "name:vocabulary"
    revealing: frozenset[str]  # event kinds that bring hidden things to light: nobody undoes past them
    load_pack: Callable[[Sequence[Path]], Any]
    new_game: Callable[[Any, int, Mapping[str, str]], BaseState]
    load_fields: Callable[[dict[str, Any], Any, list[Step[Any]]], BaseState]
    observe: Callable[[Any, int], Observation]
    sample_state: Callable[[Observation, Rng], BaseState]
    score: Callable[[Any], ScoreSheet]
    evaluate: Callable[[Any, int, Weights], float]
    weights: Weights  # what evaluate weighs, unless somebody tries others
    violations: Callable[[Any], list[str]]  # broken invariants, for tests; empty in a sound position
    read_path: Callable[[Any, str], Any]
    write_path: Callable[[Any, str, Any], None]
    grammar: Grammar  # the words of its cards' effects
    read_content: Callable[..., Any]  # packs laid over the game's own -> checked records
    vocabulary: Callable[[Any], dict[str, tuple[str, ...]]]  # records -> the words of every question
    checks: tuple[Callable[[Any], Any], ...] = ()  # what `pack check` looks at besides the generic checks
    unique: tuple[tuple[str, ...], ...] = ()  # kinds of records whose ids must differ from each other
    assignments: Callable[[Mapping[str, Any]], list[tuple[str, Any]]] = phase_last
    presets: tuple[Preset, ...] = ()
    heading: str = "round"  # the kind of event that begins a new part of the log and of the graph
    search: Mapping[str, float] = field(default_factory=dict)  # how bots search it; see bots.mcts
    untold: frozenset[str] = frozenset()  # questions whose only answer is no line of the log: what follows tells it
    pauses: frozenset[str] = frozenset()  # questions at which a position can be judged as it stands; see bots.rollout
    learned: Weights | None = None  # what the levels that search judge by; the yardsticks keep `weights`
    shapes: Callable[[Any], Mapping[str, Shape]] = no_shapes  # pack -> fields that are tables or sets, or that grow

    def settings(self, given: Mapping[str, str]) -> dict[str, str]:
        """The options in full; refuses names and values the game does not have."""
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                raise OptionError(f"{self.name} has no option '{name}'; it has {', '.join(known)}.")
            if value not in known[name].values:
                raise OptionError(f"The option '{name}' takes {' or '.join(known[name].values)}, not '{value}'.")
        return {name: given.get(name, option.default) for name, option in known.items()}

    def preset(self, name: str) -> dict[str, str]:
        """All options as a preset sets them."""
        for preset in self.presets:
            if preset.name == name:
                return self.settings(preset.options)
        there = ", ".join(preset.name for preset in self.presets)
        raise OptionError(f"{self.name} has no preset '{name}'; it has {there or 'none'}.")

    def that_matter(self, settings: Mapping[str, str], seats: int) -> list[Option]:
        """The options that change anything at this table."""
        return [option for option in self.options if option.matters(settings, seats, self.options)]

    def check_seats(self, seats: int) -> None:
        if not self.least_seats <= seats <= self.most_seats:
            raise OptionError(f"{self.name} takes {self.least_seats} to {self.most_seats} seats, not {seats}.")

    def load_state(self, fields: dict[str, Any], pack: Any) -> BaseState:
        """The position that `to_json` wrote."""
        kinds: tuple[type[Step[Any]], ...] = (*self.steps, RunEffect, MayAnswer, ChoosePart, RepeatAnswer)
        classes: dict[str, Callable[..., Step[Any]]] = {kind.code: kind for kind in kinds}
        stack: list[Step[Any]] = []
        for code, *args in fields["stack"]:
            if code not in classes:
                raise RecordError(f"This version of {self.name} has no step '{code}'.")
            stack.append(classes[code](*args))
        return self.load_fields(fields, pack, stack)

    def rule(self, number: int) -> str:
        """The id of a rule that forbids, from the engine's number."""
        return self.refusals[number] if 0 < number < len(self.refusals) else ""


def word_of(pack: PackLike, code: str, choice: int) -> str:
    """The stable word of an option."""
    words = pack.words[code]
    return words[choice] if 0 <= choice < len(words) else "?"


def number_of(pack: PackLike, code: str, word: str) -> int:
    """The int of a word, or -1."""
    words = pack.words.get(code, ())
    return words.index(word) if word in words else -1
