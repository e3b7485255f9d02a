"""Writes the golden files anew from the rules and the content as they are now. From the root of the project:

    LUDOTHEK_PURE=1 python -m tests.games.update_golden evacuation

Read the differences before you commit them: each is a change of rules, of content or of the order of options.
Records in `replays/` that were dropped in by hand are carried over if all their answers still fit; one that no
longer fits is named and left alone, and the command fails.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

from ludothek.core.errors import LudothekError
from ludothek.core.match import Match
from ludothek.core.record import read
from ludothek.core.replay import replay

SEEDS = range(1, 200)


def write(file: Path, text: str) -> None:
    file.parent.mkdir(exist_ok=True)
    file.write_text(text, encoding="utf-8")
    print(f"{file.name}: {len(text.splitlines())} lines")


def write_records(games: Any) -> None:
    for golden in games.RECORDED:
        write(games.REPLAYS / f"{golden.name}.rec", golden.record().write())


def carry_over(games: Any, file: Path) -> bool:
    """Replay a record that was dropped in, under the rules and the content of today, and hash it anew."""
    record = read(file.read_text(encoding="utf-8"))
    unhashed = replace(record, rules=games.GAME.rules, pack=games.pack().hash, checks={}, result="")
    try:
        match = replay(games.GAME, games.pack(), unhashed)
    except LudothekError as error:
        print(f"{file.name}: does not fit any more. {error}")
        return False
    write(file, match.record.write())
    return True


def write_counts(games: Any) -> None:
    rows = [
        "# Written by update_golden.py: how many ways of answering 1, 2, 3, … questions there are from each position."
    ]
    for name, (wanted, code) in games.NAMED.items():
        golden, match = search(games, wanted, code)
        rows += [
            f"\n[{name}]",
            f"game   = {{ {golden.given}, seed = {golden.seed} }}",
            f'asks   = "{code}"',
            f"after  = {match.record.played}",
            f'digest = "{match.state.digest()}"',
            f"nodes  = {games.count(match.state)}",
        ]
    write(games.COUNTS, "\n".join(rows) + "\n")


def search(games: Any, golden: Any, code: str) -> tuple[Any, Match]:
    """The first seed in whose game the question is asked at all."""
    for seed in SEEDS:
        try:
            trial = replace(golden, seed=seed)
            return trial, games.reach(trial, code)
        except LookupError:
            continue
    raise LookupError(f"Nobody is asked '{code}' in {len(SEEDS)} games.")


def main(name: str) -> int:
    """`games` is the game's own list: which games are recorded and played through, which positions are counted."""
    games = import_module(f"tests.games.{name}.golden.games")
    made = {f"{golden.name}.rec" for golden in games.RECORDED}
    write_records(games)
    fits = [carry_over(games, file) for file in sorted(games.REPLAYS.glob("*.rec")) if file.name not in made]
    for golden in games.PLAYED_THROUGH:
        write(games.PLAYTHROUGHS / f"{golden.name}.txt", games.playthrough(golden))
    write_counts(games)
    return 0 if all(fits) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
