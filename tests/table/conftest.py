"""A service on a database of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from ludothek.table import Tables
from tests.table.company import open_tables


@pytest.fixture
def tables(tmp_path: Path) -> Iterator[Tables]:
    service = open_tables(tmp_path)
    yield service
    service.store.close()
