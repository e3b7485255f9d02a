"""Screenshots of every page and of named positions, with a sheet that shows them all.

python -m tests.browser.gallery build/gallery [part of a name …]
"""

from __future__ import annotations

import random
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

from .conftest import launch
from .guest import Guest, View, play_until, seek, two_people
from .measures import PHONE
from .site import Site
from .table import Table
from .test_fit import six_people

DESKTOP = (1440, 900)
TABLET = (900, 700)
TOUCH = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}


@dataclass(frozen=True)
class Look:
    """How somebody looks at a page."""

    size: tuple[int, int] = DESKTOP
    lang: str = "en"
    scheme: str = "light"

    @property
    def phone(self) -> bool:
        return self.size == PHONE

    @property
    def name(self) -> str:
        dark = "-dark" if self.scheme == "dark" else ""
        device = "phone" if self.phone else "tablet" if self.size == TABLET else "desktop"
        return f"{device}-{self.lang}{dark}"


LOOKS = (Look(), Look(PHONE, "de"))
MORE_LOOKS = (*LOOKS, Look(lang="de"), Look(scheme="dark"), Look(PHONE), Look(PHONE, "de", "dark"))


@dataclass(frozen=True)
class Shot:
    """One picture: who looks at which address, and what is done before it is taken."""

    name: str
    guest: Guest | None
    address: str
    looks: tuple[Look, ...] = LOOKS
    before: Callable[[Page], None] = lambda page: None
    whole: bool = True
    tabs: tuple[str, ...] = field(default=())  # of a phone, each its own picture


# -- doing something on the page first --------------------------------------------------------------------------


def act(name: str) -> Callable[[Page], None]:
    """Press a button of the table."""

    def press(page: Page) -> None:
        show_tab(page, "log" if name == "recap" else "board")
        button = page.locator(f"[data-action={name}]:visible")
        if not button.count():  # on a phone it stands in the menu
            page.locator("[data-action=menu]").click()
        button.first.click()

    return press


def key(name: str) -> Callable[[Page], None]:
    return lambda page: page.keyboard.press(name)


def show_tab(page: Page, name: str) -> None:
    tab = page.locator(f"[data-tab={name}]:visible")
    if tab.count():
        tab.click()


def unfold(page: Page) -> None:
    """A refused answer says why."""
    show_tab(page, "actions")
    page.locator("[data-choice][data-refused]").first.click()
    page.locator("[data-why]").first.wait_for()


def choose(page: Page) -> None:
    """An answer that waits for Confirm."""
    show_tab(page, "actions")
    page.locator("[data-choice]:not([data-refused])").first.focus()
    page.keyboard.press("Tab")
    page.locator("[data-choice]:not([data-refused])").last.hover()


def hover_card(page: Page) -> None:
    page.locator("[data-card]:visible").first.hover()
    page.locator("#tip:visible").wait_for()


def open_card(page: Page) -> None:
    show_tab(page, "me")
    card = page.locator("[data-card]:visible").first
    card.focus()
    page.keyboard.press("z")


def lift(page: Page) -> None:
    page.locator("[data-action=lift]").click()


def find_rule(page: Page) -> None:
    act("rules")(page)
    page.locator("[data-dialog=rules] input").first.fill("nomia")


# -- positions --------------------------------------------------------------------------------------------------


def asked(code: str, n: int = 0) -> Callable[[View], bool]:
    """Somebody is asked this, after so many answers at least."""
    return lambda view: view.get("question", {}).get("code") == code and view["n"] >= n


def refused(view: View) -> bool:
    return view["n"] > 25 and len(view.get("question", {}).get("refused", [])) >= 2


def alone(site: Site, bots: int, **fields: str) -> Callable[[int], tuple[str, Sequence[Guest]]]:
    def make(seed: int) -> tuple[str, Sequence[Guest]]:
        guest = Guest(site.url, "Ada")
        return guest.create("me", *["bot:random"] * bots, seed=seed, **fields), (guest,)

    return make


def finished(site: Site, bots: int, seed: int) -> tuple[Guest, str]:
    guest = Guest(site.url, "Ada")
    table = guest.create("me", *["bot:greedy"] * bots, seed=seed, title="A long evening")
    play_until(table, (guest,), lambda view: view["status"] == "over", random.Random(seed))
    return guest, table


