"""Thinking in other processes, as the bot does, in processes that serve one test after another.

To start them takes longer than most tests do. They end with the tests.
"""

from concurrent.futures import ProcessPoolExecutor

from tables.thinking.thinking import LIMIT, PATIENT, SECONDS, Pool
from tables.thinking.worker_processes import WorkerProcesses

SPARE: list[ProcessPoolExecutor] = []  # idle processes


class LastingProcesses(WorkerProcesses):
    """Processes that are used again by others once these are closed, if they are idle then."""

    def _executor(self) -> ProcessPoolExecutor:
        return SPARE.pop() if SPARE else super()._executor()

    def close(self) -> None:
        """Leave the idle processes to others, and shut down the rest."""
        for executor in [each for each, tasks in self._all.items() if not tasks]:
            SPARE.append(executor)
            del self._all[executor]
        super().close()


class LastingPool(Pool):
    """A pool of such processes, which give way to nobody: the test waits for them.

    With 0 ``seconds``, the same seed finds the same move, however busy the machine is.
    """

    def __init__(self, seconds: float = SECONDS) -> None:
        super().__init__(1, seconds)
        self._players = LastingProcesses(1, LIMIT, ahead=True)
        self._background = LastingProcesses(1, PATIENT)
