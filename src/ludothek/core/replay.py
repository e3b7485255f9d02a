"""Replaying a record to any of its answers, and verifying that it says the truth."""

from __future__ import annotations

from typing import Any

from .errors import RecordError, Refused
from .game import GameInfo
from .match import Match
from .record import Record
from .step import CHANCE


def replay(game: GameInfo, pack: Any, record: Record, to: int | None = None) -> Match:
    """A match that stands where the record does (or after its first `to` answers), ready to go on."""
    check_header(game, pack, record)
    match = Match(game, pack, len(record.seats), record.options, record.seed, record.seats)
    count = 0
    for line in record.lines:
        if to is not None and count >= to:
            break
        if line.undone:
            match.record.lines.append(line)
            continue
        count += 1
        try:
            _repeat(match, line.seat, line.code, line.word)
        except (Refused, IndexError) as error:
            raise RecordError(f"Answer {count} of the record, '{line.text()}', does not fit: {error}") from error
        digest = record.checks.get(count)
        if digest is not None and digest != match.state.digest():
            raise RecordError(f"After answer {count} the position is not the one the record was made with.")
    if to is None:
        match.step()
        if record.result and match.result() != record.result:
            raise RecordError(f"The record ends with '{record.result}', but the game with '{match.result()}'.")
    return match


def check_header(game: GameInfo, pack: Any, record: Record) -> None:
    """One clear sentence for a record that cannot be replayed here."""
    if record.game != game.name:
        raise RecordError(f"This is a record of {record.game}, not of {game.name}.")
    if record.rules != game.rules:
        raise RecordError(f"The record was made with rules version {record.rules}; this is version {game.rules}.")
    if record.pack != pack.hash:
        raise RecordError(f"The record was made with the content pack {record.pack}; this is {pack.hash}.")
    game.check_seats(len(record.seats))
    game.settings(record.options)


def _repeat(match: Match, seat: int, code: str, word: str) -> None:
    top = match.top()
    if top is None or top.code != code:
        raise Refused("", f"the game asks '{top.code if top else 'nothing'}' there.")
    if seat == CHANCE:
        match.answer_chance(word)
    else:
        match.play_word(seat, word, settle=False)
