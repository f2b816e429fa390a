"""The colours of a Greek vase, and those of the games' own pieces.

Colours that have to be told apart also differ in lightness, and whatever has one of them says
so with a letter or an emblem as well: about one reader in twenty confuses red and green.
"""

from __future__ import annotations

GLAZE = "#1e1714"  # the black of the figures
CLAY = "#c8663b"  # the red of the ground
BISQUE = "#e9c197"  # clay before it is fired: the table top
SLIP = "#f7ecd2"  # the white of cards
SHADE = "#8a5a3c"  # lines and lesser words on clay
GOLD = "#f2b632"  # whose turn it is
BLOOD = "#a3262a"  # what is lost
LEAF = "#3f5b2e"  # what is won

SEATS = ("#8f1018", "#146f80", "#596948", "#945e00", "#67348c", "#28283a")  # a ground for each seat's number
