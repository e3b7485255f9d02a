"""Positions by name, for scenarios: `blue.pool`, `line`, `nomia.deck`, `phase`. Documented in docs/games/evacuate.md."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ...core.errors import ScenarioError
from ...core.step import Step
from .actions import SurvivorActions
from .cleanup import CleanUp
from .effects import use_card
from .flow import Round
from .nomia import NomiasAttack
from .run import SurvivorsRun
from .state import (
    ABOARD,
    AT,
    BARRED,
    BEGAN,
    CARD,
    CARD_ID,
    CARDW,
    CIVILIZATION,
    COLOURS,
    DEAD,
    DECK,
    DIR,
    DISCARD,
    EVERYBODY,
    FACING,
    HAND,
    HITS,
    IN_DECK,
    IN_DISCARD,
    IN_LINE,
    JARS,
    KEPT,
    MARKET,
    MOVED,
    NONE,
    ON_STATION,
    OUT,
    PILE,
    PLAYED,
    POOL,
    SPECIALS,
    SPEED,
    START,
    STATUS,
    STOLEN,
    STUN_NEXT,
    STUNNED,
    TOKEN,
    UP,
    State,
    neutral_at,
)
from .station import lay
from .tables import DISTANCES

PHASES: dict[str, Callable[[], list[Step[Any]]]] = {
    "run": lambda: [Round(), CleanUp(), NomiasAttack(), SurvivorActions(), SurvivorsRun()],
    "actions": lambda: [Round(), CleanUp(), NomiasAttack(), SurvivorActions()],
    "nomia": lambda: [Round(), CleanUp(), NomiasAttack()],
    "clean-up": lambda: [Round(), CleanUp()],
}
NUMBERS = {
    "pool": POOL,
    "hits": HITS,
    "token": TOKEN,
    "dead": DEAD,
    "moved": MOVED,
    "speed": SPEED,
    "stunned": STUNNED,
    "stunned-next": STUN_NEXT,
    "barred": BARRED,
    "facing": FACING,
    "kept": KEPT,
}
CARDS = {"hand": (HAND, "run.pick"), "discard": (DISCARD, "run.pick"), "specials": (SPECIALS, "special.play")}
STATUSES = {"out": OUT, "on-station": ON_STATION, "aboard": ABOARD}
SINGLES = {
    "arrow": "arrow",
    "round": "round_no",
    "extra": "extra",
    "deaths": "deaths",
    "evac": "evac",
    "over": "over",
    "bottom": "bottom",
}
PLACES = {"deck": DECK, "pile": PILE, "market": MARKET}


def read_path(s: State, path: str) -> Any:
    """The value a path names, as plain data in words."""
    head, _, rest = path.partition(".")
    if head in COLOURS[: int(s.colours)]:
        return _read_colour(s, COLOURS.index(head), rest, path)
    if path in SINGLES:
        return int(getattr(s, SINGLES[path]))
    words = s.pack.words
    if path == "first":
        return COLOURS[s.first]
    if path == "winners":
        return [COLOURS[seat] for seat in range(int(s.seats)) if (s.winners >> seat) & 1]
    if path == "line":
        return [_line_word(s, i) for i in range(int(s.cards()))]
    if path == "nomia.top":
        return words["nomia.draw"][s.top] if s.top != NONE else ""
    if head == "nomia" and rest in PLACES:
        titles = words["nomia.draw"]
        return {t: int(s.nomias(PLACES[rest], i)) for i, t in enumerate(titles) if s.nomias(PLACES[rest], i)}
    if head == "station" and rest in ("deck", "discard"):
        place = IN_DECK if rest == "deck" else IN_DISCARD
        return [word for card, word in enumerate(words["station.draw"]) if s.station[card] == place]
    if head == "neutral":
        return _read_neutral(s, rest, path)
    raise _unknown(path)


def write_path(s: State, path: str, value: Any) -> None:
    """Set what a path names; the rest of the position stays."""
    head, _, rest = path.partition(".")
    words = s.pack.words
    if head in COLOURS[: int(s.colours)]:
        _write_colour(s, COLOURS.index(head), rest, value, path)
    elif path in SINGLES and path != "over":
        setattr(s, SINGLES[path], int(value))
    elif path == "first":
        s.first = _index(COLOURS[: int(s.seats)], value, path)
    elif path == "line":
        _write_line(s, value)
    elif path == "phase":
        if value not in PHASES:
            raise ScenarioError(f"There is no phase '{value}'; there are {', '.join(PHASES)}.")
        s.stack.clear()
        s.stack.extend(PHASES[value]())
    elif path == "nomia.top":
        s.top = _index(words["nomia.draw"], value, path)
    elif head == "nomia" and rest in PLACES:
        for title in range(int(s.pack.nomia.count)):
            s.move_nomia(PLACES[rest], title, -s.nomias(PLACES[rest], title))
        for word, count in value.items():
            s.move_nomia(PLACES[rest], _index(words["nomia.draw"], word, path), int(count))
    elif head == "station" and rest in ("deck", "discard"):
        _write_stations(s, IN_DECK if rest == "deck" else IN_DISCARD, value, path)
    elif head == "neutral":
        _write_neutral(s, rest, value, path)
    else:
        raise _unknown(path)


# -- one colour -----------------------------------------------------------------------------------------------


def _read_colour(s: State, r: int, field: str, path: str) -> Any:
    words = s.pack.words
    if field in NUMBERS:
        return int(s.of(r, NUMBERS[field]))
    if field in CARDS:
        kind, code = CARDS[field]
        names = words[code][1:] if field == "specials" else words[code]
        return [name for card, name in enumerate(names) if (s.of(r, kind) >> card) & 1]
    if field == "at":
        return _place_word(s, int(s.of(r, AT))) if s.on_station(r) else ""
    if field == "coordinate":
        return int(s.of(r, AT))
    if field == "survivors":
        return int(s.survivors(r))
    if field == "status":
        return next(name for name, status in STATUSES.items() if s.of(r, STATUS) == status)
    if field in ("card", "played"):
        card = s.of(r, CARD if field == "card" else PLAYED)
        return words["run.pick"][card] if card != NONE else ""
    if field == "began":
        return words["station.draw"][s.of(r, BEGAN)] if s.of(r, BEGAN) != NONE else ""
    if field == "civilization":
        number = s.of(r, CIVILIZATION)
        return words["setup.civilization"][number - 1] if number else ""
    if field == "jars":
        return [COLOURS[c] for c in range(int(s.colours)) if (s.of(r, JARS) >> c) & 1]
    raise _unknown(path)


def _write_colour(s: State, r: int, field: str, value: Any, path: str) -> None:
    words = s.pack.words
    if field in NUMBERS:
        s.put(r, NUMBERS[field], int(value))
    elif field in CARDS:
        kind, code = CARDS[field]
        names = words[code][1:] if field == "specials" else words[code]
        s.put(r, kind, sum(1 << _index(names, card, path) for card in value))
        if field == "specials":
            own = s.pack.civilization.special[s.of(r, CIVILIZATION)]
            s.put(r, STOLEN, s.of(r, SPECIALS) & ~(1 << int(own) if own != NONE else 0))
    elif field == "at":
        s.put(r, AT, _coordinate(s, value, path))
    elif field == "coordinate":
        s.put(r, AT, int(value))
    elif field == "survivors":
        s.put(r, POOL, int(value) - 1 - s.of(r, TOKEN))
    elif field == "status":
        s.put(r, STATUS, STATUSES[value])
    elif field in ("card", "played"):
        card = _index(words["run.pick"], value, path)
        use_card(s, r, card)
        s.put(r, PLAYED, card)
        s.put(r, HAND, s.of(r, HAND) & ~(1 << card))
    elif field == "began":
        s.put(r, BEGAN, _index(words["station.draw"], value, path))
    elif field == "civilization":
        _write_civilization(s, r, _index(words["setup.civilization"], value, path) + 1)
    elif field == "jars":
        s.put(r, JARS, sum(1 << _index(COLOURS, colour, path) for colour in value))
    else:
        raise _unknown(path)


def _write_civilization(s: State, r: int, number: int) -> None:
    tables = s.pack.civilization
    s.put(r, CIVILIZATION, number)
    s.put(r, POOL, tables.survivors[number] - 1)
    s.put(r, HAND, s.pack.run.common | (1 << int(tables.run_card[number])))
    s.put(r, DISCARD, 0)
    s.put(r, SPECIALS, 1 << int(tables.special[number]))
    s.put(r, STOLEN, 0)


# -- the line -------------------------------------------------------------------------------------------------


def _line_word(s: State, i: int) -> str:
    """`hole`, `?hole` face down, `-hole` laid at the far end (its row 1 on the +1 side)."""
    base = i * CARDW
    mark = ("" if s.line[base + UP] else "?") + ("-" if s.line[base + DIR] < 0 else "")
    return mark + s.pack.words["station.draw"][s.line[base + CARD_ID]]


def _write_line(s: State, value: list[str]) -> None:
    """A whole new line; cards that lay there before go back into the deck, and so do runners' places."""
    names = s.pack.words["station.draw"]
    for card in range(int(s.pack.station.count)):
        if s.station[card] == IN_LINE:
            s.station[card] = IN_DECK
            s.know(card, 0)
    s.line = vec[i64]()
    for word in value:
        up = 0 if "?" in word else 1
        card = _index(names, word.strip("?-"), "line")
        lay(s, card, 1, up, EVERYBODY if up else 0)
        if word.strip("?").startswith("-"):
            s.line[(s.cards() - 1) * CARDW + DIR] = -1


