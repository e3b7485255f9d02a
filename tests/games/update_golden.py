"""Writes the golden files anew from the rules and the content as they are now. From the root of the project:

    LUDOTHEK_PURE=1 python -m tests.games.update_golden evacuation

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
from tests.games.golden import Course, Golden, count, golden_of

SEEDS = range(1, 200)


def write(file: Path, text: str) -> None:
    file.parent.mkdir(exist_ok=True)
    file.write_text(text, encoding="utf-8")
    print(f"{file.name}: {len(text.splitlines())} lines")


def write_records(golden: Golden) -> None:
    for course in golden.recorded:
        write(golden.replays / f"{course.name}.rec", golden.record(course).write())


def carry_over(golden: Golden, file: Path) -> bool:
    """Replay a record that was dropped in, under the rules and the content of today, and hash it anew."""
    record = read(file.read_text(encoding="utf-8"))
    unhashed = replace(record, rules=golden.game.rules, pack=golden.pack.hash, checks={}, result="")
    try:
        match = replay(golden.game, golden.pack, unhashed)
    except LudothekError as error:
        print(f"{file.name}: does not fit any more. {error}")
        return False
    write(file, match.record.write())
    return True


def write_counts(golden: Golden) -> None:
    rows = [
        "# Written by update_golden.py: how many ways of answering 1, 2, 3, … questions there are from each position."
    ]
    for name, (wanted, code) in golden.positions.items():
        course, match = search(golden, wanted, code)
        rows += [
            f"\n[{name}]",
            f"game   = {{ {course.given}, seed = {course.seed} }}",
            f'asks   = "{code}"',
            f"after  = {match.record.played}",
            f'digest = "{match.state.digest()}"',
            f"nodes  = {count(match.state)}",
        ]
    write(golden.counts, "\n".join(rows) + "\n")


def search(golden: Golden, course: Course, code: str) -> tuple[Course, Match]:
    """The first seed in whose game the question is asked at all."""
    for seed in SEEDS:
        try:
            trial = replace(course, seed=seed)
            return trial, golden.reach(trial, code)
        except LookupError:
            continue
    raise LookupError(f"Nobody is asked '{code}' in {len(SEEDS)} games.")


def main(name: str) -> int:
    golden = golden_of(name)
    made = {f"{course.name}.rec" for course in golden.recorded}
    write_records(golden)
    fits = [carry_over(golden, file) for file in sorted(golden.replays.glob("*.rec")) if file.name not in made]
    for course in golden.played_through:
        write(golden.playthroughs / f"{course.name}.txt", golden.playthrough(course))
    write_counts(golden)
    return 0 if all(fits) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
