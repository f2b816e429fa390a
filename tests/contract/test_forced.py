"""Forced moves, at every table: what is made without being asked for tells nobody anything."""

from engine.chance import Guess
from engine.choices import forced_move
from engine.core import NOBODY
from games.olympus.rules.game import Olympus
from tests.contract.boxes import BOXES
from tests.contract.tables import a_table_of_each_game, each_table
from tests.contract.test_undo import games

TWINS = 8  # positions that differ from each in what spectators cannot see


def alone(state):
    """Return the seats to act that have a single move."""
    return [seat for seat in state.to_act() if len(state.legal(seat)) == 1]


@a_table_of_each_game
def test_everybody_could_know_that_a_forced_move_is_the_only_one(game, variant, seats):
    for match, _ in games(game, variant, seats, 4):
        for seat in alone(match.state):
            if forced_move(game, match.state, seat, Guess(match.ply)) is not None:
                twins = [BOXES[game.key].swap(match.state, NOBODY, Guess(chance)) for chance in range(TWINS)]
                assert all(alone(twin) == alone(match.state) for twin in twins)


@each_table
def test_a_seat_that_chooses_among_several_moves_is_not_forced(game, variant, seats):
    for match, _ in games(game, variant, seats):
        for seat in {*match.state.to_act()} - {*alone(match.state)}:
            assert forced_move(game, match.state, seat, Guess(0)) is None


def test_a_hand_that_nobody_sees_forces_nothing():
    secret = 0
    for match, _ in games(Olympus(), "standard", 2, 3):
        for seat in alone(match.state):
            twins = [BOXES["olympus"].swap(match.state, NOBODY, Guess(chance)) for chance in range(TWINS)]
            if any(len(twin.legal(seat)) > 1 for twin in twins):
                secret += 1
                assert forced_move(match.game, match.state, seat, Guess(match.ply)) is None
    assert secret
