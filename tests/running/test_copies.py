"""Backing up and restoring from the command line, as docs/operations.md describes it."""

import asyncio
import errno
import os
import re
import shlex
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from running import copies
from running.alone import lock_database
from running.config import Unusable
from running.copies import check_it_exists
from store.migrations import list_scripts
from store.sqlite import backup
from store.sqlite.backup import interrupted_restore
from store.sqlite.migrate import MIGRATIONS
from tests.end_to_end.test_program import ROOT, environment, one_line, run
from tests.store.empty import open_store
from tests.store.stores import dealt, opened

GUIDE = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^ {4,}(uv run bot\.py --.*)$", GUIDE, re.MULTILINE)
NIGHTLY = re.findall(r"^    [\d ]+\* \* \* (.*)$", GUIDE, re.MULTILINE)
PROGRAM = shlex.join([sys.executable, str(ROOT / "bot.py")])
MONTHS = 60 * 86400.0  # seconds


@pytest.fixture
def path(tmp_path):
    """Return a database with a game in play."""
    fill(tmp_path / "ilion.db", dealt)
    return tmp_path / "ilion.db"


def fill(path, work):
    async def within():
        store = await open_store(path)
        await work(store)
        await store.close()

    asyncio.run(within())


def tables(path):
    with closing(sqlite3.connect(path)) as db:
        return db.execute("SELECT count(*) FROM tables").fetchone()[0]


def test_a_restore_says_what_it_did_and_where_the_old_file_is(path):
    assert run("--backup", "copy.db", folder=path.parent).returncode == 0
    fill(path, opened)
    done = run("--restore", "copy.db", folder=path.parent)
    assert (done.returncode, done.stderr) == (0, "")
    now, kept, then = done.stdout.splitlines()
    assert re.fullmatch(
        r"ilion\.db is now a copy of copy\.db: 1 table, 1 of them in play; the last change was on \S+ at \S+\.", now
    )
    [name] = re.findall(r"kept as (\S+/ilion\.db\.before-\d{8}-\d{6})\.", kept)
    assert then == "Start the bot again: it shows every game as it was then."
    assert (tables(path), tables(name)) == (1, 2)


def test_a_restore_told_to_stop_ends_and_says_what_it_did(path, monkeypatch):
    assert run("--backup", "copy.db", folder=path.parent).returncode == 0
    restore = backup.restore_database

    def restore_database(*about):
        signal.raise_signal(signal.SIGINT)  # Ctrl-C
        with pytest.raises(Unusable, match="another Ilion is using"), lock_database(path):
            pass
        return restore(*about)

    monkeypatch.setattr(copies, "restore_database", restore_database)
    done = run("--restore", "copy.db", folder=path.parent)
    assert done.stdout.startswith("ilion.db is now a copy of copy.db")


def test_a_refused_restore_says_why_in_a_sentence(path):
    folder = path.parent
    one_line(run("--restore", "none.db", folder=folder), "there is no file none.db")
    one_line(run("--restore", "ilion.db", folder=folder), "is the database itself")
    (folder / "text.db").write_text("no database " * 500)
    one_line(run("--restore", "text.db", folder=folder), "text.db cannot be restored", "nothing was changed")
    one_line(run("--restore", "text.db", folder=folder, ILION_DATABASE="no/ilion.db"), "no/ilion.db cannot be used")


def test_a_folder_that_may_not_be_entered_is_told_in_a_sentence(path, monkeypatch):
    def stat(_, **__):
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(Path, "stat", stat)
    with pytest.raises(Unusable, match=r"cannot be read \(Permission denied\): become the user that runs the bot"):
        check_it_exists(path)


def test_an_interrupted_restore_keeps_the_bot_from_starting(path):
    interrupted_restore(path).touch()
    one_line(run(folder=path.parent, DISCORD_TOKEN="x.y.z"), "restore of ilion.db was interrupted", "--restore FILE")
    one_line(run("--backup", "copy.db", folder=path.parent), "restore of ilion.db was interrupted", "--restore FILE")


@pytest.mark.slow
def test_the_guides_commands_work_in_order(path):
    (path.parent / "backups").mkdir()
    assert len(COMMANDS) == 6
    for command in COMMANDS:
        done = subprocess.run(
            command.replace("uv run bot.py", PROGRAM),
            cwd=path.parent, env=environment(), shell=True, capture_output=True, text=True, timeout=120,
        )  # fmt: skip
        assert (done.returncode, done.stderr) == (0, ""), command
    assert len(list((path.parent / "backups").iterdir())) == 3


@pytest.mark.slow
@pytest.mark.parametrize(("database", "kept"), [("ilion.db", False), ("none.db", True)])
def test_cron_deletes_old_copies_only_after_a_new_one(path, database, kept):
    """The line of the guide runs with the short PATH that cron gives it."""
    old = path.parent / "backups" / "ilion-2020-01-31.db"
    old.parent.mkdir()
    old.touch()
    os.utime(old, (time.time() - MONTHS,) * 2)
    [line] = NIGHTLY
    here = line.replace("/srv/ilion", str(path.parent)).replace(".venv/bin/python bot.py", PROGRAM)
    given = environment() | {"PATH": "/usr/bin:/bin", "ILION_DATABASE": database}
    done = subprocess.run(here.replace(r"\%", "%"), cwd="/", env=given, shell=True, capture_output=True, timeout=120)
    assert (done.returncode != 0, old.exists(), len(list(old.parent.iterdir()))) == (kept, kept, 1)


def test_the_guide_quotes_what_the_program_says():
    folders = ("store", "running", "cogs/answering")
    said = "".join(file.read_text() for folder in folders for file in (ROOT / folder).rglob("*.py"))
    for quoted in re.findall(
        r"^\| `([^`]+)` \| [^|]+ \|$", GUIDE.partition("## When it does not start")[2], re.MULTILINE
    ):
        assert quoted.replace("ilion.db", "{database}") in said, quoted
    assert "docs/operations.md" in (ROOT / "README.md").read_text()
    assert "--restore FILE" in (ROOT / "README.md").read_text()


def test_a_newer_database_is_refused_and_a_restore_goes_back(path):
    assert run("--backup", "copy.db", folder=path.parent).returncode == 0
    with closing(sqlite3.connect(path)) as db:
        db.execute(f"PRAGMA user_version = {len(list_scripts(MIGRATIONS)) + 1}")
    one_line(run(folder=path.parent, DISCORD_TOKEN="x.y.z"), "written by a newer Ilion", "--restore FILE")
    assert run("--restore", "copy.db", folder=path.parent).returncode == 0
    fill(path, opened)
