"""The drawn table: refusals, language, looks, the people around it."""

from __future__ import annotations

import random
from collections.abc import Sequence

import httpx
import pytest
from playwright.sync_api import expect

from .conftest import Person
from .guest import Guest, play_until, seek, two_people, words_of
from .measures import PHONE
from .site import Site
from .table import Table, play_together

COUNT_MOTION = """window.motions = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
    window.motions.push(options.duration);
    return animate.call(this, frames, options);
};"""


def refused_somewhere(site: Site, width: int = 1440) -> tuple[str, Guest, str, str, str]:
    """A table, its guest, and a refused answer of the question there: word, rule, sentence."""

    def make(seed: int) -> tuple[str, Sequence[Guest]]:
        guest = Guest(site.url)
        return guest.create("me", "bot:random", seed=seed), (guest,)

    id, guest, view = seek(make, lambda view: bool(view.get("question", {}).get("refused")))
    choice = view["question"]["refused"][0]
    return id, guest, choice["word"], choice["rule"], choice["why"]


def test_a_refused_answer_says_why_on_hover_and_by_click(person: Person, site: Site) -> None:
    id, guest, word, rule, why = refused_somewhere(site)
    table = Table(person(guest)).open(id)
    table.settle()
    choice = table.choice(word)
    expect(choice).to_have_attribute("data-refused", rule)
    choice.hover()
    note = table.page.locator("#tip")
    expect(note).to_contain_text(why)
    expect(note).to_contain_text(rule)
    seq = table.seq
    choice.click()
    unfolded = table.page.locator(f'[data-why="{word}"]:visible').first
    expect(unfolded).to_contain_text(why)
    unfolded.locator(f"[data-rule={rule}]").click()
    sentence = table.page.locator(f'[data-dialog=rules] [data-rule-text="{rule}"]')
    expect(sentence).to_be_visible()
    expect(sentence).to_be_in_viewport()
    assert table.seq == seq


def test_a_refused_answer_says_why_in_two_taps(person: Person, site: Site) -> None:
    id, guest, word, rule, why = refused_somewhere(site)
    page = person(guest, width=PHONE[0], height=PHONE[1], has_touch=True, is_mobile=True)
    table = Table(page).open(id)
    table.settle()
    page.locator("[data-tab=actions]").tap()
    table.choice(word).tap()
    unfolded = page.locator(f'[data-why="{word}"]:visible').first
    expect(unfolded).to_contain_text(why)
    expect(unfolded).to_contain_text(rule)


def test_the_language_changes_without_a_reload(person: Person, site: Site) -> None:
    guest = Guest(site.url)
    id = guest.create("me", "bot:random", seed=8)
    table = Table(person(guest)).open(id)
    table.play(random.Random(8), most=3)
    table.settle()
    page = table.page
    before, words, english = table.state, table.words(), page.locator("[data-prompt]").inner_text()
    page.evaluate("() => { window.stayed = true; }")
    table.action("settings").click()
    page.locator("[data-dialog=settings] input[value=de]").check()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("[data-prompt]")).not_to_have_text(english)
    page.keyboard.press("Escape")
    expect(page.locator("[data-action=confirm]")).to_contain_text("Bestätigen")
    assert page.evaluate("() => window.stayed")
    after = table.state
    assert (after["seq"], after["n"], table.words()) == (before["seq"], before["n"], words)
    table.play(random.Random(8), most=1)
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "de")


def test_dark_follows_the_system_and_the_settings(person: Person, site: Site) -> None:
    guest = Guest(site.url)
    id = guest.create("me", "bot:random", seed=9)
    table = Table(person(guest, color_scheme="dark")).open(id)
    page = table.page
    assert brightness(table) < 100
    table.action("settings").click()
    page.locator("[data-dialog=settings] input[name=theme][value=light]").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    assert brightness(table) > 150
    page.reload()
    table.ready()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


@pytest.mark.parametrize("system", ["reduce", "no-preference"])
def test_nothing_moves_for_those_who_do_not_want_it(person: Person, site: Site, system: str) -> None:
    guest = Guest(site.url)
    id = guest.create("me", "bot:random", seed=9)
    page = person(guest, reduced_motion=system)
    page.add_init_script(COUNT_MOTION)
    table = Table(page).open(id)
    table.play(random.Random(9), most=4)
    assert (page.evaluate("() => window.motions.length") > 0) == (system == "no-preference")
    assert page.evaluate("() => window.motions.every(time => time <= 300)")
    table.action("settings").click()
    page.locator(f"[data-dialog=settings] input[name=motion][value={'full' if system == 'reduce' else 'none'}]").check()
    page.keyboard.press("Escape")
    before = page.evaluate("() => window.motions.length")
    table.play(random.Random(9), most=4)
    assert (page.evaluate("() => window.motions.length") > before) == (system == "reduce")


