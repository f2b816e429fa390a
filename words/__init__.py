"""What is said to people, in their language.

The sentences of the host stand in Fluent files under the folder of their language. A game brings its
own, ``en.ftl`` or ``lesson.en.ftl``, beside the modules that choose a sentence and fill it in.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Protocol

from fluent.runtime import FluentBundle, FluentResource

from engine.core import Event, Part, Seat
from engine.refusal import Thing, Why

LANGUAGES = ("en", "fr")
LONGEST = 80  # characters of the label of a choice
WIDTH = 42  # columns of a line of the table, so that a telephone shows it whole

Names = Mapping[Seat, str]
NAMELESS: Names = {}


class Words:
    """All the sentences of one language.

    Raises:
        LookupError: there are no words in this language.
    """

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise LookupError(f"there are no words in {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language

    def say(self, message: str, **arguments: Any) -> str:
        """Return a sentence filled in.

        Raises:
            LookupError: there is no such message, or it asks for something that was not given.
        """
        return _said(self.language, message, tuple(sorted(arguments.items())))

    def has(self, message: str) -> bool:
        """Return whether there is such a message."""
        return bool(_bundle(self.language).has_message(message))

    def both(self, items: Sequence[str]) -> str:
        """Return a list as it is spoken: ``a, b and c``."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list-and", some=", ".join(items[:-1]), last=items[-1])


@lru_cache(maxsize=1 << 14)  # a table is drawn again and again, and most of it says the same as before
def _said(language: str, message: str, arguments: tuple[tuple[str, Any], ...]) -> str:
    bundle = _bundle(language)
    if not bundle.has_message(message):
        raise LookupError(f"there is no message {message!r} in {language!r}")
    text, wrong = bundle.format_pattern(bundle.get_message(message).value, dict(arguments))
    if wrong:
        raise LookupError(f"message {message!r} in {language!r}: {wrong[0]}")
    return str(text)


_included: list[str] = []


def include(package: str) -> None:
    """Let the sentences in the Fluent files of a game's package be said as well."""
    if package not in _included:
        _included.append(package)
        _bundle.cache_clear()
        _said.cache_clear()


@cache
def _bundle(language: str) -> Any:
    bundle = FluentBundle([language], use_isolating=False)
    for text in _texts(language):
        bundle.add_resource(FluentResource(text))
    return bundle


def _texts(language: str) -> Iterator[str]:
    """Yield the Fluent files of the host, then those of the games."""
    ours = files(__package__).joinpath(language).iterdir()
    theirs = (file for package in _included for file in files(package).iterdir() if _is_in(language, file.name))
    yield from (file.read_text(encoding="utf-8") for file in (*ours, *theirs) if file.name.endswith(".ftl"))


def _is_in(language: str, name: str) -> bool:
    return name == f"{language}.ftl" or name.endswith(f".{language}.ftl")


class Audience:
    """Whom one speaks to; the reader is called *you*."""

    def __init__(self, words: Words, reader: Seat, names: Names) -> None:
        self.words = words
        self.reader = reader
        self.names = names

    def who(self, role: str, seat: Seat) -> dict[str, str]:
        """Return the arguments for one player: ``role`` is you or other, and a name."""
        return {role: "you" if seat == self.reader else "other", f"{role}_name": self.names[seat]}

    def whole(self, role: str, seats: Iterable[Seat]) -> dict[str, str]:
        """Return the arguments for several: ``role`` is you, other, us or them, and the names."""
        seats = sorted(seats, key=lambda seat: seat == self.reader)
        if len(seats) == 1:
            return self.who(role, seats[0])
        you = self.words.say("list-you")
        named = [you if seat == self.reader else self.names[seat] for seat in seats]
        return {role: "us" if self.reader in seats else "them", f"{role}_name": self.words.both(named)}


class Narrator(Protocol):
    """One game in one language. ``names`` are those of the seats."""

    def tell(self, event: Event, reader: Seat, names: Names) -> str:
        """Return what happened, addressed to the reader; empty if it is not theirs to hear."""
        ...

    def chapter(self, event: Event, names: Names) -> str:
        """Return what the chapter is called that an event opens; empty if it opens none."""
        ...

    def part(self, part: Part, view: Any, names: Names) -> str:
        """Return the words for one part of a move."""
        ...

    def choice(self, parts: Sequence[Part], view: Any, names: Names) -> str:
        """Return the label of a choice, all that it decides, in at most ``LONGEST`` characters."""
        ...

    def question(self, settled: Sequence[Part], view: Any, names: Names = NAMELESS) -> str:
        """Return what is asked once these parts of a move are settled."""
        ...

    def table(self, view: Any, names: Names) -> list[str]:
        """Return the lines that show the position."""
        ...

    def own(self, view: Any, names: Names) -> list[str]:
        """Return the lines that show what only the reader may see, and what lies before them."""
        ...

    def standings(self, view: Any, names: Names) -> list[str]:
        """Return a line for each player of a game that is over, the winner first."""
        ...

    def thing(self, thing: Thing, view: Any) -> str:
        """Return what a card or an action is called for whoever has this view, short enough for an option."""
        ...

    def why(self, why: Why, names: Names) -> str:
        """Return why something cannot be done now, as a sentence."""
        ...


class Library(Protocol):
    """The cards of a game whose cards have words on them."""

    def named(self, game: Any, language: str) -> Mapping[str, int]:
        """Return every card by what it is called."""
        ...

    def describe(self, game: Any, language: str, kind: int) -> list[str]:
        """Return the lines that describe a card, its name first."""
        ...


def label(parts: Sequence[str]) -> str:
    """Return what a choice decides as one label; too long, it is the first and the last of it."""
    whole = " → ".join(parts)
    return whole if len(whole) <= LONGEST else clip(" → ".join((parts[0], *parts[1:][-1:])))


def clip(text: str) -> str:
    """Cut what is too long for a label, or for being said again to whoever typed it."""
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def flow(head: str, items: Sequence[str]) -> list[str]:
    """Return a line of items after a head and its colon, broken between items where it becomes too long."""
    lines = [head if items else head.rstrip(": \N{NO-BREAK SPACE}")]
    for left, item in enumerate(items, 1 - len(items)):
        word = f" {item}," if left else f" {item}"
        if len(lines[-1]) + len(word) > WIDTH:
            lines.append("   ")
        lines[-1] += word
    return lines
