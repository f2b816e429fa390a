"""The simulated way to Discord."""

import asyncio

from yarl import URL

from playground.playground import Playground
from simulation.loop import Life
from simulation.network import Wire
from tests.simulation.test_cluster import world


def closed_by_the_gateway(then):
    """Let the gateway close a connection, and do something; return how many connections it knows a while later."""

    async def course():
        place, life = Playground(), Life()
        wire = Wire(place)
        opened = asyncio.get_running_loop().create_task(wire.connect(URL("/")), context=life.context())
        socket = await opened
        (line,) = place.gateway.lines
        line.close(4000)
        await then(wire, life, socket)
        await asyncio.sleep(1.0)
        return len(place.gateway.lines)

    with world() as play:
        return play(course())


def test_a_close_is_answered():
    async def read(_, __, socket):
        assert [message.data async for message in socket], "it has said hello"
        assert socket.close_code == 4000

    assert not closed_by_the_gateway(read)


def test_a_killed_program_leaves_no_half_closed_connection():
    async def kill(wire, life, _):
        await asyncio.sleep(0.1)  # it is closed now
        life.end()
        wire.cut(life)

    assert not closed_by_the_gateway(kill)


def test_connections_keep_the_order_in_which_they_were_opened():
    """Otherwise the same seed gives another world: what befalls all of them draws how long each takes."""

    async def course():
        place = Playground()
        wire, paths = Wire(place), [f"/{number}" for number in range(20)]
        for path in paths:
            await wire.connect(URL(path))
            await asyncio.sleep(0)
        assert [line.request.path for line in place.gateway.lines] == paths

    with world() as play:
        play(course())
