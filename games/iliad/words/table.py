"""A position of Iliad in lines of words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core import UNKNOWN, Seat
from games.iliad.rules.cards import (
    AGAMEMNON,
    ARCHER,
    PHALANXES,
    Kind,
    list_hoplites,
)
from games.iliad.rules.moves import ALONE, MOUNT, Spot
from games.iliad.rules.position import DISCARD, NO_ORACLE, OVER, TURN, spread_counts
from games.iliad.rules.view import ArmyView, View
from games.iliad.words.cards import Cards, number_horse, oracle_word
from words import Audience, Names, format_number, order_seats, wrap_items

TEAMS = "ABC"


class Table:
    """A position in lines of words."""

    def __init__(self, cards: Cards, view: View, names: Names) -> None:
        self.cards = cards
        self.view = view
        self.audience = Audience(cards.words, view.seat, names)
        self.say = cards.say

    def lines(self) -> list[str]:
        """Return the whole position: the siege, each player, the reader's hand."""
        lines = self.siege()
        for seat in range(self.view.table.seats):
            lines += ["", *self.player(seat)]
        if self.view.seat in range(self.view.table.seats):
            lines += ["", *self.hand()]
        return lines

    def own(self) -> list[str]:
        """Return the siege, every army with the reader's last, and the reader's hand."""
        return [*self.siege(), *self.around(), "", *self.hand()]

    def spoken(self) -> list[str]:
        """Return the position for the ear, with the hand before the armies, in case that not everything has room."""
        if self.view.seat not in range(self.view.table.seats):
            return self.lines()
        return [*self.siege(), "", *self.hand(), *self.around()]

    def around(self) -> list[str]:
        return [
            line for seat in order_seats(self.view.seat, self.view.table.seats) for line in ("", *self.player(seat))
        ]

    def standings(self) -> list[str]:
        """Return a line for each player, by place."""
        places = self.view.outcome.places if self.view.outcome else ()
        return [
            self.standing(seat, place) for place, seat in sorted((place, seat) for seat, place in enumerate(places))
        ]

    def standing(self, seat: Seat, place: int) -> str:
        return self.say("iliad-standing", place=place, **self.points(seat), **self.audience.who("seat", seat))

    # -- the siege

    def siege(self) -> list[str]:
        view, sheet = self.view, self.cards.sheet
        points = UNKNOWN if view.oracle == NO_ORACLE else sheet.oracles[view.oracle].points
        title = self.say("iliad-title", number=view.number, oracle=self.oracle(points), points=points)
        return [title, *self.stake(), *self.piles()]

    def oracle(self, points: int) -> str:
        """Return the word for the current siege, or for the phase after it."""
        if self.view.phase == OVER:
            return "over"
        return "after" if self.view.phase == DISCARD else oracle_word(self.view.gorgon, points)

    def stake(self) -> list[str]:
        if self.view.phase == OVER:
            return []
        row = self.cards.victories(self.view.row) or [self.say("iliad-nothing")]
        return wrap_items(self.say("iliad-stake"), [self.say("iliad-the-victory")] if self.view.decider else row)

    def piles(self) -> list[str]:
        view = self.view
        oracles = "none" if view.table.duel else sum(view.oracles)
        return [
            self.say("iliad-piles", pile=view.pile_size, discards=sum(view.discards)),
            self.say("iliad-more-piles", victories=sum(view.victories), oracles=oracles),
        ]

    # -- a player

    def player(self, seat: Seat) -> list[str]:
        army = self.view.armies[seat]
        points = self.say("iliad-points", target=self.view.table.target, **self.points(seat))
        strength = self.say("iliad-army", count=self.view.hand_sizes[seat], strength=army.strength)
        return [
            self.header(seat),
            *wrap_items(f"  {points}", self.gains(seat)),
            *wrap_items(f"  {strength}", self.army(army)),
        ]

    def header(self, seat: Seat) -> str:
        status, hero = self.status(seat), self.view.armies[seat].hero
        named = self.cards.hero(hero) if hero else ""
        mark = "> " if status == "acting" else ""
        return mark + self.say("iliad-player", status=status, hero=named, **self.audience.who("seat", seat))

    def status(self, seat: Seat) -> str:
        """Return the word for what a player is doing in this siege."""
        view = self.view
        if view.order and view.order[0] == seat:
            return "acting"
        if seat not in view.players:
            return "absent"
        if view.phase != TURN:
            return "none"
        if seat in view.order:
            return "passed" if view.passes and view.last_to_pass == seat else "waiting"
        return "withdrawn" if view.gorgon else "left"

    def points(self, seat: Seat) -> dict[str, Any]:
        """Return the arguments for a player's points and the team's."""
        points, table = self.view.points, self.view.table
        total = sum(points[partner] for partner in table.side(seat))
        team = TEAMS[table.team(seat)] if table.teams else "none"
        return {"count": points[seat], "points": format_number(points[seat]), "sum": format_number(total), "team": team}

    def gains(self, seat: Seat) -> list[str]:
        """Return the victory cards, tiles and Thanatos cards of a player."""
        view, cards = self.view, self.cards
        tiles = [f"{cards.tile(tile)} {cards.sheet.tiles[tile]}" for tile in self.tiles(seat)]
        lost = [cards.sheet.doom[at] for at in spread_counts(view.doom[seat])]
        return [*cards.victories(view.won[seat]), *tiles, *map(cards.thanatos, lost)]

    def tiles(self, seat: Seat) -> list[int]:
        return [tile for tile, holder in enumerate(self.view.tiles, AGAMEMNON) if holder == seat]

    # -- an army

    def army(self, army: ArmyView) -> list[str]:
        """Return everything in a player's army, the most valuable first."""
        hero = [self.cards.hero(army.hero)] if army.hero else []
        lone = self.cards.several(spread_counts(army.lone))
        return [*self.phalanxes(army), *self.herd(army), *lone, *self.horses(army), *hero, *self.opened(army)]

    def phalanxes(self, army: ArmyView) -> list[str]:
        line = [spot for spot in reversed(PHALANXES) for _ in range(army.line[spot])]
        long = [self.phalanx(spot) for spot in line if len(list_hoplites(spot)) > 1]
        single = [list_hoplites(spot)[0] for spot in line if len(list_hoplites(spot)) == 1]
        return [*long, *self.cards.several([*single, *[ARCHER] * army.line[ALONE]])]

    def phalanx(self, spot: Spot) -> str:
        return self.say("iliad-phalanx", ranks=self.cards.ranks(spot), worth=self.cards.sheet.line[spot])

    def herd(self, army: ArmyView) -> list[str]:
        return [self.cards.spot(MOUNT + load) for load in reversed(army.herd)]

    def horses(self, army: ArmyView) -> list[str]:
        hidden = army.hidden or ((),) * len(army.horses)
        return [self.horse(at, size, hidden[at]) for at, size in enumerate(army.horses)]

    def horse(self, at: int, count: int, hidden: Sequence[Kind]) -> str:
        number = number_horse(at, self.view.told_apart)
        cards = " ".join(map(self.cards.short, sorted(hidden, key=lambda kind: (kind == ARCHER, -kind))))
        return self.say("iliad-horse", number=number, count=count, known="yes" if hidden else "no", cards=cards)

    def opened(self, army: ArmyView) -> list[str]:
        kinds = spread_counts(army.opened)
        return [self.say("iliad-to-arrange", cards=self.cards.listed(kinds))] if kinds else []

    def hand(self) -> list[str]:
        return wrap_items(
            self.say("iliad-hand", count=sum(self.view.hand)), self.cards.several(spread_counts(self.view.hand))
        )
