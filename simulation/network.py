"""The network between a bot and the playground, without sockets: what stands in for aiohttp's session and websocket.

Requests are served by the playground's own handlers, in the same event loop. Each takes a while, drawn from the loop's
chance, on its way there and back.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import cache, partial
from types import MappingProxyType
from typing import Any, NamedTuple

import aiohttp
import discord
from aiohttp import WSMessage, WSMsgType, hdrs, web
from multidict import CIMultiDict, CIMultiDictProxy
from yarl import URL

from playground.gateway_sessions import Line
from playground.playground import Playground
from simulation.loop import LIFE, WORLD, Life, running_loop

PART = re.compile(r"\{(\w+)(?::([^}]+))?\}")
NONE: Mapping[str, Any] = MappingProxyType({})
CLOSED = WSMessage(WSMsgType.CLOSED, None, None)
EMPTY = CIMultiDictProxy(CIMultiDict[str]())
NOBODY = aiohttp.RequestInfo(URL(), "GET", EMPTY, URL())
Handler = Callable[[Any], Any]


REQUEST, ANSWER = "request", "answer"  # moments at which a program may be killed


class Delays(NamedTuple):
    """How many seconds a request or a frame is on its way, from and to."""

    least: float = 0.005
    most: float = 0.05


USUAL = Delays()


class Wire:
    """The way to one playground, for as many bots as there are."""

    def __init__(self, place: Playground, delays: Delays = USUAL) -> None:
        self._place, self._delays = place, delays
        self._routes = [(route.method, _compile_path(route.path), route.handler) for route in place.rest.routes()]
        self._serving: set[asyncio.Task[None]] = set()
        self._open: list[tuple[Life, Transport]] = []

    def seconds(self) -> float:
        """Return how long the next thing is on its way."""
        return running_loop().chance.uniform(*self._delays)

    def handler(self, method: str, path: str) -> tuple[Handler, dict[str, str]]:
        """Return who serves a request, and the parts of its address."""
        for wanted, pattern, handler in self._routes:
            if wanted in (method, "*") and (found := pattern.fullmatch(path)):
                return handler, found.groupdict()
        raise web.HTTPNotFound

    async def _serve(self, request: Request) -> web.Response:
        try:
            handler, request.match_info = self.handler(request.method, request.path)
            response: web.Response = await handler(request)
            return response
        except web.HTTPException as refusal:
            return refusal

    def answer(self, request: Request) -> asyncio.Future[web.Response]:
        """Send a request on its way; the answer comes to whoever still lives then, unless the connection breaks."""
        loop, life = asyncio.get_running_loop(), LIFE.get()
        answered: asyncio.Future[web.Response] = loop.create_future()
        life.does(REQUEST)
        if life.over:
            return answered

        async def there() -> None:
            response = await self._serve(request)
            if not request.transport.broken:
                loop.call_later(self.seconds(), _arrive, life, answered, response)

        request.transport.lost = partial(_fail, life, answered)
        WORLD.context().run(loop.call_later, self.seconds(), self._begin, there)
        return answered

    def _begin(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        task = asyncio.get_running_loop().create_task(work())
        self._serving.add(task)  # the event loop keeps only weak references
        task.add_done_callback(self._serving.discard)

    async def connect(self, url: URL) -> Socket:
        """Open a websocket to the gateway."""
        loop, gateway = asyncio.get_running_loop(), self._place.gateway
        await asyncio.sleep(self.seconds())
        if gateway.faults.unreachable:
            gateway.faults.unreachable -= 1
            raise aiohttp.WSServerHandshakeError(NOBODY, (), status=502, message="Invalid response status")
        there, back = Way(self), Way(self)
        near, far = Socket(back, there), Socket(there, back)
        request: Any = Request("GET", URL(url.path), NONE, None)
        request.transport.lost = partial(_break, near, far)
        self._open.append((LIFE.get(), request.transport))
        loop.create_task(gateway.serve(Line(request, far)), context=WORLD.context())  # type: ignore[arg-type]
        return near

    def cut(self, life: Life) -> None:
        """Break the websockets of a program that is over."""
        for whose, transport in self._open:
            if whose is life:
                transport.abort()
        self._open = [(whose, transport) for whose, transport in self._open if whose is not life]


def _break(*ends: Socket) -> None:
    for end in ends:  # also one that is closed and still waits for the other's answer
        end._incoming.send(WSMessage(WSMsgType.CLOSE, 1006, None))


def _arrive(life: Life, answered: asyncio.Future[web.Response], response: web.Response) -> None:
    life.does(ANSWER)
    if not answered.done() and not life.over:
        answered.set_result(response)


def _fail(life: Life, answered: asyncio.Future[web.Response]) -> None:
    if not answered.done() and not life.over:
        answered.set_exception(aiohttp.ServerDisconnectedError())


@cache  # each world has the same routes
def _compile_path(path: str) -> re.Pattern[str]:
    pattern, rest = "", 0
    for part in PART.finditer(path):
        pattern += re.escape(path[rest : part.start()]) + f"(?P<{part[1]}>{part[2] or '[^/]+'})"
        rest = part.end()
    return re.compile(pattern + re.escape(path[rest:]))


class Transport:
    """The connection of one request, which faults can break."""

    def __init__(self) -> None:
        self.broken = False
        self.lost: Callable[[], None] = lambda: None

    def abort(self) -> None:
        self.broken = True
        self.lost()


class Request:
    """A request as the playground's handlers read it."""

    def __init__(self, method: str, url: URL, headers: Mapping[str, str], data: Any) -> None:
        self.method, self.path, self.query = method, url.path, url.query
        self.headers = CIMultiDict(headers)
        self.match_info: dict[str, str] = {}
        self.transport = Transport()
        self._fields = data._fields if isinstance(data, aiohttp.FormData) else None
        self._body = data.encode() if isinstance(data, str) else data or b""
        self.can_read_body = bool(self._body)
        self.content_length = len(self._body) if self._fields is None else 0
        self.content_type = "multipart/form-data" if self._fields is not None else self.headers.get(hdrs.CONTENT_TYPE)

    async def read(self) -> bytes:
        return self._body

    async def post(self) -> dict[str, Any]:
        return dict(map(_field, self._fields or ()))


