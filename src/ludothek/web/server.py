"""Runs the application with uvicorn: on a socket that is open already, and until it is told to stop."""

from __future__ import annotations

import os
import signal
import socket
from collections.abc import Callable
from types import FrameType

import uvicorn

from ..core.errors import OptionError
from .app import create_app
from .settings import ANY_ADDRESS, Settings

LARGEST_MESSAGE = 64 * 1024  # bytes that a tab may say at once
PATIENCE = 5  # seconds that requests have to end
NEIGHBOURS = 50  # ports tried after the usual one


def open_socket(host: str, port: int, exactly: bool) -> socket.socket:
    """Listen on this port; unless exactly this one is wanted, on the next that is free. Port 0 is any."""
    last = port if exactly or not port else port + NEIGHBOURS
    for wanted in range(port, last + 1):
        try:
            return _listen(host, wanted)
        except OSError as error:
            if wanted == last:
                where = "all addresses" if host in ANY_ADDRESS else host
                raise OptionError(f"The port {wanted} of {where} cannot be opened: {error.strerror}.") from error
    raise AssertionError("the last port was opened or refused")


def _listen(host: str, port: int) -> socket.socket:
    """Named as TCP: asyncio sends small messages at once only if the socket says so, else a view waits for 40 ms."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
        found.listen()
    except BaseException:
        found.close()
        raise
    return found


class Server(uvicorn.Server):
    """Says when it is ready, and tells all tabs before it closes their sockets."""

    def __init__(self, settings: Settings, ready: Callable[[], None]) -> None:
        self.app = create_app(settings)
        self.ready = ready
        super().__init__(
            uvicorn.Config(
                self.app,
                root_path=settings.root,
                log_config=None,
                access_log=False,
                ws_max_size=LARGEST_MESSAGE,
                timeout_graceful_shutdown=PATIENCE,
                server_header=False,
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.app.state.site.hub.stop()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Being told to stop is no failure: the process ends in order. A second Ctrl-C does not wait for anybody."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True
