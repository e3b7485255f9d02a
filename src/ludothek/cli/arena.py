"""`ludothek simulate`, `study`, `tournament`, `tune`, `learn`: their options, and what they print."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from shlex import join
from typing import TYPE_CHECKING, Annotated

import typer

from ..core.errors import OptionError
from .words import language, say, tell

if TYPE_CHECKING:
    from ..arena.learn import Table
    from ..arena.lineup import Plan
    from ..arena.tournament import Tournament
    from ..core.game import GameInfo

Game = Annotated[str, typer.Argument(help=tell("cli-help-game"))]
Games = Annotated[int, typer.Option(min=1, help=tell("cli-help-arena-games"))]
Bots = Annotated[str, typer.Option(help=tell("cli-help-bots"))]
Settings = Annotated[list[str] | None, typer.Option("--options", "--option", help=tell("cli-help-options"))]
Preset = Annotated[str, typer.Option(help=tell("cli-help-preset"))]
Seats = Annotated[str, typer.Option(help=tell("cli-help-arena-seats"))]
Seed = Annotated[int, typer.Option(help=tell("cli-help-seed"))]
Workers = Annotated[int, typer.Option(min=0, help=tell("cli-help-workers"))]
Ray = Annotated[str, typer.Option(help=tell("cli-help-ray"))]
Packs = Annotated[list[Path] | None, typer.Option("--pack", help=tell("cli-help-pack"))]
Lang = Annotated[str, typer.Option("--lang", help=tell("cli-help-lang"))]


def simulate(
    game: Game,
    out: Annotated[Path, typer.Option(help=tell("cli-help-simulate-out"))],
    games: Games = 100,
    bots: Bots = "greedy",
    options: Settings = None,
    preset: Preset = "",
    seats: Seats = "",
    seed: Seed = 1,
    opening: Annotated[int, typer.Option(min=0, help=tell("cli-help-opening"))] = 3,
    decisions: Annotated[bool, typer.Option("--decisions", help=tell("cli-help-decisions"))] = False,
    workers: Workers = 0,
    ray: Ray = "",
    packs: Packs = None,
    lang: Lang = "",
) -> None:
    from ..arena.simulate import simulate as run
    from ..games import find

    found = find(game)
    plan = make(found, bots, seats, options, preset, packs, seed, opening, decisions)
    with progress(say("cli-arena-games", lang or language())) as show:
        run(plan, games, out, workers, ray, show)
    print(say("cli-simulated", lang or language(), n=games, folder=str(out)))


def study(
    folders: Annotated[list[Path], typer.Argument(metavar="DIR [DIR]", help=tell("cli-help-study-folders"))],
    out: Annotated[Path | None, typer.Option(help=tell("cli-help-study-out"))] = None,
    lang: Lang = "",
) -> None:
    from ..arena.figures import read_figures
    from ..arena.folder import write_text
    from ..arena.report import Report
    from ..arena.versus import Versus

    tongue = lang or language()
    if len(folders) > 2:
        raise OptionError(say("cli-study-two", tongue))
    figures = [read_figures(folder) for folder in folders]
    report = Report(figures[0], tongue) if len(figures) == 1 else Versus(figures[0], figures[1], tongue)
    print("\n".join(report.summary()))
    if out is not None:
        write_text(out, report.html())
        print(say("cli-written", tongue, file=str(out)))


def tournament(
    game: Game,
    bots: Bots,
    games: Games = 100,
    options: Settings = None,
    preset: Preset = "",
    seats: Annotated[int, typer.Option(help=tell("cli-help-tournament-seats"))] = 0,
    seed: Seed = 1,
    anchor: Annotated[str, typer.Option(help=tell("cli-help-anchor"))] = "",
    out: Annotated[Path | None, typer.Option(help=tell("cli-help-tournament-out"))] = None,
    strength: Annotated[Path | None, typer.Option(help=tell("cli-help-strength"))] = None,
    workers: Workers = 0,
    ray: Ray = "",
    packs: Packs = None,
    lang: Lang = "",
) -> None:
    from ..arena.strength import keep
    from ..arena.tournament import hold
    from ..games import find

    found, tongue = find(game), lang or language()
    count = str(seats or max(2, found.least_seats))
    plan = make(found, bots, count, options, preset, packs, seed)
    if out is not None and out.suffix not in (".json", ".toml"):
        raise OptionError(say("cli-tournament-out", tongue, file=str(out)))
    with progress(say("cli-arena-games", tongue)) as show:
        held = hold(plan, games, workers, ray, anchor, show)
    show_standings(held, tongue)
    how = command("tournament", plan, games=games, anchor=anchor)
    if out is not None:
        write_results(out, held, how)
        print(say("cli-written", tongue, file=str(out)))
    if strength is not None:
        keep(strength, held, how, date.today().isoformat())
        print(say("cli-written", tongue, file=str(strength)))


def tune(
    game: Game,
    bot: Annotated[str, typer.Option("--bots", "--bot", help=tell("cli-help-tune-bot"))] = "greedy",
    seats: Annotated[int, typer.Option(help=tell("cli-help-tournament-seats"))] = 0,
    solo: Annotated[bool, typer.Option("--solo", help=tell("cli-help-solo"))] = False,
    options: Settings = None,
    preset: Preset = "",
    seed: Seed = 1,
    deals: Annotated[int, typer.Option(min=1, help=tell("cli-help-deals"))] = 24,
    generations: Annotated[int, typer.Option(min=1, help=tell("cli-help-generations"))] = 20,
    minutes: Annotated[float, typer.Option(min=0, help=tell("cli-help-minutes"))] = 0.0,
    population: Annotated[int, typer.Option(min=0, help=tell("cli-help-population"))] = 0,
    validation: Annotated[int, typer.Option(min=10, help=tell("cli-help-validation"))] = 200,
    weights: Annotated[str, typer.Option(help=tell("cli-help-weights"))] = "",
    out: Annotated[Path | None, typer.Option(help=tell("cli-help-tune-out"))] = None,
    workers: Workers = 0,
    ray: Ray = "",
    packs: Packs = None,
    lang: Lang = "",
) -> None:
    from ..arena.names import Speech
    from ..arena.tune import Search, write_weights
    from ..arena.tune import tune as run
    from ..games import find

    found, speech = find(game), Speech(lang or language())
    count = 1 if solo else seats or max(2, found.least_seats)
    plan = make(found, bot, str(count), options, preset, packs, seed)
    names = tuple(name.strip() for name in weights.split(",") if name.strip())

    def tell_gains(generation: int, best: float, mean: float) -> None:
        gains = {"best": speech.signed(speech.number(best, 3)), "mean": speech.signed(speech.number(mean, 3))}
        print(speech.say("tune-generation", n=generation, **gains), flush=True)

    search = Search(deals, generations, minutes, population, validation, names)
    tuned = run(plan, search, workers, ray, tell_gains)
    low, high = (speech.signed(speech.number(end, 3)) for end in tuned.interval)
    figures = {"gain": speech.signed(speech.number(tuned.gain, 3)), "low": low, "high": high}
    games = speech.count(tuned.games)
    print(speech.say("tune-proof", games=games, unit="points" if count == 1 else "wins", **figures))
    if not tuned.better:
        print(speech.say("tune-no-better"))
        raise typer.Exit(1)
    more = {"deals": deals, "population": population or "", "validation": validation, "weights": weights}
    file = out or found.folder / "weights.toml"
    how = command("tune", plan, **more, generations=tuned.generations)
    write_weights(file, tuned, how, date.today().isoformat())
    print(say("cli-written", speech.lang, file=str(file)))


def learn(
    game: Game,
    tables: Annotated[list[str] | None, typer.Option("--table", help=tell("cli-help-learn-table"))] = None,
    rounds: Annotated[int, typer.Option(min=1, help=tell("cli-help-learn-rounds"))] = 20,
    games: Annotated[int, typer.Option(min=1, help=tell("cli-help-learn-games"))] = 4000,
    tries: Annotated[int, typer.Option(min=1, help=tell("cli-help-learn-tries"))] = 2,
    hidden: Annotated[int, typer.Option(min=1, help=tell("cli-help-learn-hidden"))] = 48,
    window: Annotated[int, typer.Option(min=1, help=tell("cli-help-learn-window"))] = 6,
    proof: Annotated[int, typer.Option(min=2, help=tell("cli-help-learn-proof"))] = 200,
    seed: Seed = 1,
    start: Annotated[Path | None, typer.Option(help=tell("cli-help-learn-start"))] = None,
    out: Annotated[Path | None, typer.Option(help=tell("cli-help-learn-out"))] = None,
    workers: Workers = 0,
    ray: Ray = "",
    packs: Packs = None,
    lang: Lang = "",
) -> None:
    from ..arena.learn import Course, made_by
    from ..arena.learn import learn as run
    from ..arena.names import Speech
    from ..content.weights import write_network
    from ..games import find

    found, speech = find(game), Speech(lang or language())
    named = tables or [str(found.least_seats)]
    course = Course(
        found.name,
        tuple(read_table(table, speech.lang) for table in named),
        tuple(str(pack) for pack in packs or []),
        rounds=rounds,
        games=games,
        tries=tries,
        hidden=hidden,
        window=window,
        proof=proof,
        seed=seed,
        start=str(start or ""),
    )

    def tell_round(number: int, outcome: float, fit: float | None) -> None:
        told = {"n": number, "outcome": speech.number(outcome, 2)}
        if fit is None:
            print(speech.say("learn-wait", **told), flush=True)
        else:
            print(speech.say("learn-round", **told, fit=speech.number(fit, 3)), flush=True)

    learned = run(course, workers, ray, tell_round)
    low, high = (speech.signed(speech.number(end, 3)) for end in learned.interval)
    gain = speech.signed(speech.number(learned.gain, 3))
    print(speech.say("learn-proof", games=speech.count(learned.games), gain=gain, low=low, high=high))
    if not learned.better:
        print(speech.say("tune-no-better"))
        raise typer.Exit(1)
    file = out or found.folder / "judgement.json"
    write_network(file, made_by(course, learned, date.today().isoformat()), learned.network)
    print(say("cli-written", speech.lang, file=str(file)))


def read_table(text: str, lang: str) -> Table:
    """`2 mode=points,actions=advanced`: the seats, and how the game is played there."""
    from ..arena.learn import Table
    from .files import settings

    seats, _, options = text.strip().partition(" ")
    if not seats.isdecimal():
        raise OptionError(say("cli-learn-table", lang, given=text))
    pairs = [pair.strip() for pair in options.split(",") if pair.strip()]
    return Table(int(seats), tuple(sorted(settings(pairs).items())))


# -- what they share ----------------------------------------------------------------------------------------


def make(
    game: GameInfo,
    bots: str,
    seats: str,
    options: Sequence[str] | None,
    preset: str,
    packs: Sequence[Path] | None,
    seed: int,
    opening: int = 3,
    decisions: bool = False,
) -> Plan:
    """The plan that the words of the command line describe."""
    from ..arena.lineup import make_plan
    from .files import settings

    pairs = [pair for text in options or [] for pair in text.split(",") if pair]
    names = [name.strip() for name in bots.split(",") if name.strip()]
    if not names:
        raise OptionError(say("cli-no-bots"))
    try:
        counts = [int(word) for word in seats.split(",") if word]
    except ValueError as error:
        raise OptionError(say("cli-arena-seats", given=seats)) from error
    given = {**(game.preset(preset) if preset else {}), **settings(pairs)}
    return make_plan(game, names, counts, given, packs or [], seed, opening, decisions)


def command(name: str, plan: Plan, **more: object) -> str:
    """The command that makes a result anew, with all that matters to it and nothing else."""
    words = ["ludothek", name, plan.game, "--bots", ",".join(plan.bots), "--seats", ",".join(map(str, plan.seats))]
    if plan.options:
        words += ["--options", ",".join(f"{option}={value}" for option, value in plan.options)]
    for pack in plan.packs:
        words += ["--pack", pack]
    words += ["--seed", str(plan.seed)]
    for option, value in more.items():
        if value is True:
            words.append(f"--{option}")
        elif value not in ("", None, False):
            words += [f"--{option}", str(value)]
    return join(words)


@contextmanager
def progress(title: str) -> Iterator[Callable[[int, int], None]]:
    """A bar on standard error, if somebody is watching it."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task(title, total=None)
        yield lambda done, of: bar.update(task, completed=done, total=of)


