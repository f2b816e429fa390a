"""What is specific to SQLite: files that cannot be used, migrations, backups, settings of the file."""

import asyncio
import itertools
import json
import logging
import shutil
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path

import pytest

from store import PlyTaken, Position, Seated, StoreAway, StoreFailed, UnusableDatabase
from store.migrations import list_scripts
from store.sqlite import open_store
from store.sqlite.backup import copy_database
from store.sqlite.migrate import ILION, MIGRATIONS, explain_unusable
from tests.store.stores import DEAL, HEAD, PAIR, SEED, append, dealt, entry, opened, seat_players, visit

ROOT = Path(__file__).parents[2]


@pytest.fixture
def path(tmp_path):
    return tmp_path / "ilion.db"


KNOWN = len(list_scripts(MIGRATIONS))


def within(path, work, *folder):
    """Open the file, run a coroutine with the store, close it and return the result."""

    async def whole():
        store = await open_store(path, *folder)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(asyncio.wait_for(whole(), 60))


async def nothing(store):
    pass


def refused(path, sentence, *folder):
    """Check that a file is refused with a sentence, that it is unchanged, and that no thread is left."""
    before = (path.read_bytes(), path.stat().st_mode) if path.is_file() else None
    with pytest.raises(UnusableDatabase, match=sentence):
        within(path, nothing, *folder)
    assert ((path.read_bytes(), path.stat().st_mode) if path.is_file() else None) == before
    for thread in threading.enumerate():
        if thread.name.startswith("writer of"):
            thread.join(60)
            assert not thread.is_alive()


