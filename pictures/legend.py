"""A legend: what each symbol in the pictures of a game means."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from pictures import pieces
from pictures.canvas import SMALLEST, WIDTH, Canvas, Drawing
from pictures.palette import GLAZE, GOLD, LEAF, SLIP
from pictures.pieces import MARGIN, Face
from pictures.typeface import label
from words import Words

SIDE = 32  # the square in which a symbol is drawn
INDENT = SIDE + 10  # from a symbol's left edge to its meaning
WHOLE, HALF = WIDTH - 2 * MARGIN, WIDTH / 2 - MARGIN  # the width of a symbol with its meaning
LINE = 15  # from one line of a meaning to the next
Mark = Callable[[Canvas, float, float], None]  # draws a symbol in a square with this corner


@dataclass(frozen=True, slots=True)
class Symbol:
    """A symbol and its meaning."""

    mark: Mark
    meaning: str


@dataclass(frozen=True, slots=True)
class Legend:
    """The symbols of a game, and those of all games; ``package`` has the emblems of the game."""

    title: str
    package: str
    own: tuple[Symbol, ...]
    shared: tuple[Symbol, ...]

    @property
    def symbols(self) -> tuple[Symbol, ...]:
        """All symbols."""
        return self.own + self.shared


def legend(game: str, package: str, own: Iterable[Symbol], words: Words) -> Legend:
    """Return the symbols of a game of this name, and after them those of all games."""
    return Legend(words.say("picture-legend-title", game=game), package, tuple(own), tuple(shared(words)))


def draw(its: Legend) -> Drawing:
    """Return the picture of a legend."""
    canvas = Canvas(its.package)
    y = pieces.heading(canvas, its.title, "")
    for symbol in its.own:
        y = entry(canvas, symbol, MARGIN, y, WHOLE)
    for at in range(0, len(its.shared), 2):
        pair = its.shared[at : at + 2]
        y = max(entry(canvas, symbol, MARGIN + column * HALF, y, HALF) for column, symbol in enumerate(pair))
    return canvas.finished(y + 2)


def entry(canvas: Canvas, symbol: Symbol, x: float, y: float, wide: float) -> float:
    """Draw a symbol with its meaning; return where the next one begins."""
    lines = label().wrapped(symbol.meaning, SMALLEST, wide - INDENT)
    high = max(SIDE, len(lines) * LINE)
    symbol.mark(canvas, x, y + (high - SIDE) / 2)
    top = y + (high - len(lines) * LINE) / 2 + 11.5
    for at, line in enumerate(lines):
        canvas.text(line, x + INDENT, top + at * LINE, SMALLEST)
    return y + high + 4


def described(its: Legend) -> str:
    """Return the meanings one after another, for people who do not see the picture."""
    return " ".join(f"{symbol.meaning.rstrip('.')}." for symbol in its.symbols)


# -- symbols


def face(its: Face) -> Mark:
    """Return a small card."""
    return partial(_face, its)


def _face(its: Face, canvas: Canvas, x: float, y: float) -> None:
    (pieces.little if its.corner else pieces.card)(canvas, its, x + 4, y, SIDE - 8, SIDE)


def emblem(name: str, ink: str = GLAZE, ground: str = SLIP) -> Mark:
    """Return an emblem without a card."""
    return lambda canvas, x, y: canvas.emblem(name, x + 4, y + 4, SIDE - 8, ink, ground)


def tokens(name: str, fill: str) -> Mark:
    """Return an emblem on the background of a token."""
    return partial(_token, name, fill)


def _token(name: str, fill: str, canvas: Canvas, x: float, y: float) -> None:
    canvas.rect(x, y + 5, SIDE, SIDE - 10, fill, corner=12, line=GLAZE)
    canvas.emblem(name, x + 7, y + 7, SIDE - 14, GLAZE, fill)


def disc(words: str, fill: str, ink: str = SLIP) -> Mark:
    """Return a round counter."""
    return lambda canvas, x, y: pieces.disc(canvas, words, x + SIDE / 2, y + SIDE / 2, 11, fill, ink)


def back(words: str) -> Mark:
    """Return a card face down, with a number."""
    return lambda canvas, x, y: pieces.back(canvas, x + 5, y + 1, 24, 32, words)


def shared(words: Words) -> Iterator[Symbol]:
    """Yield the symbols that the pictures of all games have."""
    marks: Sequence[tuple[str, Mark]] = (
        ("turn", _turn),
        ("number", lambda canvas, x, y: pieces.choice(canvas, 3, x + SIDE / 2, y + SIDE / 2)),
        ("fresh", lambda canvas, x, y: pieces.fresh(canvas, x + 6, y + 5, SIDE - 12, SIDE - 10)),
        ("lost", _lost),
    )
    return (Symbol(mark, words.say("picture-symbol", symbol=name)) for name, mark in marks)


def _turn(canvas: Canvas, x: float, y: float) -> None:
    canvas.rect(x + 1, y + 6, SIDE - 2, SIDE - 12, pieces.LIT, corner=6, line=GOLD, thick=3)


def _lost(canvas: Canvas, x: float, y: float) -> None:
    pieces.struck(canvas, Face("helmet", ""), x + 5, y + 1, 24, 32)


def laurel(canvas: Canvas, x: float, y: float) -> None:
    """Draw the wreath beside points."""
    canvas.emblem("laurel", x + 4, y + 4, SIDE - 8, LEAF, SLIP)
