"""A bot that joins a Discord that is away, refuses it, or is none."""

import asyncio
import logging
from contextlib import asynccontextmanager
from dataclasses import dataclass
from unittest import mock

import pytest

from cogs.answering import joining as joins
from cogs.answering.joining import CannotJoin
from cogs.bot import Ilion
from playground.discord_py import connect_bots
from playground.playground import Playground
from running.start import bot_of
from running.stopping import until_stopped
from tables.backoff import retry_patiently
from tables.thinking.thinking import AtOnce
from tests.contract.boxes import GAMES
from tests.end_to_end.stage import BUSY, play, until
from tests.end_to_end.stage import pauses as quick

ME, GATEWAY = "/users/@me$", "/gateway/bot$"
PORTAL, BANNED = "<html>Log in to the hotel's network</html>", "error code: 1015"


async def _at_once(_):
    await asyncio.sleep(0)


@dataclass
class Joining:
    """A bot that joins, and the pauses that it has made until now."""

    bot: Ilion
    place: Playground
    pauses: list[float]
    stopped: asyncio.Event
    running: asyncio.Task[None]


@asynccontextmanager
async def joining(folder, fault, token="", sleep=asyncio.sleep):
    """Let a bot join a Discord with a fault; its pauses take no time and are noted."""
    pauses = []

    async def note(seconds):
        pauses.append(seconds)
        await sleep(0)

    def quickly(step, wait_for, _):
        return retry_patiently(step, wait_for, note)

    async with Playground() as place:
        fault(place)
        with connect_bots(place), quick(_at_once), mock.patch.object(joins, "retry_patiently", quickly):
            async with bot_of(folder / "ilion.db", GAMES, AtOnce(0.0), 0.0, guild_ready_timeout=0.0) as bot:
                stopped = asyncio.Event()
                running = asyncio.create_task(until_stopped(bot, token or place.token, stopped))
                try:
                    yield Joining(bot, place, pauses, stopped, running)
                finally:
                    stopped.set()
                    await asyncio.gather(running, return_exceptions=True)


def refused(folder, fault, token="", ready=False):
    """Return the sentence with which a bot gives up."""

    async def scene():
        async with asyncio.timeout(BUSY), joining(folder, fault, token) as joined:
            if ready:
                await until(joined.bot.is_ready)
                await joined.place.faults.close_gateway(4004)
            with pytest.raises(CannotJoin) as told:
                await joined.running
            return str(told.value), joined.pauses

    said, pauses = asyncio.run(scene())
    assert pauses == [], "waiting would not have helped"
    return said


def waits(folder, fault):
    """Return for how long a bot waits until it has joined in spite of a fault."""

    async def scene():
        async with asyncio.timeout(BUSY), joining(folder, fault) as joined:
            await until(lambda: joined.bot.is_ready() or joined.running.done())
            joined.stopped.set()
            await joined.running
            return joined.pauses

    return asyncio.run(scene())


def test_a_token_that_discord_refuses_is_told_in_a_sentence(tmp_path):
    assert "refuses DISCORD_TOKEN: copy it again" in refused(tmp_path, lambda place: None, "no.such.token")


@pytest.mark.parametrize("where", [ME, GATEWAY])
@pytest.mark.parametrize(
    ("status", "sentence"),
    [
        (401, "refuses DISCORD_TOKEN"),
        (403, "forbids this bot to log in"),
        (404, "not where this program looks"),
        (400, "with status 400: update Ilion"),
    ],
)
def test_a_login_that_discord_refuses_is_told_in_a_sentence(where, status, sentence, tmp_path):
    said = refused(tmp_path, lambda place: place.faults.fail(where, status=status))
    assert sentence in said
    assert len(said) < 200


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        (4004, "refuses DISCORD_TOKEN: copy it again"),
        (4010, "set ILION_SHARDS to auto"),
        (4011, "too many servers for so few shards"),
        (4012, "update Ilion"),
        (4013, "update Ilion"),
        (4014, "allow them in the developer portal"),
    ],
)
def test_a_gateway_that_closes_for_good_is_told_in_a_sentence(code, sentence, tmp_path):
    assert sentence in refused(tmp_path, lambda place: setattr(place.faults, "closing", code))


def test_a_token_revoked_while_running_is_told_in_a_sentence(tmp_path):
    said = refused(tmp_path, lambda place: None, ready=True)
    assert "refuses DISCORD_TOKEN: copy it again" in said
    assert said.endswith("every table is stored")


