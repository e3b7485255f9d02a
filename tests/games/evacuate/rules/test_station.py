"""The Station line: revealing, choosing and leaving cards, the Arrow, and what single cards do (EVC-STATION)."""

from typing import Any

import pytest

from ludothek.core.chance import Rng
from tests.games.playing import answer, asks, chance, offers, refused, told, until
from tests.support import rule

from .positions import CALM, GAME, discards_for, line_for, order_of, own_pack, pack, pick, play_round, read, table, view

pytestmark = pytest.mark.engine

CARDS = list(pack().words["station.draw"])
STILL: dict[str, Any] = {"yellow_stunned": 1, "pink_stunned": 1, "ivory_stunned": 1}
SECRET = ("station-drawn", "station-rejected", "station-chosen")


def alone(line, at="starting 4", seats=4, **given: Any):
    """Blue can run; the others stand still in row 1 of the first card."""
    return table(seats, line=line, blue_at=at, **{**STILL, **given})


def each(field, value, *colours: str) -> dict[str, Any]:
    """The same value for several colours: `each("at", "hole 1", "pink", "ivory")`."""
    return {f"{colour}_{field}": value for colour in colours or ("blue", "yellow", "pink", "ivory")}


def lay(match, colour, chosen, rejected):
    """A player draws two station cards and chooses."""
    chance(match, f"station.draw {chosen}", f"station.draw {rejected}")
    return answer(match, colour, f"station.choose {chosen}")


# -- revealing and choosing -----------------------------------------------------------------------------------


@rule("EVC-STATION-01")
def test_a_face_down_card_is_turned_up_and_the_runner_goes_on():
    match = pick(alone(["starting", "?hole"]), blue="move-4")
    assert read(match, "line") == ["starting", "hole"]
    assert read(match, "blue.at") == "hole 4"
    assert [(CARDS[card], GAME.colours[who]) for card, who, *_ in told(match, "station-revealed")] == [("hole", "blue")]


@rule("EVC-STATION-01")
@pytest.mark.parametrize(
    ("card", "hidden", "at"),
    [
        ("move-1", "hole", "hole 1"),
        ("move-2", "hole", "hole 2"),
        ("move-4", "fallen-debris", "fallen-debris 2"),  # its gate holds at once
        ("move-4", "flooded-deck", "flooded-deck 2"),  # and so does its price: 1, 2, and one point too few
        ("move-4", "security-checkpoint", "security-checkpoint 1"),  # and its forced stop
        ("move-4", "moving-walkway", "moving-walkway 4"),  # but nobody began here
        ("move-4", "narrow-passageway", "narrow-passageway 4"),
    ],
)
def test_the_rows_of_a_revealed_card_count_at_once(card, hidden, at):
    match = pick(alone(["starting", f"?{hidden}"]), blue=card)
    assert read(match, "blue.at") == at


@rule("EVC-STATION-02")
def test_the_owner_lays_one_of_two_cards_and_discards_the_other():
    match = pick(alone(["starting", "?acid-pools"]), blue="move-2")
    before = set(read(match, "station.deck"))
    chance(match, "station.draw dead-end", "station.draw hole")
    assert asks(match) == "blue station.choose"
    assert offers(match) == ["hole", "dead-end"]
    assert refused(match, "blue", "station.choose cargo-lift") == "EVC-STATION-02"
    assert refused(match, "blue", "station.choose acid-pools") == "EVC-STATION-02"
    answer(match, "blue", "station.choose dead-end")
    assert read(match, "line") == ["starting", "acid-pools", "?dead-end"]
    assert read(match, "station.discard") == ["hole"]
    assert set(read(match, "station.deck")) == before - {"dead-end", "hole"}
    assert read(match, "blue.survivors") == 5  # blue did not begin on the Acid Pools


@rule("EVC-STATION-02")
def test_the_choice_comes_before_the_next_runner_moves():
    match = pick(table(line=["starting", "?acid-pools"], blue_at="starting 4"), blue="move-1", yellow="move-4")
    assert asks(match) == "chance station.draw"
    assert read(match, "yellow.at") == "starting 1"


@rule("EVC-STATION-02")
def test_no_card_is_drawn_when_nobody_enters_a_face_down_card():
    match = pick(alone(["starting", "hole", "?dead-end"]), blue="move-4")
    assert asks(match) == "chance nomia.draw"
    assert read(match, "line") == ["starting", "hole", "?dead-end"]


@rule("EVC-STATION-02")
def test_the_drawn_cards_differ():
    match = pick(alone(["starting", "?acid-pools"]), blue="move-1")
    first = offers(match)[0]
    chance(match, f"station.draw {first}")
    assert first not in offers(match)


@rule("EVC-STATION-03")
def test_only_the_chooser_knows_what_lies_face_down_and_what_was_rejected():
    match = lay(pick(alone(["starting", "?acid-pools"]), blue="move-2"), "blue", "dead-end", "hole")
    assert line_for(match, "blue") == ["starting", "acid-pools", "dead-end"]
    assert discards_for(match, "blue") == ["hole"]
    for colour in ("yellow", "pink", "ivory", ""):
        assert line_for(match, colour) == ["starting", "acid-pools", "?"]
        assert discards_for(match, colour) == []
    secrets = [event for event in match.events if event.kind in SECRET]
    assert [(event.kind, CARDS[event.args[1]]) for event in secrets] == [
        ("station-drawn", "dead-end"),
        ("station-drawn", "hole"),
        ("station-rejected", "hole"),
        ("station-chosen", "dead-end"),
    ]
    assert all(event.seen_by(0) and not event.seen_by(1) and not event.seen_by(-1) for event in secrets)


@rule("EVC-STATION-03")
def test_the_chooser_sees_both_cards_while_choosing():
    match = pick(alone(["starting", "?acid-pools"]), blue="move-2")
    for card in ("dead-end", "hole"):
        chance(match, f"station.draw {card}")
        assert view(match, "blue").to_json()["stack"] == match.state.to_json()["stack"]
        assert view(match, "yellow").to_json()["stack"] != match.state.to_json()["stack"]


