"""Sessions: how they start, their shards, what they replay, and the codes they end with."""

import asyncio
import json
from typing import Any

import aiohttp
import discord
import pytest

from playground import Playground
from tests.playground.herald import Herald, play, pointed_at, running, until


def agora(playground):
    return playground.world.named("Agora", "games")


def lycee(playground):
    return playground.world.named("Lycée", "jeux")


def test_each_shard_hears_its_guilds_and_the_first_direct_messages():
    async def scene(playground, herald):
        assert {guild.name: guild.shard_id for guild in herald.guilds} == {"Agora": 0, "Lycée": 1, "Akademie": 0}
        ada = playground.people["ada"]
        for channel in (agora(playground), lycee(playground), ada.dm()):
            await (await ada.slash(channel, "think")).settled()
            await ada.say(channel, "hello")
        sessions = {session.shard: session for session in playground.gateway.sessions.values()}
        heard = {
            shard: [frame["d"]["channel_id"] for frame in session.memory if frame["t"] == "INTERACTION_CREATE"]
            for shard, session in sessions.items()
        }
        assert heard[0] == [str(agora(playground).id), str(ada.dm().id)]
        assert heard[1] == [str(lycee(playground).id)]

    play(scene, herald=Herald(shards=2))


def test_a_bot_asks_for_the_recommended_number_of_shards():
    async def scene(playground, herald):
        assert herald.shard_count == 2

    def two(playground):
        playground.rest.house.shards = 2

    play(scene, herald=Herald(shards=None), prepare=two)


@pytest.mark.parametrize("how", ["close", "cut", "reconnect"])
def test_missed_events_are_replayed_after_resuming(how):
    async def scene(playground, herald):
        faults, ada = playground.faults, playground.people["ada"]
        strike = {"close": faults.close_gateway, "cut": faults.cut_gateway, "reconnect": faults.reconnect_gateway}
        await strike[how]()
        interaction = await ada.slash(agora(playground), "table open")
        await interaction.settled()
        assert interaction.acknowledged
        await until(lambda: playground.gateway.resumed == 1 and herald.resumes == 1)
        assert playground.gateway.identified == 1

    play(scene)


def test_an_invalid_session_is_replaced_by_a_new_one():
    async def scene(playground, herald):
        await playground.faults.invalidate_sessions()
        await until(lambda: playground.gateway.identified == 2)
        interaction = await playground.people["ada"].slash(agora(playground), "table open")
        assert (await interaction.settled()).acknowledged

    play(scene)


def test_a_session_that_cannot_resume_is_replaced():
    async def scene(playground, herald):
        playground.faults.unresumable = 1
        await playground.faults.close_gateway(4009)
        await until(lambda: playground.gateway.identified == 2)
        assert playground.gateway.resumed == 0

    play(scene)


def test_a_new_process_gets_only_new_events():
    async def scene(playground, herald):
        await playground.faults.close_gateway(4000)
        await herald.close()
        second = Herald()
        async with running(playground, second):
            assert len(playground.gateway.sessions) == 1
            interaction = await playground.people["ada"].slash(agora(playground), "table open")
            assert (await interaction.settled()).acknowledged

    play(scene)


def test_a_wrong_token_and_undeclared_privileges_end_the_bot():
    async def scene():
        async with Playground() as playground, pointed_at(playground):
            with pytest.raises(discord.LoginFailure):
                await Herald().start("wrong")
            for shards in (1, 2):
                bot = Herald(shards, discord.Intents.all())
                with pytest.raises(discord.PrivilegedIntentsRequired):
                    await bot.start(playground.token)
                await bot.close()
            playground.application.privileged = True
            bot = Herald(1, discord.Intents.all())
            async with running(playground, bot):
                assert len(bot.get_guild(agora(playground).guild).members) == 7
                playground.world.join(
                    playground.world.guilds[agora(playground).guild], playground.world.add_user("new", "New")
                )
                await until(lambda: len(bot.get_guild(agora(playground).guild).members) == 7)

    asyncio.run(scene())


