"""Conversations where the bot is no member: direct messages between people, and their groups.

There the bot cannot read, write or edit by itself. A click or command gives a token, with which it may write a few
messages and edit these and the clicked one, for fifteen minutes. So a message that somebody wants to see again travels
from token to token: each click brings a new one. Tokens are kept in memory only; after a restart, people click again.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Any

import discord

from cogs.answering.failures import is_temporary
from cogs.answering.interactions import EditToken, Interaction, read_announced, updates_public
from cogs.answering.layout import Screen
from store import Table as Row
from tables import Refused

log = logging.getLogger(__name__)

MOST = 5  # tokens kept for a conversation
Reached = Callable[[int], None]
USED_UP = (40094,)  # more follow-ups than the five of a click; Discord, topics/opcodes-and-status-codes
WRITING = (
    discord.InteractionResponseType.channel_message,
    discord.InteractionResponseType.deferred_channel_message,
    discord.InteractionResponseType.message_update,
    discord.InteractionResponseType.deferred_message_update,
)


class OutOfReach(Refused):
    """Nothing can be written in a conversation now, because nobody has clicked there lately."""

    def __init__(self) -> None:
        super().__init__("out-of-reach")


def is_without_bot(interaction: Interaction) -> bool:
    """Return whether something was used in a conversation where the bot is no member."""
    return interaction.guild_id is None and bool(interaction.context.private_channel)


def find_posting_place(host: Any, row: Row) -> Any:
    """Return where messages about a table are posted; the bot of ``host`` may be no member there."""
    if row.lobby.get("travels"):
        return host.conversations.place(row.place)
    return host.get_partial_messageable(row.place)


class Conversations:
    """Everything that can be written or edited in such conversations now."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.listeners: list[Reached] = []  # called with a conversation where something can be written again
        self._clock = clock
        self._known: set[int] = set()
        self._tokens: dict[int, list[EditToken]] = {}  # of each conversation, the newest first
        self._messages: dict[int, EditToken] = {}  # with what each message can be edited

    def keep(self, interaction: Interaction) -> None:
        """Remember the token of an answered click or command; it edits a public message that was clicked."""
        if not is_without_bot(interaction) or interaction.channel_id is None or not _writes(interaction):
            return
        self._forget_old()
        token = EditToken(interaction, interaction.created_at.timestamp())
        others = [each for each in self._tokens.get(interaction.channel_id, ()) if each.interaction is not interaction]
        self._tokens[interaction.channel_id] = [token, *others][:MOST]
        self._known.add(interaction.channel_id)
        if updates_public(interaction) and interaction.message is not None:
            self._messages[interaction.message.id] = token

    def answered(self, interaction: Interaction) -> None:
        """Remember the token of an answered click or command, and tell those who wait for one."""
        self.keep(interaction)
        if is_without_bot(interaction) and interaction.channel_id is not None:
            for listener in self.listeners:
                listener(interaction.channel_id)

    def wrote(self, interaction: Interaction, message: int) -> None:
        """Note that the answer to a command is a public message."""
        if is_without_bot(interaction):
            self._messages[message] = EditToken(interaction, interaction.created_at.timestamp(), message)

    def place(self, channel: int) -> Conversation:
        """Return a conversation to write to."""
        self._known.add(channel)
        return Conversation(self, channel)

    def has(self, channel: int) -> bool:
        """Return whether a channel is known as such a conversation."""
        return channel in self._known

    def reaches(self, channel: int) -> bool:
        """Return whether anything can be written in a conversation now."""
        return bool(self._valid(channel))

    def editable(self, message: int) -> bool:
        """Return whether a message in such a conversation can be edited now."""
        return message in self._messages and self._messages[message].valid(self._clock())

    async def edit(self, message: int, screen: Screen) -> bool:
        """Edit a message; return ``False`` if that is not possible any more.

        Raises:
            discord.DiscordException, aiohttp.ClientError, OSError: the edit failed, but may have taken effect.
        """
        return await self._tried(message, lambda token: token.edit(screen))

    async def delete(self, message: int) -> bool:
        """Delete a message; return ``False`` if that is not possible any more.

        Raises:
            discord.DiscordException, aiohttp.ClientError, OSError: it failed, but may have taken effect.
        """
        done = await self._tried(message, lambda token: token.delete())
        self._messages.pop(message, None)
        return done

    async def _tried(self, message: int, deed: Callable[[EditToken], Any]) -> bool:
        if not self.editable(message):
            return False
        try:
            await deed(self._messages[message])
        except discord.HTTPException as wrong:
            if is_temporary(wrong):
                raise
            log.info("message %d is out of reach: %s", message, wrong)
            self._messages.pop(message, None)
            return False
        return True

    async def write(self, channel: int, said: Callable[[], dict[str, Any]]) -> discord.WebhookMessage:
        """Write a message that everybody there sees, by the first token that still works.

        ``said`` returns its parts for each try, because files are read once.

        Raises:
            OutOfReach: there is none.
            discord.DiscordException, aiohttp.ClientError, OSError: it failed, but may have been posted.
        """
        for token in self._valid(channel):
            try:
                sent = await token.interaction.followup.send(**said(), wait=True)
            except discord.HTTPException as wrong:
                if is_temporary(wrong) or (wrong.status == 400 and wrong.code not in USED_UP):
                    raise
                log.info("a token can write no more: %s", wrong)
                self._tokens[channel] = [each for each in self._tokens[channel] if each is not token]
            else:
                self._messages[sent.id] = EditToken(token.interaction, token.since, sent.id)
                return sent
        raise OutOfReach

    def _valid(self, channel: int) -> Sequence[EditToken]:
        now = self._clock()
        return [each for each in self._tokens.get(channel, ()) if each.valid(now)]

    def _forget_old(self) -> None:
        now = self._clock()
        self._messages = {message: token for message, token in self._messages.items() if token.valid(now)}
        self._tokens = {channel: left for channel in self._tokens if (left := [*self._valid(channel)])}


def _writes(interaction: Interaction) -> bool:
    """Return whether the answer to a click or command allows more messages; a form does not."""
    return interaction.response.type in WRITING or read_announced(interaction) is not None


class Conversation:
    """A conversation where the bot is no member, as a place to write to."""

    def __init__(self, conversations: Conversations, channel: int) -> None:
        self.id, self._conversations = channel, conversations

    async def write(
        self, make_parts: Callable[[], dict[str, Any]], mentions: discord.AllowedMentions
    ) -> discord.WebhookMessage:
        """Write a message; follow-ups know no nonce, so one whose answer was lost may come twice.

        Raises:
            OutOfReach: nobody has clicked here lately.
            discord.DiscordException, aiohttp.ClientError, OSError: it failed, but may have been posted.
        """
        return await self._conversations.write(self.id, lambda: {"allowed_mentions": mentions, **make_parts()})
