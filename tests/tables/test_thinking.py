"""Computer players in processes of their own find the same moves as on the spot."""

import asyncio
import os
import signal

from engine.games.iliad import Iliad
from engine.match import deal
from tables.thinking import AtOnce, Pool
from tests.tables.house import claim

GAME = Iliad()


def question(level="greedy"):
    match, _ = deal(GAME, 3, {}, b"seed")
    seat = match.state.to_act()[0]
    return GAME, level, match.state.view(seat), match.state.legal(seat), match.thought(seat)


@claim
async def test_a_process_finds_the_move_that_is_found_on_the_spot(house):
    pool = Pool()
    assert await pool.think(*question()) == await AtOnce().think(*question())
    pool.close()


@claim
async def test_a_killed_process_costs_one_thought(house):
    pool = Pool()
    await pool.think(*question())
    os.kill(next(iter(pool._pool._processes)), signal.SIGKILL)
    thoughts = [await asyncio.gather(pool.think(*question()), return_exceptions=True) for _ in range(3)]
    assert isinstance(thoughts[-1][0], str)
    pool.close()


@claim
async def test_a_single_move_needs_no_thought(house):
    pool = Pool()
    game, level, view, moves, seed = question()
    assert await pool.think(game, level, view, moves[:1], seed) == str(moves[0])
    assert pool._pool is None
    pool.close()


@claim
async def test_a_game_is_played_with_a_process(house):
    pool = Pool()
    await house.open(thinker=pool)
    table = await house.begun(computers=1, level="greedy")
    await house.play(table, 6)
    assert table.match.ply > 6
    await house.hall.close()
