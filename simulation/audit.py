"""Check that everybody sees what the store holds, at a moment when nothing fails and nobody clicks."""

from __future__ import annotations

import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Callable, Collection, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from cogs.answering.layout import Screen
from cogs.answering.pictures import Pictures
from cogs.answering.settings import HANDS
from cogs.lobby.screens import draw_lobby, lobby_screen
from cogs.table import screens
from cogs.table.result import becomes_result, draw_result
from engine.core import NOBODY, Event, Game, Seat
from engine.record import Record
from engine.verify import verify_record
from playground.model import Message
from playground.people import Person
from playground.playground import Playground
from simulation.contest_audit import ContestAudit
from simulation.database import Database
from simulation.figures import Problem
from simulation.ledger import Ledger
from simulation.likeness import show_alike
from simulation.message_parts import Parts, describe_difference, form_of, parts_of, with_ends
from simulation.people import is_hand, stamp_of
from store import POSTING, STOPPED, Remembered, Turn, sqlite
from store import Table as Row
from tables import Clock, Refused
from tables.play.registry import TableRegistry
from tables.play.services import Services
from tables.play.stored_games import dump_sitters
from tables.play.table import Table
from tables.seats.lobby import Lobby
from tables.thinking.thinking import AtOnce
from words import Words

Absence = tuple[int, int]  # a table, and a user who stays away from it
TRIES = 5  # a picture that is late on a busy machine is asked for again
WRITTEN = (0, 20)  # messages and answers to commands; Discord's page "Message", section "Message Types"
LIST = "il:my-tables:0:0:"  # the button of a list of tables, which has one to a hand, too
CALLS, NOTICE = ("ping", "hand"), "notice"  # the first words of what a person is sent in turn, and on their time


class Silent:
    """A herald that stays silent: the audit works on a copy."""

    async def played(self, table: Table, seat: Seat, events: Sequence[Event]) -> None: ...
    async def thinking(self, table: Table, seat: Seat) -> None: ...
    async def seated(self, table: Table) -> None: ...
    async def closed(self, table: Table) -> None: ...
    async def unreadable(self, row: Row) -> None: ...
    async def timed(self, table: Table, user: int, what: str) -> None: ...


class Thoughtless(AtOnce):
    """A thinker who does not move for anybody."""

    async def think(self, game: Game, level: str, view: Any, moves: Sequence[Any], seed: int) -> str:
        raise Refused("stale")


class PostedPictures(Pictures):
    """Draws again what was posted with a picture, though its server may want none since."""

    async def wanted(self, user: int | None, guild: int | None) -> bool:
        """Return that a picture is wanted: nobody asks for one that was not posted."""
        return True


