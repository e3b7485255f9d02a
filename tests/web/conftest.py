"""One server for all tests that do not need their own."""

from collections.abc import Iterator

import pytest

from tests.web.house import House, Person


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    found = House(tmp_path_factory.mktemp("house"))
    yield found
    found.stop()


@pytest.fixture
def anna(house: House) -> Person:
    return house.person("Anna")


@pytest.fixture
def ben(house: House) -> Person:
    return house.person("Ben")
