"""What a person does at the drawn table, by the hooks that the client promises (web/static/js/table.js)."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Locator, Page, expect

MOST_ANSWERS = 400

SETTLED = """([seq, alone]) => {
    const { dataset } = document.getElementById("app");
    if (dataset.sending || !dataset.connected || Number(dataset.seq) <= seq) return false;
    if (dataset.status === "over") return true;
    const asked = [...document.querySelectorAll("[data-player][data-asked]")].map(chip => chip.dataset.player);
    return "asked" in dataset && (!alone || asked.every(seat => seat === dataset.seat));
}"""
WAITS = """seq => {
    const { dataset } = document.getElementById("app");
    const confirm = document.querySelector("[data-action=confirm]");
    return Number(dataset.seq) === seq && !dataset.sending && confirm && !confirm.disabled;
}"""
WORDS = """() => [...document.querySelectorAll("[data-pane=actions] [data-choice]:not([data-refused])")]
    .map(choice => choice.dataset.choice)"""


class Table:
    """A page that shows a table."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def open(self, table: str, query: str = "") -> Table:
        self.page.goto(f"/table/{table}{query}")
        return self.ready()

    def ready(self) -> Table:
        """Wait until it is connected."""
        self.page.wait_for_function("() => document.getElementById('app')?.dataset.connected")
        return self

    # -- looking ----------------------------------------------------------------------------------------------

    @property
    def state(self) -> dict[str, str]:
        found: dict[str, str] = self.page.evaluate("() => ({ ...document.getElementById('app').dataset })")
        return found

    @property
    def seq(self) -> int:
        return int(self.state["seq"])

    @property
    def asked(self) -> bool:
        return "asked" in self.state

    @property
    def over(self) -> bool:
        return self.state["status"] == "over"

    @property
    def id(self) -> str:
        return self.page.url.split("/table/")[1].split("/")[0].split("?")[0].split("#")[0]

    def words(self) -> list[str]:
        """The answers that are offered."""
        found: list[str] = self.page.evaluate(WORDS)
        return found

    def choice(self, word: str) -> Locator:
        return self.page.locator(f'[data-pane=actions] [data-choice="{word}"]')

    def action(self, name: str) -> Locator:
        return self.page.locator(f"[data-action={name}]:visible")

    def score(self) -> list[list[str]]:
        """The score sheet, cell by cell."""
        sheet = self.page.locator("[data-score]")
        expect(sheet).to_be_visible()
        found: list[list[str]] = sheet.evaluate(
            "sheet => [...sheet.querySelectorAll('tr')].map(row => [...row.cells].map(cell => cell.innerText.trim()))"
        )
        return found

    # -- waiting ----------------------------------------------------------------------------------------------

    def settle(self, after: int = -1, alone: bool = True) -> bool:
        """Wait until I (and nobody else) am asked, later than at `after`, or the game is over; whether I am asked."""
        self.page.wait_for_function(SETTLED, arg=[after, alone])
        return not self.over

    def reach(self, seq: int) -> None:
        """Wait until this page shows what happened up to `seq`."""
        self.page.wait_for_function("seq => Number(document.getElementById('app').dataset.seq) >= seq", arg=seq)

    # -- doing ------------------------------------------------------------------------------------------------

    def answer(self, word: str) -> int:
        """Click a choice, and Confirm where it is wanted; the `seq` that was answered."""
        seq = self.seq
        self.choice(word).click()
        if self.page.evaluate(WAITS, seq):
            self.action("confirm").click()
        self.reach(seq + 1)
        return seq

    def play(self, chooser: random.Random, most: int = MOST_ANSWERS) -> int:
        """Answer at random, against bots, until the game is over or so many answers were given; how many."""
        seq = -1
        for count in range(most):
            if not self.settle(seq):
                return count
            seq = self.answer(chooser.choice(self.words()))
        return most


def play_together(tables: list[Table], chooser: random.Random, most: int = MOST_ANSWERS) -> int:
    """People at one table, each at a page of their own, until the game is over."""
    for count in range(most):
        newest = max(table.seq for table in tables)
        for table in tables:
            table.reach(newest)
        if tables[0].over:
            return count
        asked = next(table for table in tables if table.asked)
        asked.answer(chooser.choice(asked.words()))
    return most


def complaints_of(page: Page) -> list[str]:
    """What the page's console complains about from now on."""
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    return complaints


def dataset(locator: Locator) -> dict[str, Any]:
    found: dict[str, Any] = locator.evaluate("element => ({ ...element.dataset })")
    return found
