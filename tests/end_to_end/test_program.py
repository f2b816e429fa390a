"""`bot.py`: it stops when told, and reports in one line why it cannot start."""

import errno
import io
import itertools
import logging
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from contextlib import ExitStack, chdir, closing, contextmanager, redirect_stderr, redirect_stdout, suppress
from pathlib import Path
from typing import Any
from unittest import mock

import discord
import pytest

import bot
from native.finder import describe_rules
from playground.playground import Playground
from running.config import LAST_PORT
from running.log import LENIENT
from running.start import PORTS
from store.sqlite.migrate import ILION
from tables.thinking.thinking import Pool
from tests.quick import slow_but

ROOT = Path(__file__).parents[2]
HIDDEN = {"DISCORD_TOKEN": ""}
PATIENCE = 120  # seconds: more than the busiest machine needs
Done = subprocess.CompletedProcess[str]


def environment(**settings: str) -> dict[str, str]:
    """Return an environment with only these settings; empty values hide what `.env` may say."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("ILION_", "DISCORD_TOKEN"))}
    return {**clean, **HIDDEN, "PYTHONUNBUFFERED": "1", "PYTHONPATH": str(ROOT), **settings}


@contextmanager
def settled(folder: Path, **settings: str) -> Iterator[None]:
    """Be in a folder without `.env`, with only these settings, and leave the log of this process alone."""
    root, about_voice = logging.getLogger(), logging.getLogger("discord.client")
    levels = root.level, about_voice.level
    with (
        chdir(folder),
        mock.patch.dict(os.environ, environment(**settings), clear=True),
        mock.patch.object(root, "handlers", []),
        ExitStack() as loggers,
    ):
        for name in LENIENT:
            loggers.enter_context(mock.patch.object(logging.getLogger(name), "filters", []))
        try:
            yield
        finally:
            root.setLevel(levels[0])
            about_voice.setLevel(levels[1])


def run(*words: str, folder: Path, errors: io.StringIO | None = None, **settings: str) -> Done:
    """Run the program to its end, in this process: starting another one takes longer than most commands."""
    output, errors = io.StringIO(), errors or io.StringIO()
    with settled(folder, **settings), redirect_stdout(output), redirect_stderr(errors):
        try:
            code: Any = bot.main(words)
        except SystemExit as ended:
            code = ended.code
    return Done([*words], code, output.getvalue(), errors.getvalue())


def run_alone(*words: str, folder: Path, **settings: str) -> Done:
    """Run the program to its end in a process of its own."""
    command = [sys.executable, str(ROOT / "bot.py"), *words]
    return subprocess.run(
        command, cwd=folder, env=environment(**settings), capture_output=True, text=True, timeout=PATIENCE, check=False
    )


def one_line(done: Done, *words: str) -> None:
    assert done.returncode == 1, (done.stdout, done.stderr)
    lines = done.stderr.splitlines()
    assert len(lines) == 1, done.stderr
    assert lines[0].startswith("ilion: ")
    assert all(word in lines[0] for word in words), lines[0]


def free_range() -> int:
    """Return the first of several free ports that no test running in parallel uses."""
    mine = 21000 + os.getpid() % 200 * 50
    for first in range(mine, 60000, 10_000):
        with ExitStack() as held:
            try:
                for port in range(first, first + PORTS):
                    held.enter_context(socket.socket()).bind(("127.0.0.1", port))
            except OSError:
                continue
        return first
    raise AssertionError("no ports are free")


@contextmanager
def a_playground(folder: Path) -> Iterator[subprocess.Popen[str]]:
    """Start a program with an open playground, and kill it if it does not end by itself."""
    command = [sys.executable, str(ROOT / "bot.py"), "--port", str(free_range())]
    with subprocess.Popen(
        command, cwd=folder, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as program:
        try:
            assert "playground is open at http://127.0.0.1:" in program.stdout.readline()
            yield program
        finally:
            program.kill()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("number", "looks"),  # at once, while the bot joins, and after that
    slow_but(1, itertools.product([signal.SIGTERM, signal.SIGINT], [1, 0, 20])),
)
def test_the_playground_ends_cleanly_when_told(number, looks, tmp_path):
    with a_playground(tmp_path) as program:
        for _ in range(looks):
            time.sleep(0.02)
        program.send_signal(number)
        _, wrong = program.communicate(timeout=PATIENCE)
    assert program.returncode == 0, wrong
    assert wrong == ""
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
def test_repeated_ctrl_c_ends_the_program_cleanly(tmp_path):
    with a_playground(tmp_path) as program:
        for _ in range(100 * PATIENCE):
            program.send_signal(signal.SIGINT)  # no effect once the program has ended
            time.sleep(0.01 if program.poll() is None else 0)
        assert program.returncode == 0
        assert program.stderr.read() == ""


def test_a_port_range_in_use_is_reported_in_one_line(tmp_path):
    first = free_range()
    with ExitStack() as held:
        for port in range(first, first + PORTS):
            taken = held.enter_context(socket.socket())
            taken.bind(("127.0.0.1", port))
            taken.listen()
        one_line(run("--port", str(first), folder=tmp_path), "in use", "--port")


@pytest.mark.parametrize("port", ["70000", "0", "-1", "many"])
def test_an_invalid_port_is_reported_in_one_line(port, tmp_path):
    one_line(run("--port", port, folder=tmp_path), "--port is", port)
    one_line(run("--port", port, folder=tmp_path, ILION_PORT="8765"), "--port is", port)


def test_no_port_is_tried_after_the_last(tmp_path):
    with ExitStack() as held:
        taken = held.enter_context(socket.socket())
        with suppress(OSError):  # another program may hold the port, which serves as well
            taken.bind(("127.0.0.1", LAST_PORT))
            taken.listen()
        one_line(run("--port", str(LAST_PORT), folder=tmp_path), "in use", "--port")


@pytest.mark.parametrize("encoding", ["utf-16", "latin-1"])
def test_settings_in_another_encoding_are_told_in_one_line(encoding, tmp_path):
    (tmp_path / ".env").write_text("ILION_CARDS=Härder.toml", encoding=encoding)
    one_line(run(folder=tmp_path), ".env cannot be read (it is no text in UTF-8)")


def test_settings_that_may_not_be_read_are_told_in_one_line(tmp_path, monkeypatch):
    monkeypatch.setattr(bot, "dotenv_values", mock.Mock(side_effect=PermissionError(errno.EACCES, "Permission denied")))
    one_line(run(folder=tmp_path), ".env cannot be read (Permission denied)")


def test_an_unknown_setting_is_reported_in_one_line(tmp_path):
    one_line(run(folder=tmp_path, ILION_COLOUR="red"), "ILION_COLOUR", ".env.example")


@pytest.mark.slow
def test_a_setting_is_refused_before_discord_py_is_loaded(tmp_path):
    script = (
        f"import sys; sys.path.insert(0, {str(ROOT)!r}); import bot; bot.main([]); sys.exit('discord' in sys.modules)"
    )
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, cwd=tmp_path, env=environment(ILION_COLOUR="red"), capture_output=True, text=True)
    assert (done.returncode, "ILION_COLOUR" in done.stderr) == (0, True), done.stderr


@pytest.mark.parametrize(("name", "value"), [("ILION_PORT", "many"), ("ILION_PORT", "70000"), ("ILION_PAUSE", "-1")])
def test_an_invalid_setting_is_reported_in_one_line(name, value, tmp_path):
    one_line(run(folder=tmp_path, **{name: value}), name, value)


@pytest.mark.parametrize("owner", ["9" * 5000, "7," + "9" * 20, str(2**63), "-1", "Ada"])
def test_an_owner_who_is_not_a_user_is_refused_in_a_sentence(owner, tmp_path):
    done = run(folder=tmp_path, ILION_OWNER=owner)
    one_line(done, "ILION_OWNER is '", owner[:59], "the number of a user belongs there")
    assert len(done.stderr) < 200


@pytest.mark.parametrize("name", ["ILION_PORT", "ILION_PAUSE", "ILION_LOG", "ILION_PICTURES"])
def test_a_message_quotes_the_start_of_a_long_setting(name, tmp_path):
    done = run(folder=tmp_path, **{name: "9" * 5000})
    one_line(done, f"{name} is ", "9" * 59 + "…")
    assert len(done.stderr) < 200


def test_an_invalid_database_is_reported_in_one_line(tmp_path):
    file = tmp_path / "ilion.db"
    file.write_bytes(b"no database at all, but long enough to look at" * 100)
    one_line(run(folder=tmp_path, DISCORD_TOKEN="x.y.z", ILION_DATABASE=str(file)), "ilion.db")
    one_line(run(folder=tmp_path, DISCORD_TOKEN="x.y.z", ILION_DATABASE=str(tmp_path / "no" / "ilion.db")), "ilion.db")


def test_a_bad_card_file_is_reported_in_one_line(tmp_path):
    cards, nameless = tmp_path / "delphi.toml", tmp_path / "cards.toml"
    for file in (cards, nameless):
        file.write_text("nonsense = [")
    one_line(run(folder=tmp_path, ILION_CARDS=str(cards)), "ILION_CARDS", "delphi.toml, line 1")
    one_line(run(folder=tmp_path, ILION_CARDS=str(tmp_path)), "ILION_CARDS", "delphi.toml, line 1")
    one_line(run(folder=tmp_path, ILION_CARDS=str(nameless)), "after its game: call it iliad.toml, delphi.toml,")
    one_line(run(folder=tmp_path, ILION_CARDS=str(tmp_path / "none.toml")), "none.toml; call one after its game")


def test_a_path_that_cannot_be_looked_at_is_told_in_one_line(tmp_path):
    beyond = f"{'x' * 300}/ilion"  # as in a folder that may not be entered, which root may
    one_line(run(folder=tmp_path, ILION_CARDS=f"{beyond}.toml"), "ILION_CARDS", "File name too long")
    used = {"DISCORD_TOKEN": "x.y.z", "ILION_DATABASE": f"{beyond}.db"}
    for command in ((), ("--restore", "copy.db")):
        one_line(run(*command, folder=tmp_path, **used), "File name too long", "enter its folder")


def test_an_endless_card_file_is_not_read_to_its_end(tmp_path):
    (tmp_path / "delphi.toml").symlink_to("/dev/zero")
    one_line(run(folder=tmp_path, ILION_CARDS=str(tmp_path)), "ILION_CARDS", "delphi.toml, line 1", "at most 60,000")


def test_a_wrong_token_is_reported_in_one_line(tmp_path, monkeypatch):
    """Use a Discord of our own, so that the test asks no real server."""
    ours = bot.run_command

    async def runs(chosen, config):
        async with Playground() as place:
            monkeypatch.setattr(discord.http.Route, "BASE", place.api)
            return await ours(chosen, config)

    monkeypatch.setattr(bot, "run_command", runs)
    one_line(run(folder=tmp_path, DISCORD_TOKEN="no.such.token", ILION_DATABASE="ilion.db"), "DISCORD_TOKEN")


@pytest.mark.parametrize("where", ["environment", ".env"])
def test_no_thinking_process_has_the_token(where, tmp_path, monkeypatch):
    async def runs(chosen, config):
        assert config.token == "no.such.token"
        with closing(Pool(1)) as pool:
            print(await pool.aside(Path.read_text, Path("/proc/self/environ")))
        return 0

    monkeypatch.setattr(bot, "run_command", runs)
    settings = {"DISCORD_TOKEN": "no.such.token", "KNOWN": "no.such.secret"}
    if where == ".env":
        (tmp_path / ".env").write_text(f"DISCORD_TOKEN={settings['DISCORD_TOKEN']}")
        monkeypatch.setattr(sys.modules[__name__], "HIDDEN", {})
        del settings["DISCORD_TOKEN"]
    done = run(folder=tmp_path, **settings)
    assert done.returncode == 0
    assert "no.such.secret" in done.stdout, "the environment was read"
    assert "no.such.token" not in done.stdout


NOBODY = "http://127.0.0.1:9/api/v10"  # an address at which nothing listens


class Waiting(io.StringIO):
    """Tells this process to stop once the bot has written that it waits."""

    def write(self, text: str) -> int:
        if "the next try is in " in text:
            assert callable(signal.getsignal(signal.SIGTERM)), "the bot listens"
            signal.raise_signal(signal.SIGTERM)
        return super().write(text)


def waits(folder, *sentences, **settings):
    """Check that the bot says in one line what it waits for, and ends at once and cleanly when told to."""
    usual = {"DISCORD_TOKEN": "x.y.z", "ILION_DATABASE": str(folder / "ilion.db")}
    with mock.patch.object(discord.http.Route, "BASE", NOBODY):
        done = run(folder=folder, errors=Waiting(), **{**usual, **settings})
    [line] = done.stderr.splitlines()
    assert done.returncode == 0
    assert line.startswith("WARNING ")
    assert all(sentence in line for sentence in (*sentences, "; the next try is in ")), line


def test_an_unreachable_discord_is_waited_for(tmp_path):
    waits(tmp_path, "Discord cannot be reached (Cannot connect to host 127.0.0.1:9")


def test_one_of_many_processes_waits_for_discord_too(tmp_path):
    nowhere = "postgresql://ada:s3cret@127.0.0.1:1/ilion"
    waits(tmp_path, "Discord cannot be reached", ILION_SHARDS="auto", ILION_DATABASE=nowhere)


@pytest.mark.parametrize("token", ['"x.y.z"', "x.y\nz", "Bot x.y.z", "x.y.zé", "x.y\tz"])
def test_a_token_with_other_characters_is_refused_unquoted(token, tmp_path):
    done = run(folder=tmp_path, DISCORD_TOKEN=token)
    one_line(done, "DISCORD_TOKEN has a character that no token has", "copy it again")
    assert "x.y" not in done.stderr


def test_a_metrics_port_in_use_is_reported_in_one_line(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = run(folder=tmp_path, DISCORD_TOKEN="x.y.z", ILION_DATABASE="ilion.db", ILION_METRICS=port)
    one_line(done, f"ILION_METRICS: port {port} cannot be opened (Address already in use): choose another")


def failing(folder, wrong):
    """Run the program when something fails in another way than with a sentence."""
    with mock.patch.object(bot, "run_command", mock.AsyncMock(side_effect=wrong)):
        return run(folder=folder, DISCORD_TOKEN="no.such.token")


def test_a_crash_has_an_exit_code_of_its_own(tmp_path):
    done = failing(tmp_path, ValueError("a mistake of ours"))
    assert done.returncode == bot.CRASHED not in (0, 1)
    assert "ValueError: a mistake of ours" in done.stderr


def test_ctrl_c_in_the_middle_of_something_ends_quietly(tmp_path):
    done = failing(tmp_path, KeyboardInterrupt)
    assert (done.returncode, done.stderr) == (130, "")


def test_ctrl_c_during_the_imports_ends_quietly(tmp_path):
    (tmp_path / "dotenv.py").write_text("import os, signal\nos.kill(os.getpid(), signal.SIGINT)\n")
    done = run_alone(folder=tmp_path, PYTHONPATH=f"{tmp_path}{os.pathsep}{ROOT}")
    assert (done.returncode, done.stdout, done.stderr) == (-signal.SIGINT, "", "")


def test_a_backup_that_cannot_be_made_is_reported_in_one_line(tmp_path):
    copy, text = tmp_path / "copy.db", tmp_path / "ilion.txt"
    one_line(run("--backup", str(copy), folder=tmp_path), "there is no database")
    text.write_text("no database " * 500)
    done = run("--backup", str(copy), folder=tmp_path, ILION_DATABASE=str(text))
    one_line(done, "could not be written", "ilion.txt", "not a database")
    assert not copy.exists()


def test_a_name_left_empty_is_refused_and_starts_no_bot(tmp_path):
    (tmp_path / "ilion.db").touch(mode=0o600)
    for name in ("", "."):
        one_line(run("--backup", name, folder=tmp_path), ". is there already; a backup overwrites nothing")
        one_line(run("--restore", name, folder=tmp_path), "there is no file .")
        one_line(run("--move-to", name, folder=tmp_path), "this is a folder")


def test_a_copy_does_not_migrate_an_older_database(tmp_path):
    live, copy = tmp_path / "ilion.db", tmp_path / "copy.db"
    with closing(sqlite3.connect(live)) as older:
        older.executescript(f"PRAGMA application_id = {ILION}; PRAGMA user_version = 0; CREATE TABLE told (what)")
        older.executescript("INSERT INTO told VALUES ('older')")
        assert run("--backup", str(copy), folder=tmp_path).returncode == 0
    assert found(live) == found(copy) == ((0,), ("older",))


def found(path: Path) -> tuple[tuple[int], tuple[str]]:
    """Return the version of a database and its content."""
    with closing(sqlite3.connect(path)) as database:
        return database.execute("PRAGMA user_version").fetchone(), database.execute("SELECT what FROM told").fetchone()


def test_version_prints_the_version_and_starts_nothing(tmp_path):
    """Read no settings, so that the version can be printed even if one is wrong."""
    done = run("--version", folder=tmp_path, DISCORD_TOKEN="a token", ILION_PORT="wrong")
    assert (done.returncode, done.stderr) == (0, "")
    assert (
        done.stdout
        == f"Ilion {tomllib.loads((ROOT / 'pyproject.toml').read_text())['project']['version']}, {describe_rules()}\n"
    )
    assert not list(tmp_path.iterdir())


def test_the_playground_has_the_five_documented_people():
    assert Playground().people.keys() >= {"ada", "bruno", "chloe", "dmitri", "eleni"}
