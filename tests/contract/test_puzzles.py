"""The puzzles that come with the games."""

import pytest

from games.puzzles import by_number, puzzles
from tests.contract.boxes import GAMES

FEWEST = 20  # for each game


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_puzzles_that_fit_its_rules_and_cards(key):
    assert len(puzzles(key)) >= FEWEST, "find new ones: python -m engine puzzles"
    for known in puzzles(key):
        state, _ = known.puzzle.position(GAMES[key])
        names = [str(move) for move in state.legal(known.puzzle.seat)]
        assert {each.move for each in known.puzzle.best} <= {*names}
        assert known.puzzle.seat in state.to_act()


def test_no_two_puzzles_have_the_same_number():
    assert len(by_number()) == sum(len(puzzles(key)) for key in GAMES)
