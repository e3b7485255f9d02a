"""A real server in a process of its own, for tests that look at it from outside."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx

PATIENCE = 30.0  # seconds until something counts as failed; generous, the machine may be busy


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(done: Callable[[], bool], what: str = "") -> None:
    """Look until it is so."""
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end, what or "waited in vain"
        time.sleep(0.01)


class Site:
    """`ludothek serve` on a port of its own; it can be stopped, killed, and started again on the same data."""

    def __init__(self, data: Path, *, bot_delay: float = 0.0, **environment: str) -> None:
        self.data = data
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.environment = {"LUDOTHEK_BOT_DELAY": str(bot_delay), **environment}
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def start(self) -> Site:
        self.data.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, "-m", "ludothek", "serve", "--data", str(self.data), "--port", str(self.port)]
        environment = {**os.environ, **self.environment}
        with (self.data / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
        self._wait()
        return self

    def _wait(self) -> None:
        end = time.monotonic() + PATIENCE
        while self.running and time.monotonic() < end:
            try:
                if httpx.get(f"{self.url}/healthz", timeout=2).status_code == httpx.codes.OK:
                    return
            except httpx.HTTPError:
                time.sleep(0.02)
        raise AssertionError(f"The server did not start:\n{self.log()}")

    def log(self) -> str:
        return (self.data / "server.log").read_text(encoding="utf-8", errors="replace")

    def kill(self) -> None:
        """As a power cut would: no farewell."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """As an administrator would; the exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=PATIENCE)