def _field(field: tuple[Any, Any, Any]) -> tuple[str, Any]:
    """Return a part of a form as aiohttp's server gives it."""
    options, headers, value = field
    if options.get("filename") is None:
        return options["name"], value
    value.seek(0)
    kind = headers.get(hdrs.CONTENT_TYPE, "application/octet-stream")
    return options["name"], web.FileField(options["name"], options["filename"], value, kind, EMPTY)


class Response:
    """An answer as discord.py reads it."""

    history = ()

    def __init__(self, url: URL, response: web.Response) -> None:
        self.url, self.status, self.reason = url, response.status, response.reason
        self.headers, self.content_type = response.headers, response.content_type
        self._body = bytes(response.body) if isinstance(response.body, bytes | bytearray) else b""

    async def text(self, encoding: str = "utf-8") -> str:
        return self._body.decode(encoding)

    async def read(self) -> bytes:
        return self._body

    def close(self) -> None: ...


class Session:
    """What stands in for `aiohttp.ClientSession`."""

    def __init__(self, wire: Wire, *, trace_configs: Sequence[aiohttp.TraceConfig] | None = None, **_: Any) -> None:
        self._wire, self._traces = wire, trace_configs or ()
        self.closed = False
        for trace in self._traces:
            trace.freeze()

    @asynccontextmanager
    async def request(
        self, method: str, url: str, *, headers: Mapping[str, str] = NONE, data: Any = None,
        params: Mapping[str, Any] = NONE, **_: Any,
    ) -> AsyncIterator[Response]:  # fmt: skip
        """Send a request and wait for its answer.

        Raises:
            aiohttp.ServerDisconnectedError: the connection broke.
        """
        address = URL(url).update_query(params)
        response = Response(address, await self._wire.answer(Request(method, address, headers, data)))
        about: Any = aiohttp.TraceRequestEndParams(method, address, CIMultiDict(headers), response)  # type: ignore[arg-type]
        anyone: Any = self
        for trace in self._traces:
            await trace.on_request_end.send(anyone, trace.trace_config_ctx(), about)
        yield response

    def get(self, url: str, **options: Any) -> AbstractAsyncContextManager[Response]:
        """Ask for a file."""
        return self.request("GET", url, **options)

    async def ws_connect(self, url: str, **_: Any) -> Socket:
        """Open a websocket to the gateway.

        Raises:
            aiohttp.WSServerHandshakeError: it cannot be reached.
        """
        return await self._wire.connect(URL(url))

    async def close(self) -> None:
        """Close the session."""
        self.closed = True


