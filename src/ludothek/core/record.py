"""Game records: readable text, one line per answer, that replays to the same position bit for bit.

ludothek record 1
game evacuate
rules 1
pack 60d832aef570
option mode full
seat Anna
seat Ben
seed 42

c setup.station hole
0 run.pick move-3
~ 0 run.pick move-1          an answer that was taken back
= 25 0123456789abcdef        the state hash after 25 answers
end transport blue
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from .errors import RecordError
from .step import CHANCE

HEADER = "ludothek record 1"
SEED = re.compile(r"-?[0-9]{1,19}")


@dataclass(frozen=True)
class Line:
    """One answer of a seat or of chance."""

    seat: int
    code: str
    word: str
    undone: bool = False

    def marked(self) -> Line:
        return replace(self, undone=True)

    def text(self) -> str:
        who = "c" if self.seat == CHANCE else str(self.seat)
        return f"{'~ ' if self.undone else ''}{who} {self.code} {self.word}"


@dataclass
class Record:
    """The truth about a finished or running game, for people and for tests."""

    game: str
    rules: str
    pack: str
    options: Mapping[str, str]
    seats: tuple[str, ...]
    seed: int
    lines: list[Line] = field(default_factory=list)
    checks: dict[int, str] = field(default_factory=dict)
    result: str = ""

    @property
    def played(self) -> int:
        """How many answers stand (those taken back are not counted)."""
        return sum([not line.undone for line in self.lines])

    def cut(self, count: int) -> Record:
        """The record up to its first `count` standing answers."""
        kept: list[Line] = []
        standing = 0
        for line in self.lines:
            if standing == count:
                break
            kept.append(line)
            standing += not line.undone
        checks = {n: digest for n, digest in self.checks.items() if n <= count}
        whole = len(kept) == len(self.lines)
        return replace(self, lines=kept, checks=checks, result=self.result if whole else "")

    def write(self) -> str:
        out = [HEADER, f"game {self.game}", f"rules {self.rules}", f"pack {self.pack}"]
        out += [f"option {name} {value}" for name, value in self.options.items()]
        out += [f"seat {name}" for name in self.seats]
        out += [f"seed {self.seed}", ""]
        standing = 0
        for line in self.lines:
            out.append(line.text())
            standing += not line.undone
            if not line.undone and standing in self.checks:
                out.append(f"= {standing} {self.checks[standing]}")
        if self.result:
            out.append(f"end {self.result}")
        return "\n".join(out) + "\n"


def read(text: str) -> Record:
    """Read a record; a damaged one is refused with the line that is wrong."""
    rows = text.splitlines()
    if not rows or rows[0].strip() != HEADER:
        raise RecordError(f"This is not a Ludothek record: its first line is not '{HEADER}'.")
    split = rows.index("") if "" in rows else len(rows)
    record = _read_header(rows[1:split])
    for number, row in enumerate(rows[split + 1 :], split + 2):
        if record.result:
            raise RecordError(f"The record is damaged: line {number} comes after the end of the game.")
        _read_row(record, row.split(), number)
    return record


def _read_header(rows: Sequence[str]) -> Record:
    single: dict[str, str] = {}
    options: dict[str, str] = {}
    seats: list[str] = []
    for number, row in enumerate(rows, 2):
        key, _, value = row.partition(" ")
        if key == "option" and " " in value:
            name, _, setting = value.partition(" ")
            options[name] = setting
        elif key == "seat" and value:
            seats.append(value)
        elif key in ("game", "rules", "pack", "seed") and value and key not in single:
            single[key] = value
        else:
            raise RecordError(f"The record is damaged: line {number} '{row}' is not part of a header.")
    for key in ("game", "rules", "pack", "seed"):
        if key not in single:
            raise RecordError(f"The record is damaged: its header has no line '{key}'.")
    if not SEED.fullmatch(single["seed"]) or not -(2**63) <= int(single["seed"]) < 2**63:
        raise RecordError(f"The record is damaged: '{single['seed']}' is not a seed.")
    return Record(single["game"], single["rules"], single["pack"], options, tuple(seats), int(single["seed"]))


def _read_row(record: Record, words: list[str], number: int) -> None:
    undone = words[:1] == ["~"]
    parts = words[1:] if undone else words
    if parts[:1] == ["end"] and len(parts) > 1 and not undone:
        record.result = " ".join(parts[1:])
    elif parts[:1] == ["="] and len(parts) == 3 and parts[1].isdecimal() and not undone:
        if int(parts[1]) != record.played:
            raise RecordError(f"The record is damaged: line {number} counts {parts[1]} answers, not {record.played}.")
        record.checks[record.played] = parts[2]
    elif len(parts) == 3 and (parts[0] == "c" or parts[0].isdecimal()):
        seat = CHANCE if parts[0] == "c" else int(parts[0])
        if seat >= len(record.seats):
            raise RecordError(f"The record is damaged: line {number} names seat {seat}, which does not exist.")
        record.lines.append(Line(int(seat), parts[1], parts[2], undone))
    else:
        raise RecordError(f"The record is damaged: line {number} '{' '.join(words)}' cannot be read.")
