"""Readers with each of the common forms of color blindness can distinguish the colors that matter."""

from itertools import combinations

import pytest

from games.painters import PAINTERS
from pictures import palette

# Severe dichromacy, on linear RGB: Machado, Oliveira and Fernandes, 2009, IEEE TVCG 15(6).
BLINDNESS = {
    "none": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
APART = 7.0  # CIE 1976 distance; people see about 2.3 side by side
READABLE = 4.5  # contrast of small text; WCAG 2.1, 1.4.3


def linear(colour):
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def lab(rgb):
    x = sum(a * b for a, b in zip((0.4124, 0.3576, 0.1805), rgb, strict=True)) / 0.9505
    y = sum(a * b for a, b in zip((0.2126, 0.7152, 0.0722), rgb, strict=True))
    z = sum(a * b for a, b in zip((0.0193, 0.1192, 0.9505), rgb, strict=True)) / 1.089
    fx, fy, fz = (t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def seen(colour, blindness):
    rgb = linear(colour)
    turned = [sum(a * b for a, b in zip(row, rgb, strict=True)) for row in BLINDNESS[blindness]]
    return lab([min(1.0, max(0.0, part)) for part in turned])


def distance(one, other, blindness):
    return sum((a - b) ** 2 for a, b in zip(seen(one, blindness), seen(other, blindness), strict=True)) ** 0.5


def luminance(colour):
    return sum(a * b for a, b in zip((0.2126, 0.7152, 0.0722), linear(colour), strict=True))


def contrast(one, other):
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def groups():
    yield "seats", palette.SEATS
    for key in PAINTERS:
        for name, colours in PAINTERS[key].TOLD_APART.items():  # type: ignore[attr-defined]
            yield f"{key}: {name}", colours


@pytest.mark.parametrize("blindness", BLINDNESS)
@pytest.mark.parametrize(("name", "colours"), [*groups()], ids=lambda value: value if isinstance(value, str) else "")
def test_kinds_are_told_apart_by_their_colours(name, colours, blindness):
    for one, other in combinations(colours, 2):
        assert distance(one, other, blindness) >= APART, f"{one} and {other}"


def test_text_is_readable_on_every_background():
    assert all(contrast(palette.SLIP, ground) >= READABLE for ground in (*palette.SEATS, palette.GLAZE))
    assert all(contrast(palette.GLAZE, ground) >= READABLE for ground in (palette.SLIP, palette.BISQUE, palette.GOLD))
    assert contrast(palette.GOLD, palette.GLAZE) >= READABLE
    for name, colours in groups():
        if name != "seats":
            for colour in colours:
                assert max(contrast(palette.GLAZE, colour), contrast(palette.SLIP, colour)) >= READABLE, name


def test_the_measure_models_red_green_blindness():
    red, green = "#c04030", "#6a8030"
    assert distance(red, green, "none") > 60
    assert distance(red, green, "deuteranopia") < distance(red, green, "none") / 2