def brightness(table: Table) -> float:
    """Of the page's ground, 0 to 255."""
    colour: str = table.page.evaluate("() => getComputedStyle(document.body).backgroundColor")
    parts = [float(part) for part in colour.strip("rgba()").split(",")[:3]]
    return sum(parts) / 3


def test_a_spectator_sees_the_table_but_no_hand(person: Person, site: Site) -> None:
    id, anna, _ = two_people(site.url, seed=10)
    watcher, stranger = Table(person()), Guest(site.url, "Eve")
    assert stranger.http.get(f"/table/{id}").status_code == httpx.codes.FORBIDDEN
    watcher.page.goto(anna.links(id)["watch"])
    watcher.page.locator("main form button").click()
    watcher.ready()
    page = watcher.page
    assert watcher.state["seat"] == "-1"
    expect(page.locator("[data-board]").first).to_be_visible()
    expect(page.locator("[data-choice]")).to_have_count(0)
    own = Table(person(anna)).open(id)
    hand = own.page.locator("[data-panel='0'] [data-card]:not(.down)")
    assert hand.count() > 0
    titles = hand.evaluate_all("cards => cards.map(card => card.dataset.card)")
    shown = page.locator("[data-card]:not(.down)").evaluate_all("cards => cards.map(card => card.dataset.card)")
    assert not set(titles) & set(shown)
    seq = own.seq
    own.answer(own.words()[0])
    watcher.reach(seq + 1)


def test_two_people_at_one_screen_do_not_see_each_others_hands(person: Person, site: Site) -> None:
    guest = Guest(site.url)
    id = guest.create("me", "hot:Bea", seed=11)
    page = person(guest)
    page.goto(f"/table/{id}")
    table = Table(page)
    table.ready()
    seen: list[str] = []
    for _ in range(4):
        curtain = page.locator("[data-curtain]")
        page.wait_for_function("() => document.querySelector('[data-curtain], [data-choice]')")
        if curtain.count():
            seen.append(str(curtain.get_attribute("data-curtain")))
            expect(page.locator("[data-card], [data-choice]")).to_have_count(0)
            table.action("lift").click()
        table.settle(alone=False)
        seq = table.seq
        table.choice(table.words()[0]).click()
        if page.locator("[data-action=confirm]:enabled").count():
            table.action("confirm").click()
        table.reach(seq + 1)
    assert {"Anna", "Bea"} <= set(seen)


def test_leave_a_bot_plays_on_and_take_the_seat_back(person: Person, site: Site) -> None:
    id, anna, bea = two_people(site.url, seed=12)
    mine, theirs = Table(person(anna)).open(id), Table(person(bea)).open(id)
    mine.action("share").click()
    mine.page.locator("[data-dialog=share] select[name=bot]").first.select_option("novice")
    mine.action("leave").click()
    expect(theirs.page.locator(".banner").filter(has_text="Anna")).to_be_visible()
    chooser, n = random.Random(12), int(theirs.state["n"])
    theirs.settle()
    theirs.answer(chooser.choice(theirs.words()))
    theirs.settle(theirs.seq - 1)
    assert int(theirs.state["n"]) > n
    assert not mine.asked
    expect(mine.page.locator("[data-choice]")).to_have_count(0)
    mine.action("share").click()
    mine.action("take-back").click()
    mine.page.keyboard.press("Escape")
    expect(theirs.page.locator(".banner").filter(has_text="Anna")).to_have_count(0)
    play_together([mine, theirs], chooser, most=4)


def test_a_seed_by_hand_is_told_before_the_game_and_in_the_dialog(person: Person, site: Site) -> None:
    guest = Guest(site.url)
    open_table = guest.create("me", "open", seed=5)
    page = person(guest)
    page.goto(f"/table/{open_table}")
    expect(page.locator("[data-waiting] [data-seed-note]")).to_contain_text("chosen by hand")
    id, anna, _ = two_people(site.url, seed=5)
    table = Table(person(anna)).open(id)
    table.action("share").click()
    expect(table.page.locator("[data-dialog=share] [data-seed-note]")).to_contain_text("chosen by hand")


