"""Requests that the server makes to other servers: to few addresses, without redirects, and not for long."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Mapping
from http import HTTPStatus
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any
from urllib.parse import SplitResult, urlsplit

import httpx

from .words import words

SECONDS = 10.0
LATER = (HTTPStatus.REQUEST_TIMEOUT, HTTPStatus.TOO_EARLY, HTTPStatus.TOO_MANY_REQUESTS)
# Public by their number, but they stand for IPv4 addresses that need not be.
TRANSLATED = (ip_network("64:ff9b::/96"), ip_network("2002::/16"), ip_network("2001::/32"))


class Undelivered(Exception):
    """A notice did not get through; `status` is what the other side said, 0 if it said nothing."""

    def __init__(self, key: str, answer: int = 0, **facts: Any) -> None:
        super().__init__(key)
        self.key = key
        self.status = answer
        self.facts = facts

    @property
    def may_pass(self) -> bool:
        """Whether it may work later: the other side did not answer, is in trouble, or has too much to do."""
        return self.key == "hook-failed" or self.status >= HTTPStatus.INTERNAL_SERVER_ERROR or self.status in LATER

    def say(self, lang: str) -> str:
        return words(lang).say(self.key, **self.facts)


def is_public(address: str) -> bool:
    """Whether an address belongs to the public network, and not to this machine or its neighbours."""
    found: IPv4Address | IPv6Address = ip_address(address)
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        elif any(found in network for network in TRANSLATED):
            return False
    return found.is_global and not found.is_multicast


def check_address(url: str) -> SplitResult:
    """An address that can be asked at all."""
    try:
        parts = urlsplit(url)
        if parts.scheme in ("http", "https") and parts.hostname and parts.port != 0:
            return parts
    except ValueError:
        pass
    raise Undelivered("hook-address")


class Outbound:
    """Posts to addresses that people entered. Unless `private` is allowed, only to public ones."""

    def __init__(self, private: bool, seconds: float = SECONDS) -> None:
        self.private = private
        self.seconds = seconds
        self._client = httpx.AsyncClient(timeout=seconds, follow_redirects=False, trust_env=False)

    async def post(self, url: str, content: bytes, headers: Mapping[str, str]) -> None:
        """One time for everything, from the look-up to the head of the answer; its body is not read."""
        parts = check_address(url)
        try:
            async with asyncio.timeout(self.seconds):
                status = await self._exchange(url, parts, content, headers)
        except TimeoutError as error:
            raise Undelivered("hook-failed", reason=HTTPStatus.REQUEST_TIMEOUT.phrase) from error
        if status >= HTTPStatus.MULTIPLE_CHOICES:
            raise Undelivered("hook-status", status, status=str(status))

    async def _exchange(self, url: str, parts: SplitResult, content: bytes, headers: Mapping[str, str]) -> int:
        """The status that the other side answers with."""
        target, extensions = url, {}
        sent = {"user-agent": "ludothek", **headers}
        if not self.private:
            # The address that was checked is the one that is asked: a second look-up could give another.
            pinned = await self._resolve(parts)
            sent["host"] = parts.netloc.rpartition("@")[2]
            extensions = {"sni_hostname": parts.hostname}
            target = httpx.URL(url).copy_with(host=pinned).__str__()
        try:
            stream = self._client.stream("POST", target, content=content, headers=sent, extensions=extensions)
            async with stream as response:
                return response.status_code
        except TimeoutError:
            raise
        except (httpx.HTTPError, httpx.InvalidURL, ValueError, OSError) as error:
            raise Undelivered("hook-failed", reason=str(error) or type(error).__name__) from error

    async def _resolve(self, parts: SplitResult) -> str:
        host = parts.hostname or ""
        port = parts.port or (443 if parts.scheme == "https" else 80)
        try:
            found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except OSError as error:
            raise Undelivered("hook-failed", reason=error.strerror or str(error)) from error
        addresses = [str(entry[4][0]) for entry in found]
        if not addresses or not all(map(is_public, addresses)):
            raise Undelivered("hook-private", host=host)
        return addresses[0]

    async def close(self) -> None:
        await self._client.aclose()
