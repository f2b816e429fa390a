"""Messages that are promised to somebody where no game is played: tried at once, and again if refused for a while."""

from __future__ import annotations

from cogs.latest import Latest, Sleep, Work
from cogs.outages import passes


class Promises:
    """Keeps promises, each under its name, one try of each at a time."""

    def __init__(self, sleep: Sleep) -> None:
        """Prepare to keep promises; ``sleep`` waits out the pauses between tries."""
        self._sleep = sleep
        self._workers: dict[str, Latest] = {}

    async def keep(self, name: str, work: Work) -> None:
        """Do some work; what Discord refuses for a while is done later, in the background.

        Raises:
            Exception: it failed for good, and is not tried again.
        """
        worker = self._workers.setdefault(name, Latest(work, name, self._sleep, settled=lambda: self._kept(name)))
        worker.ask()
        await worker.rest()
        if worker.failure is not None and not passes(worker.failure):
            self._workers.pop(name, None)
            raise worker.failure

    def _kept(self, name: str) -> None:
        self._workers.pop(name, None)

    def close(self) -> None:
        """Try nothing any more."""
        for worker in self._workers.values():
            worker.close()
