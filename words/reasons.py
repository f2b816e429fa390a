"""What is said to somebody who asks why a card or an action cannot be chosen now."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core import Game
from engine.refusal import Thing, Why
from words import Names, Words, clip
from words.delphi.cards import Cards as DelphiCards
from words.hector.cards import Cards as HectorCards
from words.horse.pieces import Pieces

NAMED: Mapping[tuple[str, str], Callable[[Game, Words, int], str]] = {
    ("delphi", "card"): lambda game, words, kind: DelphiCards(game, words).card(kind),  # type: ignore[arg-type]
    ("hector", "troop"): lambda game, words, kind: HectorCards(game, words).troop(kind),  # type: ignore[arg-type]
    ("hector", "favour"): lambda game, words, kind: HectorCards(game, words).troop(kind),  # type: ignore[arg-type]
    ("horse", "load"): lambda game, words, warrior: Pieces(words).a_warrior(warrior),
    ("horse", "at"): lambda game, words, district: Pieces(words).district(district),
}


class Reasons:
    """Things that cannot be done in one game, and why, in one language."""

    def __init__(self, game: Game, words: Words) -> None:
        self.game = game
        self.words = words

    def thing(self, thing: Thing) -> str:
        """Return what a card or an action is called, short enough for an option."""
        what, value = thing
        named = NAMED.get((self.game.key, what))
        name = named(self.game, self.words, value) if named else ""
        return clip(self.words.say(f"{self.game.key}-thing-{what.replace('_', '-')}", name=name, number=value))

    def why(self, why: Why, names: Names) -> str:
        """Return the reason as a sentence."""
        named = self.words.both([names[seat] for seat in why.seats])
        message = f"{self.game.key}-why-{why.reason}"
        return self.words.say(message, names=named, count=len(why.seats), number=why.number)
