"""What the pictures of all games share: the header, player plates, cards, counts and marks."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import lru_cache

from engine.core import Seat
from pictures.canvas import SMALLEST, TIGHTEST, WIDTH, Canvas, Deck
from pictures.names import fit_size, measure_least, paint_name
from pictures.palette import FADED, GLAZE, GOLD, SLIP, color_seat
from pictures.portraits import paint_portrait
from pictures.scene import Scene
from pictures.style import Style
from pictures.typeface import choose_title_face, load_label_face

MARGIN = 8
HEAD, TITLE = 46, 21  # the height of the header, and the size of its title
EDGE, BETWEEN = 3, 3  # of plates: from the edge of the picture, and from one to the next
WHOLE = WIDTH - 2 * EDGE
HALF = (WHOLE - BETWEEN) / 2
LINE = 13  # from one line of a card's name to the next
APART, FAR_APART = 3, 8  # the distance between tokens, and between those with red frames
MOST_CHOICES = 25  # numbers that a deck has ready, as many as a message has buttons
BESIDE = 20, 12  # from the number of a seat to the portrait; less where the name would be cut
CARD_GAP = 5  # from one card of a hand to the next
LAUREL = 24  # the width of a laurel beside a name


@dataclass(frozen=True, slots=True)
class Face:
    """What is printed on a card: an emblem, a corner (a number or letters), and a name if there is room.

    Beside the corner there may be another emblem, the ``crest``.
    """

    emblem: str
    corner: str
    name: str = ""
    ground: str = SLIP
    ink: str = GLAZE
    crest: str = ""


@dataclass(slots=True)
class Plate:
    """The background of one player's area; ``foot`` is its lower edge."""

    foot: float


@dataclass(frozen=True, slots=True)
class Held:
    """A card in the hand: how many copies, and the number of the choice that selects it, or 0."""

    face: Face
    count: int = 1
    number: int = 0
    fresh: bool = False


@dataclass(frozen=True, slots=True)
class Token:
    """Something won or lost, as an emblem with a number, and in small letters what is counted."""

    emblem: str
    words: str
    fill: str = SLIP
    number: int = 0
    fresh: bool = False
    label: str = ""

    @property
    def wide(self) -> float:
        """The width of the token."""
        named = load_label_face().width(self.label, SMALLEST) + 3 if self.label else 0
        return 27.5 + load_label_face().width(self.words, 13) + named + (20 if self.number else 0)

    @property
    def room(self) -> float:
        """The width of the token and the distance to the next, which is larger beside a red frame."""
        return self.wide + (FAR_APART if self.fresh else APART)


def paint_heading(canvas: Canvas, words: str, turn: str, beside: str = "") -> float:
    """Draw the header band: its title, and at the right whose turn it is; return where the table begins."""
    style = canvas.style
    canvas.rect(0, 0, canvas.width, HEAD, style.band)
    wide = canvas.text(
        words, MARGIN + 2, 28, TITLE, style.title, face=choose_title_face(words), most=WIDTH * 0.66, tight=True
    )
    right, room = canvas.width - MARGIN, WIDTH - wide - 3 * MARGIN
    canvas.text(turn, right, 16 if beside else 26, 13.5, style.turn, anchor="end", most=room, tight=True)
    canvas.text(beside, right, 31 if turn else 26, SMALLEST, style.title, anchor="end", most=room)
    paint_border(canvas, HEAD - 12)
    return HEAD + 6


def paint_border(canvas: Canvas, y: float) -> None:
    """Draw the border of the style across the whole width."""
    its, trim = canvas.style.border, canvas.style.trim
    if its.fill:
        canvas.path(its.repeated(its.fill, canvas.width), trim, y=y)
    if its.line:
        canvas.path(its.repeated(its.line, canvas.width), y=y, line=trim, thick=1.6)
    if its.rule:
        canvas.path(f"M0 11H{canvas.width}", y=y, line=trim, thick=1.6)


