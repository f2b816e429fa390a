"""Random calls, one after another and at once, have the same answers and leave the same rows in both stores."""

import asyncio
import itertools
import re
import tempfile
from dataclasses import replace
from pathlib import Path

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from engine.contributions import Contribution
from engine.log import Entry
from store import (
    Deed,
    End,
    Position,
    Remembered,
    Seated,
    Store,
    StoredMove,
    StoreError,
    StoreFailed,
    TableEvent,
    Turn,
    postgres,
    sqlite,
)
from store.queries.challenges import ChallengeQueries
from store.queries.tournaments import TournamentQueries
from store.results import SHOWN_OVERALL, Nameless, Result
from tests.store import server
from tests.store.stores import DEAL, HEAD, SEED, append, finish, opened, seat_players

pytestmark = server.needed
PEOPLE = (7, 8, 9)
PLAYERS = (*PEOPLE, "easy", "hard")
STATUSES = ("lobby", "playing", "finished", "ended", "frozen")
KINDS = ("table", "posting", "posting ping")
runs = itertools.count()

# What a step does to a store: `t` is a table that may not exist, the other numbers are from 0 to 3, `at` is the time.


def seat(seat, number):
    return Seated(seat, PEOPLE[number], None, f"p{number}") if number < 3 else Seated(seat, None, "easy", "Computer")


def pair(a, b):
    return [seat(0, a), seat(1, b)]


def happened(a, b, at):
    return [TableEvent("left", a - 1, PEOPLE[a % 3], "x", PEOPLE[b] if b < 3 else None, "y", b, at, a)][: b % 2]


def nobody(lobby, language):
    return Nameless({**lobby, "host": 0}, [Seated(0, None, "easy", "nobody")], f"nobody in {language}")


def head(a, b):
    return replace(HEAD, brought=(Contribution(0, "word", f"olive {a}"), Contribution(1, "word", f"ὄλυνθος {b}")))


def finished(a, at):
    return End("finished", at, {"places": [1, 2]}) if a == 3 else None


def turns(a, b, at):
    return [Turn(each - 1, b, 60.5, at, at + 60 if b else None, at + b if b > 1 else None) for each in range(a)]


def changes(a, b, at):
    new = [("lobby", {"p": PEOPLE[b % 3]}), ("status", STATUSES[b]), ("host", PEOPLE[b % 3]), ("touched", at)]
    return dict([*new[:a], *([("seed", bytes([a, b]))] if a == b else [])])


def code(at, table):
    """Return a code that no other table gets: of two that ask for one code at once, any may be the first."""
    return 8 * int(at) + table


OF_A_TABLE = {  # these may run at once: the changes of one table keep their order
    "begin": lambda s, t, a, b, at: s.begin(
        t, head(a, b), SEED, DEAL, pair(a, b), Position(1, {"a": a}, "f") if b else None
    ),
    "append": lambda s, t, a, b, at: append(
        s, t, Entry(a + 1, b % 2, "pass", (a, b)), None, finished(b, at), Position(1, {"b": b}, "f") if a else None,
        PEOPLE[a % 3], happened(a, b, at), at if b else None,
    ),
    "seat_players": lambda s, t, a, b, at: seat_players(
        s, t, pair(a, b), gone=PEOPLE[:a], back=PEOPLE[b:], happened=happened(a, b, at), **changes(a, b, at)
    ),
    "update_table": lambda s, t, a, b, at: s.update_table(t, **changes(a + 1, b, at)),
    "finish": lambda s, t, a, b, at: finish(
        s, t, STATUSES[2 + a % 3], {"places": [2, 1]} if b == 1 else None, at, PEOPLE[b] if b < 2 else None,
        happened(a, b, at),
    ),
    "unfreeze": lambda s, t, a, b, at: s.unfreeze(t, STATUSES[a % 2]),
    "shown": lambda s, t, a, b, at: s.shown({t: a, t + 1: b}),
    "keep_turns": lambda s, t, a, b, at: s.keep_turns(t, turns(a, b, at)),
    "snapshot": lambda s, t, a, b, at: s.snapshot(t, a, Position(1, {"b": b}, "f")),
    "agree": lambda s, t, a, b, at: s.agree(t, PEOPLE[a % 3], at if b else None, code(at, t)),
}  # fmt: skip
ALONE = {
    "log": lambda s, t, a, b, at: s.log(t),
    "consent": lambda s, t, a, b, at: s.consent(t),
    "played": lambda s, t, a, b, at: s.played(t),
    "head": lambda s, t, a, b, at: s.head(t),
    "lobby_seed": lambda s, t, a, b, at: s.lobby_seed(t),
    "open": lambda s, t, a, b, at: opened(
        s,
        guild=a or None,
        channel=a,
        place=b,
        host=PEOPLE[a % 3],
        lobby={"p": b},
        created=at,
        seats=pair(a, b),
        seed=bytes([a]) if b else None,
    ),
    "click": lambda s, t, a, b, at: s.commit(t, Deed(moves=[StoredMove(Entry(a + 1, b % 2, "pass", ()), b)])),
    "keep_all_turns": lambda s, t, a, b, at: s.keep_all_turns({each: turns(a, b, at) for each in range(t, t + b)}),
    "remember": lambda s, t, a, b, at: s.remember(
        Remembered(t, KINDS[a % 3], PEOPLE[b % 3] if b else None, a, b, at),
        instead_of=Remembered(t, "x", None, b, a, at) if a > b else None,
    ),
    "forget": lambda s, t, a, b, at: s.forget(a, b),
    "forget_past": lambda s, t, a, b, at: s.forget_past(("table", "x")[: a % 3], at + b, 99),
    "play_again": lambda s, t, a, b, at: again(s, t, a, b, at),
    "count": lambda s, t, a, b, at: s.count(
        {t: [Result(b % 2, player, f"n{a}", 1 + b % 2, float(a), 20.0 + b, 5.0 + a) for player in PLAYERS[a:]]}
    ),
    "erase": lambda s, t, a, b, at: erase(s, PEOPLE[a % 3], b),
    "block": lambda s, t, a, b, at: s.block(PEOPLE[a % 3], PEOPLE[b % 3], f"n{b}", at),
    "unblock": lambda s, t, a, b, at: s.unblock(PEOPLE[a % 3], PEOPLE[b % 3]),
    "set": lambda s, t, a, b, at: s.set(("user", "guild")[a % 2], PEOPLE[b % 3], SHOWN_OVERALL, "on" if a else None),
    "keep": lambda s, t, a, b, at: s.keep(f"k{a}", f"v{b}"),
    "keep_file": lambda s, t, a, b, at: s.keep_file(PEOPLE[a % 3], f"f{b}", at, b + 1),
    "keep_cards": lambda s, t, a, b, at: s.keep_cards("iliad", f"f{a}", f"c{b}"),
}


