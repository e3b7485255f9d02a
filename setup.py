"""The opt-in compiled build (`LUDOTHEK_MYPYC=1`); everything else is in pyproject.toml.

Compiled are the kernel and every other module that carries `# mypyc: compile` in its first lines.
"""

import os
import sys
from pathlib import Path

from setuptools import setup

SOURCE = Path("src/ludothek")
INTERPRETED = {"__init__.py"}  # kernel modules that stay interpreted
MARKER = "# mypyc: compile"

wanted = os.environ.get("LUDOTHEK_MYPYC") == "1"
building = not {"build_ext", "bdist_wheel"}.isdisjoint(sys.argv)  # not while metadata is being made


def is_engine(path: Path) -> bool:
    head = path.read_text(encoding="utf-8").splitlines()[:12]
    return any(line.startswith(MARKER) for line in head)


def engine_modules() -> list[str]:
    kernel = [path for path in SOURCE.glob("core/*.py") if path.name not in INTERPRETED]
    marked = [path for path in SOURCE.glob("**/*.py") if path not in kernel and is_engine(path)]
    return [str(path) for path in sorted(kernel + marked)]


ext_modules = []
if wanted and building:
    from mypyc.build import mypycify

    # One group: calls between modules are direct C calls.
    ext_modules = mypycify(
        ["--strict", *engine_modules()], opt_level="3", debug_level="0", group_name="ludothek._engine"
    )
    for extension in ext_modules:
        # Nobody replaces our functions at load time: saying so lets the C compiler inline them.
        extension.extra_compile_args.append("-fno-semantic-interposition")

setup(ext_modules=ext_modules, setup_requires=["mypy[mypyc]>=2.4"] if wanted and not building else [])
