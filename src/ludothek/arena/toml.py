"""Results as TOML that people read: plain values, tables, and lists of tables."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any


def dump(values: Mapping[str, Any], head: str = "") -> str:
    """`head` is a comment above all else."""
    out = [f"# {line}" for line in head.splitlines()]
    out += [f"{key} = {plain(value)}" for key, value in values.items() if not nested(value)]
    for key, value in values.items():
        if isinstance(value, Mapping):
            out += ["", f"[{key}]", *[f"{name} = {plain(item)}" for name, item in value.items()]]
        elif nested(value):
            for table in value:
                out += ["", f"[[{key}]]", *[f"{name} = {plain(item)}" for name, item in table.items()]]
    return "\n".join(out).strip("\n") + "\n"


def nested(value: object) -> bool:
    return isinstance(value, Mapping) or (isinstance(value, list) and bool(value) and isinstance(value[0], Mapping))


def plain(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        return repr(value)
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(plain(item) for item in value) + "]"
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {plain(item)}" for key, item in value.items()) + " }" if value else "{}"
    return json.dumps(str(value), ensure_ascii=False)
