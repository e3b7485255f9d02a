"""Small positions for rule tests: build one, let players and chance answer, read what came of it.

Questions are written as in records: the code, then the word (`run.pick move-3`, `nomia.draw rear`).
Colours are seats: blue, yellow, pink, ivory, green, violet; with two players pink and ivory are neutral.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from ludothek.core.match import Match
from ludothek.games import find
from ludothek.games.evacuate.state import CARD_ID, CARDW, IN_DISCARD, PLAYED, State
from tests.games.playing import answer, asks, chance, offers, told, until

GAME = find("evacuate")
PLAIN = ("starting", "market-concourse", "?observation-gallery")  # ten open rows without any text
CALM = {"all-clear": 9}  # a Nomia Deck in which nothing happens
FIRST_WRITTEN = ("line", "civilization", "hand", "deck", "discard")  # other paths refer to these

OWN_PACK = """
[pack]
id      = "own"
game    = "evacuate"
version = "1.0"
title   = { en = "Own", de = "Own" }
"""


@cache
def pack() -> Any:
    return GAME.load_pack([])


def own_pack(folder: Path, stations: str) -> Any:
    """The game's content with some station cards changed, for rows that no printed card has."""
    (folder / "pack.toml").write_text(OWN_PACK)
    (folder / "station.toml").write_text(stations)
    return GAME.load_pack([folder])


# -- building -------------------------------------------------------------------------------------------------


def fresh(
    seats: int = 4, mode: str = "basic", seed: int = 1, civilizations: str = "choice", content: Any = None
) -> Match:
    """A new game, with its set-up still to be done by chance and the players; `content` is another pack."""
    return Match(GAME, content or pack(), seats, {"mode": mode, "civilizations": civilizations}, seed)


def table(
    seats: int = 4, mode: str = "basic", seed: int = 1, phase: str = "run", content: Any = None, **given: Any
) -> Match:
    """A position at the start of a phase; what is not given is as after set-up, on the PLAIN line, blue first.

    `blue_at="hole 2"` writes the path `blue.at`, `station_deck=[…]` writes `station.deck`,
    `blue_stunned_next=1` writes `blue.stunned-next`, `neutral_pink_deck=[…]` writes `neutral.pink.deck`.
    After Phase 1 every player has a card in use: Move 1, unless `blue_card="trip"` names another.
    """
    match = fresh(seats, mode, seed, content=content)
    match.settle()
    usual: dict[str, Any] = {"line": PLAIN, "first": "blue", "round": 1}
    if phase != "run":
        usual.update({f"{colour}_card": "move-1" for colour in GAME.colours[:seats]})
    for name, value in sorted({**usual, **given}.items(), key=_written):
        write(match, path_of(name), value)
    write(match, "phase", phase)
    match.events.clear()
    return match


def _written(item: tuple[str, Any]) -> int:
    word = item[0].rpartition("_")[2]
    return FIRST_WRITTEN.index(word) if word in FIRST_WRITTEN else len(FIRST_WRITTEN)


def path_of(name: str) -> str:
    """`blue_stunned_next` is the path `blue.stunned-next`."""
    head, _, rest = name.partition("_")
    if not rest:
        return head
    return f"{head}.{rest.replace('_', '.' if head == 'neutral' else '-')}"


def write(match: Match, path: str, value: Any) -> None:
    GAME.write_path(match.state, path, list(value) if isinstance(value, tuple) else value)


def read(match: Match, path: str) -> Any:
    """The value of a path, as the position stands now."""
    return GAME.read_path(match.state, path)


def position(match: Match) -> State:
    """The bare position, for the few numbers that have no path."""
    assert isinstance(match.state, State)
    return match.state


def seat_of(colour: str) -> int:
    return GAME.colours.index(colour)


# -- answering ------------------------------------------------------------------------------------------------


