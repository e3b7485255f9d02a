"""The EVACUATE! pack against the constraints C01-C20 of its components dossier, as far as data can show."""

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from ludothek.content import Content, Problem, Tally, check_content, count_sources, load_content
from ludothek.games.evacuate import schema
from ludothek.games.evacuate.schema import (
    CHECKS,
    SCHEMAS,
    UNIQUE,
    Board,
    Civilization,
    Neutral,
    Nomia,
    Run,
    Special,
    Station,
    Tracker,
)

FOLDER = Path(schema.__file__).parent / "content"
PASSING = "on own-move if started-here: pass-rule"

ORDER = {
    "station": "starting acid-pools maintenance-access dark-passageway narrow-passageway fallen-debris hole"
    " residential-module dead-end inverted-gravity moving-walkway cargo-lift flooded-deck market-concourse"
    " security-checkpoint supply-depot observation-gallery",
    "nomia": "all-clear medical-station sealed-bulkhead front rear ambush infestation pincer transport rescue-ship",
    "run": "move-1 hesitate move-2 trip move-3 shove move-4 panicked-run trample hyper-evolved warp-reality"
    " slime-slick tractor-beam omen divide scuttle glide entangle mind-nudge",
    "special": "brace-for-impact perfect-form unhappen emergency-burst collect-nomia jam-the-beacon flow-away"
    " living-decoy turnabout overgrowth suggestion",
    "civilization": "urumak mendeku skith glazatoq collector vashkari oolune tikkit aerune sessil-choir quorum",
}
TRIGGERS = (  # noqa: SIM905
    "choose revealed own-move own-move-end actions-begin own-action draw-count nomia-revealed nomia-effect"
    " would-lose lost nomia-done clean-up special-used evac-ready transport-drawn ship-drawn"
).split()


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content([FOLDER], SCHEMAS)


def station(content: Content, id: str) -> Station:
    data = content.get("station", id).data
    assert isinstance(data, Station)
    return data


def nomia(content: Content, id: str) -> Nomia:
    data = content.get("nomia", id).data
    assert isinstance(data, Nomia)
    return data


def run(content: Content, id: str) -> Run:
    data = content.get("run", id).data
    assert isinstance(data, Run)
    return data


def special(content: Content, id: str) -> Special:
    data = content.get("special", id).data
    assert isinstance(data, Special)
    return data


def people(content: Content, id: str) -> Civilization:
    data = content.get("civilization", id).data
    assert isinstance(data, Civilization)
    return data


def basic_deck(content: Content) -> list[Run]:
    own = {civilization.run_card for civilization in content.data("civilization", Civilization)}
    return [run(content, entry.id) for entry in content.entries("run") if entry.id not in own]


def phrases(content: Content) -> Iterator[tuple[str, str]]:
    for kind in ("station", "nomia", "run", "special"):
        for entry in content.entries(kind):
            for phrase in getattr(entry.data, "effects"):  # noqa: B009
                yield entry.ref, phrase
    for entry in content.entries("civilization"):
        for phrase in people(content, entry.id).power.effects:
            yield entry.ref, phrase


@pytest.mark.parametrize("kind", ORDER)
def test_order_of_ids(content: Content, kind: str) -> None:
    assert [entry.id for entry in content.entries(kind)] == ORDER[kind].split()


def test_checks_find_nothing(content: Content) -> None:
    assert check_content(content, str.split, " ".join, unique=UNIQUE, extra=CHECKS) == []


def test_phrases_have_the_shape_of_abilities(content: Content) -> None:
    seen = list(phrases(content))
    assert len(seen) > 50
    test = r"[a-z][a-z-]*( \d+)?"
    ability = re.compile(rf"(always|on (?P<trigger>[a-z-]+))( if {test}( and {test})*)?: [a-z(].*[a-z0-9)]")
    for ref, phrase in seen:
        found = ability.fullmatch(phrase)
        assert found, (ref, phrase)
        assert found["trigger"] is None or found["trigger"] in TRIGGERS, (ref, phrase)
        assert phrase.count("(") == phrase.count(")"), (ref, phrase)
        assert "_" not in phrase


def test_c01_station_cards(content: Content) -> None:
    cards = content.data("station", Station)
    assert len(cards) == 17
    assert [card.start for card in cards] == [True] + [False] * 16
    known = [entry.name("en") for entry in content.entries("station")][:9]
    assert known == [
        "Starting Station Card",
        "Acid Pools",
        "Maintenance Access",
        "Dark Passageway",
        "Narrow Passageway",
        "Fallen Debris",
        "Hole",
        "Residential Module",
        "Dead End",
    ]
    for entry in content.entries("station")[:9]:
        assert entry.source("name").startswith("rulebook")


