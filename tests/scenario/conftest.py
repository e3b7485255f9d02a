"""A small scenario of EVACUATE! that tests change a line of."""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from ludothek.games import find
from ludothek.scenario import Report, Scenario, parse_scenario, run_scenario

HEAD = """
id    = "small"
game  = "evacuate"
rules = ["EVC-RUN-03"]
title = { en = "Small", de = "Klein" }

[setup]
seats = 4

[given]
"line"      = ["starting", "market-concourse", "?hole"]
"blue.hand" = ["move-1", "move-3", "trip"]
"yellow.at" = "starting 3"
"first"     = "blue"
"phase"     = "run"
"""
PICKS = """
[[do]]
by   = "blue"
play = "run.pick move-3"

[[do]]
by   = "yellow"
play = "run.pick move-1"

[[do]]
by   = "pink"
play = "run.pick move-1"

[[do]]
by   = "ivory"
play = "run.pick move-1"
"""


@cache
def content() -> Any:
    return find("evacuate").load_pack([])


def parse(*parts: str, head: str = HEAD) -> Scenario:
    return parse_scenario("\n".join([head, *parts]), "small.toml")


@pytest.fixture
def run() -> Callable[..., Report]:
    """Run HEAD followed by these parts."""

    def runner(*parts: str, head: str = HEAD) -> Report:
        return run_scenario(parse(*parts, head=head), find, content())

    return runner
