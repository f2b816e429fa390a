"""A world from a seed: Discord, a disk and a bot in one event loop, and a campaign in it."""

from __future__ import annotations

import gc
import operator
import os
import tempfile
from collections.abc import Collection, Hashable, Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest import mock

from cogs.answering import pictures
from pictures.canvas import Drawing
from playground.discord_py import connect_bots
from playground.playground import Playground
from simulation import audit, determinism
from simulation.campaign import Campaign
from simulation.database import File
from simulation.disk import Disk
from simulation.figures import Figures
from simulation.fleet import Fleet
from simulation.interruptions import Interruptions
from simulation.loop import VirtualLoop, run_virtually
from simulation.network import Delays, Wire
from simulation.process import SimulatedProcess
from simulation.shrinking import Happenings
from simulation.tempo import Tempo
from simulation.thoughts import SimulatedWorkers
from tables.thinking import thinking

SHARDS = 3  # of a bot that runs in several processes
DELAYS = Delays(0.02, 0.4)
MEMORY = Path("/dev/shm")  # noqa: S108 - where files are quick: what a simulated disk takes is simulated


def simulate_world(
    seed: int,
    seconds: float,
    tempo: Tempo,
    only: Collection[int] | None = None,
    folder: Path | None = None,
    *,
    processes: int = 1,
    until_found: bool = False,
) -> tuple[Figures, float]:
    """Run the campaign of a seed; return its figures, and how many seconds have passed in its world.

    With ``only``, nothing else happens than what has these numbers. Of several ``processes``, each serves a part of
    the shards, on one store. ``until_found``: the world ends with the first round that finds something.
    """
    loop = VirtualLoop(seed)
    scratch = MEMORY if MEMORY.is_dir() and os.access(MEMORY, os.W_OK) else None
    with tempfile.TemporaryDirectory(dir=scratch) as where, determinism.lend_time(loop), collected_by_round():
        course = _course(seed, seconds, tempo, Happenings(only), folder or Path(where), processes, until_found)
        figures = run_virtually(loop, course)
    return figures, loop.time()


@contextmanager
def collected_by_round() -> Iterator[None]:
    """Collect garbage only after each round, so that finalizers always run at the same moment.

    Otherwise that depends on all that this process has done before. What is loaded is left alone, for good: to look
    through it would take longer than a round's garbage.
    """
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.collect()


def _collect(_: str) -> None:
    gc.collect()


@contextmanager
def draw_without_printing() -> Iterator[None]:
    """Let pictures be drawn, but not printed: two are alike if they were drawn alike."""
    with mock.patch.object(pictures, "print_picture", _sketched), mock.patch.object(audit, "show_alike", operator.eq):
        yield


@contextmanager
def first_thoughts() -> Iterator[None]:
    """Let hints and analyses think no longer than they have to: time stands still meanwhile, and would not end them."""
    with mock.patch.object(thinking, "make_deadline", return_value=lambda: True):
        yield


def _sketched(drawing: Drawing, reader: Hashable) -> bytes:
    return f"a drawing of {drawing.width} by {drawing.height}: {hash(drawing)}".encode()


async def _course(
    seed: int,
    seconds: float,
    tempo: Tempo,
    happenings: Happenings,
    folder: Path,
    processes: int,
    until_found: bool,
) -> Figures:
    place = Playground(shards=SHARDS, concurrency=SHARDS) if processes > 1 else Playground()
    disk, workers, interruptions = Disk(), SimulatedWorkers(), Interruptions()
    place.url = place.world.url = "http://localhost"
    wire, database = Wire(place, DELAYS), File(folder)
    with connect_bots(place), determinism.connect_to(wire, disk), draw_without_printing(), first_thoughts():
        process = _program(place, wire, Path(database.address), workers, processes)
        parts = {"disk": disk.fail, "disk stands still": disk.stand_still, "thinking": workers.fail}
        campaign = Campaign(
            place, database, process, folder, seed, seconds, _collect, tempo, parts, happenings, wandering=True,
            until_found=until_found, interrupted=interruptions.interactions,
        )  # fmt: skip
        with process.records.listening(), campaign.secrecy.noting(), interruptions.noting():
            return await campaign.run()


def _program(
    place: Playground, wire: Wire, file: Path, workers: SimulatedWorkers, processes: int
) -> SimulatedProcess | Fleet:  # fmt: skip
    if processes > 1:
        return Fleet(place, wire, file, workers, processes, SHARDS)
    return SimulatedProcess(place, wire, file, workers)