def raw(path, *statements):
    """Run statements on a file behind the store's back and return the last one's rows."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        return [db.execute(statement).fetchall() for statement in statements][-1]


# -- the connection


def test_a_commit_is_on_the_disk_and_rows_refer_to_rows(path):
    async def pragmas(store):
        return [(await store.ask(lambda db, name=name: db.execute(f"PRAGMA {name}").fetchone()))[0] for name in wanted]

    wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000, "application_id": ILION}
    assert within(path, pragmas) == list(wanted.values())


def test_every_table_is_strict(path):
    within(path, nothing)
    kinds = raw(path, "SELECT name, strict FROM pragma_table_list WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    assert len(kinds) >= 12
    assert all(strict for _, strict in kinds)


def test_a_move_is_one_commit_and_one_thread_switch(path):
    async def moves(store):
        table = await dealt(store)
        hops, statements = [], []
        ask = store._writer.ask
        await store.ask(lambda db: db.set_trace_callback(statements.append))
        store._writer.ask = lambda job, *how: (hops.append(job), ask(job, *how))[1]
        await append(store, table, entry(1), 50, None, Position(1, {"hands": [[1], []]}, "abc"))
        await ask(lambda: store._db.set_trace_callback(None))
        return len(hops), statements

    hops, statements = within(path, moves)
    assert hops == 1
    kinds = [statement.split()[0] for statement in statements if not statement.startswith("--")]
    assert (kinds[0], kinds[-1], kinds.count("COMMIT")) == ("BEGIN", "COMMIT", 1)
    assert set(kinds[1:-1]) == {"INSERT", "DELETE"}, "the move, the position it leads to, and no earlier one"


def test_a_failing_disk_raises_the_stores_own_error(path):
    async def fills(store):
        table = await opened(store)
        await store.ask(lambda db: db.execute("PRAGMA max_page_count = 1").fetchall())
        with pytest.raises(StoreAway, match="full"):
            await store.begin(table.id, HEAD, SEED, DEAL, [*PAIR, Seated(2, 1, None, "x" * 90000)])
        await store.ask(lambda db: db.execute("PRAGMA max_page_count = 100000").fetchall())
        assert await store.table(table.id) == table
        await store.begin(table.id, HEAD, SEED, DEAL, PAIR)

    within(path, fills)


def test_no_seed_and_no_draw_gets_into_the_programs_log(path, caplog):
    async def plays(store):
        loop = asyncio.get_running_loop()
        loop.set_debug(True)
        loop.slow_callback_duration = 0  # so that asyncio logs everything it calls
        await append(store, await dealt(store, seed=SEED), entry(1, "a-secret-move"), 50)

    with caplog.at_level(logging.DEBUG):
        within(path, plays)
    assert "Executing" in caplog.text
    assert repr(SEED)[2:-1] not in caplog.text
    assert "a-secret-move" not in caplog.text


def test_two_programs_wait_for_each_other(path):
    async def both(store):
        other = await open_store(path)
        try:
            tables = [await dealt(store), await dealt(other)]
            work = [append(each, table, entry(ply), None) for ply in range(1, 20)
                    for each, table in zip((store, other), tables, strict=True)]  # fmt: skip
            assert await asyncio.gather(*work) == [None] * 38
        finally:
            await other.close()

    within(path, both)


def test_a_program_that_forgets_to_close_its_store_still_ends(tmp_path):
    program = """if True:
        import asyncio, pathlib, sys
        from store import UnusableDatabase
        from store import sqlite
        async def main():
            pathlib.Path(sys.argv[1], "text").write_text("no database " * 500)
            for name in ("text", "", "nowhere/ilion.db"):
                try:
                    await sqlite.open_store(pathlib.Path(sys.argv[1], name))
                except UnusableDatabase:
                    print("refused")
            store = await sqlite.open_store(pathlib.Path(sys.argv[1], "ilion.db"))
            try:
                raise KeyError
            finally:
                await store.close()
        asyncio.run(main())"""
    command = [sys.executable, "-c", program, str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert done.stdout.split() == ["refused"] * 3
    assert "KeyError" in done.stderr


# -- who may read the files


def modes(folder):
    return {file.name: file.stat().st_mode & 0o777 for file in folder.iterdir()}


def test_only_its_owner_can_read_a_new_database(path):
    async def writes(store):
        await opened(store)
        return modes(path.parent)

    assert within(path, writes) == dict.fromkeys(["ilion.db", "ilion.db-wal", "ilion.db-shm"], 0o600)


def test_a_database_that_others_could_read_is_closed_to_them(path, caplog):
    within(path, nothing)
    files = [path, *(path.with_name(f"ilion.db{end}") for end in ("-wal", "-shm"))]
    for file in files:
        file.touch()
        file.chmod(0o644)
    within(path, nothing)
    assert set(modes(path.parent).values()) == {0o600}
    assert [f"{file} could be read by others" in caplog.text for file in files] == [True] * 3
    caplog.clear()
    within(path, nothing)
    assert caplog.text == ""


def test_a_database_behind_a_link_is_closed_to_others(path, tmp_path):
    (tmp_path / "link.db").symlink_to(path)
    within(path, nothing)
    for end in ("", "-wal"):
        path.with_name(f"ilion.db{end}").touch()
        path.with_name(f"ilion.db{end}").chmod(0o644)

    async def writes(store):
        await opened(store)
        return modes(tmp_path)

    closed = within(tmp_path / "link.db", writes)
    assert closed["ilion.db-wal"] == closed["ilion.db"] == 0o600


def test_a_mode_that_cannot_be_changed_stops_nothing(path, caplog, monkeypatch):
    def refuses(path, mode):
        raise PermissionError(1, "Operation not permitted")

    within(path, nothing)
    path.chmod(0o644)
    monkeypatch.setattr(Path, "chmod", refuses)
    within(path, opened)
    assert "can be read by others on this machine, and its mode cannot be changed" in caplog.text


# -- files that cannot be used


def test_a_text_file_is_not_a_database(path):
    path.write_text("Sing, goddess, the anger of Peleus' son Achilleus\n" * 100)
    refused(path, r"ilion\.db cannot be used \(file is not a database\); if it never was a database, give the bot")


def test_a_database_with_a_damaged_beginning_names_the_backup(path):
    within(path, nothing)
    path.write_bytes(bytes(100) + path.read_bytes()[100:])
    refused(path, r"\(file is not a database\); .*if it was, restore your last backup with `uv run bot.py --restore")


def test_a_folder_is_not_a_database(tmp_path):
    refused(tmp_path, r"cannot be used \(unable to open database file\); this is a folder: give the bot")


def test_a_file_in_a_missing_folder_cannot_be_created(tmp_path):
    refused(tmp_path / "nowhere" / "ilion.db", f"create the folder {tmp_path}/nowhere, or give the bot another path")


def test_a_full_disk_is_called_full_whatever_sqlite_says(path, monkeypatch):
    monkeypatch.setattr(shutil, "disk_usage", lambda _: shutil._ntuple_diskusage(2**20, 2**20, 7 * 1024))
    told = str(explain_unusable(path, sqlite3.OperationalError("disk I/O error")))
    assert told.endswith("(disk I/O error); the disk has only 7 KiB left: make room on it and start again")


def test_a_failing_disk_with_room_left_is_not_called_full(path):
    told = str(explain_unusable(path, sqlite3.OperationalError("disk I/O error")))
    assert told.endswith("(disk I/O error); see what the log of the system says about the disk")


@pytest.mark.parametrize(
    "statement", ["CREATE TABLE accounts (id)", "PRAGMA user_version = 1", "PRAGMA application_id = 7"]
)
def test_another_programs_database_is_left_alone(path, statement):
    raw(path, statement)
    path.chmod(0o644)
    refused(path, r"ilion\.db is another program's database; give the bot another path")


def test_a_newer_database_is_left_alone(path):
    within(path, nothing)
    raw(path, f"PRAGMA user_version = {KNOWN + 1}")
    sentence = (
        r"written by a newer Ilion \(version {}; this one knows {}\); start the newer one, or restore a backup .*{}"
    )
    refused(path, sentence.format(KNOWN + 1, KNOWN, "--restore FILE"))


def test_a_damaged_database_is_refused(path):
    within(path, nothing)
    whole = path.read_bytes()
    path.write_bytes(whole[:100] + bytes(4000) + whole[4100:])
    refused(path, r"cannot be used \(.*malformed.*\); the file is damaged: restore your last backup")


@pytest.mark.parametrize("name", [b"STRICT", b"CREATE TABLE", b"tablestables", b"CREATE TABLE kept"])
def test_a_damaged_schema_is_refused_in_one_sentence(path, name):
    within(path, nothing)
    path.write_bytes(path.read_bytes().replace(name, name[:-2] + b"\xff" + name[-1:], 1))
    refused(path, r"^\S*ilion\.db cannot be used \([^\n]*\); the file is damaged: [^\n]*--restore FILE[^\n]*$")


def test_damage_found_while_running_raises_store_failed(path):
    async def reads(store):
        await store.ask(lambda db: db.execute("PRAGMA writable_schema = ON"))
        change = "UPDATE sqlite_master SET sql = replace(sql, 'STRICT', CAST(x'53ff54' AS TEXT)) WHERE name = 'kept'"
        await store.ask(lambda db: db.execute(change))
        await store.ask(lambda db: db.execute("PRAGMA schema_version = 99"))
        await store.ask(lambda db: db.execute("PRAGMA writable_schema = OFF"))
        with pytest.raises(StoreFailed, match=r"ilion\.db"):
            await store.value("x")

    within(path, reads)


def test_a_locked_database_is_waited_for_and_then_refused(path, monkeypatch):
    monkeypatch.setattr("store.sqlite.PATIENCE", 0.1)
    within(path, nothing)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        refused(path, "database is locked.*; stop the other program that is using this file")
    within(path, nothing)


def test_an_empty_file_becomes_a_database(path):
    path.touch()
    within(path, opened)
    assert raw(path, "SELECT name FROM tables") == [("Troy",)]


# -- migrations


def folder(tmp_path, **scripts):
    made = tmp_path / "migrations"
    made.mkdir(exist_ok=True)
    for name, script in scripts.items():
        (made / f"{name[1:]}.sql").write_text(script)
    return made


HEROES = """-- a comment; with a semicolon
CREATE TABLE heroes (name TEXT PRIMARY KEY, city TEXT);
INSERT INTO heroes VALUES
    ('Ajax; the Greater', 'Salamis');
