"""A compiled module wins over its source, also when the source has been edited since."""

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

ROOT = Path(__file__).parent
SHARED = "_engine__mypyc"  # the library all compiled modules share; it has no source


def stale_modules() -> list[str]:
    """Names of compiled modules that are older than their source, or have lost it."""
    suffix = EXTENSION_SUFFIXES[0]
    stale = []
    for compiled in sorted(ROOT.rglob(f"*{suffix}")):
        name = compiled.name.removesuffix(suffix)
        source = compiled.with_name(f"{name}.py")
        if name != SHARED and not (source.exists() and source.stat().st_mtime <= compiled.stat().st_mtime):
            stale.append(".".join(("ludothek", *compiled.relative_to(ROOT).parent.parts, name)))
    return stale
