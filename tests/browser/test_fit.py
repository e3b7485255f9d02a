"""The table fits its screen, also with six people whose names are as long as names may be."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Person
from .guest import Guest, View, play_until
from .measures import PHONE, narrow_targets, too_high, too_wide
from .site import Site
from .table import Table

SCREENS: dict[str, dict[str, Any]] = {
    "desktop": {"width": 1440, "height": 900},
    "laptop": {"width": 1280, "height": 720},
    "phone": {"width": PHONE[0], "height": PHONE[1], "has_touch": True, "is_mobile": True, "locale": "de-DE"},
}
HIDDEN_CHIPS = """() => [...document.querySelectorAll("[data-player]")].filter(chip => {
    const frame = chip.closest("ul").getBoundingClientRect();
    return chip.getBoundingClientRect().right > Math.min(innerWidth, frame.right) + 1;
}).map(chip => `one must scroll to ${chip.innerText}`)"""
CODES = ("setup.civilization", "run.pick")
LONG_NAMES = (
    "Maximiliane-Friederi",
    "Wolkenkuckucksheimer",
    "Bartholomäus Gottlie",
    "Annegret von Rheinsb",
    "Konstantinopolitaner",
    "WWWWWWWWWWWWWWWWWWWW",
)


def six_people(url: str, seed: int = 1) -> tuple[str, Sequence[Guest]]:
    """A full game of six people with long names."""
    guests = [Guest(url, name) for name in LONG_NAMES]
    table = guests[0].create("me", *["open"] * 5, seed=seed, **{"option-mode": "full"})
    invite = guests[0].links(table)["invite"]
    for guest in guests[1:]:
        guest.join(invite)
    return table, guests


@pytest.fixture(scope="module")
def crowded(site: Site) -> dict[str, tuple[Guest, str]]:
    """Two positions with much to show: the choice of a civilization, and later a Run Card."""
    return {code: asked(site, code) for code in CODES}


def asked(site: Site, code: str) -> tuple[Guest, str]:
    """Somebody who is asked this, and at which table."""
    table, guests = six_people(site.url)
    seen = play_until(table, guests, lambda view: code_of(view) == code, random.Random(1))
    assert seen is not None
    return seen[0], table


def code_of(view: View) -> str:
    return str(view["question"]["code"]) if "question" in view else ""


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("code", CODES)
def test_six_people_with_long_names(
    person: Person, crowded: dict[str, tuple[Guest, str]], screen: str, code: str
) -> None:
    guest, id = crowded[code]
    page = person(guest, **SCREENS[screen])
    Table(page).open(id)
    problems = [*too_wide(page, SCREENS[screen]["width"]), *too_high(page)]
    if screen == "phone":
        for tab in page.locator("[data-tab]").all():
            tab.click()
            expect(tab).to_have_attribute("aria-current", "page")
            found = [*too_wide(page), *too_high(page), *narrow_targets(page)]
            problems += [f"{tab.get_attribute('data-tab')}: {problem}" for problem in found]
    else:
        problems += page.evaluate(HIDDEN_CHIPS)
    assert problems == []


def top(locator: Locator) -> float:
    box = locator.bounding_box()
    assert box is not None
    return box["y"]


@pytest.mark.parametrize("screen", ["desktop", "laptop"])
def test_who_has_a_board_of_their_own_sees_all_of_it_first(person: Person, site: Site, screen: str) -> None:
    """And what is asked comes before it, when it lies elsewhere: here the row of ships."""
    guest = Guest(site.url)
    made = guest.create("me", "bot:random", game="evacuation", seed=1)
    page = person(guest, **SCREENS[screen])
    table = Table(page).open(made)
    home, ships = page.locator("[data-board=home] svg.drawing"), page.locator("[data-row=ship]")
    for above, below, word in ((home, ships, "ship"), (ships, home, "")):
        expect(above).to_be_in_viewport(ratio=1)
        assert top(above) < top(below)
        if word:
            table.answer(word)
            expect(page.locator(".left")).to_have_attribute("data-first", "below")
