"""What a monitor may ask at a port: the numbers of `/health` and how long things take, and whether all is well."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from math import isfinite

from aiohttp import web
from aiohttp.typedefs import Handler
from prometheus_client import REGISTRY, Metric, disable_created_metrics
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, InfoMetricFamily
from prometheus_client.exposition import choose_encoder

from cogs.people.health_numbers import Health
from playground.same_origin import refuse_strangers
from running.config import LAST_PORT, Endpoint, Unusable
from running.version import read_version
from store import StoreError

FAREWELL = 1.0  # seconds that a question may still take when the program ends
GAUGES = {  # a field of ``Health``, the unit and the meaning of its metric
    "uptime": ("seconds", "Since the start of the program."),
    "servers": ("", "Servers that this process serves."),
    "lobbies": ("", "Lobbies in the database."),
    "playing": ("", "Games in play in the database."),
    "awake": ("", "Tables in memory."),
    "moves_a_minute": ("", "Moves within the last minute."),
    "gateway": ("seconds", "The mean latency of the connections to Discord."),
    "usual_answer": ("seconds", "The median of the latest answers, from the click to the last word."),
    "slowest_answer": ("seconds", "The slowest of the latest answers, from the click to the last word."),
    "thinking": ("", "Computer players that are thinking."),
    "waiting": ("", "Computer players that wait until others have thought."),
    "processes": ("", "How many computer players may think at a time."),
    "workers": ("", "Workers of the scheduler at which computer players think, if they do not think here."),
    "store_size": ("bytes", "The size of the database."),
    "store_written": ("timestamp_seconds", "When the database was last written."),
}
COUNTERS = {
    "moves": "Moves made.",
    "answers": "Commands and clicks answered.",
    "pictures": "Pictures drawn.",
    "pictures_left_out": "Pictures left out because they failed or took too long.",
}
SHARD = "ilion_shard_latency_seconds"
Look = Callable[[], Awaitable[Health]]

disable_created_metrics()  # type: ignore[no-untyped-call]  # when each of them began: a second series for nothing


class Numbers:
    """All metrics at one moment; without ``now``, which the store could not give, those that need no store."""

    def __init__(self, now: Health | None, process: int) -> None:
        self._now, self._process = now, process

    def collect(self) -> Iterable[Metric]:
        """Yield every metric."""
        about = {"version": read_version(), "process": str(self._process)}
        yield InfoMetricFamily(
            "ilion", "The version, and the number of this process among those of the machine.", about
        )
        yield GaugeMetricFamily("ilion_store_up", "1 if the database answers.", float(self._now is not None))
        if self._now:
            yield from _numbers(self._now)
            yield _shards(self._now)
        yield from REGISTRY.collect()


def _numbers(now: Health) -> Iterator[Metric]:
    """Yield a metric for each number, but for those that have not been measured yet."""
    for name, (unit, meaning) in GAUGES.items():
        value = getattr(now, name)
        if isfinite(value):
            yield GaugeMetricFamily(f"ilion_{name}{unit and '_'}{unit}", meaning, value)
    for name, meaning in COUNTERS.items():
        yield CounterMetricFamily(f"ilion_{name}", meaning, getattr(now, name))


def _shards(now: Health) -> Metric:
    found = GaugeMetricFamily(
        SHARD, "The latency of each connection to Discord that this process holds.", labels=["shard"]
    )
    for shard, latency in now.shards.items():
        if isfinite(latency):
            found.add_metric([str(shard)], latency)
    return found


@asynccontextmanager
async def serve_metrics(look: Look, at: Endpoint, process: int = 0) -> AsyncIterator[None]:
    """Answer a monitor at a port; port 0 turns this off.

    Process 0 has this port, process 1 of the same machine the next, and so on.

    Raises:
        Unusable: the port is not free.
    """
    if not at.port:
        yield
        return
    app = web.Application(middlewares=[refuse_strangers if at.loopback else no_browser])
    app.router.add_get("/metrics", partial(report_metrics, look, process))
    app.router.add_get("/livez", report_live)
    app.router.add_get("/readyz", partial(report_ready, look))
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=FAREWELL)
    await runner.setup()
    try:
        await _open(runner, at.host, at.port + process)
        yield
    finally:
        await runner.cleanup()


async def report_metrics(look: Look, process: int, request: web.Request) -> web.Response:
    """Return all metrics, in the format that the monitor asks for."""
    try:
        now = await look()
    except StoreError:
        now = None
    encode, kind = choose_encoder(request.headers.get("Accept", ""))
    return web.Response(body=encode(Numbers(now, process)), headers={"Content-Type": kind})


async def report_live(_: web.Request) -> web.Response:
    """Say that the event loop runs."""
    return web.Response(text="alive\n")


async def report_ready(look: Look, _: web.Request) -> web.Response:
    """Say whether the database answers, too."""
    try:
        await look()
    except StoreError:
        return web.Response(text="the database does not answer\n", status=503)
    return web.Response(text="ready\n")


@web.middleware
async def no_browser(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse what a page of some other site asks; monitors send no Origin."""
    if "Origin" in request.headers:
        return web.Response(text="A page may not ask this.\n", status=403)
    return await handler(request)


async def _open(runner: web.AppRunner, host: str, port: int) -> None:
    if port > LAST_PORT:
        raise Unusable(f"ILION_METRICS: there is no port {port}; leave room for every process")
    try:
        await web.TCPSite(runner, host, port).start()
    except OSError as wrong:
        reason = os.strerror(wrong.errno or 0)
        raise Unusable(f"ILION_METRICS: port {port} cannot be opened ({reason}): choose another") from wrong
