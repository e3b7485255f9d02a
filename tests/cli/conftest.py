"""The command line in this process, with its own data folder and nothing of the environment's language."""

import io
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import pytest

from ludothek.cli import run


@dataclass(frozen=True)
class Result:
    code: int
    out: str
    err: str


class Cli(Protocol):
    def __call__(self, *words: str | Path, stdin: str = "") -> Result: ...


@pytest.fixture
def cli(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Cli:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")

    def call(*words: str | Path, stdin: str = "") -> Result:
        monkeypatch.setattr(sys, "stdin", io.StringIO(stdin))
        capsys.readouterr()
        code = run([str(word) for word in words])
        out, err = capsys.readouterr()
        return Result(code, out, err)

    return call
