"""Reactions, pins, custom emojis and forums."""

import base64

import aiohttp
import discord
import pytest

from playground import permissions
from playground.filled_forms import ClientRefuses
from tests.playground.herald import Herald, play, until
from tests.playground.test_official import DOT

INTENTS = discord.Intents(
    guilds=True, guild_messages=True, dm_messages=True, guild_reactions=True, dm_reactions=True, emojis=True
)


class Watcher(Herald):
    """A bot that records what it hears of reactions, pins and emojis."""

    def __init__(self):
        super().__init__(intents=INTENTS)

    async def on_raw_reaction_add(self, payload):
        self.heard.append(("add", str(payload.emoji), payload.user_id))

    async def on_raw_reaction_remove(self, payload):
        self.heard.append(("remove", str(payload.emoji), payload.user_id))

    async def on_raw_reaction_clear(self, payload):
        self.heard.append(("clear", payload.message_id))

    async def on_raw_reaction_clear_emoji(self, payload):
        self.heard.append(("clear sign", str(payload.emoji)))

    async def on_guild_channel_pins_update(self, channel, last):
        self.heard.append(("pins", channel.name, last is not None))

    async def on_guild_emojis_update(self, guild, before, after):
        self.heard.append(("emojis", [each.name for each in after]))


def games(playground):
    return playground.world.named("Agora", "games")


def allow(playground, bits):
    playground.world.allow(games(playground), playground.application.id, permissions.EVERYONE | bits)


async def said(playground, herald, text="hello"):
    """Send a message as the bot; return it as discord.py and as the playground have it."""
    sent = await herald.get_channel(games(playground).id).send(text)
    return sent, games(playground).messages[sent.id]


def test_reactions_are_added_counted_and_removed():
    async def scene(playground, herald):
        allow(playground, permissions.MANAGE_MESSAGES)
        sent, message = await said(playground, herald)
        ada, bruno = playground.people["ada"], playground.people["bruno"]
        await sent.add_reaction("🎲")
        await sent.add_reaction("🎲")
        await ada.react(message, "🎲")
        await bruno.react(message, "✅")
        fetched = await sent.channel.fetch_message(sent.id)
        assert [(str(each.emoji), each.count, each.me) for each in fetched.reactions] == [
            ("🎲", 2, True),
            ("✅", 1, False),
        ]
        users = {user.id async for user in fetched.reactions[0].users()}
        assert users == {herald.user.id, ada.id}
        await ada.react(message, "🎲")
        await fetched.remove_reaction("✅", discord.Object(bruno.id))
        assert list(message.reactions) == ["🎲"]
        await ada.react(message, "✅")
        await fetched.clear_reaction("✅")
        await fetched.clear_reactions()
        assert message.reactions == {}
        await until(lambda: ("clear", sent.id) in herald.heard)
        told = [each for each in herald.heard if each[0] in ("add", "remove", "clear sign")]
        assert told == [
            ("add", "🎲", herald.user.id), ("add", "🎲", ada.id), ("add", "✅", bruno.id), ("remove", "🎲", ada.id),
            ("remove", "✅", bruno.id), ("add", "✅", ada.id), ("clear sign", "✅"),
        ]  # fmt: skip

    play(scene, herald=Watcher())


@pytest.mark.parametrize("sign", ["x", "hello", "owl:1", "", "🎲" * 40])
def test_an_invalid_emoji_is_refused(sign):
    async def scene(playground, herald):
        sent, message = await said(playground, herald)
        with pytest.raises(discord.HTTPException) as refused:
            await herald.http.add_reaction(sent.channel.id, sent.id, sign)
        assert refused.value.code in (10014, 0)
        with pytest.raises(ClientRefuses):
            await playground.people["ada"].react(message, sign)

    play(scene)


@pytest.mark.parametrize("sign", ["🇬🇷", "1️⃣", "👩‍👧", "♟", "©️"])
def test_emojis_of_every_kind_are_accepted(sign):
    async def scene(playground, herald):
        sent, message = await said(playground, herald)
        await sent.add_reaction(sign)
        assert list(message.reactions) == [sign]

    play(scene)


def test_a_new_reaction_needs_permission_and_twenty_are_the_limit():
    async def scene(playground, herald):
        sent, message = await said(playground, herald)
        for number in range(20):
            await sent.add_reaction(chr(0x1F600 + number))
        with pytest.raises(discord.HTTPException) as full:
            await sent.add_reaction("🎲")
        assert full.value.code == 30010
        channel, ada = games(playground), playground.people["ada"]
        for who in (playground.application.id, playground.people["bruno"].id):
            playground.world.allow(channel, who, permissions.EVERYONE & ~permissions.ADD_REACTIONS)
        playground.world.clear_reactions(message)
        with pytest.raises(discord.Forbidden):
            await sent.add_reaction("🎲")
        with pytest.raises(ClientRefuses):
            await playground.people["bruno"].react(message, "🎲")
        await ada.react(message, "🎲")
        await sent.add_reaction("🎲")
        await playground.people["bruno"].react(message, "🎲")
        assert len(message.reactions["🎲"]) == 3

    play(scene)