class Audit:
    """One look at everything: a copy of the store, and the playground as it is."""

    def __init__(
        self, place: Playground, store: sqlite.SqliteStore, games: dict[str, Game], ledger: Ledger, clock: Clock
    ) -> None:
        self._place, self._store, self._games, self._ledger = place, store, games, ledger
        self._registry = TableRegistry(games, Services(store, Silent(), Thoughtless(0.0), clock, reach=self._reach))
        self._pictures = PostedPictures(store, pictures=True)
        self._known: dict[int, Remembered] = {}  # by message
        self._messages = {
            each.id: each for channel in place.world.channels.values() for each in channel.messages.values()
        }
        bot = place.application.user
        self._public = [each for each in self._messages.values() if each.author is bot and each.kind in WRITTEN]
        self._contests = ContestAudit(store, self._registry, self._public)

    async def _reach(self, number: int) -> bool:
        """Return whether the clock of a table runs; it stops while people cannot reach the table."""
        turns = await self._store.turns(number)
        return not turns or any(turn.due is not None for turn in turns)

    async def tables(
        self,
        numbers: Collection[int],
        away: Collection[Absence],
        apart: Collection[int] = (),
        interrupted: Collection[int] = (),
    ) -> list[Problem]:
        """Return what is wrong at these tables; ``away`` are the players who stayed away.

        Messages in the channels ``apart`` may be about nothing that is stored. Of ``interrupted`` interactions, the
        announcement of an answer may be left.
        """
        found: list[Problem] = []
        for number in numbers:
            row = await self._store.table(number)
            assert row is not None, "a table that has a number has a row"
            found += await self._table(row, away)
        return found + self._strangers(apart, interrupted)

    async def _table(self, row: Row, away: Collection[Absence]) -> list[Problem]:
        known = await self._store.remembered(row.id)
        self._known |= {each.message: each for each in known}
        found = [*self._missing(row, known), *self._charged(row, known, away), *await self._seated(row)]
        if row.status == "lobby" or not await self._store.log(row.id):
            return found + await self._compare_lobby(row, known)
        found += self._ledger.compare(row.id, await self._store.log(row.id))
        if row.status == "frozen":
            return [*found, Problem("lost", row.id, "it was frozen")]
        turns = await self._store.turns(row.id)  # before a table is loaded: that sets its clocks going
        try:
            table = await self._registry.table(row.id)
        except Refused as wrong:
            return [*found, Problem("lost", row.id, f"it cannot be read: {wrong.reason}")]
        found += [*self._timed(table, turns), *find_changed_rules(table)]
        if row.status == "finished":
            found += await self._finished(row)
        found += [*await self._compare_board(row, table, known), *self._called(table, known)]
        found += await self._compare_result(row, table, known)
        return found + await self._called_otherwise(row, known)

    async def loose(self, numbers: Collection[int], may_have_missed: Callable[[Row], bool]) -> list[Problem]:
        """Return what is wrong at these tables, where anybody may pause, leave or erase anything at any time.

        Of some, people ``may_have_missed`` the board: Discord did not let the bot write to them.
        """
        return [each for number in numbers for each in await self._loose(number, may_have_missed)]

    async def _loose(self, number: int, may_have_missed: Callable[[Row], bool]) -> list[Problem]:
        row = await self._store.table(number)
        if row is None:  # erased
            return []
        known = await self._store.remembered(number)
        here, log = not row.lobby.get("travels"), await self._store.log(number)
        if row.status in ("lobby", "frozen") or not log:
            # Elsewhere only what was pressed lately is edited.
            return await self._compare_lobby(row, known) if here else []
        table = await self._registry.table(number)
        found = [*self._ledger.compare(number, log)]
        if here and not may_have_missed(row):
            found += [*self._missing(row, known), *await self._compare_board(row, table, known)]
            found += await self._compare_result(row, table, known)
        return found + (await self._finished(row) if row.status == "finished" else [])

    # -- messages

    def _missing(self, row: Row, known: Sequence[Remembered]) -> Iterator[Problem]:
        """Yield remembered messages that no longer exist.

        What was about to be posted when the disk failed is no message; the next start looks after it.
        """
        for each in known:
            if each.message not in self._messages and first_word(each.kind) != POSTING:
                yield Problem("orphaned", row.id, f"remembers a {each.kind} that is gone")

    def _strangers(self, apart: Collection[int], interrupted: Collection[int]) -> list[Problem]:
        """Return the public messages of the bot that no table knows."""
        known = {*self._known, *self._contests.known()}
        return [
            Problem("orphaned", read_table_number(each), f"nobody knows of message {each.id}: {each.text[:80]!r}")
            for each in self._public
            if each.id not in known and each.channel.id not in apart and not is_left(each, interrupted)
        ]

    async def _compare_lobby(self, row: Row, known: Sequence[Remembered]) -> list[Problem]:
        """Return whether the lobby shows its seats, and no buttons while its game is played."""
        compared = [(parts_of(each.components), await self._true_lobby(row, each)) for each in self._lobbies(known)]
        wrong = [(shown, true) for shown, true in compared if (shown != true if row.status == "lobby" else shown[1])]
        return [Problem("untrue", row.id, f"its lobby {describe_difference(*each)}") for each in wrong]

    async def _true_lobby(self, row: Row, shown: Message) -> Parts:
        """Return what the message of a lobby should say; a picture says some of it."""
        lobby, words, picture = Lobby.load(row.lobby), Words(row.language), None
        for _ in range(TRIES * bool(shown.attachments)):
            picture = picture or await draw_lobby(self._pictures, row, lobby, words)
        return parts_of(form_of(lobby_screen(row, lobby, self._games[row.game], words, picture)))

    def _lobbies(self, known: Sequence[Remembered]) -> list[Message]:
        lobbies = [self._messages.get(each.message) for each in known if each.kind == "lobby"]
        return [each for each in lobbies if each]

    async def _compare_result(self, row: Row, table: Table, known: Sequence[Remembered]) -> list[Problem]:
        """Return whether the lobby tells the result of its game, or has no buttons while that is played."""
        if not becomes_result(table.status, table.lobby):
            return await self._compare_lobby(row, known)
        if may_name_erased(row, table):
            return []
        compared = [
            (parts_of(each.components), await self._true_result(row, table, each)) for each in self._lobbies(known)
        ]
        wrong = [(shown, true) for shown, true in compared if with_ends(shown, true) != true]
        return [Problem("untrue", row.id, f"its result {describe_difference(*each)}") for each in wrong]

    async def _true_result(self, row: Row, table: Table, shown: Message) -> Parts:
        """Return what the message of a lobby whose game has stopped should say; a picture says some of it."""
        drawing = self._pictures if shown.attachments else None
        return parts_of(form_of(await draw_result(drawing, table, row, Words(row.language))))

    async def _compare_board(self, row: Row, table: Table, known: Sequence[Remembered]) -> list[Problem]:
        showing = [each for each in self._messages.values() if f"il:hand:{row.id}:0:" in each.buttons]
        boards = [each for each in showing if LIST not in each.buttons]
        if [each.id for each in boards] != [each.message for each in known if each.kind == "table"]:
            return [Problem("orphaned", row.id, f"has {len(boards)} boards, and remembers others")]
        if len(boards) != 1:
            return [Problem("orphaned", row.id, f"has {len(boards)} boards")]
        if may_name_erased(row, table):
            return []
        screen = await self._screen(row, table, drawn=bool(boards[0].attachments))
        true = parts_of(form_of(screen))
        shown = with_ends(parts_of(boards[0].components), true)
        if shown != true:
            return [Problem("untrue", row.id, f"the board at ply {table.match.ply} {describe_difference(shown, true)}")]
        if not same_pictures([each.content for each in boards[0].attachments], [each.png for each in screen.pictures]):
            return [Problem("untrue", row.id, "the picture on the board shows something else")]
        return []

    async def _screen(self, row: Row, table: Table, *, drawn: bool) -> Screen:
        words, picture = Words(row.language), None
        if table.lobby.challenge:
            return screens.sealed_screen(table, row, words)
        for _ in range(TRIES * drawn):
            picture = picture or await self._pictures.table(table, row.guild, words)
        return screens.table_screen(table, row, None, words, picture)

    # -- people

    def _called(self, table: Table, known: Sequence[Remembered]) -> list[Problem]:
        """Return players to act who were not pinged, and players whose ping was left behind."""
        acting = set(table.acting_people())
        calls = {each.user for each in known if first_word(each.kind) in CALLS}
        found = [Problem("orphaned", table.number, "somebody is called whose turn it is not") for _ in calls - acting]
        for seat in table.acting_seats():
            user = table.lobby.sitters[seat].user
            if user not in calls and not plays_alone(table) and not self._asked(table, seat, user):
                about = f"seat {seat} is to move at ply {table.match.ply}, and has neither a call nor a hand"
                found.append(Problem("stuck", table.number, about))
        if table.status == "playing" and not acting and not table.lobby.deserted:
            found.append(Problem("stuck", table.number, f"a computer does not move at ply {table.match.ply}"))
        return found

    async def _called_otherwise(self, row: Row, known: Sequence[Remembered]) -> list[Problem]:
        """Return calls in the channel of people who wish to get their hands as direct messages."""
        called = {each.user for each in known if first_word(each.kind) == CALLS[0] and each.user is not None}
        wishes = {user: await self._store.settings("user", user) for user in called}
        wrong = [user for user in called if HANDS.read(wishes[user]) == "dm"]
        return [Problem("untrue", row.id, f"{user} was called in the channel and not by a hand") for user in wrong]

    async def _seated(self, row: Row) -> list[Problem]:
        """Return whether the list of who sits where is that of the table, with nobody in two seats."""
        sitters = Lobby.load(row.lobby).sitters
        people = [each.user for each in sitters if each.user is not None]
        true = await self._store.seats(row.id) == dump_sitters(sitters) and len({*people}) == len(people)
        return [] if true else [Problem("untrue", row.id, "its seats are not those of the people there")]

    def _asked(self, table: Table, seat: Seat, user: int | None) -> bool:
        """Whether somebody has a hand that asks what the table asks."""
        person = self._person(user)
        direct = [each for place in person.dms() for each in place.messages.values()] if person else []
        hands = [*person.ephemerals(), *direct] if person else []
        return any(stamp_of(hand, table.number) == table.match.stamps[seat] for hand in hands)

    def _person(self, user: int | None) -> Person | None:
        return next((each for each in self._place.people.values() if each.id == user), None)

    def _timed(self, table: Table, turns: Sequence[Turn]) -> list[Problem]:
        """Return whether the clocks of those to move run, if the table has clocks, and no others."""
        timed = {NOBODY} if table.lobby.deserted else {*table.acting_seats()} if table.lobby.time else set()
        if {turn.seat for turn in turns} == (timed if table.status == "playing" else set()):
            return []
        return [Problem("stuck", table.number, f"the clocks of {turns} run for those of {sorted(timed)}")]

    async def hands(self, held: Mapping[tuple[int, int], Message]) -> list[Problem]:
        """Return hands, by table and person, that ask something else than the table does.

        The bot keeps the newest up to date: *Start*, which opens one, may be answered after a click on *My hand*.
        """
        return [each for (number, user), hand in held.items() for each in await self._hand(number, user, hand)]

    async def _hand(self, number: int, user: int, hand: Message) -> list[Problem]:
        table = await self._registry.table(number)
        seat, asks = table.lobby.seat_of(user), stamp_of(hand, number)
        if seat is None or table.status != "playing" or self._newer(number, user, hand):
            return []
        asked = table.match.stamps[seat] if table.is_asked(seat) else None
        wrong = Problem("untrue", number, f"the hand of {user} asks what was asked at {asks}, not {asked}")
        return [wrong] * (asks != asked)

    def _newer(self, number: int, user: int, hand: Message) -> bool:
        """Return whether somebody has a newer hand at a table."""
        person = self._person(user)
        return person is not None and any(is_hand(each, number) and each.id > hand.id for each in person.ephemerals())

    def _charged(self, row: Row, known: Sequence[Remembered], away: Collection[Absence]) -> Iterator[Problem]:
        """Yield players who were present and lost a turn or a seat."""
        owners = {sitter.owner for sitter in Lobby.load(row.lobby).sitters}
        told = {each.user for each in known if first_word(each.kind) == NOTICE}
        charged = {user for user in owners | told if user is not None and (row.id, user) not in away}
        for user in charged:
            yield Problem("charged", row.id, f"{self._place.world.users[user].name} ran out of time and was there")

    # -- the end

    async def _finished(self, row: Row) -> list[Problem]:
        """See that the log plays to the same end, and that it was counted."""
        head, seed = await self._store.head(row.id)
        record = Record(head, tuple(await self._store.log(row.id)), seed)
        if self._ledger.fair.get(row.id) == record:
            return []
        if (wrong := verify_record(self._games[row.game], record).wrong) is not None:
            return [Problem("lost", row.id, f"the log does not hold: {wrong}")]
        self._ledger.fair[row.id] = record
        return []

    async def contests(self) -> list[Problem]:
        """Return what is wrong with tournaments and challenges."""
        return await self._contests.problems()

    async def results(self) -> list[Problem]:
        """Return standings that differ from the results."""
        return await self._store.ask(find_miscounted)


