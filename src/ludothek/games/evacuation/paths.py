"""Positions by name, for scenarios: `blue.old.food`, `row.ship`, `year`, `phase`. See docs/games/evacuation.md."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ...core.errors import ScenarioError
from ...core.step import advance, answer
from . import flow
from .cleanup import bring_stadiums
from .paths_cards import STACKS, fill, read_pile, read_stack, write_stack
from .paths_player import read_colour, write_colour
from .paths_words import index, members, names, sites, unknown, word
from .points import FINISH_POINTS
from .race import FINISH_RACE
from .scoring import score
from .state import (
    ACTION,
    BEFORE,
    BONUS,
    LINES,
    NO_ROBOT,
    NONE,
    O_BOX,
    O_OPEN,
    OBJECTIVE,
    ORDER,
    PHASES,
    State,
)
from .tables import MARKET_WORDS, YEARS
from .turns import NEXT_TURN, Turn

END = "end"  # the final reckoning, as if it were a phase
MARKET_PATHS = ("row", "under", *STACKS)
SIDES = ("first", "second")
BEGINNINGS = {
    flow.YEAR.code: "income",
    **{step.code: name for step, name in zip(flow.PHASES, PHASES[int(ACTION) :], strict=False)},
    FINISH_POINTS.code: END,
    FINISH_RACE.code: END,
}

# What others build on comes first, what takes cards from a deck before the deck, the phase last.
FIRST, THEN, LATE, DECKS, PHASE, TURN = -1, 1, 2, 3, 4, 5
RANKS = {"set": FIRST, "tiles": FIRST, "year": FIRST, "tokens": THEN, "actions": THEN, "completed": THEN, "down": THEN}


def assignments(given: Mapping[str, Any]) -> list[tuple[str, Any]]:
    """The assignments of a scenario in an order that makes sense; the Actions phase begins if nothing else is said."""

    def rank(path: str) -> int:
        head, _, rest = path.partition(".")
        if path in ("phase", "turn"):
            return PHASE if path == "phase" else TURN
        if head in MARKET_PATHS:
            return LATE if head == "row" else DECKS
        return RANKS.get(rest.rpartition(".")[2] or head, 0)

    return sorted({"phase": "actions", **given}.items(), key=lambda item: rank(item[0]))


def read_path(s: State, path: str) -> Any:
    """The value a path names, as plain data in words."""
    head, _, rest = path.partition(".")
    if path.endswith(".count"):
        return len(read_path(s, path.removesuffix(".count")))
    if head in names(s):
        return read_colour(s, names(s).index(head), rest, path)
    if path in READS:
        return READS[path](s)
    if head in MARKET_PATHS and rest in MARKET_WORDS:
        return read_stack(s, head, MARKET_WORDS.index(rest))
    if head == "site":
        return word(names(s), int(s.land[index(sites(s), rest, path)]))
    if path in ("action.deck", "action.discard") and s.advanced:
        return read_pile(s, int(s.deck() if rest == "deck" else s.discard()))
    raise unknown(path)


def _phase(s: State) -> str:
    """What is going on, or is about to begin; empty when the game is over."""
    if not s.stack:
        return ""
    return BEGINNINGS.get(s.stack[-1].code, PHASES[s.phase])


def _objectives(s: State) -> list[str]:
    """The open ones; `blue.objectives` and `blue.objectives.played` are the others."""
    words = s.pack.words["setup.objective"]
    return [name for number, name in enumerate(words) if s.board[OBJECTIVE + number] == O_OPEN]


def _lines(s: State) -> list[str]:
    """`1 first`: label and side of each tile."""
    laid = [int(s.board[LINES + k]) for k in range(3)] if s.lines else []
    return [f"{line // 2 + 1} {SIDES[line % 2]}" for line in laid if line != NONE]


READS: dict[str, Callable[[State], Any]] = {
    "year": lambda s: int(s.year),
    "phase": _phase,
    "turn": lambda s: next((names(s)[step.player] for step in reversed(s.stack) if isinstance(step, Turn)), ""),
    "over": lambda s: int(s.over),
    "order": lambda s: [names(s)[s.turn(k)] for k in range(int(s.count()))],
    "trigger": lambda s: word(names(s), int(s.trigger)),
    "bonus": lambda s: [word(s.pack.words["setup.bonus"], int(s.board[BONUS + year])) for year in range(int(YEARS))],
    "objectives": _objectives,
    "lines": _lines,
    "solo.top": lambda s: word(s.pack.words["solo.back"], int(s.solo_top)),
    "solo.tile": lambda s: int(s.solo_tile),
    "solo.deck": lambda s: members(s.pack.words["solo.card"], int(s.solo_deck)),
    "winners": lambda s: [names(s)[seat] for seat in score(s).winners],
    "outcome": lambda s: score(s).outcome,
}


# -- writing ----------------------------------------------------------------------------------------------------


def write_path(s: State, path: str, value: Any) -> None:
    """Set what a path names. What it displaces goes where it belongs, so that nothing is lost or doubled."""
    finish_setup(s)
    head, _, rest = path.partition(".")
    if head in names(s):
        write_colour(s, names(s).index(head), rest, value, path)
    elif path in WRITES:
        WRITES[path](s, value, path)
    elif head in MARKET_PATHS and rest in MARKET_WORDS:
        market = MARKET_WORDS.index(rest)
        write_stack(s, head, market, value, path)
        if head not in ("row", "deck"):
            fill(s, market)
    else:
        raise unknown(path)


def finish_setup(s: State) -> None:
    """Deal what set-up has not dealt yet: always the first option, goals and hands included."""
    if s.phase != BEFORE or not s.stack:
        return
    del s.stack[0]  # the first year
    while len(legal := advance(s)):
        answer(s, legal[0])
    write_phase(s, "income", "phase")


def write_phase(s: State, value: str, path: str) -> None:
    """What begins now: a phase, or the final reckoning."""
    if value == END:
        s.stack.clear()
        s.stack.append(FINISH_POINTS if s.points else FINISH_RACE)
        return
    number = index(PHASES, value, path)
    if number == BEFORE:
        raise ScenarioError("Set-up cannot be a scenario's phase; leave out [given] instead.")
    s.stack.clear()
    s.phase = number - 1 if number > 1 else len(PHASES) - 1
    if value == "income":
        s.stack.append(flow.YEAR)
        return
    s.stack.extend(reversed(flow.PHASES[number - int(ACTION) :]))
    _shuffle_solo(s)


def _shuffle_solo(s: State) -> None:
    """The solo deck of the year, unless one is given; the back of its first card lies on top."""
    if s.robots == NO_ROBOT:
        return
    if s.solo_deck == 0:
        for card in range(int(s.pack.solo_cards)):
            if s.pack.solo_from[card] <= s.year:
                s.solo_deck |= 1 << card
    if s.solo_top == NONE:
        s.solo_top = s.pack.solo_back[(int(s.solo_deck) & -int(s.solo_deck)).bit_length() - 1]


def write_turn(s: State, value: str, path: str) -> None:
    """The Actions phase goes on with this colour's turn."""
    write_phase(s, "actions", path)
    s.stack[-1] = NEXT_TURN[s.place_of(index(names(s), value, path))]
    s.phase = int(ACTION)