class Way:
    """One direction of a websocket: what is sent arrives in order, each thing after a while."""

    def __init__(self, wire: Wire) -> None:
        self._wire, self._last = wire, 0.0
        self._sent: deque[WSMessage] = deque()  # alarms of the same moment have no order
        self._arrived: asyncio.Queue[WSMessage] = asyncio.Queue()

    def send(self, message: WSMessage) -> None:
        """Send something on its way."""
        loop = asyncio.get_running_loop()
        self._last = max(self._last, loop.time() + self._wire.seconds())
        self._sent.append(message)
        WORLD.context().run(loop.call_at, self._last, self._arrive)

    def _arrive(self) -> None:
        self._arrived.put_nowait(self._sent.popleft())

    async def receive(self) -> WSMessage:
        """Wait for what arrives next."""
        return await self._arrived.get()


class Socket:
    """One end of a websocket."""

    def __init__(self, incoming: Way, outgoing: Way) -> None:
        self._incoming, self._outgoing = incoming, outgoing
        self.closed = False
        self.close_code: int | None = None

    async def send_str(self, text: str) -> None:
        """Send a text.

        Raises:
            aiohttp.ClientConnectionResetError: the connection is closed.
        """
        if self.closed:
            raise aiohttp.ClientConnectionResetError("Cannot write to closing transport")
        self._outgoing.send(WSMessage(WSMsgType.TEXT, text, None))

    async def receive(self, timeout: float | None = None) -> WSMessage:
        """Wait for a message.

        Raises:
            TimeoutError: none came.
        """
        if self.closed:
            return CLOSED
        async with asyncio.timeout(timeout):
            message = await self._incoming.receive()
        if message.type is WSMsgType.CLOSE and not self.closed:
            await self.close(code=message.data)  # RFC 6455, 5.5.1: a close is answered, or the other end waits for it
        return message

    async def close(self, *, code: int = 1000, message: bytes = b"") -> bool:
        """Close the connection, and tell the other end."""
        if self.closed:
            return False
        self.closed, self.close_code = True, code
        self._outgoing.send(WSMessage(WSMsgType.CLOSE, code, None))
        return True

    def __aiter__(self) -> Socket:
        return self

    async def __anext__(self) -> WSMessage:
        message = await self.receive()
        if message.type is not WSMsgType.TEXT:
            raise StopAsyncIteration
        return message


class Heart(discord.gateway.KeepAliveHandler):
    """The heartbeat of a shard as a task of the event loop, and no thread."""

    def start(self) -> None:
        """Begin to beat."""
        self._beating = asyncio.get_running_loop().create_task(self._beat(), name=self.name)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(self.interval or 0.0)
            if self._last_recv + self.heartbeat_timeout < time.perf_counter():
                await self.ws.close(4000)
                return
            await self.ws.send_heartbeat(self.get_payload())
            self._last_send = time.perf_counter()

    def stop(self) -> None:
        """Beat no more."""
        self._beating.cancel()
