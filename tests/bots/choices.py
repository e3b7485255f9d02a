"""What a search answers at fixed seeds, kept in choices.toml. After a change of the search, of weights or of rules:

LUDOTHEK_PURE=1 python -m tests.bots.choices
"""

from __future__ import annotations

from pathlib import Path

from ludothek.core.chance import Rng
from tests.bots.playing import searcher, start

FILE = Path(__file__).with_name("choices.toml")
SIMULATIONS = 60  # for a turn
QUESTIONS = 16
TABLES: dict[str, tuple[str, dict[str, str]]] = {
    "evacuate": ("evacuate", {}),
    "evacuation-race": ("evacuation", {"mode": "race"}),
    "evacuation-points": ("evacuation", {"mode": "points"}),  # judged by what was learned
    "lanterns": ("lanterns", {}),
}


def choices(table: str) -> list[str]:
    """The first questions of a game of two, all of them answered by the search."""
    name, options = TABLES[table]
    match = start(name, 2, options, 3)
    bots = [searcher(match, SIMULATIONS) for _ in range(2)]
    found: list[str] = []
    while len(found) < QUESTIONS and (decision := match.decision()) is not None:
        seen = match.game.observe(match.state, decision.seat)
        choice = bots[decision.seat].choose(match.game, seen, decision, Rng(5, len(found) << 20))
        found.append(f"{decision.seat} {decision.code} {decision.words[decision.options.index(choice)]}")
        match.play(decision.seat, choice)
    return found


def main() -> None:
    lines = ["# Written by choices.py."]
    for table in TABLES:
        lines += [f"{table} = [", *[f'    "{choice}",' for choice in choices(table)], "]"]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
