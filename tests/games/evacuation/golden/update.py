"""Writes the golden files anew from the rules and the content as they are now. From the root of the project:

    LUDOTHEK_PURE=1 python -m tests.games.evacuation.golden.update

Read the differences before you commit them: each is a change of rules, of content or of the order of options.
Records in `replays/` that were dropped in by hand are carried over if all their answers still fit; one that no
longer fits is named and left alone, and the command fails.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

from ludothek.core.errors import LudothekError
from ludothek.core.match import Match
from ludothek.core.record import read
from ludothek.core.replay import replay

from .games import (
    COUNTS,
    GAME,
    NAMED,
    PLAYED_THROUGH,
    PLAYTHROUGHS,
    RECORDED,
    REPLAYS,
    Golden,
    count,
    pack,
    playthrough,
    reach,
)

SEEDS = range(1, 200)


def write(file: Path, text: str) -> None:
    file.parent.mkdir(exist_ok=True)
    file.write_text(text, encoding="utf-8")
    print(f"{file.name}: {len(text.splitlines())} lines")


def write_records() -> None:
    for golden in RECORDED:
        write(REPLAYS / f"{golden.name}.rec", golden.record().write())


def carry_over(file: Path) -> bool:
    """Replay a record that was dropped in, under the rules and the content of today, and hash it anew."""
    record = read(file.read_text(encoding="utf-8"))
    unhashed = replace(record, rules=GAME.rules, pack=pack().hash, checks={}, result="")
    try:
        match = replay(GAME, pack(), unhashed)
    except LudothekError as error:
        print(f"{file.name}: does not fit any more. {error}")
        return False
    write(file, match.record.write())
    return True


def write_counts() -> None:
    rows = ["# Written by update.py: how many ways of answering 1, 2, 3, … questions there are from each position."]
    for name, (wanted, code) in NAMED.items():
        golden, match = search(wanted, code)
        rows += [
            f"\n[{name}]",
            f'game   = {{ table = "{golden.table}", seed = {golden.seed} }}',
            f'asks   = "{code}"',
            f"after  = {match.record.played}",
            f'digest = "{match.state.digest()}"',
            f"nodes  = {count(match.state)}",
        ]
    write(COUNTS, "\n".join(rows) + "\n")


def search(golden: Golden, code: str) -> tuple[Golden, Match]:
    """The first seed in whose game the question is asked at all."""
    for seed in SEEDS:
        try:
            trial = replace(golden, seed=seed)
            return trial, reach(trial, code)
        except LookupError:
            continue
    raise LookupError(f"Nobody is asked '{code}' in {len(SEEDS)} games.")


def main() -> int:
    made = {f"{golden.name}.rec" for golden in RECORDED}
    write_records()
    fits = [carry_over(file) for file in sorted(REPLAYS.glob("*.rec")) if file.name not in made]
    for golden in PLAYED_THROUGH:
        write(PLAYTHROUGHS / f"{golden.name}.txt", playthrough(golden))
    write_counts()
    return 0 if all(fits) else 1


if __name__ == "__main__":
    sys.exit(main())
