"""A real bot and people who use it, over real sockets."""

import asyncio

import aiohttp
import discord
import pytest
from discord import app_commands

from playground import ClientRefuses, Upload, commands, permissions, posting
from tests.playground.herald import PICTURE, Herald, board, picture, play, until


def agora(playground, channel="games"):
    return playground.world.named("Agora", channel)


def test_a_ready_bot_knows_its_servers_and_itself():
    async def scene(playground, herald):
        assert {guild.name for guild in herald.guilds} == {"Agora", "Lycée", "Akademie"}
        assert herald.user.id == playground.application.id
        assert herald.get_guild(agora(playground).guild).me.guild_permissions.send_messages

    play(scene)


def test_a_slash_command_is_answered_with_a_layout_and_a_picture():
    async def scene(playground, herald):
        ada, games = playground.people["ada"], agora(playground)
        interaction = await ada.slash(games, "play", {"game": "iliad", "rival": playground.people["bruno"]})
        await interaction.settled()
        assert interaction.acknowledged
        assert not interaction.failed
        message = interaction.message
        assert message in ada.messages(games)
        assert "Count 0" in message.text
        assert message.attachments[0].content == PICTURE
        assert list(message.buttons) == ["count:0", "name"]
        assert [shown.kind for shown in playground.people["bruno"].events] == ["message"]

    play(scene)


def test_autocomplete_suggests_matching_values():
    async def scene(playground, herald):
        ada = playground.people["ada"]
        found = await ada.autocomplete(agora(playground), "play", {"game": "o"}, "game")
        assert found == [{"name": "Olympus", "value": "olympus"}]

    play(scene)


def test_command_names_are_in_the_clients_language():
    async def scene(playground, herald):
        names = {
            who: {each["name_localized"] for each in playground.people[who].commands(agora(playground))}
            for who in ("ada", "bruno")
        }
        assert "play" in names["ada"]
        descriptions = [
            each["description_localized"] for each in playground.people["bruno"].commands(agora(playground))
        ]
        assert "Jouer à un jeu" in descriptions

    play(scene)


def test_a_command_for_nobody_is_offered_to_administrators():
    async def scene(playground, herald):
        @herald.tree.command(description="Rule the server")
        @app_commands.default_permissions()
        async def rule(interaction: discord.Interaction):
            return

        await herald.tree.sync()
        ada, bruno, games = playground.people["ada"], playground.people["bruno"], agora(playground)
        assert "rule" in [each["name"] for each in ada.commands(games)]  # she owns the server
        assert "rule" not in [each["name"] for each in bruno.commands(games)]
        guild = playground.world.guilds[games.guild]
        guild.roles[guild.id].permissions |= permissions.ADMINISTRATOR
        assert "rule" in [each["name"] for each in bruno.commands(games)]

    play(scene)


def test_an_interaction_has_the_users_and_the_servers_language():
    async def scene(playground, herald):
        jeux = playground.world.named("Lycée", "jeux")
        await (await playground.people["bruno"].slash(jeux, "play", {"game": "iliad"})).settled()
        await (await playground.people["bruno"].slash(agora(playground), "play", {"game": "iliad"})).settled()
        assert herald.locales == [("fr", "fr"), ("fr", "en-US")]

    play(scene)


def test_subcommands_check_their_bounds():
    async def scene(playground, herald):
        ada, games = playground.people["ada"], agora(playground)
        interaction = await (await ada.slash(games, "table open", {"seats": 4})).settled()
        assert interaction.message.content == "4 seats, True"
        for name, options in (
            ("table", {}),
            ("table shut", {}),
            ("table open", {"seats": 7}),
            ("table open", {"chairs": 2}),
            ("play", {}),
            ("nothing", {}),
        ):
            with pytest.raises(ClientRefuses):
                await ada.slash(games, name, options)

    play(scene)


def test_a_click_updates_the_message_for_everybody():
    async def scene(playground, herald):
        ada, bruno, games = playground.people["ada"], playground.people["bruno"], agora(playground)
        message = (await (await ada.slash(games, "play", {"game": "iliad"})).settled()).message
        click = await (await bruno.click(message, "count:0")).settled()
        assert click.message is message
        assert herald.clicks == [("bruno", 0)]
        assert "Count 1" in message.text
        assert "count:1" in message.buttons
        assert len(message.attachments) == 1
        with pytest.raises(ClientRefuses, match="but not count:0"):
            await bruno.click(message, "count:0")

    play(scene)


