"""Interactions: what a person did, three seconds to answer it, and fifteen minutes to follow up.

Discord's page "Receiving and Responding".
"""

import asyncio
import secrets
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from playground import limits, payloads, posting
from playground.clock import Timer
from playground.forms import Form, Json, Refusal
from playground.model import EPHEMERAL, LOADING, Application, Channel, Message, User
from playground.permissions import EXTERNAL, MANAGE_THREADS, USE_EXTERNAL_APPS
from playground.posting import Uploads
from playground.world import Event, World

COMMAND, COMPONENT, AUTOCOMPLETE, SUBMIT = 2, 3, 4, 5
REPLY, DEFER_REPLY, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
SECONDS_TO_ANSWER, SECONDS_OF_TOKEN = 3.0, 900.0
FOLLOWUPS_WITHOUT_MEMBERSHIP = 5
REMEMBERED = 10_000
CHAT_INPUT_MESSAGE = 20


@dataclass(slots=True, eq=False, repr=False)
class Modal:
    """A form that a person has open."""

    interaction: "Interaction"
    custom_id: str
    title: str
    components: list[Json]


@dataclass(slots=True, eq=False, repr=False)
class Interaction:
    """What a person did, and everything that came of it."""

    id: int
    kind: int
    token: str
    application: Application
    user: User
    channel: Channel
    data: Json
    opened: float
    source: Message | None = None
    origin: "Interaction | None" = None
    acknowledged: bool = False
    failed: bool = False
    message: Message | None = None
    modal: Modal | None = None
    choices: list[Json] = field(default_factory=list)
    followups: list[Message] = field(default_factory=list)
    _over: asyncio.Event = field(default_factory=asyncio.Event)
    _alarm: Timer | None = None

    def __repr__(self) -> str:
        state = "acknowledged" if self.acknowledged else "failed" if self.failed else "open"
        return f"<Interaction {self.id} of {self.user.name}, {state}>"

    async def settled(self) -> "Interaction":
        """Wait until the bot has acknowledged this or run out of time."""
        await self._over.wait()
        return self

    @property
    def answers(self) -> list[Message]:
        """The first answer and the follow-ups, without deleted ones."""
        first = [] if self.message is None else [self.message]
        return [each for each in first + self.followups if not each.deleted]

    def _settle(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._over.set()


class Interactions:
    """Opens interactions, and takes their answers and follow-ups."""

    def __init__(self, world: World, deliver: Callable[[Interaction], None]) -> None:
        self.world = world
        self.log: deque[Interaction] = deque()
        self._deliver = deliver
        self._by_token: dict[str, Interaction] = {}

    def open(
        self,
        kind: int,
        application: Application,
        user: User,
        channel: Channel,
        data: Json,
        *,
        source: Message | None = None,
        origin: Interaction | None = None,
    ) -> Interaction:
        """Record what a person does, tell the bot, and start the three seconds."""
        now, token = self.world.clock.now(), secrets.token_urlsafe(48)
        interaction = Interaction(
            self.world.mint(), kind, token, application, user, channel, data, now, source=source, origin=origin
        )
        self._remember(interaction)
        interaction._alarm = self.world.clock.after(SECONDS_TO_ANSWER, lambda: self._fail(interaction))
        self._deliver(interaction)
        return interaction

    def _remember(self, interaction: Interaction) -> None:
        """Store an interaction, and drop the oldest."""
        self.log.append(interaction)
        self._by_token[interaction.token] = interaction
        while len(self.log) > REMEMBERED:
            del self._by_token[self.log.popleft().token]

    def _fail(self, interaction: Interaction) -> None:
        if not interaction.acknowledged:
            interaction.failed = True
            interaction._settle()
            self._tell("INTERACTION_FAILED", interaction)

    def _tell(self, name: str, interaction: Interaction) -> None:
        detail = {"interaction": interaction}
        self.world.tell(Event(name, channel=interaction.channel, user=interaction.user, detail=detail))

    # The answer

    def answer(self, identity: int, token: str, payload: Json, uploads: Uploads) -> Interaction:
        """Take the bot's one answer.

        Raises:
            Refusal: too late or unknown (10062), a second one (40060), not fit for this interaction (50035), or in a
                thread that is locked for the person (50083; discord/discord-api-docs, issues 5517 and 7707).
        """
        interaction = self._by_token.get(token)
        if interaction is None or interaction.id != identity or interaction.failed:
            raise Refusal(10062)
        if interaction.acknowledged:
            raise Refusal(40060)
        channel, user = interaction.channel, interaction.user
        if channel.locked and not self.world.permissions(channel, user.id) & MANAGE_THREADS:
            raise Refusal(50083)
        self._fitting(interaction, payload.get("type"))
        kind, data = payload["type"], payload.get("data") or {}
        HOW[kind](self, interaction, data, uploads)
        interaction.acknowledged = True
        interaction._settle()
        self._tell("INTERACTION_ACKNOWLEDGED", interaction)
        if kind == MODAL:
            self._tell("MODAL_OPENED", interaction)
        return interaction

    def _fitting(self, interaction: Interaction, kind: object) -> None:
        allowed = {REPLY, DEFER_REPLY}
        if interaction.source is not None:
            allowed |= {DEFER_UPDATE, UPDATE}
        if interaction.kind != SUBMIT:
            allowed |= {MODAL}
        if interaction.kind == AUTOCOMPLETE:
            allowed = {CHOICES}
        form = Form()
        form.choice(("type",), kind, allowed)
        form.settle()

    def _reply(self, interaction: Interaction, data: Json, uploads: Uploads) -> None:
        message = self._blank(interaction, self._hidden(interaction, data))
        interaction.message = posting.post_message(self.world, message, data, uploads)

    def _defer_reply(self, interaction: Interaction, data: Json, uploads: Uploads) -> None:
        limits.check_deferral(data)
        message = self._blank(interaction, self._hidden(interaction, data))
        message.flags |= LOADING
        interaction.message = self.world.post(message)

    def _defer_update(self, interaction: Interaction, data: Json, uploads: Uploads) -> None:
        interaction.message = interaction.source

    def _update(self, interaction: Interaction, data: Json, uploads: Uploads) -> None:
        if interaction.source is None or interaction.source.deleted:
            raise Refusal(10008)
        posting.edit_message(self.world, interaction.source, data, uploads)
        interaction.message = interaction.source

    def _choices(self, interaction: Interaction, data: Json, uploads: Uploads) -> None:
        limits.check_choices(data)
        interaction.choices = data["choices"]

    def _modal(self, interaction: Interaction, data: Json, uploads: Uploads) -> None:
        limits.check_modal(data)
        interaction.modal = Modal(interaction, data["custom_id"], data["title"], data["components"])

    def _hidden(self, interaction: Interaction, data: Json) -> bool:
        """Return whether only the person sees the message: by the flag, or because external apps may not speak here."""
        allowed = self.world.permissions(interaction.channel, interaction.user.id)
        external = not at_home(self.world, interaction) and not interaction.channel.is_dm
        return bool((data.get("flags") or 0) & EPHEMERAL) or (external and not allowed & USE_EXTERNAL_APPS)

    def _blank(self, interaction: Interaction, hidden: bool) -> Message:
        application = interaction.application
        message = Message(self.world.mint(), interaction.channel, application.user, self.world.clock.now())
        message.kind = CHAT_INPUT_MESSAGE if interaction.kind == COMMAND and interaction.message is None else 0
        message.application, message.interaction = application.id, describe_interaction(self.world, interaction)
        if hidden:
            message.flags, message.reader = EPHEMERAL, interaction.user
        return message

    # What the token allows afterwards

    def holder(self, application: int, token: str) -> Interaction:
        """Return the acknowledged interaction that this token belongs to.

        Raises:
            Refusal: it is unknown or not yet acknowledged (10015), or its fifteen minutes are over (50027).
        """
        interaction = self._by_token.get(token)
        if interaction is None or interaction.application.id != application or not interaction.acknowledged:
            raise Refusal(10015)
        if self.world.clock.now() - interaction.opened > SECONDS_OF_TOKEN:
            raise Refusal(50027)
        return interaction

    def written(self, interaction: Interaction, which: int | None) -> Message:
        """Return a message of this interaction; `None` means the original one.

        Raises:
            Refusal: the message is not one of them, or was deleted (10008).
        """
        for message in interaction.answers:
            if which == message.id or (which is None and message is interaction.message):
                return message
        raise Refusal(10008)

    def follow_up(self, interaction: Interaction, payload: Json, uploads: Uploads) -> Message:
        """Add a message; the first one after a deferred answer replaces "thinking", unless that was deleted."""
        first = interaction.message
        if first is not None and first.loading and not first.deleted:
            posting.edit_message(self.world, first, payload, uploads)
            return first
        if not at_home(self.world, interaction) and len(interaction.followups) >= FOLLOWUPS_WITHOUT_MEMBERSHIP:
            raise Refusal(40094)
        message = self._blank(interaction, self._hidden(interaction, payload))
        message.kind = 0
        interaction.followups.append(posting.post_message(self.world, message, payload, uploads))
        return message


HOW: dict[int, Callable[[Interactions, Interaction, Json, Uploads], None]] = {
    REPLY: Interactions._reply,
    DEFER_REPLY: Interactions._defer_reply,
    DEFER_UPDATE: Interactions._defer_update,
    UPDATE: Interactions._update,
    CHOICES: Interactions._choices,
    MODAL: Interactions._modal,
}


def at_home(world: World, interaction: Interaction) -> bool:
    """Return whether the bot is a member here, not only installed by the person."""
    guild = world.guild_of(interaction.channel)
    if guild is None:
        return interaction.application.user in interaction.channel.recipients
    return interaction.application.user.id in guild.members


def list_owners(world: World, interaction: Interaction) -> Json:
    """Return whose installations allow the bot here (section "Authorizing Integration Owners Object").

    Where the bot is no member, anyone may press what it has written; the person who brought it remains its owner.
    """
    source = interaction.source
    if source is not None and source.interaction is not None and not at_home(world, interaction):
        return dict(source.interaction["authorizing_integration_owners"])
    found: Json = {}
    if at_home(world, interaction):
        found["0"] = str(interaction.channel.guild or 0)
    if interaction.user.id in interaction.application.installed_by:
        found["1"] = str(interaction.user.id)
    return found


def describe_interaction(world: World, interaction: Interaction) -> Json:
    """Return what a message says about the interaction that it answers."""
    about: Json = {
        "id": str(interaction.id),
        "type": interaction.kind,
        "user": payloads.serialize_user(interaction.user),
        "authorizing_integration_owners": list_owners(world, interaction),
    }
    if interaction.kind == COMPONENT and interaction.source is not None:
        about["interacted_message_id"] = str(interaction.source.id)
    if interaction.origin is not None:
        about["triggering_interaction_metadata"] = describe_interaction(world, interaction.origin)
    return about


def serialize_interaction(world: World, interaction: Interaction) -> Json:
    """Return an INTERACTION_CREATE (section "Interaction Object")."""
    channel, application = interaction.channel, interaction.application
    allowed = world.permissions(channel, interaction.user.id)
    body: Json = {
        "id": str(interaction.id),
        "application_id": str(application.id),
        "type": interaction.kind,
        "token": interaction.token,
        "version": 1,
        "data": interaction.data,
        "channel_id": str(channel.id),
        "channel": payloads.serialize_channel(channel, reader=application.user, allowed=allowed),
        "app_permissions": str(_app_permissions(world, interaction)),
        "locale": interaction.user.locale,
        "entitlements": [],
        "authorizing_integration_owners": list_owners(world, interaction),
        "context": _context(interaction),
        "attachment_size_limit": limits.MAX_FILE,
    }
    if interaction.source is not None:
        body["message"] = payloads.serialize_message(interaction.source)
    return body | _person(world, interaction, allowed)


def _app_permissions(world: World, interaction: Interaction) -> int:
    """Return what the bot may do by its answers (section "Interaction Structure", `app_permissions`)."""
    allowed = world.permissions(interaction.channel, interaction.application.user.id)
    return allowed if at_home(world, interaction) else allowed | EXTERNAL


def _context(interaction: Interaction) -> int:
    """Return 0 in a guild, 1 in the bot's own direct messages, 2 in other direct messages."""
    if not interaction.channel.is_dm:
        return 0
    return 1 if interaction.application.user in interaction.channel.recipients else 2


def _person(world: World, interaction: Interaction, allowed: int) -> Json:
    guild = world.guild_of(interaction.channel)
    if guild is None:
        return {"user": payloads.serialize_user(interaction.user)}
    member = payloads.serialize_member(guild.members[interaction.user.id])
    return {
        "guild_id": str(guild.id),
        "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
        "guild_locale": guild.locale,
        "member": member | {"permissions": str(allowed)},
    }


def serialize_receipt(world: World, interaction: Interaction, kind: int) -> Json:
    """Return what the bot gets for its answer if it asks (section "Interaction Callback Response Object")."""
    about: Json = {"id": str(interaction.id), "type": interaction.kind, "channel_id": str(interaction.channel.id)}
    if interaction.channel.guild is not None:
        about["guild_id"] = str(interaction.channel.guild)
    message = interaction.message
    if message is None:
        return {"interaction": about}
    about |= {
        "response_message_id": str(message.id),
        "response_message_loading": message.loading,
        "response_message_ephemeral": message.ephemeral,
    }
    if kind not in (REPLY, UPDATE):
        return {"interaction": about}
    return {"interaction": about, "resource": {"type": kind, "message": payloads.serialize_message(message)}}
