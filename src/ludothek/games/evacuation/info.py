"""Evacuation as the platform sees it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from ...content.weights import read_learned, read_search, read_weights
from ...core.game import GameInfo, Learning, Option, Preset
from ...core.scoring import ScoreSheet
from . import (
    actions,
    advanced,
    bonuses,
    building,
    carry,
    changes,
    checks,
    cleanup,
    flow,
    goals,
    income,
    infrastructure,
    laying,
    lines,
    loading,
    market,
    objectives,
    order,
    points,
    progress,
    race,
    resources,
    schema,
    settle,
    setup,
    solo,
    technology,
    transport,
    turns,
)
from .evaluate import HIGH, LOW, evaluate
from .features import NAMES as FEATURES
from .features import features
from .grammar import GRAMMAR
from .invariants import violations
from .observe import observe, sample_state
from .pack import load_pack, read_content
from .paths import assignments, read_path, write_path
from .refusals import REFUSALS
from .scoring import score
from .setup import new_game
from .shapes import shapes
from .state import COLOURS, State, load
from .tables import Pack
from .vocabulary import vocabulary
from .weights import NAMES

STEPS = (
    setup.SetUp,
    setup.DealSet,
    setup.DealTile,
    setup.DealBonus,
    setup.DealOrder,
    setup.SoloOrder,
    flow.Year,
    flow.YearEnd,
    income.Income,
    actions.PayEnergy,
    turns.ActionPhase,
    turns.NextTurn,
    turns.Turn,
    turns.PerformAction,
    turns.AfterAction,
    resources.GainResource,
    resources.PayAny,
    resources.Exchange,
    resources.PayCard,
    building.ChooseWorld,
    building.Arrive,
    building.Prefab,
    building.GainFactory,
    building.Clone,
    market.DealCard,
    market.Refill,
    market.TakeCard,
    market.PutUnder,
    market.EndTake,
    market.MayRedraw,
    market.RevealExtras,
    market.DealExtra,
    laying.PlayFree,
    infrastructure.InfrastructureMoves,
    settle.Settle,
    settle.PlaceFactory,
    technology.Research,
    changes.RaiseOne,
    carry.CarryOut,
    transport.TransportPhase,
    transport.Transport,
    transport.Unload,
    transport.FlyBack,
    transport.FlyNow,
    transport.ShipAndFly,
    loading.Load,
    order.TurnOrder,
    progress.ProgressPhase,
    progress.Advance,
    progress.ChoosePower,
    progress.SplitPower,
    progress.MoveMarker,
    progress.PlaceMarker,
    progress.RobotAdvance,
    bonuses.BonusPhase,
    bonuses.Bonus,
    bonuses.ChooseBonus,
    cleanup.Cleanup,
    goals.GoalDraft,
    goals.DealGoal,
    goals.DraftRound,
    goals.KeepGoal,
    goals.LoseGoal,
    goals.PassGoals,
    goals.DropGoal,
    goals.EndDraft,
    advanced.DrawCards,
    advanced.DrawCard,
    advanced.DealAction,
    advanced.DealHands,
    advanced.TrimHands,
    advanced.DropCard,
    advanced.RevealDrops,
    advanced.Tuck,
    advanced.PlayCard,
    advanced.UsePart,
    advanced.EndTurn,
    advanced.DiscardCard,
    advanced.DiscardPlayed,
    objectives.SetUp,
    objectives.DrawObjective,
    objectives.PlayObjective,
    lines.SetUp,
    lines.DrawSide,
    lines.DrawLine,
    solo.StartYear,
    solo.NextBack,
    solo.RobotTurn,
    solo.FlipCard,
    solo.RobotAct,
    race.FinishRace,
    race.PickPenalised,
    race.EndRace,
    points.FinishPoints,
)

# What each event tells: "name:vocabulary"; a vocabulary is a kind of record, or a question whose word is meant.
EVENTS = {
    "year": ("year:number",),
    "phase": ("phase:number", "year:number"),
    "technology-set": ("player:colour", "number:number"),
    "order": ("first:colour", "second:colour", "third:colour", "fourth:colour"),
    "produced": ("player:colour", "world:number", "cost-food:number", "cost-steel:number", "cost-energy:number"),
    "paid-card": ("player:colour", "world:number", "cost-food:number", "cost-steel:number", "cost-energy:number"),
    "paid-action": ("player:colour", "old:number", "new:number"),
    "gained": ("player:colour", "what:gain", "number:number"),
    "paid": ("player:colour", "what:gain", "number:number"),
    "exchanged": ("player:colour", "given:raise", "got:gain"),
    "ate": ("player:colour", "world:number", "number:number"),
    "hungry": ("player:colour", "world:number", "number:number"),
    "bored": ("player:colour", "number:number"),
    "passed": ("player:colour",),
    "action": ("player:colour", "action:turn"),
    "dealt": ("card:market.deal", "extra:number"),
    "put-under": ("player:colour", "card:market.deal"),
    "aged": ("card:market.deal",),
    "built": ("player:colour", "card:market.deal", "world:number"),
    "took-infrastructure": ("player:colour", "card:market.deal"),
    "laid": ("player:colour", "card:market.deal"),
    "completed": ("player:colour", "card:market.deal"),
    "factory": ("player:colour", "what:gain"),
    "population": ("player:colour", "number:number"),
    "settled": ("player:colour", "site:site"),
    "factory-settled": ("player:colour", "kind:raise", "site:site"),
    "production": ("player:colour", "kind:raise", "number:number"),
    "production-each": ("player:colour", "number:number"),
    "researched": ("player:colour", "tile:tile"),
    "developed": ("player:colour", "tile:tile"),
    "race-decided": ("player:colour",),
    "evacuated": ("player:colour", "site:land", "ship:market.deal"),
    "loaded-cube": ("player:colour", "kind:raise", "ship:market.deal"),
    "loaded-factory": ("player:colour", "kind:raise", "ship:market.deal"),
    "loaded-stadium": ("player:colour", "stadium:market.deal", "ship:market.deal"),
    "sent": ("player:colour", "ship:market.deal"),
    "sent-back": ("player:colour", "ship:market.deal"),
    "stayed": ("player:colour", "ship:market.deal"),
    "unloaded": ("player:colour", "number:number"),
    "power": ("player:colour", "power:number"),
    "advanced": ("player:colour", "number:number", "step:number"),
    "lane": ("player:colour", "step:number", "lane:progress.lane"),
    "opened": ("player:colour", "transition:number"),
    "token-turned": ("player:colour",),
    "token-moved": ("player:colour",),
    "lesser-bonus": ("player:colour", "card:bonus"),
    "greater-bonus": ("player:colour", "card:bonus"),
    "no-bonus": ("player:colour",),
    "stadiums-joined": (),
    "goals-dealt": ("number:number",),
    "goal-dealt": ("player:colour", "goal:goal"),
    "goal-kept": ("player:colour", "goal:goal"),
    "goal-dropped": ("player:colour", "goal:goal"),
    "goals-passed": ("number:number",),
    "goals-swapped": (),
    "goals-chosen": ("number:number",),
    "goal-lost": (),
    "goal-shown": ("player:colour", "goal:goal"),
    "drew-cards": ("player:colour", "number:number"),
    "drew-card": ("player:colour", "card:action"),
    "discarded-card": ("player:colour", "card:action"),
    "actions-shuffled": (),
    "tucked": ("player:colour", "group:number"),
    "tucked-card": ("player:colour", "card:action"),
    "played-card": ("player:colour", "card:action"),
    "objective-opened": ("objective:objective",),
    "objective-taken": ("player:colour", "objective:objective"),
    "objective-played": ("player:colour", "objective:objective"),
    "solo-shuffled": ("number:number",),
    "solo-top": ("number:number", "letter:number"),
    "solo-card": ("card:solo",),
    "solo-nothing": (),
    "solo-took": ("player:colour", "card:market.deal"),
    "solo-removed": ("player:colour", "card:market.deal"),
    "solo-settled": ("player:colour", "site:site"),
    "solo-blocked": ("player:colour", "site:site"),
    "race-penalty": ("player:colour", "kind:raise", "number:number"),
    "race-bonus": ("player:colour", "number:number"),
    "ended": (),
    "lines-side": ("side:number",),
    "line-laid": ("label:number", "from:site", "to:site"),
}


UNTOLD = frozenset(
    (
        "build.world",
        "infrastructure.move",
        "market.take",
        "progress.lane",
        "settle.site",
        "transport",
        "turn",
        "turn.after",
    )
)

LINES = ("off", "random", "side-a", "side-b")

OPTIONS = (
    Option("mode", ("race", "points"), seats=(2, 4)),
    Option("actions", ("standard", "advanced")),
    Option("bonuses", ("recommended", "strict", "generous")),
    Option("objectives", ("off", "on"), only=("mode", "points")),
    Option("lines", LINES, only=("mode", "points")),
    Option("robot", ("off", "on"), seats=(2, 2)),
    Option("faceless", ("yes", "no"), only=("mode", "race"), seats=(2, 4)),
)

# EVA-MOD-11: the sets that the rulebook recommends.
PRESETS = (
    Preset("first-game", {"mode": "race"}),
    Preset("full-game", {"mode": "points", "actions": "advanced"}),
    Preset("everything", {"mode": "points", "actions": "advanced", "objectives": "on", "lines": "random"}),
)

# Between two of these a seat answers what follows from its last answer.
PAUSES = frozenset({"turn", "transport", "progress.power", "progress.move", "bonus.choice"})

WEIGHTS = Path(__file__).with_name("weights.toml")
JUDGEMENT = Path(__file__).with_name("judgement.json")


def points_of(sheet: ScoreSheet, seat: int) -> float:
    """What the learned judgement foretells."""
    return float(sheet.seats[seat].total)


def start(pack: Pack, seats: int, options: Mapping[str, str]) -> State:
    """EVA-CON-06, EVA-AMB-40: without a choice of one's own, bonuses are generous with advanced actions only."""
    advanced = options["actions"] == "advanced"
    generous = options["bonuses"] == "generous" or (options["bonuses"] == "recommended" and advanced)
    return new_game(
        pack,
        seats,
        int(options["mode"] == "points"),
        int(advanced),
        int(generous),
        int(options["objectives"] == "on"),
        LINES.index(options["lines"]),
        int(options["robot"] == "on"),
        int(options["faceless"] == "yes"),
    )


GAME = GameInfo(
    name="evacuation",
    rules="1",
    folder=Path(__file__).parent,
    least_seats=1,
    most_seats=4,
    colours=COLOURS,
    options=OPTIONS,
    refusals=REFUSALS,
    steps=STEPS,
    events=EVENTS,
    revealing=frozenset({"dealt", "drew-card", "solo-card", "goal-shown"}),
    load_pack=load_pack,
    new_game=start,
    load_fields=load,
    observe=observe,
    sample_state=sample_state,
    score=score,
    evaluate=evaluate,
    weights=read_weights(WEIGHTS, NAMES),
    alone=(LOW, HIGH),
    learned=read_learned(WEIGHTS, NAMES, JUDGEMENT, FEATURES),
    learning=Learning(FEATURES, features, points_of),
    search=read_search(WEIGHTS),
    violations=violations,
    read_path=read_path,
    write_path=write_path,
    grammar=GRAMMAR,
    read_content=read_content,
    vocabulary=vocabulary,
    assignments=assignments,
    checks=checks.CHECKS,
    unique=schema.UNIQUE,
    presets=PRESETS,
    heading="year",
    untold=UNTOLD,
    pauses=PAUSES,
    shapes=shapes,
)
