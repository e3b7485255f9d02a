"""The form for a new table: options come and go with what they depend on, and presets set them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from ludothek.i18n import catalogue
from tests.support import with_presets
from tests.web.house import House

from .conftest import People


@pytest.fixture
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server at which Lanterns has a preset."""
    house = House(tmp_path_factory.mktemp("house"))
    game, shelf = with_presets(Path(tmp_path_factory.mktemp("game"))), house.site.tables.shelf
    shelf._games[game.name] = game
    shelf._catalogues[game.name, "en"] = catalogue(game, "en", game.read_content())
    yield house
    house.stop()


def checked(page: Page, name: str) -> str:
    return page.locator(f"input[name={name}]:checked").input_value()


def test_options_that_change_nothing_are_out_of_the_way(evening: House, people: People) -> None:
    page = people.arrive(evening.url, None, 1440, 900, {})
    page.goto("/new/lanterns")
    moon = page.locator("[data-option=moon]")
    expect(moon).to_be_hidden()
    page.get_by_label("Six rounds").check()
    expect(moon).to_be_visible()
    expect(moon.locator("legend")).to_have_text("Moon")  # not when it counts: it does
    page.locator("#kind-2").select_option("none")
    expect(moon).to_be_hidden()
    page.locator("#kind-2").select_option("bot")
    expect(moon).to_be_visible()


def test_a_preset_sets_the_options_and_may_be_changed(evening: House, people: People) -> None:
    page = people.arrive(evening.url, None, 1440, 900, {})
    page.goto("/new/lanterns")
    page.get_by_label("A long evening").check()
    assert (checked(page, "option-rounds"), checked(page, "option-moon")) == ("6", "full")
    page.get_by_label("New", exact=True).check()
    assert checked(page, "preset") == ""
    page.locator(".new-table button[type=submit]").click()
    page.wait_for_url("**/table/*")
    table = page.url.rpartition("/")[2]
    assert evening.site.tables.about(table).options == {"rounds": "6", "moon": "new"}
