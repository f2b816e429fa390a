"""Letters as outlines, so that a picture looks the same on every machine, whatever fonts it has."""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache
from importlib.resources import files

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.ttLib import TTFont

from words.people import is_from_right_to_left

ELLIPSIS = "…"
BREAKS = " -_"  # between the words of a line, or of a name
COMMAND = re.compile(r"([A-Z])([^A-Z]*)")  # of a path, with its numbers
INSTEAD = str.maketrans({"\N{MINUS SIGN}": "\N{EN DASH}", "\N{NARROW NO-BREAK SPACE}": " ", "\N{NO-BREAK SPACE}": " "})


class Typeface:
    """One of the fonts that come with the program. Sizes and widths are in units of the picture.

    A letter that the font does not have is left out: no picture fails because of what somebody is called.
    """

    def __init__(self, file: str) -> None:
        with files(__package__).joinpath("fonts", file).open("rb") as stream:
            font = TTFont(stream, lazy=False)
        self._glyphs = font.getGlyphSet()
        self._names: dict[int, str] = font.getBestCmap()
        self._em: int = font["head"].unitsPerEm
        # Of the tallest letter, in sizes of the font: ``hhea`` leaves out the accents of capitals in the title face.
        self.rise: float = font["head"].yMax / self._em
        self.fall: float = -font["head"].yMin / self._em
        self._outline = lru_cache(maxsize=1 << 11)(self._traced)
        self._across = lru_cache(maxsize=1 << 11)(self._added)

    def has(self, letter: str) -> bool:
        """Return whether the font has this letter."""
        return ord(letter.translate(INSTEAD)) in self._names

    def width(self, words: str, size: float) -> float:
        """Return the width of a line of words."""
        return self._across(words) * size / self._em

    def outline(self, words: str) -> str:
        """Return a line of words as the data of an SVG path, in units of the font, upward from its baseline."""
        return self._outline(words)

    def scale(self, size: float) -> float:
        """Return the factor that scales an outline to this size."""
        return size / self._em

    def fitted(self, words: str, size: float, most: float) -> str:
        """Return a line truncated to this width, mostly after a whole word, with an ellipsis for what is missing."""
        if self.width(words, size) <= most:
            return words
        end = len(words) - 1
        while end > 0 and self.width(words[:end] + ELLIPSIS, size) > most:
            end -= 1
        return words[: find_word_end(words, end)].rstrip(BREAKS) + ELLIPSIS

    def wrapped(self, words: str, size: float, most: float) -> list[str]:
        """Split a text into lines of at most this width, where its words allow it."""
        lines = [""]
        for word in words.split(" "):  # ordinary spaces only: French uses others to keep words together
            longer = f"{lines[-1]} {word}".strip()
            if lines[-1] and self.width(longer, size) > most:
                lines.append(word)
            else:
                lines[-1] = longer
        return lines

    def _added(self, words: str) -> float:
        return sum(map(self._advance, words))

    def _traced(self, words: str) -> str:
        lines, at = [], 0.0
        for letter in words:
            line, across = self._letter(letter)
            lines.append(line % tuple(x + at for x in across))
            at += self._advance(letter)
        return "".join(lines)

    @cache  # noqa: B019  (there are two typefaces, and they live as long as the program)
    def _letter(self, letter: str) -> tuple[str, tuple[float, ...]]:
        """Return the outline of a letter with gaps for its numbers across, which depend on where it stands."""
        pen = SVGPathPen(self._glyphs, ntos=repr)
        if self.has(letter):
            self._glyphs[self._glyph(letter)].draw(pen)
        line, across = "", []
        for command, rest in COMMAND.findall(pen.getCommands()):
            numbers = [(float(each), lies_across(command, at)) for at, each in enumerate(rest.split())]
            line += command + " ".join("%.0f" if lies else f"{number:.0f}" for number, lies in numbers)
            across += [number for number, lies in numbers if lies]
        return line, tuple(across)

    @cache  # noqa: B019
    def _advance(self, letter: str) -> float:
        return float(self._glyphs[self._glyph(letter)].width) if self.has(letter) else 0.0

    def _glyph(self, letter: str) -> str:
        return self._names[ord(letter.translate(INSTEAD))]


def find_word_end(words: str, end: int) -> int:
    """Return where the last whole word before ``end`` ends, or ``end`` itself if that would leave less than half."""
    whole = end if words[end : end + 1] in BREAKS else max(words.rfind(each, 0, end) for each in BREAKS)
    return whole if whole > end / 2 else end


@cache
def load_label_face() -> Typeface:
    """Return the narrow face for names, numbers and other small text."""
    return Typeface("NotoSans-CondensedBold.ttf")


@cache
def load_title_face() -> Typeface:
    """Return the face for headings, modeled on Greek inscriptions."""
    return Typeface("GFSNeohellenicBold.otf")


def choose_title_face(words: str) -> Typeface:
    """Return the face for a heading, or that for names if it lacks a letter of these words, such as a Cyrillic one."""
    return load_title_face() if all(map(load_title_face().has, words)) else load_label_face()


@lru_cache(maxsize=1 << 10)
def strip_undrawable(name: str) -> str:
    """Return the part of a person's name that can be drawn correctly; it may be empty.

    Letters missing from the font (emoji, Chinese) are left out; a name in a right-to-left script is
    not drawn at all. The text beside the picture has the whole name.
    """
    composed = unicodedata.normalize("NFC", name)
    if is_from_right_to_left(composed):
        return ""
    kept = [letter if _plain(letter) else " " for letter in composed if not unicodedata.combining(letter)]
    return " ".join("".join(kept).split())


def _plain(letter: str) -> bool:
    return (
        letter.isprintable()
        and load_label_face().width(letter, 1) > 0
        and unicodedata.category(letter) not in ("So", "Sk", "Cf")
    )


def lies_across(command: str, at: int) -> bool:
    """Return whether a number of a command of a path is an x, and not a y."""
    return command == "H" or (command != "V" and at % 2 == 0)
