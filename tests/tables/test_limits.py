"""How much one person may ask for: one at a time, only so many in a while, and no endless queue for all."""

import asyncio
import pickle
from unittest import mock

import pytest

from engine.chance import Guess
from engine.log import UnreadableLog
from engine.match import deal_match
from engine.record import Record, export_record
from games.iliad.rules.game import Iliad
from tables import Refused, limits
from tables.history import archive
from tables.history.archive import Archive
from tables.limits import Limit
from tables.thinking.thinking import AtOnce, Pool
from tests.tables.house import HECTOR, HELEN, PARIS, claim, reason

MINUTES = 10


class Clock:
    now = 1000.0

    def __call__(self):
        return self.now


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def limit(clock):
    return Limit("hint", often=3, minutes=MINUTES, crowd=2, clock=clock)


def why(limit, user=HECTOR):
    with pytest.raises(Refused) as refused:
        limit.begin(user)
    return refused.value


def test_a_person_has_one_at_a_time(limit):
    with limit.held(HECTOR):
        assert why(limit).reason == "limit-yours"
    with limit.held(HECTOR):
        pass


def test_failed_work_does_not_stay_under_way(limit):
    with pytest.raises(ZeroDivisionError), limit.held(HECTOR):
        1 / 0  # noqa: B018
    assert limit.under_way == 0


def test_only_so_many_in_a_while_until_old_ones_expire(limit, clock):
    for _ in range(3):
        with limit.held(HECTOR):
            clock.now += 60
    refused = why(limit)
    assert (refused.reason, refused.about) == ("limit-often", {"what": "hint", "often": 3, "wait": MINUTES - 3})
    with limit.held(HELEN):
        pass
    clock.now += (MINUTES - 3) * 60
    with limit.held(HECTOR):
        pass
    assert why(limit).reason == "limit-often"


def test_all_people_together_have_a_limit(limit):
    with limit.held(HECTOR), limit.held(HELEN):
        assert why(limit, PARIS).reason == "limit-crowd"
    with limit.held(PARIS):
        pass


def test_refused_requests_are_not_counted(limit):
    with limit.held(HECTOR):
        for _ in range(9):
            why(limit)
    with limit.held(HECTOR):
        pass


def test_nobody_is_remembered_after_their_requests_expire(limit, clock):
    for user in range(50):
        with limit.held(user):
            pass
    clock.now += MINUTES * 60 + 1
    with limit.held(HECTOR):
        pass
    assert limit._begun.keys() == {HECTOR}


# -- lobbies


@claim
async def test_a_person_has_few_lobbies_open_wherever_they_are(house):
    registry = await house.open()
    for guild in range(1, limits.LOBBIES):
        await opened(registry, guild)
    last = await opened(registry, None)
    assert await reason(opened(registry, 99)) == "limit-lobbies"
    assert await reason(opened(registry, None)) == "limit-lobbies"
    assert await reason(opened(registry, 99, HELEN)) is None
    await registry.cancel(last.id, HECTOR)
    assert await reason(opened(registry, 99)) is None


@claim
async def test_games_in_play_and_forgotten_lobbies_do_not_count(house):
    registry = await house.open()
    for _ in range(limits.LOBBIES):
        await house.begun()
    for _ in range(limits.LOBBIES):
        await opened(registry, 1)
    house.now += 25 * 3600
    assert await reason(opened(registry, 1)) is None


async def opened(registry, guild, host=HECTOR):
    return await registry.open(
        guild=guild, channel=2, name="Troy", game="iliad", host=host, host_name="Hector", language="en"
    )


# -- files


@claim
async def test_replays_are_dropped_when_they_hold_too_many_steps(house):
    catalog, content = Archive(await house.open()), game_of(98)
    kept = [await catalog.keep(user, content) for user in range(4)]
    with mock.patch.object(archive, "STEPS", 300):
        await asyncio.gather(*(catalog.replay(source) for source in kept))
    assert 0 < sum(len(task.result().steps) for task in catalog._shelved.values()) <= 300
    assert kept[-1] in catalog._shelved, "the newest stays"


