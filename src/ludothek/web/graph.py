"""Drawings for a sheet of paper that has the style sheets and symbols already: the course of a game, and its boards."""

from __future__ import annotations

from collections.abc import Mapping

from markupsafe import Markup

from ..scene.draw import Attributes, circle, element, group, line, num, path, text
from ..scene.model import Board, Scene
from ..scene.svg import board_inside
from ..table.series import Curve, Series

WIDTH, HEIGHT = 720, 240
LEFT, RIGHT, TOP, BOTTOM = 34, 12, 12, 26
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
MOST_LINES = 6  # on the scale


def board_svg(board: Board, scene: Scene) -> Markup:
    """A board with its pieces, in its own units."""
    return _picture("board", board.width, board.height, board.title, board_inside(board, scene))


def drawn_lines(series: Series) -> list[Curve]:
    """The figures by which the game is won; a game that names none is drawn by its first figure."""
    scores = [curve for curve in series.lines if curve.score]
    if scores or not series.lines:
        return scores
    first = series.lines[0].id
    return [curve for curve in series.lines if curve.id == first]


def graph_svg(series: Series, colours: Mapping[int, str], title: str) -> Markup:
    """Nothing, if there is nothing to draw."""
    curves = drawn_lines(series)
    values = [value for curve in curves for value in curve.values if value is not None]
    if len(series.n) < 2 or not values:
        return Markup("")
    low, high = min(0, *values), max(1, *values)
    last = series.n[-1]

    def x(n: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * n / last

    def y(value: int) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (high - value) / (high - low)

    step = next((step for step in STEPS if (high - low) / step <= MOST_LINES), STEPS[-1])
    parts = []
    for value in range(low - low % step, high + 1, step):
        if value >= low:
            parts.append(line(LEFT, y(value), WIDTH - RIGHT, y(value), "e-line w-1"))
            parts.append(text(LEFT - 6, y(value), str(value), "f-muted", "end", 11))
    for n in series.rounds:
        parts.append(line(x(n), TOP, x(n), HEIGHT - BOTTOM, "e-line w-1 dash"))
    for curve in curves:
        points = [(x(n), y(value)) for n, value in zip(series.n, curve.values) if value is not None]
        if points:
            course = "M" + "L".join(f"{num(a)} {num(b)}" for a, b in points)
            inside = (
                path(course, "f-none e-ink w-4")
                + path(course, "f-none e-seat w-3")
                + circle(*points[-1], 4.5, "f-seat")
            )
            parts.append(group(inside, cls=f"c-{colours.get(curve.seat, 'ivory')}"))
    parts.append(text(LEFT, HEIGHT - 8, "0", "f-muted", "middle", 11))
    parts.append(text(WIDTH - RIGHT, HEIGHT - 8, str(last), "f-muted", "end", 11))
    return _picture("curves", WIDTH, HEIGHT, title, "".join(parts))


def _picture(cls: str, width: float, height: float, title: str, inside: str) -> Markup:
    size: Attributes = {"class": cls, "viewBox": f"0 0 {width:g} {height:g}"}
    return Markup(element("svg", {**size, "role": "img", "aria-label": title}, inside))
