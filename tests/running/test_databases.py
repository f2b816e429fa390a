"""The setting ILION_DATABASE when it names a PostgreSQL database."""

import asyncio
import os
import signal
import socket
import threading

import pytest

import bot
from running import log, start
from running.config import Unusable, parse_settings
from running.databases import store_of
from store.address import parse_address
from tests.end_to_end.test_program import ROOT, one_line, run, run_alone, waits
from tests.store import server

SECRET = "s3cret"
NOWHERE = f"postgresql://ada:{SECRET}@127.0.0.1:1/ilion"


def refused(folder, *sentences, command=(), run=run, **settings):
    """Check that the bot ends with one sentence, which does not tell the password."""
    done = run(*command, folder=folder, **{"DISCORD_TOKEN": "x.y.z", "ILION_DATABASE": NOWHERE, **settings})
    one_line(done, *sentences)
    assert SECRET not in done.stderr + done.stdout
    assert list(folder.glob("*.db*")) == []


def test_a_bot_waits_for_its_server(tmp_path):
    where = "postgresql://127.0.0.1:1/ilion cannot be used"
    waits(tmp_path, where, "see that PostgreSQL is running", ILION_DATABASE=NOWHERE)


def test_a_move_to_a_server_that_is_away_ends_with_one_sentence(tmp_path):
    target = tmp_path / "target.db"
    one_line(run("--move-to", str(target), folder=tmp_path, ILION_DATABASE=NOWHERE), "see that PostgreSQL is running")
    assert not target.exists()


def test_a_malformed_address_is_refused_without_quoting_it(tmp_path):
    others = (f"mysql://ada:{SECRET}@host/ilion", f"postgresql+asyncpg://ada:{SECRET}@host/ilion")
    slips = (f"postgresql:/ada:{SECRET}@host/ilion", f"postgres:ada:{SECRET}@host/ilion")
    for url in (*slips, f"postgresql://ada:{SECRET}@host:port/ilion", f"postgres://ada:{SECRET}/x@host/ilion", *others):
        refused(tmp_path, "ILION_DATABASE: this is no address", "%40", ILION_DATABASE=url)


@pytest.mark.slow
def test_a_bot_without_asyncpg_says_how_to_install_it(tmp_path):
    hidden = tmp_path / "hidden"
    hidden.mkdir()
    (hidden / "asyncpg.py").write_text("raise ModuleNotFoundError(\"No module named 'asyncpg'\", name='asyncpg')")
    settings = {"run": run_alone, "PYTHONPATH": f"{hidden}{os.pathsep}{ROOT}"}
    refused(tmp_path, "needs asyncpg", "`uv sync --inexact --extra postgres`", **settings)


def test_backups_and_restores_name_the_programs_of_postgresql(tmp_path):
    refused(tmp_path, "postgresql://127.0.0.1:1/ilion is no file", "`pg_dump ", command=("--backup", "copy.db"))
    refused(tmp_path, "is no file", "`pg_restore ", "deploy/after_restore.sql`", command=("--restore", "copy.db"))


def test_processes_that_think_do_not_inherit_the_password(tmp_path, monkeypatch):
    seen = []

    async def runs(chosen, config):
        seen.append((dict(os.environ), config.database))
        return 0

    monkeypatch.setattr(bot, "run_command", runs)
    monkeypatch.setattr(bot, "dotenv_values", lambda _: {})
    monkeypatch.setattr(log, "set_up", lambda _: None)
    monkeypatch.setenv("ILION_DATABASE", NOWHERE)
    assert bot.main([]) == 0
    [(environment, database)] = seen
    assert database == parse_address(NOWHERE)
    assert not [name for name, value in environment.items() if SECRET in value]


@pytest.mark.slow
@server.needed
def test_a_second_bot_on_a_server_waits_and_says_why(tmp_path):
    with asyncio.Runner() as other:
        where = other.run(server.make(tmp_path))
        holder = store_of(where)
        other.run(holder.__aenter__())
        waits(tmp_path, "another Ilion is using postgresql:///", ILION_DATABASE=where.url)
        other.run(holder.__aexit__(None, None, None))


@pytest.mark.parametrize("shards", ["", "1"])
def test_a_stop_ends_the_wait_for_a_server_that_says_nothing(shards, tmp_path, monkeypatch):
    async def recommended(_):
        return 1, 1

    heard = []  # which keeps the connection open

    def tell_to_stop():
        heard.append(silent.accept())
        signal.raise_signal(signal.SIGTERM)

    monkeypatch.setattr(start, "_recommended", recommended)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        threading.Thread(target=tell_to_stop).start()
        where = f"postgresql://127.0.0.1:{silent.getsockname()[1]}/ilion"
        done = run(folder=tmp_path, DISCORD_TOKEN="x.y.z", ILION_DATABASE=where, ILION_SHARDS=shards)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.parametrize("text", ["ilion.db", "data/postgresql.db", "postgres"])
def test_any_other_text_is_a_file(tmp_path, text):
    assert str(parse_settings({"ILION_DATABASE": text}).database) == text


def test_a_database_that_can_be_no_file_is_refused_at_once(tmp_path):
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    for text, why in (("/", "a folder"), (str(tmp_path), "a folder"), (str(loop), "a link that leads to itself")):
        with pytest.raises(Unusable, match=why):
            parse_settings({"ILION_DATABASE": text})


def test_each_command_refuses_a_folder_as_the_database(tmp_path):
    for command in ((), ("--backup", "b.db"), ("--restore", "b.db"), ("--move-to", "b.db")):
        one_line(run(*command, folder=tmp_path, DISCORD_TOKEN="x.y.z", ILION_DATABASE="/"), "this is a folder")