def test_discord_py_ignores_a_click_on_a_missing_button():
    async def scene(playground, herald):
        ada, games = playground.people["ada"], agora(playground)
        message = (await (await ada.slash(games, "play", {"game": "iliad"})).settled()).message
        await playground.people["eleni"].forge(message, "count:41")
        await playground.clock.advance(3.1)
        # discord.py finds no such component on the message and stays silent.
        assert herald.clicks == []

    play(scene)


async def picked(person, message, identity, value):
    return await (await person.select(message, identity, [value])).settled()


def test_a_menu_sends_nothing_for_what_it_shows_already():
    async def scene(playground, herald):
        ada, bruno, games = playground.people["ada"], playground.people["bruno"], agora(playground)
        message = (await (await ada.slash(games, "play", {"game": "iliad"})).settled()).message
        await picked(bruno, message, "pick:0", "delphi")
        for change in ({}, {"content": None}):
            posting.edit_message(playground.world, message, change, {})
            with pytest.raises(ClientRefuses, match="sends nothing"):
                await bruno.select(message, "pick:0", ["delphi"])
        await picked(ada, message, "pick:0", "delphi")  # at another client
        await picked(bruno, message, "pick:0", "iliad")
        await picked(bruno, message, "pick:0", "delphi")
        await bruno.forget_ephemerals()  # a client that restarts shows no choice
        await picked(bruno, message, "pick:0", "delphi")

    play(scene)


def test_a_menu_with_a_new_id_shows_no_choice():
    async def scene(playground, herald):
        ada, games = playground.people["ada"], agora(playground)
        message = (await (await ada.slash(games, "play", {"game": "iliad"})).settled()).message
        await picked(ada, message, "pick:0", "delphi")
        await (await ada.click(message, "count:0")).settled()
        await picked(ada, message, "pick:1", "delphi")
        await (await ada.click(message, "count:1")).settled()
        posting.edit_message(
            playground.world, message, {"components": board(0, None).to_components(), "attachments": []}, {}
        )
        await picked(ada, message, "pick:0", "delphi")

    play(scene)


def test_a_choice_that_nobody_answered_may_be_sent_again():
    async def scene(playground, herald):
        ada, games = playground.people["ada"], agora(playground)
        message = (await (await ada.slash(games, "play", {"game": "iliad"})).settled()).message
        playground.faults.drop_interactions()
        failed = await ada.select(message, "pick:0", ["delphi"])
        await playground.clock.advance(3.1)
        assert failed.failed
        assert (await picked(ada, message, "pick:0", "delphi")).acknowledged

    play(scene)


def test_a_select_is_deferred_and_followed_up_in_private():
    async def scene(playground, herald):
        ada, bruno, games = playground.people["ada"], playground.people["bruno"], agora(playground)
        message = (await (await ada.slash(games, "play", {"game": "iliad"})).settled()).message
        choice = await bruno.select(message, "pick:0", ["delphi"])
        await until(lambda: choice.followups)
        assert choice.message is message
        assert [each.content for each in bruno.ephemerals()] == ["You took delphi"]
        assert ada.ephemerals() == []
        with pytest.raises(ClientRefuses):
            await bruno.select(message, "pick:0", ["chess"])
        with pytest.raises(ClientRefuses):
            await bruno.select(message, "pick:0", ["delphi", "iliad"])

    play(scene)


def test_an_ephemeral_hand_updates_by_clicks_and_is_lost_on_reload():
    async def scene(playground, herald):
        ada, bruno, games = playground.people["ada"], playground.people["bruno"], agora(playground)
        hand = (await (await ada.slash(games, "hand")).settled()).message
        assert hand.ephemeral
        assert hand in ada.messages(games)
        assert hand not in bruno.messages(games)
        with pytest.raises(ClientRefuses):
            await bruno.click(hand, "count:7")
        await playground.clock.advance(10 * 60)
        await (await ada.click(hand, "count:7")).settled()
        await playground.clock.advance(10 * 60)
        await (await ada.click(hand, "count:8")).settled()
        assert "Count 9" in hand.text
        assert [shown.kind for shown in bruno.events] == []
        await ada.forget_ephemerals()
        assert hand not in ada.messages(games)

    play(scene)