@rule("EVC-STATION-03")
@pytest.mark.parametrize("moment", ["first card drawn", "both cards drawn", "chosen"])
def test_nothing_that_others_see_depends_on_the_secret_cards(moment):
    views, tapes = [], []
    for chosen, rejected in (("dead-end", "hole"), ("cargo-lift", "supply-depot")):
        match = pick(alone(["starting", "?acid-pools"]), blue="move-2")
        chance(match, f"station.draw {chosen}")
        if moment != "first card drawn":
            chance(match, f"station.draw {rejected}")
        if moment == "chosen":
            answer(match, "blue", f"station.choose {chosen}")
        views.append(view(match, "yellow").to_json())
        tapes.append([(event.kind, list(event.args)) for event in match.events if event.seen_by(1)])
    assert views[0] == views[1]
    assert tapes[0] == tapes[1]


@rule("EVC-STATION-03")
def test_what_a_player_cannot_know_can_be_anything():
    match = lay(pick(alone(["starting", "?acid-pools"]), blue="move-2"), "blue", "dead-end", "hole")
    for colour, hidden in (("blue", 1), ("yellow", 15)):
        seen = GAME.observe(match.state, GAME.colours.index(colour))
        lines = {GAME.read_path(GAME.sample_state(seen, Rng(seed)), "line")[2] for seed in range(200)}
        assert len(lines) == hidden


@rule("EVC-STATION-03")
def test_the_card_of_the_set_up_is_known_to_nobody_until_entered():
    match = alone(["starting", "?acid-pools"])
    for colour in ("blue", "yellow", "pink", "ivory", ""):
        assert line_for(match, colour) == ["starting", "?"]
    pick(match, blue="move-1")
    for colour in ("blue", "yellow", "pink", "ivory", ""):
        assert line_for(match, colour) == ["starting", "acid-pools"]


@rule("EVC-STATION-03")
def test_a_chosen_card_is_open_to_all_once_entered():
    match = table(line=["starting", "?hole"], blue_at="starting 4", yellow_at="starting 4", pink_stunned=1)
    lay(pick(match, blue="move-4", yellow="move-1"), "blue", "cargo-lift", "supply-depot")
    assert line_for(match, "yellow")[2] == "?"
    until(match, "run.pick")
    lay(pick(match, blue="move-2"), "blue", "acid-pools", "dead-end")
    assert line_for(match, "yellow")[-2:] == ["cargo-lift", "?"]


# -- an empty station deck ------------------------------------------------------------------------------------


@rule("EVC-STATION-04")
def test_an_empty_station_deck_is_renewed_from_the_discard_pile():
    match = alone(["starting", "?acid-pools"], station_deck=[])
    waiting = read(match, "station.discard")
    assert len(waiting) == 15
    pick(match, blue="move-1")
    assert len(told(match, "station-shuffled")) == 1
    assert set(offers(match)) == set(waiting)
    assert read(match, "station.discard") == []


@rule("EVC-STATION-04")
def test_the_pile_is_shuffled_only_when_a_card_is_needed():
    match = alone(["starting", "?acid-pools"], station_deck=["hole", "dead-end"])
    lay(pick(match, blue="move-1"), "blue", "hole", "dead-end")
    assert told(match, "station-shuffled") == []
    assert read(match, "station.deck") == []
    assert "dead-end" in read(match, "station.discard")


@rule("EVC-STATION-04")
def test_the_pile_is_shuffled_between_the_two_cards_if_need_be():
    match = alone(["starting", "?acid-pools"], station_deck=["hole"])
    pick(match, blue="move-1")
    assert offers(match) == ["hole"]
    chance(match, "station.draw hole")
    assert len(told(match, "station-shuffled")) == 1
    assert len(offers(match)) == 14
    assert "hole" not in offers(match)  # it is in blue's hand


@rule("EVC-STATION-04", "EVC-STATION-06", "EVC-STATION-23")
def test_a_runner_goes_on_over_a_reshuffled_card():
    match = pick(alone(["starting", "hole"], at="hole 4", station_deck=[]), blue="move-2")
    assert len(told(match, "station-shuffled")) == 1
    lay(match, "blue", "acid-pools", "dead-end")
    assert read(match, "blue.at") == "acid-pools 2"


@rule("EVC-STATION-04")
def test_after_a_shuffle_nobody_knows_where_the_cards_are():
    match = alone(["starting", "?acid-pools"], station_deck=["hole", "dead-end"])
    lay(pick(match, blue="move-4"), "blue", "hole", "dead-end")
    assert "dead-end" in discards_for(match, "blue")
    play = until(match, "run.pick")
    pick(play, blue="move-1")
    assert len(told(match, "station-shuffled")) == 1
    assert discards_for(match, "blue") == []
    assert "dead-end" in offers(match)


def long_line(but=(), last="?acid-pools"):
    """A line of all station cards but some, which ends in `last`."""
    end = last.strip("?")
    return [*(card for card in CARDS if card not in (*but, end)), last]


@rule("EVC-STATION-05")
def test_the_only_card_left_is_laid_without_a_choice():
    match = alone(long_line(but=["hole"]), at="observation-gallery 5", yellow_at="starting 1")
    chance(pick(match, blue="move-1"), "station.draw hole")
    assert asks(match) == "chance nomia.draw"
    assert read(match, "line")[-2:] == ["acid-pools", "?hole"]
    assert line_for(match, "blue")[-1] == "hole"
    assert line_for(match, "yellow")[-1] == "?"


@rule("EVC-STATION-05")
def test_the_only_card_left_may_come_from_the_discard_pile():
    line = long_line(but=["hole"])
    match = alone(line, at="observation-gallery 5", yellow_at="starting 1", station_deck=[])
    assert read(match, "station.discard") == ["hole"]
    chance(pick(match, blue="move-1"), "station.draw hole")
    assert read(match, "line")[-1] == "?hole"


@rule("EVC-STATION-05")
def test_with_no_card_at_all_the_end_is_a_wall():
    match = alone(long_line(), at="observation-gallery 5", yellow_at="starting 1", nomia_deck=CALM)
    pick(match, blue="move-4")
    assert asks(match) == "chance nomia.draw"
    assert read(match, "blue.at") == "acid-pools 4"
    assert len(read(match, "line")) == 17
    assert read(match, "blue.facing") == 1  # nobody turns at such a wall
    until(match, "run.pick")
    pick(match, blue="move-3")
    assert (read(match, "blue.at"), read(match, "blue.moved")) == ("acid-pools 4", 0)


