"""Everything on the table of Iliad, and what each player has."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from operator import mul
from typing import Any, Self

from engine.chance import draw_card
from engine.core import NOBODY, Chance, Event, Json, Outcome, Seat
from games.iliad.rules.army import Army
from games.iliad.rules.cards import AGAMEMNON, KINDS, TILES, Kind, Sheet, Table, list_foes, list_sides
from games.iliad.rules.events import Drew, PileShuffled

NO_ORACLE = -1
TURN, ARRANGE, TAKE, DISCARD, OVER = range(5)  # the phases
NUMBERS = ("oracle", "phase", "passes", "last_to_pass", "starter", "number")
LISTS = (
    "pile", "discards", "pool", "oracles", "victories", "row", "tiles", "order", "players", "ranking", "heroes",
)  # fmt: skip
PER_SEAT = ("hands", "kept", "shown", "won", "doom")
FLAGS = ("gorgon", "decider")


class Position:
    """The data of a position. Piles are sorted lists (``engine.chance.draw_card``); other cards are counted by kind.

    Cards: ``hands`` and ``armies`` by seat; ``pile``; ``discards``. What players may remember: ``pool``
    has the cards of the pile when it was last shuffled (the discards are public), ``kept`` what each seat
    held then, and ``shown`` which of its cards it has revealed since. A seat holds what it kept and what
    it has drawn since, less what it has shown.
    Oracles: ``oracles`` in the pile, ``oracle`` turned up, ``doom`` the Thanatos cards of each seat.
    Victory cards: ``victories`` in the pile, ``row`` turned up, ``won`` by seat. ``tiles`` has the
    holder of each tile.
    The siege: ``number`` counts from 1; ``gorgon`` is its kind; ``starter`` began it; ``players`` take
    part; ``decider`` marks the extra siege of tied players (IL-82). With two players, ``passes`` counts
    passes in a row and ``last_to_pass`` passed last (IL-91). ``ranking`` goes from the strongest army to
    the weakest, once they are counted. ``heroes`` are those of the latest Thanatos siege (IL-82).
    ``phase`` says what is to be decided, ``order`` by whom: its first seat acts.
    """

    __slots__ = (
        "armies", "events", "result", "sheet", "table", "foes", "sides",
        *NUMBERS, *LISTS, *PER_SEAT, *FLAGS,
    )  # fmt: skip

    sheet: Sheet
    table: Table
    foes: tuple[tuple[Seat, ...], ...]  # the seats that each seat may attack
    sides: tuple[tuple[Seat, ...], ...]  # the seats whose points count for each seat
    hands: list[list[int]]
    armies: list[Army]
    pile: list[int]
    discards: list[int]
    pool: list[int]
    kept: list[list[int]]
    shown: list[list[int]]
    oracles: list[int]
    oracle: int
    doom: list[list[int]]
    victories: list[int]
    row: list[int]
    won: list[list[int]]
    tiles: list[Seat]
    number: int
    gorgon: bool
    starter: Seat
    players: list[Seat]
    decider: bool
    passes: int
    last_to_pass: Seat
    ranking: list[Seat]
    heroes: list[int]
    phase: int
    order: list[Seat]
    result: Outcome | None
    events: list[Event]

    @classmethod
    def undealt(cls, sheet: Sheet, table: Table) -> Self:
        """Return a position before the deal: everything is where the box says that it begins."""
        new = cls()
        seats = range(table.seats)
        new.sheet, new.table = sheet, table
        new.foes, new.sides = list_foes(table), list_sides(table)
        new.hands = [[0] * len(KINDS) for _ in seats]
        new.kept = [[0] * len(KINDS) for _ in seats]
        new.shown = [[0] * len(KINDS) for _ in seats]
        new.armies = [Army.empty() for _ in seats]
        new.pile, new.discards, new.pool = spread_counts(sheet.counts), [0] * len(KINDS), list(sheet.counts)
        new.oracles = [] if table.duel else spread_counts(oracle.count for oracle in sheet.oracles)
        new.doom = [[0] * len(sheet.oracles) for _ in seats]
        new.victories = spread_counts(victory.count for victory in sheet.victories)
        new.row = [0] * len(sheet.victories)
        new.won = [[0] * len(sheet.victories) for _ in seats]
        new.tiles = [NOBODY] * len(TILES)
        new.players, new.order, new.ranking = list(seats), [], []
        new.heroes = [0 for _ in seats]
        new.oracle, new.gorgon, new.decider = NO_ORACLE, False, False
        new.phase, new.number, new.passes = TURN, 0, 0
        new.starter = new.last_to_pass = NOBODY
        new.result, new.events = None, []
        return new

    @classmethod
    def bare(cls, sheet: Sheet, table: Table) -> Self:
        """Return a position in which nothing has been laid out."""
        bare = cls()
        bare.sheet, bare.table, bare.foes, bare.sides, bare.events = (
            sheet,
            table,
            list_foes(table),
            list_sides(table),
            [],
        )
        return bare

    def copy(self) -> Self:
        """Return a copy of the position that shares nothing mutable with it."""
        twin = type(self)()
        twin.sheet, twin.table, twin.foes, twin.sides = self.sheet, self.table, self.foes, self.sides
        twin.oracle, twin.phase, twin.number, twin.passes = self.oracle, self.phase, self.number, self.passes
        twin.starter, twin.last_to_pass = self.starter, self.last_to_pass
        twin.gorgon, twin.decider = self.gorgon, self.decider
        twin.pile, twin.discards, twin.pool = self.pile[:], self.discards[:], self.pool[:]
        twin.oracles, twin.victories, twin.row = self.oracles[:], self.victories[:], self.row[:]
        twin.tiles, twin.order, twin.players = self.tiles[:], self.order[:], self.players[:]
        twin.ranking, twin.heroes = self.ranking[:], self.heroes[:]
        twin.hands, twin.kept = list(map(list.copy, self.hands)), list(map(list.copy, self.kept))
        twin.won, twin.doom = list(map(list.copy, self.won)), list(map(list.copy, self.doom))
        twin.shown, twin.armies = list(map(list.copy, self.shown)), [army.copy() for army in self.armies]
        twin.result, twin.events = self.result, []
        return twin

    def dump(self) -> Json:
        """Return the position as plain JSON."""
        return {
            "variant": self.table.variant,
            "seats": self.table.seats,
            **{name: getattr(self, name) for name in NUMBERS + FLAGS},
            **{name: getattr(self, name)[:] for name in LISTS},
            **{name: [counts[:] for counts in getattr(self, name)] for name in PER_SEAT},
            "armies": [army.dump() for army in self.armies],
            "result": self.result and self.result.dump(),
        }

    def restore(self, dump: Json) -> Self:
        """Restore everything from a dump; return the position."""
        for name in NUMBERS + FLAGS:
            setattr(self, name, dump[name])
        for name in LISTS:
            setattr(self, name, dump[name][:])
        for name in PER_SEAT:
            setattr(self, name, [counts[:] for counts in dump[name]])
        self.armies = [Army.load(army) for army in dump["armies"]]
        self.result = Outcome.load(dump["result"]) if dump["result"] else None
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Let the position be pickled, also a compiled one."""
        return restore_pickled, (type(self), (self.sheet, self.table), self.dump())

    # -- what can be read off the table

    def first_player(self) -> Seat:
        """Return the seat that begins the next siege: Agamemnon's holder, or else the last starter (IL-06)."""
        holder = self.tiles[AGAMEMNON]
        return self.starter if holder == NOBODY else holder

    def clockwise(self, first: Seat) -> list[Seat]:
        """Return the players of the siege clockwise, beginning with ``first`` or the next one after it."""
        begin = bisect_left(self.players, first)
        return self.players[begin:] + self.players[:begin]

    def points(self, seat: Seat) -> int:
        """Return a seat's points: victory cards and tiles, less Thanatos cards (IL-80)."""
        points: int = sum(map(mul, self.won[seat], self.sheet.won)) - sum(map(mul, self.doom[seat], self.sheet.doom))
        for tile, holder in enumerate(self.tiles):
            if holder == seat:
                points += self.sheet.tiles[tile]
        return points

    def side_points(self, seat: Seat) -> int:
        """Return the points that count for a seat: its own, or the sum of the partners' (IL-80)."""
        return sum(map(self.points, self.sides[seat]))

    # -- verbs on the piles

    def draw(self, seat: Seat, cards: int, chance: Chance) -> None:
        """Draw up to ``cards`` army cards; when the pile is empty, the discards become the new pile (IL-72)."""
        hand = self.hands[seat]
        kinds: list[Kind] = []
        for _ in range(cards):
            if not self.pile and not self.shuffle():
                break
            kind = draw_card(self.pile, chance, "armies", seat)
            hand[kind] += 1
            kinds.append(kind)
        if kinds:
            kinds.sort()
            self.events.append(Drew(seat, tuple(kinds)))

    def shuffle(self) -> bool:
        """Make a new pile from the discards; return ``False`` if there are none."""
        if not any(self.discards):
            return False
        self.pool, self.discards = self.discards, [0] * len(KINDS)
        self.pile = spread_counts(self.pool)
        self.kept = [hand[:] for hand in self.hands]
        self.shown = [[0] * len(KINDS) for _ in self.shown]
        self.events.append(PileShuffled(len(self.pile)))
        return True

    def show(self, seat: Seat, kind: Kind) -> None:
        """Take a card out of the hand for all to see."""
        self.hands[seat][kind] -= 1
        self.shown[seat][kind] += 1

    def discard_army(self, seat: Seat) -> None:
        """Discard a player's army and put the hero back (IL-70)."""
        army = self.armies[seat]
        if army.bare:
            army.hero = 0
        else:
            army.count_into(self.discards)
            self.armies[seat] = Army.empty()


def spread_counts(counts: Iterable[int]) -> list[int]:
    """Return a sorted pile with these counts of each kind."""
    pile: list[int] = []
    for kind, count in enumerate(counts):
        pile += [kind] * count
    return pile


def restore_pickled(kind: type[Position], printed: tuple[Any, ...], dump: Json) -> Position:
    """Return a position that was pickled."""
    return kind.undealt(*printed).restore(dump)
