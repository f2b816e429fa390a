"""Posts other than a table's own, such as lobbies and offers: tried at once, retried after temporary failures."""

from __future__ import annotations

import logging

from cogs.answering.failures import is_temporary
from cogs.answering.worker import Sleep, Work, Worker
from tables import Refused
from tables.error_logging import log_failure

log = logging.getLogger(__name__)


class Retries:
    """Retries work after temporary failures; each has a name and runs once at a time."""

    def __init__(self, sleep: Sleep) -> None:
        """Prepare to retry; ``sleep`` waits out the pauses between tries."""
        self._sleep = sleep
        self._workers: dict[str, Worker] = {}

    async def attempt(self, name: str, work: Work) -> bool:
        """Do some work; return whether it is done. After a temporary failure, retry in the background.

        Raises:
            Exception: the work failed for good and is not retried.
        """
        worker = self._worker(name, work)
        worker.ask()
        await worker.rest()
        if worker.failure is not None and not is_temporary(worker.failure):
            self._workers.pop(name, None)
            raise worker.failure
        return worker.failure is None

    def begin(self, name: str, work: Work) -> None:
        """Do some work in the background; log and drop it if it fails for good."""

        async def tried() -> None:
            try:
                await work()
            except Refused as wrong:
                log.info("%s: cannot be done now: %s", name, wrong.reason)
            except Exception as wrong:
                if is_temporary(wrong):
                    raise
                log_failure(log, f"{name}: not done", wrong, logging.WARNING)

        self._worker(name, tried).ask()

    def _worker(self, name: str, work: Work) -> Worker:
        return self._workers.setdefault(name, Worker(work, name, self._sleep, settled=lambda: self._forget(name)))

    def _forget(self, name: str) -> None:
        self._workers.pop(name, None)

    async def rest(self) -> None:
        """Wait until no try is under way, without waiting for pauses."""
        for worker in list(self._workers.values()):
            await worker.rest()

    def close(self) -> None:
        """Stop all tries."""
        for worker in self._workers.values():
            worker.close()
