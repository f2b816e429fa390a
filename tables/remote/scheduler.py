"""A scheduler of Dask, whose workers think on other machines."""

from __future__ import annotations

import asyncio
import logging
import pickle
import uuid
from collections.abc import Callable, Collection, Mapping
from concurrent.futures import CancelledError
from typing import TypeVar

from distributed import Client, Future, KilledWorker

from tables.remote.far_work import Question, read_answer
from tables.remote.suspensions import ANY, Suspensions
from tables.thinking.thinking import WrongAnswer

log = logging.getLogger(__name__)

CONNECT = 5.0  # seconds that the scheduler may take to answer
RECENT = 1000  # finished questions of all bots, among which a failed one is looked for
QUOTED = 200  # characters of what a worker said that are logged
LOGGERS = ("distributed", "distributed.client", "distributed.gc")
LOOK = 1.0  # seconds between two looks at it

T = TypeVar("T")


class Unanswered(Exception):
    """No worker can answer, for a reason that has nothing to do with the question."""


class Misled(Exception):
    """A ``worker`` gave a wrong answer; the message says how, as a part of a sentence."""

    def __init__(self, worker: str, why: str) -> None:
        super().__init__(why)
        self.worker = worker


class Lost(Exception):
    """The workers that were asked died of the question, or took too long."""


