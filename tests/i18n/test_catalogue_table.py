"""Questions, refusals and the log, as people at a table meet them."""

import random
from pathlib import Path

import pytest

from ludothek.core.errors import OptionError
from ludothek.core.events import EVERYONE, Event
from ludothek.core.match import Decision, Match
from ludothek.games import find
from ludothek.i18n import LANGUAGES, Catalogue, MissingMessage, catalogue, platform

from .asking import BOTH, SEATS, game_content, open_catalogue

EVENTS = find("evacuate").events


@pytest.fixture
def english() -> Catalogue:
    return open_catalogue("evacuate", "en")


@pytest.fixture
def german() -> Catalogue:
    return open_catalogue("evacuate", "de")


def number(told: Catalogue, kind: str, id: str) -> int:
    return [entry.id for entry in told.content.entries(kind)].index(id)


# -- questions ----------------------------------------------------------------------------------------------


def asking(code: str, source: str = "") -> Decision:
    return Decision(0, (0,), code, (), (), source)


def test_prompts_begin_with_their_verb(english: Catalogue, german: Catalogue) -> None:
    assert english.prompt(asking("run.pick", "EVC-RUN-01"), SEATS) == "Pick the Run Card you want to play."
    assert german.prompt(asking("run.pick", "EVC-RUN-01"), SEATS) == "Wähle die Laufkarte, die du spielen willst."


def test_a_question_of_an_effect_says_what_it_is_about(english: Catalogue, german: Catalogue) -> None:
    decision = asking("effect.may", "step 1 forward")
    assert english.prompt(decision, SEATS) == "Decide whether you want to move your runner 1 row forward."
    assert german.prompt(decision, SEATS).endswith("dies tun willst: deinen Läufer 1 Feld vorwärts bewegen.")
    assert english.prompt(asking("effect.may"), SEATS) == "Decide whether you want to use this effect."
    choice = "choose (gain 1 | step 1 back)"
    assert english.option("effect.choose", "second", source=choice) == "Move your runner 1 row back"
    assert english.option("effect.choose", "second") == "The second effect"


def test_a_prompt_can_name_the_card_it_comes_from(tmp_path: Path, english: Catalogue) -> None:
    from ludothek.i18n.messages import Messages

    file = tmp_path / "own.ftl"
    file.write_text("prompt-run-pick = { $player }, because of { $source }:\n", encoding="utf-8")
    told = Catalogue(Messages("en", [file]), english.game, english.content)
    assert told.prompt(asking("run.pick", "run.trip"), SEATS) == "Anna, because of Move 2: Trip:"
    assert told.prompt(asking("run.pick", "EVC-RUN-01"), SEATS) == "Anna, because of EVC-RUN-01:"


@pytest.mark.parametrize(
    ("code", "word", "label"),
    [
        ("run.pick", "shove", "Move 3: Shove (speed 3)"),
        ("run.speed", "4", "Speed 4"),
        ("setup.civilization", "skith", "Skith (4 Survivors, Warp Reality, Unhappen)"),
        ("market.choose", "rear", "Nomia Approaching from Rear (red)"),
        ("station.choose", "hole", "Hole"),
        ("special.play", "pass", "Pass"),
        ("special.play", "unhappen", "Unhappen"),
        ("target.choose", "yellow", "Ben"),
        ("target.choose", "pink", "Pink"),
        ("step.rows", "stay", "Stay"),
        ("step.rows", "forward-1", "1 row forward"),
        ("step.rows", "back-2", "2 rows back"),
        ("effect.may", "yes", "Yes"),
        ("loss.miniature", "token", "The Nomia Token"),
    ],
)
def test_options_have_short_labels(english: Catalogue, code: str, word: str, label: str) -> None:
    assert english.option(code, word, names=SEATS) == label


def test_a_word_that_no_question_knows_has_no_label(english: Catalogue) -> None:
    with pytest.raises(MissingMessage, match="option-run-pick-sprint"):
        english.option("run.pick", "sprint")


# -- refusals and rules -------------------------------------------------------------------------------------


def test_a_refusal_gives_the_numbers_if_there_are_any(english: Catalogue, german: Catalogue) -> None:
    assert english.refusal("EVC-ACT-06", {"rows": 3}) == "This runner is 3 rows away, and your card cannot reach it."
    assert (
        german.refusal("EVC-ACT-06", {"rows": 1})
        == "Dieser Läufer ist 1 Feld entfernt, und deine Karte erreicht ihn nicht."
    )
    assert english.refusal("EVC-ACT-06", {}) == "This runner cannot be the target of your card."
    assert "in your turn of Phase 2" in english.refusal("EVC-CIV-04", {"window": 3})


def test_a_refusal_without_a_message_is_the_rule_itself(english: Catalogue, german: Catalogue) -> None:
    for told in (english, german):
        assert told.refusal("EVC-STATION-04", {"cards": 0}) == told.rule("EVC-STATION-04")
    assert german.rule("EVC-RUN-02") == "Die gewählten Laufkarten werden alle gleichzeitig aufgedeckt."


def test_an_unknown_rule_is_missed(english: Catalogue) -> None:
    with pytest.raises(MissingMessage, match="EVC-RUN-99"):
        english.rule("EVC-RUN-99")


