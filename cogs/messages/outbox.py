"""The messages that the bot posts: posted once, remembered, edited and deleted.

All that it says unasked is posted here: for a table, a tournament or a server. A post whose answer was
lost may have taken effect. So we store the intent before posting, with a nonce. The next try uses the same
nonce, even after a restart, so Discord returns the first message: we remember it, or delete it if it is no
longer wanted.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from dataclasses import replace
from hashlib import sha256
from typing import Any, Protocol

import discord

from cogs.answering.conversations import Conversation
from cogs.answering.failures import is_temporary
from cogs.answering.host import Host
from cogs.answering.layout import Screen
from cogs.messages.pages import NO_TABLE, MessagePage
from store import Remembered

log = logging.getLogger(__name__)

OLD = 50 * 60  # seconds after which a board is reposted: Discord limits edits after an hour (error 30046)
POSTING = "posting"  # first word of the kind of an intended post, stored with its nonce as message number
RETIRED = "retired"  # first word of the kind of a message that is to be replaced
GONE = (403, 404)
ARCHIVED = 50083  # a thread; Discord, topics/opcodes-and-status-codes
UNEDITABLE = (30046, ARCHIVED)  # too many edits of an old message
NOBODY = discord.AllowedMentions.none()


class Memory(Protocol):
    """Where messages are remembered: the store those of tables, a page those of anything else."""

    async def remember(self, message: Remembered, *, instead_of: Remembered | None = None) -> None:
        """Remember a message, and in the same step forget the one it replaces."""

    async def forget(self, channel: int, message: int) -> None:
        """Forget a message."""


class Outbox:
    """The messages that the bot has posted for a table or anything else; read once, and kept in sync with the store."""

    def __init__(self, host: Host, table: int, known: Iterable[Remembered], page: MessagePage | None = None) -> None:
        self._host, self._table = host, table
        self._memory: Memory = page or host.store
        self._about = page.key if page else table  # what no others' nonces begin with
        self._known = list(known)
        self._last = {_posted_as(each): each.message for each in self._known if _word(each.kind) != POSTING}

    @classmethod
    async def of_table(cls, host: Host, number: int) -> Outbox:
        """Read the messages of a table."""
        return cls(host, number, await host.store.remembered(number))

    @classmethod
    async def under(cls, host: Host, key: str) -> Outbox:
        """Read the messages of something that is no table, by its key in the store."""
        page = MessagePage(host.store, key)
        return cls(host, NO_TABLE, await page.read(), page)

    def of(self, sort: str, user: int | None = None) -> list[Remembered]:
        """Return the messages whose kind begins with this word, the oldest first; for one user or for all."""
        return [each for each in self._known if _sort(each)[0] == sort and user in (None, each.user)]

    async def post(
        self, place: Any, kind: str, user: int | None = None, *,
        screen: Screen | None = None, content: str | None = None, buttons: discord.ui.View | None = None,
        mentions: discord.AllowedMentions = NOBODY,
    ) -> None:  # fmt: skip
        """Post a screen, or a sentence with or without buttons, to a channel or person, and remember it.

        Raises:
            discord.DiscordException, aiohttp.ClientError, OSError, StoreError: it failed, but may have been posted;
                the next try with the same place, kind and user finds it, and ``withdraw`` deletes it.
        """
        if isinstance(place, Conversation):
            sent = await place.write(content, screen or buttons, mentions)
            await self._remember(Remembered(self._table, kind, user, place.id, sent.id, self._host.clock()), None)
            return
        said = {"view": screen, "files": screen.files()} if screen else {"content": content, "view": buttons}
        intent, fresh = await self._intend(place, kind, user)
        try:
            message = await place.send(**said, allowed_mentions=mentions, nonce=intent.message)
        except discord.HTTPException as wrong:
            if fresh and wrong.status < 500:
                await self._forget(intent)  # refused, and no earlier try can have been posted
            raise
        posted = Remembered(self._table, kind, user, message.channel.id, message.id, self._host.clock())
        await self._remember(posted, intent)
        if screen is not None and not fresh:
            await edit_message(self._host, posted, screen, mentions)  # an earlier try may have posted an older state

    async def adopt(self, kind: str, message: discord.Message | discord.PartialMessage) -> None:
        """Remember a message that an earlier try, or the answer to a command, has posted.

        Raises:
            StoreError: the message is not remembered.
        """
        posted = Remembered(self._table, kind, None, message.channel.id, message.id, self._host.clock())
        await self._remember(posted, next(iter(self._intended(_word(kind), None)), None))

    async def _remember(self, posted: Remembered, intent: Remembered | None) -> None:
        """Remember a posted message and forget its intent in one step, because the program may stop at any time."""
        await self._memory.remember(posted, instead_of=intent)
        self._known = [each for each in self._known if each != intent and each.message != posted.message]
        self._known.append(posted)
        self._last[_posted_as(posted)] = posted.message

    def unfinished(self, sort: str, user: int | None = None) -> list[str]:
        """Return the kinds of intended posts of this sort that may not have been posted."""
        return [each.kind.removeprefix(f"{POSTING} ") for each in self._intended(sort, user)]

    async def withdraw(self, sort: str, user: int | None = None) -> None:
        """Delete messages of this sort that a try with a lost answer may have posted.

        Raises:
            discord.DiscordException, aiohttp.ClientError, OSError, StoreError: some may still be there.
        """
        for intent in self._intended(sort, user):
            try:
                await self._withdraw(intent, sort, user)
            except discord.HTTPException as wrong:
                if is_temporary(wrong):
                    raise
                log.info("table %d: a message could not be deleted: %s", self._table, wrong)
            await self._forget(intent)

    async def _withdraw(self, intent: Remembered, sort: str, user: int | None) -> None:
        """Send the post again so that Discord returns the first message; delete that, and a note of it.

        The store may have answered with an error after it had noted it.
        """
        if intent.channel == user:
            place = await self._host.fetch_user(user)
        else:
            place = self._host.get_partial_messageable(intent.channel)
        found = await place.send("…", allowed_mentions=NOBODY, nonce=intent.message)
        self._last[sort, user] = found.id  # its nonce is used up
        await found.delete()
        await self._memory.forget(found.channel.id, found.id)

    def _intended(self, sort: str, user: int | None) -> list[Remembered]:
        return [each for each in self.of(POSTING, user) if _posted_as(each) == (sort, user)]

    async def _intend(self, place: Any, kind: str, user: int | None) -> tuple[Remembered, bool]:
        """Store the intent to post; return it with its nonce, and ``False`` if an earlier try has stored it."""
        sort, posting = _word(kind), f"{POSTING} {kind}"
        for known in self._intended(sort, user):
            if (known.kind, known.channel) == (posting, place.id):
                return known, False
            await self.withdraw(sort, user)
        number = _nonce(self._about, place.id, kind, user, self._last.get((sort, user), 0))
        intent = Remembered(self._table, posting, user, place.id, number, self._host.clock())
        await self._memory.remember(intent)
        self._known.append(intent)
        return intent, True

    async def _forget(self, message: Remembered) -> None:
        await self._memory.forget(message.channel, message.message)
        self._known = [each for each in self._known if each.message != message.message]

    def people(self, *sorts: str) -> set[int]:
        """Return the users for whom there is, or may be, a message of one of these sorts."""
        return {each.user for each in self._known if each.user is not None and _posted_as(each)[0] in sorts}

    async def retire(self, messages: Iterable[Remembered]) -> None:
        """Mark messages as to be replaced, in the store too, so that a restart finishes the job.

        Raises:
            StoreError: some are not marked.
        """
        for each in messages:
            await self._call(each, f"{RETIRED} {each.kind}")

    async def restore(self) -> None:
        """Keep the messages that were to be replaced.

        Raises:
            StoreError: some are still marked as to be replaced.
        """
        for each in self.of(RETIRED):
            await self._call(each, each.kind.removeprefix(f"{RETIRED} "))

    async def _call(self, message: Remembered, kind: str) -> None:
        changed = replace(message, kind=kind)
        await self._memory.remember(changed)
        self._known = [changed if known == message else known for known in self._known]

    async def remove(self, messages: Iterable[Remembered]) -> None:
        """Delete messages and forget them.

        Raises:
            discord.DiscordException, aiohttp.ClientError, OSError, StoreError: some are still to be deleted.
        """
        for each in messages:
            if await delete_message(self._host, each):
                await self._forget(each)


def _nonce(*about: object) -> int:
    """Return the nonce of a post, which no other post shares; 63 bits, because the store takes no more."""
    return int.from_bytes(sha256(repr(about).encode()).digest()[:8]) >> 1


async def edit_message(
    host: Host, known: Remembered, screen: Screen, mentions: discord.AllowedMentions = NOBODY
) -> bool:
    """Edit a message in place, which pings nobody; return ``False`` if it is gone or no longer editable.

    Raises:
        discord.DiscordException, aiohttp.ClientError, OSError: the edit failed, but may have taken effect.
    """
    if host.conversations.has(known.channel):
        return await host.conversations.edit(known.message, screen)
    message = host.get_partial_messageable(known.channel).get_partial_message(known.message)
    try:
        await message.edit(view=screen, attachments=screen.files(), allowed_mentions=mentions)
    except discord.HTTPException as wrong:
        if wrong.status not in GONE and wrong.code not in UNEDITABLE:
            raise
        log.info("table %d: a message has to be reposted: %s", known.table, wrong)
        return False
    return True


async def delete_message(host: Host, known: Remembered) -> bool:
    """Delete a message; return ``False`` if it must be remembered because its thread is archived.

    Raises:
        discord.DiscordException, aiohttp.ClientError, OSError: the deletion failed, but may have taken effect.
    """
    if host.conversations.has(known.channel):
        await host.conversations.delete(known.message)
        return True
    try:
        await host.get_partial_messageable(known.channel).get_partial_message(known.message).delete()
    except discord.HTTPException as wrong:
        if is_temporary(wrong):
            raise
        log.info("table %d: a message could not be deleted: %s", known.table, wrong)
        return wrong.code != ARCHIVED
    return True


def still_editable(host: Host, known: Sequence[Remembered]) -> bool:
    """Return whether the newest of these messages can still be edited freely."""
    if known and host.conversations.has(known[-1].channel):
        return host.conversations.editable(known[-1].message)
    return bool(known) and host.clock() - known[-1].since < OLD


def _word(kind: str) -> str:
    return kind.partition(" ")[0]


def _posted_as(message: Remembered) -> tuple[str, int | None]:
    kind = message.kind.removeprefix(f"{RETIRED} ").removeprefix(f"{POSTING} ")
    return _word(kind), message.user


def _sort(message: Remembered) -> tuple[str, int | None]:
    return _word(message.kind), message.user
