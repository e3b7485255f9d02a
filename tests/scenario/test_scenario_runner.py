"""Running scenarios: what holds, what fails, and how chance fills the gaps."""

from collections.abc import Callable

import pytest

from ludothek.games import find
from ludothek.scenario import Report, run_scenario
from tests.support import engine

from .conftest import HEAD, PICKS, content, parse

pytestmark = engine
Run = Callable[..., Report]


def failing(report: Report) -> list[str]:
    return [finding.what for finding in report.failures]


def test_expectations_that_hold_make_a_good_report(run: Run) -> None:
    report = run(PICKS, '[expect]\n"blue.at" = "starting 4"\n"yellow.moved" = 1')
    assert report.ok
    assert [(f.what, f.found) for f in report.findings] == [("blue.at", '"starting 4"'), ("yellow.moved", "1")]


def test_an_expectation_that_does_not_hold_fails(run: Run) -> None:
    report = run(PICKS, '[expect]\n"blue.at" = "starting 3"\n"yellow.moved" = 1')
    assert not report.ok
    assert failing(report) == ["blue.at"]
    assert report.failures[0].found == '"starting 4"'


def test_the_text_has_a_line_for_each_expectation(run: Run) -> None:
    report = run(PICKS, 'expect = { "extra" = 0 }\n[expect]\n"blue.at" = "starting 3"\n"yellow.moved" = 1')
    assert report.text().splitlines() == [
        "small: Small [EVC-RUN-03]",
        "  ok    do 4: extra: 0",
        '  FAIL  blue.at: "starting 4", but expected is "starting 3"',
        "  ok    yellow.moved: 1",
        "  2 of 3 expectations are met.",
    ]
    assert report.text("de").startswith("small: Klein ")


def test_an_expectation_of_an_entry_is_read_right_after_it(run: Run) -> None:
    first = '[[do]]\nby = "blue"\nplay = "run.pick move-3"\nexpect = { "blue.moved" = 0, "question.by" = ["yellow"] }'
    report = run(first.replace('["yellow"]', '["yellow", "pink", "ivory"]'), '[expect]\n"blue.hand.count" = 3')
    assert report.ok
    assert failing(run(first)) == ["question.by"]


def test_a_common_question_is_answered_in_any_order(run: Run) -> None:
    picks = PICKS.strip().split("\n\n")
    report = run(*reversed(picks), '[expect]\n"blue.at" = "starting 4"\n"ivory.at" = "starting 2"')
    assert report.ok


def test_seats_go_by_their_players_names(run: Run) -> None:
    head = HEAD.replace("seats = 4", 'seats = ["Anna", "Ben", "Cem", "Dora"]')
    picks = PICKS.replace('"blue"', '"Anna"').replace('"ivory"', '"Dora"')
    assert run(picks, '[expect]\n"blue.at" = "starting 4"\n"ivory.at" = "starting 2"', head=head).ok


def test_a_refusal_needs_the_right_rule(run: Run) -> None:
    refused = '[[do]]\nby = "blue"\nrefuse = "run.pick move-2"\nbecause = "EVC-RUN-01"'
    assert run(refused).ok
    wrong = run(refused.replace("EVC-RUN-01", "EVC-CLEAN-05"))
    assert not wrong.ok
    assert wrong.failures[0].found == "EVC-RUN-01"


def test_a_refusal_of_what_is_allowed_fails(run: Run) -> None:
    report = run('[[do]]\nby = "blue"\nrefuse = "run.pick move-3"\nbecause = "EVC-RUN-01"')
    assert not report.ok
    assert report.failures[0].found == "nothing, it is allowed"


@pytest.mark.parametrize(
    ("offers", "ok"),
    [
        ('["move-1", "move-3", "trip"]', True),
        ('["trip", "move-1", "move-3"]', True),
        ('["move-1", "move-3"]', False),
        ('["move-1", "move-3", "trip", "shove"]', False),
    ],
)
def test_offers_are_the_exact_list(run: Run, offers: str, ok: bool) -> None:
    assert run(f'[[do]]\nby = "blue"\ncode = "run.pick"\noffers = {offers}').ok is ok


def test_offers_of_another_question_fail(run: Run) -> None:
    report = run('[[do]]\nby = "blue"\ncode = "station.choose"\noffers = []')
    assert "blue is not asked 'station.choose': 'run.pick' is asked of blue" in report.failures[0].found


def test_a_refused_play_ends_the_run(run: Run) -> None:
    report = run(PICKS.replace("move-3", "move-4", 1), '[expect]\n"blue.pool" = 4')
    assert [(f.what, f.found) for f in report.failures] == [
        ("blue run.pick move-4", "blue may not answer 'run.pick move-4' [EVC-RUN-01]"),
        ("blue.pool", "not reached"),
    ]


