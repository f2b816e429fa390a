"""The HTTP interface under /api/v10: rate limits and faults apply before every route.

Discord's page "Reference".
"""

import itertools
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web

from playground import field_types
from playground.faults import Faults, Mishap
from playground.forms import Refusal
from playground.model import Application
from playground.posting import Uploads
from playground.rates import INVALID, Limited
from playground.requests import (
    Answer,
    Call,
    Exchange,
    House,
    Route,
    answer_rate_limit,
    find_major_parameter,
    read_request,
)
from playground.routes import ROUTES

PREFIX = "/api/v10"

HARMLESS = {"X-Content-Type-Options": "nosniff", "Content-Security-Policy": "sandbox"}  # files share the page's origin


class Rest:
    """The interface that bots send their requests to."""

    def __init__(self, house: House, faults: Faults) -> None:
        self.house, self.faults = house, faults
        self.witnesses: list[Callable[[Exchange], None]] = []

    def routes(self) -> list[web.RouteDef]:
        """Return every route, and those of emojis and attachments."""
        found = [web.route(route.method, PREFIX + route.path, self._door(route)) for route in ROUTES]
        found.append(web.route("*", PREFIX + "/{rest:.*}", self._lost))
        found.append(web.get("/emojis/{file}", self._picture))
        return [*found, web.get("/attachments/{channel}/{attachment}/{name}", self._download)]

    async def _lost(self, request: web.Request) -> web.Response:
        return Answer({"message": "404: Not Found", "code": 0}, 404).response()

    async def _download(self, request: web.Request) -> web.Response:
        world, wanted = self.house.world, request.match_info["attachment"]
        place = request.match_info["channel"]
        channel = world.channels.get(int(place)) if field_types.is_snowflake(place) else None
        messages = [*channel.messages.values(), *world.ephemerals.values()] if channel else []
        hanging = (each for message in messages for each in message.attachments)
        for attachment in itertools.chain(world.uploads.values(), hanging):
            if str(attachment.id) == wanted:
                kind = attachment.content_type.partition(";")[0] or "application/octet-stream"
                return web.Response(body=attachment.content, content_type=kind, headers=HARMLESS)
        raise web.HTTPNotFound

    async def _picture(self, request: web.Request) -> web.Response:
        """Answer with the picture of an emoji; the file extension does not matter."""
        wanted = request.match_info["file"].partition(".")[0]
        try:
            found = self.house.world.emoji(int(wanted) if field_types.is_snowflake(wanted) else 0)
        except Refusal:
            raise web.HTTPNotFound from None
        return web.Response(body=found.content, content_type=found.content_type, headers=HARMLESS)

    def _door(self, route: Route) -> Callable[[web.Request], Awaitable[web.Response]]:
        async def door(request: web.Request) -> web.Response:
            mishap = self.faults.befalling(f"{request.method} {request.path}")
            if mishap is not None and not mishap.after_applying and (early := await self._befall(request, mishap)):
                return early
            response = (await self._serve(request, route)).response()
            if mishap is not None and mishap.after_applying and (late := await self._befall(request, mishap)):
                return late
            return response

        return door

    async def _befall(self, request: web.Request, mishap: Mishap) -> web.Response | None:
        if mishap.seconds:
            await self.house.world.clock.sleep(mishap.seconds)
        if mishap.page:
            waits = {"Retry-After": str(mishap.limited.retry_after)} if mishap.limited else {}
            return web.Response(text=mishap.page, status=mishap.status, content_type="text/html", headers=waits)
        if mishap.limited is not None:
            return answer_rate_limit(mishap.limited).response()
        if mishap.status == -1 and request.transport is not None:
            request.transport.abort()
        if mishap.status:
            return Answer(
                {"message": "Internal Server Error", "code": 0}, mishap.status if mishap.status > 0 else 500
            ).response()
        return None

    async def _serve(self, request: web.Request, route: Route) -> Answer:
        sent: Any = None
        files: Uploads = {}
        headers: dict[str, str] = {}
        try:
            application = self._bearer(request, route.path)
            headers = self.house.rates.take(f"{route.method} {route.path}", find_major_parameter(request))
            sent, files = await read_request(request)
            if route.shape is not None:
                field_types.check_types(sent, route.shape)
            call = Call(application, dict(request.match_info), dict(request.query), sent, files)
            answer = route.do(self.house, call)
        except Refusal as refusal:
            answer = Answer(refusal.json(), refusal.status, {"Via": "1.1 google"} if refusal.status == 429 else {})
        except Limited as exceeded:
            answer = answer_rate_limit(exceeded)
        self.house.rates.invalid += answer.status in INVALID
        self._witness(route, sent, answer, len(files))
        return Answer(answer.body, answer.status, headers | answer.headers)

    def _witness(self, route: Route, sent: Any, answer: Answer, files: int) -> None:
        status = 204 if answer.body is None else answer.status
        for witness in self.witnesses:
            witness(Exchange(route.method, route.path, sent, status, answer.body, files))

    def _bearer(self, request: web.Request, path: str) -> Application:
        """Return the application of the bot token; without one, the first application for interactions and webhooks."""
        kind, _, token = request.headers.get("Authorization", "").partition(" ")
        application = self.house.world.bearer(token) if kind == "Bot" else None
        if application is not None:
            return application
        if path.startswith(("/interactions/", "/webhooks/")):
            return next(iter(self.house.world.applications.values()))
        raise Refusal(0)
