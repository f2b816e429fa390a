"""One program for each database."""

import errno
import os
import shutil
import signal
import subprocess
import sys
from contextlib import contextmanager, suppress

import pytest

from running.alone import lock_database, lock_of
from running.config import Unusable
from tests.end_to_end.test_program import ROOT, environment, one_line, run

HOLDER = """
import asyncio, os, sys, time
from pathlib import Path
from running.alone import lock_database
from tables.thinking.thinking import Pool

async def main():
    pool = Pool(1)
    thought = asyncio.create_task(pool.aside(time.sleep, 3600))
    while not pool._background.load.busy or not children():
        await asyncio.sleep(0.01)
    print(*children(), flush=True)
    await thought

def children():
    return Path(f"/proc/self/task/{os.getpid()}/children").read_text().split()

if __name__ == "__main__":
    with lock_database(Path(sys.argv[1])):
        asyncio.run(main())
"""


@pytest.fixture
def path(tmp_path):
    return tmp_path / "ilion.db"


@contextmanager
def a_holder(path):
    """Run another program that holds the lock and has a process that thinks."""
    program = path.parent / "holder.py"
    program.write_text(HOLDER)
    command = [sys.executable, str(program), str(path)]
    with subprocess.Popen(
        command, cwd=ROOT, env=environment(PYTHONPATH=str(ROOT)), stdout=subprocess.PIPE, text=True
    ) as holder:
        thinking = holder.stdout.readline().split()
        try:
            yield holder, thinking
        finally:
            holder.kill()
            for process in thinking:
                with suppress(ProcessLookupError):
                    os.kill(int(process), signal.SIGKILL)


def test_a_second_program_is_refused_in_a_sentence(path):
    sentence = r"^another Ilion is using \S+ilion\.db: stop that one first$"
    with lock_database(path), pytest.raises(Unusable, match=sentence), lock_database(path):
        pytest.fail("both hold it")
    with lock_database(path):
        pass


def test_a_link_to_a_database_is_the_same_database(path, tmp_path):
    (tmp_path / "link.db").symlink_to(path)
    with lock_database(path), pytest.raises(Unusable), lock_database(tmp_path / "link.db"):
        pytest.fail("both hold it")


def test_only_its_owner_can_open_the_lock(path):
    with lock_database(path):
        assert lock_of(path).stat().st_mode & 0o077 == 0


def refusing(number):
    """Return a system that creates no file, for this reason."""

    def refuse(*_):
        raise OSError(number, os.strerror(number))

    return refuse


def test_a_full_disk_is_called_full(path, monkeypatch):
    monkeypatch.setattr(os, "open", refusing(errno.ENOSPC))
    monkeypatch.setattr(shutil, "disk_usage", lambda _: shutil._ntuple_diskusage(2**20, 2**20, 0))
    sentence = r"\(No space left on device\); the disk has only 0 KiB left: make room on it and start again$"
    with pytest.raises(Unusable, match=sentence), lock_database(path):
        pytest.fail("it holds it")


def test_a_folder_that_may_not_be_written_is_named(path, monkeypatch):
    monkeypatch.setattr(os, "open", refusing(errno.EACCES))
    monkeypatch.setattr(os, "access", lambda each, _: each != path.parent)
    sentence = rf"\(Permission denied\); let the user that runs the bot write {path.parent}, or give"
    with pytest.raises(Unusable, match=sentence), lock_database(path):
        pytest.fail("it holds it")


def test_a_missing_folder_is_to_be_created(path):
    missing = path.parent / "no"
    with pytest.raises(Unusable, match=f"create the folder {missing}, or give"), lock_database(missing / "ilion.db"):
        pytest.fail("it holds it")


@pytest.mark.slow
def test_bots_and_restores_refuse_a_database_in_use(path):
    settings = {"folder": path.parent, "DISCORD_TOKEN": "x.y.z", "ILION_DATABASE": str(path)}
    with a_holder(path):
        one_line(run(**settings), "another Ilion is using", "ilion.db")
        one_line(run("--restore", "copy.db", **settings), "another Ilion is using", "ilion.db")
        assert not path.exists()


@pytest.mark.slow
def test_a_killed_program_and_its_children_leave_no_lock(path):
    with a_holder(path) as (holder, thinking):
        assert thinking, "it has a process that thinks"
        with pytest.raises(Unusable), lock_database(path):
            pytest.fail("both hold it")
        holder.send_signal(signal.SIGSTOP)
        with pytest.raises(Unusable), lock_database(path):
            pytest.fail("both hold it")
        holder.kill()
        holder.wait()
        with lock_database(path):
            assert lock_of(path).exists()
