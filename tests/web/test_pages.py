"""The pages: all of them open, in both languages, and lead a newcomer to a game."""

import json
import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from ludothek.i18n import catalogue
from ludothek.store.schema import tables
from tests.support import with_presets
from tests.web.house import House, Person, forms

PAGES = [
    "/",
    "/tables",
    "/learn",
    "/records",
    "/me",
    "/new/evacuate",
    "/rules/evacuate",
    "/learn/lanterns/lan-lesson-01",
]


def boot_of(page: str) -> Any:
    found = re.search(r'<script type="application/json" id="boot">(.*?)</script>', page, re.DOTALL)
    assert found is not None
    return json.loads(found[1])


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_pages_open_for_a_newcomer_and_make_no_guest(house: House, path: str, lang: str) -> None:
    person = house.person(lang=lang)
    page = person.page(path)
    assert f'<html lang="{lang}"' in page
    assert not person.http.cookies


def test_a_newcomer_plays_within_two_clicks(anna: Person) -> None:
    play = next(form for form in forms(anna.page("/")) if form["action"] == "/play/evacuate")
    to = anna.post(play["action"]).headers["location"]
    boot = boot_of(anna.page(to))
    assert boot["view"]["game"] == "evacuate"
    assert [seat["kind"] for seat in boot["view"]["seats"]] == ["person", "bot", "bot"]
    assert "Guest" in anna.page("/me")


def test_a_form_that_cannot_be_made_a_table_says_why_and_keeps_what_was_entered(anna: Person) -> None:
    fields = {"seat-0-kind": "me", "seat-1-kind": "none", "title": "My <table>", "option-rounds": "6", "name": "Anna"}
    page = anna.post("/new/lanterns", 400, **fields).text
    assert 'role="alert"' in page
    assert "My &lt;table&gt;" in page
    assert re.search(r'name="option-rounds" value="6" checked', page)
    anna.post("/new/lanterns", 400, **{"seat-0-kind": "me", "seat-1-kind": "bot", "seed": "-x"})
    anna.page("/new/chess", 404)
    anna.post("/play/chess", 404)


def test_the_options_of_a_new_table_are_kept(anna: Person) -> None:
    anna.open_table(
        "me", "bot", "none", "open", game="lanterns", title="Evening", table_lang="de", **{"option-rounds": "6"}
    )
    about = anna.house.site.tables.about(anna.table)
    assert (about.title, about.lang, about.options) == ("Evening", "de", {"rounds": "6"})
    assert [seat.kind for seat in about.seats] == ["person", "bot", "open"]


