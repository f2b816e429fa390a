"""The whole Discord in memory: its people and places, what they wrote, and telling listeners about changes."""

import secrets
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

from playground import permissions
from playground.clock import Clock
from playground.forms import Json, Refusal
from playground.model import (
    DM,
    FORUM,
    GROUP_DM,
    HAS_THREAD,
    PRIVATE_THREAD,
    TEXT,
    Application,
    Attachment,
    Channel,
    Emoji,
    Guild,
    Member,
    Message,
    Overwrite,
    Role,
    User,
)

# 2015-01-01 in milliseconds: page "Reference", section "Snowflakes".
DISCORD_EPOCH = 1_420_070_400_000
PINNED_NOTICE = 6
# Ephemeral messages and uploads to forms belong to no channel, so nothing else would ever delete them.
REMEMBERED = 5000


@dataclass(frozen=True, slots=True)
class Event:
    """A change that clients and bots hear about, named after the gateway's event where there is one."""

    name: str
    guild: Guild | None = None
    channel: Channel | None = None
    message: Message | None = None
    user: User | None = None
    detail: Json = field(default_factory=dict)


class World:
    """Everything that Discord remembers. Methods change it and tell listeners; callers check permissions first."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.url = ""
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.applications: dict[int, Application] = {}
        self.ephemerals: dict[int, Message] = {}
        self.uploads: dict[int, Attachment] = {}
        self.listeners: list[Callable[[Event], None]] = []
        self._last = 0

    def mint(self) -> int:
        """Return a new snowflake, greater than every earlier one."""
        moment = int(self.clock.now() * 1000) - DISCORD_EPOCH
        self._last = max(moment << 22, self._last + 1)
        return self._last

    def tell(self, event: Event) -> None:
        """Tell every listener."""
        for listener in tuple(self.listeners):
            listener(event)

    # Finding

    def user(self, user: int) -> User:
        """Return the user, or refuse if there is none (10013)."""
        if user not in self.users:
            raise Refusal(10013)
        return self.users[user]

    def guild(self, guild: int) -> Guild:
        """Return the guild, or refuse if there is none (10004)."""
        if guild not in self.guilds:
            raise Refusal(10004)
        return self.guilds[guild]

    def channel(self, channel: int) -> Channel:
        """Return the channel, or refuse if there is none (10003)."""
        if channel not in self.channels:
            raise Refusal(10003)
        return self.channels[channel]

    def message(self, channel: Channel, message: int) -> Message:
        """Return a message of a channel; ephemeral messages are in none.

        Raises:
            Refusal: there is none (10008).
        """
        if message not in channel.messages:
            raise Refusal(10008)
        return channel.messages[message]

    def named(self, guild: str, channel: str) -> Channel:
        """Return a channel by the names of its guild and itself."""
        return next(
            each
            for place in self.guilds.values()
            if place.name == guild
            for each in place.channels.values()
            if each.name == channel
        )

    def emoji(self, emoji: int) -> Emoji:
        """Return the emoji, or refuse if there is none (10014)."""
        shelves = [each.emojis for each in self.guilds.values()] + [each.emojis for each in self.applications.values()]
        found = next((shelf[emoji] for shelf in shelves if emoji in shelf), None)
        if found is None:
            raise Refusal(10014)
        return found

    def bearer(self, token: str) -> Application | None:
        """Return the application that this token belongs to."""
        return next((each for each in self.applications.values() if each.token == token), None)

    def guild_of(self, channel: Channel) -> Guild | None:
        return None if channel.guild is None else self.guilds[channel.guild]

    # Permissions

    def permissions(self, channel: Channel, user: int) -> int:
        """Return what a user may do in a channel: nothing without being a member."""
        guild = self.guild_of(channel)
        if guild is None:
            return permissions.DIRECT if user in {each.id for each in channel.recipients} else 0
        if user not in guild.members:
            return 0
        allowed = permissions.in_channel(guild, channel.root, user)
        # A user who cannot see a channel can do nothing in it (page "Permissions", "Implicit Permissions").
        return allowed if allowed & permissions.VIEW_CHANNEL else 0

    def sees(self, channel: Channel, user: int) -> bool:
        """Return whether a user can open a channel; private threads open only to members and thread moderators."""
        allowed = self.permissions(channel, user)
        if channel.kind == PRIVATE_THREAD and user not in channel.members:
            return bool(allowed & permissions.MANAGE_THREADS)
        return bool(allowed & permissions.VIEW_CHANNEL)

    def demand(self, channel: Channel, user: int, needed: int) -> None:
        """Refuse if the user cannot see the channel (50001) or lacks a needed permission (50013)."""
        if not self.sees(channel, user):
            raise Refusal(50001)
        if needed & ~self.permissions(channel, user):
            raise Refusal(50013)

    def allow(self, channel: Channel, user: int, bits: int) -> None:
        """Allow a user exactly these permissions in a channel, by a member overwrite."""
        channel.root.overwrites[user] = Overwrite(1, bits, permissions.ALL & ~bits)
        self.tell(Event("CHANNEL_UPDATE", guild=self.guild_of(channel), channel=channel.root))

    def change_role(self, guild: Guild, role: int, bits: int) -> None:
        """Give a role exactly these permissions in its guild."""
        guild.roles[role].permissions = bits
        self.tell(Event("GUILD_ROLE_UPDATE", guild=guild, detail={"role": role}))

    def assign(self, guild: Guild, user: User, roles: list[int]) -> None:
        """Set a member's roles besides @everyone."""
        guild.members[user.id].roles = roles
        self.tell(Event("GUILD_MEMBER_UPDATE", guild=guild, user=user))

    def share_a_guild(self, one: int, other: int) -> bool:
        return any(one in guild.members and other in guild.members for guild in self.guilds.values())

    # Creating

    def add_user(self, name: str, display_name: str, *, locale: str = "en-US", bot: bool = False) -> User:
        user = User(self.mint(), name, display_name, locale, bot)
        self.users[user.id] = user
        return user

    def add_guild(self, name: str, owner: User, *, locale: str = "en-US", shard: int = 0, shards: int = 2) -> Guild:
        """Create a guild that belongs to one of so many shards."""
        identity = (self.mint() >> 22) // shards * shards + shard
        while identity << 22 in self.guilds or identity << 22 in self.users:  # its @everyone role has the same id
            identity += shards
        guild = Guild(identity << 22, name, owner.id, locale, self.clock.now())
        guild.roles[guild.id] = Role(guild.id, "@everyone", permissions.EVERYONE)
        self.guilds[guild.id] = guild
        self.join(guild, owner)
        return guild

    def join(self, guild: Guild, user: User) -> None:
        """Make a user a member."""
        guild.members[user.id] = Member(user, self.clock.now())
        self.tell(Event("GUILD_CREATE" if user.bot else "GUILD_MEMBER_ADD", guild=guild, user=user))

    def expel(self, guild: Guild, user: User) -> None:
        """Remove a user from a guild; a bot hears GUILD_DELETE."""
        del guild.members[user.id]
        self.tell(Event("GUILD_DELETE" if user.bot else "GUILD_MEMBER_REMOVE", guild=guild, user=user))

    def add_application(self, name: str, owner: User, display_name: str = "") -> Application:
        """Register a bot in the developers' portal; it is in no guild yet."""
        user = self.add_user(name, display_name or name.title(), bot=True)
        application = Application(user.id, name, user, owner, f"{user.id}.playground.{secrets.token_urlsafe(32)}")
        self.applications[application.id] = application
        return application

    def add_channel(self, guild: Guild, name: str, *, tags: Iterable[str] | None = None) -> Channel:
        """Open a text channel, or a forum if `tags` are given, even an empty list."""
        kind = TEXT if tags is None else FORUM
        channel = Channel(self.mint(), kind, name, guild.id, position=len(guild.channels), created=self.clock.now())
        channel.tags = {self.mint(): tag for tag in tags or ()}
        self._enter(channel)
        self.tell(Event("CHANNEL_CREATE", guild=guild, channel=channel))
        return channel

    def open_dm(self, one: User, other: User) -> Channel:
        """Return the conversation between two users; open it if there is none."""
        for channel in self.channels.values():
            if channel.kind == DM and {each.id for each in channel.recipients} == {one.id, other.id}:
                return channel
        channel = Channel(self.mint(), DM, recipients=(one, other), created=self.clock.now())
        self._enter(channel)
        self.tell(Event("DM_OPENED", channel=channel, user=one))
        return channel

    def open_group(self, owner: User, *others: User) -> Channel:
        """Open a group conversation; bots can be in none."""
        assert not any(each.bot for each in (owner, *others)), "a group is of people"
        recipients = (owner, *others)
        group = Channel(self.mint(), GROUP_DM, recipients=recipients, owner=owner.id, created=self.clock.now())
        self._enter(group)
        self.tell(Event("DM_OPENED", channel=group, user=owner))
        return group

    def leave_group(self, group: Channel, user: User) -> None:
        """Remove a user from a group conversation."""
        group.recipients = tuple(each for each in group.recipients if each is not user)

    def install(self, application: Application, user: User) -> None:
        """Let a user take a bot along to all their conversations (page "Application", "Installation Context")."""
        application.installed_by.add(user.id)

    def add_thread(self, thread: Channel) -> None:
        """Open a thread that the caller has built; its owner joins it."""
        self._enter(thread)
        if thread.owner is not None:
            thread.members[thread.owner] = self.clock.now()
        self._stir(thread)
        self.tell(Event("THREAD_CREATE", guild=self.guild_of(thread), channel=thread))

    def _enter(self, channel: Channel) -> None:
        self.channels[channel.id] = channel
        if channel.guild is not None:
            self.guilds[channel.guild].channels[channel.id] = channel

    # Channels and threads

    def change_channel(self, channel: Channel) -> None:
        """Tell listeners that a channel or thread has changed."""
        name = "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE"
        self.tell(Event(name, guild=self.guild_of(channel), channel=channel))

    def archive(self, thread: Channel, archived: bool) -> None:
        """Archive a thread, or reopen it."""
        thread.archived, thread.archived_at = archived, self.clock.now()
        self._stir(thread)
        self.change_channel(thread)

    def _stir(self, thread: Channel) -> None:
        """Restart the time until a silent thread is archived (page "Threads", "Active & Archived Threads")."""
        if thread.nap is not None:
            thread.nap.cancel()
        if not thread.archived:
            thread.nap = self.clock.after(thread.auto_archive * 60, lambda: self._fall_asleep(thread))

    def _fall_asleep(self, thread: Channel) -> None:
        if not thread.deleted:
            self.archive(thread, True)

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel or thread with its messages and its own threads."""
        for thread in [each for each in self.channels.values() if each.parent is channel]:
            self.delete_channel(thread)
        del self.channels[channel.id]
        channel.deleted = True
        guild = self.guild_of(channel)
        if guild is not None:
            del guild.channels[channel.id]
        self.tell(Event("THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE", guild=guild, channel=channel))

    def enter_thread(self, thread: Channel, user: User) -> None:
        """Add a user to a thread."""
        if user.id not in thread.members:
            thread.members[user.id] = self.clock.now()
            self._tell_members(thread, user, added=True)

    def leave_thread(self, thread: Channel, user: User) -> None:
        """Remove a user from a thread."""
        if thread.members.pop(user.id, None) is not None:
            self._tell_members(thread, user, added=False)

    def _tell_members(self, thread: Channel, user: User, *, added: bool) -> None:
        event = Event(
            "THREAD_MEMBERS_UPDATE", guild=self.guild_of(thread), channel=thread, user=user, detail={"added": added}
        )
        self.tell(event)

    # Messages

    def post(self, message: Message) -> Message:
        """Store a message in its channel, or for its only reader if it is ephemeral, and tell listeners."""
        if message.ephemeral:
            self.ephemerals[message.id] = message
            while len(self.ephemerals) > REMEMBERED:
                self.delete(next(iter(self.ephemerals.values())))
        else:
            message.channel.messages[message.id] = message
            if message.channel.is_thread:
                self._stir(message.channel)
        self._tell_message("MESSAGE_CREATE", message)
        return message

    def change(self, message: Message, *, stamp: bool = True) -> None:
        """Tell listeners that a message has changed, and stamp it as edited unless told otherwise."""
        if stamp:
            message.edited = self.clock.now()
        self._tell_message("MESSAGE_UPDATE", message)

    def upload(self, attachment: Attachment) -> None:
        """Keep a file that a person gave to a command or a form."""
        self.uploads[attachment.id] = attachment
        while len(self.uploads) > REMEMBERED:
            del self.uploads[next(iter(self.uploads))]

    def delete(self, message: Message) -> None:
        """Delete a message."""
        message.deleted = True
        self.ephemerals.pop(message.id, None)
        message.channel.messages.pop(message.id, None)
        self._tell_message("MESSAGE_DELETE", message)

    def hang_thread(self, message: Message, thread: Channel) -> None:
        """Attach a new thread to the message it starts from."""
        message.thread = thread
        message.flags |= HAS_THREAD
        self.change(message, stamp=False)

    # Pins and reactions

    def pin(self, message: Message, user: User, *, pinned: bool = True) -> None:
        """Pin a message, or unpin it; a pin also posts a notice (type 6)."""
        message.pinned = self.clock.now() if pinned else None
        self.change(message, stamp=False)
        self.tell(Event("CHANNEL_PINS_UPDATE", guild=self.guild_of(message.channel), channel=message.channel))
        if pinned:
            self.post(
                Message(self.mint(), message.channel, user, self.clock.now(), kind=PINNED_NOTICE, reply_to=message.id)
            )

    def react(self, message: Message, user: User, sign: str) -> None:
        """Add a user's reaction to a message; the same one twice counts once."""
        users = message.reactions.setdefault(sign, [])
        if user not in users:
            users.append(user)
            self._tell_reaction("MESSAGE_REACTION_ADD", message, user, sign)

    def unreact(self, message: Message, user: User, sign: str) -> None:
        """Remove a user's reaction."""
        users = message.reactions.get(sign, [])
        if user in users:
            users.remove(user)
            if not users:
                del message.reactions[sign]
            self._tell_reaction("MESSAGE_REACTION_REMOVE", message, user, sign)

    def clear_reactions(self, message: Message, sign: str | None = None) -> None:
        """Remove all reactions, or everybody's reaction with one emoji."""
        name = "MESSAGE_REACTION_REMOVE_ALL" if sign is None else "MESSAGE_REACTION_REMOVE_EMOJI"
        for each in list(message.reactions) if sign is None else [sign]:
            message.reactions.pop(each, None)
        self._tell_reaction(name, message, message.author, sign)

    def _tell_reaction(self, name: str, message: Message, user: User, sign: str | None) -> None:
        guild = self.guild_of(message.channel)
        self.tell(Event(name, guild, message.channel, message, user, {"sign": sign}))

    def _tell_message(self, name: str, message: Message) -> None:
        guild = self.guild_of(message.channel)
        self.tell(Event(name, guild=guild, channel=message.channel, message=message, user=message.author))

    # People

    def people(self) -> Iterator[User]:
        """Return every user who is not a bot."""
        return (user for user in self.users.values() if not user.bot)
