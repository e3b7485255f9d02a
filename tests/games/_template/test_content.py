"""The pack, the paths and the texts of Lanterns."""

from pathlib import Path

import pytest

from ludothek.content import PackError, check_content, count_sources
from ludothek.core.errors import ScenarioError
from ludothek.games import find
from ludothek.games._template import schema
from ludothek.i18n import LANGUAGES, catalogue
from tests.games._template.rules.positions import PACK, read, table

GAME = find("lanterns")
CONTENT = GAME.read_content()
MANIFEST = '[pack]\nid = "own"\ngame = "lanterns"\nversion = "1"\ntitle = { en = "Own", de = "Eigen" }\n'


def override(folder: Path, cards: str) -> list[Path]:
    """A pack of somebody's own, laid over the game's."""
    (folder / "pack.toml").write_text(MANIFEST, encoding="utf-8")
    (folder / "own.toml").write_text(cards, encoding="utf-8")
    return [folder]


def test_the_pack_is_sound() -> None:
    grammar = GAME.grammar
    problems = check_content(
        CONTENT, grammar.ability, lambda ability: ability.words(), unique=schema.UNIQUE, extra=schema.CHECKS
    )
    assert problems == []
    assert count_sources(CONTENT).total.designed == count_sources(CONTENT).total.total


def test_a_deck_too_small_for_four_is_a_problem(tmp_path: Path) -> None:
    small = GAME.read_content(override(tmp_path, "[river.festival]\nhand = 5\n"))
    assert [problem.entry for problem in schema.check_deck(small)] == ["card"]


@pytest.mark.engine
def test_a_pack_of_ones_own_changes_the_game(tmp_path: Path) -> None:
    pack = GAME.load_pack(override(tmp_path, '[card.alms]\neffects = ["on played: glow 9"]\n'))
    assert pack.hash != PACK.hash
    ability = pack.played[pack.words["pick.card"].index("alms")]
    assert ability is not None
    assert ability.words() == "on played: glow 9"


@pytest.mark.engine
@pytest.mark.parametrize(
    ("effects", "why"),
    [
        ('["on played: dance"]', "card.alms: .*'dance' is not a verb"),
        ('["on played: light", "on played: oil 1"]', "two effects have the trigger 'played'"),
        ('["always: oil 1"]', "only 'cheaper' holds always"),
    ],
)
def test_a_card_the_game_cannot_carry_out_is_refused(tmp_path: Path, effects: str, why: str) -> None:
    with pytest.raises(PackError, match=why):
        GAME.load_pack(override(tmp_path, f"[card.alms]\neffects = {effects}\n"))


@pytest.mark.engine
def test_positions_can_be_written_and_read() -> None:
    given = {
        "blue.oil": 5,
        "yellow.glow": 4,
        "blue.hand": ["alms", "feast"],
        "yellow.played": "squall",
        "pier.mill": "yellow",
        "pier.weir": "",
        "discard": {"oil-boat": 2},
        "round": 3,
        "first": "yellow",
    }
    match = table(given)
    assert read(match, *given) == list(given.values())
    assert read(match, "yellow.points", "winners", "over") == [7, [], 0]
    assert sum(read(match, "deck").values()) == 15
    assert GAME.violations(match.state) == []


@pytest.mark.engine
@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("moon", 1),
        ("blue.moon", 1),
        ("pink.oil", 1),
        ("deck", {}),
        ("phase", "sleep"),
        ("pier.moon", "blue"),
        ("pier.mill", "green"),
        ("blue.hand", ["alms", "alms", "alms"]),
        ("blue.hand", ["moon"]),
    ],
)
def test_what_cannot_be_written_is_refused(path: str, value: object) -> None:
    with pytest.raises(ScenarioError):
        table({path: value})


@pytest.mark.engine
@pytest.mark.parametrize("path", ["moon", "blue.moon", "pink.oil", "phase", "pier.moon"])
def test_what_cannot_be_read_is_refused(path: str) -> None:
    with pytest.raises(ScenarioError):
        read(table(), path)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_said(lang: str) -> None:
    said = catalogue(GAME, lang, CONTENT)
    for kind in CONTENT.schemas:
        assert all(said.card_text(kind, entry.id) for entry in CONTENT.entries(kind))
    for code, words in PACK.words.items():
        assert all(said.option(code, word) for word in words)
    for kind, told in GAME.events.items():
        args = {argument.split(":")[0]: "x" for argument in told}
        assert said.say(f"event-{kind}", **args)
    names = ["game-title", "game-description", "score-lanterns", "score-glow", "outcome-festival"]
    names += [f"setting-{option.name}-{value}" for option in GAME.options for value in option.values]
    names += [f"colour-{colour}" for colour in GAME.colours]
    assert all(said.say(name) for name in names)


def test_a_card_reads_well_in_both_languages() -> None:
    assert catalogue(GAME, "en", CONTENT).card_text("card", "oil-boat") == "2 cards. Take 3 oil."
    assert catalogue(GAME, "de", CONTENT).card_text("card", "oil-boat") == "2 Karten. Nimm 3 Öl."


def test_a_refusal_says_its_numbers() -> None:
    said = catalogue(GAME, "en", CONTENT).refusal("LAN-LIGHT-03", {"price": 4, "oil": 1})
    assert said == "This lantern costs 4 oil, and you have 1."
