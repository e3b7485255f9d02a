"""axe finds no serious violation on any page, in either language and in the dark too."""

from __future__ import annotations

import random
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from .conftest import People, Person
from .guest import Guest, View, play_until, two_people
from .measures import PHONE, too_wide
from .site import Site
from .table import Table

AXE = Axe()
LOOKS: dict[str, dict[str, Any]] = {
    "light": {},
    "dark": {"color_scheme": "dark"},
    "phone": {"locale": "de-DE", "width": PHONE[0], "height": PHONE[1], "has_touch": True, "is_mobile": True},
}


def violations(page: Page, where: str = "") -> list[str]:
    """What axe calls serious or critical."""
    found = AXE.run(page).response["violations"]
    return [
        f"{where or page.url}: {rule['id']}: {node['target']} {node['failureSummary']}"
        for rule in found
        if rule["impact"] in ("serious", "critical")
        for node in rule["nodes"]
    ]


def test_axe_would_find_something(person: Person) -> None:
    page = person()
    page.goto("/")
    page.evaluate("() => document.querySelectorAll('main button').forEach(button => button.replaceChildren())")
    assert any("button-name" in found for found in violations(page))


@pytest.fixture(scope="module")
def places(site: Site) -> tuple[Guest, dict[str, str]]:
    """Somebody with tables in every state, and the addresses of every page."""
    guest = Guest(site.url, "Anna with a long name")
    over = guest.create("me", "bot:random", seed=41, title="A title that somebody gave a table")
    assert play_until(over, (guest,), lambda view: view["status"] == "over", random.Random(41)) is not None
    running = guest.create("me", "bot:random", "bot:random", "hot:Bea", seed=42)
    open_one = guest.create("me", "open", "open", seed=43)
    links = guest.links(open_one)
    other = Guest(site.url, "Bea")
    others = other.links(other.create("me", "open", seed=44))
    learn = guest.http.get("/learn").text.split('href="/learn/evacuate/')[1].split('"')[0]
    return guest, {
        "home": "/",
        "new": "/new/evacuate",
        "tables": "/tables",
        "me": "/me",
        "learn": "/learn",
        "records": "/records",
        "rules": "/rules/evacuate",
        "error": "/nowhere",
        "join": others["invite"],
        "watch": others["watch"],
        "seat": others["seats"]["0"],
        "lesson": f"/learn/evacuate/{learn}",
        "waiting": f"/table/{open_one}",
        "waiting-text": f"/table/{open_one}/text",
        "curtain": f"/table/{running}",
        "curtain-text": f"/table/{running}/text",
        "table": f"/table/{over}",
        "text": f"/table/{over}/text",
        "replay": f"/table/{over}/replay",
        "position": f"/table/{over}/at/9",
        "print": f"/table/{over}/print",
        "own-invitation": links["invite"],
    }


@pytest.mark.parametrize("look", LOOKS)
def test_every_page(people: People, person: Person, places: tuple[Guest, dict[str, str]], look: str) -> None:
    people.troubled = True  # one of the pages is about an address that does not exist
    guest, addresses = places
    page = person(guest, **LOOKS[look])
    if look == "phone":
        page.goto("/lang/de?next=/")
    found: list[str] = []
    for name, address in addresses.items():
        expected = 404 if name == "error" else 200
        response = page.goto(address)
        assert response is not None
        assert response.status == expected, f"{address}: {response.status}"
        if page.locator("#app").count():
            page.wait_for_function("() => document.querySelector('#app main, #app [data-curtain]')")
        found += violations(page, name)
        if look == "phone" and name != "print":
            found += [f"{name}: {problem}" for problem in too_wide(page)]
    assert found == []


def refused_to_anna(view: View) -> bool:
    return view["seat"] == 0 and bool(view.get("question", {}).get("refused"))


@pytest.mark.parametrize("look", ["light", "dark"])
def test_the_table_in_several_positions(person: Person, site: Site, look: str) -> None:
    id, anna, bea = two_people(site.url, seed=45)
    page = person(anna, color_scheme=look)
    table = Table(page).open(id)
    found = violations(page, "first question")
    assert play_until(id, (anna, bea), refused_to_anna, random.Random(45)) is not None
    table.reach(anna.view(id)["seq"])
    page.locator("[data-choice][data-refused]").first.click()
    expect(page.locator("[data-why]").first).to_be_visible()
    found += violations(page, "refused")
    table.choice(table.words()[0]).focus()
    for action in ("rules", "share", "settings", "keys", "recap"):
        table.action(action).first.click()
        expect(page.locator("dialog[open]")).to_be_visible()
        found += violations(page, action)
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    page.keyboard.press("/")
    found += violations(page, "notation")
    page.keyboard.press("Escape")
    page.keyboard.press("c")
    expect(page.locator("[data-comparison]")).to_be_visible()
    found += violations(page, "comparison")
    page.goto(f"/table/{id}/text")
    found += violations(page, "text table")
    assert found == []
