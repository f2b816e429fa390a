"""How long the store takes to write, for a monitor."""

from __future__ import annotations

from prometheus_client import Histogram

COMMITS = Histogram(
    "ilion_commit_duration_seconds",
    "From the beginning of a transaction that changes something to its end.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5),
)
