"""The computer player knows what cards, points and places are worth, and how that changes."""

import pytest

from games.delphi.rules.cards import MARCHES, PARADES
from games.delphi.rules.knowhow import compute_lead, count_playable_cards, estimate_wins, tempting, worth
from tests.games.delphi.table import do, table

LAST = PARADES * MARCHES
HANDS = {0: "4 5", 1: "4 5", 2: "4 5"}
ROWS = {0: "4", 1: "4", 2: "4"}
AWAY = {"players": [1, 2], "places": {0: 1}}


def value(of=worth, **position):
    """Return the worth of a position to seat 0; all players in the march are equal except as given."""
    return of(stand(**position).view(0))


def stand(*, players=(0, 1, 2), **position):
    """Return a position in which those in the march are about to lay a card."""
    return table(3, **({"hands": HANDS, "rows": ROWS, "players": players, "asked": players} | position))


def more(seat=0, **position):
    """Return the worth to seat 0 of three more cards in a seat's hand."""
    return value(hands=HANDS | {seat: "4 5 3 3 6"}, **position) - value(**position)


def test_a_card_is_worth_less_the_nearer_the_end():
    worths = [more(number=number, **AWAY) for number in range(1, LAST + 1)]
    assert worths == sorted(worths, reverse=True)
    assert worths[0] > worths[-1] > 0


def test_a_player_with_more_cards_can_outlast_the_others():
    there, gone = (more(**where) - more(of=tempting, **where) for where in ({}, AWAY))
    assert there > gone + 0.1


def test_cards_of_players_who_left_the_march_outlast_nobody():
    gone = {"players": [0, 1], "places": {2: 1}}
    assert more(1, **gone) < more(2, **gone) == 0


def test_a_face_down_card_is_spent():
    laid, passed = stand(), stand()
    for state, move in ((laid, "lay warrior_4"), (passed, "lay pass")):
        do(state, move)
    assert count_playable_cards(laid.view(0)) == 1
    assert count_playable_cards(passed.view(0)) == count_playable_cards(stand().view(0)) == 2


@pytest.mark.parametrize("scores", [[3, 0, 0], [1, 0, 0]])
def test_points_count_for_more_the_less_is_left_to_win(scores):
    early, late = (value(scores=scores, number=number) - value(number=number) for number in (1, LAST))
    assert 0 < early < late


def test_a_lead_is_counted_beyond_half_of_the_best_rivals_points():
    assert compute_lead(stand(scores=[6, 8, 2]).view(0)) == 2


def test_the_stronger_row_is_the_likelier_to_win_the_march():
    strong, weak = ROWS | {0: "6"}, ROWS | {0: "3"}
    assert estimate_wins(stand(rows=strong).view(0))[1] > 0.5 > estimate_wins(stand(rows=weak).view(0))[1]
    assert value(rows=strong) > value() > value(rows=weak)


def test_leaving_with_a_better_place_is_worth_more():
    assert value(players=[1], places={0: 2, 2: 1}) > value(players=[1], places={0: 1, 2: 2})
