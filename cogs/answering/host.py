"""What the parts of the bot need from the bot.

They take a ``Host`` and never import the bot itself, so that only ``cogs/bot.py`` knows them all.
"""

from __future__ import annotations

from collections.abc import Collection, Coroutine, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

import discord

from cogs.answering.answers import Answers, Metrics
from cogs.answering.button_ids import Click
from cogs.answering.interactions import Conversations
from cogs.answering.pictures import Pictures
from cogs.answering.worker import Retries
from store import Store
from store import Table as Row
from tables.history.archive import Archive
from tables.history.results import Results
from tables.play.registry import TableRegistry
from tables.play.table import Asked, Table
from tables.review.analyses import Analyses
from tables.tournaments.director import Director
from words import Words


class Shown(Protocol):
    """What the answer to a click shows, so that it can be kept up to date.

    ``message`` is the id of the message that shows it, unless that is the interaction's original response.
    """

    message: int | None

    def shows(self, asked: Asked) -> None:
        """Note that the answer is a hand, with the question that it asks."""


class Herald(Protocol):
    """Shows tables in play to their people."""

    async def seated(self, table: Table) -> None:
        """Show who sits at a table now."""

    async def moved(self, table: Table) -> bool:
        """Show a table in its new place; return whether the first try succeeded."""

    async def repost(self, table: Table) -> bool:
        """Repost a table at the bottom of its channel; return whether the first try succeeded."""

    async def found(self, table: Table, board: discord.Message) -> None:
        """Go on in a board that was clicked, in a conversation where the bot is no member."""

    def keeps(self, number: int) -> bool:
        """Return whether a hand of a table is open here."""

    async def clicked(self, table: Table, user: int, seen: int) -> None:
        """Assume that a person is looking, who has clicked where another program heard it."""

    async def unanswered(self, table: Table, user: int) -> None:
        """Redraw a hand that was sent, because another program could not answer a click in it."""

    async def replace_if_left(self, table: Table, user: int) -> None:
        """Replace a player who has left the server with a computer, or end the game, as agreed."""

    async def helping(
        self, table: Table, interaction: discord.Interaction[Any], message: int | None, words: Words
    ) -> None:
        """Replace the panel "Table help" when the game ends; it is ``message``, or the original response."""

    def answering(
        self, table: Table, interaction: discord.Interaction[Any], words: Words
    ) -> AbstractAsyncContextManager[Shown]:
        """Answer a click in a hand; redraws wait until the answer is sent."""


class Lobbies(Protocol):
    """Shows lobbies to their people."""

    async def show(self, number: int, call: Collection[int] = ()) -> str:
        """Show a lobby as it is now and ping the invited people in ``call``; return its address."""

    async def repost(self, number: int) -> bool:
        """Repost a lobby at the bottom of its channel; return whether the first try succeeded."""

    async def update(self, number: int) -> None:
        """Edit the message of a lobby, unless there is none or it is too old to edit."""

    async def tidy(self, row: Row) -> None:
        """Update the invitation to a lobby, if there is one."""

    async def refresh(self, numbers: Sequence[int]) -> None:
        """Show lobbies as they are now; log those that cannot be shown."""

    def update_soon(self, number: int) -> None:
        """Edit the message of a lobby in the background."""

    def settle_soon(self, shown: Row) -> None:
        """Redraw a lobby in the background if it has changed while it was shown."""

    async def adopt(self, number: int, clicked: discord.Message) -> None:
        """Remember the clicked message as the lobby's, if the lobby has none."""


class Discord(Protocol):
    """What the bot knows from Discord, and how it reaches people and channels."""

    @property
    def guilds(self) -> Sequence[discord.Guild]:
        """The servers that the bot is in."""

    @property
    def latency(self) -> float:
        """The seconds between a heartbeat and its answer."""

    @property
    def shard_count(self) -> int | None:
        """How many shards the bot has."""

    @property
    def outages(self) -> dict[int, float]:
        """Since when shards are without their connection to Discord, in seconds since 1970, by number."""

    @property
    def latencies(self) -> Sequence[tuple[int, float]]:
        """The same for each connection to Discord, by the number of its shard."""

    def is_ready(self) -> bool:
        """Return whether Discord has sent its initial state, such as the bot's servers."""

    def get_guild(self, id: int, /) -> discord.Guild | None:  # noqa: A002
        """Return a server that the bot is in."""

    @property
    def user(self) -> Any:
        """The bot's own account; ``None`` before it has logged in."""

    def get_channel(self, id: int, /) -> object | None:  # noqa: A002
        """Return a channel of a server that the bot is in."""

    def get_shard(self, shard_id: int, /) -> discord.ShardInfo | None:
        """Return one of the connections to Discord."""

    def get_partial_messageable(self, id: int, *, guild_id: int | None = None) -> discord.PartialMessageable:  # noqa: A002
        """Return a channel to write to, without fetching it."""

    async def fetch_channel(self, channel_id: int, /) -> object:
        """Ask Discord for a channel."""

    async def create_dm(self, user: discord.abc.Snowflake, /) -> discord.DMChannel:
        """Return the channel of direct messages to a user; ask Discord for it the first time."""

    async def is_owner(self, user: Any, /) -> bool:
        """Return whether a user owns the bot."""


class Host(Discord, Protocol):
    """The bot as its parts see it; not to be confused with the host of a table."""

    @property
    def version(self) -> str:
        """The version of the bot."""

    @property
    def rules(self) -> str:
        """Whether the rules are ``compiled``, ``pure`` Python, or that because their build is ``stale``."""

    @property
    def first_start(self) -> bool:
        """Whether the bot has never run on this database, and greets the servers that it is in."""

    @property
    def began(self) -> float:
        """When this run of the bot has logged in, in seconds since 1970; no command was answered before."""

    @property
    def store(self) -> Store:
        """The database."""

    @property
    def registry(self) -> TableRegistry:
        """The tables and lobbies."""

    @property
    def archive(self) -> Archive:
        """The games that are over."""

    @property
    def tournaments(self) -> Director:
        """The director of tournaments."""

    @property
    def analyses(self) -> Analyses:
        """The analyses of games that are over."""

    @property
    def results(self) -> Results:
        """Results and ratings."""

    @property
    def herald(self) -> Herald:
        """The part that shows tables in play."""

    @property
    def lobbies(self) -> Lobbies:
        """The part that shows lobbies."""

    @property
    def pictures(self) -> Pictures:
        """The part that draws pictures."""

    @property
    def retries(self) -> Retries:
        """The part that retries posts after temporary failures."""

    @property
    def metrics(self) -> Metrics:
        """The counters of moves and answers."""

    @property
    def answers(self) -> Answers:
        """The answers under way."""

    @property
    def conversations(self) -> Conversations:
        """The conversations where the bot is no member."""

    @property
    def clicks(self) -> Mapping[str, Click]:
        """What each verb of a button does."""

    def clock(self) -> float:
        """Return the time, in seconds since 1970."""

    def sleep(self, seconds: float, /) -> Coroutine[Any, Any, None]:
        """Wait for some seconds, as measured by ``clock``."""
