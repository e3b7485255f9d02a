"""Geometry from data: grids, curves, and sentences about a file that is wrong."""

from __future__ import annotations

from itertools import pairwise
from math import dist
from pathlib import Path

import pytest

from ludothek.scene.layout import Grid, LayoutError, Place, Plan, read_layout

PLAN = """
[river]
width = 1000
height = 400
places = { mill = { x = 10, y = 20 }, bridge = { x = 30, y = 40, size = 5, turn = 90 } }
curves = { bank = [[0, 0], [100, 0], [100, 100]] }
grids = { map = { x = 500, y = 200, size = 40, rows = [3, 4, 3] } }

[river-narrow]
width = 400
height = 700
"""


def read(folder: Path, text: str) -> object:
    (folder / "content").mkdir(exist_ok=True)
    (folder / "content" / "layout.toml").write_text(text, encoding="utf-8")
    return read_layout(folder)


def test_plans_have_a_wide_and_a_narrow_form(tmp_path: Path) -> None:
    read(tmp_path, PLAN)
    layout = read_layout(tmp_path)
    assert layout.plan("river").width == 1000
    assert layout.plan("river", narrow=True).width == 400
    assert layout.plan("river").places["mill"] == Place(x=10, y=20)
    assert layout.plan("river").places["bridge"].turn == 90
    assert len(layout.plan("river").grids["map"].cells()) == 10
    with pytest.raises(LayoutError, match="there is no plan 'lake', only river, river-narrow"):
        layout.plan("lake")


def test_a_plan_without_a_narrow_form_serves_both(tmp_path: Path) -> None:
    read(tmp_path, PLAN.partition("[river-narrow]")[0])
    assert read_layout(tmp_path).plan("river", narrow=True).width == 1000


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[river", "not valid TOML"),
        ("[river]\nwidth = 10", "missing required field 'height'"),
        ("[river]\nwidth = 10\nheight = 0", "expected `float` > 0"),
        ("[river]\nwidth = 10\nheight = 10\nplaces = { mill = { x = 1 } }", "missing required field 'y'"),
        ("[river]\nwidth = 10\nheight = 10\nplaces = { mill = { x = 1, y = 1, z = 1 } }", "unknown field 'z'"),
    ],
)
def test_a_bad_file_is_refused_with_a_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(LayoutError) as raised:
        read(tmp_path, text)
    assert str(tmp_path / "content" / "layout.toml") in str(raised.value)
    assert sentence.replace("`", "'") in str(raised.value)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(LayoutError, match=r"layout\.toml: the file cannot be read"):
        read_layout(tmp_path)


@pytest.mark.parametrize("flat", [False, True])
def test_neighbours_in_a_grid_are_equally_far(flat: bool) -> None:
    grid = Grid(x=100, y=50, size=10, flat=flat)
    assert grid.centre(0, 0) == (100, 50)
    around = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    away = [dist(grid.centre(0, 0), grid.centre(q, r)) for q, r in around]
    assert away == pytest.approx([17.32] * 6, abs=0.02)


@pytest.mark.parametrize("flat", [False, True])
def test_rows_of_a_grid_lie_around_its_middle(flat: bool) -> None:
    cells = Grid(x=100, y=50, size=10, flat=flat, rows=(2, 3, 2)).cells()
    assert len(cells) == len(set(cells)) == 7
    assert sum(x for x, _ in cells) / 7 == pytest.approx(100)
    assert sum(y for _, y in cells) / 7 == pytest.approx(50)
    assert min(dist(a, b) for a in cells for b in cells if a != b) == pytest.approx(17.32, abs=0.02)


def test_points_are_spread_evenly_around_a_corner() -> None:
    plan = Plan(width=100, height=100, curves={"bank": ((0, 0), (100, 0), (100, 100))})
    points = plan.spread("bank", 4)
    assert points == [(25, 0), (75, 0), (100, 25), (100, 75)]
    assert plan.spread("bank", 0) == []
    assert all(dist(a, b) > 30 for a, b in pairwise(points))
