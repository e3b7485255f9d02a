"""Lanterns as the platform sees it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from ...content.weights import read_search, read_weights
from ...core.game import GameInfo, Option
from . import deck, flow, schema, setup
from .actions import light, pick, shield
from .evaluate import NAMES, evaluate
from .grammar import GRAMMAR
from .invariants import violations
from .observe import observe, sample_state
from .pack import load_pack, read_content, vocabulary
from .paths import read_path, write_path
from .refusals import REFUSALS
from .scoring import score
from .setup import new_game
from .state import COLOURS, State, load
from .tables import Pack

STEPS = (
    setup.FirstPlayer,
    flow.Round,
    flow.TakeCards,
    flow.PickCards,
    flow.PlayCards,
    flow.LightLanterns,
    flow.CleanUp,
    deck.TakeCard,
    deck.DrawCard,
    pick.PickCard,
    pick.Reveal,
    pick.PlayCard,
    light.LightPier,
    shield.AnswerGust,
)

# What each event tells: "name:vocabulary". Only its holder is told of `drew`; all others of `took-card`.
EVENTS = {
    "round": ("number:number", "first:colour"),
    "first-player": ("player:colour",),
    "shuffled": (),
    "took-card": ("player:colour",),
    "drew": ("player:colour", "card:card"),
    "revealed": ("player:colour", "card:card"),
    "played": ("player:colour", "card:card"),
    "played-in-vain": ("player:colour", "card:card"),
    "gained-oil": ("player:colour", "number:number"),
    "spent-oil": ("player:colour", "number:number"),
    "glowed": ("player:colour", "number:number"),
    "lit": ("player:colour", "pier:pier"),
    "shielded": ("player:colour",),
    "blown-out": ("player:colour", "pier:pier"),
    "ended": (),
}

WEIGHTS = Path(__file__).with_name("weights.toml")


def start(pack: Pack, seats: int, options: Mapping[str, str]) -> State:
    return new_game(pack, seats, int(options["rounds"]))


GAME = GameInfo(
    name="lanterns",
    rules="1",
    folder=Path(__file__).parent,
    least_seats=2,
    most_seats=4,
    colours=COLOURS,
    options=(Option("rounds", ("4", "6")),),
    refusals=REFUSALS,
    steps=STEPS,
    events=EVENTS,
    revealing=frozenset({"revealed"}),
    load_pack=load_pack,
    new_game=start,
    load_fields=load,
    observe=observe,
    sample_state=sample_state,
    score=score,
    evaluate=evaluate,
    weights=read_weights(WEIGHTS, NAMES),
    search=read_search(WEIGHTS),
    violations=violations,
    read_path=read_path,
    write_path=write_path,
    grammar=GRAMMAR,
    read_content=read_content,
    vocabulary=vocabulary,
    checks=schema.CHECKS,
    unique=schema.UNIQUE,
)