async def converse(playground, *frames, compress=""):
    """Send frames on a plain websocket; return the answers and the close code."""
    heard = []
    async with aiohttp.ClientSession() as session, session.ws_connect(playground.gateway_url + compress) as socket:
        for frame in frames:
            await socket.send_str(frame if isinstance(frame, str) else json.dumps(frame))
        async for message in socket:
            heard.append(json.loads(message.data))
            if heard[-1].get("t") == "GUILD_CREATE" or heard[-1]["op"] == 11:
                break
        return heard, socket.close_code


def test_shards_identify_one_after_another():
    async def scene():
        async with Playground(shards=2, concurrency=1, pace=5.0) as playground:

            def identify(shard):
                frame = {"op": 2, "d": {"token": playground.token, "intents": 1, "shard": [shard, 2]}}
                return converse(playground, frame, {"op": 1, "d": None})

            assert [each["op"] for each in (await identify(0))[0]][:2] == [10, 0]
            assert [each["op"] for each in (await identify(1))[0]][:2] == [10, 9], "too soon: the session is invalid"
            await playground.clock.advance(5.0)
            assert [each["op"] for each in (await identify(1))[0]][:2] == [10, 0]
            assert playground.gateway.hasty == 1

    asyncio.run(scene())


def test_plain_text_works_and_every_close_code_occurs():
    async def scene():
        async with Playground() as playground:
            identify: dict[str, Any] = {"op": 2, "d": {"token": playground.token, "intents": 1, "properties": {}}}
            heard, _ = await converse(playground, identify)
            assert [(frame["op"], frame.get("t")) for frame in heard] == [(10, None), (0, "READY"), (0, "GUILD_CREATE")]
            assert [frame["s"] for frame in heard[1:]] == [1, 2]
            ready = heard[1]["d"]
            assert ready["resume_gateway_url"].startswith("ws://127.0.0.1")
            assert all(guild["unavailable"] for guild in ready["guilds"])
            assert (await converse(playground, {"op": 1, "d": None}))[0][-1] == {"op": 11}
            for frames, code in (
                ([{"op": 2, "d": {"token": "wrong"}}], 4004),
                ([{"op": 2, "d": identify["d"] | {"intents": 1 << 15}}], 4014),
                ([{"op": 2, "d": identify["d"] | {"shard": [2, 2]}}], 4010),
                ([{"op": 3, "d": {}}], 4003),
                (["no json"], 4002),
                ([{"op": 2, "d": identify["d"] | {"intents": 0}}, {"op": 99}], 4001),
                ([{"op": 2, "d": identify["d"] | {"intents": 0}}, identify], 4005),
            ):
                assert (await converse(playground, *frames))[1] == code, frames
            assert (await converse(playground, {"op": 6, "d": {"token": "x", "session_id": "x", "seq": 1}}, {"op": 1}))[
                0
            ][1] == {"op": 9, "d": False}

    asyncio.run(scene())


def test_discord_py_asks_for_zlib_and_gets_it():
    async def scene(playground, herald):
        assert [line.request.query["compress"] for line in playground.gateway.lines] == ["zlib-stream"]

    play(scene)


def test_a_bot_can_request_members():
    async def scene(playground, herald):
        guild = herald.get_guild(agora(playground).guild)
        found = await guild.query_members("br", limit=5)
        assert [each.name for each in found] == ["bruno"]

    play(scene)


def test_ephemeral_messages_reach_their_bot_without_a_guild():
    async def scene(playground, herald):
        ada = playground.people["ada"]
        await (await ada.slash(agora(playground), "hand")).settled()
        session = next(iter(playground.gateway.sessions.values()))
        frame = next(frame["d"] for frame in session.memory if frame["t"] == "MESSAGE_CREATE")
        assert frame["flags"] & 64
        assert "guild_id" not in frame

    play(scene)
