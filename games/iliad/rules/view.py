"""What one seat of Iliad may know (IL-07)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from engine.core import NOBODY, Outcome, Seat
from games.iliad.rules.cards import KINDS, Counts, Kind, Table
from games.iliad.rules.position import NO_ORACLE, Position

NOTHING: Counts = (0,) * len(KINDS)


@dataclass(frozen=True, slots=True)
class ArmyView:
    """The army of one player; see ``Army``.

    ``horses`` has the number of cards in each Horse; ``hidden`` has the cards, for their owner only.
    """

    line: Counts
    lone: Counts
    herd: tuple[int, ...]
    horses: tuple[int, ...]
    hidden: tuple[tuple[Kind, ...], ...]
    opened: Counts
    hero: int
    strength: int


@dataclass(frozen=True, slots=True)
class Recalled:
    """What this seat would still know with a perfect memory.

    ``pool`` counts the cards of the pile when it was last shuffled (the discards are public),
    ``kept`` those that this seat held then, ``kept_sizes`` how many cards each seat held then, and
    ``shown`` the cards that each seat has revealed since.
    """

    pool: Counts
    kept: Counts
    kept_sizes: Counts
    shown: tuple[Counts, ...]


@dataclass(frozen=True, slots=True)
class View:
    """Everything public, the seat's own hand and Horses, and what it recalls; see ``Position``.

    ``points`` has the victory points of each seat, ``prizes`` those of the cards in the row, highest first;
    ``penalty`` is what the oracle takes from the weakest army's owner (IL-59).
    """

    seat: Seat
    table: Table
    hand: Counts
    hand_sizes: Counts
    armies: tuple[ArmyView, ...]
    pile_size: int
    discards: Counts
    oracles: Counts
    oracle: int
    doom: tuple[Counts, ...]
    victories: Counts
    row: Counts
    prizes: Counts
    penalty: int
    won: tuple[Counts, ...]
    tiles: tuple[Seat, ...]
    points: Counts
    number: int
    gorgon: bool
    starter: Seat
    players: tuple[Seat, ...]
    decider: bool
    passes: int
    last_to_pass: Seat
    ranking: tuple[Seat, ...]
    heroes: Counts
    phase: int
    order: tuple[Seat, ...]
    outcome: Outcome | None
    recalled: Recalled

    @property
    def sides(self) -> tuple[int, ...]:
        """The team of each seat (IL-95)."""
        return tuple(map(self.table.team, range(self.table.seats)))

    @property
    def mates(self) -> tuple[Seat, ...]:
        """The seats whose points count together with the view's seat (IL-80)."""
        return self.table.side(self.seat)

    @property
    def side_points(self) -> int:
        """The points of these seats."""
        return sum([self.points[mate] for mate in self.mates])

    @property
    def strengths(self) -> Counts:
        """The strength of each army."""
        return tuple([army.strength for army in self.armies])

    @property
    def told_apart(self) -> bool:
        """Whether Trojan Horses need numbers, because an army has several."""
        return any(len(army.horses) > 1 for army in self.armies)

    @property
    def closes(self) -> bool:
        """With two players, whether a pass on this turn would end the siege: the other has just passed (IL-91)."""
        return self.table.duel and self.passes > 0 and self.order[:1] == (self.seat,)

    @property
    def inside(self) -> Counts:
        """How many cards are in the Trojan Horses of each army."""
        return tuple([sum(army.horses) for army in self.armies])


def build_view(pos: Position, seat: Seat) -> View:
    """Build the view of a seat."""
    seated = seat != NOBODY
    seats = range(pos.table.seats)
    return View(
        seat=seat,
        table=pos.table,
        hand=tuple(pos.hands[seat]) if seated else NOTHING,
        hand_sizes=tuple(map(sum, pos.hands)),
        armies=tuple(look_at(pos, whose, own=whose == seat) for whose in seats),
        pile_size=len(pos.pile),
        discards=tuple(pos.discards),
        oracles=tuple(map(pos.oracles.count, range(len(pos.sheet.oracles)))),
        oracle=pos.oracle,
        doom=tuple(map(tuple, pos.doom)),
        victories=tuple(map(pos.victories.count, range(len(pos.sheet.victories)))),
        row=tuple(pos.row),
        prizes=list_prizes(pos),
        penalty=find_penalty(pos),
        won=tuple(map(tuple, pos.won)),
        tiles=tuple(pos.tiles),
        points=tuple(map(pos.points, seats)),
        number=pos.number,
        gorgon=pos.gorgon,
        starter=pos.starter,
        players=tuple(pos.players),
        decider=pos.decider,
        passes=pos.passes,
        last_to_pass=pos.last_to_pass,
        ranking=tuple(pos.ranking),
        heroes=tuple(pos.heroes),
        phase=pos.phase,
        order=tuple(pos.order),
        outcome=pos.result,
        recalled=build_recalled(pos, seat),
    )


def list_prizes(pos: Position) -> Counts:
    """Return the points of the victory cards in the row, highest first."""
    return highest_first(pos.sheet.won, tuple(pos.row))


@lru_cache(maxsize=1 << 12)
def highest_first(points: Counts, counts: Counts) -> Counts:
    """Return the points of so many cards of each kind, highest first."""
    return tuple(sorted([points[card] for card, count in enumerate(counts) for _ in range(count)], reverse=True))


def find_penalty(pos: Position) -> int:
    """Return the points of the Thanatos card turned up, or 0 if there is none."""
    return 0 if pos.gorgon or pos.oracle == NO_ORACLE else pos.sheet.doom[pos.oracle]


def build_recalled(pos: Position, seat: Seat) -> Recalled:
    """Build what a seat recalls."""
    return Recalled(
        pool=tuple(pos.pool),
        kept=NOTHING if seat == NOBODY else tuple(pos.kept[seat]),
        kept_sizes=tuple(map(sum, pos.kept)),
        shown=tuple(map(tuple, pos.shown)),
    )


def look_at(pos: Position, whose: Seat, *, own: bool) -> ArmyView:
    """Build the view of an army; only the owner sees the cards in its Horses (IL-15)."""
    army = pos.armies[whose]
    return ArmyView(
        line=tuple(army.line),
        lone=tuple(army.lone),
        herd=tuple(army.herd),
        horses=tuple(map(len, army.stable)),
        hidden=tuple(map(tuple, army.stable)) if own else (),
        opened=tuple(army.opened),
        hero=army.hero,
        strength=army.strength(pos.sheet),
    )
