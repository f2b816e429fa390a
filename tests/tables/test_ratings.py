"""How results change ratings: direction, teams, ties, many players, and two people who play all day."""

from itertools import combinations, combinations_with_replacement
from math import exp, log, log1p, sqrt
from random import Random

import pytest

from tables.history.ratings import (
    BETA,
    FULL,
    MU,
    SETTLED,
    SIGMA,
    TAU,
    Rating,
    average_ratings,
    rate_teams,
    weigh_repetition,
)

NEW = Rating()
RANDOM_GAMES = 2000


def patterns(sides):
    """Yield all places that so many sides can have, the best first."""
    for shown in combinations_with_replacement(range(sides), sides):
        yield [1 + sum(other < mine for other in shown) for mine in shown]


def random_games(seed):
    """Yield teams of any strength, equal in size or not, and places with and without ties."""
    chance = Random(seed)
    for number in range(RANDOM_GAMES):
        spread, levels = chance.choice((1, 10, 1000)), chance.randint(1, 6)
        shown = [chance.randint(1, levels) for _ in range(chance.randint(2, 6))]
        places = [1 + sum(other < mine for other in shown) for mine in shown]
        size = chance.randint(1, 3)
        sizes = [chance.randint(1, 3) if number % 3 == 0 else size for _ in places]
        yield (
            [[Rating(chance.gauss(MU, spread), chance.uniform(0.1, SIGMA)) for _ in range(each)] for each in sizes],
            places,
        )


def flat(teams):
    return [each for team in teams for each in team]


def gains(teams, places):
    """Return how far each player's rating rises or falls."""
    return [now.mu - was.mu for now, was in zip(flat(rate_teams(teams, places)), flat(teams), strict=True)]


def test_everybody_begins_at_a_thousand_and_is_provisional():
    assert (NEW.points, NEW.certainty) == (1000, "provisional")


def test_winners_rise_losers_fall_and_both_ratings_get_surer():
    [[winner], [loser]] = rate_teams([[NEW], [NEW]], [1, 2])
    assert winner.mu > NEW.mu > loser.mu
    assert winner.sigma < NEW.sigma > loser.sigma


def test_the_order_of_seats_does_not_matter():
    assert rate_teams([[NEW], [NEW]], [2, 1]) == rate_teams([[NEW], [NEW]], [1, 2])[::-1]


def test_a_tie_brings_ratings_closer_and_leaves_equal_ones_alone():
    strong, weak = Rating(30, 4), Rating(20, 4)
    [[down], [up]] = rate_teams([[strong], [weak]], [1, 1])
    assert (down.mu < 30, up.mu > 20) == (True, True)
    [[one], [other]] = rate_teams([[NEW], [NEW]], [1, 1])
    assert one.mu == pytest.approx(NEW.mu) == pytest.approx(other.mu)


def test_six_players_are_rated_in_the_order_of_their_places():
    after = [mu for [mu] in [[each.mu for each in team] for team in rate_teams([[NEW]] * 6, [3, 1, 6, 2, 4, 5])]]
    assert sorted(after, reverse=True) == [after[1], after[3], after[0], after[4], after[5], after[2]]


@pytest.mark.parametrize("sides", range(2, 7))
def test_equals_gain_in_the_order_of_their_places(sides):
    for places in patterns(sides):
        found = gains([[NEW]] * sides, places)
        for (one, gained), (other, less) in combinations(zip(places, found, strict=True), 2):
            assert gained > less + 0.1 if one < other else gained == pytest.approx(less), (places, found)


def test_equals_among_unequals_gain_in_the_order_of_their_places():
    for number, (teams, places) in enumerate(random_games(1)):
        equals = [teams[0], *([teams[0]] if number % 2 else [teams[0] * 2]), *teams[2:]]  # also of unequal size
        found = [rate_teams(equals, places)[side][0].mu for side in (0, 1)]
        ahead = (places[0] < places[1]) - (places[0] > places[1])
        assert (found[0] - found[1]) * ahead > 0 if ahead else found[0] == pytest.approx(found[1])


def test_a_tie_of_equals_changes_nothing_between_them():
    for sides in range(2, 7):
        assert gains([[NEW]] * sides, [1] * sides) == pytest.approx([0.0] * sides)
    for teams, places in random_games(2):
        one, other, *_ = rate_teams([teams[0], teams[0], *teams[2:]], [places[0], places[0], *places[2:]])
        assert one == other


def test_a_lone_winner_never_falls_and_a_lone_loser_never_rises():
    for teams, places in random_games(3):
        for now, was, place in zip(rate_teams(teams, places), teams, places, strict=True):
            rise = now[0].mu - was[0].mu
            assert rise >= 0 or place > 1 or places.count(1) > 1
            assert rise <= 0 or place < max(places) or places.count(place) > 1


@pytest.mark.slow
def test_neither_the_order_of_seats_nor_of_partners_matters():
    for number, (teams, places) in enumerate(random_games(4)):
        order = Random(number).sample(range(len(teams)), len(teams))
        shuffled = rate_teams([teams[side][::-1] for side in order], [places[side] for side in order])
        expected = rate_teams(teams, places)
        for side, team in zip(order, shuffled, strict=True):
            assert [each.mu for each in team[::-1]] == pytest.approx([each.mu for each in expected[side]])
            assert [each.sigma for each in team[::-1]] == pytest.approx([each.sigma for each in expected[side]])


def test_what_equally_certain_players_gain_others_lose():
    for teams, places in random_games(5):
        alike = [[Rating(each.mu, 4) for each in team[:1]] for team in teams]
        assert sum(gains(alike, places)) == pytest.approx(0, abs=1e-9)