@rule("EVC-STATION-05", "EVC-STATION-23")
def test_the_wall_is_gone_as_soon_as_there_is_a_card_again():
    match = alone(long_line(last="acid-pools", but=["hole"]), at="acid-pools 4", yellow_at="starting 1")
    pick(match, blue="move-3")
    chance(match, "station.draw hole")
    assert read(match, "blue.at") == "hole 3"


# -- crossing, meeting, leaving -------------------------------------------------------------------------------


@rule("EVC-STATION-06")
def test_crossing_a_revealed_card_completely_lays_the_next_one_at_once():
    match = alone(["moving-walkway", "?hole"], at="moving-walkway 5")
    pick(match, blue="move-4")  # five points
    assert asks(match) == "chance station.draw"
    assert read(match, "blue.at") == "hole 4"
    lay(match, "blue", "acid-pools", "dead-end")
    assert read(match, "blue.at") == "acid-pools 1"  # on it goes, and turns the new card up
    assert read(match, "line") == ["moving-walkway", "hole", "acid-pools"]
    lay(match, "blue", "supply-depot", "cargo-lift")  # for which a card follows in turn
    assert read(match, "line") == ["moving-walkway", "hole", "acid-pools", "?supply-depot"]
    assert read(match, "blue.moved") == 5
    assert asks(match) == "chance nomia.draw"


@rule("EVC-STATION-06")
def test_exactly_one_card_is_laid_beyond_a_revealed_card():
    match = alone(["starting", "?hole"], at="starting 4")
    lay(pick(match, blue="move-4"), "blue", "acid-pools", "dead-end")  # ends in its last row, no points left
    assert read(match, "blue.at") == "hole 4"
    assert asks(match) == "chance nomia.draw"


@rule("EVC-STATION-06")
def test_a_dead_end_that_was_just_laid_turns_the_runner_round():
    match = alone(["cargo-lift", "?moving-walkway"], at="cargo-lift 4", nomia_deck=CALM)
    pick(match, blue="move-3")
    lay(match, "blue", "dead-end", "hole")
    until(match, "run.pick")
    pick(match, blue="move-4")  # from row 3 of the walkway, five points: rows 4, 5, and three of the Dead End
    assert read(match, "blue.at") == "dead-end 3"
    assert read(match, "blue.facing") == -1


@rule("EVC-STATION-07")
@pytest.mark.parametrize("first", ["blue", "yellow"])
def test_only_the_first_runner_to_arrive_reveals_and_chooses(first):
    other = "yellow" if first == "blue" else "blue"
    match = table(line=["starting", "?hole"], first=first, blue_at="starting 4", yellow_at="starting 4")
    lay(pick(match, blue="move-2", yellow="move-2"), first, "acid-pools", "dead-end")
    assert asks(match) == "chance nomia.draw"
    assert read(match, f"{other}.at") == "hole 2"
    assert order_of(match, "station-placed") == [first]
    assert line_for(match, other)[-1] == "?"


@rule("EVC-STATION-07")
def test_a_later_runner_reveals_the_card_that_was_just_laid():
    match = table(
        line=["moving-walkway", "?hole"], blue_at="moving-walkway 5", yellow_at="moving-walkway 5", pink_stunned=1
    )
    lay(pick(match, blue="move-1", yellow="move-4"), "blue", "acid-pools", "dead-end")
    assert read(match, "yellow.at") == "acid-pools 1"
    lay(match, "yellow", "supply-depot", "cargo-lift")
    assert line_for(match, "blue") == ["moving-walkway", "hole", "acid-pools", "?"]
    assert line_for(match, "yellow")[-1] == "supply-depot"


@rule("EVC-STATION-08", "EVC-FAQ-09")
def test_a_card_that_all_have_left_is_discarded():
    match = table(
        blue_at="starting 4", yellow_at="starting 3", pink_at="market-concourse 1", ivory_at="market-concourse 1"
    )
    pick(match, blue="move-1", yellow="move-2")
    assert asks(match) == "chance nomia.draw"
    assert read(match, "line") == ["market-concourse", "?observation-gallery"]
    assert read(match, "station.discard") == ["starting"]
    for colour in ("blue", "yellow", ""):
        assert discards_for(match, colour) == ["starting"]
    assert read(match, "blue.at") == "market-concourse 1"


@rule("EVC-STATION-08", "EVC-STATION-09")
@pytest.mark.parametrize("straggler", ["yellow", "pink"])  # with two players pink is neutral
def test_one_runner_keeps_a_card_and_all_beyond_it(straggler):
    line = ["starting", "hole", "market-concourse", "?dead-end"]
    given = each("at", "market-concourse 1") | STILL | {f"{straggler}_at": "starting 4"}
    match = table(2, line=line, **given)
    until(pick(match, blue="move-1"), "nomia.draw")
    assert read(match, "line") == line


@rule("EVC-STATION-09")
def test_several_cards_behind_everybody_go_together():
    line = ["starting", "hole", "market-concourse", "?dead-end"]
    at = each("at", "market-concourse 1")
    match = pick(table(line=line, **at))
    assert read(match, "line") == ["market-concourse", "?dead-end"]
    assert read(match, "station.discard") == ["starting", "hole"]


@rule("EVC-STATION-09")
def test_the_check_is_made_at_the_end_of_phase_1():
    match = table(blue_at="starting 4", yellow_at="starting 4", pink_at="starting 4", ivory_at="starting 4")
    pick(match, blue="move-1", yellow="trip", pink="move-1", ivory="move-1")
    assert asks(match) == "yellow target.choose"  # Phase 2 has begun
    assert read(match, "line") == ["market-concourse", "?observation-gallery"]


@rule("EVC-STATION-09")
def test_a_trip_after_the_check_finds_no_way_back():
    match = table(blue_at="starting 4", yellow_at="starting 4", pink_at="starting 4", ivory_at="starting 4")
    pick(match, blue="move-1", yellow="trip", pink="move-1", ivory="move-1")
    answer(match, "yellow", "target.choose blue")
    assert read(match, "blue.at") == "market-concourse 1"


