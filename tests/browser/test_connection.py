"""Reloads, lost connections, restarts, blocked sockets: the game goes on and nothing happens twice."""

from __future__ import annotations

import random
from secrets import token_hex

from playwright.sync_api import Page, expect

from .conftest import People, Person
from .guest import Guest, words_of
from .site import Site, wait_for
from .table import Table

BLOCKED = """window.WebSocket = class extends EventTarget {
    static OPEN = 1;
    readyState = 0;
    constructor() { super(); setTimeout(() => { this.readyState = 3; this.onclose?.({ code: 1006 }); }); }
    send() {}
    close() {}
};"""
DEAF = """addEventListener("ludothek-test", () => {});
const Real = window.WebSocket;
window.swallow = false;
window.WebSocket = class extends Real {
    set onmessage(call) { super.onmessage = event => { if (!window.swallow) call(event); }; }
    get onmessage() { return super.onmessage; }
    send(text) { super.send(text); (window.sent ||= []).push(text); }
};"""


def test_a_reload_in_the_middle_shows_the_same_question(person: Person, site: Site) -> None:
    guest = Guest(site.url)
    id = guest.create("me", "bot:random", seed=2)
    table = Table(person(guest)).open(id)
    table.play(random.Random(2), most=6)
    table.settle()
    before, words, prompt = table.state, table.words(), table.page.locator("[data-prompt]").inner_text()
    table.page.reload()
    table.ready()
    table.settle()
    after = table.state
    assert (after["seq"], after["n"], after["seat"]) == (before["seq"], before["n"], before["seat"])
    assert (table.words(), table.page.locator("[data-prompt]").inner_text()) == (words, prompt)
    table.play(random.Random(2), most=2)


def test_what_was_chosen_without_a_connection_is_sent_when_it_is_back(
    people: People, person: Person, site: Site
) -> None:
    people.troubled = True
    guest = Guest(site.url)
    id = guest.create("me", "bot:random", seed=3)
    table = Table(person(guest)).open(id)
    table.play(random.Random(3), most=3)
    table.settle()
    cut_off(table.page)
    word, seq = table.words()[0], table.seq
    table.choice(word).click()
    if table.page.evaluate("() => !document.getElementById('app').dataset.sending"):
        table.action("confirm").click()
    assert table.state["sending"] == word
    assert guest.view(id)["seq"] == seq
    table.page.context.set_offline(False)
    table.settle(seq)
    assert table.state["connected"] == "socket"
    assert count_answers(site, guest, id) == 4


def cut_off(page: Page) -> None:
    """No network: the browser says so, and the page believes it."""
    page.context.set_offline(True)
    page.wait_for_function("() => !document.getElementById('app').dataset.connected")


def count_answers(site: Site, guest: Guest, table: str, seat: int = 0) -> int:
    """How many answers of a seat stand, by what the server keeps: a guest alone with bots may read the record."""
    text = guest.http.get(f"/table/{table}/record").text
    assert text.startswith("ludothek record"), text[:200]
    return sum(line.startswith(f"{seat} ") for line in text.splitlines())


def test_sockets_that_are_blocked_are_replaced_by_asking(people: People, person: Person, site: Site) -> None:
    people.troubled = True
    guest = Guest(site.url)
    id = guest.create("me", "bot:random", seed=4)
    page = person(guest)
    page.add_init_script(BLOCKED)
    table = Table(page).open(id)
    assert table.state["connected"] == "polling"
    assert table.play(random.Random(4), most=4) == 4
    assert table.state["connected"] == "polling"


def test_an_answer_whose_acknowledgement_was_lost_counts_once(people: People, person: Person, site: Site) -> None:
    """The page sends it again after a reload, with the same key."""
    people.troubled = True
    guest = Guest(site.url)
    id = guest.create("me", "bot:random", seed=5)
    page = person(guest)
    page.add_init_script(DEAF)
    table = Table(page).open(id)
    table.settle()
    page.evaluate("() => { window.swallow = true; }")
    word, seq = table.words()[0], table.seq
    table.choice(word).click()
    if not table.state["sending"]:
        table.action("confirm").click()
    wait_for(lambda: guest.view(id)["seq"] > seq)
    assert table.seq == seq
    assert page.evaluate("id => JSON.parse(sessionStorage.getItem(`outbox-${id}`)).length", id) == 1
    page.reload()
    table.ready()
    table.settle(seq)
    page.wait_for_function("id => JSON.parse(sessionStorage.getItem(`outbox-${id}`)).length === 0", arg=id)
    assert any('"type":"answer"' in text for text in page.evaluate("() => window.sent"))
    assert count_answers(site, guest, id) == 1


def test_the_same_key_counts_once_and_an_old_question_is_stale(site: Site) -> None:
    guest = Guest(site.url)
    id = guest.create("me", "hot:Bea", seed=6)
    view, key = guest.view(id), token_hex(8)
    word = words_of(view)[0]
    assert guest.answer(id, view, word, key)["kind"] == "done"
    assert guest.answer(id, view, word, key)["kind"] == "again"
    assert guest.answer(id, view, word)["kind"] in ("stale", "not-asked")
    assert count_answers(site, guest, id, view["question"]["seat"]) == 1


def test_a_restart_of_the_server_is_survived(people: People, own_site: Site) -> None:
    people.troubled = True
    guest = Guest(own_site.url)
    id = guest.create("me", "bot:random", seed=7)
    table = Table(people.arrive(own_site.url, guest, 1440, 900, {})).open(id)
    table.play(random.Random(7), most=3)
    table.settle()
    seq, words = table.seq, table.words()
    assert own_site.stop() == 0, own_site.log()
    table.page.wait_for_function("() => !document.getElementById('app').dataset.connected")
    expect(table.page.locator(".banner").first).to_be_visible()
    own_site.start()
    table.ready()
    table.settle()
    assert (table.seq, table.words()) == (seq, words)
    table.play(random.Random(7))
    assert table.over
