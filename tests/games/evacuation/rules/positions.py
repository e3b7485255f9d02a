"""Small positions for rule tests: build one, let players and chance answer, read what came of it.

Questions are written as in records: the code, then the word (`turn ship`, `market.take sh-01`). Colours are seats:
blue, yellow, white, pink; then come the robots, which are called `robot` and `neutral` here. Worlds are `old` and
`new`. Lists of things may be written as one text with spaces: `"n-01 n-03:food"`.

Building
    fresh(seats, seed, **options)     a new game whose set-up is still to be done
    table(seats, phase, year, …)      the start of a phase in a bare game: no resources, known rows, sets and bonuses
    acting(seats, …, blue={…})        the same in Actions, with what some colours have, the first turn being asked
    put(match, "blue", old=…, …)      what a colour has (see `put`)
    row(match, "ship", "sh-04 sh-01") a row, oldest first; `deck(match, "ship", "sh-07")` all that its deck has
    bonus(match, 1, "yb-2")           the bonus card of a year; `order(match, "white blue")` the order indicator
    objective(match, "po-1", "open")  where a public objective is: box, open, blue, blue-played
    solo(match, "sc-1 sc-5", "2-a", "progress")  the solo deck and the back on top, at the start of a phase
    begin(match, "transport")         start (again) at a phase; `push(match, step)` lets one step happen next
Asking and answering
    asks, owing, offers, refused      who is asked what, the answers there are, the rule that forbids one
    forbids(match, step, word)        the same for a question that is not pending (it may have a single answer)
    answer, chance, until, turn       answer for a player or for chance, play on until a question, take a whole turn
    passing(match)                    everybody passes until the Actions phase is over
Reading
    has(match, "blue", "old")         everything that `put` can write; `stock`, `production` for three numbers
    where(match, "sh-01")             in deck, row, aside, out, extra, under, or `blue old`, `blue hand` …
    row_of, told, order_of, kinds, view, position, clean
    sheet, total, winners             the lines of a score, their sum, who has won
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from ludothek.core.game import number_of
from ludothek.core.match import Match
from ludothek.core.step import Step
from ludothek.games import find
from ludothek.games.evacuation import state as fields
from ludothek.games.evacuation.flow import PHASES, YEAR
from ludothek.games.evacuation.solo import START_YEAR
from ludothek.games.evacuation.state import State
from ludothek.games.evacuation.tables import KIND_WORDS, LANE_WORDS, MARKET_WORDS, WORLD_WORDS
from ludothek.games.evacuation.turns import TURN
from tests.games.playing import answer, asks, go_on, told

GAME = find("evacuation")
NOBODY_HOLDS = ("deck", "row", "aside", "out", "extra", "taken")
HOLDINGS = {  # where cards of a colour are, by the row they come from
    "ship": ("old", "new", "flying", "returning"),
    "stadium": ("old", "new", "flying", "returning"),
    "infrastructure": ("old", "new", "hand", "played"),
}
PHASE_WORDS = fields.PHASES
USUAL_ROWS = {"ship": "sh-01 sh-02 sh-03", "stadium": "st-01 st-02 st-03", "infrastructure": "in-01 in-03 in-05"}
USUAL_BONUSES = ("yb-1", "yb-2", "yb-3", "yb-8")

Words = str | Iterable[str]


@cache
def pack() -> Any:
    return GAME.load_pack([])


def position(match: Match) -> State:
    """The bare position, for the few numbers that have no word here."""
    assert isinstance(match.state, State)
    return match.state


def clean(match: Match) -> Match:
    """The position breaks none of the game's invariants."""
    assert GAME.violations(match.state) == []
    return match


def split(words: Words) -> list[str]:
    return words.split() if isinstance(words, str) else list(words)


def seat_of(colour: str, match: Match | None = None) -> int:
    """The number of a colour; robots come after the seats of the match."""
    if colour in ("robot", "neutral"):
        assert match is not None, "robots come after the seats of a match"
        return int(position(match).seats) + (colour == "neutral")
    return GAME.colours.index(colour)


