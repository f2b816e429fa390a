"""A scheduler of Dask and its workers, as processes that a test can kill."""

import os
import signal
import subprocess
import sys
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.end_to_end.test_program import environment, free_range

ROOT = Path(__file__).parents[2]
QUIET = {"DASK_LOGGING__DISTRIBUTED": "critical", "PYTHONWARNINGS": "ignore"}


class DaskCluster:
    """A scheduler, and workers that may be started and killed; ``paths`` are where workers find their modules."""

    def __init__(self, folder):
        self.folder = folder
        self.port = free_range()
        self.address = f"tcp://127.0.0.1:{self.port}"
        self.workers = []
        self.scheduler = None

    def start_scheduler(self):
        """Start a scheduler that has no Ilion."""
        self.scheduler = self._run("scheduler", "--host", "127.0.0.1", "--port", str(self.port), "--no-show")

    def start_worker(self, *paths):
        """Start a worker without a process that would start it again."""
        options = ("--no-nanny", "--nthreads", "1", "--local-directory", str(self.folder), "--no-dashboard")
        self.workers.append(self._run("worker", self.address, *options, paths=paths or (ROOT,)))

    def _run(self, *command, paths=()):
        settings = environment(**QUIET, PYTHONPATH=os.pathsep.join(map(str, paths)))
        return subprocess.Popen(
            [sys.executable, "-m", "dask", *command], cwd=self.folder, env=settings, stderr=subprocess.DEVNULL
        )

    def kill(self, process):
        process.send_signal(signal.SIGKILL)
        process.wait()

    def stop(self):
        for process in (*self.workers, self.scheduler):
            with suppress(ProcessLookupError):
                process.kill()
            process.wait()


@contextmanager
def dask_cluster(folder, workers=0):
    found = DaskCluster(folder)
    found.start_scheduler()
    for _ in range(workers):
        found.start_worker()
    try:
        yield found
    finally:
        found.stop()
