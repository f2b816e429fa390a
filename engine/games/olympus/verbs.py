"""The verbs of Fight for Olympus: the only code that changes what lies on the table.

Each changes one thing, says so in an event and lets those know who may know. Nobody falls here:
when all of a single effect has happened, ``turn.sweep`` looks who does (OL-26).
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from functools import cache

from engine.chance import draw as take_any
from engine.core import NOBODY, Chance, Outcome, Seat
from engine.games.olympus import memory
from engine.games.olympus.cards import FIRST_EQUIPMENT, Colour, Kind
from engine.games.olympus.events import (
    Discarded,
    Drew,
    EquipmentKept,
    EquipmentLost,
    Fell,
    GameEnded,
    Healed,
    LookedAt,
    MarkerTaken,
    Moved,
    Paid,
    Placed,
    PutUnder,
    Recovered,
    Removed,
    Returned,
    Scored,
    Survived,
    Transferred,
    Wounded,
)
from engine.games.olympus.moves import MARKER, Space
from engine.games.olympus.permanent import ANDROMEDA, FORTIFYING, ICARUS, andromeda, antigone, orestes
from engine.games.olympus.position import (
    ASIDE,
    BOARD,
    EMPTY,
    GOAL,
    PILE,
    POINTS,
    SEATS,
    TIED,
    Position,
    filled,
    owner,
)

# -- cards


def draw(pos: Position, seat: Seat, by: Kind, cards: int, chance: Chance) -> None:
    """Draw cards one by one; with the last of the pile the game is over (OL-33)."""
    left = pos.pile()
    kinds = sorted([draw_one(pos, seat, chance)[0] for _ in range(min(cards, left))])
    pos.events.append(Drew(seat, by, tuple(kinds)))
    if cards >= left:
        run_out(pos)


def draw_one(pos: Position, seat: Seat, chance: Chance) -> tuple[Kind, Seat]:
    """Take a card of the pile into a hand; say which, and who had put it there (NOBODY knows of most)."""
    if len(pos.unseen) > ASIDE:
        kind, giver = take_any(pos.unseen, chance), NOBODY
    else:
        kind, giver, number = pos.bottom.pop(0)
        memory.comes_up(pos, seat, kind, giver, number)
    insort(pos.hands[seat], kind)
    return kind, giver


def spend(pos: Position, seat: Seat, kind: Kind) -> None:
    """Discard a card of the hand."""
    give_up(pos, seat, kind)
    insort(pos.discards, kind)


def give_up(pos: Position, seat: Seat, kind: Kind) -> None:
    """Take a card out of a hand before everybody's eyes."""
    pos.hands[seat].remove(kind)
    if any(pos.known):
        memory.leaves_hand(pos, seat, kind)


def discard(pos: Position, seat: Seat, by: Kind, kind: Kind) -> None:
    """Discard a card of the hand because a power says so."""
    spend(pos, seat, kind)
    pos.events.append(Discarded(by, seat, kind))


def pay(pos: Position, seat: Seat, items: Sequence[int]) -> None:
    """Discard cards and put markers back to Delphi (OL-10)."""
    kinds = sorted([item for item in items if item < MARKER])
    colours = sorted([item - MARKER for item in items if item >= MARKER])
    for kind in kinds:
        spend(pos, seat, kind)
    for colour in colours:
        pos.markers[colour] = NOBODY
    pos.events.append(Paid(seat, tuple(kinds), tuple(colours)))


def recover(pos: Position, seat: Seat, by: Kind, kind: Kind) -> None:
    """Take a card from the discard pile into a hand."""
    pos.discards.remove(kind)
    to_hand(pos, seat, kind)
    pos.events.append(Recovered(by, seat, kind))


def to_hand(pos: Position, seat: Seat, kind: Kind) -> None:
    """A card comes to a hand before everybody's eyes."""
    insort(pos.hands[seat], kind)
    memory.goes_to_hand(pos, seat, kind)


def put_under(pos: Position, seat: Seat, by: Kind, kind: Kind) -> None:
    """Put a card of the hand under the pile."""
    pos.hands[seat].remove(kind)
    pos.bottom.append((kind, seat, pos.puts))
    memory.goes_under(pos, seat, pos.puts)
    pos.puts += 1
    pos.events.append(PutUnder(by, seat, kind))


def look(pos: Position, seat: Seat, by: Kind) -> None:
    """Look at the opponent's hand."""
    memory.looks(pos, seat, 1 - seat)
    pos.events.append(LookedAt(by, seat, tuple(pos.hands[1 - seat])))


# -- the board


def place(pos: Position, seat: Seat, kind: Kind, space: Space) -> None:
    """A card that has left the hand is placed: a unit, or equipment under one (OL-11)."""
    if kind >= FIRST_EQUIPMENT:
        pos.gear[space] = kind
        pos.clad |= 1 << space
        pos.events.append(Placed(seat, kind, space, pos.units[space]))
    else:
        pos.units[space] = kind
        pos.taken |= 1 << space
        pos.events.append(Placed(seat, kind, space, NOBODY))


def hurt(pos: Position, space: Space, wounds: int) -> None:
    """A unit takes wounds; nothing lowers its health below the print, so fewer than that shake nobody."""
    pos.wounds[space] += wounds
    if pos.wounds[space] >= pos.sheet.health[pos.units[space]]:
        pos.shaken |= 1 << space


def wound(pos: Position, space: Space, by: Kind, wounds: int) -> None:
    """A power wounds the unit on a space, if there is one."""
    if pos.units[space] != EMPTY and wounds:
        pos.events.append(Wounded(by, owner(space), pos.units[space], wounds))
        hurt(pos, space, wounds)


