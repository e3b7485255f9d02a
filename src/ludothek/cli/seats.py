"""Who sits where: `me,player,expert`, `me:Anna,me:Ben`, `me,stdio:COMMAND`."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from ..core.errors import OptionError
from .words import say

if TYPE_CHECKING:
    from ..bots import Bot
    from ..core.game import GameInfo

PERSON = "me"
BOT_NAME = re.compile(r".* \(([a-z-]+)\)")
LONGEST = 20
OUTSIDE = "outside"  # the kind of a bot that only the command line knows


@dataclass(frozen=True)
class Chair:
    """One seat: a person if there is no bot."""

    name: str
    bot: Bot | None = None


def parse_seats(
    text: str, game: GameInfo, options: Mapping[str, str] | None = None, packs: Sequence[Path] = ()
) -> list[Chair]:
    """Read `--seats`. A bot is named after its colour and its kind, so that records tell who is a bot.

    Bots outside are told the options and packs of the game.
    """
    from ..bots.outside import is_outside

    words = [word.strip() for word in text.split(",")]
    game.check_seats(len(words))
    chairs = [
        _outside(word, game.colours[seat], options or {}, packs)
        if is_outside(word)
        else _chair(word, game.colours[seat])
        for seat, word in enumerate(words)
    ]
    names = [chair.name for chair in chairs]
    for name in names:
        if names.count(name) > 1:
            raise OptionError(say("cli-same-name", name=name))
    return chairs


def _outside(word: str, colour: str, options: Mapping[str, str], packs: Sequence[Path]) -> Chair:
    from ..bots.outside import find

    return Chair(f"{colour} ({OUTSIDE})", find(word, options, packs))


def _chair(word: str, colour: str) -> Chair:
    from ..bots import find, names

    kind, colon, name = word.partition(":")
    if kind == PERSON:
        name = " ".join(name.split()) if colon else colour  # shown in the language of whoever looks
        if not name or len(name) > LONGEST or BOT_NAME.fullmatch(name):
            raise OptionError(say("cli-bad-name", name=name, n=LONGEST))
        return Chair(name)
    if colon or kind not in names():
        raise OptionError(say("cli-no-seat", given=word, bots=", ".join(names())))
    return Chair(f"{colour} ({kind})", find(kind, capped=True))


def seats_of_record(names: Sequence[str]) -> list[Chair]:
    """The seats of a saved game: who has the name of a bot is one."""
    from ..bots import find
    from ..bots import names as bots

    chairs = []
    for name in names:
        found = BOT_NAME.fullmatch(name)
        if found and found[1] == OUTSIDE:
            raise OptionError(say("cli-resume-outside", name=name))
        chairs.append(Chair(name, find(found[1], capped=True) if found and found[1] in bots() else None))
    return chairs
