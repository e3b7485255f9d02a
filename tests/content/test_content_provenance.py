"""Counting figures by where they come from."""

import pytest

from ludothek.content import PackError, Tally, count_sources

from .conftest import MANIFEST, TILES, LoadToy


def test_counts_leaves_by_class(load_toy: LoadToy) -> None:
    table = count_sources(load_toy())
    # red: size + effects.1 rulebook, two costs public, effects.2 designed; blue: size by the pack's default
    assert table.kinds == {"tile": Tally(rulebook=2, public=2, designed=2), "card": Tally(designed=3)}
    assert table.total == Tally(rulebook=2, public=2, designed=5)
    assert table.total.total == 9


def test_names_are_no_figures(load_toy: LoadToy) -> None:
    part = '\npart = { name = { en = "Top", de = "Oben" }, effects = ["always: wall"] }\n'
    assert count_sources(load_toy(tiles=TILES + part)).total == Tally(2, 2, 6)


def test_an_override_is_counted_with_its_own_source(load_toy: LoadToy) -> None:
    over = '[tile.red-tile]\ncost = { "1" = 1 }\nsource = "rulebook own box"\n'
    assert count_sources(load_toy(over=over)).kinds["tile"] == Tally(rulebook=3, public=0, designed=2)


def test_an_unknown_class_is_an_error(load_toy: LoadToy) -> None:
    content = load_toy(over='[tile.blue-tile]\nsize = 1\nsource = "hearsay"\n')
    with pytest.raises(PackError, match=r"own\.toml: tile\.blue-tile: the source of size says 'hearsay'; "):
        count_sources(content)


def test_a_missing_source_is_an_error(load_toy: LoadToy) -> None:
    content = load_toy(manifest=MANIFEST.replace('[source]\ndefault = "designed"', ""))
    with pytest.raises(PackError, match=r"tile\.blue-tile: the source of size is missing; "):
        count_sources(content)
