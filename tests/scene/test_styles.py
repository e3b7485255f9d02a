"""The style sheets of drawings: every class is described, and paper has the colours of the pages."""

from __future__ import annotations

import re
from pathlib import Path

import ludothek
import ludothek.scene
from ludothek.scene.draw import __doc__ as drawing
from ludothek.scene.seats import COLOURS

FOLDER = Path(ludothek.scene.__file__).parent
TOKENS = Path(ludothek.__file__).parent / "web" / "static" / "tokens.css"
OWN = {"sprite", "seat-shape", "texture"}  # of the sprite itself, not for drawings


def read(file: Path) -> str:
    return re.sub(r"/\*.*?\*/", "", file.read_text(encoding="utf-8"), flags=re.S)


def variables(text: str) -> dict[str, str]:
    return dict(re.findall(r"(--[a-z-]+):\s*([^;]+);", text))


def block(text: str, selector: str) -> str:
    """The declarations of the first rule with exactly this selector."""
    found = re.search(rf"(?:^|\}})\s*{re.escape(selector)}\s*\{{([^}}]*)\}}", text)
    assert found is not None, selector
    return found[1]


def test_the_classes_that_are_told_are_those_that_exist() -> None:
    listed = "\n".join(line for line in (drawing or "").splitlines() if line.startswith(("- ", "  ")))
    told = {name for names in re.findall(r"`([a-z0-9 -]+)`", listed) for name in names.split()} - {"text"}
    styled = set(re.findall(r"\.([a-z][a-z0-9-]*)", read(FOLDER / "board.css"))) - OWN
    assert told - {f"c-{colour}" for colour in COLOURS} == styled


def test_drawings_take_their_colours_from_tokens() -> None:
    """A hue of a tint is the only colour that the drawings bring along themselves, and the shadow."""
    rules = re.sub(r"--hue: #[0-9a-f]{6};|\.shade \{[^}]*\}", "", read(FOLDER / "board.css"))
    assert not re.search(r"#[0-9a-f]{3,8}\b", rules)
    known = {*variables(block(read(FOLDER / "print.css"), ":root")), "--seat", "--seat-ink", "--seat-edge"}
    known |= {"--hue", "--tint", "--tint-ink"}
    assert set(re.findall(r"var\((--[a-z-]+)", rules)) <= known


def test_paper_has_the_colours_of_the_light_pages() -> None:
    here, there = read(FOLDER / "print.css"), read(TOKENS)
    printed = variables(block(here, ":root"))
    assert printed.items() <= variables(block(there, ":root")).items()
    for colour in COLOURS:
        assert variables(block(here, f".c-{colour}")) == variables(block(there, f".c-{colour}"))
