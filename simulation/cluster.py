"""What PostgreSQL keeps for several processes on one store: locks of shards, leases, turns, and what one tells others.

A lock ends with its process. A lease outlives it for a while, as that of `store.postgres.lease`; it is shorter here, so
that shards move often.
"""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from simulation.loop import LIFE, Life, running_loop
from store.shares import Notice

RENEW, TRUST, LEASE = 0.5, 2.0, 3.0  # seconds between renewals, until a holder stops, and until another may begin
ANSWER = 0.001, 0.05  # seconds that the server takes
Holdings = dict[int, set[int]]  # by process, the shards that it holds


class Server:
    """The server that all processes of a bot of so many ``shards`` ask."""

    def __init__(self, shards: int) -> None:
        self.shards = shards
        self.numbers = itertools.count(1)
        self._members: dict[int, Membership] = {}
        self._leases: dict[int, tuple[int, float]] = {}  # by shard, who has it, and until when
        self._turns: dict[int, float] = {}  # by bucket, when the next shard may identify
        self._counting = Life()  # whose process counts results
        self._counting.over = True

    def join(self, member: Membership) -> None:
        """Note a process that has begun."""
        self._members[member.me] = member

    def leave(self, member: Membership) -> None:
        """Forget a process that ends."""
        self._members.pop(member.me, None)

    def members(self) -> list[Membership]:
        """Return the processes that live; whoever was killed has lost its connection, and its locks with it."""
        return [each for each in self._members.values() if not each.life.over]

    def take(self, shard: int, member: Membership) -> bool:
        """Give a process the lease of a shard, unless another holds the shard or its lease has not run out."""
        holder, until = self._leases.get(shard, (member.me, 0.0))
        others = (each for each in self.members() if each is not member)
        if any(shard in each.held for each in others) or (holder != member.me and until > read_time()):
            return False
        self._leases[shard] = member.me, read_time() + LEASE
        return True

    def renew(self, shard: int, member: Membership) -> bool:
        """Renew a lease, unless another has taken it."""
        return self._leases.get(shard, (0, 0.0))[0] == member.me and self.take(shard, member)

    def give(self, shard: int, member: Membership) -> None:
        """End a lease."""
        if self._leases.get(shard, (0, 0.0))[0] == member.me:
            del self._leases[shard]

    def turn(self, bucket: int, seconds: float) -> bool:
        """Return whether a shard may identify now, and if so, let the next of its bucket wait for so many seconds."""
        if self._turns.get(bucket, 0.0) > read_time():
            return False
        self._turns[bucket] = read_time() + seconds
        return True

    def tell(self, notice: Notice) -> None:
        """Let all processes hear of a notice, each after a while."""
        for member in self.members():
            member.context.run(running_loop().call_later, _seconds(), member.hear_of, notice)

    @asynccontextmanager
    async def counting(self) -> AsyncIterator[None]:
        """Let one process at a time count results, within the ``with`` statement."""
        while not self._counting.over:
            await asyncio.sleep(_seconds())
        self._counting, before = LIFE.get(), self._counting
        try:
            yield
        finally:
            self._counting = before


class Membership:
    """One process among the others; it stands in for `store.postgres.cluster.Cluster`."""

    settled = True

    def __init__(self, server: Server) -> None:
        self.hear: Callable[[Notice], object] = lambda notice: None
        self.missed: Callable[[], object] = lambda: None
        self.held: set[int] = set()
        self.me, self.shards = next(server.numbers), server.shards
        self.life, self.server = LIFE.get(), server
        self.context = self.life.context()
        self._until: dict[int, float] = {}  # by shard, when this process stops serving it
        server.join(self)
        self._renewing = asyncio.create_task(self._renew_forever())

    def hear_of(self, notice: Notice) -> None:
        """Hear what another process tells."""
        self.hear(notice)

    def holds(self, shard: int) -> bool:
        """Return whether no other process can have begun to serve a shard."""
        return shard in self.held and read_time() < self._until.get(shard, 0.0)

    async def look(self) -> Holdings:
        """Return what every process holds."""
        await asyncio.sleep(_seconds())
        return {each.me: {*each.held} for each in self.server.members()}

    async def take(self, shard: int) -> bool:
        """Take a shard; return false if another process has it, or a lease of another has not run out."""
        sent = read_time()
        await asyncio.sleep(_seconds())
        if self.server.take(shard, self):
            self.held.add(shard)
            self._until[shard] = sent + TRUST
        return shard in self.held

    async def give(self, shard: int) -> None:
        """Give up a shard."""
        self.held.discard(shard)
        await asyncio.sleep(_seconds())
        self.server.give(shard, self)

    async def turn(self, bucket: int, seconds: float) -> bool:
        """Take the turn to identify, if it is free; return whether it was."""
        await asyncio.sleep(_seconds())
        return self.server.turn(bucket, seconds)

    async def close(self) -> None:
        """Give up everything."""
        self._renewing.cancel()
        for shard in sorted(self.held):
            await self.give(shard)
        self.server.leave(self)

    async def _renew_forever(self) -> None:
        while True:
            await asyncio.sleep(RENEW)
            sent = read_time()
            await asyncio.sleep(_seconds())
            for shard in sorted(self.held):
                if self.server.renew(shard, self):
                    self._until[shard] = sent + TRUST
                else:
                    self.held.discard(shard)


def read_time() -> float:
    """Return the time of the world, in seconds."""
    return running_loop().time()


def _seconds() -> float:
    return running_loop().chance.uniform(*ANSWER)
