"""Each switch does what it says, as seen by the bot and by the person."""

import asyncio
from types import SimpleNamespace

import aiohttp
import discord
import pytest

from tests.playground.herald import play, until


def games(playground):
    return playground.world.named("Agora", "games")


def channel(playground, herald):
    return herald.get_channel(games(playground).id)


@pytest.fixture
def hasty(monkeypatch):
    """Let discord.py go on at once where it would wait; return for how many seconds it would have, each time."""
    waits = []

    def skip(seconds):
        waits.append(seconds)
        return asyncio.sleep(0)

    at_once = SimpleNamespace(**vars(asyncio) | {"sleep": skip})
    monkeypatch.setattr("discord.http.asyncio", at_once)
    monkeypatch.setattr("discord.webhook.async_.asyncio", at_once)
    return waits


def test_a_dropped_interaction_fails():
    async def scene(playground, herald):
        playground.faults.drop_interactions()
        ada = playground.people["ada"]
        lost = await ada.slash(games(playground), "table open")
        await playground.clock.advance(3.1)
        assert lost.failed
        assert (await (await ada.slash(games(playground), "table open")).settled()).acknowledged

    play(scene)


def test_a_repeated_interaction_reaches_the_bot_twice():
    async def scene(playground, herald):
        ada = playground.people["ada"]
        message = (await (await ada.slash(games(playground), "play", {"game": "x"})).settled()).message
        playground.faults.repeat_interactions()
        await (await ada.click(message, "count:0")).settled()
        await until(lambda: len(herald.clicks) == 2)
        # discord.py logs that the second answer is refused with 40060.
        assert "Count 1" in message.text

    play(scene)


def test_a_delayed_interaction_arrives_late():
    async def scene(playground, herald):
        playground.faults.delay_interactions(2.0)
        late = await playground.people["ada"].slash(games(playground), "table open")
        await playground.clock.advance(1.9)
        assert not late.acknowledged
        await playground.clock.advance(0.2)
        assert (await late.settled()).acknowledged

    play(scene)


def test_a_request_that_failed_before_applying_is_retried(hasty):
    async def scene(playground, herald):
        playground.faults.fail("POST .*/messages", status=502)
        await channel(playground, herald).send("once")
        assert [each.content for each in games(playground).messages.values()] == ["once"]

    play(scene)


def test_a_retry_after_an_applied_request_posts_only_once(hasty):
    async def scene(playground, herald):
        playground.faults.fail("POST .*/messages", after_applying=True)
        await channel(playground, herald).send("twice", nonce=None)
        said = [each.content for each in games(playground).messages.values()]
        # discord.py sends a nonce with enforce_nonce, so its retry returns the first message.
        assert said == ["twice"]

    play(scene)


def test_a_post_repeated_with_its_nonce_returns_the_first_one():
    async def scene(playground, herald):
        playground.faults.cut("POST .*/messages", after_applying=True)
        with pytest.raises(aiohttp.ClientError):
            await channel(playground, herald).send("first", nonce=17)
        again = await channel(playground, herald).send("second", nonce=17)
        assert [each.content for each in games(playground).messages.values()] == ["first"]
        await again.edit(content="third")
        assert (await channel(playground, herald).send("fourth", nonce=17)).id == again.id, "an edit leaves the nonce"
        await channel(playground, herald).send("another", nonce=18)
        assert [each.content for each in games(playground).messages.values()] == ["third", "another"]

    play(scene)


def test_a_retried_answer_is_refused_if_the_first_one_arrived(hasty):
    async def scene(playground, herald):
        playground.faults.fail("callback", status=500, after_applying=True)
        interaction = await playground.people["ada"].slash(games(playground), "table open")
        assert (await interaction.settled()).acknowledged
        await until(lambda: herald.errors)
        assert herald.errors[0].code == 40060
        herald.errors.clear()

    play(scene)


def test_the_bot_waits_out_a_rate_limit(hasty):
    async def scene(playground, herald):
        playground.faults.limit(20.5, "POST .*/messages")
        await channel(playground, herald).send("late")
        assert hasty == [20.5]
        playground.faults.limit(20.5, "POST .*/messages", via=False)
        with pytest.raises(discord.HTTPException) as caught:
            await channel(playground, herald).send("never")
        assert caught.value.status == 429

    play(scene)


def test_buckets_announce_their_limits_and_run_empty(hasty):
    async def scene(playground, herald):
        playground.clock.flowing = False
        playground.rates.limit("POST /channels/{channel_id}/messages", 2, 60)
        await channel(playground, herald).send("0")
        assert not hasty
        await channel(playground, herald).send("1")
        assert hasty == [60], "the bot waits before it sends anything else"
        await playground.clock.advance(60)
        await channel(playground, herald).send("2")
        assert playground.rates.invalid == 0
        url, headers = f"{playground.api}/users/@me", {"Authorization": f"Bot {playground.token}"}
        playground.rates.limit_all(1, 60)
        async with aiohttp.ClientSession(headers=headers) as session:
            async with session.get(url) as first:
                assert first.headers["X-RateLimit-Remaining"] == "999"
            async with session.get(url) as second:
                body = await second.json()
            assert (second.status, body["global"]) == (429, True)
            assert second.headers["Via"]
        assert playground.rates.invalid == 1

    play(scene)


def test_a_cut_connection_is_an_error_for_the_bot():
    async def scene(playground, herald):
        playground.faults.cut("POST .*/messages")
        with pytest.raises(aiohttp.ClientError):
            await channel(playground, herald).send("x")
        assert games(playground).messages == {}
        playground.faults.cut("POST .*/messages", after_applying=True)
        with pytest.raises(aiohttp.ClientError):
            await channel(playground, herald).send("x")
        assert len(games(playground).messages) == 1

    play(scene)


def test_a_slow_answer_arrives_too_late():
    async def scene(playground, herald):
        playground.faults.slow(5, "callback")
        interaction = await playground.people["ada"].slash(games(playground), "table open")
        # The request must be waiting before the clock advances.
        await until(lambda: not playground.faults._mishaps)
        await playground.clock.advance(5.1)
        assert (await interaction.settled()).failed
        await until(lambda: herald.errors)
        assert herald.errors[0].code == 10062
        herald.errors.clear()

    play(scene)


def test_a_deleted_message_cannot_be_edited():
    async def scene(playground, herald):
        sent = await channel(playground, herald).send("x")
        playground.world.delete(games(playground).messages[sent.id])
        with pytest.raises(discord.NotFound) as caught:
            await sent.edit(content="y")
        assert caught.value.code == 10008

    play(scene)


def test_a_deleted_channel_is_gone_with_its_threads():
    async def scene(playground, herald):
        place = channel(playground, herald)
        thread = await place.create_thread(name="T", type=discord.ChannelType.public_thread)
        playground.world.delete_channel(games(playground))
        for gone in (place, thread):
            with pytest.raises(discord.NotFound) as caught:
                await gone.send("x")
            assert caught.value.code == 10003
        assert [shown.kind for shown in playground.people["ada"].events][-2:] == ["closed", "closed"]
        await until(lambda: herald.get_channel(place.id) is None)

    play(scene)


def test_a_deaf_gateway_leaves_heartbeats_unanswered():
    async def scene(playground, herald):
        playground.faults.deaf = True
        async with aiohttp.ClientSession() as session, session.ws_connect(playground.gateway_url) as socket:
            await socket.receive()
            await socket.send_json({"op": 1, "d": None})
            with pytest.raises(TimeoutError):
                await socket.receive(timeout=0.05)
        playground.faults.clear()
        assert not playground.faults.deaf

    play(scene)
