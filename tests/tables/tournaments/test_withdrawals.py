"""What the results of an entry count that leaves, or stays away; FIDE Handbook, C.05, 6.6."""

import pytest

from tables.tournaments.games import DRAW
from tables.tournaments.rounds import with_next_round
from tables.tournaments.standings import count_points, rank_entries
from tables.tournaments.withdrawals import list_annulled, on_leaving
from tests.tables.tournaments.plays import over, played, tournament, with_tables, without


def only_the_last_wins(first, second):
    """Let entry 5 win; all others draw."""
    return DRAW if 5 not in (first, second) else (1.0, 0.0) if first == 5 else (0.0, 1.0)


def league(rounds, count=6, result=only_the_last_wins, **other):
    """Return a league of which so many rounds have been played."""
    its = tournament(count, "league", **other)
    for _ in range(rounds):
        its = played(with_next_round(its), result)
    return its


def rest(its):
    return over(its, only_the_last_wins)


def lines(its):
    return {line.entry: line for line in rank_entries(its)}


@pytest.mark.parametrize("rounds", [1, 2])
def test_results_of_an_early_leaver_count_for_nobody(rounds):
    its = rest(without(league(rounds), 5))
    assert count_points(its) == [2, 2, 2, 2, 2, 0]
    assert {line.place for line in rank_entries(its) if line.counts} == {1}
    assert (lines(its)[5].place, lines(its)[5].counts) == (6, False)


def test_from_half_on_results_stay_and_the_rest_are_walkovers():
    its = rest(without(league(3), 5))
    met = {entry for each in league(3).pairings() if 5 in each.entries for entry in each.entries} - {5}
    assert count_points(its) == [2 if entry in met else 3 for entry in range(5)] + [3]
    assert all(line.counts for line in rank_entries(its))


def test_half_of_the_games_is_enough_and_a_bye_is_none():
    its = league(2, count=5)  # two games of four, but one for those who had a bye
    had_a_bye = {each.first for each in its.pairings() if each.second is None}
    assert list_annulled(without(its, *range(5))) == had_a_bye
    assert list_annulled(without(league(3, count=5), *range(5))) == set()


def test_a_game_under_way_counts_as_played():
    its = with_tables(with_next_round(league(2)))
    assert list_annulled(without(its, 5)) == set()
    assert on_leaving(its, 5) == "walkovers"
    unopened = with_next_round(league(2))
    assert list_annulled(without(unopened, 5)) == set()


def test_a_walkover_counts_as_played_for_the_one_who_came():
    its = without(league(0), 0)
    for _ in range(3):
        its = played(with_next_round(its), only_the_last_wins)
    [walkover] = [each for each in its.pairings() if {*each.entries} == {0, 5}]
    assert dict(zip(walkover.entries, walkover.score, strict=True)) == {0: 0.0, 5: 1.0}
    assert list_annulled(without(its, 5)) == {0}


def test_an_absent_entry_counts_while_it_can_still_play_half():
    its = league(1).sit_out(6, absent=True)
    for missed in range(1, 5):
        its = played(with_next_round(its), only_the_last_wins)
        assert (5 in list_annulled(its)) == (missed > 2)
    back = its.sit_out(6, absent=False)
    assert list_annulled(back) == set()


def test_the_results_of_a_team_go_with_one_member():
    its = league(1, team=2, result=lambda *_: (1.0, 0.0)).leave(1)
    assert list_annulled(its) == {0}
    assert count_points(its)[0] == 0


@pytest.mark.parametrize("way", [
    lambda its: its.leave(6), lambda its: its.remove(5), lambda its: its.anonymous(6, "Former player"),
])  # fmt: skip
def test_however_an_entry_leaves_its_results_go(way):
    assert list_annulled(way(league(1))) == {5}


def test_no_point_changes_when_somebody_is_forgotten_after_the_end():
    its = league(1)  # which its host has ended early
    assert rank_entries(its.anonymous(6, "Former player", over=True)) == rank_entries(its)
    assert rank_entries(its.anonymous(6, "Former player")) != rank_entries(its)


def test_tie_breaks_leave_out_an_early_leaver():
    its = rest(without(league(1), 5))
    assert len({(line.opponents, line.beaten) for line in rank_entries(its) if line.counts}) == 1


@pytest.mark.parametrize("kind", ["swiss", "knockout"])
def test_elsewhere_the_results_of_a_leaver_stay(kind):
    its = played(with_next_round(tournament(6, kind)))
    left = without(its, 0)
    assert list_annulled(left) == set()
    assert count_points(left) == count_points(its)
    assert on_leaving(its, 0) == kind


def test_before_the_first_round_there_are_no_results():
    assert on_leaving(tournament(6, "league"), 0) == "open"
    assert on_leaving(league(1), 0) == "annulled"
    assert on_leaving(league(3), 0) == "walkovers"
