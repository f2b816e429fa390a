"""Restoring a backup: checked first, complete or not at all, and without losing anything."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from store import UnusableDatabase
from store.migrations import list_scripts
from store.sqlite import backup
from store.sqlite.backup import LEAP, copy_database, interrupted_restore, restore_database
from store.sqlite.migrate import MIGRATIONS
from tests.store.stores import SEED, append, dealt, entry, opened
from tests.store.test_challenges import LIKE, MADE
from tests.store.test_sqlite import modes, nothing, raw, within

ENDS = ("", "-wal", "-shm")
KNOWN = len(list_scripts(MIGRATIONS))


@pytest.fixture
def path(tmp_path):
    """Return a database with two tables, one of them in play."""

    async def fill(store):
        await append(store, await dealt(store, name="Then"), entry(1), 50)
        await opened(store, created=200.0)

    (tmp_path / "here").mkdir()
    within(tmp_path / "here" / "ilion.db", fill)
    return tmp_path / "here" / "ilion.db"


@pytest.fixture
def copy(tmp_path, path):
    asyncio.run(copy_database(path, tmp_path / "copy.db"))
    return tmp_path / "copy.db"


def crashed(path, *statements):
    """Let a program change a database and die, so that its last writes are in the -wal."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode = WAL")
        for statement in statements:
            db.execute(statement)
        left = {end: path.with_name(path.name + end).read_bytes() for end in ENDS}
    for end, content in left.items():
        path.with_name(path.name + end).write_bytes(content)


def contents(path):
    return {
        end: path.with_name(path.name + end).read_bytes() for end in ENDS if path.with_name(path.name + end).exists()
    }


def names(path):
    return [name for (name,) in raw(path, "SELECT name FROM tables ORDER BY id")]


def refused(copy, path, sentence):
    """Check that a copy is refused with a sentence, and that no file is changed or left behind."""
    before = contents(path), sorted(path.parent.iterdir()), contents(copy)
    with pytest.raises(UnusableDatabase, match=sentence):
        restore_database(copy, path, "now")
    assert (contents(path), sorted(path.parent.iterdir()), contents(copy)) == before


def test_a_backup_replaces_the_database(path, copy):
    raw(path, "UPDATE tables SET name = 'Now'")
    done = restore_database(copy, path, "now")
    assert names(path) == ["Then", "Troy"]
    assert (done.tables, done.playing, done.touched) == (2, 1, 200.0)
    assert done.kept == path.with_name("ilion.db.before-now")
    assert names(done.kept) == ["Now", "Now"]
    assert interrupted_restore(path).name not in modes(path.parent)


def test_an_old_wal_does_not_spoil_the_backup_and_is_kept(path, copy):
    crashed(path, "UPDATE tables SET name = 'Now'")
    present = contents(path)
    done = restore_database(copy, path, "now")
    assert contents(done.kept) == present
    assert names(path) == ["Then", "Troy"]
    assert raw(path, "PRAGMA integrity_check") == [("ok",)]
    assert names(done.kept) == ["Now", "Now"]


def test_a_restored_backup_works_and_the_file_itself_is_unchanged(path, copy):
    async def goes_on(store):
        await append(store, 1, entry(2), 51)
        return [each.ply for each in await store.log(1)]

    before = contents(copy)
    restore_database(copy, path, "now")
    assert within(path, goes_on) == [0, 1, 2]
    assert contents(copy) == before


def test_a_full_disk_is_not_blamed_on_the_backup(path, copy, monkeypatch):
    def full(*_):
        wrong = sqlite3.OperationalError("database or disk is full")
        wrong.sqlite_errorname = "SQLITE_FULL"
        raise wrong

    monkeypatch.setattr(backup, "apply_migrations", full)
    refused(copy, path, r"disk is full\); nothing was changed: make room on the disk and run the same command again$")


def test_earlier_kept_databases_are_not_overwritten(path, copy):
    path.with_name("ilion.db.before-now-2-wal").write_text("somebody's")
    kept = [restore_database(copy, path, "now").kept.name for _ in range(3)]
    assert kept == ["ilion.db.before-now", "ilion.db.before-now-3", "ilion.db.before-now-4"]


def test_only_the_owner_can_read_restored_files(path, copy):
    crashed(path, "UPDATE tables SET name = 'Now'")
    for file in (copy, *path.parent.iterdir()):
        file.chmod(0o644)
    restore_database(copy, path, "now")
    assert set(modes(path.parent).values()) == {0o600}