# -- the log ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "args", "sentence"),
    [
        ("round", [3, 1, 0], "Round 3 begins; Ben is first player."),
        ("lost", [2, 0, 0], "Pink loses a Survivor."),
        ("moved", [0, 0, 0], "Anna stays put."),
        ("moved", [0, 1, 0], "Anna runs 1 row."),
        ("moved-by", [0, 1, -2], "Anna moves the runner of Ben back, up to 2 rows."),
        ("moved-by", [0, 0, 3], "Anna moves forward, up to 3 rows."),
        ("moved-by", [-2, 1, 1], "Ben is moved forward, up to 1 row."),
        ("station-left", [-9, 0, 0], "Everyone has left a face-down Station Card; it is discarded."),
        ("ended", [0, 0, 0], "The game ends without a winner."),
        ("ended", [2, 0, 0], "The game ends: Ben wins."),
        ("ended", [3, 0, 0], "The game ends: Anna and Ben win together."),
        ("forced.effect.may", [1, 0, 0], "Ben had only one choice: No."),
        ("forced.target.choose", [1, 0, 0], "Ben had only one choice: Anna."),
    ],
)
def test_events_become_sentences(english: Catalogue, kind: str, args: list[int], sentence: str) -> None:
    assert english.event(Event(kind, args, EVERYONE), -1, SEATS) == sentence


def test_cards_in_events_go_by_their_names(english: Catalogue, german: Catalogue) -> None:
    event = Event("acts", [0, number(english, "run", "shove"), 0], EVERYONE)
    assert english.event(event, 1, SEATS) == "Anna carries out the action of Move 3: Shove."
    assert german.event(event, 1, SEATS) == "Anna führt die Aktion von Bewegung 3: Schubsen aus."


def test_who_may_not_know_is_told_nothing(english: Catalogue) -> None:
    event = Event("station-drawn", [0, number(english, "station", "hole"), 0], 1)
    assert english.event(event, 0, SEATS) == "Anna draws the Station Card Hole."
    assert english.event(event, 1, SEATS) == ""
    assert english.event(event, -1, SEATS) == ""


def test_an_event_the_game_does_not_have_is_missed(english: Catalogue) -> None:
    with pytest.raises(MissingMessage, match="exploded"):
        english.event(Event("exploded", [0], EVERYONE), 0, SEATS)


@pytest.mark.parametrize(("name", "lang"), BOTH)
def test_whole_games_can_be_told(name: str, lang: str) -> None:
    """Every question with its options and refusals, every line of the log and the score sheet."""
    game = find(name)
    pack = game.load_pack([])
    told = catalogue(game, lang, game_content(game))
    for seed in range(4):
        options = {option.name: option.values[seed % len(option.values)] for option in game.options}
        match = Match(game, pack, game.least_seats + seed % 2, options, seed)
        choose = random.Random(seed)
        names = match.record.seats
        while (decision := match.decision()) is not None:
            assert told.prompt(decision, names)
            for word in decision.words:
                assert told.option(decision.code, word, names=names, source=decision.source)
            for choice in range(len(pack.words[decision.code])):
                rule, numbers = match.refusal(decision.seat, choice)
                assert rule in ("", "?") or told.refusal(rule, numbers).endswith(".")
            match.play(decision.seat, choose.choice(decision.options))
        for event in match.events:
            for viewer in range(-1, len(names)):
                known = event.seen_by(viewer) and event.kind.removeprefix("forced.") not in game.untold
                assert bool(told.event(event, viewer, names)) == known
        sheet = game.score(match.state)
        assert told.outcome(sheet.outcome)
        for score in sheet.seats:
            assert all(told.score_line(line.label) for line in score.lines)


# -- the platform -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_platform_speaks_without_a_game(lang: str) -> None:
    told = platform(lang)
    assert told.say("game-over")
    assert told.say("winners", count=2, names="Anna, Ben") != told.say("winners", count=1, names="Anna, Ben")
    for kind in ("chance", "others", "revealed", "nothing"):
        assert told.say(f"undo-barrier-{kind}")


def test_what_is_not_there_is_never_made_up(tmp_path: Path) -> None:
    told = platform("en")
    with pytest.raises(MissingMessage, match="'no-such-message' in the language 'en'"):
        told.say("no-such-message")
    with pytest.raises(MissingMessage, match="your-turn"):
        told.say("your-turn")  # without its player
    with pytest.raises(OptionError, match="'fr'"):
        platform("fr")


def test_a_file_that_is_not_fluent_is_refused(tmp_path: Path) -> None:
    from ludothek.i18n.messages import read

    file = tmp_path / "broken.ftl"
    file.write_text("fine = Fine\nbroken { $oops\n", encoding="utf-8")
    with pytest.raises(MissingMessage, match="'broken"):
        read(file)
    with pytest.raises(MissingMessage, match="cannot be read"):
        read(tmp_path / "absent.ftl")


def test_seats_without_a_name_go_by_their_colour_in_the_readers_language() -> None:
    english, german = (open_catalogue("lanterns", lang) for lang in ("en", "de"))
    seats = ("blue", "yellow (greedy)", "Ada", "ivory (master-7)")
    assert english.seat_names(seats) == ["Blue", "Yellow (greedy)", "Ada", "Ivory (master-7)"]
    assert german.seat_names(seats) == ["Blau", "Gelb (gierig)", "Ada", "Elfenbein (master-7)"]
    assert english.seat_names(("yellow", "blue (random)")) == ["yellow", "blue (random)"]  # not the colours they have
