"""Making tables, taking seats, leaving and coming back."""

from pathlib import Path

import pytest

from ludothek.core.errors import OptionError
from ludothek.table import NotYours, SeatWish, Setup, Tables
from ludothek.table.errors import (
    BadName,
    NoBot,
    NoKind,
    NoPace,
    NoSeat,
    NoSuchGuest,
    NoSuchLink,
    NotHost,
    NotOpen,
    NotRunning,
)
from ludothek.table.names import unique
from tests.table.company import (
    HOT,
    ME,
    OPEN,
    RANDOM,
    alone,
    bots_answer,
    guest,
    match_of,
    open_tables,
    pair,
    play_on,
    setup,
)


def names(tables: Tables, table: str) -> list[str]:
    return [seat.name for seat in tables.about(table).seats]


# -- from a setup -----------------------------------------------------------------------------------------------


def test_a_table_without_open_seats_begins_at_once(tables: Tables) -> None:
    anna = alone(tables, RANDOM, SeatWish("bot"), lang="de")
    about = tables.about(anna.table)
    assert len(about.id) == 8
    assert (about.status, about.host, about.options) == ("running", anna.id, {"rounds": "4"})
    assert names(tables, anna.table) == ["Anna", "yellow (random)", "pink (player)"]
    assert list(match_of(tables, anna.table).record.seats) == names(tables, anna.table)
    assert [seat.kind for seat in anna.view().seats] == ["person", "bot", "bot"]
    assert [seat.yours for seat in anna.view().seats] == [True, False, False]


def test_options_seed_and_title_are_kept(tables: Tables) -> None:
    anna = guest(tables)
    wish = Setup("lanterns", {"rounds": "6"}, [ME, RANDOM], "days", "de", "  Friday\n night ", 99)
    table = tables.create(anna.id, wish)
    about = tables.about(table)
    assert (about.options["rounds"], about.pace, about.lang, about.title) == ("6", "days", "de", "Friday night")
    assert match_of(tables, table).record.seed == 99


def test_a_seed_by_hand_is_told_to_everybody(tables: Tables) -> None:
    anna, eve = guest(tables), guest(tables, "Eve")
    for seed, told in ((7, True), (None, False)):
        anna.table = tables.create(anna.id, setup(ME, OPEN, seed=seed))
        links = tables.links(anna.table, anna.id)
        assert tables.invitation(links.invite).seed_by_hand is told
        tables.open_watch(links.watch, eve.id)
        for who, lang, words in ((anna, "en", "chosen by hand"), (eve, "de", "von Hand gewählt")):
            assert (words in tables.view(anna.table, who.id, lang).seed_note) is told
        assert tables.about(anna.table).seed_by_hand is told
    assert alone(tables, RANDOM).view().seed_note == ""  # there is nobody to be told


def test_seeds_differ_unless_one_is_given(tables: Tables) -> None:
    anna = guest(tables)
    made = [tables.create(anna.id, setup(ME, RANDOM, seed=None)) for _ in range(3)]
    assert len({match_of(tables, table).record.seed for table in made}) == 3


@pytest.mark.parametrize(
    ("wish", "error"),
    [
        (setup(ME), OptionError),
        (setup(ME, RANDOM, game="chess"), OptionError),
        (Setup("lanterns", {"rounds": "5"}, [ME, RANDOM]), OptionError),
        (setup(ME, RANDOM, seed=1 << 70), OptionError),
        (setup(ME, SeatWish("bot", bot="clever")), NoBot),
        (setup(ME, SeatWish("dog")), NoKind),
        (setup(ME, RANDOM, pace="soon"), NoPace),
        (setup(ME, SeatWish("hot", "x" * 21)), BadName),
        (setup(ME, SeatWish("hot", "Blue (greedy)")), BadName),
    ],
)
def test_what_cannot_be_made_is_not_made(tables: Tables, wish: Setup, error: type[Exception]) -> None:
    anna = guest(tables)
    with pytest.raises(error):
        tables.create(anna.id, wish)
    assert tables.my_tables(anna.id) == []


def test_a_table_needs_a_guest(tables: Tables) -> None:
    with pytest.raises(NoSuchGuest):
        tables.create("nobody", setup(ME, RANDOM))


