"""The plot of a game: a PNG of one size, whatever the names, the length and the number of curves."""

import re
import struct

import pytest

from games.painters import PAINTERS
from games.posters import draw_game_chart, find_style
from pictures.canvas import WIDTH, flatten_marks
from pictures.palette import SEATS, SLIP, color_seat
from pictures.plot import SAMPLE, STYLES, TICKS, Chart, Line, Plot, choose_dashes, draw_chart, list_ticks
from pictures.style import PLAIN
from tests.pictures.reading import lines, outside, overlapping
from tests.pictures.test_colours import contrast
from tests.pictures.test_every_game import VISIBLE, legible
from tests.pictures.test_names import LONG

COLOR = re.compile("#[0-9a-f]{6}")
NAMES = (r"Ada $\x$", "_Bruno", "Χλόη", "Dmitri 🎲", "李", "a name of two and thirty letters.")


def chart(seats=2, moves=40, names=NAMES):
    curves = [tuple((ply, (ply * (seat + 1)) % 7 / 6) for ply in range(moves + 1)) for seat in range(seats)]
    levels = ("0 %", "50 %", "100 %")
    return Chart("Iliad 7", "Moves made", "Chance of winning", levels, tuple(map(Line, names, curves)), curves[0][:3])


def size(png):
    assert png.startswith(b"\x89PNG")
    return struct.unpack(">II", png[16:24])


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("moves", [0, 1, 40, 2000])
def test_a_game_of_any_length_and_size_is_drawn_without_warnings(seats, moves):
    assert size(draw_chart(chart(seats, moves))) == (800, 680)


def test_no_two_seats_look_alike_even_without_colors():
    assert len(set(SEATS)) == len(set(STYLES)) == 6


def test_two_names_draw_two_pictures():
    assert draw_chart(chart()) == draw_chart(chart())
    assert draw_chart(chart()) != draw_chart(chart(names=("Ada", "Bruno")))


@pytest.mark.parametrize("key", ["", *PAINTERS])
@pytest.mark.parametrize("seats", [2, 6])
def test_text_is_large_and_dark_enough_in_the_look_of_any_game(seats, key):
    legible(Plot(chart(seats), find_style(key)).drawn())


def test_a_curve_beside_a_name_has_the_ground_of_the_others():
    """The colors of seats are too dark for the glaze of a cup."""
    drawn = Plot(chart(3), find_style("hector")).drawn()
    grounds = [place for mark, *place in flatten_marks(drawn.marks) if getattr(mark, "wide", 0) == SAMPLE[0]]
    assert len(grounds) == 3
    assert all(contrast(color, SLIP) >= VISIBLE for color in SEATS)


@pytest.mark.all_games
@pytest.mark.parametrize("key", PAINTERS)
def test_the_curves_of_a_game_have_its_look(key):
    style = find_style(key)
    drawn = Plot(chart(), style).drawn().svg
    assert all(f'fill="{color}"' in drawn for color in (style.table, style.band))
    assert set(COLOR.findall(drawn)) <= set(style.colors)
    assert draw_game_chart(key, chart()) == draw_chart(chart(), style)


def test_curves_of_more_than_six_players_are_as_high():
    drawing, usual = (Plot(chart(seats, names=[*map(str, range(seats))]), PLAIN) for seats in (14, 6))
    assert drawing.foot == usual.foot
    assert not outside(drawing.drawn())
    assert overlapping(drawing.drawn()) == []


def test_no_two_curves_of_a_color_have_the_same_dashes():
    assert [choose_dashes(seat) for seat in range(6)] == [*STYLES]
    assert len({(color_seat(seat), choose_dashes(seat)) for seat in range(36)}) == 36


def test_a_long_name_stays_in_its_column():
    drawing = Plot(chart(6, names=["W" * 32] * 6), PLAIN).drawn()
    assert not outside(drawing)
    names = [(left, right) for words, left, right, *_ in lines(drawing.marks) if words.startswith("W")]
    assert len(names) == 12
    assert all(right < (WIDTH / 2 if left < WIDTH / 2 else WIDTH) for left, right in names)


def test_names_of_32_letters_are_whole_and_apart():
    drawing = Plot(chart(6, names=LONG), PLAIN).drawn()
    assert [words for words, *_, cut in lines(drawing.marks) if cut] == []
    assert overlapping(drawing) == []


@pytest.mark.parametrize("moves", [1, 6, 7, 40, 66, 2000, 30_000])
def test_numbers_on_the_axis_are_few_and_round(moves):
    numbers = [*list_ticks(moves)]
    assert 2 <= len(numbers) <= TICKS
    assert numbers[0] == 0
    assert numbers[-1] <= moves
