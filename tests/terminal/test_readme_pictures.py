"""The pictures of the README show what the painters draw today."""

import json
from pathlib import Path

import pyvips

from pictures.canvas import Canvas
from terminal.readme_pictures import DRAWN, Shown, list_digests, list_pictures
from tests.pictures.reading import written

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
LARGEST = 2_000_000  # bytes


def test_the_readme_shows_what_painters_draw_today():
    """If this fails, ``python -m pictures readme`` draws them anew."""
    assert json.loads((FOLDER / DRAWN).read_text()) == list_digests()


def test_every_picture_of_the_readme_is_there_and_small():
    readme = (FOLDER.parents[1] / "README.md").read_text()
    for file in json.loads((FOLDER / DRAWN).read_text()):
        assert f"docs/pictures/{file}" in readme
        assert 0 < (FOLDER / file).stat().st_size < LARGEST


def test_the_readme_shows_in_ten_seconds_how_a_game_ends():
    *_, ending = list_pictures()
    moving = pyvips.Image.new_from_file(str(FOLDER / ending.file), n=-1)
    assert 9_000 < sum(moving.get("delay")) < 12_000
    assert [written(each, "Ada wins") for each in ending.drawings] == [False] * (len(ending.drawings) - 1) + [True]


def test_a_picture_of_other_drawings_has_another_digest():
    one, other = Canvas().finished(20), Canvas().finished(21)
    assert len({Shown("game.webp", each).digest for each in [(one,), (other,), (one, other)]}) == 3
