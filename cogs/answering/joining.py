"""Joining Discord: waiting while it is away, saying in a sentence what a person has to mend, and keeping its limit.

discord.py learns of the limit on all requests by a refusal, waits, and then sends all that have waited at once, most of
which Discord refuses again. A bot that is refused 10,000 times in ten minutes is shut out (Discord, "Rate Limits").
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any, ParamSpec, TypeVar

import aiohttp
import discord

from cogs.answering.failures import FAILURES, is_limited, is_temporary, read_retry_after
from tables.backoff import Wait, retry_patiently

PORTAL = "the developer portal"
TOKEN = f"Discord refuses DISCORD_TOKEN: copy it again from {PORTAL} into .env"
UPDATE = "update Ilion"
CLOSED = {  # Discord's page "Opcodes and Status Codes", section "Gateway Close Event Codes"
    4004: f"{TOKEN}; every table is stored",
    4010: "Discord refuses this shard: set ILION_SHARDS to auto",
    4011: "the bot is in too many servers for so few shards: set ILION_SHARDS to auto, or leave it out",
    4012: f"Discord no longer speaks the version of its gateway that this program speaks: {UPDATE}",
    4013: f"Discord does not know the intents that this program asks for: {UPDATE}",
    4014: f"Discord does not allow this bot the intents that it asks for: allow them in {PORTAL}, page Bot",
}
STATUSES = {  # of an answer to the login; any other below 500 is told as it is
    401: TOKEN,
    403: f"Discord forbids this bot to log in: see in {PORTAL} whether the application is still allowed, "
    "and whether something between here and Discord blocks this machine",
    404: f"Discord's interface is not where this program looks for it: {UPDATE}, "
    "and see that nothing between here and Discord answers in its place",
}
REQUESTS = 50  # a second, of a bot as a whole; Discord, "Rate Limits"
LONGEST = 8  # the power of two of seconds that a shard waits at most to connect again: 256, 128 on average
SECOND = 1.1  # in which Discord counts; a little longer, because not all requests take equally long to arrive

T = TypeVar("T")
P = ParamSpec("P")


class CannotJoin(Exception):
    """Discord cannot be joined until a person has mended something; the message says what."""


class Elsewhere(aiohttp.ClientError):
    """Something other than Discord has answered, such as the login page of a network."""


class NoneLeft(discord.RateLimited):
    """All connections that Discord allows in a day are used up; it resets the token of a bot that opens more."""


def explain_failure(wrong: Exception) -> str:
    """Return what a person has to mend before Discord can be joined; nothing if the error is another one."""
    cause = _cause(wrong)
    if isinstance(cause, discord.ConnectionClosed):
        return CLOSED.get(cause.code, "")
    if isinstance(cause, discord.PrivilegedIntentsRequired):
        return CLOSED[4014]
    if isinstance(cause, discord.LoginFailure):
        return TOKEN
    if isinstance(cause, discord.HTTPException) and not is_temporary(cause):
        return STATUSES.get(cause.status, f"Discord refuses the login with status {cause.status}: {UPDATE}")
    return ""


def find_outage(wrong: Exception) -> Wait | None:
    """Return what to wait for, if the error passes by itself."""
    cause = _cause(wrong)
    if not isinstance(cause, FAILURES) or not is_temporary(cause):
        return None
    return Wait(_sentence(cause), read_retry_after(cause))


def _sentence(wrong: Exception) -> str:
    if isinstance(wrong, NoneLeft):
        return "Discord lets the bot connect no more today: see why it was started so often"
    if isinstance(wrong, Elsewhere):
        return f"{wrong}: log in to the network of this machine, or see what is between here and Discord"
    if isinstance(wrong, discord.RateLimited) or is_limited(wrong):
        return "Discord refuses this machine for a while, because too many requests came from its address"
    if isinstance(wrong, (discord.HTTPException, aiohttp.WSServerHandshakeError)):
        return f"Discord is down just now (status {wrong.status})"
    if isinstance(wrong, aiohttp.ClientConnectorCertificateError):
        return "the way to Discord is not secure: set the clock of this machine, and update its certificates"
    return f"Discord cannot be reached ({' '.join(str(wrong).split()) or type(wrong).__name__})"


def _cause(wrong: Exception) -> Exception:
    """Return the error behind one that does not say what went wrong."""
    cause = wrong.__cause__
    return cause if isinstance(wrong, discord.GatewayNotFound) and isinstance(cause, Exception) else wrong


class PatientClient(discord.AutoShardedClient):
    """A client that waits while Discord is away; whatever else keeps it from joining it raises as ``CannotJoin``.

    Of all ``clients`` of a bot, at most so many ``requests`` begin in a second, answers to clicks left out.
    """

    def __init__(self, *args: Any, requests: int = REQUESTS, clients: int = 1, **options: Any) -> None:
        super().__init__(*args, http_trace=_only_discord(), **options)
        self.http.request = limit_requests(self.http.request, requests, clients)  # type: ignore[method-assign]

    async def sleep(self, seconds: float) -> None:
        """Wait for some seconds, as measured by the clock of the client."""
        await asyncio.sleep(seconds)

    async def login(self, token: str) -> None:
        """Log in and call ``setup_hook``."""
        await self._patiently(partial(self._log_in, token))

    async def connect(self, *, reconnect: bool = True) -> None:
        """Connect all shards, and stay connected until closed."""
        await self._patiently(self._check_some_are_left)
        await self._patiently(partial(super().connect, reconnect=reconnect))

    async def launch_shard(self, gateway: Any, shard_id: int, *, initial: bool = False) -> None:
        """Connect a shard as soon as the gateway answers.

        discord.py tries every five seconds, and each time deeper in its stack, until that overflows. After an outage it
        would let people wait for up to 17 minutes. A shorter limit than ours could use up the thousand connections that
        Discord allows in a day.
        """
        await self._patiently(partial(self._knock, gateway))
        await super().launch_shard(gateway, shard_id, initial=initial)
        self.shards[shard_id]._parent._backoff._max = LONGEST

    async def recommended(self) -> tuple[int, Any]:
        """Return how many shards Discord recommends, and its limits for connecting them."""
        shards, _, limits = await self._patiently(self.http.get_bot_gateway)
        return shards, limits

    async def _log_in(self, token: str) -> None:
        try:
            await super().login(token)
        except BaseException:
            await self.http.close()  # each login opens a session of its own
            self.http.connector = discord.utils.MISSING
            raise

    async def _check_some_are_left(self) -> None:
        shards, _, limits = await self.http.get_bot_gateway()
        if limits["remaining"] < len(self.shard_ids or range(self.shard_count or shards)):
            raise NoneLeft(limits["reset_after"] / 1000)

    async def _knock(self, gateway: Any) -> None:
        socket = await self.http.ws_connect(str(gateway))
        await socket.close()

    async def _patiently(self, step: Callable[[], Awaitable[T]]) -> T:
        try:
            return await retry_patiently(step, find_outage, self.sleep)
        except Exception as wrong:
            if told := explain_failure(wrong):
                raise CannotJoin(told) from wrong
            raise


def limit_requests(
    request: Callable[P, Coroutine[Any, Any, T]], most: int, clients: int = 1
) -> Callable[P, Coroutine[Any, Any, T]]:
    """Return a function that requests the same, but lets at most so many requests begin in a second, in their order.

    With several clients it lets as many begin in as many seconds: none knows how busy the others are.
    """
    begun, turn = deque[float](maxlen=most), asyncio.Lock()

    async def wait_for_turn() -> None:
        async with turn:  # which is fair
            now = asyncio.get_running_loop().time
            while len(begun) == most and (left := begun[0] + SECOND * clients - now()) > 0:
                await asyncio.sleep(left)
            begun.append(now())

    async def limited(*args: P.args, **options: P.kwargs) -> T:
        await wait_for_turn()
        return await request(*args, **options)

    return limited


def _only_discord() -> aiohttp.TraceConfig:
    """Return a hook that refuses answers that are not Discord's, because discord.py accepts any text as one."""
    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(_check_it_is_discord)
    return trace


async def _check_it_is_discord(_: object, __: object, found: aiohttp.TraceRequestEndParams) -> None:
    response = found.response
    asked = str((*response.history, response)[0].url)
    text = response.status == 200 and response.content_type != "application/json"
    if text and asked.startswith(discord.http.Route.BASE):
        response.close()
        raise Elsewhere("something other than Discord answers")
