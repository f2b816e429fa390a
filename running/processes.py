"""`--processes N`: start so many processes of the bot on this machine, and start those again that fail."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress

from running.config import REFUSED, Config, Unusable
from running.databases import server_of
from running.stopping import stop_signal
from tables.backoff import Backoff

FAREWELL = 60.0  # seconds that a process may take to end when told to
STEADY = 60.0  # seconds after which a process that ends has not failed at its start
LONGEST = 60.0  # seconds until a process that ends again and again is started again
SETTING = "ILION_SHARDS"

Tell = Callable[[str], object]


def make_process_command(number: int) -> list[str]:
    """Return how to start the process with this number, from 0 on."""
    return [sys.executable, sys.argv[0], "--watched", str(number)]


def make_environment(config: Config, found: Mapping[str, str]) -> dict[str, str]:
    """Return the environment of the processes.

    Raises:
        Unusable: many processes cannot run with these settings.
    """
    if os.name != "posix":
        raise Unusable("--processes works on Linux and macOS; on Windows, use the Windows Subsystem for Linux")
    server_of(config.database)
    if not config.token:
        raise Unusable("--processes needs DISCORD_TOKEN: the playground runs in one process")
    return {**found, SETTING: str(config.shards or "auto")}


async def watch_processes(count: int, environment: Mapping[str, str], tell: Tell) -> None:
    """Keep so many processes running until told to stop, and then end them all.

    Raises:
        Unusable: none of them can run; each has said why.
    """
    with stop_signal() as stopped:
        tell(f"Ilion runs in {count} processes; Ctrl-C ends them.")
        await asyncio.gather(*(_keep(number, environment, stopped, tell) for number in range(count)))
        if not stopped.is_set():
            raise Unusable("no process can run: mend what they have said, and start again")


async def _keep(number: int, environment: Mapping[str, str], stopped: asyncio.Event, tell: Tell) -> None:
    """Keep one process running until it cannot run; start it again sooner if it has run for a while."""
    backoff, failures, loop = Backoff(longest=LONGEST), 0, asyncio.get_running_loop()
    while not stopped.is_set():
        began = loop.time()
        code = await _run(make_process_command(number), environment, stopped)
        if stopped.is_set():
            return
        if code == REFUSED:
            tell(f"Process {number} cannot run, as it has said; it is not started again.")
            return
        failures = 1 if loop.time() - began > STEADY else failures + 1
        pause = backoff.pause(failures)
        tell(f"Process {number} has ended ({_how(code)}); it is started again in {pause:.0f} s.")
        await _either(stopped.wait(), asyncio.sleep(pause))


async def _run(command: Sequence[str], environment: Mapping[str, str], stopped: asyncio.Event) -> int:
    """Run a process to its end; end it when told to stop."""
    process = await asyncio.create_subprocess_exec(*command, env=environment, stdin=PIPE)
    try:
        await _either(process.wait(), stopped.wait())
    finally:
        await _end(process)
    return process.returncode or 0


async def _end(process: Process) -> None:
    """Ask a process to end, and kill it if it does not."""
    with suppress(ProcessLookupError):
        process.terminate()
    try:
        async with asyncio.timeout(FAREWELL):
            await process.wait()
    except TimeoutError:
        process.kill()
        await process.wait()


async def _either(*work: object) -> None:
    tasks = [asyncio.ensure_future(each) for each in work]  # type: ignore[call-overload]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()


def _how(code: int) -> str:
    return f"killed by signal {-code}" if code < 0 else f"code {code}"


def end_with_parent(stopped: asyncio.Event) -> None:
    """Stop when the process that watches this one is gone, which closes its end of the pipe."""
    loop = asyncio.get_running_loop()

    def read() -> None:
        if not os.read(sys.stdin.fileno(), 1024):
            loop.remove_reader(sys.stdin.fileno())
            stopped.set()

    loop.add_reader(sys.stdin.fileno(), read)
