"""Hints in the browser: the ladder, an analysis that stops with the answer, and the turning points at the end."""

import random

from playwright.sync_api import Page, expect

from tests.browser.guest import Guest, play_until
from tests.browser.table import Table


def test_the_ladder_the_analysis_and_the_turning_points(guest: Guest, page: Page) -> None:
    id = guest.create("me", "bot:random", game="lanterns", seed=7)
    table = Table(page, id)
    for rung in ("goal", "area", "move"):
        page.locator(f"[data-action=hint-{rung}]").click()
        expect(page.locator(f"[data-hint-text={rung}]")).not_to_be_empty()
    expect(page.locator(".choice.hinted")).to_have_count(1)
    expect(page.locator("[data-hints-taken]").first).to_be_visible()
    page.locator("[data-action=analysis]").click()
    expect(page.locator("[data-analysis=running] [data-analysed]")).not_to_have_count(0)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if request.url.find("/analysis") > 0 else None)
    table.answer()
    expect(page.locator("[data-analysis]")).to_have_count(0)
    asked.clear()
    page.wait_for_timeout(1500)
    assert asked == []
    play_until(id, (guest,), lambda view: view["status"] == "over", random.Random(7))
    expect(page.locator("[data-turning=done] [data-turn]")).not_to_have_count(0)
    page.locator("[data-turn] a").first.click()
    expect(page.locator("[data-slider]")).to_be_visible()
