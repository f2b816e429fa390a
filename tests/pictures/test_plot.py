"""The plot of a game: a PNG of one size, whatever the names, the length and the number of curves."""

import struct

import pytest

from pictures.canvas import WIDTH
from pictures.palette import SEATS
from pictures.plot import STYLES, TICKS, Chart, Line, Plot, draw_chart, list_ticks
from tests.pictures.reading import lines, outside, overlapping
from tests.pictures.test_every_game import legible
from tests.pictures.test_names import LONG

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


@pytest.mark.parametrize("seats", [2, 6])
def test_text_is_large_and_dark_enough(seats):
    legible(Plot(chart(seats)).drawn())


def test_a_long_name_stays_in_its_column():
    drawing = Plot(chart(6, names=["W" * 32] * 6)).drawn()
    assert not outside(drawing)
    names = [(left, right) for words, left, right, *_ in lines(drawing.marks) if words.startswith("W")]
    assert len(names) == 12
    assert all(right < (WIDTH / 2 if left < WIDTH / 2 else WIDTH) for left, right in names)


def test_names_of_32_letters_are_whole_and_apart():
    drawing = Plot(chart(6, names=LONG)).drawn()
    assert [words for words, *_, cut in lines(drawing.marks) if cut] == []
    assert overlapping(drawing) == []


@pytest.mark.parametrize("moves", [1, 6, 7, 40, 66, 2000, 30_000])
def test_numbers_on_the_axis_are_few_and_round(moves):
    numbers = [*list_ticks(moves)]
    assert 2 <= len(numbers) <= TICKS
    assert numbers[0] == 0
    assert numbers[-1] <= moves
