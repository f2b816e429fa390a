"""Shares: the tables that one shard of the bot looks after."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Share:
    """One of the ``shards`` of a bot, numbered from 0, and the tables whose clicks Discord sends there.

    A guild belongs to a shard by its id; private conversations belong to shard 0 (Discord's page "Gateway",
    section "Sharding").
    """

    shard: int = 0
    shards: int = 1

    @property
    def whole(self) -> bool:
        """Whether there is no other share."""
        return self.shards == 1

    def has(self, guild: int | None) -> bool:
        """Return whether the tables of a guild, or without one, belong to this share."""
        return self.shard == (0 if guild is None else (guild >> 22) % self.shards)

    def __str__(self) -> str:
        return f"shard {self.shard} of {self.shards}"


EVERYTHING = Share()
MINE = (
    "coalesce((guild >> 22) % $2::bigint, 0) = $1::bigint"  # as ``Share.has`` says it, of ``$2`` shards number ``$1``
)
