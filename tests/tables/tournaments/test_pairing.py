"""Who meets whom: nobody twice, everybody as often as they should, and alike with alike."""

from collections import Counter
from itertools import combinations
from math import ceil, log2

import pytest

from tables.tournaments.pairing import make_bracket, next_round, rounds_of
from tables.tournaments.rounds import with_next_round
from tables.tournaments.standings import count_points, rank_entries
from tests.quick import slow_but
from tests.tables.tournaments.plays import absent, over, played, tournament, without

SIZES = pytest.mark.parametrize("count", slow_but(10, [2, 3, 4, 5, 6, 7, 8, 9, 12, 17, 31, 64]))


def met(its):
    """Return each pair that met, as often as it did."""
    return Counter(frozenset(each.entries) for each in its.pairings() if each.second is not None)


def byes(its):
    return Counter(each.first for each in its.pairings() if each.second is None)


@SIZES
@pytest.mark.parametrize("kind", ["swiss", "league", "knockout"])
def test_nobody_plays_twice_in_a_round(kind, count):
    for each in over(tournament(count, kind)).rounds:
        playing = [entry for pairing in each.pairings for entry in pairing.entries]
        assert len(playing) == len({*playing})


@SIZES
def test_a_swiss_tournament_pairs_nobody_twice(count):
    its = over(tournament(count))
    assert len(its.rounds) == max(1, min(ceil(log2(count)), count - 1))
    assert max(met(its).values()) == 1
    assert max(byes(its).values(), default=0) <= 1
    assert sum(byes(its).values()) == (len(its.rounds) if count % 2 else 0)


@SIZES
def test_in_a_swiss_tournament_the_strongest_wins(count):
    its = over(tournament(count))
    best, *_ = rank_entries(its)
    assert best.entry == 0
    assert best.points == len(its.rounds)


def test_a_swiss_tournament_pairs_those_who_stand_alike():
    its = played(with_next_round(tournament(16)))
    points = count_points(its)
    assert all(points[pairing.first] == points[pairing.second] for pairing in next_round(its).pairings)


def test_nobody_has_more_rounds_than_opponents():
    assert rounds_of(tournament(8, wanted=5)) == 5
    assert rounds_of(tournament(4, wanted=9)) == 3


def test_more_rounds_than_opponents_are_never_needed_to_pair_all():
    its = over(tournament(6, wanted=5))
    assert met(its) == dict.fromkeys(map(frozenset, combinations(range(6), 2)), 1)


def test_the_bye_goes_to_the_last_who_had_none():
    its = played(with_next_round(tournament(5)))
    had = [each.first for each in its.round.pairings if each.second is None]
    ranked = [line.entry for line in rank_entries(its) if line.entry not in had]
    assert [each.first for each in next_round(its).pairings if each.second is None] == [ranked[-1]]


@SIZES
def test_in_a_league_everybody_meets_everybody_once(count):
    its = over(tournament(count, "league"))
    assert met(its) == dict.fromkeys(map(frozenset, combinations(range(count), 2)), 1)
    assert len(its.rounds) == count - 1 + count % 2


@SIZES
def test_in_a_knockout_a_defeat_ends_it(count):
    its = over(tournament(count, "knockout"))
    lost = Counter(
        entry for each in its.pairings() if each.second is not None for entry in each.entries if entry != each.winner
    )
    assert lost == dict.fromkeys(range(1, count), 1)
    assert [line.entry for line in rank_entries(its) if line.place == 1] == [0]
    assert len(its.rounds) == ceil(log2(count))


@SIZES
def test_a_knockout_has_byes_in_its_first_round_only(count):
    first, *rest = over(tournament(count, "knockout")).rounds
    assert sum(each.second is None for each in first.pairings) == 2 ** ceil(log2(count)) - count
    assert all(each.second is not None for later in rest for each in later.pairings)


def test_the_first_two_of_a_bracket_meet_in_the_final():
    assert make_bracket(8) == [0, 7, 3, 4, 1, 6, 2, 5]


def test_members_of_a_team_sit_on_both_sides():
    for each in over(tournament(4, "league", team=2)).pairings():
        assert [game.member for game in each.games] == [0, 1]
        assert {game.first for game in each.games} == {0, 1}


# -- those who do not play


@pytest.mark.parametrize("away", [lambda its: without(its, 2), lambda its: absent(its, 3)])
def test_a_swiss_tournament_does_not_pair_anyone_who_is_away(away):
    its = away(tournament(5))
    assert 2 not in {entry for each in next_round(its).pairings for entry in each.entries}


@pytest.mark.parametrize("kind", ["league", "knockout"])
def test_elsewhere_anyone_who_is_away_has_lost_without_a_table(kind):
    its = with_next_round(without(tournament(4, kind), 0))
    [pairing] = [each for each in its.round.pairings if 0 in each.entries]
    other = next(entry for entry in pairing.entries if entry != 0)
    assert [game.score for game in pairing.games] == [tuple(float(entry == other) for entry in pairing.entries)]
    assert not pairing.games[0].table
    assert kind == "league" or pairing.winner == other


def test_of_two_in_a_knockout_who_are_away_one_goes_on():
    its = over(without(tournament(4, "knockout"), 0, 1, 2, 3))
    assert len(its.rounds) == 2
    assert sum(line.place == 1 for line in rank_entries(its)) == 1


def test_a_swiss_tournament_ends_when_nobody_is_left_to_play():
    its = played(with_next_round(tournament(4)))
    assert next_round(without(its, 0, 1, 2)) is None
    assert next_round(without(its, 0, 2)) is not None