def test_pins_are_stored_announced_and_removed():
    async def scene(playground, herald):
        allow(playground, permissions.PIN_MESSAGES)
        one, first = await said(playground, herald, "one")
        two, _ = await said(playground, herald, "two")
        await one.pin()
        await two.pin()
        await two.pin()
        assert [each.content async for each in one.channel.pins()] == ["two", "one"]
        assert (await one.channel.fetch_message(one.id)).pinned
        notices = [each for each in games(playground).messages.values() if each.kind == 6]
        assert [each.reply_to for each in notices] == [one.id, two.id]
        await one.unpin()
        assert first.pinned is None
        await until(lambda: len([each for each in herald.heard if each[0] == "pins"]) == 3)
        await playground.people["ada"].pin(first)
        assert [each.content async for each in one.channel.pins()] == ["one", "two"]

    play(scene, herald=Watcher())


def test_pinning_needs_permission():
    async def scene(playground, herald):
        sent, message = await said(playground, herald)
        with pytest.raises(discord.Forbidden):
            await sent.pin()
        with pytest.raises(ClientRefuses):
            await playground.people["bruno"].pin(message)
        direct = await (await herald.fetch_user(playground.people["bruno"].id)).send("psst")
        await direct.pin()
        assert direct.channel.id

    play(scene)


def test_a_custom_emoji_is_created_shown_used_and_deleted():
    async def scene(playground, herald):
        agora = playground.world.guilds[games(playground).guild]
        with pytest.raises(discord.Forbidden):
            await herald.get_guild(agora.id).create_custom_emoji(name="owl", image=DOT)
        agora.roles[agora.id].permissions |= permissions.CREATE_EXPRESSIONS | permissions.MANAGE_EXPRESSIONS
        owl = await herald.get_guild(agora.id).create_custom_emoji(name="owl", image=DOT)
        await until(lambda: ("emojis", ["owl"]) in herald.heard)
        own = await herald.create_application_emoji(name="horse", image=DOT)
        sent, message = await said(playground, herald)
        for each in (owl, own):
            await sent.add_reaction(each)
        assert list(message.reactions) == [f"owl:{owl.id}", f"horse:{own.id}"]
        async with aiohttp.ClientSession() as session, session.get(f"{playground.url}/emojis/{own.id}.png") as answer:
            assert await answer.read() == DOT
        assert [each.name for each in await herald.fetch_application_emojis()] == ["horse"]
        await owl.edit(name="bird")
        assert (await herald.get_guild(agora.id).fetch_emoji(owl.id)).name == "bird"
        await owl.delete()
        with pytest.raises(discord.NotFound):
            await sent.add_reaction(f"owl:{owl.id}")

    play(scene, herald=Watcher())


@pytest.mark.parametrize(
    ("name", "image"),
    [
        ("x", "good"),
        ("no way", "good"),
        ("owl", "data:text/plain;base64,eHg="),
        ("owl", "data:image/png;base64,???"),
        ("owl", "data:image/png;base64," + base64.b64encode(b"x" * 262145).decode()),
        (None, "good"),
        ("owl", None),
    ],
)
def test_an_invalid_custom_emoji_is_refused(name, image):
    async def scene(playground, herald):
        sent = {
            "name": name,
            "image": "data:image/png;base64," + base64.b64encode(DOT).decode() if image == "good" else image,
        }
        route = discord.http.Route(
            "POST", "/applications/{application_id}/emojis", application_id=herald.application_id
        )
        with pytest.raises(discord.HTTPException) as refused:
            await herald.http.request(route, json=sent)
        assert refused.value.code == 50035

    play(scene)


def test_a_forum_post_is_a_thread_starting_with_its_message():
    async def scene(playground, herald):
        world, ada = playground.world, playground.people["ada"]
        forum = world.add_channel(world.guilds[games(playground).guild], "ideas", tags=["new", "old"])
        await until(lambda: herald.get_channel(forum.id))
        known = herald.get_channel(forum.id)
        assert isinstance(known, discord.ForumChannel)
        assert [each.name for each in known.available_tags] == ["new", "old"]
        made = await known.create_thread(name="An idea", content="Here", applied_tags=[known.available_tags[1]])
        assert made.thread.id == made.message.id
        assert made.thread.applied_tags == [known.available_tags[1]]
        assert [each.content for each in ada.messages(world.channels[made.thread.id])] == ["Here"]
        theirs = await ada.post(forum, "Mine", "Look")
        await until(lambda: ("thread", "Mine") in herald.heard)
        await herald.get_channel(theirs.id).send("seen")
        assert [each.content for each in theirs.messages.values()] == ["Look", "seen"]
        used = await (await ada.slash(theirs, "table open")).settled()
        assert used.message.channel is theirs

    play(scene, herald=Watcher())


def test_a_forum_accepts_no_message_and_no_unknown_tag():
    async def scene(playground, herald):
        world = playground.world
        forum = world.add_channel(world.guilds[games(playground).guild], "ideas", tags=[])
        await until(lambda: herald.get_channel(forum.id))
        with pytest.raises(discord.HTTPException) as refused:
            await herald.http.request(
                discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=forum.id),
                json={"content": "x"},
            )
        assert refused.value.code == 50008
        for wrong in (
            {"name": "t"},
            {"name": "t", "message": {"content": "x"}, "applied_tags": ["1"]},
            {"message": {"content": "x"}},
        ):
            with pytest.raises(discord.HTTPException) as refused:
                await herald.http.request(
                    discord.http.Route("POST", "/channels/{channel_id}/threads", channel_id=forum.id), json=wrong
                )
            assert refused.value.code == 50035
        assert not [each for each in world.channels.values() if each.parent is forum]
        with pytest.raises(ClientRefuses):
            await playground.people["ada"].say(forum, "hello")

    play(scene)
