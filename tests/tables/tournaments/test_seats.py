"""Who has the first seat: shared out like colors in chess, in every kind of tournament."""

from dataclasses import replace
from itertools import combinations, groupby, pairwise

import pytest

from tables.tournaments.games import DRAW, Game, Pairing, Round
from tables.tournaments.lookahead import BYE
from tables.tournaments.pairing import next_round, rounds_of
from tables.tournaments.rounds import played_on, with_next_round
from tables.tournaments.seats import FIRST, SECOND, Strength, choose_first_seat, find_preference, seats_had
from tests.tables.tournaments.plays import over, played, tournament, with_tables, without

F, S = FIRST, SECOND


def longest_run(had):
    return max((len([*run]) for _, run in groupby(had)), default=0)


@pytest.mark.parametrize(
    ("had", "seat", "strength"),
    [
        ([], None, Strength.NONE),
        ([F], S, Strength.STRONG),
        ([F, S], F, Strength.MILD),
        ([F, S, F], S, Strength.STRONG),
        ([S, F, F], S, Strength.ABSOLUTE),
        ([F, S, S], F, Strength.ABSOLUTE),
        ([F, F, S, F], S, Strength.ABSOLUTE),
    ],
)
def test_an_entry_wishes_for_what_it_had_less_often(had, seat, strength):
    wish = find_preference(had)
    assert (wish.seat, wish.strength) == (seat, strength)


@pytest.mark.parametrize(
    ("high", "low", "first"),
    [
        ([], [], 2),  # an even number, by lot
        ([F], [S], 3),
        ([S], [], 2),
        ([], [S], 3),
        ([F, S], [S, F, F], 2),  # both wishes
        ([F, S], [F, S, S], 3),  # the stronger one
        ([F, F, S, F], [S, F, F], 3),  # both absolute: the wider difference has the second seat
        ([S, F, F, S], [F, S, F, S], 3),  # alike since the last time that they differed: exchanged
        ([F, S, F, S], [S, F, F, S], 2),
        ([F, S], [F, S], 2),  # the higher ranked
        ([S, F], [S, F], 3),
    ],
)
def test_fide_says_who_has_the_first_seat(high, low, first):
    assert choose_first_seat((2, 3), {2: high, 3: low}) == first


def test_without_any_game_the_lot_decides_board_by_board():
    assert [choose_first_seat((at, at + 1), {at: [], at + 1: []}) for at in (0, 1, 2, 3)] == [0, 2, 2, 4]


@pytest.mark.parametrize("count", [*range(2, 14), 31, 32])
def test_in_a_league_seats_alternate_with_one_exception_at_most(count):
    its = over(tournament(count, "league"))
    for had in seats_had(its).values():
        assert abs(had.count(F) - had.count(S)) == (count - 1) % 2
        assert longest_run(had) <= (1 if count % 2 else 2)
        assert sum(one == other for one, other in pairwise(had)) <= 1 - count % 2


def earlier_league(count, played_so_far):
    """Return a league that an earlier version has begun, which turned all entries but the first."""
    circle = [*range(count), *([BYE] if count % 2 else [])]
    its = tournament(count, "league")
    for turn in range(played_so_far):
        turned = [circle[0], *circle[1 + turn :], *circle[1 : 1 + turn]]
        pairs = zip(turned[: len(turned) // 2], reversed(turned[len(turned) // 2 :]), strict=True)
        pairings = [Pairing(a, b, (Game(0, 0),)) if BYE not in (a, b) else Pairing(max(a, b), None) for a, b in pairs]
        its = played(replace(its, rounds=(*its.rounds, Round(tuple(pairings)))))
    return its


@pytest.mark.parametrize("count", [3, 4, 5, 6, 9])
def test_a_league_of_an_earlier_version_goes_on_with_its_calendar(count):
    for number in range(rounds_of(tournament(count, "league"))):
        its = over(earlier_league(count, number))
        met = sorted(tuple(sorted(each.entries)) for each in its.pairings() if each.second is not None)
        assert met == [*combinations(range(count), 2)]
        assert sorted(each.first for each in its.pairings() if each.second is None) == [*range(count)] * (count % 2)


def test_a_game_that_was_not_played_gives_nobody_a_seat():
    its = over(without(tournament(4, "league"), 0))
    assert seats_had(its)[0] == []
    assert [len(had) for had in seats_had(its).values()] == [0, 2, 2, 2]


def test_each_leg_of_a_drawn_knockout_exchanges_the_seats():
    its = with_next_round(tournament(2, "knockout"))
    for _ in range(4):
        its = played_on(played(its, lambda *_: DRAW), late=False)
    firsts = [game.first for game in its.round.pairings[0].games]
    assert firsts == [0, 1, 0, 1, 0]


def test_in_a_knockout_the_one_who_had_the_first_seat_less_has_it():
    its = over(tournament(8, "knockout"))
    first, second, _ = (each.pairings for each in its.rounds)
    began = {each.first for each in first}
    for each in second:
        assert (each.first in began) <= (each.second in began)


@pytest.mark.parametrize("kind", ["swiss", "league"])
def test_both_members_of_a_team_have_each_seat_alike(kind):
    its = over(tournament(6, kind, team=2))
    for entry in range(6):
        games = [(each, game) for each in its.pairings() if entry in each.entries for game in each.games]
        for member in (0, 1):
            had = [each.entries[game.first] != entry for each, game in games if game.member == member]
            assert abs(had.count(True) - had.count(False)) <= 2
            assert longest_run(had) <= 2


def test_the_first_of_a_pairing_has_the_first_seat_in_its_first_game():
    its = with_tables(with_next_round(tournament(8)))
    assert {game.first for each in its.round.pairings for game in each.games} == {0}
    assert next_round(its) is not None
