"""`ludothek replay`, `record verify`, `record cut`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from ..core.errors import LudothekError, OptionError
from ..i18n import catalogue
from .files import load_content, read_record, replay_record, write_atomically
from .screen import Screen
from .words import complaint, say

BAD = 2


def show_replay(file: Path, to: int | None, lang: str, packs: Sequence[Path], colour: bool) -> None:
    """The log up to an answer and the position there, as a spectator sees them."""
    record = read_record(file)
    match = replay_record(record, file, packs, to)
    screen = Screen(catalogue(match.game, lang, load_content(match.game, packs)), colour)
    screen.rule(screen.catalogue.say("log-title"))
    screen.events(match, -1)
    screen.rule(screen.catalogue.say("replay-position", n=match.record.played, of=record.played))
    screen.board(match, -1)
    if match.over:
        screen.rule()
        screen.score(match)


def verify(files: Sequence[Path], packs: Sequence[Path], lang: str) -> int:
    """Replay every record to its end; the exit code is 2 if one does not say the truth."""
    code = 0
    for file in files:
        try:
            record = read_record(file)
            replay_record(record, file, packs)
        except (LudothekError, OSError) as error:
            print(complaint(error), file=sys.stderr)
            code = BAD
        else:
            state = record.result or say("record-open", lang)
            print(say("record-good", lang, file=str(file), n=record.played, result=state))
    return code


def cut(file: Path, to: int, out: Path, force: bool, packs: Sequence[Path], lang: str) -> None:
    """The first answers of a record as a record of its own; it must replay, or nothing is written."""
    record = read_record(file)
    replay_record(record, file, packs, to)
    if out.exists() and not force:
        raise OptionError(say("cli-exists-force", lang, file=str(out)))
    write_atomically(out, record.cut(to).write())
    print(say("record-cut", lang, file=str(out), n=to))
