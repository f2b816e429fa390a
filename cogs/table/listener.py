"""What other programs of the bot tell this one about tables, so that any of them may answer a click.

Discord sends the clicks of a server to the program of its shard, and those of private conversations to that of
shard 0. So a hand may be open where another program looks after the table.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from cogs.answering.host import Host
from store import StoreAway
from store.shares import Notice
from tables import Refused
from tables.error_logging import log_failure

log = logging.getLogger(__name__)


class Listener:
    """Does what other programs tell us about our tables, and keeps hands up to date that are open here."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._deeds: dict[str, Callable[[Notice], Awaitable[None]]] = {
            "changed": self._changed,
            "looked": self._looked,
            "unanswered": self._unanswered,
            "timed": self._timed,
            "repost": self._repost,
        }

    async def hear(self, notice: Notice) -> None:
        """Do what a notice asks for; a failure costs this notice and no other.

        Raises:
            StoreAway: it is not done, and may be later.
        """
        try:
            await self._heard(notice)
        except StoreAway:
            raise
        except Refused as wrong:
            log.info("table %d: nothing done about what another program told: %s", notice.table, wrong.reason)
        except Exception as wrong:
            log_failure(log, f"table {notice.table}: nothing done about what another program told", wrong)

    async def _heard(self, notice: Notice) -> None:
        host = self._host
        if notice.what == "shown" and not host.herald.keeps(notice.table):
            return  # most of these; a program that has just begun tells of every table
        row = await host.registry.row(notice.table)
        if notice.what == "forgotten":
            host.archive.drop(notice.table)
        if not host.registry.services.share.has(row.guild):
            await self._refresh_hands(notice.table)
        elif notice.what == "forgotten":
            await self._forgotten(notice, playing=row.status == "playing")
        elif row.status == "lobby":
            host.lobbies.update_soon(notice.table)
        elif notice.what in self._deeds:
            await self._deeds[notice.what](notice)

    async def _refresh_hands(self, number: int) -> None:
        """Show the newest state in hands of another program's table that are open here."""
        if self._host.herald.keeps(number):
            await self._host.herald.seated(await self._host.registry.table(number))

    async def _forgotten(self, notice: Notice, *, playing: bool) -> None:
        """Show what names nobody any more, even if only the news named them; old messages are left alone."""
        await self._host.registry.reread(notice.table)
        if playing:
            await self._host.herald.seated(await self._host.registry.table(notice.table))

    async def _changed(self, notice: Notice) -> None:
        await self._host.registry.refresh(notice.table)

    async def _looked(self, notice: Notice) -> None:
        table = await self._host.registry.table(notice.table)
        await self._host.herald.clicked(table, notice.user, int(notice.about))

    async def _unanswered(self, notice: Notice) -> None:
        await self._host.registry.reread(notice.table)  # news of the click's move may still be under way
        table = await self._host.registry.table(notice.table)
        await self._host.herald.unanswered(table, notice.user)

    async def _timed(self, notice: Notice) -> None:
        table = await self._host.registry.table(notice.table)
        await table.tell_of_time(notice.user, notice.about)

    async def _repost(self, notice: Notice) -> None:
        await self._host.herald.repost(await self._host.registry.table(notice.table))