def test_a_backup_is_restored_where_there_is_no_database(path, copy):
    path.unlink()
    assert restore_database(copy, path, "now").kept is None
    assert names(path) == ["Then", "Troy"]


def test_remains_of_a_lost_database_are_kept(path, copy):
    path.unlink()
    path.with_name("ilion.db-wal").write_bytes(b"what was written last")
    done = restore_database(copy, path, "now")
    assert done.kept.with_name("ilion.db.before-now-wal").read_bytes() == b"what was written last"
    assert names(path) == ["Then", "Troy"]


def test_a_raw_copy_is_restored_with_its_wal(path, tmp_path):
    crashed(path, "UPDATE tables SET name = 'In the wal'")
    for end in ENDS:
        shutil.copy(path.with_name(f"ilion.db{end}"), tmp_path / f"raw.db{end}")
    before = contents(tmp_path / "raw.db")
    raw(path, "UPDATE tables SET name = 'Now'")
    restore_database(tmp_path / "raw.db", path, "now")
    assert names(path) == ["In the wal"] * 2
    assert contents(tmp_path / "raw.db") == before


def test_the_database_itself_is_no_backup(path, tmp_path):
    (tmp_path / "link.db").symlink_to(path)
    for itself in (path, tmp_path / "link.db"):
        refused(itself, path, r"is the database itself; name a backup of it")
    refused(tmp_path / "none.db", path, r"^there is no file \S+none\.db$")


def test_a_database_behind_a_link_is_restored_there(path, copy, tmp_path):
    raw(path, "UPDATE tables SET name = 'Now'")
    (tmp_path / "link.db").symlink_to(path)
    done = restore_database(copy, tmp_path / "link.db", "now")
    assert (tmp_path / "link.db").is_symlink()
    assert (names(path), names(done.kept)) == (["Then", "Troy"], ["Now", "Now"])


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (
            lambda copy: copy.write_text("no database " * 500),
            r"cannot be restored \(file is not a database\); nothing was",
        ),
        (lambda copy: copy.write_bytes(b""), r"is no database of Ilion; nothing was changed"),
        (lambda copy: raw(copy, "PRAGMA application_id = 7"), r"is no database of Ilion; nothing was changed"),
        (lambda copy: raw(copy, f"PRAGMA user_version = {KNOWN + 1}"), r"written by a newer Ilion .*--restore FILE"),
        (
            lambda copy: raw(copy, "PRAGMA foreign_keys = OFF", "DELETE FROM tables"),
            r"damaged \(a row of \w+ refers to",
        ),
        (lambda copy: copy.write_bytes(copy.read_bytes()[:-4096]), r"; nothing was changed: try another backup$"),
        (lambda copy: half_blank(copy), r"; nothing was changed: try another backup$"),
        (
            lambda copy: copy.write_bytes(copy.read_bytes().replace(b"STRICT", b"ST\xffICT", 1)),
            r"its schema is malformed",
        ),
        (
            lambda copy: raw(copy, "DROP INDEX dealt_by_person", "PRAGMA user_version = 0"),
            r"could not be brought up by",
        ),
    ],
)
def test_a_damaged_copy_changes_nothing(spoil, sentence, path, copy):
    spoil(copy)
    refused(copy, path, sentence)


def half_blank(copy):
    content = copy.read_bytes()
    copy.write_bytes(content[:8192] + bytes(8192) + content[16384:])


def test_an_older_backup_is_upgraded(path, copy, tmp_path):
    folder = tmp_path / "older"
    folder.mkdir()
    shutil.copy(list_scripts(MIGRATIONS)[0], folder)
    older = tmp_path / "older.db"
    within(older, nothing, folder)
    restore_database(older, path, "now")
    assert raw(path, "PRAGMA user_version") == [(KNOWN,)]
    assert raw(older, "PRAGMA user_version") == [(1,)]


def test_no_table_gets_a_number_used_after_the_backup(path, copy):
    async def opens(store):
        return (await opened(store)).id

    later = max(within(path, opens) for _ in range(3))
    restore_database(copy, path, "now")
    assert within(path, opens) == later + LEAP + 1
    path.write_bytes(b"damaged beyond reading")
    restore_database(copy, path, "now")
    assert within(path, opens) > later


def test_an_empty_backup_gives_no_number_twice_either(path, tmp_path):
    empty = tmp_path / "empty.db"
    within(empty, nothing)
    restore_database(empty, path, "now")
    last = dict(raw(path, "SELECT name, seq FROM sqlite_sequence"))
    assert last == {"tables": 2 + LEAP, "results": LEAP, "files": LEAP}
    assert within(path, lambda store: opened(store)).id == 3 + LEAP