@rule("EVC-STATION-09")
def test_the_check_is_made_at_the_end_of_phase_2():
    match = table(
        phase="actions",
        blue_card="shove",
        blue_at="market-concourse 1",
        yellow_at="starting 4",
        pink_at="market-concourse 1",
        ivory_at="market-concourse 1",
    )
    assert read(match, "line")[0] == "starting"
    answer(match, "blue", "target.choose yellow")
    assert asks(match) == "chance nomia.draw"
    assert read(match, "line")[0] == "market-concourse"


@rule("EVC-STATION-09")
def test_the_check_is_made_at_the_end_of_phase_3_and_not_before():
    ahead = each("at", "market-concourse 1", "yellow", "pink", "ivory")
    match = table(phase="nomia", extra=1, blue_at="starting 4", blue_pool=0, nomia_deck={"rear": 1, **CALM}, **ahead)
    chance(match, "nomia.draw rear")
    answer(match, "blue", "market.choose rear")
    assert asks(match) == "chance nomia.draw"
    assert read(match, "line")[0] == "starting"  # between two draws nothing is removed
    chance(match, "nomia.draw all-clear")
    assert read(match, "line")[0] == "market-concourse"


@rule("EVC-STATION-09")
def test_a_card_behind_one_but_ahead_of_another_stays():
    line = ["starting", "hole", "market-concourse", "?dead-end"]
    at = each("at", "market-concourse 1", "yellow", "pink", "ivory")
    match = table(line=line, blue_at="market-concourse 5", blue_facing=-1, **at)
    pick(match, blue="move-1")
    assert read(match, "line") == line  # blue still runs towards Hole and the Starting card


@rule("EVC-STATION-09")
def test_cards_between_runners_that_run_apart_go_and_the_rows_close_up():
    line = ["?-cargo-lift", "starting", "hole", "market-concourse", "?dead-end"]
    apart: dict[str, Any] = {"blue_at": "starting 4", "blue_facing": -1, "yellow_at": "starting 3", "yellow_facing": -1}
    match = table(line=line, arrow=-1, pink_at="market-concourse 1", ivory_at="market-concourse 2", **apart)
    pick(match, blue="move-1", yellow="move-1", pink="move-1", ivory="move-1")
    assert read(match, "line") == ["?-cargo-lift", "starting", "market-concourse", "?dead-end"]
    assert read(match, "station.discard") == ["hole"]
    places = [read(match, f"{c}.at") for c in ("blue", "yellow", "pink", "ivory")]
    assert places == ["starting 3", "starting 2", "market-concourse 2", "market-concourse 3"]
    assert read(match, "pink.coordinate") - read(match, "blue.coordinate") == 3
    assert GAME.violations(match.state) == []


@rule("EVC-STATION-09")
def test_a_hidden_card_behind_everybody_is_discarded_unseen():
    at = each("at", "market-concourse 5")
    facing = each("facing", -1)
    match = pick(table(arrow=-1, **at, **facing))
    assert read(match, "line") == ["starting", "market-concourse"]
    assert read(match, "station.discard") == ["observation-gallery"]
    for colour in ("blue", "yellow", ""):
        assert discards_for(match, colour) == []
    assert [args[0] for args in told(match, "station-left")] == [-9]


@rule("EVC-STATION-10", "EVC-FAQ-09")
def test_discarded_cards_come_back_even_the_starting_card():
    match = table(2, line=["hole", "?acid-pools"], blue_at="hole 4", yellow_at="hole 4", station_deck=[])
    lay(pick(match, blue="move-1"), "blue", "starting", "dead-end")
    assert read(match, "line")[-1] == "?starting"
    until(match, "run.pick")
    pick(match, blue="move-4")
    assert read(match, "blue.at") == "starting 1"
    assert "starting" in read(match, "line")


# -- the Arrow and the Dead End -------------------------------------------------------------------------------

END = ["starting", "dead-end"]


@rule("EVC-STATION-11", "EVC-STATION-12")
def test_the_first_runner_at_a_dead_end_turns_itself_and_the_arrow():
    match = pick(alone(END), blue="move-3")
    assert read(match, "blue.at") == "dead-end 3"
    assert read(match, "blue.facing") == -1
    assert read(match, "arrow") == -1
    assert [read(match, f"{c}.facing") for c in ("yellow", "pink", "ivory")] == [1, 1, 1]


@rule("EVC-STATION-11")
def test_two_rows_into_a_dead_end_nobody_turns():
    match = pick(alone(END), blue="move-2")
    assert read(match, "blue.at") == "dead-end 2"
    assert read(match, "blue.facing") == 1
    assert read(match, "arrow") == 1


@rule("EVC-STATION-11")
def test_turnabout_rotates_the_arrow_and_every_runner():
    match = table(2, "full", phase="actions", blue_civilization="aerune", yellow_facing=-1)
    answer(match, "blue", "special.play turnabout")
    assert read(match, "arrow") == -1
    assert [read(match, f"{c}.facing") for c in ("blue", "yellow", "pink", "ivory")] == [-1, 1, -1, -1]


@rule("EVC-STATION-12")
@pytest.mark.parametrize(
    ("at", "card", "ends", "moved"),
    [
        ("dead-end 2", "move-1", "dead-end 3", 1),
        ("dead-end 2", "move-2", "dead-end 2", 2),
        ("dead-end 1", "move-4", "dead-end 1", 4),
        ("dead-end 2", "move-4", "starting 4", 4),  # rows 3, 2, 1 and off the card again
    ],
)
def test_remaining_points_are_spent_the_other_way(at, card, ends, moved):
    match = alone(END, at=at)
    pick(match, blue=card)
    lay(match, "blue", "hole", "acid-pools")
    assert read(match, "blue.at") == ends
    assert read(match, "blue.moved") == moved


@rule("EVC-STATION-12")
def test_a_later_runner_turns_without_the_arrow():
    match = table(line=END, blue_at="dead-end 2", yellow_at="dead-end 2", pink_stunned=1, ivory_stunned=1)
    lay(pick(match, blue="move-1", yellow="move-1"), "blue", "hole", "acid-pools")
    assert [read(match, f"{c}.facing") for c in ("blue", "yellow", "pink")] == [-1, -1, 1]
    assert read(match, "arrow") == -1
    assert len(told(match, "arrow-turned")) == 1
    assert asks(match) == "chance nomia.draw"  # and yellow chooses no card


