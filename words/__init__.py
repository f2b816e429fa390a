"""The sentences that people read, in their language.

The bot's own sentences are in Fluent files, one folder per language. Each game adds its own,
``en.ftl`` or ``lesson.en.ftl``, beside the modules that choose a sentence and fill it in. A sentence that a
language lacks is said in English.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, Protocol

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser

from engine.core import NOBODY, Event, Part, Seat
from engine.differences import Reason
from engine.why_not import Thing, Why
from words.languages import ENGLISH
from words.languages import LANGUAGES as LANGUAGES

LONGEST = 80  # characters of a choice's label
WIDTH = 42  # columns of a line of the table, so that a phone shows it whole

Names = Mapping[Seat, str]
NAMELESS: Names = {}


class Words:
    """All the sentences of one language.

    Raises:
        LookupError: there are no sentences in this language.
    """

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise LookupError(f"there are no words in {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language

    def say(self, message: str, **arguments: Any) -> str:
        """Return a sentence with its arguments filled in; in English if it cannot be said in this language.

        Raises:
            LookupError: there is no such message, or it needs an argument that is missing.
        """
        return _said(self.language, message, tuple(sorted(arguments.items())))

    def has(self, message: str) -> bool:
        """Return whether there is such a message, in this language or else in English."""
        return any(message in sentences for sentences in _sentences(self.language))

    def called(self, names: Mapping[str, str], translations: str) -> str:
        """Return a name from a card file: in this language if the file has it, or as a message translates it."""
        return names.get(self.language) or self.say(translations, name=names[ENGLISH])

    def both(self, items: Sequence[str]) -> str:
        """Return a list as people say it: ``a, b and c``."""
        return self._list(items, "list-and")

    def either(self, items: Sequence[str]) -> str:
        """Return a list of alternatives as people say it: ``a, b or c``."""
        return self._list(items, "list-or")

    def _list(self, items: Sequence[str], message: str) -> str:
        if len(items) < 2:
            return "".join(items)
        return self.say(message, some=", ".join(items[:-1]), last=items[-1])


def order_seats(reader: Seat, seats: int) -> list[Seat]:
    """Return all seats in the order of turns, the reader last; for everybody, as they are numbered."""
    assert NOBODY == -1, "everybody's order begins with seat 0"
    return [(reader + 1 + at) % seats for at in range(seats)]


@lru_cache(maxsize=1 << 14)  # tables are drawn again and again, and most sentences repeat
def _said(language: str, message: str, arguments: tuple[tuple[str, Any], ...]) -> str:
    wrong = LookupError(f"there is no message {message!r} in {language!r}")
    for sentences in _sentences(language):
        if message not in sentences:
            continue
        text, errors = sentences.say(message, dict(arguments))
        if not errors:
            return text
        wrong = LookupError(f"message {message!r} in {language!r}: {errors[0]}")
    raise wrong


def name_language(language: str) -> str:
    """Return what a language calls itself, such as "Deutsch"; its code if its folder does not say so."""
    return Words(language).say("language-name") if "language-name" in _own(language) else language


@cache
def hash_translation(language: str) -> str:
    """Return a hash of all that has been translated into a language."""
    return _own(language).digest()


def in_language(*wishes: str | None) -> Words:
    """Return the words of the first of these languages that is here; of English if none is.

    A language that somebody chose is stored, and its folder may have been removed since.
    """
    return Words(next((each for each in wishes if each in LANGUAGES), ENGLISH))


_brought: dict[str, Mapping[str, Sequence[str]]] = {}  # the Fluent texts of each game, by language


def include_texts(key: str, texts: Mapping[str, Sequence[str]]) -> None:
    """Let the sentences of a game be said as well: those that begin with its key.

    ``texts`` has the Fluent texts of each language that the game speaks. In any other language it says what it
    says in English, or if it speaks none, in the first of these.
    """
    _brought[key] = texts
    for known in (_own, _complete, _said, hash_translation):
        known.cache_clear()


def list_languages(key: str) -> tuple[str, ...]:
    """Return the languages that a game has words for."""
    return tuple(language for language in LANGUAGES if _brought[key].get(language))


def read_texts(package: str) -> dict[str, list[str]]:
    """Return the Fluent files of a package, such as ``en.ftl`` and ``lesson.en.ftl``, by language."""
    named = [(file, file.name) for file in files(package).iterdir()]
    return {
        language: [file.read_text(encoding="utf-8-sig") for file, name in named if _is_in(language, name)]
        for language in LANGUAGES
    }


def _is_in(language: str, name: str) -> bool:
    return name == f"{language}.ftl" or name.endswith(f".{language}.ftl")


def _sentences(language: str) -> tuple[Sentences, Sentences]:
    """Return where to look for a sentence: in the language itself, then in English."""
    return _own(language), _complete()


@cache
def _own(language: str) -> Sentences:
    """Return what has been translated into a language."""
    return _collected(language, {key: found.get(language) or () for key, found in _brought.items()})


@cache
def _complete() -> Sentences:
    """Return everything that is said in English, and the games without English in the language they have."""
    brought = {key: found.get(ENGLISH) or next(filter(None, found.values()), ()) for key, found in _brought.items()}
    return _collected(ENGLISH, brought)


def _collected(language: str, brought: Mapping[str, Sequence[str]]) -> Sentences:
    """Return the sentences of the host, and of each game those that are its own: no game speaks for another."""
    sentences = Sentences(language)
    for text in _ours(language):
        sentences.add(text)
    for key, found in brought.items():
        for text in found:
            sentences.add(text, prefix=f"{key}-")
    return sentences


def _ours(language: str) -> Iterator[str]:
    """Yield the Fluent files of the host."""
    yield from (
        file.read_text(encoding="utf-8-sig")  # some editors put a mark before a text
        for file in files(__package__).joinpath(language).iterdir()
        if file.name.endswith(".ftl")
    )


class Audience:
    """The reader of some sentences, who is called *you*, and the names of the others."""

    def __init__(self, words: Words, reader: Seat, names: Names) -> None:
        self.words = words
        self.reader = reader
        self.names = names

    def who(self, role: str, seat: Seat) -> dict[str, str]:
        """Return the arguments for one player: ``role`` is "you" or "other", with a name."""
        return {role: "you" if seat == self.reader else "other", f"{role}_name": self.names[seat]}

    def whole(self, role: str, seats: Iterable[Seat]) -> dict[str, str]:
        """Return the arguments for players: ``role`` is "you", "other", "us" or "them", with their names."""
        seats = sorted(seats, key=lambda seat: seat == self.reader)
        if len(seats) == 1:
            return self.who(role, seats[0])
        you = self.words.say("list-you")
        named = [you if seat == self.reader else self.names[seat] for seat in seats]
        return {role: "us" if self.reader in seats else "them", f"{role}_name": self.words.both(named)}


class Narrator(Protocol):
    """One game in one language. ``names`` are the names of its seats."""

    def tell(self, event: Event, reader: Seat, names: Names) -> str:
        """Return what happened, addressed to the reader; empty if the reader may not hear it."""
        ...

    def decisive(self, event: Event) -> bool:
        """Return whether an event decides so much that it is told before others, such as the end of a battle."""
        ...

    def counted(self, event: Event) -> bool:
        """Return whether the standings of a finished game say what an event said."""
        ...

    def shown(self, event: Event, view: Any) -> bool:
        """Return whether the reader of this view sees there, or is asked, what an event says."""
        ...

    def run(self, events: Sequence[Event], reader: Seat, names: Names) -> str:
        """Return what several events did, told together; empty unless one seat did all, in such ways."""
        ...

    def chapter(self, event: Event, names: Names) -> str:
        """Return the title of the chapter that an event opens; empty if it opens none."""
        ...

    def part(self, part: Part, view: Any, names: Names) -> str:
        """Return the words for one part of a move."""
        ...

    def choice(self, parts: Sequence[Part], view: Any, names: Names) -> str:
        """Return the label of a choice with everything it decides, in at most ``LONGEST`` characters."""
        ...

    def brief(self, parts: Sequence[Part], view: Any, names: Names) -> str:
        """Return a label for a button under a picture, which shows what the label leaves out."""
        ...

    def closes(self, parts: Sequence[Part]) -> bool:
        """Return whether a choice ends a turn or gives something up, such as a pass or a retreat."""
        ...

    def repeats(self, parts: Sequence[Part], view: Any) -> bool:
        """Return whether one of the other choices, if there are any, does the same."""
        ...

    def stays(self, parts: Sequence[Part], view: Any) -> bool:
        """Return whether a choice leaves everything as it is, so that it has the last number."""
        ...

    def whole(self, parts: Sequence[Part], view: Any, names: Names) -> str:
        """Return a whole move in words, with what it costs."""
        ...

    def because(self, reasons: Sequence[Reason], view: Any, names: Names) -> str:
        """Return why a move is better than another, as a sentence about what comes of both; empty if none is clear."""
        ...

    def relies(self) -> str:
        """Return in words what a plan relies on, as a list after "unless one of these changes"."""
        ...

    def risky(self, parts: Sequence[Part], view: Any) -> bool:
        """Return whether a whole move gives up so much that its player may want to confirm it."""
        ...

    def question(self, settled: Sequence[Part], view: Any, names: Names = NAMELESS) -> str:
        """Return the question that follows once these parts of a move are settled."""
        ...

    def table(self, view: Any, names: Names) -> list[str]:
        """Return the lines that show the position."""
        ...

    def own(self, view: Any, names: Names) -> list[str]:
        """Return the lines of what only the reader may see, and of the reader's place at the table."""
        ...

    def standings(self, view: Any, names: Names) -> list[str]:
        """Return a line for each player of a finished game, the winner first."""
        ...

    def scores(self, view: Any) -> Sequence[int]:
        """Return the points of each seat of a finished game; nothing if points do not decide it."""
        ...

    def account(self, view: Any, names: Names, events: Sequence[Event]) -> list[str]:
        """Return in a line for each player how their score came about, from all public events of a finished game.

        The list is empty if the standings say so already.
        """
        ...

    def thing(self, thing: Thing, view: Any) -> str:
        """Return the name of a card or an action for this view, short enough for an option."""
        ...

    def why(self, why: Why, names: Names) -> str:
        """Return why something cannot be done now, as a sentence."""
        ...