def colour_of(match: Match, number: int) -> str:
    seats = int(position(match).seats)
    return GAME.colours[number] if number < seats else ("robot", "neutral")[number - seats]


# -- numbers of things ----------------------------------------------------------------------------------------


def card_of(word: str) -> int:
    """A ship, stadium or infrastructure card."""
    return number_of(pack(), "market.deal", word)


def site_of(word: str) -> int:
    return number_of(pack(), "settle.site", word) - 1


def tile_of(word: str) -> int:
    return number_of(pack(), "setup.tile", word)


def land_of(word: str) -> int:
    """A land site of the Old World, `ow-1` to `ow-9`."""
    return int(word.removeprefix("ow-")) - 1


def market_of(card: int) -> str:
    return MARKET_WORDS[int(State.market_of(_any(), card))]


@cache
def _any() -> State:
    made = GAME.new_game(pack(), 2, GAME.settings({}))
    assert isinstance(made, State)
    return made


# -- building -------------------------------------------------------------------------------------------------


def fresh(seats: int = 3, seed: int = 1, **options: str) -> Match:
    """A new game, with its set-up still to be done by chance and the players."""
    return Match(GAME, pack(), seats, options, seed)


def table(
    seats: int = 3, phase: str = "actions", year: int = 1, seed: int = 1, turn_order: Words = "", **options: str
) -> Match:
    """The start of a phase. Nobody has a resource, blue is first, seat k has technology set k + 1 with its tiles in
    the order of their letters, the rows are USUAL_ROWS and the bonus cards USUAL_BONUSES; goals and hands (if any)
    are those that the seed gives with first options."""
    match = fresh(seats, seed, **options)
    ready = _ready(seats, seed, tuple(sorted(options.items())))
    match.state = ready.state.clone()
    match.state.tape = match.events
    match.chances = ready.chances
    s = position(match)
    for seat in range(seats):
        put(match, GAME.colours[seat], set=seat + 1)
    for kind, cards in USUAL_ROWS.items():
        row(match, kind, cards)
    for at, card in enumerate(USUAL_BONUSES):
        bonus(match, at + 1, card)
    order(match, turn_order or [colour_of(match, k) for k in range(int(s.count()))])
    s.year = year
    begin(match, phase)
    return match


@cache
def _ready(seats: int, seed: int, options: tuple[tuple[str, str], ...]) -> Match:
    """A game after its set-up."""
    match = fresh(seats, seed, **dict(options))
    s = position(match)
    assert [step.code for step in s.stack] == ["year", "setup"]
    s.stack[0] = TURN[0]  # a question at which the set-up is over
    while match.top() is not None and len(s.stack) > 1:
        go_on(match)
    return match


def acting(seats: int = 3, **given: Any) -> Match:
    """The start of the Actions phase; `blue={"old": "2 7 7"}` is what `put` gives blue, all else is for `table`."""
    holdings = {colour: given.pop(colour) for colour in (*GAME.colours, "robot", "neutral") if colour in given}
    match = table(seats, **given)
    for colour, things in holdings.items():
        put(match, colour, **things)
    return match


def begin(match: Match, phase: str) -> Match:
    """Start at a phase: what was pending is forgotten, and so is what happened before."""
    s = position(match)
    s.stack.clear()
    k = PHASE_WORDS.index(phase)
    s.phase = max(k - 1, 1)
    if phase == "income":
        s.push(YEAR)
    else:
        s.plan([*([START_YEAR] if s.robots and s.solo_deck == 0 else []), *PHASES[k - 2 :]])
    match.begin_here()
    return match


def push(match: Match, step: Step[Any]) -> Match:
    """Let one step happen next, before what is pending."""
    position(match).push(step)
    match.events.clear()
    return match


def row(match: Match, kind: str, cards: Words) -> Match:
    """What lies open in a row, oldest first; cards that lay there go back to the deck."""
    s = position(match)
    market = MARKET_WORDS.index(kind)
    for slot in range(3):
        old = int(s.row(market, slot))
        if old >= 0:
            s.place[old] = fields.IN_DECK
        s.board[fields.ROW + market * 3 + slot] = fields.NONE
    for slot, word in enumerate(split(cards)):
        _lift(s, card_of(word))
        s.place[card_of(word)] = fields.IN_ROW
        s.board[fields.ROW + market * 3 + slot] = card_of(word)
    return match


