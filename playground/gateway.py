"""The gateway: what it asks of a bot, and what each of its sessions hears.

Discord's pages "Gateway" and "Gateway Events".
"""

import asyncio
import json
import secrets
from collections.abc import Callable

from aiohttp import WSMsgType, web

from playground import field_types, interactions, payloads
from playground.faults import Faults
from playground.forms import Json
from playground.gateway_sessions import Line, Session
from playground.interactions import Interaction
from playground.model import Application, Guild
from playground.world import Event, World

HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME = 1, 2, 3, 4, 6
RECONNECT, REQUEST_MEMBERS, INVALID_SESSION, HELLO, ACK = 7, 8, 9, 10, 11
UNKNOWN_OPCODE, DECODE_ERROR, NOT_AUTHENTICATED, BAD_TOKEN = 4001, 4002, 4003, 4004
TWICE_AUTHENTICATED, BAD_SEQUENCE, BAD_SHARD, DISALLOWED_INTENTS = 4005, 4007, 4010, 4014
SHAPES: dict[int, field_types.Shape] = {
    IDENTIFY: field_types.IDENTIFY,
    RESUME: field_types.RESUME,
    REQUEST_MEMBERS: field_types.MEMBERS,
}
ANYTHING = field_types.Kind(lambda _: True, "", "")
INTERVAL = 41_250  # milliseconds between two heartbeats

GUILDS, GUILD_MEMBERS, PRESENCES, GUILD_MESSAGES = 1 << 0, 1 << 1, 1 << 8, 1 << 9
GUILD_EMOJIS, GUILD_REACTIONS, DIRECT_REACTIONS = 1 << 3, 1 << 10, 1 << 13
GUILD_TYPING, DIRECT_MESSAGES, DIRECT_TYPING, MESSAGE_CONTENT = 1 << 11, 1 << 12, 1 << 14, 1 << 15
PRIVILEGED = GUILD_MEMBERS | PRESENCES | MESSAGE_CONTENT


