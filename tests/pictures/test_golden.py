"""Pictures look as they did when a person last checked them."""

import re

import pytest
import pyvips

from tests.pictures.golden import GOLDEN, NAMES, difference, draw_golden, small

MEAN, MOST = 1.0, 24.0  # of 255; other versions of the drawing libraries stay below
LARGE = re.compile(r'<rect [^>]*width="(?:[3-9]\d|\d{3})\.\d" height="(?:[3-9]\d|\d{3})\.\d"[^>]*fill="#')


@pytest.mark.parametrize("name", NAMES)
def test_a_picture_looks_as_it_did(name):
    now, then = small(draw_golden(name).svg), pyvips.Image.new_from_file(str(GOLDEN / f"{name}.png"))
    assert (now.width, now.height) == (then.width, then.height)
    mean, most = difference(now, then)
    assert mean <= MEAN
    assert most <= MOST


def test_every_reference_picture_is_in_use():
    kept = {path.relative_to(GOLDEN).with_suffix("").as_posix() for path in GOLDEN.glob("*/golden/*.png")}
    assert kept == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_card_of_another_color_would_be_noticed(name):
    drawing = draw_golden(name)
    at = [found.start() for found in LARGE.finditer(drawing.svg)][-1]
    fill = drawing.svg.index('fill="', at) + 6
    changed = drawing.svg[:fill] + "#00ff00" + drawing.svg[drawing.svg.index('"', fill) :]
    mean, most = difference(small(drawing.svg), small(changed))
    assert mean > MEAN or most > MOST