def test_no_channel_route_finds_an_ephemeral_message():
    async def scene(playground, herald):
        ada, games = playground.people["ada"], agora(playground)
        hand = (await (await ada.slash(games, "hand")).settled()).message
        channel = herald.get_channel(games.id)
        for attempt in (channel.fetch_message(hand.id), channel.get_partial_message(hand.id).edit(content="seen")):
            with pytest.raises(discord.NotFound) as caught:
                await attempt
            assert caught.value.code == 10008
        assert [each async for each in channel.history()] == []

    play(scene)


def test_thinking_becomes_the_answer():
    async def scene(playground, herald):
        ada, games = playground.people["ada"], agora(playground)
        interaction = await ada.slash(games, "think", {"hidden": True})
        await interaction.settled()
        await until(lambda: interaction.message.content == "final thought")
        assert [each.content for each in ada.messages(games)] == ["final thought", "better thought"]
        assert interaction.message.ephemeral
        assert not interaction.followups[0].ephemeral

    play(scene)


def test_what_follows_deleted_thinking_is_as_private_as_it_says():
    async def scene(playground, herald):
        ada, games = playground.people["ada"], agora(playground)
        interaction = await (await ada.slash(games, "whisper")).settled()
        await until(lambda: interaction.followups)
        assert [(each.content, each.reader) for each in interaction.answers] == [("only you", ada.user)]
        assert playground.people["bruno"].messages(games) == []

    play(scene)


def test_a_deferred_answer_becomes_a_layout_by_an_edit():
    async def scene(playground, herald):
        ada, games = playground.people["ada"], agora(playground)
        interaction = await (
            await ada.slash(games, "later", {"sketch": Upload("x.png", b"mine", "image/png")})
        ).settled()
        await until(lambda: not interaction.message.loading)
        assert "count:5" in interaction.message.buttons
        assert interaction.message.attachments[0].content == b"mine"
        assert interaction.message.edited is None
        await (await ada.click(interaction.message, "count:5")).settled()
        assert "count:6" in interaction.message.buttons

    play(scene)


def test_each_of_two_bots_hears_its_own_interactions():
    async def scene(playground, herald):
        ada, games = playground.people["ada"], agora(playground)
        other = playground.world.add_application("rival", ada.user)
        playground.world.join(playground.world.guilds[games.guild], other.user)
        other.commands[None][5] = commands.as_kept({"name": "other", "description": "d"}, {"id": "5"})
        lost = await ada.slash(games, "other")
        await playground.clock.advance(3.1)
        assert lost.failed
        assert (await (await ada.slash(games, "table open")).settled()).acknowledged
        sent = await herald.get_channel(games.id).send("mine")
        async with aiohttp.ClientSession(headers={"Authorization": f"Bot {other.token}"}) as session:
            url = f"{playground.api}/channels/{games.id}/messages/{sent.id}"
            async with session.patch(url, json={"content": "stolen"}) as answer:
                assert (await answer.json())["code"] == 50005

    play(scene)


def test_a_modal_is_filled_in_and_sent():
    async def scene(playground, herald):
        ada, games = playground.people["ada"], agora(playground)
        message = (await (await ada.slash(games, "play", {"game": "iliad"})).settled()).message
        modal = (await (await ada.click(message, "name")).settled()).modal
        assert modal.title == "A name"
        assert ada.events[-1].kind == "modal"
        fields = [label["component"]["custom_id"] for label in modal.components]
        answer = await (await ada.submit(modal, {fields[0]: "Hector", fields[1]: ["Trojan"]})).settled()
        assert answer.message.content == "Hector ['Trojan']"
        for values in (
            {},
            {fields[0]: ""},
            {fields[0]: "x" * 21},
            {fields[0]: "Ajax", fields[1]: ["Persian"]},
            {"else": "x"},
        ):
            with pytest.raises(ClientRefuses):
                await ada.submit(modal, values)
        with pytest.raises(ClientRefuses):
            await playground.people["bruno"].submit(modal, {fields[0]: "Paris"})

    play(scene)


