"""The numbers of `/health` for a monitor, as text for Prometheus, on this machine only."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import fields
from math import isfinite

from aiohttp import web

from cogs.people.health_numbers import Health
from playground.same_origin import guard
from running.config import Unusable

HERE = "127.0.0.1"
FAREWELL = 1.0  # seconds that a question may still take when the program ends
TEXT = {"Content-Type": "text/plain; version=0.0.4; charset=utf-8"}
COUNTED = frozenset(("moves", "answers", "pictures", "pictures_left_out"))  # numbers that only grow
TEXTS = ("version", "scheduler")  # no numbers
UNITS = {
    **dict.fromkeys(("uptime", "gateway", "usual_answer", "slowest_answer"), "_seconds"),
    "store_size": "_bytes",
    "store_written": "_timestamp_seconds",
    **dict.fromkeys(COUNTED, "_total"),
}


def exposition(now: Health) -> str:
    """Return the numbers as text for Prometheus; leave out those that have not been measured yet."""
    lines = ["# TYPE ilion_info gauge", f'ilion_info{{version="{now.version}"}} 1']
    for name in (field.name for field in fields(now) if field.name not in TEXTS):
        value, key = getattr(now, name), f"ilion_{name}{UNITS.get(name, '')}"
        if isfinite(value):
            lines += [f"# TYPE {key} {'counter' if name in COUNTED else 'gauge'}", f"{key} {value}"]
    return "\n".join(lines) + "\n"


@asynccontextmanager
async def metrics(look: Callable[[], Awaitable[Health]], port: int) -> AsyncIterator[None]:
    """Answer a monitor at a port of this machine; port 0 turns this off.

    Raises:
        Unusable: the port is not free.
    """
    if not port:
        yield
        return

    async def answer(_: web.Request) -> web.Response:
        return web.Response(text=exposition(await look()), headers=TEXT)

    app = web.Application(middlewares=[guard])
    app.router.add_get("/metrics", answer)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=FAREWELL)
    await runner.setup()
    try:
        await _open(runner, port)
        yield
    finally:
        await runner.cleanup()


async def _open(runner: web.AppRunner, port: int) -> None:
    try:
        await web.TCPSite(runner, HERE, port).start()
    except OSError as wrong:
        raise Unusable(f"ILION_METRICS: port {port} cannot be opened: {wrong.strerror}") from wrong
