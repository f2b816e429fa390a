"""Messages that are promised to somebody where no game is played: tried at once, and again if refused for a while."""

from __future__ import annotations

import logging

from cogs.latest import Latest, Sleep, Work
from cogs.outages import passes
from tables.mistakes import traced

log = logging.getLogger(__name__)


class Promises:
    """Keeps promises, each under its name, one try of each at a time."""

    def __init__(self, sleep: Sleep) -> None:
        """Prepare to keep promises; ``sleep`` waits out the pauses between tries."""
        self._sleep = sleep
        self._workers: dict[str, Latest] = {}

    async def keep(self, name: str, work: Work) -> bool:
        """Do some work; return whether it is done. What Discord refuses for a while is done later.

        Raises:
            Exception: it failed for good, and is not tried again.
        """
        worker = self._worker(name, work)
        worker.ask()
        await worker.rest()
        if worker.failure is not None and not passes(worker.failure):
            self._workers.pop(name, None)
            raise worker.failure
        return worker.failure is None

    def begin(self, name: str, work: Work) -> None:
        """Do some work in the background; what fails for good is logged and dropped."""

        async def tried() -> None:
            try:
                await work()
            except Exception as wrong:
                if passes(wrong):
                    raise
                log.warning("%s: not done: %s", name, traced(wrong))

        self._worker(name, tried).ask()

    def _worker(self, name: str, work: Work) -> Latest:
        return self._workers.setdefault(name, Latest(work, name, self._sleep, settled=lambda: self._kept(name)))

    def _kept(self, name: str) -> None:
        self._workers.pop(name, None)

    async def rest(self) -> None:
        """Wait until nothing is being tried just now; pauses are not waited for."""
        for worker in list(self._workers.values()):
            await worker.rest()

    def close(self) -> None:
        """Try nothing any more."""
        for worker in self._workers.values():
            worker.close()
