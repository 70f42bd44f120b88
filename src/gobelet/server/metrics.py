"""Prometheus metrics, served at `GET /metrics`; each process has its own."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

REQUESTS = Histogram(
    "gobelet_request_seconds", "Duration of requests.", ["method", "route", "status"],
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10),
)  # fmt: skip
MOVES = Counter("gobelet_moves", "Decisions played.", ["game"])
REFUSED = Counter("gobelet_refusals", "Requests refused, by error code.", ["code"])
STREAMS = Gauge("gobelet_open_streams", "Open event streams.")
TABLES_KEPT = Gauge("gobelet_tables_kept", "Tables in memory.")
THINKING = Histogram(
    "gobelet_bot_seconds", "Thinking time of bots.", ["game", "level"],
    buckets=(0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5),
)  # fmt: skip
