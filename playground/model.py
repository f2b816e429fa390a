"""What a Discord consists of: users, guilds, channels, messages, applications."""

from dataclasses import dataclass, field
from typing import NamedTuple

from playground import components
from playground.clock import Timer
from playground.forms import Json

TEXT, DM, GROUP_DM, PUBLIC_THREAD, PRIVATE_THREAD, FORUM = 0, 1, 3, 11, 12, 15

EPHEMERAL, LOADING, HAS_THREAD, COMPONENTS_V2 = 1 << 6, 1 << 7, 1 << 5, 1 << 15
# SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS, IS_COMPONENTS_V2: the flags that a sender may set.
CHOOSABLE_FLAGS = 1 << 2 | 1 << 12 | COMPONENTS_V2


@dataclass(slots=True, eq=False)
class User:
    """An account, of a person or a bot."""

    id: int
    name: str
    display_name: str
    locale: str = "en-US"
    bot: bool = False
    dms_closed: bool = False


@dataclass(slots=True, eq=False)
class Role:
    """A set of permissions with a name; the role with the guild's own id is @everyone."""

    id: int
    name: str
    permissions: int
    position: int = 0


@dataclass(slots=True, eq=False)
class Member:
    """A user in a guild."""

    user: User
    joined: float
    roles: list[int] = field(default_factory=list)
    nick: str | None = None


@dataclass(slots=True)
class Overwrite:
    """What a channel allows and denies to one role (kind 0) or one member (kind 1)."""

    kind: int
    allow: int
    deny: int


@dataclass(slots=True, eq=False, repr=False)
class Emoji:
    """A custom emoji of a server or an application."""

    id: int
    name: str
    content: bytes
    content_type: str
    user: User

    @property
    def animated(self) -> bool:
        return self.content_type == "image/gif"

    @property
    def sign(self) -> str:
        """How an address spells it."""
        return f"{self.name}:{self.id}"


@dataclass(slots=True, eq=False, repr=False)
class Attachment:
    """A file on a message."""

    id: int
    filename: str
    content: bytes
    content_type: str
    url: str
    description: str | None = None


class Reading(NamedTuple):
    """The components of a message, and what is found in them."""

    components: list[Json]
    parts: list[Json]
    buttons: dict[str, Json]
    selects: dict[str, Json]


def read_form(form: list[Json]) -> Reading:
    """Return the parts of a form from top to bottom, and those that can be pressed or chosen from, by custom_id."""
    parts = [part for _, part in components.walk_components(form)]
    buttons = {part["custom_id"]: part for part in parts if part["type"] == components.BUTTON and "custom_id" in part}
    selects = {part["custom_id"]: part for part in parts if part["type"] in components.SELECTS}
    return Reading(form, parts, buttons, selects)


@dataclass(slots=True, eq=False, repr=False)
class Message:
    """One message; the object shows later edits, and `deleted` after its deletion."""

    id: int
    channel: "Channel"
    author: User
    created: float
    kind: int = 0
    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    edited: float | None = None
    nonce: str | int | None = None
    mentions: list[User] = field(default_factory=list)
    reply_to: int | None = None
    application: int | None = None
    interaction: Json | None = None
    reader: User | None = None
    thread: "Channel | None" = None
    pinned: float | None = None
    reactions: dict[str, list[User]] = field(default_factory=dict)
    deleted: bool = False
    _read: "Reading" = field(default_factory=lambda: Reading([], [], {}, {}))

    def __repr__(self) -> str:
        return f"<Message {self.id} by {self.author.name}: {self.text[:60]!r}>"

    @property
    def ephemeral(self) -> bool:
        """Whether only its reader ever sees it."""
        return self.reader is not None

    @property
    def loading(self) -> bool:
        """Whether it still says that the bot is thinking."""
        return bool(self.flags & LOADING)

    @property
    def text(self) -> str:
        """All that can be read on it: content, text displays, embeds."""
        parts = [self.content, *components.list_texts(self.components)]
        for embed in self.embeds:
            parts += [embed.get("title") or "", embed.get("description") or ""]
        return "\n".join(part for part in parts if part)

    def parts(self) -> list[Json]:
        """All components, nested ones too, from top to bottom."""
        return self._reading().parts

    @property
    def buttons(self) -> dict[str, Json]:
        """The buttons that send an interaction, by custom_id."""
        return self._reading().buttons

    @property
    def selects(self) -> dict[str, Json]:
        """The select menus by custom_id."""
        return self._reading().selects

    def _reading(self) -> "Reading":
        """Read the components once: an edit brings a new list of them."""
        if self._read.components is not self.components:
            self._read = read_form(self.components)
        return self._read

    def component(self, custom_id: str) -> Json | None:
        """Return the component with this custom_id, if the message has it now."""
        return self.buttons.get(custom_id) or self.selects.get(custom_id)


@dataclass(slots=True, eq=False, repr=False)
class Channel:
    """A text channel, a forum, a thread, or a conversation: of two people, of a person and a bot, or of a group."""

    id: int
    kind: int
    name: str = ""
    guild: int | None = None
    parent: "Channel | None" = None
    position: int = 0
    topic: str | None = None
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    recipients: tuple[User, ...] = ()
    owner: int | None = None
    messages: dict[int, Message] = field(default_factory=dict)
    members: dict[int, float] = field(default_factory=dict)
    created: float = 0.0
    archived: bool = False
    archived_at: float = 0.0
    locked: bool = False
    invitable: bool = True
    auto_archive: int = 4320
    nap: Timer | None = None
    tags: dict[int, str] = field(default_factory=dict)
    applied: list[int] = field(default_factory=list)
    deleted: bool = False

    def __repr__(self) -> str:
        return f"<Channel {self.id} {self.name!r} of kind {self.kind}>"

    @property
    def is_thread(self) -> bool:
        return self.kind in (PUBLIC_THREAD, PRIVATE_THREAD)

    @property
    def is_dm(self) -> bool:
        """Whether it is a conversation outside servers, of two or of a group."""
        return self.kind in (DM, GROUP_DM)

    @property
    def is_group(self) -> bool:
        return self.kind == GROUP_DM

    @property
    def root(self) -> "Channel":
        """The channel whose permissions apply here."""
        return self.parent if self.parent is not None else self


@dataclass(slots=True, eq=False, repr=False)
class Guild:
    """A server."""

    id: int
    name: str
    owner: int
    locale: str
    joined: float
    roles: dict[int, Role] = field(default_factory=dict)
    members: dict[int, Member] = field(default_factory=dict)
    channels: dict[int, Channel] = field(default_factory=dict)
    emojis: dict[int, Emoji] = field(default_factory=dict)

    def __repr__(self) -> str:
        return f"<Guild {self.id} {self.name!r}>"

    @property
    def threads(self) -> list[Channel]:
        """The threads that are not archived."""
        return [each for each in self.channels.values() if each.is_thread and not each.archived]


@dataclass(slots=True, eq=False, repr=False)
class Application:
    """A bot in the developers' portal: its user, its token, its commands."""

    id: int
    name: str
    user: User
    owner: User
    token: str
    privileged: bool = False
    commands: dict[int | None, dict[int, Json]] = field(default_factory=lambda: {None: {}})
    creations: list[tuple[int | None, float]] = field(default_factory=list)
    installed_by: set[int] = field(default_factory=set)
    emojis: dict[int, Emoji] = field(default_factory=dict)
