"""All tables of the bot: opening one, finding it, and waking it when somebody touches it."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Collection, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import replace
from weakref import WeakKeyDictionary, WeakValueDictionary

from engine import match as matches
from engine.chance import seal_seed
from engine.contributions import Contribution
from engine.core import Event, Game
from engine.match import Match
from store import STOPPED, AlreadyBegun, Changes, Deed, End, Outdated, Status, StoreClosed, StoreError, StoreFailed
from store import Table as Row
from tables import Refused, Unreadable
from tables.backoff import PATIENT, Wait, retry_patiently
from tables.card_editions import CardEditions
from tables.error_logging import log_mistake
from tables.play.fixed_tables import check_it_stays_the_same, find_playable_challenge
from tables.play.services import Services, Work
from tables.play.stored_games import TableHistory, dump_position, dump_sitters, load_match
from tables.play.table import Table, keep_no_time
from tables.play.timekeeper import Timekeeper
from tables.seats.contributions import collect_contributions, list_computer_seats, replace_seal
from tables.seats.lobby import Lobby, complete_options, host_only, pick_size
from tables.seats.server_limits import check_server_limits

log = logging.getLogger(__name__)

LAST = 5.0  # seconds that moves and thoughts under way may take at shutdown
AWAKE = 500  # games in play kept in memory; a sleeping one is rebuilt from its log when somebody touches it


class TableRegistry:
    """The tables. A lobby is a row of the store; a game in play is a ``Table`` as well."""

    def __init__(
        self,
        games: Mapping[str, Game],
        services: Services,
        new_seed: Callable[[], bytes] = lambda: secrets.token_bytes(32),
        brought: Callable[[Lobby, int, int | None], tuple[Contribution, ...]] = collect_contributions,
    ) -> None:
        self.games = games
        self.services = services
        self.editions = CardEditions(services.store, games)
        self.timekeeper = Timekeeper(services, self.table, lambda number: self._in_use.get(number))
        self.new_seed = new_seed  # draws the secret of a deal
        self._brought = brought
        self.opening = asyncio.Lock()  # held while open tables, or challenges, are counted and another is opened
        self._awake: OrderedDict[int, Table] = OrderedDict()
        self._in_use: WeakValueDictionary[int, Table] = WeakValueDictionary()  # awake, or held by somebody
        self.erasing: dict[int, set[int]] = {}  # by person, the tables from which they are being erased
        self._broken_off = False
        self._work = Work("what is in doubt")
        # Tables of other shares, each read again for every click; in order, which a set of them would not keep.
        self._visited: WeakKeyDictionary[Table, None] = WeakKeyDictionary()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    # -- lobbies

    async def open(
        self, *, guild: int | None, channel: int, name: str, game: str, host: int, host_name: str, language: str,
        seats: int | None = None, variant: str | None = None, travels: bool = False,
    ) -> Row:  # fmt: skip
        """Open a lobby with its host seated, and store the secret of its deal before anybody sees the hash.

        ``travels`` is as in ``Lobby``.

        Raises:
            Refused: there is no such game or table, or the server or the host has too many tables open.
        """
        box, now = self.game(game), self.services.clock()
        empty = Lobby(game, host, *pick_size(box, seats, variant), travels=travels)
        complete_options(box, empty)
        async with self.opening:
            agreed = await check_server_limits(self.services.store, guild, host, now)
            seed = self.new_seed()
            lobby = replace_seal(replace(empty, **agreed).join(host, host_name), seal_seed(seed))
            return await self.services.store.create_table(
                guild=guild, channel=channel, place=channel, name=name, game=game, host=host, language=language,
                lobby=lobby.dump(), created=now, seats=dump_sitters(lobby.sitters), seed=seed,
            )  # fmt: skip

    async def open_again(self, played: Row, host: int, lobby: Lobby) -> Row:
        """Open the lobby of a rematch with a secret of its own, or return the existing one.

        Raises:
            Refused: the server or the host has too many tables open for another one.
        """
        seed, now = self.new_seed(), self.services.clock()
        lobby = replace_seal(lobby, seal_seed(seed))
        like = replace(played, host=host, lobby=lobby.dump(), created=now)
        async with self.opening:
            if await self.services.store.rematch(played.id) is None:
                await check_server_limits(self.services.store, played.guild, host, now)
            return await self.services.store.play_again(like, dump_sitters(lobby.sitters), seed)

    def game(self, key: str) -> Game:
        """Return a game on the catalog.

        Raises:
            Refused: there is no game with this key.
        """
        if key not in self.games:
            raise Refused("no-such-game", game=key)
        return self.games[key]

    async def change(self, number: int, changed: Callable[[Lobby], Lobby]) -> Row:
        """Change a lobby and store it; changes wait for each other.

        Raises:
            Refused: it is not a lobby, or no longer one, or the change itself is refused.
        """
        async with self._lock(number):
            while True:
                try:
                    return await self._change(await self.lobby_row(number), changed)
                except Outdated:
                    log.info("table %d: another process has changed it meanwhile", number)

    async def _change(self, row: Row, changed: Callable[[Lobby], Lobby]) -> Row:
        before, now = Lobby.load(row.lobby), self.services.clock()
        lobby = changed(before).noted(before, now)
        check_it_stays_the_same(before, lobby)
        complete_options(self.game(lobby.game), lobby)
        status: Status = "ended" if lobby.deserted else "lobby"
        changes: Changes = {"lobby": lobby.dump(), "host": lobby.host, "touched": now, "status": status}
        return await self._store_lobby(row, lobby, changes)

    async def _store_lobby(self, row: Row, lobby: Lobby, changes: Changes) -> Row:
        seats = dump_sitters(lobby.sitters)
        changed = await self.services.store.commit(row.id, Deed(seats=seats, changes=changes, before=row))
        assert changed is not None, "seats belong to the table"
        return changed

    async def cancel(self, number: int, user: int, *, moderator: bool = False) -> Row:
        """Close a lobby or a frozen table by its row alone, for its host or a moderator.

        Raises:
            Refused: it is neither, or no longer, or the user is neither host nor moderator.
            StoreError: it was not closed; if that was stored for a frozen table anyway, its people are told later.
        """
        async with self._lock(number):
            row = await self.row(number)
            if row.status not in ("lobby", "frozen"):
                raise _begun(row)
            if user != row.host and not moderator:
                raise host_only(row.host)
            await self._close(row)
        if row.status == "frozen":
            await self._tell_closed(number)
        return replace(row, status="ended")

    async def _close(self, row: Row) -> None:
        self._forget(row.id)  # first, because a failure may leave in doubt whether it was stored
        try:
            await self.services.store.commit(row.id, Deed(end=End("ended", self.services.clock())))
        except StoreError:
            if row.status == "frozen":
                self._work.start(self._tell_if_closed(row.id))
            raise

    async def start(self, number: int, user: int, click: int | None = None, place: int | None = None) -> Table:
        """Deal the cards; of two clicks at once, only one does.

        ``click`` is the id of a click on Start in the lobby, which goes into the deal. The game is played at ``place``,
        a channel or a thread, if it is given.

        Raises:
            Refused: it is not a lobby, or no longer one, or it is not ready, or its secret had to be drawn again.
            StoreError: it was not dealt; if it was stored anyway, the game is shown later.
        """
        try:
            table, events = await self._start(number, user, click, place)
        except StoreError:
            self._work.start(self._show_if_dealt(number))
            raise
        await table.begin(events)
        return table

    async def _start(self, number: int, user: int, click: int | None, place: int | None) -> tuple[Table, list[Event]]:
        async with self._lock(number):
            row = await self.lobby_row(number)
            lobby = Lobby.load(row.lobby)
            lobby.ready(user, self.services.clock())
            if place is not None:  # not before: another click may have dealt, and the game is played elsewhere
                row = await self.services.store.update_table(number, place=place)
            try:
                match, events = await self._deal(row, lobby, user, click)
            except AlreadyBegun as wrong:
                raise Refused("begun") from wrong
            except Outdated as wrong:
                raise Refused("lobby-changed") from wrong
            table = self._new(await self.row(number), lobby, match)
            await self._keep(table)
        return table, events

    async def _show_if_dealt(self, number: int) -> None:
        """Show a game that is in play although the store reported a failure: nobody may press anything again."""
        await self.services.sleep(PATIENT.pause(1))  # what was under way at a server may still be stored
        with suppress(Refused, StoreClosed):  # it was not dealt, or the next start shows it
            table = await retry_patiently(lambda: self.table(number), _wait_for_store, self.services.sleep)
            await table.tell(self.services.herald.seated(table))

    async def _deal(self, row: Row, lobby: Lobby, user: int, click: int | None) -> tuple[Match, list[Event]]:
        """Deal the cards and store them; raise what the store raises if somebody was quicker."""
        game, (seed, brought, piles) = self.game(lobby.game), await self._chance(row, lobby, user, click)
        noted = list_computer_seats(lobby, brought)
        options = complete_options(game, lobby)
        match, events = matches.deal_match(game, lobby.seats, options, seed, brought, noted, piles)
        dealt, sitters = dump_position(game, match.state), dump_sitters(lobby.sitters)
        await self.editions.keep(game)
        await self.services.store.begin(row.id, match.head, seed, match.log[0], sitters, dealt, row)
        return match, events

    async def _chance(
        self, row: Row, lobby: Lobby, user: int, click: int | None
    ) -> tuple[bytes, tuple[Contribution, ...], bool]:
        """Return the secret of a lobby, what people brought since its hash was shown, and whether piles have orders.

        A lobby from before there were such secrets gets one now. One that a backup has brought back may have been
        dealt before, so that its secret was public: it gets another, for all to see. A challenge has its own secret,
        and nobody brings anything, so that all its tables are dealt the same cards.
        """
        if lobby.challenge:
            challenge = await find_playable_challenge(self.services, lobby.challenge)
            return challenge.seed, (), challenge.piles
        seed = await self.services.store.lobby_seed(row.id)
        if seed is not None:
            return seed, self._brought(lobby, user, click), True
        seed = self.new_seed()
        if not lobby.seal:
            return seed, (), True
        again = replace_seal(lobby, seal_seed(seed))
        await self._store_lobby(row, again, {"lobby": again.dump(), "seed": seed})
        raise Refused("sealed-again")

    async def lobby_row(self, number: int) -> Row:
        """Return the stored row of a lobby; unfreeze it if it can be read again.

        Raises:
            Refused: it is not a lobby, or no longer one, or it cannot be read.
        """
        row = await self.row(number)
        if row.status not in ("lobby", "frozen"):
            raise _begun(row)
        try:
            Lobby.load(row.lobby)
        except Unreadable as wrong:
            await self._freeze(row, wrong)
            raise
        row = await self._unfrozen(row, "lobby")
        if row.status != "lobby":
            raise _begun(row)
        return row

    # -- finding a table

    async def row(self, number: int) -> Row:
        """Return the stored row of a table.

        Raises:
            Refused: there is no table with this number.
        """
        row = await self.services.store.table(number)
        if row is None:
            raise Refused("no-table")
        return row

    def in_memory(self, number: int) -> Table | None:
        """Return a table that this program looks after, if it is awake."""
        return self._in_use.get(number)

    async def table(self, number: int) -> Table:
        """Return a game in play or one that has stopped; rebuild it from its log if it is asleep.

        Raises:
            Refused: there is no table with this number, nothing was dealt there, or its log cannot be read.
        """
        async with self._lock(number):
            table = self._in_use.get(number) or await self._load(number)
            await self._keep(table)
        table.wake()
        return table

    async def refresh(self, number: int) -> None:
        """Catch up with what another process has done at a table, and show it."""
        table = self._in_use.get(number)
        if table is not None:
            await table.refresh()
            return
        table, herald = await self.table(number), self.services.herald
        await table.tell(herald.seated(table) if table.status == "playing" else herald.closed(table))

    async def reread(self, number: int) -> None:
        """Catch up with what another process has done at a table in memory, if it is."""
        if number in self._in_use:
            await self.refresh(number)

    def list_in_memory(self) -> list[int]:
        """Return the tables in memory that this process looks after."""
        return [*self._in_use]

    async def _load(self, number: int) -> Table:
        row = await self.row(number)
        try:
            lobby, match = await load_match(self.services.store, self.editions, row)
        except Unreadable as wrong:
            await self._freeze(row, wrong)
            raise
        row = await self._unfrozen(row, "playing")
        table = self._new(row, lobby, match)
        table.history = TableHistory(await self.services.store.table_events(number))
        if row.status != "playing":
            table.status = row.status
        if row.status == "ended":
            table.match.abandon()
        if table.ours:
            await self._wake(table)
        elif lobby.time:
            table.turns = {turn.seat: turn for turn in await self.services.store.turns(number)}  # to be shown only
        return table

    async def _wake(self, table: Table) -> None:
        """Go on with a table that was asleep, wherever the program may have stopped."""
        await self.timekeeper.recall(table)  # first: without its turns, no time could be given back to it
        self._in_use[table.number] = table
        if table.row is not None and table.row.status == "playing":
            await table.count_victory()  # in case the program stopped right after the last move
            await table.keep_time()
            await table.begin()  # in case the program stopped right before one

    def _new(self, row: Row, lobby: Lobby, match: Match) -> Table:
        """Return a table; of one that belongs to another share, this program keeps no clock."""
        ours = self.services.share.has(row.guild)
        keep_time = self.timekeeper.sync if ours else keep_no_time
        table = Table(row.id, lobby, match, self.services, keep_time, row=row, ours=ours, stopped=self._stopped)
        if self._broken_off:
            table.retire()
        return table

    async def _freeze(self, row: Row, wrong: Unreadable) -> None:
        """Freeze a table that cannot be read: its clocks stop, and it counts for nothing."""
        if row.status not in ("lobby", "playing") or not self.services.share.has(row.guild):
            return  # it has stopped, or is for the program that looks after it to freeze
        log_mistake(row.id, 0, "not rebuilt", wrong)
        await self.services.store.keep_turns(row.id, [])
        frozen = await self.services.store.update_table(row.id, status="frozen")
        await self.tell_unreadable(frozen)

    async def _unfrozen(self, row: Row, status: Status) -> Row:
        """Return the row of a table that can be read; if it was frozen because it could not be, let it go on."""
        thaws = row.status == "frozen" and self.services.share.has(row.guild)
        return await self.services.store.unfreeze(row.id, status) if thaws else row

    async def _tell_closed(self, number: int) -> None:
        """Tell the people of a frozen table that somebody has closed it."""
        try:
            table = await self.table(number)
        except Refused:
            await self.tell_unreadable(await self.row(number))
        else:
            await table.tell(self.services.herald.closed(table))

    async def _tell_if_closed(self, number: int) -> None:
        """Tell that a frozen table is closed although the store reported a failure."""
        await self.services.sleep(PATIENT.pause(1))  # what was under way at a server may still be stored
        with suppress(StoreClosed):  # the next start tells it
            row = await retry_patiently(lambda: self.row(number), _wait_for_store, self.services.sleep)
            if row.status == "ended":
                await self._tell_closed(number)

    async def tell_unreadable(self, row: Row) -> None:
        """Tell the people of a table that it cannot be read; only report it if they cannot be told."""
        try:
            await self.services.herald.unreadable(row)
        except Exception as wrong:
            log_mistake(row.id, 0, "not told", wrong)

    @asynccontextmanager
    async def holding(self, numbers: Collection[int]) -> AsyncIterator[None]:
        """Block these tables within the ``with`` statement: no change, deal, waking or move.

        Locks are taken in the order of the numbers, so that no two holders wait for each other.
        """
        async with AsyncExitStack() as held:
            for number in sorted(numbers):
                await held.enter_async_context(self._lock(number))
                table = self._in_use.get(number)
                if table is not None:
                    await held.enter_async_context(table.still())
            yield

    def forget(self, user: int, names: Mapping[int, str]) -> None:
        """Make games that are awake forget a person who is erased; the caller holds their tables.

        ``names`` gives, for each table, the name that replaces the person's.
        """
        for number in self._in_use.keys() & names.keys():
            table, name = self._in_use[number], names[number]
            table.lobby, table.history = table.lobby.anonymous(user, name), table.history.anonymous(user, name)

    def _forget(self, number: int) -> None:
        """Drop a table from memory, so that it is read from the store again when next needed."""
        self._awake.pop(number, None)
        self._in_use.pop(number, None)

    # -- sleep

    @property
    def awake(self) -> int:
        """How many tables are kept in memory."""
        return len(self._awake)

    async def _keep(self, table: Table) -> None:
        """Keep a table awake; if there are too many, let the least recently used sleep."""
        if not table.ours:
            self._visited[table] = None
            return
        self._in_use[table.number] = table
        if table.status in STOPPED:
            return  # it is kept by those who use it, and no longer
        self._awake[table.number] = table
        self._awake.move_to_end(table.number)
        while len(self._awake) > AWAKE:
            _, oldest = self._awake.popitem(last=False)
            await oldest.keep_position()

    def _stopped(self, table: Table) -> None:
        """Let a table sleep whose game has stopped, as soon as nobody uses it any more."""
        if table.status in STOPPED:
            self._awake.pop(table.number, None)

    def _lock(self, number: int) -> asyncio.Lock:
        """Return the lock of a table, so that no two things happen to it at once."""
        return self._locks.setdefault(number, asyncio.Lock())

    async def resume(self) -> None:
        """Store today's cards and give back the time since the program stopped; call this before handling any event."""
        for game in self.games.values():  # logs name their cards: they are needed after the file has changed
            await self.editions.keep(game)
        await self.timekeeper.resume()

    async def keep_positions(self) -> None:
        """Store the positions of games that an older program stored only as logs."""
        for number in await self.services.store.without_position():
            async with self._lock(number):
                await self._keep_position(await self.row(number))

    async def _keep_position(self, row: Row) -> None:
        try:
            _, match = await load_match(self.services.store, self.editions, row)
            await self.services.store.snapshot(row.id, match.ply, dump_position(match.game, match.state))
        except Unreadable as wrong:
            await self._freeze(row, wrong)
        except Exception as wrong:
            log_mistake(row.id, 0, "position not stored", wrong)

    async def close(self) -> None:
        """Store the positions of all games in memory, then give work under way ``LAST`` seconds to finish."""
        tables = [*self._in_use.values(), *self._visited]
        await asyncio.gather(*(table.keep_position() for table in tables))
        for table in tables:  # nothing new begins while the rest is finished
            table.retire()
        try:
            async with asyncio.timeout(LAST):
                await asyncio.gather(*(table.rest() for table in tables))
        except TimeoutError:
            log.info("stopped before every table had finished its work")
        await self.timekeeper.record_alive()
        self.services.thinker.close()

    def break_off(self) -> None:
        """Cancel what the tables are still doing; the next start goes on from what is stored.

        A table may have been dealt by the last answer. It must not go on in a process that serves other shards.
        """
        self._broken_off = True
        self._work.cancel()
        for table in [*self._in_use.values(), *self._visited]:
            table.retire()
            table.work.cancel()


def _begun(row: Row) -> Refused:
    """Return the refusal for an action that only a lobby allows."""
    return Refused("begun" if row.status == "playing" else row.status)


def _wait_for_store(wrong: Exception) -> Wait | None:
    return Wait(f"it is unknown whether a table was dealt: {wrong}") if isinstance(wrong, StoreFailed) else None
