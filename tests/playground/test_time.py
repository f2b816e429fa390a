"""Three seconds, fifteen minutes, one answer, on a clock that the tests advance."""

import asyncio

import aiohttp
import discord
import pytest

from playground import Clock
from tests.playground.herald import board, picture, play, until


def games(playground):
    return playground.world.named("Agora", "games")


async def answer(playground, interaction, body):
    """Answer an interaction by hand, as discord.py would."""
    url = f"{playground.api}/interactions/{interaction.id}/{interaction.token}/callback?with_response=1"
    async with aiohttp.ClientSession() as session, session.post(url, json=body) as response:
        return response.status, await response.json()


async def ask(playground, interaction, method="GET", which="/messages/@original", body=None):
    url = f"{playground.api}/webhooks/{playground.application.id}/{interaction.token}{which}"
    async with aiohttp.ClientSession() as session, session.request(method, url, json=body) as response:
        return response.status, (await response.json() if response.status != 204 else {})


def test_a_clock_runs_timers_in_order_and_on_time():
    async def scene():
        clock, done = Clock(flowing=False, start=0), []
        clock.after(5, lambda: done.append(("b", clock.now())))
        clock.after(1, lambda: done.append(("a", clock.now())))
        clock.after(9, lambda: done.append(("c", clock.now())))
        clock.after(2, lambda: done.append(("never", clock.now()))).cancel()
        await clock.advance(6)
        assert (done, clock.now()) == ([("a", 1), ("b", 5)], 6)

    asyncio.run(scene())


def test_no_sleep_lasts_that_is_over_while_time_stands_still():
    async def scene():
        await asyncio.wait_for(Clock(flowing=False, start=0).sleep(0), 60.0)

    asyncio.run(scene())


def test_an_answer_after_three_seconds_is_refused():
    async def scene(playground, herald):
        ada = playground.people["ada"]
        interaction = await ada.slash(games(playground), "silent")
        await playground.clock.advance(2.5)
        assert not interaction.failed
        await playground.clock.advance(0.6)
        assert (await interaction.settled()).failed
        assert ada.events[-1].kind == "failed"
        status, body = await answer(playground, interaction, {"type": 4, "data": {"content": "late"}})
        assert (status, body["code"]) == (404, 10062)

    play(scene)


def test_a_second_answer_is_refused():
    async def scene(playground, herald):
        interaction = await playground.people["ada"].slash(games(playground), "silent")
        status, body = await answer(playground, interaction, {"type": 4, "data": {"content": "one"}})
        assert status == 200
        assert body["resource"]["message"]["content"] == "one"
        status, body = await answer(playground, interaction, {"type": 4, "data": {"content": "two"}})
        assert (status, body["code"]) == (400, 40060)
        assert interaction.message.content == "one"

    play(scene)


def test_an_answer_must_suit_the_interaction():
    async def scene(playground, herald):
        interaction = await playground.people["ada"].slash(games(playground), "silent")
        for kind in (1, 3, 6, 7, 8, 10):
            status, body = await answer(playground, interaction, {"type": kind, "data": {"choices": []}})
            assert (status, body["code"]) == (400, 50035), kind
        assert not interaction.acknowledged
        assert (await ask(playground, interaction))[1]["code"] == 10015
        status, _ = await answer(playground, interaction, {"type": 5, "data": {"flags": 64}})
        assert status == 200
        assert interaction.message.loading

    play(scene)


def test_a_token_lives_for_fifteen_minutes():
    async def scene(playground, herald):
        interaction = await (await playground.people["ada"].slash(games(playground), "hand")).settled()
        await playground.clock.advance(15 * 60 - 5)
        assert (await ask(playground, interaction))[0] == 200
        assert (await ask(playground, interaction, "POST", "", {"content": "more"}))[0] == 200
        await playground.clock.advance(6)
        for method, which in (("GET", "/messages/@original"), ("PATCH", "/messages/@original"), ("POST", "")):
            status, body = await ask(playground, interaction, method, which, {"content": "more"})
            assert (status, body["code"]) == (401, 50027)

    play(scene)


def test_a_public_answer_can_be_edited_after_its_token_expires():
    async def scene(playground, herald):
        message = (
            await (await playground.people["ada"].slash(games(playground), "play", {"game": "x"})).settled()
        ).message
        await playground.clock.advance(3600)
        known = herald.get_channel(games(playground).id).get_partial_message(message.id)
        await known.edit(view=board(9), attachments=[picture()])
        assert "Count 9" in message.text

    play(scene)


def test_answers_are_read_edited_and_deleted_by_their_token():
    async def scene(playground, herald):
        interaction = await (await playground.people["ada"].slash(games(playground), "table open")).settled()
        _, original = await ask(playground, interaction)
        _, more = await ask(playground, interaction, "POST", "", {"content": "more", "flags": 64})
        assert more["flags"] & 64
        for which in (original["id"], more["id"]):
            path = f"/messages/{which}"
            assert (await ask(playground, interaction, "PATCH", path, {"content": "new"}))[1]["content"] == "new"
            assert (await ask(playground, interaction, "GET", path))[1]["content"] == "new"
            assert (await ask(playground, interaction, "DELETE", path))[0] == 204
            assert (await ask(playground, interaction, "GET", path))[1]["code"] == 10008
        interaction.token = "somebody-elses"
        assert (await ask(playground, interaction))[1]["code"] == 10015

    play(scene)


def test_updating_a_deleted_message_is_refused():
    async def scene(playground, herald):
        ada = playground.people["ada"]
        message = (await (await ada.slash(games(playground), "play", {"game": "x"})).settled()).message
        await ada.delete(message)
        interaction = await ada.forge(message, "nothing")
        _, body = await answer(playground, interaction, {"type": 7, "data": {"components": []}})
        assert body["code"] == 10008
        await until(lambda: ("delete", message.id) in herald.heard)

    play(scene)


def test_edits_of_old_messages_are_limited():
    async def scene(playground, herald):
        playground.rates.limit_old_edits(3, 20)
        sent = await herald.get_channel(games(playground).id).send("old")
        for number in range(5):
            await sent.edit(content=f"young {number}")
        await playground.clock.advance(3700)
        for number in range(3):
            await sent.edit(content=f"old {number}")
        herald.http.max_ratelimit_timeout = 1.0
        with pytest.raises(discord.RateLimited) as caught:
            await sent.edit(content="old 3")
        assert 15 < caught.value.retry_after <= 20

    play(scene)


def test_a_silent_thread_is_archived_after_its_time():
    async def scene(playground, herald):
        channel = herald.get_channel(games(playground).id)
        thread = await channel.create_thread(name="T", auto_archive_duration=60)
        place = playground.world.channel(thread.id)
        await playground.clock.advance(50 * 60)
        await thread.send("still there")
        await playground.clock.advance(50 * 60)
        assert not place.archived
        await playground.clock.advance(11 * 60)
        assert place.archived
        await until(lambda: channel.get_thread(thread.id) is None or channel.get_thread(thread.id).archived)

    play(scene)


def test_a_bot_may_create_200_commands_a_day():
    async def scene(playground, herald):
        adapter = herald.http

        async def create(names):
            commands = [{"name": name, "description": "d"} for name in names]
            return await adapter.bulk_upsert_global_commands(herald.application_id, commands)

        adapter.max_ratelimit_timeout = 1.0
        await create([f"a{n}" for n in range(100)])
        await playground.clock.advance(60)
        with pytest.raises(discord.RateLimited):
            await create([f"b{n}" for n in range(100)])
        await playground.clock.advance(86_400)
        await create([f"b{n}" for n in range(100)])

    play(scene)