@rule("EVC-STATION-12")
def test_a_hidden_dead_end_turns_like_an_open_one_and_gets_no_card_behind_it():
    match = alone(["starting", "?dead-end"])
    lay(pick(match, blue="move-3"), "blue", "hole", "acid-pools")
    assert read(match, "line") == ["?-hole", "starting", "dead-end"]
    match = alone(["starting", "?dead-end"])
    pick(match, blue="move-2")
    assert asks(match) == "chance nomia.draw"  # EVC-STATION-02 is skipped
    assert read(match, "line") == ["starting", "dead-end"]


@rule("EVC-STATION-12")
def test_nobody_reaches_a_card_behind_the_wall():
    """A Dead End can be the second card of the set-up: the third then lies out of reach until it is discarded."""
    line = ["starting", "dead-end", "?hole"]
    match = alone(line, at="dead-end 1")
    lay(pick(match, blue="move-4"), "blue", "acid-pools", "cargo-lift")
    assert read(match, "blue.at") == "dead-end 1"
    assert order_of(match, "turned-round") == ["blue"]
    assert read(match, "line") == ["?-acid-pools", *line]  # it is still ahead of the others
    match = table(line=line, blue_at="dead-end 2", **each("at", "dead-end 2", "yellow", "pink", "ivory"))
    lay(pick(match), "blue", "acid-pools", "cargo-lift")
    assert read(match, "line") == ["?-acid-pools", "starting", "dead-end"]
    assert line_for(match, "blue") == ["acid-pools", "starting", "dead-end"]
    assert discards_for(match, "blue") == ["cargo-lift"]  # the third card went unseen


@rule("EVC-STATION-12")
def test_nobody_is_pushed_through_the_wall():
    where: dict[str, Any] = {"blue_at": "dead-end 2", "yellow_at": "dead-end 3"}
    match = table(line=["starting", "dead-end", "?hole"], phase="actions", blue_card="shove", **where)
    until(match, "nomia.draw")
    assert order_of(match, "acts") == ["blue"]
    assert read(match, "yellow.at") == "dead-end 3"
    assert read(match, "line")[-1] == "?hole"


@rule("EVC-STATION-12")
def test_nobody_comes_through_the_wall_from_behind():
    match = alone(["starting", "dead-end", "hole"], at="hole 2", blue_facing=-1)
    assert read(pick(match, blue="move-4"), "blue.at") == "hole 1"


@rule("EVC-STATION-12")
def test_a_runner_pushed_to_the_wall_turns_only_when_it_moves_itself():
    match = table(
        line=END,
        phase="actions",
        blue_card="shove",
        blue_at="dead-end 2",
        yellow_at="dead-end 2",
        nomia_deck=CALM,
    )
    until(match, "nomia.draw")
    assert read(match, "yellow.at") == "dead-end 3"
    assert (read(match, "yellow.facing"), read(match, "arrow")) == (1, 1)
    until(match, "run.pick")
    pick(match, blue="move-1", yellow="move-2", pink="move-2", ivory="move-2")
    until(match, "nomia.draw")
    assert read(match, "yellow.at") == "dead-end 1"  # turning costs nothing
    assert read(match, "yellow.moved") == 2
    assert (read(match, "yellow.facing"), read(match, "arrow")) == (-1, -1)


@rule("EVC-STATION-12")
def test_a_runner_at_the_wall_that_cannot_move_does_not_turn():
    match = alone(END, at="dead-end 3", blue_stunned=1)
    pick(match, blue="move-3")
    assert (read(match, "blue.facing"), read(match, "arrow")) == (1, 1)


@rule("EVC-STATION-12")
def test_a_runner_that_backs_into_the_last_row_keeps_its_facing():
    line = ["?-hole", "starting", "dead-end"]
    given: dict[str, Any] = {"blue_civilization": "aerune", "blue_card": "glide", "blue_facing": -1}
    match = table(2, "full", line=line, phase="actions", arrow=-1, blue_at="dead-end 2", **given)
    until(match, "effect.may")
    answer(match, "blue", "effect.may yes", "step.rows back-1")
    assert read(match, "blue.at") == "dead-end 3"
    assert (read(match, "blue.facing"), read(match, "arrow")) == (-1, -1)


@rule("EVC-STATION-12", "EVC-FAQ-10")
@pytest.mark.parametrize(("title", "struck"), [("front", "yellow"), ("rear", "blue")])
def test_front_and_rear_follow_the_arrow_when_runners_meet(title, struck):
    line = ["?-hole", "starting", "dead-end"]
    given = {"blue_at": "dead-end 2", "blue_facing": -1, **each("at", "starting 3", "pink", "ivory")}
    match = table(line=line, phase="nomia", arrow=-1, yellow_at="starting 2", nomia_deck={title: 1}, **given)
    chance(match, f"nomia.draw {title}")
    assert order_of(match, "lost") == [struck]


@rule("EVC-STATION-13")
def test_the_new_front_end_gets_a_secret_card_from_the_one_who_turned_the_arrow():
    match = alone(["starting", "dead-end"], at="dead-end 2")
    pick(match, blue="move-2")
    assert asks(match) == "chance station.draw"
    assert read(match, "blue.at") == "dead-end 3"  # the card comes before the way back
    lay(match, "blue", "hole", "acid-pools")
    assert read(match, "line") == ["?-hole", "starting", "dead-end"]
    assert read(match, "station.discard") == ["acid-pools"]
    assert line_for(match, "blue")[0] == "hole"
    assert line_for(match, "yellow")[0] == "?"


@rule("EVC-STATION-13")
def test_a_face_down_card_at_the_new_front_end_is_enough():
    others = each("at", "starting 1", "yellow", "pink", "ivory")
    match = alone(["?-hole", "starting", "dead-end"], at="dead-end 2", **others)
    pick(match, blue="move-2")
    assert read(match, "arrow") == -1
    assert asks(match) == "chance nomia.draw"
    assert read(match, "line") == ["?-hole", "starting", "dead-end"]


@rule("EVC-STATION-13")
@pytest.mark.parametrize("line", [["-hole", "starting", "dead-end"], ["hole", "starting", "dead-end"], ["dead-end"]])
def test_every_other_open_card_at_the_new_front_end_gets_one(line):
    """However it was laid there; and the Dead End itself is a wall on one side only."""
    match = pick(alone(line, at="dead-end 2"), blue="move-1")
    lay(match, "blue", "acid-pools", "cargo-lift")
    assert read(match, "line") == ["?-acid-pools", *line]


