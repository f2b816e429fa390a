"""Several processes of the bot on one PostgreSQL database: whole games while shards move and the server restarts."""

import asyncio
import os
import signal
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path

import pytest

from cogs.answering.joining import CannotJoin
from engine.match import parse_undo
from tests.end_to_end.lobby_options import let_undo
from tests.end_to_end.stage import BUSY, find_button, offers, pick, press, settled, until
from tests.end_to_end.town import Player, begin, failing_soon, look, play, town
from tests.store import server
from words.figures import ROBOT

pytestmark = server.needed
SECONDS = 150.0


def run(scene):
    server.server()
    asyncio.run(asyncio.wait_for(scene(), SECONDS))


@pytest.mark.slow
def test_whole_games_are_played_across_processes(tmp_path):
    async def scene():
        async with town(tmp_path, 2) as there:
            assert sorted(len(member.held) for member in there.members) == [2, 2]
            dmitri = there.place.people["dmitri"]
            await settled(await dmitri.slash(there.square(0), "settings", {"hands": "dm"}))
            store = await there.store()
            one = await begin(there, 1, ["ada", "bruno"])
            two = await begin(there, 3, ["chloe", "dmitri"])
            await repost(there, dmitri, two, 3)
            eleni = there.place.people["eleni"]
            three = await begin(there, 0, ["eleni"], computers=1, channel=eleni.dm())
            players = [
                Player(there, "ada", one, there.square(1)), Player(there, "bruno", one, there.square(1)),
                Player(there, "chloe", two, there.square(3)),
                Player(there, "dmitri", two, there.square(3), by_message=True),
                Player(there, "eleni", three, eleni.dm()),
            ]  # fmt: skip
            await play(there, store, players, [one, two, three])
            await look(there, store, [one, two, three])
            assert players[3].clicks > 3, "somebody has played by direct message only"
            assert there.greetings() == [1, 1, 1, 1]
            await store.close()

    run(scene)


async def repost(there, person, number, shard):
    """Ask for a table in a direct message: the process of its shard reposts it, once it knows what it has posted."""

    def board():
        return next((each.id for place in there.place.world.channels.values() for each in place.messages.values()
                     if f"il:hand:{number}:0:" in each.buttons and not each.reader), None)  # fmt: skip

    await until(board)
    await there.moderator(shard).herald.rest()
    before = board()
    asked = await settled(await person.slash(person.dm(), "table"))
    assert asked.answers
    await until(lambda: board() not in (None, before))


@pytest.mark.slow
def test_an_undo_asked_by_direct_message_is_agreed_to_elsewhere(tmp_path):
    async def scene():
        async with town(tmp_path, 2) as there:
            store = await there.store()
            number, players = await moved_once(there, store)
            ada, bruno = (each.person for each in players)
            asked = await asked_privately(ada, "undo", "undo-ask")
            await press(ada, asked, "undo-ask")
            await until(lambda: public(there, "undo-agree"))
            await press(bruno, public(there, "undo-agree"), "undo-agree")
            assert parse_undo((await store.log(number))[-1].move) is not None
            await until(lambda: not public(there, "undo-agree"))
            await play(there, store, players, [number])
            await look(there, store, [number])
            await store.close()

    run(scene)


@pytest.mark.slow
def test_a_computer_plays_on_for_who_leaves_by_direct_message(tmp_path):
    async def scene():
        async with town(tmp_path, 2) as there:
            store = await there.store()
            number, (ada, bruno) = await moved_once(there, store)
            asked = await asked_privately(ada.person, "leave", "confirm-resign")
            await press(ada.person, asked, "confirm-resign")
            await until(lambda: ROBOT in public(there, "hand").text)
            await play(there, store, [bruno], [number])
            await look(there, store, [number])
            await store.close()

    run(scene)


@pytest.mark.slow
def test_a_sent_hand_shows_a_move_that_was_not_answered_elsewhere(tmp_path):
    """Discord sends clicks in direct messages to shard 0, and the table is looked after elsewhere."""

    async def scene():
        async with town(tmp_path, 2) as there:
            bruno = there.place.people["bruno"]
            await settled(await bruno.slash(there.square(0), "settings", {"hands": "dm"}))
            number = await begin(there, 3, ["ada", "bruno"])
            hand = await sent_hand(there, number, bruno)
            identity, _ = pick(hand)
            there.place.faults.fail("callback", status=404)
            with failing_soon():
                await bruno.click(hand, identity)
                await until(lambda: identity not in hand.buttons)
            assert not hand.deleted, "whoever announces a number loads, too"

    run(scene)


async def sent_hand(there, number, bruno):
    """Let Ada play until a hand that was sent to Bruno asks him; return that message."""
    ada = Player(there, "ada", number, there.square(3))
    while not (sent := bruno.messages(bruno.dm())) or not offers(sent[-1]):
        await ada.step()
    return sent[-1]