def write_year(s: State, value: int, path: str) -> None:
    """Bonus cards of years gone by are away; with a robot the great stadiums join after year 2."""
    if not 1 <= value <= int(YEARS):
        raise ScenarioError("There are four years.")
    s.year = value
    for gone in range(value - 1):
        s.board[BONUS + gone] = NONE
    if s.robots != NO_ROBOT and value > 2:
        bring_stadiums(s)


def write_order(s: State, value: list[str], path: str) -> None:
    colours = [index(names(s), name, path) for name in value]
    if sorted(colours) != list(range(int(s.count()))):
        raise ScenarioError(f"'{path}' names every colour once: {', '.join(names(s))}.")
    for k, colour in enumerate(colours):
        s.board[ORDER + k] = colour


def write_bonus(s: State, value: list[str], path: str) -> None:
    """The cards of the four years; an empty name is a card that is gone."""
    words = s.pack.words["setup.bonus"]
    for year, name in enumerate(value):
        s.board[BONUS + year] = index(words, name, path) if name else NONE


def write_objectives(s: State, value: list[str], path: str) -> None:
    """The open ones; those that were open go back into the box."""
    words = s.pack.words["setup.objective"]
    for number in range(int(s.pack.objectives)):
        s.board[OBJECTIVE + number] = O_OPEN if words[number] in value else O_BOX
    for name in value:
        index(words, name, path)


def write_lines(s: State, value: list[str], path: str) -> None:
    for k, entry in enumerate(value):
        label, _, side = entry.partition(" ")
        s.board[LINES + k] = (int(label) - 1) * 2 + index(SIDES, side, path)


def write_trigger(s: State, value: str, path: str) -> None:
    """The Race was decided in this year's Actions."""
    s.trigger = index(names(s), value, path)
    s.trigger_phase = int(ACTION)


def write_solo_deck(s: State, value: list[str], path: str) -> None:
    s.solo_deck = sum(1 << index(s.pack.words["solo.card"], name, path) for name in value)


def write_solo_top(s: State, value: str, path: str) -> None:
    s.solo_top = index(s.pack.words["solo.back"], value, path)


def write_solo_tile(s: State, value: int, path: str) -> None:
    s.solo_tile = int(value) % int(s.pack.solo_positions)


WRITES: dict[str, Callable[[State, Any, str], None]] = {
    "year": write_year,
    "phase": write_phase,
    "turn": write_turn,
    "order": write_order,
    "trigger": write_trigger,
    "bonus": write_bonus,
    "objectives": write_objectives,
    "lines": write_lines,
    "solo.top": write_solo_top,
    "solo.tile": write_solo_tile,
    "solo.deck": write_solo_deck,
}
