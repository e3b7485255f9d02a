"""The text table: a whole game by forms alone, without a script."""

import pytest

from tests.web.house import Person, forms


def to_text(person: Person) -> str:
    return person.page(f"/table/{person.table}/text")


def send(person: Person, form: dict[str, str]) -> str:
    """Send a form and follow it, as a browser does."""
    answer = person.http.post(form["action"], data={k: v for k, v in form.items() if k != "action"})
    assert answer.status_code == 303, answer.text[:1000]
    return person.page(answer.headers["location"])


def button(page: str, **wanted: str) -> dict[str, str] | None:
    return next((form for form in forms(page) if wanted.items() <= form.items()), None)


@pytest.mark.parametrize("game", ["lanterns", "evacuate"])
def test_a_whole_game(anna: Person, game: str) -> None:
    anna.open_table("me", "bot", game=game)
    while (view := anna.asked())["status"] != "over":
        answer = button(to_text(anna), do="answer")
        assert answer is not None
        assert answer["word"] == view["question"]["choices"][0]["word"]
        page = send(anna, answer)
        assert 'role="alert"' not in page
    page = to_text(anna)
    assert view["score"]["winners"] in page
    again = button(page, do="rematch")
    assert again is not None
    assert "/text" in again["action"]
    assert "<h1>" in send(anna, again)


def test_everything_on_the_table_is_said(anna: Person) -> None:
    anna.open_table("me", "bot", game="evacuate")
    view = anna.asked()
    page = to_text(anna).replace("&#39;", "'")
    for board in view["scene"]["boards"]:
        assert board["title"] in page
        assert all(piece["label"] in page for piece in board.get("pieces", []))
    for row in view["scene"].get("rows", []):
        assert all(card["title"] in page for card in row.get("cards", []))
    assert all(choice["label"] in page for choice in view["question"]["choices"])


def test_a_refused_answer_says_why(anna: Person) -> None:
    anna.open_table("me", "bot", game="evacuate")
    while not (view := anna.asked())["question"].get("refused"):
        anna.answer(view)
    refused = view["question"]["refused"][0]
    page = to_text(anna)
    assert refused["why"] in page
    answer = button(page, do="answer")
    assert answer is not None
    page = send(anna, {**answer, "word": refused["word"]})
    alert = page[page.index('role="alert"') :]
    assert refused["why"] in alert[:600]
    assert refused["rule"] in alert[:600]


def test_people_at_one_screen_see_only_their_own(anna: Person) -> None:
    anna.open_table("me", "hot")
    first = anna.view()["seat"]
    page = anna.page(f"/table/{anna.table}/text?seat={first}&shown=1")
    answer = button(page, do="answer")
    assert answer is not None
    page = send(anna, answer)
    other = anna.view()
    assert other["seat"] != first
    assert other["hand_over"] in page
    assert button(page, do="answer") is None
    shown = anna.page(f"/table/{anna.table}/text?seat={other['seat']}&shown=1")
    assert button(shown, do="answer") is not None
    hidden = anna.page(f"/table/{anna.table}/text?shown=1")
    assert button(hidden, do="answer") is None


def test_taking_back_by_form(anna: Person) -> None:
    anna.open_table("me", "hot")
    page = to_text(anna)
    while (undo := button(page, do="undo")) is None or "to" not in undo:
        view = anna.view()
        page = anna.page(f"/table/{anna.table}/text?seat={view['seat']}&shown=1")
        if (undo := button(page, do="undo")) is not None and "to" in undo:
            break
        answer = button(page, do="answer")
        assert answer is not None, "no answer could be taken back"
        page = send(anna, answer)
    send(anna, undo)
    assert anna.view()["n"] == int(undo["to"])
    assert "<s>" in anna.page(f"/table/{anna.table}/text?log=all&seat={undo['seat']}&shown=1")


def test_leaving_coming_back_links_and_hook_by_form(anna: Person) -> None:
    anna.open_table("me", "open")
    page = to_text(anna)
    links = anna.links()
    assert links["invite"] in page
    rotate = button(page, do="rotate", what="invite")
    assert rotate is not None
    page = send(anna, rotate)
    assert links["invite"] not in page
    hook = button(page, do="hook")
    assert hook is not None
    page = send(anna, {**hook, "url": "http://127.0.0.1:9/x", "format": "slack"})
    assert "http://127.0.0.1:9/x" in page
    test = button(page, do="hook_test")
    assert test is not None
    page = send(anna, {**test, "url": "http://127.0.0.1:9/x"})
    assert anna.get(f"/api/table/{anna.table}/hook").json()["last_error"].split(":")[0] in page
    fill = button(page, do="fill")
    assert fill is not None
    send(anna, {**fill, "bot": "random"})
    anna.asked()
    leave = button(to_text(anna), do="leave")
    assert leave is not None
    send(anna, {**leave, "bot": "random"})
    anna.until(lambda view: view["status"] == "over")


def test_wrong_forms(anna: Person) -> None:
    anna.open_table("me", "bot")
    path = f"/table/{anna.table}/text"
    anna.post(path, 400, do="dance")
    anna.post(path, 400, do="answer", seat="x")
    anna.post(path, 400, do="leave")
