"""What is said to somebody who asks why a card or an action cannot be chosen now."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.core import Game
from engine.refusal import Thing, Why
from words import Names, Words, clip
from words.delphi.cards import Cards as DelphiCards
from words.hector.cards import Cards as HectorCards
from words.horse.pieces import Pieces
from words.iliad.cards import Cards as IliadCards
from words.olympus.cards import Cards as OlympusCards

# The name of what a thing is about, by game and sort of thing; a view tells what lies where.
NAMED: Mapping[tuple[str, str], Callable[[Any, Words, Any, int], str]] = {
    ("iliad", "card"): lambda game, words, view, kind: IliadCards(game, words).a_card(kind),
    ("iliad", "stack"): lambda game, words, view, kind: IliadCards(game, words).a_card(kind),
    ("iliad", "attack"): lambda game, words, view, source: IliadCards(game, words).source(source),
    ("iliad", "tile"): lambda game, words, view, tile: IliadCards(game, words).tile(tile),
    ("olympus", "card"): lambda game, words, view, kind: OlympusCards(game, words).short(kind),
    ("olympus", "choose"): lambda game, words, view, kind: OlympusCards(game, words).the(kind),
    ("olympus", "unit"): lambda game, words, view, space: OlympusCards(game, words).subject(view, space),
    ("olympus", "marker"): lambda game, words, view, colour: OlympusCards(game, words).marker(colour),
    ("olympus", "recover"): lambda game, words, view, kind: OlympusCards(game, words).name(kind),
    ("delphi", "card"): lambda game, words, view, kind: DelphiCards(game, words).card(kind),
    ("hector", "troop"): lambda game, words, view, kind: HectorCards(game, words).troop(kind),
    ("hector", "favour"): lambda game, words, view, kind: HectorCards(game, words).troop(kind),
    ("horse", "load"): lambda game, words, view, warrior: Pieces(words).a_warrior(warrior),
    ("horse", "at"): lambda game, words, view, district: Pieces(words).district(district),
}


class Reasons:
    """Things that cannot be done in one game, and why, in one language."""

    def __init__(self, game: Game, words: Words) -> None:
        self.game = game
        self.words = words

    def thing(self, thing: Thing, view: Any) -> str:
        """Return what a card or an action is called for whoever has this view, short enough for an option."""
        what, value = thing
        named = NAMED.get((self.game.key, what))
        name = named(self.game, self.words, view, value) if named else ""
        return clip(self.words.say(f"{self.game.key}-thing-{what.replace('_', '-')}", name=name, number=value))

    def why(self, why: Why, names: Names) -> str:
        """Return the reason as a sentence."""
        named = self.words.both([names[seat] for seat in why.seats])
        message = f"{self.game.key}-why-{why.reason}"
        return self.words.say(message, names=named, count=len(why.seats), number=why.number)
