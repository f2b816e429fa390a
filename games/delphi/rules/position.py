"""Everything on the table of Delphi, and what each player has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, Self

from engine.chance import draw_card
from engine.core import NOBODY, Chance, Event, Json, Outcome, Seat
from games.delphi.rules.cards import LAUREL, ORACLES, PILED, SILENCE, Counts, Kind, Sheet, Table
from games.delphi.rules.events import Drew
from games.delphi.rules.row import HIRED, Card, Worth, kind_of, make_unit_sum, owner_of

NOTHING: Kind = -1  # no card laid, or no oracle read
LAY, PLAY, STRIKE, OBEY, SWAP, HIRE, TAKE_BACK, OVER = range(8)  # the phases
NUMBERS = ("number", "phase", "read", "neptunes")
LISTS = (
    "cities", "players", "asked", "laid", "places", "scores", "wins", "gained", "in_force",
    "oracles", "under", "spent", "strikes", "consults",
)  # fmt: skip
PER_SEAT = ("hands", "piles", "rows", "out")


class Open(Protocol):
    """The public facts that decide which moves are legal; a position has them, and so has a view."""

    @property
    def sheet(self) -> Sheet: ...
    @property
    def phase(self) -> int: ...
    @property
    def read(self) -> Kind: ...
    @property
    def players(self) -> Sequence[Seat]: ...
    @property
    def rows(self) -> Sequence[Sequence[Card]]: ...
    @property
    def out(self) -> Sequence[Sequence[int]]: ...


class Position:
    """The data of a position. Hands and the cards ``out`` of the game are counted by kind, without the Pass.

    A card laid face down stays in the hand until all are turned up; ``laid`` says which card it is.
    ``piles`` are sorted lists (``engine.chance.draw_card``); ``rows`` go from left to right.
    Oracles: ``oracles`` are in the pile, in an order that nobody knows; ``under`` are those put under
    it, the next one first; ``read`` is the one being decided on; ``spent`` are out of the game.
    The march: ``number`` is 1 to 9; ``players`` are still in it; ``places`` has 0 for them, and for
    the others the order of leaving from 1; ``neptunes`` has a bit for each seat whose Neptune halves
    the others; ``in_force`` has the seat that obeys each oracle until the march is over. ``strikes`` and
    ``consults`` are the seats whose Zeus or Oracle waits for its turn.
    ``gained`` is what the latest march brought; ``scores`` and ``wins`` are those of the game.
    ``phase`` says what is to be decided, ``asked`` by whom.
    """

    __slots__ = ("events", "result", "sheet", "table", "worth", *NUMBERS, *LISTS, *PER_SEAT)

    sheet: Sheet
    table: Table
    worth: Worth
    cities: list[int]
    hands: list[list[int]]
    piles: list[list[Kind]]
    rows: list[list[Card]]
    out: list[list[int]]
    number: int
    players: list[Seat]
    laid: list[Kind]
    places: list[int]
    neptunes: int
    in_force: list[Seat]
    oracles: list[int]
    under: list[int]
    read: int
    spent: list[int]
    strikes: list[Seat]
    consults: list[Seat]
    scores: list[int]
    wins: list[int]
    gained: list[int]
    phase: int
    asked: list[Seat]
    result: Outcome | None
    events: list[Event]

    @classmethod
    def undealt(cls, sheet: Sheet, table: Table) -> Self:
        """Return a position before the deal: everything is where the box says that it begins."""
        new = cls()
        seats = range(table.seats)
        new.sheet, new.table, new.worth = sheet, table, make_unit_sum(sheet.numbers)
        new.cities = [NOBODY for _ in seats]
        new.hands = [[0] * len(PILED) for _ in seats]
        new.out = [[0] * len(PILED) for _ in seats]
        new.piles = [list(sheet.pile) for _ in seats]
        new.rows = [[] for _ in seats]
        new.laid = [NOTHING for _ in seats]
        new.places, new.scores, new.wins, new.gained = ([0 for _ in seats] for _ in range(4))
        new.oracles, new.under, new.spent = list(range(len(ORACLES))), [], []
        new.in_force = [NOBODY] * len(ORACLES)
        new.players, new.asked, new.strikes, new.consults = [], [], [], []
        new.number, new.phase, new.read, new.neptunes = 0, LAY, NOTHING, 0
        new.result, new.events = None, []
        return new

    def copy(self) -> Self:
        """Return a copy of the position that shares nothing mutable with it."""
        twin = type(self)()
        twin.sheet, twin.table, twin.worth = self.sheet, self.table, self.worth
        twin.number, twin.phase, twin.read, twin.neptunes = self.number, self.phase, self.read, self.neptunes
        twin.cities, twin.players, twin.asked, twin.laid = self.cities[:], self.players[:], self.asked[:], self.laid[:]
        twin.places, twin.scores, twin.wins, twin.gained = self.places[:], self.scores[:], self.wins[:], self.gained[:]
        twin.oracles, twin.under, twin.spent = self.oracles[:], self.under[:], self.spent[:]
        twin.in_force, twin.strikes, twin.consults = self.in_force[:], self.strikes[:], self.consults[:]
        twin.hands, twin.piles = list(map(list.copy, self.hands)), list(map(list.copy, self.piles))
        twin.rows, twin.out = list(map(list.copy, self.rows)), list(map(list.copy, self.out))
        twin.result, twin.events = self.result, []
        return twin

    def dump(self) -> Json:
        """Return the position as plain JSON."""
        return {
            "variant": self.table.variant,
            "seats": self.table.seats,
            **{name: getattr(self, name) for name in NUMBERS},
            **{name: getattr(self, name)[:] for name in LISTS},
            **{name: [cards[:] for cards in getattr(self, name)] for name in PER_SEAT},
            "result": self.result and self.result.dump(),
        }

    def restore(self, dump: Json) -> Self:
        """Restore everything from a dump; return the position."""
        for name in NUMBERS:
            setattr(self, name, dump[name])
        for name in LISTS:
            setattr(self, name, dump[name][:])
        for name in PER_SEAT:
            setattr(self, name, [cards[:] for cards in dump[name]])
        self.result = Outcome.load(dump["result"]) if dump["result"] else None
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Let the position be pickled, also a compiled one."""
        return restore_pickled, (type(self), (self.sheet, self.table), self.dump())

    # -- what can be read off the table

    def value(self, seat: Seat) -> int:
        """Return twice the value of a row, with all effects of this march."""
        return self.values((seat,))[0]

    def values(self, seats: Sequence[Seat]) -> list[int]:
        """Return twice the value of each of these seats' rows (DE-25, DE-40, DE-47)."""
        crowned, silent = self.in_force[LAUREL], self.in_force[SILENCE] != NOBODY
        values: list[int] = []
        for seat in seats:
            value = 2 * self.worth(tuple(self.rows[seat]), silent)
            if seat == crowned:
                value += 2 * self.sheet.laurel
            values.append(value // 2 if self.neptunes and self.halved(seat) else value)
        return values

    def row_values(self) -> Counts:
        """Return twice the value of each row, 0 for seats that have left the march."""
        values = dict(zip(self.players, self.values(self.players), strict=True))
        return tuple([values.get(seat, 0) for seat in range(self.table.seats)])

    def halved(self, seat: Seat) -> bool:
        """Return whether any opponent's Neptune halves this row (DE-25)."""
        return self.neptunes & ~(1 << seat) != 0

    # -- verbs on cards

    def draw(self, seat: Seat, cards: int, chance: Chance) -> None:
        """Draw this many cards from the seat's pile, or all that are left."""
        pile, name, hand = self.piles[seat], f"cards {seat}", self.hands[seat]
        kinds: list[Kind] = []
        for _ in range(min(cards, len(pile))):
            kind = draw_card(pile, chance, name)
            hand[kind] += 1
            kinds.append(kind)
        if kinds:
            kinds.sort()
            self.events.append(Drew(seat, tuple(kinds)))

    def put_out(self, seat: Seat, card: Card) -> None:
        """Put a card of this seat's row out of the game, with the cards of its own city (DE-18)."""
        if card >= HIRED:
            self.out[owner_of(card, seat)][kind_of(card)] += 1
        else:
            self.out[seat][card] += 1

    def clear_row(self, seat: Seat) -> None:
        """Put all cards of a row out of the game."""
        if self.rows[seat]:
            for card in self.rows[seat]:
                self.put_out(seat, card)
            self.rows[seat] = []


def restore_pickled(kind: type[Position], printed: tuple[Any, ...], dump: Json) -> Position:
    """Return a position that was pickled."""
    return kind.undealt(*printed).restore(dump)
