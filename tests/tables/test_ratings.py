"""What results do to ratings: the right direction, teams, ties, many players, and two who play all day."""

import pytest

from tables.ratings import FULL, SETTLED, Rating, diminished, mean, rate

NEW = Rating()


def test_everybody_begins_at_a_thousand_and_is_provisional():
    assert (NEW.points, NEW.certainty) == (1000, "provisional")


def test_who_wins_goes_up_and_who_loses_goes_down_and_both_are_surer():
    [[winner], [loser]] = rate([[NEW], [NEW]], [1, 2])
    assert winner.mu > NEW.mu > loser.mu
    assert winner.sigma < NEW.sigma > loser.sigma


def test_the_order_of_the_seats_means_nothing():
    assert rate([[NEW], [NEW]], [2, 1]) == rate([[NEW], [NEW]], [1, 2])[::-1]


def test_a_tie_brings_the_strong_and_the_weak_together_and_moves_no_equals():
    strong, weak = Rating(30, 4), Rating(20, 4)
    [[down], [up]] = rate([[strong], [weak]], [1, 1])
    assert (down.mu < 30, up.mu > 20) == (True, True)
    [[one], [other]] = rate([[NEW], [NEW]], [1, 1])
    assert one.mu == pytest.approx(NEW.mu) == pytest.approx(other.mu)


def test_six_players_are_rated_in_the_order_of_their_places():
    after = [mu for [mu] in [[each.mu for each in team] for team in rate([[NEW]] * 6, [3, 1, 6, 2, 4, 5])]]
    assert sorted(after, reverse=True) == [after[1], after[3], after[0], after[4], after[5], after[2]]


def test_partners_win_and_lose_together_the_unsure_one_more():
    sure = Rating(25, 2)
    [[one, two], [three, four]] = rate([[NEW, sure], [NEW, sure]], [1, 2])
    assert one.mu - 25 > two.mu - 25 > 0
    assert three.mu - 25 < four.mu - 25 < 0


def test_to_beat_a_strong_player_is_worth_more():
    [[over_strong], _] = rate([[NEW], [Rating(35, 3)]], [1, 2])
    [[over_weak], _] = rate([[NEW], [Rating(15, 3)]], [1, 2])
    assert over_strong.mu > over_weak.mu > NEW.mu


def test_about_ten_duels_are_enough_not_to_be_provisional():
    one = other = NEW
    settled = None
    for match in range(1, 21):
        [[one], [other]] = rate([[one], [other]], [1, 2] if match % 2 else [2, 1])
        if settled is None and one.sigma <= SETTLED:
            settled = match
    assert 8 <= settled <= 12
    assert one.certainty == "rough"
    assert [Rating(25, sigma).certainty for sigma in (2, 4, 6, 7)] == ["sure", "fair", "rough", "provisional"]


def test_the_same_two_count_in_full_a_few_times_a_day_then_less_and_then_not_at_all():
    weights = [diminished(met) for met in range(15)]
    assert weights[:FULL] == [1.0] * FULL
    assert weights[FULL : FULL + 4] == [1 / 2, 1 / 4, 1 / 8, 1 / 16]
    assert set(weights[FULL + 4 :]) == {0.0}


def test_between_two_ratings_is_what_a_weight_says():
    assert NEW.towards(Rating(35, 1), 0) == NEW
    assert Rating(20, 8).towards(Rating(30, 4), 0.5) == Rating(25, 6)
    assert mean([Rating(20, 8), Rating(30, 4)]) == Rating(25, 6)
