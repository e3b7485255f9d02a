"""What the server counts, for Prometheus."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

TYPE = "text/plain; version=0.0.4; charset=utf-8"
QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    """Counters with a registry of their own, so that two servers in one process do not share them."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "ludothek_requests", "Requests by page and status.", ["route", "status"], registry=self.registry
        )
        self.request_seconds = Histogram(
            "ludothek_request_seconds", "From request to response.", ["route"], buckets=QUICK, registry=self.registry
        )
        self.answers = Counter("ludothek_answers", "What came of answers.", ["kind"], registry=self.registry)
        self.ack_seconds = Histogram(
            "ludothek_ack_seconds", "From a request of a player to its commit.", buckets=QUICK, registry=self.registry
        )
        self.view_seconds = Histogram(
            "ludothek_view_seconds", "To make one view.", buckets=QUICK, registry=self.registry
        )
        self.view_bytes = Histogram(
            "ludothek_view_bytes",
            "The size of one view.",
            buckets=(5_000, 10_000, 20_000, 40_000, 60_000, 100_000, 200_000),
            registry=self.registry,
        )
        self.sockets = Gauge("ludothek_sockets", "Open tabs.", registry=self.registry)
        self.bot_seconds = Histogram(
            "ludothek_bot_seconds", "How long bots thought.", ["bot"], buckets=SLOW, registry=self.registry
        )
        self.bot_timeouts = Counter("ludothek_bot_timeouts", "Bots that thought too long.", registry=self.registry)
        self.notices = Counter("ludothek_notices", "Notices sent.", ["way", "result"], registry=self.registry)
        self.errors = Counter("ludothek_errors", "Errors nobody expected.", registry=self.registry)

    def watch_tables(self, count: Callable[[], Mapping[str, int]]) -> None:
        """Tables are counted when somebody reads the metrics."""
        self.registry.register(_Tables(count))

    def text(self) -> bytes:
        return generate_latest(self.registry)


class _Tables(Collector):
    """Tables by status, straight from the store."""

    def __init__(self, count: Callable[[], Mapping[str, int]]) -> None:
        self.count = count

    def describe(self) -> Iterable[Metric]:
        return [GaugeMetricFamily("ludothek_tables", "Tables by status.", labels=["status"])]

    def collect(self) -> Iterable[Metric]:
        family = GaugeMetricFamily("ludothek_tables", "Tables by status.", labels=["status"])
        for status, number in sorted(self.count().items()):
            family.add_metric([status], number)
        return [family]
