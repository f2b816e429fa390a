"""A parsed request, its answer, and what every route needs for them."""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from aiohttp import web
from aiohttp.web_request import FileField

from playground import limits
from playground.field_types import Shape, is_snowflake
from playground.forms import Form, Refusal
from playground.interactions import Interactions
from playground.model import Application, Channel, User
from playground.posting import Upload, Uploads
from playground.rates import Limited, Rates
from playground.world import World


@dataclass(slots=True)
class House:
    """What routes work on.

    `shards` is the number recommended to a bot, `concurrency` how many identify at once, and `starts` how many more
    may identify today.
    """

    world: World
    interactions: Interactions
    rates: Rates
    shards: int = 1
    concurrency: int = 1
    starts: int = 1000

    @property
    def gateway_url(self) -> str:
        return self.world.url.replace("http", "ws", 1) + "/gateway"


@dataclass(frozen=True, slots=True)
class Call:
    """A parsed request."""

    application: Application
    path: dict[str, str]
    query: dict[str, str]
    body: Any
    uploads: Uploads

    def number(self, name: str) -> int:
        """Return a snowflake from the address.

        Raises:
            Refusal: it is not a number (50035).
        """
        return _snowflake(name, self.path[name])

    def asked(self, name: str, usual: int) -> int:
        """Return a number from the query.

        Raises:
            Refusal: it is not a number (50035).
        """
        return _snowflake(name, self.query.get(name, str(usual)))

    @property
    def me(self) -> User:
        return self.application.user


def _snowflake(name: str, value: str) -> int:
    if not is_snowflake(value):
        form = Form()
        form.flaw((name,), "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
        form.settle()
    return int(value)


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to a request; no body means 204."""

    body: Any = None
    status: int = 200
    headers: dict[str, str] = field(default_factory=dict)

    def response(self) -> web.Response:
        """Build the response with exactly `application/json`, as Discord does."""
        if self.body is None:
            return web.Response(status=204, headers=self.headers)
        text = json.dumps(self.body).encode()
        return web.Response(body=text, status=self.status, content_type="application/json", headers=self.headers)


@dataclass(frozen=True, slots=True)
class Exchange:
    """A request and its answer, for checks against Discord's own description."""

    method: str
    route: str
    sent: Any
    status: int
    answered: Any
    files: int


Handler = Callable[[House, Call], Answer]
NOTHING = Answer()


class Route(NamedTuple):
    """A method, an address, its handler, and the shape of the body if one is read."""

    method: str
    path: str
    do: Handler
    shape: Shape | None = None


def channel_of(house: House, call: Call, needed: int = 0) -> Channel:
    """Return the channel that a request is about.

    Raises:
        Refusal: it does not exist (10003), is out of sight (50001), or a needed permission is missing (50013).
    """
    channel = house.world.channel(call.number("channel_id"))
    house.world.demand(channel, call.me.id, needed)
    return channel


def answer_rate_limit(limited: Limited) -> Answer:
    """Answer that there were too many requests."""
    body = {
        "message": "You are being rate limited.",
        "retry_after": round(limited.retry_after, 3),
        "global": limited.everywhere,
    }
    return Answer(body, 429, limited.headers())


def find_major_parameter(request: web.Request) -> str:
    """Return the part of an address that determines its bucket (section "Rate Limits per Resource")."""
    found = request.match_info
    whose = found.get("channel_id") or found.get("guild_id") or found.get("webhook_id") or found.get("interaction_id")
    return f"{whose}:{found.get('webhook_token') or found.get('interaction_token')}"


async def read_request(request: web.Request) -> tuple[Any, Uploads]:
    """Return the form and the files of a request.

    Raises:
        Refusal: it is too large (40005) or not JSON (50109).
    """
    if (request.content_length or 0) > limits.MAX_REQUEST:
        raise Refusal(40005)
    if not request.can_read_body:
        return {}, {}
    try:
        if request.content_type == "multipart/form-data":
            return await _read_parts(request)
        body = _object(await request.read() or b"{}")
    except (ValueError, RecursionError) as error:
        raise Refusal(50109) from error
    # Only a bulk overwrite is a list.
    if not isinstance(body, dict) and request.method != "PUT":
        raise Refusal(50109)
    return body, {}


async def _read_parts(request: web.Request) -> tuple[Any, Uploads]:
    """Read `payload_json` and `files[n]` (page "Reference", section "Uploading Files")."""
    body: Any = {}
    uploads: Uploads = {}
    for name, value in (await request.post()).items():
        if isinstance(value, FileField):
            number = int(name.removeprefix("files[").removesuffix("]")[:20])
            uploads[number] = Upload(value.filename, value.file.read(), value.content_type)
        elif name == "payload_json":
            body = _object(str(value))
    return body, uploads


def _object(text: str | bytes) -> Any:
    """Read JSON, without the numbers that only Python accepts."""

    def refuse(word: str) -> None:
        raise ValueError(f"{word} is no JSON")

    return json.loads(text, parse_constant=refuse)
