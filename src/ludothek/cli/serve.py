"""`ludothek serve`: tables in the browser, for this machine, a home network, or a small server."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from ..core.errors import OptionError
from ..i18n.messages import check_language
from .words import say

if TYPE_CHECKING:
    from ..web.settings import Settings

PORT = 8000


@dataclass(frozen=True)
class Wish:
    """What stands on the command line."""

    data: Path | None
    host: str
    port: int | None  # the usual one, or the next that is free
    url: str
    hooks: str
    log: str
    lang: str
    packs: Sequence[Path]
    open: bool


def serve(wish: Wish) -> None:
    """Until Ctrl-C or SIGTERM."""
    from ..web.logs import configure
    from ..web.server import Server, open_socket
    from ..web.settings import HOOKS, Settings, data_folder

    if wish.lang:
        check_language(wish.lang)
    if wish.hooks not in ("", *HOOKS):
        raise OptionError(say("cli-hooks", wish.lang, given=wish.hooks))
    if wish.log not in ("", "json", "quiet"):
        raise OptionError(say("cli-log", wish.lang, given=wish.log))
    configure(quiet=wish.log == "quiet" or (not wish.log and sys.stderr.isatty()))
    listening = open_socket(wish.host, PORT if wish.port is None else wish.port, exactly=wish.port is not None)
    settings = Settings(
        data=wish.data or data_folder(),
        database=os.environ.get("DATABASE_URL", ""),
        host=wish.host,
        port=listening.getsockname()[1],
        url=wish.url,
        lang=wish.lang,
        hooks=wish.hooks,
        packs=tuple(wish.packs),
    )
    with listening:
        Server(settings, lambda: announce(settings, wish.open)).run(sockets=[listening])


def announce(settings: Settings, open_browser: bool) -> None:
    """Where it is to be found, for this machine and for phones in the same network."""
    from ..web.site import address_of

    near = replace(settings, host="127.0.0.1", url="") if settings.everywhere else settings
    print(say("cli-serve-at", settings.lang, url=address_of(near)), flush=True)
    if settings.everywhere and not settings.url:
        print(say("cli-serve-lan", settings.lang, url=address_of(settings)), flush=True)
    print(say("cli-serve-stop", settings.lang), flush=True)
    if open_browser:
        threading.Thread(target=webbrowser.open, args=(address_of(near),), daemon=True).start()