def _place_word(s: State, x: int) -> str:
    i = s.index_at(x)
    return f"{s.pack.words['station.draw'][s.line[i * CARDW + CARD_ID]]} {s.row(i, x)}"


def _coordinate(s: State, value: str, path: str) -> int:
    """`hole 3` is row 3 of the card in the line."""
    name, _, row = value.partition(" ")
    card = _index(s.pack.words["station.draw"], name, path)
    for i in range(int(s.cards())):
        if s.line[i * CARDW + CARD_ID] == card:
            start = int(s.line[i * CARDW + START])
            for x in range(start, start + int(s.width(i))):
                if int(s.row(i, x)) == int(row or 0):
                    return x
    raise ScenarioError(f"'{path}': the line has no place '{value}'.")


def _write_stations(s: State, place: int, value: list[str], path: str) -> None:
    """Exactly these cards lie in the deck or in the discard pile; the others of it go to the other pile."""
    other = IN_DISCARD if place == IN_DECK else IN_DECK
    wanted = {_index(s.pack.words["station.draw"], word, path) for word in value}
    for card in range(int(s.pack.station.count)):
        if s.station[card] in (IN_DECK, IN_DISCARD):
            s.station[card] = place if card in wanted else other
            s.know(card, EVERYBODY if s.station[card] == IN_DISCARD else 0)


