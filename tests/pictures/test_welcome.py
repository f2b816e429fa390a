"""The picture of all games: each with its name, its look and an emblem of its own."""

from dataclasses import replace

import pytest

import games.narrators  # noqa: F401  (includes the sentences of the games)
from games.narrators import game_name
from games.painters import PAINTERS
from games.posters import make_panel, make_panels
from pictures.printing import LARGEST
from pictures.style import PLAIN
from pictures.typeface import ELLIPSIS
from pictures.welcome import draw_games, print_games, split_rows
from tests.pictures.reading import emblems, lines, outside
from tests.pictures.test_colours import READABLE, contrast
from words import LANGUAGES, Words

TALLEST = 330  # units: with the greeting under it, the first button stands on the first screen of a phone


def named(drawing):
    return [words for words, *_ in lines(drawing.marks)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_games_are_named_in_full_with_an_emblem_of_their_own(language):
    words = Words(language)
    drawing = draw_games("Ilion", make_panels(PAINTERS, words))
    assert named(drawing) == ["Ilion", *(game_name(key, words) for key in PAINTERS)]
    assert len({*emblems(drawing)}) == len(PAINTERS) == len(emblems(drawing))
    assert drawing.height <= TALLEST
    assert not outside(drawing)


@pytest.mark.parametrize("count", range(1, 8))
def test_any_number_of_games_stands_in_even_rows(count):
    rows = split_rows([*range(count)])
    assert [at for row in rows for at in row] == [*range(count)]
    assert max(map(len, rows)) <= 3
    assert max(map(len, rows)) - min(map(len, rows)) <= 1


@pytest.mark.parametrize("key", PAINTERS)
def test_a_game_is_shown_in_its_own_look(key):
    panel = make_panel(key, Words("en"))
    svg = draw_games("Ilion", [panel]).svg
    assert panel.style.package == f"games.{key}.pictures"
    assert all(f'fill="{color}"' in svg for color in (panel.style.table, panel.style.band))
    assert contrast(panel.style.title, panel.style.band) >= READABLE
    assert contrast(panel.style.band, panel.style.table) >= 3, "the emblem has the color of the header"


def test_a_game_without_a_painter_has_a_plain_panel():
    panel = make_panel("nothing", Words("en"))
    assert (panel.style, panel.emblem) == (PLAIN, "helmet")
    assert ELLIPSIS not in "".join(named(draw_games("Ilion", [panel])))


@pytest.mark.parametrize(("name", "drawn"), [("Шахматы", "Шахматы"), ("Dice 🎲", "Dice"), ("象棋", "")])
def test_a_game_of_any_name_has_a_panel(name, drawn):
    its = replace(make_panel("nothing", Words("en")), name=name)
    drawing = draw_games("Ilion", [its])
    assert drawn in "".join(named(drawing))
    assert b"PNG" in print_games("Ilion", (its,))


def test_the_picture_of_all_games_is_printed_once():
    words = Words("en")
    one, other = (print_games("Ilion", make_panels(PAINTERS, words)) for _ in range(2))
    assert one is other
    assert len(one) <= LARGEST