class Scheduler:
    """Asks the workers of a scheduler, which may be away: then it is looked for again and again.

    A worker that dies costs nothing but time, because the scheduler asks another one. A worker that has answered
    wrongly is suspended: asked nothing for a while.
    """

    def __init__(self, address: str, look: float = LOOK) -> None:
        self.address = address
        self.workers = 0
        self.threads = 0  # how many questions are answered at once
        self._look = look
        self._client: Client | None = None
        self._found: Mapping[str, int] = {}  # the threads of each worker, by its address
        self._suspensions = Suspensions()
        self._asked: dict[Future[bytes], Collection[str]] = {}  # with the workers that may answer, if not all may
        self._told = ""
        self._following: asyncio.Task[None] | None = None
        self._left = False

    def open(self) -> None:
        """Begin to look for the scheduler."""
        for name in LOGGERS:
            logging.getLogger(name).setLevel(logging.CRITICAL)  # we say what people need to know
        self._following = asyncio.create_task(self._follow(), name=f"looking for {self.address}")

    def close(self) -> None:
        """Begin to leave the scheduler."""
        self._left = True  # Dask swallows a cancellation now and then
        if self._following:
            self._following.cancel()

    async def closed(self) -> None:
        """Wait until the scheduler is left."""
        if self._following:
            await asyncio.wait([self._following])

    async def ask(
        self, question: Question, name: str, priority: int, limit: float, read: Callable[[object], T]
    ) -> T:  # fmt: skip
        """Return what ``read`` makes of a worker's answer; if the caller gives up, the scheduler cancels the question.

        Raises:
            Unanswered: no worker is there any more that may be asked.
            Misled: a worker cannot do the work, or ``read`` has refused its answer.
            Lost: several workers died, or none has answered within ``limit`` seconds.
        """
        client = self._client
        if client is None or not self.threads:
            raise Unanswered
        key = f"{name}-{uuid.uuid4().hex}"  # people can read it in Dask's dashboard
        sent, fit = pickle.dumps(question), self._fit()
        among = fit if len(fit) < len(self._found) else None
        future = client.submit(pickle.loads, sent, key=key, pure=False, priority=priority, workers=among)
        self._asked[future] = among or ()
        try:
            return read(read_answer(await self._answered(future, limit)))
        except WrongAnswer as wrong:
            raise Misled(await find_answering_worker(client, future), str(wrong)) from wrong
        finally:
            del self._asked[future]
            future.release()  # the scheduler cancels and forgets what nobody wants

    async def _answered(self, future: Future[bytes], limit: float) -> bytes:
        try:
            async with asyncio.timeout(limit):
                answer: bytes = await future
                return answer
        except KilledWorker as wrong:
            raise Lost from wrong
        except Exception as wrong:
            if isinstance(wrong, CancelledError | OSError) and future.status != "error":  # it was not the worker's
                raise (Lost if isinstance(wrong, TimeoutError) else Unanswered) from wrong
            raise WrongAnswer(f"cannot run Ilion ({type(wrong).__name__}: {wrong})") from wrong

    def suspend(self, wrong: Misled) -> None:
        """Ask a worker nothing for a while, and log why; if nobody knows which it was, ask none."""
        if wrong.worker in self._suspensions:
            return  # several questions may have been under way
        seconds = self._suspensions.suspend(wrong.worker)
        who = f"the worker {wrong.worker}" if wrong.worker else "a worker that nobody can tell from the others"
        log.warning(
            "%s %s: it is left out for %d s, and others or this machine think", who, quote_error(wrong), seconds
        )
        self._recount()

    def _fit(self) -> list[str]:
        """Return the workers that are not suspended."""
        return [worker for worker in self._found if worker not in self._suspensions]

    def _recount(self) -> None:
        fit = self._fit()
        self.workers, self.threads = len(fit), sum(self._found[worker] for worker in fit)

    async def _follow(self) -> None:
        """Stay connected while the scheduler is there, and look for it while it is not."""
        while not self._left:
            try:
                await self._connected()
            except (OSError, TimeoutError):
                self._tell(f"the scheduler {self.address} cannot be reached")
            except Exception as wrong:  # such as another version of Dask
                self._tell(f"the scheduler {self.address} cannot be used ({type(wrong).__name__}: {wrong})")
            await asyncio.sleep(self._look)

    async def _connected(self) -> None:
        """Connect and count the workers until the connection is lost.

        Raises:
            OSError, TimeoutError: there is no scheduler.
        """
        client = Client(self.address, asynchronous=True, set_as_default=False, timeout=CONNECT)
        try:
            self._client = await client
            while client.status == "running" and client.scheduler and not self._left:
                async with asyncio.timeout(CONNECT):
                    found = await client.scheduler.ncores()
                await self._count(client, found)
                await asyncio.sleep(self._look)
            raise ConnectionError
        finally:
            self._client, self._found = None, {}
            self._recount()
            await client.close()

    async def _count(self, client: Client, found: Mapping[str, int]) -> None:
        """Count the workers; give up all questions that none of them may answer: nobody knows when one will come."""
        self._found = found
        self._recount()
        self._tell("" if found else f"the scheduler {self.address} has no workers")
        stuck = [future for future, among in self._asked.items() if not found.keys() & (among or found.keys())]
        if stuck:
            await client.cancel(stuck)

    def _tell(self, wrong: str) -> None:
        """Log what keeps the workers from thinking, once, and that they think again."""
        if wrong and wrong != self._told:
            log.warning("%s: computer players think on this machine until that changes", wrong)
        elif self._told and not wrong:
            log.info("computer players think at %s again", self.address)
        self._told = wrong


def quote_error(wrong: Exception) -> str:
    """Return the beginning of an error, which a worker may have worded, fit for one line of a log."""
    return "".join(letter if letter.isprintable() else " " for letter in str(wrong)[:QUOTED])


async def find_answering_worker(client: Client, future: Future[bytes]) -> str:
    """Return the address of the worker that a question went to, or ``ANY`` if Dask does not tell.

    The scheduler knows who holds an answer. Who failed at a task, it tells only those who watch all tasks, which
    begins with the first call: https://distributed.dask.org/en/stable/api.html (``Client.get_task_stream``).
    """
    try:
        async with asyncio.timeout(CONNECT):
            for worker in (await client.who_has([future]))[future.key]:
                return str(worker)
            ended = await client.get_task_stream(count=RECENT)
        return next((str(each["worker"]) for each in ended if each["key"] == future.key), ANY)
    except Exception:  # whatever Dask raises when its scheduler has left, or is of another version
        return ANY
