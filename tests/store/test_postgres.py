"""What is specific to PostgreSQL: servers that cannot be used, outages, several programs, migrations."""

import asyncio
import logging
import re
import socket
import sqlite3
import ssl
import traceback
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import asyncpg
import pytest

from store import DatabaseAway, PlyTaken, Seated, StoreError, StoreFailed, Table, UnusableDatabase, postgres, sqlite
from store.address import parse_address
from store.contests import Challenge, Spot, Tournament
from store.everything import NUMBERED
from store.postgres import connections, lease
from store.postgres.cluster import join_cluster
from store.postgres.failures import translate_start_failures
from store.postgres.migrate import MIGRATIONS, list_migrations
from store.results import Nameless, Result
from store.sqlite.migrate import MIGRATIONS as OF_SQLITE
from tests.store import server
from tests.store.stores import DEAL, HEAD, PAIR, SEED, append, counted, dealt, entry, finish, opened, seat_players
from tests.store.test_challenges import MADE

pytestmark = server.needed
KNOWN = max(list_migrations(MIGRATIONS))
SECRET = "s3cret"
AFTER_RESTORE = Path(__file__).parents[2] / "deploy" / "after_restore.sql"


def run(work):
    return asyncio.run(asyncio.wait_for(work, 60))


async def nothing(store):
    pass


def within(folder, work, **how):
    """Open a folder's database, for as many programs as ``work`` takes, and return its result."""

    async def whole():
        where = await server.make(folder)
        stores = [await postgres.open_store(where, **how) for _ in range(work.__code__.co_argcount)]
        try:
            return await work(*stores)
        finally:
            for store in stores:
                await store.close()

    return run(whole())


def raw(folder, *statements):
    """Run statements on a folder's database behind the store's back and return the last one's rows."""

    async def whole():
        await server.make(folder)
        schema = server.place(folder)[1]
        return [await server.statement(each, search_path=schema) for each in statements][-1]

    return [tuple(row) for row in run(whole())]


def refused(url, sentence, **how):
    """Check that a database is refused with a sentence of one line that does not tell the password."""

    async def opens():
        store = await postgres.open_store(url if not isinstance(url, str) else parse_address(url), **how)
        await store.close()

    with pytest.raises(UnusableDatabase, match=sentence) as told:
        run(opens())
    assert "\n" not in str(told.value)
    assert SECRET not in "".join(traceback.format_exception(told.value))


# -- addresses


def test_the_name_of_an_address_hides_user_and_password():
    found = parse_address(f"postgresql://bob:{SECRET}@db.example:5433/ilion?sslmode=require")
    assert str(found) == "postgresql://db.example:5433/ilion"
    assert SECRET not in repr(found)


@pytest.mark.parametrize(
    "url",
    [
        f"postgresql://bob:{SECRET}/x@host/ilion",
        f"postgresql://bob:12/{SECRET}@host/ilion",
        f"postgresql://bob:{SECRET}#x@host/ilion",
        f"postgresql://bob:1?{SECRET}@host/ilion",
        f"postgresql://bob:{SECRET}@host:port/ilion",
        f"postgresql://[{SECRET}/ilion",
    ],
)
def test_a_malformed_address_is_refused_without_quoting_it(url):
    refused(url, r"^this is no address of a PostgreSQL database; it has the form postgresql://USER:PASSWORD@HOST/")


# -- servers that cannot be used


def test_a_wrong_password_is_refused_in_a_sentence(tmp_path):
    raw(tmp_path, "DROP ROLE IF EXISTS locked", f"CREATE ROLE locked LOGIN PASSWORD '{SECRET}x'")
    url = server.server().url("postgres").replace("ilion@", f"locked:{SECRET}@")
    refused(url, r"cannot be used \(password authentication failed for user .locked.\); correct the user and the pass")


def test_an_unknown_user_is_refused_in_a_sentence():
    url = server.server().url("postgres").replace("ilion@", "nobody:s3cret@")
    refused(url, r"role .nobody. does not exist.*; correct the user")


