"""Games, lessons and rules as pages show them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from markupsafe import Markup

from .. import bots, games
from ..bots.strength import strength
from ..core.game import GameInfo
from ..i18n import Catalogue
from ..table.lessons import LessonCard, lesson_list
from ..table.shelf import Shelf
from .words import Words

HEADING = re.compile(r"^## ([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+): (.+)$", re.MULTILINE)
COVER = "cover.svg"


@dataclass(frozen=True)
class GameCard:
    """A game in a list."""

    name: str
    title: str
    description: str
    duration: str
    least: int
    most: int
    lessons: int
    rules: int
    cover: Markup


def game_card(shelf: Shelf, name: str, lang: str) -> GameCard:
    game, words = shelf.game(name), shelf.catalogue(name, lang)
    return GameCard(
        name=name,
        title=words.say("game-title"),
        description=_optional(words, "game-description"),
        duration=_optional(words, "game-duration"),
        least=game.least_seats,
        most=game.most_seats,
        lessons=len(lessons(shelf, name, lang)),
        rules=len(words.rules()),
        cover=_cover(game.folder),
    )


def game_cards(shelf: Shelf, lang: str) -> list[GameCard]:
    """All games, those with the most lessons first: that is where a newcomer should begin."""
    return sorted((game_card(shelf, name, lang) for name in games.names()), key=lambda card: -card.lessons)


def lessons(shelf: Shelf, name: str, lang: str) -> Sequence[LessonCard]:
    return _lessons(shelf.game(name).name, lang)


@cache
def _lessons(name: str, lang: str) -> tuple[LessonCard, ...]:
    return tuple(lesson_list(games.find(name), lang))


def _optional(words: Catalogue, key: str) -> str:
    return words.say(key) if words.has(key) else ""


@cache
def _cover(folder: Path) -> Markup:
    """The picture of a game, where somebody drew one."""
    file = folder / COVER
    return Markup(file.read_text(encoding="utf-8")) if file.is_file() else Markup("")


# -- setting up ---------------------------------------------------------------------------------------------


def option_cards(game: GameInfo, words: Catalogue, chosen: Mapping[str, str]) -> list[dict[str, Any]]:
    """The options of a game with their words, and for the script what each of them depends on."""
    return [
        {
            "name": option.name,
            "label": _optional(words, f"setting-{option.name}") or option.name,
            "only": _value(words, *option.only) if option.only else "",
            "needs": option.only,
            "seats": option.seats,
            "chosen": chosen.get(option.name, option.default),
            "values": [
                {
                    "value": value,
                    "label": _value(words, option.name, value),
                    "about": _optional(words, f"setting-{option.name}-{value}-about"),
                }
                for value in option.values
            ],
        }
        for option in game.options
    ]


def _value(words: Catalogue, option: str, value: str) -> str:
    return _optional(words, f"setting-{option}-{value}") or value


def preset_cards(game: GameInfo, words: Catalogue) -> list[dict[str, Any]]:
    """The combinations that are recommended, each with all that it sets."""
    return [
        {
            "name": preset.name,
            "label": _optional(words, f"preset-{preset.name}") or preset.name,
            "about": _optional(words, f"preset-{preset.name}-about"),
            "sets": game.preset(preset.name),
        }
        for preset in game.presets
    ]


def chosen_options(game: GameInfo, words: Catalogue, chosen: Mapping[str, str], seats: int) -> list[tuple[str, str]]:
    """What was chosen before the game, as far as it changes anything: label and value."""
    mattering = {option.name for option in game.that_matter(chosen, seats)}
    return [
        (card["label"], next(value["label"] for value in card["values"] if value["value"] == card["chosen"]))
        for card in option_cards(game, words, chosen)
        if card["name"] in mattering
    ]


def bot_cards(words: Words, game: str) -> list[dict[str, str]]:
    """The bots to choose from, with what was measured of them in this game; pages know them by `name`, the script by
    `id`."""
    found = []
    for name in bots.offered():
        label = words.say(f"bot-{name}") if words.has(f"bot-{name}") else name
        measured = strength(game, name)
        shown = words.say("bot-strength", rating=str(measured.rating), error=measured.error) if measured else ""
        label = words.say("bot-measured", bot=label, strength=shown) if shown else label
        found.append({"id": name, "name": name, "label": label, "strength": shown})
    return found


# -- rules --------------------------------------------------------------------------------------------------


def rule_areas(words: Catalogue, query: str) -> list[dict[str, Any]]:
    """The rules that contain all words of a query, by area."""
    titles = _areas(words.game.folder, words.lang)
    wanted = query.casefold().split()
    found: dict[str, list[dict[str, str]]] = {}
    for id, text in words.rules().items():
        if all(part in f"{id} {text}".casefold() for part in wanted):
            found.setdefault(id.rpartition("-")[0], []).append({"id": id, "text": text})
    return [{"id": area, "title": titles.get(area, area), "rules": rules} for area, rules in found.items()]


@cache
def _areas(folder: Path, lang: str) -> dict[str, str]:
    """The titles of the areas, from the headings of the file with the rules."""
    file = folder / ("RULES.md" if lang == "en" else f"RULES.{lang}.md")
    found = HEADING.findall(file.read_text(encoding="utf-8"))
    return {area: title[:1].upper() + title[1:] for area, title in found}