@rule("EVC-STATION-13")
def test_a_wall_at_the_new_front_end_is_enough():
    given = each("at", "starting 2") | each("facing", -1)
    line = ["?-hole", "starting", "dead-end"]
    match = table(2, "full", line=line, phase="actions", arrow=-1, blue_civilization="aerune", **given)
    answer(match, "blue", "special.play turnabout")
    assert read(match, "arrow") == 1
    assert asks(match) == "chance nomia.draw"
    assert read(match, "line") == ["starting", "dead-end"]  # the hidden card lies behind everybody


@rule("EVC-STATION-13")
def test_the_first_player_chooses_when_a_neutral_runner_turns_the_arrow():
    match = table(2, line=END, first="yellow", pink_at="dead-end 2", neutral_pink_deck=[1])
    chance(until(pick(match), "neutral.draw"), "neutral.draw 1")
    assert read(match, "pink.facing") == -1
    lay(match, "yellow", "hole", "acid-pools")
    assert line_for(match, "yellow")[0] == "hole"


@rule("EVC-STATION-13")
def test_the_line_grows_at_its_other_end_too():
    match = table(line=["?-hole", "starting"], arrow=-1, **each("at", "starting 1"), **each("facing", -1))
    pick(match, blue="move-3", yellow="move-1", pink="move-2", ivory="move-4")
    assert read(match, "blue.at") == "hole 3"  # rows are counted from the side on which it was entered
    lay(match, "blue", "acid-pools", "dead-end")
    assert read(match, "line") == ["?-acid-pools", "-hole"]
    assert [read(match, f"{c}.at") for c in ("yellow", "pink", "ivory")] == ["hole 1", "hole 2", "hole 4"]
    assert GAME.violations(match.state) == []


@rule("EVC-STATION-14")
@pytest.mark.parametrize(
    ("arrow", "line", "rear"),
    [(1, ["starting", "hole", "?dead-end"], "starting 1"), (-1, ["?-dead-end", "hole", "starting"], "starting 4")],
)
def test_nobody_is_pushed_off_the_rear_end(arrow, line, rear):
    given = {"yellow_at": rear, **each("at", "hole 1", "pink", "ivory")}
    match = table(line=line, arrow=arrow, phase="actions", blue_card="trip", blue_at=rear, **given)
    until(match, "nomia.draw")
    assert order_of(match, "acts") == ["blue"]
    assert read(match, "yellow.at") == rear


@rule("EVC-STATION-14")
def test_own_movement_backwards_ends_there_too():
    given: dict[str, Any] = {"blue_civilization": "aerune", "blue_card": "glide"}
    match = table(2, "full", phase="actions", blue_at="starting 1", **given)
    until(match, "effect.may")
    answer(match, "blue", "effect.may yes", "step.rows back-1")
    assert read(match, "blue.at") == "starting 1"
    assert len(read(match, "line")) == 3
    assert told(match, "station-placed") == []


# -- single cards ---------------------------------------------------------------------------------------------


@rule("EVC-STATION-15")
@pytest.mark.parametrize(
    ("card", "survivors"),
    [("move-1", 4), ("hesitate", 4), ("move-2", 4), ("trip", 4), ("move-3", 5), ("shove", 5), ("panicked-run", 5)],
)
def test_acid_pools_takes_a_survivor_from_the_slow(card, survivors):
    match = alone(["starting", "acid-pools", "?hole"], at="acid-pools 1")
    pick(match, blue=card)
    assert read(match, "blue.survivors") == survivors
    assert len(told(match, "station-acts")) == 5 - survivors


@rule("EVC-STATION-15", "EVC-FAQ-07")
def test_acid_pools_asks_for_the_speed_and_not_for_the_rows():
    stopped = pick(alone(["acid-pools", "security-checkpoint", "?hole"], at="acid-pools 4"), blue="move-3")
    assert (read(stopped, "blue.moved"), read(stopped, "blue.survivors")) == (1, 5)
    left = pick(alone(["acid-pools", "market-concourse", "?hole"], at="acid-pools 4"), blue="move-2")
    assert read(left, "blue.at") == "market-concourse 2"
    assert read(left, "blue.survivors") == 4  # it has left the card, and loses all the same


@rule("EVC-STATION-15")
def test_acid_pools_harms_nobody_who_began_elsewhere():
    match = alone(["starting", "acid-pools", "?hole"], at="starting 4")
    pick(match, blue="move-1")
    assert read(match, "blue.at") == "acid-pools 1"
    assert read(match, "blue.survivors") == 5


@rule("EVC-STATION-15")
def test_acid_pools_takes_neutral_survivors_by_the_number_drawn():
    for number, pool in ((2, 3), (3, 4)):
        match = table(2, line=["acid-pools", "?hole"], ivory_status="out", neutral_pink_deck=[number], blue_stunned=1)
        pick(match, blue="move-3", yellow="move-3")
        chance(until(match, "neutral.draw"), f"neutral.draw {number}")
        assert read(match, "pink.pool") == pool


ACCESS = ["starting", "maintenance-access", "market-concourse", "?hole"]


@rule("EVC-STATION-16", "EVC-FAQ-04")
@pytest.mark.parametrize("at", ["maintenance-access 1", "maintenance-access 4"])  # still on it, and off it
def test_maintenance_access_bars_the_action_for_the_whole_round(at):
    match = alone(ACCESS, at=at, nomia_deck=CALM)
    pick(match, blue="panicked-run")
    assert asks(match) == "chance nomia.draw"
    assert read(match, "extra") == 0
    assert read(match, "blue.moved") == 4  # the movement is unaffected
    chance(match, "nomia.draw all-clear")
    assert asks(match).endswith("run.pick")


@rule("EVC-STATION-16")
def test_arriving_on_maintenance_access_bars_nobody_this_round():
    match = alone(ACCESS, at="starting 4", nomia_deck=CALM)
    pick(match, blue="panicked-run")
    assert read(match, "blue.at") == "maintenance-access 4"
    assert asks(match) == "chance nomia.draw"
    assert read(match, "extra") == 1


