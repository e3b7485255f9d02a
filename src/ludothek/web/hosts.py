"""By which names this server may be asked for. A page elsewhere can give its own name our address, but not our name."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from ..i18n import LANGUAGES
from .settings import Settings, is_loopback
from .words import words


def refusal() -> str:
    """What one is told who asks for another server, in all languages: nothing is known of the one who asks."""
    return "".join(words(lang).say("host-refused") + "\n" for lang in LANGUAGES)


class Hosts:
    """The names of one server: of this machine, of where it listens, and of its public address."""

    def __init__(self, settings: Settings) -> None:
        self.everywhere = settings.everywhere
        names = {settings.host, urlsplit(settings.url).hostname or ""}
        if self.everywhere:
            own = socket.gethostname()
            names |= {own, own.partition(".")[0], f"{own.partition('.')[0]}.local"}
        self.names = {name.lower() for name in names if name}

    def knows(self, host: str) -> bool:
        """Whether a request for this host, with or without a port, is meant for us."""
        try:
            name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
        except ValueError:
            return False
        if name in self.names or is_loopback(name) or name.endswith(".localhost"):
            return True
        return self.everywhere and _is_number(name)


def _is_number(name: str) -> bool:
    """Addresses in numbers cannot be bent; behind a container we do not know all that lead here."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
