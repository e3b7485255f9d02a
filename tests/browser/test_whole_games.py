"""Whole games in the browser: two people, a phone, the keyboard alone, the text table alone."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import Person
from .guest import Guest, two_people
from .measures import PHONE, narrow_targets, too_high, too_wide
from .site import Site
from .table import MOST_ANSWERS, WAITS, Table, play_together


def test_a_newcomer_is_asked_within_three_clicks(person: Person) -> None:
    page = person()
    page.goto("/")
    page.get_by_role("button", name="EVACUATE!").click()
    table = Table(page).ready()
    assert table.settle()
    expect(page.locator("[data-prompt]")).not_to_be_empty()
    assert table.words()


def test_two_browsers_play_to_the_end(person: Person) -> None:
    """Anna makes the table by the form and sends the link; Bea opens it."""
    anna, bea = Table(person()), Table(person())
    anna.page.goto("/new/evacuate")
    form = anna.page
    form.locator("[name=name]").fill("Anna")
    choose(form, "seat-0-kind", "me")
    choose(form, "seat-1-kind", "open")
    for seat in range(2, 6):
        choose(form, f"seat-{seat}-kind", "none")
    form.locator("form button[type=submit].primary").click()
    anna.ready()
    expect(form.locator("[data-waiting]")).to_be_visible()
    invite = form.locator("[data-waiting] input[readonly]").input_value()

    bea.page.goto(invite)
    bea.page.locator("[name=name]").fill("Bea")
    bea.page.locator("form button[type=submit].primary").click()
    bea.ready()
    expect(form.locator("[data-waiting]")).to_have_count(0)

    assert play_together([anna, bea], random.Random(3)) > 10
    sheet = anna.score()
    assert sheet == bea.score()
    assert any("Anna" in name for name in sheet[0])
    assert any("Bea" in name for name in sheet[0])


def choose(page: Page, name: str, value: str) -> None:
    """Set a field of the form, whichever kind of field it is."""
    field = page.locator(f'select[name="{name}"]')
    if field.count():
        field.select_option(value)
    else:
        page.locator(f'[name="{name}"][value="{value}"]').check(force=True)


def test_a_phone_plays_a_whole_game(person: Person, site: Site) -> None:
    """By touch; on every tab nothing is wider than the screen and everything is big enough for a finger."""
    guest = Guest(site.url)
    table = guest.create("me", "bot:random", seed=4)
    page = person(guest, width=PHONE[0], height=PHONE[1], has_touch=True, is_mobile=True, device_scale_factor=2)
    phone = Phone(page)
    phone.open(table)
    chooser = random.Random(4)
    seq, problems = -1, list[str]()
    for count in range(MOST_ANSWERS):
        if not phone.settle(seq):
            break
        if count in (0, 1, 5, 12):
            problems += phone.misfits()
        seq = phone.answer(chooser.choice(phone.words()))
    assert phone.over
    phone.tab("board")
    assert len(phone.score()) > 2
    problems += phone.misfits()
    assert sorted(set(problems)) == []


class Phone(Table):
    """The table, by touch."""

    def tab(self, name: str) -> None:
        touch(self.page.locator(f"[data-tab={name}]"))
        expect(self.page.locator(f"[data-pane={name}]")).to_be_visible()

    def answer(self, word: str) -> int:
        seq = self.seq
        self.tab("actions")
        touch(self.choice(word))
        touch(self.action("confirm"))
        self.reach(seq + 1)
        return seq

    def misfits(self) -> list[str]:
        found: list[str] = []
        for name in self.page.locator("[data-tab]").evaluate_all("tabs => tabs.map(tab => tab.dataset.tab)"):
            self.tab(name)
            problems = [*too_wide(self.page), *too_high(self.page), *narrow_targets(self.page)]
            found += [f"{name}: {problem}" for problem in problems]
        return found


def touch(target: Locator) -> None:
    """A finger in its middle. (Playwright's own `tap` taps again if the page has changed below the finger.)"""
    expect(target).to_be_enabled()
    target.evaluate("target => target.scrollIntoView({ block: 'center', behavior: 'instant' })")
    box = target.bounding_box()
    assert box is not None
    target.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_the_keyboard_alone_plays_a_whole_game(person: Person) -> None:
    """From the first page to the score, without a mouse; with help and notation by their keys."""
    page = person()
    forbid_mouse(page)
    page.goto("/")
    press_until(page, "Tab", "document.activeElement.matches('form[action$=\"/play/evacuate\"] button')")
    page.keyboard.press("Enter")
    table = Keyboard(page)
    table.ready()

    table.settle()
    page.keyboard.press("?")
    expect(page.locator("[data-dialog=keys]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-dialog=keys]")).to_have_count(0)

    chooser = random.Random(5)
    before, first = table.state["n"], table.words()[0]
    page.keyboard.press("/")
    expect(page.locator("[data-notation]")).to_be_focused()
    page.keyboard.type(first)
    seq = table.seq
    page.keyboard.press("Enter")
    table.settle(seq)
    assert table.state["n"] != before

    seq = -1
    for _ in range(MOST_ANSWERS):
        if not table.settle(seq):
            break
        seq = table.answer(chooser.choice(table.words()))
    assert table.over
    assert len(table.score()) > 2


def test_the_keyboard_alone_takes_back(person: Person, site: Site) -> None:
    """A card picked in secret, as long as the other has not picked hers."""
    id, anna, _ = two_people(site.url, seed=7)
    page = person(anna)
    forbid_mouse(page)
    table = Keyboard(page)
    table.open(id)
    assert table.asked
    words, n = table.words(), table.state["n"]
    seq = table.answer(words[0])
    page.wait_for_function("() => !('asked' in document.getElementById('app').dataset)")
    page.keyboard.press("u")
    table.settle(seq + 1, alone=False)
    assert (table.words(), table.state["n"]) == (words, n)


def forbid_mouse(page: Page) -> None:
    """A pointer event fails the test: the page's console complains."""
    page.add_init_script(
        """for (const kind of ["pointerdown", "mousedown", "touchstart"])
            addEventListener(kind, () => console.error(`${kind} in a test of the keyboard`), true);"""
    )


def press_until(page: Page, key: str, reached: str, most: int = 60) -> None:
    for _ in range(most):
        page.keyboard.press(key)
        if page.evaluate(f"() => {reached}"):
            return
    raise AssertionError(f"{key} does not lead to {reached}")


class Keyboard(Table):
    """The table, by keys."""

    def answer(self, word: str) -> int:
        seq = self.seq
        self.page.keyboard.press("Escape")
        for digit in str(self.choice(word).get_attribute("data-key")):
            self.page.keyboard.press(digit)
        self.page.wait_for_function(
            """([seq, word]) => {
                const { dataset } = document.getElementById("app");
                const chosen = document.querySelector(`[data-choice="${word}"][aria-pressed=true]`);
                return Number(dataset.seq) > seq || dataset.sending || chosen;
            }""",
            arg=[seq, word],
        )
        if self.page.evaluate(WAITS, seq):
            self.page.keyboard.press("Enter")
        self.reach(seq + 1)
        return seq


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_text_table_alone_plays_a_whole_game(person: Person, lang: str) -> None:
    """Without JavaScript."""
    page = person(java_script_enabled=False, locale=lang)
    page.goto("/new/evacuate")
    page.locator("[name=name]").fill("Anna")
    choose(page, "seat-0-kind", "me")
    choose(page, "seat-1-kind", "bot")
    choose(page, "seat-1-bot", "novice")
    for seat in range(2, 6):
        choose(page, f"seat-{seat}-kind", "none")
    page.locator("form button[type=submit].primary").click()
    page.locator("#app .banner a[href$='/text']").click()
    chooser = random.Random(6)
    for _ in range(MOST_ANSWERS):
        answers = page.locator("button[name=word]")
        if answers.count():
            answers.nth(chooser.randrange(answers.count())).click()
        elif page.locator("#score-title").count():
            break
        else:
            page.wait_for_timeout(100)  # the bot thinks
            page.reload()
    rows: Any = page.locator("section[aria-labelledby=score-title] tr").all_inner_texts()
    assert len(rows) > 2
    assert "Anna" in rows[0]
