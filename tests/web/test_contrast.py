"""The colours of the pages: what is read stands out (WCAG AA), and no two seats look alike to any eye."""

from __future__ import annotations

import math
import re
from itertools import combinations
from pathlib import Path

import pytest

from ludothek.web import words as web_words

TOKENS = Path(web_words.__file__).parent / "static" / "tokens.css"
AA = 4.5  # words on their ground
AA_SHAPE = 3.0  # borders, marks and other shapes that carry meaning
APART = 12.0  # least distance of two seats, in hundredths of OKLab; about 2 is the least that can be seen at all

SEATS = ("blue", "yellow", "pink", "ivory", "green", "violet")
GROUNDS = ("paper", "panel", "sunk")
READ = [(ink, ground) for ink in ("ink", "muted", "accent-ink", "legal-ink", "gold-ink") for ground in GROUNDS] + [
    ("on-accent", "accent"),
    ("on-legal", "legal"),
    ("ink", "cost"),
    ("ink", "gain"),
    ("ink", "remark"),
    ("accent-ink", "cost"),
    ("legal-ink", "gain"),
]
SHAPES = [(shape, ground) for shape in ("edge", "accent", "legal") for ground in GROUNDS]

Colour = tuple[float, float, float]  # linear red, green, blue
Matrix = tuple[Colour, Colour, Colour]

# What is left of colours without one kind of cones: Machado, Oliveira and Fernandes 2009, severity 1.
EYES: dict[str, Matrix] = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "no green": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "no blue": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def linear(colour: str) -> Colour:
    def channel(at: int) -> float:
        value = int(colour[at : at + 2], 16) / 255
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    return channel(1), channel(3), channel(5)


def contrast(one: str, other: str) -> float:
    """The ratio of WCAG 2."""

    def brightness(colour: str) -> float:
        red, green, blue = linear(colour)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    low, high = sorted((brightness(one), brightness(other)))
    return (high + 0.05) / (low + 0.05)


def seen(colour: str, eye: Matrix) -> Colour:
    """A colour as an eye sees it, in OKLab, where distances are about what people notice."""
    light = linear(colour)
    red, green, blue = (min(1.0, max(0.0, sum(a * b for a, b in zip(row, light)))) for row in eye)
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    middle = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


def block(selector: str, text: str) -> dict[str, str]:
    """The variables of the first rule with this selector."""
    found = re.search(rf"(?:^|\n)\s*{re.escape(selector)}\s*\{{(.*?)\}}", text, re.DOTALL)
    assert found is not None, selector
    return dict(re.findall(r"--([a-z-]+):\s*([^;]+);", found[1]))


CSS = re.sub(r"/\*.*?\*/", "", TOKENS.read_text(encoding="utf-8"), flags=re.DOTALL)
LIGHT = block(":root", CSS)
BY_SYSTEM = ':root:not([data-theme="light"])'
BY_CHOICE = ':root[data-theme="dark"]'
DARK = block(BY_CHOICE, CSS)
THEMES = {"light": LIGHT, "dark": LIGHT | DARK}


def test_dark_is_the_same_by_system_and_by_choice() -> None:
    assert block(BY_SYSTEM, CSS) == DARK
    for seat in ("blue", "green", "violet"):
        assert block(f"{BY_SYSTEM} .c-{seat}", CSS) == block(f"{BY_CHOICE} .c-{seat}", CSS)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("ink", "ground"), READ)
def test_words_can_be_read(theme: str, ink: str, ground: str) -> None:
    tokens = THEMES[theme]
    assert contrast(tokens[ink], tokens[ground]) >= AA


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("shape", "ground"), SHAPES)
def test_shapes_stand_out(theme: str, shape: str, ground: str) -> None:
    tokens = THEMES[theme]
    assert contrast(tokens[shape], tokens[ground]) >= AA_SHAPE


@pytest.mark.parametrize("seat", SEATS)
def test_the_letter_on_a_seat_can_be_read(seat: str) -> None:
    tokens = block(f".c-{seat}", CSS)
    assert contrast(tokens["seat"], tokens["seat-ink"]) >= AA


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("theme", THEMES)
def test_a_seat_stands_out_by_its_fill_or_its_edge(theme: str, seat: str) -> None:
    tokens = block(f".c-{seat}", CSS)
    if theme == "dark" and f"{BY_CHOICE} .c-{seat} " in CSS:
        tokens |= block(f"{BY_CHOICE} .c-{seat}", CSS)
    for ground in GROUNDS:
        against = THEMES[theme][ground]
        assert max(contrast(tokens["seat"], against), contrast(tokens["seat-edge"], against)) >= AA_SHAPE


@pytest.mark.parametrize("eye", EYES)
def test_no_two_seats_look_alike(eye: str) -> None:
    colours = {seat: seen(block(f".c-{seat}", CSS)["seat"], EYES[eye]) for seat in SEATS}
    for one, other in combinations(SEATS, 2):
        assert 100 * math.dist(colours[one], colours[other]) >= APART, (one, other)
