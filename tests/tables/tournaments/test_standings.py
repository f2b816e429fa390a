"""How all stand: what FIDE's tie-break regulations say of rounds in which somebody has not played."""

from dataclasses import replace
from random import Random

import pytest

from tables.tournaments.games import DRAW, Game, Pairing, Round
from tables.tournaments.rounds import with_next_round
from tables.tournaments.standings import rank_entries
from tests.tables.tournaments.plays import over, played, tournament

WON, LOST = (1.0, 0.0), (0.0, 1.0)


def game(first, second, score, **other):
    return Pairing(first, second, (Game(0, 0, **{"table": 1, "score": score, **other}),))


def after(count, *rounds, kind="swiss"):
    """Return a tournament with these rounds."""
    return replace(tournament(count, kind), rounds=tuple(Round(tuple(pairings)) for pairings in rounds))


def tie_breaks(its):
    """Return points, Buchholz and Sonneborn-Berger of each entry."""
    return {line.entry: (line.points, line.opponents, line.beaten) for line in rank_entries(its)}


def test_a_bye_counts_as_a_victory_over_somebody_with_equal_points():
    its = after(3, [game(0, 1, WON), Pairing(2, None)], [game(2, 0, DRAW), Pairing(1, None)])
    assert tie_breaks(its) == {
        0: (1.5, 1.0 + 1.5, 1.0 * 1 + 1.5 / 2),
        1: (1.0, 1.5 + 1.0, 0 + 1.0 * 1),
        2: (1.5, 1.5 + 1.5, 1.5 * 1 + 1.5 / 2),
    }


def test_an_absence_counts_as_a_defeat_by_somebody_with_equal_points():
    its = after(3, [game(0, 1, WON)], [game(2, 0, WON)], [game(1, 2, DRAW)])
    assert tie_breaks(its)[0] == (1.0, 0.5 + 1.5 + 1.0, 0.5)
    assert tie_breaks(its)[2] == (1.5, 1.5 + (1.0 + 0.5) + 0.5, 0 + (1.0 + 0.5) + 0.5 / 2)


def test_rounds_after_an_entry_has_left_count_as_draws_for_opponents():
    its = after(4, [game(0, 1, WON), game(2, 3, WON)], [game(0, 2, WON)], [game(0, 3, WON)])
    assert tie_breaks(its)[0][1:] == ((0 + 1.0) + (1 + 0.5) + 0, (0 + 1.0) + (1 + 0.5) + 0)
    assert [line.points for line in rank_entries(its) if line.entry == 1] == [0], "its own points stay"


def test_rounds_before_an_entry_comes_back_count_as_they_were():
    its = after(4, [game(0, 1, WON), game(2, 3, WON)], [game(0, 2, WON)], [game(0, 3, WON), game(1, 2, WON)])
    assert tie_breaks(its)[0][1] == 1 + 1 + 0


def test_a_forfeit_costs_the_one_who_came_nothing():
    came = after(4, [game(0, 1, WON), game(2, 3, WON)], [game(0, 2, WON, forfeit=True), game(1, 3, WON)])
    assert tie_breaks(came)[0] == (2.0, 1.0 + 2.0, 1.0 + 2.0)
    assert tie_breaks(came)[2] == (1.0, 0 + 1.0, 0.0)
    assert tie_breaks(came)[3] == (0.0, (1.0 + 0.5) + 1.0, 0.0), "an opponent who did not come back has half a point"


def test_a_game_that_goes_on_counts_for_no_tie_break():
    its = after(4, [game(0, 1, WON), game(2, 3, WON)], [game(0, 2, None), game(1, 3, WON)])
    assert tie_breaks(its)[0] == (1.0, 1.0, 1.0)


@pytest.mark.parametrize("kind", ["league", "knockout"])
def test_other_tournaments_know_no_dummies(kind):
    its = after(3, [game(0, 1, WON), Pairing(2, None)], [game(2, 0, DRAW), Pairing(1, None)], kind=kind)
    assert tie_breaks(its)[1][1:] == (tie_breaks(its)[0][0], 0.0)


@pytest.mark.slow
def test_a_bye_is_no_reason_to_be_last_among_equals():
    """An entry with a bye in 120 tournaments is not last of equal points more often than others."""
    last = equal = 0
    for seed in range(120):
        dice = Random(seed)
        its = over(tournament(5 + seed % 5), lambda *_, dice=dice: dice.choice([WON, LOST]))
        byes = {each.first for each in its.pairings() if each.second is None}
        lines = rank_entries(its)
        for line in (line for line in lines if line.entry in byes):
            others = [each for each in lines if each.points == line.points and each.entry not in byes]
            last += bool(others) and all(line.opponents < each.opponents for each in others)
            equal += bool(others)
    assert last < 0.5 * equal


def test_a_tournament_of_an_earlier_version_has_no_forfeits():
    its = played(with_next_round(tournament(4)))
    stored = its.dump()
    for each in stored["rounds"]:
        del each["held"]
        for pairing in each["pairings"]:
            for one in pairing["games"]:
                del one["forfeit"]
    assert type(its).load(stored) == its