def pick(match: Match, **cards: str) -> Match:
    """The common pick of Phase 1; players that are not named play Move 1, or their first card without it."""
    while asks(match).endswith(" run.pick"):
        colour = asks(match).split()[0]
        hand = offers(match)
        word = cards.get(colour) or ("move-1" if "move-1" in hand else hand[0])
        answer(match, colour, f"run.pick {word}")
    return match


def play_round(match: Match, nomia: str = "all-clear", **cards: str) -> Match:
    """One whole round with these run cards; every Nomia draw is `nomia`, everything else the first option."""
    pick(match, **cards)
    while asks(until(match, "nomia.draw", "run.pick")) == "chance nomia.draw":
        chance(match, f"nomia.draw {nomia}")
    return match


# -- what happened, and who knows it --------------------------------------------------------------------------


def order_of(match: Match, kind: str) -> list[str]:
    """The colours that events of a kind name first, in order."""
    return [GAME.colours[args[0]] for args in told(match, kind)]


def view(match: Match, colour: str = "") -> State:
    """The position as this colour (or a spectator) may know it; what it cannot know is -9."""
    seen = GAME.observe(match.state, seat_of(colour) if colour else -1).view
    assert isinstance(seen, State)
    return seen


def line_for(match: Match, colour: str = "") -> list[str]:
    """The names of the cards of the line as this colour knows them; `?` for those it does not know."""
    seen = view(match, colour)
    cards = [int(seen.line[i * CARDW + CARD_ID]) for i in range(int(seen.cards()))]
    return ["?" if card < 0 else match.pack.words["station.draw"][card] for card in cards]


def discards_for(match: Match, colour: str = "") -> list[str]:
    """The station cards that this colour knows to be discarded."""
    seen = view(match, colour)
    return [word for card, word in enumerate(match.pack.words["station.draw"]) if seen.station[card] == IN_DISCARD]


def pick_for(match: Match, colour: str, of: str) -> str:
    """The run card that `of` has laid down, as `colour` knows it: its word, `?` if unknown, `` if none lies there."""
    card = int(view(match, colour).of(seat_of(of), PLAYED))
    return match.pack.words["run.pick"][card] if card >= 0 else "?" if card < -1 else ""


# -- later phases ---------------------------------------------------------------------------------------------


def acting(seats: int = 4, mode: str = "basic", **given: Any) -> Match:
    """The start of Phase 2 with a harmless Nomia Deck; players that are given no card have played Move 1."""
    cards = {f"{colour}_card": "move-1" for colour in GAME.colours[:seats]}
    match = table(seats, mode, **{"phase": "actions", "nomia_deck": CALM, **cards, **given})
    match.top()  # all that is automatic is done
    return match


def attacked(*titles: str, seats: int = 4, mode: str = "basic", **given: Any) -> Match:
    """The start of Phase 3 with exactly these cards in the Nomia Deck; `extra=1` asks for a second draw."""
    deck = {title: titles.count(title) for title in titles}
    return acting(seats, mode, **{"phase": "nomia", "nomia_deck": deck, **given})


def struck(title: str, seats: int = 4, mode: str = "basic", **given: Any) -> Match:
    """Phase 3 with this one card turned up, and three more All Clear in the deck."""
    match = attacked(title, "all-clear", "all-clear", "all-clear", seats=seats, mode=mode, **given)
    return chance(match, f"nomia.draw {title}")


def counts(match: Match, path: str) -> dict[str, Any]:
    """One number of every colour: `counts(match, "survivors")`."""
    return {colour: read(match, f"{colour}.{path}") for colour in GAME.colours[: int(position(match).colours)]}


def kinds(match: Match, *wanted: str) -> list[str]:
    """The kinds of the events so far, in order; only the wanted ones, if any are named."""
    return [event.kind for event in match.events if not wanted or event.kind in wanted]


def each(path: str, value: Any, *colours: str) -> dict[str, Any]:
    """The same for several colours, to be given to `table` and its relatives: `**each("pool", 0, "blue", "pink")`."""
    return {f"{colour}_{path}": value for colour in colours}
