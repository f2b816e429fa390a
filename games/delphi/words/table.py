"""A position of Delphi in lines of words."""

from __future__ import annotations

from engine.core import NOBODY, Seat
from games.delphi.rules.cards import GLORY, LASTING, LAUREL, MARCHES, PARADES, SILENCE
from games.delphi.rules.march import list_prizes
from games.delphi.rules.position import LAY, NOTHING, OBEY, OVER, PLAY, STRIKE
from games.delphi.rules.row import value_units
from games.delphi.rules.view import View
from games.delphi.words.cards import Cards, format_row_value, format_signed, format_total
from words import Audience, Names, order_seats, wrap_items

ASKED = {PLAY: "weakest", STRIKE: "zeus", OBEY: "oracle"}  # what a seat is doing if it alone is asked


class Table:
    """A position in lines of words."""

    def __init__(self, cards: Cards, view: View, names: Names) -> None:
        self.cards = cards
        self.view = view
        self.audience = Audience(cards.words, view.seat, names)
        self.say = cards.say

    def lines(self) -> list[str]:
        """Return the whole position: the march, each player, the reader's hand."""
        lines = self.march()
        for seat in range(self.view.table.seats):
            lines += ["", *self.player(seat)]
        if self.view.seat != NOBODY:
            lines += ["", *self.hand()]
        return lines

    def own(self) -> list[str]:
        """Return the march, every row with the reader's last, and the reader's hand and pile."""
        return [*self.march(), *self.around(), "", *self.hand(), *self.pile()]

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
        points, wins, who = self.view.scores[seat], self.view.wins[seat], self.audience.who("seat", seat)
        return self.say("delphi-standing", place=place, count=points, points=format_total(points), wins=wins, **who)

    # -- the march

    def march(self) -> list[str]:
        """Return the number and prizes of the march, the oracles in force, and those in the pile."""
        if self.view.phase == OVER:
            return [self.say("delphi-game-over")]
        number = self.view.number
        march = {"number": number, "marches": PARADES * MARCHES, "parade": (number - 1) // MARCHES + 1}
        return [self.say("delphi-title", **march), self.worth(), *self.force(), *self.oracles()]

    def worth(self) -> str:
        """Return the prizes of the march, from the first to leave to the last player left."""
        first, *between, last = map(format_signed, self.prizes())
        return self.say("delphi-prizes", count=len(between), first=first, between=", ".join(between), winner=last)

    def prizes(self) -> list[int]:
        """Return the current prize of each place (DE-30, DE-48)."""
        view = self.view
        times = view.sheet.glory if view.in_force[GLORY] != NOBODY else 1
        return [times * points for points in list_prizes(view.sheet.lines[view.number - 1], view.table.seats)]

    def force(self) -> list[str]:
        view, names = self.view, self.audience.names
        held = [f"{self.cards.oracle(at)} ({names[view.in_force[at]]})" for at in LASTING if view.in_force[at] >= 0]
        return wrap_items(self.say("delphi-force"), held) if held else []

    def oracles(self) -> list[str]:
        view = self.view
        pile = self.say("delphi-oracles", count=len(view.oracles) + len(view.under))
        under = wrap_items(self.say("delphi-under"), list(map(self.cards.oracle, view.under))) if view.under else []
        return [pile, *under]

    # -- a player

    def player(self, seat: Seat) -> list[str]:
        view = self.view
        size = {"hand": view.hand_sizes[seat], "pile": view.pile_sizes[seat]}
        points = self.say("delphi-points", points=format_total(view.scores[seat]), **size)
        return [self.header(seat), f"  {points}", *(self.row(seat) if view.rows[seat] else [])]

    def header(self, seat: Seat) -> str:
        status, place = self.status(seat), self.view.places[seat]
        city = self.cards.city(self.view.cities[seat])
        mark = "> " if status in ("laying", "weakest", "zeus", "oracle") else ""
        who = self.audience.who("seat", seat)
        return mark + self.say("delphi-player", city=city, status=status, place=place, **who)

    def status(self, seat: Seat) -> str:
        """Return the word for what a player is doing in this march."""
        view = self.view
        if view.phase == OVER:
            return "none"
        if seat not in view.players:
            return "left"
        if seat not in view.asked:
            return "waiting"
        if view.phase == LAY:
            return "laid" if view.has_laid[seat] else "laying"
        return ASKED.get(view.phase, "oracle")

    def row(self, seat: Seat) -> list[str]:
        head = self.say("delphi-row", value=format_row_value(self.view.values[seat]), sum=self.sum(seat))
        return wrap_items(f"  {head}", self.cards.row(self.view.rows[seat]))

    def sum(self, seat: Seat) -> str:
        """Return the sum behind a row's value, if it has more than one term."""
        view = self.view
        parts = list(map(str, value_units(view.rows[seat], view.sheet.numbers, view.in_force[SILENCE] != NOBODY)))
        if view.in_force[LAUREL] == seat:
            parts.append(str(view.sheet.laurel))
        whole = "+".join(parts)
        if view.halved[seat] and parts:
            return f" = ({whole})/2" if len(parts) > 1 else f" = {whole}/2"
        return f" = {whole}" if len(parts) > 1 else ""

    # -- the reader's own

    def hand(self) -> list[str]:
        """Return the reader's hand, and the card they have laid."""
        view = self.view
        head = self.say("delphi-hand", count=sum(view.hand))
        laid = [] if view.lay == NOTHING else [self.say("delphi-face-down", card=self.cards.card(view.lay))]
        return [*wrap_items(head, self.cards.counted(view.hand)), *laid]

    def pile(self) -> list[str]:
        """Return what is left in the reader's pile, in no order."""
        left = self.left()
        return wrap_items(self.say("delphi-pile", count=sum(left)), self.cards.counted(left)) if any(left) else []

    def left(self) -> list[int]:
        """Return how many cards of each kind are left in the reader's pile."""
        view = self.view
        return [n - held for n, held in zip(view.recalled.unseen[view.seat], view.hand, strict=True)]