-- and one at the end
"""
CITIES = """CREATE TABLE cities (name TEXT PRIMARY KEY) STRICT;
INSERT INTO cities SELECT city FROM heroes;
CREATE TRIGGER founded AFTER INSERT ON heroes BEGIN
    INSERT OR IGNORE INTO cities VALUES (new.city);
END;
ALTER TABLE heroes RENAME TO old;
CREATE TABLE heroes (name TEXT PRIMARY KEY, city TEXT REFERENCES cities (name)) STRICT;
INSERT INTO heroes SELECT * FROM old;
DROP TABLE old;
"""
TROY = "INSERT INTO cities VALUES ('Troy');\nINSERT INTO heroes VALUES ('Hector', 'Troy')"
ALL = {"_001_heroes": HEROES, "_002_cities": CITIES, "_003_troy": TROY}


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_a_database_of_every_older_version_is_upgraded(path, tmp_path, first):
    within(path, nothing, folder(tmp_path, **dict([*ALL.items()][:first])))
    assert raw(path, "PRAGMA user_version") == [(first,)]
    within(path, nothing, folder(tmp_path, **ALL))
    assert raw(path, "PRAGMA user_version") == [(3,)]
    assert raw(path, "SELECT * FROM heroes") == [("Ajax; the Greater", "Salamis"), ("Hector", "Troy")]
    raw(path, f"PRAGMA user_version = {KNOWN + 1}")
    refused(path, rf"version {KNOWN + 1}; this one knows {KNOWN}\)")


@pytest.mark.parametrize(
    ("broken", "reason"),
    [
        ("CREATE TABLE more (name);\nCREATE TABL wrong (name);", 'near "TABL": syntax error'),
        ("CREATE TABLE more (name);\nINSERT INTO heroes VALUES ('Ajax; the Greater', 1);", "UNIQUE constraint failed"),
        ("CREATE TABLE more (name);\nCREATE TABLE unfinished (", "incomplete input"),
    ],
)
def test_a_failing_migration_rolls_back_all_others(path, tmp_path, broken, reason):
    within(path, nothing, folder(tmp_path, _001_heroes=HEROES))
    scripts = folder(tmp_path, _002_fine="CREATE TABLE fine (name);", _003_broken=broken)
    refused(path, rf"could not be brought up by 003_broken\.sql \(.*{reason}.*\); it is unchanged: go on with", scripts)
    assert raw(path, "PRAGMA user_version") == [(1,)]
    assert raw(path, "SELECT name FROM sqlite_master WHERE type = 'table'") == [("heroes",)]


def test_a_full_disk_is_not_blamed_on_a_migration(path, tmp_path):
    within(path, nothing, folder(tmp_path, _001_heroes=HEROES))
    scripts = folder(tmp_path, _002_large="PRAGMA max_page_count = 4;\nCREATE TABLE a (b);\nCREATE TABLE c (d);")
    refused(path, r"cannot be used \(database or disk is full\); make room on the disk and start again", scripts)
    assert raw(path, "PRAGMA user_version") == [(1,)]


def test_a_migration_may_leave_no_dangling_references(path, tmp_path):
    within(path, nothing, folder(tmp_path, _001_heroes=HEROES, _002_cities=CITIES))
    scripts = folder(tmp_path, _003_sack="DELETE FROM cities;")
    with pytest.raises(AssertionError, match=r"003_sack.sql leaves a row of heroes that refers to nothing in cities"):
        within(path, nothing, scripts)
    assert raw(path, "SELECT * FROM cities") == [("Salamis",)]


@pytest.mark.parametrize("name", ["003_troy", "002 cities", "02_cities", "001_again"])
def test_migrations_are_numbered_without_a_gap(tmp_path, name):
    scripts = folder(tmp_path, _001_heroes=HEROES, **{f"_{name}": ""})
    with pytest.raises(AssertionError, match=r"stands where number . belongs"):
        list_scripts(scripts)


def test_the_programs_own_migrations_are_in_order():
    assert [script.name for script in list_scripts(MIGRATIONS)] == sorted(
        script.name for script in MIGRATIONS.iterdir()
    )


def test_moves_without_a_mover_belong_to_the_seated_player(path):
    async def before(store):
        table = await dealt(store)
        await append(store, table, entry(1), 50, mover=99)
        await append(store, table, entry(2), 51, mover=7)
        await store.ask(lambda db: db.execute("UPDATE entries SET mover = NULL"))
        return (await store.about(7))["moves"], (await store.about(99))["moves"]

    mine, theirs = within(path, before)
    assert [each["ply"] for each in mine] == [2], "the seat 0 is that of 7"
    assert theirs == []


# -- damage


DAMAGES = ("'no JSON'", "'[1]'", "'{\"a\":'", "CAST(x'7bff7d' AS TEXT)")


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_lobby_is_empty_and_hides_no_other_table(path, damage):
    async def reads(store):
        damaged, sound = await opened(store, lobby={"of": 1}), await opened(store, lobby={"of": 2})
        for table in (damaged, sound):
            await seat_players(store, table.id, PAIR)
        update = f"UPDATE tables SET lobby = {damage} WHERE id = ?"
        await store.ask(lambda db: db.execute(update, [damaged.id]))
        found = await store.tables_in(3, ("lobby",)), await store.tables_of(7, ("lobby",))
        return [[table.lobby for table in tables] for tables in found], len(await store.open_in(1, 0.0))

    assert within(path, reads) == ([[{}, {"of": 2}]] * 2, 2)


# -- backups


def test_a_backup_is_one_moment_while_others_write(tmp_path, path):
    async def writes(store):
        tables = [await dealt(store) for _ in range(4)]
        copies = [tmp_path / f"copy {number}" for number in range(3)]
        copied = asyncio.Event()
        async with asyncio.TaskGroup() as tasks:
            for table in tables:
                tasks.create_task(play_until(store, table, copied))
            for target in copies:
                await copy_database(path, target)
                stored.append(sum([len(await store.log(table)) for table in tables]))
            copied.set()
        return copies

    async def play_until(store, table, copied):
        for ply in itertools.count(1):
            await append(store, table, entry(ply), 1_000_000 * table + ply)
            if copied.is_set():
                return

    stored = []
    for made_then, at_most in zip(within(path, writes), stored, strict=True):
        assert raw(made_then, "PRAGMA integrity_check") == [("ok",)]
        [(entries, made)] = raw(made_then, "SELECT count(*), count(interaction) FROM entries")
        assert entries == made + 4
        assert entries <= at_most
        assert within(made_then, lambda store: store.head(4)) == (HEAD, SEED)


def test_a_backup_works_as_a_store(tmp_path):
    async def fill(store):
        await append(store, await dealt(store), entry(1), 50)
        (tmp_path / "copy").mkdir()
        await copy_database(tmp_path / "ilion.db", tmp_path / "copy" / "ilion.db")

    async def goes_on(store):
        await append(store, 1, entry(2), 51)
        return await store.log(1)

    visit("sqlite", tmp_path, fill)
    assert visit("sqlite", tmp_path / "copy", goes_on) == [DEAL, entry(1), entry(2)]


def test_only_the_owner_can_read_a_backup(tmp_path, path):
    within(path, nothing)
    asyncio.run(copy_database(path, tmp_path / "copy"))
    assert (tmp_path / "copy").stat().st_mode & 0o077 == 0


def test_a_partial_backup_is_removed_and_never_overwritten(tmp_path, path, monkeypatch):
    def breaks(source, target):
        raise sqlite3.OperationalError("disk I/O error")

    within(path, nothing)
    monkeypatch.setattr("store.sqlite.backup._vacuum", breaks)
    with pytest.raises(sqlite3.OperationalError):
        asyncio.run(copy_database(path, tmp_path / "copy"))
    assert list(tmp_path.glob("copy*")) == []
    (tmp_path / "copy.part").write_text("half")
    with pytest.raises(FileExistsError, match=r"copy\.part is there already"):
        asyncio.run(copy_database(path, tmp_path / "copy"))
    assert (tmp_path / "copy.part").read_text() == "half"


def test_two_backups_never_share_a_name(tmp_path, path):
    within(path, nothing)
    asyncio.run(copy_database(path, tmp_path / "copy"))
    copied = (tmp_path / "copy").read_bytes()
    with pytest.raises(FileExistsError, match="a backup overwrites nothing"):
        asyncio.run(copy_database(path, tmp_path / "copy"))
    assert (tmp_path / "copy").read_bytes() == copied
    assert not (tmp_path / "copy.part").exists()
    with pytest.raises(FileNotFoundError):
        asyncio.run(copy_database(path, tmp_path / "nowhere" / "copy"))


def test_past_games_and_people_are_found_after_the_migration(tmp_path):
    scripts = list_scripts(MIGRATIONS)
    with closing(sqlite3.connect(tmp_path / "old.db", isolation_level=None)) as db:
        for script in scripts[:9]:
            db.executescript(script.read_text(encoding="utf-8"))
        lobbies = [{"invited": [{"user": 10**18}]}, {"asking": {str(10**17): "Ada"}}, "no JSON 123 and 45"]
        for number, lobby in enumerate(lobbies, 1):
            status = "playing" if number == 2 else "finished"
            text = lobby if isinstance(lobby, str) else json.dumps(lobby)
            row = (number, 1, 2, 3, "x", "iliad", 7, status, "en", text, 1.0, 5.0)
            db.execute(f"INSERT INTO tables VALUES ({', '.join('?' * 12)})", row)
        ended = "INSERT INTO matches VALUES (1, 'iliad', 1, 'c', 2, '{}', 's', x'00', NULL, 5.0, 1)"
        db.execute(ended)
        db.execute("INSERT INTO seats VALUES (1, 0, 7, NULL, 'Ada'), (2, 0, 8, NULL, 'Bruno')")
        db.executescript(scripts[9].read_text(encoding="utf-8"))
        assert db.execute("SELECT id, ended FROM tables").fetchall() == [(1, 5.0), (2, None), (3, None)]
        assert db.execute("SELECT table_id, user, game, ended FROM players").fetchall() == [(1, 7, "iliad", 5.0)]
        assert db.execute("SELECT table_id, open FROM seats").fetchall() == [(1, 0), (2, 1)]
        assert db.execute("SELECT table_id, user FROM mentions ORDER BY table_id, user").fetchall() == [
            (1, 10**18), (2, 10**17), (3, 45), (3, 123),
        ]  # fmt: skip


def test_rated_players_are_people_or_levels_after_the_migration(tmp_path):
    scripts = list_scripts(MIGRATIONS)
    with closing(sqlite3.connect(tmp_path / "old.db", isolation_level=None)) as db:
        for script in scripts[:18]:
            db.executescript(script.read_text(encoding="utf-8"))
        db.execute("INSERT INTO results VALUES (3, 1, 0, 'iliad', 7, 'Ada', 1, 2, 1.0, 26.0, 8.0, 5.0)")
        db.execute("INSERT INTO results VALUES (4, 1, 0, 'iliad', 'easy', 'Computer', 2, 2, 1.0, 24.0, 8.0, 5.0)")
        db.execute("INSERT INTO standings VALUES (0, 'iliad', 7, 'Ada', 26.0, 8.0, 1, 1)")
        db.execute("INSERT INTO standings VALUES (0, 'iliad', 'easy', 'Computer', 24.0, 8.0, 1, 0)")
        db.execute("UPDATE sqlite_sequence SET seq = 9 WHERE name = 'results'")
        db.executescript(scripts[18].read_text(encoding="utf-8"))
        rated = [(0, "easy", "Computer", 24.0), (7, "", "Ada", 26.0)]
        for table in ("results", "standings"):
            assert db.execute(f"SELECT person, level, name, mu FROM {table} ORDER BY person").fetchall() == rated
        last = "SELECT name, seq FROM sqlite_sequence WHERE name LIKE 'results%'"
        assert db.execute(last).fetchall() == [("results", 9)]


# -- settings in memory


def test_settings_are_read_once_until_they_change(path):
    asked = []

    async def twice(store):
        usual = store.ask

        def ask(work, *about):
            asked.extend(about[:1])
            return usual(work, *about)

        store.ask = ask
        await store.set("user", 1, "language", "fr")
        asked.clear()
        for _ in range(2):
            assert await store.settings("user", 1) == {"language": "fr"}
        assert len(asked) == 1
        await store.set("user", 1, "language", "en")
        assert await store.settings("user", 1) == {"language": "en"}

    within(path, twice)


def test_settings_read_during_a_change_are_not_kept(path):
    async def both(store):
        await store.set("user", 1, "language", "fr")
        reading = asyncio.create_task(store.settings("user", 1))
        await asyncio.sleep(0)  # the question is under way
        changing = asyncio.create_task(store.set("user", 1, "language", "en"))
        await asyncio.sleep(0)
        changing.cancel()  # the one who asked is gone; the change is made all the same
        await asyncio.gather(reading, changing, return_exceptions=True)
        assert await store.settings("user", 1) == {"language": "en"}

    within(path, both)


def test_settings_that_were_read_can_be_changed_freely(path):
    async def spoil(store):
        await store.set("user", 1, "language", "fr")
        for _ in range(2):
            (await store.settings("user", 1)).clear()
        assert await store.settings("user", 1) == {"language": "fr"}

    within(path, spoil)


def test_settings_of_an_erased_person_are_forgotten(path):
    async def erased(store):
        await store.set("user", 1, "language", "fr")
        assert await store.settings("user", 1)
        await store.erase(1, None, [], 60.0)
        assert await store.settings("user", 1) == {}

    within(path, erased)


# -- moves that share a transaction


class Traced(list):
    """Statements that the writer thread has run."""

    async def of(self, store):
        await store.ask(lambda db: db.set_trace_callback(self.append))
        return self

    def count(self, statement):
        return sum(each.startswith(statement) for each in self)


async def behind_a_slow_one(store, *work):
    """Let questions wait while the thread is busy, and return what became of each."""
    gate = threading.Event()
    slow = asyncio.ensure_future(store.ask(lambda db: gate.wait(60)))
    await asyncio.sleep(0)
    asked = [asyncio.ensure_future(each) for each in work]
    await asyncio.sleep(0)
    gate.set()
    found = await asyncio.gather(*asked, return_exceptions=True)
    await slow
    return found


def test_moves_that_wait_are_committed_together(path):
    async def both(store):
        tables = [await dealt(store) for _ in range(3)]
        traced = await Traced().of(store)
        await behind_a_slow_one(store, *(append(store, table, entry(1), table) for table in tables))
        assert traced.count("COMMIT") == 1
        assert [len(await store.log(table)) for table in tables] == [2, 2, 2]

    within(path, both)


def test_a_refused_move_costs_no_other_that_shares_its_commit(path):
    async def three(store):
        one, two = await dealt(store), await dealt(store)
        moves = [append(store, one, entry(1), 1), append(store, one, entry(1), 2), append(store, two, entry(1), 3)]
        found = await behind_a_slow_one(store, *moves, store.log(one), store.log(two))
        assert [type(each) for each in found] == [type(None), PlyTaken, type(None), list, list]
        assert [len(each) for each in found[3:]] == [2, 2]

    within(path, three)


def test_moves_whose_common_commit_fails_all_fail(path):
    async def both(store):
        one, two = await dealt(store), await dealt(store)
        await store.ask(lambda db: db.execute("PRAGMA query_only = 1"))
        found = await behind_a_slow_one(store, append(store, one, entry(1), 1), append(store, two, entry(1), 2))
        assert [type(each) for each in found] == [StoreAway, StoreAway]
        await store.ask(lambda db: db.execute("PRAGMA query_only = 0"))
        assert [len(await store.log(table)) for table in (one, two)] == [1, 1]
        await append(store, one, entry(1), 1)

    within(path, both)


def test_a_full_disk_undoes_all_moves_that_share_a_commit(path):
    async def both(store):
        one, two = await dealt(store), await dealt(store)

        def full(db):
            [(pages,)] = db.execute("PRAGMA page_count")
            db.execute(f"PRAGMA max_page_count = {pages}")

        await store.ask(full)
        large = Position(1, {"large": "x" * 500_000}, "abc")
        moves = [append(store, one, entry(1), 1), append(store, two, entry(1), 2, position=large)]
        found = await behind_a_slow_one(store, *moves)
        await store.ask(lambda db: db.execute("PRAGMA max_page_count = 1000000"))
        stored = [len(await store.log(table)) == 2 for table in (one, two)]
        assert stored == [each is None for each in found], "who hears no error is stored"
        assert isinstance(found[1], StoreFailed)

    within(path, both)
