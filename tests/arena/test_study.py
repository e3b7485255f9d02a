"""Studies: the figures are those of the games, differences are found and chance is not, reports need nothing else."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from ludothek.arena.compare import compare
from ludothek.arena.figures import Figures, kinds, read_figures
from ludothek.arena.folder import GAMES, SEATS, polars, read_table, schema
from ludothek.arena.lineup import make_plan
from ludothek.arena.names import Names, Speech
from ludothek.arena.report import Report
from ludothek.arena.simulate import simulate
from ludothek.arena.versus import Versus
from ludothek.core.errors import OptionError
from ludothek.games import find
from ludothek.games import names as game_names
from ludothek.i18n import LANGUAGES


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Four rounds twice, with other seeds, and six rounds."""
    root, game = tmp_path_factory.mktemp("study"), find("lanterns")
    for name, rounds, seed in (("short", "4", 1), ("again", "4", 2), ("long", "6", 3)):
        simulate(make_plan(game, ["random"], (2, 3), {"rounds": rounds}, seed=seed), 120, root / name, workers=1)
    simulate(make_plan(find("evacuate"), ["random"], (3,), {"mode": "full"}, seed=4), 24, root / "full", workers=1)
    return {name: root / name for name in ("short", "again", "long", "full")}


@pytest.fixture(scope="module")
def figures(folders: dict[str, Path]) -> dict[str, Figures]:
    return {name: read_figures(folder) for name, folder in folders.items()}


def test_figures_are_those_of_the_games(folders: dict[str, Path], figures: dict[str, Figures]) -> None:
    found = figures["short"]
    games, seats = (read_table(folders["short"], kind).to_dicts() for kind in (GAMES, SEATS))
    assert found.games == 120
    assert found.numbers["decisions"].mean == pytest.approx(sum(row["decisions"] for row in games) / 120)
    assert found.by_count[3].count == 60
    first = [row["win"] for row in seats if row["seats"] == 3 and row["seat"] == 0]
    assert found.by_seat[3][0].rate.wins == pytest.approx(sum(first))
    assert found.by_seat[3][0].fair == pytest.approx(1 / 3)
    played = next(kind for kind in found.kinds if kind.name == "played")
    for share in played.shares:
        holders = [row for row in seats if any(d["kind"] == "played" and d["word"] == share.label for d in row["did"])]
        assert share.rate.count == len(holders)
        assert share.rate.wins == pytest.approx(sum(row["win"] for row in holders))
    winners = [row for row in seats if row["win"] > 0]
    lanterns = sum(line["points"] for row in winners for line in row["lines"] if line["label"] == "lanterns")
    assert found.sources["lanterns"][1] == pytest.approx(lanterns / len(winners))
    assert "gained-oil" not in {kind.name for kind in found.kinds}  # a number of drops is no card


def test_what_every_seat_has_once_is_a_trait() -> None:
    """A hundred games of two: one civilization always wins, a card comes twice, numbers say nothing."""
    rows = []
    for game in range(100):
        for seat, civilization in enumerate(("urumak", "skith")):
            deeds = [("civilization", civilization, 1), ("set", str(seat), 1), ("moved", "3", 2), ("moved", "4", 1)]
            deeds += [("revealed", "trip", 2), ("revealed", "rare" if game < 9 else "run", 1), ("boarded", "", 1)]
            did = [{"kind": kind, "word": word, "count": count} for kind, word, count in deeds]
            rows.append({"game": game, "seats": 2, "seat": seat, "win": 1.0 - seat, "did": did})
    columns = {name: kind for name, kind in schema(SEATS).items() if name in rows[0]}
    found = kinds(polars().DataFrame(rows, schema=columns))
    assert [(kind.name, kind.trait) for kind in found] == [("civilization", True), ("set", True), ("revealed", False)]
    first, second = found[0].shares
    assert (first.label, first.rate.value, first.factor) == ("urumak", 1, 2)
    assert second.p < 0.001
    assert [share.label for share in found[2].shares] == ["run", "trip"]
    assert found[2].left_out == 1


def test_a_difference_is_found_and_chance_is_not(figures: dict[str, Figures]) -> None:
    longer = compare(figures["short"], figures["long"])
    rounds = next(each for each in longer[0] if each.label == "rounds")
    assert rounds.sure
    assert rounds.test.effect > 1
    same = compare(figures["short"], figures["again"])
    assert [each for table in same for each in table if each.sure] == []
    with pytest.raises(OptionError, match="holds games of lanterns, full of evacuate"):
        compare(figures["short"], figures["full"])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["short", "full"])
def test_a_report_is_one_sound_page(figures: dict[str, Figures], name: str, lang: str) -> None:
    page = Report(figures[name], lang).html()
    well_formed(page)
    assert f'<html lang="{lang}">' in page
    assert (">95 % interval<" in page) == (lang == "en")
    assert "<svg" in page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_folders_in_plain_words(figures: dict[str, Figures], lang: str) -> None:
    versus = Versus(figures["short"], figures["long"], lang)
    well_formed(versus.html())
    first = versus.summary()[0]
    test = {"en": "it is hardly chance (Mann-Whitney test, p < 0.001)", "de": "kaum (Mann-Whitney-Test, p < 0,001)"}
    assert test[lang] in first
    rest = {"en": "no difference could be shown", "de": "kein Unterschied nachzuweisen"}
    assert rest[lang] in versus.summary()[-1]


def well_formed(page: str) -> None:
    """Every element is closed, and nothing is fetched from anywhere."""
    body = page.replace("<!doctype html>", "")
    body = re.sub(r"<meta [^>]*>", "", body)
    ElementTree.fromstring(body)
    assert not re.search(r"<script|<link|<img|src=|url\(|https?:", page)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_every_kind_of_event_can_be_named(name: str, lang: str) -> None:
    names = Names(make_plan(find(name), ["random"]), lang)
    for kind, named in names.ledger.named.items():
        word = " ".join(
            "1" if vocabulary == "number" else names.ledger.words[vocabulary][-1] for _, vocabulary in named
        )
        assert names.sentence(kind, word)
        assert names.deed(kind, word) or not named


def test_numbers_as_the_language_writes_them() -> None:
    english, german = Speech("en"), Speech("de")
    assert english.number(-1234.5) == "−1,234.5"
    assert german.number(-1234.5) == "−1.234,5"
    assert german.percent(0.125) == "12,5\N{NO-BREAK SPACE}%"
    assert english.p(0.00001) == "p < 0.001"
    assert german.p(0.25) == "p = 0,250"
