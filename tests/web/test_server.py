"""The server as machines see it: headers, files, metrics, logs, limits, and how it starts and stops."""

import json
import logging
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from ludothek.core.errors import OptionError
from ludothek.web.logs import JsonLines, without_secrets
from ludothek.web.ratelimit import RateLimit
from ludothek.web.server import open_socket
from ludothek.web.settings import Settings, data_folder
from ludothek.web.words import first_language
from tests.web.house import House, Person


def test_it_says_that_it_is_well(anna: Person) -> None:
    said = anna.get("/healthz").json()
    assert said["status"] == "ok"
    assert re.fullmatch(r"\d+\.\d+.*", said["version"])


def test_every_page_protects_its_readers(anna: Person) -> None:
    anna.open_table("me", "bot")
    for path, status in (("/", 200), (f"/table/{anna.table}", 200), ("/nowhere", 404), ("/api/nowhere", 404)):
        headers = anna.get(path, status).headers
        policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
        assert policy["script-src"] == "'self'"
        assert policy["frame-ancestors"] == policy["default-src"] == "'none'"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert headers["cache-control"] == "private, no-store"
    page = anna.page(f"/table/{anna.table}")
    for attributes in re.findall(r"<script\b([^>]*)>", page):
        assert "src=" in attributes or 'type="application/json"' in attributes
    assert not re.search(r"\son[a-z]+=", page)
    assert "<style" not in page


def test_cookies_are_out_of_reach_of_scripts(anna: Person) -> None:
    answer = anna.post("/play/lanterns")
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie
    secure = anna.http.get("/tables", headers={"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.9"})
    assert "; secure" in secure.headers["set-cookie"].lower()


def test_files_are_kept_for_ever_under_the_hash_of_all(anna: Person) -> None:
    page = anna.page("/")
    address = re.search(r'href="(/static/v-[0-9a-f]+/site\.css)"', page)
    assert address is not None
    answer = anna.get(address[1])
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"] == "text/css; charset=utf-8"
    assert answer.headers["content-encoding"] == "gzip"
    plain = anna.get("/static/site.css")
    assert plain.headers["cache-control"] == "no-cache"
    assert plain.content == answer.content
    etag = plain.headers["etag"]
    assert anna.http.get("/static/site.css", headers={"if-none-match": etag}).status_code == 304
    old = anna.get("/static/v-000000000000/site.css")
    assert old.headers["cache-control"] == "no-cache"
    for path in ("/static/../server.py", "/static/%2e%2e/server.py", "/static/nothing.css", "/static/games/chess.css"):
        assert anna.http.get(path).status_code == 404
    assert anna.get("/static/board.css").text
    assert anna.get("/sw.js").headers["content-type"].startswith("text/javascript")


def test_pages_are_packed(anna: Person) -> None:
    assert anna.get("/").headers["content-encoding"] == "gzip"
    assert "content-encoding" not in anna.http.get("/", headers={"accept-encoding": "identity"}).headers


def test_what_is_counted(tmp_path: Path) -> None:
    house = House(tmp_path)
    try:
        anna = house.person()
        anna.open_table("me", "bot")
        anna.play_on(2)
        anna.page("/nowhere", 404)
        with anna.tab() as tab:
            tab.view()
            text = anna.page("/metrics")
    finally:
        house.stop()
    value = {line.rsplit(" ", 1)[0]: float(line.rsplit(" ", 1)[1]) for line in text.splitlines() if line[0] != "#"}
    assert value['ludothek_answers_total{kind="done"}'] == 2
    assert value['ludothek_answers_total{kind="bot-done"}'] >= 1
    assert value["ludothek_ack_seconds_count"] == 2
    assert value["ludothek_sockets"] == 1
    assert value['ludothek_tables{status="running"}'] == 1
    assert value['ludothek_requests_total{route="new_post",status="303"}'] == 1
    assert value['ludothek_bot_seconds_count{bot="random"}'] >= 1


