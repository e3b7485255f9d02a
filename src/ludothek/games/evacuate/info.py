"""EVACUATE! as the platform sees it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from ...content.weights import read_learned, read_search, read_weights
from ...core.game import GameInfo, Option
from . import (
    actions,
    card_effects,
    cleanup,
    effects,
    flow,
    losses,
    neutral,
    nomia,
    run,
    schema,
    setup,
    station,
    walk,
    windows,
)
from .evaluate import NAMES, evaluate
from .features import NAMES as FEATURES
from .grammar import GRAMMAR
from .invariants import violations
from .observe import observe, sample_state
from .pack import load_pack, read_content, vocabulary
from .paths import assignments, read_path, write_path
from .refusals import REFUSALS
from .scoring import score
from .setup import new_game
from .shapes import shapes
from .state import COLOURS, State, load
from .tables import Pack

STEPS = (
    flow.Round,
    setup.DealStation,
    setup.FirstPlayer,
    setup.ChooseCivilizations,
    setup.ChooseCivilization,
    setup.DealCivilization,
    run.SurvivorsRun,
    run.Foresee,
    run.PickRunCard,
    run.Reveal,
    run.RevealEffects,
    run.Movement,
    run.MoveEnd,
    run.DrawNeutral,
    walk.Walk,
    station.PlaceStation,
    station.DrawStation,
    station.ChooseStation,
    station.RemoveLeft,
    actions.SurvivorActions,
    actions.ActionsBegin,
    actions.ActionTurn,
    actions.Act,
    effects.StepChoice,
    effects.ChooseTarget,
    card_effects.ReplayCard,
    card_effects.NameSpeed,
    card_effects.RecoverChoice,
    card_effects.PeekNomia,
    windows.Window,
    windows.OfferSpecial,
    windows.SpecialUsed,
    nomia.NomiasAttack,
    nomia.NextDraw,
    nomia.DrawNomia,
    nomia.TransportDrawn,
    nomia.CarryOut,
    nomia.Cancelled,
    nomia.Victims,
    nomia.Losses,
    nomia.Aftermath,
    nomia.React,
    nomia.BlueTest,
    nomia.Market,
    nomia.ChooseNomia,
    nomia.CardDone,
    nomia.Forget,
    losses.Strike,
    losses.WouldLose,
    losses.Lose,
    losses.AssignHit,
    losses.ChooseMiniature,
    neutral.PlaceNeutral,
    cleanup.CleanUp,
    cleanup.CleanUpEffects,
    cleanup.EndRound,
)

# What each event tells: "name:vocabulary". A colour of -2 is nobody (a card acts), a station of -9 is face down.
EVENTS = {
    "round": ("number:number", "first:colour"),
    "station-dealt": ("card:station",),
    "first-player": ("player:colour",),
    "civilization": ("player:colour", "civilization:civilization"),
    "revealed": ("player:colour", "card:run"),
    "moved": ("runner:colour", "rows:number"),
    "moved-by": ("player:colour", "runner:colour", "rows:number"),
    "station-revealed": ("card:station", "runner:colour"),
    "station-placed": ("player:colour",),
    "station-drawn": ("player:colour", "card:station"),
    "station-chosen": ("player:colour", "card:station"),
    "station-rejected": ("player:colour", "card:station"),
    "station-left": ("card:station",),
    "station-shuffled": (),
    "station-acts": ("card:station", "runner:colour"),
    "arrow-turned": (),
    "turned-round": ("runner:colour",),
    "neutral-drew": ("runner:colour", "rows:number"),
    "neutral-placed": ("runner:colour",),
    "acts": ("player:colour", "card:run"),
    "action-barred": ("player:colour", "card:run"),
    "acts-in-vain": ("player:colour", "card:run"),
    "targeted": ("player:colour", "target:colour"),
    "attack-failed": ("player:colour", "target:colour"),
    "copied": ("player:colour", "target:colour", "card:run"),
    "swapped": ("player:colour", "target:colour"),
    "replayed": ("player:colour", "card:run"),
    "named-speed": ("player:colour", "speed:number"),
    "barred": ("player:colour",),
    "took-back": ("player:colour", "card:run"),
    "extra-draw": ("player:colour", "number:number"),
    "peeked": ("player:colour",),
    "saw-top": ("player:colour", "title:nomia"),
    "nomia-drawn": ("title:nomia",),
    "nothing-happens": (),
    "cancelled": ("player:colour", "title:nomia"),
    "inserted": ("player:colour", "title:nomia"),
    "boarded": ("player:colour",),
    "collected": ("player:colour", "colour:colour"),
    "took-token": ("player:colour",),
    "stole": ("player:colour", "special:special"),
    "special-played": ("player:colour", "special:special"),
    "shielded": ("runner:colour",),
    "redirected": ("player:colour", "target:colour"),
    "hit": ("player:colour",),
    "healed": ("player:colour",),
    "lost": ("runner:colour",),
    "token-lost": ("player:colour",),
    "eliminated": ("runner:colour",),
    "evac-ready": (),
    "shuffled": (),
    "stunned": ("runner:colour",),
    "gained": ("player:colour",),
    "chose-nomia": ("player:colour", "title:nomia"),
    "renewed": ("player:colour",),
    "doomed": ("player:colour",),
    "ended": ("winners:seats",),
}

WEIGHTS = Path(__file__).with_name("weights.toml")
JUDGEMENT = Path(__file__).with_name("judgement.json")  # written by benchmarks/learn_evacuate.py


def start(pack: Pack, seats: int, options: Mapping[str, str]) -> State:
    return new_game(pack, seats, options["mode"] == "full", options["civilizations"] == "random")


GAME = GameInfo(
    name="evacuate",
    rules="1",
    folder=Path(__file__).parent,
    least_seats=2,
    most_seats=6,
    colours=COLOURS,
    options=(Option("mode", ("basic", "full")), Option("civilizations", ("choice", "random"), only=("mode", "full"))),
    refusals=REFUSALS,
    steps=STEPS,
    events=EVENTS,
    revealing=frozenset({"station-revealed", "revealed"}),
    load_pack=load_pack,
    new_game=start,
    load_fields=load,
    observe=observe,
    sample_state=sample_state,
    score=score,
    evaluate=evaluate,
    weights=read_weights(WEIGHTS, NAMES),
    learned=read_learned(WEIGHTS, NAMES, JUDGEMENT, FEATURES),
    search=read_search(WEIGHTS),
    violations=violations,
    read_path=read_path,
    write_path=write_path,
    grammar=GRAMMAR,
    read_content=read_content,
    vocabulary=vocabulary,
    checks=schema.CHECKS,
    unique=schema.UNIQUE,
    assignments=assignments,
    shapes=shapes,
)
