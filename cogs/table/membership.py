"""Who has left a server: checked once a day for everybody at a table.

Without the privileged members intent, Discord does not tell us. ``cogs.table.notifications`` checks
before each ping; but a table without a clock pings once, and could then wait forever.
"""

from __future__ import annotations

import logging
from collections.abc import Collection
from math import inf

from cogs.answering.host import Host
from cogs.answering.permissions import is_member
from store import Table as Row
from tables import Refused
from tables.duration import DAY, HOUR
from tables.error_logging import log_failure
from tables.seats.lobby import Lobby

log = logging.getLogger(__name__)

HOURS = DAY // HOUR


class MembershipCheck:
    """Checks every hour who has left some tables' servers; each table has its hour of the day."""

    def __init__(self, host: Host) -> None:
        self._host = host

    async def run(self) -> None:
        """Check every hour until canceled; make up for missed hours, up to a day."""
        asked = self._hour()
        while True:
            await self._host.sleep(HOUR - self._host.clock() % HOUR)
            now = self._hour()
            hours = {hour % HOURS for hour in range(max(asked, now - HOURS) + 1, now + 1)}
            asked = now
            try:
                await self._ask_at(hours)
            except Exception as wrong:
                log_failure(log, "not checked who has left the server", wrong)

    def _hour(self) -> int:
        return int(self._host.clock() // HOUR)

    async def _ask_at(self, hours: Collection[int]) -> None:
        for guild in list(self._host.guilds):
            for each in await self._host.store.open_in(guild.id, inf):
                if each.id % HOURS in hours:
                    await self._ask_about(await self._host.registry.row(each.id))

    async def _ask_about(self, row: Row) -> None:
        """Replace players who have left, if the table waits for them; log a failure and go on to other tables."""
        try:
            for sitter in Lobby.load(row.lobby).sitters:
                if sitter.user is not None and not await is_member(self._host, row.guild, sitter.user):
                    await self._replace(row, sitter.user)
        except Refused as wrong:
            log.info("table %d: not checked who has left the server: %s", row.id, wrong.reason)
        except Exception as wrong:
            log_failure(log, f"table {row.id}: not checked who has left the server", wrong)

    async def _replace(self, row: Row, user: int) -> None:
        table = await self._host.registry.table(row.id)
        if user in table.acting_people():
            await self._host.boards.replace_if_left(table, user)
