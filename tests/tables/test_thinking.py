"""Computer players find the same moves in processes of their own as in this one."""

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import pytest

from engine.match import deal_match
from games.catalog import load_catalog
from games.iliad.rules.game import Iliad
from tables.thinking.thinking import AtOnce, Pool
from tables.thinking.worker_processes import WorkerProcesses
from tests.processes import ends, runs
from tests.tables.house import HECTOR, HELEN, acting, claim

GAME: Any = Iliad()
ROOT = Path(__file__).parents[2]
THOUGHTFUL = 1  # a seed with which the easy player does think
SHORT = 0.05  # seconds after which a thought is given up
LONG = 60.0  # seconds within which a thought finishes on even the busiest machine


class Maze(Iliad):
    """A game in which a player that simulates too much never comes back."""

    patience = 10

    def imagine(self, view, chance):
        self.patience -= 1
        while self.patience < 0:
            threading.Event().wait()
        return super().imagine(view, chance)


class Abyss(Maze):
    """A game in which no player that simulates comes back."""

    patience = 0


def question(level="greedy", game=GAME):
    match, _ = deal_match(game, 3, {}, b"seed")
    seat = match.state.to_act()[0]
    return game, level, match.state.view(seat), match.state.legal(seat), match.thought(seat)


THINKER = """
import asyncio, sys
from tables.thinking.thinking import Pool
from tests.tables.test_thinking import Abyss, processes, question

async def main(busy):
    pool = Pool(1)
    await pool.think(*question("easy"))
    if busy:
        asyncio.create_task(pool.think(*question("easy", Abyss())[:4], 1))
        await asyncio.sleep(0.3)
    print(*processes(pool), flush=True)
    await asyncio.sleep(60)

if __name__ == "__main__":
    asyncio.run(main(sys.argv[1] == "busy"))
"""


@pytest.mark.slow
@pytest.mark.parametrize("state", ["busy", "idle"])
def test_a_thinking_process_ends_with_a_killed_program(state, tmp_path):
    script = tmp_path / "thinker.py"
    script.write_text(THINKER)
    with subprocess.Popen(
        [sys.executable, script, state], cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT)}, stdout=subprocess.PIPE
    ) as program:
        [mind] = map(int, program.stdout.readline().split())
        assert runs(mind)
        program.kill()
    try:
        assert ends(mind, seconds=10)
    finally:
        if runs(mind):
            os.kill(mind, signal.SIGKILL)


def processes(pool):
    return [process for mind in pool._players._all for process in mind._processes or ()]


@claim
async def test_a_process_finds_the_same_move_as_this_one(house):
    pool = Pool(seconds=LONG)
    for level in ("greedy", "medium"):
        assert await pool.think(*question(level)) == await AtOnce().think(*question(level))
    pool.close()


@claim
async def test_a_process_killed_while_thinking_is_replaced(house):
    pool = Pool(1)
    thought = asyncio.create_task(pool.think(*question("hard")))
    while not processes(pool):
        await asyncio.sleep(0.01)
    os.kill(processes(pool)[0], signal.SIGKILL)
    assert await thought == await AtOnce().think(*question("easy"))
    pool.close()


@pytest.mark.slow
@claim
async def test_a_process_ignores_ctrl_c(house):
    pool = Pool(1)
    first = await pool.think(*question())
    [process] = processes(pool)
    os.kill(process, signal.SIGINT)
    assert await pool.think(*question()) == first
    assert processes(pool) == [process]
    pool.close()


@pytest.mark.slow
@claim
async def test_processes_killed_while_idle_cost_no_answer(house):
    pool, asked = Pool(2, seconds=LONG), question("medium")
    expected = await asyncio.gather(*(pool.think(*asked) for _ in range(2)))
    for process in processes(pool):
        os.kill(process, signal.SIGKILL)
    await dead(pool)
    assert [await pool.think(*asked) for _ in range(2)] == expected
    assert len(processes(pool)) == 1
    pool.close()


async def dead(pool):
    """Wait until the pool knows that all its processes have died."""
    while not all(mind._broken for mind in pool._players._all):
        await asyncio.sleep(0.01)


