"""Computer players think on other machines as they do here, and here whenever those fail."""

import asyncio
import io
import itertools
import logging
import os
import pickle
import re
import sys
import threading
import time
import zlib
from contextlib import asynccontextmanager, suppress
from inspect import signature
from typing import Any

import pytest

from engine.match import deal_match
from games.iliad.rules.game import Iliad
from running.program import describe_program
from running.version import read_version
from tables.history.archive import Archive
from tables.remote.cluster import BACKGROUND, MOVES, Cluster
from tables.remote.far_answers import READERS
from tables.remote.far_work import LARGEST, Question, find_difference, read_answer
from tables.remote.scheduler import Misled, Scheduler
from tables.remote.suspensions import Suspensions
from tables.review import analysis, blunders, hints
from tables.review.analysis import analyze_match
from tables.review.hints import Hints
from tables.thinking.thinking import AtOnce, WrongAnswer
from tables.thinking.worker_processes import Load
from tests.contract.boxes import GAMES, TABLES
from tests.outside.packages import ROOT, coin, told
from tests.quick import slow_but
from tests.tables.dask_cluster import a_forge, dask_cluster, until_there
from tests.tables.house import HECTOR, alone, claim
from tests.tables.other_program import another
from tests.tables.test_analysis import played
from tests.tables.test_limits import game_of
from tests.tables.test_thinking import Maze, question

SHORT = 0.05  # seconds between two looks at the scheduler, and for a thought that need not be good
GLANCE = 0.5  # seconds for a thought that is to be under way for a while
LONG = 60.0  # seconds within which a thought finishes on even the busiest machine
SECRET = "which no other machine may know"  # the seed of a deal


@pytest.fixture(scope="module")
def forge(tmp_path_factory):
    with a_forge(tmp_path_factory.mktemp("dask")) as found:
        yield found


@pytest.fixture(scope="module")
def dask(forge):
    """A scheduler with two workers, for tests that leave them alive."""
    with dask_cluster(forge, 2) as found:
        yield found


@pytest.fixture(autouse=True)
def trusted(monkeypatch):
    """Let workers do work, too, by which it is easy to tell who did it."""
    for work in (os.getpid, time.sleep, divmod):
        monkeypatch.setitem(READERS, work, lambda said, *_: said)


class Never(AtOnce):
    """Nobody thinks here."""

    async def think(self, *question):
        raise AssertionError("it was to be thought elsewhere")

    async def aside(self, work, *about):
        raise AssertionError(f"{work} was to be done elsewhere")


class NoThoughts(Never):
    """Nobody thinks here; what nobody could check is done here."""

    async def aside(self, work, *about):
        assert work not in READERS
        return await AtOnce.aside(self, work, *about)


class Counted(AtOnce):
    """Thinks here, and counts how often."""

    thought = 0

    async def think(self, *question):
        self.thought += 1
        return await super().think(*question)


@asynccontextmanager
async def thinking(dask, workers, here=None, program=describe_program, **options):
    """A thinker that knows of so many workers."""
    scheduler = Scheduler(dask.address, SHORT)
    scheduler.open()
    thinker = Cluster(scheduler, here or Never(), program, **{"seconds": GLANCE, **options})
    try:
        await until_there(thinker, workers)
        yield thinker
    finally:
        thinker.close()
        await scheduler.closed()


def claimed(scene):
    """Turn a coroutine that takes one of the fixtures into a test."""
    [fixture] = signature(scene).parameters

    def plain(request):
        asyncio.run(asyncio.wait_for(scene(request.getfixturevalue(fixture)), LONG))

    plain.__name__, plain.__doc__ = scene.__name__, scene.__doc__
    return plain


# -- thoughts go to workers


@pytest.mark.slow
@claimed
async def test_a_worker_finds_the_same_move_as_this_process(dask):
    async with thinking(dask, 2) as thinker:
        for level in ("greedy", "easy"):
            assert await thinker.think(*question(level)) == await AtOnce().think(*question(level))


@claimed
async def test_a_worker_does_background_work(dask):
    async with thinking(dask, 2) as thinker:
        assert await thinker.aside(os.getpid) in dask.workers


@claimed
async def test_an_error_of_the_work_is_nobodys_fault(dask):
    async with thinking(dask, 2, AtOnce()) as thinker:
        with pytest.raises(ZeroDivisionError):
            await thinker.aside(divmod, 1, 0)
        assert thinker.load.workers == 2


