"""Inviting people to a lobby: their seats are held, and they are pinged once and accept or decline."""

import pytest

from cogs.lobby.messages import CALL
from playground import permissions
from store import StoreFailed
from tables.seats.lobby import Lobby
from tests.end_to_end.lobby_options import close, form_of, labelled, submit
from tests.end_to_end.stage import find_button, play, press, sentence, settled, until, yes
from tests.end_to_end.test_outages import later
from tests.end_to_end.test_rematch import lobby_of, shown


async def panel(host, lobby):
    message = (await press(host, lobby, "invite")).message
    assert message is not None
    assert message.reader is host.user
    return message


async def invite(host, lobby, *people):
    asked = await panel(host, lobby)
    return await settled(await host.select(asked, menu(asked, "invite-people"), list(people)))


def menu(message, verb):
    return next(identity for identity in message.selects if identity.startswith(f"il:{verb}:"))


async def invited(stage):
    return [each.name for each in (await lobby_of(stage, 1)).invited]


def calls(stage):
    return shown(stage, "accept-invitation", 1)


def test_an_invitation_pings_and_holds_the_seat():
    async def scene(stage):
        lobby = await stage.lobby("ada", 2)
        answer = await invite(stage["ada"], lobby, stage["bruno"])
        await until(lambda: calls(stage))
        (call,) = calls(stage)
        assert [user.name for user in call.mentions] == ["bruno"]
        assert "2. *held for Bruno*" in lobby.text
        assert "All other seats are taken or held" in answer.answers[0].text
        for verb, message in (("join", lobby), ("accept-invitation", call), ("decline-invitation", call)):
            refused = await press(stage["dmitri"], message, verb)
            told = await sentence(stage["dmitri"], refused)
            assert ("cannot take this seat" if verb == "join" else "No seat is held for you") in told
        refused = await settled(await stage["ada"].forge(lobby, "il:add-computer:1:0:"))
        assert "cannot take this seat" in await sentence(stage["ada"], refused)
        refused = await settled(await stage["ada"].forge(lobby, "il:start:1:0:"))
        assert "still free" in await sentence(stage["ada"], refused)
        assert await invited(stage) == ["Bruno"]
        accepted = await press(stage["bruno"], call, "accept-invitation")
        assert str(lobby.id) in await sentence(stage["bruno"], accepted)
        assert "2. Bruno" in lobby.text
        assert calls(stage) == []
        await stage.begun(lobby, stage.people("ada bruno"))
        late = await settled(await stage["ada"].forge(lobby, "il:invite:1:0:"))
        assert "has already begun" in await sentence(stage["ada"], late)

    play(scene, pictures=False)


def test_nobody_is_invited_where_the_bot_may_not_write():
    async def scene(stage):
        ada, lobby = stage["ada"], await stage.lobby("ada", 2)
        asked = await panel(ada, lobby)
        silent = permissions.EVERYONE & ~permissions.SEND_MESSAGES  # the lobby answers a command, which needs none
        stage.place.world.allow(stage.channel(), stage.bot.user.id, silent)
        told = await settled(await ada.select(asked, menu(asked, "invite-people"), [stage["bruno"]]))
        assert "I am missing the permission" in await sentence(ada, told)
        assert await invited(stage) == []

    play(scene, pictures=False)


def test_join_accepts_an_invitation_and_leave_declines_it():
    async def scene(stage):
        lobby = await stage.lobby("ada", 3)
        await invite(stage["ada"], lobby, stage["bruno"], stage["chloe"])
        await until(lambda: calls(stage))
        await press(stage["bruno"], lobby, "join")
        await until(lambda: str(stage["bruno"].id) not in calls(stage)[0].text)
        await press(stage["chloe"], lobby, "leave")
        await until(lambda: not calls(stage))
        await press(stage["dmitri"], lobby, "join")
        assert [sitter.name for sitter in (await lobby_of(stage, 1)).sitters] == ["Ada", "Bruno", "Dmitri"]

    play(scene)