def test_a_missing_database_is_refused_in_a_sentence():
    refused(server.server().url("nowhere"), r"database .nowhere. does not exist.*; create the database with `createdb`")


def test_an_unknown_host_is_refused_in_a_sentence():
    refused(f"postgresql://bob:{SECRET}@no.such.host.invalid/ilion", r"cannot be used \(.*\); correct the host")


def test_a_server_that_does_not_run_is_refused_in_a_sentence():
    refused(f"postgresql://bob:{SECRET}@127.0.0.1:1/ilion", "cannot be used .*; see that PostgreSQL is running")


def test_an_unknown_option_of_an_address_is_refused_in_a_sentence():
    refused(f"postgresql://bob:{SECRET}@127.0.0.1/ilion?sslmode={SECRET}", "the address is malformed.*; correct ILION_")


def test_a_read_only_server_is_refused_in_a_sentence(tmp_path):
    within(tmp_path, nothing)
    where = server.place(tmp_path)[0].url + "&default_transaction_read_only=on"
    refused(where, r"cannot be used \(cannot execute .* in a read-only transaction\); give the bot the primary")


def test_a_user_who_may_create_nothing_is_told_how_to():
    run(server.statement("DROP ROLE IF EXISTS guest"))
    run(server.statement("CREATE ROLE guest LOGIN"))
    url = server.server().url("postgres").replace("ilion@", "guest@")
    refused(url, "permission denied for schema public.*; make the bot's user the owner of the database and of what is")


def test_tables_of_another_user_are_told_apart_from_the_database(tmp_path):
    within(tmp_path, nothing)
    schema = server.place(tmp_path)[1]
    raw(tmp_path, "DROP ROLE IF EXISTS tenant", "CREATE ROLE tenant LOGIN", f"GRANT ALL ON SCHEMA {schema} TO tenant")
    refused(
        server.place(tmp_path)[0].url.replace("ilion@", "tenant@"), "permission denied for .*REASSIGN OWNED BY other"
    )


@pytest.mark.parametrize("how", [{}, {"alone": True}])
def test_a_schema_that_does_not_exist_is_told_in_a_sentence(how):
    told = (
        r"\(there is no schema troy, or the user may not use it\); create it with CREATE SCHEMA name .*\?search_path="
    )
    refused(server.server().url("postgres", search_path="troy"), told, **how)


def test_processes_are_told_of_a_missing_schema_too():
    async def joins():
        async with join_cluster(parse_address(server.server().url("postgres", search_path="troy")), 1, fixed=True):
            pytest.fail("they have joined")

    with pytest.raises(UnusableDatabase, match="there is no schema troy"):
        run(joins())


def test_a_setting_that_does_not_exist_is_told_in_a_sentence():
    refused(
        server.server().url("postgres", nonsense="1"), "parameter .nonsense.*; correct what follows the . in ILION_DAT"
    )


def test_a_server_without_encryption_is_not_called_missing():
    async def opens():
        async def answer(reader, writer):
            await reader.read(8)
            writer.write(b"N")  # no TLS here
            await reader.read()
            writer.close()

        async with await asyncio.start_server(answer, "127.0.0.1", 0) as there:
            port = there.sockets[0].getsockname()[1]
            await postgres.open_store(
                parse_address(f"postgresql://bob:{SECRET}@127.0.0.1:{port}/ilion?sslmode=require")
            )

    with pytest.raises(
        UnusableDatabase, match="what listens there speaks no TLS, or is no PostgreSQL: correct"
    ) as told:
        run(opens())
    assert not isinstance(told.value, DatabaseAway)


def why(wrong):
    """Return the error for something that goes wrong at the start."""
    with pytest.raises(UnusableDatabase) as told, translate_start_failures(parse_address("postgresql://h/x")):
        raise wrong
    return told.value


def test_a_certificate_that_is_refused_is_not_a_malformed_address():
    told = why(ssl.SSLCertVerificationError(1, "certificate verify failed: Hostname mismatch"))
    assert "Hostname mismatch); correct the host, sslmode or sslrootcert" in str(told)


