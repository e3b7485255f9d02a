"""Weights of a judgement: names and numbers, and what a game makes of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludothek.content import PackError
from ludothek.content.weights import read_weights
from ludothek.core.errors import OptionError
from ludothek.core.weights import Weights
from ludothek.games import find, names

pytestmark = pytest.mark.engine


def test_others_differ_only_where_they_are_told_to() -> None:
    weights = Weights(["oil", "sure"], [0.5, 0.45])
    other = weights.changed({"sure": 0.4})
    assert other.to_dict() == {"oil": 0.5, "sure": 0.4}
    assert weights.to_dict() == {"oil": 0.5, "sure": 0.45}


def test_an_unknown_weight_is_refused() -> None:
    with pytest.raises(OptionError, match="no weight 'water'"):
        Weights(["oil"], [0.5]).changed({"water": 1.0})


@pytest.mark.parametrize("name", names())
def test_every_weight_of_a_game_has_a_number(name: str) -> None:
    weights = find(name).weights
    assert len(weights.values) == len(weights.names) == len(set(weights.names)) > 0


def test_a_file_of_other_weights_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    file.write_text("[weights]\noil = 1.0\nwater = 2.0\n")
    with pytest.raises(PackError, match="sure, water"):
        read_weights(file, ("oil", "sure"))
