"""Every message that the bot posts unasked stands once, in its newest state, whatever befalls its post."""

from unittest import mock

import pytest

from cogs.messages.outbox import Outbox
from store import StoreFailed
from tests.end_to_end.stage import find_button, play, press
from tests.end_to_end.test_absence import offered, panel
from tests.end_to_end.test_invitations import invite
from tests.end_to_end.test_outages import MISHAPS, POST, called, later, opened, shown_lobbies
from tests.end_to_end.test_tournaments import call, filled, its, started
from tests.end_to_end.test_undo import friendly, moved, questions
from tests.end_to_end.test_welcome import greetings, invited

REMEMBER = Outbox._remember
slow = pytest.mark.slow


async def refuse(*_):
    raise StoreFailed("the disk is full")


async def note_and_fail(*about):
    await REMEMBER(*about)
    raise StoreFailed("the disk answers with an error")


# Each surface is a generator: it prepares, lets the mishap come, causes the message, and lets the mishap pass; at last
# it gives the messages that stand.


async def board(stage):
    game = await opened(stage)
    yield
    await stage.slash(stage["ada"], "table", channel=await game.place())
    await game.move(await game.actor())
    yield
    assert await game.turn() in (await game.board()).text
    yield await game.boards()


async def ping(stage):
    game = await opened(stage)
    mover = await game.actor()
    yield
    while await game.actor() is mover:
        await game.move(mover)
    yield
    assert len(await game.pings()) == 1, "the ping before it is gone"
    yield await called(game, await game.actor())


async def direct_message(stage):
    for name in ("ada", "bruno"):
        await stage.slash(stage[name], "settings", {"hands": "dm"})
    game = await stage.open_table("ada bruno")
    first = await game.actor()
    [game.panels[first.user.name]] = first.dm().messages.values()
    yield
    while await game.actor() is first:
        await game.move(first)
    yield
    other = next(each for each in game.people if each is not first)
    assert await game.pings() == []
    yield [each for each in other.dm().messages.values() if find_button(each, "answer")]


async def notice(stage):
    game = await opened(stage)
    actor = await game.actor()
    yield
    await stage.bot.herald.timed(await game.table(), actor.id, "stands")
    yield
    yield [each for each in await called(game, actor) if "stands" in each.content]


async def undo_question(stage):
    game = await friendly(stage, "ada bruno")
    mover, _ = await moved(game)
    shown = (await press(mover, await panel(mover, game), "undo")).message
    await later(stage, 40)
    yield
    await press(mover, shown, "undo-ask")
    yield
    yield questions(game)


async def seat_offer(stage):
    game = await opened(stage)
    ada, eleni = stage.people("ada eleni")
    yield
    await offered(game, ada, eleni)
    yield
    yield [each for each in stage.all_messages() if find_button(each, "accept-seat")]


async def invitation(stage):
    lobby = await stage.lobby("ada", 3)
    yield
    await invite(stage["ada"], lobby, stage["bruno"])
    yield
    yield [each for each in stage.all_messages() if find_button(each, "accept-invitation")]


async def lobby_posted_anew(stage):
    await stage.lobby("ada bruno", 3)
    yield
    await stage.slash(stage["ada"], "table")
    yield
    yield shown_lobbies(stage)


async def round_of_a_tournament(stage):
    people = stage.people("ada bruno")
    code = await filled(stage, people[0], people)
    await stage.rest()
    yield
    await started(stage, people[0], code)
    yield
    assert (await its(stage, code)).posted == 1
    assert people[1].user.display_name in (await call(stage, code)).text
    yield [each for each in stage.all_messages() if find_button(each, "tournament")]


async def greeting(stage):
    yield
    await invited(stage, writable=("talk",))
    yield
    yield greetings(stage, "Stoa")


SURFACES = [
    board, ping, direct_message, notice, undo_question, seat_offer, invitation, lobby_posted_anew,
    round_of_a_tournament, greeting,
]  # fmt: skip
every_surface = pytest.mark.parametrize("surface", SURFACES, ids=[each.__name__ for each in SURFACES])


@every_surface
@pytest.mark.parametrize(
    "mishap", [each if each == "cut-after" else pytest.param(each, marks=slow) for each in MISHAPS]
)
def test_a_message_whose_post_failed_stands_once(surface, mishap):
    async def scene(stage):
        scenes = surface(stage)
        await anext(scenes)
        MISHAPS[mishap](stage.place.faults, POST, times=1 if mishap == "cut-after" else 3)
        await anext(scenes)
        await later(stage)
        assert len(await anext(scenes)) == 1

    play(scene, greets=surface is greeting)


@every_surface
@pytest.mark.parametrize("answer", [refuse, pytest.param(note_and_fail, marks=slow)])
def test_a_message_that_the_store_did_not_note_stands_once(surface, answer):
    async def scene(stage):
        scenes, told = surface(stage), []

        async def once(*about):
            told.append(about)
            return await (answer if len(told) == 1 else REMEMBER)(*about)

        await anext(scenes)
        with mock.patch.object(Outbox, "_remember", once):
            await anext(scenes)
            await later(stage)
        assert told, "nothing was posted"
        assert len(await anext(scenes)) == 1

    play(scene, greets=surface is greeting)


@every_surface
def test_a_message_posted_just_before_a_kill_stands_once(surface):
    async def scene(stage):
        scenes = surface(stage)
        await anext(scenes)
        with mock.patch.object(Outbox, "_remember", refuse):
            await anext(scenes)
            await stage.rest()
            await stage.finish()
        await stage.begin()
        await later(stage)
        assert len(await anext(scenes)) == 1

    play(scene, greets=surface is greeting)
