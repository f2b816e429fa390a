"""Several processes of the bot in a simulated world."""

import asyncio
from contextlib import asynccontextmanager, nullcontext
from types import SimpleNamespace
from unittest import mock

import pytest

from cogs.answering.wording import find_readers_words
from cogs.table import cog as table_cog
from playground.discord_py import connect_bots
from playground.playground import Playground
from simulation import determinism
from simulation.disk import Disk
from simulation.fleet import Fleet
from simulation.network import Wire
from simulation.people import stamp_of
from simulation.thoughts import SimulatedWorkers
from tests.end_to_end.stage import offers, pick, settled
from tests.end_to_end.town import begin
from tests.simulation.test_cluster import SHARDS, world


async def soon(true, seconds=60.0):
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.1)


@asynccontextmanager
async def two_processes(folder):
    """Give a playground and two processes of the bot, each with a shard."""
    place = Playground(shards=SHARDS, concurrency=SHARDS)
    place.url = place.world.url = "http://localhost"
    wire = Wire(place)
    with connect_bots(place), determinism.connect_to(wire, Disk()):
        fleet = Fleet(place, wire, folder / "ilion.db", SimulatedWorkers(), 2, SHARDS)
        await fleet.start()
        try:
            yield place, fleet
        finally:
            await fleet.clear()


def run(scene):
    with world() as play:
        play(scene)


def test_a_process_that_is_killed_leaves_its_shards_to_the_other(tmp_path):
    async def scene():
        async with two_processes(tmp_path) as (_, fleet):
            await fleet.victims[0].clear()
            await soon(lambda: not fleet.connected)
            await soon(lambda: fleet.connected)
            assert not fleet.running, "one process serves both"
            await fleet.start()
            assert fleet.running

    run(scene())


def found_square(place):
    """Let Ada and Bruno meet in a server whose shard is not that of direct messages; return a channel there."""
    ada, bruno = (place.people[name].user for name in ("ada", "bruno"))
    guild = place.world.add_guild("Far away", ada, shard=1, shards=SHARDS)
    for user in (bruno, place.application.user):
        place.world.join(guild, user)
    return place.world.add_channel(guild, "square")


def shown(place):
    """Return all messages."""
    return [each for channel in place.world.channels.values() for each in channel.messages.values()]


async def open_hand(person, where):
    """Type `/hand`; return the hand."""
    asked = await settled(await person.slash(where, "hand"))
    await soon(lambda: asked.message is not None and not asked.message.loading)
    return asked.message


async def move(person, hand):
    """Move in a hand until others are to."""
    while offers(hand):
        identity, values = pick(hand)
        clicked = person.select(hand, identity, values) if values else person.click(hand, identity)
        await settled(await clicked)


def slow_answer(place, _):
    """Let the next answer be long on its way."""
    place.faults.slow(2.0, "POST .*/callback")
    return nullcontext()


def slow_start(place, person):
    """Let a person's answer begin long after the table was read."""
    read = find_readers_words

    async def late(store, interaction):
        await asyncio.sleep(2.0 * (interaction.user.id == person.id))
        return await read(store, interaction)

    return mock.patch.object(table_cog, "find_readers_words", late)


def process_of(fleet, shard):
    """Return the process that serves a shard."""
    [life] = [each.life for each in fleet.victims[0]._server.members() if shard in each.held]
    return next(each for each in fleet.victims if each._life is life)


async def begin_far_away(place):
    """Let Ada and Bruno begin a game in a server of the other shard.

    Return its number and channel, who is to move and their hand, and who waits.
    """
    square = found_square(place)
    there = SimpleNamespace(place=place, square=lambda _: square)
    await soon(lambda: "hand" in {each["name"] for each in place.people["ada"].commands(square)})
    number = await begin(there, 1, ["ada", "bruno"])
    await soon(lambda: any(f"il:hand:{number}:0:" in each.buttons for each in shown(place)))
    people = [place.people[name] for name in ("ada", "bruno")]
    hands = [await open_hand(each, square) for each in people]
    (first, hand), (other, _) = sorted(zip(people, hands, strict=True), key=lambda each: not offers(each[1]))
    return number, square, first, hand, other


@pytest.mark.parametrize("slow", [slow_answer, slow_start])
def test_a_hand_shows_what_happens_while_it_is_opened_elsewhere(tmp_path, slow):
    async def scene():
        async with two_processes(tmp_path) as (place, _):
            number, _, first, hand, other = await begin_far_away(place)
            with slow(place, other):
                opening = asyncio.create_task(open_hand(other, other.dm()))
                await asyncio.sleep(1.0)
                await move(first, hand)
                assert not opening.done()
                opened = await opening
            await asyncio.sleep(10.0)
            assert stamp_of(opened, number) is not None, "it is their turn"

    run(scene())


def test_a_hand_outlives_the_process_that_looks_after_its_table(tmp_path):
    async def scene():
        async with two_processes(tmp_path) as (place, fleet):
            number, square, first, _, other = await begin_far_away(place)
            opened = await open_hand(other, other.dm())
            await process_of(fleet, 1).clear()
            await soon(lambda: not fleet.connected)
            await soon(lambda: fleet.connected)
            await move(first, await open_hand(first, square))
            await asyncio.sleep(10.0)
            assert stamp_of(opened, number) is not None, "it is their turn"

    run(scene())
