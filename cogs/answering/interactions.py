"""Clicks and commands as Discord sends them: what may be answered first, announced, and edited later, and where.

Discord waits three seconds for an answer, and takes one for the first. The receipt for an announcement may be lost. So
what was announced is noted before it is sent; if Discord then takes no first answer, because it has one, that was the
announcement. For fifteen minutes, the token of a click or command lets us edit the message that answered it.

In conversations where the bot is no member (direct messages between people, and their groups), it cannot read, write
or edit by itself. There a token also lets it write a few messages, and edit these and the clicked one. So a message
that somebody wants to see again travels from token to token: each click brings a new one. Tokens are kept in memory
only; after a restart, people click again.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

import discord

from cogs.answering.failures import FAILURES, is_temporary
from cogs.answering.layout import Screen
from store import Table as Row
from tables import Refused

log = logging.getLogger(__name__)

NOTED = "announced"  # the key in the extras of an interaction
ACKNOWLEDGED = 40060  # Discord has a first answer already

Interaction = discord.Interaction[Any]
Announcement = Callable[[Interaction], Awaitable[None]]

# What an announcement shows until the answer comes: a message for the user, or for all, or only the clicked message.
# In the end it is replaced by the answer.
PRIVATE, PUBLIC, UPDATE, REPLACED = range(4)

VALID = 15 * 60.0  # seconds for which a token allows edits; Discord, interactions
UPDATES = (discord.InteractionResponseType.message_update, discord.InteractionResponseType.deferred_message_update)


async def defer_answer(interaction: Interaction) -> None:
    """Announce an answer that only the user will see."""
    interaction.extras[NOTED] = PRIVATE
    await interaction.response.defer(ephemeral=True, thinking=True)


async def show_thinking(interaction: Interaction) -> None:
    """Announce an answer that everybody will see."""
    interaction.extras[NOTED] = PUBLIC
    await interaction.response.defer(thinking=True)


async def defer_update(interaction: Interaction) -> None:
    """Announce that the clicked message will change, or without one, an answer that only the user will see."""
    if interaction.message is None:
        await defer_answer(interaction)
        return
    interaction.extras[NOTED] = UPDATE
    await interaction.response.defer()


def read_announced(interaction: Interaction) -> int | None:
    """Return what was announced, perhaps in vain."""
    found: int | None = interaction.extras.get(NOTED)
    return found


def note_replaced(interaction: Interaction) -> None:
    """Note that the answer has taken the place of what was announced."""
    if read_announced(interaction) in (PRIVATE, PUBLIC):
        interaction.extras[NOTED] = REPLACED


async def respond_first(interaction: Interaction, respond: Callable[[], Awaitable[object]]) -> bool:
    """Give the first answer or announcement; return ``False`` if an announcement was the first.

    Raises:
        discord.DiscordException, aiohttp.ClientError, OSError: Discord took none, or has one that we did not announce.
    """
    if interaction.response.is_done():
        return False
    try:
        await respond()
    except discord.HTTPException as wrong:
        if wrong.code != ACKNOWLEDGED or read_announced(interaction) is None:
            raise
        return False
    return True


# -- the token of an answer, by which it can be edited


def updates_public(interaction: Interaction) -> bool:
    """Return whether a click was answered in a message that others may see, so that this is its original response."""
    clicked = interaction.message
    updates = interaction.response.type in UPDATES or read_announced(interaction) is UPDATE
    return clicked is not None and not clicked.flags.ephemeral and updates


@dataclass(frozen=True, slots=True)
class EditToken:
    """A click or command, whose token lets us edit the message that answered it, and the time of the click.

    ``message`` is the id of that message, unless it is the interaction's original response.
    """

    interaction: Interaction
    since: float
    message: int | None = None

    def valid(self, now: float) -> bool:
        """Return whether Discord still takes the token."""
        return now - self.since < VALID

    @property
    def panel(self) -> int:
        """A number for the message that answered the click: the same for later clicks in it."""
        clicked = self.interaction.message
        inside = clicked is not None and clicked.flags.ephemeral
        return self.message or (clicked.id if inside and clicked is not None else self.interaction.id)

    @property
    def opens_panel(self) -> bool:
        """Whether the answer is a message of its own, of which only the interaction's original response is known."""
        return self.panel == self.interaction.id

    async def edit(self, screen: Screen) -> None:
        """Edit the message that answered the click."""
        await edit_answer(self.interaction, self.message, view=screen, attachments=screen.files())

    async def delete(self) -> None:
        """Delete the message that answered the click."""
        await delete_answer(self.interaction, self.message)


async def edit_answer(interaction: Interaction, message: int | None, **parts: Any) -> None:
    """Edit the answer to a click or command: a message by its id, or the interaction's original response."""
    if message is None:
        await interaction.edit_original_response(**parts)
    else:
        await interaction.followup.edit_message(message, **parts)


async def delete_answer(interaction: Interaction, message: int | None) -> None:
    """Delete the answer to a click or command: a message by its id, or the interaction's original response."""
    if message is None:
        await interaction.delete_original_response()
    else:
        await interaction.followup.delete_message(message)


# -- where something is used, and who is there


def is_here(interaction: Interaction, row: Row) -> bool:
    """Return whether a table is in the server or private conversation of an interaction."""
    if row.guild is None:
        return row.channel == interaction.channel_id
    return row.guild == interaction.guild_id


def is_without_bot(interaction: Interaction) -> bool:
    """Return whether something was used in a conversation where the bot is no member."""
    return interaction.guild_id is None and bool(interaction.context.private_channel)


def find_posting_place(host: Any, row: Row) -> Any:
    """Return where messages about a table are posted; the bot of ``host`` may be no member there."""
    if row.lobby.get("travels"):
        return host.conversations.place(row.place)
    return host.get_partial_messageable(row.place)


async def is_member(host: Any, guild: int | None, user: int) -> bool:
    """Return whether a user is in a server; ``True`` in a private conversation, or if Discord does not say."""
    known = None if guild is None else host.get_guild(guild)
    if known is None:
        return True
    try:
        await known.fetch_member(user)
    except discord.NotFound:
        return False
    except FAILURES as wrong:
        log.info("the members of server %d are unknown: %s", known.id, wrong)
    return True


# -- conversations where the bot is no member

MOST = 5  # tokens kept for a conversation
Reached = Callable[[int], None]
USED_UP = (40094,)  # more follow-ups than the five of a click; Discord, topics/opcodes-and-status-codes
WRITING = (
    discord.InteractionResponseType.channel_message,
    discord.InteractionResponseType.deferred_channel_message,
    *UPDATES,
)


class OutOfReach(Refused):
    """Nothing can be written in a conversation now, because nobody has clicked there lately."""

    def __init__(self) -> None:
        super().__init__("out-of-reach")


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
