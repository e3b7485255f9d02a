"""Who may do what: a stranger, a spectator, somebody else at the table, the host. And the links that open doors."""

import pytest
from websockets.exceptions import ConnectionClosed

from tests.web.house import House, Person, an_answer

# address, method, fields, and who may: s(tranger), w(atcher), p(layer), h(ost)
LOOK = [
    ("/table/{id}", "wph"),
    ("/table/{id}/text", "wph"),
    ("/table/{id}/replay", "wph"),
    ("/table/{id}/at/3", "wph"),
    ("/table/{id}/print", "wph"),
    ("/table/{id}/record", ""),
    ("/api/table/{id}/view", "wph"),
    ("/api/table/{id}/view?seat=-1", "wph"),
    ("/api/table/{id}/view?seat=0", "h"),
    ("/api/table/{id}/view?seat=1", "p"),
    ("/api/table/{id}/view?since={seq}", "wph"),
    ("/api/table/{id}/at/3", "wph"),
    ("/api/table/{id}/at/3?seat=1", "p"),
    ("/api/table/{id}/series", "wph"),
    ("/api/table/{id}/log", "wph"),
    ("/api/table/{id}/log?seat=0", "h"),
    ("/api/table/{id}/links", "ph"),
    ("/api/table/{id}/hook", "h"),
]
DO = [
    ("act", {"type": "ask_undo", "seat": 1, "to": 0}, "p"),
    ("act", {"type": "undo", "seat": 0, "seq": 0, "to": 0}, "h"),
    ("act", {"type": "consent", "seat": 0, "yes": True}, "h"),
    ("hook", {"url": "https://hooks.example/x", "format": "json"}, "h"),
    ("hook/test", {}, "h"),
    ("rotate", {"what": "invite"}, "h"),
    ("rotate", {"what": "watch"}, "h"),
    ("rotate", {"what": 1}, "p"),
    ("leave", {"seat": 0, "bot": "random"}, "h"),
    ("take-back", {"seat": 0}, "h"),
]


@pytest.fixture
def company(house: House) -> dict[str, Person]:
    """A table that two people play, while one looks on and one does not know of it."""
    people = {who: house.person(name) for who, name in zip("swph", ("Sam", "Wanda", "Paul", "Hanna"))}
    people["h"].open_table("me", "open")
    people["p"].join(people["h"])
    watch = people["h"].links()["watch"].removeprefix(house.url)
    people["w"].post(watch)
    people["s"].http.post("/me", data={"name": "Sam"})
    for person in people.values():
        person.table = people["h"].table
    return people


@pytest.mark.parametrize(("path", "may"), LOOK)
def test_looking(company: dict[str, Person], path: str, may: str) -> None:
    host = company["h"]
    path = path.format(id=host.table, seq=host.view()["seq"])
    for who, person in company.items():
        assert (person.http.get(path).status_code in (200, 204)) == (who in may), who
    nobody = host.house.person()
    assert nobody.http.get(path).status_code == 403


@pytest.mark.parametrize(("what", "fields", "may"), DO)
def test_doing(company: dict[str, Person], what: str, fields: dict[str, object], may: str) -> None:
    path = f"/api/table/{company['h'].table}/{what}"
    nobody = company["h"].house.person()
    given = {**fields, "key": "k"} if what == "act" else fields
    for who, person in [("", nobody), *company.items()]:
        status = person.http.post(path, json=given).status_code
        assert status == (200 if who in may and who else 403), who


def test_sockets(company: dict[str, Person]) -> None:
    host = company["h"]
    with company["w"].tab() as tab:
        assert tab.view()["seat"] == -1
        tab.say(**an_answer(host.view(), key="k"))
        assert tab.hear("ack")["kind"] == "refused"
    for person, table, status in ((company["s"], host.table, 403), (host, "nowhere0", 404)):
        with person.tab(table=table) as tab:
            heard = tab.hear("error")
            assert heard["status"] == status
            assert heard["error"]
            with pytest.raises(ConnectionClosed) as closed:
                tab.hear("view")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4000 + status


