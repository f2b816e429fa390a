"""A player that cannot go on loses; the others play on."""

import pytest

from engine.core import Outcome
from engine.forfeits import REASON, Forfeit, Forfeits
from engine.players import Random
from engine.selfplay import play_numbered_game
from tests.contract.boxes import GAMES

FOUR = (0, 1, 2, 3)
TEAMS = (0, 1, 0, 1)


class Quitter:
    """Moves a few times, then gives up."""

    def __init__(self, moves):
        self.left = moves

    def choose(self, game, view, moves, chance, enough=None):
        if not self.left:
            raise Forfeit("had enough")
        self.left -= 1
        return moves[0]


def without(sides, *seats):
    found = Forfeits(sides)
    for seat in seats:
        found.add(seat, "had enough")
    return found


@pytest.mark.parametrize("game", ["iliad", "hector", "olympus", "horse", "delphi"])
def test_of_two_sides_the_other_wins_at_once(game):
    played = play_numbered_game(GAMES[game], 2, {}, [Random(), Quitter(2)], 1, 0)
    assert played.outcome == Outcome((1.0, 0.0), (1, 2), REASON)
    assert played.forfeits == {1: "had enough"}


def test_of_three_sides_the_others_play_to_the_end():
    played = play_numbered_game(GAMES["delphi"], 3, {}, [Quitter(0), Random(), Random()], 1, 0)
    assert played.moves > 50
    assert played.outcome.places[0] == 3
    assert played.outcome.shares[0] == 0
    assert sum(played.outcome.shares) == pytest.approx(1)


def test_the_last_side_that_is_left_wins():
    played = play_numbered_game(GAMES["delphi"], 3, {}, [Quitter(3), Random(), Quitter(0)], 1, 0)
    assert played.outcome.shares == (0.0, 1.0, 0.0)
    assert played.outcome.places == (2, 1, 2)


def test_everybody_else_moves_up_past_a_winner_who_forfeits():
    judged = without(FOUR, 0).judged(Outcome((1, 0, 0, 0), (1, 2, 3, 4), "points"))
    assert judged == Outcome((0.0, 1.0, 0.0, 0.0), (4, 1, 2, 3), REASON)


def test_the_victory_of_one_who_forfeits_goes_to_all_who_tied_behind():
    judged = without(FOUR, 0).judged(Outcome((1, 0, 0, 0), (1, 2, 2, 4), "points"))
    assert judged == Outcome((0.0, 0.5, 0.5, 0.0), (4, 1, 1, 3), REASON)


def test_a_partner_forfeits_for_the_team():
    found = without(TEAMS, 2)
    assert found.decided
    assert found.judged(None) == Outcome((0.0, 0.5, 0.0, 0.5), (3, 1, 3, 1), REASON)


def test_a_game_without_forfeits_ends_as_the_rules_say():
    outcome = Outcome((0, 1), (2, 1), "points")
    assert without((0, 1)).judged(outcome) is outcome