def test_certainty_grows_and_no_result_makes_a_rating_certain():
    for teams, places in random_games(6):
        for now, was in zip(flat(rate_teams(teams, places)), flat(teams), strict=True):
            before = was.sigma**2 + TAU**2
            assert before / 2 <= now.sigma**2 <= before * (1 + 1e-12)


def test_places_count_and_not_how_they_are_numbered():
    assert rate_teams([[NEW]] * 3, [1, 2, 2]) == rate_teams([[NEW]] * 3, [3, 7, 7])


@pytest.mark.parametrize(("teams", "places", "expected"), [
    ([[NEW], [NEW]], [1, 2], [(27.635389, 8.065901), (22.364611, 8.065901)]),
    ([[Rating(30, 4)], [Rating(20, 4)]], [1, 1], [(29.465498, 3.959392), (20.534502, 3.959392)]),
    ([[Rating(30, 4)], [Rating(20, 8)]], [2, 1], [(28.927340, 3.979697), (24.289243, 7.655368)]),
    ([[NEW, NEW], [NEW, NEW]], [1, 2], [*[(26.964295, 8.177963)] * 2, *[(23.035705, 8.177963)] * 2]),
])  # fmt: skip
def test_two_sides_are_rated_as_by_plackett_luce(teams, places, expected):
    """As by openskill 6.2, whose Plackett-Luce model has rated earlier games: of two sides both models say the same."""
    after = flat(rate_teams(teams, places))
    assert [number for each in after for number in (each.mu, each.sigma)] == pytest.approx(
        [number for each in expected for number in each], abs=1e-6
    )


# -- several games


def climbed(sides, games):
    """Return the ratings and strengths of players who have met at random, and the loss of each prediction of a pair."""
    chance = Random(1)
    strengths = [chance.gauss(MU, SIGMA) for _ in range(20)]
    ratings, losses = [NEW] * len(strengths), []
    for _ in range(games):
        players = chance.sample(range(len(strengths)), chance.choice(sides))
        luck = [-sqrt(2) * BETA * log(chance.expovariate(1)) for _ in players]
        shown = [round((strengths[each] + its) / BETA) for each, its in zip(players, luck, strict=True)]
        for one, other in combinations(range(len(players)), 2):
            if shown[one] != shown[other]:
                losses.append(loss(ratings[players[one]], ratings[players[other]], ahead=shown[one] > shown[other]))
        places = [1 + sum(other > mine for other in shown) for mine in shown]
        for player, [now] in zip(players, rate_teams([[ratings[each]] for each in players], places), strict=True):
            ratings[player] = now
    return ratings, strengths, losses


def loss(one, other, *, ahead):
    """Return how surprised the ratings of two players are by who is ahead: log 2 if they favor neither."""
    lead = (one.mu - other.mu) / sqrt(one.sigma**2 + other.sigma**2 + 2 * BETA**2)
    return log1p(exp(-lead if ahead else lead))


def slope(ratings, strengths):
    """Return how many points of a rating a point of strength makes, by least squares."""
    pairs = [(each.mu - MU, strength - MU) for each, strength in zip(ratings, strengths, strict=True)]
    return sum(rating * strength for rating, strength in pairs) / sum(strength**2 for _, strength in pairs)


@pytest.mark.parametrize("sides", [(2,), (3,), (6,), (2, 3, 4, 5, 6)])
def test_ratings_approach_strength_and_predict_results(sides):
    """At tables of every size, so that a rating means the same at all of them."""
    ratings, strengths, losses = climbed(sides, 1500 // max(sides))
    off = sqrt(sum((now.mu - strength) ** 2 for now, strength in zip(ratings, strengths, strict=True)) / 20)
    assert off < SIGMA / 2
    assert 0.75 < slope(ratings, strengths) < 1.4
    assert sum(losses[len(losses) // 2 :]) / (len(losses) // 2) < 0.8 * log(2)


# -- teams


def test_partners_move_together_and_the_less_certain_one_moves_more():
    sure = Rating(25, 2)
    [[one, two], [three, four]] = rate_teams([[NEW, sure], [NEW, sure]], [1, 2])
    assert one.mu - 25 > two.mu - 25 > 0
    assert three.mu - 25 < four.mu - 25 < 0


def test_beating_a_strong_player_is_worth_more():
    [[over_strong], _] = rate_teams([[NEW], [Rating(35, 3)]], [1, 2])
    [[over_weak], _] = rate_teams([[NEW], [Rating(15, 3)]], [1, 2])
    assert over_strong.mu > over_weak.mu > NEW.mu


def test_a_rating_is_settled_after_about_ten_duels():
    one = other = NEW
    settled = None
    for match in range(1, 21):
        [[one], [other]] = rate_teams([[one], [other]], [1, 2] if match % 2 else [2, 1])
        if settled is None and one.sigma <= SETTLED:
            settled = match
    assert 8 <= settled <= 12  # type: ignore[operator]
    assert one.certainty == "rough"
    assert [Rating(25, sigma).certainty for sigma in (2, 4, 6, 7)] == ["sure", "fair", "rough", "provisional"]


def test_more_matches_of_the_same_two_in_a_day_count_less_and_less():
    weights = [weigh_repetition(met) for met in range(15)]
    assert weights[:FULL] == [1.0] * FULL
    assert weights[FULL : FULL + 4] == [1 / 2, 1 / 4, 1 / 8, 1 / 16]
    assert set(weights[FULL + 4 :]) == {0.0}


def test_a_weight_picks_a_rating_between_two_others():
    assert NEW.towards(Rating(35, 1), 0) == NEW
    assert Rating(20, 8).towards(Rating(30, 4), 0.5) == Rating(25, 6)
    assert average_ratings([Rating(20, 8), Rating(30, 4)]) == Rating(25, 6)
