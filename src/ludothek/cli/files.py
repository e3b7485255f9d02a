"""Files of the command line: games and packs by name, records in and out. Nothing is overwritten unasked."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..core.errors import OptionError, RecordError
from .words import say

if TYPE_CHECKING:
    from ..content import Content
    from ..core.game import GameInfo
    from ..core.match import Match
    from ..core.record import Record


def load_content(game: GameInfo, packs: Sequence[Path]) -> Content:
    """The names and figures of a game's cards."""
    content: Content = game.read_content(list(packs))
    return content


def read_record(file: Path) -> Record:
    from ..core.record import read

    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise RecordError(say("cli-not-text", file=str(file))) from error
    try:
        return read(text)
    except RecordError as error:
        raise RecordError(f"{file}: {error}") from error


def replay_record(record: Record, file: Path, packs: Sequence[Path], to: int | None = None) -> Match:
    """The match a record describes; says which file it was that does not fit."""
    from ..core.replay import replay
    from ..games import find

    game = find(record.game)
    if to is not None and not 0 <= to <= record.played:
        raise OptionError(say("cli-no-answer", file=str(file), n=to, count=record.played))
    try:
        return replay(game, game.load_pack(list(packs)), record, to)
    except RecordError as error:
        raise RecordError(f"{file}: {error}") from error


def write_atomically(file: Path, text: str) -> None:
    """All of the text or nothing of it: a crash in between leaves the old file as it was."""
    file.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
        os.replace(name, file)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def refuse_existing(file: Path) -> None:
    if file.exists():
        raise OptionError(say("cli-exists", file=str(file)))


def data_folder() -> Path:
    """Where records go that nobody gave a name."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "ludothek" / "records"


def fresh_record(game: str) -> Path:
    """A name in the data folder that is not taken."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    file = data_folder() / f"{stem}.rec"
    number = 1
    while file.exists():
        number += 1
        file = data_folder() / f"{stem}-{number}.rec"
    return file


def settings(pairs: Sequence[str]) -> dict[str, str]:
    """`--option name=value`, as often as wanted."""
    found: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not (name and equals and value):
            raise OptionError(say("cli-option", given=pair))
        found[name.strip()] = value.strip()
    return found


def board_module(game: GameInfo) -> Any | None:
    """The module `text` beside a game's entry point, which draws its table; None if the game has none."""
    from importlib import import_module
    from importlib.metadata import entry_points

    from ..games import GROUP

    for point in entry_points(group=GROUP):
        if point.name == game.name:
            name = f"{point.module}.text"
            try:
                return import_module(name)
            except ModuleNotFoundError as error:
                if error.name != name:
                    raise
    return None