@pytest.mark.parametrize(
    ("wrong", "away"),
    [
        (ConnectionRefusedError(111, "refused"), True),
        (FileNotFoundError(2, "no socket"), True),
        (socket.gaierror(-3, "no name server"), True),
        (TimeoutError(), True),
        (asyncpg.CannotConnectNowError("starting up"), True),
        (asyncpg.TooManyConnectionsError("too many clients"), True),
        (asyncpg.ConnectionDoesNotExistError("closed"), True),
        (asyncpg.InvalidPasswordError("wrong"), False),
        (asyncpg.DiskFullError("full"), False),
        (asyncpg.QueryCanceledError("too slow"), False),
        (ssl.SSLError(1, "wrong version"), False),
    ],
)
def test_only_what_passes_by_itself_is_called_away(wrong, away):
    assert isinstance(why(wrong), DatabaseAway) == away


def test_a_database_of_another_encoding_is_refused():
    create = "CREATE DATABASE latin ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0"
    run(server.statement("DROP DATABASE IF EXISTS latin"))
    run(server.statement(create))
    refused(server.server().url("latin"), r"its encoding is LATIN1\); create it with `createdb --encoding=UTF8")


def test_another_programs_database_is_left_alone(tmp_path):
    raw(tmp_path, "CREATE TABLE accounts (id int)")
    refused(server.place(tmp_path)[0], "is another program's database; give the bot another one")
    assert raw(tmp_path, "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()") == [(1,)]


def test_a_newer_database_is_left_alone(tmp_path):
    within(tmp_path, nothing)
    raw(tmp_path, f"UPDATE ilion SET version = {KNOWN + 1}")
    sentence = (
        r"written by a newer Ilion \(version {}; this one knows {}\); start the newer one, or restore a backup .*"
    )
    refused(server.place(tmp_path)[0], sentence.format(KNOWN + 1, KNOWN) + "`pg_restore`$")
    assert raw(tmp_path, "SELECT version FROM ilion") == [(KNOWN + 1,)]


# -- migrations


def test_both_stores_have_the_same_newest_migration():
    assert list_migrations(MIGRATIONS)[KNOWN].stem[:3] == sorted(OF_SQLITE.glob("*.sql"))[-1].stem[:3], (
        "a migration of one store has a counterpart in the other, if only of a comment"
    )


def test_both_stores_have_the_same_tables_and_columns(tmp_path):
    async def makes():
        await (await sqlite.open_store(tmp_path / "ilion.db")).close()

    run(makes())
    with closing(sqlite3.connect(tmp_path / "ilion.db")) as db:
        names = db.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        ).fetchall()
        ours = {name: [row[1] for row in db.execute(f"PRAGMA table_xinfo({name})")] for (name,) in names}
    within(tmp_path, nothing)
    columns = raw(
        tmp_path,
        """SELECT table_name, array_agg(column_name::text ORDER BY ordinal_position) FROM information_schema.columns
        WHERE table_schema = current_schema() AND table_name NOT IN ('ilion', 'leases') GROUP BY table_name""",
    )  # the system locks a file
    assert {table: set(found) for table, found in columns} == {table: {*found} for table, found in ours.items()}


def scripts(tmp_path, **more):
    folder = tmp_path / "migrations"
    folder.mkdir(exist_ok=True)
    for script in MIGRATIONS.glob("*.sql"):
        (folder / script.name).write_text(script.read_text())
    for name, text in more.items():
        (folder / f"{KNOWN + 1:03}_{name}.sql").write_text(text)
    return folder


def test_a_restored_server_goes_on_as_a_restored_file_does(tmp_path):
    async def fill(store):
        await append(store, await dealt(store), entry(1), 50)
        await opened(store, seed=SEED)
        await store.shown({1: 1})
        await store.keep_challenge(replace(MADE, until=1e12))
        await store.keep("commands", "sent")

    async def goes_on(store):
        async with store.everything() as rows:
            numbers = await rows.numbers()
        assert sorted(numbers) == sorted(NUMBERED)
        assert all(last > 1_000_000 for last in numbers.values())
        assert await store.unshown() == [1]
        assert await store.lobby_seed(2) is None
        assert (await store.challenge(MADE.code)).until < 1e12
        assert await store.value("commands") == ""
        return (await opened(store)).id

    within(tmp_path, fill)
    run(server.execute(AFTER_RESTORE.read_text(encoding="utf-8"), search_path=server.place(tmp_path)[1]))
    assert within(tmp_path, goes_on) > 1_000_000


