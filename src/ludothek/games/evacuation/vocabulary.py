"""The words of every question of Evacuation: the int of an option is its place in the tuple."""

from __future__ import annotations

from ...content import Content
from ...core.effects import JOINT_WORDS
from .grammar import BONUSES
from .schema import Solo
from .state import COLOURS
from .tables import KIND_WORDS, LANE_WORDS, WORLD_WORDS

ROWS = ("ship", "stadium", "infrastructure")
MOST_POWER = 60
MOST_ENERGY = 4  # of one action: the track's price and the surcharge
BOARD_ACTIONS = (
    "gain-infrastructure",
    "gain-research",
    "settle",
    "ship",
    "stadium",
    "prefab",
    "clone",
    "infrastructure",
    "exchange",
    "research",
)

STOCKS = tuple(f"{kind}-{world}" for world in WORLD_WORDS for kind in KIND_WORDS)
SWAPS = tuple(
    f"{given}-{got}-{world}" for world in WORLD_WORDS for given in KIND_WORDS for got in KIND_WORDS if got != given
)

Words = dict[str, tuple[str, ...]]


def vocabulary(content: Content) -> Words:
    return {
        **_set_up(content),
        **_cards(content),
        **_costs_and_gains(),
        **_turns(content),
        **_flights(content),
        **_year_end(content),
        **JOINT_WORDS,
    }


def ids(content: Content, kind: str) -> tuple[str, ...]:
    return tuple(entry.id for entry in content.entries(kind))


def _set_up(content: Content) -> Words:
    return {
        "setup.order": (*COLOURS, "robot", "neutral"),
        "setup.set": tuple(f"set-{number}" for number in range(1, 5)),
        "setup.tile": ids(content, "tile"),
        "setup.bonus": ids(content, "bonus"),
        "setup.objective": ids(content, "objective"),
        "setup.side": ("side-a", "side-b"),
        "setup.line": ("first", "second"),
    }


def _cards(content: Content) -> Words:
    """Goals, action cards, and the cards of the rows."""
    goals, actions = ids(content, "goal"), ids(content, "action")
    rows = tuple(card for kind in ROWS for card in ids(content, kind))
    return {
        "goal.deal": goals,
        "goal.keep": goals,
        "goal.drop": goals,
        "goal.lose": goals,
        "hand.deal": actions,
        "hand.drop": actions,
        "hand.discard": actions,
        "market.deal": rows,
        "market.take": ("stop", "redraw", *rows),
        "market.under": ("done", *rows),
        "market.redraw": ("no", "yes"),
    }


def _costs_and_gains() -> Words:
    return {
        "gain": STOCKS,
        "factory": STOCKS,
        "prefab": ("stop", *STOCKS),
        "exchange": ("stop", *SWAPS),
        "pay.energy": tuple(f"old-{n}" for n in range(MOST_ENERGY + 1)),
        "pay.any": STOCKS,
        "pay.save": KIND_WORDS,
        "build.world": WORLD_WORDS,
    }


def _turns(content: Content) -> Words:
    actions, objectives = ids(content, "action"), ids(content, "objective")
    return {
        "infrastructure.move": ("stop", "take", *ids(content, "infrastructure")),
        "settle.site": ("stop", *ids(content, "site")),
        "settle.factory": KIND_WORDS,
        "raise": KIND_WORDS,
        "research": ("stop", "left", "middle", "right"),
        "turn": ("pass", *BOARD_ACTIONS, *objectives, *actions),
        "turn.after": ("done", *objectives),
        "turn.tuck": actions,
        "card.part": ("first", "second", "stop"),
    }


def _flights(content: Content) -> Words:
    ships, lands = ids(content, "ship"), ids(content, "land")
    return {
        "transport": ("done", "auto", *ships),
        "load": (
            "fly",
            "auto",
            *(f"bay-{site}" for site in lands),
            *(f"hold-{site}" for site in lands),
            *ids(content, "stadium"),
            *(f"prefab-{kind}" for kind in KIND_WORDS),
            *KIND_WORDS,
        ),
        "fly": ("stop", *ships),
        "fly.back": ("stay", *ships),
    }


def _year_end(content: Content) -> Words:
    """Progress, bonuses, the end of a Race, the solo deck."""
    last = len(ids(content, "step")) - 1
    return {
        "progress.power": tuple(str(n) for n in range(MOST_POWER + 1)),
        "progress.move": tuple(f"{marker}-{n}" for marker in "ab" for n in range(last + 1)),
        "progress.lane": LANE_WORDS,
        "bonus.choice": ("none", *BONUSES),
        "race.penalty": KIND_WORDS,
        "solo.back": solo_backs(content),
        "solo.card": ids(content, "solo"),
    }


def solo_backs(content: Content) -> tuple[str, ...]:
    """The different backs of the solo cards; two cards may share one."""
    return tuple(dict.fromkeys(f"{card.number}-{card.letter}" for card in content.data("solo", Solo)))
