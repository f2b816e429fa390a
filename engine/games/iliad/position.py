"""Everything that lies on the table of Iliad, and what each player has."""

from __future__ import annotations

from typing import Self

from engine.chance import draw
from engine.core import NOBODY, Chance, Event, Json, Outcome, Seat
from engine.games.iliad.army import Army
from engine.games.iliad.cards import AGAMEMNON, KINDS, TILES, Sheet, Table
from engine.games.iliad.events import Drew, PileShuffled

NO_ORACLE = -1
TURN, ARRANGE, TAKE, DISCARD, OVER = range(5)  # what is being asked
NUMBERS = ("oracle", "phase", "passes", "last_to_pass", "victor", "starter", "number")
LISTS = (
    "pile", "discards", "pool", "oracles", "victories", "row", "tiles", "order", "players", "heroes",
)  # fmt: skip
PER_SEAT = ("hands", "drawn", "won", "doom")
FLAGS = ("gorgon", "decider")


class Position:
    """Cards are counted by kind; a bag needs no order (``engine.chance.draw``).

    Cards: ``hands`` by seat; ``armies`` by seat; ``pile``; ``discards``. ``pool`` is what the
    pile was made of when it was last shuffled and ``drawn`` what each seat has had of it since:
    everybody may remember that, for the discards are public.
    Oracles: ``oracles`` in the pile, ``oracle`` the one turned up, ``doom`` the Thanatos cards
    of each seat. Victory cards: ``victories`` in the pile, ``row`` turned up, ``won`` by seat.
    ``tiles`` are their holders.
    The siege: ``number`` from 1; ``gorgon``; ``starter`` began it; ``players`` take part;
    ``decider`` is the one more siege of the tied (IL-82); ``passes`` in a row and who was
    ``last_to_pass`` matter to two players (IL-91);
    ``victor`` has the strongest army, once it is counted; ``heroes`` are those of the latest
    Thanatos siege (IL-82).
    ``phase`` says what is asked, ``order`` of whom: the first in it acts.
    """

    __slots__ = (
        "armies", "events", "result", "sheet", "table", "foes",
        *NUMBERS, *LISTS, *PER_SEAT, *FLAGS,
    )  # fmt: skip

    sheet: Sheet
    table: Table
    foes: tuple[tuple[Seat, ...], ...]
    hands: list[list[int]]
    armies: list[Army]
    pile: list[int]
    discards: list[int]
    pool: list[int]
    drawn: list[list[int]]
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
    victor: Seat
    heroes: list[int]
    phase: int
    order: list[Seat]
    result: Outcome | None
    events: list[Event]

    def __init__(self, sheet: Sheet, table: Table) -> None:
        seats = range(table.seats)
        self.sheet, self.table = sheet, table
        self.foes = tuple(map(table.foes, seats))
        self.hands = [[0] * len(KINDS) for _ in seats]
        self.drawn = [[0] * len(KINDS) for _ in seats]
        self.armies = [Army() for _ in seats]
        self.pile, self.discards, self.pool = list(sheet.counts), [0] * len(KINDS), list(sheet.counts)
        self.oracles = [0 if table.duel else oracle.count for oracle in sheet.oracles]
        self.doom = [[0] * len(sheet.oracles) for _ in seats]
        self.victories = [victory.count for victory in sheet.victories]
        self.row = [0] * len(sheet.victories)
        self.won = [[0] * len(sheet.victories) for _ in seats]
        self.tiles = [NOBODY] * len(TILES)
        self.players, self.order = list(seats), []
        self.heroes = [0 for _ in seats]
        self.oracle, self.gorgon, self.decider = NO_ORACLE, False, False
        self.phase, self.number, self.passes = TURN, 0, 0
        self.starter = self.victor = self.last_to_pass = NOBODY
        self.result, self.events = None, []

    def copy(self) -> Self:
        """Return a position that shares nothing that changes with this one."""
        twin = type(self).__new__(type(self))
        twin.sheet, twin.table, twin.foes = self.sheet, self.table, self.foes
        for name in NUMBERS + FLAGS:
            setattr(twin, name, getattr(self, name))
        for name in LISTS:
            setattr(twin, name, getattr(self, name)[:])
        for name in PER_SEAT:
            setattr(twin, name, [counts[:] for counts in getattr(self, name)])
        twin.armies = [army.copy() for army in self.armies]
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
            "result": self.result and [list(self.result.shares), list(self.result.places), self.result.reason],
        }

    def restore(self, dump: Json) -> Self:
        """Take over everything from a dump; return the position itself."""
        for name in NUMBERS + FLAGS:
            setattr(self, name, dump[name])
        for name in LISTS:
            setattr(self, name, dump[name][:])
        for name in PER_SEAT:
            setattr(self, name, [counts[:] for counts in dump[name]])
        self.armies = [Army.load(army) for army in dump["armies"]]
        if dump["result"]:
            shares, places, reason = dump["result"]
            self.result = Outcome(tuple(shares), tuple(places), reason)
        return self

    # -- what can be read off the table

    def first_player(self) -> Seat:
        """Return who begins the next siege: the holder of Agamemnon, else who began the last (IL-06)."""
        holder = self.tiles[AGAMEMNON]
        return self.starter if holder == NOBODY else holder

    def clockwise(self, first: Seat) -> list[Seat]:
        """Return those who take part, beginning with the first player or whoever follows."""
        return sorted(self.players, key=lambda seat: (seat - first) % self.table.seats)

    def points(self, seat: Seat) -> int:
        """Return victory cards and tiles less Thanatos cards (IL-80)."""
        cards = sum(n * card.points for n, card in zip(self.won[seat], self.sheet.victories, strict=True))
        doom = sum(n * card.points for n, card in zip(self.doom[seat], self.sheet.oracles, strict=True))
        tiles = sum(points for holder, points in zip(self.tiles, self.sheet.tiles, strict=True) if holder == seat)
        return cards + tiles - doom

    def side_points(self, seat: Seat) -> int:
        """Return the points that count for a seat: its own, or the partners' sum (IL-80)."""
        return sum(map(self.points, self.table.side(seat)))

    # -- verbs on the piles

    def draw(self, seat: Seat, cards: int, chance: Chance) -> None:
        """Take so many army cards; the discards become the new pile when it is empty (IL-72)."""
        kinds: list[int] = []
        while len(kinds) < cards and (any(self.pile) or self.shuffle()):
            kind = draw(self.pile, chance)
            self.hands[seat][kind] += 1
            self.drawn[seat][kind] += 1
            kinds.append(kind)
        if kinds:
            self.events.append(Drew(seat, tuple(sorted(kinds))))

    def shuffle(self) -> bool:
        """Make a new pile of the discards; there may be none."""
        if not any(self.discards):
            return False
        self.pile, self.discards = self.discards, self.pile
        self.pool = self.pile[:]
        self.drawn = [[0] * len(KINDS) for _ in self.drawn]
        self.events.append(PileShuffled(sum(self.pile)))
        return True

    def discard_army(self, seat: Seat) -> tuple[int, ...]:
        """Put all that lies before a player on the discards, and the hero back (IL-70)."""
        counts = self.armies[seat].cards()
        for kind, count in enumerate(counts):
            self.discards[kind] += count
        self.armies[seat] = Army()
        return tuple(counts)