class Gateway:
    """All sessions, and what each of them hears."""

    def __init__(self, world: World, faults: Faults, concurrency: int = 1, pace: float = 0.0) -> None:
        """Prepare a gateway; of each `concurrency` shards, one may identify every `pace` seconds."""
        self.world, self.faults = world, faults
        self._concurrency, self._pace = concurrency, pace
        self._paced: dict[int, float] = {}  # by bucket, when a shard may identify again
        self.hasty = 0  # shards that identified too soon
        self.sessions: dict[str, Session] = {}
        self.lines: list[Line] = []  # the oldest first
        self.identified = 0
        self.resumed = 0
        world.listeners.append(self.hear)
        faults.reach_gateway(self._struck)

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one websocket from HELLO to its end.

        Raises:
            web.HTTPBadGateway: it cannot be reached.
        """
        if self.faults.unreachable:
            self.faults.unreachable -= 1
            raise web.HTTPBadGateway
        socket = web.WebSocketResponse(autoping=True, max_msg_size=1 << 16)
        await socket.prepare(request)
        await self.serve(Line(request, socket))
        return socket

    async def serve(self, line: Line) -> None:
        """Serve a connection that is open already."""
        self.lines.append(line)
        line.send({"op": HELLO, "d": {"heartbeat_interval": INTERVAL, "_trace": []}})
        writer = asyncio.create_task(line.write())
        try:
            await self._read(line)
        finally:
            writer.cancel()
            self._hung_up(line)

    def _hung_up(self, line: Line) -> None:
        self.lines.remove(line)
        session = line.session
        if session is not None and session.line is line:
            session.line = None
            # A client that closes normally ends its session (section "Disconnecting").
            if line.socket.close_code in (1000, 1001) and not line.closed_by_us:
                self.sessions.pop(session.id, None)

    async def _read(self, line: Line) -> None:
        async for message in line.socket:
            if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                continue
            try:
                frame = json.loads(message.data)
                op, data = frame["op"], frame.get("d")
            except (ValueError, KeyError, TypeError, RecursionError):
                line.close(DECODE_ERROR)
                continue
            if isinstance(op, int) and field_types.fits_shape(data, SHAPES.get(op, ANYTHING)):
                self._obey(line, op, data)
            else:
                line.close(DECODE_ERROR)

    def _obey(self, line: Line, op: object, data: Json) -> None:
        if op == HEARTBEAT:
            if not self.faults.deaf:
                line.send({"op": ACK})
        elif op == IDENTIFY:
            self._identify(line, data)
        elif op == RESUME:
            self._resume(line, data)
        elif line.session is None:
            line.close(NOT_AUTHENTICATED)
        elif op == REQUEST_MEMBERS:
            self._members(line.session, data)
        elif op not in (PRESENCE, VOICE):
            line.close(UNKNOWN_OPCODE)

    # Starting and resuming

    def _identify(self, line: Line, data: Json) -> None:
        application = self.world.bearer(data.get("token") or "")
        intents, (shard, shards) = data.get("intents") or 0, _shard(data.get("shard"))
        fault = self._wrong(line, application, intents, shard, shards)
        if application is None or fault:
            line.close(fault)
            return
        if self._too_soon(shard):
            line.send({"op": INVALID_SESSION, "d": False})
            return
        session = Session(secrets.token_hex(16), application, intents, shard, shards, line=line)
        self._forget_detached(session)
        self.sessions[session.id] = line.session = session
        self.identified += 1
        self._ready(session)

    def _too_soon(self, shard: int) -> bool:
        """Return whether a shard identifies before its turn (page "Gateway", section "Rate Limiting")."""
        bucket, now = shard % self._concurrency, self.world.clock.now()
        if now < self._paced.get(bucket, 0.0):
            self.hasty += 1
            return True
        self._paced[bucket] = now + self._pace
        return False

    def _wrong(self, line: Line, application: Application | None, intents: int, shard: int, shards: int) -> int:
        if line.session is not None:
            return TWICE_AUTHENTICATED
        if self.faults.closing:
            return self.faults.closing
        if application is None:
            return BAD_TOKEN
        if not 0 <= shard < shards:
            return BAD_SHARD
        return DISALLOWED_INTENTS if intents & PRIVILEGED and not application.privileged else 0

    def _forget_detached(self, new: Session) -> None:
        """Delete the disconnected sessions of a shard that starts a new one, because it will not resume them."""
        for session in tuple(self.sessions.values()):
            same = session.application is new.application and session.shard == new.shard
            if same and session.line is None:
                del self.sessions[session.id]

    def _ready(self, session: Session) -> None:
        application = session.application
        guilds = [each for each in self.world.guilds.values() if application.user.id in each.members]
        mine = [each for each in guilds if session.responsible(each)]
        ready = {
            "v": 10,
            "user": payloads.serialize_own_user(application.user),
            "guilds": [{"id": str(each.id), "unavailable": True} for each in mine],
            "private_channels": [],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self.world.url.replace("http", "ws", 1) + "/gateway",
            "shard": [session.shard, session.shards],
            "application": {"id": str(application.id), "flags": 0},
            "_trace": [],
        }
        session.dispatch("READY", ready)
        for guild in mine:
            self._tell_guild(session, guild, {"unavailable": False})

    def _tell_guild(self, session: Session, guild: Guild, more: Json) -> None:
        """Tell a bot of a guild; only of one that it had before is ``unavailable`` said (page "Gateway Events")."""
        if session.intents & GUILDS:
            known = bool(session.intents & GUILD_MEMBERS)
            reader = session.application.user
            body = payloads.whole_guild(self.world, guild, reader, all_members=known)
            session.dispatch("GUILD_CREATE", body | more)

    def _resume(self, line: Line, data: Json) -> None:
        session = self.sessions.get(data.get("session_id") or "")
        if self.faults.unresumable:
            self.faults.unresumable -= 1
            session = None
        if session is None or session.application.token != data.get("token"):
            line.send({"op": INVALID_SESSION, "d": False})
        elif not session.can_replay(data.get("seq") or 0):
            line.close(BAD_SEQUENCE)
        else:
            self._replay(line, session, data.get("seq") or 0)

    def _replay(self, line: Line, session: Session, heard: int) -> None:
        if session.line is not None:
            session.line.cut()
        session.line, line.session = line, session
        self.resumed += 1
        for frame in session.memory:
            if frame["s"] > heard:
                line.send(frame)
        session.dispatch("RESUMED", {"_trace": []})

    def _members(self, session: Session, data: Json) -> None:
        """Send a chunk of members, chosen by id or by the start of a name (section "Request Guild Members")."""
        guild = self.world.guilds.get(int(data.get("guild_id") or 0))
        if guild is None or not session.responsible(guild):
            return
        ids = data.get("user_ids")
        wanted = None if ids is None else {int(each) for each in (ids if isinstance(ids, list) else [ids])}
        found = [
            payloads.serialize_member(each)
            for each in guild.members.values()
            if (each.user.id in wanted if wanted is not None else each.user.name.startswith(data.get("query") or ""))
        ]
        chunk: Json = {"guild_id": str(guild.id), "members": found, "chunk_index": 0, "chunk_count": 1}
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk | {"not_found": [], "nonce": data.get("nonce")})

    # Telling

    def hear(self, event: Event) -> None:
        """Tell every session what concerns it."""
        for session in tuple(self.sessions.values()):
            speak = EVENTS.get(event.name)
            if speak is not None:
                speak(self, session, event)

    def deliver(self, interaction: Interaction) -> None:
        """Deliver an interaction to its bot, subject to faults."""
        course = self.faults.next_course()
        for _ in range(course.copies):
            if course.seconds:
                self.world.clock.after(course.seconds, lambda: self._deliver(interaction))
            else:
                self._deliver(interaction)

    def _deliver(self, interaction: Interaction) -> None:
        guild = self.world.guild_of(interaction.channel)
        data = interactions.serialize_interaction(self.world, interaction)
        for session in tuple(self.sessions.values()):
            if session.application is interaction.application and session.responsible(guild):
                session.dispatch("INTERACTION_CREATE", data)

    def _in_guild(self, session: Session, event: Event) -> bool:
        """Return whether a session hears about this guild and its bot sees the channel."""
        guild, channel, reader = event.guild, event.channel, session.application.user.id
        if guild is None or reader not in guild.members or not session.responsible(guild):
            return False
        return channel is None or channel.deleted or not channel.is_thread or self.world.sees(channel, reader)

    def _guild(self, session: Session, event: Event) -> None:
        """Tell a bot that it was added to a guild or removed from it."""
        guild = event.guild
        if guild is None or event.user is not session.application.user or not session.responsible(guild):
            return
        if event.name == "GUILD_CREATE":
            self._tell_guild(session, guild, {})
        elif session.intents & GUILDS:
            session.dispatch("GUILD_DELETE", {"id": str(guild.id)})

    def _member(self, session: Session, event: Event) -> None:
        guild, user = event.guild, event.user
        # A bot hears about changes to itself whatever its intents (page "Gateway", section "List of Intents").
        itself = event.name == "GUILD_MEMBER_UPDATE" and user is session.application.user
        if guild is None or user is None or not (itself or session.intents & GUILD_MEMBERS):
            return
        if self._in_guild(session, event):
            body = payloads.serialize_member(guild.members[user.id]) if user.id in guild.members else {}
            session.dispatch(event.name, body | {"user": payloads.serialize_user(user), "guild_id": str(guild.id)})

    def _role(self, session: Session, event: Event) -> None:
        guild = event.guild
        if guild is not None and session.intents & GUILDS and self._in_guild(session, event):
            role = payloads.serialize_role(guild.roles[event.detail["role"]])
            session.dispatch("GUILD_ROLE_UPDATE", {"guild_id": str(guild.id), "role": role})

    def _channel(self, session: Session, event: Event) -> None:
        channel = event.channel
        if channel is None or not session.intents & GUILDS or not self._in_guild(session, event):
            return
        body = payloads.serialize_channel(channel, reader=session.application.user)
        if event.name == "THREAD_DELETE":
            body = {name: body[name] for name in ("id", "guild_id", "parent_id", "type")}
        elif event.name == "THREAD_CREATE":
            body["newly_created"] = True
        session.dispatch(event.name, body)

    def _thread_members(self, session: Session, event: Event) -> None:
        channel, user = event.channel, event.user
        if channel is None or user is None or not session.intents & GUILDS or not self._in_guild(session, event):
            return
        body: Json = {"id": str(channel.id), "guild_id": str(channel.guild), "member_count": len(channel.members)}
        if event.detail["added"]:
            body["added_members"] = [payloads.thread_member(channel, user.id)]
        else:
            body["removed_member_ids"] = [str(user.id)]
        session.dispatch(event.name, body)

    def _message(self, session: Session, event: Event) -> None:
        message, guild = event.message, event.guild
        assert message is not None, "a message event has a message"
        me = session.application.user
        if message.ephemeral:
            # Ephemeral messages go to their reader and to the bot that wrote them, as direct messages without a guild
            # (page "Gateway Events", section "Message Create").
            if message.author is me and session.shard == 0 and session.intents & DIRECT_MESSAGES:
                session.dispatch(event.name, self._words(session, event, None))
            return
        needed = DIRECT_MESSAGES if guild is None else GUILD_MESSAGES
        visible = self.world.sees(message.channel, me.id)
        if visible and session.intents & needed and session.responsible(guild):
            session.dispatch(event.name, self._words(session, event, guild))

    def _words(self, session: Session, event: Event, guild: Guild | None) -> Json:
        message, me = event.message, session.application.user
        assert message is not None, "a message event has a message"
        body: Json = {"id": str(message.id), "channel_id": str(message.channel.id)}
        place: Json = {} if guild is None else {"guild_id": str(guild.id)}
        if event.name == "MESSAGE_DELETE":
            return body | place
        body = payloads.serialize_message(message, me) | place
        if guild is not None and message.author.id in guild.members:
            author = payloads.serialize_member(guild.members[message.author.id])
            body["member"] = {name: value for name, value in author.items() if name != "user"}
        known = message.author is me or me in message.mentions or guild is None
        if not known and not session.intents & MESSAGE_CONTENT:
            body |= {"content": "", "embeds": [], "attachments": [], "components": []}
        return body

    def _reaction(self, session: Session, event: Event) -> None:
        """Tell of a reaction added or removed (page "Gateway Events", section "Message Reaction Add")."""
        message, guild, user = event.message, event.guild, event.user
        assert message is not None, "a reaction has a message"
        assert user is not None, "a reaction has somebody"
        needed = DIRECT_REACTIONS if guild is None else GUILD_REACTIONS
        visible = self.world.sees(message.channel, session.application.user.id)
        if not visible or not session.intents & needed or not session.responsible(guild):
            return
        body: Json = {"channel_id": str(message.channel.id), "message_id": str(message.id)}
        if guild is not None:
            body["guild_id"] = str(guild.id)
        if event.detail["sign"] is not None:
            body["emoji"] = payloads.serialize_reaction_emoji(event.detail["sign"])
        if event.name in ("MESSAGE_REACTION_ADD", "MESSAGE_REACTION_REMOVE"):
            body |= {"user_id": str(user.id), "burst": False, "type": 0}
        if event.name == "MESSAGE_REACTION_ADD":
            body |= {"message_author_id": str(message.author.id)}
            if guild is not None:
                body["member"] = payloads.serialize_member(guild.members[user.id])
        session.dispatch(event.name, body)

    def _pins(self, session: Session, event: Event) -> None:
        channel, guild = event.channel, event.guild
        needed = DIRECT_MESSAGES if guild is None else GUILDS
        if channel is None or not session.intents & needed or not session.responsible(guild):
            return
        if self.world.sees(channel, session.application.user.id):
            last = max((each.pinned for each in channel.messages.values() if each.pinned is not None), default=None)
            body: Json = {"channel_id": str(channel.id)}
            body["last_pin_timestamp"] = None if last is None else payloads.format_timestamp(last)
            session.dispatch("CHANNEL_PINS_UPDATE", body | ({} if guild is None else {"guild_id": str(guild.id)}))

    def _emojis(self, session: Session, event: Event) -> None:
        guild = event.guild
        if guild is not None and session.intents & GUILD_EMOJIS and self._in_guild(session, event):
            emojis = [payloads.serialize_emoji(each) for each in guild.emojis.values()]
            session.dispatch("GUILD_EMOJIS_UPDATE", {"guild_id": str(guild.id), "emojis": emojis})

    def _typing(self, session: Session, event: Event) -> None:
        channel, guild, user = event.channel, event.guild, event.user
        needed = DIRECT_TYPING if guild is None else GUILD_TYPING
        if channel is None or user is None or not session.intents & needed or not session.responsible(guild):
            return
        if self.world.sees(channel, session.application.user.id):
            body: Json = {"channel_id": str(channel.id), "user_id": str(user.id)}
            body["timestamp"] = int(self.world.clock.now())
            session.dispatch("TYPING_START", body | ({} if guild is None else {"guild_id": str(guild.id)}))

    # Faults

    async def _struck(self, what: str, number: int) -> None:
        for line in tuple(self.lines):
            if what == "close":
                line.close(number)
            elif what == "cut":
                line.cut()
            elif what == "reconnect":
                line.send({"op": RECONNECT, "d": None})
            else:
                self._invalidate(line, bool(number))
        await asyncio.sleep(0)

    def _invalidate(self, line: Line, resumable: bool) -> None:
        if not resumable and line.session is not None:
            self.sessions.pop(line.session.id, None)
            line.session = None
        line.send({"op": INVALID_SESSION, "d": resumable})


def _shard(named: list[int] | None) -> tuple[int, int]:
    """Return the shard's number and how many there are; (0, 0), which is refused, for a malformed list."""
    if named is None:
        return 0, 1
    return (named[0], named[1]) if len(named) == 2 else (0, 0)


