"""Readers who see no color at all, the fifth way to see, tell by shapes and letters what others tell by color."""

import re
from itertools import pairwise

import pytest

from games.delphi.pictures.faces import CARDS as SLABS
from games.delphi.pictures.faces import emblem, ground
from games.delphi.rules.cards import KINDS as DELPHI
from games.hector.pictures.card import paint_troop
from games.hector.pictures.look import GROUNDS
from games.horse.pictures.picture import WOOD, paint_warrior
from games.iliad.pictures.look import DOOM, TILE, VICTORIES
from games.iliad.rules.cards import TILES, VICTORY_KINDS
from games.olympus.pictures.picture import PAINTS, shape
from games.posters import find_style
from pictures import palette, pieces
from pictures.canvas import Canvas
from pictures.pieces import Face, Token

COLOR = re.compile(r"#[0-9a-f]{6}\b")


def draw_seats():
    for seat, color in enumerate(palette.SEATS):
        yield color, lambda canvas, seat=seat: pieces.paint_disc(canvas, str(seat + 1), 20, 20, 11, palette.SEATS[seat])


def draw_troops():
    for color in GROUNDS:
        yield color, lambda canvas, color=color: paint_troop(canvas, Face("hoplite", "4", ground=color), 9, 9)


def draw_warriors():
    for kind, color in enumerate(WOOD):
        yield color, lambda canvas, kind=kind: paint_warrior(canvas, kind, "", 40)


def draw_slabs():
    for kind in range(len(DELPHI)):
        face = Face(emblem(kind), "", ground=ground(kind))
        yield face.ground, lambda canvas, face=face: pieces.paint_card(canvas, face, 9, 9, 40, 50)


def draw_gains():
    colors = [*zip(VICTORY_KINDS, VICTORIES, strict=True), *((tile, TILE) for tile in TILES), ("thanatos", DOOM)]
    for name, color in colors:
        yield color, lambda canvas, name=name, color=color: pieces.paint_tokens(canvas, [Token(name, "2", color)], 9, 9)


def draw_peoples():
    for color, paint in enumerate(PAINTS):
        yield paint, lambda canvas, color=color: shape(canvas, color, 20, 20)


KINDS = {
    "seats": ("iliad", draw_seats, palette.SEATS),
    "gains of Iliad": ("iliad", draw_gains, (*VICTORIES, TILE, DOOM)),
    "cards of Delphi": ("delphi", draw_slabs, SLABS),
    "colors of Fight for Olympus": ("olympus", draw_peoples, PAINTS),
    "troops of Hector and Achilles": ("hector", draw_troops, GROUNDS),
    "warriors of The Trojan Horse": ("horse", draw_warriors, WOOD),
}


def drop_colors(game, paint):
    """Return what is painted in a game, without its colors."""
    canvas = Canvas(find_style(game))
    paint(canvas)
    return COLOR.sub("", canvas.finished(60).svg)


@pytest.mark.all_games
@pytest.mark.parametrize(("game", "draw", "colors"), KINDS.values(), ids=KINDS)
def test_kinds_are_told_apart_without_any_color(game, draw, colors):
    drawn = [*draw()]
    assert {color for color, _ in drawn} == set(colors)
    shapes = sorted(drop_colors(game, paint) for _, paint in drawn)
    assert all(one != other for one, other in pairwise(shapes))