def find_miscounted(db: Any) -> list[Problem]:
    """Return results that are missing, and standings that count a game twice or not."""
    uncounted = db.execute("SELECT table_id FROM matches WHERE ended IS NOT NULL AND counted = 0").fetchall()
    standings = Counter({tuple(player): count for *player, count in db.execute(
        "SELECT board, game, person, level, matches FROM standings")})  # fmt: skip
    results = Counter({tuple(player): count for *player, count in db.execute(
        "SELECT board, game, person, level, sum(weight > 0) FROM results GROUP BY 1, 2, 3, 4")})  # fmt: skip
    found = [Problem("lost", table, "its result was not counted") for (table,) in uncounted]
    return found + [Problem("lost", 0, "standings and results differ")] * (standings != results)


@asynccontextmanager
async def open_audit(
    place: Playground, database: Database, games: dict[str, Game], ledger: Ledger, clock: Clock
) -> AsyncIterator[Audit]:
    """Give an audit of the store as it is now."""
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "copy.db"
        await database.copy(target)
        store = await sqlite.open_store(target)
        looking = Audit(place, store, games, ledger, clock)
        try:
            yield looking
        finally:
            looking._pictures.close()
            await looking._registry.close()
            await store.close()


def find_changed_rules(table: Table) -> list[Problem]:
    """Return whether a game goes on under the rules that it was dealt under."""
    dealt, now = table.match.head.rules, table.match.game.rules
    wrong = Problem("untrue", table.number, f"it was dealt under rules {dealt}, and goes on under {now}")
    return [wrong] * (dealt != now)


