"""How a tournament goes on, and how all stand."""

import pytest

from tables import Refused, Unreadable
from tables.tournaments.games import DRAW, Pairing
from tables.tournaments.pairing import decide_pairing
from tables.tournaments.rounds import (
    is_round_over,
    list_unopened_games,
    note_scores,
    played_on,
    under_way,
    with_next_round,
)
from tables.tournaments.standings import list_winners, rank_entries
from tables.tournaments.tournament import MOST, Tournament
from tests.tables.tournaments.plays import over, played, tournament, with_tables, without


def drawn(*_):
    return DRAW


def placed(its):
    return [(line.entry, line.place) for line in rank_entries(its)]


@pytest.mark.parametrize("kind", ["swiss", "league", "knockout"])
@pytest.mark.parametrize("team", [1, 2])
def test_a_tournament_survives_being_stored(kind, team):
    its = over(tournament(5, kind, team))
    assert Tournament.load(its.dump()) == its


@pytest.mark.parametrize("damaged", [{}, {"game": 1}, {**tournament(2).dump(), "kind": "chess"},
                                     {**tournament(2).dump(), "entries": [{}]}])  # fmt: skip
def test_a_damaged_tournament_is_said_to_be_unreadable(damaged):
    with pytest.raises(Unreadable):
        Tournament.load(damaged)


def test_what_a_newer_program_has_stored_is_kept():
    newer = {**tournament(2).dump(), "prize": "a tripod"}
    assert Tournament.load(newer).dump() == newer


# -- taking part


def test_a_person_takes_part_once():
    its = tournament(0).join(7, "Ada").join(8, "Bruno")
    assert its.people == [7, 8]
    with pytest.raises(Refused, match="tournament-joined"):
        its.join(7, "Ada")
    assert its.leave(7).people == [8]
    with pytest.raises(Refused, match="tournament-not-in"):
        its.leave(9)


def test_a_tournament_has_room_for_so_many():
    its = tournament(MOST)
    with pytest.raises(Refused, match="tournament-full"):
        its.join(99, "Late")


def test_a_team_has_two_members():
    its = tournament(0, team=2).join(7, "Ada").join(8, "Bruno", 0)
    assert [len(entry.members) for entry in its.entries] == [2]
    for team in (0, 1, -1):
        with pytest.raises(Refused, match="tournament-no-team"):
            its.join(9, "Chryses", team)
    assert its.leave(7).people == [8]


def test_teams_that_lack_a_member_do_not_play():
    its = tournament(2, team=2).join(9, "Alone")
    assert len(its.complete().entries) == 2
    with pytest.raises(Refused, match="tournament-too-few"):
        tournament(1, team=2).join(9, "Alone").complete()


def test_anyone_who_leaves_later_keeps_their_points():
    its = played(with_next_round(tournament(4))).leave(1)
    assert its.entries[0].gone
    assert rank_entries(its)[0].points == 1
    with pytest.raises(Refused, match="tournament-not-in"):
        its.leave(1)


def test_an_erased_person_has_no_name_and_plays_no_more():
    its = played(with_next_round(tournament(4))).anonymous(1, "Former player")
    assert "P1" not in str(its.dump())
    assert 1 not in its.people
    assert not its.entries[0].plays
    assert its.anonymous(99, "Former player") == its


def test_nobody_is_in_the_next_season_before_they_join():
    its = over(without(tournament(4, "league"), 3)).sit_out(1, absent=True)
    following = its.next_season()
    assert (following.season, following.entries, following.rounds, following.people) == (2, (), (), [])
    assert its.remaining() == [1, 2, 3]


def test_an_erased_person_is_not_invited_to_the_next_season():
    its = over(tournament(2, team=2)).anonymous(1, "Former player")
    assert its.remaining() == [3, 4]
    assert its.teammate(2) is None
    assert its.teammate(4).user == 3
    assert its.teammate(99) is None


def test_an_erased_person_leaves_a_tournament_that_has_not_begun():
    assert tournament(2).anonymous(1, "Former player").people == [2]
    assert len(tournament(2).anonymous(1, "Former player").entries) == 1


# -- standings