def list_numbered_choices(tells: Narrator, choices: Sequence[Sequence[Part]], view: Any) -> list[Sequence[Part]]:
    """Return the choices that a picture numbers, in the order of their parts.

    Left out are those that end a turn, whose buttons come last, and those that repeat another, which have none.
    """
    going = [parts for parts in choices if not tells.closes(parts)]
    told = [parts for parts in going if len(choices) == 1 or not tells.repeats(parts, view)]
    return sorted(told, key=lambda parts: (tells.stays(parts, view), *parts))


class Library(Protocol):
    """What the cards of a game do; where there are no cards, its pieces."""

    def named(self, game: Any, language: str) -> Mapping[str, int]:
        """Return every card by its name."""
        ...

    def describe(self, game: Any, language: str, kind: int) -> list[str]:
        """Return the lines that describe a card, its name first; each of the others is a sentence of its own."""
        ...

    def touched(self, game: Any, kind: int) -> list[str]:
        """Return the numbers of the clauses about a card."""
        ...

    def held(self, view: Any) -> list[int]:
        """Return the cards in the hand of the seat that has this view, each once; none where nobody has a hand."""
        ...


def label_choice(parts: Sequence[str]) -> str:
    """Return a choice's parts as one label; if too long, only the first and the last part."""
    whole = " → ".join(parts)
    return whole if len(whole) <= LONGEST else clip_text(" → ".join((*parts[:1], *parts[1:][-1:])))


