"""One server and one browser for each test process; a fresh, empty browser profile for each person."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from .guest import Guest
from .site import PATIENCE, Site

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
LOST = ("Failed to load resource", "WebSocket connection to")  # what a browser says when a request fails
Person = Callable[..., Page]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server that all browser tests of this process share."""
    running = Site(tmp_path_factory.mktemp("site")).start()
    yield running
    assert running.stop() == 0, running.log()


@pytest.fixture
def own_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server of a test's own, which it may stop and kill."""
    own = Site(tmp_path_factory.mktemp("site")).start()
    yield own
    if own.running:
        own.kill()


def launch(playwright: Any) -> Browser:
    program = shutil.which("chromium")
    assert program is not None, "The browser tests need Debian's chromium: apt-get install chromium"
    browser: Browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
    return browser


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE * 1000)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


class People:
    """Makes people: each has a browser profile of their own. What their consoles complain about fails the test."""

    def __init__(self, chromium: Browser) -> None:
        self.chromium = chromium
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []
        self.troubled = False  # whether requests that fail are part of the test

    def arrive(self, url: str, guest: Guest | None, width: int, height: int, wishes: dict[str, Any]) -> Page:
        viewport: Any = {"width": width, "height": height}
        context = self.chromium.new_context(base_url=url, viewport=viewport, **{"locale": "en-GB", **wishes})
        context.set_default_timeout(PATIENCE * 1000)
        self.contexts.append(context)
        if guest is not None:
            guest.enter(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda said: self.note(said.type, said.text))
        return page

    def note(self, kind: str, text: str) -> None:
        if kind == "error" and not (self.troubled and text.startswith(LOST)):
            self.complaints.append(text)


@pytest.fixture
def people(chromium: Browser) -> Iterator[People]:
    made = People(chromium)
    yield made
    for context in made.contexts:
        context.close()
    assert made.complaints == []


@pytest.fixture
def person(people: People, site: Site) -> Person:
    """`person()` is a page of somebody new; `person(guest)` of somebody the server knows already."""

    def arrive(guest: Guest | None = None, *, width: int = 1440, height: int = 900, **wishes: Any) -> Page:
        return people.arrive(site.url, guest, width, height, wishes)

    return arrive
