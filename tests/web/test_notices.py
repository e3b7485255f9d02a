"""It is your turn: hooks of every kind, Web Push that the browser can read, and nothing for those who look anyway."""

import base64
import json
import queue
import socket
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from email.header import decode_header
from pathlib import Path
from typing import Any

import http_ece  # type: ignore[import-untyped]
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid  # type: ignore[import-untyped]

from ludothek.web import notices
from ludothek.web.outbound import is_public
from ludothek.web.settings import Settings
from tests.web.house import House, Person
from tests.web.receiver import Receiver, receiver


@pytest.fixture
def ear() -> Iterator[Receiver]:
    with receiver() as found:
        yield found


def nothing_more(ear: Receiver) -> None:
    with pytest.raises(queue.Empty):
        ear.posted.get(timeout=0.3)


def two_at_a_table(anna: Person, ben: Person, **fields: str) -> None:
    anna.open_table("me", "open", **fields)
    ben.join(anna)


def hook(person: Person, url: str, format: str, status: int = 200) -> None:
    person.send(f"/api/table/{person.table}/hook", status, url=url, format=format)


@pytest.mark.parametrize("format", ["json", "discord", "slack", "ntfy"])
def test_a_hook_is_tried(anna: Person, ear: Receiver, format: str) -> None:
    anna.open_table("me", "open", title="Süß & salzig")
    hook(anna, f"{ear.url}/here", format)
    assert anna.send(f"/api/table/{anna.table}/hook/test") == {"error": ""}
    posted = ear.next()
    assert posted.path == "/here"
    url = f"{anna.house.url}/table/{anna.table}"
    if format == "ntfy":
        assert "Süß & salzig" in posted.body.decode()
        assert posted.headers["click"] == url
        (title, charset), *_ = decode_header(posted.headers["title"])
        assert (title.decode(charset or "ascii") if isinstance(title, bytes) else title) == "Lanterns"
        return
    said = json.loads(posted.body)
    if format == "json":
        assert said["event"] == "test"
        assert (said["table"], said["game"], said["title"], said["url"]) == (
            anna.table,
            "Lanterns",
            "Süß & salzig",
            url,
        )
    else:
        text = said["content" if format == "discord" else "text"]
        assert "Süß & salzig" in text
        assert url in text
        assert format != "discord" or said["allowed_mentions"] == {"parse": []}
    assert anna.get(f"/api/table/{anna.table}/hook").json()["last_error"] == ""


def test_what_went_wrong_with_a_hook_is_kept(anna: Person, ear: Receiver) -> None:
    anna.open_table("me", "open")
    hook(anna, ear.url, "json")
    for status in (500, 302):
        ear.status = status
        error = anna.send(f"/api/table/{anna.table}/hook/test")["error"]
        assert str(status) in error
        assert anna.get(f"/api/table/{anna.table}/hook").json()["last_error"] == error
        assert ear.next().path == "/"
    nothing_more(ear)  # nobody follows to another address
    hook(anna, "http://127.0.0.1:1/", "json")
    assert anna.get(f"/api/table/{anna.table}/hook").json()["last_error"] == ""
    assert anna.send(f"/api/table/{anna.table}/hook/test")["error"]
    for wrong in ("ftp://example.org/", "nonsense", "http://[", "http:///x"):
        hook(anna, wrong, "json", 400)
    hook(anna, ear.url, "telegraph", 400)
    hook(anna, "", "json")
    assert anna.send(f"/api/table/{anna.table}/hook/test")["error"]


