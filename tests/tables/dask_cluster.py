"""A scheduler of Dask and its workers, as processes that a test can kill.

Importing Dask takes longer than most tests: one process does it, and the others are forked from it.
"""

import asyncio
import itertools
import json
import os
import signal
import subprocess
import sys
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.end_to_end.test_program import environment, free_range

ROOT = Path(__file__).parents[2]
FORGE = """
import asyncio, json, os, signal, sys
from distributed import Scheduler, Worker

async def serve(role, options):
    async with (Scheduler(**options) if role == "scheduler" else Worker(**options)) as server:
        await server.finished()

signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for what a test kills
for line in sys.stdin:
    role, options, paths = json.loads(line)
    child = os.fork()
    if child == 0:
        sys.stdin.close()
        sys.path[:0] = paths
        asyncio.run(serve(role, options))
        os._exit(0)
    print(child, flush=True)
"""


class Forge:
    """Starts schedulers, which have no Ilion, and workers, which are given one."""

    def __init__(self, folder):
        self._folder = folder
        self.ports = itertools.count(free_range())
        settings = environment(PYTHONPATH="", DASK_LOGGING__DISTRIBUTED="critical")
        self._process = subprocess.Popen(
            [sys.executable, "-c", FORGE], cwd=folder, env=settings, text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        )  # fmt: skip

    def scheduler(self, port, **options):
        return self._forked("scheduler", {"host": "127.0.0.1", "port": port, "dashboard": False, **options}, ())

    def worker(self, address, paths):
        """Start a worker that finds its modules in some folders, and that nothing starts again when it dies."""
        options = {"scheduler_ip": address, "nthreads": 1, "local_directory": str(self._folder), "dashboard": False}
        return self._forked("worker", options, paths)

    def _forked(self, role, options, paths):
        print(json.dumps([role, options, [*map(str, paths)]]), file=self._process.stdin, flush=True)
        return int(self._process.stdout.readline())

    def close(self):
        self._process.communicate()


class DaskCluster:
    """A scheduler and its workers, by the numbers of their processes."""

    def __init__(self, forge, **options):
        self._forge = forge
        self._options = options
        self._port = next(forge.ports)
        self.address = f"tcp://127.0.0.1:{self._port}"
        self.scheduler = 0
        self.workers = []

    def start_scheduler(self):
        self.scheduler = self._forge.scheduler(self._port, **self._options)

    def start_workers(self, count, *paths):
        for _ in range(count):
            self.workers.append(self._forge.worker(self.address, paths or (ROOT,)))

    def kill(self, *processes):
        for process in processes:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)


@contextmanager
def a_forge(folder):
    forge = Forge(folder)
    try:
        yield forge
    finally:
        forge.close()


@contextmanager
def dask_cluster(forge, workers, **options):
    """Run a scheduler and so many workers."""
    found = DaskCluster(forge, **options)
    try:
        found.start_scheduler()
        found.start_workers(workers)
        yield found
    finally:
        found.kill(*found.workers, found.scheduler)


async def until_there(thinker, workers):
    """Wait until a thinker knows of so many workers."""
    async with asyncio.timeout(60):
        while thinker.load.workers != workers:
            await asyncio.sleep(0.01)