def show_standings(held: Tournament, lang: str) -> None:
    from rich.console import Console
    from rich.table import Table

    from ..arena.names import Speech

    speech = Speech(lang)
    words = ("bot", "rating", "interval", "openskill", "games", "won")
    shown = Table(*[speech.say(f"tournament-{word}") for word in words])
    for standing in held.standings:
        low, high = standing.interval
        shown.add_row(
            standing.bot,
            speech.count(standing.rating),
            f"{speech.count(low)} – {speech.count(high)}",
            f"{speech.number(standing.mu)} ± {speech.number(standing.sigma)}",
            speech.count(standing.games),
            speech.percent(standing.won.value),
        )
    Console().print(shown)
    for (bot, other), rate in held.meetings.items():
        if bot < other:
            low, high = rate.interval
            between = {"low": speech.percent(low), "high": speech.percent(high)}
            print(speech.say("tournament-meeting", bot=bot, other=other, share=speech.percent(rate.value), **between))
    print(speech.say("tournament-how"))


def write_results(file: Path, held: Tournament, how: str) -> None:
    import json

    from ..arena.folder import write_text
    from ..arena.toml import dump

    data = {"command": how, "date": date.today().isoformat(), **held.to_data()}
    write_text(file, dump(data) if file.suffix == ".toml" else json.dumps(data, indent=2) + "\n")
