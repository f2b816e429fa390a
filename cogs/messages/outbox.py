"""The messages that the bot posts: what should stand, said as data, and how that is made so.

All that it says unasked is posted here once: for a table, a tournament or a server. A post whose answer was
lost may have taken effect. So we store the intent before posting, with a nonce. The next try uses the same
nonce, even after a restart, so Discord returns the first message: we remember it, or delete it if it is no
longer wanted.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any, Literal, Protocol

import discord

from cogs.answering.failures import is_temporary
from cogs.answering.host import Host
from cogs.answering.interactions import Conversation, find_posting_place
from cogs.answering.layout import Screen
from cogs.answering.settings import PINGS
from cogs.messages.pages import NO_TABLE, MessagePage
from store import POSTING, Remembered, Store
from store import Table as Row

log = logging.getLogger(__name__)

# What becomes of a message that stands: it stays as it was posted (a question, a ping), is edited in place, or is
# edited for some time and then reposted, because Discord limits edits of old messages.
Upkeep = Literal["left", "edited", "reposted"]
BOARD, LOBBY = "table", "lobby"  # kinds of messages of a table that several parts of the bot know

OLD = 50 * 60  # seconds after which a board is reposted: Discord limits edits after an hour (error 30046)
# Seconds after a try in which Discord may still know its nonce: a send waits for rate limits for ten minutes at most
# (``LONGEST_WAIT`` in ``cogs/bot.py``), and Discord knows a nonce for "the past few minutes" ("Create Message").
FINDABLE = 20 * 60
GONE = (403, 404)  # what the bot may no longer see counts as gone: posting again tells whether it may
ARCHIVED = 50083  # a thread; Discord, topics/opcodes-and-status-codes
UNEDITABLE = (30046, ARCHIVED)  # too many edits of an old message
NOBODY = discord.AllowedMentions.none()


@dataclass(frozen=True, slots=True)
class Sentence:
    """A message without a screen: a sentence, with or without buttons."""

    content: str
    buttons: discord.ui.View | None = None


Drawer = Callable[[], Awaitable[Screen | Sentence]]


@dataclass(frozen=True, slots=True)
class Desired:
    """A message that should stand now, in place of all others of its sort for the same person.

    The first word of its ``kind`` is its sort; the others tell it from earlier ones, which do not stand for it.
    It is drawn when it is posted or edited, and pings those ``called`` who have not turned pings off.
    """

    kind: str
    place: Any  # a channel, or a conversation where the bot is no member
    draw: Drawer
    upkeep: Upkeep = "left"
    user: int | None = None
    called: Iterable[int] = ()

    @property
    def sort(self) -> str:
        """The first word of the kind."""
        return first_word(self.kind)


def desire_lobby(host: Host, row: Row, draw: Drawer, upkeep: Upkeep) -> Desired:
    """Return the message of a lobby, which stays in its channel when the game moves to a thread."""
    return Desired(LOBBY, find_posting_place(host, replace(row, place=row.channel)), draw, upkeep)


def make_drawer(said: Screen | Sentence) -> Drawer:
    """Return how to draw what costs nothing to draw beforehand."""

    async def draw() -> Screen | Sentence:
        return said

    return draw


def parts_of(said: Screen | Sentence) -> dict[str, Any]:
    """Return what a message says as arguments of ``send``, for one try, because files are read once."""
    if isinstance(said, Sentence):
        return {"content": said.content, **({"view": said.buttons} if said.buttons else {})}
    return {"view": said, "files": said.files()}


def first_word(kind: str) -> str:
    """Return the first word of a kind of messages."""
    return kind.partition(" ")[0]


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
        self._last = {_posted_as(each): each.message for each in self._known if first_word(each.kind) != POSTING}

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

    async def show(self, wanted: Desired, *, replaced: Collection[int] = ()) -> Remembered:
        """Let a message stand, and return it: keep the one that does, or post it; take away all others of its sort.

        One of the ``replaced`` messages does not stand for it; it goes on standing if no other can be posted.

        Raises:
            discord.DiscordException, aiohttp.ClientError, OSError, StoreError: as ``post``; or others still stand.
        """
        stands = await self.keep(wanted, replaced)
        return stands or await self._replaced(await self.post(wanted))

    async def keep(self, wanted: Desired, replaced: Collection[int] = ()) -> Remembered | None:
        """Keep up the message that stands, alone, and return it; ``None`` if there is none or it must be reposted.

        Raises:
            discord.DiscordException, aiohttp.ClientError, OSError: an edit failed, but may have taken effect.
        """
        known = self.stands(wanted)
        if known is None or known.message in replaced:
            return None
        if wanted.upkeep == "reposted" and not still_editable(self._host, [known]):
            return None
        if wanted.upkeep == "left" or await edit_message(self._host, known, await wanted.draw()):
            return await self._replaced(known)
        return None

    async def _replaced(self, stands: Remembered) -> Remembered:
        """Take away all others of the sort of a message, and return it."""
        await self.remove([each for each in self.of(*_sort(stands)) if each != stands])
        return stands

    def stands(self, wanted: Desired) -> Remembered | None:
        """Return the newest message that is what is wanted, if there is one; it may show an older state."""
        found = [each for each in self.of(wanted.sort, wanted.user) if _stands_for(each, wanted)]
        return found[-1] if found else None

    async def clear(self, sort: str, user: int | None = None) -> None:
        """Take away all messages of a sort, also those that a try with a lost answer may have posted.

        Raises:
            discord.DiscordException, aiohttp.ClientError, OSError, StoreError: some may still be there.
        """
        await self.withdraw(sort, user)
        await self.remove(self.of(sort, user))

    async def post(self, wanted: Desired) -> Remembered:
        """Post a message, remember it, and return it.

        Raises:
            discord.DiscordException, aiohttp.ClientError, OSError, StoreError: it failed, but may have been posted;
                the next try with the same place, kind and user finds it, and ``withdraw`` deletes it.
        """
        said, mentions = await wanted.draw(), await mentions_of(self._host.store, wanted.called)
        if isinstance(wanted.place, Conversation):
            sent = await wanted.place.write(lambda: parts_of(said), mentions)
            return await self._remember(self._note(wanted.kind, wanted.user, wanted.place.id, sent.id), None)
        intent, fresh = await self._intend(wanted)
        try:
            message = await wanted.place.send(**parts_of(said), allowed_mentions=mentions, nonce=intent.message)
        except discord.HTTPException as wrong:
            if fresh and wrong.status < 500:
                await self._forget(intent)  # refused, and no earlier try can have been posted
            raise
        posted = await self._remember(self._note(wanted.kind, wanted.user, message.channel.id, message.id), intent)
        if not fresh:
            await edit_message(self._host, posted, said, mentions)  # an earlier try may have posted an older state
        return posted

    def _note(self, kind: str, user: int | None, channel: int, message: int) -> Remembered:
        return Remembered(self._table, kind, user, channel, message, self._host.clock())

    async def adopt(self, kind: str, message: discord.Message | discord.PartialMessage) -> None:
        """Remember a message that an earlier try, or the answer to a command, has posted.

        Raises:
            StoreError: the message is not remembered.
        """
        posted = self._note(kind, None, message.channel.id, message.id)
        await self._remember(posted, next(iter(self._intended(first_word(kind), None)), None))

    async def _remember(self, posted: Remembered, intent: Remembered | None) -> Remembered:
        """Remember a posted message and forget its intent in one step, because the program may stop at any time."""
        await self._memory.remember(posted, instead_of=intent)
        self._known = [each for each in self._known if each != intent and each.message != posted.message]
        self._known.append(posted)
        self._last[_posted_as(posted)] = posted.message
        return posted

    def unfinished(self, sort: str, user: int | None = None) -> list[str]:
        """Return the kinds of intended posts of this sort that may not have been posted."""
        return [each.kind.removeprefix(f"{POSTING} ") for each in self._intended(sort, user)]

    async def withdraw(self, sort: str, user: int | None = None) -> None:
        """Delete messages of this sort that a try with a lost answer may have posted.

        Long after the try, Discord no longer knows its nonce: nothing can be found out, and the intent is given up.

        Raises:
            discord.DiscordException, aiohttp.ClientError, OSError, StoreError: some may still be there.
        """
        for intent in self._intended(sort, user):
            try:
                if self._host.clock() - intent.since < FINDABLE:
                    await self._withdraw(intent, sort, user)
            except discord.HTTPException as wrong:
                if is_temporary(wrong):
                    raise
                log.info("table %d: a message could not be deleted: %s", self._table, wrong)
            await self._forget(intent)

    async def _withdraw(self, intent: Remembered, sort: str, user: int | None) -> None:
        """Send the post again so that Discord returns the first message; delete that, and before it a note of it.

        The store may have answered with an error after it had noted it. Discord returns no message that is deleted: if
        the note could not be deleted after that, the next try would not know which it is.
        """
        await self._renew(intent)
        place = self._host.get_partial_messageable(intent.channel)
        found = await place.send("…", allowed_mentions=NOBODY, nonce=intent.message)
        self._last[sort, user] = found.id  # its nonce is used up
        await self._memory.forget(found.channel.id, found.id)
        await found.delete()

    def _intended(self, sort: str, user: int | None) -> list[Remembered]:
        return [each for each in self.of(POSTING, user) if _posted_as(each) == (sort, user)]

    async def _intend(self, wanted: Desired) -> tuple[Remembered, bool]:
        """Store the intent to post; return it with its nonce, and ``False`` if an earlier try has stored it."""
        kind, user, channel = f"{POSTING} {wanted.kind}", wanted.user, wanted.place.id
        for known in self._intended(wanted.sort, user):
            if (known.kind, known.channel) == (kind, channel):
                return await self._renew(known), False
            await self.withdraw(wanted.sort, user)
        last = self._last.get((wanted.sort, user), 0)
        # With the message before it, so that the same post made once more has a nonce of its own.
        intent = self._note(kind, user, channel, _nonce(self._about, channel, wanted.kind, user, last))
        await self._memory.remember(intent)
        self._known.append(intent)
        return intent, True

    async def _renew(self, intent: Remembered) -> Remembered:
        """Store an intent again before another try, with its time, and return it.

        The store may have answered with an error after it had forgotten the intent: then what is sent would be
        nobody's if the program stopped.
        """
        renewed = replace(intent, since=self._host.clock())
        await self._memory.remember(renewed)
        self._known = [renewed if each == intent else each for each in self._known]
        return renewed

    async def _forget(self, message: Remembered) -> None:
        await self._memory.forget(message.channel, message.message)
        self._known = [each for each in self._known if each.message != message.message]

    def people(self, *sorts: str) -> set[int]:
        """Return the users for whom there is, or may be, a message of one of these sorts."""
        return {each.user for each in self._known if each.user is not None and _posted_as(each)[0] in sorts}

    async def remove(self, messages: Iterable[Remembered]) -> None:
        """Delete messages and forget them, but for those that have been posted again meanwhile.

        If a post had been noted and then intended once more, because both writes seemed to fail, Discord returns to
        the next try the message that had been noted.

        Raises:
            discord.DiscordException, aiohttp.ClientError, OSError, StoreError: some are still to be deleted.
        """
        for each in messages:
            if each in self._known and await delete_message(self._host, each):
                await self._forget(each)


def _nonce(*about: object) -> int:
    """Return the nonce of a post, which no other post shares; 63 bits, because the store takes no more."""
    return int.from_bytes(sha256(repr(about).encode()).digest()[:8]) >> 1


async def show_picture_or_words(show: Callable[..., Awaitable[Remembered | None]], *, drawn: bool = True) -> bool:
    """Show a message with its picture, or in words if Discord takes none; return whether it took the picture.

    ``show(drawn=...)`` returns the message, or ``None`` if Discord refuses the edit. The bot may not attach files
    everywhere, and Discord refuses some edits with files by mistake (discord/discord-api-docs, issue 7529).

    Raises:
        discord.HTTPException: the failure is temporary, the message is gone, or Discord refuses the words, too.
    """
    try:
        if await show(drawn=drawn) or not drawn:
            return drawn
    except discord.HTTPException as wrong:
        if not drawn or is_temporary(wrong) or isinstance(wrong, discord.NotFound):
            raise
    await show(drawn=False)
    return False


async def mentions_of(store: Store, users: Iterable[int]) -> discord.AllowedMentions:
    """Return allowed mentions that ping only the users who have not turned pings off."""
    called = [discord.Object(user) for user in users if PINGS.read(await store.settings("user", user)) == "on"]
    return discord.AllowedMentions(everyone=False, roles=False, users=called)


async def edit_message(
    host: Host, known: Remembered, said: Screen | Sentence, mentions: discord.AllowedMentions = NOBODY
) -> bool:
    """Edit a message in place, which pings nobody; return ``False`` if it is gone or no longer editable.

    Raises:
        discord.DiscordException, aiohttp.ClientError, OSError: the edit failed, but may have taken effect.
    """
    if isinstance(said, Sentence):
        return True  # none says anything that changes
    if host.conversations.has(known.channel):
        return await host.conversations.edit(known.message, said)
    message = host.get_partial_messageable(known.channel).get_partial_message(known.message)
    try:
        await message.edit(view=said, attachments=said.files(), allowed_mentions=mentions)
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


def _stands_for(known: Remembered, wanted: Desired) -> bool:
    return (known.kind, known.channel) == (wanted.kind, wanted.place.id)


def _posted_as(message: Remembered) -> tuple[str, int | None]:
    kind = message.kind.removeprefix(f"{POSTING} ")
    return first_word(kind), message.user


def _sort(message: Remembered) -> tuple[str, int | None]:
    return first_word(message.kind), message.user
