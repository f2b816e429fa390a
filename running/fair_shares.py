"""Which shards a process takes and gives up, so that all processes come to hold about as many."""

from __future__ import annotations

from collections.abc import Collection, Mapping

Holdings = Mapping[int, Collection[int]]  # by process, the shards that it holds


def to_take(holdings: Holdings, me: int, shards: int, *, late: bool = False) -> int | None:
    """Return a free shard that a process should take, if it holds less than its part of all, or if it is ``late``.

    Processes that look at the same moment choose different ones.
    """
    free = free_shards(holdings, shards)
    if not free or not (late or _short(holdings, me, shards)):
        return None
    return free[sorted(holdings).index(me) % len(free)]


def free_shards(holdings: Holdings, shards: int) -> list[int]:
    """Return the shards that nobody holds."""
    held = {shard for each in holdings.values() for shard in each}
    return [shard for shard in range(shards) if shard not in held]


def _short(holdings: Holdings, me: int, shards: int) -> bool:
    """Return whether a process holds less than its part; if the parts cannot be equal, some hold one more."""
    part, more = divmod(shards, len(holdings))
    above = sum(len(each) > part for each in holdings.values())
    return len(holdings[me]) < part or (len(holdings[me]) == part and above < more)


def to_give(holdings: Holdings, me: int) -> int | None:
    """Return a shard that a process should give up, because it holds most, and another at least two fewer."""
    fullest = max(holdings, key=lambda process: (len(holdings[process]), process))
    least = min(map(len, holdings.values()))
    if me != fullest or len(holdings[me]) - least < 2:
        return None
    return max(holdings[me])