def test_points_come_first_then_the_opponents():
    results = {(0, 3): (1.0, 0.0), (1, 2): (1.0, 0.0), (0, 1): DRAW, (2, 3): DRAW, (0, 2): DRAW, (1, 3): DRAW}

    def result(first, second):
        known = results.get((first, second))
        return known if known else tuple(reversed(results[second, first]))

    its = over(tournament(4, "league"), result)
    assert [(line.entry, line.points) for line in rank_entries(its)] == [(0, 2.0), (1, 2.0), (2, 1.0), (3, 1.0)]
    assert placed(its)[0] == (0, 1)


def test_entries_that_nothing_tells_apart_share_a_place():
    assert [place for _, place in placed(over(tournament(4, "league"), drawn))] == [1, 1, 1, 1]
    assert [place for _, place in placed(over(tournament(4, "knockout")))] == [1, 2, 3, 3]


def test_a_bye_counts_as_a_victory_except_in_a_league():
    assert sum(line.points for line in rank_entries(played(with_next_round(tournament(3))))) == 2
    assert sum(line.points for line in rank_entries(played(with_next_round(tournament(3, "league"))))) == 1


def test_a_team_has_won_if_its_members_together_have():
    its = with_tables(with_next_round(tournament(2, "league", team=2)))
    [first, second] = under_way(its)
    one = note_scores(its, {first: (1.0, 0.0)})
    assert one.round.pairings[0].score is None
    assert note_scores(one, {second: DRAW}).round.pairings[0].score == (1.0, 0.0)
    assert note_scores(one, {second: (0.0, 1.0)}).round.pairings[0].score == DRAW


def test_a_game_that_nobody_played_wins_nobody_anything():
    its = played(with_next_round(tournament(2)), lambda *_: (0.0, 0.0))
    assert [line.points for line in rank_entries(its)] == [0, 0]


# -- going on


def test_a_round_is_over_when_every_game_is():
    its = with_tables(with_next_round(tournament(4)))
    first, second = under_way(its)
    assert not is_round_over(its, late=False)
    its = note_scores(its, {first: DRAW})
    assert not is_round_over(its, late=True)
    assert is_round_over(note_scores(its, {second: DRAW}), late=False)


def test_a_round_of_a_league_lasts_as_long_as_was_said():
    its = played(with_next_round(tournament(4, "league")))
    assert not is_round_over(its, late=False)
    assert is_round_over(its, late=True)
    assert is_round_over(played(with_next_round(played(with_next_round(its)))), late=False)


def test_a_score_that_is_known_stays():
    its = played(with_next_round(tournament(2)))
    [pairing] = its.round.pairings
    assert note_scores(its, {pairing.games[0].table: DRAW}) == its


def test_an_even_knockout_is_played_again_with_the_seats_exchanged():
    its = played_on(played(with_next_round(tournament(2, "knockout")), drawn), late=False)
    [pairing] = its.round.pairings
    assert [game.first for game in pairing.games] == [0, 1]
    assert [spot.game for spot, _, _ in list_unopened_games(its)] == [1]
    assert not is_round_over(its, late=False)
    again = played_on(played(its), late=False)
    assert again.round.pairings[0].winner == 0
    assert is_round_over(again, late=False)


def test_an_even_knockout_that_is_late_is_won_by_the_one_drawn_first():
    its = played_on(played(with_next_round(tournament(2, "knockout")), drawn), late=True)
    assert its.round.pairings[0].winner == 0
    assert decide_pairing(tournament(6, "knockout"), Pairing(5, 3)).winner == 3


@pytest.mark.parametrize(("gone", "winner"), [((0,), 1), ((0, 1), 0)])
def test_an_even_knockout_that_somebody_has_left_is_decided(gone, winner):
    its = without(played(with_next_round(tournament(2, "knockout")), drawn), *gone)
    assert played_on(its, late=False).round.pairings[0].winner == winner


def test_nobody_wins_a_final_to_which_nobody_came():
    assert list_winners(over(tournament(4, "knockout"))) == [0]
    before = played(with_next_round(tournament(4, "knockout")))
    nobody = with_next_round(without(before, 0, 1))
    assert is_round_over(nobody, late=False)
    assert list_winners(nobody) == []
