"""How the pictures of a game look: its table and inks, its border, and the backs of its cards.

What is said with a color or a form is the same in all games, so that who reads one reads all: gold is to act, the
red frame is new, the laurel is a victory. Here stands what differs, and ``docs/pictures/style.md`` says why.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from pictures import palette
from pictures.palette import fade_colors

Texture = Callable[[int, int], str]  # the width and height of a table -> the data of a path


@dataclass(frozen=True, slots=True)
class Border:
    """What runs along the foot of the header: the data of paths in 12 units of height, ``step`` units for each turn.

    Both begin at the left edge of a turn, a unit and a half below the top.
    """

    step: float
    line: str = ""
    fill: str = ""
    rule: bool = True

    def repeated(self, data: str, width: float) -> str:
        """Return the data of a path, once for each turn in a width."""
        return "".join(f"M{at * self.step + 1.5:.1f} 1.5{data}" for at in range(int(width // self.step) + 1))


MEANDER = Border(12, line="h9v8h-6v-4h3")  # the Greek key


def scatter_grain(width: int, height: int) -> str:
    """Return the grain of clay: faint specks, scattered as far apart as the golden ratio scatters them."""
    return "".join(f"M{at * 247 % width} {at * 9}h{2 + at % 3}" for at in range(height // 9 + 1))


@dataclass(frozen=True, eq=False)
class Style:
    """The look of one game. Colors are ``#rrggbb``.

    ``package`` is the game's pictures, whose emblems may be drawn besides the shared ones; ``own`` are the colors that
    the game draws with besides these. A texture must not depend on the height: a taller table begins like a lower one.
    Two styles are never equal, because marks are compared by them many times a picture.
    """

    package: str
    own: tuple[str, ...] = ()
    table: str = palette.BISQUE  # what everything lies on
    speck: str = palette.SAND  # the lines of its texture
    texture: Texture = scatter_grain
    ink: str = palette.GLAZE  # text on the table and on plates
    faint: str = palette.EARTH  # secondary text there
    frame: str = palette.SHADE  # lines around plates and empty places
    low: str = palette.LOW  # plates of players: at rest
    lit: str = palette.LIT  # to act
    shaded: str = palette.SHADED  # absent
    band: str = palette.GLAZE  # the header
    title: str = palette.SLIP  # text in it
    turn: str = palette.GOLD  # whose turn it is
    trim: str = palette.CLAY  # its border
    border: Border = MEANDER
    back: str = palette.KILN  # a card face down
    pattern: str = palette.GLAZE  # the frame on it
    crest: str = ""  # the emblem on a large one
    win: str = palette.LEAF  # the laurel on a plate
    loss: str = palette.BLOOD  # what is new, and what is lost

    @cached_property
    def colors(self) -> tuple[str, ...]:
        """All colors that a picture of the game may have."""
        mine = (self.table, self.speck, self.ink, self.faint, self.frame, self.low, self.lit, self.shaded)
        head = (self.band, self.title, self.turn, self.trim, self.back, self.pattern, self.win, self.loss)
        faded = fade_colors((palette.GLAZE, palette.SLIP), self.low)
        return tuple(dict.fromkeys((*palette.SHARED, *mine, *head, *self.own, *faded)))


PLAIN = Style("pictures")
