"""A person without a browser: makes tables and answers over HTTP, to bring a game where a test wants it."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from secrets import token_hex
from typing import Any

import httpx
from playwright.sync_api import BrowserContext

from .site import PATIENCE

View = dict[str, Any]  # as it is sent: what has its default value is left out
Wanted = Callable[[View], bool]
MOST_ANSWERS = 400  # far more than any game with few seats takes


class Guest:
    """One guest of a server, known to it by a cookie."""

    def __init__(self, url: str, name: str = "Anna") -> None:
        self.url = url
        self.name = name
        self.http = httpx.Client(
            base_url=url,
            follow_redirects=True,
            timeout=PATIENCE,
            headers={"accept-language": "en"},
            limits=httpx.Limits(max_keepalive_connections=0),  # nothing stays open that somebody would have to close
        )

    # -- tables -----------------------------------------------------------------------------------------------

    def create(self, *seats: str, game: str = "evacuate", seed: int = 1, **fields: str) -> str:
        """A new table; seats are "me", "open", "hot" (or "hot:Name"), "bot:random". Other fields as in the form."""
        mode = {"option-mode": "basic"} if game == "evacuate" else {}
        form = {"name": self.name, "pace": "live", "seed": str(seed), **mode, **fields}
        for number, wish in enumerate(seats):
            kind, _, more = wish.partition(":")
            form[f"seat-{number}-kind"] = kind
            form[f"seat-{number}-{'bot' if kind == 'bot' else 'name'}"] = more
        found = self.http.post(f"/new/{game}", data=form)
        assert found.status_code == httpx.codes.OK, found.text
        return found.url.path.split("/")[2]

    def join(self, invite: str, **fields: str) -> str:
        """Take a seat by an invitation's whole address."""
        found = self.http.post(httpx.URL(invite).path, data={"name": self.name, **fields})
        assert found.status_code == httpx.codes.OK, found.text
        return found.url.path.split("/")[2]

    def links(self, table: str) -> dict[str, Any]:
        found: dict[str, Any] = self.get(f"/api/table/{table}/links")
        return found

    # -- playing ----------------------------------------------------------------------------------------------

    def get(self, address: str, **query: Any) -> Any:
        found = self.http.get(address, params=query)
        assert found.status_code == httpx.codes.OK, f"{address}: {found.status_code} {found.text[:500]}"
        return found.json()

    def post(self, address: str, **fields: Any) -> Any:
        found = self.http.post(address, json=fields)
        assert found.status_code == httpx.codes.OK, f"{address}: {found.status_code} {found.text[:500]}"
        return found.json()

    def view(self, table: str, **query: Any) -> View:
        found: View = self.get(f"/api/table/{table}/view", **query)
        return found

    def act(self, table: str, **message: Any) -> dict[str, Any]:
        """Send what a tab would send; the acknowledgement."""
        message.setdefault("key", token_hex(8))
        ack: dict[str, Any] = self.post(f"/api/table/{table}/act", **message)["ack"]
        return ack

    def answer(self, table: str, view: View, word: str, key: str = "") -> dict[str, Any]:
        return self.act(table, **answering(view, word), key=key or token_hex(8))

    def enter(self, context: BrowserContext) -> None:
        """Be the same guest in a browser."""
        context.add_cookies(
            [{"name": c.name, "value": c.value or "", "url": self.url} for c in self.http.cookies.jar],
        )


def answering(view: View, word: str) -> dict[str, Any]:
    question = view["question"]
    return {"type": "answer", "seat": question["seat"], "seq": view["seq"], "code": question["code"], "word": word}


def words_of(view: View) -> list[str]:
    """The answers that are allowed now."""
    return [choice["word"] for choice in view["question"]["choices"]]


Make = Callable[[int], tuple[str, Sequence[Guest]]]  # a seed -> a table and its people


def two_people(url: str, seed: int = 1, **fields: str) -> tuple[str, Guest, Guest]:
    """A table at which Anna and Bea sit, each on a device of her own."""
    anna, bea = Guest(url, "Anna"), Guest(url, "Bea")
    table = anna.create("me", "open", seed=seed, **fields)
    assert bea.join(anna.links(table)["invite"]) == table
    return table, anna, bea


def play_until(
    table: str, people: Sequence[Guest], wanted: Wanted, chooser: random.Random
) -> tuple[Guest, View] | None:
    """Answer at random for all these people until one sees what is wanted; None if the game ends before."""
    for _ in range(MOST_ANSWERS):
        found = _next(table, people, wanted)
        if found is None or wanted(found[1]):
            return found
        person, view = found
        person.answer(table, view, chooser.choice(words_of(view)))
    raise AssertionError("The game does not end.")


def _next(table: str, people: Sequence[Guest], wanted: Wanted) -> tuple[Guest, View] | None:
    """The first who sees what is wanted, or is asked; while bots think, nobody is."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        views = [person.view(table) for person in people]
        seen = [(person, view) for person, view in zip(people, views, strict=True) if wanted(view)]
        asked = [(person, view) for person, view in zip(people, views, strict=True) if "question" in view]
        if seen or asked:
            return (seen or asked)[0]
        if views[0]["status"] != "running":
            return None
        time.sleep(0.01)
    raise AssertionError("Nobody is asked.")


def seek(make: Make, wanted: Wanted, tries: int = 40) -> tuple[str, Guest, View]:
    """The first of several games that comes to what is wanted: the table, who sees it, and what is seen."""
    for seed in range(tries):
        table, people = make(seed)
        found = play_until(table, people, wanted, random.Random(seed))
        if found is not None:
            return table, *found
    raise AssertionError("No game came to that position.")