def test_nobody_answers_for_another(company: dict[str, Person]) -> None:
    host, player = company["h"], company["p"]
    view = host.view()
    assert view["question"]["seat"] == 0
    assert player.http.post(f"/api/table/{host.table}/act", json=an_answer(view)).status_code == 403
    assert host.view()["n"] == view["n"]


def test_pages_of_other_sites_cannot_act(company: dict[str, Person]) -> None:
    host = company["h"]
    path, fields = f"/api/table/{host.table}/leave", {"seat": 0}
    for headers in ({"origin": "https://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
        assert host.http.post(path, json=fields, headers=headers).status_code == 403
    with pytest.raises(Exception, match="403"), host.tab(origin="https://evil.example") as tab:
        tab.view()
    assert not host.view()["seats"][0].get("away")
    own = {"origin": host.house.url, "sec-fetch-site": "same-origin"}
    assert host.http.post(path, json=fields, headers=own).status_code == 200


def test_a_seat_link_is_a_key_that_can_be_changed(company: dict[str, Person], house: House) -> None:
    player, phone = company["p"], house.person("Phone")
    link = player.links()["seats"]["1"].removeprefix(house.url)
    assert "Paul" in phone.page(link)
    phone.table = player.table
    phone.get(f"/api/table/{player.table}/view", 403)
    assert phone.post(link).headers["location"] == f"/table/{player.table}"
    assert phone.view()["seat"] == 1
    with phone.tab() as tab:
        tab.view()
        assert player.send(f"/api/table/{player.table}/rotate", what=1)["seats"]["1"] != link
        assert tab.hear("error")["status"] == 403
    phone.page(link, 410)
    phone.post(link, 410)
    assert player.get(player.links()["seats"]["1"], 303)


def test_a_watch_link_can_be_changed(company: dict[str, Person], house: House) -> None:
    host, watcher = company["h"], company["w"]
    link = host.links()["watch"].removeprefix(house.url)
    assert watcher.get(link, 303).headers["location"] == f"/table/{host.table}"
    host.send(f"/api/table/{host.table}/rotate", what="watch")
    watcher.get(f"/table/{host.table}", 403)
    watcher.page(link, 410)


def test_an_invitation(house: House, anna: Person, ben: Person) -> None:
    anna.open_table("me", "open", "open", title="Tea")
    link = anna.links()["invite"].removeprefix(house.url)
    page = ben.page(link)
    assert "Tea" in page
    assert "Anna" in page
    assert not ben.http.cookies
    assert 'role="alert"' in ben.post(link, 400, name="Blue (greedy)").text
    ben.post(link, name="Ben", seat="2")
    assert anna.view()["seats"][2]["name"] == "Ben"
    assert ben.get(link, 303).headers["location"] == f"/table/{anna.table}"
    carl, late = house.person("Carl"), house.person("Late")
    carl.join(anna)
    assert 'role="alert"' in late.post(link, 400, name="Late").text
    anna.send(f"/api/table/{anna.table}/rotate", what="invite")
    late.page(link, 410)
    late.post(link, 410, name="Late")


def test_everybody_may_look_at_a_finished_game_with_its_address(house: House, anna: Person) -> None:
    anna.open_table("me", "bot")
    anna.play_on()
    stranger = house.person("Sam")
    stranger.page(f"/table/{anna.table}/replay")
    stranger.page(f"/table/{anna.table}/record")
    to = stranger.send(f"/api/table/{anna.table}/continue", n=2, seat=0, bot="random")["url"]
    stranger.table = to.removeprefix("/table/")
    assert stranger.view()["seats"][0]["yours"]
    assert stranger.http.post(f"/api/table/{anna.table}/rematch", json={}).status_code == 403
