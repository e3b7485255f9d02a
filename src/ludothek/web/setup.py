"""The form for a new table: what was entered, shown again or made into a setup."""

from __future__ import annotations

from dataclasses import dataclass
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

from ..bots import DEFAULT
from ..core.game import GameInfo
from ..i18n import LANGUAGES, Catalogue
from ..table import SeatWish, Setup
from .visit import Trouble, Visit, whole_number

if TYPE_CHECKING:
    from collections.abc import Mapping

COMPANY = 3  # seats of a game that is played at once, if it takes as many
NONE = "none"
HINTS = {"on": True, "off": False}  # else as it fits the company


def default_seats(game: GameInfo) -> int:
    """Enough for company, not so many that a newcomer loses track."""
    return max(game.least_seats, min(COMPANY, game.most_seats))


def at_once(game: GameInfo, name: str, lang: str, bot: str = DEFAULT) -> Setup:
    """Me against bots, with the defaults."""
    seats = [SeatWish("me", name)] + [SeatWish("bot", bot=bot) for _ in range(default_seats(game) - 1)]
    return Setup(game=game.name, options={}, seats=seats, pace="live", lang=lang)


@dataclass(frozen=True)
class Form:
    """What stands in the form."""

    game: GameInfo
    name: str
    preset: str  # '': as chosen below
    options: Mapping[str, str]
    wishes: list[SeatWish]  # one for each seat the game can have
    pace: str
    lang: str
    title: str
    seed: str
    hints: str = ""

    @classmethod
    def empty(cls, visit: Visit, game: GameInfo) -> Form:
        """As it is shown first."""
        wanted = default_seats(game)
        wishes = [SeatWish("me")] + [
            SeatWish("bot" if seat < wanted else NONE, bot=DEFAULT) for seat in range(1, game.most_seats)
        ]
        return cls(game, visit.guest.name if visit.guest else "", "", {}, wishes, "live", visit.lang, "", "")

    @classmethod
    def read(cls, visit: Visit, game: GameInfo) -> Form:
        """What was sent; fields that are missing have their defaults.

        A preset outdoes the options: without a script a form sends all of them, touched or not. With one, whoever
        changes an option afterwards takes back the choice of the preset.
        """
        empty = cls.empty(visit, game)
        preset = visit.text("preset")
        options = {option.name: visit.text(f"option-{option.name}") for option in game.options}
        if preset:
            options = game.preset(preset)
        wishes = empty.wishes
        if any(name.startswith("seat-") for name in visit.fields):
            wishes = [
                SeatWish(
                    visit.text(f"seat-{seat}-kind") or NONE,
                    visit.text(f"seat-{seat}-name"),
                    visit.text(f"seat-{seat}-bot") or DEFAULT,
                )
                for seat in range(game.most_seats)
            ]
        lang = visit.text("table_lang")
        return cls(
            game=game,
            name=visit.text("name") or empty.name,
            preset=preset,
            options={name: value for name, value in options.items() if value},
            wishes=wishes,
            pace=visit.text("pace") or "live",
            lang=lang if lang in LANGUAGES else visit.lang,
            title=visit.text("title"),
            seed=visit.text("seed"),
            hints=visit.text("hints"),
        )

    def setup(self, visit: Visit) -> Setup:
        seed = whole_number(self.seed)
        if self.seed and (seed is None or seed < 0):
            raise Trouble(HTTPStatus.BAD_REQUEST, visit.say("bad-number", field="seed"))
        return Setup(
            game=self.game.name,
            options=dict(self.options),
            seats=[wish for wish in self.wishes if wish.kind != NONE],
            pace=self.pace,
            lang=self.lang,
            title=self.title,
            seed=seed,
            hints=HINTS.get(self.hints),
        )

    def seats(self, words: Catalogue) -> list[dict[str, Any]]:
        """The seats as the form shows them."""
        return [
            {
                "seat": seat,
                "colour": self.game.colours[seat],
                "colour_label": words.colour(seat),
                "kind": wish.kind,
                "name": wish.name,
                "bot": wish.bot,
            }
            for seat, wish in enumerate(self.wishes)
        ]
