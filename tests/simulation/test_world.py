"""Whole worlds: the bot with its store and its pictures, people, and failures of all kinds."""

import asyncio
import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from simulation import determinism
from simulation.disk import Disk
from simulation.loop import Life, VirtualLoop, run_virtually
from store import StoreAway, sqlite

ROOT = Path(__file__).parents[2]
SHORT = 60.0  # seconds of trouble
WORLD = """
import sys
from simulation import tempo
from simulation.world import simulate_world
seed, seconds, name = sys.argv[1:]
figures, _ = simulate_world(int(seed), float(seconds), getattr(tempo, name))
print(figures.account(), file=sys.stderr)
print(figures.line())
"""


def simulated(seed, tempo="RESTLESS", seconds=SHORT):
    """Run a world in a process where sets of strings always have the same order; return what it counted, as text."""
    command = [sys.executable, "-c", WORLD, str(seed), str(seconds), tempo]
    ended = subprocess.run(
        command, capture_output=True, text=True, check=True, env=os.environ | {"PYTHONHASHSEED": "0"}, cwd=ROOT
    )
    assert ended.stderr.strip() == f"seed {seed}", ended.stderr
    return ended.stdout


@cache
def told_of_one() -> str:
    """Return what a world counted that two tests look at."""
    return simulated(1)


@pytest.mark.slow
def test_a_world_plays_every_kind_of_game_and_nothing_is_wrong():
    figures = json.loads(told_of_one())
    assert figures["moves"] > 100
    assert sum(figures["faults"].values()) > 10
    assert sum(figures["kills"].values()) + figures["stops"] + figures["pauses"] > 0
    assert len(figures["commands"]) > 10
    assert len(figures["verbs"]) > 10


@pytest.mark.slow
def test_the_same_seed_gives_the_same_world():
    assert simulated(1) == told_of_one()


@pytest.mark.slow
def test_people_of_another_tempo_find_nothing_wrong_either():
    """Another seed of restless people is simulated in test_mistakes.py, where nothing is wrong without the mistake."""
    simulated(3, "HUMAN")


def stored(scene, tmp_path, failing=0.0):
    """Run a scene with a store on a simulated disk, in the life of a program; return what it returns."""
    loop, disk = VirtualLoop(1), Disk()

    async def main():
        with determinism.connect_to(None, disk):
            store = await sqlite.open_store(tmp_path / "ilion.db")
            disk.failing = failing
            return await scene(store, Life())

    with determinism.lend_time(loop):
        return run_virtually(loop, loop.create_task(main(), context=Life().context()))


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


def test_a_disk_that_stands_still_answers_later(tmp_path):
    async def scene(store, _):
        loop = asyncio.get_running_loop()
        store._writer._disk.still = loop.time() + 2.0
        began = loop.time()
        await store.keep("what", "x")
        return loop.time() - began

    assert 2.0 < stored(scene, tmp_path) < 3.1