def test_an_error_of_ours_is_told_as_such(house: House, anna: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("secret detail")

    monkeypatch.setattr(house.site.tables, "my_tables", broken)
    anna.post("/me", 200, name="Anna")
    before = house.site.metrics.registry.get_sample_value("ludothek_errors_total")
    page = anna.page("/tables", 500)
    assert "secret detail" not in page
    assert page.index('lang="en"') < page.index('<div lang="de"')
    assert house.site.metrics.registry.get_sample_value("ludothek_errors_total") == (before or 0) + 1


def test_a_request_has_an_end(anna: Person) -> None:
    assert anna.http.post("/records", data={"text": "x" * 3_000_000}).status_code == 413
    anna.send("/api/prefs", 200)
    assert anna.http.post("/api/prefs", content=b"[1]", headers={"content-type": "application/json"}).status_code == 400
    assert anna.http.post("/api/prefs", content=b"{", headers={"content-type": "application/json"}).status_code == 400


def test_logs_are_json_and_hold_no_keys(house: House, anna: Person, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "ludothek.access")
    anna.open_table("me", "open")
    anna.page(anna.links()["seats"]["0"], 303)

    def lines() -> list[Any]:
        return [json.loads(JsonLines().format(noted)) for noted in caplog.records if noted.name == "ludothek.access"]

    wait_until(lambda: any(line["path"] == "/seat/…" for line in lines()))  # it is written after the answer was sent
    assert any(line["path"] == "/seat/…" and line["status"] == 303 for line in lines())
    assert any(line["path"] == f"/api/table/{anna.table}/links" and line["ms"] > 0 for line in lines())
    tokens = [link.rsplit("/", 1)[1] for link in (anna.links()["seats"]["0"], anna.links()["invite"])]
    assert not any(token in json.dumps(lines()) for token in tokens)
    assert without_secrets("/me/abc") == "/me/…"
    assert without_secrets("/table/abc/record") == "/table/abc/record"


def test_tabs_are_told_when_the_server_stops(tmp_path: Path) -> None:
    house = House(tmp_path)
    anna = house.person()
    anna.open_table("me", "bot")
    with anna.tab() as tab:
        tab.view()
        house.stop()
        assert tab.hear("restart") == {"type": "restart"}
        with pytest.raises(ConnectionClosed) as closed:
            tab.hear("view")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012


def test_under_a_path_of_another_server(tmp_path: Path) -> None:
    house = House(tmp_path, url="https://games.example/ludothek")
    try:
        anna = house.person()
        begun = anna.http.post("/play/lanterns")
        to, cookie = begun.headers["location"], begun.headers["set-cookie"]
        assert to.startswith("/ludothek/table/")
        assert "; Path=/ludothek;" in cookie
        anna.http.headers["cookie"] = cookie.partition(";")[0]  # the other server takes the path away, not the cookie
        page = anna.page(to.removeprefix("/ludothek"))
        assert not re.search(r'(?:href|src|action)="/(?!ludothek/)', page)
        home = anna.page("/")
        assert not re.search(r'(?:href|src|action)="/(?!ludothek/)', home)
        anna.table = to.rsplit("/", 1)[1]
        assert anna.links()["watch"].startswith("https://games.example/ludothek/watch/")
        assert anna.get("/lang/de?next=/tables", 303).headers["location"] == "/ludothek/tables"
    finally:
        house.stop()


def test_a_machine_that_makes_tables_is_stopped(tmp_path: Path) -> None:
    house = House(tmp_path, per_hour=3)
    try:
        anna = house.person()
        for _ in range(3):
            anna.open_table("me", "hot")
        assert "Not so fast" in anna.post("/play/lanterns", 429).text
        for name in ("Ben", "Carl"):
            house.person(name).post("/me", 200, name=name)
        house.person("Dora").post("/me", 429, name="Dora")
    finally:
        house.stop()


def test_a_bucket_fills_again() -> None:
    now = 0.0
    limit = RateLimit(60, clock=lambda: now)
    assert [limit.allows("192.0.2.1") for _ in range(61)] == [True] * 60 + [False]
    assert limit.allows("192.0.2.2")
    now = 61.0
    assert [limit.allows("192.0.2.1") for _ in range(2)] == [True, False]
    assert all(limit.allows(f"2001:db8::{n:x}") for n in range(60))
    assert not limit.allows("2001:db8::ffff")
    assert limit.allows("2001:db8:0:1::1")


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("de-CH,de;q=0.9,en;q=0.8", "de"),
        ("fr,en;q=0.3,de;q=0.2", "en"),
        ("fr", ""),
        ("", ""),
        ("de;q=x,en", "en"),
        ("de;q=0", ""),
    ],
)
def test_the_language_of_a_browser(header: str, lang: str) -> None:
    assert first_language(header) == lang


