"""A scheduler of Dask, whose workers think on other machines."""

from __future__ import annotations

import asyncio
import logging
import pickle
import uuid
from collections.abc import Mapping
from concurrent.futures import CancelledError
from typing import Any

from distributed import Client, Future, KilledWorker

from tables.far_work import Answer, Question

log = logging.getLogger(__name__)

CONNECT = 5.0  # seconds that the scheduler may take to answer
LOGGERS = ("distributed", "distributed.client", "distributed.gc")
LOOK = 1.0  # seconds between two looks at it


class Unanswered(Exception):
    """No worker can answer, for a reason that has nothing to do with the question; the message may say which."""


class Lost(Exception):
    """The workers that were asked died of the question, or took too long."""


class Scheduler:
    """Asks the workers of a scheduler, which may be away: then it is looked for again and again.

    A worker that dies costs nothing but time, because the scheduler asks another one.
    """

    def __init__(self, address: str, look: float = LOOK) -> None:
        self.address = address
        self.workers = 0
        self.threads = 0  # how many questions are answered at once
        self._look = look
        self._client: Client | None = None
        self._asked: set[Future[bytes]] = set()
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

    async def ask(self, question: Question, name: str, priority: int, limit: float) -> Answer:
        """Return a worker's answer; if the caller gives up, the scheduler cancels the question.

        Raises:
            Unanswered: no worker is there any more, or it does not know this program.
            Lost: several workers died, or none has answered within ``limit`` seconds.
        """
        if self._client is None or not self.threads:
            raise Unanswered
        key = f"{name}-{uuid.uuid4().hex}"  # people can read it in Dask's dashboard
        future = self._client.submit(pickle.loads, pickle.dumps(question), key=key, pure=False, priority=priority)
        self._asked.add(future)
        try:
            answer: Answer = pickle.loads(await self._answered(future, limit))  # noqa: S301 - docs/scaling.md: trust
            return answer
        finally:
            self._asked.discard(future)
            future.release()  # the scheduler cancels and forgets what nobody wants

    async def _answered(self, future: Future[bytes], limit: float) -> bytes:
        try:
            async with asyncio.timeout(limit):
                answer: bytes = await future
                return answer
        except (KilledWorker, TimeoutError) as wrong:
            raise Lost from wrong
        except (CancelledError, OSError) as wrong:
            raise Unanswered from wrong
        except Exception as wrong:
            raise Unanswered(f"a worker cannot run Ilion ({type(wrong).__name__}: {wrong})") from wrong

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
                    found = await client.scheduler.identity(n_workers=0)
                await self._count(client, found)
                await asyncio.sleep(self._look)
            raise ConnectionError
        finally:
            self._client, self.workers, self.threads = None, 0, 0
            await client.close()

    async def _count(self, client: Client, found: Mapping[str, Any]) -> None:
        """Count the workers; without any, give up all questions: nobody knows when one will come."""
        self.workers, self.threads = found["n_workers"], found["total_threads"]
        if self.workers:
            self._tell("")
        else:
            self._tell(f"the scheduler {self.address} has no workers")
            await client.cancel([*self._asked])

    def _tell(self, wrong: str) -> None:
        """Log what keeps the workers from thinking, once, and that they think again."""
        if wrong and wrong != self._told:
            log.warning("%s: computer players think on this machine until that changes", wrong)
        elif self._told and not wrong:
            log.info("computer players think at %s again", self.address)
        self._told = wrong
