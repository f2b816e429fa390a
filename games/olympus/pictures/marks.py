"""What the last move did, and where in the picture it shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from engine.core import NOBODY, Event, Seat
from games.olympus.rules import events as happened
from games.olympus.rules.cards import Colour, Kind
from games.olympus.rules.moves import Space
from games.olympus.rules.position import EMPTY, ROWS
from games.olympus.rules.view import View


class Marks:
    """Places where something has just happened.

    ``spaces`` are those whose unit was laid, moved, hurt or helped; ``blows`` are the wounds just
    taken, by space; ``lost`` are the units that have left a space which is now empty.
    ``hands`` are the seats whose hands changed, ``taken`` the cards that came to them, as far as the
    reader knows, and ``stacks`` names the ``pile`` and the ``discards`` if they changed. ``moves`` are the spaces from
    and to which a unit moved, and whether another came back.
    """

    def __init__(self, view: View, news: Iterable[Event]) -> None:
        self.view = view
        self.spaces: set[Space] = set()
        self.blows: Counter[Space] = Counter()
        self.lost: dict[Space, Kind] = {}
        self.moves: list[tuple[Space, Space, bool]] = []
        self.hands: set[Seat] = set()
        self.taken: set[tuple[Seat, Kind]] = set()
        self.stacks: set[str] = set()
        self.colours: set[Colour] = set()
        self.scored = False
        for event in news:
            MARK.get(type(event), Marks.nothing)(self, event)
        self.lost = {space: kind for space, kind in self.lost.items() if view.units[space] == EMPTY}

    def nothing(self, _: Event) -> None:
        """Mark nothing; the picture shows the player to act and the winner anyway."""

    # -- the board

    def unit(self, seat: Seat, kind: Kind) -> None:
        """Mark a unit where it stands now; identical soldiers are all marked, because they cannot be told apart."""
        self.spaces.update(space for space in ROWS[seat] if self.view.units[space] == kind)

    def placed(self, event: happened.Placed) -> None:
        self.spaces.add(event.space)

    def struck(self, event: happened.Struck) -> None:
        self.blows[event.space] += event.wounds

    def hurt(self, event: happened.Wounded | happened.Healed | happened.SentToAttack | happened.Repeated) -> None:
        self.unit(event.seat, event.kind)

    def transferred(self, event: happened.Transferred) -> None:
        self.unit(event.seat, event.target)
        for seat in range(len(ROWS)):
            self.unit(seat, event.source)

    def moved(self, event: happened.Moved) -> None:
        swapped = event.other != NOBODY
        self.spaces.update((event.source, event.target) if swapped else (event.target,))
        self.moves.append((event.source, event.target, swapped))

    def fell(self, event: happened.Fell | happened.Removed) -> None:
        self.lost[event.space] = event.kind
        self.stacks.add("discards")

    def returned(self, event: happened.Returned) -> None:
        self.lost[event.space] = event.kind
        self.came(event.seat, event.kind)

    # -- hands, piles, points

    def came(self, seat: Seat, *kinds: Kind) -> None:
        """Mark a hand and the cards that came to it."""
        self.hands.add(seat)
        self.taken.update((seat, kind) for kind in kinds)

    def drew(self, event: happened.Drew) -> None:
        self.came(event.seat, *event.kinds)
        self.stacks.add("pile")

    def kept(self, event: happened.EquipmentKept) -> None:
        self.came(event.seat, event.kind)

    def recovered(self, event: happened.Recovered) -> None:
        self.came(event.seat, event.kind)
        self.stacks.add("discards")

    def spent(self, event: happened.Paid | happened.Discarded | happened.EquipmentLost) -> None:
        self.stacks.add("discards")

    def survived(self, event: happened.Survived) -> None:
        self.unit(event.seat, event.kind)
        self.stacks.add("discards")

    def looked(self, event: happened.LookedAt) -> None:
        self.hands.add(1 - event.seat)

    def under(self, event: happened.PutUnder) -> None:
        self.stacks.add("pile")

    def score(self, event: happened.Scored) -> None:
        self.scored = True

    def took(self, event: happened.MarkerTaken) -> None:
        self.colours.add(event.colour)


MARK: Mapping[type[Event], Callable[[Marks, Any], None]] = {
    happened.Placed: Marks.placed,
    happened.Struck: Marks.struck,
    happened.Wounded: Marks.hurt,
    happened.Healed: Marks.hurt,
    happened.SentToAttack: Marks.hurt,
    happened.Repeated: Marks.hurt,
    happened.Transferred: Marks.transferred,
    happened.Moved: Marks.moved,
    happened.Fell: Marks.fell,
    happened.Removed: Marks.fell,
    happened.Returned: Marks.returned,
    happened.Drew: Marks.drew,
    happened.EquipmentKept: Marks.kept,
    happened.Recovered: Marks.recovered,
    happened.Paid: Marks.spent,
    happened.Discarded: Marks.spent,
    happened.EquipmentLost: Marks.spent,
    happened.Survived: Marks.survived,
    happened.LookedAt: Marks.looked,
    happened.PutUnder: Marks.under,
    happened.Scored: Marks.score,
    happened.MarkerTaken: Marks.took,
}