def test_c02_movement_cost_capacity(content: Content) -> None:
    assert "on own-move if started-here: points add 1" in station(content, "moving-walkway").effects
    assert station(content, "flooded-deck").cost == {2: 2, 3: 2}
    assert station(content, "narrow-passageway").cap == {1: 1, 2: 1, 3: 1, 4: 1}
    unlimited = [card for card in content.data("station", Station) if not card.cap]
    assert len(unlimited) > 17 / 2


@pytest.mark.parametrize(("id", "speed"), [("fallen-debris", "at-most 2"), ("hole", "at-least 3")])
def test_c03_pure_gates(content: Content, id: str, speed: str) -> None:
    card = station(content, id)
    assert [(gate.after, gate.speed) for gate in card.gates] == [(2, speed)]
    assert card == Station(rows=4, gates=card.gates)


def test_c04_acid_pools(content: Content) -> None:
    (phrase,) = station(content, "acid-pools").effects
    assert phrase == "on own-move-end if started-here and speed-at-most 2: lose 1"


def test_c05_maintenance_access(content: Content) -> None:
    assert station(content, "maintenance-access").effects == (
        f"{PASSING} stop-on",
        "on revealed if started-here: no-action",
    )


def test_c06_passageways(content: Content) -> None:
    assert station(content, "dark-passageway").effects == (f"{PASSING} stop-on",)
    assert station(content, "narrow-passageway").effects == (f"{PASSING} stop-before",)


def test_c07_residential_module(content: Content) -> None:
    assert station(content, "residential-module").effects == ("on draw-count if occupied: extra-draw 1",)


def test_c08_dead_end(content: Content) -> None:
    assert station(content, "dead-end").effects == ("always: wall",)


def test_c09_nomia_cards(content: Content) -> None:
    cards = {entry.id: nomia(content, entry.id) for entry in content.entries("nomia")}
    titled = {id: card for id, card in cards.items() if card.colour != "none"}
    assert set(cards) - set(titled) == {"transport", "rescue-ship"}
    assert sum(card.count for card in titled.values()) == 25
    first = {id: card.initial for id, card in cards.items() if card.initial}
    assert first == {"all-clear": 1, "medical-station": 1, "front": 1, "rear": 2}
    assert sum(cards[id].colour == "blue" for id in first) >= 2
    assert sum(card.count for card in titled.values() if card.colour == "red") == 17
    assert cards["front"].effects == ("on nomia-effect: each front-row: (lose 1; stun)",)
    assert cards["ambush"].effects == ("on nomia-effect: each moved-at-least 4: lose 1",)
    assert cards["transport"].effects == ()


def test_c10_run_deck(content: Content) -> None:
    deck = basic_deck(content)
    assert len(deck) == 8
    assert run(content, "move-2") == Run(2, False)
    assert run(content, "trip").speed == 2
    assert run(content, "trip").action
    assert run(content, "panicked-run") == Run(4, True, ("on own-action: extra-draw 1",))
    assert sum(card.speed >= 4 for card in deck) >= 2
    assert any("attack" in phrase and "step" in phrase for card in deck for phrase in card.effects)
    assert sum(card.speed for card in deck) == 20


def test_c11_hand_cycle(content: Content) -> None:
    (board,) = content.data("board", Board)
    assert board == Board(survivors=5, miniatures=8, renew_at=2)
    assert len(basic_deck(content)) > board.renew_at


def test_c12_neutral_decks(content: Content) -> None:
    decks = content.data("neutral", Neutral)
    assert len(decks) == 2
    deck = basic_deck(content)
    for neutral in decks:
        assert len(neutral.distances) == 10
        assert sum(neutral.distances) / 10 == sum(card.speed for card in deck) / len(deck)


def test_c13_tracker(content: Content) -> None:
    (tracker,) = content.data("tracker", Tracker)
    losses = [tracker.start[players] - tracker.evac_ready + 1 for players in range(2, 7)]
    assert losses == [6, 7, 8, 10, 12]
    assert all(low < high for low, high in pairwise(losses))
    assert tracker.spaces == tracker.start[6]


def test_c14_civilizations(content: Content) -> None:
    peoples = content.data("civilization", Civilization)
    assert len(peoples) == 11
    assert all(1 <= civilization.survivors <= 8 for civilization in peoples)
    assert [civilization.survivors for civilization in peoples] == [3, 4, 4, 4, 2, 3, 4, 6, 4, 5, 4]
    assert sum(3 + len(civilization.extra_cards) for civilization in peoples) == 34
    assert people(content, "glazatoq").extra_cards == ("rescue-ship",)
    assert len({civilization.special for civilization in peoples}) == 11