def test_a_restored_lobby_has_no_seed_that_may_be_public(path, tmp_path):
    within(path, lambda store: opened(store, seed=SEED))
    asyncio.run(copy_database(path, tmp_path / "sealed.db"))
    restore_database(tmp_path / "sealed.db", path, "now")
    assert within(path, lambda store: store.lobby_seed(3)) is None


def test_a_restored_challenge_is_over_since_its_cards_may_be_known(path, tmp_path):
    going = replace(MADE, until=1e12)

    async def played(store):
        await store.keep_challenge(going)
        await store.attempt(going.code, 7, LIKE, [])

    within(path, played)
    asyncio.run(copy_database(path, tmp_path / "sealed.db"))
    assert within(path, lambda store: store.challenge(going.code)) == going
    restore_database(tmp_path / "sealed.db", path, "now")
    assert within(path, lambda store: store.challenge(going.code)).until < 1e12


def test_restored_games_in_play_are_shown_again(path, copy):
    async def shown(store):
        await store.shown({1: 5})
        return await store.unshown()

    async def unshown(store):
        return await store.unshown()

    assert within(path, shown) == []
    asyncio.run(copy_database(path, copy.with_name("shown.db")))
    restore_database(copy.with_name("shown.db"), path, "now")
    assert within(path, unshown) == [1]


def test_a_restore_run_again_names_what_the_first_has_kept(path, copy, monkeypatch):
    crashed(path, "UPDATE tables SET name = 'Now'")
    present = contents(path)
    with monkeypatch.context() as patch:
        stop_after(patch, "replace", 1)  # the -wal is gone by then
        with pytest.raises(KeyboardInterrupt):
            restore_database(copy, path, "1")
    kept = restore_database(copy, path, "2").kept
    assert kept is not None
    assert (kept.name, contents(kept)) == ("ilion.db.before-1", present)


STEPS = ["hardlink_to", "unlink", "replace"]


@pytest.mark.parametrize("step", STEPS)
def test_an_interrupted_restore_is_finished_by_the_next_one(step, path, copy, monkeypatch):
    """After every single step that changes a name, nothing is lost, and the next restore works."""
    crashed(path, "UPDATE tables SET name = 'Now'")
    present = contents(path)
    for after in range(10):
        with monkeypatch.context() as patch:
            stop_after(patch, step, after)
            try:
                restore_database(copy, path, f"try {after}")
            except KeyboardInterrupt:
                assert interrupted_restore(path).exists() or contents(path) == present
                assert present in [contents(each) for each in (path, path.with_name("ilion.db.before-try 0"))] or after
                continue
            break
    assert after, "it was interrupted"
    assert names(path) == ["Then", "Troy"]
    assert not interrupted_restore(path).exists()
    first = next(each for each in sorted(path.parent.glob("*before-try ?")) if contents(each) == present)
    assert names(first) == ["Now", "Now"]


def stop_after(patch, step, times):
    whole = getattr(Path, step)
    left = [times]

    def stops(self, *args, **named):
        if not left[0]:
            raise KeyboardInterrupt
        left[0] -= 1
        return whole(self, *args, **named)

    patch.setattr(Path, step, stops)


def test_a_full_disk_changes_nothing(path, copy, monkeypatch):
    def full(self, target):
        raise OSError(28, "No space left on device")

    crashed(path, "UPDATE tables SET name = 'Now'")
    before = contents(path), sorted(path.parent.iterdir())
    monkeypatch.setattr(Path, "hardlink_to", full)
    monkeypatch.setattr("store.sqlite.backup.shutil.copyfileobj", full)
    with pytest.raises(OSError, match="No space left"):
        restore_database(copy, path, "now")
    assert (contents(path), sorted(path.parent.iterdir())) == before


def test_leftovers_of_a_killed_restore_are_removed(path, copy):
    left = path.with_name("ilion.db.checking")
    left.mkdir()
    (left / "copy.db").write_text("half")
    interrupted_restore(path).write_text("half")
    restore_database(copy, path, "now")
    assert sorted(modes(path.parent)) == ["ilion.db", "ilion.db.before-now"]


def test_a_disk_without_hard_links_keeps_the_old_database_too(path, copy, monkeypatch):
    def refuses(self, target):
        raise PermissionError(1, "Operation not permitted")

    crashed(path, "UPDATE tables SET name = 'Now'")
    present = contents(path)
    monkeypatch.setattr(Path, "hardlink_to", refuses)
    assert contents(restore_database(copy, path, "now").kept) == present
    assert names(path) == ["Then", "Troy"]
