"""People: what a person does in a Discord client, and what the client shows them."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass

from playground import emojis, filled_forms, limits, payloads, permissions, posting
from playground.commands import CHAT_INPUT, LOCALES, ON_MESSAGE, ON_USER, list_offered_commands, localize_command
from playground.filled_forms import ChosenAlready, ClientRefuses, Resolved, Values
from playground.forms import Json, Refusal
from playground.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, SUBMIT, Interaction, Interactions, Modal
from playground.model import FORUM, PUBLIC_THREAD, Application, Channel, Guild, Message, User
from playground.posting import MENTION, Upload
from playground.world import Event, World

REMEMBERED = 1000


@dataclass(frozen=True, slots=True)
class Shown:
    """Something that a client shows.

    Kinds: message, edited, deleted, reacted, ephemeral, modal, failed, acknowledged, channel, thread, closed (the
    channel or thread was deleted), dm, typing.
    """

    kind: str
    channel: Channel | None = None
    message: Message | None = None
    interaction: Interaction | None = None
    user: User | None = None
    pinged: bool = False


class ChannelPermissions:
    """A person's permissions by channel; setting them writes a member overwrite."""

    def __init__(self, world: World, user: User) -> None:
        self._world, self._user = world, user

    def __getitem__(self, channel: Channel) -> int:
        return self._world.permissions(channel, self._user.id)

    def __setitem__(self, channel: Channel, bits: int) -> None:
        self._world.allow(channel, self._user.id, bits)


