"""A whole game against a computer that thinks in the workers of a Dask scheduler."""

import asyncio
from functools import partial

import pytest

from engine.chance import Guess
from running.program import describe_program
from running.start import open_playground
from tables.remote.cluster import connect_scheduler
from tests.end_to_end.stage import stage
from tests.tables.dask_cluster import a_forge, dask_cluster, until_there
from tests.tables.test_cluster import Never

SECONDS = 0.02  # for a thought


@pytest.mark.slow
def test_a_computer_plays_a_whole_game_at_a_scheduler(tmp_path):
    async def scene():
        with a_forge(tmp_path) as forge, dask_cluster(forge, 2) as dask:
            async with (
                connect_scheduler(dask.address, describe_program, Never()) as thinker,
                stage(opening=partial(open_playground, 0), game="horse", thinker=thinker) as found,
            ):
                await until_there(thinker, 2)
                game = await found.open_table("ada", computers=1)
                await game.to_the_end(Guess(1))
                made = [entry for entry in await game.log() if entry.seat == 1]
                assert len(made) > 3
                told = await found.slash(found["ada"], "health")
                assert f"`{dask.address}`, 2 workers" in told.message.text

    asyncio.run(asyncio.wait_for(scene(), 120.0))
