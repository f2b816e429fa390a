"""What the programs of a bot tell each other about tables, so that any of them may answer a click.

Discord sends the clicks of a server to the program of its shard, and those of private conversations to that of
shard 0. So a hand may be open where another program looks after the table.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from cogs.answering.host import Host
from store import StoreError
from store.shares import Notice
from tables import Refused
from tables.error_logging import log_failure

log = logging.getLogger(__name__)

OPEN = 15 * 60.0  # seconds after a click in which a hand can be edited; Discord, interactions


class Elsewhere:
    """Tells other programs what concerns them; nothing is lost if they do not hear it."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._kept: dict[int, float] = {}  # tables of which another program has hands open, and until when

    async def looked(self, table: int, user: int) -> None:
        """Tell the program of a table that somebody is looking at their hand here."""
        await self._tell(Notice(table, "looked", user))

    async def timed(self, table: int, user: int, what: str) -> None:
        """Ask the program of a table to tell a person what happened to their time."""
        await self._tell(Notice(table, "timed", user, what))

    async def repost(self, table: int) -> None:
        """Ask the program of a table to repost its board."""
        await self._tell(Notice(table, "repost"))

    def keeps(self, table: int) -> None:
        """Note that another program has a hand of a table open."""
        now = self._host.clock()
        self._kept = {number: until for number, until in self._kept.items() if until >= now}
        self._kept[table] = now + OPEN

    async def shown(self, table: int) -> None:
        """Tell the programs that have hands of a table open that something is new there."""
        if table not in self._kept:
            return
        if self._kept[table] < self._host.clock():
            del self._kept[table]
        else:
            await self._tell(Notice(table, "shown"))

    async def _tell(self, notice: Notice) -> None:
        try:
            await self._host.registry.services.tell(notice)
        except StoreError as wrong:
            log_failure(log, f"table {notice.table}: no other program was told", wrong, logging.WARNING)


class Listener:
    """Does what other programs tell us about our tables, and keeps hands up to date that are open here."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._deeds: dict[str, Callable[[Notice], Awaitable[None]]] = {
            "changed": self._changed,
            "looked": self._looked,
            "timed": self._timed,
            "repost": self._repost,
        }

    async def hear(self, notice: Notice) -> None:
        """Do what a notice asks for; a failure costs this notice and no other."""
        try:
            await self._heard(notice)
        except Refused as wrong:
            log.info("table %d: nothing done about what another program told: %s", notice.table, wrong.reason)
        except Exception as wrong:
            log_failure(log, f"table {notice.table}: nothing done about what another program told", wrong)

    async def _heard(self, notice: Notice) -> None:
        host, row = self._host, await self._host.registry.row(notice.table)
        if notice.what == "forgotten":
            host.archive.drop(notice.table)
        if not host.registry.services.share.has(row.guild):
            await self._refresh_hands(notice.table)
        elif notice.what == "forgotten":
            await host.registry.reread(notice.table)
        elif row.status == "lobby":
            host.lobbies.update_soon(notice.table)
        elif notice.what in self._deeds:
            await self._deeds[notice.what](notice)

    async def _refresh_hands(self, number: int) -> None:
        """Show the newest state in hands of another program's table that are open here."""
        if self._host.boards.keeps(number):
            await self._host.boards.seated(await self._host.registry.table(number))

    async def _changed(self, notice: Notice) -> None:
        await self._host.registry.refresh(notice.table)

    async def _looked(self, notice: Notice) -> None:
        await self._host.boards.clicked(await self._host.registry.table(notice.table), notice.user)

    async def _timed(self, notice: Notice) -> None:
        table = await self._host.registry.table(notice.table)
        await table.tell_of_time(notice.user, notice.about)

    async def _repost(self, notice: Notice) -> None:
        await self._host.boards.repost(await self._host.registry.table(notice.table))
