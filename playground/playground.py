"""A playground: a private Discord on loopback, from its world to its open port."""

import asyncio
from collections.abc import Iterable
from types import TracebackType
from typing import Self

from aiohttp import web

from playground import limits
from playground.clock import Clock
from playground.faults import Faults
from playground.gateway import Gateway
from playground.interactions import Interactions
from playground.model import User
from playground.people import Person
from playground.rates import Rates
from playground.requests import House
from playground.rest import PREFIX, Rest
from playground.same_origin import refuse_strangers
from playground.starting_world import BOT, fill_world
from playground.world import World


class Playground:
    """A Discord in memory that real bots can connect to.

    A bot of discord.py comes here when `discord.http.Route.BASE` is `api` and
    `discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY` is `gateway_url`.
    """

    def __init__(
        self, clock: Clock | None = None, *, bot: str = BOT, routes: Iterable[web.RouteDef] = (),
        shards: int = 1, concurrency: int = 1, pace: float = 0.0,
    ) -> None:  # fmt: skip
        """Found a Discord that recommends a number of `shards`.

        Of each `concurrency` shards, one may identify every `pace` seconds of its clock.
        """
        self.clock = clock or Clock()
        self.world = World(self.clock)
        self.faults = Faults()
        self.rates = Rates(self.clock)
        self.gateway = Gateway(self.world, self.faults, concurrency, pace)
        self.interactions = Interactions(self.world, self.gateway.deliver)
        self.rest = Rest(House(self.world, self.interactions, self.rates, shards, concurrency), self.faults)
        self.application = fill_world(self.world, bot)
        self.people = {user.name: self.person(user) for user in self.world.people()}
        self.url = ""
        self._routes = list(routes)
        self._runner: web.AppRunner | None = None

    @classmethod
    async def start(
        cls, host: str = "127.0.0.1", port: int = 0, *, clock: Clock | None = None, routes: Iterable[web.RouteDef] = ()
    ) -> Self:
        """Return an open playground; it serves `routes` beside Discord's own, on the same port."""
        playground = cls(clock, routes=routes)
        await playground.open(host, port)
        return playground

    async def open(self, host: str = "127.0.0.1", port: int = 0) -> None:
        """Open the port; 0 takes any free one."""
        application = web.Application(client_max_size=limits.MAX_REQUEST, middlewares=[refuse_strangers])
        application.add_routes([*self.rest.routes(), web.get("/gateway", self.gateway.connect)])
        application.add_routes([web.get("/gateway/", self.gateway.connect), *self._routes])
        self._runner = web.AppRunner(application, access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, host, port)
        await site.start()
        self.url = self.world.url = f"http://{host}:{self._runner.addresses[0][1]}"

    async def close(self) -> None:
        """Close the port and every connection to it."""
        for line in tuple(self.gateway.lines):
            line.cut()
        self.clock.stop()
        if self._runner is not None:
            await asyncio.sleep(0)
            await self._runner.cleanup()
            self._runner = None

    async def __aenter__(self) -> Self:
        if self._runner is None:
            await self.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    @property
    def token(self) -> str:
        """The token of the bot."""
        return self.application.token

    @property
    def api(self) -> str:
        """The base address of requests."""
        return self.url + PREFIX

    @property
    def gateway_url(self) -> str:
        """The address of the gateway's websockets."""
        return self.url.replace("http", "ws", 1) + "/gateway"

    def person(self, user: User) -> Person:
        """Return a user's client; call this for users added later."""
        return Person(self.world, self.interactions, user)