def test_c14_cards_belong_in_the_order_of_the_civilizations(content: Content) -> None:
    peoples = content.data("civilization", Civilization)
    assert [civilization.run_card for civilization in peoples] == ORDER["run"].split()[8:]
    assert [civilization.special for civilization in peoples] == ORDER["special"].split()


def test_c15_urumak_tokens(content: Content) -> None:
    urumak = people(content, "urumak")
    assert "always: hits 2 3" in urumak.power.effects
    assert urumak.survivors <= 3


def test_c16_reveal_conflict(content: Content) -> None:
    for id in ("warp-reality", "hyper-evolved"):
        (phrase,) = run(content, id).effects
        assert phrase.startswith("on revealed: ")
        assert run(content, id).action


def test_c17_collect_nomia(content: Content) -> None:
    (phrase,) = special(content, "collect-nomia").effects
    assert phrase.endswith(": take-token")
    assert people(content, "collector").special == "collect-nomia"


def test_c18_specimens_of_any_colour(content: Content) -> None:
    (phrase,) = people(content, "collector").power.effects
    assert phrase.split(": ")[1] == "may specimen 0 3 3 3 1 1"


def test_c19_attack_and_immunity(content: Content) -> None:
    assert any("attack one-other" in phrase for phrase in run(content, "trip").effects)
    assert "always: immune attacks game-end" in people(content, "oolune").power.effects
    assert "always: each occupants: immune attacks on-card" in station(content, "observation-gallery").effects


def test_c20_doom_fallen_ship(content: Content) -> None:
    doom = [entry.id for entry in content.entries("civilization") if "win-rule doom" in str(entry.figures)]
    assert doom == ["vashkari"]
    assert "specimen" in people(content, "collector").power.effects[0]
    assert "insert-card rescue-ship" in people(content, "glazatoq").power.effects[0]
    assert nomia(content, "rescue-ship").effects == ("on ship-drawn if survivors-at-least 1: board-ship",)


def test_windows_of_the_specials(content: Content) -> None:
    windows = [card.window for card in content.data("special", Special)]
    assert windows == ["W4", "W2", "W4", "W3", "W5", "W9", "W4", "W6", "W3", "W3", "W2"]


def test_provenance(content: Content) -> None:
    table = count_sources(content)
    assert table.total == Tally(rulebook=33, public=1, designed=190)
    assert content.get("station", "maintenance-access").source("effects.2") == "rulebook FAQ 4"
    assert content.get("civilization", "vashkari").source("power.effects.1").startswith("public: pcguru.hu")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (
            "[station.hole]\nstart = true\n",
            Problem("station", "There must be exactly one Starting card, not 2."),
        ),
        (
            '[station.hole]\ncost = { "5" = 2 }\n',
            Problem("station.hole", "A row property lies beyond row 4."),
        ),
        (
            '[station.hole]\ngates = [{ after = 4, speed = "at-most 1" }]\n',
            Problem("station.hole", "A row property lies beyond row 4."),
        ),
        ("[nomia.rear]\ninitial = 6\n", Problem("nomia.rear", "The first deck takes 6 of 5 cards.")),
        (
            '[nomia.all-clear]\ncolour = "red"\n',
            Problem("nomia", "The first deck needs two blue cards, it has 1."),
        ),
        (
            '[civilization.quorum]\nrun-card = "fly"\n',
            Problem("civilization.quorum", "There is no run 'fly'."),
        ),
        (
            '[civilization.quorum]\nspecial = "unhappen"\n',
            Problem("civilization.quorum", "The special 'unhappen' already belongs to civilization.skith."),
        ),
        (
            "[tracker.evacuation]\nstart = { 2 = 6, 3 = 6, 4 = 8, 5 = 10, 6 = 12 }\n",
            Problem("tracker.evacuation", "The start spaces must rise from 2 to 6 players within the column."),
        ),
    ],
)
def test_own_checks_find_faults(tmp_path: Path, text: str, problem: Problem) -> None:
    (tmp_path / "pack.toml").write_text(
        '[pack]\nid = "own"\ngame = "evacuate"\nversion = "1"\ntitle = {}\n[source]\ndefault = "designed"\n'
    )
    (tmp_path / "own.toml").write_text(text)
    content = load_content([FOLDER, tmp_path], SCHEMAS)
    assert [found for check in CHECKS for found in check(content)] == [problem]