def format_number(number: int) -> str:
    """Return a number with a true minus sign, where Fluent would write a hyphen."""
    return str(number).replace("-", "\N{MINUS SIGN}")


def clip_text(text: str) -> str:
    """Truncate a text for a label, or for repeating it to the person who typed it."""
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def wrap_items(head: str, items: Sequence[str]) -> list[str]:
    """Return a head and its items as lines, broken between items where a line becomes too long."""
    lines = [head if items else head.rstrip(": \N{NO-BREAK SPACE}")]
    for left, item in enumerate(items, 1 - len(items)):
        word = f" {item}," if left else f" {item}"
        if len(lines[-1]) + len(word) > WIDTH:
            lines.append("   ")
        lines[-1] += word
    return lines


# -- Fluent

PARSER = FluentParser(with_spans=False)  # where a message stands in its file would take a third of the memory
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?![-#a-zA-Z]).*)*", re.MULTILINE)  # what follows it is indented
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class Sentences:
    """The Fluent texts of one language. Each is parsed when it is first said: to parse all would be half of a start.

    Only names may be written from right to left, and they come isolated (``words.people``).
    """

    def __init__(self, language: str) -> None:
        self._bundle: Any = FluentBundle([language], use_isolating=False)
        self._entries: dict[str, str] = {}  # the text of each
        self._parsed: set[str] = set()

    def add(self, text: str, prefix: str = "") -> None:
        """Add those whose names begin with the prefix; of two with one name, the first counts."""
        for entry in ENTRY.finditer(text):
            if entry[1].removeprefix("-").startswith(prefix):
                self._entries.setdefault(entry[1], entry[0])

    def __contains__(self, name: str) -> bool:
        return name in self._entries

    def digest(self) -> str:
        """Return a hash of them all, which differs when one does."""
        return sha256(repr(self._entries).encode()).hexdigest()

    def say(self, name: str, arguments: Mapping[str, Any]) -> tuple[str, list[Exception]]:
        """Return one of them with its arguments filled in, and what was wrong with these."""
        if name not in self._parsed:
            self._parse(name)
        text, errors = self._bundle.format_pattern(self._bundle.get_message(name).value, arguments)
        return str(text), errors

    def _parse(self, name: str) -> None:
        """Parse one and those that it refers to; it counts as parsed when all are, as other threads may ask for it."""
        found, wanted = dict[str, str](), [name]
        while wanted:
            each = wanted.pop()
            if each in self._entries and each not in found:
                found[each] = self._entries[each]
                wanted += REFERENCE.findall(found[each])
        self._bundle.add_resource(PARSER.parse("\n".join(found.values())))
        self._parsed.update(found)
