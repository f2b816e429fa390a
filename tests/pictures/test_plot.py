"""The plot of a game: a PNG of one size, whatever the names, the length and the number of curves."""

import struct
import subprocess
import sys

import pytest

from pictures.plot import COLOURS, LETTERS, STYLES, Chart, Line, draw, shown

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
    assert size(draw(chart(seats, moves))) == (800, 680)


def test_no_two_seats_look_alike_even_without_colors():
    assert len(set(COLOURS)) == len(set(map(str, STYLES))) == 6


def test_two_names_draw_two_pictures():
    assert draw(chart()) == draw(chart())
    assert draw(chart()) != draw(chart(names=("Ada", "Bruno")))


def test_a_name_shows_only_letters_that_exist_and_fit():
    assert shown("Dmitri 🎲") == "Dmitri"
    assert shown("李") == ""
    assert shown(NAMES[-1]) == "a name of two…"
    assert len(shown(NAMES[-1])) == LETTERS


def test_importing_the_analysis_does_not_load_matplotlib():
    loaded = "import sys, cogs.history.analysis; sys.exit('matplotlib' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", loaded], check=False).returncode == 0
