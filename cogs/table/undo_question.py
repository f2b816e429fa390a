"""The message in which a player asks the others to undo their last move."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from hashlib import sha256

from cogs.messages.mentions import mentions_of
from cogs.table.context import Context
from cogs.table.undo import question_screen
from store import Remembered
from tables.in_play import Request
from tables.undo import find_open_request, list_missing_consents
from tables.votes import list_voters

QUESTION = "undo"  # first word of such a message's kind, before the ply and a hash of the people at the table


class UndoQuestion:
    """Keeps a table's undo question posted while it is open, and deletes it when it is settled."""

    def __init__(
        self, context: Context, replace_if_left: Callable[[int], Awaitable[None]], settled: Callable[[], None]
    ) -> None:
        """Prepare the question; ``replace_if_left`` looks whether a person to ask has left the server."""
        self._context, self._replace_if_left = context, replace_if_left
        self.showing = context.worker(self._show, "the question", settled)

    async def _show(self) -> None:
        context = self._context
        asked = self._asked
        posted = context.messages.of(QUESTION)
        stands = [each for each in posted if asked and self._asks(each, asked)]
        if asked and not stands:
            await self._replace_those_who_left(asked)
            asked = self._asked
        if asked and not stands:
            await self._post(asked)
        elif not asked:
            for user in context.messages.people(QUESTION):
                await context.messages.withdraw(QUESTION, user)
        await context.messages.remove([each for each in posted if each not in stands])

    @property
    def _asked(self) -> Request | None:
        table = self._context.table
        return None if self._context.over else find_open_request(table.lobby, table.match.ply)

    async def _replace_those_who_left(self, asked: Request) -> None:
        """Let nobody wait for the consent of somebody who has left the server."""
        for user in list_missing_consents(self._context.table.lobby, asked):
            await self._replace_if_left(user)

    def _asks(self, posted: Remembered, asked: Request) -> bool:
        here = posted.channel == self._context.row.place
        return here and (posted.kind, posted.user) == (self._kind(asked), asked.user)

    def _kind(self, asked: Request) -> str:
        """Return the kind of a question; it names the people, so that a newcomer gets a new question."""
        company = sha256(repr(list_voters(self._context.table.lobby)).encode()).hexdigest()[:8]
        return f"{QUESTION} {asked.ply} {company}"

    async def _post(self, asked: Request) -> None:
        context = self._context
        mentions = await mentions_of(context.host.store, list_missing_consents(context.table.lobby, asked))
        screen = question_screen(context.table, context.row, asked)
        await context.messages.post(context.place, self._kind(asked), asked.user, screen=screen, mentions=mentions)