async def again(store, table, a, b, at):
    like = await store.table(table)
    return like and await store.play_again(
        replace(like, host=PEOPLE[a % 3], lobby={"b": b}, created=at), pair(a, b), bytes([b])
    )


async def erase(store, person, left_out):
    known = [*await store.knowing(person)]
    return await store.erase(person, nobody, known[left_out if left_out == 3 else 0 :], 60.0)


async def meetings(store, board):
    met = await store.met(board, "iliad", PLAYERS, 5.0)
    return {pair: sorted(times) for pair, times in met.items()}


LOOKS = {  # what both stores are asked at the end
    "tables": lambda s: [s.tables_in(each, ("lobby", "playing", "frozen")) for each in range(4)],
    "people": lambda s: [call(each) for each in PEOPLE for call in (s.about, s.knowing, s.blocked)],
    "seated": lambda s: [call for each in PEOPLE for call in
                         (s.tables_of(each, ("lobby", "playing")), s.tables_once_of(each))],
    "records": lambda s: [s.outcomes(range(1, 8)), s.all_played(range(1, 8))] + [call for each in PEOPLE for call in
                         (s.played_by(each, 2), s.played_by(each, 9), s.move_times(each, range(1, 8)))],
    "open": lambda s: [s.open_in_private(5.0), *(s.open_in(each, 5.0) for each in range(4))],
    "past": lambda s: [call(*at, skip, 3) for skip in (0, 1) for call, at in
                       ((s.past_in, ([0, 1], None)), (s.past_in, ([0, 2], "horse")), (s.past_of, (7, "iliad")),
                        (s.past_of, (8, "horse")), (s.past_of, (8, None)))]
                   + [s.past_in([0, 1], None, 0, 9, [how]) for how in ("finished", "ended")],
    "kept": lambda s: [call(each) for each in range(6) for call in
                       (lambda each: s.value(f"k{each}"), lambda each: s.cards("iliad", f"f{each}"))]
                    + [s.shared(code(at, t)) for at in (5, 6, 7, 8) for t in range(1, 5)]
                    + [s.file(each, person) for each in range(4) for person in PEOPLE]
                    + [s.settings(scope, person) for scope in ("user", "guild") for person in PEOPLE],
    "time": lambda s: [s.next_alarm(), s.alarms(9.0), s.timed(), s.timed(1)],
    "shown": lambda s: [s.unshown(), s.uncounted(), s.without_position(), s.with_messages("posting"),
                        s.with_several_messages("ping"), s.closed_lobbies(5.0)],
    "ratings": lambda s: [s.standings(board, "iliad", 7.0, first, 4) for board in (0, 1) for first in (0, 2)]
                       + [s.ratings(board, "iliad", PLAYERS) for board in (0, 1)]
                       + [meetings(s, board) for board in (0, 1)]
                       + [s.record(1, player) for player in PLAYERS] + [s.blocks_among(PEOPLE)],
    "each": lambda s: [call(table) for table in range(1, 8) for call in
                       (s.table, s.seats, s.outcome, s.table_events, s.turns, s.last_snapshot, s.remembered,
                        s.lobby_seed, s.was_dealt, s.rematch)],
}  # fmt: skip