def test_a_play_of_somebody_who_is_not_asked_fails(run: Run) -> None:
    report = run('[[do]]\nby = "blue"\nplay = "market.choose rear"')
    assert report.failures[0].found.startswith("blue is not asked 'market.choose'")


def test_named_chance_comes_true_and_the_rest_is_from_the_seed(run: Run) -> None:
    """Blue's third row is the hidden card: two station draws from the seed come before the named Nomia Card."""
    head = HEAD.replace('"first" ', '"blue.at" = "market-concourse 5"\n"first" ')
    chosen = '[[do]]\nby = "blue"\ncode = "station.choose"\noffers = []'
    offered = run(PICKS, chosen, head=head).failures[0].found
    assert offered.count('"') == 4  # two cards
    again = run(PICKS, chosen.replace("[]", offered), head=head)
    assert again.ok
    other = run(PICKS, chosen.replace("[]", offered), head=head.replace("seats = 4", "seats = 4\nseed = 5"))
    assert not other.ok


def test_chance_before_a_named_question_is_answered_by_the_seed(run: Run) -> None:
    head = HEAD.replace("seats = 4", "seats = 2")
    picks = "\n\n".join(PICKS.strip().split("\n\n")[:2])
    drawn = '[[do]]\nchance = "nomia.draw all-clear"'
    report = run(picks, drawn, '[expect]\n"round" = 2\n"neutral.pink.deck.count" = 9', head=head)
    assert report.ok
    named = run(picks, '[[do]]\nchance = "neutral.draw 4"', '[expect]\n"pink.moved" = 4\n"ivory.moved" = 0', head=head)
    assert named.ok


def test_chance_that_is_not_named_waits_for_the_expectations(run: Run) -> None:
    assert run(PICKS, '[expect]\n"question" = "nomia.draw"\n"question.by" = ["chance"]\n"round" = 1').ok


def test_chance_that_cannot_be_fails(run: Run) -> None:
    impossible = run(PICKS, '[[do]]\nchance = "nomia.draw ambush"')
    assert impossible.failures[0].found == "chance cannot answer 'nomia.draw' with 'ambush' now"
    unasked = run('[[do]]\nchance = "nomia.draw rear"')
    assert unasked.failures[0].found.startswith("chance is not asked 'nomia.draw': 'run.pick' is asked of blue")


def test_a_forced_answer_may_be_written_down(run: Run) -> None:
    """Trip finds only yellow within reach, so the kernel answers for blue."""
    picks = PICKS.replace("run.pick move-3", "run.pick trip")
    head = HEAD.replace('"starting 3"', '"starting 2"').replace(
        '"first" ', '"pink.at" = "market-concourse 1"\n"ivory.at" = "market-concourse 1"\n"first" '
    )
    target = '[[do]]\nby = "blue"\nplay = "target.choose yellow"'
    assert run(picks, target, '[expect]\n"yellow.at" = "starting 2"\n"question" = "nomia.draw"', head=head).ok
    wrong = run(picks, target.replace("choose yellow", "choose pink"), head=head)
    assert not wrong.ok


def test_a_scenario_may_begin_with_the_set_up(run: Run) -> None:
    head = HEAD.partition("[given]")[0].replace("seats = 4", 'seats = 2\noptions = { mode = "full" }')
    dealt = '[[do]]\nchance = "setup.station hole"\n[[do]]\nchance = "setup.station cargo-lift"\n'
    first = '[[do]]\nchance = "setup.first yellow"\n'
    people = '[[do]]\nby = "yellow"\nplay = "setup.civilization urumak"\n'
    taken = '[[do]]\nby = "blue"\nrefuse = "setup.civilization urumak"\nbecause = "EVC-SETUP-13"\n'
    expect = '[expect]\n"line" = ["starting", "hole", "?cargo-lift"]\n"yellow.survivors" = 3\n"phase" = "set-up"'
    assert run(dealt, first, people, taken, expect, head=head).ok


def test_a_given_position_begins_in_phase_one_unless_it_says_otherwise(run: Run) -> None:
    head = HEAD.replace('"phase"     = "run"\n', '"blue.at" = "market-concourse 2"\n')
    assert run(PICKS, '[expect]\n"blue.began" = "market-concourse"', head=head).ok


def test_the_order_of_the_assignments_does_not_matter(run: Run) -> None:
    lines = HEAD.partition("[given]\n")[2].splitlines()
    backwards = HEAD.partition("[given]\n")[0] + "[given]\n" + "\n".join(reversed(lines)) + "\n"
    assert run(PICKS, '[expect]\n"blue.at" = "starting 4"\n"yellow.at" = "starting 4"', head=backwards).ok


def test_the_pack_is_loaded_when_none_is_passed() -> None:
    scenario = parse('[expect]\n"blue.hand.count" = 3')
    assert run_scenario(scenario, find) == run_scenario(scenario, find, content())