@pytest.mark.slow
@claim
async def test_a_process_that_cannot_start_costs_only_one_answer(house):
    pool, asked = Pool(1), question("easy")
    with pytest.MonkeyPatch.context() as poor:
        poor.setattr(BaseProcess, "start", no_memory)
        with pytest.raises(OSError, match="no memory"):
            await pool.think(*asked)
    assert await pool.think(*asked) == await AtOnce().think(*asked)
    pool.close()


def no_memory(process):
    raise OSError("no memory")


class Impatient(WorkerProcesses):
    """Gives its first tasks little time, and all others enough on even the busiest machine."""

    def __init__(self, hurried):
        super().__init__(1, LONG)
        self.hurried = hurried

    def _submitted(self, *about):
        self._limit = SHORT if self.hurried > 0 else LONG
        self.hurried -= 1
        return super()._submitted(*about)


def impatient(hurried):
    pool = Pool(1)
    pool._players = Impatient(hurried)
    return pool


@pytest.mark.slow
@claim
async def test_a_lost_thought_is_given_up_for_a_simple_answer(house):
    pool = impatient(1)
    assert await pool.think(*question("hard", Maze())) == await AtOnce().think(*question("easy"))
    pool.close()


@pytest.mark.slow
@claim
async def test_an_unanswerable_question_is_given_up_and_others_go_on(house):
    pool = impatient(2)
    with pytest.raises(BrokenProcessPool):
        await pool.think(*question("easy", Abyss())[:4], THOUGHTFUL)
    assert await pool.think(*question("easy")) == await AtOnce().think(*question("easy"))
    pool.close()


class Mind:
    """A process under a test's control: it answers when told to."""

    def __init__(self):
        self.asked = []

    def submit(self, bounded, limit, choose, question):
        self.asked.append((question, time.monotonic(), future := Future()))
        future.set_running_or_notify_cancel()
        return future

    def answer(self):
        """Answer the oldest open question."""
        next(future for _, _, future in self.asked if not future.done()).set_result("1")

    def seconds(self):
        """Return the seconds each question leaves for thinking; the time to start a process would count."""
        return [(question[5] - told) / question[6] for question, told, _ in self.asked]

    def seeds(self):
        return [question[4] for question, _, _ in self.asked]


async def told(times=5):
    """Let all waiting tasks run."""
    for _ in range(times):
        await asyncio.sleep(0)


def seen_through(pool):
    mind = Mind()
    pool._players._executor = lambda: mind
    return mind


async def queued(pool, n):
    """Ask so many questions, with their numbers as seeds."""
    thoughts = [asyncio.create_task(pool.think(GAME, "hard", None, [1, 2], number)) for number in range(n)]
    await told()
    return thoughts


@claim
async def test_questions_are_answered_in_order_and_tables_take_turns(house):
    pool = Pool(1)
    mind = seen_through(pool)
    thoughts = await queued(pool, 3)
    mind.answer()
    await thoughts[0]
    again = asyncio.create_task(pool.think(GAME, "hard", None, [1, 2], 0))
    for _ in range(3):
        await told()
        mind.answer()
    await asyncio.gather(*thoughts, again)
    assert mind.seeds() == [0, 1, 2, 0]


@claim
async def test_the_more_questions_wait_the_less_time_each_gets(house):
    pool = Pool(1, seconds=60.0)
    mind = seen_through(pool)
    thoughts = await queued(pool, 5)
    for _ in thoughts:
        mind.answer()
        await told()
    parts = [round(60 / seconds) for seconds in mind.seconds()]
    assert parts == [1, 7, 5, 3, 1], "one for itself, and two for each that waits"


@claim
async def test_who_has_waited_long_thinks_short(house):
    pool = Pool(1, seconds=0.01)
    mind = seen_through(pool)
    thoughts = await queued(pool, 2)
    await asyncio.sleep(0.02)
    mind.answer()
    await thoughts[0]
    await told()
    assert mind.seconds()[1] <= 0.0 < mind.seconds()[0]
    mind.answer()
    await thoughts[1]


@claim
async def test_a_process_has_its_next_question_ready_if_many_wait(house):
    pool = Pool(1, seconds=60.0)
    mind = seen_through(pool)
    thoughts = await queued(pool, 6)
    assert mind.seeds() == [0, 1]
    assert (pool.load.busy, pool.load.waiting) == (1, 5)
    for _ in range(3):
        mind.answer()
        await told()
    assert mind.seeds() == [0, 1, 2, 3], "few wait now: a process takes one after the other"
    for _ in range(3):
        mind.answer()
        await told()
    assert mind.seeds() == [0, 1, 2, 3, 4, 5]
    await asyncio.gather(*thoughts)
    assert pool.load.busy == 0


