"""The package as others meet it: light to import, honest about its version and its engine."""

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from pathlib import Path

import pytest

import ludothek
from ludothek import _stale

PACKAGE = Path(ludothek.__file__).parent
COMPILED = EXTENSION_SUFFIXES[0]


def python(code: str, **env: str) -> subprocess.CompletedProcess[str]:
    clean = {key: value for key, value in os.environ.items() if not key.startswith("LUDOTHEK_")}
    return subprocess.run([sys.executable, "-c", code], env=clean | env, capture_output=True, text=True, check=False)


def test_version_is_that_of_the_installed_package() -> None:
    assert ludothek.__version__ == version("ludothek")


def test_import_is_light() -> None:
    run = python("import sys, ludothek; print(*sys.modules)")
    loaded = {name.partition(".")[0] for name in run.stdout.split()}
    assert "ludothek" in loaded
    assert not loaded & {"typer", "rich", "click", "msgspec", "fluent", "asyncio", "http", "sqlite3", "ray"}
    assert "ludothek.core" not in run.stdout.split()


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A copy of the package with a module whose compiled file is broken, so that loading it shows."""
    package = tmp_path / "ludothek"
    (package / "sub").mkdir(parents=True)
    for name in ("__init__.py", "_pure.py"):
        shutil.copy(PACKAGE / name, package)
    for folder in (package, package / "sub"):
        (folder / "toy.py").write_text("ORIGIN = 'source'\n")
        (folder / f"toy{COMPILED}").write_bytes(b"not a library")
    (package / "sub" / "__init__.py").touch()
    return tmp_path


@pytest.mark.parametrize("module", ["ludothek.toy", "ludothek.sub.toy"])
def test_pure_prefers_the_source(toy: Path, module: str) -> None:
    code = f"import {module} as toy; print(toy.ORIGIN)"
    assert "ImportError" in python(code, PYTHONPATH=str(toy)).stderr
    assert python(code, PYTHONPATH=str(toy), LUDOTHEK_PURE="1").stdout == "source\n"


def test_stale_names_what_lags_behind_its_source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_stale, "ROOT", tmp_path)
    core = tmp_path / "core"
    core.mkdir()
    for name, age in (("fresh", 0), ("edited", 60), ("orphan", 0)):
        compiled = core / f"{name}{COMPILED}"
        compiled.touch()
        (core / f"{name}.py").touch()
        written = compiled.stat().st_mtime - age
        os.utime(compiled, (written + (name == "fresh"), written + (name == "fresh")))
    (core / "orphan.py").unlink()
    (tmp_path / f"{_stale.SHARED}{COMPILED}").touch()
    assert _stale.stale_modules() == ["ludothek.core.edited", "ludothek.core.orphan"]
