"""Sessions of the gateway, each with its shard, its intents and a memory for resuming, and the websockets they use."""

import asyncio
import contextlib
import json
from collections import deque
from dataclasses import dataclass, field

from aiohttp import web

from playground import streams
from playground.forms import Json
from playground.model import Application, Guild

DISPATCH = 0  # the opcode of an event
REMEMBERED = 2000  # events that a session can hear again


@dataclass(slots=True, eq=False)
class Session:
    """What a bot's shard has been told, connected or not."""

    id: str
    application: Application
    intents: int
    shard: int
    shards: int
    sequence: int = 0
    memory: deque[Json] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    line: "Line | None" = None

    def dispatch(self, name: str, data: Json) -> None:
        """Send an event; a shard that is not connected gets it when it resumes."""
        self.sequence += 1
        frame = {"op": DISPATCH, "t": name, "s": self.sequence, "d": data}
        self.memory.append(frame)
        if self.line is not None:
            self.line.send(frame)

    def responsible(self, guild: Guild | None) -> bool:
        """Return whether this shard hears of a guild; anything outside guilds goes to shard 0 (section "Sharding")."""
        return self.shard == (0 if guild is None else (guild.id >> 22) % self.shards)

    def can_replay(self, sequence: int) -> bool:
        """Return whether every event after this one is still remembered."""
        oldest = self.memory[0]["s"] if self.memory else self.sequence + 1
        return oldest - 1 <= sequence <= self.sequence


class Line:
    """One websocket; frames are sent in order."""

    def __init__(self, request: web.Request, socket: web.WebSocketResponse) -> None:
        self.request, self.socket = request, socket
        self.session: Session | None = None
        self.closed_by_us = False
        self._queue: asyncio.Queue[Json | int] = asyncio.Queue()
        self._compressed = streams.make_compressor(request.query.get("compress"))

    def send(self, frame: Json) -> None:
        """Queue a frame."""
        self._queue.put_nowait(frame)

    def close(self, code: int) -> None:
        """Close the connection after everything queued before."""
        self.closed_by_us = True
        self._queue.put_nowait(code)

    def cut(self) -> None:
        """Break the connection at once."""
        if self.request.transport is not None:
            self.request.transport.abort()

    async def write(self) -> None:
        """Send queued frames until the line is closed."""
        with contextlib.suppress(ConnectionError):
            while isinstance(frame := await self._queue.get(), dict):
                await self._send(json.dumps(frame))
            await self.socket.close(code=frame)

    async def _send(self, text: str) -> None:
        if self._compressed is None:
            await self.socket.send_str(text)
        else:
            await self.socket.send_bytes(self._compressed(text.encode()))
