"""What people are called where others read it: visible, told apart, and harmless to the text beside them.

A name comes from Discord or from a file, and is stored as it came. Whatever shows one asks here first.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import count

from engine.core import Seat
from words import Words

MARKS = 4  # above and below one letter; more of them cover the lines beside it
ISOLATE, END = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"
IGNORABLE = (  # Default_Ignorable_Code_Point of the Unicode Character Database, and control characters
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e"
    "\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a"
    "\U000e0000-\U000e0fff]"
)
_IGNORABLE = re.compile(IGNORABLE)
_UNSEEN = re.compile(
    "((?<=[^\x00-\x7f])[\u180b-\u180d\u180f\u200c\u200d](?=[^\x00-\x7f])"  # joiners inside emoji and Indic words
    "|(?<=[^\x00-\x7f])[\ufe00-\ufe0f\U000e0100-\U000e01ef]|\ufe0f(?=\u20e3)"  # the variant of a character, a keycap
    f"|(?<=\U0001f3f4)[\U000e0020-\U000e007e]+\U000e007f)|{IGNORABLE}"  # the flag of a region
)
_ISOLATED = re.compile(f"{ISOLATE}([^\u202a-\u202e\u2066-\u2069\n]+){END}")
_BLANK = "\N{BRAILLE PATTERN BLANK}"
_ALIKE = str.maketrans(  # small letters that our fonts draw like others, alone or as capitals; and l, 1, 0 (UTS 39)
    "αаβвꞵʃσсԁɛεеєԑɡƞηнһ1lɩιіӏꙇϳјĸκμмν0οоρрԛѕτтԝχхꭓυуүζӕđɖϸћбəәͻↄзθѳөφфλӡꞝиꜿгẟпѱⱱⱨꞷꝏ",  # noqa: RUF001
    "aabbbcccdeeeeeghhhhiiiiiiijjkkmmnoooppqsttwxxxyyyzæððþħƃǝǝɔɔɜɵɵɵɸɸʌʒʚͷͽγδπψѵңꙍꚙ",  # noqa: RUF001
)


def shown_names(names: Mapping[Seat, str], words: Words) -> dict[Seat, str]:
    """Return the names at a table as people read them: none looks like another, and none disturbs its neighbors.

    A seat whose name cannot be seen is called by its number, in this language.
    """
    seats = tuple(sorted(names))
    return dict(zip(seats, _shown(words.language, seats, tuple(names[seat] for seat in seats)), strict=True))


@lru_cache(maxsize=1 << 10)  # tables are drawn again and again
def _shown(language: str, seats: Sequence[Seat], names: Sequence[str]) -> Sequence[str]:
    words, named = Words(language), zip(seats, map(remove_invisible, names), strict=True)
    told = told_apart([name or words.say("replay-player", number=seat + 1) for seat, name in named])
    return [*map(isolate_name, told)]


def shown_list(names: Sequence[str], words: Words) -> list[str]:
    """Return the names in a list as people read them, such as ``shown_names`` does for those at a table."""
    return [*shown_names(dict(enumerate(names)), words).values()]


def shown_name(name: str, words: Words) -> str:
    """Return a name that stands alone as people read it."""
    return isolate_name(remove_invisible(name) or words.say("challenge-somebody"))


def told_apart(names: Sequence[str]) -> list[str]:
    """Return names of which no two look alike: the first keeps its name, others like it are numbered from 2."""
    taken, told, numbers = {fold_lookalikes(name) for name in names}, list[str](), dict[str, Iterator[int]]()
    for name in names:
        alike = fold_lookalikes(name)
        if alike in numbers:
            numbered = (f"{name} ({number})" for number in numbers[alike])  # each once: there may be thousands of names
            told.append(next(each for each in numbered if fold_lookalikes(each) not in taken))
            taken.add(fold_lookalikes(told[-1]))
        else:
            told.append(name)
            numbers[alike] = count(2)
    return told


@lru_cache(maxsize=1 << 12)
def fold_lookalikes(name: str) -> str:
    """Return a key that names share if people can hardly tell them apart.

    It ignores case, width, invisible characters, and which script a letter is from if it looks the same in another
    (compare UTS 39, section 4).
    """
    seen = unicodedata.normalize("NFKD", _IGNORABLE.sub("", name)).casefold()
    return " ".join(unicodedata.normalize("NFKD", seen).translate(_ALIKE).split())


@lru_cache(maxsize=1 << 12)
def remove_invisible(name: str) -> str:
    """Return what can be seen of a name, with few marks on each letter; empty if that is no more than marks."""
    kept = _few_marks(" ".join(_UNSEEN.sub(r"\1", name).replace(_BLANK, " ").split()))
    return kept if any(map(_is_seen, kept)) else ""


def _is_seen(letter: str) -> bool:
    category = unicodedata.category(letter)
    return category[0] not in "MZ" and category not in ("Cc", "Cf")


def _few_marks(name: str) -> str:
    kept, marks = list[str](), 0
    for letter in name:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        kept += [letter] if marks <= MARKS else []
    return "".join(kept)


def isolate_name(name: str) -> str:
    """Return a name that cannot turn what stands beside it around (UAX 9, section 2.4.2).

    Only names with letters from right to left need it, so others are returned as they are.
    """
    return f"{ISOLATE}{name}{END}" if is_from_right_to_left(name) else name


def is_from_right_to_left(text: str) -> bool:
    """Return whether anything in a text is written from right to left."""
    return any(unicodedata.bidirectional(letter) in ("R", "AL", "AN") for letter in text)


def shorten_name(name: str, most: int) -> str:
    """Return a shown name of at most so many characters, with an ellipsis if something is missing."""
    bare = name.removeprefix(ISOLATE).removesuffix(END)
    return isolate_name(bare if len(bare) <= most else bare[: most - 1] + "…")


@lru_cache(maxsize=1 << 12)  # the same labels stand in hand after hand
def strip_invisible(text: str) -> str:
    """Return a text without invisible characters, such as those that change the direction of writing.

    Isolated names stay so.
    """
    parts = [_UNSEEN.sub(r"\1", part) for part in _ISOLATED.split(text)]
    return "".join(f"{ISOLATE}{part}{END}" if at % 2 and part else part for at, part in enumerate(parts))
