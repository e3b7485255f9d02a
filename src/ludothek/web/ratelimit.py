"""How often one address may make something new. Generous: it stops machines, not a school class."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from ipaddress import ip_address, ip_network
from threading import Lock
from time import monotonic

KEPT = 10_000  # addresses remembered
HOUR = 3600.0


def neighbourhood(address: str) -> str:
    """The address; of IPv6 the network, for there one household has more addresses than we have room for."""
    try:
        return str(ip_network((address, 64), strict=False)) if ip_address(address).version == 6 else address
    except ValueError:
        return address


class RateLimit:
    """For each address a bucket of `per_hour` tokens that fills up evenly."""

    def __init__(self, per_hour: int, clock: Callable[[], float] = monotonic) -> None:
        self.per_hour = per_hour
        self.clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self._lock = Lock()

    def allows(self, address: str) -> bool:
        """Takes a token, if there is one."""
        address, now = neighbourhood(address), self.clock()
        with self._lock:
            left, since = self._buckets.pop(address, (float(self.per_hour), now))
            left = min(float(self.per_hour), left + (now - since) * self.per_hour / HOUR)
            allowed = left >= 1
            self._buckets[address] = (left - 1 if allowed else left, now)
            if len(self._buckets) > KEPT:
                self._buckets.popitem(last=False)
        return allowed
