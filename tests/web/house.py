"""A server of its own for tests, on a real port, and the people who come to it."""

from __future__ import annotations

import itertools
import json
import re
import threading
import time
from collections.abc import Callable
from contextlib import contextmanager
from html import unescape
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from ludothek.web.server import Server, open_socket
from ludothek.web.settings import Settings
from ludothek.web.site import Site

PATIENCE = 30.0
KEYS = itertools.count(1)


class House:
    """A running server."""

    def __init__(self, data: Path, **more: Any) -> None:
        self.socket = open_socket("127.0.0.1", 0, exactly=True)
        port = self.socket.getsockname()[1]
        given: dict[str, Any] = {"bot_delay": 0.0, "workers": 1, "per_hour": 100_000, **more}
        self.settings = Settings(data=data, port=port, **given)
        self.url = f"http://127.0.0.1:{port}"
        self.people: list[Person] = []
        ready = threading.Event()
        self.server = Server(self.settings, ready.set)
        self._thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.socket]})
        self._thread.start()
        assert ready.wait(PATIENCE)

    @property
    def site(self) -> Site:
        site: Site = self.server.app.state.site
        return site

    def stop(self) -> None:
        for person in self.people:
            person.http.close()
        self.server.should_exit = True
        self._thread.join(PATIENCE)
        self.socket.close()
        assert not self._thread.is_alive()

    def person(self, name: str = "Anna", lang: str = "en") -> Person:
        found = Person(self, name, lang)
        self.people.append(found)
        return found


class Person:
    """A browser: cookies, and one table it has to do with."""

    def __init__(self, house: House, name: str, lang: str) -> None:
        self.house = house
        self.name = name
        self.http = httpx.Client(base_url=house.url, headers={"accept-language": lang}, timeout=PATIENCE)
        self.table = ""

    # -- pages ----------------------------------------------------------------------------------------------

    def get(self, path: str, status: int = 200) -> httpx.Response:
        answer = self.http.get(path)
        assert answer.status_code == status, (path, answer.status_code, answer.text[:300])
        return answer

    def page(self, path: str, status: int = 200) -> str:
        return self.get(path, status).text

    def post(self, path: str, status: int = 303, **fields: Any) -> httpx.Response:
        answer = self.http.post(path, data=fields)
        assert answer.status_code == status, (path, answer.status_code, answer.text[:300])
        return answer

    def send(self, path: str, status: int = 200, **fields: Any) -> Any:
        answer = self.http.post(path, json=fields)
        assert answer.status_code == status, (path, answer.status_code, answer.text[:300])
        return answer.json()

    def open_table(self, *kinds: str, game: str = "lanterns", **fields: str) -> str:
        """Set up a table; `kinds` are those of the seats, a bot is `bot:random`."""
        seats: dict[str, Any] = {}
        for seat, kind in enumerate(kinds):
            seats[f"seat-{seat}-kind"], _, level = kind.partition(":")
            seats[f"seat-{seat}-bot"] = level or "random"
        to = self.post(f"/new/{game}", **({"name": self.name, "seed": "7"} | seats | fields)).headers["location"]
        self.table = to.removeprefix("/table/")
        return self.table

    def join(self, other: Person) -> None:
        invite = other.links()["invite"].removeprefix(self.house.url)
        self.post(invite, name=self.name)
        self.table = other.table

    def links(self) -> Any:
        return self.get(f"/api/table/{self.table}/links").json()

    # -- the table, without a socket ------------------------------------------------------------------------

    def view(self, query: str = "") -> Any:
        return self.get(f"/api/table/{self.table}/view{query}").json()

    def act(self, status: int = 200, **said: Any) -> Any:
        return self.send(f"/api/table/{self.table}/act", status, **said)

    def answer(self, view: Any, word: str = "", key: str = "") -> Any:
        return self.act(**an_answer(view, word, key))

    def until(self, wanted: Callable[[Any], bool]) -> Any:
        """Look until the table is as wanted."""
        end = time.monotonic() + PATIENCE
        while not wanted(view := self.view()):
            assert time.monotonic() < end, view["prompt"]
            time.sleep(0.02)
        return view

    def asked(self) -> Any:
        """The view, when I am asked or the game is over."""
        return self.until(lambda view: "question" in view or view["status"] == "over")

    def play_on(self, answers: int = 10_000) -> Any:
        """Answer what I am asked, to the end or so many times; the last view."""
        for _ in range(answers):
            view = self.asked()
            if view["status"] == "over":
                return view
            assert self.answer(view)["ack"]["kind"] == "done"
        return self.asked()

    # -- and with one ---------------------------------------------------------------------------------------

    @contextmanager
    def tab(self, query: str = "", table: str = "", origin: str = ""):
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"ws{self.house.url.removeprefix('http')}/ws/table/{table or self.table}{query}"
        headers = {"Cookie": cookies, "Origin": origin or self.house.url}
        with connect(address, additional_headers=headers, max_size=None) as socket:
            yield Tab(socket)


class Tab:
    """What a tab hears, and says."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, *kinds: str) -> Any:
        """The next message of one of these kinds; the others are passed over."""
        while True:
            message = json.loads(self.socket.recv(timeout=PATIENCE))
            if message["type"] in kinds:
                return message

    def view(self, wanted: Callable[[Any], bool] = lambda view: True) -> Any:
        while True:
            view = self.hear("view")["view"]
            if wanted(view):
                return view


def an_answer(view: Any, word: str = "", key: str = "") -> dict[str, Any]:
    question = view["question"]
    return {
        "type": "answer",
        "seat": question["seat"],
        "seq": view["seq"],
        "code": question["code"],
        "word": word or question["choices"][0]["word"],
        "key": key or new_key(),
    }


def new_key() -> str:
    return f"key-{next(KEYS)}"


def forms(page: str) -> list[dict[str, str]]:
    """The forms of a page, as somebody without script would send them: fields and, for each button, one form."""
    found = []
    for attributes, inside in re.findall(r"<form\b([^>]*)>(.*?)</form>", page, re.DOTALL):
        fields: dict[str, str] = {"action": _attributes(attributes).get("action", "")}
        for given in re.findall(r"<input\b([^>]*)>", inside):
            attribute = _attributes(given)
            if attribute.get("type") == "hidden":
                fields[attribute["name"]] = attribute.get("value", "")
        for given in re.findall(r"<button\b([^>]*)>", inside):
            attribute = _attributes(given)
            button = {attribute["name"]: attribute.get("value", "")} if "name" in attribute else {}
            found.append({**fields, **button})
    return found


def _attributes(text: str) -> dict[str, str]:
    return {name: unescape(value) for name, value in re.findall(r'([\w-]+)="([^"]*)"', text)}