@rule("EVC-STATION-16")
def test_the_bar_is_lifted_in_the_next_round():
    match = alone(ACCESS, at="maintenance-access 4", nomia_deck=CALM)
    play_round(match, blue="move-1")
    pick(match, blue="panicked-run")
    assert read(until(match, "nomia.draw"), "extra") == 1


@rule("EVC-STATION-16")
def test_maintenance_access_restricts_passing():
    match = alone(ACCESS, at="maintenance-access 1", yellow_at="maintenance-access 2")
    pick(match, blue="move-4")
    assert read(match, "blue.at") == "maintenance-access 2"


@rule("EVC-STATION-17")
@pytest.mark.parametrize(("station", "row"), [("dark-passageway", 3), ("narrow-passageway", 2)])
def test_the_passageways_restrict_passing(station, row):
    line = ["starting", station, "?hole"]
    match = pick(alone(line, at=f"{station} 1", yellow_at=f"{station} 3"), blue="move-4")
    assert read(match, "blue.at") == f"{station} {row}"
    free = pick(alone(line, at=f"{station} 1"), blue="move-3")
    assert read(free, "blue.at") == f"{station} 4"


@rule("EVC-STATION-17")
def test_the_passageways_bar_no_action():
    for station in ("dark-passageway", "narrow-passageway"):
        match = pick(alone(["starting", station, "?hole"], at=f"{station} 1"), blue="panicked-run")
        assert read(until(match, "nomia.draw"), "extra") == 1


@rule("EVC-STATION-18", "EVC-FAQ-02")
@pytest.mark.parametrize(
    ("station", "at", "card", "ends"),
    [
        ("fallen-debris", 2, "move-1", "fallen-debris 3"),
        ("fallen-debris", 2, "move-2", "fallen-debris 4"),
        ("fallen-debris", 2, "move-3", "fallen-debris 2"),
        ("fallen-debris", 3, "move-4", "market-concourse 3"),  # beyond the rubble nothing changes
        ("hole", 2, "move-2", "hole 2"),
        ("hole", 2, "move-3", "market-concourse 1"),
        ("hole", 3, "move-1", "hole 4"),
    ],
)
def test_debris_and_hole_need_certain_speeds_and_change_nothing_else(station, at, card, ends):
    match = pick(alone(["starting", station, "market-concourse", "?acid-pools"], at=f"{station} {at}"), blue=card)
    assert read(match, "blue.at") == ends


HOMES = ["starting", "residential-module", "?hole"]


def drawn(match):
    """How many Nomia Cards this round brings."""
    count = 0
    while asks(until(match, "nomia.draw", "run.pick")) == "chance nomia.draw":
        chance(match, "nomia.draw all-clear")
        count += 1
    return count


@rule("EVC-STATION-19", "EVC-FAQ-05")
def test_a_runner_that_ends_on_the_residential_module_brings_one_more_card():
    assert drawn(pick(alone(HOMES, nomia_deck=CALM), blue="move-2")) == 2
    assert drawn(pick(alone(HOMES, at="starting 1", nomia_deck=CALM), blue="move-2")) == 1


@rule("EVC-STATION-19")
def test_leaving_the_residential_module_in_time_avoids_it():
    line = ["residential-module", "market-concourse", "?hole"]
    where = each("at", "market-concourse 1", "yellow", "pink", "ivory")
    match = alone(line, at="residential-module 4", nomia_deck=CALM, **where)
    assert drawn(pick(match, blue="move-1")) == 1


@rule("EVC-STATION-19")
def test_several_runners_on_the_module_bring_one_card_in_total():
    match = table(line=HOMES, blue_at="starting 4", yellow_at="residential-module 1", nomia_deck=CALM)
    assert drawn(pick(match, blue="move-1", yellow="move-2")) == 2


@rule("EVC-STATION-19")
def test_a_neutral_runner_on_the_module_counts_and_panicked_runs_add_up():
    match = table(2, line=HOMES, phase="nomia", extra=2, pink_at="residential-module 2", nomia_deck=CALM)
    assert drawn(match) == 4


@rule("EVC-STATION-19")
def test_a_face_down_module_brings_nothing():
    match = table(line=["starting", "?residential-module"], phase="nomia", nomia_deck=CALM)
    assert drawn(match) == 1


@rule("EVC-STATION-19")
@pytest.mark.parametrize(("at", "count"), [("residential-module 4", 2), ("starting 4", 1)])
def test_presence_is_checked_once_at_the_start_of_phase_3(at, count):
    """Sealed Bulkhead then moves the runner off the module, or onto it: too late."""
    line = ["starting", "residential-module", "market-concourse", "?hole"]
    ahead = each("at", "market-concourse 3", "yellow", "pink", "ivory")
    match = table(line=line, phase="nomia", blue_at=at, nomia_deck={"sealed-bulkhead": 1, **CALM}, **ahead)
    chance(match, "nomia.draw sealed-bulkhead")
    assert read(match, "blue.at") != at
    assert 1 + drawn(match) == count


@rule("EVC-STATION-20")
@pytest.mark.parametrize(
    ("card", "ends", "moved"),
    [
        ("move-1", "flooded-deck 1", 1),
        ("move-2", "flooded-deck 1", 1),
        ("move-3", "flooded-deck 2", 2),
        ("move-4", "flooded-deck 2", 2),
    ],
)
def test_some_rows_cost_more_to_enter(card, ends, moved):
    match = pick(alone(["starting", "flooded-deck", "?hole"]), blue=card)
    assert (read(match, "blue.at"), read(match, "blue.moved")) == (ends, moved)


@rule("EVC-STATION-21", "EVC-FAQ-03")
def test_a_walkway_adds_a_point_for_those_who_began_on_it():
    line = ["moving-walkway", "market-concourse", "?hole"]
    assert read(pick(alone(line, at="moving-walkway 4"), blue="move-2"), "blue.at") == "market-concourse 2"
    line = ["starting", "moving-walkway", "?hole"]
    assert read(pick(alone(line, at="starting 4"), blue="move-2"), "blue.at") == "moving-walkway 2"


