"""Bytes that the server sends to a seat or to a spectator do not change when only hidden things change.

Compared is everything that leaves the server about a table: sockets, views of every position, log, curves and pages.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator

import httpx
import pytest
from websockets.sync.client import connect

from ludothek.core.chance import Rng
from ludothek.core.state import BaseState
from ludothek.store import Store
from ludothek.table import Tables
from ludothek.table.journal import REBASE

from .guest import Guest, View, words_of
from .site import Site

PASSING = (  # what differs between two requests or two tables, whatever is in them
    (r'"seq": ?\d+', '"seq":0'),
    (r'name="seq" value="\d+"', 'name="seq" value="0"'),
    (r'data-seq="\d+"', 'data-seq="0"'),
    (r'name="key" value="[\w-]+"', 'name="key" value=""'),
    (r"/(join|watch|seat)/[\w-]+", r"/\1/"),
    (r'"(invite|watch)": ?"[^"]*"', r'"\1":""'),
)


def sent(guest: Guest, table: str, last: int) -> dict[str, str]:
    """Everything a guest is sent about a table, by address."""
    addresses = ["view", "log", "series", *(f"at/{n}" for n in range(last + 1))]
    wishes = [("en", 0), ("en", 1), ("de", 0), ("de", 1)]
    found = {
        f"{address} {lang} {narrow}": guest.http.get(
            f"/api/table/{table}/{address}", params={"lang": lang, "narrow": narrow}
        )
        for address in addresses
        for lang, narrow in (wishes if address == "view" else wishes[:1])
    }
    found |= {page: guest.http.get(f"/table/{table}{page}") for page in ("", "/text", "/replay", "/print")}
    bodies = {address: same(response, table) for address, response in found.items()}
    return bodies | {"socket": tidy(first_message(guest, table), table)}


def same(response: httpx.Response, table: str) -> str:
    assert response.status_code == httpx.codes.OK, response.text[:500]
    return tidy(response.text, table)


def tidy(text: str, table: str) -> str:
    text = text.replace(table, "TABLE")
    for pattern, plain in PASSING:
        text = re.sub(pattern, plain, text)
    return text


def first_message(guest: Guest, table: str) -> str:
    cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in guest.http.cookies.jar)
    address = f"{guest.url.replace('http', 'ws')}/ws/table/{table}"
    with connect(address, additional_headers={"Cookie": cookies}, proxy=None) as socket:
        return str(socket.recv(timeout=30))


def differing(one: dict[str, str], other: dict[str, str]) -> dict[str, tuple[str, str]]:
    """What is not the same, by address: the first difference with what stands around it."""
    found = {}
    for address, text in one.items():
        second = other[address]
        if text != second:
            pairs = enumerate(zip(text, second, strict=False))
            at = next((at for at, (a, b) in pairs if a != b), min(len(text), len(second)))
            near = slice(max(0, at - 40), at + 60)
            found[address] = (text[near], second[near])
    return found


# -- secret answers -----------------------------------------------------------------------------------------


class Pair:
    """Two tables of the same people that go alike, except for what Bea does in secret."""

    def __init__(self, site: Site, seed: int) -> None:
        self.anna, self.bea, self.eve = Guest(site.url, "Anna"), Guest(site.url, "Bea"), Guest(site.url, "Eve")
        self.ids = [self._make(seed) for _ in range(2)]

    def _make(self, seed: int) -> str:
        table = self.anna.create("me", "open", seed=seed)
        links = self.anna.links(table)
        self.bea.join(links["invite"])
        self.eve.http.post(httpx.URL(links["watch"]).path)
        return table

    def views(self, guest: Guest) -> list[View]:
        return [guest.view(table) for table in self.ids]

    def answer(self, guest: Guest, words: tuple[str, str]) -> None:
        for table, word in zip(self.ids, words, strict=True):
            assert guest.answer(table, guest.view(table), word)["kind"] == "done"

    def compare(self) -> None:
        for watcher in (self.anna, self.eve):
            last = watcher.view(self.ids[0])["last"]
            one, other = (sent(watcher, table, last) for table in self.ids)
            assert differing(one, other) == {}


@pytest.mark.parametrize("seed", [51, 52])
def test_a_secret_answer_is_told_to_nobody_else(site: Site, seed: int) -> None:
    """Cards picked in secret; also when the pick was taken back and another one made."""
    pair, chooser, compared = Pair(site, seed), random.Random(seed), 0
    while compared < 2:
        view, other = pair.anna.view(pair.ids[0]), pair.bea.view(pair.ids[0])
        assert view["status"] == "running"
        if "question" in other and other["question"]["code"] == "run.pick" and len(words_of(other)) > 1:
            one, two = chooser.sample(words_of(other), 2)
            before = pair.bea.view(pair.ids[0])["n"]
            pair.answer(pair.bea, (one, two))
            pair.compare()
            for table in pair.ids:
                now = pair.bea.view(table)
                undo = {"type": "undo", "seat": now["seat"], "seq": now["seq"], "to": before}
                assert pair.bea.act(table, **undo)["kind"] == "done"
            pair.compare()
            pair.answer(pair.bea, (two, two))
            compared += 1
        guest = pair.anna if "question" in pair.anna.view(pair.ids[0]) else pair.bea
        word = chooser.choice(words_of(guest.view(pair.ids[0])))
        pair.answer(guest, (word, word))


def test_the_comparison_sees_differences(site: Site) -> None:
    """Bea herself is sent what she picked: otherwise the tests above would prove nothing."""
    pair = Pair(site, 51)
    while "question" not in pair.bea.view(pair.ids[0]) or len(words_of(pair.bea.view(pair.ids[0]))) < 2:
        word = words_of(pair.anna.view(pair.ids[0]))[0]
        pair.answer(pair.anna, (word, word))
    one, two = words_of(pair.bea.view(pair.ids[0]))[:2]
    pair.answer(pair.bea, (one, two))
    last = pair.bea.view(pair.ids[0])["last"]
    assert {"socket", "view en 0", "/text"} <= set(differing(*(sent(pair.bea, table, last) for table in pair.ids)))


# -- hidden cards -------------------------------------------------------------------------------------------


def positions(site: Site, guest: Guest, table: str, chooser: random.Random) -> Iterator[View]:
    """Every so often a position of a game that one guest plays for all seats."""
    for count in range(200):
        view = guest.view(table)
        if view["status"] != "running":
            return
        if count % 12 == 5:
            yield view
            view = guest.view(table)
        guest.answer(table, view, chooser.choice(words_of(view)))


@pytest.mark.parametrize("mode", ["basic", "full"])
def test_hidden_cards_are_told_to_nobody(site: Site, mode: str) -> None:
    """At positions all through a game: what a viewer cannot know is dealt anew, and the same bytes are sent."""
    host, eve = Guest(site.url, "Anna"), Guest(site.url, "Eve")
    table = host.create("me", "hot:Bea", "hot:Cem", seed=53, **{"option-mode": mode})
    links = host.links(table)
    people = [Guest(site.url, name) for name in ("Anna", "Bea", "Cem")]
    for seat, person in enumerate(people):
        person.http.post(httpx.URL(links["seats"][str(seat)]).path)
    eve.http.post(httpx.URL(links["watch"]).path)
    # A second process at the same tables puts positions into the journal, as after a change of rules.
    tables = Tables(Store(f"sqlite:///{site.data / 'ludothek.db'}"))
    compared = noticed = 0
    for _ in positions(site, host, table, random.Random(53)):
        truth = state_of(tables, table)
        for seat, watcher in enumerate([*people, eve]):
            viewer = seat if seat < len(people) else -1
            put(tables, table, truth)
            before = sent(watcher, table, 0)
            dealt = [deal(tables, table, viewer, Rng(compared, k)) for k in range(2)]
            for other in dealt:
                put(tables, table, other)
                assert differing(before, sent(watcher, table, 0)) == {}
            compared += any(other.to_json() != truth.to_json() for other in dealt)
        # What the spectator cannot know, somebody else does: the last deal is not the truth to all of them.
        others = [tidy(first_message(person, table), table) for person in people]
        put(tables, table, truth)
        noticed += others != [tidy(first_message(person, table), table) for person in people]
    assert compared > 8
    assert noticed > 0


def state_of(tables: Tables, id: str) -> BaseState:
    with tables.room.table(id) as table:
        return table.match.state.clone()


def deal(tables: Tables, id: str, viewer: int, rng: Rng) -> BaseState:
    """A position that this viewer cannot tell from the true one."""
    with tables.room.table(id) as table:
        return table.game.sample_state(table.game.observe(table.match.state, viewer), rng)


def put(tables: Tables, id: str, state: BaseState) -> None:
    with tables.room.table(id) as table:
        body = json.dumps({"chances": table.match.chances, "state": state.to_json()})
        entry = table.entry(REBASE, body=body)
        table.begin_at(entry)
        tables.room.commit(table, [entry], snapshot=True)
