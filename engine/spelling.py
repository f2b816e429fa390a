"""How a word for the deal is spelled: what looks the same is the same, and anyone can type again what they see.

Anyone who could add a character that shows nothing, or replace a letter by one that looks like it, could choose among
as many deals. So there are few letters, and those of a word are of one script. Unicode's Technical Standard 39 tells
which characters look alike; docs/fair-deal.md names the few pairs that remain.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from unicodedata import decimal, normalize

COMMON = r"0-9!#$%&'()*+,.:;=?@_~\-"  # what may stand beside the letters of any script
SCRIPTS: Mapping[
    str, str
] = {  # the letters, in the spelling of ``normalize_word``; docs/fair-deal.md has the same table
    "latin": r"a-z\u00df-\u00f6\u00f8-\u0130\u0132-\u017e\u01a1\u01b0\u0219\u021b\u0259\u1e80-\u1e85\u1ea0-\u1ef9",
    "greek": r"\u03ac-\u03ce",
    "cyrillic": r"\u0430-\u045c\u045e\u045f\u0490-\u04bf\u04d8-\u04ff",
    "armenian": r"\u0561-\u0586",
    "georgian": r"\u10d0-\u10f0",
    "hebrew": r"\u05d0-\u05ea",
    "arabic": r"\u0621-\u063a\u0641-\u0648\u064a\u067e\u0679\u0686\u0688\u0691\u0698\u06af\u06d2",
    "hangul": r"\uac00-\ud7a3",
    "hiragana": r"\u3041-\u3096",
    "katakana": r"\u30a1-\u30fa\u30fc",
    "han": r"\u4e00-\u9fff",
    "emoji": r"\u2600-\u2767\u2b50\U0001f1e6-\U0001f1ff\U0001f300-\U0001f64f\U0001f680-\U0001f6ff\U0001f900-\U0001f9ff"
    r"\U0001fa70-\U0001faff",
}
UNUSED = re.compile(f"[^ {COMMON}{''.join(SCRIPTS.values())}]")
DRAWN = re.compile(r"(?<=\S)[\ufe00-\ufe0f\u200c\u200d]")  # keyboards add these unasked: how to draw what is before
PLAIN = str.maketrans(
    {
        **dict.fromkeys('\u2018\u2019\u201a\u201c\u201d\u201e\xab\xbb"', "'"),
        **dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2212", "-"),
        **dict.fromkeys("\u0130\u0131", "i"),  # with and without a dot
        **dict.fromkeys("\u0649\u06cc", "\u064a"),  # forms of yeh that look the same within a word; then kaf and heh
        "\u06a9": "\u0643",
        **dict.fromkeys("\u06be\u06c1\u06d5", "\u0647"),
    }
)


def normalize_word(typed: str) -> str:
    """Return what a person typed as it counts: in small letters, with plain digits, quotes, dashes and blanks."""
    shown = normalize("NFKC", DRAWN.sub("", typed)).translate(PLAIN).lower()
    return " ".join("".join(str(decimal(each, each)) for each in normalize("NFKC", shown)).split())


def find_unused_character(word: str) -> str | None:
    """Return the first character that may not stand in a word: it shows nothing, or no script here has it."""
    found = UNUSED.search(word)
    return found and found[0]


def find_scripts(word: str) -> dict[str, str]:
    """Return the scripts of the letters in a word, with the first letter of each; emoji count as a script."""
    found = {name: re.search(f"[{letters}]", word) for name, letters in SCRIPTS.items()}
    return {name: letter[0] for name, letter in found.items() if letter}


def well_spelled(word: str) -> bool:
    """Return whether a word is spelled as it counts and in one script, so that nobody can change it unseen."""
    return find_unused_character(word) is None and normalize_word(word) == word and len(find_scripts(word)) < 2