def deck(match: Match, kind: str, cards: Words) -> Match:
    """All that the shuffled deck of a row has; other cards that nobody has and that are not open leave the game."""
    s = position(match)
    market = MARKET_WORDS.index(kind)
    keep = [card_of(word) for word in split(cards)]
    for card in range(int(s.pack.first[market]), int(s.pack.first[market] + s.pack.count[market])):
        if s.place[card] == fields.IN_DECK or s.place[card] >= fields.UNDER:
            s.place[card] = fields.OUT
    for card in keep:
        s.place[card] = fields.IN_DECK
    return match


def _lift(s: State, card: int) -> None:
    """Take a card from where it is; a gap in a row is closed with a card of the deck."""
    market = int(s.market_of(card))
    for slot in range(3):
        if s.row(market, slot) == card:
            first, count = int(s.pack.first[market]), int(s.pack.count[market])
            other = next(c for c in range(first, first + count) if s.place[c] == fields.IN_DECK)
            s.board[fields.ROW + market * 3 + slot] = other
            s.place[other] = fields.IN_ROW
    s.place[card] = fields.IN_DECK


def bonus(match: Match, year: int, card: str) -> Match:
    position(match).board[fields.BONUS + year - 1] = number_of(match.pack, "setup.bonus", card)
    return match


def order(match: Match, colours: Words) -> Match:
    for k, colour in enumerate(split(colours)):
        position(match).board[fields.ORDER + k] = seat_of(colour, match)
    return match


def solo(match: Match, cards: Words, top: str, phase: str) -> Match:
    """The solo deck: the cards not yet flipped, and the back on top; the year goes on with this phase."""
    s = position(match)
    s.solo_deck = sum(1 << number_of(match.pack, "solo.card", word) for word in set(split(cards)))
    s.solo_top = number_of(match.pack, "solo.back", top)
    return begin(match, phase)


def objective(match: Match, card: str, where: str) -> Match:
    """A public objective: `box`, `open`, `blue` (in hand) or `blue-played`."""
    colour, _, played = where.partition("-")
    number = {"box": fields.O_BOX, "open": fields.O_OPEN}.get(where)
    if number is None:
        number = fields.O_HELD + seat_of(colour) * 2 + bool(played)
    position(match).board[fields.OBJECTIVE + number_of(match.pack, "setup.objective", card)] = number
    return match


THREE = {  # words of `put` for three numbers, food steel energy
    "old": fields.STOCK,
    "new": fields.STOCK + 3,
    "production": fields.PRODUCTION,
    "reserve": fields.RESERVE,
    "prefab_old": fields.FACTORY,
    "prefab_new": fields.FACTORY + 3,
}
ONE = {
    "population": fields.POPULATION,
    "tokens_up": fields.TOKENS_UP,
    "tokens_down": fields.TOKENS_DOWN,
    "actions": fields.ACTIONS,
    "passed": fields.PASSED,
    "chips": fields.CHIPS,
    "lesser": fields.RECEIVED,
    "greater": fields.RECEIVED + 1,
}
CARDS = {  # words for cards: the row they are from, and where they are
    "ships": ("ship", "old"),
    "ships_new": ("ship", "new"),
    "stadiums": ("stadium", "old"),
    "stadiums_new": ("stadium", "new"),
    "hand": ("infrastructure", "hand"),
    "played": ("infrastructure", "played"),
}
PILES = {"cards": fields.HAND, "tucked": fields.TUCKED, "face_up": fields.FACE_UP}


