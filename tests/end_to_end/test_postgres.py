"""The bot on a PostgreSQL database: whole games, while the server is restarted."""

import asyncio

import pytest

from store import StoreFailed, postgres
from tests.end_to_end.stage import Guess, click, play_with_sockets, sentence
from tests.quick import slow_but
from tests.store import server

pytestmark = server.needed


@pytest.fixture
def fragile():
    """Return a server that may be stopped."""
    found = server.own()
    yield found
    found.remove()


async def log_of(game):
    """Return the log of a game as soon as the server answers."""
    for _ in range(600):
        try:
            return await game.log()
        except StoreFailed:
            await asyncio.sleep(0.05)
    raise AssertionError("the store never works again")


def on(server_of_test, folder):
    """Return how to open the store in the database that belongs to a folder."""

    async def opens():
        return await postgres.open_store(await server.make(folder, server_of_test), alone=True)

    return opens


@pytest.mark.slow
@pytest.mark.parametrize("crash", slow_but([True], [False, True]))
def test_a_game_goes_on_after_its_server_was_restarted(tmp_path, fragile, crash):
    async def scene(stage):
        game = await stage.open_table("ada bruno", computers=1)
        await game.moves(4, Guess(1))
        before, actor = await game.log(), await game.actor()
        choice = await game.choice(actor, Guess(1))
        fragile.stop(crash=crash)
        for _ in range(2):
            answer = await click(actor, *choice)
            assert await sentence(actor, answer)
        fragile.start()
        assert await log_of(game) == before, "a move that could not be stored was not made"
        await game.to_the_end(Guess(2))
        await stage.rest()
        assert (await stage.row(game.number)).status == "finished"
        assert (await game.log())[: len(before)] == before

    play_with_sockets(scene, database=on(fragile, tmp_path), mistakes=1)  # one line for all that fails


@pytest.mark.slow
def test_a_bot_restarted_with_its_server_continues_a_game(tmp_path, fragile):
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        await game.moves(3, Guess(1))
        before = await game.log()
        await stage.finish()
        fragile.stop()
        fragile.start()
        await stage.begin()
        assert await game.log() == before
        await game.to_the_end(Guess(2))
        assert (await stage.row(game.number)).status == "finished"

    play_with_sockets(scene, database=on(fragile, tmp_path))
