"""Whole games over HTTP and over sockets; what is sent twice, too late, or against the rules."""

import pytest
from websockets.exceptions import ConnectionClosed

from tests.web.house import House, Person, Tab, an_answer, new_key


@pytest.mark.parametrize("game", ["lanterns", "evacuate"])
def test_a_whole_game_against_bots_without_a_socket(anna: Person, game: str) -> None:
    anna.open_table("me", "bot:random", "bot:greedy", game=game)
    view = anna.play_on()
    assert view["status"] == "over"
    assert view["score"]["winners"]
    record = anna.page(f"/table/{anna.table}/record")
    assert record.startswith(f"ludothek record 1\ngame {game}\n")
    assert anna.view("?lang=de")["score"]["winners"] != view["score"]["winners"]


def test_a_whole_game_over_a_socket(anna: Person) -> None:
    anna.open_table("me", "bot:random")
    with anna.tab() as tab:
        view = tab.view()
        while view["status"] != "over":
            if "question" not in view:
                view = tab.view()
                continue
            said = an_answer(view)
            tab.say(**said)
            heard = tab.hear("ack")
            assert (heard["kind"], heard["key"]) == ("done", said["key"])
            view = tab.view()
            assert view["seq"] >= heard["seq"]
    assert view["score"]["totals"]


def test_two_people_see_each_other_move(anna: Person, ben: Person) -> None:
    anna.open_table("me", "open")
    with anna.tab() as hers:
        assert hers.view()["status"] == "open"
        ben.join(anna)
        assert hers.view(lambda view: view["status"] == "running")["seats"][1]["name"] == "Ben"
        with ben.tab("?lang=de") as his:
            tabs = {0: hers, 1: his}
            views = {0: anna.view(), 1: his.view()}
            seat = next(seat for seat in (0, 1) if "question" in views[seat])
            said = an_answer(views[seat])
            tabs[seat].say(**said)
            seq = tabs[seat].hear("ack")["seq"]
            other = tabs[1 - seat].view(lambda view: view["seq"] >= seq)
            assert other["seat"] == 1 - seat
            assert other["lang"] == ("en", "de")[1 - seat]


def test_a_request_sent_twice_is_done_once(anna: Person) -> None:
    anna.open_table("me", "hot")
    view, key = anna.view(), new_key()
    first = anna.answer(view, key=key)
    again = anna.answer(view, key=key)
    assert [first["ack"]["kind"], again["ack"]["kind"]] == ["done", "again"]
    assert again["ack"]["seq"] == first["ack"]["seq"] > view["seq"]
    assert again["view"]["n"] == first["view"]["n"]
    with anna.tab() as tab:
        tab.view()
        tab.say(**an_answer(view, key=key))
        assert tab.hear("ack")["kind"] == "again"


def test_an_answer_to_an_old_question_gets_a_fresh_view(anna: Person) -> None:
    anna.open_table("me", "bot")
    old = anna.asked()
    anna.answer(old)
    anna.asked()
    late = anna.answer(old)
    assert late["ack"]["kind"] in ("stale", "not-asked")
    assert late["view"]["seq"] > old["seq"]


def test_a_refusal_names_the_rule_in_the_players_language(anna: Person) -> None:
    anna.open_table("me", "bot", game="evacuate")
    view = anna.asked()
    while not view["question"].get("refused"):
        anna.answer(view)
        view = anna.asked()
        assert view["status"] == "running"
    refused = view["question"]["refused"][0]
    said = anna.answer(view, refused["word"])["ack"]
    assert (said["kind"], said["rule"], said["why"]) == ("refused", refused["rule"], refused["why"])
    with anna.tab("?lang=de") as tab:
        german = tab.view()["question"]["refused"][0]
        tab.say(**an_answer(view, refused["word"]))
        heard = tab.hear("ack")
    assert heard["rule"] == refused["rule"]
    assert heard["why"] == german["why"] != refused["why"]


def test_taking_back(anna: Person) -> None:
    anna.open_table("me", "hot", game="lanterns")
    view = anna.asked()
    n, seat = -1, -1
    while view.get("undo", {}).get("step", -1) != n or view["seat"] != seat:
        n, seat = view["n"], view["question"]["seat"]
        view = anna.answer(view)["view"]
        assert view["status"] != "over", "no answer could be taken back"
    back = anna.act(type="undo", seat=seat, seq=view["seq"], to=n, key=new_key())
    assert back["ack"]["kind"] == "done"
    assert back["view"]["n"] == n
    assert any(line.get("undone") for line in back["view"]["log"])


def test_beyond_the_barrier_by_consent(anna: Person, ben: Person) -> None:
    anna.open_table("me", "open")
    ben.join(anna)
    people, first = {0: anna, 1: ben}, anna.view()["n"]
    for _ in range(6):
        view = anna.view()
        seat = view["asked"][0]
        people[seat].answer(people[seat].view())
    now = anna.view()
    refused = anna.act(type="undo", seat=0, seq=now["seq"], to=first, key=new_key())["ack"]
    assert refused["kind"] == "refused"
    assert refused["why"]
    assert anna.act(type="ask_undo", seat=0, to=first, key=new_key())["ack"]["kind"] == "done"
    wish = ben.view()["consent"]
    assert wish["mine"]
    assert wish["to"] == first
    assert ben.act(type="consent", seat=1, yes=True, key=new_key())["ack"]["kind"] == "done"
    assert anna.view()["n"] == first


