"""Lessons: one is completed in the browser, all of them over HTTP."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from ludothek.games import find
from ludothek.scenario import Lesson, load_scenario

from .conftest import Person
from .guest import Guest
from .site import Site


def answers_of(game: str, id: str) -> list[str]:
    """The right answers of a lesson, `code word`."""
    info = find(game)
    scenarios = map(load_scenario, sorted((info.folder / "scenarios").glob("*.toml")))
    lesson = Lesson(next(scenario for scenario in scenarios if scenario.id == id), find, info.load_pack([]))
    found: list[str] = []
    while not lesson.done:
        found.append(lesson.answer)
        lesson.check(lesson.answer)
    return found


@pytest.mark.parametrize("game", ["evacuate", "evacuation", "lanterns"])
def test_all_lessons_can_be_completed(site: Site, game: str) -> None:
    guest = Guest(site.url)
    page = guest.http.get("/learn").text
    ids = [part.split('"')[0] for part in page.split(f'href="/learn/{game}/')[1:]]
    assert ids
    for id in ids:
        moment = guest.post(f"/api/lesson/{game}/{id}", answered=0, given="", lang="en")
        for given in answers_of(game, id):
            assert not moment.get("done")
            wish = {"answered": moment["answered"], "given": given, "lang": "en"}
            moment = guest.post(f"/api/lesson/{game}/{id}", **wish)
            assert moment["verdict"]["kind"] in ("right", "done"), (id, given, moment["verdict"])
        assert moment["done"]
        assert moment["learned"]


def test_a_lesson_is_completed_in_the_browser(person: Person) -> None:
    page = person()
    page.goto("/learn")
    page.locator("#evacuate .lesson-list a").first.click()
    app = page.locator("#app[data-answered]")
    app.wait_for()
    id = page.url.rsplit("/", 1)[1]
    for count, given in enumerate(answers_of("evacuate", id)):
        word = given.split()[-1]
        others = [other for other in offered(page) if other != word]
        if others:
            give(page, others[0])
            expect(page.locator("[data-verdict=wrong]")).to_be_visible()
            expect(app).to_have_attribute("data-answered", str(count))
        give(page, word)
        expect(app).to_have_attribute("data-answered", str(count + 1))
    expect(page.locator("[data-done]")).not_to_be_empty()
    page.locator("[data-action=next]").click()
    page.wait_for_url(lambda url: not url.endswith(id))
    expect(app).to_have_attribute("data-answered", "0")


def offered(page: Page) -> list[str]:
    found: list[str] = page.locator("[data-choice]:not([data-refused])").evaluate_all(
        "choices => choices.map(choice => choice.dataset.choice)"
    )
    return found


def give(page: Page, word: str) -> None:
    with page.expect_response("**/api/lesson/**"):
        page.locator(f'[data-choice="{word}"]').click()
        if not page.evaluate("() => document.getElementById('app').dataset.sending"):
            page.locator("[data-action=confirm]").click()