def test_an_older_database_is_upgraded(tmp_path):
    within(tmp_path, opened)
    newer = scripts(tmp_path, heroes="CREATE TABLE heroes (name text);\nINSERT INTO heroes SELECT name FROM tables;")
    within(tmp_path, nothing, migrations=newer)
    assert raw(tmp_path, "SELECT name FROM heroes") == [("Troy",)]
    assert raw(tmp_path, "SELECT version FROM ilion") == [(KNOWN + 1,)]


def test_a_failing_migration_rolls_back_everything(tmp_path):
    within(tmp_path, opened)
    broken = scripts(tmp_path, broken="CREATE TABLE more (name text);\nCREATE TABL wrong (name);")
    sentence = rf"brought up by {KNOWN + 1:03}_broken\.sql \(syntax error at or near .TABL.\); it is unchanged: go on"
    refused(server.place(tmp_path)[0], sentence, migrations=broken)
    assert raw(tmp_path, "SELECT to_regclass('more')", "SELECT version FROM ilion") == [(KNOWN,)]
    within(tmp_path, opened)


def test_a_full_disk_is_not_blamed_on_a_migration(tmp_path):
    within(tmp_path, nothing)
    full = scripts(tmp_path, full="DO $$ BEGIN RAISE EXCEPTION 'no space' USING ERRCODE = '53100'; END $$;")
    refused(server.place(tmp_path)[0], r"cannot be used \(no space\); make room on the server's disk", migrations=full)


def test_several_programs_upgrade_a_database_once(tmp_path):
    async def at_once():
        where = await server.make(tmp_path)
        for store in await asyncio.gather(*[postgres.open_store(where) for _ in range(4)]):
            await store.close()

    run(at_once())
    assert raw(tmp_path, "SELECT version FROM ilion") == [(KNOWN,)]


def test_a_migration_may_take_an_hour(tmp_path, monkeypatch):
    patience = []

    async def connect(*about, command_timeout, **how):
        patience.append(command_timeout)
        return await asyncpg.connect(*about, command_timeout=command_timeout, **how)

    async def upgrade():
        where = await server.make(tmp_path)
        monkeypatch.setattr(connections, "asyncpg", SimpleNamespace(connect=connect))
        await postgres.prepare_database(where)

    run(upgrade())
    assert patience == [3600]


def test_a_migration_may_be_a_comment_alone(tmp_path):
    within(tmp_path, nothing, migrations=scripts(tmp_path, nothing="-- Only a file changes.\n"))
    assert raw(tmp_path, "SELECT version FROM ilion") == [(KNOWN + 1,)]


def test_migrations_are_numbered_without_a_gap(tmp_path):
    (scripts(tmp_path) / f"{KNOWN + 2:03}_gap.sql").write_text("")
    with pytest.raises(AssertionError, match="stands where number"):
        list_migrations(tmp_path / "migrations")


# -- one program at a time


def test_a_second_bot_is_refused_until_the_first_has_ended(tmp_path, monkeypatch):
    monkeypatch.setattr(lease, "PATIENCE", 0.2)

    async def first(store):
        with pytest.raises(UnusableDatabase, match=r"^another Ilion is using postgresql:///postgres: stop that one fi"):
            await postgres.open_store(server.place(tmp_path)[0], alone=True)
        await opened(store)

    within(tmp_path, first, alone=True)
    within(tmp_path, first, alone=True)


