"""The commands and their options. Every command imports its work only when it runs."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from . import arena
from .words import asked_for, language, tell

SEATS = "me,player"

Lang = Annotated[str, typer.Option("--lang", help=tell("cli-help-lang"))]
Packs = Annotated[list[Path] | None, typer.Option("--pack", help=tell("cli-help-pack"))]
Settings = Annotated[list[str] | None, typer.Option("--option", help=tell("cli-help-option"))]
NoColour = Annotated[bool, typer.Option("--no-color", help=tell("cli-help-no-color"))]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help=tell("cli-help-file"))]

app = typer.Typer(
    name="ludothek",
    help=tell("cli-help"),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
record = typer.Typer(help=tell("cli-help-record"), no_args_is_help=True)
scenario = typer.Typer(help=tell("cli-help-scenario"), no_args_is_help=True)
pack = typer.Typer(help=tell("cli-help-pack-group"), no_args_is_help=True)
app.add_typer(record, name="record")
app.add_typer(scenario, name="scenario")
app.add_typer(pack, name="pack")


def version(wanted: bool) -> None:
    if wanted:
        from .. import __version__

        typer.echo(f"ludothek {__version__}")
        raise typer.Exit


@app.callback()
def main(
    wanted: Annotated[
        bool, typer.Option("--version", callback=version, is_eager=True, help=tell("cli-help-version"))
    ] = False,
) -> None:
    pass


@app.command(help=tell("cli-help-play"))
def play(
    game: Annotated[str, typer.Argument(help=tell("cli-help-game"))] = "evacuate",
    seats: Annotated[str, typer.Option(help=tell("cli-help-seats"))] = "",
    option: Settings = None,
    preset: Annotated[str, typer.Option(help=tell("cli-help-preset"))] = "",
    seed: Annotated[int | None, typer.Option(help=tell("cli-help-seed"))] = None,
    lang: Lang = "",
    packs: Packs = None,
    record: Annotated[Path | None, typer.Option(help=tell("cli-help-record-file"))] = None,
    resume: Annotated[Path | None, typer.Option(help=tell("cli-help-resume"))] = None,
    no_color: NoColour = False,
) -> None:
    from .play import Wish
    from .play import play as begin

    given = seats if seats or resume else SEATS
    begin(Wish(game, given, option or [], preset, seed, lang or language(), packs or [], record, resume, not no_color))


@app.command(help=tell("cli-help-serve"))
def serve(
    data: Annotated[Path | None, typer.Option(help=tell("cli-help-data"))] = None,
    host: Annotated[str, typer.Option(help=tell("cli-help-host"))] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(min=0, max=65535, help=tell("cli-help-port"))] = None,
    url: Annotated[str, typer.Option(help=tell("cli-help-url"))] = "",
    hooks: Annotated[str, typer.Option(help=tell("cli-help-hooks"))] = "",
    log: Annotated[str, typer.Option(help=tell("cli-help-log"))] = "",
    lang: Lang = "",
    packs: Packs = None,
    open: Annotated[bool, typer.Option("--open", help=tell("cli-help-open"))] = False,
) -> None:
    from .serve import Wish
    from .serve import serve as run

    run(Wish(data, host, port, url, hooks, log, lang, packs or [], open))


@app.command(help=tell("cli-help-games"))
def games(lang: Lang = "") -> None:
    from .packs import list_games

    list_games(lang or language())


@app.command(help=tell("cli-help-replay"))
def replay(
    file: RecordFile,
    to: Annotated[int | None, typer.Option(help=tell("cli-help-to"))] = None,
    lang: Lang = "",
    packs: Packs = None,
    no_color: NoColour = False,
) -> None:
    from .records import show_replay

    show_replay(file, to, lang or language(), packs or [], not no_color)


@record.command("verify", help=tell("cli-help-verify"))
def record_verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help=tell("cli-help-file"))],
    packs: Packs = None,
    lang: Lang = "",
) -> None:
    from .records import verify

    raise typer.Exit(verify(files, packs or [], lang or language()))


@record.command("cut", help=tell("cli-help-cut"))
def record_cut(
    file: RecordFile,
    to: Annotated[int, typer.Option(help=tell("cli-help-to"))],
    out: Annotated[Path, typer.Option(help=tell("cli-help-out"))],
    force: Annotated[bool, typer.Option("--force", help=tell("cli-help-force"))] = False,
    packs: Packs = None,
    lang: Lang = "",
) -> None:
    from .records import cut

    cut(file, to, out, force, packs or [], lang or language())


@scenario.command("run", help=tell("cli-help-scenario-run"))
def scenario_run(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help=tell("cli-help-scenario-file"))],
    lang: Lang = "",
) -> None:
    from .scenarios import run_files

    raise typer.Exit(run_files(files, lang or language()))


@app.command(help=tell("cli-help-lesson"))
def lesson(
    wanted: Annotated[str, typer.Argument(metavar="[list | ID]", help=tell("cli-help-lesson-id"))] = "list",
    lang: Lang = "",
    no_color: NoColour = False,
) -> None:
    from .scenarios import list_lessons, play_lesson

    if wanted == "list":
        list_lessons(lang or language())
    else:
        play_lesson(wanted, lang or language(), not no_color)


@pack.command("check", help=tell("cli-help-check"))
def pack_check(
    game: Annotated[str, typer.Argument(help=tell("cli-help-game"))], packs: Packs = None, lang: Lang = ""
) -> None:
    from .packs import check_pack

    raise typer.Exit(check_pack(game, packs or [], lang or language()))


@pack.command("sources", help=tell("cli-help-sources"))
def pack_sources(
    game: Annotated[str, typer.Argument(help=tell("cli-help-game"))], packs: Packs = None, lang: Lang = ""
) -> None:
    from .packs import show_sources

    show_sources(game, packs or [], lang or language())


@app.command(help=tell("cli-help-rules"))
def rules(
    game: Annotated[str, typer.Argument(help=tell("cli-help-game"))],
    words: Annotated[list[str] | None, typer.Argument(help=tell("cli-help-words"))] = None,
    lang: Lang = "",
) -> None:
    from ..games import find
    from ..i18n import catalogue
    from .files import load_content
    from .rules import show_rules
    from .screen import Screen

    found = find(game)
    screen = Screen(catalogue(found, lang or language(), load_content(found, [])))
    if not show_rules(screen, " ".join(words or [])):
        raise typer.Exit(1)


@app.command(help=tell("cli-help-perft"))
def perft(
    game: Annotated[str, typer.Argument(help=tell("cli-help-game"))],
    depth: Annotated[int, typer.Option(help=tell("cli-help-depth"))],
    seats: Annotated[int, typer.Option(help=tell("cli-help-seat-count"))] = 0,
    option: Settings = None,
    seed: Annotated[int, typer.Option(help=tell("cli-help-seed"))] = 1,
    lang: Lang = "",
) -> None:
    from .files import settings
    from .perft import show

    show(game, depth, seats, settings(option or []), seed, lang or language())


app.command(help=tell("cli-help-simulate"))(arena.simulate)
app.command(help=tell("cli-help-study"))(arena.study)
app.command(help=tell("cli-help-tournament"))(arena.tournament)
app.command(help=tell("cli-help-tune"))(arena.tune)
app.command(help=tell("cli-help-learn"))(arena.learn)

if asked_for("bench") and find_spec(f"{__package__}.bench") is not None:
    from .bench import bench

    app.command(help=tell("cli-help-bench"))(bench)