@claimed
async def test_a_worker_plays_with_the_owners_cards(dask):
    text = Iliad().source.replace("count = 10", "count = 9", 1)
    edition = Iliad.with_cards(text, "iliad.toml")
    assert edition.cards != Iliad().cards
    async with thinking(dask, 2) as thinker:
        asked = question("greedy", edition)
        assert await thinker.think(*asked) == await AtOnce().think(*asked)


@pytest.mark.slow
@claimed
async def test_a_game_from_outside_is_played_by_a_worker_that_has_it(forge):
    pig, asked = pig_question()
    with dask_cluster(forge, 0) as other:
        other.start_workers(1, ROOT, pig)
        async with thinking(other, 1) as thinker:
            assert await thinker.think(*asked) == await AtOnce().think(*asked)


@claimed
async def test_a_game_that_a_worker_lacks_is_thought_about_here(dask):
    _, asked = pig_question()
    async with thinking(dask, 2, Counted()) as thinker:
        assert await thinker.think(*asked) == await AtOnce().think(*asked)
        assert thinker._here.thought == 1


def pig_question():
    """Return the folder of a game from outside, and a question with several answers about it."""
    folder = ROOT / "examples" / "pig"
    sys.path.insert(0, str(folder))
    try:
        from ilion_pig.rules.game import Pig
    finally:
        sys.path.remove(str(folder))
    match, _ = deal_match(Pig(), 2, {}, SECRET.encode())
    while len(match.state.legal(match.state.to_act()[0])) == 1:
        [seat] = match.state.to_act()
        match.accept(match.propose(seat, str(match.state.legal(seat)[0]), match.stamps[seat]))
    [seat] = match.state.to_act()
    return folder, (match.game, "easy", match.state.view(seat), match.state.legal(seat), 1)


@claim
async def test_a_single_move_asks_nobody(house):
    thinker = Cluster(None, Never(), describe_program)
    game, level, view, moves, seed = question()
    assert await thinker.think(game, level, view, moves[:1], seed) == str(moves[0])


@claimed
async def test_the_load_counts_thoughts_at_the_workers(dask):
    async with thinking(dask, 2, AtOnce()) as thinker:
        assert thinker.load == Load(0, 0, 2, dask.address, 2)
        thoughts = [asyncio.create_task(thinker.think(*question("greedy"))) for _ in range(3)]
        await asyncio.sleep(0)
        assert thinker.load == Load(2, 1, 2, dask.address, 2)
        await asyncio.gather(*thoughts)
        assert thinker.load == Load(0, 0, 2, dask.address, 2)


def names(asked):
    return [str(move) for move in asked[3]]


# -- order and cancellation


async def until_asked(thinker):
    """Wait until a worker has a question."""
    while not any((await thinker._scheduler._client.processing()).values()):
        await asyncio.sleep(0.01)


async def known(thinker, keys):
    """Return which of these questions the scheduler knows."""
    states = await thinker._scheduler._client.scheduler.get_task_status(keys=keys)
    return [key for key, state in states.items() if state]


@pytest.mark.slow
@claimed
async def test_an_unwanted_thought_is_cancelled_at_the_scheduler(forge):
    with dask_cluster(forge, 1) as other:
        async with thinking(other, 1) as thinker:
            works = [asyncio.create_task(thinker.aside(time.sleep, LONG))]
            await until_asked(thinker)
            works += [asyncio.create_task(thinker.think(*question("hard"))) for _ in range(3)]
            await asyncio.sleep(0)  # so that they begin
            keys = [future.key for future in thinker._scheduler._asked]
            while len(await known(thinker, keys)) < 4:
                await asyncio.sleep(0.01)
            for work in works:
                work.cancel()
            await asyncio.wait(works)
            assert all(work.cancelled() for work in works)
            while await known(thinker, keys):
                await asyncio.sleep(0.01)


@pytest.mark.slow
@claimed
async def test_moves_go_before_background_work(forge):
    with dask_cluster(forge, 1) as other:
        async with thinking(other, 1) as thinker:
            ask = thinker._scheduler.ask
            first = asyncio.create_task(
                ask(Question(describe_program, LONG, time.sleep, (0.3,)), "first", MOVES, LONG, repr)
            )
            await until_asked(thinker)
            works = [Question(describe_program, LONG, time.monotonic, ()) for _ in range(20)]
            behind = [asyncio.create_task(ask(work, "behind", BACKGROUND, LONG, float)) for work in works]
            before = asyncio.create_task(ask(works[0], "before", MOVES, LONG, float))
            await asyncio.gather(first, before, *behind)
            assert before.result() < min(task.result() for task in behind)