def test_where_data_goes_by_default(tmp_path: Path) -> None:
    assert data_folder({"XDG_DATA_HOME": "/x"}, "linux") == Path("/x/ludothek")
    assert data_folder({}, "linux") == Path.home() / ".local/share/ludothek"
    assert data_folder({"LOCALAPPDATA": "/w"}, "win32") == Path("/w/ludothek")
    assert data_folder({}, "darwin").name == "ludothek"
    settings = Settings(tmp_path)
    assert settings.database_url == f"sqlite:///{tmp_path}/ludothek.db"
    assert Settings(tmp_path, database="postgresql://x/y").database_url == "postgresql://x/y"


def test_the_next_port_if_the_usual_one_is_taken() -> None:
    with open_socket("127.0.0.1", 0, exactly=True) as taken:
        port = taken.getsockname()[1]
        with open_socket("127.0.0.1", port, exactly=False) as next_one:
            assert next_one.getsockname()[1] > port
        with pytest.raises(OptionError, match=str(port)):
            open_socket("127.0.0.1", port, exactly=True)


def test_small_messages_are_sent_at_once(anna: Person) -> None:
    anna.open_table("me", "bot")
    with anna.tab() as tab:
        tab.view()
        connections = anna.house.server.server_state.connections
        sockets = [connection.transport.get_extra_info("socket") for connection in connections]
        assert sockets
        assert all(found.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) for found in sockets)


# -- as a process -------------------------------------------------------------------------------------------


def start(data: Path, *options: str) -> tuple[subprocess.Popen[str], str]:
    """`ludothek serve`, and the address it prints."""
    command = [sys.executable, "-m", "ludothek", "serve", "--data", str(data), "--port", "0", *options]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, "LANG": "C"}
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.search(r"http://\S+", line)
    assert found is not None, (line, process.stderr and process.stderr.read())
    return process, found[0]


def children(pid: int) -> list[int]:
    found = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        found += [int(child) for child in (task / "children").read_text().split()]
    return found


def wait_until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + 20
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)


def is_gone(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] == "Z"
    except FileNotFoundError:
        return True


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_starts_without_configuration_and_stops_in_order(tmp_path: Path, how: signal.Signals) -> None:
    process, address = start(tmp_path / "new" / "folder", "--log", "json")
    try:
        assert httpx.get(f"{address}/healthz").json()["status"] == "ok"
        assert process.stdout is not None
        assert "Ctrl-C" in process.stdout.readline()
        process.send_signal(how)
        _, errors = process.communicate(timeout=30)
    finally:
        process.kill()
    assert process.returncode == 0
    assert "Traceback" not in errors
    assert all(json.loads(line)["level"] == "info" for line in errors.splitlines())
    assert (tmp_path / "new" / "folder" / "ludothek.db").is_file()


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="needs /proc")
def test_the_processes_of_bots_end_with_a_server_that_was_killed(tmp_path: Path) -> None:
    process, address = start(tmp_path)
    try:
        httpx.post(f"{address}/play/lanterns")
        wait_until(lambda: len(children(process.pid)) >= 2)  # a bot, and Python's own tracker
        workers = children(process.pid)
    finally:
        process.kill()
        process.communicate()
    wait_until(lambda: all(map(is_gone, workers)))


def test_wrong_words_on_the_command_line(tmp_path: Path) -> None:
    for wrong in (["--hooks", "some"], ["--log", "loud"], ["--lang", "fr"], ["--port", "70000"]):
        command = [sys.executable, "-m", "ludothek", "serve", "--data", str(tmp_path), "--port", "0", *wrong]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
        assert done.returncode == 2
        assert len(done.stderr.strip().splitlines()) == 1