def test_message_and_user_menus_work():
    async def scene(playground, herald):
        ada, bruno, games = playground.people["ada"], playground.people["bruno"], agora(playground)
        said = await bruno.say(games, "rude words")
        report = await (await ada.menu(games, "Report this", said)).settled()
        assert report.message.content == "reported rude words"
        challenge = await (await ada.menu(games, "Challenge", bruno)).settled()
        assert challenge.message.mentions == [bruno.user]
        assert [(shown.kind, shown.pinged) for shown in bruno.events] == [("message", False), ("message", True)]

    play(scene)


def test_messages_are_sent_edited_by_id_read_and_deleted():
    async def scene(playground, herald):
        ada, games = playground.people["ada"], agora(playground)
        channel = herald.get_channel(games.id)
        await ada.say(games, "hello")
        sent = await channel.send("one")
        edited = await channel.get_partial_message(sent.id).edit(content="two")
        assert edited.content == "two"
        assert [each.content async for each in channel.history(limit=5)] == ["two", "hello"]
        assert (await channel.fetch_message(sent.id)).edited_at is not None
        await sent.delete()
        assert [each.content for each in ada.messages(games)] == ["hello"]
        await until(lambda: ("delete", sent.id) in herald.heard)
        assert [shown.kind for shown in ada.events] == ["message", "message", "edited", "deleted"]

    play(scene)


def test_files_are_uploaded_downloaded_replaced_and_kept():
    async def scene(playground, herald):
        channel = herald.get_channel(agora(playground).id)
        sent = await channel.send(view=board(1), file=picture())
        assert await sent.attachments[0].read() == PICTURE
        sent = await sent.edit(view=board(2), attachments=[picture(data=b"new")])
        assert await sent.attachments[0].read() == b"new"
        sent = await sent.edit(view=board(3), attachments=sent.attachments)
        assert await sent.attachments[0].read() == b"new"
        with pytest.raises(discord.HTTPException) as caught:
            await sent.edit(view=board(4, "gone.png"))
        assert caught.value.code == 50035

    play(scene)


def test_a_thread_can_start_with_or_without_a_message():
    async def scene(playground, herald):
        ada, games = playground.people["ada"], agora(playground)
        channel = herald.get_channel(games.id)
        sent = await channel.send("a table")
        thread = await sent.create_thread(name="Table 1", auto_archive_duration=1440)
        assert thread.id == sent.id
        await thread.send("welcome")
        assert [each.content for each in ada.messages(playground.world.channel(thread.id))] == ["welcome"]
        await thread.edit(archived=True)
        with pytest.raises(discord.HTTPException) as caught:
            await thread.get_partial_message(thread.id).edit(content="x")
        assert caught.value.code == 10008
        open_channels = [each.name for each in ada.channels(playground.world.guilds[games.guild])]
        assert "Table 1" not in open_channels
        private = await channel.create_thread(name="Hand", type=discord.ChannelType.private_thread)
        assert private.id not in [each.channel.id for each in playground.people["bruno"].events]
        with pytest.raises(ClientRefuses):
            playground.people["bruno"].messages(playground.world.channel(private.id))
        await private.add_user(discord.Object(playground.people["bruno"].id))
        assert playground.people["bruno"].messages(playground.world.channel(private.id)) == []
        assert {each.id for each in await private.fetch_members()} == {herald.user.id, playground.people["bruno"].id}
        await private.remove_user(discord.Object(playground.people["bruno"].id))
        await until(lambda: ("thread", "Hand") in herald.heard)

    play(scene)


def test_an_archived_thread_is_read_only_until_somebody_writes():
    async def scene(playground, herald):
        ada, games = playground.people["ada"], agora(playground)
        thread = await herald.get_channel(games.id).create_thread(name="T", type=discord.ChannelType.public_thread)
        sent, place = await thread.send("board"), playground.world.channel(thread.id)
        playground.world.archive(place, True)
        with pytest.raises(discord.HTTPException) as caught:
            await sent.edit(content="late")
        assert caught.value.code == 50083
        with pytest.raises(ClientRefuses):
            await ada.slash(place, "hand")
        await ada.say(place, "hello?")
        await sent.edit(content="now")
        place.locked = True
        with pytest.raises(discord.HTTPException) as caught:
            await thread.send("locked out")
        assert caught.value.code == 160005

    play(scene)


