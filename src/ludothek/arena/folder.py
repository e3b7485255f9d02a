"""A folder of simulated games: what was asked for (`run.json`) and the games so far, in Parquet files of so many each.

A file is written under another name and then renamed, the file of games last: if it is there, its chunk is whole.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..core.errors import LudothekError, OptionError
from .lineup import Plan, load
from .rows import Rows

if TYPE_CHECKING:
    import polars as pl

FORMAT = 1
RUN = "run.json"
GAMES, SEATS, DECISIONS = "games", "seats", "decisions"
Chunk = dict[str, bytes]  # kind of table -> Parquet; games last


class FolderError(LudothekError):
    """A folder of games cannot be used as asked."""


@dataclass(frozen=True)
class Run:
    """What a folder says about itself."""

    plan: Plan
    games: int
    chunk: int  # games in a file
    rules: str
    pack: str  # hash of the content

    def described(self) -> dict[str, Any]:
        plan = {**asdict(self.plan), "options": dict(self.plan.options)}
        return {
            "format": FORMAT,
            "games": self.games,
            "chunk": self.chunk,
            "rules": self.rules,
            "pack": self.pack,
        } | plan


def polars() -> Any:
    """The library that reads and writes Parquet; it is an extra."""
    try:
        import polars as pl
    except ModuleNotFoundError as error:
        raise OptionError("This needs the extra 'arena': pip install 'ludothek[arena]'.") from error
    return pl


def chunk_size(games: int) -> int:
    """Small enough to lose little when a run is stopped, great enough not to fill a folder with tiny files."""
    return min(1000, max(8, games // 64))


def new_run(plan: Plan, games: int) -> Run:
    game, pack = load(plan)
    return Run(plan, games, chunk_size(games), game.rules, pack.hash)


def open_folder(folder: Path, run: Run) -> Run:
    """The run of this folder, which is as asked for, if need be with more games than before; else it is refused."""
    file = folder / RUN
    if not file.exists():
        if folder.exists() and any(folder.iterdir()):
            raise FolderError(f"{folder} holds other files; choose an empty folder.")
        folder.mkdir(parents=True, exist_ok=True)
        write_text(file, json.dumps(run.described(), indent=2) + "\n")
        return run
    found = read_run(folder)
    asked, held = run.described(), found.described()
    for key in asked:
        if key not in ("games", "chunk") and asked[key] != held[key]:
            raise FolderError(
                f"{folder} holds games with {key} {shown(held[key])}, not {shown(asked[key])}; choose another folder."
            )
    if run.games < found.games:
        raise FolderError(
            f"{folder} is for {found.games} games, which is more than {run.games}; choose another folder."
        )
    grown = Run(found.plan, run.games, found.chunk, found.rules, found.pack)
    if grown.games != found.games:
        write_text(file, json.dumps(grown.described(), indent=2) + "\n")
    return grown


def shown(value: object) -> str:
    if isinstance(value, Mapping):
        return ",".join(f"{name}={setting}" for name, setting in value.items()) or "none"
    if isinstance(value, (list, tuple)):
        return ",".join(str(item) for item in value) or "none"
    return str(value)


def read_run(folder: Path) -> Run:
    """What a folder was made for."""
    file = folder / RUN
    try:
        fields = json.loads(file.read_text(encoding="utf-8"))
        if fields["format"] != FORMAT:
            raise FolderError(f"{folder} was written in format {fields['format']}; this version reads {FORMAT}.")
        plan = Plan(
            game=fields["game"],
            bots=tuple(fields["bots"]),
            seats=tuple(fields["seats"]),
            options=tuple(fields["options"].items()),
            packs=tuple(fields["packs"]),
            seed=fields["seed"],
            opening=fields["opening"],
            decisions=fields["decisions"],
        )
        return Run(plan, fields["games"], fields["chunk"], fields["rules"], fields["pack"])
    except FileNotFoundError:
        raise FolderError(f"{folder} is not a folder of simulated games: it has no {RUN}.") from None
    except (KeyError, TypeError, AttributeError, ValueError) as error:
        raise FolderError(f"{file} is damaged.") from error


# -- chunks -------------------------------------------------------------------------------------------------


def chunks(run: Run) -> list[range]:
    """The numbers of the games of every file."""
    return [range(at, min(at + run.chunk, run.games)) for at in range(0, run.games, run.chunk)]


def chunk_file(folder: Path, kind: str, number: int) -> Path:
    return folder / f"{kind}-{number:05d}.parquet"


def missing(folder: Path, run: Run) -> list[int]:
    """The chunks that are still to be played; the last of a run that was made longer is played anew."""
    pl = polars()
    found = []
    for number, indices in enumerate(chunks(run)):
        file = chunk_file(folder, GAMES, number)
        held = pl.scan_parquet(file).select(pl.len()).collect().item() if file.exists() else 0
        if held != len(indices):
            found.append(number)
    return found


def packed(rows: Rows, decisions: bool) -> Chunk:
    """Rows as the bytes of their files: whoever played them does this work, the writer only writes."""
    tables = {SEATS: rows.seats, GAMES: rows.games}
    if decisions:
        tables = {DECISIONS: rows.decisions, **tables}
    found = {}
    for kind, table in tables.items():
        buffer = BytesIO()
        polars().DataFrame(table, schema=schema(kind)).write_parquet(buffer, compression="zstd")
        found[kind] = buffer.getvalue()
    return found


def write_chunk(folder: Path, number: int, chunk: Chunk) -> None:
    for kind, content in chunk.items():
        write_bytes(chunk_file(folder, kind, number), content)


def read_table(folder: Path, kind: str) -> pl.DataFrame:
    """All rows of one kind, in the order of the games, of the chunks that are whole."""
    run = read_run(folder)
    files = [
        chunk_file(folder, kind, number)
        for number in range(len(chunks(run)))
        if chunk_file(folder, GAMES, number).exists()
    ]
    if not files:
        raise FolderError(f"{folder} has no games yet.")
    found: pl.DataFrame = polars().read_parquet(files)
    return found


def schema(kind: str) -> dict[str, Any]:
    """The columns; fixed, so that files without any deed or line have the same types as all others."""
    pl = polars()
    if kind == GAMES:
        pair = pl.Struct({"name": pl.String, "value": pl.String})
        return {
            "game": pl.Int64,
            "seed": pl.Int64,
            "options": pl.List(pair),
            "seats": pl.Int8,
            "bots": pl.List(pl.String),
            "outcome": pl.String,
            "winners": pl.List(pl.Int8),
            "decisions": pl.Int32,
            "rounds": pl.Int32,
            "branching": pl.Float64,
            "lead_changes": pl.Int32,
            "seconds": pl.Float64,
        }
    if kind == SEATS:
        return {
            "game": pl.Int64,
            "seats": pl.Int8,
            "seat": pl.Int8,
            "bot": pl.String,
            "place": pl.Int8,
            "win": pl.Float64,
            "score": pl.Int32,
            "return": pl.Float64,
            "decisions": pl.Int32,
            "lines": pl.List(pl.Struct({"label": pl.String, "points": pl.Int32})),
            "did": pl.List(pl.Struct({"kind": pl.String, "word": pl.String, "count": pl.Int32})),
            "opening": pl.List(pl.String),
        }
    return {
        "game": pl.Int64,
        "played": pl.Int32,
        "seat": pl.Int8,
        "code": pl.String,
        "options": pl.Int16,
        "word": pl.String,
    }


def write_text(file: Path, text: str) -> None:
    write_bytes(file, text.encode())


def write_bytes(file: Path, content: bytes) -> None:
    """All of it or nothing."""
    file.parent.mkdir(parents=True, exist_ok=True)
    hidden = file.with_name(f".{file.name}.{os.getpid()}")
    hidden.write_bytes(content)
    os.replace(hidden, file)
