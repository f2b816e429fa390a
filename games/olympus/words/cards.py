"""The names of the cards of Fight for Olympus, and of the spaces of the board."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.olympus.rules.agenda import ABOUT_UNITS
from games.olympus.rules.cards import COLOURS, FIRST_EQUIPMENT, FIRST_SOLDIER, KINDS, WILD, Colour, Kind
from games.olympus.rules.game import Olympus
from games.olympus.rules.moves import MARKER, SIDE, ZONES, Space
from games.olympus.rules.view import View
from words import Words

SYMBOLS = {"red": "🔴", "blue": "🔵", "green": "🟢", "yellow": "🟡"}


class Cards:
    """The names of cards, with the numbers of the game's own sheet."""

    def __init__(self, game: Olympus, words: Words) -> None:
        self.game, self.sheet = game, game.sheet
        self.words = words
        self.say = words.say

    # -- cards

    def name(self, kind: Kind) -> str:
        """Return the name of a card."""
        return self.say("olympus-card", card=KINDS[kind])

    def the(self, kind: Kind) -> str:
        """Return the name of a card within a sentence, with its article if it has one."""
        return self.say("olympus-the", sort=sort_of(kind), card=self.name(kind))

    def owned(self, kind: Kind) -> str:
        """Return the name of a card as it follows its owner."""
        return self.say("olympus-owned", sort=sort_of(kind), card=self.name(kind))

    def listed(self, kinds: Iterable[Kind]) -> str:
        """Return cards as a list within a sentence."""
        return self.words.both([self.the(kind) for kind in kinds])

    def hand(self, kinds: Sequence[Kind]) -> str:
        """Return the heading of the reader's hand; the star is explained only where a card has one."""
        wild = any(self.sheet.pays[kind] == WILD for kind in kinds)
        return self.say("olympus-hand", count=len(kinds), wild="yes" if wild else "no")

    def power(self, kind: Kind) -> str:
        """Return what the power of a card does; empty if it has none."""
        return self.say("olympus-power", card=KINDS[kind]) if self.sheet.power[kind] else ""

    def brief_power(self, kind: Kind) -> str:
        """Return in a few words what a unit's power does as long as it is on the board; empty if it has none."""
        lasting = kind < FIRST_EQUIPMENT and self.sheet.power[kind] in ("attack", "always")
        return self.say("olympus-power-brief", card=KINDS[kind]) if lasting else ""

    def cost(self, kind: Kind) -> str:
        """Return a cost as letters, one for each card or marker to pay: ``RRB``."""
        return "".join(self.letter(colour) * owed for colour, owed in enumerate(self.sheet.cost[kind]))

    def symbols(self, kind: Kind) -> str:
        """Return a cost as colored circles, one for each card or marker to pay, for use outside a table of letters."""
        return "".join(SYMBOLS[COLOURS[colour]] * owed for colour, owed in enumerate(self.sheet.cost[kind]))

    def letter(self, colour: Colour) -> str:
        """Return a color as one letter."""
        return self.say("olympus-letter", colour=COLOURS[colour])

    def marker(self, colour: Colour) -> str:
        """Return a color marker, with its article."""
        return self.say("olympus-marker", colour=COLOURS[colour])

    def colours(self, colours: Iterable[Colour]) -> list[str]:
        """Return the names of colors."""
        return [self.say("olympus-colour", colour=COLOURS[colour]) for colour in colours]

    def paying(self, items: Iterable[int]) -> str:
        """Return paying cards and markers as a list within a sentence."""
        return self.words.both([self.item(item) for item in items])

    def item(self, item: int) -> str:
        """Return a paying card or marker."""
        return self.marker(item - MARKER) if item >= MARKER else self.the(item)

    def short(self, kind: Kind) -> str:
        """Return a card of a hand in a few words: name, numbers and cost."""
        message = "olympus-play" if kind < FIRST_EQUIPMENT else "olympus-play-gear"
        sheet, cost = self.sheet, self.symbols(kind) or "none"
        return self.say(
            message, card=self.name(kind), strength=sheet.strength[kind], health=sheet.health[kind], cost=cost
        )

    # -- the board

    def space(self, space: Space) -> str:
        """Return the name of a space."""
        return self.say("olympus-space", **name_space(space))

    def brief(self, space: Space) -> str:
        """Return the name of a space in one or two letters."""
        return self.say("olympus-short", **name_space(space))

    def unit(self, view: View, space: Space) -> str:
        """Return a unit with its numbers and wounds."""
        numbers = {"strength": view.strengths[space], "health": view.healths[space], "wounds": view.wounds[space]}
        return self.say("olympus-unit", card=self.name(view.units[space]), **numbers)

    def unit_at(self, view: View, space: Space) -> str:
        """Return a unit and where it stands."""
        return self.say("olympus-unit-at", unit=self.unit(view, space), space=self.space(space))

    def subject(self, view: View, space: Space) -> str:
        """Return a unit as the subject of a question: an attacker, or a unit to choose from both sides."""
        asking = bool(view.agenda) and view.agenda[-1][0] in ABOUT_UNITS
        whose = "enemy" if space // SIDE != view.seat else "choosing" if asking else "attacking"
        return self.say("olympus-subject", whose=whose, unit=self.unit_at(view, space))


def name_space(space: Space) -> dict[str, str | int]:
    """Return the arguments that name a space: its zone, and its number there."""
    at = space % SIDE
    return {"zone": ZONES[at], "number": ZONES[: at + 1].count(ZONES[at])}


def sort_of(kind: Kind) -> str:
    """Return the word that determines a card's article."""
    if kind < FIRST_SOLDIER:
        return "hero"
    return "soldiers" if kind < FIRST_EQUIPMENT else KINDS[kind].partition("_")[2]


def is_plural(kind: Kind) -> str:
    """Return whether a verb after this card is plural, as it is after soldiers."""
    return "yes" if FIRST_SOLDIER <= kind < FIRST_EQUIPMENT else "no"
