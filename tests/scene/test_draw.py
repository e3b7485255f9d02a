"""The drawing vocabulary: text is escaped, numbers are short, lines are broken where they must be."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from ludothek.scene import draw
from ludothek.scene.seats import COLOURS
from ludothek.scene.words import fitting, text_width, wrap

LONG = "Jeder andere schirmt die Flammen für 1 Öl ab oder verliert eine Laterne."


@pytest.mark.parametrize(
    ("value", "short"), [(0, "0"), (-0.0, "0"), (1 / 3, ".33"), (-12.5, "-12.5"), (100, "100"), (1e3, "1000")]
)
def test_numbers_are_short(value: float, short: str) -> None:
    assert draw.num(value) == short


def test_text_of_people_cannot_become_markup() -> None:
    evil = '</text><script>alert("x")</script>'
    for drawn in (draw.text(0, 0, evil), draw.paragraph(0, 0, evil, 60), draw.badge(evil), draw.use(evil)):
        parsed = ElementTree.fromstring(f"<g>{drawn}</g>")
        assert not list(parsed.iter("script"))
    assert "".join(ElementTree.fromstring(draw.text(0, 0, evil)).itertext()) == evil


def test_attributes_without_a_value_are_left_out() -> None:
    assert draw.rect(0, 0, 10, 5) == '<rect width="10" height="5"/>'
    assert draw.element("g", {"class": 'a"b', "x": None}, "") == '<g class="a&quot;b"></g>'


@pytest.mark.parametrize("colour", COLOURS)
def test_a_piece_has_colour_shape_letter_and_shadow(colour: str) -> None:
    piece = ElementTree.fromstring(draw.seat_piece(colour, "Q", 40, x=100, y=50))
    assert piece.get("class") == f"c-{colour}"
    shadow, shape, letter = piece
    assert shadow.get("href") == shape.get("href") == f"#s-seat-{colour}"
    assert float(shadow.attrib["y"]) > float(shape.attrib["y"]) == 30
    assert (letter.text, letter.get("x")) == ("Q", "100")
    assert 0.3 * 40 <= float(letter.attrib["font-size"]) <= 0.55 * 40


def test_a_piece_without_a_letter_is_only_a_shape() -> None:
    assert "<text" not in draw.seat_piece("blue")


def test_a_hexagon_has_six_equal_sides() -> None:
    for flat in (False, True):
        points = draw.corners(5, 5, 10, flat)
        sides = [((a - c) ** 2 + (b - d) ** 2) ** 0.5 for (a, b), (c, d) in zip(points, points[1:] + points[:1])]
        assert sides == pytest.approx([10] * 6)
        top = min(y for _, y in points)
        assert sum(abs(y - top) < 0.01 for _, y in points) == (2 if flat else 1)


def test_a_badge_grows_with_its_number() -> None:
    def broad(n: int) -> float:
        return float(ElementTree.fromstring(f"<g>{draw.badge(n)}</g>")[0].attrib["width"])

    assert broad(1) < broad(100) < broad(100_000)


def test_a_curve_goes_through_its_points() -> None:
    d = draw.smooth([(0, 0), (10, 5), (20, 0)])
    assert d.startswith("M0 0C")
    assert d.count("C") == 2
    assert " 10 5C" in d
    assert d.endswith(" 20 0")


def test_lines_are_no_broader_than_they_may_be() -> None:
    for width in range(60, 400, 20):
        rows = wrap(LONG, width, 12)
        assert all(text_width(row, 12) <= width for row in rows)
        assert " ".join(rows).replace("- ", "") == LONG


def test_too_many_lines_end_with_an_ellipsis() -> None:
    whole, some = wrap(LONG, 100, 12), wrap(LONG, 100, 12, most=2)
    assert len(whole) > 2
    assert len(some) == 2
    assert some[0] == whole[0]
    assert some[1].endswith("…")
    assert text_width(some[1], 12) <= 100
    assert wrap(LONG, 4000, 12, most=1) == [LONG]


def test_a_single_long_word_is_cut_where_only_one_line_may_be() -> None:
    (row,) = wrap("Donaudampfschifffahrt", 80, 12, most=1)
    assert row.endswith("…")
    assert text_width(row, 12) <= 80


def test_no_text_is_one_empty_line() -> None:
    assert wrap("  ", 100, 12) == [""]


def test_text_shrinks_to_its_room_but_stays_legible() -> None:
    assert fitting("Mill", 100, 15) == 15
    size = fitting("Glockenturm", 80, 15, bold=True)
    assert 9 < size < 15
    assert text_width("Glockenturm", size, bold=True) <= 80.01
    assert fitting("Glockenturm" * 5, 80, 15) == 9


def test_a_paragraph_has_one_span_for_each_line() -> None:
    spans = list(ElementTree.fromstring(draw.paragraph(5, 5, LONG, 120, size=12)))
    assert [span.text for span in spans] == wrap(LONG, 120, 12)
    assert {span.get("x") for span in spans} == {"5"}
    assert [span.get("dy") for span in spans] == [None, *["14.4"] * (len(spans) - 1)]