def test_one_notice_for_each_turn_in_the_language_of_the_table(anna: Person, ben: Person, ear: Receiver) -> None:
    anna.open_table("me", "open", table_lang="de", title="Tee")
    hook(anna, ear.url, "json")
    ben.join(anna)
    told = {(said["player"], said["event"]) for said in (json.loads(ear.next().body) for _ in range(2))}
    assert told == {("Anna", "turn"), ("Ben", "turn")}
    nothing_more(ear)
    ben.answer(ben.view())
    nothing_more(ear)
    while 1 not in anna.view()["asked"]:
        anna.answer(anna.view())
    said = json.loads(ear.next().body)
    assert said["player"] == "Ben"
    assert said["text"].startswith("Tee: ")
    assert said["url"].startswith(f"{anna.house.url}/table/{anna.table}?seat=")


@contextmanager
def ben_asked(anna: Person, ben: Person, ear: Receiver) -> Iterator[None]:
    """A table at which Ben is asked, and the hook is told so; not of Anna, who looks at it all the time."""
    anna.open_table("me", "open")
    with anna.tab() as tab:
        tab.view()
        hook(anna, ear.url, "json")
        ben.join(anna)
        yield


def test_a_hook_that_failed_is_called_again(
    anna: Person, ben: Person, ear: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "RETRIES", (0.1, 0.4, 0.4))
    ear.first = [500, 503]
    with ben_asked(anna, ben, ear):
        calls = [ear.next() for _ in range(3)]
        assert {call.body for call in calls} == {calls[0].body}
        assert json.loads(calls[0].body)["player"] == "Ben"
        nothing_more(ear)
    assert anna.get(f"/api/table/{anna.table}/hook").json()["last_error"] == ""


def test_a_hook_that_keeps_failing_is_left_alone_and_its_error_kept(
    anna: Person, ben: Person, ear: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "RETRIES", (0.05, 0.05))
    ear.status = 503
    with ben_asked(anna, ben, ear):
        for _ in range(3):
            ear.next()
        nothing_more(ear)
    assert "503" in anna.get(f"/api/table/{anna.table}/hook").json()["last_error"]


def test_what_cannot_pass_is_not_tried_again(
    anna: Person, ben: Person, ear: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "RETRIES", (0.05,))
    ear.status = 404
    with ben_asked(anna, ben, ear):
        ear.next()
        nothing_more(ear)
    assert "404" in anna.get(f"/api/table/{anna.table}/hook").json()["last_error"]


def test_old_news_is_not_told_again(anna: Person, ben: Person, ear: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "RETRIES", (1.0,))
    ear.status = 500
    with ben_asked(anna, ben, ear):
        ear.next()
        assert ben.answer(ben.view())["ack"]["kind"] == "done"
        assert ben.view()["asked"] == [0]
        with pytest.raises(queue.Empty):
            ear.posted.get(timeout=1.5)


def test_a_server_stops_although_a_hook_waits_for_another_try(tmp_path: Path, ear: Receiver) -> None:
    house = House(tmp_path)
    anna, ben = house.person("Anna"), house.person("Ben")
    ear.status = 500
    with ben_asked(anna, ben, ear):
        ear.next()
    begun = time.monotonic()
    house.stop()
    assert time.monotonic() - begun < min(notices.RETRIES)


def test_who_looks_at_the_table_is_not_told(anna: Person, ben: Person, ear: Receiver) -> None:
    anna.open_table("me", "open")
    hook(anna, ear.url, "json")
    with anna.tab() as tab:
        tab.view()
        tab.say(type="focus", on=True)
        tab.say(type="ping")
        tab.hear("pong")
        ben.join(anna)
        assert json.loads(ear.next().body)["player"] == "Ben"
        nothing_more(ear)


@pytest.mark.parametrize(("pace", "told"), [("live", {"Ben"}), ("days", {"Anna", "Ben"})])
def test_a_tab_in_the_background_is_enough_in_a_live_game(
    anna: Person, ben: Person, ear: Receiver, pace: str, told: set[str]
) -> None:
    anna.open_table("me", "open", pace=pace)
    hook(anna, ear.url, "json")
    with anna.tab() as tab:
        tab.view()
        tab.say(type="focus", on=False)
        tab.say(type="ping")
        tab.hear("pong")
        ben.join(anna)
        assert {json.loads(ear.next().body)["player"] for _ in told} == told
        nothing_more(ear)