def pages(site: Site) -> list[Shot]:
    """Every page that is not a table."""
    ada, new = Guest(site.url, "Ada"), None
    host = Guest(site.url, "Bert")
    open_table = host.create("me", "open", "open", "bot:greedy", seed=1, title="Tuesday round")
    links = host.links(open_table)
    ada.create("me", "bot:greedy", "bot:greedy", seed=3)
    two_people(site.url)
    ada.join(links["invite"])
    over, table = finished(site, 1, 4)
    lesson = ada.http.get("/learn").text.split('href="/learn/evacuate/')[1].split('"')[0]
    recovery = ada.http.get("/me").text.split("/me/")[1].split('"')[0].split("<")[0]
    return [
        Shot("home-newcomer", new, "/", MORE_LOOKS),
        Shot("home", ada, "/"),
        Shot("new", new, "/new/evacuate", MORE_LOOKS),
        Shot("new-evacuation", new, "/new/evacuation", MORE_LOOKS),
        Shot("new-lanterns", new, "/new/lanterns"),
        Shot("tables", ada, "/tables"),
        Shot("tables-empty", new, "/tables"),
        Shot("me", ada, "/me"),
        Shot("me-newcomer", new, "/me"),
        Shot("learn", new, "/learn"),
        Shot("records", over, "/records"),
        Shot("rules", new, "/rules/evacuate?q=nomia"),
        Shot("rules-whole", new, "/rules/lanterns"),
        Shot("join", new, links["invite"]),
        Shot("link-watch", new, links["watch"]),
        Shot("link-seat", new, links["seats"]["0"]),
        Shot("link-me", new, f"/me/{recovery}"),
        Shot("error", new, "/nowhere"),
        Shot("lesson", new, f"/learn/evacuate/{lesson}", MORE_LOOKS, tabs=("board", "actions")),
        Shot("waiting-room", host, f"/table/{open_table}", MORE_LOOKS),
        Shot("print", over, f"/table/{table}/print"),
    ]


def positions(site: Site) -> list[Shot]:
    """Named positions of the table."""
    tabs = ("board", "me", "others", "actions", "log")
    shots: list[Shot] = []

    def add(name: str, found: tuple[str, Guest, Any], looks: tuple[Look, ...] = LOOKS, **more: Any) -> None:
        table, guest, _ = found
        shots.append(Shot(name, guest, f"/table/{table}", looks, **more))

    opening = seek(alone(site, 2), asked("run.pick"))
    add("opening", opening, MORE_LOOKS, tabs=tabs)
    add("opening-viewport", opening, (Look(),), whole=False)
    middle = seek(alone(site, 3), refused)
    add("middle", middle, (*MORE_LOOKS, Look(TABLET, "de")), tabs=tabs)
    add("middle-refused", middle, MORE_LOOKS, before=unfold)
    add("middle-chosen", middle, before=choose)
    add("middle-card-hover", middle, (Look(), Look(lang="de")), before=hover_card)
    add("middle-card", middle, before=open_card)
    add("middle-recap", middle, MORE_LOOKS, before=act("recap"))
    add("middle-compare", middle, (Look(), Look(lang="de"), Look(scheme="dark")), before=act("compare"))
    add("middle-rules", middle, before=find_rule)
    add("middle-settings", middle, before=act("settings"))
    add("middle-share", middle, before=act("share"))
    add("middle-keys", middle, (Look(), Look(lang="de")), before=key("?"))
    add("middle-notation", middle, (Look(), Look(lang="de")), before=key("/"))
    for code, bots in [("market.choose", 1), ("target.choose", 3), ("station.choose", 2), ("effect.may", 1)]:
        add(code.replace(".", "-"), seek(alone(site, bots), asked(code, 12)), tabs=("actions",))
    full = {"option-mode": "full"}
    add("civilizations", seek(alone(site, 2, **full), asked("setup.civilization")), tabs=("actions",))
    add("special", seek(alone(site, 2, **full), asked("special.play")), tabs=("actions",))
    six = seek(lambda seed: six_people(site.url, seed), asked("run.pick", 40))
    add("six-long-names", six, (*MORE_LOOKS, Look(TABLET, "de")), tabs=tabs)
    worlds = {"game": "evacuation", "option-mode": "points"}
    cards = {"option-actions": "advanced", "option-objectives": "on", "option-lines": "random"}
    add("evacuation", seek(alone(site, 2, **worlds), asked("turn", 60)), MORE_LOOKS, tabs=tabs)
    add("evacuation-goals", seek(alone(site, 3, **worlds), asked("goal.keep")), tabs=("me", "actions"))
    add("evacuation-solo", seek(alone(site, 0, **worlds), asked("turn", 60)), MORE_LOOKS, tabs=tabs)
    add("evacuation-cards", seek(alone(site, 3, **worlds, **cards), asked("turn", 200)), MORE_LOOKS, tabs=tabs)
    for code in ("load", "progress.move", "settle.site", "market.take"):
        name = "evacuation-" + code.replace(".", "-")
        add(name, seek(alone(site, 2, **worlds), asked(code, 40)), MORE_LOOKS, tabs=("board", "me", "actions"))
    lanterns = seek(alone_at_lanterns(site), lambda view: "question" in view and view["n"] > 8)
    add("lanterns", lanterns, MORE_LOOKS, tabs=tabs)
    host = Guest(site.url, "Ada")
    hot = host.create("me", "hot:Bert", seed=5)
    shots += [
        Shot("curtain", host, f"/table/{hot}"),
        Shot("curtain-lifted", host, f"/table/{hot}", before=lift),
        Shot("curtain-text", host, f"/table/{hot}/text"),
    ]
    watcher, links = Guest(site.url, "Eve"), middle[1].links(middle[0])
    watcher.http.post(links["watch"])
    shots.append(Shot("spectator", watcher, f"/table/{middle[0]}"))
    shots.append(Shot("text-table", middle[1], f"/table/{middle[0]}/text", MORE_LOOKS))
    guest, table = finished(site, 3, 6)
    shots += [
        Shot("over", guest, f"/table/{table}", MORE_LOOKS, tabs=("board", "others", "log")),
        Shot("over-text", guest, f"/table/{table}/text"),
        Shot("replay", guest, f"/table/{table}/replay", MORE_LOOKS),
        Shot("replay-position", guest, f"/table/{table}/at/20"),
        Shot("over-print", guest, f"/table/{table}/print"),
    ]
    return shots


