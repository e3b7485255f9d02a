"""`ludothek bench`: how fast the engine is, interpreted and compiled, beside its peers or its adapters, in one run."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

if TYPE_CHECKING:
    from ludothek.core.game import GameInfo

STEADY = 0.85  # a repeat counts only if the machine ran at this part of its best speed meanwhile


@dataclass
class Subject:
    """One thing to measure, again and again."""

    title: str
    words: list[str]
    env: Mapping[str, str]
    runs: list[dict[str, Any]]

    def run(self) -> None:
        command = [sys.executable, "-m", "ludothek.cli.measure", *self.words]
        done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **self.env}, check=False)
        if done.returncode:
            raise typer.BadParameter(f"{self.title} cannot be measured: {done.stderr.strip().splitlines()[-1]}")
        self.runs.append(json.loads(done.stdout.strip().splitlines()[-1]))

    def steady(self, best: float) -> list[dict[str, Any]]:
        return [run for run in self.runs if run["spin"] >= STEADY * best] or self.runs

    def figures(self, best: float) -> dict[str, Any]:
        kept = self.steady(best)
        speeds = [run["decisions"] for run in kept]
        found = {key: median(run[key] for run in kept) for key in kept[0] if key != "engine"}
        spread = (max(speeds) - min(speeds)) / median(speeds)
        return {
            **found,
            "engine": kept[0]["engine"],
            "spread": spread,
            "dropped": len(self.runs) - len(kept),
            "per_turn": median(run["decisions"] / run["spin"] for run in self.runs) / 1e6,
        }


def is_compiled() -> bool:
    """Whether compiled modules lie beside the sources."""
    core = Path(__file__).parent.parent / "core"
    return any(core.glob("step.*.so")) or any(core.glob("step.*.pyd"))


def tables(game: GameInfo) -> list[tuple[str, list[str]]]:
    """What is measured of a game: each of its modes, and the combinations of options that go beyond a mode."""
    modes = next((option.values for option in game.options if option.name == "mode"), ("",))
    found = []
    for mode in modes:
        extra = [f"mode={mode}"] if mode else []
        if mode == "full" and any(option.name == "civilizations" for option in game.options):
            extra.append("civilizations=random")
        found.append((mode, extra))
    for preset in game.presets:
        if set(preset.options) - {"mode"}:
            found.append((preset.name, [f"{name}={value}" for name, value in preset.options.items()]))
    return found


def subjects(games: Sequence[str], seats: int, peers: bool) -> list[Subject]:
    from ludothek.games import find

    found = []
    for name in games:
        game = find(name)
        game.check_seats(seats)
        for mode, extra in tables(game):
            words = ["game", name, str(seats), *extra]
            title = f"{name} {mode}, {seats} seats".replace(" ,", ",")
            found.append(Subject(title, words, {"LUDOTHEK_PURE": "1"}, []))
            if is_compiled():
                found.append(Subject(title, words, {"LUDOTHEK_PURE": ""}, []))
    if peers and find_spec("catanatron"):
        found.append(Subject("catanatron, 4 seats", ["catanatron", "4"], {}, []))
    if peers and find_spec("pyspiel"):
        found += [Subject(f"open_spiel {name}", ["open_spiel", name], {}, []) for name in ("chess", "backgammon")]
    return found


def adapter_subjects(games: Sequence[str], seats: int) -> list[Subject]:
    """Every installed adapter after the bare engine it is compared with."""
    from ludothek.games import find

    from .measure_adapters import ADAPTERS

    there = [adapter for adapter, module in ADAPTERS.items() if not module or find_spec(module)]
    found = []
    for name in games:
        find(name).check_seats(seats)
        for pure in ["1", ""] if is_compiled() else ["1"]:
            for adapter in there:
                words = ["adapter", adapter, name, str(seats)]
                found.append(Subject(f"{name}, {seats} seats: {adapter}", words, {"LUDOTHEK_PURE": pure}, []))
    return found


def bench(
    games: Annotated[list[str] | None, typer.Argument(help="games to measure")] = None,
    seats: Annotated[int, typer.Option(help="seats of the games")] = 4,
    repeats: Annotated[int, typer.Option(help="how often each figure is taken")] = 5,
    peers: Annotated[bool, typer.Option("--peers", help="also measure catanatron and open_spiel")] = False,
    adapters: Annotated[bool, typer.Option("--adapters", help="measure the research adapters instead")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="print JSON")] = False,
) -> None:
    """Measure decisions, playouts, clones and memory; compiled if `make fast` was run."""
    wanted = games or ["evacuate"]
    measured = adapter_subjects(wanted, seats) if adapters else subjects(wanted, seats, peers)
    for _ in range(repeats):
        for subject in measured:
            subject.run()
    best = max(run["spin"] for subject in measured for run in subject.runs)
    rows = [{"subject": subject.title, **subject.figures(best)} for subject in measured]
    # Decisions for each turn of the calibration loop at that moment: a slow moment slows down both.
    baseline = next((row["per_turn"] for row in rows if row["subject"].startswith("catanatron")), None)
    for row in rows:
        if adapters and row["subject"].endswith(": engine"):
            baseline = row["per_turn"]
        if baseline:
            row["ratio"] = row["per_turn"] / baseline
    if as_json:
        typer.echo(json.dumps({"spin": best, "repeats": repeats, "rows": rows}, indent=2))
        return
    Console().print(adapter_table(rows) if adapters else table(rows, bool(baseline)))
    typer.echo(f"{repeats} repeats, medians; calibration loop {best:.1f} M turns/s at best.")
    if not is_compiled():
        typer.echo("Only the interpreted engine is installed; `make fast` compiles it.")


def table(rows: Sequence[Mapping[str, Any]], ratios: bool) -> Table:
    columns = ["subject", "engine", "decisions/s", "spread", "playouts/s", "clone µs", "bytes", "length", "branching"]
    shown = Table(*columns, *(["× catanatron"] if ratios else []), "dropped")
    for row in rows:
        cells = [
            row["subject"],
            row["engine"],
            f"{row['decisions']:,.0f}",
            f"{row['spread']:.0%}",
            f"{row['playouts']:,.0f}" if "playouts" in row else "",
            f"{row['clone_us']:.2f}",
            f"{row['bytes']:,.0f}" if "bytes" in row else "",
            f"{row['length']:.1f}" if "length" in row else "",
            f"{row['branching']:.2f}" if "branching" in row else "",
        ]
        shown.add_row(*cells, *([f"{row['ratio']:.1f}"] if ratios else []), str(row["dropped"]))
    return shown


def adapter_table(rows: Sequence[Mapping[str, Any]]) -> Table:
    shown = Table("subject", "engine", "decisions/s", "spread", "× bare engine", "dropped")
    for row in rows:
        cells = [row["subject"], row["engine"], f"{row['decisions']:,.0f}", f"{row['spread']:.0%}"]
        shown.add_row(*cells, f"{row['ratio']:.3f}", str(row["dropped"]))
    return shown