class Browser:
    """A browser that asked to be told, with the keys that only it has."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"

    def subscription(self, endpoint: str) -> dict[str, Any]:
        public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        text = [base64.urlsafe_b64encode(raw).decode().rstrip("=") for raw in (public, self.auth)]
        return {"endpoint": endpoint, "p256dh": text[0], "auth": text[1]}

    def read(self, body: bytes) -> dict[str, str]:
        found: dict[str, str] = json.loads(
            http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        )
        return found


def test_a_push_is_encrypted_and_signed(anna: Person, ben: Person, ear: Receiver) -> None:
    anna.open_table("me", "open", title="Tea")
    browser = Browser()
    anna.send("/api/push", **browser.subscription(f"{ear.url}/push/1"))
    ben.join(anna)
    posted = ear.next()
    assert posted.path == "/push/1"
    assert posted.headers["content-encoding"] == "aes128gcm"
    assert int(posted.headers["ttl"]) > 0
    said = browser.read(posted.body)
    assert said["title"] == "Lanterns"
    assert "Anna" in said["body"]
    assert said["url"] == f"/table/{anna.table}?seat=0"
    token = posted.headers["authorization"]
    assert Vapid.verify(token)
    assert f"k={anna.get('/api/push/key').json()['key']}" in token
    nothing_more(ear)


def test_a_browser_that_is_gone_is_forgotten(anna: Person, ear: Receiver) -> None:
    anna.open_table("me", "open")
    browser = Browser()
    for status, left in ((500, 1), (410, 0)):
        anna.send("/api/push", **browser.subscription(f"{ear.url}/push"))
        ear.status = status
        page = anna.post("/me", 400, do="push_test").text
        assert str(status) in page
        assert browser.read(ear.next().body)["tag"] == "test"
        assert page.count('value="push_drop"') == left


def test_browsers_that_cannot_be_told(house: House, anna: Person, ear: Receiver) -> None:
    anna.open_table("me", "open")
    good = Browser().subscription(ear.url)
    anna.send("/api/push", 400, **{**good, "p256dh": "nonsense"})
    anna.send("/api/push", 400, **{**good, "endpoint": "file:///etc/passwd"})
    anna.send("/api/push", 400, **{**good, "auth": ""})
    house.person().send("/api/push", 403, **good)
    anna.send("/api/push", **good)
    mallory = house.person()
    mallory.open_table("me", "open")
    mallory.send("/api/push/drop", endpoint=good["endpoint"])
    assert 'value="push_drop"' in anna.page("/me")
    anna.send("/api/push/drop", endpoint=good["endpoint"])
    assert 'value="push_drop"' not in anna.page("/me")


def test_a_public_server_does_not_ask_its_neighbours(tmp_path: Path, ear: Receiver) -> None:
    house = House(tmp_path, hooks="public")
    try:
        anna = house.person()
        anna.open_table("me", "open")
        for host in ("127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "2130706433"):
            hook(anna, f"http://{host}:{ear.server_address[1]}/", "json")
            assert anna.send(f"/api/table/{anna.table}/hook/test")["error"]
        anna.send("/api/push", **Browser().subscription(ear.url))
        anna.post("/me", 400, do="push_test")
        assert ear.posted.empty()
    finally:
        house.stop()


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("8.8.8.8", True),
        ("2606:4700::1111", True),
        ("10.0.0.1", False),
        ("192.168.1.1", False),
        ("169.254.169.254", False),
        ("0.0.0.0", False),
        ("100.64.0.1", False),
        ("224.0.0.1", False),
        ("::1", False),
        ("fe80::1", False),
        ("fd00::1", False),
        ("::ffff:10.0.0.1", False),
        ("::ffff:8.8.8.8", True),
        ("64:ff9b::7f00:1", False),
        ("2002:7f00:1::", False),
    ],
)
def test_addresses(address: str, public: bool) -> None:
    assert is_public(address) == public


@pytest.mark.parametrize(
    ("host", "hooks", "private"),
    [("127.0.0.1", "", True), ("0.0.0.0", "", False), ("0.0.0.0", "any", True), ("localhost", "public", False)],
)
def test_where_notices_may_go(tmp_path: Path, host: str, hooks: str, private: bool) -> None:
    assert Settings(tmp_path, host=host, hooks=hooks).private_hooks == private
    assert Settings(tmp_path, host=host, hooks=hooks, url="https://a.example").private_hooks == (hooks == "any")


@contextmanager
def dripping() -> Iterator[str]:
    """Somebody who answers for ever, one byte at a time; and how it is reached."""
    done = threading.Event()

    def drip(line: socket.socket) -> None:
        with line, suppress(OSError):
            line.sendall(b"HTTP/1.1 200 OK\r\n")
            while not done.wait(0.05):
                line.sendall(b"x")

    def listen() -> None:
        with suppress(OSError):
            while True:
                threading.Thread(target=drip, args=(server.accept()[0],), daemon=True).start()

    with socket.create_server(("127.0.0.1", 0)) as server:
        threading.Thread(target=listen, daemon=True).start()
        yield f"http://127.0.0.1:{server.getsockname()[1]}/"
        done.set()
        server.shutdown(socket.SHUT_RDWR)


def test_receivers_that_never_end_hold_up_nobody(tmp_path: Path) -> None:
    house = House(tmp_path)
    try:
        house.site.outbound.seconds = 1.0
        people = []
        with dripping() as url, ThreadPoolExecutor(50) as pool:
            for _ in range(4):
                anna = house.person()
                anna.open_table("me", "open")
                hook(anna, url, "json")
                people += [(anna, f"/api/table/{anna.table}/hook/test")] * 12
            tests = [pool.submit(anna.send, path) for anna, path in people]
            time.sleep(0.3)
            begun = time.monotonic()
            house.person().get("/healthz")
            assert time.monotonic() - begun < 1.0
            assert all(test.result()["error"] for test in tests)
    finally:
        house.stop()


def test_a_hook_is_told_once_of_a_seat_that_two_browsers_have(
    house: House, anna: Person, ben: Person, ear: Receiver
) -> None:
    anna.open_table("me", "open")
    hook(anna, ear.url, "json")
    phone = house.person()
    phone.post(anna.links()["seats"]["0"].removeprefix(house.url))
    ben.join(anna)
    told = [json.loads(ear.next().body)["player"]]
    with suppress(queue.Empty):
        while True:
            told.append(json.loads(ear.posted.get(timeout=0.5).body)["player"])
    assert sorted(told) == sorted(set(told))


def test_who_was_not_told_before_the_server_stopped_is_told_when_it_is_back(tmp_path: Path, ear: Receiver) -> None:
    first = House(tmp_path)
    anna, ben = first.person("Anna"), first.person("Ben")
    anna.open_table("me", "open")
    hook(anna, ear.url, "json")
    first.site.notices._task.cancel()  # type: ignore[union-attr]
    ben.join(anna)
    nothing_more(ear)
    first.stop()
    second = House(tmp_path)
    try:
        assert json.loads(ear.next().body)["table"] == anna.table
    finally:
        second.stop()


def test_a_guest_has_so_many_browsers(anna: Person, ear: Receiver) -> None:
    anna.open_table("me", "open")
    for number in range(13):
        anna.send("/api/push", **Browser().subscription(f"{ear.url}/{number}"))
    assert anna.page("/me").count('value="push_drop"') == 10
    anna.send("/api/push", 400, **Browser().subscription("http://example.org/push"))
    anna.send("/api/push", **Browser().subscription("https://example.org/push"))
