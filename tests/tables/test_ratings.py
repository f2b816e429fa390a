"""How results change ratings: direction, teams, ties, many players, and two people who play all day."""

import pytest

from tables.ratings import FULL, SETTLED, Rating, diminished, mean, rate

NEW = Rating()


def test_everybody_begins_at_a_thousand_and_is_provisional():
    assert (NEW.points, NEW.certainty) == (1000, "provisional")


def test_winners_rise_losers_fall_and_both_ratings_get_surer():
    [[winner], [loser]] = rate([[NEW], [NEW]], [1, 2])
    assert winner.mu > NEW.mu > loser.mu
    assert winner.sigma < NEW.sigma > loser.sigma


def test_the_order_of_seats_does_not_matter():
    assert rate([[NEW], [NEW]], [2, 1]) == rate([[NEW], [NEW]], [1, 2])[::-1]


def test_a_tie_brings_ratings_closer_and_leaves_equal_ones_alone():
    strong, weak = Rating(30, 4), Rating(20, 4)
    [[down], [up]] = rate([[strong], [weak]], [1, 1])
    assert (down.mu < 30, up.mu > 20) == (True, True)
    [[one], [other]] = rate([[NEW], [NEW]], [1, 1])
    assert one.mu == pytest.approx(NEW.mu) == pytest.approx(other.mu)


def test_six_players_are_rated_in_the_order_of_their_places():
    after = [mu for [mu] in [[each.mu for each in team] for team in rate([[NEW]] * 6, [3, 1, 6, 2, 4, 5])]]
    assert sorted(after, reverse=True) == [after[1], after[3], after[0], after[4], after[5], after[2]]


def test_partners_move_together_and_the_less_certain_one_moves_more():
    sure = Rating(25, 2)
    [[one, two], [three, four]] = rate([[NEW, sure], [NEW, sure]], [1, 2])
    assert one.mu - 25 > two.mu - 25 > 0
    assert three.mu - 25 < four.mu - 25 < 0


def test_beating_a_strong_player_is_worth_more():
    [[over_strong], _] = rate([[NEW], [Rating(35, 3)]], [1, 2])
    [[over_weak], _] = rate([[NEW], [Rating(15, 3)]], [1, 2])
    assert over_strong.mu > over_weak.mu > NEW.mu


def test_a_rating_is_settled_after_about_ten_duels():
    one = other = NEW
    settled = None
    for match in range(1, 21):
        [[one], [other]] = rate([[one], [other]], [1, 2] if match % 2 else [2, 1])
        if settled is None and one.sigma <= SETTLED:
            settled = match
    assert 8 <= settled <= 12  # type: ignore[operator]
    assert one.certainty == "rough"
    assert [Rating(25, sigma).certainty for sigma in (2, 4, 6, 7)] == ["sure", "fair", "rough", "provisional"]


def test_more_matches_of_the_same_two_in_a_day_count_less_and_less():
    weights = [diminished(met) for met in range(15)]
    assert weights[:FULL] == [1.0] * FULL
    assert weights[FULL : FULL + 4] == [1 / 2, 1 / 4, 1 / 8, 1 / 16]
    assert set(weights[FULL + 4 :]) == {0.0}


def test_a_weight_picks_a_rating_between_two_others():
    assert NEW.towards(Rating(35, 1), 0) == NEW
    assert Rating(20, 8).towards(Rating(30, 4), 0.5) == Rating(25, 6)
    assert mean([Rating(20, 8), Rating(30, 4)]) == Rating(25, 6)
