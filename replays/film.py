"""An animated picture of a game: what happened stands in words under each position.

A file has to be small enough to post. If it is not, every second move is left out, then more.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from math import ceil

from engine.core import Seat
from pictures.animation import Frame, Tell, animate_frames
from pictures.canvas import SMALLEST, WIDTH, Canvas, Drawing
from pictures.palette import EARTH, GLAZE, GOLD, SHADE, SLIP
from pictures.scene import drawn_names
from pictures.typeface import load_label_face, strip_undrawable
from replays.made import Made, TooLarge
from replays.story import OPEN, SEATS, Meanwhile, Story
from words import Names, Words

LONGEST = 240  # pictures of a film; a game with more moves loses some
MARGIN, SIZE, LINE = 10, 16, 20  # of the words under a picture, in units
HEAD, FOOT, BAR = 22, 12, 4  # the heights above the words, below them, and of the bar that shows how far it is
LINES, DEALT = 7, 4  # of words under a picture, and under that of the deal
ELLIPSIS = "…"
TOGETHER, NARROW = "\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}"
STILL, LETTER = 1.0, 0.045  # seconds that a picture is shown at least, and more for each letter to read
QUICKEST, SLOWEST = 1.8, 7.0  # seconds
FIRST, LAST = 3.0, 6.0  # seconds: to see what this is, and how it ended
SPARE = 0.95  # of the room in a file that is aimed at if the first try was too large


@dataclass(frozen=True, slots=True)
class Shot:
    """A step to show, and what else stands under it."""

    ply: int
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Drawable:
    """The names at a table as far as they can be drawn, because they stand in the picture."""

    inner: Meanwhile
    words: Words

    def names_at(self, ply: int, now: Names) -> Names:
        return drawn_names(self.inner.names_at(ply, now), self.words)

    def computers_at(self, ply: int, dealt: Collection[Seat]) -> Collection[Seat]:
        return self.inner.computers_at(ply, dealt)

    def forced(self, ply: int) -> bool:
        return self.inner.forced(ply)

    def after(self, ply: int, now: Names) -> list[str]:
        return self.inner.after(ply, now)


def make_film(story: Story, seen: int, title: str, most: int, tell: Tell, shots: Sequence[Shot] = ()) -> Made:
    """Return a film of these steps, or else of the whole game, as a WebP of at most ``most`` bytes.

    Raises:
        TooLarge: it has more bytes, and these steps cannot be fewer, or two of the game are too many.
    """
    every = ceil((story.last + 1) / LONGEST)
    while True:
        chosen = shots or choose_shots(story, every)
        content = animate_frames(Cutter(story, seen, title).frames(chosen), tell)
        if len(content) <= most:
            return Made(content, story.words.say("share-every", every=every) if every > 1 and not shots else "")
        if shots or len(chosen) <= 2:
            raise TooLarge
        every = max(every + 1, ceil(every * len(content) / (SPARE * most)))


def choose_shots(story: Story, every: int) -> list[Shot]:
    """Return every so many steps of a game, the first and the last among them."""
    return [Shot(ply) for ply in sorted({*range(0, story.last, every), story.last})]


def turning_points(story: Story, points: Sequence[tuple[int, str]]) -> list[Shot]:
    """Return the beginning of a game, its end, and each turning point: before its move, and after it with a note.

    Points are the ply of the move, and how it changed the chances.
    """
    shots = {0: Shot(0), story.last: Shot(story.last)}
    for ply, _ in points:
        shots.setdefault(ply - 1, Shot(ply - 1))
    for number, (ply, note) in enumerate(points, 1):
        counted = story.words.say("share-point", number=number, points=len(points))
        shots[ply] = Shot(ply, (f"{counted} · {note}",))
    return [shots[ply] for ply in sorted(shots)]


class Cutter:
    """Draws the frames of a film."""

    def __init__(self, story: Story, seen: int, title: str) -> None:
        self.story = replace(story, meanwhile=Drawable(story.meanwhile, story.words))
        self.seen, self.title = seen, title

    def frames(self, shots: Sequence[Shot]) -> list[Frame]:
        """Return the frames, all of the same size."""
        drawings = [self.story.drawing(shot.ply, self.seen) for shot in shots]
        said = [self.said(shot) for shot in shots]
        high, lines = max(drawing.height for drawing in drawings), max(len(its) for its in said)
        return [
            Frame(self.under(drawing, high, lines, shot, its), self.seconds(shot, its))
            for drawing, shot, its in zip(drawings, shots, said, strict=True)
        ]

    def said(self, shot: Shot) -> list[str]:
        """Return the lines under a picture; what must not be left out comes first."""
        texts = [*self.first(shot.ply), *shot.notes, *self.story.happened(shot.ply, self.seen)]
        drawn = filter(None, map(keep_legible, texts))
        lines = [line for text in drawn for line in load_label_face().wrapped(text, SIZE, WIDTH - 2 * MARGIN)]
        return shorten_lines(lines, LINES if shot.ply else DEALT)

    def first(self, ply: int) -> list[str]:
        """Return who plays, under the first picture, which may be seen as a still, and who has won under the last."""
        if ply == 0:
            return [self.story.words.both([*self.story.names_at(0).values()])]
        return [self.story.result()] if ply == self.story.last else []

    def head(self, ply: int) -> str:
        """Return which game this is, which move, and whose view."""
        title = self.story.words.say("replay-title", game=self.title, ply=ply, last=self.story.last)
        eyes = [self.story.seen_by(self.story.shown(ply, self.seen) + SEATS, ply)] if self.seen >= OPEN else []
        return keep_legible(" · ".join([title, *self.story.where(ply), *eyes]))

    def under(self, drawing: Drawing, high: int, lines: int, shot: Shot, said: list[str]) -> Drawing:
        """Return a picture with words under it, at the same place under every picture."""
        canvas = Canvas(drawing.style)
        canvas.marks = [*drawing.marks]
        foot = high + HEAD + lines * LINE + FOOT
        canvas.rect(0, high, WIDTH, foot - high, SLIP)
        canvas.text(self.head(shot.ply), MARGIN, high + 17, SMALLEST, EARTH, most=WIDTH - 2 * MARGIN, tight=True)
        for at, line in enumerate(said, 1):
            canvas.text(line, MARGIN, high + HEAD + at * LINE - 3, SIZE, GLAZE, most=WIDTH - 2 * MARGIN, tight=True)
        canvas.rect(0, foot - BAR, WIDTH, BAR, SHADE)
        canvas.rect(0, foot - BAR, WIDTH * shot.ply / max(1, self.story.last), BAR, GOLD)
        return canvas.finished(foot)

    def seconds(self, shot: Shot, said: list[str]) -> float:
        """Return for how long a picture is shown, so that its words can be read."""
        if shot.ply in (0, self.story.last):
            return LAST if shot.ply else FIRST
        return min(SLOWEST, max(QUICKEST, STILL + LETTER * sum(map(len, said))))


def keep_legible(text: str) -> str:
    """Return the part of a text that can be drawn; words that belong together stay on one line."""
    kept = map(strip_undrawable, text.replace(NARROW, TOGETHER).split(TOGETHER))
    return TOGETHER.join(kept)


def shorten_lines(lines: list[str], most: int) -> list[str]:
    """Return at most so many lines, with an ellipsis if something is missing."""
    return lines if len(lines) <= most else [*lines[: most - 1], lines[most - 1].rstrip(".") + ELLIPSIS]
