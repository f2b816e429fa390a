"""What one seat of Fight for Olympus may know.

The board, the discard pile, the markers and the agenda are public. Hidden are the hands, the pile,
the cards that others put under it, and the card that Odysseus has just drawn.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import NOBODY, UNKNOWN, Outcome, Seat
from games.olympus.rules.agenda import FREE_PLAY, Frame
from games.olympus.rules.cards import Kind
from games.olympus.rules.permanent import list_healths, list_strengths
from games.olympus.rules.position import Position

Cards = tuple[Kind, ...]
Known = tuple[tuple[Kind, int], ...]


@dataclass(frozen=True, slots=True)
class Recalled:
    """What this seat would still know of hidden cards with a perfect memory; see ``memory``.

    ``known`` has what each seat knows of the other's cards; both saw how, so each knows what the
    other knows. ``public`` is what a spectator knows.
    """

    known: tuple[Known, ...]
    public: Known


@dataclass(frozen=True, slots=True)
class View:
    """Everything public, the seat's own hand, and what it recalls; see ``Position``.

    ``strengths`` and ``healths`` are the current ones by space, 0 where there is no unit. ``bottom``
    names only the cards that the seat itself put under the pile.
    """

    seat: Seat
    hand: Cards
    hand_sizes: tuple[int, ...]
    units: Cards
    gear: Cards
    wounds: tuple[int, ...]
    strengths: tuple[int, ...]
    healths: tuple[int, ...]
    discards: Cards
    pile_size: int
    bottom: tuple[tuple[Kind, Seat, int], ...]
    markers: tuple[Seat, ...]
    steps: int
    active: Seat
    number: int
    leaves_out: bool
    soared: bool
    puts: int
    agenda: tuple[Frame, ...]
    outcome: Outcome | None
    recalled: Recalled

    @property
    def sides(self) -> tuple[int, ...]:
        """The team of each seat: everybody plays alone."""
        return (0, 1)


def build_view(pos: Position, seat: Seat) -> View:
    """Build the view of a seat."""
    return View(
        seat=seat,
        hand=() if seat == NOBODY else tuple(pos.hands[seat]),
        hand_sizes=tuple(map(len, pos.hands)),
        units=tuple(pos.units),
        gear=tuple(pos.gear),
        wounds=tuple(pos.wounds),
        strengths=list_strengths(pos),
        healths=list_healths(pos),
        discards=tuple(pos.discards),
        pile_size=pos.pile(),
        bottom=tuple([(kind if giver == seat else UNKNOWN, giver, number) for kind, giver, number in pos.bottom]),
        markers=tuple(pos.markers),
        steps=pos.steps,
        active=pos.active,
        number=pos.number,
        leaves_out=pos.leaves_out,
        soared=pos.soared,
        puts=pos.puts,
        agenda=open_agenda(pos, seat),
        outcome=pos.result,
        recalled=recall_for(pos, seat),
    )


def open_agenda(pos: Position, seat: Seat) -> tuple[Frame, ...]:
    """Return the agenda without the cards that the seat may not know."""
    return tuple([open_part(frame, seat) if frame[0] == FREE_PLAY else frame for frame in pos.agenda])


def open_part(frame: Frame, seat: Seat) -> Frame:
    """Return a FREE_PLAY frame for a seat; only the seats that drew the card and put it under the pile know it."""
    what, drawer, by, kind, giver = frame
    return what, drawer, by, kind if seat != NOBODY and seat in (drawer, giver) else UNKNOWN, giver


def recall_for(pos: Position, seat: Seat) -> Recalled:
    """Build what a seat recalls."""
    known = () if seat == NOBODY else tuple(map(tuple, pos.known[:-1]))
    return Recalled(known, tuple(pos.known[NOBODY]))
