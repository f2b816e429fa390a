"""Conversations of people: direct messages and groups, where a bot is no member and has only its tokens."""

import discord
import pytest

from playground import ClientRefuses
from playground.permissions import EXTERNAL
from tests.playground.herald import board, play, until

CONTEXTS = [0, 1, 2]


def installed(playground, *names):
    """Offer all commands everywhere to the people who have installed the bot: these and no others."""
    for command in playground.application.commands[None].values():
        command.update(integration_types=[0, 1], contexts=CONTEXTS)
    playground.application.installed_by.clear()
    for name in names:
        playground.people[name].install()


def group(playground):
    """Return the group of the starting world."""
    return next(each for each in playground.people["ada"].dms() if each.is_group)


async def answered(person, channel, name, options=None):
    return await (await person.slash(channel, name, options)).settled()


def hook_of(herald, interaction):
    session = herald.http._HTTPClient__session
    return discord.Webhook.partial(herald.user.id, interaction.token, session=session)


def test_only_who_has_installed_a_bot_is_offered_its_commands():
    async def scene(playground, herald):
        ada, eleni = playground.people["ada"], playground.people["eleni"]
        place = group(playground)
        assert ada.commands(place) == []
        installed(playground, "ada")
        assert {"play", "hand"} <= {each["name"] for each in ada.commands(place)}
        assert eleni.commands(place) == []
        with pytest.raises(ClientRefuses):
            await eleni.slash(place, "hand")

    play(scene)


@pytest.mark.parametrize("kind", ["group", "direct"])
def test_an_interaction_says_where_it_was_used(kind):
    async def scene(playground, herald):
        ada, bruno = playground.people["ada"], playground.people["bruno"]
        installed(playground, "ada")
        heard = []

        async def note(interaction):
            heard.append(interaction)

        herald.add_listener(note, "on_interaction")
        place = group(playground) if kind == "group" else ada.dm(bruno.user)
        said = await answered(ada, place, "play", {"game": "x"})
        assert said.message in bruno.messages(place)
        found = heard[0]
        assert (found.context.private_channel, found.context.dm_channel, found.guild_id) == (True, False, None)
        assert found.is_user_integration()
        assert found.app_permissions.value == EXTERNAL
        wanted = discord.GroupChannel if kind == "group" else discord.DMChannel
        assert isinstance(found.channel, wanted)

    play(scene)


def test_anybody_there_may_press_what_somebody_brought():
    async def scene(playground, herald):
        installed(playground, "ada")
        ada, bruno = playground.people["ada"], playground.people["bruno"]
        shown = (await answered(ada, group(playground), "play", {"game": "x"})).message
        clicked = await (await bruno.click(shown, "count:0")).settled()
        assert clicked.acknowledged
        about = clicked.message.interaction["authorizing_integration_owners"]
        assert about == {"1": str(ada.id)}
        for stranger in (playground.people["chloe"], playground.people["dmitri"]):
            with pytest.raises(ClientRefuses):
                await stranger.click(shown, "count:1")
            with pytest.raises(ClientRefuses):
                await stranger.forge(shown, "count:1")

    play(scene)


def test_a_person_who_leaves_a_group_sees_it_no_more():
    async def scene(playground, herald):
        installed(playground, "ada")
        ada, bruno, place = playground.people["ada"], playground.people["bruno"], group(playground)
        shown = (await answered(ada, place, "play", {"game": "x"})).message
        playground.world.leave_group(place, bruno.user)
        assert place not in bruno.dms()
        with pytest.raises(ClientRefuses):
            await bruno.click(shown, "count:0")

    play(scene)


def test_the_bot_itself_can_do_nothing_there():
    async def scene(playground, herald):
        installed(playground, "ada")
        place = group(playground)
        shown = (await answered(playground.people["ada"], place, "play", {"game": "x"})).message
        channel = herald.get_partial_messageable(place.id)
        message = channel.get_partial_message(shown.id)
        deeds = (
            lambda: channel.send("psst"),
            lambda: message.edit(view=board(9)),
            message.delete,
            lambda: herald.fetch_channel(place.id),
            lambda: channel.fetch_message(shown.id),
        )
        for deed in deeds:
            with pytest.raises(discord.Forbidden) as caught:
                await deed()
            assert caught.value.code == 50001

    play(scene)


def test_the_bot_hears_nothing_that_is_said_there():
    async def scene(playground, herald):
        installed(playground, "ada")
        ada = playground.people["ada"]
        await ada.say(group(playground), f"<@{herald.user.id}> psst")
        await answered(ada, group(playground), "play", {"game": "x"})
        await ada.say(ada.dm(), "hello")
        await until(lambda: herald.heard)
        assert herald.heard == [("message", "hello")]

    play(scene)


def test_five_follow_ups_and_fifteen_minutes_are_all():
    async def scene(playground, herald):
        installed(playground, "ada")
        said = await answered(playground.people["ada"], group(playground), "hand")
        hook = hook_of(herald, said)
        sent = [await hook.send("more", wait=True) for _ in range(5)]
        with pytest.raises(discord.HTTPException) as caught:
            await hook.send("too much")
        assert caught.value.code == 40094
        await hook.edit_message(sent[0].id, content="changed")
        await playground.clock.advance(15 * 60 + 1)
        for deed in (lambda: hook.send("late"), lambda: hook.edit_message(sent[0].id, content="late")):
            with pytest.raises(discord.HTTPException) as caught:
                await deed()
            assert caught.value.code == 50027

    play(scene)


def test_a_token_edits_what_it_has_written_and_what_was_clicked():
    async def scene(playground, herald):
        installed(playground, "ada")
        ada, bruno, place = playground.people["ada"], playground.people["bruno"], group(playground)
        first = await answered(ada, place, "play", {"game": "x"})
        clicked = await (await bruno.click(first.message, "count:0")).settled()
        other = await answered(ada, place, "hand")
        await hook_of(herald, clicked).edit_message(first.message.id, content=None, view=None)
        with pytest.raises(discord.NotFound):
            await hook_of(herald, other).edit_message(first.message.id, content="no")

    play(scene)


def test_the_page_lists_groups_by_the_others_in_them():
    async def scene(playground, herald):
        ada, bruno, chloe = (playground.people[name] for name in ("ada", "bruno", "chloe"))
        before = len(chloe.events)
        made = ada.group(bruno.user, chloe.user)
        assert made is bruno.group(ada.user, chloe.user)
        assert made in chloe.dms()
        assert [each.kind for each in list(chloe.events)[before:]] == ["dm"]

    play(scene)
