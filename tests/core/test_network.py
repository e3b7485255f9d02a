"""A network: what it makes of features, how it is kept, and what carries it."""

from __future__ import annotations

from pathlib import Path

import pytest
from librt.vecs import vec

from ludothek.content import PackError
from ludothek.content.weights import read_network, write_network
from ludothek.core.network import Network
from ludothek.core.weights import Weights

pytestmark = pytest.mark.engine

NAMES = ("oil", "boats")


def network() -> Network:
    """Two hidden numbers: one grows with the oil, the other shrinks with the boats."""
    return Network(NAMES, [[1.0, 0.0], [0.0, -2.0]], [0.0, 1.0], [3.0, 10.0], 0.5)


def test_what_is_hidden_counts_only_above_zero() -> None:
    assert network().value(vec[float]([0.0, 0.0])) == 0.5 + 10.0
    assert network().value(vec[float]([2.0, 1.0])) == 0.5 + 3.0 * 2.0
    assert network().value(vec[float]([-2.0, 0.25])) == 0.5 + 10.0 * 0.5


def test_weights_keep_their_network() -> None:
    learned = network()
    assert Weights(["oil"], [1.0], learned).changed({"oil": 2.0}).network is learned
    assert Weights(["oil"], [1.0]).network is None


def test_a_file_gives_back_what_was_written(tmp_path: Path) -> None:
    file = tmp_path / "judgement.json"
    write_network(file, {"by": "hand"}, network())
    found = read_network(file, NAMES)
    assert found.names == list(NAMES)
    seen = vec[float]([2.0, 0.25])
    assert found.value(seen) == network().value(seen)


@pytest.mark.parametrize(("names", "wrong"), [(("oil", "water"), "boats, water"), (("boats", "oil"), "their order")])
def test_a_file_of_other_features_is_refused(tmp_path: Path, names: tuple[str, ...], wrong: str) -> None:
    file = tmp_path / "judgement.json"
    write_network(file, {"by": "hand"}, network())
    with pytest.raises(PackError, match=wrong):
        read_network(file, names)