def put(match: Match, colour: str, **things: Any) -> Match:
    """What a colour has, in the place of what it had. The words:

    old, new, production, reserve, prefab_old, prefab_new: "food steel energy" as numbers, such as `"2 7 7"` (factories
    in play leave the reserve by themselves). population, tokens_up, tokens_down, actions, passed, chips, lesser,
    greater: a number. groups: four numbers. steps, lanes: of both progress markers, such as `"9 3"`, `"main passing"`.
    face_up_sites: the land sites still face up, `"ow-1 ow-9"`. sites: settled ones, with their factories if any,
    `"n-01 n-07:food+steel"` (production does not change). ships, ships_new, stadiums, stadiums_new, hand, played
    (infrastructure): cards; completed: those that have paid out. set: number of the technology set, left, middle,
    right: the tiles of a column from below, developed, begun: tiles (no one-time effect happens). goals: goal cards.
    cards, tucked, face_up: action cards, of which the deck loses as many.
    """
    s = position(match)
    seat = seat_of(colour, match)
    for word, value in things.items():
        if word in THREE:
            _put_three(s, seat, word, [int(n) for n in split(value)])
        elif word in ONE:
            s.put(seat, ONE[word], int(value))
        elif word in CARDS:
            _put_cards(s, seat, *CARDS[word], split(value))
        elif word in PILES:
            _put_pile(s, seat, int(PILES[word]), split(value))
        else:
            _PUT[word](s, seat, value)
    return match


def _put_three(s: State, seat: int, word: str, numbers: list[int]) -> None:
    assert len(numbers) == 3
    for kind, n in enumerate(numbers):
        if word.startswith("prefab"):
            s.add(seat, fields.RESERVE + kind, s.of(seat, THREE[word] + kind) - n)
        s.put(seat, THREE[word] + kind, n)


def _put_cards(s: State, seat: int, kind: str, holding: str, words: list[str]) -> None:
    at = fields.HELD + seat * 4 + HOLDINGS[kind].index(holding)
    market = MARKET_WORDS.index(kind)
    for card in range(int(s.pack.first[market]), int(s.pack.first[market] + s.pack.count[market])):
        if s.place[card] == at:
            s.place[card] = fields.IN_DECK
    for word in words:
        assert market_of(card_of(word)) == kind
        _lift(s, card_of(word))
        s.place[card_of(word)] = at


def _put_pile(s: State, seat: int, pile: int, words: list[str]) -> None:
    start = int(s.pile(seat, pile))
    for design in range(int(s.pack.actions)):
        s.hands[s.deck() + design] += s.hands[start + design]
        s.hands[start + design] = 0
    for word in words:
        design = number_of(pack(), "hand.deal", word)
        source = next(p for p in (s.deck(), *(s.pile(x, 0) for x in range(s.seats))) if s.hands[p + design] > 0)
        s.hands[source + design] -= 1
        s.hands[start + design] += 1


def _put_groups(s: State, seat: int, value: Words) -> None:
    for group, n in enumerate(split(value)):
        s.put(seat, fields.GROUP + group, int(n))


def _put_steps(s: State, seat: int, value: Words) -> None:
    for marker, n in enumerate(split(value)):
        s.put(seat, fields.STEP + marker, int(n))


def _put_lanes(s: State, seat: int, value: Words) -> None:
    for marker, word in enumerate(split(value)):
        s.put(seat, fields.LANE + marker, LANE_WORDS.index(word))


def _put_land(s: State, seat: int, value: Words) -> None:
    s.put(seat, fields.SITES, sum(1 << land_of(word) for word in split(value)))


def _put_sites(s: State, seat: int, value: Words) -> None:
    sites = int(s.pack.sites)
    for site in range(sites):
        if s.land[site] == seat:
            s.land[site] = fields.NONE
            s.land[sites + site] = 0
    for kind in range(3):
        s.add(seat, fields.RESERVE + kind, s.of(seat, fields.SETTLED + kind))
        s.put(seat, fields.SETTLED + kind, 0)
    s.put(seat, fields.SETTLERS, 0)
    for word in split(value):
        name, _, factories = word.partition(":")
        site = site_of(name)
        kinds = [KIND_WORDS.index(kind) for kind in factories.split("+") if kind]
        s.land[site] = seat
        s.add(seat, fields.SETTLERS, s.pack.site_people[site])
        if seat < s.seats:
            assert len(kinds) == s.pack.site_factories[site], f"{name} has {s.pack.site_factories[site]} factories"
        for kind in kinds:
            s.land[sites + site] += 1 << (3 * kind)
            s.add(seat, fields.SETTLED + kind, 1)
            s.add(seat, fields.RESERVE + kind, -1)


