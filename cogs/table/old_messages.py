"""Forgetting the messages of games that stopped long ago; on Discord, they stay.

A message is remembered so that it can be edited, replaced or deleted. That of a game that stopped is still replaced
when somebody reposts the table; after some days, nobody does, and its buttons say all that they need themselves. What
is left to do there stays: interrupted posts, and threads to archive.
"""

from __future__ import annotations

from cogs.answering.host import Host
from cogs.messages.outbox import POSTING
from cogs.table.hourly import repeat_hourly
from cogs.table.quiet_threads import THREAD
from tables.duration import DAY

OLD = 7 * DAY  # seconds after a game has stopped
UNFINISHED = (POSTING, THREAD)  # kinds of messages that stay
MOST = 1000  # messages forgotten at once; moves wait for it some milliseconds


class OldMessages:
    """Looks every hour for messages to forget."""

    def __init__(self, host: Host) -> None:
        self._host = host

    async def run(self) -> None:
        """Look every hour until canceled."""
        await repeat_hourly(self._host, self.look, "no old message was forgotten")

    async def look(self) -> None:
        """Forget the messages that are due."""
        before = self._host.clock() - OLD
        while await self._host.store.forget_past(UNFINISHED, before, MOST) == MOST:
            pass