@claimed
async def test_background_work_leaves_a_worker_to_the_moves(dask):
    async with thinking(dask, 2) as thinker:
        works = [asyncio.create_task(thinker.aside(time.sleep, 0.2)) for _ in range(2)]
        await until_asked(thinker)
        assert thinker._background == 1
        await asyncio.gather(*works)
        assert thinker._background == 0


def test_the_more_thoughts_are_under_way_the_shorter_is_a_new_one():
    scheduler = Scheduler("tcp://127.0.0.1:1")
    scheduler.threads = 2
    thinker = Cluster(scheduler, Never(), describe_program, seconds=6.0)
    shares = []
    for thinker._thoughts in (1, 2, 3, 4, 6):
        shares.append(thinker._share())
    assert shares == [6, 6, 4, 3, 2]


# -- what fails


@pytest.mark.slow
@claimed
async def test_a_worker_killed_in_a_thought_costs_only_time(forge):
    with dask_cluster(forge, 2) as other:
        async with thinking(other, 2) as thinker:
            thought = asyncio.create_task(thinker.think(*question("hard")))
            other.kill(await asked(thinker))
            assert await thought in names(question())
            assert thinker.load.workers == 1


async def asked(thinker):
    """Return the process of the worker that is thinking."""
    await until_asked(thinker)
    client = thinker._scheduler._client
    [address] = [address for address, keys in (await client.processing()).items() if keys]
    return (await client.run(os.getpid))[address]


@pytest.mark.slow
@claimed
async def test_a_killed_scheduler_costs_no_move_and_may_come_back(forge):
    with Records() as records, dask_cluster(forge, 1) as other:
        async with thinking(other, 1, AtOnce(SHORT), seconds=5.0) as thinker:
            thought = asyncio.create_task(thinker.think(*question("hard")))
            await until_asked(thinker)
            records.lines.clear()  # of the start: on a busy machine, the scheduler is there before its worker
            other.kill(other.scheduler, *other.workers)
            assert await thought in names(question())
            await until_there(thinker, 0)
            assert await thinker.think(*question("greedy")) == await AtOnce().think(*question("greedy"))
            assert await thinker.aside(os.getpid) == os.getpid()
            other.start_scheduler()
            other.start_workers(1)
            await until_there(thinker, 1)
            assert await thinker.aside(os.getpid) == other.workers[1]
    told = [line for line in records.lines if "has no workers" not in line]
    assert told == [
        f"the scheduler {other.address} cannot be reached: computer players think on this machine until that changes",
        f"computer players think at {other.address} again",
    ]


class Records(logging.Handler):
    """Collects the lines of our log about a scheduler."""

    def __init__(self):
        super().__init__()
        self.lines = []

    def emit(self, record):
        self.lines.append(record.getMessage())

    def __enter__(self):
        logging.getLogger("tables").setLevel(logging.INFO)
        logging.getLogger("tables").addHandler(self)
        return self

    def __exit__(self, *_):
        logging.getLogger("tables").removeHandler(self)
        logging.getLogger("tables").setLevel(logging.NOTSET)


@pytest.mark.slow
@claimed
async def test_a_scheduler_without_workers_is_not_waited_for(forge):
    with Records() as records, dask_cluster(forge, 1) as other:
        async with thinking(other, 1, Counted(SHORT), limit=10 * LONG) as thinker:
            thought = asyncio.create_task(thinker.think(*question("hard")))
            await until_asked(thinker)
            records.lines.clear()
            other.kill(*other.workers)
            assert await thought in names(question())
            assert thinker._here.thought == 1
    assert [line for line in records.lines if "has no workers" in line] == [
        f"the scheduler {other.address} has no workers: computer players think on this machine until that changes"
    ]


@pytest.mark.slow
@claimed
async def test_a_scheduler_that_is_away_at_the_start_is_used_once_there(forge):
    with dask_cluster(forge, 0) as other:
        other.kill(other.scheduler)
        async with thinking(other, 0, Counted()) as thinker:
            assert await thinker.think(*question("greedy")) == await AtOnce().think(*question("greedy"))
            other.start_scheduler()
            other.start_workers(1)
            await until_there(thinker, 1)
            assert await thinker.aside(os.getpid) in other.workers
            assert thinker._here.thought == 1


