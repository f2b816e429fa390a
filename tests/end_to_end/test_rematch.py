"""Rematches: the same people and the same agreements, in one new lobby."""

import asyncio

import pytest

from tables.history.rematch import join_rematch
from tables.seats.absence import replace_unreachable
from tables.seats.lobby import Lobby
from tests.end_to_end.lobby_options import agree, close, let_undo, menu, more
from tests.end_to_end.stage import find_button, play, press, sentence, settled, until, yes

pytestmark = pytest.mark.slow  # tests/tables/test_invitations.py tries the rules for it


async def over(stage, names="ada bruno", **how):
    """Return a game that has ended, and its board."""
    game = await stage.open_table(names, **how)
    await (await game.table()).end()
    await stage.rest()
    return game, await game.board()


async def lobby_of(stage, number):
    return Lobby.load((await stage.row(number)).lobby)


def shown(stage, verb, number):
    """Return the public messages with a button of this verb."""
    return [each for each in stage.all_messages() if f"il:{verb}:{number}:0:" in each.buttons and not each.reader]


def test_who_asks_sits_and_the_others_have_their_seats_held():
    async def scene(stage):
        _, board = await over(stage, "ada bruno chloe", seats=4, computers=1)
        answer = await press(stage["bruno"], board, "rematch")
        assert "La revanche est ouverte" in await sentence(stage["bruno"], answer)
        (lobby,) = shown(stage, "start", 2)
        assert lobby.channel is stage.channel()
        computer = (await lobby_of(stage, 2)).sitters[1].name
        assert f"1. Bruno\n2. {computer} · medium\n3. *held for Ada*\n4. *held for Chloé*" in lobby.text
        (call,) = shown(stage, "accept-invitation", 2)
        assert {user.name for user in call.mentions} == {"ada", "chloe"}
        row, again = await stage.row(2), await lobby_of(stage, 2)
        assert (row.host, row.channel, row.name) == (stage["bruno"].id, stage.channel().id, (await stage.row(1)).name)
        assert str(lobby.id) in (await sentence(stage["bruno"], answer))
        assert again.free == 2
        assert again.open == 0

    play(scene, pictures=False)


def test_when_all_have_joined_the_seats_are_as_before():
    async def scene(stage):
        game, board = await over(stage, "ada bruno chloe", seats=4, computers=1)
        before = (await game.table()).names
        await press(stage["chloe"], board, "rematch")
        (call,) = shown(stage, "accept-invitation", 2)
        told = await press(stage["bruno"], call, "accept-invitation")
        assert "La revanche est ouverte" in await sentence(stage["bruno"], told)
        assert call.text.startswith(f"<@{stage['ada'].id}>, Chloé")
        (lobby,) = shown(stage, "start", 2)
        await press(stage["ada"], lobby, "join")
        assert shown(stage, "accept-invitation", 2) == []
        assert [sitter.name for sitter in (await lobby_of(stage, 2)).sitters] == list(before.values())
        started = await stage.begun(lobby, [stage["chloe"], stage["ada"], stage["bruno"]])
        await started.moves(2)
        assert (await stage.row(2)).status == "playing"

    play(scene)


def test_clicks_at_once_make_one_rematch():
    async def scene(stage):
        _, board = await over(stage)
        rematch = find_button(board, "rematch")
        clicks = [await stage[name].click(board, rematch) for name in ("ada", "bruno", "ada", "bruno")]
        for each in clicks:
            await settled(each)
            assert each.answers
        await stage.rest()
        assert (await stage.row(2)).status == "playing", "both have asked"
        assert len(shown(stage, "hand", 2)) == 1
        assert await stage.bot.store.table(3) is None
        assert {sitter.name for sitter in (await lobby_of(stage, 2)).sitters} == {"Ada", "Bruno"}

    play(scene)


def test_a_rematch_keeps_the_agreements():
    async def scene(stage):
        lobby = await stage.lobby("ada bruno", 3)
        await agree(stage["ada"], lobby, "leaving", "hints")
        await press(stage["ada"], lobby, "add-computer")
        panel = await more(stage["ada"], lobby)
        await settled(await stage["ada"].select(panel, menu(panel, "set-level"), ["2"]))
        game = await stage.begun(lobby, stage.people("ada bruno"))
        await (await game.table()).end()
        await stage.rest()
        await press(stage["ada"], await game.board(), "rematch")
        again, played = await lobby_of(stage, 2), await lobby_of(stage, 1)
        assert (again.variant, again.seats, again.options) == (played.variant, played.seats, played.options)
        assert (again.leaving, again.hints) == ("ends", "off")
        assert [sitter.level for sitter in again.sitters] == [None, "hard"]

    play(scene)