def heal(pos: Position, space: Space, by: Kind, wounds: int) -> None:
    """Remove up to so many wounds (OL-15); those on Orestes stay."""
    removed = min(wounds, pos.wounds[space])
    if removed and not orestes(pos, space):
        pos.wounds[space] -= removed
        pos.events.append(Healed(by, owner(space), pos.units[space], removed))


def transfer(pos: Position, source: Space, target: Space, by: Kind, wounds: int) -> None:
    """Move wounds from one unit to another."""
    pos.wounds[source] -= wounds
    pos.events.append(Transferred(by, pos.units[source], owner(target), pos.units[target], wounds))
    hurt(pos, target, wounds)


def leave(pos: Position, space: Space, *, kept: bool = False) -> Kind:
    """A unit leaves the board; its equipment is discarded, or kept by Antigone (OL-13)."""
    strip(pos, space, NOBODY, kept=kept)
    kind = pos.units[space]
    pos.units[space], pos.wounds[space] = EMPTY, 0
    pos.taken &= ~(1 << space)
    pos.soared = pos.soared and kind != ICARUS
    if kind in FORTIFYING:
        pos.shaken = BOARD  # those who lose its aura
    return kind


def strip(pos: Position, space: Space, by: Kind, *, kept: bool = False) -> None:
    """A unit loses its equipment, if it has any."""
    kind, seat = pos.gear[space], owner(space)
    if kind == EMPTY:
        return
    pos.gear[space] = EMPTY
    pos.clad &= ~(1 << space)
    pos.shaken |= 1 << space
    if kept:
        to_hand(pos, seat, kind)
        pos.events.append(EquipmentKept(seat, kind))
    else:
        insort(pos.discards, kind)
        pos.events.append(EquipmentLost(by, seat, kind))


def fall(pos: Position, spaces: Sequence[Space]) -> None:
    """Units that are defeated are discarded together; Antigone keeps their equipment (OL-26, OL-42)."""
    kept = [antigone(pos, space) for space in spaces]
    for space, keeps in zip(spaces, kept, strict=True):
        pos.events.append(Fell(owner(space), pos.units[space], space))
        insort(pos.discards, leave(pos, space, kept=keeps))
    mourn(pos, len(spaces))


def remove(pos: Position, space: Space, by: Kind) -> None:
    """A power discards a unit."""
    pos.events.append(Removed(by, owner(space), pos.units[space], space))
    insort(pos.discards, leave(pos, space, kept=antigone(pos, space)))
    mourn(pos, 1)


def mourn(pos: Position, fallen: int) -> None:
    """Andromeda, if she still stands, takes a wound for each unit that was discarded."""
    wounds = andromeda(pos, fallen)
    if wounds:
        wound(pos, pos.units.index(ANDROMEDA), ANDROMEDA, wounds)


def bring_back(pos: Position, space: Space, by: Kind) -> None:
    """A power returns a unit to its owner's hand, without wounds and equipment (OL-13, OL-15)."""
    pos.events.append(Returned(by, owner(space), pos.units[space], space))
    to_hand(pos, owner(space), leave(pos, space))


def survive(pos: Position, space: Space, kind: Kind) -> None:
    """Eurydice stays without wounds, for a card of the hand (OL-42)."""
    spend(pos, owner(space), kind)
    pos.wounds[space] = 0
    pos.events.append(Survived(owner(space), pos.units[space], kind))


def exchange(pos: Position, space: Space, target: Space, by: Kind) -> None:
    """A unit moves along its side; whoever stands there changes places with it (OL-15)."""
    pos.events.append(Moved(by, owner(space), pos.units[space], target, pos.units[target]))
    for things in (pos.units, pos.wounds, pos.gear):
        things[space], things[target] = things[target], things[space]
    pos.taken, pos.clad, pos.shaken = filled(pos.units), filled(pos.gear), BOARD


# -- markers and the end


def take_marker(pos: Position, seat: Seat, by: Kind, colour: Colour) -> None:
    """Take a colour marker from Delphi or the opponent (OL-22)."""
    pos.events.append(MarkerTaken(by, seat, colour, pos.markers[colour]))
    pos.markers[colour] = seat


@cache
def on_offer(markers: tuple[Seat, ...], seat: Seat) -> tuple[Colour, ...]:
    """Return the markers at Delphi; when none lies there, those of the opponent (OL-22)."""
    lying = tuple(colour for colour, holder in enumerate(markers) if holder == NOBODY)
    return lying or tuple(colour for colour, holder in enumerate(markers) if holder != seat)


def score(pos: Position, seat: Seat, by: Kind) -> None:
    """The purple marker comes a step nearer; the seventh on one's own side wins (OL-22, OL-24)."""
    pos.steps += -1 if seat else 1
    steps = -pos.steps if seat else pos.steps
    pos.events.append(Scored(by, seat, steps))
    if steps == GOAL:
        finish(pos, seat, POINTS)


def run_out(pos: Position) -> None:
    """The pile is used up: the side decides on which the purple marker lies (OL-33)."""
    if pos.steps:
        finish(pos, 0 if pos.steps > 0 else 1, PILE)
    else:
        finish(pos, NOBODY, TIED)


def finish(pos: Position, winner: Seat, reason: str) -> None:
    """The game is over at once."""
    seats = range(SEATS)
    shares = tuple(0.5 if winner == NOBODY else float(seat == winner) for seat in seats)
    places = tuple(1 if winner in (seat, NOBODY) else 2 for seat in seats)
    pos.result = Outcome(shares, places, reason)
    pos.agenda.clear()
    pos.events.append(GameEnded(winner, reason))