def _put_completed(s: State, seat: int, value: Words) -> None:
    first = int(s.pack.first[MARKET_WORDS.index("infrastructure")])
    s.put(seat, fields.COMPLETED, sum(1 << (card_of(word) - first) for word in split(value)))


def _put_set(s: State, seat: int, number: int) -> None:
    """Another set; whoever had it gets this seat's in exchange."""
    had = int(s.pack.tile_set[s.of(seat, fields.TILE)]) + 1
    for other in range(int(s.seats)):
        if other != seat and s.pack.tile_set[s.of(other, fields.TILE)] + 1 == number:
            _lay_set(s, other, had)
    _lay_set(s, seat, number)


def _lay_set(s: State, seat: int, number: int) -> None:
    words = [word for word in pack().words["setup.tile"] if word.startswith(f"t-{number}-")]
    for at, word in enumerate(sorted(words)):
        s.put(seat, fields.TILE + at, tile_of(word))
    for field in (fields.DONE, fields.HALF, fields.POWERS, fields.TECH_FACES):
        s.put(seat, field, 0)


def _put_column(column: int) -> Any:
    def lay(s: State, seat: int, value: Words) -> None:
        """These tiles, from below, change places with those that lie in the column."""
        words = split(value)
        number = int(words[0].split("-")[1])
        if s.pack.tile_set[s.of(seat, fields.TILE)] + 1 != number:
            _put_set(s, seat, number)
        for level, word in enumerate(words):
            tile = tile_of(word)
            assert s.pack.tile_level[tile] == level
            there = next(c for c in range(3) if s.of(seat, fields.TILE + level * 3 + c) == tile)
            s.put(seat, fields.TILE + level * 3 + there, s.of(seat, fields.TILE + level * 3 + column))
            s.put(seat, fields.TILE + level * 3 + column, tile)

    return lay


def _put_developed(s: State, seat: int, value: Words) -> None:
    """Developed tiles; a tile of another set than the player's makes the player change sets first."""
    done = powers = faces = 0
    words = split(value)
    number = int(words[0].split("-")[1]) if words else 0
    if words and s.pack.tile_set[s.of(seat, fields.TILE)] + 1 != number:
        _put_set(s, seat, number)
    for word in words:
        tile = tile_of(word)
        done |= 1 << next(at for at in range(9) if s.of(seat, fields.TILE + at) == tile)
        powers |= int(s.pack.tile_powers[tile])
        faces += int(s.pack.tile_faces[tile])
    for field, number in ((fields.DONE, done), (fields.POWERS, powers), (fields.TECH_FACES, faces)):
        s.put(seat, field, number)


def _put_begun(s: State, seat: int, value: Words) -> None:
    tiles = [tile_of(word) for word in split(value)]
    s.put(seat, fields.HALF, sum(1 << at for at in range(9) if s.of(seat, fields.TILE + at) in tiles))


def _put_goals(s: State, seat: int, value: Words) -> None:
    mask = sum(1 << number_of(pack(), "goal.keep", word) for word in split(value))
    for other in range(int(s.seats)):
        if other != seat:
            s.put(other, fields.GOALS, s.of(other, fields.GOALS) & ~mask)
    s.put(seat, fields.GOALS, mask)


_PUT: Mapping[str, Any] = {
    "groups": _put_groups,
    "steps": _put_steps,
    "lanes": _put_lanes,
    "face_up_sites": _put_land,
    "sites": _put_sites,
    "completed": _put_completed,
    "set": _put_set,
    "left": _put_column(0),
    "middle": _put_column(1),
    "right": _put_column(2),
    "developed": _put_developed,
    "begun": _put_begun,
    "goals": _put_goals,
}


# -- asking ---------------------------------------------------------------------------------------------------


