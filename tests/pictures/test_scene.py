"""What a picture says about whose turn it is and who has won, and in which order players stand."""

from typing import Any

import pytest

from engine.core import NOBODY
from games.painters import PAINTERS
from tests.contract.boxes import GAMES
from tests.pictures.reading import random_game, scene_of, written
from words import LANGUAGES, Words
from words.people import fold_lookalikes, shown_names

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


PARTIES = [("Ada", "Ada 🎉", "Аdа"), ("\u202eمحمد", "محمد", "\u3164"), ("Place 2", "\u2800", "Z" + "\u0301" * 31)]  # noqa: RUF001


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("party", PARTIES)
def test_no_two_players_are_called_alike_in_a_picture(game, party, language):
    words = Words(language)
    scene = scene_of(DELPHI, game[0], language=language, names=shown_names(dict(enumerate(party)), words))
    called = [scene.called(seat) for seat in range(3)]
    assert len({fold_lookalikes(name) for name in called}) == 3


def test_a_name_that_can_be_drawn_in_full_keeps_it(game):
    scene = scene_of(DELPHI, game[0], names={0: "Ada 🎉", 1: "Ada", 2: "Bo"})
    assert [scene.called(seat) for seat in range(3)] == ["Ada (2)", "Ada", "Bo"]


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("party", PARTIES)
def test_a_picture_of_any_game_shows_such_names_apart(key, party):
    its: Any = GAMES[key]
    state = next(random_game(its, 2, 1, None))[0]
    scene = scene_of(its, state, names=shown_names(dict(enumerate(party[:2])), Words("en")))
    drawn = PAINTERS[key].table(scene)
    assert all(written(drawn, scene.called(seat)) for seat in range(2))
    assert scene.called(0) != scene.called(1)
