"""A refusal in Fight for Olympus, and the whole position in which it was given."""

from dataclasses import dataclass
from itertools import combinations
from typing import Any

from games.olympus.rules.agenda import PLAY
from games.olympus.rules.cards import KINDS
from games.olympus.rules.moves import MARKER
from games.olympus.rules.position import EMPTY


@dataclass
class Case:
    """A refusal, and the whole position in which it was given."""

    state: Any
    seat: int
    what: str
    value: int
    number: int

    @property
    def frame(self):
        return self.state.agenda[-1]

    @property
    def asked(self):
        return self.frame[0]

    @property
    def by(self):
        """The card whose power asks."""
        return KINDS[self.frame[2]]

    @property
    def unit(self):
        return KINDS[self.state.units[self.value]]

    @property
    def row(self):
        return range(self.seat * 6, self.seat * 6 + 6)

    @property
    def mine(self):
        return self.value in self.row

    @property
    def standing(self):
        """One's own units, and the equipment that each bears."""
        return [(KINDS[self.state.units[at]], self.state.gear[at]) for at in self.row if self.state.units[at] != EMPTY]

    @property
    def playing(self):
        """Whether cards are played in what is still to come of one's turn."""
        return (PLAY, self.seat) in self.state.agenda[:-1]

    @property
    def colour(self):
        """The colour in which something pays; none if it is multicolour."""
        item = self.value + MARKER * (self.what == "marker")
        sheet = self.state.sheet
        return item - MARKER if item >= MARKER else None if sheet.multicolour[item] else sheet.colour[item]

    @property
    def owed(self):
        return self.frame[-4:]

    @property
    def items(self):
        """What pays: the hand and one's markers."""
        marks = [MARKER + colour for colour, holder in enumerate(self.state.markers) if holder == self.seat]
        return [*self.state.hands[self.seat], *marks]

    def payments(self, cost, items):
        """Every different way to pay exactly this."""
        ways = {tuple(sorted(items)) for items in combinations(items, sum(cost))}
        return {items for items in ways if pays(self.state.sheet, items, cost)}

    def others(self):
        """What can pay for a card."""
        items = self.items
        items.remove(self.value)
        return items


def pays(sheet, items, cost):
    """Whether these cards and markers pay exactly this, all of them used."""
    if not items:
        return not any(cost)
    item, rest = items[0], items[1:]
    wild = item < MARKER and sheet.multicolour[item]
    colour = item - MARKER if item >= MARKER else sheet.colour[item]
    for paid in range(4) if wild else [colour]:
        if cost[paid] and pays(sheet, rest, [owed - (at == paid) for at, owed in enumerate(cost)]):
            return True
    return False
