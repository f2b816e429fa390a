"""The way to a server that tests can interrupt leaves nothing behind that a later test would stumble over."""

import asyncio
import gc
import warnings

from tests.store import server
from tests.store.proxy import proxy

pytestmark = server.needed
ENCRYPTED = b"\0\0\0\x08\x04\xd2\x16\x2f"  # asks whether the server can; PostgreSQL, "SSLRequest"


def test_a_way_closes_connections_that_nobody_has_closed():
    server.server()

    async def leave():
        async with proxy() as way:
            answers, ours = await asyncio.open_unix_connection(way.socket)
            ours.write(ENCRYPTED)
            assert await answers.readexactly(1)  # so the way is open to its end
        ours.close()
        await ours.wait_closed()

    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always", ResourceWarning)
        asyncio.run(leave())
        gc.collect()
    assert [str(each.message) for each in told] == []