def plays_alone(table: Table) -> bool:
    """Return whether a person plays with computers only, who move at once: nobody is pinged there."""
    return sum(sitter.user is not None for sitter in table.lobby.sitters) == 1


def first_word(kind: str) -> str:
    """Return the first word of a kind; the rest describes the occasion."""
    return kind.partition(" ")[0]


def is_left(message: Message, interrupted: Collection[int]) -> bool:
    """Return whether a message only announces the answer to an interrupted interaction."""
    return message.loading and message.interaction is not None and int(message.interaction["id"]) in interrupted


def may_name_erased(row: Row, table: Table) -> bool:
    """Return whether what was posted of a game may name somebody erased since: once it has stopped, it stays so."""
    nameless = Words(row.language).say("privacy-former-player")
    happened = [each for ply in range(table.match.ply + 1) for each in table.history.after(ply)]
    return row.status in STOPPED and nameless in f"{table.names} {happened}"


def read_table_number(message: Message) -> int:
    """Return the table that a message's buttons name, or 0."""
    found = (each.split(":") for each in (*message.buttons, *message.selects))
    return next((int(each[2]) for each in found if len(each) > 2 and each[2].isdecimal()), 0)


def same_pictures(these: Sequence[bytes], those: Sequence[bytes]) -> bool:
    """Return whether as many pictures look alike, one by one."""
    return len(these) == len(those) and all(map(show_alike, these, those))
