"""A position of Hector and Achilles in lines of words."""

from __future__ import annotations

from engine.core import Seat
from games.hector.rules.cards import HUE, NONE, PILES, VALUE, Colour
from games.hector.rules.position import OVER, SEATS
from games.hector.rules.view import ArmyView, View
from games.hector.words.cards import Cards, encode_hero, number_pile
from words import Audience, Names, order_seats, wrap_items


class Table:
    """A position in lines of words."""

    def __init__(self, cards: Cards, view: View, names: Names) -> None:
        self.cards = cards
        self.view = view
        self.audience = Audience(cards.words, view.seat, names)
        self.say = cards.say

    def lines(self) -> list[str]:
        """Return the whole position: the battle, each side, the reader's hand."""
        lines = self.battle()
        for seat in SEATS:
            lines += ["", *self.player(seat)]
        if self.view.seat in SEATS:
            lines += ["", *self.hand()]
        return lines

    def own(self) -> list[str]:
        """Return the battle, both sides with the reader's last, and the reader's hand."""
        return [*self.battle(), *self.around(), "", *self.hand()]

    def around(self) -> list[str]:
        return [line for seat in order_seats(self.view.seat, len(SEATS)) for line in ("", *self.player(seat))]

    def standings(self) -> list[str]:
        """Return a line for each player, by place."""
        places = self.view.outcome.places if self.view.outcome else ()
        return [
            self.standing(seat, place) for place, seat in sorted((place, seat) for seat, place in enumerate(places))
        ]

    def standing(self, seat: Seat, place: int) -> str:
        return self.say("hector-standing", place=place, count=self.troops(seat), **self.audience.who("seat", seat))

    def troops(self, seat: Seat) -> int:
        """Return how many troops a side has left in its piles."""
        return sum(self.view.armies[seat].piles)

    # -- the battle

    def battle(self) -> list[str]:
        return [self.title(), *self.fate(), *self.last()]

    def title(self) -> str:
        view = self.view
        stage = "over" if view.phase == OVER else "turn" if view.turn else "opening"
        return self.say("hector-title", number=view.number, turn=view.turn, stage=stage)

    def fate(self) -> list[str]:
        """Return the opposite colors of the fate tile, and how many tiles are left."""
        view = self.view
        left = self.say("hector-tiles-left", count=len(view.tiles))
        if view.tile == NONE:
            return [left]
        north, east, south, west = map(self.cards.colour, self.cards.sheet.tiles[view.tile])
        pairs = [self.say("hector-opposite", one=one, other=other) for one, other in ((north, south), (east, west))]
        return [*wrap_items(self.say("hector-tile"), pairs), left]

    def last(self) -> list[str]:
        """Return how the finished battle was counted, while its loser chooses."""
        if not self.view.shown:
            return []
        strengths = [self.strength(seat) for seat in SEATS]
        return wrap_items(self.say("hector-counted-now"), strengths)

    def strength(self, seat: Seat) -> str:
        return self.say("hector-strength-of", value=self.view.strengths[seat], **self.audience.who("seat", seat))

    # -- a side

    def player(self, seat: Seat) -> list[str]:
        army = self.view.armies[seat]
        return [
            self.header(seat),
            *self.front(seat, army),
            *wrap_items(f"  {self.say('hector-piles')}", [self.pile(army, pile) for pile in PILES]),
            f"  {self.markers(army)}",
            f"  {self.held(army)}",
            *self.shown(seat, army),
        ]

    def header(self, seat: Seat) -> str:
        acting = self.view.phase != OVER and seat == self.view.actor
        return ("> " if acting else "") + self.say(
            "hector-player",
            side=self.cards.side(seat ^ self.view.achaean),
            role="none" if self.view.phase == OVER else "attacks" if seat == self.view.attacker else "defends",
            acting="yes" if acting else "no",
            **self.audience.who("seat", seat),
        )

    def front(self, seat: Seat, army: ArmyView) -> list[str]:
        """Return the color of fate of a side, the sum of everything it has played, and these cards."""
        if not army.played:
            return []
        colour = self.view.colours[seat]
        laid = "no" if colour == NONE else "yes"
        named = "" if colour == NONE else self.cards.colour(colour)
        head = self.say("hector-front", laid=laid, colour=named, total=army.total)
        return wrap_items(f"  {head}", self.played(seat, army))

    def played(self, seat: Seat, army: ArmyView) -> list[str]:
        """Return the deployed hero, the vanguard, the other troops by color, and the covered troop."""
        hero = [self.cards.hero(encode_hero(seat, self.view.achaean, army.deployed))] if army.deployed != NONE else []
        troops = list(army.played)
        covered = []
        if army.covered != NONE:
            covered = [self.say("hector-covered", troop=self.cards.troop(army.covered))]
            troops.remove(army.covered)
        vanguard = army.played[0]
        first = (
            [] if vanguard == army.covered else [self.say("hector-is-vanguard", troop=self.favoured(army, vanguard))]
        )
        if first:
            troops.remove(vanguard)
        favours = list(army.favoured)
        if first and vanguard in favours:
            favours.remove(vanguard)
        marked = [(kind, self.take(favours, kind)) for kind in troops]
        return [*hero, *first, *self.cards.groups(marked), *covered]

    def favoured(self, army: ArmyView, kind: int) -> str:
        """Return a troop with its favor, if it has one."""
        ((only,)) = self.cards.groups([(kind, int(kind in army.favoured))])
        return only

    @staticmethod
    def take(favours: list[int], kind: int) -> int:
        """Use up a favor for this troop, if one is left; return how many were used."""
        if kind not in favours:
            return 0
        favours.remove(kind)
        return 1

    def pile(self, army: ArmyView, pile: int) -> str:
        """Return a pile with its cards, whether it is reduced, and whether it fights."""
        gone = pile < len(army.reduced) and army.reduced[pile]
        state = "reduced" if gone else "fights" if pile == army.fighting else "whole"
        return self.say("hector-pile-of", number=number_pile(pile), count=army.piles[pile], state=state)

    def markers(self, army: ArmyView) -> str:
        return self.say("hector-markers", favours=army.favours, shame=army.shame, lost=sum(army.lost))

    def held(self, army: ArmyView) -> str:
        """Return how many troops a side holds in hand, and how many heroes are in its pile."""
        hero = "held" if army.held else "none"
        return self.say("hector-held", count=army.hand, hero=hero, heroes=army.heroes + army.under)

    def shown(self, seat: Seat, army: ArmyView) -> list[str]:
        """Return the hero in hand, if it is face up."""
        if army.shown == NONE:
            return []
        return [
            f"  {self.say('hector-hero-open', hero=self.cards.hero(encode_hero(seat, self.view.achaean, army.shown)))}"
        ]

    # -- the reader's own

    def hand(self) -> list[str]:
        """Return the reader's hand and hero, and what would count now."""
        view = self.view
        lines = wrap_items(
            self.say("hector-hand", count=len(view.hand)), self.cards.groups((kind, 0) for kind in view.hand)
        )
        if view.hero != NONE:
            lines.append(
                self.say("hector-your-hero", hero=self.cards.hero(encode_hero(view.seat, view.achaean, view.hero)))
            )
        return [*lines, *self.sums()]

    def sums(self) -> list[str]:
        """Return what would count now, and what the hand would add, once the fate tile lies."""
        counts = self.counts()
        return [*counts, self.say("hector-in-hand", points=self.later())] if counts else []

    def counts(self) -> list[str]:
        """Return what would count now, color by color, once the fate tile lies."""
        counting = self.view.armies[self.view.seat].counting
        parts = [f"{self.cards.colour(colour)} {counting[colour]}" for colour in sorted(self.valid())]
        return wrap_items(self.say("hector-counts", strength=self.view.strength), parts) if parts else []

    def later(self) -> int:
        """Return what the troops in hand would add."""
        valid = self.valid()
        return sum(VALUE[kind] for kind in self.view.hand if HUE[kind] in valid)

    def valid(self) -> set[Colour]:
        """Return the colors that count for the reader; none before the fate tile lies."""
        view = self.view
        fate = view.colours[view.seat]
        return set() if fate == NONE else {fate, view.hero, view.armies[view.seat].deployed} - {NONE}
