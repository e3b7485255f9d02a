"""`ludothek games`, `pack check`, `pack sources`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

from ..content import check_content, count_sources
from ..games import find, names
from ..i18n import catalogue
from .files import load_content
from .words import say

FAILED = 1


def list_games(lang: str) -> None:
    for name in names():
        game = find(name)
        messages = catalogue(game, lang, load_content(game, []))
        seats = say("games-seats", lang, least=game.least_seats, most=game.most_seats)
        print(f"{name}: {messages.say('game-title')}, {seats}. {messages.say('game-description')}")
        for option in game.options:
            values = ", ".join(f"{value} ({messages.say(f'setting-{option.name}-{value}')})" for value in option.values)
            needs = [f"{option.only[0]}={option.only[1]}"] if option.only else []
            if option.seats:
                seats = "–".join(str(count) for count in sorted(set(option.seats)))
                needs.append(say("games-only-seats", lang, most=option.seats[1], range=seats))
            only = " " + say("games-only", lang, needs=", ".join(needs)) if needs else ""
            print(f"  --option {option.name}=…: {values}{only}")
        for preset in game.presets:
            sets = " ".join(f"{name}={value}" for name, value in preset.options.items())
            print(f"  --preset {preset.name}: {messages.say(f'preset-{preset.name}')} ({sets})")


def check_pack(name: str, packs: Sequence[Path], lang: str) -> int:
    """Everything that is wrong with a game's content; the exit code is 1 if anything is."""
    game = find(name)
    content = load_content(game, packs)
    grammar = game.grammar
    problems = check_content(
        content,
        grammar.ability,
        lambda ability: str(ability.words()),
        unique=game.unique,
        extra=game.checks,
    )
    for problem in problems:
        print(f"{problem.entry}: {problem.sentence}", file=sys.stderr)
    if problems:
        return FAILED
    pack = game.load_pack(list(packs))
    entries = sum(len(content.entries(kind)) for kind in content.schemas)
    print(say("pack-good", lang, pack=content.pack.id, version=content.pack.version, n=entries, hash=pack.hash))
    return 0


def show_sources(name: str, packs: Sequence[Path], lang: str) -> None:
    """How many figures come from the rulebook, from public pages, from us."""
    counted = count_sources(load_content(find(name), packs))
    table = Table("", *[say(f"source-{word}", lang) for word in ("rulebook", "public", "designed", "total")])
    rows = [*counted.kinds.items(), (say("score-total", lang), counted.total)]
    for kind, tally in rows:
        table.add_row(kind, str(tally.rulebook), str(tally.public), str(tally.designed), str(tally.total))
    Console().print(table)