class Person:
    """One person at their client."""

    def __init__(self, world: World, interactions: Interactions, user: User) -> None:
        self.user = user
        self.events: deque[Shown] = deque(maxlen=REMEMBERED)
        self.permissions = ChannelPermissions(world, user)
        self._world, self._interactions = world, interactions
        self._ephemerals: dict[int, Message] = {}
        self._chosen: dict[tuple[int, str], Interaction] = {}  # the last choice in each menu, by message and custom_id
        self._listeners: list[Callable[[Shown], None]] = []
        world.listeners.append(self._hear)

    def __repr__(self) -> str:
        return f"<Person {self.user.name}>"

    @property
    def id(self) -> int:
        return self.user.id

    @property
    def locale(self) -> str:
        """The language of the client."""
        return self.user.locale

    @locale.setter
    def locale(self, locale: str) -> None:
        assert locale in LOCALES, f"Discord has no locale {locale}"
        self.user.locale = locale

    @property
    def dms_closed(self) -> bool:
        """Whether bots cannot write to this person."""
        return self.user.dms_closed

    @dms_closed.setter
    def dms_closed(self, closed: bool) -> None:
        self.user.dms_closed = closed

    # Looking

    def servers(self) -> list[Guild]:
        """Return the servers that the person is in."""
        return [guild for guild in self._world.guilds.values() if self.id in guild.members]

    def channels(self, guild: Guild, *, archived: bool = False) -> list[Channel]:
        """Return the channels and threads of a server that the person can see; archived threads only if asked."""
        seen = [channel for channel in guild.channels.values() if self._world.sees(channel, self.id)]
        return [channel for channel in seen if archived or not channel.archived]

    def dms(self) -> list[Channel]:
        """Return the conversations with other people, and those with bots that have messages."""
        mine = [each for each in self._world.channels.values() if self.user in each.recipients]
        return [each for each in mine if each.messages or not any(user.bot for user in each.recipients)]

    def dm(self, other: User | None = None) -> Channel:
        """Return the conversation with a bot or person (by default the first bot); open it if there is none."""
        first = next(iter(self._world.applications.values())).user
        return self._world.open_dm(self.user, other or first)

    def group(self, *others: User) -> Channel:
        """Return the group conversation with exactly these people; open it if there is none."""
        wanted = {self.user, *others}
        known = [each for each in self.dms() if each.is_group and set(each.recipients) == wanted]
        return known[0] if known else self._world.open_group(self.user, *others)

    def install(self, application: Application | None = None) -> None:
        """Install a bot (by default the first), which then offers its commands in all the person's conversations."""
        self._world.install(application or next(iter(self._world.applications.values())), self.user)

    def messages(self, channel: Channel) -> list[Message]:
        """Return what the person can read in a channel, in order, including their ephemeral messages."""
        self._look(channel)
        own = {key: each for key, each in self._ephemerals.items() if each.channel is channel}
        return [each for _, each in sorted((channel.messages | own).items())]

    def ephemerals(self) -> list[Message]:
        """Return the messages that only this person sees."""
        return list(self._ephemerals.values())

    async def forget_ephemerals(self) -> None:
        """Restart the client, which loses the ephemeral messages and what was chosen in menus."""
        self._ephemerals.clear()
        self.forget_choices()

    def choices(self, message: Message) -> dict[str, list[str]]:
        """Return what the person chose last in each menu of a message, by custom_id."""
        return {key: last.data["values"] for (of, key), last in self._chosen.items() if of == message.id}

    def forget_choices(self) -> None:
        """Show all menus without a choice, as a client does that opens a channel again."""
        self._chosen.clear()

    def listen(self, callback: Callable[[Shown], None]) -> Callable[[], None]:
        """Call `callback` with everything the client shows from now on; return a function that stops this."""
        self._listeners.append(callback)
        return lambda: self._listeners.remove(callback)

    async def feed(self) -> AsyncIterator[Shown]:
        """Yield everything that the client shows from now on."""
        queue: asyncio.Queue[Shown] = asyncio.Queue()
        stop = self.listen(queue.put_nowait)
        try:
            while True:
                yield await queue.get()
        finally:
            stop()

    # Commands

    def commands(self, channel: Channel) -> list[Json]:
        """Return the commands that the client offers here, in the person's language."""
        offered = list_offered_commands(self._world, self.user, channel)
        return [localize_command(each, self.locale) for _, each in offered]

    async def slash(self, channel: Channel, name: str, options: Values | None = None) -> Interaction:
        """Use a slash command; subcommands follow its name, as in "table open".

        Raises:
            ClientRefuses: the client does not offer this or does not take these values.
        """
        application, command, words = self._find(channel, name)
        data = filled_forms.fill_command(command, words, options or {}, Resolved(self._world, channel))
        return self._interactions.open(COMMAND, application, self.user, channel, data)

    async def forge_command(
        self, channel: Channel, name: str, options: list[Json], *, typing: bool = False
    ) -> Interaction:
        """Send a command, or what was typed of it, that no honest client would send, known or unknown."""
        application = next(iter(self._world.applications.values()))
        data: Json = {"id": str(self._world.mint()), "name": name, "type": CHAT_INPUT, "options": options}
        return self._interactions.open(AUTOCOMPLETE if typing else COMMAND, application, self.user, channel, data)

    async def autocomplete(
        self, channel: Channel, name: str, options: Values | None = None, focused: str = ""
    ) -> list[Json]:
        """Type into an option and return what the bot suggests.

        Raises:
            ClientRefuses: there is no such option, or the bot did not answer in time.
        """
        application, command, words = self._find(channel, name)
        values = {focused: "", **(options or {})}
        data = filled_forms.fill_command(command, words, values, Resolved(self._world, channel), focused)
        interaction = self._interactions.open(AUTOCOMPLETE, application, self.user, channel, data)
        await interaction.settled()
        if interaction.failed:
            raise ClientRefuses("Loading options failed")
        return interaction.choices

    async def menu(self, channel: Channel, name: str, target: "Message | Person | User") -> Interaction:
        """Use a command from the menu of a message or a user.

        Raises:
            ClientRefuses: the menu has no such command.
        """
        kind = ON_MESSAGE if isinstance(target, Message) else ON_USER
        application, command, _ = self._find(channel, name, kind)
        resolved = Resolved(self._world, channel)
        if isinstance(target, Message):
            resolved.found["messages"] = {str(target.id): payloads.serialize_message(target)}
        else:
            resolved.add(filled_forms.USER, target)
        data = {"id": command["id"], "name": name, "type": kind, "target_id": str(target.id)}
        data["resolved"] = resolved.found
        return self._interactions.open(COMMAND, application, self.user, channel, data)

    def _find(self, channel: Channel, name: str, kind: int = CHAT_INPUT) -> tuple[Application, Json, list[str]]:
        self._look(channel)
        if channel.archived:
            raise ClientRefuses("There are no commands in an archived thread")
        first, *words = name.split() if kind == CHAT_INPUT else [name]
        for application, command in list_offered_commands(self._world, self.user, channel):
            if command["name"] == first and command["type"] == kind:
                return application, command, words
        raise ClientRefuses(f"There is no command {first} here")

    # Buttons, menus, modals

    async def click(self, message: Message, custom_id: str) -> Interaction:
        """Press a button.

        Raises:
            ClientRefuses: the person does not see the message, it has no such button that can be pressed, or it is in
                an archived thread that the person may not reopen.
        """
        button = self._pressable(message, message.buttons, custom_id)
        self._reopen(message.channel)
        return self._press(message, {"component_type": button["type"], "custom_id": custom_id, "id": button["id"]})

    async def select(self, message: Message, custom_id: str, values: list[filled_forms.Value]) -> Interaction:
        """Choose in a select menu.

        A menu shows the last choice until it goes, also after an edit that keeps its custom_id. To choose the same
        once more sends nothing, unless the bot did not answer (discord/discord-api-docs, issues 4801 and 7765).

        Raises:
            ClientRefuses: the menu is not there, is disabled or does not take these values, or shows them already.
        """
        menu = self._pressable(message, message.selects, custom_id)
        data = filled_forms.fill_selection(menu, values, Resolved(self._world, message.channel))
        before = self._chosen.get((message.id, custom_id))
        if before is not None and not before.failed and before.data["values"] == data["values"]:
            raise ChosenAlready(f"{custom_id} shows this choice already, so the client sends nothing")
        self._reopen(message.channel)
        self._chosen[message.id, custom_id] = chosen = self._press(message, data)
        return chosen

    async def submit(self, modal: Modal, values: Values) -> Interaction:
        """Fill in a modal and send it; without its message, if that was deleted meanwhile.

        Raises:
            ClientRefuses: it is not this person's modal, or the values do not fit.
        """
        opener = modal.interaction
        if opener.user is not self.user:
            raise ClientRefuses("This modal is open before somebody else")
        resolved = Resolved(self._world, opener.channel)
        filled = filled_forms.fill_modal(modal.components, values, resolved)
        data: Json = {"custom_id": modal.custom_id, "components": filled, "resolved": resolved.found}
        source = opener.source if opener.source and not opener.source.deleted else None
        return self._interactions.open(
            SUBMIT, opener.application, self.user, opener.channel, data, source=source, origin=opener
        )

    async def forge(self, message: Message, custom_id: str, values: list[str] | None = None) -> Interaction:
        """Send a click that no honest client would send, whatever is on the message."""
        data: Json = {"component_type": 2 if values is None else 3, "custom_id": custom_id, "id": 1}
        return self._press(message, data if values is None else data | {"values": values})

    async def forge_form(self, message: Message, custom_id: str, components: list[Json]) -> Interaction:
        """Send a form that was never opened, filled in with anything."""
        application = self._application(message)
        data: Json = {"custom_id": custom_id, "components": components, "resolved": {}}
        return self._interactions.open(SUBMIT, application, self.user, message.channel, data, source=message)

    def _pressable(self, message: Message, parts: dict[str, Json], custom_id: str) -> Json:
        if message.deleted or not self._shows(message):
            raise ClientRefuses("The person does not see this message")
        part = parts.get(custom_id)
        if part is None:
            raise ClientRefuses(f"The message has {sorted(parts)}, but not {custom_id}")
        if part.get("disabled"):
            raise ClientRefuses(f"{custom_id} is disabled")
        return part

    def _reopen(self, channel: Channel) -> None:
        """Reopen an archived thread, as clients on phones and on the web do before they send a press.

        Raises:
            ClientRefuses: the person may not, so nothing is sent (discord/discord-api-docs, issue 8474); or the thread
                is locked, where not even moderators can press anything (issue 7900).
        """
        if channel.locked:
            raise ClientRefuses("The thread is locked, so its buttons are grayed out")
        if channel.archived:
            if not (self._moderates(channel) or channel.owner == self.id):
                raise ClientRefuses("The thread is archived, and the person may not reopen it")
            self._world.archive(channel, False)

    def _press(self, message: Message, data: Json) -> Interaction:
        application = self._application(message)
        guild = self._world.guild_of(message.channel)
        if guild is not None and self.id not in guild.members:
            raise ClientRefuses("The person is not in this server")
        if message.channel.is_dm and self.user not in message.channel.recipients:
            raise ClientRefuses("The person is not in this conversation")
        return self._interactions.open(COMPONENT, application, self.user, message.channel, data, source=message)

    def _application(self, message: Message) -> Application:
        assert message.application is not None, "only messages of bots have components"
        return self._world.applications[message.application]

    # Writing

    async def say(self, channel: Channel, text: str, files: Sequence[Upload] = ()) -> Message:
        """Write a message, with or without files.

        Raises:
            ClientRefuses: the person may not write here, or not these files.
        """
        self._look(channel)
        if (
            channel.kind == FORUM
            or not self.permissions[channel] & permissions.to_speak(channel)
            or (channel.locked and not self._moderates(channel))
        ):
            raise ClientRefuses("The person may not write here")
        self._fit(channel, files)
        if channel.archived:
            self._world.archive(channel, False)
        message = Message(self._world.mint(), channel, self.user, self._world.clock.now(), content=text)
        message.attachments = [posting.store_upload(self._world, message, each, {}) for each in files]
        named = {int(each) for each in MENTION.findall(text)}
        message.mentions = [self._world.users[each] for each in named if each in self._world.users]
        return self._world.post(message)

    def _fit(self, channel: Channel, files: Sequence[Upload]) -> None:
        if files and not self.permissions[channel] & permissions.ATTACH_FILES:
            raise ClientRefuses("The person may not send files here")
        if len(files) > limits.MAX_FILES or any(len(each.content) > limits.MAX_FILE for each in files):
            raise ClientRefuses("A message has ten files at most, of 10 MB at most")

    async def post(self, forum: Channel, name: str, text: str) -> Channel:
        """Open a post in a forum.

        Raises:
            ClientRefuses: it is no forum, or the person may not post there.
        """
        self._look(forum)
        if forum.kind != FORUM or not self.permissions[forum] & permissions.SEND_MESSAGES:
            raise ClientRefuses("The person may not post here")
        thread = Channel(self._world.mint(), PUBLIC_THREAD, name, forum.guild, forum, owner=self.id)
        thread.created = self._world.clock.now()
        self._world.add_thread(thread)
        self._world.post(Message(thread.id, thread, self.user, thread.created, content=text))
        return thread

    async def react(self, message: Message, sign: str) -> None:
        """React to a message, or remove the person's own reaction.

        Raises:
            ClientRefuses: the person does not see the message, may not, or there is no such sign.
        """
        if not self._shows(message) or message.ephemeral or message.deleted:
            raise ClientRefuses("The person cannot react to this message")
        try:
            sign = emojis.parse_emoji(self._world, sign)
        except Refusal as refusal:
            raise ClientRefuses("There is no such sign") from refusal
        if self.user in message.reactions.get(sign, []):
            self._world.unreact(message, self.user, sign)
        elif sign in message.reactions or self.permissions[message.channel] & permissions.ADD_REACTIONS:
            self._world.react(message, self.user, sign)
        else:
            raise ClientRefuses("The person may not react here")

    async def pin(self, message: Message) -> None:
        """Pin a message, or unpin it.

        Raises:
            ClientRefuses: the person does not see it or may not.
        """
        allowed = self.permissions[message.channel] & permissions.PIN_MESSAGES
        if not self._shows(message) or message.ephemeral or message.deleted or not allowed:
            raise ClientRefuses("The person may not pin this message")
        self._world.pin(message, self.user, pinned=message.pinned is None)

    def _moderates(self, channel: Channel) -> bool:
        return bool(self.permissions[channel] & permissions.MANAGE_THREADS)

    async def delete(self, message: Message) -> None:
        """Delete a message, or dismiss an ephemeral one.

        Raises:
            ClientRefuses: the person may not.
        """
        if message.reader is self.user:
            del self._ephemerals[message.id]
            return
        moderates = self.permissions[message.channel] & permissions.MANAGE_MESSAGES
        if not self._shows(message) or not (message.author is self.user or moderates):
            raise ClientRefuses("The person may not delete this message")
        self._world.delete(message)

    # What the client shows

    def _look(self, channel: Channel) -> None:
        if channel.deleted or not self._world.sees(channel, self.id):
            raise ClientRefuses("The person does not see this channel")

    def _shows(self, message: Message) -> bool:
        if message.ephemeral:
            return message.id in self._ephemerals
        return self._world.sees(message.channel, self.id)

    def _hear(self, event: Event) -> None:
        if (shown := self._shown(event)) is not None:
            self._show(shown)

    def _show(self, shown: Shown) -> None:
        self.events.append(shown)
        for listener in tuple(self._listeners):
            listener(shown)

    def _shown(self, event: Event) -> Shown | None:
        if event.message is not None:
            return self._message(event, event.message)
        if event.name in OWN:
            mine = event.user is self.user
            interaction = event.detail["interaction"]
            return Shown(OWN[event.name], event.channel, interaction=interaction) if mine else None
        channel = event.channel
        if event.name == "DM_OPENED" and channel is not None and channel.is_group and self.user in channel.recipients:
            return Shown("dm", channel, user=event.user)
        if event.name not in PLACES or channel is None or not self._concerns(channel):
            return None
        return Shown(PLACES[event.name], channel, user=event.user)

    def _concerns(self, channel: Channel) -> bool:
        """Return whether the person sees a channel; after its deletion, whether they are in its server."""
        if not channel.deleted:
            return self._world.sees(channel, self.id)
        return channel.guild is not None and self.id in self._world.guilds[channel.guild].members

    def _message(self, event: Event, message: Message) -> Shown | None:
        kind = MESSAGES[event.name]
        self._forget_menus(message)
        if message.ephemeral and message.reader is self.user and kind == "message":
            self._ephemerals[message.id] = message
            kind = "ephemeral"
        if not self._shows(message):
            return None
        if message.deleted:
            self._ephemerals.pop(message.id, None)
        self._begin_dm(message, kind)
        pinged = kind in ("message", "ephemeral") and self.user in message.mentions
        return Shown(kind, message.channel, message, user=message.author, pinged=pinged)

    def _forget_menus(self, message: Message) -> None:
        """Forget what was chosen in menus that a message no longer has."""
        if chosen := self.choices(message):
            left = {} if message.deleted else message.selects
            for key in chosen.keys() - left.keys():
                del self._chosen[message.id, key]

    def _begin_dm(self, message: Message, kind: str) -> None:
        """Show a conversation in the list once it has its first message."""
        if kind == "message" and message.channel.is_dm and len(message.channel.messages) == 1:
            self._show(Shown("dm", message.channel, user=message.author))


MESSAGES = {
    "MESSAGE_CREATE": "message",
    "MESSAGE_UPDATE": "edited",
    "MESSAGE_DELETE": "deleted",
    "MESSAGE_REACTION_ADD": "reacted",
    "MESSAGE_REACTION_REMOVE": "reacted",
    "MESSAGE_REACTION_REMOVE_ALL": "reacted",
    "MESSAGE_REACTION_REMOVE_EMOJI": "reacted",
}
OWN = {"INTERACTION_FAILED": "failed", "INTERACTION_ACKNOWLEDGED": "acknowledged", "MODAL_OPENED": "modal"}
PLACES = {
    "CHANNEL_CREATE": "channel",
    "CHANNEL_UPDATE": "channel",
    "CHANNEL_DELETE": "closed",
    "THREAD_CREATE": "thread",
    "THREAD_UPDATE": "thread",
    "THREAD_DELETE": "closed",
    "TYPING_START": "typing",
}
