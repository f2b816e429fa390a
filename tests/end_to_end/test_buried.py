"""A board in a channel that a conversation has buried is reposted at the bottom; one in its own thread is not."""

from cogs.table.table_message import BURIED, RARELY
from playground import permissions
from tests.end_to_end.stage import play

EVERYTHING = permissions.EVERYONE & ~permissions.CREATE_PUBLIC_THREADS


async def in_channel(stage, allowed=EVERYTHING):
    """Return a game that is played in a channel."""
    stage.place.world.allow(stage.channel(), stage.bot.user.id, allowed)
    game = await stage.open_table("ada bruno")
    for each in game.people:
        await game.hand(each)
    return game


async def talk(game, lines, seconds=RARELY + 1):
    """Let somebody write so many messages below the board, and some time pass."""
    place = await game.place()
    for line in range(lines):
        await game.stage["eleni"].say(place, f"line {line}")
    await game.stage.place.clock.advance(seconds)


def test_a_board_under_a_conversation_is_reposted_by_the_next_move():
    async def scene(stage):
        game = await in_channel(stage)
        board = await game.board()
        await talk(game, BURIED)
        assert await game.board() is board, "only a move reposts it"
        await game.moves(1)
        assert board.deleted
        assert len(await game.boards()) == 1
        said = [each.id for each in stage.channel().messages.values() if each.author is stage["eleni"].user]
        assert max(said) < (await game.board()).id

    play(scene)


def test_a_few_messages_bury_no_board():
    async def scene(stage):
        game = await in_channel(stage)
        board = await game.board()
        await talk(game, BURIED - 1)
        await game.moves(1)
        assert await game.board() is board

    play(scene)


def test_the_bots_own_messages_bury_no_board():
    async def scene(stage):
        game = await in_channel(stage)
        board, place = await game.board(), await game.place()
        for _ in range(BURIED):
            await stage.bot.get_partial_messageable(place.id).send("a word of my own")
        await stage.place.clock.advance(RARELY + 1)
        await game.moves(1)
        assert await game.board() is board

    play(scene)


def test_a_board_is_not_reposted_twice_in_a_few_minutes():
    async def scene(stage):
        game = await in_channel(stage)
        await talk(game, BURIED)
        await game.moves(1)
        board = await game.board()
        await talk(game, BURIED, RARELY / 2)
        await game.moves(1)
        assert await game.board() is board
        await stage.restart()
        await game.hand(stage["ada"])
        await game.hand(stage["bruno"])
        await game.moves(1)
        assert await game.board() is board, "nor after a restart"
        await talk(game, 0)
        await game.moves(1)
        assert board.deleted

    play(scene)


def test_a_thread_of_its_own_keeps_its_board():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        for each in game.people:
            await game.hand(each)
        board = await game.board()
        await talk(game, 3 * BURIED)
        await game.moves(1)
        assert await game.board() is board

    play(scene)


def test_without_the_history_of_a_channel_its_board_stays():
    async def scene(stage):
        game = await in_channel(stage, EVERYTHING & ~permissions.READ_MESSAGE_HISTORY)
        board = await game.board()
        await talk(game, BURIED)
        await game.moves(1)
        assert await game.board() is board
        assert await game.turn() in board.text

    play(scene)


def test_an_outage_while_counting_leaves_the_board_in_place():
    async def scene(stage):
        game = await in_channel(stage)
        board = await game.board()
        await talk(game, BURIED)
        stage.place.faults.fail("GET .*/messages", status=403)
        await game.moves(1)
        assert await game.board() is board
        assert await game.turn() in board.text

    play(scene)
