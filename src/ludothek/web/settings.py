"""What a server needs to know before it starts. Everything has a default: no configuration is required."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit

ANY_ADDRESS = ("0.0.0.0", "::", "")
HOOKS = ("any", "public")


@dataclass(frozen=True)
class Settings:
    """One server. `url` is its public address, if it stands behind another server; its path is the root path."""

    data: Path
    database: str = ""  # empty: SQLite in the data folder
    host: str = "127.0.0.1"
    port: int = 8000
    url: str = ""
    lang: str = ""  # for whoever has not said
    hooks: str = ""  # where notices may go: "any", or "public" addresses only; empty: by the host
    packs: tuple[Path, ...] = ()
    workers: int = field(default_factory=lambda: max(1, min(4, (os.cpu_count() or 2) - 1)))  # bots at a time
    think: float = 10.0  # seconds a bot may think
    bot_delay: float = 0.35  # seconds from a question to a bot's answer, so that people can follow
    per_hour: int = 600  # new guests, and new tables, from one address

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{self.data / 'ludothek.db'}"

    @property
    def root(self) -> str:
        """The path under which the public address shows this server."""
        return urlsplit(self.url).path.rstrip("/")

    @property
    def everywhere(self) -> bool:
        """Whether it listens to the whole network."""
        return self.host in ANY_ADDRESS

    @property
    def private_hooks(self) -> bool:
        """Whether notices may go to private addresses: at home they may, from a public server they must not."""
        return self.hooks == "any" or (not self.hooks and not self.url and is_loopback(self.host))


def is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def data_folder(environ: Mapping[str, str] = os.environ, system: str = sys.platform) -> Path:
    """Where a person's programs keep their data, by the customs of the system."""
    if system == "win32" and environ.get("LOCALAPPDATA"):
        return Path(environ["LOCALAPPDATA"]) / "ludothek"
    if system == "darwin":
        return Path.home() / "Library" / "Application Support" / "ludothek"
    home = environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "ludothek"
