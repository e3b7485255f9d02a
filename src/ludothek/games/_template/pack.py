"""From the TOML records to the engine's tables."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ...content import Content, PackError, load_content
from ...core.effects import JOINT_WORDS, register
from ...core.grammar import GrammarError
from . import schema
from .effects import Cheaper
from .grammar import GRAMMAR
from .state import COLOURS
from .tables import Pack

CONTENT = Path(__file__).parent / "content"


def read_content(overrides: Sequence[Path] = ()) -> Content:
    """The game's own content, with packs laid over it."""
    return load_content([CONTENT, *overrides], schema.SCHEMAS)


def load_pack(overrides: Sequence[Path] = ()) -> Pack:
    """Read, check and tabulate the content."""
    content = read_content(overrides)
    cards, piers = content.entries("card"), content.entries("pier")
    river = content.data("river", schema.River)[0]
    pack = Pack(len(cards), len(piers), river.oil, river.hand)
    for number, card in enumerate(content.data("card", schema.Card)):
        pack.copies[number] = card.count
        for phrase in card.effects:
            read_ability(pack, number, cards[number].ref, phrase)
    for number, pier in enumerate(content.data("pier", schema.Pier)):
        pack.price[number] = pier.price
        pack.points[number] = pier.points
    pack.hash = content.hash
    pack.words = vocabulary(content)
    return pack


def read_ability(pack: Pack, card: int, ref: str, phrase: str) -> None:
    """Modifiers become a table, everything else is what happens when the card is played."""
    try:
        ability = GRAMMAR.ability(phrase)
    except GrammarError as error:
        raise PackError(f"{ref}: {error}") from error
    if ability.trigger == "always":
        if not isinstance(ability.effect, Cheaper) or ability.tests:
            raise PackError(f"{ref}: only 'cheaper' holds always, not '{ability.words()}'.")
        pack.cheaper[card] = ability.effect.n
        return
    if pack.played[card] is not None:
        raise PackError(f"{ref}: two effects have the trigger '{ability.trigger}'.")
    register(ability.effect, pack.nodes)
    pack.played[card] = ability


def vocabulary(content: Content) -> dict[str, tuple[str, ...]]:
    """The words of every question: the int of an option is its place in the tuple."""
    cards = tuple(entry.id for entry in content.entries("card"))
    piers = tuple(entry.id for entry in content.entries("pier"))
    return {
        "setup.first": COLOURS,
        "deck.draw": cards,
        "pick.card": cards,
        "light.pier": ("pass", *piers),
        "wind.answer": ("shield", *piers),
        **JOINT_WORDS,
    }
