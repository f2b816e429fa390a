"""Swiss pairing keeps its promises in many random tournaments, whoever is absent, leaves, or never comes."""

from collections import Counter
from dataclasses import replace
from itertools import groupby
from random import Random

import pytest

from tables.tournaments import swiss
from tables.tournaments.games import DRAW
from tables.tournaments.pairing import next_round
from tables.tournaments.rounds import with_next_round
from tables.tournaments.seats import seats_had
from tables.tournaments.standings import count_points
from tests.quick import slow_but
from tests.tables.tournaments.plays import absent, over, played, tournament, without

WON, LOST = (1.0, 0.0), (0.0, 1.0)
FULL = pytest.mark.parametrize(("count", "wanted"), [(4, 3), (5, 4), (6, 4), (6, 5), (7, 6), (8, 7), (9, 8), (16, 9)])


def by_chance(seed):
    dice = Random(seed)
    return lambda *_: dice.choice([WON, LOST, DRAW])


def nights(count, wanted, seed):
    """Yield a tournament after each of its rounds, in which people stay away, come back, leave, and never come."""
    dice = Random(seed)
    its = tournament(count, wanted=wanted)
    while (following := with_next_round(its)) is not None:
        its = forfeited(played(following, by_chance(dice.random())), dice)
        for user in range(1, count + 1):
            its = its.sit_out(user, absent=dice.random() < 0.15)
        if dice.random() < 0.2:
            its = without(its, dice.randrange(count))
        yield its


def forfeited(its, dice):
    """Return a tournament in which one game of the last round was won because somebody never came."""
    at = dice.randrange(len(its.round.pairings))
    pairing = its.round.pairings[at]
    games = tuple(replace(game, forfeit=True, score=WON) for game in pairing.games)
    pairings = [*its.round.pairings]
    pairings[at] = replace(pairing, games=games)
    return its.with_round(replace(its.round, pairings=tuple(pairings)))


def ways(entries, may):
    """Return whether all of these can be paired, trying everything; somebody left over has a bye."""
    if not entries:
        return True
    one, *others = entries
    alone = len(entries) % 2 == 1 and may(one, None) and ways(others, lambda a, b: b is not None and may(a, b))
    return alone or any(may(one, other) and ways([e for e in others if e != other], may) for other in others)


def can_be_paired(its):
    there = [at for at, entry in enumerate(its.entries) if entry.plays]
    past = {frozenset(pairing.entries) for pairing in its.pairings()}
    free = {pairing.winner for pairing in its.pairings() if not pairing.played}  # a bye has a winner, too

    def may(one, other):
        return one not in free if other is None else frozenset((one, other)) not in past

    return len(there) > 1 and ways(there, may)


@pytest.mark.parametrize("seed", slow_but(4, range(12)))
def test_nobody_meets_twice_or_has_two_byes_whoever_is_away(seed):
    for count in range(4, 13):
        *_, its = nights(count, 3 + seed % 4, seed)
        met = Counter(frozenset(each.entries) for each in its.pairings())
        assert max(met.values()) == 1
        free = Counter(each.winner for each in its.pairings() if each.second is None or not each.played)
        last = {each.first for each in its.pairings() if each.second is None}
        forfeits = [*(each.winner for each in its.pairings() if each.second is not None and not each.played)]
        assert all(free[entry] - forfeits.count(entry) <= 1 for entry in last)


@pytest.mark.parametrize("seed", range(4))
def test_a_round_is_paired_exactly_if_it_can_be(seed):
    for count in (4, 5, 6, 7, 8):
        for its in nights(count, 3 + seed, f"exact {seed}"):
            if len(its.rounds) < min(3 + seed, count - 1):
                following = next_round(its)
                assert (following is not None) == can_be_paired(its)
                paired = [entry for each in following.pairings for entry in each.entries] if following else []
                there = [at for at, entry in enumerate(its.entries) if entry.plays]
                assert following is None or sorted(paired) == there


def test_nobody_has_a_bye_after_an_opponent_who_never_came():
    its = played(with_next_round(tournament(3)))
    [game] = [each for each in its.round.pairings if each.second is not None]
    won, lost = game.winner, next(entry for entry in game.entries if entry != game.winner)
    forfeit = replace(game, games=tuple(replace(each, forfeit=True) for each in game.games))
    others = [each for each in its.round.pairings if each is not game]
    its = its.with_round(replace(its.round, pairings=(forfeit, *others)))
    assert [each.first for each in next_round(its).pairings if each.second is None] == [lost]
    assert next_round(absent(its, lost + 1)) is not None
    assert next_round(without(its, others[0].first)) is None, f"{won} and {lost} have met"


@FULL
def test_every_round_that_was_agreed_can_be_paired(count, wanted):
    for seed in range(5):
        its = over(tournament(count, wanted=wanted), by_chance(f"{count}/{wanted}/{seed}"))
        assert len(its.rounds) == wanted


@pytest.mark.parametrize(
    ("count", "wanted"), slow_but(5, [(4, 3), (5, 4), (6, 5), (7, 5), (8, 6), (10, 8), (16, 9), (31, 0), (33, 0)])
)
def test_seats_stay_two_apart_and_never_come_three_times_in_a_row(count, wanted):
    for seed in range(5):
        its = over(tournament(count, wanted=wanted), by_chance(f"seats {count}/{wanted}/{seed}"))
        for had in seats_had(its).values():
            assert abs(had.count(0) - had.count(1)) <= 2
            assert max(len([*run]) for _, run in groupby(had)) <= 2


@pytest.mark.parametrize("count", [5, 7, 9, 11])
def test_the_bye_goes_to_one_with_the_fewest_points(count):
    its = tournament(count)
    for _ in range(2):
        its = played(with_next_round(its), by_chance(count))
        had = {each.first for each in its.pairings() if each.second is None}
        [bye] = [each.first for each in next_round(its).pairings if each.second is None]
        points = count_points(its)
        assert points[bye] == min(points[entry] for entry in range(count) if entry not in had)


def floats_again(count, seeds):
    """Return how often somebody met somebody with more points, or with fewer, twice in a row."""
    again = 0
    for seed in range(seeds):
        its, before = over(tournament(count, wanted=5), by_chance(f"floats {seed}")), {}
        for number, each in enumerate(its.rounds):
            points = count_points(replace(its, rounds=its.rounds[:number]))
            pairs = [(*pairing.entries, points[pairing.first] - points[pairing.second]) for pairing in each.pairings]
            now = {one: apart for a, b, apart in pairs for one, apart in ((a, apart), (b, -apart))}
            again += sum(now[one] * before.get(one, 0) > 0 for one in now)
            before = now
    return again


@pytest.mark.slow
def test_fewer_meet_somebody_with_more_or_fewer_points_again(monkeypatch):
    avoided = floats_again(12, 12)
    monkeypatch.setattr(swiss, "FLOATED", 0)
    assert avoided < 0.8 * floats_again(12, 12)
