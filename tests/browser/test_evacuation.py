"""Evacuation in the browser: a whole game with four seats, and a year alone on a phone."""

from __future__ import annotations

import random

from .conftest import Person
from .guest import Guest
from .measures import PHONE
from .site import Site
from .table import MOST_ANSWERS, Table
from .test_whole_games import Phone

MODULES = {"mode": "points", "objectives": "on", "lines": "random"}


def test_four_seats_play_a_whole_game(person: Person, site: Site) -> None:
    """Goals and both modules are on the table; every question is answered by mouse."""
    guest = Guest(site.url)
    fields = {f"option-{name}": value for name, value in MODULES.items()}
    seats = ("me", "bot:random", "bot:random", "bot:random")
    made = guest.create(*seats, game="evacuation", seed=6, **fields)
    table = Table(person(guest)).open(made)
    assert table.play(random.Random(6)) > 40
    sheet = table.score()
    assert any("Anna" in name for name in sheet[0])


def test_a_phone_plays_a_year_alone(person: Person, site: Site) -> None:
    """By touch, against the solo opponent; nothing is wider than the screen or too small for a finger."""
    guest = Guest(site.url)
    table = guest.create("me", game="evacuation", seed=3)
    page = person(guest, width=PHONE[0], height=PHONE[1], has_touch=True, is_mobile=True, device_scale_factor=2)
    phone = Phone(page)
    phone.open(table)
    chooser = random.Random(2)
    seq, problems, asked = -1, list[str](), set[str]()
    for _ in range(MOST_ANSWERS):
        if not phone.settle(seq) or "progress.move" in asked:
            break
        code = guest.view(table)["question"]["code"]
        if code not in asked:
            problems += phone.misfits()
            asked.add(code)
        words = phone.words()
        seq = phone.answer(chooser.choice(words[:3] if "pass" not in words else words))
    assert "progress.move" in asked
    assert sorted(set(problems)) == []