@pytest.mark.slow
@claimed
async def test_a_question_that_kills_workers_is_answered_here_simply(forge):
    with dask_cluster(forge, 2, allowed_failures=0) as other:
        async with thinking(other, 2, AtOnce()) as thinker:
            thought = asyncio.create_task(thinker.think(*question("hard")))
            other.kill(await asked(thinker))
            assert await thought == await AtOnce().think(*question("easy"))


@pytest.mark.slow
@claimed
async def test_a_lost_thought_is_given_up_and_its_worker_ends(forge):
    with dask_cluster(forge, 1) as other:
        async with thinking(other, 1, AtOnce(), limit=0.5) as thinker:
            assert await thinker.think(*question("hard", Maze())) == await AtOnce().think(*question("easy"))
            await until_there(thinker, 0)


@pytest.mark.slow
@claimed
async def test_workers_without_ilion_are_left_out(forge):
    with Records() as records, dask_cluster(forge, 0) as other:
        other.start_workers(1, ROOT / "nowhere")
        async with thinking(other, 1, Counted()) as thinker:
            for _ in range(2):
                assert await thinker.think(*question("greedy")) == await AtOnce().think(*question("greedy"))
            assert thinker._here.thought == 2
    assert [line for line in records.lines if "the scheduler" not in line and " again" not in line] == [
        "a worker that nobody can tell from the others cannot run Ilion (ModuleNotFoundError: No module named "
        "'tables'): it is left out for 60 s, and others or this machine think"
    ]


@pytest.mark.slow
@claimed
async def test_dask_names_the_worker_of_a_later_error(forge):
    with Records() as records, dask_cluster(forge, 0) as other:
        other.start_workers(1, ROOT / "nowhere")
        async with thinking(other, 1, Counted()) as thinker:
            for _ in range(2):
                await thinker.think(*question("greedy"))
                thinker._scheduler._suspensions = Suspensions()  # as after the time of a suspension
                thinker._scheduler._recount()
                assert thinker.load.workers == 1
            [worker] = thinker._scheduler._found
    assert [line for line in records.lines if line.startswith(f"the worker {worker} cannot run Ilion")]


@claimed
async def test_a_worker_with_another_ilion_is_left_out(dask):
    with Records() as records:
        async with thinking(dask, 2, Counted(), program=another) as thinker:
            for left in (1, 0, 0):
                assert await thinker.think(*question("greedy")) == await AtOnce().think(*question("greedy"))
                assert thinker.load.workers == left
            assert thinker._here.thought == 3
            workers = thinker._scheduler._found
    of_workers = [line for line in records.lines if line.startswith("the worker")]  # a scheduler may be found first
    told = [re.fullmatch(rf"the worker (\S+) has Ilion \d+ instead of {os.getpid()}: it .*", one) for one in of_workers]
    assert sorted(each[1] for each in told) == sorted(workers)


@claimed
async def test_the_fit_workers_are_asked_while_another_is_left_out(dask):
    async with thinking(dask, 2) as thinker:
        gone, fit = thinker._scheduler._found
        thinker._scheduler.suspend(Misled(gone, "lies"))
        assert (thinker.load.workers, thinker.load.processes) == (1, 1)
        pids = await thinker._scheduler._client.run(os.getpid)
        assert {await thinker.aside(os.getpid) for _ in range(4)} == {pids[fit]}


@pytest.mark.slow
@claimed
async def test_a_question_ends_with_the_last_worker_it_is_for(forge):
    with dask_cluster(forge, 2) as other:
        async with thinking(other, 2, Counted(SHORT), limit=10 * LONG) as thinker:
            gone = next(iter(thinker._scheduler._found))
            thinker._scheduler.suspend(Misled(gone, "lies"))
            thought = asyncio.create_task(thinker.think(*question("hard")))
            other.kill(await asked(thinker))
            assert await thought in names(question())
            assert thinker._here.thought == 1


class Liar(Scheduler):
    """A scheduler with one worker, which sends what it likes."""

    def __init__(self, lie):
        super().__init__("tcp://127.0.0.1:1")
        self.lie, self.questions, self.key = lie, 0, ""
        self._client: Any = self
        self._found = {"tcp://liar": 1}
        self._recount()

    def submit(self, *_, key, **__):
        self.questions += 1
        self.key = key
        return self

    async def who_has(self, futures):
        return {self.key: ["tcp://liar"]}

    async def _answered(self, future, limit):
        if isinstance(self.lie, Exception):
            raise self.lie
        return self.lie

    def release(self):
        pass


