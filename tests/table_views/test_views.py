"""One viewer's whole table."""

from __future__ import annotations

import msgspec
import pytest

from ludothek.core.match import Match
from ludothek.core.replay import replay
from ludothek.core.step import CHANCE
from ludothek.i18n import LANGUAGES
from ludothek.scene import find_view
from ludothek.table.view import Consent, Seat, View
from ludothek.table.views import LOG_LINES, view_of
from tests.contracts.walks import Table

from .matches import TABLES, after, course, open_match, viewers, words

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
EVACUATE = Table("evacuate", 3, (("mode", "basic"),))
LANTERNS = Table("lanterns", 3, ())
BUDGET = 60_000  # bytes of a view


def finished(table: Table) -> Match:
    *_, match = course(table)
    return match


# -- who is asked -------------------------------------------------------------------------------------------


@every_table
@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_those_who_are_asked_have_a_question(table: Table, lang: str) -> None:
    for n, match in enumerate(course(table)):
        decision = match.decision()
        if n % 5 or decision is None:
            continue
        for viewer in viewers(match):
            view = view_of(match, viewer, words(table.name, lang))
            assert view.asked == list(decision.owing)
            assert (view.question is not None) == (viewer in decision.owing)
            assert [player.seat for player in view.scene.players if player.asked] == view.asked
            assert [player.seat for player in view.scene.players if player.you] == ([viewer] if viewer >= 0 else [])
            if view.question is not None:
                assert view.prompt == view.question.prompt
            else:
                assert view.prompt.endswith(".")
                assert all(match.record.seats[seat] in view.prompt for seat in view.asked)


@pytest.mark.parametrize(
    ("lang", "sentence"), [("en", "Waiting for Bea and Carl."), ("de", "Alle warten auf Bea und Carl.")]
)
def test_who_has_answered_reads_for_whom_we_wait(lang: str, sentence: str) -> None:
    match = open_match(EVACUATE)
    decision = match.decision(0)
    assert decision is not None
    match.play(0, decision.options[0])
    assert view_of(match, 0, words("evacuate", lang)).prompt == sentence


def test_a_table_with_open_seats_asks_nobody() -> None:
    view = view_of(open_match(EVACUATE), 0, words("evacuate"), status="open")
    assert (view.question, view.status) == (None, "open")
    assert view.prompt == words("evacuate").say("table-open")


def test_seats_nobody_named_go_by_their_colours() -> None:
    match = LANTERNS.open(1)
    match.settle()
    view = view_of(match, -1, words("lanterns", "de"))
    assert [player.name for player in view.scene.players] == [words("lanterns", "de").colour(n) for n in range(3)]


def test_the_players_say_who_is_a_bot() -> None:
    seats = [
        Seat(seat=0, name="Anna", kind="person", yours=True),
        Seat(seat=1, name="Bea", kind="person", bot="random", away=True),
        Seat(seat=2, name="Carl", kind="bot", bot="greedy"),
    ]
    view = view_of(open_match(LANTERNS), 0, words("lanterns"), seats=seats)
    assert [(player.bot, player.away) for player in view.scene.players[:3]] == [
        ("", False),
        ("random", True),
        ("greedy", False),
    ]
    assert view.seats == seats


def test_what_the_table_says_is_passed_on() -> None:
    consent = Consent(seat=1, to=3, label="Bea asks")
    match = after(LANTERNS, 7)
    view = view_of(
        match, 0, words("lanterns"), table="abc", seq=9, since=4, consent=consent, hand_over="Anna", notes=["Hello."]
    )
    assert (view.table, view.seq, view.since, view.consent) == ("abc", 9, 4, consent)
    assert (view.hand_over, view.notes, view.n, view.last) == ("Anna", ["Hello."], match.played, match.played)
    assert (view.game, view.title, view.lang, view.seat) == ("lanterns", "Lanterns", "en", 0)


@every_table
def test_looking_changes_nothing(table: Table) -> None:
    match = Match(table.game, table.pack, table.seats, dict(table.options), 5)  # chance has not answered yet
    view = view_of(match, 0, words(table.name))
    assert (match.played, match.record.lines, match.chances) == (0, [], 0)
    assert view.prompt == words(table.name).say("table-chance")
    for n, match in enumerate(course(table)):
        if n % 9 == 0:
            before = (match.state.digest(), len(match.events), match.played, list(match.record.lines))
            for viewer in viewers(match):
                view_of(match, viewer, words(table.name))
            assert (match.state.digest(), len(match.events), match.played, match.record.lines) == before


# -- looking back -------------------------------------------------------------------------------------------


@every_table
def test_a_look_back_asks_nothing_and_answers_nothing(table: Table) -> None:
    whole = finished(table)
    chance = 0
    for n in range(0, whole.played, 7):
        match = replay(table.game, table.pack, whole.record, to=n)
        for viewer in viewers(match):
            view = view_of(match, viewer, words(table.name), last=whole.played, status="over", live=False)
            assert (view.n, view.last, view.status) == (n, whole.played, "over")
            assert (view.question, view.undo, view.recap, view.score) == (None, None, [], None)
            assert str(n) in view.prompt
            assert all(whole.record.seats[seat] in view.prompt for seat in view.asked)
            assert not any(card.word for row in view.scene.rows for card in row.cards)
        chance += match.state.stack[-1].player == CHANCE
        assert match.played == n
    assert chance


# -- the end ------------------------------------------------------------------------------------------------


@every_table
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_has_a_score_sheet(table: Table, lang: str) -> None:
    match = finished(table)
    sheet = table.game.score(match.state)
    for viewer in viewers(match):
        view = view_of(match, viewer, words(table.name, lang))
        assert view.status == "over"
        assert view.question is None
        score = view.score
        assert score is not None
        assert score.totals == [seat.total for seat in sheet.seats]
        assert score.places == sheet.places()
        assert [sum(row.points[seat] for row in score.rows) for seat in range(table.seats)] == score.totals
        assert {row.rule for row in score.rows} <= set(words(table.name).rules())
        assert view.prompt == f"{score.outcome} {score.winners}"
        assert all(match.record.seats[seat] in score.winners for seat in sheet.winners)


# -- size ---------------------------------------------------------------------------------------------------


def size(view: View) -> int:
    return len(msgspec.json.encode(view))


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "table",
    [
        *[Table("evacuate", seats, (("mode", mode),)) for mode in ("basic", "full") for seats in range(2, 7)],
        *[Table("lanterns", seats, ()) for seats in range(2, 5)],
    ],
    ids=str,
)
def test_a_view_keeps_within_its_budget(table: Table, lang: str, narrow: bool) -> None:
    sizes = []
    for n, match in enumerate(course(table, undo=0.05)):
        if n % 12 == 0:
            for viewer in (-1, 0, table.seats - 1):
                sizes.append(size(view_of(match, viewer, words(table.name, lang), narrow=narrow)))
    assert max(sizes) <= BUDGET


def test_the_log_of_a_view_is_short() -> None:
    match = finished(Table("evacuate", 4, (("mode", "full"),)))
    assert len(match.events) > LOG_LINES
    assert len(view_of(match, 0, words("evacuate")).log) == LOG_LINES


def test_a_view_is_read_back_as_it_was() -> None:
    match = after(EVACUATE, 9)
    view = view_of(match, 0, words("evacuate"))
    assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view


def test_the_games_draw_their_own_tables() -> None:
    for table in (EVACUATE, LANTERNS):
        assert getattr(find_view(table.game), "__name__", "") != "ludothek.scene.plain"