# -- neutral decks --------------------------------------------------------------------------------------------


def _read_neutral(s: State, rest: str, path: str) -> list[int]:
    deck, pile = _neutral(s, rest, path)
    return [d for d in range(DISTANCES) for _ in range(int(s.neutral[neutral_at(deck, pile, d)]))]


def _write_neutral(s: State, rest: str, value: list[int], path: str) -> None:
    deck, pile = _neutral(s, rest, path)
    for distance in range(DISTANCES):
        s.neutral[neutral_at(deck, pile, distance)] = value.count(distance)


def _neutral(s: State, rest: str, path: str) -> tuple[int, int]:
    """`neutral.green.deck` or `neutral.green.discard`."""
    colour, _, pile = rest.partition(".")
    r = COLOURS.index(colour) if colour in COLOURS else -1
    if not int(s.seats) <= r < int(s.colours) or pile not in ("deck", "discard"):
        raise _unknown(path)
    return r - int(s.seats), 0 if pile == "deck" else 1


def _index(words: tuple[str, ...], word: Any, path: str) -> int:
    if word not in words:
        raise ScenarioError(f"'{path}' does not know '{word}'.")
    return words.index(word)


def _unknown(path: str) -> ScenarioError:
    return ScenarioError(f"EVACUATE! has no state path '{path}'.")
