"""Ludothek: heavy strategy board games for tables, bots and research."""

import os

__version__ = "0.1.0"

if os.environ.get("LUDOTHEK_PURE") == "1":
    from ludothek import _pure

    _pure.install()


def engine() -> str:
    """Which of the two identical engines runs here: "compiled" or "interpreted"."""
    from ludothek.core import step

    return "interpreted" if (step.__file__ or "").endswith(".py") else "compiled"
