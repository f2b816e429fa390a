"""A way to the server that can stop forwarding, as networks do: no connection ends, and nothing arrives."""

import asyncio
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import quote

from store.address import parse_address
from tests.store import server


class Proxy:
    """Forwards bytes between programs and a server; what is ``hung`` waits until it may go on."""

    def __init__(self, folder, target):
        self._folder, self._target = Path(folder), target
        self.socket = self._folder / f".s.PGSQL.{server.PORT}"
        self._ways = [asyncio.Event()]  # the last one is for new connections
        self._ways[-1].set()
        self._tasks = set()

    def hang(self, *, also_new=True):
        """Forward nothing on the connections that are there, nor on new ones unless told otherwise."""
        self._ways[-1].clear()
        if not also_new:
            self._ways.append(asyncio.Event())
            self._ways[-1].set()

    def go_on(self):
        """Forward everything."""
        for way in self._ways:
            way.set()

    def address(self, found):
        """Return the address of a database by this way."""
        there = quote(str(self._target.folder), safe="")
        return parse_address(found.url.replace(there, quote(str(self._folder), safe="")))

    async def serve(self, reader, writer):
        way = self._ways[-1]
        there, back = await asyncio.open_unix_connection(self._target.folder / f".s.PGSQL.{server.PORT}")
        self._tasks |= {
            asyncio.create_task(self._forward(reader, back, way)),
            asyncio.create_task(self._forward(there, writer, way)),
        }

    async def _forward(self, source, target, way):
        try:
            with suppress(ConnectionError):
                while data := await source.read(1 << 16):
                    await way.wait()
                    target.write(data)
                    await target.drain()
                await way.wait()
        finally:  # also when it is cancelled: a test far away would stumble over what is left open
            target.close()
            with suppress(ConnectionError):
                await target.wait_closed()

    async def close(self):
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


@asynccontextmanager
async def proxy():
    """Open a way to the server of the tests."""
    with TemporaryDirectory(prefix="ilion-way-") as folder:
        found = Proxy(folder, server.server())
        listener = await asyncio.start_unix_server(found.serve, found.socket)
        try:
            yield found
        finally:
            listener.close()
            await found.close()
