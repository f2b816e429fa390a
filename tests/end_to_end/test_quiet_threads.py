"""The thread of a game that is over is archived after a quiet day; that of a game in play stays open."""

import asyncio

import pytest

from cogs.table.housekeeping import FORSAKEN, QUIET, THREAD
from tables.duration import DAY, HOUR
from tests.end_to_end.stage import play, press, until

pytestmark = pytest.mark.slow  # a day and more of quiet is nothing that a player waits for

WEEK = 7 * 24 * 60  # minutes
A_WHILE = 1.0  # simulated seconds after which the bot has looked


async def over(stage, names="ada bruno", **how):
    """Return a game that has ended, and its thread."""
    game = await stage.open_table(names, **how)
    thread = await game.place()
    thread.auto_archive = WEEK  # so that Discord itself does not do it
    stage.place.world.archive(thread, False)
    await (await game.table()).end()
    await stage.rest()
    return game, thread


async def later(stage, seconds):
    """Let time pass, hour by hour, as the bot looks for threads."""
    hours, rest = divmod(seconds, HOUR)
    for each in [HOUR] * int(hours) + [rest]:
        await stage.place.clock.advance(each)
        await asyncio.sleep(A_WHILE)


async def noted(stage):
    return await stage.bot.store.with_messages(THREAD)


def test_a_thread_is_archived_a_day_after_its_game():
    async def scene(stage):
        _, thread = await over(stage)
        await later(stage, QUIET - 2 * HOUR)
        assert not thread.archived
        await later(stage, 4 * HOUR)
        assert thread.archived
        assert await noted(stage) == []

    play(scene)


def test_a_restart_forgets_no_thread():
    async def scene(stage):
        _, thread = await over(stage)
        await stage.restart()
        await later(stage, QUIET + 2 * HOUR)
        assert thread.archived

    play(scene)


def test_an_outage_delays_the_archive_and_nothing_else():
    async def scene(stage):
        _, thread = await over(stage)
        stage.place.faults.fail(f"PATCH .*/channels/{thread.id}", status=503, times=6)
        await later(stage, QUIET + HOUR)
        assert await noted(stage)
        for _ in range(8):
            await later(stage, HOUR)
        assert thread.archived

    play(scene)


def test_a_thread_with_a_rematch_in_play_stays_open():
    async def scene(stage):
        game, thread = await over(stage)
        for name in ("ada", "bruno"):
            await press(stage[name], await game.board(), "rematch")
        await stage.rest()
        assert (await stage.row(2)).place == thread.id
        await later(stage, QUIET + 3 * HOUR)
        assert not thread.archived
        await (await stage.bot.registry.table(2)).end()
        await stage.rest()
        await later(stage, QUIET + 2 * HOUR)
        assert thread.archived

    play(scene)


def test_a_thread_where_people_talk_stays_open():
    async def scene(stage):
        _, thread = await over(stage)
        await later(stage, QUIET - HOUR)
        await stage["ada"].say(thread, "what a game that was")
        await later(stage, 3 * HOUR)
        assert not thread.archived
        await later(stage, QUIET)
        assert thread.archived

    play(scene)


def test_the_thread_of_somebody_else_is_left_alone():
    async def scene(stage):
        _, thread = await over(stage)
        thread.owner = stage["ada"].id
        await later(stage, QUIET + 2 * HOUR)
        await later(stage, HOUR)
        assert not thread.archived
        assert await noted(stage) == []

    play(scene)


def test_a_game_in_a_channel_has_no_thread_to_archive():
    async def scene(stage):
        stage.place.faults.fail("POST .*/threads", status=400)
        game = await stage.open_table("ada bruno")
        await (await game.table()).end()
        await stage.rest()
        assert await noted(stage) == []

    play(scene)


# -- games in play


async def woken(stage, thread):
    """Let time pass until Discord has archived a thread, and wait until it is open again."""
    was = thread.archived_at
    await stage.place.clock.advance(8 * DAY)
    await until(lambda: thread.archived_at > was and not thread.archived)


async def everybody_moves(game):
    for _ in range(2):
        mover = await game.actor()
        while await game.actor() is mover:
            await game.move(mover)
            await game.stage.rest()


def test_a_game_may_sleep_for_longer_than_its_thread():
    async def scene(stage):
        game = await stage.open_table("bruno chloe")
        assert game.where.auto_archive == WEEK
        for _ in range(2):
            await woken(stage, game.where)
        await everybody_moves(game)

    play(scene)


def test_a_thread_archived_while_the_bot_was_away_is_reopened():
    async def scene(stage):
        game = await stage.open_table("bruno chloe")
        await stage.finish()
        await stage.place.clock.advance(8 * DAY)
        assert game.where.archived
        await stage.begin()
        await until(lambda: not game.where.archived)
        await everybody_moves(game)

    play(scene)


def test_an_outage_delays_the_reopening_and_no_more():
    async def scene(stage):
        game = await stage.open_table("bruno chloe")
        stage.place.faults.fail(f"PATCH .*/channels/{game.where.id}", status=503, times=3)
        await stage.place.clock.advance(8 * DAY)
        while game.where.archived:
            await stage.place.clock.advance(1)
            await stage.rest()
        assert stage.place.faults.used_up

    play(scene)


@pytest.mark.parametrize("silent", [DAY, FORSAKEN + DAY])
def test_a_thread_archived_by_hand_or_forsaken_stays_archived(silent):
    async def scene(stage):
        game = await stage.open_table("bruno chloe")
        await stage.finish()
        await stage.place.clock.advance(silent)
        if not game.where.archived:
            stage.place.world.archive(game.where, True)
        await stage.begin()
        await stage.rest()
        assert game.where.archived

    play(scene)
