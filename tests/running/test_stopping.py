"""A bot that is told to stop."""

import asyncio
import signal
from contextlib import suppress

import pytest

from running import stopping
from running.stopping import STOPS, Stopped, stop_signal, unless_stopped, until_stopped


class Bot:
    """A bot that joins, or has joined, until it is cancelled; it notes what ends in which order."""

    def __init__(self, *, ready):
        self.ready, self.ended = ready, []

    def is_ready(self):
        return self.ready

    async def start(self, token):
        try:
            await asyncio.Event().wait()
        finally:
            self.ended.append("running")

    async def close(self):
        await asyncio.sleep(0)
        self.ended.append("closed")


class Reconnecting(Bot):
    """A bot that swallows a cancellation, as discord.py does while a shard reconnects."""

    async def start(self, token):
        with suppress(asyncio.CancelledError):
            await asyncio.Event().wait()
        await super().start(token)


@pytest.mark.parametrize(("ready", "ended"), [(False, ["running", "closed"]), (True, ["closed", "running"])])
def test_a_bot_that_still_joins_gives_that_up_before_it_closes(ready, ended):
    assert asyncio.run(stopped(Bot(ready=ready))) == ended


def test_a_bot_that_goes_on_when_cancelled_is_cancelled_again(monkeypatch):
    monkeypatch.setattr(stopping, "AGAIN", 0.01)
    assert asyncio.run(stopped(Reconnecting(ready=False))) == ["running", "closed"]


async def stopped(bot):
    """Tell a bot to stop, and return what ended in which order."""
    told = asyncio.Event()
    asyncio.get_running_loop().call_later(0.01, told.set)
    await until_stopped(bot, "token", told)
    return bot.ended


@pytest.mark.parametrize("windows", [False, True])
@pytest.mark.parametrize("number", STOPS)
def test_a_signal_tells_the_program_to_stop(number, windows, monkeypatch):
    for method in ("add_signal_handler", "remove_signal_handler") if windows else ():
        monkeypatch.setattr(asyncio.SelectorEventLoop, method, getattr(asyncio.AbstractEventLoop, method))

    async def scene():
        with stop_signal() as stopped:
            signal.raise_signal(number)
            await stopped.wait()
        return signal.getsignal(number)

    assert asyncio.run(scene()) == signal.SIG_IGN


def test_a_stop_cancels_what_the_program_waits_for():
    ended = []

    async def endless():
        try:
            await asyncio.Event().wait()
        finally:
            ended.append("endless")

    async def scene():
        told = asyncio.Event()
        asyncio.get_running_loop().call_soon(told.set)
        with pytest.raises(Stopped):
            await unless_stopped(endless(), told)

    asyncio.run(scene())
    assert ended == ["endless"]


def test_what_is_done_before_a_stop_is_returned():
    async def work():
        return 7

    async def scene():
        return await unless_stopped(work(), asyncio.Event())

    assert asyncio.run(scene()) == 7
