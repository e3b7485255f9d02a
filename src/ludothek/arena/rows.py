"""What is kept of a game: one row for it, one for each seat, and one for each decision if wanted. Plain data only."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from ..bots import Bot
from ..bots.outside import find as find_bot
from .lineup import Fixture, Plan, fixture, load
from .play import Played, play_game, tally
from .words import ledger

Row = dict[str, Any]


@dataclass
class Rows:
    """The rows of some games, in the order of their numbers."""

    games: list[Row] = field(default_factory=list)
    seats: list[Row] = field(default_factory=list)
    decisions: list[Row] = field(default_factory=list)


@cache
def bot_of(name: str, options: tuple[tuple[str, str], ...], packs: tuple[str, ...]) -> Bot:
    """A process needs one bot of each kind: it keeps nothing between two questions."""
    return find_bot(name, dict(options), [Path(pack) for pack in packs])


def play_chunk(plan: Plan, indices: Iterable[int]) -> Rows:
    """Play these games. Runs in any process on any machine: the plan is all it needs."""
    rows = Rows()
    for index in indices:
        add(rows, plan, fixture(plan, index))
    return rows


def add(rows: Rows, plan: Plan, fixed: Fixture) -> None:
    game, pack = load(plan)
    bots = [bot_of(name, plan.options, plan.packs) for name in fixed.bots]
    played = play_game(game, pack, bots, dict(plan.options), fixed.seed, plan.opening, plan.decisions)
    rows.games.append(game_row(plan, fixed, played))
    rows.seats += seat_rows(plan, fixed, played)
    rows.decisions += [
        {"game": fixed.index, "played": before, "seat": seat, "code": code, "options": count, "word": word}
        for before, seat, code, count, word in played.choices
    ]


def game_row(plan: Plan, fixed: Fixture, played: Played) -> Row:
    decisions = sum(played.decisions)
    return {
        "game": fixed.index,
        "seed": fixed.seed,
        "options": [{"name": name, "value": value} for name, value in plan.options],
        "seats": len(fixed.bots),
        "bots": list(fixed.bots),
        "outcome": played.sheet.outcome,
        "winners": list(played.sheet.winners),
        "decisions": decisions,
        "rounds": played.rounds,
        "branching": played.options / decisions if decisions else 0.0,
        "lead_changes": played.lead_changes,
        "seconds": played.seconds,
    }


def seat_rows(plan: Plan, fixed: Fixture, played: Played) -> list[Row]:
    sheet, seats = played.sheet, len(fixed.bots)
    share = 1 / len(sheet.winners) if sheet.winners else 0.0
    deeds = ledger(plan.game, plan.packs).deeds(played.events, seats)
    places, returns = sheet.places(), sheet.returns()
    return [
        {
            "game": fixed.index,
            "seats": seats,
            "seat": seat,
            "bot": fixed.bots[seat],
            "place": places[seat],
            "win": share if seat in sheet.winners else 0.0,
            "score": sheet.seats[seat].total,
            "return": returns[seat],
            "decisions": played.decisions[seat],
            "lines": lines(played, seat),
            "did": tally(deeds[seat]),
            "opening": played.openings[seat],
        }
        for seat in range(seats)
    ]


def lines(played: Played, seat: int) -> list[Row]:
    """The score sheet; two lines with one label count together."""
    found: dict[str, int] = {}
    for line in played.sheet.seats[seat].lines:
        found[line.label] = found.get(line.label, 0) + line.points
    return [{"label": label, "points": points} for label, points in found.items()]