numbers = st.integers(0, 3)
calls = st.tuples(st.integers(1, 4), numbers, numbers)
alone = st.tuples(st.sampled_from(sorted(ALONE | OF_A_TABLE)), calls).map(lambda call: [call])
at_once = st.lists(st.tuples(st.sampled_from(sorted(OF_A_TABLE)), calls), min_size=2, max_size=6)
plays = st.lists(alone | alone | at_once, min_size=10, max_size=40)
BEGINNING = [[("open", (1, 1, 2))], [("open", (1, 0, 1))], [("begin", (1, 0, 1))], [("begin", (2, 1, 3))]]


async def answers(store, steps):
    """Return the answers to all steps: values, and the kind and the sentence of each refusal."""
    found = []
    for at, step in enumerate(steps, 1):
        work = [(ALONE | OF_A_TABLE)[name](store, *about, float(at)) for name, about in step]
        found += [said(each) for each in await asyncio.gather(*work, return_exceptions=True)]
    for look in LOOKS.values():
        found += [await each for each in look(store)]
    return found


def said(answer):
    if isinstance(answer, BaseException):
        assert isinstance(answer, StoreError), repr(answer)
        return StoreFailed if isinstance(answer, StoreFailed) else (type(answer), str(answer))
    return answer


async def visited(store, steps):
    try:
        return await answers(store, steps)
    finally:
        await store.close()


def in_sqlite(folder, steps):
    """Return the answers of SQLite, and all rows by table."""

    async def whole():
        store = await sqlite.open_store(folder / "ilion.db")
        found = await answers(store, steps)
        names = [row["name"] for row in await store.ask(rows, "SELECT name FROM sqlite_master WHERE type = 'table'")]
        tables = {name: await store.ask(rows, f"SELECT * FROM {name}") for name in names}
        del tables["sqlite_sequence"]
        await store.close()
        return found, {
            name: sorted(repr(sorted(row.items())) for row in ranked(name, found)) for name, found in tables.items()
        }

    return asyncio.run(whole())


def rows(db, select):
    cursor = db.execute(select)
    names = [column[0] for column in cursor.description]
    return [dict(zip(names, row, strict=True)) for row in cursor]


def ranked(name, rows):
    """Return rows with results counted from 1: where some were refused, PostgreSQL leaves a gap in their numbers."""
    if name == "results":
        return [{**row, "id": rank} for rank, row in enumerate(sorted(rows, key=lambda row: row["id"]), 1)]
    return rows


def plain(row):
    return sorted((name, int(value) if isinstance(value, bool) else value) for name, value in row.items())


def in_postgres(folder, steps):
    """Return the answers of PostgreSQL, and all rows by table."""

    async def whole():
        store = await postgres.open_store(await server.make(folder))
        found = await visited(store, steps)
        schema = server.place(folder)[1]
        names = await server.statement(f"SELECT tablename FROM pg_tables WHERE schemaname = '{schema}'")
        tables = {name: await server.statement(f"SELECT * FROM {name}", search_path=schema) for (name,) in names}
        await server.statement(f"DROP SCHEMA {schema} CASCADE")
        del tables["ilion"], tables["leases"]  # a file has neither
        return found, {name: sorted(repr(plain(row)) for row in ranked(name, found)) for name, found in tables.items()}

    return asyncio.run(whole())


@settings(
    max_examples=settings().max_examples // 4,
    phases=(Phase.generate,),
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
@given(plays)
def test_both_stores_answer_alike_and_store_the_same_rows(steps):
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / str(next(runs))
        place.mkdir()
        wanted, stored = in_sqlite(place, BEGINNING + steps)
        found, kept = in_postgres(place, BEGINNING + steps)
    asked = [call for step in BEGINNING + steps for call in step]
    for number, (one, other) in enumerate(zip(wanted, found, strict=True)):
        assert one == other, asked[number] if number < len(asked) else "at the end"
    assert kept == stored


def test_every_method_is_among_the_random_calls():
    called = set(re.findall(r"\b(?:s|store)\.(\w+)", Path(__file__).read_text(encoding="utf-8")))
    # sizes differ, `opened` creates tables, a lock has no value, and only a server has leases and other programs
    left_out = {"condition", "create_table", "counting", "serving", "tell", "everything"}
    others = {name for part in (ChallengeQueries, TournamentQueries) for name in vars(part)}
    assert {name for name in dir(Store) if not name.startswith("_")} - called - others == left_out
