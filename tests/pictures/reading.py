"""Reads drawings: their texts, emblems, numbers, and the positions of their marks."""

import re
from itertools import combinations, pairwise
from xml.etree import ElementTree

from engine.chance import Guess
from engine.choices import make_offer
from engine.core import NOBODY, filter_heard
from pictures.canvas import flatten_marks
from pictures.marks import Circle, Letters
from pictures.palette import GLAZE, GOLD
from pictures.scene import Scene
from pictures.typeface import ELLIPSIS, load_label_face
from words import Words

NAMES = {0: "Tom", 1: "Anna", 2: "Bob", 3: "Zoe"}
SVG = "{http://www.w3.org/2000/svg}"
SCALED = re.compile(r"translate\(([-\d.]+) ([-\d.]+)\) scale\(([-\d.]+) -([-\d.]+)\)")
MOVED = re.compile(r"translate\(([-\d.]+) ([-\d.]+)\) scale\(([-\d.]+)")


def scene_of(game, state, seat=NOBODY, language="en", events=(), path=(), names=NAMES):
    """Return a scene of a position; ``path`` is the choices its reader has made so far."""
    asked = make_offer(state.legal(seat), path) if seat in state.to_act() else None
    settled, choices = (asked.settled, asked.choices) if asked else ((), ())
    return Scene(
        game, state.view(seat), names, Words(language), state.to_act(), filter_heard(events, seat), settled, choices
    )


def random_game(game, seats, seed, options=None):
    """Yield each position of a random game with the events of the last move."""
    chance = Guess(seed)
    state, events = game.deal(seats, game.options(seats, options or {}), chance)
    yield state, events
    while acting := state.to_act():
        moves = state.legal(acting[0])
        events = state.play(acting[0], moves[chance.below(len(moves))], chance)
        yield state, events


def questions(game, state, events=(), language="en"):
    """Yield a scene for each question in a position, up to the second step."""
    for seat in state.to_act():
        first = scene_of(game, state, seat, language, events)
        yield first
        for step in range(len(first.choices)):
            if make_offer(state.legal(seat), (step,)).choices:
                yield scene_of(game, state, seat, language, events, (step,))


def written(drawing, words):
    """Return whether a drawing contains exactly these words in the narrow face."""
    return times(drawing, words) > 0


def times(drawing, words, ink=""):
    """Return how often a drawing contains words, in any ink or in one."""
    return sum(
        (mark.words, mark.face) == (words, load_label_face()) and mark.ink.startswith(ink) for mark in texts(drawing)
    )


def texts(drawing):
    """Return all lines of words of a drawing."""
    return [mark for mark, _, _ in flatten_marks(drawing.marks) if isinstance(mark, Letters)]


def letters(drawing):
    """Yield the ink of each word and digit, its size in units and its box: left, top, right, bottom."""
    for mark in ElementTree.fromstring(drawing.svg):
        if mark.tag == f"{SVG}path" and (found := SCALED.match(mark.get("transform", ""))) and mark.get("d"):
            left, foot, across, scale = map(float, found.groups())
            size = scale / load_label_face().scale(1)
            reach = max(map(float, re.findall(r"[MLHQC](-?\d+)", mark.get("d"))), default=0)
            yield mark.get("fill"), size, (left, foot - 0.7 * size, left + reach * across, foot)


def lines(marks):
    """Yield each text's words, left, right, baseline, size, and whether it was truncated."""
    for mark, left, foot in flatten_marks(marks):
        if isinstance(mark, Letters):
            wide = mark.face.width(mark.words, mark.size) * mark.across
            yield mark.words, left, left + wide, foot, mark.size, mark.words.endswith(ELLIPSIS)


def overlapping(drawing):
    """Return pairs of texts that run into each other; the number of a choice may lie on that of a seat."""
    boxes = [
        (words, left, right, foot - 0.66 * size, foot)
        for words, left, right, foot, size, _ in lines(drawing.marks)
        if words.strip()
    ]
    found = [(one[0], other[0]) for one, other in combinations(boxes, 2) if touch(one, other)]
    return [pair for pair in found if not all(map(str.isdigit, pair))]


def touch(one, other):
    """Return whether two boxes have more than a unit in common across, and more than one and a half down."""
    (words, left, right, top, foot), (others, start, end, head, base) = one, other
    across, down = min(right, end) - max(left, start), min(foot, base) - max(top, head)
    return words != others and across > 1 and down > 1.5


def golden(drawing):
    """Return how many plates have a golden border."""
    return drawing.svg.count(f'stroke="{GOLD}" stroke-width="3.0" opacity="1"')


def emblems(drawing):
    """Return the names of all emblems drawn, with repetitions."""
    return re.findall(r'<use href="#[\w.]*\.(\w+)"', drawing.svg)


def chosen(drawing):
    """Return the numbers of choices that a drawing has."""
    marks = [mark for mark, _, _ in flatten_marks(drawing.marks)]
    disc = Circle(10.5, GLAZE, GOLD, 2)
    return [int(after.words) for mark, after in pairwise(marks) if mark == disc and isinstance(after, Letters)]


def fresh(drawing):
    """Return how many things are marked as new."""
    return drawing.svg.count(f'fill="none" stroke="{drawing.style.loss}" stroke-width="3.0" opacity="1"')


def outside(drawing):
    """Return the marks that extend beyond the picture, except the pennants of new things."""
    marks = ElementTree.fromstring(drawing.svg)
    return [mark.attrib for mark in marks if mark.tag != f"{SVG}defs" and over(mark, drawing)]


def over(mark, drawing):
    left, top, right, bottom = box(mark)
    return left < 0 or top < 0 or right > drawing.width or bottom > drawing.height


def box(mark):
    """Return left, top, right and bottom of a rectangle, circle or emblem; for a text, its start and end."""
    at = mark.attrib
    if mark.tag == f"{SVG}rect":
        left, top = float(at["x"]), float(at["y"])
        return left, top, left + float(at["width"]), top + float(at["height"])
    if mark.tag == f"{SVG}circle":
        x, y, radius = float(at["cx"]), float(at["cy"]), float(at["r"])
        return x - radius, y - radius, x + radius, y + radius
    moved = MOVED.match(at.get("transform", ""))
    if moved is None:
        return 0, 0, 0, 0  # borders and pennants may have any width, and shapes are small
    left, top, scale = map(float, moved.groups())
    if mark.tag == f"{SVG}use":
        return left, top, left + 100 * scale, top + 100 * scale
    reach = max(map(float, re.findall(r"[ML](-?\d+)", at["d"])), default=0)
    return left, top - 0.1, left + scale * reach, top
