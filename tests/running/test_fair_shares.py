"""Shards come to be spread evenly, no matter which processes come and go."""

import random

import pytest

from running.fair_shares import to_give, to_take


def settle(holdings, shards):
    """Let processes take and give up shards until nothing changes; return how many were given up."""
    given = 0
    for _ in range(1000):
        taking = {me: to_take(holdings, me, shards) for me in holdings}
        for me, shard in taking.items():
            if shard is not None and all(shard not in each for each in holdings.values()):
                holdings[me].add(shard)
        giving = [(me, to_give(holdings, me)) for me in holdings]
        changes = [(me, shard) for me, shard in giving if shard is not None and not any(taking.values())]
        for me, shard in changes:
            holdings[me].discard(shard)
            given += 1
        if not changes and all(shard is None for shard in taking.values()):
            return given
    raise AssertionError(f"nothing settles: {holdings}")


@pytest.mark.parametrize("seed", range(20))
def test_shards_are_spread_evenly_as_processes_come_and_go(seed):
    chance = random.Random(seed)
    shards, holdings, numbers = chance.randrange(1, 40), {0: set()}, iter(range(1, 1000))
    for _ in range(30):
        if len(holdings) == 1 or chance.random() < 0.6:
            holdings[next(numbers)] = set()
        else:
            del holdings[chance.choice([*holdings])]
        settle(holdings, shards)
        counts = sorted(map(len, holdings.values()))
        assert counts[-1] - counts[0] <= 1
        assert sorted(shard for each in holdings.values() for shard in each) == [*range(shards)]


def test_a_lost_process_moves_only_its_own_shards():
    holdings = {1: {0, 1}, 2: {2, 3}, 3: {4, 5}}
    del holdings[2]
    assert settle(holdings, 6) == 0
    assert {0, 1} < holdings[1]
    assert {4, 5} < holdings[3]


def test_a_spare_waits_when_all_is_taken():
    holdings = {1: {0}, 2: {1}, 3: set()}
    assert to_take(holdings, 3, 2) is None
    assert [to_give(holdings, me) for me in holdings] == [None] * 3


def test_a_shard_that_nobody_takes_is_anybodys():
    holdings = {1: {0, 1}, 2: {2}}  # the second process does not take its part, whatever may be wrong there
    assert to_take(holdings, 1, 4) is None
    assert to_take(holdings, 1, 4, late=True) == 3


def test_processes_that_look_together_choose_different_shards():
    holdings = {1: set(), 2: set(), 3: set()}
    assert len({to_take(holdings, me, 4) for me in holdings}) == 3
