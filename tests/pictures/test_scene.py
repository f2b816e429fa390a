"""What a picture says about whose turn it is and who has won, and in which order players stand."""

from typing import Any

import pytest

from engine.core import NOBODY
from tests.contract.boxes import GAMES
from tests.pictures.reading import random_game, scene_of

DELPHI: Any = GAMES["delphi"]


@pytest.fixture(scope="module")
def game():
    """The positions of a random game of three."""
    return [state.copy() for state, _ in random_game(DELPHI, 3, 7)]


def test_a_reader_who_is_to_act_with_others_is_told_so(game):
    together = next(state for state in game if len(state.to_act()) > 1)
    reader = together.to_act()[0]
    assert scene_of(DELPHI, together, reader).turn == "Your turn"
    assert scene_of(DELPHI, together).turn == f"Waiting for {len(together.to_act())} players"


def test_at_the_end_the_band_names_the_winner(game):
    places = game[-1].outcome().places
    winner = ("Tom", "Anna", "Bob")[places.index(1)]
    assert scene_of(DELPHI, game[-1]).turn == f"{winner} wins"
    assert scene_of(DELPHI, game[-1], language="fr").turn == f"{winner} gagne"


def test_at_the_end_players_stand_by_place(game):
    places = game[-1].outcome().places
    for seat in (NOBODY, 0, 1):
        assert [places[each] for each in scene_of(DELPHI, game[-1], seat).around(3)] == sorted(places)
    assert scene_of(DELPHI, game[0], 0).around(3) == [1, 2, 0], "the reader last"
