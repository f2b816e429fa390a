"""The permanent powers at the start and the end of a turn (OL-06): one function per worded power."""

from __future__ import annotations

from collections.abc import Callable

from engine.core import Seat
from games.olympus.rules import verbs
from games.olympus.rules.agenda import DRAW, TOLL, UNDER
from games.olympus.rules.cards import KINDS, Kind
from games.olympus.rules.moves import Space
from games.olympus.rules.permanent import ICARUS, TIRESIAS, by_kind
from games.olympus.rules.position import Position, mask_kinds

ASCLEPIUS, TELEPHUS, MELEAGER, BELLEROPHON, LAODICE, SISYPHUS = map(
    KINDS.index, ("asclepius", "telephus", "meleager", "bellerophon", "laodice", "sisyphus")
)


def asclepius(pos: Position, seat: Seat, space: Space) -> None:
    """Each of your units loses a wound."""
    for own in pos.standing(seat):
        verbs.heal_unit(pos, own, ASCLEPIUS, 1)


def telephus(pos: Position, seat: Seat, space: Space) -> None:
    """Telephus loses a wound."""
    verbs.heal_unit(pos, space, TELEPHUS, 1)


def meleager(pos: Position, seat: Seat, space: Space) -> None:
    """Discard a card from your hand, or Meleager takes two wounds."""
    pos.agenda.append((TOLL, seat, MELEAGER, space, 2))


def bellerophon(pos: Position, seat: Seat, space: Space) -> None:
    """Bellerophon takes a wound."""
    verbs.wound_unit(pos, space, BELLEROPHON, 1)


def laodice(pos: Position, seat: Seat, space: Space) -> None:
    """Laodice is discarded."""
    verbs.remove_unit(pos, space, LAODICE)


def icarus(pos: Position, seat: Seat, space: Space) -> None:
    """Icarus is discarded if he attacked an empty space this turn."""
    if pos.soared:
        verbs.remove_unit(pos, space, ICARUS)


def sisyphus(pos: Position, seat: Seat, space: Space) -> None:
    """Sisyphus returns to your hand."""
    verbs.bring_back(pos, space, SISYPHUS)


Season = dict[Kind, Callable[[Position, Seat, Space], None]]
STARTING: Season = by_kind(asclepius, telephus, meleager)
ENDING: Season = by_kind(bellerophon, laodice, icarus, sisyphus)
STARTERS, ENDERS = mask_kinds(STARTING), mask_kinds(ENDING)


def agreed_tiresias(pos: Position, seat: Seat, by: Kind, space: Space) -> None:
    """Draw one more card, then the usual ones, then put a card from the hand under the pile (OL-42)."""
    usual = pos.agenda.pop()
    pos.agenda += [(UNDER, seat, by), usual, (DRAW, seat, by, 1)]


AGREED: dict[Kind, Callable[[Position, Seat, Kind, Space], None]] = {TIRESIAS: agreed_tiresias}
