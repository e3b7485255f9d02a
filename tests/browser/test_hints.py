"""Hints in the browser: the ladder, an analysis that stops with the answer, and the turning points at the end."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from .conftest import Person
from .guest import Guest, play_until
from .site import Site
from .table import Table

REQUESTS = "() => performance.getEntriesByType('resource').map(entry => entry.name)"


def test_the_ladder_the_analysis_and_the_turning_points(site: Site, person: Person) -> None:
    guest = Guest(site.url)
    id = guest.create("me", "bot:random", game="lanterns", seed=7)
    page = person(guest)
    table = Table(page).open(id)
    table.settle()
    for rung in ("goal", "area", "move"):
        table.action(f"hint-{rung}").click()
        expect(page.locator(f"[data-hint-text={rung}]")).not_to_be_empty()
    expect(page.locator(".choice.hinted")).to_have_count(1)
    expect(page.locator("[data-hints-taken]").first).to_be_visible()
    table.action("analysis").click()
    expect(page.locator("[data-analysis=running] [data-analysed]")).not_to_have_count(0)
    table.answer(table.words()[0])
    expect(page.locator("[data-analysis]")).to_have_count(0)
    page.wait_for_timeout(1200)  # longer than the step that was under way
    page.evaluate("() => performance.clearResourceTimings()")
    page.wait_for_timeout(600)
    assert not [name for name in page.evaluate(REQUESTS) if "/analysis" in name]
    assert play_until(id, (guest,), lambda view: view["status"] == "over", random.Random(7)) is not None
    expect(page.locator("[data-turning=done] [data-turning-point]")).not_to_have_count(0)
    page.locator("[data-turning-point] a").first.click()
    expect(page.locator("[data-slider]")).to_be_visible()