@pytest.fixture
def evening(house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lanterns with presets."""
    game, shelf = with_presets(tmp_path), house.site.tables.shelf
    monkeypatch.setitem(shelf._games, game.name, game)
    for lang in ("en", "de"):
        monkeypatch.setitem(shelf._catalogues, (game.name, lang), catalogue(game, lang, game.read_content()))


@pytest.mark.usefixtures("evening")
def test_a_preset_is_recommended_and_outdoes_the_options(anna: Person) -> None:
    page = anna.page("/new/lanterns")
    assert "A long evening" in page
    assert re.search(r'name="preset" value="" checked', page)
    assert "only with 3–4 seats" in page
    assert "only with: Six rounds" in page
    assert json.loads(unescape(re.findall(r'data-sets="([^"]*)"', page)[0])) == {"rounds": "6", "moon": "full"}
    anna.open_table("me", "bot", "bot", preset="evening", **{"option-rounds": "4", "option-moon": "new"})
    assert anna.house.site.tables.about(anna.table).options == {"rounds": "6", "moon": "full"}
    anna.open_table("me", "bot", preset="", **{"option-rounds": "4"})
    assert anna.house.site.tables.about(anna.table).options == {"rounds": "4", "moon": "new"}


@pytest.mark.usefixtures("evening")
def test_a_preset_is_shown_again_and_another_is_refused(anna: Person) -> None:
    page = anna.post("/new/lanterns", 400, preset="evening", **{"seat-0-kind": "me", "seat-1-kind": "none"}).text
    assert re.search(r'name="preset" value="evening" [^>]*checked', page)
    assert re.search(r'name="option-moon" value="full" checked', page)
    assert "morning" in anna.post("/new/lanterns", 400, preset="morning").text


@pytest.mark.usefixtures("evening")
def test_paper_tells_only_the_options_that_matter(anna: Person) -> None:
    anna.open_table("me", "bot", "bot", preset="evening")
    assert "Moon" in anna.page(f"/table/{anna.table}/print")
    anna.open_table("me", "bot", preset="evening")
    page = anna.page(f"/table/{anna.table}/print")
    assert "Six rounds" in page
    assert "Moon" not in page


def test_my_tables_say_where_it_is_my_turn(anna: Person, ben: Person) -> None:
    anna.open_table("me", "open", title="Ours")
    assert "Ours" in anna.page("/tables")
    assert "(1) " not in anna.page("/tables")
    ben.join(anna)
    assert anna.view()["asked"] == [0, 1]
    assert "(1) " in anna.page("/tables")
    ben.answer(ben.view())
    assert "(1) " not in ben.page("/tables")
    assert "Ours" in ben.page("/")


def test_a_seed_by_hand_is_told_at_every_door(anna: Person, ben: Person) -> None:
    anna.open_table("me", "open", seed="987654")
    links = anna.links()
    doors = [links["invite"], links["watch"], links["seats"]["0"]]
    for door in doors:
        assert "The seed of this game was chosen by hand" in ben.page(door.removeprefix(anna.house.url))
    ben.join(anna)
    assert "chosen by hand" in ben.page(f"/table/{ben.table}/text")
    assert boot_of(ben.page(f"/table/{ben.table}"))["view"]["seed_note"]
    paper = ben.page(f"/table/{ben.table}/print")
    assert "the seed was chosen by hand" in paper
    assert "987654" not in paper  # what it is, stays hidden
    anna.open_table("me", "open", seed="")
    assert "by hand" not in ben.page(anna.links()["invite"].removeprefix(anna.house.url))


def test_a_table_that_cannot_be_opened_says_so_and_is_no_link(house: House, anna: Person) -> None:
    anna.open_table("me", "bot", title="Old")
    lost = anna.table
    with house.site.store.write() as db:
        db.execute(update(tables).where(tables.c.id == lost).values(game="gone"))
    anna.open_table("me", "bot", title="New")
    for path in ("/", "/tables"):
        page = anna.page(path)
        assert "This table cannot be opened any more" in page
        assert "Old" in page
        assert f"/table/{lost}" not in page
        assert f'href="/table/{anna.table}"' in page


def test_home_shows_a_few_tables_and_those_that_wait_first(anna: Person, ben: Person) -> None:
    anna.open_table("me", "open", title="It is my turn")
    ben.join(anna)
    for number in range(8):
        anna.open_table("me", "open", title=f"Later {number}")
    page = anna.page("/")
    assert page.count('class="table-card') == 6
    assert page.index("It is my turn") < page.index("Later 7")
    assert "Later 2" not in page


def test_the_language_changes_and_stays(anna: Person) -> None:
    anna.open_table("me", "bot")
    answer = anna.get("/lang/de?next=/tables?x=1", 303)
    assert answer.headers["location"] == "/tables?x=1"
    assert '<html lang="de"' in anna.page("/tables")
    assert anna.view()["lang"] == "de"
    for elsewhere in ("//example.org", "https://example.org", "/\\example.org", ""):
        assert anna.get(f"/lang/en?next={elsewhere}", 303).headers["location"] == "/"
    anna.page("/lang/fr", 404)


def test_what_i_am_called_and_what_i_prefer(anna: Person) -> None:
    page = anna.post("/me", 200, name="Ada", lang="de", level="quiet", theme="dark", motion="wild").text
    assert '<html lang="de" data-theme="dark"' in page
    assert 'value="Ada"' in page
    anna.send("/api/prefs", confirm="always", motion="none", lang="en")
    anna.open_table("me", "bot")
    prefs = boot_of(anna.page(f"/table/{anna.table}"))["prefs"]
    assert prefs == {"level": "quiet", "theme": "dark", "confirm": "always", "motion": "none"}
    assert 'role="alert"' in anna.post("/me", 400, name="Blue (greedy)").text


def test_the_recovery_link_brings_me_back_and_can_be_replaced(house: House, anna: Person) -> None:
    anna.open_table("me", "bot")
    link = re.search(rf"{house.url}(/me/[\w-]+)", anna.page("/me"))
    assert link is not None
    phone = house.person("Phone")
    assert "Anna" in phone.page(link[1])
    assert not phone.http.cookies
    phone.post(link[1])
    phone.table = anna.table
    assert phone.view()["seats"][0]["yours"]
    assert anna.get(link[1], 303).headers["location"] == "/tables"
    anna.post("/me", 200, do="new_token")
    phone.page(link[1], 410)
    phone.get(f"/api/table/{anna.table}/view", 403)
    assert anna.view()["seats"][0]["yours"]
    anna.post("/me", do="forget")
    anna.get(f"/api/table/{anna.table}/view", 403)


def test_rules_are_found_by_words(anna: Person) -> None:
    page = anna.page("/rules/evacuate?q=starting+card")
    assert 'id="EVC-SETUP-03"' in page
    assert 'id="EVC-SETUP-15"' not in page
    assert (
        len(anna.get("/api/rules/evacuate?lang=de").json()) == len(anna.get("/api/rules/evacuate?lang=en").json()) > 50
    )


def test_words_of_the_script_in_both_languages(anna: Person) -> None:
    english, german = (anna.get(f"/api/words?lang={lang}").json() for lang in ("en", "de"))
    assert english.keys() == german.keys()
    assert all(key.startswith("ui-") for key in english)
    assert english != german
    assert any("{" in text for text in english.values())
    assert not any("$" in text for text in english.values())


def test_a_lesson_is_played(anna: Person) -> None:
    boot = boot_of(anna.page("/learn/lanterns/lan-lesson-01"))
    seen = boot["lessonview"]
    for _ in range(20):
        if seen.get("done"):
            break
        for choice in seen["view"]["question"]["choices"]:
            given = f"{seen['view']['question']['code']} {choice['word']}"
            tried = anna.send("/api/lesson/lanterns/lan-lesson-01", answered=seen["answered"], given=given, lang="en")
            if tried["answered"] > seen["answered"]:
                seen = tried
                break
    assert seen["done"]
    assert seen["learned"]
    anna.page("/learn/lanterns/nothing", 404)
    anna.send("/api/lesson/lanterns/nothing", 400, answered=0, given="")


def test_a_record_goes_out_and_comes_in_again(house: House, anna: Person) -> None:
    anna.open_table("me", "bot")
    anna.play_on()
    record = anna.get(f"/table/{anna.table}/record")
    assert record.headers["content-disposition"] == f'attachment; filename="lanterns-{anna.table}.rec"'
    ben = house.person("Ben")
    by_file = ben.http.post("/records", files={"file": ("game.rec", record.text)})
    assert by_file.status_code == 303
    ben.table = by_file.headers["location"].split("/")[2]
    assert boot_of(ben.page(by_file.headers["location"]))["view"]["score"] == anna.view()["score"]
    assert ben.post("/records", text=record.text).headers["location"].endswith("/replay")
    lied = re.sub(r"^end .*$", "end nobody", record.text, flags=re.MULTILINE)
    assert 'role="alert"' in ben.post("/records", 400, text=lied).text
    assert 'role="alert"' in ben.post("/records", 400, text="").text


def test_a_running_game_keeps_its_record_closed(anna: Person, ben: Person) -> None:
    anna.open_table("me", "open")
    ben.join(anna)
    assert "hidden" in anna.page(f"/table/{anna.table}/record", 403)


def test_the_sheet_of_paper(anna: Person) -> None:
    anna.open_table("me", "bot", game="evacuate", title="Friday")
    anna.play_on(3)
    early = anna.page(f"/table/{anna.table}/print")
    assert "Friday" in early
    anna.send(f"/api/table/{anna.table}/leave", seat=0, bot="random")
    anna.until(lambda view: view["status"] == "over")
    page = anna.page(f"/table/{anna.table}/print")
    assert '<svg class="curves"' in page
    assert '<svg class="board"' in page
    assert "<style" not in page
    assert ">7<" in page  # the seed


def test_a_link_to_a_position(anna: Person) -> None:
    anna.open_table("me", "bot")
    anna.play_on()
    boot = boot_of(anna.page(f"/table/{anna.table}/at/5"))
    assert (boot["n"], boot["view"]["n"]) == (5, 5)
    assert boot_of(anna.page(f"/table/{anna.table}/replay"))["n"] is None


def test_errors_speak_both_languages(house: House) -> None:
    page = house.person(lang="de").page("/nowhere", 404)
    assert page.index('lang="de"') < page.index('<div lang="en"')
    assert "404" in page
    assert house.person().get("/api/nowhere", 404).json()["error"]
    assert house.person().post("/tables", 405)
    assert house.person(lang="de").get("/api/table/nowhere/view", 404).json()["error"] == "Diesen Tisch gibt es nicht."
