"""How quick a table is in the browser while others play at the same server, against the budgets.

    python -m benchmarks.tables [--engine interpreted|compiled|both] [--tables 20] [--answers 60]

At each of the other tables a script plays by WebSocket against two bots, one answer every two seconds. One browser
answers by mouse; measured is, in the page, the time from the click to the paint that shows the answer.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from secrets import token_hex
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.browser.conftest import launch
from tests.browser.guest import Guest, answering, play_until, words_of
from tests.browser.site import Site
from tests.browser.table import Table

PACE = 2.0  # seconds from a question to the answer of a scripted person
BOT_DELAY = 0.35  # as the server has it by default
PURE = {"interpreted": "1", "compiled": "0"}
KB = 1000
FIRST_LOAD, VIEW, PAINT, POSITION = 300, 60, 150, 300  # the budgets: KB, KB, ms, ms

STOPWATCH = """() => {
    window.times = [];
    let begun = null, seq = Number(document.getElementById("app").dataset.seq);
    addEventListener("click", event => { begun = event.timeStamp; }, true);
    new MutationObserver(() => {
        const now = Number(document.getElementById("app").dataset.seq);
        if (now <= seq) return;
        seq = now;
        if (begun === null) return;
        const from = begun;
        begun = null;
        requestAnimationFrame(() => setTimeout(() => window.times.push(performance.now() - from)));
    }).observe(document.getElementById("app"), { attributes: true, attributeFilter: ["data-seq"] });
}"""


class Crowd:
    """People at other tables, in a thread of their own."""

    def __init__(self, url: str, tables: int) -> None:
        self.url = url
        self.tables = tables
        self.answers = 0
        self.sizes: list[int] = []  # of every view that was sent
        self._stop = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._play_all()))

    def __enter__(self) -> Crowd:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stop.set()
        self._thread.join()

    async def _play_all(self) -> None:
        await asyncio.gather(*(self._play(number) for number in range(self.tables)))

    async def _play(self, number: int) -> None:
        chooser = random.Random(number)
        guest = Guest(self.url, f"Guest {number}")
        while not self._stop.is_set():
            seed = chooser.randrange(1 << 30)
            table = await asyncio.to_thread(guest.create, "me", "bot:greedy", "bot:random", seed=seed)
            await self._play_one(guest, table, chooser)

    async def _play_one(self, guest: Guest, table: str, chooser: random.Random) -> None:
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in guest.http.cookies.jar)
        address = f"{self.url.replace('http', 'ws')}/ws/table/{table}"
        answered = -1
        try:
            async with connect(address, additional_headers={"Cookie": cookies}, proxy=None) as socket:
                while not self._stop.is_set():
                    text = await asyncio.wait_for(socket.recv(), 60)
                    message = json.loads(text)
                    if message["type"] != "view":
                        continue
                    self.sizes.append(len(text.encode() if isinstance(text, str) else text))
                    view = message["view"]
                    if view["status"] == "over":
                        return
                    if "question" in view and view["n"] > answered:
                        await asyncio.sleep(PACE * chooser.uniform(0.5, 1.5))
                        answer = {**answering(view, chooser.choice(words_of(view))), "key": token_hex(8)}
                        await socket.send(json.dumps(answer))
                        answered = view["n"]
                        self.answers += 1
        except ConnectionClosed:
            return


# -- measuring ----------------------------------------------------------------------------------------------


def percentile(values: Sequence[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def answer_to_paint(browser: Browser, site: Site, answers: int) -> list[float]:
    """Milliseconds from click to paint."""
    times: list[float] = []
    chooser = random.Random(1)
    while len(times) < answers:
        guest = Guest(site.url, "Ada")
        id = guest.create("me", "bot:greedy", "bot:random", seed=chooser.randrange(1 << 30))
        page = page_of(browser, site, guest)
        table = Table(page).open(id)
        page.evaluate(STOPWATCH)
        table.play(chooser, most=answers - len(times))
        page.wait_for_timeout(100)
        times += page.evaluate("() => window.times")
        page.context.close()
    return times


def page_of(browser: Browser, site: Site, guest: Guest) -> Page:
    context = browser.new_context(base_url=site.url, viewport={"width": 1440, "height": 900})
    guest.enter(context)
    return context.new_page()


def first_load(browser: Browser, site: Site, address: str, guest: Guest) -> float:
    """KB over the line for a page that this browser has never seen."""
    page = page_of(browser, site, guest)
    sizes: list[float] = []
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(address, wait_until="networkidle")
    page.context.close()
    return sum(sizes) / KB


def finished_game(site: Site) -> tuple[Guest, str, int]:
    guest = Guest(site.url, "Ada")
    table = guest.create("me", "hot:B", "hot:C", "hot:D", seed=5, **{"option-mode": "full"})
    play_until(table, (guest,), lambda view: view["status"] == "over", random.Random(5))
    return guest, table, guest.view(table)["last"]


def timed(call: Callable[[], Any]) -> float:
    begun = time.perf_counter()
    call()
    return (time.perf_counter() - begun) * 1000


def views_of_six(site: Site) -> list[int]:
    """The sizes of all views of a full game with six people, in both languages, broad and narrow."""
    guest = Guest(site.url, "Wolkenkuckucksheimer")
    table = guest.create("me", *[f"hot:Konstantinopolita {n}" for n in range(5)], seed=6, **{"option-mode": "full"})
    sizes: list[int] = []

    def note(view: dict[str, Any]) -> bool:
        for lang, narrow in (("en", 0), ("de", 1)):
            found = guest.http.get(f"/api/table/{table}/view", params={"lang": lang, "narrow": narrow})
            sizes.append(len(found.content))
        return bool(view["status"] == "over")

    play_until(table, (guest,), note, random.Random(6))
    return sizes


def is_there(engine: str) -> bool:
    """Whether the server would run with this engine."""
    found = subprocess.run(
        [sys.executable, "-c", "import ludothek; print(ludothek.engine())"],
        env={**os.environ, "LUDOTHEK_PURE": PURE[engine]},
        check=True,
        capture_output=True,
        text=True,
    )
    return found.stdout.strip() == engine


def measure(engine: str, tables: int, answers: int) -> None:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        begun = time.perf_counter()
        site = Site(Path(data), bot_delay=BOT_DELAY, LUDOTHEK_PURE=PURE[engine]).start()
        started = time.perf_counter() - begun
        browser = launch(playwright)
        try:
            six = views_of_six(site)
            guest, over, last = finished_game(site)
            running = guest.create("me", "bot:random", seed=7)
            table_load = first_load(browser, site, f"/table/{running}", guest)
            home_load = first_load(browser, site, "/", Guest(site.url))
            alone = answer_to_paint(browser, site, answers)
            with Crowd(site.url, tables) as crowd:
                while crowd.answers < tables:  # until everybody plays
                    time.sleep(0.1)
                begun, before = time.perf_counter(), crowd.answers
                busy = answer_to_paint(browser, site, answers)
                rate = (crowd.answers - before) / (time.perf_counter() - begun)
                jumps = [timed(lambda n=n: guest.get(f"/api/table/{over}/at/{n}")) for n in range(last + 1)]  # type: ignore[misc]
                pages = [timed(lambda n=n: guest.http.get(f"/table/{over}/at/{n}")) for n in range(0, last + 1, 5)]  # type: ignore[misc]
        finally:
            browser.close()
            site.stop()
    print(f"\n{engine}: started in {started:.1f} s; {tables} tables, {rate:.1f} answers of people a second, and bots")
    row("first load of a table, KB", [table_load], FIRST_LOAD)
    row("first load of the first page, KB", [home_load], FIRST_LOAD)
    row("a view, three seats, KB", [size / KB for size in crowd.sizes], VIEW)
    row("a view, six seats, longest names, KB", [size / KB for size in six], VIEW)
    row("answer to paint, nobody else there, ms", alone, PAINT)
    row(f"answer to paint, {tables} tables active, ms", busy, PAINT)
    row(f"a position of a finished game (of {last + 1}), ms", jumps, POSITION)
    row("the page of such a position, ms", pages, POSITION)


def row(what: str, values: Sequence[float], budget: float) -> None:
    p95 = percentile(values, 0.95)
    mark = "within" if p95 <= budget else "OVER"
    figures = f"{statistics.median(values):7.1f} {p95:7.1f} {max(values):7.1f}"
    print(f"  {what:48} p50, p95, max {figures}   budget {budget:4} {mark}  ({len(values)} times)")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--engine", choices=["interpreted", "compiled", "both"], default="both")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--answers", type=int, default=60)
    args = parser.parse_args()
    for engine in ("interpreted", "compiled") if args.engine == "both" else (args.engine,):
        if is_there(engine):
            measure(engine, args.tables, args.answers)
        else:
            print(f"\n{engine}: not here; `make fast` compiles the engine")


if __name__ == "__main__":
    main()