def test_a_bot_that_lost_its_lock_to_another_changes_nothing(tmp_path):
    async def first(store):
        table = await dealt(store)
        await ends(await server.statement("SELECT pid FROM pg_locks WHERE locktype = 'advisory'"))
        await server.statement("DELETE FROM leases", search_path=server.place(tmp_path)[1])
        other = await postgres.open_store(server.place(tmp_path)[0], alone=True)
        with pytest.raises(StoreFailed, match="another Ilion is using"):
            await append(store, table, entry(1), 1)
        await append(other, table, entry(1), 2)
        await other.close()
        assert len(await until_it_works(lambda: store.log(table))) == 2

    within(tmp_path, first, alone=True)


async def ends(rows):
    for (process,) in rows:
        await server.statement(f"SELECT pg_terminate_backend({process}, 5000)")
    await asyncio.sleep(0.01)  # so that the connection hears it


async def until_it_works(call):
    for _ in range(600):
        try:
            return await call()
        except StoreFailed:
            await asyncio.sleep(0.05)
    raise AssertionError("it never works again")


# -- outages


@pytest.fixture(scope="module")
def fragile():
    """Return a server that may be stopped."""
    found = server.own()
    yield found
    found.remove()


@pytest.mark.slow
@pytest.mark.parametrize("crash", [False, True])
def test_a_store_works_again_once_the_server_is_back(tmp_path, fragile, crash):
    async def lives():
        store = await postgres.open_store(await server.make(tmp_path, fragile), alone=True)
        table = await dealt(store)
        await append(store, table, entry(1), 1)
        await asyncio.to_thread(fragile.stop, crash=crash)
        for call in (append(store, table, entry(2), 2), store.log(table), store.tables_in(3, ["lobby"])):
            with pytest.raises(StoreFailed, match=r"^postgresql:///postgres: ") as told:
                await call
            assert "\n" not in str(told.value)
        fragile.start()
        await until_it_works(lambda: append(store, table, entry(2), 2))
        assert await store.log(table) == [DEAL, entry(1), entry(2)]
        await store.close()

    run(lives())


@pytest.mark.slow
def test_a_store_closes_although_its_server_is_gone(tmp_path, fragile):
    async def lives():
        store = await postgres.open_store(await server.make(tmp_path, fragile), alone=True)
        await opened(store)
        await asyncio.to_thread(fragile.stop, crash=True)
        await store.close()
        fragile.start()

    run(lives())


def test_a_lost_connection_loses_no_stored_move(tmp_path):
    """Whatever a call reports, what is stored is a log without a gap, with every move that was acknowledged."""

    async def plays(store):
        table, ply, failures = await dealt(store), 0, 0
        stop = asyncio.create_task(kills(server.place(tmp_path)[1]))
        while not stop.done():
            try:
                await append(store, table, entry(ply + 1), ply + 1)
                ply += 1
            except StoreFailed:
                failures += 1
                log = await until_it_works(lambda: store.log(table))
                assert log[: ply + 1] == [DEAL, *map(entry, range(1, ply + 1))]
                ply = len(log) - 1
        assert await store.log(table) == [DEAL, *map(entry, range(1, ply + 1))]
        return failures

    async def kills(schema):
        mine = "SELECT pid FROM pg_stat_activity WHERE application_name = 'ilion' AND pid <> pg_backend_pid()"
        for _ in range(15):
            await asyncio.sleep(0.02)
            await server.statement(f"SELECT pg_terminate_backend(pid) FROM ({mine}) AS found")

    assert within(tmp_path, plays) > 0


# -- several programs on one database


def two_at_once(work):
    """Return the answers of both stores to calls made at the same moment, errors included."""
    return asyncio.gather(*work, return_exceptions=True)


def test_of_two_programs_one_makes_the_move(tmp_path):
    async def both(one, other):
        table = await dealt(one)
        for ply in range(1, 30):
            answers = await two_at_once([append(each, table, entry(ply), None) for each in (one, other)])
            assert sorted(map(type, answers), key=str) == sorted([type(None), PlyTaken], key=str)
        assert len(await other.log(table)) == 30

    within(tmp_path, both)


