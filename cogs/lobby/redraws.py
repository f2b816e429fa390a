"""Redraws of lobbies that may show an older state, because an answer to a click was lost.

The answer to each click redraws a lobby. If Discord refuses that answer, or the program stops
before it, nothing else would: the lobby could keep a Start button that does nothing. So it could
where Discord gets the answers to two clicks in another order.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import discord

from cogs.answering.host import Host
from cogs.messages.outbox import POSTING, Outbox
from store import Opened
from store import Table as Row

RECENT = 50 * 60  # seconds; if a lobby last changed earlier, its message is too old to be edited freely


class Redraws:
    """Redraws lobbies in the background."""

    def __init__(self, host: Host) -> None:
        self._host = host

    def ask(self, number: int) -> None:
        """Redraw a lobby soon; retry temporary failures."""
        self._host.retries.begin(f"the redraw of lobby {number}", lambda: self._host.lobbies.update(number))

    def settle(self, shown: Row) -> None:
        """Redraw a lobby soon if it has changed while it was shown; retry temporary failures.

        What was shown is in the name of the work, as two answers may be looked at together.
        """
        work = partial(self._host.lobbies.settle, shown)
        self._host.retries.begin(f"what lobby {shown.id} is after {shown.touched}", work)

    async def catch_up(self) -> None:
        """Show every lobby that changed recently, and finish interrupted posts.

        The program may have stopped before it showed or remembered the change.
        """
        recent = self._host.clock() - RECENT
        for guild in self._host.guilds:
            self._recover(await self._host.store.open_in(guild.id, recent), recent)
        self._recover(await self._host.store.open_in_private(recent), recent)
        for number in await self._host.store.with_messages(POSTING):
            self._host.retries.begin(f"the messages of lobby {number}", partial(self._host.lobbies.finish, number))

    def _recover(self, found: Sequence[Opened], recent: float) -> None:
        for row in found:
            if row.touched >= recent:
                self._host.retries.begin(f"lobby {row.id} after the start", partial(self._host.lobbies.recover, row.id))

    async def adopt(self, number: int, clicked: discord.Message) -> None:
        """Remember the clicked message as the lobby's, if the lobby has none.

        The program may have stopped between posting and remembering it.
        """
        known = await self._host.store.remembered(number)
        if not any(each.kind == "lobby" for each in known):
            await Outbox(self._host, number, known).adopt("lobby", clicked)