def forbids(match: Match, step: Step[Any], word: str) -> str:
    """The rule by which a question, if it were asked now, would forbid an answer; the kernel answers some itself."""
    return GAME.rule(int(step.refusal(match.state, number_of(match.pack, step.code, word))))


# -- answering ------------------------------------------------------------------------------------------------


def draws(match: Match) -> Match:
    """The seed answers for chance until a player is asked or the game is over."""
    match.settle()
    return match


def turn(match: Match, colour: str, *lines: str) -> Match:
    """A whole turn: `turn(match, "blue", "settle", "settle.site n-01")`; chance deals what is to be dealt after it."""
    answer(match, colour, f"turn {lines[0]}")
    for line in lines[1:]:
        draws(match)
        answer(match, colour, line)
    return draws(match)


def passing(match: Match) -> Match:
    """Everybody passes until the Actions phase is over; the next question may be chance's."""
    while asks(match).endswith(" turn"):
        answer(match, asks(match).split()[0], "turn pass")
    return match


# -- what there is --------------------------------------------------------------------------------------------


def stock(match: Match, colour: str, world: str) -> tuple[int, int, int]:
    """Food, steel and energy of a world."""
    s = position(match)
    base = fields.STOCK + 3 * WORLD_WORDS.index(world)
    return _three(s, seat_of(colour), int(base))


def production(match: Match, colour: str) -> tuple[int, int, int]:
    return _three(position(match), seat_of(colour), int(fields.PRODUCTION))


def _three(s: State, seat: int, base: int) -> tuple[int, int, int]:
    return int(s.of(seat, base)), int(s.of(seat, base + 1)), int(s.of(seat, base + 2))


def has(match: Match, colour: str, word: str) -> Any:
    """What `put` can write: a number, three numbers, or a list of words."""
    s = position(match)
    seat = seat_of(colour, match)
    if word in THREE:
        return _three(s, seat, int(THREE[word]))
    if word in ONE:
        return int(s.of(seat, ONE[word]))
    if word in CARDS:
        kind, holding = CARDS[word]
        at = fields.HELD + seat * 4 + HOLDINGS[kind].index(holding)
        rows = pack().words["market.deal"]
        return [w for card, w in enumerate(rows) if s.place[card] == at and market_of(card) == kind]
    if word in PILES:
        start = int(s.pile(seat, PILES[word]))
        designs = enumerate(pack().words["hand.deal"])
        return [w for design, w in designs for _ in range(int(s.hands[start + design]))]
    return _HAS[word](s, seat)


def _masked(code: str, field: int) -> Any:
    def read(s: State, seat: int) -> list[str]:
        return [word for at, word in enumerate(pack().words[code]) if (s.of(seat, field) >> at) & 1]

    return read


def _tiles(field: int) -> Any:
    def read(s: State, seat: int) -> list[str]:
        words = pack().words["setup.tile"]
        return [words[s.of(seat, fields.TILE + at)] for at in range(9) if (s.of(seat, field) >> at) & 1]

    return read


def _column(column: int) -> Any:
    def read(s: State, seat: int) -> list[str]:
        return [pack().words["setup.tile"][s.of(seat, fields.TILE + level * 3 + column)] for level in range(3)]

    return read


def _sites(s: State, seat: int) -> list[str]:
    found = []
    for site in range(int(s.pack.sites)):
        if s.land[site] == seat:
            packed = int(s.land[s.pack.sites + site])
            kinds = [word for kind, word in enumerate(KIND_WORDS) for _ in range((packed >> (3 * kind)) & 7)]
            found.append(pack().words["settle.site"][site + 1] + (f":{'+'.join(kinds)}" if kinds else ""))
    return found


def _completed(s: State, seat: int) -> list[str]:
    first = int(s.pack.first[MARKET_WORDS.index("infrastructure")])
    words = pack().words["market.deal"][first:]
    return [word for at, word in enumerate(words) if (s.of(seat, fields.COMPLETED) >> at) & 1]