OUTAGES = {
    "503 at login": lambda place: place.faults.fail(ME, status=503, times=12),
    "502 at login": lambda place: place.faults.fail(ME, status=502, times=60),  # discord.py tries five times
    "500 at the application": lambda place: place.faults.fail("/applications/@me$", status=500, times=60),
    "503 at the gateway": lambda place: place.faults.fail(GATEWAY, status=503, times=12),
    "no connection": lambda place: place.faults.cut(ME, times=24),  # aiohttp tries twice
    "a page instead of an answer": lambda place: place.faults.show_page(PORTAL, ME, times=12),
    "a page instead of the gateway": lambda place: place.faults.show_page(PORTAL, GATEWAY, times=12),
    "banned for a while": lambda place: place.faults.show_page(BANNED, ME, status=403, times=12),
    "no gateway": lambda place: setattr(place.faults, "unreachable", 12),
}


@pytest.mark.parametrize("outage", OUTAGES)
def test_an_outage_is_waited_for_in_growing_pauses(outage, tmp_path, caplog):
    with caplog.at_level(logging.WARNING):
        pauses = waits(tmp_path, OUTAGES[outage])
    assert len(pauses) == 12
    assert pauses[:5] == sorted(pauses[:5])
    assert pauses[0] <= 1 < pauses[3]
    assert all(30 <= pause <= 60 for pause in pauses[6:])
    records = [each for each in caplog.records if each.name != "aiohttp.server"]  # what Discord itself logs
    lines = [each.getMessage() for each in records]
    assert 1 <= len(lines) <= 1 + sum(pauses) / 60, "one a minute at most"
    assert all("; the next try is in " in line and "\n" not in line for line in lines)
    assert not any(each.exc_info for each in records)


@pytest.mark.parametrize(
    "limit",
    [
        lambda place: place.faults.show_page(BANNED, ME, status=429, retry_after=900),
        lambda place: place.faults.show_page(BANNED, ME, status=403, retry_after=900),
        lambda place: place.faults.limit(900, ME, via=False),
        lambda place: place.faults.limit(900, ME),
        lambda place: place.faults.limit(900, GATEWAY, via=False),
    ],
)
def test_a_limit_at_login_is_waited_for_as_long_as_it_says(limit, tmp_path, caplog):
    assert waits(tmp_path, limit) == [900]
    told = [each.getMessage() for each in caplog.records if each.name == "tables.backoff"]
    assert told == [
        "Discord refuses this machine for a while, because too many requests came from its address; "
        "the next try is in 900 s"
    ]


def test_a_bot_without_starts_left_waits_for_the_next_day(tmp_path, caplog):
    """Discord resets the token of a bot that identifies more often (page "Gateway", section "Rate Limiting")."""

    def used_up(place):
        place.rest.house.starts = 0

    async def scene():
        async with asyncio.timeout(BUSY), joining(tmp_path, used_up) as joined:
            await until(lambda: joined.pauses)
            identified = joined.place.gateway.identified
            joined.place.rest.house.starts = 1000
            await until(joined.bot.is_ready)
            return identified, joined.pauses[0]

    assert asyncio.run(scene()) == (0, 86_400)
    assert "Discord lets the bot connect no more today" in caplog.text


def test_a_stop_while_discord_is_away_ends_at_once(tmp_path, caplog):
    def away(place):
        place.faults.fail(ME, status=503, times=10_000)

    async def forever(_):
        await asyncio.Event().wait()

    async def scene():
        async with joining(tmp_path, away, sleep=forever) as joined:
            await until(lambda: joined.pauses)
            joined.stopped.set()
            await joined.running

    asyncio.run(asyncio.wait_for(scene(), BUSY))
    assert [each.levelname for each in caplog.records] == ["WARNING"]


def test_a_bot_is_refused_no_request_for_lack_of_patience():
    async def scene(stage):
        stage.place.rates.limit_all()
        before = stage.place.rates.invalid
        await asyncio.gather(*(stage.bot.fetch_user(stage["ada"].id) for _ in range(120)))
        assert stage.place.rates.invalid == before

    play(scene, pictures=False)


def test_nobody_waits_long_for_a_shard_after_an_outage():
    async def scene(stage):
        for shard in stage.bot.shards.values():
            assert max(shard._parent._backoff.delay() for _ in range(50)) <= 5 * 60

    play(scene, pictures=False)
