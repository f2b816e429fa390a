"""All tables of the bot: opening one, finding it, and waking it when somebody touches it."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from weakref import WeakValueDictionary

from engine import match as matches
from engine.core import NOBODY, Game, Json, TableRefused, default_variant
from engine.match import Entry, Match
from store import AlreadyBegun
from store import Table as Row
from tables import Refused
from tables.allowance import admit
from tables.lobby import Lobby
from tables.mistakes import report
from tables.services import Services
from tables.table import Table, follow, seated
from tables.timekeeper import Timekeeper

AWAKE = 500  # tables kept in memory; one that sleeps is rebuilt from its log when it is touched


class Hall:
    """The tables. A lobby is a row of the store; a game in play is a ``Table`` as well."""

    def __init__(
        self,
        games: Mapping[str, Game],
        services: Services,
        new_seed: Callable[[], bytes] = lambda: secrets.token_bytes(32),
    ) -> None:
        self.games = games
        self.services = services
        self.timekeeper = Timekeeper(services, self.table)
        self._new_seed = new_seed
        self._opening = asyncio.Lock()  # held while it is counted whether one more table may be opened
        self._awake: OrderedDict[int, Table] = OrderedDict()
        self._in_use: WeakValueDictionary[int, Table] = WeakValueDictionary()  # awake, or held by somebody
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    # -- lobbies

    async def open(
        self, *, guild: int | None, channel: int, name: str, game: str, host: int, host_name: str, language: str,
        seats: int | None = None, variant: str | None = None,
    ) -> Row:  # fmt: skip
        """Open a lobby with its host seated.

        Raises:
            Refused: there is no such game or table, or too many are open in the server.
        """
        box, now = self.game(game), self.services.clock()
        empty = Lobby(game, host, *_size(box, seats, variant))
        _chosen(box, empty)
        async with self._opening:
            allowed = await admit(self.services.store, guild, host, now)
            lobby = replace(empty, **allowed.usual).join(host, host_name)
            return await self.services.store.create_table(
                guild=guild, channel=channel, place=channel, name=name, game=game, host=host,
                language=language, lobby=lobby.dump(), created=now, seats=seated(lobby.sitters),
            )  # fmt: skip

    def game(self, key: str) -> Game:
        """Return a game on the shelf.

        Raises:
            Refused: there is none of this key.
        """
        if key not in self.games:
            raise Refused("no-such-game", game=key)
        return self.games[key]

    async def change(self, number: int, changed: Callable[[Lobby], Lobby]) -> Row:
        """Change what a lobby has agreed on, one change at a time.

        Raises:
            Refused: it is no lobby (any more), or the change itself is refused.
        """
        async with self._lock(number):
            row = await self.lobby_row(number)
            before, now = Lobby.load(row.lobby), self.services.clock()
            lobby = changed(before).noted(before, now)
            _chosen(self.game(lobby.game), lobby)
            return await self.services.store.seat_players(
                number, seated(lobby.sitters), lobby=lobby.dump(), host=lobby.host, touched=now,
                status="ended" if lobby.deserted else "lobby",
            )  # fmt: skip

    async def cancel(self, number: int, user: int, *, moderator: bool = False) -> Row:
        """Close a lobby; its host or a moderator may.

        Raises:
            Refused: it is no lobby (any more), or somebody else asks.
        """
        async with self._lock(number):
            row = await self.lobby_row(number)
            if user != row.host and not moderator:
                raise Refused("host-only")
            await self.services.store.finish(number, "ended", None, self.services.clock())
            return replace(row, status="ended")

    async def start(self, number: int, user: int) -> Table:
        """Deal the cards; of two clicks at once one does.

        Raises:
            Refused: it is no lobby (any more), or it is not ready.
        """
        async with self._lock(number):
            row = await self.lobby_row(number)
            lobby = Lobby.load(row.lobby)
            lobby.ready(user, self.services.clock())
            game, seed = self.game(lobby.game), self._new_seed()
            match, events = matches.deal(game, lobby.seats, _chosen(game, lobby), seed)
            try:
                await self.services.store.begin(number, match.head, seed, match.log[0], seated(lobby.sitters))
            except AlreadyBegun as wrong:
                raise Refused("begun") from wrong
            table = Table(number, lobby, match, self.services, self.timekeeper.sync)
            await self._keep(table)
        await table.happened(NOBODY, events)
        return table

    async def lobby_row(self, number: int) -> Row:
        """Return what the store has of a lobby.

        Raises:
            Refused: it is no lobby (any more).
        """
        row = await self.row(number)
        if row.status != "lobby":
            raise Refused("begun" if row.status == "playing" else row.status)
        return row

    # -- finding a table

    async def row(self, number: int) -> Row:
        """Return what the store has of a table.

        Raises:
            Refused: there is none of this number.
        """
        row = await self.services.store.table(number)
        if row is None:
            raise Refused("no-table")
        return row

    async def table(self, number: int) -> Table:
        """Return a game in play, or one that has stopped; asleep, it is rebuilt from its log.

        Raises:
            Refused: there is none of this number, nothing was dealt there, or its log cannot be read.
        """
        async with self._lock(number):
            table = self._in_use.get(number) or await self._load(number)
            await self._keep(table)
        table.wake()
        return table

    async def _load(self, number: int) -> Table:
        row = await self.row(number)
        log = await self.services.store.log(number)
        if not log:
            raise Refused("not-begun" if row.status == "lobby" else row.status)
        lobby, match = Lobby.load(row.lobby), await self._match(row, log)
        table = Table(number, lobby, match, self.services, self.timekeeper.sync)
        table.turns = {turn.seat: turn for turn in await self.services.store.turns(number)}
        if row.status == "playing":
            await table.count_victory()  # in case the program stopped right after the last move
            await table.keep_time()
        else:
            table.status = row.status
        if row.status == "ended":
            table.match.abandon()
        return table

    async def _match(self, row: Row, log: Sequence[Entry]) -> Match:
        game = self.game(row.game)
        head, seed = await self.services.store.head(row.id)
        snapshot = await self.services.store.last_snapshot(row.id)
        try:
            if snapshot is None or head.rules == game.rules:
                return matches.rebuild(game, head, log, seed)
            return _resumed(matches.resume(game, head, log[snapshot.ply], snapshot.state, seed), log)
        except Exception as wrong:
            report(row.id, log[-1].ply, "not rebuilt", wrong)
            raise Refused("frozen") from None

    def forget(self, user: int, names: Mapping[int, str]) -> None:
        """Let no game that is awake know a person any more; ``names`` are what stands in the place of theirs."""
        for number, table in self._in_use.items():
            if number in names:
                table.lobby = table.lobby.anonymous(user, names[number])

    # -- sleep

    @property
    def awake(self) -> int:
        """How many tables are kept in memory."""
        return len(self._awake)

    async def _keep(self, table: Table) -> None:
        """Keep a table awake, and let those sleep that were touched longest ago."""
        self._in_use[table.number] = self._awake[table.number] = table
        self._awake.move_to_end(table.number)
        while len(self._awake) > AWAKE:
            _, oldest = self._awake.popitem(last=False)
            await oldest.keep_position()

    def _lock(self, number: int) -> asyncio.Lock:
        """Return the lock of a table, so that no two things happen to it at once."""
        return self._locks.setdefault(number, asyncio.Lock())

    async def close(self) -> None:
        """Let whoever thinks finish, and keep the positions for a program with other rules."""
        for table in list(self._in_use.values()):
            await table.rest()
            await table.keep_position()
        await self.timekeeper.note_alive()
        self.services.thinker.close()


def _size(game: Game, seats: int | None, variant: str | None) -> tuple[str, int]:
    """Return the way of playing and the smallest table that fit what was asked for."""
    if seats is None:
        sizes = game.variants.get(variant, ()) if variant else sum(game.variants.values(), ())
        seats = min(sizes, default=0)
    try:
        return variant or default_variant(game, seats), seats
    except TableRefused as wrong:
        raise Refused("no-such-table") from wrong


def _chosen(game: Game, lobby: Lobby) -> Json:
    """Return what a lobby has agreed on, as the game wants it.

    Raises:
        Refused: no game can be dealt like that.
    """
    chosen = {"variant": lobby.variant, **lobby.options}
    try:
        game.options(lobby.seats, chosen)
    except TableRefused as wrong:
        raise Refused("no-such-table") from wrong
    return chosen


def _resumed(match: Match, log: Sequence[Entry]) -> Match:
    """Bring a match up to the end of its log: some moves may be newer than the position it goes on from."""
    for _ in follow(match, log):
        pass
    return match
