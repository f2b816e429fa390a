"""Clicks and commands as Discord sends them: how they are announced, answered and edited later, and where.

Discord waits three seconds for an answer, and takes one for the first. The receipt for an announcement may be lost. So
what was announced is noted before it is sent; if Discord then takes no first answer, because it has one, that was the
announcement, and the answer is sent accordingly. For fifteen minutes, the token of a click or command lets us edit the
message that answered it.

In conversations where the bot is no member (direct messages between people, and their groups), it cannot read, write
or edit by itself. There a token also lets it write a few messages, and edit these and the clicked one. So a message
that somebody wants to see again travels from token to token: each click brings a new one. Tokens are kept in memory
only; after a restart, people click again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any

import discord

from cogs.answering.failures import FAILURES, is_temporary
from cogs.answering.layout import Screen, make_text
from store import Table as Row
from tables import Refused

log = logging.getLogger(__name__)

NOTED = "announced"  # the key in the extras of an interaction, of what was announced, perhaps in vain
RESPONSE = "response"  # likewise: the id of the message that was its original response, if Discord has said it
ACKNOWLEDGED_AT = "acknowledged"  # likewise: when Discord had the first answer or announcement, by ``time.monotonic``
EDITS = "edits"  # likewise: that the clicked message was to be edited first
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
    interaction.extras |= {NOTED: UPDATE, EDITS: True}
    await interaction.response.defer()


def _note_replaced(interaction: Interaction) -> None:
    """Note that the answer has taken the place of what was announced."""
    if interaction.extras.get(NOTED) in (PRIVATE, PUBLIC):
        interaction.extras[NOTED] = REPLACED


async def _respond_first(interaction: Interaction, respond: Callable[[], Awaitable[object]]) -> bool:
    """Give the first answer or announcement; return ``False`` if an announcement was the first.

    Raises:
        discord.DiscordException, aiohttp.ClientError, OSError: Discord took none, or has one that we did not announce.
    """
    if interaction.response.is_done():
        return False
    try:
        response = await respond()
    except discord.HTTPException as wrong:
        if wrong.code != ACKNOWLEDGED or interaction.extras.get(NOTED) is None:
            raise
        return False
    interaction.extras[RESPONSE] = getattr(response, "message_id", None)
    return True


async def announce_answer(interaction: Interaction, how: Announcement) -> None:
    """Announce an answer, unless it was sent or is being sent."""
    if _turn(interaction).locked():
        return
    async with _alone(interaction):
        await _respond_first(interaction, lambda: how(interaction))


def _turn(interaction: Interaction) -> asyncio.Lock:
    """Return the lock of an interaction, which keeps its announcement and its answer from overlapping."""
    lock: asyncio.Lock = interaction.extras.setdefault("turn", asyncio.Lock())
    return lock


@asynccontextmanager
async def _alone(interaction: Interaction) -> AsyncIterator[None]:
    """Let no other answer overlap this one, and remember when Discord had the first."""
    async with _turn(interaction):
        yield
        if interaction.response.is_done():
            interaction.extras.setdefault(ACKNOWLEDGED_AT, time.monotonic())


# -- the answer


async def show_screen(interaction: Interaction, screen: Screen, *, private: bool = True) -> int | None:
    """Answer with a new message; return its id if it is not the interaction's original response."""
    added = interaction.extras.pop("postscript", None)
    if added:
        screen.add_item(make_text(f"-# {added}"))
    return await _answer(interaction, lambda: {"view": screen, "files": screen.files()}, private=private)


async def answer_privately(
    interaction: Interaction, sentence: str, make_files: Callable[[], Sequence[discord.File]] = tuple
) -> None:
    """Answer with a sentence and files that only the user sees; each file is sent once, so that more may be made."""
    sentence = "\n".join(filter(None, (sentence, interaction.extras.pop("postscript", None))))
    await _answer(interaction, lambda: {"content": sentence, "files": make_files()}, private=True)


async def answer_sentence(interaction: Interaction, sentence: str, *, private: bool) -> int | None:
    """Answer with a sentence, which a file may replace later; return the id as ``show_screen`` does."""
    return await _answer(interaction, lambda: {"content": sentence}, private=private)


async def _answer(interaction: Interaction, make_parts: Callable[[], dict[str, Any]], *, private: bool) -> int | None:
    """Answer with a new message; return its id if it is not the interaction's original response."""
    send = interaction.response.send_message
    async with _alone(interaction):
        if await _respond_first(interaction, lambda: send(ephemeral=private, **make_parts())):
            _note_replaced(interaction)
            return None
        await _make_room(interaction, private=private)
        sent = await interaction.followup.send(ephemeral=private, wait=True, **make_parts())
        return sent.id


async def _make_room(interaction: Interaction, *, private: bool) -> None:
    """Delete an announcement to others.

    The first follow-up would take its place and be seen by whoever sees that (Discord, "Receiving and Responding",
    "Create Followup Message").
    """
    others, announced = PUBLIC if private else PRIVATE, interaction.extras.get(NOTED)
    _note_replaced(interaction)
    if announced is others:
        with suppress(discord.NotFound):  # somebody else has deleted it, or a try whose receipt was lost
            await interaction.delete_original_response()


async def ask_in_form(interaction: Interaction, form: discord.ui.Modal) -> None:
    """Answer with a form to fill in.

    Raises:
        Refused: the answer was already announced, and Discord takes no form after that.
    """
    async with _alone(interaction):
        if not await _respond_first(interaction, lambda: interaction.response.send_modal(form)):
            raise Refused("too-slow")


