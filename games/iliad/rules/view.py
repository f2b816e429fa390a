"""What one seat of Iliad may know (IL-07)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import NOBODY, Outcome, Seat
from games.iliad.rules.army import Army
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


NO_MEMORY = Recalled((), (), (), ())


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


def look(pos: Position, seat: Seat) -> View:
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
        prizes=prizes(pos),
        penalty=penalty(pos),
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
        recalled=recall(pos, seat),
    )


def glance(pos: Position, seat: Seat) -> View:
    """Build the part of a seat's view that its worth depends on, and leave the rest empty."""
    return View(
        seat=seat,
        table=pos.table,
        hand=tuple(pos.hands[seat]),
        hand_sizes=tuple(map(sum, pos.hands)),
        armies=tuple([glance_at(pos, army) for army in pos.armies]),
        pile_size=0,
        discards=(),
        oracles=(),
        oracle=pos.oracle,
        doom=(),
        victories=(),
        row=tuple(pos.row),
        prizes=prizes(pos),
        penalty=penalty(pos),
        won=(),
        tiles=(),
        points=tuple(map(pos.points, range(pos.table.seats))),
        number=pos.number,
        gorgon=pos.gorgon,
        starter=pos.starter,
        players=tuple(pos.players),
        decider=pos.decider,
        passes=pos.passes,
        last_to_pass=pos.last_to_pass,
        ranking=(),
        heroes=(),
        phase=pos.phase,
        order=tuple(pos.order),
        outcome=pos.result,
        recalled=NO_MEMORY,
    )


def prizes(pos: Position) -> Counts:
    """Return the points of the victory cards in the row, highest first."""
    won = pos.sheet.won
    return tuple(sorted([won[card] for card, count in enumerate(pos.row) for _ in range(count)], reverse=True))


def penalty(pos: Position) -> int:
    """Return the points of the Thanatos card turned up, or 0 if there is none."""
    return 0 if pos.gorgon or pos.oracle == NO_ORACLE else pos.sheet.doom[pos.oracle]


def glance_at(pos: Position, army: Army) -> ArmyView:
    """Build the part of an army's view that its strength depends on."""
    horses = tuple(map(len, army.stable))
    return ArmyView((), tuple(army.lone), (), horses, (), (), army.hero, army.strength(pos.sheet))


def recall(pos: Position, seat: Seat) -> Recalled:
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
