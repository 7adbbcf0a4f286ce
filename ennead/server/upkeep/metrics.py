"""Prometheus metrics."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.gc_collector import GCCollector
from prometheus_client.process_collector import ProcessCollector


class Metrics:
    def __init__(self) -> None:
        registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        GCCollector(registry=registry)
        self.registry = registry
        self.requests = Histogram(
            "ennead_request_seconds",
            "Time to answer a request.",
            ["method", "route", "status"],
            buckets=(0.002, 0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.25, 1, 5),
            registry=registry,
        )
        self.rows = Counter(
            "ennead_log_rows", "Rows added to the logs of tables.", registry=registry
        )
        self.tables = Counter("ennead_tables", "Tables created.", registry=registry)
        self.sockets = Gauge("ennead_sockets", "Open WebSockets.", registry=registry)
        self.dropped = Counter("ennead_dropped", "Slow clients dropped.", registry=registry)
        self.thinking = Histogram(
            "ennead_thinking_seconds",
            "Time a bot thinks about one answer.",
            ["bot"],
            buckets=(0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30),
            registry=registry,
        )
        self.queue = Histogram(
            "ennead_queue_seconds",
            "Time bot work spends waiting for a process and for its result.",
            buckets=(0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30),
            registry=registry,
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