@contextmanager
def paint_plate(canvas: Canvas, y: float, *, acting: bool = False, absent: bool = False) -> Iterator[Plate]:
    """Put a plate under everything drawn inside the ``with`` block, down to ``foot``; gold if the seat is to act."""
    depth, under = canvas.depth, Plate(y)
    yield under
    with canvas.beneath(depth):
        lay_plate(canvas, EDGE, y, WHOLE, under.foot - y, acting=acting, absent=absent)


def paint_row(
    canvas: Canvas, scene: Scene, seats: Sequence[Seat], absent: Collection[Seat], y: float,
    paint: Callable[[Seat, float, float], float],
) -> float:  # fmt: skip
    """Draw a whole plate for a player, or half ones for two; return where the next row begins.

    ``paint(seat, x, wide)`` draws what is on a plate, and returns where it ends.
    """
    depth, wide = canvas.depth, WHOLE if len(seats) == 1 else HALF
    places = [(seat, EDGE + at * (wide + BETWEEN)) for at, seat in enumerate(seats)]
    high = max(paint(seat, x, wide) for seat, x in places) - y
    with canvas.beneath(depth):
        for seat, x in places:
            lay_plate(canvas, x, y, wide, high, acting=scene.lit(seat), absent=seat in absent)
    return y + high + BETWEEN


def lay_plate(
    canvas: Canvas, x: float, y: float, wide: float, high: float, *,
    acting: bool = False, absent: bool = False, corner: float = 8,
) -> None:  # fmt: skip
    """Draw a plate of this size, with a golden frame if the seat is to act."""
    style = canvas.style
    ground = style.lit if acting else style.shaded if absent else style.low
    canvas.rect(x, y, wide, high, ground, corner=corner, line=style.frame)
    if acting:
        canvas.rect(x + 1.5, y + 1.5, wide - 3, high - 3, corner=corner - 1, line=GOLD, thick=3)


def paint_nameplate(canvas: Canvas, scene: Scene, seat: Seat, y: float, most: float, x: float = 0) -> float:
    """Draw a seat's number and name, with a laurel if it has won, on a plate ``x`` further right; return the end.

    All have room in ``most``. The name has it first: that it is the reader's is said only beside a short one, and a
    long one has no laurel, as the end of a game has one for each winner.
    """
    beside = paint_seat(canvas, scene, seat, x + 20, y, most - LAUREL * scene.won(seat))
    x, most = x + beside, most - beside
    name, width = scene.called(seat), load_label_face().width
    crowned = scene.won(seat) and measure_least(name) <= most - LAUREL
    most -= LAUREL * crowned
    you = scene.words.say("picture-you") if seat == scene.reader else ""
    if measure_least(name, 15.5) > most - width(you, 15.5) - 5:
        you = ""
    room = most - (width(you, 15.5) + 5 if you else 0)
    end = x + 34 + paint_name(canvas, name, x + 34, y, room)
    end += canvas.text(you, end + 5, y + 5.5, 15.5) + 5 if you else 0
    if not crowned:
        return end
    canvas.emblem("laurel", end + 4, y - 10, 20, canvas.style.win, canvas.style.lit)
    return end + LAUREL


def needs_two_lines(scene: Scene, seat: Seat, most: float) -> bool:
    """Return whether the name on a plate takes two lines in so much room."""
    return measure_least(scene.called(seat)) > most


def paint_seat(canvas: Canvas, scene: Scene, seat: Seat, x: float, y: float, room: float = WIDTH) -> float:
    """Draw the number of a seat around a point, and the portrait of a computer player if its name has room beside.

    Return how much further right the name begins, for which there is so much ``room``.
    """
    least = measure_least(scene.called(seat), 15.5)
    beside = next((each for each in BESIDE if least <= room - each), 0)
    shown = beside and paint_portrait(canvas, scene.figure(seat), x + beside, y, 11.5)
    paint_disc(canvas, str(seat + 1), x, y, 9, color_seat(seat))
    return beside if shown else 0