async def moved_once(there, store):
    """Begin a game far from the shard of direct messages; return it when Ada and Bruno have moved."""
    number = await begin(there, 3, ["ada", "bruno"], agreed=let_undo)
    players = [Player(there, name, number, there.square(3)) for name in ("ada", "bruno")]
    with failing_soon():
        while not {0, 1} <= {entry.seat for entry in await store.log(number)}:
            await asyncio.gather(*(player.step() for player in players))
    return number, players


async def asked_privately(person, command, verb):
    """Type a command in a direct message; return the question that has the button."""
    asked = await settled(await person.slash(person.dm(), command))
    await until(lambda: asked.message and find_button(asked.message, verb))
    return asked.message


def public(there, verb):
    """Return the message that everybody sees with this button, or nothing."""
    return next((each for place in there.place.world.channels.values() for each in place.messages.values()
                 if find_button(each, verb) and not each.reader), None)  # fmt: skip


@pytest.mark.slow
def test_a_revoked_token_ends_a_process_of_many_with_a_sentence(tmp_path):
    async def scene():
        async with town(tmp_path, 1) as there:
            member = there.members.pop()
            await there.place.faults.close_gateway(4004)
            with pytest.raises(CannotJoin, match="Discord refuses DISCORD_TOKEN"):
                await asyncio.wait_for(member.task, BUSY)
            await member.cluster.close()

    run(scene)


@pytest.mark.slow
def test_games_go_on_while_shards_move_and_the_server_restarts(tmp_path):
    fragile = server.own()
    expected = ("not answered", "StoreFailed", "not shown", "was not", "store")

    async def scene():
        async with town(tmp_path, 1, fragile, expected) as there:
            store = await there.store()
            one = await begin(there, 1, ["ada", "bruno"], computers=1)
            two = await begin(there, 2, ["chloe", "dmitri"])
            where = {one: there.square(1), two: there.square(2)}
            players = [
                Player(there, "ada", one, where[one]), Player(there, "bruno", one, where[one]),
                Player(there, "chloe", two, where[two]), Player(there, "dmitri", two, where[two]),
            ]  # fmt: skip
            events = trouble(there, fragile)
            await play(there, store, players, [one, two], lambda: anext(events))
            assert await anext(events) == "all done"
            await look(there, store, [one, two])
            assert there.greetings() == [1, 1, 1, 1]
            await store.close()

    try:
        run(scene)
    finally:
        fragile.remove()


async def trouble(there, fragile):
    """Now and then, let a process come or go, or the server restart."""
    first = there.members[0]
    deeds = [there.join, there.even, lambda: restarted(there, fragile), lambda: there.leave(first), there.even]
    for deed in deeds:
        for _ in range(4):
            yield "in trouble"
        await deed()
    while True:
        yield "all done"


async def restarted(there, fragile):
    """Restart the server; afterwards, every process serves what it did before."""
    before = [member.cluster.held for member in there.members]
    fragile.stop(crash=True)
    fragile.start()
    for member in there.members:
        await until(lambda member=member: member.cluster._lost is False and not member.cluster.settled)
    assert [member.cluster.held for member in there.members] == before


MEMBER = Path(__file__).parent / "member.py"


@contextmanager
def processes(there, count):
    """Start the bot in real processes, as people do; tell it to end, and see that it does."""
    environment = {
        **os.environ, "PLAYGROUND": there.place.url, "DISCORD_TOKEN": there.place.token, "ILION_SHARDS": "4",
        "ILION_DATABASE": there.address.url, "ILION_PICTURES": "off",
    }  # fmt: skip
    command = [sys.executable, str(MEMBER), "--processes", str(count)]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as program:
        try:
            yield program
            program.send_signal(signal.SIGTERM)
            said, _ = program.communicate(timeout=60)
            assert program.returncode == 0
            assert "(killed by signal 9); it is started again" in said
        finally:
            program.kill()


def children(program):
    """Return the numbers of the processes that a program has started."""
    found = Path(f"/proc/{program.pid}/task/{program.pid}/children").read_text()
    return [int(each) for each in found.split()]


def gone(number):
    return not Path(f"/proc/{number}").exists()


@pytest.mark.slow
def test_a_killed_process_is_replaced_within_seconds(tmp_path):
    async def scene():
        async with town(tmp_path, 0) as there:
            with processes(there, 2) as program:
                await until(lambda: len(there.served()) == 4)
                await until(lambda: "play" in there.commands())
                store = await there.store()
                number = await begin(there, 3, ["ada", "bruno"])
                players = [Player(there, name, number, there.square(3)) for name in ("ada", "bruno")]
                events = killing(there, program)
                await play(there, store, players, [number], lambda: anext(events))
                assert await anext(events) == "all done"
                await look(there, store, [number])
                await store.close()
                before = children(program)
            await until(lambda: all(map(gone, before)))

    run(scene)


async def killing(there, program):
    """Kill a process while a game is played, and wait until the other serves its shards."""
    for _ in range(5):
        yield "killing"
    victim = children(program)[0]
    os.kill(victim, signal.SIGKILL)
    await until(lambda: victim not in children(program))
    await until(lambda: len(there.served()) == 4)
    while True:
        yield "all done"
