"""A registry on a real store in a folder, people who click like an interface, and a herald that takes notes."""

import asyncio
import itertools
import sqlite3

from engine.chance import Guess
from games.iliad.rules.game import Iliad
from tables import Refused
from tables.play.registry import TableRegistry
from tables.play.services import Services
from tables.thinking.thinking import AtOnce
from tests.store.empty import open_store

HECTOR, HELEN, PARIS, PRIAM, STRANGER = PEOPLE = (71, 72, 73, 74, 99)
SECONDS = 60  # no test takes a tenth of it; one that hangs would never end


class Recorder:
    """Records what it is told, and what another connection finds in the file at that moment."""

    def __init__(self, path):
        self.path = path
        self._file = None
        self.heard = []
        self.told = []  # what people were told about their time, with their ids
        self.moves = []  # table, ply in the position, ply in the file

    def close(self):
        """Close that connection, which is opened for the first move and kept: to open it takes as long as the move."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def _stored_ply(self, number):
        self._file = self._file or sqlite3.connect(self.path)
        return self._file.execute("SELECT max(ply) FROM entries WHERE table_id = ?", [number]).fetchone()[0]

    def names(self, number):
        return [name for name, table in self.heard if table == number]

    async def played(self, table, seat, events):
        self.heard.append(("played", table.number))
        self.moves.append((table.number, table.match.ply, self._stored_ply(table.number)))
        for reader in range(-1, table.lobby.seats):
            [event.heard_by(reader) for event in events]

    async def thinking(self, table, seat):
        self.heard.append(("thinking", table.number))

    async def seated(self, table):
        self.heard.append(("seated", table.number))

    async def closed(self, table):
        self.heard.append((table.status, table.number))

    async def unreadable(self, row):
        self.heard.append((f"unreadable, {row.status}", row.id))

    async def timed(self, table, user, what):
        self.told.append((what, user))


class Around:
    """A store around another store, for tests in which something fails."""

    def __init__(self, store):
        self.inner = store

    def __getattr__(self, name):
        return getattr(self.inner, name)


class House:
    """Opens a registry on the same file as often as a test wants."""

    def __init__(self, folder):
        self.path = folder / "ilion.db"
        self.store = None
        self.now = 1000.0  # the time on every clock
        self.reachable = True
        self.seeds = itertools.count()
        self.interactions = itertools.count(10**6)

    async def open(self, *games, around=Around, herald=Recorder, thinker=None, **other):
        """Open the registry, after killing the previous one."""
        await self.crash()
        self.store = around(await open_store(self.path))
        self.herald = herald(self.path)
        thinker = thinker or AtOnce(0.0)  # it decides after a glance
        usual = {"clock": lambda: self.now, "reach": self.reach}
        services = Services(self.store, self.herald, thinker, **{**usual, **other})
        catalog = {game.key: game for game in games or (Iliad(),)}
        self.registry = TableRegistry(catalog, services, lambda: f"seed {next(self.seeds)}".encode())
        return self.registry

    async def reach(self, number):
        return self.reachable

    async def wait(self, seconds):
        """Let time pass, and ring the alarms that are due."""
        self.now += seconds
        await self.registry.timekeeper.ring()
        for table in list(self.registry._in_use.values()):
            await table.rest()

    async def crash(self):
        """Close the file like a killed program: nothing gets a chance to finish."""
        if self.store is not None:
            for task in asyncio.all_tasks() - {asyncio.current_task()}:
                if task.get_name().startswith("table "):
                    task.cancel()
            self.herald.close()
            await self.store.close()
            self.store = None

    async def lobby(self, seats=2, game="iliad", host=HECTOR, **other):
        """Open a lobby with the host in it and return its number."""
        row = await self.registry.open(
            guild=1,
            channel=2,
            name="Troy",
            game=game,
            host=host,
            host_name="Hector",
            language="en",
            seats=seats,
            **other,
        )
        return row.id

    async def begun(
        self, people=(HECTOR, HELEN), computers=0, level="random", leaving="computer", agreed=None, **other
    ):
        """Open a table and deal."""
        number = await self.lobby(len(people) + computers, host=people[0], **other)
        for name, value in {"leaving": leaving, **(agreed or {})}.items():
            await self.registry.change(
                number, lambda lobby, name=name, value=value: lobby.agree(people[0], name, value)
            )
        for user in people[1:]:
            await self.registry.change(number, lambda lobby, user=user: lobby.join(user, f"user {user}"))
        for _ in range(computers):
            await self.registry.change(number, lambda lobby: lobby.add_computer(people[0], level, "Computer"))
        table = await self.registry.start(number, people[0])
        await table.rest()
        return table

    async def move(self, table, pick=None):
        """Let the person to act click through a move, index by index."""
        pick = pick or Guess(table.match.ply)
        user = table.acting_people()[0]
        asked = table.asked(table.seat_of(user))
        stamp, path = asked.stamp, tuple[int, ...]()
        while True:
            path = (*path, pick.below(len(asked.offer.choices)))
            asked = await table.choose(user, stamp, path, next(self.interactions))
            if asked.path != path:
                await table.rest()
                return

    async def play(self, table, plies=10**6):
        """Play so many moves by clicking, or to the end."""
        while plies and table.acting_people():
            await self.move(table)
            plies -= 1


def alone(test, folder):
    """Run a coroutine with a house of its own in a folder."""

    async def within():
        house = House(folder)
        try:
            await test(house)
        finally:
            await house.crash()

    asyncio.run(asyncio.wait_for(within(), SECONDS))


def claim(test):
    """Turn a coroutine that takes a house into a test."""

    def plain(tmp_path):
        alone(test, tmp_path)

    plain.__name__, plain.__doc__ = test.__name__, test.__doc__
    return plain


def whole_path(table, user, last=None):
    """Return the stamp and a path that makes a move; ``last`` replaces its last step."""
    asked = table.asked(table.seat_of(user))
    path: tuple[int, ...] = (0,)
    while table.asked(asked.seat, path).offer.move is None:
        path = (*path, 0)
    return asked.stamp, path if last is None else (*path[:-1], last)


def acting(table):
    return table.acting_people()[0]


async def still(table):
    """Return everything that a refusal must leave unchanged."""
    match, store = table.match, table._services.store
    return match.state.dump(), match.log[:], match.stamps[:], await store.log(table.number), table.lobby


def names_at(table, ply):
    """Return who sat where when the move of a ply was made."""
    return table.history.names_at(ply, table.names)


async def freeze(table, wrong):
    """Let a mistake of ours happen at a table."""

    def broken():
        raise wrong

    assert await reason(table.do(broken, freezes=True)) == "frozen"


async def reason(work):
    """Return why something was refused, or ``None`` if it was not."""
    try:
        await work
    except Refused as wrong:
        return wrong.reason
    return None
