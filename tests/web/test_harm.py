"""Odd and hostile requests: wrong names, numbers nobody has, floods, and links that were given up."""

import asyncio
import json
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.websockets import WebSocketState
from websockets.exceptions import ConnectionClosed

from ludothek.web import socket
from ludothek.web.hosts import Hosts
from ludothek.web.settings import Settings
from ludothek.web.visit import whole_number
from tests.web.house import House, Person, an_answer


@pytest.mark.parametrize(
    ("host", "url", "asked", "known"),
    [
        ("127.0.0.1", "", "127.0.0.1:8000", True),
        ("127.0.0.1", "", "localhost:8000", True),
        ("127.0.0.1", "", "[::1]:8000", True),
        ("127.0.0.1", "", "evil.example", False),
        ("127.0.0.1", "", "192.168.1.5:8000", False),
        ("127.0.0.1", "", "127.0.0.1.evil.example", False),
        ("127.0.0.1", "", "[", False),
        ("127.0.0.1", "", "", False),
        ("127.0.0.1", "https://Play.example/x", "play.example", True),
        ("0.0.0.0", "", "192.168.1.5:8000", True),
        ("0.0.0.0", "", "evil.example", False),
        ("10.0.0.7", "", "10.0.0.7:8000", True),
    ],
)
def test_names_of_a_server(tmp_path: Path, host: str, url: str, asked: str, known: bool) -> None:
    assert Hosts(Settings(tmp_path, host=host, url=url)).knows(asked) == known


def test_a_request_for_another_server_is_refused(anna: Person) -> None:
    answer = anna.http.get("/", headers={"host": "evil.example", "origin": "http://evil.example"})
    assert answer.status_code == 421
    assert [line.split()[0] for line in answer.text.splitlines()] == ["This", "Dieser"]
    assert answer.text.count("--url") == 2
    assert "content-security-policy" in answer.headers
    assert anna.http.get("/healthz", headers={"host": "ludothek"}).status_code == 200


def test_whole_numbers() -> None:
    assert [whole_number(text) for text in ("7", "-1", "0", str(2**63 - 1))] == [7, -1, 0, 2**63 - 1]
    odd = ("", "-", "--1", "²", "٣", "1_0", " 1", "1.0", str(2**63), "9" * 5000)
    assert [text for text in odd if whole_number(text) is not None] == []


def test_odd_numbers_and_half_characters_are_refused(anna: Person) -> None:
    anna.open_table("me", "bot")
    api = f"/api/table/{anna.table}"
    for what in ("²", "9" * 5000):
        anna.send(f"{api}/rotate", 410, what=what)
    anna.post("/new/lanterns", 400, seed="9" * 5000)
    anna.get(f"/table/{anna.table}/at/{'9' * 5000}", 404)
    anna.get(f"{api}/at/{'9' * 5000}", 404)
    anna.get(f"{api}/view?seat={'9' * 5000}", 400)
    half = "\ud800"
    view = anna.asked()
    for path, text in (
        ("hook", json.dumps({"url": f"http://example.org/{half}", "format": "json"})),
        ("act", json.dumps(an_answer(view, word=half))),
        ("act", json.dumps({**an_answer(view), "seat": 2**70})),
        ("act", "[" * 200_000),
    ):
        answer = anna.http.post(f"{api}/{path}", content=text, headers={"content-type": "application/json"})
        assert answer.status_code == 400, text[:100]
    with anna.tab("?seat=²") as tab:
        tab.view()
        tab.socket.send("[" * 60_000)
        assert tab.hear("ack")["kind"] == "refused"
        tab.say(type="nonsense", key="k" * 5000)
        assert tab.hear("ack")["key"] == "k" * 64


class Deaf:
    """A socket that says what is no message, and never takes what it is told."""

    client_state = application_state = WebSocketState.CONNECTED
    heard = 0
    code = 0

    async def receive_text(self) -> str:
        await asyncio.sleep(0)
        self.heard += 1
        return "nonsense"

    async def send_text(self, text: str) -> None:
        await asyncio.Event().wait()

    async def close(self, code: int) -> None:
        self.code = code


def test_a_tab_that_only_talks_is_closed(house: House) -> None:
    deaf = Deaf()
    tab = socket.Tab(house.site.hub, cast(Any, deaf), "nowhere", "", "en")
    asyncio.run(asyncio.wait_for(tab.run(), 10))
    assert deaf.code == socket.FLOODED
    assert deaf.heard <= socket.MOST_WAITING + 5


def test_only_pages_renew_the_cookie(anna: Person) -> None:
    anna.open_table("me", "bot")
    assert "set-cookie" not in anna.get(f"/api/table/{anna.table}/view").headers
    assert "set-cookie" in anna.get("/tables").headers


def test_a_renewed_link_shuts_out_who_has_the_old_one(house: House, anna: Person) -> None:
    anna.open_table("me", "bot")
    thief = house.person()
    thief.http.cookies = dict(anna.http.cookies)
    with thief.tab(table=anna.table) as tab:
        tab.view()
        anna.post("/me", 200, do="new_token")
        with pytest.raises(ConnectionClosed) as closed:
            tab.hear("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    with anna.tab() as tab:
        assert tab.view()["seat"] == 0