def test_only_those_who_may_reopen_a_thread_press_in_it():
    async def scene(playground, herald):
        ada, bruno, games = playground.people["ada"], playground.people["bruno"], agora(playground)
        thread = await herald.get_channel(games.id).create_thread(name="T", type=discord.ChannelType.public_thread)
        sent, place = await thread.send(view=board(0, None)), playground.world.channel(thread.id)
        playground.world.archive(place, True)
        for press in (
            bruno.click(place.messages[sent.id], "count:0"),
            picked(bruno, place.messages[sent.id], "pick:0", "delphi"),
        ):
            with pytest.raises(ClientRefuses, match="archived"):
                await press
        assert place.archived
        assert herald.clicks == []
        await (await ada.click(place.messages[sent.id], "count:0")).settled()  # she moderates
        assert not place.archived
        assert (await picked(bruno, place.messages[sent.id], "pick:1", "delphi")).acknowledged

    play(scene)


def test_direct_messages_arrive_unless_they_are_closed():
    async def scene(playground, herald):
        ada, bruno = playground.people["ada"], playground.people["bruno"]
        user = await herald.fetch_user(ada.id)
        await user.send("your turn")
        assert [each.content for each in ada.messages(ada.dm())] == ["your turn"]
        assert [shown.kind for shown in ada.events] == ["dm", "message"]
        said = await (await ada.slash(ada.dm(), "think")).settled()
        assert said.acknowledged
        bruno.dms_closed = True
        with pytest.raises(discord.Forbidden) as caught:
            await (await herald.fetch_user(bruno.id)).send("psst")
        assert caught.value.code == 50007
        assert bruno.dm() not in bruno.dms()

    play(scene)


def test_a_user_without_a_shared_server_cannot_be_messaged():
    async def scene(playground, herald):
        stranger = playground.world.add_user("stranger", "Stranger")
        with pytest.raises(discord.Forbidden) as caught:
            await (await herald.fetch_user(stranger.id)).send("hello")
        assert caught.value.code == 50278

    play(scene)


def test_missing_permissions_and_missing_access_differ():
    async def scene(playground, herald):
        games, bot = agora(playground), playground.application.user
        channel = herald.get_channel(games.id)
        playground.world.allow(games, bot.id, 1 << 10)
        for bits, code in ((1 << 10, 50013), (0, 50001)):
            playground.world.allow(games, bot.id, bits)
            with pytest.raises(discord.Forbidden) as caught:
                await channel.send("x")
            assert caught.value.code == code
        ada = playground.people["eleni"]
        ada.permissions[games] = 0
        with pytest.raises(ClientRefuses):
            ada.messages(games)
        await until(lambda: not channel.permissions_for(channel.guild.me).view_channel)

    play(scene)


def test_the_remaining_routes_work():
    async def scene(playground, herald):
        games = agora(playground)
        guild = await herald.fetch_guild(games.guild)
        assert guild.name == "Agora"
        assert (await guild.fetch_member(playground.people["ada"].id)).display_name == "Ada"
        with pytest.raises(discord.NotFound) as caught:
            await guild.fetch_member(playground.world.add_user("x", "X").id)
        assert caught.value.code == 10007
        channel = await herald.fetch_channel(games.id)
        assert channel.name == "games"
        await channel.typing()
        assert playground.people["ada"].events[-1].kind == "typing"
        assert [each.name for each in await guild.fetch_channels()] == ["general", "games", "tavern"]
        thread = await channel.create_thread(name="T", type=discord.ChannelType.public_thread)
        assert [each.id for each in await guild.active_threads()] == [thread.id]
        await thread.leave()
        await thread.join()
        await thread.edit(name="U", archived=False)
        with pytest.raises(discord.Forbidden):
            await thread.delete()
        with pytest.raises(discord.NotFound) as caught:
            await herald.fetch_channel(5)
        assert caught.value.code == 10003
        assert (await herald.application_info()).name == "playbot"
        command = next(each for each in await herald.tree.fetch_commands() if each.name == "hand")
        await command.edit(description="Changed")
        assert (await herald.tree.fetch_command(command.id)).description == "Changed"
        await command.delete()
        with pytest.raises(discord.NotFound) as caught:
            await herald.tree.fetch_command(command.id)
        assert caught.value.code == 10063
        await herald.tree.sync(guild=guild)
        data = await herald.http.get_bot_gateway()
        assert data[1] == playground.gateway_url

    play(scene)


