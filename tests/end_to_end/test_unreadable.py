"""An unreadable table: its message says so, and its host or a moderator can close it."""

import pytest

from engine.chance import Guess
from store.sqlite.writer import fetch_rows
from tests.end_to_end.stage import find_button, play, press, sentence, settled, until, yes
from tests.end_to_end.test_access import overwrite
from tests.end_to_end.test_outages import EDIT, LONG, later

pytestmark = pytest.mark.slow  # tests/tables/test_unreadable.py tries which table is frozen

LOBBY = "UPDATE tables SET lobby = '{' WHERE id = ?"
DRAWS = "UPDATE entries SET draws = '[' WHERE ply = 1 AND table_id = ?"


async def damaged(stage, number, how):
    """Stop the bot, damage a table in the database, and start another bot."""
    for statement in ("DELETE FROM snapshots WHERE table_id = ?", how):
        await stage.bot.store.ask(fetch_rows, statement, number)
    await stage.restart()
    stage.mistakes += 1  # the log reports the unreadable table


@pytest.mark.parametrize("how", [LOBBY, DRAWS])
def test_people_are_told_and_may_close_an_unreadable_game(how):
    async def scene(stage):
        game, sound = await stage.open_table("ada bruno"), await stage.open_table("ada chloe")
        await game.moves(2)
        board = await game.board()
        await damaged(stage, game.number, how)
        answer = await press(stage["bruno"], board, "hand")
        assert "a bloqué cette partie" in await sentence(stage["bruno"], answer)
        await stage.rest()
        assert "so it is frozen" in board.text
        assert find_button(board, "hand") is None
        await sentence(stage["bruno"], await press(stage["bruno"], board, "close-frozen"))
        assert (await stage.row(game.number)).status == "frozen", "Bruno is no host"
        await stage.slash(stage["ada"], "hand")
        question = await press(stage["ada"], board, "close-frozen")
        assert (await stage.row(game.number)).status == "frozen", "it asks first"
        await yes(stage["ada"], question)
        assert (await stage.row(game.number)).status == "ended"
        assert "was closed" in board.text
        await sound.moves(2)

    play(scene)


def test_people_learn_of_an_unreadable_table_after_an_outage():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        await game.moves(2)
        board = await game.board()
        stage.place.faults.fail("(POST|PATCH) .*/channels/", status=503, times=3)
        await damaged(stage, game.number, DRAWS)
        await press(stage["ada"], board, "hand")
        assert "so it is frozen" not in board.text
        await later(stage)
        assert "so it is frozen" in board.text

    play(scene)


def test_people_learn_of_an_unreadable_table_when_access_is_back():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        await game.moves(2)
        board = await game.board()
        overwrite(stage, game, back=False)
        await damaged(stage, game.number, DRAWS)
        stage.mistakes += 1  # and that nobody could be told
        await sentence(stage["ada"], await press(stage["ada"], board, "hand"))
        await stage.rest()
        assert "so it is frozen" not in board.text
        overwrite(stage, game, back=True)
        await until(lambda: [each for each in game.where.messages.values() if "so it is frozen" in each.text])

    play(scene)


def test_a_table_closed_during_an_outage_is_shown_as_closed():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        await game.moves(2)
        board = await game.board()
        stage.place.faults.fail("(POST|PATCH) .*/channels/", status=503, times=LONG)
        await damaged(stage, game.number, DRAWS)
        await press(stage["ada"], board, "hand")
        await stage.sure(stage["ada"], "end")
        assert (await stage.row(game.number)).status == "ended"
        stage.place.faults.clear()
        await later(stage)
        assert "was closed" in board.text
        assert find_button(board, "close-frozen") is None

    play(scene)


def test_people_learn_only_once_of_an_unreadable_table():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        await game.moves(2)
        stage.place.world.delete(await game.board())
        stage.place.faults.cut("POST .*/channels/.*/messages", after_applying=True)
        await damaged(stage, game.number, DRAWS)
        await stage.slash(stage["ada"], "hand", channel=await game.place())
        await later(stage)
        assert len([each for each in stage.all_messages() if "so it is frozen" in each.text]) == 1

    play(scene)


@pytest.mark.parametrize("how", [LOBBY, DRAWS])
def test_a_finished_game_that_cannot_be_read_is_not_said_to_go_on(how):
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        stage.place.faults.fail(EDIT, status=503, times=LONG)
        await game.over(Guess(1))
        await later(stage, 5)
        assert "the game has begun" in game.lobby.text
        stage.place.faults.clear()
        stage.place.faults.fail(EDIT, status=503, times=LONG)
        await damaged(stage, game.number, how)
        stage.place.faults.clear()
        await later(stage, 5)
        said = "We can no longer read Iliad 1. It is over, and its result counts as before."
        assert [each.text for each in stage.all_messages()[-2:]] == [said] * 2
        late = await stage["chloe"].forge(game.lobby, f"il:join:{game.number}:0:")
        await sentence(stage["chloe"], await settled(late))
        await later(stage, 5)
        assert game.lobby.text == said
        assert (await stage.row(game.number)).status == "finished"
        stage.mistakes -= 1

    play(scene)


def test_the_command_ends_a_frozen_game_where_nothing_else_is_played():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        await game.moves(2)
        await damaged(stage, game.number, DRAWS)
        await stage.sure(stage["ada"], "end")
        assert (await stage.row(game.number)).status == "ended"
        assert await sentence(stage["ada"], await stage.slash(stage["ada"], "end"))

    play(scene)


def test_an_unreadable_lobby_says_so_in_its_own_message():
    async def scene(stage):
        lobby = await stage.lobby("ada bruno", 3)
        await damaged(stage, 1, LOBBY)
        await sentence(stage["chloe"], await press(stage["chloe"], lobby, "join"))
        assert "so it is frozen" in lobby.text
        await yes(stage["ada"], await press(stage["ada"], lobby, "close-frozen"))
        assert (await stage.row(1)).status == "ended"
        for command in ("history", "table", "play"):
            options = {"game": "iliad"} if command == "play" else None
            await stage.slash(stage["ada"], command, options)

    play(scene)


def test_an_unreadable_table_is_reported_at_the_next_start():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        await game.moves(2)
        board = await game.board()
        stage.bot.herald.unreadable = refuse
        await stage.bot.store.ask(fetch_rows, DRAWS, game.number)
        await stage.bot.store.ask(fetch_rows, "DELETE FROM snapshots WHERE table_id = ?", game.number)
        stage.bot.registry._forget(game.number)
        stage.mistakes += 2
        await press(stage["ada"], board, "hand")
        assert "so it is frozen" not in board.text
        await stage.restart()
        await stage.rest()
        assert "so it is frozen" in board.text
        assert await stage.bot.store.unshown() == []

    async def refuse(row):
        raise OSError("Discord is gone")

    play(scene)
