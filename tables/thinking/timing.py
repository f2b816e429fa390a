"""How long computer players take to choose, for a monitor."""

from __future__ import annotations

from prometheus_client import Histogram

THOUGHTS = Histogram(
    "ilion_thought_duration_seconds",
    "From a question that leaves a computer player a choice to its move, with the time that it waited for a thinker.",
    ["level"],
    buckets=(0.05, 0.1, 0.25, 0.5, 1, 1.5, 2, 2.5, 3, 5, 10, 20),
)