def paint_winner(canvas: Canvas, scene: Scene, seat: Seat, y: float, most: float, laurel: str, ground: str) -> None:
    """Draw the winner's wreath around the portrait or the number, and the name, in the middle, 62 units high.

    A long name is narrower first, then smaller, and only then cut.
    """
    name = scene.called(seat)
    face = choose_title_face(name)
    size = fit_size(name, face, 29, 15, most)
    x = (canvas.width - 74 - min(face.width(name, size), most)) / 2
    canvas.emblem("laurel", x, y, 62, laurel, ground)
    if paint_portrait(canvas, scene.figure(seat), x + 31, y + 29, 17):
        paint_disc(canvas, str(seat + 1), x + 45, y + 43, 8, color_seat(seat))
    else:
        paint_disc(canvas, str(seat + 1), x + 31, y + 30, 13, color_seat(seat))
    ink = canvas.style.title if ground == canvas.style.band else ""
    canvas.text(name, x + 74, y + 31 + size * 0.34, size, ink, most=most, face=face, tight=True)


def paint_points(
    canvas: Canvas, words: str, right: float, y: float, ground: str, gold: str = "", *, laurel: bool = True
) -> float:
    """Draw points beside a laurel up to ``right``, on a golden pill if they lead; return where they begin."""
    x = right - load_label_face().width(words, 15.5)
    left = x - 26 if laurel else x - 4
    if gold:
        canvas.rect(left, y + 4, right + 5 - left, 22, gold, corner=11, line=GLAZE)
    if laurel:
        canvas.emblem("laurel", left + 4, y + 5, 20, canvas.style.win, gold or ground)
    canvas.text(words, x, y + 21, 15.5)
    return left


def paint_disc(canvas: Canvas, words: str, x: float, y: float, radius: float, fill: str, ink: str = SLIP) -> None:
    """Draw a round counter with a number, centered on a point."""
    canvas.group(x, y, _disc, words, radius, fill, ink)


def _disc(canvas: Canvas, words: str, radius: float, fill: str, ink: str) -> None:
    canvas.circle(0, 0, radius, fill, line=GLAZE, thick=1)
    size = max(SMALLEST, radius * (1.4 if len(words) < 2 else 1.15))
    canvas.text(words, 0, size * 0.36, size, ink, anchor="middle", most=2 * radius - 1, tight=True)


def mark_choice(canvas: Canvas, number: int, x: float, y: float) -> None:
    """Mark what a numbered button selects; ``0`` draws nothing."""
    if number:
        canvas.choice(number, x, y, _choice)


def named_choice(canvas: Canvas, number: int, name: int, x: float, y: float) -> None:
    """Draw the number by which something is named; with a ``number``, it looks like a choice."""
    if not number:
        paint_disc(canvas, str(name), x, y, 9.5, GLAZE)
        return
    canvas.named_choice(number)
    canvas.group(x, y, _choice, name)


def _choice(canvas: Canvas, number: int) -> None:
    canvas.circle(0, 0, 10.5, GLAZE, line=GOLD, thick=2)
    canvas.text(str(number), 0, 5, 14 if number < 10 else SMALLEST, GOLD, anchor="middle")


def mark_fresh(canvas: Canvas, x: float, y: float, wide: float, high: float, corner: float = 6) -> None:
    """Mark what has just happened with a red frame and a pennant at its upper left corner."""
    canvas.group(x, y, _fresh, wide, high, corner)


def _fresh(canvas: Canvas, wide: float, high: float, corner: float) -> None:
    canvas.rect(-2, -2, wide + 4, high + 4, corner=corner, line=canvas.style.loss, thick=3)
    canvas.path("M-3.5 -3.5h11l-11 11z", canvas.style.loss)


def paint_card(canvas: Canvas, face: Face, x: float, y: float, wide: float, high: float) -> None:
    """Draw a card; a large one has its name at the bottom, a mark of its own because it may say what it counts."""
    lines = label_lines(face.name, wide) if face.name else ()
    foot = len(lines) * LINE + 4 if lines else 3
    canvas.group(x, y, _card, replace(face, name=""), wide, high, foot)
    if lines:
        canvas.group(x, y, _card_name, lines, face.ink, wide, high - foot)