def test_bulk_overwrite_keeps_the_ids_of_known_names():
    async def scene(playground, herald):
        before = {each.name: each.id for each in await herald.tree.fetch_commands()}
        after = {each.name: each.id for each in await herald.tree.sync()}
        assert before == after

    play(scene)


def test_a_bot_hears_of_its_removal_and_its_return():
    async def scene(playground, herald):
        guild, bot = playground.world.guilds[agora(playground).guild], playground.application.user
        playground.world.expel(guild, bot)
        await until(lambda: ("removed", "Agora") in herald.heard)
        with pytest.raises(ClientRefuses):
            await playground.people["ada"].slash(agora(playground), "hand")
        playground.world.join(guild, bot)
        await until(lambda: len(herald.guilds) == 2)

    play(scene)


def test_a_bot_installed_by_a_user_may_follow_up_five_times():
    async def scene(playground, herald):
        ada, games = playground.people["ada"], agora(playground)
        for command in playground.application.commands[None].values():
            command["integration_types"] = [0, 1]
        playground.application.installed_by.add(ada.id)
        playground.world.expel(playground.world.guilds[games.guild], playground.application.user)
        interaction = await (await ada.slash(games, "hand")).settled()
        session = herald.http._HTTPClient__session
        hook = discord.Webhook.partial(herald.user.id, interaction.token, session=session)
        for _ in range(5):
            await hook.send("more")
        with pytest.raises(discord.HTTPException) as caught:
            await hook.send("too much")
        assert caught.value.code == 40094

    play(scene)


def test_a_bot_hears_only_its_declared_intents():
    async def scene(playground, herald):
        await playground.people["ada"].say(agora(playground), "not for bots")
        await (await playground.people["ada"].slash(agora(playground), "hand")).settled()
        assert herald.heard == []

    play(scene, herald=Herald(intents=discord.Intents(guilds=True)))


def test_without_message_content_others_messages_are_empty():
    async def scene(playground, herald):
        ada = playground.people["ada"]
        await ada.say(agora(playground), "secret")
        await ada.say(agora(playground), f"<@{herald.user.id}> hello")
        await until(lambda: len(herald.heard) == 2)
        assert herald.heard == [("message", ""), ("message", f"<@{herald.user.id}> hello")]

    play(scene)


def test_allowed_mentions_limit_pings():
    async def scene(playground, herald):
        ada = playground.people["ada"]
        channel = herald.get_channel(agora(playground).id)
        await channel.send(f"<@{ada.id}>")
        silent = await channel.send(f"<@{ada.id}>", allowed_mentions=discord.AllowedMentions.none())
        assert [shown.pinged for shown in ada.events] == [True, False]
        # An edit updates the list of mentions and notifies nobody.
        await silent.edit(content=f"again <@{ada.id}>", allowed_mentions=discord.AllowedMentions.all())
        assert [shown.pinged for shown in ada.events] == [True, False, False]

    play(scene)


def test_people_can_delete_their_own_messages():
    async def scene(playground, herald):
        ada, bruno, games = playground.people["ada"], playground.people["bruno"], agora(playground)
        said = await bruno.say(games, "mine")
        with pytest.raises(ClientRefuses):
            await playground.people["eleni"].delete(said)
        await ada.delete(said)
        assert bruno.messages(games) == []
        hand = (await (await bruno.slash(games, "hand")).settled()).message
        await bruno.delete(hand)
        assert bruno.ephemerals() == []

    play(scene)


def test_a_feed_yields_what_a_client_shows():
    async def scene(playground, herald):
        ada, games = playground.people["ada"], agora(playground)
        feed = ada.feed()
        first = feed.__anext__()
        task = asyncio.ensure_future(first)
        await asyncio.sleep(0)
        await ada.say(games, "x")
        assert (await task).message.content == "x"
        await feed.aclose()

    play(scene)