def test_two_programs_open_one_rematch(tmp_path):
    async def both(one, other):
        for _ in range(15):
            table = await dealt(one)
            await finish(one, table, "finished", None, 5.0)
            like = await one.table(table)
            answers = await two_at_once([each.play_again(like, PAIR) for each in (one, other)])
            assert answers[0] == answers[1]

    within(tmp_path, both)


def test_two_programs_share_a_game_by_one_code(tmp_path):
    async def both(one, other):
        for number in range(15):
            table = (await opened(one)).id
            await one.begin(table, HEAD, SEED, DEAL, [Seated(0, 7, None, "Ada"), Seated(1, 8, None, "Bruno")])
            agree = [one.agree(table, 7, 1.0, 2 * number), other.agree(table, 8, 1.0, 2 * number + 1)]
            await two_at_once(agree)
            assert (await one.consent(table)).code is not None

    within(tmp_path, both)


def test_players_who_give_up_at_once_have_an_order(tmp_path):
    async def both(one, other):
        for _ in range(15):
            table = (await opened(one)).id
            seats = [Seated(0, 7, None, "Ada"), Seated(1, 8, None, "Bruno")]
            await one.begin(table, HEAD, SEED, DEAL, seats)
            await two_at_once([seat_players(one, table, seats, gone=[7]), seat_players(other, table, seats, gone=[8])])
            await finish(one, table, "ended", None, 1.0)
            assert sorted(each.gave_up for each in (await one.played(table)).players) == [1, 2]

    within(tmp_path, both)


def test_two_programs_keep_no_more_files_than_allowed(tmp_path):
    async def both(one, other):
        numbers = await two_at_once([each.keep_file(7, "x", 1.0, 2) for _ in range(15) for each in (one, other)])
        assert len([number for number in numbers if await one.file(number, 7)]) == 2

    within(tmp_path, both)


@pytest.mark.slow
def test_two_programs_count_matches_without_losing_one(tmp_path):
    async def both(one, other):
        tables = [await dealt(one) for _ in range(40)]
        for table in tables:
            await finish(one, table, "finished", {"places": [1, 2]}, 5.0)
        results = [Result(1, player, "x", 1, 1.0, 25.0, 5.0) for player in (7, 8)]
        counts = [counted(one, table, results) for table in tables]
        counts += [counted(other, table, results[::-1]) for table in tables[::-1]]
        assert sorted(await two_at_once(counts)) == [False] * 40 + [True] * 40
        assert [each.matches for each in await one.standings(1, "iliad", 9.0, 0, 9)] == [40, 40]

    within(tmp_path, both)


def test_an_erasure_overwrites_no_change_of_another_program(tmp_path):
    async def both(one, other):
        for person in range(100, 150):
            table = (await opened(one, host=person, lobby={"old": 1})).id
            erasure = one.erase(
                person, lambda lobby, _: Nameless({**lobby, "nameless": 1}, [], "nobody"), [table], 60.0
            )
            await two_at_once([erasure, other.update_table(table, lobby={"new": 1}, name="x")])
            assert (await one.table(table)).lobby in ({"new": 1}, {"new": 1, "nameless": 1})
            assert (await one.table(table)).host == 0

    within(tmp_path, both)


def test_an_erasure_and_an_opened_contest_table_both_get_through(tmp_path):
    """To open such a table locks the contest before the tables, and an erasure changes both."""

    async def both(one, other):
        for person in range(100, 150):
            await one.keep_challenge(Challenge(person, None, "iliad", "standard", 2, b"a secret", person, 1.0, 100.0))
            await one.keep_tournament(Tournament(person, 1, 2, person, "en", "playing", None, None, {}, 1.0), [person])
            like = Table(0, 1, 2, 2, "Troy", "iliad", 8, "lobby", "en", {}, 5.0, 5.0)
            erasure = one.erase(person, lambda lobby, _: Nameless(lobby, [], "nobody"), [], 60.0)
            spot = other.tournament_table(person, Spot(0, 0, 0), like, PAIR, None)
            answers = await two_at_once([erasure, other.attempt(person, 8, like, PAIR), spot])
            assert [each for each in answers if isinstance(each, Exception)] == []

    within(tmp_path, both)


