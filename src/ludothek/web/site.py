"""The running server: its tables, its tabs, its bots, its notices, and the pages' templates."""

from __future__ import annotations

import asyncio
import logging
import secrets
import socket
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from starlette.concurrency import run_in_threadpool
from starlette.requests import HTTPConnection

from .. import __version__
from ..store import Store
from ..table import Tables
from .advice import Advice
from .assets import FOLDER as STATIC
from .assets import Assets
from .metrics import Metrics
from .notices import Notices
from .outbound import Outbound
from .playing import Bots
from .push import PushKeys, new_key
from .ratelimit import RateLimit
from .rows import Rows
from .session import cookie_name
from .settings import Settings, is_loopback
from .socket import Hub
from .thinking import Thinking
from .words import NAMES

if TYPE_CHECKING:
    from .visit import Visit

LOG = logging.getLogger("ludothek")
TEMPLATES = STATIC.parent / "templates"
ANSWERS = "mailto:ludothek@localhost"  # whom a push service may write to, where nobody said


class Site:
    """Everything that lives as long as the server. It is made inside the event loop."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        settings.data.mkdir(parents=True, exist_ok=True)
        self.store = Store(settings.database_url)
        self.tables = Tables(self.store, settings.packs)
        self.rows = Rows(self.store)
        self.cookie = cookie_name(self.tables.secret("site", lambda: secrets.token_urlsafe(16)))
        contact = settings.url if settings.url.startswith("https:") else ANSWERS
        self.push_keys = PushKeys(self.tables.secret("vapid", new_key), contact)
        self.assets = Assets()
        self.hub = Hub(self.tables, metrics)
        self.thinking = Thinking(settings.workers, settings.think, metrics)
        self.bots = Bots(
            self.tables, self.thinking, settings.bot_delay, metrics, lambda table_id: bool(self.hub.online(table_id))
        )
        self.advice = Advice(self.thinking)
        self.outbound = Outbound(settings.private_hooks)
        self.notices = Notices(
            self.tables, self.hub, self.outbound, self.push_keys, metrics, address_of(settings), settings.root
        )
        self.new_guests = RateLimit(settings.per_hour)
        self.new_tables = RateLimit(settings.per_hour)
        self._templates = Environment(
            loader=FileSystemLoader(TEMPLATES),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
        )
        self._loop = asyncio.get_running_loop()

    # -- its life -------------------------------------------------------------------------------------------

    async def start(self) -> None:
        self.tables.subscribe(self._changed)
        self.metrics.watch_tables(self.rows.counts)
        self.thinking.warm_up()
        self.notices.start()
        for table_id in await run_in_threadpool(self.tables.bots_due):
            self.bots.look(table_id)
        for table_id in await run_in_threadpool(self.rows.untold):
            self.notices.look(table_id)

    async def stop(self) -> None:
        """Tabs are told to come back; what was acknowledged is on disk already."""
        await self.hub.stop()
        await self.bots.stop()
        await self.notices.stop()
        await self.outbound.close()
        self.thinking.close()
        await run_in_threadpool(self.store.close)

    def _changed(self, table_id: str) -> None:
        """Called in whatever thread has committed something."""
        try:
            self._loop.call_soon_threadsafe(self._spread, table_id)
        except RuntimeError:
            LOG.info("The server has stopped; nobody is told of the last change.")

    def _spread(self, table_id: str) -> None:
        self.hub.changed(table_id)
        self.bots.look(table_id)
        self.notices.look(table_id)

    # -- where it is ----------------------------------------------------------------------------------------

    def base(self, connection: HTTPConnection) -> str:
        """The same as one visitor sees it; a host who plays at the server itself invites people to its address."""
        if self.settings.url:
            return self.settings.url.rstrip("/")
        here = connection.url_for("home")
        if self.settings.everywhere and is_loopback(here.hostname or ""):
            return address_of(self.settings)
        return str(here.replace(path=str(connection.scope.get("root_path", "")).rstrip("/"), query=""))

    # -- pages ----------------------------------------------------------------------------------------------

    def render(self, visit: Visit, template: str, context: dict[str, Any]) -> str:
        """A page with what every page has."""
        guest, query = visit.guest, visit.request.url.query
        path = visit.request.scope["path"].removeprefix(visit.root) or "/"
        common = {
            "t": visit.say,
            "lang": visit.lang,
            "languages": list(NAMES.items()),
            "guest": guest,
            "path": f"{path}?{query}" if query else path,
            "url": visit.url,
            "static": lambda name: self.assets.address(name, visit.root),
            "date": visit.words.date,
            "when": visit.words.date_time,
            "turns": self.rows.turns(guest.id) if guest is not None else 0,
            "version": __version__,
        }
        return self._templates.get_template(template).render(common | context)


def address_of(settings: Settings) -> str:
    """The address of a server for people elsewhere."""
    if settings.url:
        return settings.url.rstrip("/")
    host = lan_address() if settings.everywhere else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"


def lan_address() -> str:
    """The address by which this machine is known in its network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that belongs to nobody
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def is_local_path(path: str) -> bool:
    """Whether a wish where to go next stays on this server."""
    parts = urlsplit(path)
    return path.startswith("/") and not path.startswith(("//", "/\\")) and not parts.netloc and "\\" not in path
