"""Positions by name, for scenarios: `blue.pool`, `line`, `nomia.deck`, `phase`. See docs/games/evacuate.md."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ...core.errors import ScenarioError
from ...core.step import Step
from .actions import SurvivorActions
from .card_effects import use_card
from .cleanup import CleanUp
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
    "draws": "draws",
    "deaths": "deaths",
    "evac": "evac",
    "over": "over",
    "bottom": "bottom",
}
PLACES = {"deck": DECK, "pile": PILE, "market": MARKET}
REST = "rest"  # the value that stands for "everything that lies nowhere else"
LATER = {"market": 1, "at": 1, "coordinate": 1, "survivors": 1, "card": 1, "played": 1, "knows": 1, "discard": 2}


def assignments(given: Mapping[str, Any]) -> list[tuple[str, Any]]:
    """The assignments of a scenario in an order that makes sense: what others build on first, the phase last."""

    def rank(path: str) -> int:
        last = path.rpartition(".")[2]
        if path == "line" or last == "civilization":
            return -1
        return 3 if path == "phase" else LATER.get(last, 0)

    return sorted({"phase": "run", **given}.items(), key=lambda item: rank(item[0]))


def read_path(s: State, path: str) -> Any:
    """The value a path names, as plain data in words."""
    head, _, rest = path.partition(".")
    if path.endswith(".count"):
        return _count(read_path(s, path.removesuffix(".count")), path)
    if head in COLOURS[: int(s.colours)]:
        return _read_colour(s, COLOURS.index(head), rest, path)
    if path in SINGLES:
        return int(getattr(s, SINGLES[path]))
    if path in GROUPS:
        mask = GROUPS[path](s)
        return [colour for r, colour in enumerate(COLOURS) if (mask >> r) & 1]
    if path == "phase":
        return _phase(s)
    if path == "tracker.free":  # spaces up to Evac Ready that are not filled yet
        return max(0, int(s.pack.ready[s.seats] - s.deaths))
    words = s.pack.words
    if path == "first":
        return COLOURS[s.first]
    if path == "line":
        return [_line_word(s, i) for i in range(int(s.cards()))]
    if path == "nomia.top":
        return words["nomia.draw"][s.top] if s.top != NONE else ""
    if head == "nomia" and rest in PLACES:
        titles = words["nomia.draw"]
        return {t: int(s.nomias(PLACES[rest], i)) for i, t in enumerate(titles) if s.nomias(PLACES[rest], i)}
    place, _, title = rest.partition(".")
    if head == "nomia" and place in PLACES:
        return int(s.nomias(PLACES[place], _index(words["nomia.draw"], title, path)))
    if head == "station" and rest in ("deck", "discard"):
        where = IN_DECK if rest == "deck" else IN_DISCARD
        return [word for card, word in enumerate(words["station.draw"]) if s.station[card] == where]
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
        setattr(s, SINGLES[path], _way(value, path) if path == "arrow" else int(value))
    elif path == "first":
        s.first = _index(COLOURS[: int(s.seats)], value, path)
    elif path == "line":
        _write_line(s, value)
    elif path == "phase":
        if value not in PHASES:
            raise ScenarioError(f"There is no phase '{value}'; there are {', '.join(PHASES)}.")
        if value != "run":
            _play_missing(s)
        s.stack.clear()
        s.stack.extend(PHASES[value]())
    elif path == "nomia.top":
        s.top = _index(words["nomia.draw"], value, path)
    elif path == "nomia.market" and value == REST:
        _write_market(s)
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


GROUPS: dict[str, Callable[[State], int]] = {
    "winners": lambda s: int(s.winners),
    "front": lambda s: int(s.row_mask(s.edge_row(1))),
    "rear": lambda s: int(s.row_mask(s.edge_row(-1))),
    "runners": lambda s: sum(1 << r for r in range(int(s.colours)) if s.on_station(r)),
    "neutrals": lambda s: sum(1 << r for r in range(int(s.seats), int(s.colours))),
}


def _count(value: Any, path: str) -> int:
    """`.count`: how many cards or colours a path names."""
    if isinstance(value, dict):
        return sum(value.values())
    if isinstance(value, list):
        return len(value)
    raise _unknown(path)


def _phase(s: State) -> str:
    """The phase that is going on, by those that are still to come; empty when the game is over."""
    if not s.stack:
        return ""
    ahead = {step.code for step in s.stack[:-1]}
    if SurvivorActions.code in ahead:
        return "run"
    if NomiasAttack.code in ahead:
        return "actions"
    if CleanUp.code in ahead:
        return "nomia"
    return "clean-up" if s.round_no else "set-up"


def _play_missing(s: State) -> None:
    """After Phase 1 every player on the Station has a card in use: the first of the hand, unless one was given."""
    for seat in range(int(s.seats)):
        hand = int(s.of(seat, HAND))
        if s.on_station(seat) and s.of(seat, CARD) == NONE and hand:
            _use(s, seat, (hand & -hand).bit_length() - 1)


def _write_market(s: State) -> None:
    """`rest`: the market holds what is neither in the deck nor in the discard pile."""
    nomia = s.pack.nomia
    for title in range(int(nomia.count)):
        if title not in (nomia.transport, nomia.ship):
            elsewhere = s.nomias(DECK, title) + s.nomias(PILE, title)
            s.move_nomia(MARKET, title, max(0, nomia.copies[title] - elsewhere) - s.nomias(MARKET, title))


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
    if field == "action-cards":  # those of the hand that show the Action icon
        hand = s.of(r, HAND)
        return [name for card, name in enumerate(words["run.pick"]) if (hand >> card) & 1 and s.pack.run.action[card]]
    if field == "knows":
        return [words["station.draw"][card] for card in _hidden(s) if (s.knowers(card) >> r) & 1]
    raise _unknown(path)


def _write_colour(s: State, r: int, field: str, value: Any, path: str) -> None:
    words = s.pack.words
    if field in NUMBERS:
        s.put(r, NUMBERS[field], _way(value, path) if field == "facing" else int(value))
    elif field == "discard" and value == REST:
        s.put(r, DISCARD, _deck(s, r) & ~s.of(r, HAND) & ~(1 << int(s.of(r, PLAYED)) if s.of(r, PLAYED) != NONE else 0))
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
        s.put(r, STATUS, STATUSES[_word(STATUSES, value, path)])
    elif field in ("card", "played"):
        _use(s, r, _index(words["run.pick"], value, path))
    elif field == "began":
        s.put(r, BEGAN, _index(words["station.draw"], value, path))
    elif field == "civilization":
        _take_civilization(s, r, _index(words["setup.civilization"], value, path) + 1)
    elif field == "jars":
        s.put(r, JARS, sum(1 << _index(COLOURS, colour, path) for colour in value))
    elif field == "knows":
        seen = {_index(words["station.draw"], word, path) for word in value}
        for card in _hidden(s):
            s.know(card, s.knowers(card) | (1 << r) if card in seen else s.knowers(card) & ~(1 << r))
    else:
        raise _unknown(path)


def _use(s: State, r: int, card: int) -> None:
    """Play a card from the hand; one that was played before goes back there."""
    hand = int(s.of(r, HAND))
    if s.of(r, PLAYED) != NONE:
        hand |= 1 << int(s.of(r, PLAYED))
    use_card(s, r, card)
    s.put(r, PLAYED, card)
    s.put(r, HAND, hand & ~(1 << card))


def _deck(s: State, r: int) -> int:
    """All run cards of a player."""
    own = s.pack.civilization.run_card[s.of(r, CIVILIZATION)]
    return int(s.pack.run.common) | (1 << int(own) if own != NONE else 0)


def _hidden(s: State) -> list[int]:
    """Station cards that lie face down in the line or were discarded unseen by the others."""
    return [
        card for card in range(int(s.pack.station.count)) if s.station[card] != IN_DECK and s.knowers(card) != EVERYBODY
    ]


def _take_civilization(s: State, r: int, number: int) -> None:
    """There is one of each: who had it so far gets in exchange what this player had."""
    had = int(s.of(r, CIVILIZATION))
    for other in range(int(s.seats)):
        if other != r and had and s.of(other, CIVILIZATION) == number:
            _write_civilization(s, other, had)
    _write_civilization(s, r, number)


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
    """A whole new line; cards that lay there before go back into the deck. Runners keep their coordinates."""
    names = s.pack.words["station.draw"]
    cards = [word.strip("?-") for word in value]
    if len(set(cards)) != len(cards):
        raise ScenarioError("'line' names a station card twice.")
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
    return words.index(_word(words, word, path))


def _word(words: Container[str], word: Any, path: str) -> str:
    if not isinstance(word, str) or word not in words:
        raise ScenarioError(f"'{path}' does not know '{word}'.")
    return word


def _way(value: Any, path: str) -> int:
    if value not in (1, -1):
        raise ScenarioError(f"'{path}' is 1 or -1, not '{value}'.")
    return int(value)


def _unknown(path: str) -> ScenarioError:
    return ScenarioError(f"EVACUATE! has no state path '{path}'.")
