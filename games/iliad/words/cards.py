"""The names of Iliad's cards, and of the places where they lie."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.core import UNKNOWN
from games.iliad.rules.army import CLIMB
from games.iliad.rules.cards import (
    ARCHER,
    CHARIOT,
    HOPLITES,
    KINDS,
    PHALANXES,
    RADIX,
    RIDERS,
    TILES,
    VICTORY_KINDS,
    Kind,
    list_hoplites,
)
from games.iliad.rules.game import Iliad
from games.iliad.rules.moves import ALONE, HAND, LONE, MOUNT, STABLE, Spot
from words import Words

SOURCES = {HOPLITES[0]: "hoplite", ARCHER: "archer", CHARIOT: "chariot", HAND: "hand", MOUNT: "rider"}


class Cards:
    """The names of cards and places."""

    def __init__(self, game: Iliad, words: Words) -> None:
        self.sheet = game.sheet
        self.words = words
        self.say = words.say

    # -- cards

    def card(self, kind: Kind, message: str = "iliad-card") -> str:
        """Return the name of a card."""
        word = "hoplite" if kind in HOPLITES else KINDS[kind]
        return self.say(message, kind=word, points=self.sheet.points[kind])

    def a_card(self, kind: Kind) -> str:
        """Return the name of a card with its article."""
        return self.card(kind, "iliad-a-card")

    def on_card(self, kind: Kind) -> str:
        """Return the name of a card as it fits on a picture of the card."""
        return self.card(kind, "iliad-picture-card")

    def short(self, kind: Kind) -> str:
        """Return the value of a Hoplite, or the name of another card."""
        return str(self.sheet.points[kind]) if kind in HOPLITES else self.card(kind)

    def several(self, kinds: Iterable[Kind]) -> list[str]:
        """Return cards in brief: Hoplites by value, the others by number."""
        kinds = list(kinds)
        ranks = [self.short(kind) for kind in sorted(kinds, reverse=True) if kind in HOPLITES]
        others = [self.times(self.card(kind), kinds.count(kind)) for kind in range(ARCHER, len(KINDS)) if kind in kinds]
        return [self.say("iliad-hoplites", count=len(ranks), ranks=" ".join(ranks)), *others] if ranks else others

    def listed(self, kinds: Iterable[Kind]) -> str:
        """Return cards in few words, as a list within a sentence."""
        return ", ".join(self.several(kinds))

    def times(self, card: str, count: int) -> str:
        """Return the name of a card with its number, unless that is one."""
        return card if count == 1 else self.say("iliad-times", card=card, count=count)

    def victory(self, code: int) -> str:
        """Return the name of a victory card."""
        kind, points = divmod(code, RADIX)
        return self.say("iliad-victory", kind=VICTORY_KINDS[kind], points=points)

    def victories(self, counts: Sequence[int]) -> list[str]:
        """Return the names of victory cards, from counts in the order of the sheet."""
        return [self.times(self.victory(code), n) for code, n in zip(self.sheet.codes, counts, strict=True) if n]

    def tile(self, tile: int) -> str:
        """Return the name of a tile."""
        return self.say("iliad-tile", tile=TILES[tile])

    def hero(self, value: int) -> str:
        """Return the name of a hero and what it adds."""
        name = self.words.called(self.sheet.heroes[value - 1], "iliad-named")
        return self.say("iliad-hero", hero=name, points=value)

    def thanatos(self, points: int) -> str:
        """Return the name of a Thanatos oracle that costs this many points."""
        return self.say("iliad-thanatos", points=points)

    # -- places

    def ranks(self, phalanx: Spot) -> str:
        """Return the values of a phalanx in order."""
        return "-".join(map(self.short, list_hoplites(phalanx)))

    def riders(self, load: int) -> str:
        """Return in words what an Elephant carries."""
        return " + ".join(map(self.short, self.mounted(load)))

    def mounted(self, load: int) -> list[Kind]:
        """Return the riders of an Elephant: Hoplites first, the highest first."""
        return sorted(RIDERS[load], key=lambda kind: (kind == ARCHER, -kind))

    def spot(self, spot: Spot, *, told_apart: bool = True) -> str:
        """Return the cards of a spot as a target; a Trojan Horse is numbered if several are to be ``told_apart``."""
        return self.say("iliad-spot", **self.place(spot, told_apart))

    def on(self, spot: Spot) -> str:
        """Return the spot on which a card is laid."""
        return self.say("iliad-on", **self.place(spot))

    def place(self, spot: Spot, told_apart: bool = True) -> dict[str, Any]:
        """Return the arguments that describe a spot."""
        if spot == ALONE:
            return {"what": "archer"}
        if spot in PHALANXES:
            what = "hoplite" if len(list_hoplites(spot)) == 1 else "phalanx"
            return {"what": what, "ranks": self.ranks(spot), "worth": self.sheet.line[spot]}
        if spot < STABLE:
            load = spot - MOUNT
            what = "mounted" if RIDERS[load] else "elephant"
            return {"what": what, "riders": self.riders(load), "worth": self.sheet.ridden[load]}
        if spot < LONE:
            return {"what": "horse", "number": number_horse(spot - STABLE, told_apart)}
        return {"what": "card", "card": self.card(spot - LONE)}

    def weapon(self, source: int) -> str:
        """Return what attacks."""
        if source == HAND:
            return self.say("iliad-weapon", what="hand")
        if source >= MOUNT:
            return self.say("iliad-weapon", what="mounted", beside=self.beside(source - MOUNT))
        return self.say("iliad-weapon", what="card", card=self.a_card(source))

    def beside(self, load: int) -> str:
        """Return who rides an Elephant with an Archer, or "none"."""
        others = [*RIDERS[load]]
        others.remove(ARCHER)
        return self.a_card(others[0]) if others else "none"

    def source(self, source: int) -> str:
        """Return what a player might want to attack with, wherever it is."""
        if source in SOURCES:
            return self.say("iliad-source", what=SOURCES[source])
        return self.say("iliad-source", what="card", card=self.a_card(source))

    def worth(self, kind: Kind, spot: Spot) -> int:
        """Return the value of a phalanx or an Elephant after adding a card."""
        if spot < MOUNT:
            return self.sheet.line[spot | 1 << kind]
        return self.sheet.ridden[CLIMB[spot - MOUNT, kind]]


def number_horse(at: int, told_apart: bool) -> int | str:
    """Return the number of a Trojan Horse, or "none" if it needs none."""
    return at + 1 if told_apart else "none"


def oracle_word(gorgon: bool, points: int) -> str:
    """Return the word for an oracle; ``points`` are UNKNOWN if none was turned up."""
    if points == UNKNOWN:
        return "decider" if gorgon else "none"
    return "gorgon" if gorgon else "thanatos"