@rule("EVC-STATION-22")
def test_a_loss_by_a_station_card_fills_the_tracker_but_gives_no_choice():
    match = alone(["starting", "acid-pools", "?hole"], at="acid-pools 1")
    pick(match, blue="move-1")
    assert read(match, "deaths") == 1
    assert read(match, "blue.dead") == 1
    assert read(match, "blue.pool") == 3
    assert asks(match) == "chance nomia.draw"
    assert read(match, "nomia.pile") == {}
    assert sum(read(match, "nomia.market").values()) == 20


@rule("EVC-STATION-22")
def test_a_loss_by_a_station_card_can_fill_evac_ready():
    match = alone(["starting", "acid-pools", "?hole"], at="acid-pools 1", deaths=7)
    pick(match, blue="move-1")
    assert read(match, "evac") == 1
    assert read(match, "nomia.deck")["transport"] == 1


@rule("EVC-STATION-22")
def test_acid_pools_can_take_the_last_survivor():
    match = alone(["starting", "acid-pools", "?hole"], at="acid-pools 1", blue_pool=0)
    until(pick(match, blue="move-2"), "nomia.draw")
    assert read(match, "blue.status") == "out"
    assert read(match, "deaths") == 1
    assert asks(match) == "chance nomia.draw"


# -- an open end ----------------------------------------------------------------------------------------------


@rule("EVC-STATION-23")
def test_own_movement_to_an_open_end_lays_the_next_card():
    match = alone(["starting", "hole"], at="hole 3")
    pick(match, blue="move-3")
    assert read(match, "blue.at") == "hole 4"
    lay(match, "blue", "acid-pools", "dead-end")
    assert read(match, "blue.at") == "acid-pools 2"
    lay(match, "blue", "supply-depot", "cargo-lift")
    assert read(match, "line") == ["starting", "hole", "acid-pools", "?supply-depot"]


@rule("EVC-STATION-23")
def test_nothing_is_laid_when_the_points_end_in_the_last_row():
    match = alone(["starting", "hole"], at="hole 3")
    pick(match, blue="move-1")
    assert asks(match) == "chance nomia.draw"
    assert read(match, "line") == ["starting", "hole"]


@rule("EVC-STATION-23", "EVC-STATION-14")
def test_an_open_end_behind_the_arrow_is_lengthened_as_well():
    """Blue still runs against the Arrow; its end of the line is the rear end of the others."""
    line = ["starting", "market-concourse", "?hole"]
    match = alone(line, at="starting 2", blue_facing=-1)
    pick(match, blue="move-2")
    lay(match, "blue", "acid-pools", "dead-end")
    assert read(match, "blue.at") == "acid-pools 1"
    lay(match, "blue", "supply-depot", "cargo-lift")
    assert read(match, "line") == ["?-supply-depot", "-acid-pools", *line]


@rule("EVC-STATION-23")
def test_the_first_player_lays_for_a_neutral_runner():
    match = table(2, line=["starting", "hole"], first="yellow", pink_at="hole 4", neutral_pink_deck=[1])
    chance(until(pick(match), "neutral.draw"), "neutral.draw 1")
    lay(match, "yellow", "acid-pools", "dead-end")
    assert read(match, "pink.at") == "acid-pools 1"


@rule("EVC-STATION-23")
def test_an_own_action_lengthens_the_line():
    match = table(line=["starting", "hole"], phase="actions", blue_card="hesitate", blue_at="hole 4")
    answer(match, "blue", "effect.may yes")
    lay(match, "blue", "acid-pools", "dead-end")
    assert read(match, "blue.at") == "acid-pools 1"


@rule("EVC-STATION-23")
def test_a_push_never_does():
    match = table(line=["starting", "hole"], phase="actions", blue_card="shove", blue_at="hole 3", yellow_at="hole 4")
    until(match, "nomia.draw")
    assert order_of(match, "acts") == ["blue"]
    assert read(match, "yellow.at") == "hole 4"
    assert read(match, "line") == ["starting", "hole"]


# -- rows that only a pack of one's own has ---------------------------------------------------------------------


@rule("EVC-STATION-20", "EVC-RUN-14")
def test_entering_a_face_down_card_costs_one_point_whatever_it_shows(tmp_path):
    """R-81: nobody can see the price, and a runner that stopped before the card would give its face away."""
    content = own_pack(tmp_path, '[station.hole]\ncost = { "1" = 3 }\n')
    match = pick(alone(["starting", "?hole"], content=content), blue="move-2")
    assert read(match, "blue.at") == "hole 2"
    match = pick(alone(["starting", "hole"], content=content), blue="move-2")
    assert read(match, "blue.at") == "starting 4"


@rule("EVC-RUN-07", "EVC-RUN-14")
@pytest.mark.parametrize(
    ("stations", "card", "ends"),
    [
        ('cap = { "1" = 1 }\ncost = { "2" = 2 }', "move-2", "starting 4"),  # cannot pay its way to room
        ('cap = { "1" = 1 }\ncost = { "2" = 2 }', "move-3", "hole 2"),
        ('cap = { "1" = 1 }\ncost = { "1" = 2 }', "move-2", "starting 4"),
        ('cap = { "1" = 1 }\ncost = { "1" = 2 }', "move-3", "hole 2"),
        ('cap = { "1" = 1 }\nstop = [1]', "move-4", "starting 4"),  # it would have to stop in the full row
        ('cap = { "1" = 1 }\ngates = [{ after = 1, speed = "at-most 1" }]', "move-3", "starting 4"),
        ('cap = { "1" = 2 }', "move-1", "hole 1"),  # one place left
    ],
)
def test_only_who_can_pay_the_way_to_room_goes_through_a_full_row(tmp_path, stations, card, ends):
    content = own_pack(tmp_path, f"[station.hole]\n{stations}\n")
    match = alone(["starting", "hole", "?dead-end"], content=content, yellow_at="hole 1")
    assert read(pick(match, blue=card), "blue.at") == ends


@rule("EVC-RUN-07", "EVC-RUN-13")
def test_under_stop_on_a_full_row_is_not_entered(tmp_path):
    content = own_pack(tmp_path, '[station.dark-passageway]\ncap = { "2" = 1 }\n')
    line = ["starting", "dark-passageway", "?hole"]
    match = alone(line, at="dark-passageway 1", content=content, yellow_at="dark-passageway 2")
    assert read(pick(match, blue="move-4"), "blue.at") == "dark-passageway 1"
