"""Which rows stand for an answer: where a runner would end up, and the rows in the middle."""

from __future__ import annotations

from ...core.step import NOBODY
from .effects import StepChoice, forward, toward
from .neutral import PlaceNeutral, middle_rows
from .state import AT, CARDW, UP, State
from .view_sight import Sight
from .walk import GO, OWN, PUSH, Walk, ignores, next_card

STAY, FORWARD, BACK = "stay", "forward", "back"


def row_words(sight: Sight) -> dict[int, str]:
    """Coordinate -> the word of the answer that leads there."""
    s = sight.s
    step = s.stack[-1] if s.stack else None
    if isinstance(step, StepChoice) and sight.code == step.code:
        return _steps(sight, step)
    if isinstance(step, PlaceNeutral) and sight.code == step.code:
        rows = middle_rows(s, step.runner)
        words = sight.catalogue.words(step.code)
        return {int(rows[k]): words[k] for k in range(len(rows))}
    return {}


def _steps(sight: Sight, step: StepChoice) -> dict[int, str]:
    """The rows a runner can be moved to. Where two answers lead to the same row, the shorter one stands for it."""
    assert sight.decision is not None
    s, found = sight.s, {}
    for word in sight.decision.words:
        if word == STAY:
            found[int(s.of(step.subject, AT))] = word
            continue
        kind, _, rows = word.rpartition("-")
        if kind in (FORWARD, BACK):
            ahead = int(forward(s, step.player, step.subject))
            way = ahead if kind == FORWARD else -ahead
        else:
            way = int(toward(s, step.player, step.subject))
        found.setdefault(landing(s, step.subject, way, int(rows), OWN if step.player == step.subject else PUSH), word)
    return found


def landing(s: State, runner: int, way: int, rows: int, kind: int) -> int:
    """The row in which a movement of so many points ends, as far as the viewer can see: a face-down card ends it."""
    walk = Walk(NOBODY, runner, way, rows, kind)
    props = ignores(s, runner, kind)
    x = int(s.of(runner, AT))
    i = int(s.index_at(x))
    points = rows
    while points > 0:
        if walk.turns_at(s, i, x):
            walk = Walk(NOBODY, runner, -walk.way, rows, kind)
        if walk.look(s, i, x, points, props) != GO:
            break
        x += int(walk.way)
        i = int(next_card(s, i, x, walk.way))
        points -= int(walk.cost(s, i, x, props))
        if not s.line[i * CARDW + UP] or walk.enter(s, i, x, props):
            break
    return x
