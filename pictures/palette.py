"""The colors of a Greek vase, and those of the games' own pieces.

Colors that must be told apart also differ in lightness, and everything colored also has a letter
or an emblem: about one reader in twenty confuses red and green.
"""

from __future__ import annotations

from collections.abc import Iterable

GLAZE = "#1e1714"  # the black of the figures
CLAY = "#c8663b"  # the red of the ground
BISQUE = "#e9c197"  # clay before it is fired: the table top
SAND = "#dcae7c"  # grains in that clay
SLIP = "#f7ecd2"  # the white of cards
SHADE = "#8a5a3c"  # lines on clay
EARTH = "#5c3520"  # secondary text on clay
KILN = "#a84e28"  # the backs of cards
GOLD = "#f2b632"  # the player to act
BLOOD = "#a3262a"  # losses
LEAF = "#3f5b2e"  # wins

SEATS = ("#8f1018", "#146f80", "#596948", "#945e00", "#67348c", "#28283a")  # the background of each seat's number


def color_seat(seat: int) -> str:
    """Return the background of a seat's number; a seventh seat has that of the first, as its number tells it apart."""
    return SEATS[seat % len(SEATS)]


def mix_colors(one: str, other: str, part: float) -> str:
    """Return one color over another, of which it covers a part."""
    each = ((int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(part * above + (1 - part) * under):02x}" for above, under in each)


FADED = 0.2  # how much of the ground covers what is lost; letters on it stay readable
LOW, LIT, SHADED = "#f0d2ad", "#f9e4b0", "#d9a67c"  # the backgrounds of players: at rest, to act, absent


def fade_colors(colors: Iterable[str], plate: str = LOW) -> tuple[str, ...]:
    """Return colors of cards as they look on a card that is lost, over the color of a plate."""
    return tuple(mix_colors(plate, color, FADED) for color in colors)


SHARED = (GLAZE, SLIP, GOLD, BLOOD, LEAF, *SEATS)  # they mean the same in every game