def test_a_person_without_a_name_goes_by_the_colour(tables: Tables) -> None:
    nameless = guest(tables, "")
    nameless.table = tables.create(nameless.id, setup(ME, RANDOM))
    assert names(tables, nameless.table)[0] == ""
    assert match_of(tables, nameless.table).record.seats[0] == "blue"
    assert nameless.view().seats[0].name == "Blue"
    assert tables.view(nameless.table, nameless.id, "de").seats[0].name == "Blau"


def test_bots_may_play_alone_while_the_host_looks_on(tables: Tables) -> None:
    anna = guest(tables)
    anna.table = tables.create(anna.id, setup(RANDOM, RANDOM))
    bots_answer(tables, anna.table)
    view = anna.view()
    assert (view.status, view.seat) == ("over", -1)


# -- joining ----------------------------------------------------------------------------------------------------


def test_a_table_is_open_until_all_seats_are_taken(tables: Tables, tmp_path: Path) -> None:
    anna, ben, cora = guest(tables), guest(tables, "Ben"), guest(tables, "Cora")
    anna.table = tables.create(anna.id, setup(ME, OPEN, OPEN))
    view = anna.view()
    assert (view.status, view.asked, view.question) == ("open", [], None)
    assert [seat.kind for seat in view.seats] == ["person", "open", "open"]
    assert tables.bot_job(anna.table) is None
    invite = tables.links(anna.table, anna.id).invite
    assert [seat.kind for seat in tables.invitation(invite).seats] == ["person", "open", "open"]
    assert tables.invitation(invite).host == "Anna"
    other = open_tables(tmp_path)
    other.view(anna.table, anna.id, "en")  # this process knows the table as it was
    assert tables.join(invite, ben.id, "Benny", seat=2) == anna.table
    assert anna.view().seats[2].name == "Benny"
    assert anna.view().seq > view.seq
    tables.join(invite, cora.id, "")
    assert tables.about(anna.table).status == "running"
    assert tables.seats_of(anna.table, cora.id) == [1]
    seats = match_of(tables, anna.table).record.seats
    assert list(seats) == ["Anna", "Cora", "Benny"]
    assert match_of(other, anna.table).record.seats == seats
    assert match_of(other, anna.table).state.digest() == match_of(tables, anna.table).state.digest()


def test_names_at_a_table_differ(tables: Tables) -> None:
    anna, ben = guest(tables), guest(tables, "Anna")
    anna.table = tables.create(anna.id, setup(ME, SeatWish("hot", "Anna"), OPEN))
    tables.join(tables.links(anna.table, anna.id).invite, ben.id, "")
    assert names(tables, anna.table) == ["Anna", "Anna 2", "Anna 3"]
    assert unique("x" * 20, ["x" * 20]) == "x" * 18 + " 2"


def test_who_clicks_an_invitation_twice_sits_once(tables: Tables) -> None:
    anna, ben = guest(tables), guest(tables, "Ben")
    anna.table = tables.create(anna.id, setup(ME, OPEN, OPEN))
    invite = tables.links(anna.table, anna.id).invite
    for _ in range(2):
        assert tables.join(invite, ben.id, "Ben") == anna.table
    assert tables.seats_of(anna.table, ben.id) == [1]
    tables.join(invite, ben.id, "Bea", seat=2)
    assert tables.seats_of(anna.table, ben.id) == [1, 2]


def test_a_full_table_takes_nobody(tables: Tables) -> None:
    anna, _ = pair(tables)
    invite = tables.links(anna.table, anna.id).invite
    late = guest(tables, "Cora")
    with pytest.raises(NoSeat, match="no free seat"):
        tables.join(invite, late.id, "Cora")
    with pytest.raises(NoSeat):
        tables.join(invite, late.id, "Cora", seat=0)
    with pytest.raises(NoSuchLink):
        tables.join("nonsense", late.id, "Cora")


