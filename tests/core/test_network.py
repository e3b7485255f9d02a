"""A network: what its two layers make of numbers, in a case that can be reckoned by hand."""

import pytest
from librt.vecs import vec

from ludothek.core.network import Network
from ludothek.core.weights import Weights

pytestmark = pytest.mark.engine

# Two features, three units; the third never wakes.
NETWORK = Network(["a", "b"], [[1.0, -1.0, 0.0], [0.5, 2.0, 0.0]], [0.0, 1.0, -5.0], [2.0, 3.0, 100.0], 10.0)


@pytest.mark.parametrize(
    ("features", "value"),
    [
        ([0.0, 0.0], 13.0),  # 10 + 3 x 1
        ([4.0, 0.0], 18.0),  # 10 + 2 x 4; 1 - 4 is below nothing
        ([0.0, 2.0], 27.0),  # 10 + 2 x 1 + 3 x 5
        ([-4.0, 2.0], 37.0),  # 10 + 3 x 9; -4 + 1 is below nothing
    ],
)
def test_units_below_nothing_say_nothing(features: list[float], value: float) -> None:
    assert NETWORK.value(vec[float](features)) == pytest.approx(value)


def test_a_network_goes_with_its_weights() -> None:
    assert Weights(["spread"], [1.0]).network is None
    assert Weights(["spread"], [1.0], NETWORK).changed({"spread": 2.0}).network is NETWORK
