"""What tests import: `from tests.support import engine, rule`."""

import pytest

rule = pytest.mark.rule
engine = pytest.mark.engine
