"""What the pictures of Hector and Achilles show."""

import pytest

from engine.core import NOBODY
from games.hector import pictures as hector
from games.hector.pictures import Painter
from games.hector.rules.cards import COLOURS
from games.hector.rules.events import TroopPlayed
from pictures.emblems import drawing
from tests.games.hector.table import GAME, TROOPS, table
from tests.pictures.reading import chosen, emblems, random_game, scene_of, written
from words import LANGUAGES


def test_every_hero_has_a_figure_of_its_own():
    state, _ = next(random_game(GAME, 2, 1))
    painter = Painter(scene_of(GAME, state))
    figures = {painter.hero(seat, colour).emblem for seat in (0, 1) for colour in range(len(COLOURS))}
    assert len(figures) == 12
    assert "hero" not in figures
    assert all(drawing(name, "games.hector.pictures") for name in figures)


def test_a_deployed_hero_has_a_crest_beside_its_number():
    games = (random_game(GAME, 2, seed) for seed in range(5))
    shown = [
        (sum(army.covered >= 0 for army in state.view(NOBODY).armies), hector.table(scene_of(GAME, state)))
        for game in games
        for state, _ in game
    ]
    assert {deployed for deployed, _ in shown} == {0, 1, 2}
    assert all(emblems(drawing).count("hero") == 2 + deployed for deployed, drawing in shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_tokens_name_what_they_count(language):
    state, _ = next(random_game(GAME, 2, 1))
    drawing = hector.table(scene_of(GAME, state, language=language))
    assert written(drawing, {"en": "favors", "fr": "faveurs"}[language])
    assert written(drawing, {"en": "shame", "fr": "honte"}[language])


def holding(hand):
    """Return the picture of a hand with a hero, in the first turn of a battle."""
    state = table(hands={0: hand, 1: "red-1"}, hero={0: "green"}, played={0: "yellow-4", 1: "blue-3"})
    return hector.hand(scene_of(GAME, state, 0))


def test_troops_in_hand_lie_in_the_order_of_their_buttons():
    assert chosen(holding("green-3 green-4 yellow-3 brown-1"))[-4:] == [5, 6, 7, 8]


@pytest.mark.parametrize("hand", ["green-1", "green-1 green-2 yellow-4 brown-4"])
def test_below_the_hand_stands_only_what_counts(hand):
    """The hero lies in the hand, so words for it are for the text alone, however many lines the hand takes there."""
    drawing = holding(hand)
    assert written(drawing, "Counts now 4: green 0, yellow 4")
    assert not written(drawing, "Your hero: Aias (green 5)")


def test_a_hero_covers_only_one_of_two_equal_troops():
    state = table(
        hands={0: "red-1", 1: "red-1"},
        played={0: "yellow-4 yellow-4", 1: "blue-3"},
        deployed={0: ("green", "yellow-4")},
    )
    assert emblems(hector.table(scene_of(GAME, state))).count("hero") == 3


def test_of_two_equal_troops_the_one_just_played_is_new():
    state = table(hands={0: "red-1", 1: "red-1"}, played={0: "yellow-4 red-2 yellow-4", 1: "blue-3"})
    painter = Painter(scene_of(GAME, state, events=[TroopPlayed(0, TROOPS["yellow-4"], 10)]))
    assert painter.fresh(0, state.view(NOBODY).armies[0]) == {2}
