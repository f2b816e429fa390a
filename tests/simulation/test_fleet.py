"""Several processes of the bot in a simulated world."""

import asyncio

from playground.discord_py import connect_bots
from playground.playground import Playground
from simulation import determinism
from simulation.disk import Disk
from simulation.fleet import Fleet
from simulation.network import Wire
from simulation.thoughts import SimulatedWorkers
from tests.simulation.test_cluster import SHARDS, world


async def soon(true, seconds=60.0):
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.1)


def test_a_process_that_is_killed_leaves_its_shards_to_the_other(tmp_path):
    async def course():
        place = Playground(shards=SHARDS, concurrency=SHARDS)
        place.url = place.world.url = "http://localhost"
        wire = Wire(place)
        with connect_bots(place), determinism.connect_to(wire, Disk()):
            fleet = Fleet(place, wire, tmp_path / "ilion.db", SimulatedWorkers(), 2, SHARDS)
            await fleet.start()
            await fleet.victims[0].clear()
            await soon(lambda: not fleet.connected)
            await soon(lambda: fleet.connected)
            assert not fleet.running, "one process serves both"
            await fleet.start()
            assert fleet.running
            await fleet.clear()

    with world() as play:
        play(course())
