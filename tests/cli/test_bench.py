"""`ludothek bench --adapters`: what is measured, and what it is compared with."""

from __future__ import annotations

import json

import pytest

from ludothek.cli.bench import Subject, bench
from ludothek.cli.measure_adapters import ADAPTERS, games_through


@pytest.mark.parametrize("adapter", ADAPTERS)
def test_whole_games_go_through_every_adapter(adapter: str) -> None:
    answers = [games_through(adapter, "lanterns", 3, {"rounds": rounds})(3) for rounds in ("4", "6")]
    assert 3 * 3 * 4 <= answers[0] < answers[1]  # each seat answers at least once in a round


def test_adapters_are_compared_with_the_bare_engine(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def run(subject: Subject) -> None:
        speed = 1000.0 if subject.words[1] == "engine" else 250.0
        faster = 1 if subject.env["LUDOTHEK_PURE"] else 10
        subject.runs.append({"engine": "any", "decisions": speed * faster, "spin": 10.0})

    monkeypatch.setattr(Subject, "run", run)
    monkeypatch.setattr("ludothek.cli.bench.is_compiled", lambda: True)
    bench(["lanterns"], seats=3, repeats=2, adapters=True, as_json=True)
    rows = json.loads(capsys.readouterr().out)["rows"]
    assert [row["subject"] for row in rows] == 2 * [f"lanterns, 3 seats: {adapter}" for adapter in ADAPTERS]
    assert [row["ratio"] for row in rows] == 2 * [1.0, *[0.25] * (len(ADAPTERS) - 1)]
    bench(["lanterns"], repeats=1, adapters=True)
    shown = capsys.readouterr().out
    assert "bare engine" in shown
    assert "openspiel" in shown