@claim
async def test_a_file_without_a_seed_is_kept_and_exported(house):
    catalog, rows = Archive(await house.open()), game_of(8).splitlines(keepends=True)
    content = b"".join(row for row in rows if b"seed" not in row)
    assert len(content) < len(game_of(8))
    found = await catalog.record(await catalog.keep(HECTOR, content))
    assert found.seed is None
    assert export_record(found).encode() == content


def game_of(plies):
    """Return the file of a game in which moves are made and undone until it has so many plies."""
    match, _ = deal_match(Iliad(), 2, {"variant": "standard"}, bytes(32))
    while match.ply < plies:
        seat = match.state.to_act()[0]
        move = str(match.state.legal(seat)[Guess(1).below(len(match.state.legal(seat)))])
        match.accept(match.propose(seat, move, match.stamps[seat]))
        match.accept(match.propose_undo(seat))
    return export_record(Record(match.head, tuple(match.log), bytes(32), ("Ada", "Ben"), None, True)).encode()


class Beside(AtOnce):
    """Records background work, and how much of it runs at once."""

    def __init__(self):
        super().__init__()
        self.begun, self.at_once, self.most = [], 0, 0

    async def aside(self, work, *about):
        self.begun.append(work.__name__)
        self.at_once += 1
        self.most = max(self.most, self.at_once)
        await asyncio.sleep(0.001)
        self.at_once -= 1
        return await super().aside(work, *about)


@claim
async def test_a_file_longer_than_any_game_is_not_replayed(house):
    catalog = Archive(await house.open())
    with mock.patch.object(archive, "PLIES", 100):
        kept = await catalog.keep(HECTOR, game_of(98))
        assert await catalog.replay(kept)
        assert await reason(catalog.keep(HECTOR, game_of(100))) == "file-long"
        assert await reason(catalog.check_file(HECTOR, game_of(100))) == "file-long"


@claim
async def test_files_are_checked_in_the_background_one_after_another(house):
    thinker = Beside()
    catalog, content = Archive(await house.open(thinker=thinker)), game_of(8)
    kept = await asyncio.gather(*(catalog.keep(user, content) for user in range(5)))
    assert len(set(kept)) == 5
    assert thinker.begun.count("_plays") == thinker.begun.count("_read") == 5
    assert thinker.most == 1


@claim
async def test_a_person_brings_one_file_at_a_time_and_few_in_a_while(house):
    catalog, content = Archive(await house.open(thinker=Beside())), game_of(8)
    catalog._limit = Limit("game", often=2, minutes=MINUTES, crowd=2)
    assert await asyncio.gather(*(reason(catalog.keep(HECTOR, content)) for _ in range(2))) == [None, "limit-yours"]
    assert await reason(catalog.check_file(HECTOR, content)) is None
    assert await reason(catalog.check_file(HECTOR, content)) == "limit-often"
    assert await reason(catalog.keep(HELEN, content)) is None


@claim
async def test_errors_in_a_file_come_back_from_the_other_process(house):
    pool = Pool(1)
    catalog = Archive(await house.open(thinker=pool))
    try:
        with pytest.raises(Refused) as refused:
            await catalog.keep(HECTOR, game_of(8).replace(b'"ply":3', b'"ply":4', 1))
        assert refused.value.about == {"why": "order", "at": 3}
        assert await catalog.keep(HECTOR, game_of(8))
        _, _, verdict = await catalog.check_file(HECTOR, game_of(8))
        assert verdict.kind
    finally:
        pool.close()


def test_an_unreadable_log_is_the_same_after_pickling():
    wrong = pickle.loads(pickle.dumps(UnreadableLog("ply 3: no", "move", 3)))
    assert (str(wrong), wrong.reason, wrong.at) == ("ply 3: no", "move", 3)
