"""A position of Fight for Olympus in lines of words: the two rows of six spaces, face to face."""

from __future__ import annotations

from engine.core import NOBODY, Seat
from games.olympus.rules.agenda import PAY, PHASE, PLAY, TAKE
from games.olympus.rules.cards import FIRST_EQUIPMENT, WILD, Kind
from games.olympus.rules.memory import mark_in_hand
from games.olympus.rules.moves import SIDE, Space
from games.olympus.rules.position import EMPTY, SEATS
from games.olympus.rules.view import View
from games.olympus.words.cards import Cards
from words import WIDTH, Audience, Names, wrap_items

CELL = 18  # columns of a unit; two units, the space's name and a line between them fill WIDTH
MANY = 12  # cards of a hand; with more, their powers are not shown


class Table:
    """A position in lines of words."""

    def __init__(self, cards: Cards, view: View, names: Names) -> None:
        self.cards = cards
        self.view = view
        self.audience = Audience(cards.words, view.seat, names)
        self.names = names
        self.say = cards.say

    def lines(self) -> list[str]:
        """Return the whole position: piles and points, players, board, the reader's hand."""
        lines = [*self.head(), "", *self.players(), "", *self.board(0)]
        return [*lines, "", *self.hand()] if self.view.seat != NOBODY else lines

    def own(self) -> list[str]:
        """Return the board from the reader's side, and the reader's hand with what each card does."""
        return [*self.head(), "", *self.players(), "", *self.board(self.view.seat), "", *self.hand(), *self.secrets()]

    def spoken(self) -> list[str]:
        """Return the position for the ear: a line for each unit, with its wounds and equipment in words."""
        lines = [*self.head(), "", *self.players(), "", *self.units()]
        return lines if self.view.seat == NOBODY else [*lines, "", *self.hand(), *self.secrets()]

    def units(self) -> list[str]:
        """Return each unit on the board, by line and owner."""
        spaces = [seat * SIDE + at for at in range(SIDE) for seat in range(SEATS)]
        told = [self.told(space) for space in spaces if self.view.units[space] != EMPTY]
        return [self.say("olympus-spoken-units"), *(told or [self.say("olympus-no-unit")])]

    def told(self, space: Space) -> str:
        """Return a unit with its line, its owner, its numbers and its equipment."""
        view, gear = self.view, self.view.gear[space]
        unit = self.say(
            "olympus-unit",
            card=self.cards.name(view.units[space]),
            strength=view.strengths[space],
            health=view.healths[space],
            wounds=view.wounds[space],
        )
        worn = f", {self.cards.name(gear)}" if gear != EMPTY else ""
        return f"{self.cards.brief(space % SIDE)} {self.names[space // SIDE]}, {unit}{worn}"

    def standings(self) -> list[str]:
        """Return a line for each player, by place."""
        places = self.view.outcome.places if self.view.outcome else ()
        return [self.standing(seat, place) for place, seat in sorted(zip(places, range(SEATS), strict=False))]

    def standing(self, seat: Seat, place: int) -> str:
        steps = -self.view.steps if seat else self.view.steps
        message = "olympus-standing-behind" if steps < 0 else "olympus-standing"
        return self.say(message, place=place, steps=abs(steps), **self.audience.who("seat", seat))

    # -- shared

    def head(self) -> list[str]:
        view = self.view
        over = "yes" if view.outcome else "no"
        title = self.say(
            "olympus-title", over=over, number=view.number, pile=view.pile_size, discards=len(view.discards)
        )
        lying = [colour for colour, holder in enumerate(view.markers) if holder == NOBODY]
        delphi = self.cards.colours(lying) or [self.say("olympus-nothing")]
        return [title, self.points(), *wrap_items(self.say("olympus-at-delphi"), delphi)]

    def points(self) -> str:
        """Return which player the purple marker favors."""
        steps = self.view.steps
        if not steps:
            return self.say("olympus-points", lead="none", steps=0, lead_name="")
        return self.say("olympus-points", steps=abs(steps), **self.audience.who("lead", 0 if steps > 0 else 1))

    def players(self) -> list[str]:
        return [line for seat in range(SEATS) for line in self.player(seat)]

    def player(self, seat: Seat) -> list[str]:
        view, status, card = self.view, *self.status(seat)
        held = [colour for colour, holder in enumerate(view.markers) if holder == seat]
        mark = "> " if status != "none" else ""
        who = self.say("olympus-player", status=status, card=card, **self.audience.who("seat", seat))
        head = self.say("olympus-holdings", count=view.hand_sizes[seat], some="yes" if held else "no")
        return [mark + who, *wrap_items(f"  {head}", self.cards.colours(held))]

    def status(self, seat: Seat) -> tuple[str, str]:
        """Return the word for what a player is asked, and the card in question."""
        frame = self.view.agenda[-1] if self.view.agenda else ()
        if not frame or frame[1] != seat:
            return "none", ""
        if frame[0] in (PLAY, PHASE):
            return "turn", ""
        if frame[0] == TAKE:
            return "marker", ""
        return "pays" if frame[0] == PAY else "chooses", self.cards.name(frame[2])

    # -- the board

    def board(self, left: Seat) -> list[str]:
        """Return the two rows, one player's on the left; equipment is below its unit."""
        lines = [f"   {self.names[left][:CELL]:{CELL}} | {self.names[1 - left][:CELL]}".rstrip()]
        for at in range(SIDE):
            spaces = left * SIDE + at, (1 - left) * SIDE + at
            units, gear = [self.unit(space) for space in spaces], [self.gear(space) for space in spaces]
            lines.append(f"{self.cards.brief(at):2} {units[0]:{CELL}} | {units[1]}".rstrip())
            if any(gear):
                lines.append(f"   {gear[0]:{CELL}} | {gear[1]}".rstrip())
        return lines

    def unit(self, space: Space) -> str:
        """Return a unit as ``Hector 3/5-2``: strength, health and wounds."""
        view = self.view
        if view.units[space] == EMPTY:
            return "\N{MIDDLE DOT}"
        wounds = f"-{view.wounds[space]}" if view.wounds[space] else ""
        numbers = f"{view.strengths[space]}/{view.healths[space]}{wounds}"
        return f"{self.cards.name(view.units[space])[: CELL - 1 - len(numbers)]} {numbers}"

    def gear(self, space: Space) -> str:
        """Return the equipment of a unit."""
        kind = self.view.gear[space]
        return f" +{self.cards.name(kind)}"[:CELL] if kind != EMPTY else ""

    # -- the hand

    def hand(self) -> list[str]:
        """Return the reader's hand; unless it is large, with what each card does."""
        hand = self.view.hand
        lines = [self.cards.hand(hand)]
        for kind in hand:
            lines.append(self.card(kind))
            power = self.cards.power(kind) if len(hand) <= MANY else ""
            if power:
                lines.append(shorten_line(f"    {power}"))
        return lines

    def card(self, kind: Kind) -> str:
        """Return a card as ``R* Perseus 3/3 RRB``: the color it pays, its numbers and its cost."""
        sheet = self.cards.sheet
        wild = "*" if sheet.pays[kind] == WILD else " "
        sign = "+" if kind >= FIRST_EQUIPMENT else ""
        numbers = f"{sign}{sheet.strength[kind]}/{sign}{sheet.health[kind]}"
        letter = self.cards.letter(sheet.colour[kind])
        return f"{letter}{wild} {self.cards.name(kind)} {numbers} {self.cards.cost(kind)}".rstrip()

    def secrets(self) -> list[str]:
        """Return what the reader may know of hidden cards."""
        view = self.view
        theirs = [kind for kind, places in view.recalled.known[view.seat] if places == mark_in_hand(1 - view.seat)]
        mine = [kind for kind, giver, _ in view.bottom if giver == view.seat]
        lines = wrap_items(self.say("olympus-known"), list(map(self.cards.name, theirs))) if theirs else []
        return lines + (wrap_items(self.say("olympus-hidden"), list(map(self.cards.name, mine))) if mine else [])


def shorten_line(line: str) -> str:
    """Truncate a line to the width of the table, between words."""
    if len(line) <= WIDTH:
        return line
    return line[:WIDTH].rpartition(" ")[0].rstrip(" ,;:\N{NO-BREAK SPACE}") + "…"