def alone_at_lanterns(site: Site) -> Callable[[int], tuple[str, Sequence[Guest]]]:
    def make(seed: int) -> tuple[str, Sequence[Guest]]:
        guest = Guest(site.url, "Ada")
        return guest.create("me", "bot:random", game="lanterns", seed=seed), (guest,)

    return make


# -- taking pictures --------------------------------------------------------------------------------------------


def take(browser: Browser, url: str, shot: Shot, look: Look, folder: Path) -> list[str]:
    """Take the pictures of one shot; their names."""
    wishes: dict[str, Any] = {
        "base_url": url,
        "viewport": {"width": look.size[0], "height": look.size[1]},
        "locale": {"en": "en-GB", "de": "de-DE"}[look.lang],
        "color_scheme": look.scheme,
        "reduced_motion": "reduce",
        **(TOUCH if look.phone else {}),
    }
    context = browser.new_context(**wishes)
    if shot.guest is not None:
        shot.guest.enter(context)
    context.add_cookies([{"name": "ludothek-lang", "value": look.lang, "url": url}])
    page = context.new_page()
    page.goto(shot.address)
    if page.locator("#app").count():
        page.wait_for_function("() => document.querySelector('#app main, #app [data-curtain]')")
        if page.locator("#app[data-connected]").count():
            Table(page).ready()
    shot.before(page)
    made: list[str] = []
    tabs = shot.tabs if look.phone else ()
    for tab in tabs or ("",):
        if tab:
            show_tab(page, tab)
            expect(page.locator(f"[data-pane={tab}]")).to_be_visible()
        name = f"{shot.name}{'-' + tab if tab else ''}.{look.name}.png"
        page.screenshot(path=folder / name, full_page=shot.whole and not page.locator("dialog[open]").count())
        made.append(name)
    context.close()
    return made


SHEET = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Ludothek: gallery</title>
<style>
body {{ font: 15px system-ui, sans-serif; margin: 1.5rem; background: #ddd; }}
section {{ display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; margin-bottom: 2rem; }}
h2 {{ flex-basis: 100%; margin: 0; }}
figure {{ margin: 0; }}
img {{ height: 360px; max-width: 100%; object-fit: cover; object-position: top; border: 1px solid #888; }}
figcaption {{ font-size: 13px; }}
</style>
<h1>Ludothek: {count} pictures</h1>
{sections}
</html>
"""


def sheet(made: dict[str, list[str]]) -> str:
    sections = [
        f"<section><h2>{escape(name)}</h2>"
        + "".join(
            f'<figure><a href="{escape(file)}"><img src="{escape(file)}" alt="{escape(file)}" loading="lazy"></a>'
            f"<figcaption>{escape(file)}</figcaption></figure>"
            for file in files
        )
        + "</section>"
        for name, files in made.items()
    ]
    return SHEET.format(count=sum(map(len, made.values())), sections="\n".join(sections))


def main(folder: Path, wanted: Sequence[str] = ()) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    made: dict[str, list[str]] = {}
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        site = Site(Path(data)).start()
        browser = launch(playwright)
        try:
            for shot in [*pages(site), *positions(site)]:
                if wanted and not any(part in shot.name for part in wanted):
                    continue
                for look in shot.looks:
                    made.setdefault(shot.name, []).extend(take(browser, site.url, shot, look, folder))
                print(shot.name, flush=True)
        finally:
            browser.close()
            site.stop()
    (folder / "index.html").write_text(sheet(made), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