@claim
async def test_two_processes_take_two_thoughts(house):
    pool = Pool(2)
    mind = seen_through(pool)
    thoughts = await queued(pool, 3)
    assert mind.seeds() == [0, 1]
    for thought in thoughts:
        thought.cancel()


@claim
async def test_a_cancelled_question_is_skipped(house):
    pool = Pool(1)
    mind = seen_through(pool)
    thoughts = await queued(pool, 3)
    thoughts[1].cancel()
    await told()
    mind.answer()
    await told()
    mind.answer()
    assert await asyncio.gather(thoughts[0], thoughts[2]) == ["1", "1"]
    assert mind.seeds() == [0, 2]


@claim
async def test_a_process_with_a_cancelled_thought_is_free_once_it_is_done(house):
    pool = Pool(1)
    mind = seen_through(pool)
    first, second = await queued(pool, 2)
    first.cancel()
    await told()
    assert mind.seeds() == [0], "it still thinks"
    mind.answer()
    await told()
    mind.answer()
    assert await second == "1"


class Endless:
    """Thinks forever, and counts how many thoughts were cancelled."""

    def __init__(self):
        self.dropped = 0

    async def think(self, *question):
        try:
            await asyncio.Event().wait()
        finally:
            self.dropped += 1

    def close(self):
        pass


@claim
async def test_nobody_thinks_about_an_ended_game(house):
    await house.open(thinker=Endless())
    table = await house.begun((HECTOR, HELEN))
    await table.leave(acting(table), "hard", "Computer")
    await told()
    await table.end()
    await table.rest()
    assert house.registry.services.thinker.dropped == 1


class Counted(Iliad):
    """A game that counts how often a player simulates it."""

    imagined = 0

    def imagine(self, view, chance):
        self.imagined += 1
        return super().imagine(view, chance)


@pytest.mark.slow
@claim
async def test_a_player_whose_time_is_over_still_decides(house):
    hurried, free = Counted(), Counted()
    await AtOnce(seconds=0.0).think(*question("hard", hurried))
    await AtOnce().think(*question("hard", free))
    assert 0 < hurried.imagined < free.imagined / 5


@claim
async def test_a_single_move_needs_no_thought(house):
    pool = Pool()
    game, level, view, moves, seed = question()
    assert await pool.think(game, level, view, moves[:1], seed) == str(moves[0])
    assert not pool._players._all
    pool.close()


@claim
async def test_a_game_is_played_with_a_process(house):
    pool = Pool()
    await house.open(thinker=pool)
    table = await house.begun(computers=1, level="greedy")
    await house.play(table, 6)
    assert table.match.ply > 6
    await house.registry.close()


@pytest.mark.slow
@claim
async def test_the_load_counts_thoughts_under_way_and_waiting(house):
    pool = Pool(1)
    assert (pool.load.busy, pool.load.waiting, pool.load.processes) == (0, 0, 1)
    thoughts = [asyncio.create_task(pool.think(*question("easy"))) for _ in range(3)]
    await asyncio.sleep(0)
    assert (pool.load.busy, pool.load.waiting) == (1, 2)
    await asyncio.gather(*thoughts)
    await asyncio.sleep(0)
    assert (pool.load.busy, pool.load.waiting) == (0, 0)
    pool.close()


def dances(game, level, *_):
    return "dance" if level == "hard" else "one"


@pytest.mark.slow
@claim
async def test_a_thought_that_names_no_move_is_repeated_simply(house):
    pool = Pool(1, chooses=dances)
    assert await pool.think(GAME, "hard", None, ("one", "other"), 1) == "one"
    pool.close()


def net_asked(game, level, sides, *_):
    return type(game.know_how.nets(sides)).__name__


@pytest.mark.slow
@claim
async def test_a_process_that_thinks_has_the_value_nets(house):
    pool = Pool(1, chooses=net_asked)
    assert await pool.think(load_catalog()["hector"], "master", (0, 1), ("ValueNet", "other"), 1) == "ValueNet"
    pool.close()
