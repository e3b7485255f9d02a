"""`bots/strength.toml`: what tournaments have measured of the bots, for the lobby to show."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from .folder import write_text
from .toml import dump
from .tournament import Tournament

HEAD = """What tournaments have measured: Elo-like ratings with 95 % intervals, comparable within one game.
Written by `ludothek tournament --strength`; the command of each row measures it again."""
KEY = ("game", "level")


def keep(file: Path, tournament: Tournament, command: str, date: str) -> None:
    """Put the standings of a tournament into the file, in place of older rows of the same game and bot."""
    rows = read(file) if file.exists() else []
    fresh = [
        {
            "game": tournament.plan.game,
            "level": standing.bot,
            "rating": round(standing.rating),
            "low": round(standing.interval[0]),
            "high": round(standing.interval[1]),
            "games": standing.games,
            "seats": tournament.plan.seats[0],
            "options": dict(tournament.plan.options),
            "command": command,
            "date": date,
        }
        for standing in tournament.standings
    ]
    replaced = {key(row) for row in fresh}
    kept = [row for row in rows if key(row) not in replaced] + fresh
    kept.sort(key=lambda row: (row["game"], -row["rating"]))
    write_text(file, dump({"strength": kept}, HEAD))


def read(file: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads(file.read_text(encoding="utf-8")).get("strength", [])
    return found


def key(row: dict[str, Any]) -> tuple[Any, ...]:
    return tuple(row[name] for name in KEY)