_HAS: Mapping[str, Any] = {
    "groups": lambda s, seat: tuple(int(s.of(seat, fields.GROUP + g)) for g in range(4)),
    "steps": lambda s, seat: (int(s.of(seat, fields.STEP)), int(s.of(seat, fields.STEP + 1))),
    "lanes": lambda s, seat: (LANE_WORDS[s.of(seat, fields.LANE)], LANE_WORDS[s.of(seat, fields.LANE + 1)]),
    "face_up_sites": lambda s, seat: [f"ow-{n + 1}" for n in range(9) if (s.of(seat, fields.SITES) >> n) & 1],
    "sites": _sites,
    "settlers": lambda s, seat: int(s.of(seat, fields.SETTLERS)),
    "settled": lambda s, seat: _three(s, seat, int(fields.SETTLED)),  # factories on the map
    "faces": lambda s, seat: int(s.faces(seat)),
    "completed": _completed,
    "set": lambda s, seat: int(s.pack.tile_set[s.of(seat, fields.TILE)]) + 1,
    "left": _column(0),
    "middle": _column(1),
    "right": _column(2),
    "developed": _tiles(int(fields.DONE)),
    "begun": _tiles(int(fields.HALF)),
    "goals": _masked("goal.keep", int(fields.GOALS)),
    "shown": _masked("goal.keep", int(fields.SHOWN)),  # goals that everybody has seen
    "draft": _masked("goal.keep", int(fields.DRAFT)),  # the hand that goes round
}


def where(match: Match, word: str) -> str:
    """Where a card of the rows is: deck, row, aside, out, extra, taken, under, `blue old`, `blue hand` …"""
    s = position(match)
    card = card_of(word)
    at = int(s.place[card])
    if at >= fields.UNDER:
        return "under"
    if at < fields.HELD:
        return NOBODY_HOLDS[at]
    colour, holding = divmod(at - int(fields.HELD), 4)
    return f"{colour_of(match, colour)} {HOLDINGS[market_of(card)][holding]}"


def row_of(match: Match, kind: str) -> list[str]:
    """The open cards of a row, oldest first."""
    s = position(match)
    market = MARKET_WORDS.index(kind)
    cards = [int(s.row(market, slot)) for slot in range(3)]
    return [pack().words["market.deal"][card] for card in cards if card >= 0]


def under(match: Match, kind: str) -> list[str]:
    """The cards under a deck, the next to come first."""
    s = position(match)
    words = [word for word in pack().words["market.deal"] if market_of(card_of(word)) == kind]
    return sorted(
        (word for word in words if s.place[card_of(word)] >= fields.UNDER), key=lambda w: int(s.place[card_of(w)])
    )


def turn_order(match: Match) -> list[str]:
    s = position(match)
    return [colour_of(match, int(s.turn(k))) for k in range(int(s.count()))]


def phase_of(match: Match) -> tuple[int, str]:
    """The year and the phase."""
    s = position(match)
    return int(s.year), PHASE_WORDS[s.phase]


# -- the score ------------------------------------------------------------------------------------------------


def sheet(match: Match, colour: str) -> dict[str, int]:
    """The lines of a colour's score by their label; lines of 0 are left out."""
    found: dict[str, int] = {}
    for line in GAME.score(match.state).seats[seat_of(colour)].lines:
        found[line.label] = found.get(line.label, 0) + line.points
    return found


def total(match: Match, colour: str) -> int:
    return GAME.score(match.state).seats[seat_of(colour)].total


def winners(match: Match) -> list[str]:
    assert match.over
    return [GAME.colours[seat] for seat in GAME.score(match.state).winners]


# -- what happened, and who knows it --------------------------------------------------------------------------


def order_of(match: Match, kind: str) -> list[str]:
    """The colours that events of a kind name first, in order."""
    return [colour_of(match, args[0]) for args in told(match, kind)]


def kinds(match: Match, *wanted: str) -> list[str]:
    """The kinds of the events so far, in order; only the wanted ones, if any are named."""
    return [event.kind for event in match.events if not wanted or event.kind in wanted]


def view(match: Match, colour: str = "") -> State:
    """The position as this colour (or a spectator) may know it; what it cannot know is -9."""
    seen = GAME.observe(match.state, seat_of(colour) if colour else -1).view
    assert isinstance(seen, State)
    return seen