def test_the_host_fills_open_seats_with_bots(tables: Tables) -> None:
    anna, ben = guest(tables), guest(tables, "Ben")
    anna.table = tables.create(anna.id, setup(ME, OPEN, OPEN))
    ben.table = tables.join(tables.links(anna.table, anna.id).invite, ben.id, "Ben")
    with pytest.raises(NotHost):
        tables.fill(anna.table, ben.id, "random")
    with pytest.raises(NoBot):
        tables.fill(anna.table, anna.id, "clever")
    tables.fill(anna.table, anna.id, "random")
    assert names(tables, anna.table) == ["Anna", "Ben", "pink (random)"]
    with pytest.raises(NotOpen):
        tables.fill(anna.table, anna.id, "random")
    play_on(anna, ben)
    assert anna.view().status == "over"


# -- at one screen ----------------------------------------------------------------------------------------------


def test_people_at_one_screen_hand_over(tables: Tables) -> None:
    anna = guest(tables)
    anna.table = tables.create(anna.id, setup(ME, HOT, RANDOM))
    assert tables.seats_of(anna.table, anna.id) == [0, 1]
    view = anna.view()
    assert (view.seat, view.hand_over) == (0, "Anna")
    anna.answer()
    view = anna.view()
    assert (view.seat, view.hand_over) == (1, "Carl")
    anna.answer()
    assert anna.view().seat == 1  # the bot is asked; the screen stays Carl's
    assert anna.view().hand_over == ""
    play_on(anna)
    assert anna.view().status == "over"


def test_who_is_asked_twice_in_a_row_hands_nothing_over(tables: Tables) -> None:
    anna = guest(tables)
    anna.table = tables.create(anna.id, setup(ME, HOT))
    last = -1
    while (view := anna.view()).seat != last:
        last = view.seat
        anna.answer()
    assert view.question is not None
    assert view.hand_over == ""


def test_one_person_never_hands_over(tables: Tables) -> None:
    anna, ben = pair(tables)
    assert anna.view().hand_over == ben.view().hand_over == ""


# -- leaving ----------------------------------------------------------------------------------------------------


def test_a_bot_answers_for_one_who_left_until_the_person_comes_back(tables: Tables) -> None:
    anna, ben = pair(tables)
    tables.leave(ben.table, ben.id, 1, "random")
    view = anna.view()
    assert view.notes == ["Ben has left; a bot plays on."]
    assert (view.seats[1].kind, view.seats[1].bot, view.seats[1].away) == ("person", "random", True)
    assert bots_answer(tables, anna.table) == 1
    seen = ben.view()
    assert seen.seat == 1
    anna.answer()
    while not ben.asked():
        anna.answer()
    assert ben.answer().kind == "not-asked"
    job = tables.bot_job(ben.table)
    assert job is not None
    tables.take_back(ben.table, ben.id, 1)
    assert tables.bot_answer(job, job.words[0]).kind == "not-asked"
    assert tables.bot_job(ben.table) is None
    assert ben.answer().kind == "done"
    assert anna.view().notes == []


def test_only_the_holder_leaves_and_comes_back(tables: Tables) -> None:
    anna, ben = pair(tables)
    with pytest.raises(NotYours):
        tables.leave(anna.table, ben.id, 0, "random")
    tables.leave(anna.table, anna.id, 0, "random")
    with pytest.raises(NotYours):
        tables.take_back(anna.table, ben.id, 0)


def test_nobody_leaves_a_game_that_is_over(tables: Tables) -> None:
    anna = alone(tables, RANDOM)
    play_on(anna)
    with pytest.raises(NotRunning):
        tables.leave(anna.table, anna.id, 0, "random")


def test_who_leaves_before_the_game_begins_frees_the_seat(tables: Tables) -> None:
    anna, ben, cora = guest(tables), guest(tables, "Ben"), guest(tables, "Cora")
    anna.table = tables.create(anna.id, setup(ME, OPEN, OPEN))
    invite = tables.links(anna.table, anna.id).invite
    tables.join(invite, ben.id, "Ben")
    token = tables.links(anna.table, ben.id).seats[1]
    tables.leave(anna.table, ben.id, 1, "random")
    assert tables.seats_of(anna.table, ben.id) == []
    assert anna.view().seats[1].kind == "open"
    with pytest.raises(NoSuchLink):
        tables.open_seat(token, ben.id)
    tables.join(invite, cora.id, "Cora")
    assert tables.seats_of(anna.table, cora.id) == [1]
