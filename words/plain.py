"""Words for a game that brings none: its events, moves and views by the names that its rules give them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from engine.core import UNKNOWN, Event, Game, Part, Seat
from engine.differences import Reason
from engine.match import Undid
from engine.why_not import Thing, Why
from words import LANGUAGES, NAMELESS, Audience, Names, Words, clip_text, label_choice

ABOUT, SIZE = "plain-about", "plain-size"  # said for any such game, in every language
_HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
_BEHIND = ("seat", "sides", "recalled", "outcome")  # what a view has for the search and not for people


def plain_texts(game: Game) -> dict[str, list[str]]:
    """Return the sentences that each game must bring, made of its key and the keys of its variants and options."""
    return {language: ["\n".join(_sentences(game))] for language in LANGUAGES}


def _sentences(game: Game) -> Iterator[str]:
    yield f"{game.key}-name = {game.key.capitalize()}"
    yield f"{game.key}-about = {{ {ABOUT} }}"
    for variant, sizes in game.variants.items():
        told_apart = f" ({spell_out_name(variant)})" if len(game.variants) > 1 else ""
        yield f"{game.key}-variant-{variant} = {spell_out_name(variant)}"
        yield f"{game.key}-size-{variant} = {{ {SIZE} }}{told_apart}"
        for option in dict.fromkeys(option for seats in sizes for option in game.choices(seats, variant)):
            yield f"{game.key}-option-{option} = {spell_out_name(option)}: {{ $value }}"


def spell_out_name(name: str) -> str:
    """Return a name of the rules as words: ``DiceRolled`` and ``dice_rolled`` are "dice rolled"."""
    return _HUMP.sub(" ", name).replace("_", " ").replace("-", " ").lower()


class PlainNarrator:
    """A narrator that knows nothing of the game, and says nothing that its reader may not know."""

    library = None

    def __init__(self, game: Game, language: str) -> None:
        self._words = Words(language)

    def tell(self, event: Event, reader: Seat, names: Names) -> str:
        """Return the name of what happened, with its particulars."""
        heard = event.heard_by(reader)
        if heard is None:
            return ""
        if isinstance(heard, Undid):
            who = Audience(self._words, reader, names).who("seat", heard.seat)
            return self._words.say("undo-took-back", moves=heard.moves, **who)
        about = "; ".join(_lines(heard, names))
        return f"{spell_out_name(type(heard).__name__).capitalize()}{f' ({about})' if about else ''}."

    def decisive(self, event: Event) -> bool:
        """Return that no event is known to decide anything."""
        return False

    def counted(self, event: Event) -> bool:
        """Return that the standings repeat no event."""
        return False

    def shown(self, event: Event, view: Any) -> bool:
        """Return that no event is known to be seen in a view."""
        return False

    def run(self, events: Sequence[Event], reader: Seat, names: Names) -> str:
        """Return nothing: each event is told by itself."""
        return ""

    def chapter(self, event: Event, names: Names) -> str:
        """Return nothing: no event opens a chapter."""
        return ""

    def part(self, part: Part, view: Any, names: Names) -> str:
        """Return the name of a part, and its number."""
        return f"{spell_out_name(part[0])} {part[1]}"

    def choice(self, parts: Sequence[Part], view: Any, names: Names) -> str:
        """Return the label of a choice."""
        return label_choice([self.part(part, view, names) for part in parts])

    def brief(self, parts: Sequence[Part], view: Any, names: Names) -> str:
        """Return the label of a choice; there is no picture that could say more."""
        return self.choice(parts, view, names)

    def closes(self, parts: Sequence[Part]) -> bool:
        """Return that no choice is known to end a turn."""
        return False

    def stays(self, parts: Sequence[Part], view: Any) -> bool:
        """Return that no choice is known to leave everything as it is."""
        return False

    def repeats(self, parts: Sequence[Part], view: Any) -> bool:
        """Return that every choice is another."""
        return False

    def whole(self, parts: Sequence[Part], view: Any, names: Names) -> str:
        """Return a whole move by the names of its parts."""
        return " → ".join(self.part(part, view, names) for part in parts)

    def because(self, reasons: Sequence[Reason], view: Any, names: Names) -> str:
        """Return nothing: no words are known for the terms of the game."""
        return ""

    def relies(self) -> str:
        """Return what any plan relies on."""
        return self._words.say("plan-relies")

    def risky(self, parts: Sequence[Part], view: Any) -> bool:
        """Return that no move is known to cost much."""
        return False

    def question(self, settled: Sequence[Part], view: Any, names: Names = NAMELESS) -> str:
        """Return what is asked: always the same."""
        return self._words.say("hand-choose")

    def table(self, view: Any, names: Names) -> list[str]:
        """Return a line for everything in the view."""
        return list(_lines(view, names))

    def own(self, view: Any, names: Names) -> list[str]:
        """Return the same, as the reader sees it."""
        return self.table(view, names)

    def standings(self, view: Any, names: Names) -> list[str]:
        """Return a line for each player, the winner first."""
        places = enumerate(view.outcome.places) if getattr(view, "outcome", None) else ()
        return [f"{place}. {names[seat]}" for place, seat in sorted((place, seat) for seat, place in places)]

    def scores(self, view: Any) -> Sequence[int]:
        """Return nothing: it is not known what decides."""
        return ()

    def account(self, view: Any, names: Names, events: Sequence[Event]) -> list[str]:
        """Return nothing: it is not known how a score came about."""
        return []

    def thing(self, thing: Thing, view: Any) -> str:
        """Return the name of a thing, and its number."""
        return clip_text(self.part(thing, view, NAMELESS))

    def why(self, why: Why, names: Names) -> str:
        """Return a reason by its name."""
        return f"{spell_out_name(why.reason).capitalize()}."


def _lines(what: object, names: Names) -> Iterator[str]:
    """Yield the fields of an event or a view, each with its value; a seat is called by its name."""
    if not is_dataclass(what):
        return
    for name, value in ((each.name, getattr(what, each.name)) for each in fields(what)):
        if isinstance(what, Event) and name == "seat":
            yield names.get(value, str(value))
        elif name not in _BEHIND:
            yield f"{spell_out_name(name)}: {_value(value)}"


def _value(value: object) -> str:
    """Return a value without the punctuation of Python."""
    if isinstance(value, Mapping):
        return ", ".join(f"{_value(key)}: {_value(each)}" for key, each in value.items())
    if isinstance(value, (list, tuple)):
        return ("; " if any(map(is_dataclass, value)) else ", ").join(map(_value, value))
    if is_dataclass(value):
        return ", ".join(f"{spell_out_name(each.name)}: {_value(getattr(value, each.name))}" for each in fields(value))
    if value is None:
        return ""
    return "?" if value == UNKNOWN else str(value)