def _card(canvas: Canvas, face: Face, wide: float, high: float, foot: float) -> None:
    canvas.rect(0, 0, wide, high, face.ground, corner=wide / 9, line=GLAZE, thick=1.4)
    corner = min(18.0, max(SMALLEST, wide * 0.28))
    size = min(wide - 6, high - corner - foot - 1)
    canvas.emblem(face.emblem, (wide - size) / 2, high - foot - size, size, face.ink, face.ground)
    canvas.text(face.corner, 3, corner - 0.5, corner, face.ink, most=wide - 6, tight=True)


def _card_name(canvas: Canvas, lines: Sequence[str], ink: str, wide: float, y: float) -> None:
    canvas.path(f"M5 0.5h{wide - 10:.1f}", y=y, line=ink, thick=1.2)  # the figure stands on a line, as on a vase
    for at, line in enumerate(lines):
        canvas.text(line, wide / 2, y + 12.5 + at * LINE, SMALLEST, ink, anchor="middle", most=wide - 2, tight=True)


def paint_small_card(canvas: Canvas, face: Face, x: float, y: float, wide: float, high: float) -> None:
    """Draw a small card with its corner text large above its emblem, because the text matters more."""
    canvas.group(x, y, _little, face, wide, high)


def _little(canvas: Canvas, face: Face, wide: float, high: float) -> None:
    canvas.rect(0, 0, wide, high, face.ground, corner=wide / 9, line=GLAZE, thick=1.4)
    size = max(SMALLEST, high * (0.4 if len(face.corner) < 3 else 0.3))
    canvas.text(face.corner, wide / 2, high * 0.38, size, face.ink, anchor="middle", most=wide - 3, tight=True)
    side = high * 0.54 if face.corner else min(wide, high) - 4
    canvas.emblem(face.emblem, (wide - side) / 2, high - side - 2, side, face.ink, face.ground)


@lru_cache(maxsize=1 << 10)
def label_lines(name: str, wide: float) -> tuple[str, ...]:
    """Return the name of a card in at most two lines, which are drawn narrower if it takes that."""
    room = wide - 4
    lines = load_label_face().wrapped(name, SMALLEST, room)
    return tuple(lines if len(lines) <= 2 else load_label_face().wrapped(name, SMALLEST, room / TIGHTEST)[:2])


def paint_back(canvas: Canvas, x: float, y: float, wide: float, high: float, words: str = "") -> None:
    """Draw a card face down, with a word or a number on it."""
    canvas.group(x, y, _back, wide, high, words)


def _back(canvas: Canvas, wide: float, high: float, words: str) -> None:
    style = canvas.style
    canvas.rect(0, 0, wide, high, style.back, corner=wide / 9, line=GLAZE, thick=1.4)
    canvas.rect(3, 3, wide - 6, high - 6, corner=wide / 12, line=style.pattern, thick=1)
    if style.crest and not words:
        side = min(wide, high) * 0.6
        canvas.emblem(style.crest, (wide - side) / 2, (high - side) / 2, side, style.pattern, style.back)
    size = max(SMALLEST, wide * 0.5)
    canvas.text(words, wide / 2, high / 2 + size * 0.35, size, SLIP, anchor="middle", most=wide - 4, tight=True)


def cross_out(canvas: Canvas, x: float, y: float, wide: float, high: float, left: float = 0, across: float = 0) -> None:
    """Fade what was drawn, and cross it out, or only what is ``across`` wide there, ``left`` units further right."""
    canvas.group(x, y, _crossed, wide, high, left, across or wide)


def _crossed(canvas: Canvas, wide: float, high: float, left: float, across: float) -> None:
    canvas.rect(0, 0, wide, high, canvas.style.low, corner=min(wide, high) / 9, opacity=FADED)
    lines = f"M3 3l{across - 6} {high - 6}M{across - 3} 3l{6 - across} {high - 6}"
    canvas.path(lines, x=left, line=canvas.style.low, thick=7)  # some of what is lost is red itself
    canvas.path(lines, x=left, line=canvas.style.loss, thick=4)