LIES = {
    "a move that there is not": b'{"done": "dance"}',
    "no move": b'{"done": null}',
    "a list": b'{"done": ["pass"]}',
    "a long name": b'{"done": "%s"}' % (b"x" * 10_000),
    "too long an answer": b'{"done": "%s"}' % (b"x" * LARGEST),
    "a deep answer": b"[" * 100_000,
    "half an answer": b'{"done": "pa',
    "no answer": b"{}",
    "a number": b"7",
    "an error": b'{"failed": "MemoryError"}',
    "an error that is none": b'{"failed": []}',
    "a refusal": b'{"unfit": "is tired"}',
    "a refusal of many lines": b'{"unfit": "is %s tired"}' % (rb"\n\u001b[2J" * 1000),
    "bytes": b"\x00\xff",
    "a text": "text",
    "code": pickle.dumps(Question(describe_program, 1.0, os.abort, ())),
    "an error of Dask": WrongAnswer("cannot run Ilion (OSError: )"),
}


@pytest.mark.parametrize("lie", LIES.values(), ids=LIES)
def test_this_machine_thinks_when_a_worker_lies(lie, caplog):
    async def scene():
        liar, expected = Liar(lie), await AtOnce().think(*question("greedy"))
        thinker = Cluster(liar, AtOnce(), describe_program)
        assert [await thinker.think(*question("greedy")) for _ in range(3)] == [expected] * 3
        assert (liar.questions, liar.threads) == (1, 0)

    asyncio.run(scene())
    [told] = caplog.messages
    assert re.fullmatch("the worker tcp://liar [^\n]{1,200}: it is left out for 60 s, and others or this .*", told)


class Raising:
    """A question that raises an error as soon as a worker reads it."""

    def __init__(self, error):
        self.error = error

    def __reduce__(self):
        return exec, (f"raise {self.error}",)


@claimed
async def test_an_error_at_a_worker_is_no_outage_of_dask(dask):
    async with thinking(dask, 2) as thinker:
        for error in ("OSError", "TimeoutError", "ValueError"):
            with pytest.raises(Misled, match=f"^cannot run Ilion .{error}: "):
                await thinker._scheduler.ask(Raising(error), "raising", MOVES, LONG, repr)


@pytest.mark.slow
@claimed
async def test_a_lying_worker_is_named_and_the_honest_one_goes_on(forge):
    with Records() as records, dask_cluster(forge, 1) as other:
        other.start_workers(1, ROOT / "tests" / "tables" / "lying")
        async with thinking(other, 2, Counted()) as thinker:
            while thinker.load.workers == 2:
                await asyncio.gather(*(thinker.think(*question("greedy")) for _ in range(4)))
            [liar] = [worker for worker in thinker._scheduler._found if worker in thinker._scheduler._suspensions]
            pids, before = await thinker._scheduler._client.run(os.getpid), thinker._here.thought
            await asyncio.gather(*(thinker.think(*question("greedy")) for _ in range(4)))
            assert (pids[liar], thinker._here.thought) == (other.workers[1], before)
    [told] = [line for line in records.lines if "the scheduler" not in line and " again" not in line]
    assert told.startswith(f"the worker {liar} named no legal move: it is left out")


@claim
async def test_a_cancellation_that_dask_swallows_still_ends_it(house):
    scheduler = Scheduler("tcp://127.0.0.1:1", SHORT)

    async def swallows():
        with suppress(asyncio.CancelledError):
            await asyncio.Event().wait()
        raise OSError

    scheduler._connected = swallows
    scheduler.open()
    await asyncio.sleep(0)
    scheduler.close()
    await scheduler.closed()


# -- what leaves this machine


class Intercepted:
    """Answers like a scheduler with one worker, and keeps what it is asked."""

    address, workers, threads = "tcp://127.0.0.1:1", 1, 1

    def __init__(self):
        self.asked = {}

    async def ask(self, question, name, priority, limit, read):
        self.asked.setdefault(name, []).append(zlib.decompress(question._sent))
        return read(read_answer(pickle.loads(pickle.dumps(question))))

    def close(self):
        pass