EVENTS: dict[str, Callable[[Gateway, Session, Event], None]] = {
    **dict.fromkeys(("GUILD_CREATE", "GUILD_DELETE"), Gateway._guild),
    **dict.fromkeys(("GUILD_MEMBER_ADD", "GUILD_MEMBER_REMOVE", "GUILD_MEMBER_UPDATE"), Gateway._member),
    "GUILD_ROLE_UPDATE": Gateway._role,
    **dict.fromkeys(("CHANNEL_CREATE", "CHANNEL_UPDATE", "CHANNEL_DELETE"), Gateway._channel),
    **dict.fromkeys(("THREAD_CREATE", "THREAD_UPDATE", "THREAD_DELETE"), Gateway._channel),
    "THREAD_MEMBERS_UPDATE": Gateway._thread_members,
    **dict.fromkeys(("MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE"), Gateway._message),
    **dict.fromkeys(("MESSAGE_REACTION_ADD", "MESSAGE_REACTION_REMOVE"), Gateway._reaction),
    **dict.fromkeys(("MESSAGE_REACTION_REMOVE_ALL", "MESSAGE_REACTION_REMOVE_EMOJI"), Gateway._reaction),
    "CHANNEL_PINS_UPDATE": Gateway._pins,
    "GUILD_EMOJIS_UPDATE": Gateway._emojis,
    "TYPING_START": Gateway._typing,
}
