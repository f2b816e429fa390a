"""Computer players choose the same moves in every version, unless a change means to change how well they play.

What is only meant to be faster must leave these digests as they are. A change of rules, know-how or search that is
meant to change moves writes them again: ``python -m tests.engine.test_same_moves`` prints them.
"""

from hashlib import sha256

import pytest

from engine.chance import Guess
from engine.players import Greedy, Ismcts
from engine.players.levels import Forgetful
from tests.contract.boxes import TABLES
from tests.contract.tables import a_table_of_each_game

EVERY = 16  # decisions between two that others think about as well
OTHERS = (Forgetful(), Ismcts(60), Ismcts(20, guided=False))
DIGESTS = {
    "iliad standard 2": "b0754166257a",
    "iliad standard 3": "3e1fec3e2525",
    "iliad standard 4": "2f9ac882f3a6",
    "iliad standard 5": "ff37676dab61",
    "iliad teams 4": "0b95f633e15a",
    "iliad teams 6": "1274e3f1c0f7",
    "delphi standard 3": "2d4c5b2411ed",
    "delphi standard 4": "d4abb95104dc",
    "delphi duel 2": "c5cc88559a30",
    "olympus standard 2": "1319aa1025c3",
    "hector standard 2": "7d99ab715a41",
    "horse standard 2": "aacb2ef8bda5",
    "horse standard 3": "c4acd56beda8",
    "horse standard 4": "ecf4350b711a",
}


def named(game, variant, seats):
    return f"{game.key} {variant} {seats}"


def chosen(game, variant, seats):
    """Return a digest of the moves in a game of greedy players, and of what others would have done now and then."""
    chance, thought, moves = Guess(1), Guess(2), []
    state, _ = game.deal(seats, game.options(seats, {"variant": variant}), chance)
    while acting := state.to_act():
        seat = acting[0]
        view, legal = state.view(seat), state.legal(seat)
        if len(moves) % EVERY == 0:
            moves += [str(other.choose(game, view, legal, thought)) for other in OTHERS]
        move = Greedy().choose(game, view, legal, thought)
        moves.append(str(move))
        state.play(seat, move, chance)
    return sha256(" | ".join(moves).encode()).hexdigest()[:12]


@pytest.mark.slow
@a_table_of_each_game
def test_players_choose_the_moves_that_they_have_chosen(game, variant, seats):
    assert chosen(game, variant, seats) == DIGESTS[named(game, variant, seats)]


if __name__ == "__main__":
    for table in TABLES:
        print(f'    "{named(*table)}": "{chosen(*table)}",')
