"""The look of Hector and Achilles: a red-figure cup, black glaze with figures left in the color of clay."""

from __future__ import annotations

from pictures import palette
from pictures.palette import GLAZE
from pictures.style import Border, Style

NIGHT = "#17100d"  # the glaze of cards, darker than that of plates
PLATE = "#2a1c16"
EMBER = "#ff6a45"  # losses and news: vermilion, for blood is too dark on black
GROUNDS = ("#f08468", "#a9d47e", "#7fb2f2", "#f3e27a", "#cdaee0", "#bc9448")  # the colors of troops
HONOR, DISGRACE, BONE = "#f6d77d", "#e9b3ae", "#d8cfc4"  # of tokens
SHAPES = (
    "M0-5A5 5 0 1 1 0 5A5 5 0 1 1 0-5Z",  # a disc
    "M0-6L6 5H-6Z",
    "M-5-5H5V5H-5Z",
    "M0-6.5L6.5 0L0 6.5L-6.5 0Z",
    "M-3-5.5H3L6 0L3 5.5H-3L-6 0Z",
    "M-2-6H2V-2H6V2H2V6H-2V2H-6V-2H-2Z",
)  # one for each color
STRIPS = (
    "a1.7 1.7 0 1 1 0.1 0z",  # dots
    "m-2.5-4.4h5l-2.5 4.4z",  # teeth
    "m-2.5-4h2.5v2.5h2.5v2.5h-2.5v-2.5h-2.5z",  # a chequer
    "m0-5l2.2 2.5l-2.2 2.5l-2.2-2.5z",  # diamonds
    "m-2.5-4.4l2.5 2l2.5-2v1.8l-2.5 2l-2.5-2z",  # chevrons
    "m-2.5-4.2h5v1.6h-5z",  # bars
)  # what runs along the edges of a card: one turn of five units for each color
TURN = 5


def draw_wheel(width: int, height: int) -> str:
    """Return the lines that the potter's wheel leaves."""
    return "".join(f"M{at * 173 % width // 2} {at * 17 + 5}h{90 + at * 61 % 110}" for at in range(height // 17 + 1))


WAVES = Border(
    16, fill="m-1.5 9.5a11 11 0 0 1 10.5-9a4.3 4.3 0 1 1-2.6 7.6a2.6 2.6 0 1 0 0.6-4.4a7.5 7.5 0 0 0-1.5 5.8h8.5z"
)
STYLE = Style(
    "games.hector.pictures",
    (*GROUNDS, *palette.fade_colors((*GROUNDS, NIGHT), PLATE), HONOR, DISGRACE, BONE, NIGHT),
    table="#120c0a",
    speck="#231812",
    texture=draw_wheel,
    ink="#f5dcb4",
    faint="#e0b285",
    frame="#b86c45",
    low=PLATE,
    lit="#4a2919",
    shaded="#0f0b09",
    band="#d67a48",
    title=GLAZE,
    turn=GLAZE,
    trim=GLAZE,
    border=WAVES,
    back="#a84e28",
    pattern=GLAZE,
    win="#c4dc8e",
    loss=EMBER,
)
TOLD_APART = {"colours": GROUNDS}
