"""Tuning: bad weights are bettered, candidates share their deals, and nothing is kept that is not surely better."""

import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ludothek.arena import tune as tuning
from ludothek.arena.lineup import Plan, make_plan
from ludothek.arena.tune import Search, Tuned, candidate, gain, portions, rounded, tune, write_weights
from ludothek.core.errors import OptionError
from ludothek.games import find


def plan_of(bots: str = "greedy") -> Plan:
    return make_plan(find("lanterns"), bots.split(","), (2,), seed=3)


def test_a_candidate_is_a_set_of_factors() -> None:
    now = {"oil": 0.5, "sure": -2.0}
    assert candidate(now, ["oil", "sure"], [0.0, 0.0]) == now
    assert candidate(now, ["sure"], [0.6931472])["sure"] == pytest.approx(-4)
    assert rounded({"oil": 0.123456}) == {"oil": 0.1235}


def test_portions_cover_every_deal_once() -> None:
    for deals, workers, candidates in ((24, 2, 8), (5, 4, 1), (1, 8, 1), (200, 16, 1)):
        parts = portions(range(10, 10 + deals), workers, candidates)
        assert [deal for part in parts for deal in part] == list(range(10, 10 + deals))


def test_equal_weights_gain_nothing_and_folly_loses() -> None:
    game = find("lanterns")
    assert gain(plan_of(), game.weights.to_dict(), range(1)) == [0]
    assert sum(gain(plan_of(), {"oil": -9.0, "sure": -0.45}, range(2))) < -0.5  # it seeks what it should shun


def test_the_search_moves_to_where_the_gain_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a gain that can be reckoned: it is greatest with `oil` twice as great and `sure` half as great."""

    def reckoned(_: Plan, weights: dict[str, float], deals: range) -> list[float]:
        return [
            1 - abs(weights["oil"] / 0.5 - 2) - abs(weights["sure"] / 0.45 - 0.5) + deal % 2 / 1e3 for deal in deals
        ]

    monkeypatch.setattr(tuning, "gain", reckoned)
    heard: list[int] = []
    found = tune(plan_of(), Search(4, 40, validation=10), workers=1, tell=lambda number, *_: heard.append(number))
    assert found.weights["oil"] == pytest.approx(1.0, rel=0.05)
    assert found.weights["sure"] == pytest.approx(0.225, rel=0.05)
    assert found.better
    assert heard == list(range(1, found.generations + 1))
    brief = tune(plan_of(), Search(4, 40, minutes=1e-9, validation=10), workers=1)
    assert brief.generations == 0
    assert brief.weights == find("lanterns").weights.to_dict()
    assert not brief.better


def test_weights_are_written_with_their_origin(tmp_path: Path) -> None:
    tuned = Tuned({"oil": 0.6, "sure": 0.4}, 0.12, (0.03, 0.21), 400, 9)
    write_weights(tmp_path / "weights.toml", tuned, "ludothek tune lanterns", "2026-01-31")
    found = tomllib.loads((tmp_path / "weights.toml").read_text())
    assert found["weights"] == tuned.weights
    assert found["made"] == {
        "by": "ludothek tune lanterns",
        "date": "2026-01-31",
        "gain": 0.12,
        "low": 0.03,
        "high": 0.21,
        "games": 400,
    }
    assert not replace(tuned, interval=(-0.01, 0.25)).better


def test_alone_points_count(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = make_plan(find("evacuation"), ["greedy"], (1,), {"mode": "points"})
    now = find("evacuation").weights.to_dict()

    def reckoned(_: Plan, bot: Any, deal: int) -> float:
        return float(bot.weights.to_dict()["chip"]) * (1 + deal)

    monkeypatch.setattr(tuning, "points", reckoned)
    tuning.points_now.cache_clear()
    assert gain(plan, {**now, "chip": now["chip"] + 2}, range(3)) == pytest.approx([2, 4, 6])
    tuning.points_now.cache_clear()


def test_what_cannot_be_tuned_is_refused() -> None:
    with pytest.raises(OptionError, match="no weight 'wind'"):
        tune(plan_of(), Search(names=("oil", "wind")))
    with pytest.raises(OptionError, match="two weights at least"):
        tune(plan_of(), Search(names=("oil",)))
    with pytest.raises(OptionError, match="one that judges"):
        tune(plan_of("random"), Search())