def test_a_rematch_needs_a_player_and_a_finished_game():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        board = await game.board()
        assert find_button(board, "rematch") is None
        forged = await settled(await stage["ada"].forge(board, "il:rematch:1:0:"))
        assert "still being played" in await sentence(stage["ada"], forged)
        await (await game.table()).end()
        await stage.rest()
        refused = await press(stage["dmitri"], await game.board(), "rematch")
        assert "Only the people who were at the table" in await sentence(stage["dmitri"], refused)
        assert await stage.bot.store.table(2) is None

    play(scene)


def test_a_rematch_holds_a_computer_kept_seat_for_its_owner():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        table = await game.table()
        await table.change(lambda lobby: replace_unreachable(lobby, stage["bruno"].id))
        await table.end()
        await stage.rest()
        await press(stage["ada"], await game.board(), "rematch")
        assert [each.user for each in (await lobby_of(stage, 2)).invited] == [stage["bruno"].id]

    play(scene)


def test_a_closed_rematch_allows_another_but_a_started_one_does_not():
    async def scene(stage):
        _, board = await over(stage)
        await press(stage["ada"], board, "rematch")
        await yes(stage["ada"], await close(stage["ada"], shown(stage, "start", 2)[0]))
        await until(lambda: not shown(stage, "accept-invitation", 2))
        await press(stage["bruno"], board, "rematch")
        await press(stage["ada"], board, "rematch")
        assert (await stage.row(3)).host == stage["bruno"].id
        assert (await stage.row(3)).status == "playing"
        refused = await press(stage["ada"], board, "rematch")
        assert "has already begun" in await sentence(stage["ada"], refused)
        assert await stage.bot.store.table(4) is None

    play(scene)


def test_no_lobby_is_left_where_the_bot_may_no_longer_write():
    async def scene(stage):
        _, board = await over(stage)
        stage.place.faults.fail("POST .*/messages", status=403, times=2)  # with its picture, and without
        told = await press(stage["ada"], board, "rematch")
        assert "can no longer write" in await sentence(stage["ada"], told)
        assert (await stage.row(2)).status == "ended"
        await press(stage["ada"], board, "rematch")
        assert len(shown(stage, "start", 3)) == 1
        assert [user.name for user in shown(stage, "accept-invitation", 3)[0].mentions] == ["bruno"]

    play(scene)


def test_a_lobby_never_shown_is_shown_after_the_start():
    async def scene(stage):
        _, board = await over(stage)
        await join_rematch(stage.bot.registry, 1, stage["ada"].id, "Ada")  # then the program stops
        await stage.restart()
        await stage.rest()
        assert len(shown(stage, "start", 2)) == 1
        assert [user.name for user in shown(stage, "accept-invitation", 2)[0].mentions] == ["bruno"]
        await press(stage["ada"], board, "rematch")
        assert len(shown(stage, "start", 2)) == 1, "the click finds it"

    play(scene)


@pytest.mark.parametrize("server", ["Agora", "Lycée"])
def test_the_others_are_pinged_in_the_servers_language(server):
    async def scene(stage):
        _, board = await over(stage, channel=stage.channel(server))
        await press(stage["ada"], board, "rematch")
        (call,) = shown(stage, "accept-invitation", 2)
        assert ("invites you" if server == "Agora" else "vous invite") in call.text

    play(scene)


def test_a_player_with_pings_off_is_mentioned_without_a_ping():
    async def scene(stage):
        _, board = await over(stage, "ada bruno chloe")
        await stage.slash(stage["bruno"], "settings", {"pings": "off"})
        await press(stage["ada"], board, "rematch")
        (call,) = shown(stage, "accept-invitation", 2)
        assert [user.name for user in call.mentions] == ["chloe"]
        assert f"<@{stage['bruno'].id}>" in call.text

    play(scene)


