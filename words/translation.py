"""What is wrong with a translation: its messages and its rules pages, compared with the English ones."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Literal

from words.clauses import Clause, count_rulings, list_clauses
from words.messages import Message, measure_pattern
from words.rules import Section

Use = Literal["option", "description", "button", "menu", "choice"]
LIMITS: Mapping[Use, int] = {"option": 32, "description": 100, "button": 80, "menu": 150, "choice": 100}  # Discord
OPTION = re.compile(r"[-_'\w]{1,32}")  # the name of a command or option; small letters only
OF_CHOICES: tuple[tuple[str, Use], ...] = (
    (r"choice-\w+-name", "option"),
    (r"choice-\w+-about", "description"),
    (r"choice-\w+-\w+", "choice"),
    (r"choice-\w+", "button"),
)  # what a choice is shown in follows from the name of its sentence; so says cogs/answering/choices.py
REFUSAL = 300  # characters of a sentence that refuses something
Messages = Mapping[str, Message]


def find_faults(own: Messages, english: Messages, uses: Mapping[str, Use]) -> Iterator[str]:
    """Yield what is wrong with messages that are there in both languages, each with its place.

    ``uses`` says of a message what Discord shows it as, if that has a limit.
    """
    for name, message in own.items():
        if name in english:
            use = uses.get(name) or _use_of_choice(name)
            yield from (f"{message.place}: {name} {each}" for each in _faults(message, own, english, use))
        else:
            yield f"{message.place}: {name} is not in English, so nobody ever reads it"


def _use_of_choice(name: str) -> Use | None:
    return next((use for pattern, use in OF_CHOICES if re.fullmatch(pattern, name)), None)


def _faults(message: Message, own: Messages, english: Messages, use: Use | None) -> Iterator[str]:
    yield from _filled_in(message, own, english)
    yield from _compared(message, english[message.name], own)
    yield from _too_long(message, own, use)


def _filled_in(message: Message, own: Messages, english: Messages) -> Iterator[str]:
    mine, theirs = list_arguments(message.name, own), list_arguments(message.name, english)
    yield from (f"has no value for {{ ${each} }}" for each in sorted(mine - theirs))
    yield from (f"does not use {{ ${each} }}" for each in sorted(theirs - mine))


def list_arguments(name: str, known: Messages, seen: frozenset[str] = frozenset()) -> frozenset[str]:
    """Return what a message fills in, by itself or by the messages that it refers to."""
    if name in seen or name not in known:
        return frozenset()
    message = known[name]
    return message.variables.union(*(list_arguments(each, known, seen | {name}) for each in message.references))


def _compared(own: Message, english: Message, known: Messages) -> Iterator[str]:
    yield from (f"refers to {each}, which is not there" for each in sorted(own.references - known.keys()))
    for argument, cases in english.cases.items():
        lacking = cases - own.cases[argument] if argument in own.cases else ()
        yield from (f"lacks the case [{each}] of {{ ${argument} }}" for each in sorted(lacking))
    if "-lesson-" in own.name and own.lines != english.lines:
        yield f"has {own.lines} lines instead of {english.lines}"
    if own.typewritten():
        yield "has a straight quotation mark or apostrophe"


def fits_discord(text: str, use: Use) -> bool:
    """Return whether Discord takes a text for this use."""
    named = use != "option" or (OPTION.fullmatch(text) is not None and text == text.lower())
    return 0 < len(text) <= LIMITS[use] and named


def _too_long(message: Message, known: Messages, use: Use | None) -> Iterator[str]:
    length = measure_pattern(message.pattern, known)
    most = REFUSAL if "refused-" in message.name else LIMITS[use] if use else 0
    if most and length > most:
        yield f"has up to {length} characters, and Discord shows {most}" if use else f"is longer than {most} characters"
    if use == "option" and not fits_discord(message.written, use):
        yield "is the name of a command or an option: small letters, digits and hyphens only"


def find_untranslated(own: Messages, english: Messages) -> list[str]:
    """Return the messages that say the same as in English, as names may."""
    same = [name for name in own if name in english and own[name].written == english[name].written]
    return [name for name in same if own[name].spelled()]


def missing_rules(own: Sequence[Section], english: Sequence[Section]) -> list[str]:
    """Return the numbers of the clauses that a rules page lacks."""
    there = _by_number(list_clauses(own))
    return [clause.number for clause in list_clauses(english) if clause.number not in there]


def wrong_rules(own: Sequence[Section], english: Sequence[Section]) -> Iterator[str]:
    """Yield which clauses a rules page has too many, has in another section or marks otherwise."""
    ours, theirs = _by_number(list_clauses(own)), _by_number(list_clauses(english))
    for number, clause in ours.items():
        if number not in theirs:
            yield f"{number} is not in English"
        elif clause.section != theirs[number].section:
            yield f"{number} is in another section than in English"
        elif count_rulings(clause.text) != count_rulings(theirs[number].text):
            yield f"{number} marks other rulings than in English"
    if own and len(own) != len(english):
        yield f"there are {len(own)} sections instead of {len(english)}"


def _by_number(clauses: Iterable[Clause]) -> dict[str, Clause]:
    return {clause.number: clause for clause in clauses}
