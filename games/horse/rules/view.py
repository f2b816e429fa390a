"""What one seat of The Trojan Horse may know (TH-12, TH-16)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import NOBODY, UNKNOWN, Outcome, Seat
from games.horse.rules.cards import ALL_DISTRICTS, DISTRICTS, HEROES, Counts, District, Table, Warrior
from games.horse.rules.position import OVER, Position, with_room

Treasures = tuple[int, ...]  # by district, UNKNOWN where a treasure is not known


@dataclass(frozen=True, slots=True)
class Recalled:
    """What this seat would still know with a perfect memory.

    ``inside`` has the warriors in the horse, the next to drop out first; everybody saw them go in.
    ``treasures`` has those it has ever seen, followed through every swap.
    ``seen`` has, for each seat, the set of districts whose treasure it knows in this way, which is public.
    """

    inside: tuple[Warrior, ...]
    treasures: Treasures
    seen: Counts


@dataclass(frozen=True, slots=True)
class View:
    """Everything public, the treasures the seat may look at now, and what it recalls; see ``Position``.

    ``warriors`` counts all warriors by kind; ``hoard`` has all treasure cards. ``bag`` and ``helpers`` are
    numbers. ``inside`` has only UNKNOWN unless the horse is open. ``heroes`` counts the hero cards in the
    pile and ``used`` those turned up, by kind.
    """

    seat: Seat
    table: Table
    open: int
    owners: tuple[Seat, ...]
    board: tuple[Counts, ...]
    bonuses: Counts
    warriors: Counts
    hoard: Counts
    treasures: Treasures
    beside: tuple[Warrior, ...]
    inside: tuple[Warrior, ...]
    horse: District
    bag: int
    helpers: int
    heroes: Counts
    used: Counts
    player: Seat
    turn: int
    phase: int
    loads: int
    outcome: Outcome | None
    recalled: Recalled

    @property
    def sides(self) -> tuple[int, ...]:
        """The team of each seat: everybody plays alone."""
        return tuple(range(self.table.seats))

    @property
    def room(self) -> int:
        """The set of districts with room."""
        return with_room(self.board, self.table)


def build_view(pos: Position, seat: Seat) -> View:
    """Build the view of a seat."""
    heroes = tuple(map(pos.heroes.count, range(len(HEROES))))
    return View(
        seat=seat,
        table=pos.table,
        open=pos.open,
        owners=tuple(pos.owners),
        board=tuple(map(tuple, pos.board)),
        bonuses=pos.sheet.bonuses,
        warriors=pos.sheet.warriors,
        hoard=pos.sheet.treasures,
        treasures=show_treasures(pos, in_sight(pos, seat)),
        beside=tuple(pos.beside),
        inside=tuple(pos.inside) if pos.open else (UNKNOWN,) * len(pos.inside),
        horse=pos.horse,
        bag=len(pos.bag),
        helpers=pos.helpers,
        heroes=heroes,
        used=tuple(all_ - left for all_, left in zip(pos.sheet.heroes, heroes, strict=True)),
        player=pos.player,
        turn=pos.turn,
        phase=pos.phase,
        loads=pos.loads,
        outcome=pos.result,
        recalled=recall_for(pos, seat),
    )


def recall_for(pos: Position, seat: Seat) -> Recalled:
    """Build what a seat recalls."""
    known = 0 if seat == NOBODY else pos.seen[seat]
    return Recalled(tuple(pos.inside), show_treasures(pos, known | in_sight(pos, seat)), tuple(pos.seen))


def in_sight(pos: Position, seat: Seat) -> int:
    """Return the set of districts whose treasure the seat may look at now; all of them at the end (TH-31)."""
    if pos.phase == OVER:
        return ALL_DISTRICTS
    return 0 if seat == NOBODY else pos.in_sight(seat)


def show_treasures(pos: Position, districts: int) -> Treasures:
    """Return the treasures by district, UNKNOWN outside this set of districts."""
    return tuple(pos.treasures[district] if districts >> district & 1 else UNKNOWN for district in DISTRICTS)
