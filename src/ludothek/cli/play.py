"""`ludothek play`: from the words of the command line to a table."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from ..core.errors import OptionError
from ..core.match import Match
from ..games import find
from ..i18n import catalogue
from .files import fresh_record, load_content, read_record, refuse_existing, replay_record, settings
from .screen import Screen
from .seats import Chair, parse_seats, seats_of_record
from .table import Table
from .words import say


@dataclass(frozen=True)
class Wish:
    """What was asked for."""

    game: str
    seats: str
    options: Sequence[str]
    preset: str
    seed: int | None
    lang: str
    packs: Sequence[Path]
    record: Path | None
    resume: Path | None
    colour: bool


def play(wish: Wish) -> None:
    table = resumed(wish) if wish.resume is not None else new(wish)
    table.run()


def new(wish: Wish) -> Table:
    """A new game. Everything that can be wrong is found before a file is touched."""
    game = find(wish.game)
    messages = catalogue(game, wish.lang, load_content(game, wish.packs))
    options = game.settings({**(game.preset(wish.preset) if wish.preset else {}), **settings(wish.options)})
    chairs = parse_seats(wish.seats, game, options, wish.packs)
    if wish.record is not None:
        refuse_existing(wish.record)
    seed = secrets.randbelow(1 << 31) if wish.seed is None else wish.seed
    names = [chair.name for chair in chairs]
    match = Match(game, game.load_pack(list(wish.packs)), len(chairs), options, seed, names)
    return Table(match, chairs, Screen(messages, wish.colour), wish.record or fresh_record(game.name))


def resumed(wish: Wish) -> Table:
    """A saved game, at the answer where it was left; it goes on in its own file unless another is named."""
    assert wish.resume is not None
    if wish.options or wish.preset or wish.seed is not None:
        raise OptionError(say("cli-resume-fixed", wish.lang))
    record = read_record(wish.resume)
    match = replay_record(record, wish.resume, wish.packs)
    if wish.record is not None and wish.record != wish.resume:
        refuse_existing(wish.record)
    messages = catalogue(match.game, wish.lang, load_content(match.game, wish.packs))
    if wish.seats:
        given = parse_seats(wish.seats, match.game, record.options, wish.packs)
        if len(given) != len(record.seats):
            raise OptionError(say("cli-resume-seats", wish.lang, n=len(record.seats)))
        chairs = [Chair(name, chair.bot) for name, chair in zip(record.seats, given)]
    else:
        chairs = seats_of_record(record.seats)
    return Table(match, chairs, Screen(messages, wish.colour), wish.record or wish.resume)