def test_what_is_no_message_is_answered_all_the_same(anna: Person) -> None:
    anna.open_table("me", "bot")
    with anna.tab() as tab:
        tab.say(type="answer", key="k1")
        assert tab.hear("ack") == {"type": "ack", "kind": "refused", "key": "k1", "rule": "", "seq": 0} | {
            "why": "The request cannot be understood."
        }
        tab.socket.send("nonsense")
        assert tab.hear("ack")["kind"] == "refused"
        tab.say(type="ping")
        assert tab.hear("pong") == {"type": "pong"}
    anna.act(status=400, type="answer", seat=0)
    anna.act(status=400, type="dance")


def views_to_the_end(tab: Tab) -> None:
    """More than can be on their way: the bot may have moved just before."""
    for _ in range(5):
        tab.view()


def test_an_error_of_ours_closes_the_tab_so_that_it_comes_back(
    house: House, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    anna.open_table("me", "bot")
    with anna.tab() as tab:
        tab.view()
        monkeypatch.setattr(house.site.tables, "view", broken)
        tab.say(type="settings", lang="de")
        with pytest.raises(ConnectionClosed) as closed:
            views_to_the_end(tab)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1011


def test_settings_of_a_tab(anna: Person) -> None:
    anna.open_table("me", "hot")
    with anna.tab("?seat=1&lang=de&narrow=1") as tab:
        first = tab.view()
        assert (first["seat"], first["lang"]) == (1, "de")
        tab.say(type="settings", lang="en", seat=0)
        second = tab.view()
        assert (second["seat"], second["lang"]) == (0, "en")
        tab.say(type="settings", seat=None)
        assert tab.view()["seat"] in (0, 1)
        tab.say(type="settings", lang="xx", key="k")
        assert tab.hear("ack")["key"] == "k"
        assert tab.view()["lang"] == "en"


def test_polling_gets_nothing_new(anna: Person) -> None:
    anna.open_table("me", "hot")
    view = anna.view()
    path = f"/api/table/{anna.table}/view?since={view['seq']}"
    assert anna.get(path, status=204).content == b""
    anna.answer(view)
    assert anna.get(path).json()["seq"] > view["seq"]


def test_who_is_there(anna: Person, ben: Person) -> None:
    anna.open_table("me", "open")
    ben.join(anna)
    with anna.tab() as hers:
        hers.view()
        assert hers.hear("online")["seats"] == [0]
        with ben.tab() as his:
            assert [seat.get("online", False) for seat in his.view()["seats"]] == [True, False]
            assert hers.hear("online")["seats"] == [0, 1]
            assert [seat["online"] for seat in anna.view()["seats"]] == [True, True]
        assert hers.hear("online")["seats"] == [0]


def test_a_person_leaves_and_comes_back(anna: Person) -> None:
    anna.open_table("me", "bot")
    anna.asked()
    anna.send(f"/api/table/{anna.table}/leave", seat=0, bot="random")
    assert anna.until(lambda view: view["status"] == "over")["seats"][0]["away"]
    other = anna.house.person("Carl")
    other.open_table("me", "hot")
    other.send(f"/api/table/{other.table}/leave", seat=0, bot="random")
    other.send(f"/api/table/{other.table}/take-back", seat=0)
    assert not any(seat.get("away") for seat in other.view()["seats"])


def test_the_positions_of_the_past(anna: Person) -> None:
    anna.open_table("me", "bot")
    last = anna.play_on()
    at = anna.get(f"/api/table/{anna.table}/at/3?lang=de").json()
    assert (at["n"], at["last"], at["lang"]) == (3, last["n"], "de")
    assert "question" not in at
    anna.get(f"/api/table/{anna.table}/at/99999", status=400)
    series = anna.get(f"/api/table/{anna.table}/series?lang=en").json()
    assert series["n"] == list(range(last["n"] + 1))
    assert all(len(line["values"]) == len(series["n"]) for line in series["lines"])
    log = anna.get(f"/api/table/{anna.table}/log?lang=en").json()
    assert [line["text"] for line in log][-1] == last["log"][-1]["text"]


def test_rematch_and_continuing(anna: Person) -> None:
    anna.open_table("me", "bot")
    anna.play_on()
    first = anna.table
    again = anna.send(f"/api/table/{first}/rematch", same_seed=True, rotate=True)["url"]
    anna.table = again.removeprefix("/table/")
    assert [seat["kind"] for seat in anna.view()["seats"]] == ["bot", "person"]
    on = anna.send(f"/api/table/{first}/continue", n=4, seat=1, bot="random")["url"]
    anna.table = on.removeprefix("/table/")
    view = anna.view()
    assert view["n"] >= 4
    assert [seat["kind"] for seat in view["seats"]] == ["bot", "person"]


def test_a_rematch_is_told_to_all_at_the_table(anna: Person, ben: Person) -> None:
    anna.open_table("me", "open")
    ben.join(anna)
    while (view := anna.view())["status"] != "over":
        asked = anna if view["asked"][0] == 0 else ben
        assert asked.answer(asked.view())["ack"]["kind"] == "done"
    path = f"/api/table/{ben.table}/view?since={view['seq']}&rematch="
    ben.get(path, 204)
    with ben.tab() as tab:
        assert "rematch" not in tab.view()
        new = anna.send(f"/api/table/{anna.table}/rematch")["url"].removeprefix("/table/")
        assert tab.view(lambda view: "rematch" in view)["rematch"] == new
    assert ben.get(path).json()["rematch"] == new  # without a socket too
    ben.get(path + new, 204)
    assert f'href="/table/{new}/text"' in ben.page(f"/table/{ben.table}/text")


def test_bots_fill_the_open_seats(house: House, anna: Person) -> None:
    anna.open_table("me", "open", "open")
    assert anna.view()["status"] == "open"
    anna.send(f"/api/table/{anna.table}/fill", bot="random")
    assert anna.asked()["status"] == "running"
    anna.send(f"/api/table/{anna.table}/fill", status=400, bot="random")
