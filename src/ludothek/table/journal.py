"""The journal of a table: everything that happened there, entry by entry, and how an entry is repeated."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from ..core.errors import RecordError, Refused
from ..core.match import Match
from ..core.record import Line
from ..core.step import CHANCE

START, ANSWER, UNDO, IMPORT, REBASE = "start", "answer", "undo", "import", "rebase"
JOIN, LEAVE, BACK, ASK, AGREE, REFUSE = "join", "leave", "back", "ask", "agree", "refuse"
HINT = "hint"
NOBODY = -1


@dataclass(frozen=True)
class Entry:
    """One thing that happened. `seq` counts the entries of a table from 1."""

    seq: int
    kind: str
    seat: int = NOBODY
    body: str = ""
    key: str | None = None


@dataclass(frozen=True)
class Move:
    """An entry that changed the position. `code` is the question, if one seat answered it and nothing else happened."""

    seq: int
    seat: int
    code: str


def write_lines(lines: Iterable[Line]) -> str:
    return "\n".join(line.text() for line in lines)


def read_lines(body: str) -> list[Line]:
    found = []
    for row in body.splitlines():
        words = row.split()
        undone = words[0] == "~"
        who, code, word = words[1:] if undone else words
        found.append(Line(int(CHANCE) if who == "c" else int(who), code, word, undone))
    return found


def write_undo(to: int, by: int, consent: bool) -> str:
    return json.dumps({"to": to, "by": by, "consent": consent})


def write_position(match: Match) -> str:
    """A whole position, from which a match can go on without what led there."""
    return json.dumps({"chances": match.chances, "state": match.state.to_json()}, separators=(",", ":"))


def repeat(match: Match, lines: Sequence[Line]) -> None:
    """Give the answers of some lines once more, chance's too; a line that does not fit is refused."""
    for line in lines:
        if line.undone:
            match.record.lines.append(line)
            continue
        top = match.top()
        if top is None or top.code != line.code:
            raise Refused("", f"the game asks '{top.code if top else 'nothing'}', not '{line.text()}'.")
        if line.seat == CHANCE:
            match.answer_chance(line.word)
        else:
            match.play_word(line.seat, line.word, settle=False)
    match.top()


def go_back(match: Match, body: str) -> None:
    """Repeat an undo."""
    to = json.loads(body)["to"]
    moment = match.moment(to)
    if moment is None:
        raise RecordError(f"There is no answer after position {to} that could be taken back.")
    match.go_back(moment)


def begin_at(match: Match, position: dict[str, Any]) -> None:
    """Put a new match where `write_position` found another."""
    match.state = match.game.load_state(position["state"], match.pack)
    match.begin_here()
    match.state.tape = match.events
    match.chances = position["chances"]
    match.top()
    match.record.result = match.result() if match.over else ""


def move_of(entry: Entry) -> Move | None:
    """How an entry changed the position; None if it did not."""
    if entry.kind == ANSWER:
        lines = read_lines(entry.body)
        return Move(entry.seq, entry.seat, lines[0].code if len(lines) == 1 else "")
    return Move(entry.seq, NOBODY, "") if entry.kind in (START, UNDO, IMPORT, REBASE) else None