def test_a_seat_that_is_declined_is_free_and_nobody_is_called_twice():
    async def scene(stage):
        lobby = await stage.lobby("ada", 4)
        await invite(stage["ada"], lobby, stage["bruno"])
        await until(lambda: calls(stage))
        told = await press(stage["bruno"], calls(stage)[0], "decline-invitation")
        assert "Vous avez décliné" in await sentence(stage["bruno"], told)
        assert "2. *free*\n3. *free*\n4. *free*" in lobby.text
        await invite(stage["ada"], lobby, stage["bruno"], stage["chloe"])
        await until(lambda: calls(stage))
        (call,) = calls(stage)
        assert [user.name for user in call.mentions] == ["chloe"]
        await invite(stage["ada"], lobby, stage["bruno"])  # an invited person stays invited
        assert await invited(stage) == ["Bruno", "Chloé"]
        late = await press(stage["bruno"], call, "accept-invitation")
        again = await settled(await stage["bruno"].forge(lobby, "il:accept-invitation:1:0:"))
        assert "La revanche est ouverte" in await sentence(stage["bruno"], late)
        assert "Aucune place" in await sentence(stage["bruno"], again)

    play(scene, pictures=False)


def test_the_host_cancels_an_invitation():
    async def scene(stage):
        lobby = await stage.lobby("ada", 2)
        await invite(stage["ada"], lobby, stage["bruno"])
        await until(lambda: calls(stage))
        asked = await panel(stage["ada"], lobby)
        identity = menu(asked, "cancel-invitation")
        foreign = await settled(await stage["chloe"].forge(lobby, identity, [str(stage["bruno"].id)]))
        assert "le peut. La mod" in await sentence(stage["chloe"], foreign)
        taken = await settled(await stage["ada"].select(asked, identity, [str(stage["bruno"].id)]))
        await until(lambda: not calls(stage))
        assert "2. *free*" in lobby.text
        assert [each for each in taken.message.selects if ":cancel-invitation:" in each] == []
        late = await settled(await stage["ada"].forge(asked, identity, [str(stage["bruno"].id)]))
        assert "has already answered" in await sentence(stage["ada"], late)

    play(scene, pictures=False)


def test_a_person_is_invited_again_from_the_same_panel():
    async def scene(stage):
        lobby, bruno = await stage.lobby("ada", 3), stage["bruno"]
        asked = (await invite(stage["ada"], lobby, bruno)).message
        await settled(await stage["ada"].select(asked, menu(asked, "cancel-invitation"), [str(bruno.id)]))
        assert await invited(stage) == []
        await settled(await stage["ada"].select(asked, menu(asked, "invite-people"), [bruno]))
        assert await invited(stage) == ["Bruno"]

    play(scene)


def test_only_people_who_can_come_are_invited():
    async def scene(stage):
        lobby = await stage.lobby("ada dmitri", 4)
        ada = stage["ada"]
        for whom, told in (
            (stage.bot.user, "A bot cannot take a seat"),
            (stage["dmitri"], "already have a seat at this table"),
            (ada, "already have a seat at this table"),
        ):
            assert told in await sentence(ada, await invite(ada, lobby, whom))
        world, guild = stage.place.world, stage.place.world.guild_of(stage.channel())
        world.expel(guild, stage["eleni"].user)
        assert "cannot be invited" in await sentence(ada, await invite(ada, lobby, stage["eleni"]))
        world.allow(stage.channel(), stage["chloe"].id, 0)
        assert "cannot be invited" in await sentence(ada, await invite(ada, lobby, stage["chloe"]))
        for values in ([], ["1"], [str(stage["bruno"].id)]):
            forged = await settled(await ada.forge(lobby, "il:invite-people:1:0:", values))
            assert "no longer works" in await sentence(ada, forged)
        refused = await press(stage["dmitri"], lobby, "invite")
        assert "Only the host" in await sentence(stage["dmitri"], refused)
        assert await invited(stage) == []
        assert calls(stage) == []

    play(scene)


def test_a_host_cannot_invite_more_people_than_seats():
    async def scene(stage):
        lobby = await stage.lobby("ada", 4)
        ada = stage["ada"]
        asked = await panel(ada, lobby)
        await press(ada, lobby, "add-computer")
        await press(ada, lobby, "add-computer")
        late = await settled(
            await ada.select(asked, menu(asked, "invite-people"), [stage["bruno"], stage["chloe"], stage["dmitri"]])
        )
        assert "Only one seat is open" in await sentence(ada, late)
        assert await invited(stage) == []

    play(scene)


