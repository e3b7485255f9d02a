"""Games of the past: slider, graph, links to positions, playing on from them, records out and in."""

from __future__ import annotations

import random
import re
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect

from ludothek.core.record import read
from ludothek.core.replay import replay
from ludothek.games import find

from .conftest import People, Person
from .guest import Guest, play_until
from .site import Site
from .table import Table


@pytest.fixture(scope="module")
def finished(site: Site) -> tuple[Guest, str, int]:
    """A finished game: who played it, its table, and how many answers it took."""
    guest = Guest(site.url)
    id = guest.create("me", "bot:random", seed=31)
    assert play_until(id, (guest,), lambda view: view["status"] == "over", random.Random(31)) is not None
    return guest, id, guest.view(id)["last"]


def position(page: Page) -> int:
    return int(page.locator("#app").get_attribute("data-n") or -1)


def at(page: Page, n: int) -> None:
    expect(page.locator("#app")).to_have_attribute("data-n", str(n))


def test_slider_keys_and_graph_lead_to_positions(person: Person, finished: tuple[Guest, str, int]) -> None:
    guest, id, last = finished
    page = person(guest)
    page.goto(f"/table/{id}/replay")
    at(page, last)
    expect(page.locator("[data-score]")).to_be_visible()
    page.locator("[data-slider]").fill("7")
    at(page, 7)
    expect(page.locator("[data-score]")).to_have_count(0)
    for action, goal in [("next", 8), ("prev", 7), ("first", 0), ("last", last)]:
        page.locator(f"[data-action={action}]").click()
        at(page, goal)
    graph = page.locator("[data-graph]")
    graph.wait_for()
    box = graph.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_function("last => Math.abs(document.getElementById('app').dataset.n - last / 2) <= 2", arg=last)
    page.locator(f"[data-n='{last // 3}'] .line-text").first.click()
    at(page, last // 3)


def test_a_link_to_a_position_opens_it_and_one_plays_on_from_there(
    person: Person, finished: tuple[Guest, str, int]
) -> None:
    guest, id, last = finished
    page = person(guest)
    page.goto(f"/table/{id}/at/{last // 2}")
    at(page, last // 2)
    page.locator("form.continue select[name=bot]").select_option("novice")
    page.locator("form.continue select[name=seat]").select_option("1")
    page.locator("[data-action=continue]").click()
    page.wait_for_url(lambda url: id not in url)
    table = Table(page).ready()
    assert table.state["seat"] == "1"
    table.play(random.Random(32))
    assert table.over


def test_a_record_goes_out_and_comes_back(
    people: People, person: Person, finished: tuple[Guest, str, int], tmp_path: Path
) -> None:
    guest, id, last = finished
    page = person(guest)
    page.goto(f"/table/{id}")
    with page.expect_download() as download:
        page.locator(f".next a[href$='/table/{id}/record']").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    record = read(file.read_text(encoding="utf-8"))
    game = find("evacuate")
    assert replay(game, game.load_pack([]), record).over

    other = person()
    other.goto("/records")
    other.locator("input[type=file]").set_input_files(file)
    other.locator("form[enctype] button[type=submit]").click()
    at(other, last)
    expect(other.locator("[data-score]")).to_be_visible()
    imported = Table(other).id
    again = other.request.get(f"/table/{imported}/record")
    assert read(again.text()).lines == record.lines

    people.troubled = True
    other.goto("/records")
    other.locator("summary").click()
    other.locator("textarea").fill(file.read_text(encoding="utf-8").replace(" move-", " leap-"))
    with other.expect_response(lambda response: response.request.method == "POST") as refused:
        other.locator("form[enctype] button[type=submit]").click()
    assert refused.value.status == httpx.codes.BAD_REQUEST
    expect(other.locator("[role=alert]")).not_to_be_empty()


def test_a_running_game_keeps_its_record_to_itself(site: Site) -> None:
    """It names cards that nobody knows yet; but who plays alone may have it."""
    from .guest import two_people

    id, anna, _ = two_people(site.url, seed=33)
    assert anna.http.get(f"/table/{id}/record").status_code == httpx.codes.FORBIDDEN
    alone = anna.create("me", "bot:random", seed=33)
    assert anna.http.get(f"/table/{alone}/record").status_code == httpx.codes.OK


def test_the_sheet_is_one_page_of_paper(person: Person, finished: tuple[Guest, str, int]) -> None:
    guest, id, _ = finished
    page = person(guest)
    page.goto(f"/table/{id}/print")
    paper = page.pdf(format="A4")
    assert len(re.findall(rb"/Type\s*/Page\b", paper)) == 1
