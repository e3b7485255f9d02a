"""Taking back: by step, by turn, to a line of the log; not beyond the barrier, unless the others agree."""

from __future__ import annotations

import random
from collections.abc import Sequence

from playwright.sync_api import Locator, expect

from .conftest import Person
from .guest import Guest, View, play_until, seek, two_people
from .site import Site
from .table import Table


def steps(view: View) -> list[int]:
    """The positions of this turn one can go back to, while one is asked on."""
    return [step["n"] for step in view.get("undo", {}).get("steps", [])] if "question" in view else []


def long_turn(site: Site) -> tuple[str, Guest, View]:
    """Somebody who has answered twice or more in this turn, and is asked on."""

    def make(seed: int) -> tuple[str, Sequence[Guest]]:
        table, anna, bea = two_people(site.url, seed=seed)
        return table, (anna, bea)

    return seek(make, lambda view: len(steps(view)) >= 2)


def n_of(table: Table) -> int:
    return int(table.state["n"])


def test_step_turn_and_line_of_the_log(person: Person, site: Site) -> None:
    id, guest, view = long_turn(site)
    first, *_, last = steps(view)
    table = Table(person(guest)).open(id)
    turn = [choice.get_attribute("data-step") for choice in table.page.locator("[data-step]").all()]
    assert [int(step or -1) for step in turn] == steps(view)

    seq = table.seq
    table.action("undo-step").click()
    table.settle(seq, alone=False)
    assert n_of(table) == last
    undone = table.page.locator("[data-pane=log] [data-undone]")
    expect(undone.first).to_be_visible()
    seq = again(table)
    table.settle(seq, alone=False)

    seq = table.seq
    table.action("undo-turn").click()
    table.settle(seq, alone=False)
    assert n_of(table) == first

    while len(steps(guest.view(id))) < 2:
        again(table)
        table.settle(alone=False)
    goal = int(line_button(table, "undo").first.get_attribute("data-undo") or -1)
    seq = table.seq
    line_button(table, "undo").first.click()
    table.settle(seq, alone=False)
    assert n_of(table) == goal


def again(table: Table) -> int:
    """Answer what leads on in this turn, as far as the page tells: no reveal, nobody else."""
    return table.answer(table.words()[0])


def line_button(table: Table, kind: str) -> Locator:
    return table.page.locator(f"[data-pane=log] [data-{kind}]")


def behind_a_barrier(view: View) -> bool:
    """I am asked, but what I did before cannot be taken back any more, for a reason."""
    undo = view.get("undo", {})
    return "question" in view and view["n"] > 8 and undo.get("step", -1) < 0 and bool(undo.get("why"))


def test_beyond_the_barrier_only_by_consent(person: Person, site: Site) -> None:
    id, anna, bea = two_people(site.url, seed=21)
    found = play_until(id, (anna, bea), behind_a_barrier, random.Random(21))
    assert found is not None
    guest, view = found
    other = bea if guest is anna else anna
    mine, theirs = Table(person(guest)).open(id), Table(person(other)).open(id)

    mine.page.locator("[data-action=undo-step]").click(force=True)  # disabled, but it says why
    expect(mine.page.locator("[data-said]")).to_contain_text(view["undo"]["why"])
    assert mine.seq == view["seq"]
    refused = guest.act(id, type="undo", seat=view["seat"], seq=view["seq"], to=0)
    assert refused["kind"] == "refused"
    assert refused["why"]
    expect(mine.page.locator("[data-pane=log] [data-barrier]")).to_contain_text(view["undo"]["why"])

    goal = ask(mine)
    expect(theirs.page.locator("[data-consent]")).to_be_visible()
    theirs.action("no").click()
    expect(theirs.page.locator("[data-consent]")).to_have_count(0)
    expect(mine.page.locator("[data-consent]")).to_have_count(0)
    assert n_of(mine) == view["n"]

    assert ask(mine) == goal
    seq = theirs.seq
    theirs.action("yes").click()
    mine.reach(seq + 1)
    theirs.reach(seq + 1)
    assert n_of(mine) == n_of(theirs) == goal
    expect(mine.page.locator("[data-pane=log] [data-undone]").first).to_be_attached()


def ask(table: Table) -> int:
    """Ask to go back to the last line that wants consent; its position."""
    button = line_button(table, "ask-undo").last
    goal = int(button.get_attribute("data-ask-undo") or -1)
    button.locator("xpath=ancestor::li").hover()
    button.click()
    expect(table.page.locator("[data-consent]")).to_be_visible()
    return goal
