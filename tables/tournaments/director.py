"""The director of all tournaments: starts them, opens the tables of a round, and goes on when its games are over."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from math import inf
from weakref import WeakValueDictionary

from engine.chance import seal_seed
from store import LOOKED, Outdated
from store.contests import Tournament as Row
from tables import Refused, Unreadable
from tables.choices import TABLES
from tables.duration import DAY
from tables.error_logging import log_failure
from tables.play.registry import TableRegistry
from tables.seats.server_limits import list_counted_tables
from tables.share_codes import new_code
from tables.tournaments.games import Held
from tables.tournaments.outcomes import Stopped, end_late, end_now, find_result, was_cut_short
from tables.tournaments.round_tables import RoundTables, Stage
from tables.tournaments.rounds import (
    forfeit_unopened,
    held_by,
    is_round_over,
    is_tournament_over,
    list_unopened_games,
    may_come_back,
    note_scores,
    played_on,
    under_way,
    with_next_round,
)
from tables.tournaments.tournament import Tournament, load_readable_tournament

log = logging.getLogger(__name__)

EVERY = 30.0  # seconds between two looks at all tournaments
STANDSTILL = EVERY + 10.0  # seconds without a look, which are given back to the rounds
EACH, IN_SERVER = 2, 10  # tournaments of one host, and of one server, that are not over
IDLE = 14 * DAY  # seconds; one that nobody has started for longer is not counted
UNSHOWN = 1  # the version of a new tournament: shown by ``look_at_all`` after a stop


class Director:
    """Directs the tournaments of this program's share."""

    def __init__(self, registry: TableRegistry, stage: Stage) -> None:
        self._registry, self._stage = registry, stage
        self._services, self._store = registry.services, registry.services.store
        self._tables = RoundTables(registry, stage, self._keep)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._opening = asyncio.Lock()  # of two that are opened or started at once, the first counts for the second
        self._giving_back = asyncio.Lock()
        self._owed: defaultdict[int, float] = defaultdict(float)  # seconds by which rounds are still to be put off
        self._seen: float | None = None

    def show(self, code: int) -> None:
        """Show a tournament as it is now, soon."""
        self._stage.show(code)

    # -- opening and changing

    async def open(self, new: Row, tournament: Tournament) -> Row:
        """Store a new tournament; its code is drawn here.

        Raises:
            Refused: its host or its server has too many.
        """
        async with self._opening:
            await self._admit(new.guild, new.host)
            row = _written(replace(new, code=new_code() or 1, version=UNSHOWN), tournament)
            return await self._store.keep_tournament(row, tournament.people)

    async def _admit(self, guild: int, host: int) -> None:
        """Check that a person may open one more tournament in a server."""
        here = list_current(await self._store.tournaments_in(guild), self._services.clock())
        if sum(each.host == host for each in here) >= EACH:
            raise Refused("tournament-too-many", most=EACH)
        if len(here) >= IN_SERVER:
            raise Refused("tournament-server-full", most=IN_SERVER)

    async def next_season(self, code: int, host: int, language: str) -> Row:
        """Open the next season of a tournament that is over, with nobody in it, or return it if somebody has.

        ``language``: in which it is shown from now on; its server may have chosen another since.

        Raises:
            Refused: the tournament goes on, or its host or its server has too many.
        """
        row = await self.row(code)
        if row.stage != "over":
            raise Refused("tournament-not-over")
        opened = await self._store.season_after(code)
        if opened is not None:
            return opened
        following = replace(
            row, host=host, language=language, stage="open", due=None, message=None, follows=code,
            created=self._services.clock(),
        )  # fmt: skip
        return await self.open(following, Tournament.load(row.document).next_season())

    async def season_before(self, row: Row) -> Tournament | None:
        """Return the tournament that this one follows; ``None`` if there is none that can be read."""
        before = await self._store.tournament(row.follows) if row.follows is not None else None
        return load_readable_tournament(before.document) if before else None

    async def row(self, code: int) -> Row:
        """Return the stored row of a tournament.

        Raises:
            Refused: there is none.
        """
        row = await self._store.tournament(code)
        if row is None:
            raise Refused("tournament-none")
        return row

    async def change(self, code: int, changed: Callable[[Row, Tournament], Tournament]) -> Row:
        """Change a tournament that is not over, and show it.

        Raises:
            Refused: it is over, or the change itself is refused.
        """
        async with self._lock(code):
            row = await self._changed(code, changed)
        self._stage.show(code)
        return row

    async def _changed(self, code: int, changed: Callable[[Row, Tournament], Tournament]) -> Row:
        while True:
            row = await self.row(code)
            if row.stage == "over":
                raise Refused("tournament-over")
            tournament = changed(row, Tournament.load(row.document))
            try:
                return await self._keep(row, tournament)
            except Outdated:
                log.info("tournament %d: somebody else has changed it meanwhile", code)

    async def note(self, code: int, *, message: int, posted: int) -> Row:
        """Note the message that shows a tournament, and for which round it was posted."""

        def noted(row: Row, tournament: Tournament) -> tuple[Row, Tournament]:
            return replace(row, message=message), replace(tournament, posted=posted)

        async with self._lock(code):
            return await self._rewritten(code, noted)

    async def _rewritten(self, code: int, changed: Callable[[Row, Tournament], tuple[Row, Tournament]]) -> Row:
        """Store a changed tournament; if somebody else was quicker, change what they have stored."""
        while True:
            row = await self.row(code)
            try:
                return await self._keep(*changed(row, Tournament.load(row.document)))
            except Outdated:
                log.info("tournament %d: somebody else has changed it meanwhile", code)

    async def forget(self, user: int, nameless: Mapping[str, str]) -> None:
        """Make all tournaments forget a person; ``nameless`` replaces their name, by language."""
        for row in await self._store.tournaments_of(user):
            async with self._lock(row.code):
                await self._forget(row.code, user, nameless)
            self._stage.show(row.code)

    async def _forget(self, code: int, user: int, nameless: Mapping[str, str]) -> None:
        while True:
            row = await self.row(code)
            try:
                await self._keep_without(row, user, nameless[row.language])
            except Outdated:
                continue
            return

    async def _keep_without(self, row: Row, user: int, name: str) -> None:
        kept = replace(row, host=0 if row.host == user else row.host)
        try:
            without = Tournament.load(row.document).anonymous(user, name, over=row.stage == "over")
            await self._keep(kept, without)
        except Unreadable:  # we cannot tell where it names them, so none of it is kept
            empty = await self._store.change_tournament(replace(kept, stage="over", due=None, document={}), [])
            await self._store.tournament_shown(row.code, empty.version)  # it never can be

    async def start(self, code: int) -> Row:
        """Begin the first round.

        Raises:
            Refused: it has begun, is over, or has too few entries, its game is gone, or the server allows fewer
                tables at once.
        """
        async with self._lock(code):
            row = await self.row(code)
            if row.stage != "open":
                raise Refused("tournament-begun" if row.stage == "playing" else "tournament-over")
            drawn = _drawn_by_lot(Tournament.load(row.document).complete(), self._registry.new_seed())
            self._registry.game(drawn.game)  # its package may have been removed since
            async with self._opening:
                await self._check_there_is_room(row.guild, len(drawn.entries) // 2 * drawn.team)
                await self._give_back(self._ours(await self._store.tournaments_on()))  # the new round has lost none
                await self._next_round(row, drawn)
        await self.look(code)  # opens the tables, below which the message belongs
        self._stage.show(code)
        return await self.row(code)

    async def _check_there_is_room(self, guild: int, tables: int) -> None:
        """Check that so many more tables may be open in a server; the first round has the most."""
        most = TABLES.read(await self._store.settings("guild", guild))
        if most and await self._count_tables(guild) + tables > most:
            raise Refused("server-full", most=most)

    async def _count_tables(self, guild: int) -> int:
        """Return how many tables are open in a server, or will be as soon as a round that has begun is opened."""
        here = [row for row in await self._store.tournaments_in(guild) if row.stage == "playing"]
        begun = filter(None, [load_readable_tournament(row.document) for row in here])
        opened = await list_counted_tables(self._store, guild, self._services.clock())
        return len(opened) + sum(len(list_unopened_games(each)) for each in begun)

    async def end(self, code: int) -> None:
        """End a tournament before its time; its games stop without a result.

        Raises:
            Refused: it is over.
        """
        async with self._lock(code):
            row = await self.row(code)
            if row.stage == "over":
                raise Refused("tournament-over")
            before = Tournament.load(row.document)
            games = under_way(before) if before.rounds else []
            tournament = _counted(before, await self._results(games))
            await self._end(row, _stopped(tournament))
        self._stage.show(code)

    async def _stop_games(self, row: Row) -> None:
        """End the games that go on though their tournament is over; those that ended otherwise meanwhile count.

        Then everybody may see the cards of its last round.
        """
        tournament = Tournament.load(row.document)
        games = under_way(tournament) if tournament.rounds else []
        meanwhile = [number for number in games if not await end_now(self._registry, number)]
        decided = [number for number in meanwhile if not await was_cut_short(self._registry, number)]
        if decided:
            await self._keep(row, _stopped(_counted(tournament, await self._results(decided))))
        await self._unseal(tournament)

    async def _results(self, games: Iterable[int]) -> list[Stopped]:
        """Return how those of these games ended that are over."""
        found = [await find_result(self._registry, number) for number in games]
        return [each for each in found if each is not None]

    async def discard(self, code: int) -> None:
        """End a tournament that nobody has seen, and show nothing of it.

        Raises:
            Refused: there is no such tournament.
        """
        async with self._lock(code):
            row = await self.row(code)
            unseen = Tournament.load(row.document)
            over = await self._end(row, replace(unseen, posted=len(unseen.rounds) + 1))  # an erasure would show it
            await self._store.tournament_shown(code, over.version)

    # -- going on

    async def go_on_after_game(self, code: int) -> None:
        """Go on with a tournament of which a game has stopped, but first give back the time of a standstill."""
        if self._stood_still():
            await self._give_back(self._ours(await self._store.tournaments_on()))
        await self.look(code)

    async def look(self, code: int) -> None:
        """Go on with a tournament: count the games that are over, begin the next round, open its tables.

        Show it if anything has changed.
        """
        async with self._lock(code):
            await self._put_off(code)
            row = await self.row(code)
            if row.stage == "playing":
                await self._go_on(row)
            changed = await self.row(code) != row
        if changed:
            self._stage.show(code)

    async def _go_on(self, row: Row) -> None:
        before = Tournament.load(row.document)
        now, due = self._services.clock(), row.due or inf
        late = now >= due
        if late and not await self._can_be_reached(before):
            return
        stopped = [await self._stopped(number, late=late) for number in under_way(before)]
        tournament = forfeit_unopened(_counted(before, [each for each in stopped if each is not None]))
        tournament = played_on(tournament, late=due - now < tournament.turn)
        if is_round_over(tournament, late=late):
            row = await self._next_round(row, tournament, before)
        elif tournament != before:
            row = await self._keep(row, tournament)
        if row.stage == "playing":
            await self._tables.open(row, Tournament.load(row.document))

    async def _can_be_reached(self, tournament: Tournament) -> bool:
        """Return whether people can play at all tables of the round: elsewhere, no time may run out."""
        for number in under_way(tournament):
            if not await self._services.reach(number):
                return False
        return True

    async def _stopped(self, number: int, *, late: bool) -> Stopped | None:
        """Return how a game of the round ended; end it if it is late."""
        return await end_late(self._registry, number) if late else await find_result(self._registry, number)

    async def _next_round(self, row: Row, tournament: Tournament, before: Tournament | None = None) -> Row:
        """Begin the next round, wait for somebody who is absent, or end the tournament after the last."""
        following = await asyncio.to_thread(with_next_round, tournament)  # may take half a second
        held = held_by(tournament, following)
        if held:
            tournament = tournament.with_round(replace(tournament.round, held=held))
        if held and self._waits(row, tournament, held):
            return row if tournament == before else await self._keep(row, tournament)
        if following is None:
            return await self._end(row, tournament)
        await self._unseal(tournament)
        due = self._services.clock() + following.length
        return await self._keep(replace(row, stage="playing", due=due), following)

    def _waits(self, row: Row, tournament: Tournament, held: Held) -> bool:
        """Return whether a round waits: half of its time for anyone absent, all of it if only they can be paired."""
        left = (row.due or 0.0) - self._services.clock()
        return may_come_back(tournament) and left > (tournament.length / 2 if held == "absent" else 0)

    async def _end(self, row: Row, tournament: Tournament) -> Row:
        """Store that a tournament is over, then end what goes on, as ``_finish_ending`` does if this fails."""
        over = await self._keep(replace(row, stage="over", due=None), tournament)
        await self._stop_games(over)
        return over

    async def _unseal(self, tournament: Tournament) -> None:
        """Let everybody see the cards of the round that is over."""
        for code in tournament.round.deals if tournament.rounds else ():
            await self._store.close_challenge(code, self._services.clock())

    # -- time

    async def run(self) -> None:
        """Look at all tournaments now and then, until canceled."""
        while True:
            try:
                await self.look_at_all()
            except Exception as wrong:
                log_failure(log, "the tournaments were not looked at", wrong)
            await self._services.sleep(EVERY)

    async def look_at_all(self) -> None:
        """Show what was not shown, give back the time in which the program did not run, go on with every tournament."""
        for row in self._ours(await self._store.tournaments_unshown()):
            await self._finish_ending(row.code)
            self._stage.show(row.code)
        rows = self._ours(await self._store.tournaments_on())
        if not rows:
            self._seen = self._services.clock()
            return
        await self._give_back(rows)
        for row in rows:
            try:
                await self.look(row.code)
            except Exception as wrong:
                log_failure(log, f"tournament {row.code}: not looked at", wrong)
            if self._stood_still():  # to open many tables may take minutes, or the program stood still meanwhile
                await self._give_back(rows)
            else:
                await self._note_alive()

    async def _finish_ending(self, code: int) -> None:
        """End the games of a tournament that is over, if the program stopped before it had ended them all."""
        async with self._lock(code):
            row = await self.row(code)
            try:
                if row.stage == "over":
                    await self._stop_games(row)
            except Exception as wrong:
                log_failure(log, f"tournament {code}: its games were not ended", wrong)

    def _ours(self, rows: Iterable[Row]) -> list[Row]:
        return [row for row in rows if self._services.share.has(row.guild)]

    def _stood_still(self) -> bool:
        """Return whether there may be time to give back before anything is reckoned."""
        return bool(self._owed) or self._seen is None or not 0 <= self._services.clock() - self._seen <= STANDSTILL

    async def _give_back(self, rows: Iterable[Row]) -> None:
        """Put off the end of each round by the time in which nobody could play it, and if somebody has set the clock.

        The program did not run or stood still, nothing could be stored, or people could not reach one of the tables.
        """
        async with self._giving_back:  # or two would give back the same time
            now = self._services.clock()
            seen, usual = self._seen, STANDSTILL
            if seen is None:
                seen, usual = float(await self._store.value(LOOKED) or now), 0.0  # it has just started
            else:
                await self._store.keep(LOOKED, str(seen))  # fails while moves cannot be stored either
            lost = now - seen
            for row in rows:
                if not 0 <= lost <= usual or await self._is_cut_off(row):
                    self._owed[row.code] += lost
            self._seen = now
            await self._put_off_rounds()
            await self._note_alive()

    async def _put_off_rounds(self) -> None:
        """Put off rounds by the time that they are owed; after a failure, the next look puts off the others.

        We wait for no round that is being looked at: to open its tables may take minutes.
        """
        for code in [*self._owed]:
            if not self._lock(code).locked():
                async with self._lock(code):
                    await self._put_off(code)

    async def _is_cut_off(self, row: Row) -> bool:
        """Return whether people cannot reach one of the tables of the round; ``False`` if that cannot be told."""
        try:
            return not await self._can_be_reached(Tournament.load(row.document))
        except Exception as wrong:
            log_failure(log, f"tournament {row.code}: not known whether it can be reached", wrong)
            return False

    async def _put_off(self, code: int) -> None:
        """Put off the end of a round by what it is owed, and show it; a round that cannot be read is left as it is."""
        seconds = self._owed.pop(code, 0.0)
        if not seconds:
            return

        def later(row: Row, tournament: Tournament) -> tuple[Row, Tournament]:
            return replace(row, due=None if row.due is None else row.due + seconds), tournament

        try:
            await self._rewritten(code, later)
        except Unreadable as wrong:
            log_failure(log, f"tournament {code}: its round was not put off", wrong)
        except BaseException:
            self._owed[code] += seconds
            raise
        else:
            self._stage.show(code)

    async def _note_alive(self) -> None:
        now = self._services.clock()
        await self._store.keep(LOOKED, str(now))
        self._seen = now  # only now: nobody could play while nothing could be stored

    # -- storing

    async def _keep(self, row: Row, tournament: Tournament) -> Row:
        return await self._store.change_tournament(_written(row, tournament), tournament.people)

    def _lock(self, code: int) -> asyncio.Lock:
        return self._locks.setdefault(code, asyncio.Lock())


def list_current(found: Iterable[Row], now: float) -> list[Row]:
    """Return those tournaments of a server that count: all but those that nobody has started for a long time."""
    return [each for each in found if each.stage == "playing" or now - each.created < IDLE]


def _written(row: Row, tournament: Tournament) -> Row:
    return replace(row, document=tournament.dump())


def _stopped(tournament: Tournament) -> Tournament:
    """Return a tournament that its host ends, with a note if that is too early."""
    return replace(tournament, stopped=not is_tournament_over(tournament))


def _counted(tournament: Tournament, stopped: Iterable[Stopped]) -> Tournament:
    """Return the tournament with the scores of games that have stopped, and the people who were away noted."""
    ended = {each.table: each for each in stopped}
    for user in {user for each in ended.values() for user in each.absent}:
        tournament = tournament.sit_out(user, absent=True)
    firsts = {game.table: game.first for pairing in tournament.pairings() for game in pairing.games if game.table}
    scores = {number: each.score(firsts[number]) for number, each in ended.items()}
    return note_scores(tournament, scores, {number for number, each in ended.items() if each.forfeit})


def _drawn_by_lot(tournament: Tournament, seed: bytes) -> Tournament:
    """Return the tournament with its entries in an order drawn by lot."""
    keys = {at: seal_seed(seed + at.to_bytes(2, "big")) for at in range(len(tournament.entries))}
    order = sorted(keys, key=lambda at: keys[at])
    return replace(tournament, entries=tuple(tournament.entries[at] for at in order))
