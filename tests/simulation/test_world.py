"""Whole worlds: the bot with its store and its pictures, people, and failures of all kinds."""

import asyncio
import os
import subprocess
import sys

import pytest

from simulation import determinism
from simulation.disk import Disk
from simulation.loop import Life, VirtualLoop, run
from simulation.tempo import HUMAN, HURRIED
from simulation.world import simulate
from store import StoreAway, sqlite

SHORT = 60.0  # seconds of trouble


def test_a_world_plays_every_kind_of_game_and_nothing_is_wrong():
    figures, seconds = simulate(1, SHORT, HURRIED)
    assert figures.problems == []
    assert figures.moves > 100
    assert figures.faults.total() > 10
    assert figures.kills.total() + figures.stops + figures.pauses > 3
    assert seconds > SHORT


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 6))
@pytest.mark.parametrize("tempo", [HURRIED, HUMAN])
def test_other_seeds_find_nothing_wrong_either(seed, tempo):
    figures, _ = simulate(seed, 3 * SHORT, tempo)
    assert figures.problems == []


@pytest.mark.slow
def test_the_same_seed_gives_the_same_world():
    command, hashes = [sys.executable, "-c", REPEATED], os.environ | {"PYTHONHASHSEED": "0"}
    told = {subprocess.run(command, capture_output=True, check=True, env=hashes).stdout for _ in range(2)}
    assert len(told) == 1


REPEATED = """
from simulation.tempo import HURRIED
from simulation.world import simulate
figures, seconds = simulate(3, 30.0, HURRIED)
print(seconds, figures.line())
"""


def stored(scene, tmp_path, failing=0.0):
    """Run a scene with a store on a simulated disk, in the life of a program; return what it returns."""
    loop, disk = VirtualLoop(1), Disk()

    async def main():
        with determinism.connected(None, disk):
            store = await sqlite.open(tmp_path / "ilion.db")
            disk.failing = failing
            return await scene(store, Life())

    with determinism.lent(loop):
        return run(loop, loop.create_task(main(), context=Life().context()))


def test_a_failing_disk_is_told_as_an_outage(tmp_path):
    async def scene(store, _):
        with pytest.raises(StoreAway, match="disk I/O error"):
            await store.keep("what", "x")

    stored(scene, tmp_path, failing=1.0)


def test_what_a_disk_has_written_may_be_answered_with_an_error(tmp_path):
    async def scene(store, _):
        outcomes = set()
        for number in range(200):
            try:
                await store.keep(str(number), "x")
            except StoreAway:
                store._writer._disk.failing = 0.0
                outcomes.add(await store.value(str(number)))
                store._writer._disk.failing = 0.3
        return outcomes

    assert stored(scene, tmp_path, failing=0.3) == {None, "x"}


def test_answers_of_a_disk_keep_their_order(tmp_path):
    async def scene(store, _):
        told = []
        asked = [asyncio.ensure_future(store.keep("what", str(number))) for number in range(50)]
        for number, each in enumerate(asked):
            each.add_done_callback(lambda _, number=number: told.append(number))
        await asyncio.gather(*asked)
        return await store.value("what"), sorted(told) == list(range(50))

    assert stored(scene, tmp_path) == ("49", True)