def test_a_held_seat_counts_when_the_table_is_made_smaller():
    async def scene(stage):
        lobby = await stage.lobby("ada", 3)
        await invite(stage["ada"], lobby, stage["bruno"], stage["chloe"])
        form = await form_of(stage["ada"], lobby)
        refused = await submit(stage["ada"], form, table=labelled(form, "table", "2 players"))
        assert "people already have seats" in await sentence(stage["ada"], refused)
        assert (await lobby_of(stage, 1)).seats == 3

    play(scene)


def test_a_lobby_that_is_closed_takes_its_invitation_along():
    async def scene(stage):
        for number, verb in ((1, "close-lobby"), (2, "leave")):
            lobby = await stage.lobby("ada", 3)
            await invite(stage["ada"], lobby, stage["bruno"])
            await until(lambda number=number: shown(stage, "accept-invitation", number))
            (call,) = shown(stage, "accept-invitation", number)
            if verb == "leave":
                await press(stage["ada"], lobby, verb)
            else:
                await yes(stage["ada"], await close(stage["ada"], lobby))  # asked first, because somebody is invited
            await until(lambda number=number: not shown(stage, "accept-invitation", number))
            late = await settled(await stage["bruno"].forge(lobby, f"il:accept-invitation:{number}:0:"))
            assert "arrêtée" in await sentence(stage["bruno"], late)
            assert call.mentions

    play(scene)


def test_a_failed_invitation_message_stops_nobody_from_joining():
    async def scene(stage):
        lobby = await stage.lobby("ada", 3)
        await invite(stage["ada"], lobby, stage["bruno"], stage["chloe"])
        (call,) = calls(stage)
        stage.place.faults.fail(f"PATCH .*/messages/{call.id}", status=400)
        answer = await press(stage["bruno"], lobby, "join")
        assert answer.followups == []
        assert "2. Bruno" in lobby.text

    play(scene, pictures=False)


def test_an_invitation_outlives_a_restart():
    async def scene(stage):
        lobby = await stage.lobby("ada", 2)
        await invite(stage["ada"], lobby, stage["bruno"])
        await until(lambda: calls(stage))
        await stage.restart()
        await press(stage["bruno"], calls(stage)[0], "accept-invitation")
        assert Lobby.load((await stage.row(1)).lobby).free == 0

    play(scene)


@pytest.mark.parametrize("happened", ["closed", "accepted"])
def test_nobody_is_invited_any_more_after_a_stop(happened):
    async def scene(stage):
        lobby, ada, chloe = await stage.lobby("ada bruno", 3), stage["ada"], stage["chloe"]
        await invite(ada, lobby, chloe)
        await until(lambda: calls(stage))
        if happened == "closed":
            await stage.bot.registry.cancel(1, ada.id)
        else:
            await stage.bot.registry.change(1, lambda its: its.join(chloe.id, "Chloé", 1))
        await stage.restart()
        await until(lambda: not calls(stage))

    play(scene, pictures=False)


@pytest.mark.parametrize("happened", ["closed", "accepted"])
def test_an_invitation_deleted_before_a_kill_is_forgotten(happened):
    async def scene(stage):
        lobby, ada, chloe = await stage.lobby("ada bruno", 3), stage["ada"], stage["chloe"]
        await invite(ada, lobby, chloe)
        await until(lambda: calls(stage))
        (call,) = calls(stage)
        stage.bot.store.forget = die
        if happened == "closed":
            await yes(ada, await close(ada, lobby))
        else:
            await press(chloe, call, "accept-invitation")
        await until(lambda: call.deleted)
        await stage.restart()
        await later(stage, 3)
        assert await stage.bot.store.remembered(1, CALL) == []
        assert calls(stage) == []

    async def die(*_):
        raise StoreFailed("the process is gone")

    play(scene, pictures=False)


def test_a_private_conversation_offers_no_invitations():
    async def scene(stage):
        lobby = await stage.lobby("ada", 2, channel=stage["ada"].dm())
        assert find_button(lobby, "invite") is None

    play(scene)