def test_a_rematch_takes_everybody_along(person: Person, site: Site) -> None:
    id, anna, bea = two_people(site.url, seed=13)
    finish(id, anna, bea)
    mine = Table(person(anna))
    mine.page.goto(f"/table/{id}")
    mine.page.locator("[data-score]").wait_for()
    theirs = Table(person(bea))
    theirs.page.goto(f"/table/{id}")
    expect(theirs.action("rematch")).to_be_visible()
    mine.action("rematch").click()
    mine.page.wait_for_url(lambda url: id not in url)
    mine.ready()
    expect(theirs.page.locator("[data-live]")).to_contain_text("A rematch has begun.")
    expect(theirs.action("rematch")).to_have_count(0)
    theirs.action("to-rematch").click()
    theirs.page.wait_for_url(f"**/table/{mine.id}")
    theirs.ready()
    assert {mine.state["seat"], theirs.state["seat"]} == {"0", "1"}
    play_together([mine, theirs], random.Random(13), most=3)


def finish(id: str, *people: Guest) -> None:
    assert play_until(id, people, lambda view: view["status"] == "over", random.Random(1)) is not None


def test_the_hooks_test_button_shows_the_last_error(person: Person, site: Site) -> None:
    guest = Guest(site.url)
    id = guest.create("me", "bot:random", seed=14)
    table = Table(person(guest)).open(id)
    page = table.page
    table.action("share").click()
    dialog = page.locator("[data-dialog=share]")
    dialog.locator("summary").click()
    dialog.locator("input[name=url]").fill("http://127.0.0.1:9/nobody-listens")
    dialog.locator("[data-action=hook]").click()
    expect(dialog.locator("[data-action=hook-test]")).to_be_enabled()
    dialog.locator("[data-action=hook-test]").click()
    expect(dialog.locator("form.hook .why")).not_to_be_empty()
    page.reload()
    table.ready()
    table.action("share").click()
    dialog.locator("summary").click()
    expect(dialog.locator("form.hook .why")).not_to_be_empty()


def test_what_happened_since_my_turn(person: Person, site: Site) -> None:
    guest = Guest(site.url)
    id = guest.create("me", "bot:random", "bot:random", seed=15)
    table = Table(person(guest)).open(id)
    table.play(random.Random(15), most=4)
    table.settle()
    table.action("recap").click()
    recap = table.page.locator("[data-dialog=recap]")
    expect(recap).to_be_visible()
    expect(recap.locator("li").first).to_be_visible()


def test_the_tabs_title_tells_whose_turn_it_is(person: Person, site: Site) -> None:
    id, anna, bea = two_people(site.url, seed=16)
    mine, theirs = Table(person(anna)).open(id), Table(person(bea)).open(id)
    titles = {table.asked: table.page.title() for table in (mine, theirs)}
    icons = {table.asked: table.page.locator("link[rel=icon]").get_attribute("href") for table in (mine, theirs)}
    if len(titles) == 2:
        assert titles[True] != titles[False]
        assert icons[True] != icons[False]
    asked = mine if mine.asked else theirs
    before = asked.page.title()
    asked.answer(asked.words()[0])
    asked.page.wait_for_function(
        "before => 'asked' in document.getElementById('app').dataset || document.title !== before", arg=before
    )


def test_a_choice_survives_the_answers_of_others(person: Person, site: Site) -> None:
    """Everybody picks at the same time: what I have chosen, but not confirmed, is not taken from me."""
    id, anna, bea = two_people(site.url, seed=17)
    mine = Table(person(anna)).open(id)
    view = bea.view(id)
    assert mine.asked
    assert view["question"]["code"] == "run.pick"
    mine.action("settings").click()
    mine.page.locator("[data-dialog=settings] input[name=confirm][value=always]").check()
    mine.page.keyboard.press("Escape")
    word, seq = mine.words()[1], mine.seq
    mine.choice(word).click()
    bea.answer(id, view, words_of(view)[0])
    mine.reach(seq + 1)
    expect(mine.choice(word)).to_have_attribute("aria-pressed", "true")
    mine.action("confirm").click()
    mine.reach(seq + 2)
