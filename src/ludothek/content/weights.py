"""Reading a game's judgement: `weights.toml` in its folder, and `judgement.json` where it has learned one."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path

from ..core.network import Network
from ..core.weights import Weights
from .loader import PackError


def read_weights(file: Path, names: Sequence[str], network: Network | None = None) -> Weights:
    """The weights of a file, which must be those that the game's judgement asks for; with its network."""
    found = tomllib.loads(file.read_text(encoding="utf-8"))["weights"]
    if set(found) != set(names):
        wrong = ", ".join(sorted(set(found) ^ set(names)))
        raise PackError(f"{file.name} and the judgement it is for do not name the same weights: {wrong}.")
    return Weights(names, [float(found[name]) for name in names], network)


def read_search(file: Path) -> Mapping[str, float]:
    """How bots search the game: the table `search` beside the weights."""
    found = tomllib.loads(file.read_text(encoding="utf-8")).get("search", {})
    return {name: float(number) for name, number in found.items()}


def read_network(file: Path, names: Sequence[str]) -> Network:
    """The network of a file, which must have learned from the features that the game's judgement gives it."""
    found = json.loads(file.read_text(encoding="utf-8"))
    if found["names"] != list(names):
        wrong = ", ".join(sorted(set(found["names"]) ^ set(names))) or "their order"
        raise PackError(f"{file.name} and the judgement it is for do not name the same features: {wrong}.")
    return Network(found["names"], found["inner"], found["bias"], found["outer"], found["base"])


def write_network(file: Path, made: Mapping[str, object], network: Network) -> None:
    """The other way round, with a word on how it was made; four digits are more than games can tell."""
    inner = [float(f"{weight:.4g}") for weight in network.inner]
    hidden = int(network.hidden)
    found = {
        "made": made,
        "names": network.names,
        "inner": [inner[at : at + hidden] for at in range(0, len(inner), hidden)],
        "bias": [float(f"{weight:.4g}") for weight in network.bias],
        "outer": [float(f"{weight:.4g}") for weight in network.outer],
        "base": float(f"{network.base:.4g}"),
    }
    lines = ",\n".join(f"{json.dumps(key)}: {json.dumps(value)}" for key, value in found.items())
    file.write_text("{\n" + lines.replace("], [", "],\n[") + "\n}\n", encoding="utf-8")
