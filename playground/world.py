"""The whole Discord in memory: who there is, what was written where, and telling those who listen."""

import secrets
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

from playground import permissions
from playground.clock import Clock
from playground.forms import Json, Refusal
from playground.nouns import (
    DM,
    FORUM,
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
# Ephemeral messages and files of forms hang in no channel; nobody would ever take them away.
REMEMBERED = 5000


@dataclass(frozen=True, slots=True)
class Happening:
    """Something that clients and bots are told; the name is that of the gateway's event where there is one."""

    name: str
    guild: Guild | None = None
    channel: Channel | None = None
    message: Message | None = None
    user: User | None = None
    detail: Json = field(default_factory=dict)


class World:
    """Everything that Discord remembers. Its verbs change it and tell; whether one may is asked elsewhere."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.url = ""
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.applications: dict[int, Application] = {}
        self.ephemerals: dict[int, Message] = {}
        self.uploads: dict[int, Attachment] = {}
        self.listeners: list[Callable[[Happening], None]] = []
        self._last = 0

    def mint(self) -> int:
        """A new snowflake; later ones are greater."""
        moment = int(self.clock.now() * 1000) - DISCORD_EPOCH
        self._last = max(moment << 22, self._last + 1)
        return self._last

    def tell(self, happening: Happening) -> None:
        """Let everybody who listens know."""
        for listener in tuple(self.listeners):
            listener(happening)

    # Finding

    def user(self, user: int) -> User:
        """Raises: Refusal: there is none (10013)."""
        if user not in self.users:
            raise Refusal(10013)
        return self.users[user]

    def guild(self, guild: int) -> Guild:
        """Raises: Refusal: there is none (10004)."""
        if guild not in self.guilds:
            raise Refusal(10004)
        return self.guilds[guild]

    def channel(self, channel: int) -> Channel:
        """Raises: Refusal: there is none (10003)."""
        if channel not in self.channels:
            raise Refusal(10003)
        return self.channels[channel]

    def message(self, channel: Channel, message: int) -> Message:
        """A message of a channel; an ephemeral one is not in any.

        Raises:
            Refusal: there is none (10008).
        """
        if message not in channel.messages:
            raise Refusal(10008)
        return channel.messages[message]

    def named(self, guild: str, channel: str) -> Channel:
        """The channel of this name in the guild of this name."""
        return next(
            each
            for place in self.guilds.values()
            if place.name == guild
            for each in place.channels.values()
            if each.name == channel
        )

    def emoji(self, emoji: int) -> Emoji:
        """Raises: Refusal: there is none (10014)."""
        shelves = [each.emojis for each in self.guilds.values()] + [each.emojis for each in self.applications.values()]
        found = next((shelf[emoji] for shelf in shelves if emoji in shelf), None)
        if found is None:
            raise Refusal(10014)
        return found

    def bearer(self, token: str) -> Application | None:
        """The application that this token belongs to."""
        return next((each for each in self.applications.values() if each.token == token), None)

    def guild_of(self, channel: Channel) -> Guild | None:
        return None if channel.guild is None else self.guilds[channel.guild]

    # Who may what

    def permissions(self, channel: Channel, user: int) -> int:
        """What a user may do in a channel; nothing where they are no member."""
        guild = self.guild_of(channel)
        if guild is None:
            return permissions.DIRECT if user in {each.id for each in channel.recipients} else 0
        if user not in guild.members:
            return 0
        allowed = permissions.in_channel(guild, channel.root, user)
        # Without seeing a channel one can do nothing in it (page "Permissions", "Implicit Permissions").
        return allowed if allowed & permissions.VIEW_CHANNEL else 0

    def sees(self, channel: Channel, user: int) -> bool:
        """Whether a user can open a channel; a private thread only if invited or a moderator of threads."""
        allowed = self.permissions(channel, user)
        if channel.kind == PRIVATE_THREAD and user not in channel.members:
            return bool(allowed & permissions.MANAGE_THREADS)
        return bool(allowed & permissions.VIEW_CHANNEL)

    def demand(self, channel: Channel, user: int, needed: int) -> None:
        """Raises: Refusal: the channel is out of sight (50001), or something needed is missing (50013)."""
        if not self.sees(channel, user):
            raise Refusal(50001)
        if needed & ~self.permissions(channel, user):
            raise Refusal(50013)

    def allow(self, channel: Channel, user: int, bits: int) -> None:
        """Let a member do exactly this in a channel, by an overwrite of their own."""
        channel.root.overwrites[user] = Overwrite(1, bits, permissions.ALL & ~bits)
        self.tell(Happening("CHANNEL_UPDATE", guild=self.guild_of(channel), channel=channel.root))

    def change_role(self, guild: Guild, role: int, bits: int) -> None:
        """Let a role allow exactly this in its guild."""
        guild.roles[role].permissions = bits
        self.tell(Happening("GUILD_ROLE_UPDATE", guild=guild, detail={"role": role}))

    def assign(self, guild: Guild, user: User, roles: list[int]) -> None:
        """Give a member these roles besides @everyone, and no others."""
        guild.members[user.id].roles = roles
        self.tell(Happening("GUILD_MEMBER_UPDATE", guild=guild, user=user))

    def share_a_guild(self, one: int, other: int) -> bool:
        return any(one in guild.members and other in guild.members for guild in self.guilds.values())

    # Founding

    def add_user(self, name: str, display_name: str, *, locale: str = "en-US", bot: bool = False) -> User:
        user = User(self.mint(), name, display_name, locale, bot)
        self.users[user.id] = user
        return user

    def add_guild(self, name: str, owner: User, *, locale: str = "en-US", shard_parity: int = 0) -> Guild:
        """Found a guild; `shard_parity` is the shard it falls to when there are two."""
        identity = (self.mint() >> 22) & ~1 | shard_parity
        while identity << 22 in self.guilds or identity << 22 in self.users:  # it is the id of a role as well
            identity += 2
        guild = Guild(identity << 22, name, owner.id, locale, self.clock.now())
        guild.roles[guild.id] = Role(guild.id, "@everyone", permissions.EVERYONE)
        self.guilds[guild.id] = guild
        self.join(guild, owner)
        return guild

    def join(self, guild: Guild, user: User) -> None:
        """Make a user a member."""
        guild.members[user.id] = Member(user, self.clock.now())
        self.tell(Happening("GUILD_CREATE" if user.bot else "GUILD_MEMBER_ADD", guild=guild, user=user))

    def expel(self, guild: Guild, user: User) -> None:
        """Take a user out of a guild; a bot hears GUILD_DELETE."""
        del guild.members[user.id]
        self.tell(Happening("GUILD_DELETE" if user.bot else "GUILD_MEMBER_REMOVE", guild=guild, user=user))

    def add_application(self, name: str, owner: User) -> Application:
        """Enter a bot in the developers' portal; it is in no guild yet."""
        user = self.add_user(name, name.title(), bot=True)
        application = Application(user.id, name, user, owner, f"{user.id}.playground.{secrets.token_urlsafe(32)}")
        self.applications[application.id] = application
        return application

    def add_channel(self, guild: Guild, name: str, *, tags: Iterable[str] | None = None) -> Channel:
        """Open a text channel; with tags, be they none, a forum."""
        kind = TEXT if tags is None else FORUM
        channel = Channel(self.mint(), kind, name, guild.id, position=len(guild.channels), created=self.clock.now())
        channel.tags = {self.mint(): tag for tag in tags or ()}
        self._enter(channel)
        self.tell(Happening("CHANNEL_CREATE", guild=guild, channel=channel))
        return channel

    def open_dm(self, one: User, other: User) -> Channel:
        """The conversation between two users, opened now if there was none."""
        for channel in self.channels.values():
            if channel.is_dm and {each.id for each in channel.recipients} == {one.id, other.id}:
                return channel
        channel = Channel(self.mint(), DM, recipients=(one, other), created=self.clock.now())
        self._enter(channel)
        self.tell(Happening("DM_OPENED", channel=channel, user=one))
        return channel

    def add_thread(self, thread: Channel) -> None:
        """Open a thread that was made for this world; its owner is in it."""
        self._enter(thread)
        if thread.owner is not None:
            thread.members[thread.owner] = self.clock.now()
        self._stir(thread)
        self.tell(Happening("THREAD_CREATE", guild=self.guild_of(thread), channel=thread))

    def _enter(self, channel: Channel) -> None:
        self.channels[channel.id] = channel
        if channel.guild is not None:
            self.guilds[channel.guild].channels[channel.id] = channel

    # Channels and threads

    def change_channel(self, channel: Channel) -> None:
        """Tell that a channel or thread is not what it was."""
        name = "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE"
        self.tell(Happening(name, guild=self.guild_of(channel), channel=channel))

    def archive(self, thread: Channel, archived: bool) -> None:
        """Put a thread away, or take it out again."""
        thread.archived, thread.archived_at = archived, self.clock.now()
        self._stir(thread)
        self.change_channel(thread)

    def _stir(self, thread: Channel) -> None:
        """From now on it is archived after its time without a word (page "Threads", "Active & Archived Threads")."""
        if thread.nap is not None:
            thread.nap.cancel()
        if not thread.archived:
            thread.nap = self.clock.after(thread.auto_archive * 60, lambda: self._fall_asleep(thread))

    def _fall_asleep(self, thread: Channel) -> None:
        if not thread.deleted:
            self.archive(thread, True)

    def delete_channel(self, channel: Channel) -> None:
        """Close a channel or thread with all that was written in it, and the threads that hang in it."""
        for thread in [each for each in self.channels.values() if each.parent is channel]:
            self.delete_channel(thread)
        del self.channels[channel.id]
        channel.deleted = True
        guild = self.guild_of(channel)
        if guild is not None:
            del guild.channels[channel.id]
        self.tell(Happening("THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE", guild=guild, channel=channel))

    def enter_thread(self, thread: Channel, user: User) -> None:
        """Add somebody to a thread."""
        if user.id not in thread.members:
            thread.members[user.id] = self.clock.now()
            self._tell_members(thread, user, added=True)

    def leave_thread(self, thread: Channel, user: User) -> None:
        """Take somebody out of a thread."""
        if thread.members.pop(user.id, None) is not None:
            self._tell_members(thread, user, added=False)

    def _tell_members(self, thread: Channel, user: User, *, added: bool) -> None:
        happening = Happening(
            "THREAD_MEMBERS_UPDATE", guild=self.guild_of(thread), channel=thread, user=user, detail={"added": added}
        )
        self.tell(happening)

    # Messages

    def post(self, message: Message) -> Message:
        """Put a message where it belongs: in its channel, or before its only reader."""
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
        """Tell that a message is not what it was; an edit stamps it, a thread hung to it does not."""
        if stamp:
            message.edited = self.clock.now()
        self._tell_message("MESSAGE_UPDATE", message)

    def upload(self, attachment: Attachment) -> None:
        """Keep a file that somebody gave to a command or a form."""
        self.uploads[attachment.id] = attachment
        while len(self.uploads) > REMEMBERED:
            del self.uploads[next(iter(self.uploads))]

    def delete(self, message: Message) -> None:
        """Take a message away."""
        message.deleted = True
        self.ephemerals.pop(message.id, None)
        message.channel.messages.pop(message.id, None)
        self._tell_message("MESSAGE_DELETE", message)

    def hang_thread(self, message: Message, thread: Channel) -> None:
        """A thread begins at a message."""
        message.thread = thread
        message.flags |= HAS_THREAD
        self.change(message, stamp=False)

    # Pins and reactions

    def pin(self, message: Message, user: User, *, pinned: bool = True) -> None:
        """Pin a message, or take its pin away; pinning is told by a message of its own (type 6)."""
        message.pinned = self.clock.now() if pinned else None
        self.change(message, stamp=False)
        self.tell(Happening("CHANNEL_PINS_UPDATE", guild=self.guild_of(message.channel), channel=message.channel))
        if pinned:
            self.post(
                Message(self.mint(), message.channel, user, self.clock.now(), kind=PINNED_NOTICE, reply_to=message.id)
            )

    def react(self, message: Message, user: User, sign: str) -> None:
        """Put a sign under a message; nobody puts the same one twice."""
        users = message.reactions.setdefault(sign, [])
        if user not in users:
            users.append(user)
            self._tell_reaction("MESSAGE_REACTION_ADD", message, user, sign)

    def unreact(self, message: Message, user: User, sign: str) -> None:
        """Take somebody's sign away."""
        users = message.reactions.get(sign, [])
        if user in users:
            users.remove(user)
            if not users:
                del message.reactions[sign]
            self._tell_reaction("MESSAGE_REACTION_REMOVE", message, user, sign)

    def clear_reactions(self, message: Message, sign: str | None = None) -> None:
        """Take all signs away, or one of them from everybody."""
        name = "MESSAGE_REACTION_REMOVE_ALL" if sign is None else "MESSAGE_REACTION_REMOVE_EMOJI"
        for each in list(message.reactions) if sign is None else [sign]:
            message.reactions.pop(each, None)
        self._tell_reaction(name, message, message.author, sign)

    def _tell_reaction(self, name: str, message: Message, user: User, sign: str | None) -> None:
        guild = self.guild_of(message.channel)
        self.tell(Happening(name, guild, message.channel, message, user, {"sign": sign}))

    def _tell_message(self, name: str, message: Message) -> None:
        guild = self.guild_of(message.channel)
        self.tell(Happening(name, guild=guild, channel=message.channel, message=message, user=message.author))

    # People

    def people(self) -> Iterator[User]:
        """Everybody who is no bot."""
        return (user for user in self.users.values() if not user.bot)