async def redraw_message(interaction: Interaction, screen: Screen) -> None:
    """Answer by editing the clicked message, public or not, or without one, by a new one that only the user sees."""
    if interaction.message is None and not interaction.response.is_done():
        await show_screen(interaction, screen)
        return
    async with _alone(interaction):
        if not await _respond_first(interaction, lambda: _edit_clicked(interaction, screen)):
            _note_replaced(interaction)
            await interaction.edit_original_response(view=screen, attachments=screen.files())


async def _edit_clicked(interaction: Interaction, screen: Screen) -> object:
    interaction.extras[EDITS] = True
    return await interaction.response.edit_message(view=screen, attachments=screen.files())


async def answer_in_panel(interaction: Interaction, screen: Screen) -> int | None:
    """Answer by editing the clicked panel if it is private; otherwise as ``show_screen`` does."""
    if not is_private(interaction):
        return await show_screen(interaction, screen)
    await redraw_message(interaction, screen)
    return None


def add_postscript(interaction: Interaction, sentence: str) -> None:
    """Add a sentence to the coming answer, even if that is a refusal."""
    interaction.extras["postscript"] = sentence


# -- the token of an answer, by which it can be edited


def updates_public(interaction: Interaction) -> bool:
    """Return whether a click was, or was to be, answered by editing a message that is no ephemeral one.

    Then that message is its original response, even if the answer failed: another may have arrived.
    """
    clicked = interaction.message
    return clicked is not None and not clicked.flags.ephemeral and EDITS in interaction.extras


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
        """A number for the message that answered the click: the same for later clicks in it, if Discord has said it."""
        return self.message or self.interaction.extras.get(RESPONSE) or self._clicked or self.interaction.id

    @property
    def _clicked(self) -> int | None:
        """The id of the clicked panel, if it is one."""
        clicked = self.interaction.message
        return clicked.id if clicked is not None and clicked.flags.ephemeral else None

    @property
    def last_use(self) -> int:
        """A number that is greater the later somebody clicked, or was shown the answer: Discord's ids grow."""
        return max(self.interaction.id, self.message or self.interaction.extras.get(RESPONSE) or 0)

    @property
    def opens_panel(self) -> bool:
        """Whether the answer is a message of its own, of which only the interaction's original response is known."""
        return self.message is None and self._clicked is None

    def may_be(self, panel: EditToken) -> bool:
        """Return whether the message that answered the click may be that of another click."""
        return self.panel in (panel.panel, self.interaction.id)  # or Discord's word which message it is was lost

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


def is_private(interaction: Interaction) -> bool:
    """Return whether only the user sees the clicked message."""
    alone = interaction.guild_id is None and not is_without_bot(interaction)
    return is_own_panel(interaction) or (interaction.message is not None and alone)


def is_own_panel(interaction: Interaction) -> bool:
    """Return whether the clicked message is a panel of the user's own; in the bot's direct messages, all are."""
    return interaction.message is not None and interaction.message.flags.ephemeral


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
            if is_temporary(wrong) or _refuses_content(wrong):
                raise
            log.info("message %d is out of reach: %s", message, wrong)
            self._messages.pop(message, None)
            return False
        return True

    async def write(
        self, channel: int, make_parts: Callable[[], dict[str, Any]], mentions: discord.AllowedMentions
    ) -> discord.WebhookMessage:
        """Write a message that everybody there sees, by the first token that still works.

        ``make_parts`` is called for each try, because files are read once. Follow-ups know no nonce, so a message
        whose receipt was lost may come twice.

        Raises:
            OutOfReach: no token works, because nobody has clicked there lately.
            discord.DiscordException, aiohttp.ClientError, OSError: it failed, but may have been posted.
        """
        for token in self._valid(channel):
            try:
                sent = await token.interaction.followup.send(allowed_mentions=mentions, **make_parts(), wait=True)
            except discord.HTTPException as wrong:
                if is_temporary(wrong) or _refuses_content(wrong):
                    raise
                log.info("a token can write no more: %s", wrong)
                self._tokens[channel] = [each for each in self._tokens.get(channel, ()) if each is not token]
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


def _refuses_content(wrong: discord.HTTPException) -> bool:
    """Return whether Discord refuses what is said, so that no other token would help."""
    return wrong.status == 400 and wrong.code not in USED_UP


def _writes(interaction: Interaction) -> bool:
    """Return whether the answer to a click or command allows more messages; a form does not."""
    return interaction.response.type in WRITING or interaction.extras.get(NOTED) is not None


async def write_by(interaction: Interaction) -> None:
    """Acknowledge a click where the bot is no member, so that its token lets us write there at once."""
    if is_without_bot(interaction):
        await announce_answer(interaction, defer_update)
        interaction.client.conversations.keep(interaction)


class Conversation:
    """A conversation where the bot is no member, as a place to write to."""

    def __init__(self, conversations: Conversations, channel: int) -> None:
        self.id, self._conversations = channel, conversations

    async def write(
        self, make_parts: Callable[[], dict[str, Any]], mentions: discord.AllowedMentions
    ) -> discord.WebhookMessage:
        """Write a message as ``Conversations.write`` does."""
        return await self._conversations.write(self.id, make_parts, mentions)
