"""Hints by the server: where they are on, for whom, and what stays out of sight."""

from typing import Any

from ludothek.bots.strength import strength
from tests.web.house import House, Person


def ask(person: Person, what: str, status: int = 200, seat: int = 0, **more: str) -> Any:
    return person.send(f"/api/table/{person.table}/{what}", status, seat=seat, **more)


def test_the_ladder_and_the_analysis(anna: Person) -> None:
    anna.open_table("me", "bot:random")
    view = anna.asked()
    assert view["hints"]
    words = [choice["word"] for choice in view["question"]["choices"]]
    given = [ask(anna, "hint", rung=rung) for rung in ("goal", "area", "move")]
    assert given[2]["words"][0] in given[1]["words"]
    assert ask(anna, "hint", rung="move") == given[2]  # the same verdict, not another search
    first, second = ask(anna, "analysis"), ask(anna, "analysis")
    assert second["simulations"] > first["simulations"]
    assert {option["word"] for option in second["options"]} <= set(words)
    assert anna.view()["seats"][0]["hints"] == 4
    ask(anna, "hint", 400, rung="all")
    assert anna.answer(view)["ack"]["kind"] == "done"


def test_where_several_people_play_there_are_none_unless_the_host_wants_them(house: House, anna: Person) -> None:
    anna.open_table("me", "hot")
    assert "hints" not in anna.asked()
    ask(anna, "hint", 403, rung="goal")
    ask(anna, "analysis", 403)
    anna.open_table("me", "hot", hints="on")
    view = anna.asked()
    seat = view["question"]["seat"]
    assert view["hints"]
    eve = house.person("Eve")
    eve.table = anna.table
    ask(eve, "hint", 403, seat=seat, rung="goal")


def test_turning_points_are_for_finished_games(anna: Person) -> None:
    anna.open_table("me", "bot:random")
    anna.get(f"/api/table/{anna.table}/turning", 400)
    anna.play_on()
    points = anna.get(f"/api/table/{anna.table}/turning").json()
    assert 1 <= len(points) <= 3
    german = anna.get(f"/api/table/{anna.table}/turning?lang=de").json()
    assert [point["n"] for point in german] == [point["n"] for point in points]


def test_the_lobby_offers_levels_and_old_tables_keep_their_bots(anna: Person) -> None:
    page = anna.page("/new/lanterns")
    assert page.count('value="player" selected') >= 1
    assert 'value="master"' in page
    assert 'value="greedy"' not in page
    assert ("data-strength" in page) == (strength("lanterns", "player") is not None)
    anna.open_table("me", "bot:greedy")
    anna.play_on()
    for bot, level in (("", "greedy"), ("novice", "novice")):
        again = anna.send(f"/api/table/{anna.table}/rematch", bot=bot)["url"].removeprefix("/table/")
        anna.table = again
        assert [seat["bot"] for seat in anna.view()["seats"] if seat["kind"] == "bot"] == [level]
        anna.play_on()