# -- calls


def test_a_cancelled_call_has_ended_when_it_says_so(tmp_path):
    async def cancels(store):
        for delay in range(25):
            table = (await opened(store)).id
            asked = asyncio.create_task(store.begin(table, HEAD, SEED, DEAL, PAIR))
            for _ in range(delay):
                await asyncio.sleep(0)
            asked.cancel()
            await asyncio.gather(asked, return_exceptions=True)
            first = (await store.table(table)).status, await store.log(table), await store.seats(table)
            await asyncio.sleep(0.005)
            assert first == ((await store.table(table)).status, await store.log(table), await store.seats(table))
            assert first in (("lobby", [], []), ("playing", [DEAL], PAIR))

    within(tmp_path, cancels)


@pytest.mark.parametrize("damage", ["no JSON", "[1]", '{"a":'])
def test_a_damaged_lobby_is_empty_and_hides_no_other_table(tmp_path, damage):
    async def reads(store):
        damaged, sound = await opened(store, lobby={"of": 1}), await opened(store, lobby={"of": 2})
        schema = server.place(tmp_path)[1]
        await server.statement(f"UPDATE tables SET lobby = '{damage}' WHERE id = {damaged.id}", search_path=schema)
        assert [table.lobby for table in await store.tables_in(3, ("lobby",))] == [{}, {"of": 2}]
        assert (await store.table(sound.id)) == sound

    within(tmp_path, reads)


def test_an_error_quotes_no_row(tmp_path):
    async def breaks(store):
        table = await opened(store, lobby={"secret": "a-secret-lobby"})
        with pytest.raises(StoreFailed, match="violates check constraint") as told:
            await store.update_table(table.id, status="lost")
        return "".join(traceback.format_exception(told.value))

    assert "a-secret-lobby" not in within(tmp_path, breaks)


def test_no_seed_and_no_draw_gets_into_the_programs_log(tmp_path, caplog):
    async def plays(store):
        loop = asyncio.get_running_loop()
        loop.set_debug(True)
        loop.slow_callback_duration = 0  # so that asyncio logs everything it calls
        await append(store, await dealt(store, seed=SEED), entry(1, "a-secret-move"), 50)

    with caplog.at_level(logging.DEBUG):
        within(tmp_path, plays)
    assert "Executing" in caplog.text
    assert repr(SEED)[2:-1] not in caplog.text
    assert "a-secret-move" not in caplog.text


def test_a_text_that_cannot_be_stored_changes_nothing(tmp_path):
    async def tries(store):
        table = await opened(store)
        with pytest.raises(StoreError):
            await store.update_table(table.id, name="a\0b")
        assert await store.table(table.id) == table

    within(tmp_path, tries)


@pytest.mark.parametrize(
    "select",
    [
        "SELECT id FROM tables WHERE status = 'lobby'",
        "SELECT id FROM tables WHERE (place = 1 OR channel = 1) AND status = ANY('{lobby}')",
        "SELECT id FROM seats JOIN tables ON id = table_id WHERE person = 1",
        "SELECT ply FROM entries WHERE table_id = 1 ORDER BY ply",
        "SELECT ply FROM entries WHERE interaction = 1",
        "SELECT ply FROM snapshots WHERE table_id = 1 ORDER BY ply DESC LIMIT 1",
        "SELECT kind FROM messages WHERE table_id = 1",
        "SELECT table_id FROM turns WHERE alarm <= 1",
        "SELECT table_id FROM matches WHERE ended IS NOT NULL AND NOT counted ORDER BY ended, table_id",
        "SELECT person FROM standings WHERE board = 1 AND game = 'iliad'",
    ],
)
def test_a_lookup_can_use_an_index(tmp_path, select):
    within(tmp_path, nothing)
    schema = server.place(tmp_path)[1]
    plan = run(server.statement(f"EXPLAIN {select}", search_path=schema, enable_seqscan="off"))
    assert not [line for (line,) in plan if re.search("Seq Scan", line)], plan