def mark_copies(canvas: Canvas, number: int, x: float, y: float) -> None:
    """Write around a point how many copies of a card there are, unless there is only one."""
    if number > 1:
        canvas.group(x, y, _copies, number)


def _copies(canvas: Canvas, number: int) -> None:
    canvas.rect(-13, -8.5, 26, 17, GLAZE, corner=8.5)
    canvas.text(f"\N{MULTIPLICATION SIGN}{number}", 0, 4.5, SMALLEST, SLIP, anchor="middle")


def paint_tokens(canvas: Canvas, these: Iterable[Token], x: float, y: float, most: float = WIDTH - MARGIN) -> float:
    """Draw tokens in rows up to the width ``most``; return where the next row would begin."""
    left, top = x, y
    for at in these:
        wide = at.wide
        if left + wide > most:
            left, top = x, top + 25
        paint_token(canvas, at, left, top, wide)
        left += at.room
    return top + 25 if left > x else top


def measure_tokens(these: Iterable[Token]) -> float:
    """Return how wide a single row of these tokens is."""
    return sum(this.room for this in these)


def paint_token(canvas: Canvas, this: Token, x: float, y: float, wide: float) -> None:
    """Draw a token."""
    canvas.group(x, y, _token, this.emblem, this.words, this.fill, this.label, wide)
    if this.fresh:
        mark_fresh(canvas, x, y, wide, 22, 12)
    mark_choice(canvas, this.number, x + wide - 11, y + 11)


def _token(canvas: Canvas, emblem: str, words: str, fill: str, what: str, wide: float) -> None:
    canvas.rect(0, 0, wide, 22, fill, corner=11, line=GLAZE)
    canvas.emblem(emblem, 4, 2, 18, GLAZE, fill)
    end = 24 + canvas.text(words, 24, 15.5, 13, GLAZE)
    canvas.text(what, end + 3, 15.5, SMALLEST, GLAZE)


@dataclass(frozen=True, slots=True)
class Rows:
    """How the cards of a hand lie in even rows: the most in a row, and the width of a card at most."""

    most: int
    widest: float

    def count(self, cards: int) -> int:
        """Return how many rows so many cards take."""
        return -(-cards // self.most)

    def across(self, cards: int) -> int:
        """Return how many of so many cards are in a row."""
        return -(-cards // max(1, self.count(cards)))

    def width(self, cards: int) -> float:
        """Return how wide each of so many cards is."""
        return min(self.widest, (WIDTH - 2 * MARGIN + CARD_GAP) / max(1, self.across(cards)) - CARD_GAP)

    def spots(self, cards: int) -> Iterator[tuple[float, int]]:
        """Yield where each of so many cards begins, and in which row, from 0; the longest row is in the middle."""
        across, step = self.across(cards), self.width(cards) + CARD_GAP
        left = (WIDTH + CARD_GAP - across * step) / 2
        return ((left + at % across * step, at // across) for at in range(cards))

    def widths(self) -> tuple[float, ...]:
        """Return every width that a card may have."""
        return tuple(dict.fromkeys(map(self.width, range(1, self.most + 1))))


@lru_cache(maxsize=64)
def make_deck(
    style: Style, faces: tuple[Face, ...], wides: tuple[float, ...], paint: Callable[[Canvas, Face, float], None]
) -> Deck:
    """Return what hands with these cards may consist of; ``paint(canvas, face, wide)`` draws a card at (0, 0)."""
    canvas = Canvas(style)
    for wide in wides:
        for face in faces:
            paint(canvas, face, wide)
    for number in range(1, MOST_CHOICES + 1):
        mark_choice(canvas, number, 0, 0)
        mark_copies(canvas, number, 0, 0)
    return Deck(tuple(dict.fromkeys(mark for mark, _, _ in canvas.marks)))