class Noting(pickle.Unpickler):
    """Notes all classes and functions that it needs."""

    def __init__(self, sent):
        super().__init__(io.BytesIO(sent))
        self.found = set()

    def find_class(self, module, name):
        self.found.add((module, name))
        return super().find_class(module, name)


def needed(sent):
    """Return the classes and functions that some work is made of."""
    noting = Noting(sent)
    noting.load()
    return noting.found


@pytest.mark.slow
@pytest.mark.parametrize("key", slow_but(["horse"], GAMES))
def test_only_views_of_a_game_leave_this_machine(key, tmp_path, monkeypatch):
    async def scene(house):
        scheduler = Intercepted()
        thinker = Cluster(scheduler, NoThoughts(), describe_program, SHORT)
        house.seeds = itertools.repeat(SECRET)
        await house.open(GAMES[key], thinker=thinker)
        seats = min(seats for game, _, seats in TABLES if game.key == key)
        table = await house.begun((HECTOR,), computers=seats - 1, level="easy", game=key)
        while not {"choose_within", "rank_moves"} <= scheduler.asked.keys():
            await table.rest()
            await Hints(thinker).hint(table, HECTOR)
            await house.play(table, 1)
        over = played(GAMES[key], seats, table.match.head.options["variant"], SECRET.encode())
        await analyze_match(over, thinker, untold, range(over.ply + 1))
        seen, hidden = table.match.state.view(0), table.match.state
        assert scheduler.asked.keys() == {"choose_within", "rank_moves", "judge_move", "compare_with_best"}
        for sent in itertools.chain(*scheduler.asked.values()):
            assert SECRET.encode() not in sent
            assert identity(seen) in needed(sent)
            assert not {identity(hidden), identity(table.match)} & needed(sent)

    monkeypatch.setattr(hints, "SECONDS", SHORT)
    monkeypatch.setattr(analysis, "GAMES", 1)
    monkeypatch.setattr(analysis, "measure_loss", lambda found, made: 0.5)
    monkeypatch.setattr(blunders, "SECONDS", SHORT)
    monkeypatch.setattr(blunders, "WONDERING", SHORT)
    monkeypatch.setattr(blunders, "COST", -1.0)
    alone(scene, tmp_path)


def test_a_position_that_left_this_machine_would_be_found():
    match, _ = deal_match(Iliad(), 2, {}, SECRET.encode())
    sent = pickle.dumps(match.state)
    assert identity(match.state) in needed(sent)


def identity(thing):
    return type(thing).__module__, type(thing).__qualname__


async def untold(part):
    pass


@claim
async def test_what_nobody_could_check_is_done_here(house):
    scheduler = Intercepted()
    archive = Archive(await house.open(thinker=Cluster(scheduler, AtOnce(), describe_program)))
    await archive.keep(HECTOR, game_of(8))
    assert not scheduler.asked


# -- programs


def test_a_worker_needs_the_same_ilion_and_games():
    wanted = {"Ilion": "1.0.0 (ab)", "the game pig": "ilion-pig 1.0"}
    assert find_difference(wanted, wanted | {"the game coin": "coin 2"}) == ""
    assert find_difference(wanted, {"Ilion": "1.0.0 (ab)"}) == "lacks the game pig (ilion-pig 1.0)"
    assert find_difference(wanted, wanted | {"Ilion": "1.0.1 (cd)"}) == "has Ilion 1.0.1 (cd) instead of 1.0.0 (ab)"


@pytest.mark.slow
def test_the_program_names_its_version_and_the_games_from_outside(tmp_path):
    coin(tmp_path, "coina", "CA")
    script = "import json; from running.program import describe_program; print(json.dumps(describe_program()))"
    found, _ = told(script, tmp_path)
    assert found == told(f"import distributed; {script}", tmp_path)[0], "Dask brings a reader of packages of its own"
    assert found == describe_program() | {"the game coina": "coin_coina 1.0"}
    assert re.fullmatch(rf"{re.escape(read_version())} \([0-9a-f]{{8}}\)", found["Ilion"])


@pytest.mark.slow
def test_an_answer_that_cannot_be_sent_is_no_error_of_the_worker():
    with pytest.raises(WrongAnswer, match=r"^cannot send its answer \(TypeError\)$"):
        read_answer(pickle.loads(pickle.dumps(Question(describe_program, LONG, threading.Lock, ()))))
