"""The portraits of computer players: one of its own for each figure, beside its name in every picture."""

from collections import deque
from dataclasses import replace
from importlib.resources import files

import pytest

from engine.core import NOBODY
from games.catalog import BOXES, load_catalog
from games.painters import PAINTERS
from pictures.portraits import PORTRAITS
from terminal.gallery import play_positions, scene_of
from tests.pictures.reading import emblems, lines
from words import LANGUAGES, Words
from words.figures import find_figure, list_computer_names, list_figures


def heads(key, names, *, ended, computers=True):
    """Return how many portraits the picture of a table has, in the opening or at the end, and its seats."""
    game = load_catalog()[key]
    variant, [seats, *_] = next(iter(game.variants.items()))
    positions = play_positions(game, variant, seats)
    match = deque(positions, maxlen=1)[0] if ended else next(positions)
    sitting = range(seats) if computers else ()
    scene = replace(scene_of(match, NOBODY, "en"), names=dict(enumerate(names[:seats])), computers=sitting)
    return emblems(PAINTERS[key].table(scene)).count("portrait_head"), seats


def test_no_two_figures_have_the_same_portrait():
    assert len(set(PORTRAITS.values())) == len(PORTRAITS)


@pytest.mark.parametrize("key", BOXES)
def test_every_figure_of_a_game_has_a_portrait(key):
    assert set(list_figures(key, Words("en"))) <= set(PORTRAITS)


def test_each_part_of_a_portrait_is_drawn_and_used():
    drawn = {each.name for each in files("pictures").joinpath("emblems").iterdir() if each.name.startswith("portrait_")}
    assert drawn == {f"portrait_{part}.svg" for parts in (*PORTRAITS.values(), ("head",)) for part in parts}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", BOXES)
def test_a_computer_is_known_by_its_name_in_any_language(key, language):
    found = [find_figure(key, name) for name in list_computer_names(key, Words(language))]
    assert found == list_figures(key, Words("en"))


def test_a_person_who_is_called_like_a_figure_is_none():
    assert find_figure("iliad", "Nestor") == ""


@pytest.mark.all_games
@pytest.mark.parametrize("ended", [False, True])
@pytest.mark.parametrize("key", PAINTERS)
def test_only_computers_have_portraits(key, ended):
    assert heads(key, list_figures(key, Words("fr")), ended=ended)[0] == 0
    shown, seats = heads(key, list_computer_names(key, Words("fr")), ended=ended)
    assert shown >= seats


@pytest.mark.parametrize("key", PAINTERS)
def test_a_person_who_is_called_like_a_computer_has_none(key):
    assert heads(key, list_computer_names(key, Words("en")), ended=False, computers=False)[0] == 0


@pytest.mark.slow
@pytest.mark.parametrize(("key", "variant", "seats"), [("delphi", "standard", 4), ("iliad", "teams", 6)])
def test_a_portrait_does_not_cut_the_name_beside_it(key, variant, seats):
    for match in play_positions(load_catalog()[key], variant, seats):
        scene = scene_of(match, next(iter(match.state.to_act()), NOBODY), "en")
        computers, people = list_computer_names(key, scene.words), list_figures(key, scene.words)
        assert count_cut(scene, computers) == count_cut(scene, people)


def count_cut(scene, names):
    """Return how many texts are cut in the picture of a scene where the players have these names."""
    named = replace(scene, names=dict(enumerate(names[: len(scene.names)])), computers=range(len(scene.names)))
    painter = PAINTERS[scene.game.key]
    drawing = painter.table(named) if scene.open else painter.hand(named)
    return sum(cut for *_, cut in lines(drawing.marks))
