"""A legend: what each symbol in the pictures of a game means."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

from pictures import pieces
from pictures.canvas import WIDTH, Canvas, Drawing
from pictures.palette import GLAZE, GOLD, SLIP
from pictures.pieces import MARGIN, Face
from pictures.portraits import paint_portrait
from pictures.style import Style
from pictures.typeface import load_label_face
from words import Words

SIDE = 32  # the square in which a symbol is drawn
INDENT = SIDE + 10  # from a symbol's left edge to its meaning
WHOLE = WIDTH - 2 * MARGIN  # the width of a symbol with its meaning
SIZE, LINE = 16, 18  # of a meaning, and from one of its lines to the next; no smaller than what a hand says
Mark = Callable[[Canvas, float, float], object]  # draws a symbol in a square with this corner


@dataclass(frozen=True, slots=True)
class Symbol:
    """A symbol and its meaning."""

    mark: Mark
    meaning: str


@dataclass(frozen=True, slots=True)
class Legend:
    """The symbols of a game, and those of all games, drawn in the style of the game."""

    title: str
    style: Style
    own: tuple[Symbol, ...]
    shared: tuple[Symbol, ...]

    @property
    def symbols(self) -> tuple[Symbol, ...]:
        """All symbols."""
        return self.own + self.shared

    @property
    def pages(self) -> tuple[Legend, Legend]:
        """A picture for the game's own symbols and one for the others: a phone would make a taller one narrow."""
        return replace(self, shared=()), replace(self, own=())


def make_legend(game: str, style: Style, own: Iterable[Symbol], words: Words) -> Legend:
    """Return the symbols of a game of this name, and after them those of all games."""
    return Legend(words.say("picture-legend-title", game=game), style, tuple(own), tuple(list_shared_symbols(words)))


def draw_legend(its: Legend) -> Drawing:
    """Return the picture of a page; the title is the heading of the message."""
    canvas, y = Canvas(its.style), 4.0
    for symbol in its.symbols:
        y = draw_entry(canvas, symbol, y)
    return canvas.finished(y + 2)


def draw_entry(canvas: Canvas, symbol: Symbol, y: float) -> float:
    """Draw a symbol with its meaning; return where the next one begins."""
    lines = load_label_face().wrapped(symbol.meaning, SIZE, WHOLE - INDENT)
    high = max(SIDE, len(lines) * LINE)
    symbol.mark(canvas, MARGIN, y + (high - SIDE) / 2)
    top = y + (high - len(lines) * LINE) / 2 + 14
    for at, line in enumerate(lines):
        canvas.text(line, MARGIN + INDENT, top + at * LINE, SIZE)
    return y + high + 2


def describe_legend(its: Legend) -> list[str]:
    """Return the meanings as sentences, for people who do not see the picture."""
    return [f"{symbol.meaning.rstrip('.')}." for symbol in its.symbols]


# -- symbols


def make_face(its: Face) -> Mark:
    """Return a small card."""
    return partial(_face, its)


def _face(its: Face, canvas: Canvas, x: float, y: float) -> None:
    (pieces.paint_small_card if its.corner else pieces.paint_card)(canvas, its, x + 4, y, SIDE - 8, SIDE)


def make_emblem(name: str, ink: str = "", ground: str = SLIP) -> Mark:
    """Return an emblem without a card."""
    return lambda canvas, x, y: canvas.emblem(name, x + 4, y + 4, SIDE - 8, ink, ground)


def make_token(name: str, fill: str) -> Mark:
    """Return an emblem on the background of a token."""
    return partial(_token, name, fill)


def _token(name: str, fill: str, canvas: Canvas, x: float, y: float) -> None:
    canvas.rect(x, y + 5, SIDE, SIDE - 10, fill, corner=12, line=GLAZE)
    canvas.emblem(name, x + 7, y + 7, SIDE - 14, GLAZE, fill)


def make_disc(words: str, fill: str, ink: str = SLIP) -> Mark:
    """Return a round counter."""
    return lambda canvas, x, y: pieces.paint_disc(canvas, words, x + SIDE / 2, y + SIDE / 2, 11, fill, ink)


def make_back(words: str) -> Mark:
    """Return a card face down, with a number."""
    return lambda canvas, x, y: pieces.paint_back(canvas, x + 5, y + 1, 24, 32, words)


def list_shared_symbols(words: Words) -> Iterator[Symbol]:
    """Yield the symbols that the pictures of all games have."""
    marks: Sequence[tuple[str, Mark]] = (
        ("turn", _turn),
        ("number", lambda canvas, x, y: pieces.named_choice(canvas, 3, 3, x + SIDE / 2, y + SIDE / 2)),
        ("fresh", lambda canvas, x, y: pieces.mark_fresh(canvas, x + 6, y + 5, SIDE - 12, SIDE - 10)),
        ("lost", _lost),
        ("computer", lambda canvas, x, y: paint_portrait(canvas, "Nestor", x + SIDE / 2, y + SIDE / 2, 14)),
    )
    return (Symbol(mark, words.say("picture-symbol", symbol=name)) for name, mark in marks)


def _turn(canvas: Canvas, x: float, y: float) -> None:
    canvas.rect(x + 1, y + 6, SIDE - 2, SIDE - 12, canvas.style.lit, corner=6, line=GOLD, thick=3)


def _lost(canvas: Canvas, x: float, y: float) -> None:
    pieces.paint_card(canvas, Face("helmet", ""), x + 5, y + 1, 24, 32)
    pieces.cross_out(canvas, x + 5, y + 1, 24, 32)


def paint_laurel(canvas: Canvas, x: float, y: float) -> None:
    """Draw the wreath beside points."""
    canvas.emblem("laurel", x + 4, y + 4, SIDE - 8, canvas.style.win, canvas.style.table)
