"""A benchmark in its smallest form measures something, however busy the machine is."""

import asyncio
import time
from functools import partial

import pytest

from bench import cluster
from bench.cluster import deal_out, play_games
from bench.commits import in_a_file, measure_commits
from bench.crowd import click_for
from bench.memory import choose_step
from tests.simulation.test_cluster import world
from tests.tables.house import claim

pytestmark = pytest.mark.slow


def test_there_is_one_click_in_the_shortest_time():
    async def click():
        await asyncio.sleep(0)

    assert len(asyncio.run(click_for([click, click], 0.0))) == 1


def test_nobody_clicks_after_the_time_is_up():
    """Ten thousand tables that clicked once in ten minutes were counted as those of four."""
    clicked = []

    async def click(number):
        clicked.append(number)
        await asyncio.sleep(0)

    with world() as play:
        play(click_for([partial(click, number) for number in range(10)], 60.0, 600.0))
    assert clicked == [0]


def test_commits_are_measured_after_the_time_is_up():
    async def measured():
        async with in_a_file() as store:
            return await measure_commits(store, 1, 1e-9)

    assert asyncio.run(measured())["p50_ms"] > 0


@claim
async def test_a_move_is_made_after_the_time_is_up(house):
    assert await play_games(await house.open(), 1, time.time()) == 1


def test_each_process_has_a_table(monkeypatch, capsys):
    monkeypatch.setattr("sys.argv", ["cluster", "--processes", "1", "16", "--tables", "10"])
    with pytest.raises(SystemExit):
        cluster.main()
    assert "16 processes need at least as many tables" in capsys.readouterr().err


def test_every_table_of_a_cluster_is_played_at():
    assert [deal_out(32, processes) for processes in (1, 2, 5)] == [[32], [16, 16], [7, 7, 6, 6, 6]]


def test_the_memory_is_read_after_each_of_few_games():
    assert [choose_step(games, 8) for games in (1, 5, 8, 2000)] == [1, 1, 1, 250]


def test_the_one_picture_of_a_run_is_its_slowest():
    pytest.importorskip("PIL", reason="the group bench is not installed")
    from bench.pictures import Costs

    assert Costs(cpu=[2.0]).p95 == 2.0