def test_a_restart_forgets_no_rematch():
    async def scene(stage):
        _, board = await over(stage)
        await press(stage["ada"], board, "rematch")
        await stage.restart()
        await press(stage["bruno"], shown(stage, "accept-invitation", 2)[0], "accept-invitation")
        assert (await lobby_of(stage, 2)).free == 0
        assert "1. Ada\n2. Bruno" in shown(stage, "start", 2)[0].text

    play(scene, pictures=False)


# -- at once


def test_it_starts_in_the_same_thread_when_all_have_asked():
    async def scene(stage):
        game, board = await over(stage, "ada bruno chloe", seats=4, computers=1)
        before = (await game.table()).names
        for name in ("bruno", "ada"):
            await press(stage[name], board, "rematch")
            assert (await stage.row(2)).status == "lobby"
        last = await press(stage["chloe"], board, "rematch")
        await stage.rest()
        row = await stage.row(2)
        assert (row.status, row.place) == ("playing", (await game.place()).id)
        assert last.message.reader is stage["chloe"].user
        assert find_button(last.message, "refresh") or find_button(last.message, "answer"), (
            "who started it sees the hand"
        )
        assert (await stage.bot.registry.table(2)).names == before
        [again] = shown(stage, "hand", 2)
        assert again.channel is await game.place()
        assert shown(stage, "accept-invitation", 2) == []
        assert shown(stage, "start", 2) == []

    play(scene)


def test_alone_with_computers_one_click_starts_it():
    async def scene(stage):
        _, board = await over(stage, "ada", computers=1)
        await press(stage["ada"], board, "rematch")
        await stage.rest()
        assert (await stage.row(2)).status == "playing"
        assert shown(stage, "start", 2) == []

    play(scene)


def test_a_rematch_with_other_terms_waits_for_its_host():
    async def scene(stage):
        _, board = await over(stage)
        await press(stage["ada"], board, "rematch")
        await let_undo(stage["ada"], shown(stage, "start", 2)[0])
        await press(stage["bruno"], board, "rematch")
        assert (await stage.row(2)).status == "lobby"
        assert (await lobby_of(stage, 2)).free == 0

    play(scene)


def test_a_rematch_of_a_deleted_thread_starts_in_its_channel():
    async def scene(stage):
        game, board = await over(stage)
        await press(stage["ada"], board, "rematch")
        rematch = find_button(board, "rematch")
        stage.place.world.delete_channel(await game.place())
        ada, bruno = stage["ada"], stage["bruno"]
        call = shown(stage, "accept-invitation", 2)[0]
        await settled(await bruno.forge(call, rematch))
        await stage.rest()
        row = await stage.row(2)
        assert (row.status, row.place) == ("playing", row.channel)
        assert (await lobby_of(stage, 2)).seat_of(ada.id) is not None

    play(scene)


def test_a_rematch_stays_in_its_thread_though_discord_fails():
    async def scene(stage):
        game, board = await over(stage)
        await press(stage["ada"], board, "rematch")
        stage.place.faults.fail(r"GET .*/channels/\d+$", status=503, times=100)
        await press(stage["bruno"], board, "rematch")
        await stage.rest()
        row = await stage.row(2)
        assert (row.status, row.place) == ("playing", (await game.place()).id)

    play(scene)


def test_a_rematch_started_by_two_at_once_stays_where_it_was_dealt():
    async def scene(stage):
        _, board = await over(stage)
        await press(stage["ada"], board, "rematch")
        lobby = shown(stage, "start", 2)[0]
        stage.place.faults.slow(1.0, r"GET .*/channels/\d+$")  # Bruno sits, and where the rematch goes on is asked
        last = asyncio.create_task(press(stage["bruno"], board, "rematch"))
        while (await lobby_of(stage, 2)).free:
            await asyncio.sleep(0.01)
        await settled(await stage["ada"].forge(lobby, "il:start:2:0:"))
        await last
        await stage.rest()
        row = await stage.row(2)
        assert row.status == "playing"
        assert [each.channel.id for each in shown(stage, "hand", 2)] == [row.place]

    play(scene)


def test_a_rematch_stopped_before_the_deal_starts_on_a_click():
    async def scene(stage):
        _, board = await over(stage)
        for name in ("ada", "bruno"):
            await join_rematch(stage.bot.registry, 1, stage[name].id, name)  # then the program stops
        await stage.restart()
        await press(stage["ada"], board, "rematch")
        await stage.rest()
        assert (await stage.row(2)).status == "playing"

    play(scene)
