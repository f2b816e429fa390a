"""Why one move of Fight for Olympus is better than another."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core import Seat
from engine.differences import Difference, Reason
from games.olympus.rules.cards import KINDS
from games.olympus.rules.position import ROWS
from games.olympus.words.cards import is_plural
from words import because
from words.because import HARDLY, SURELY, round_percent

MORE = 0.3  # of the imagined games in which a unit stands
MOST = 0.35  # of all that the board speaks for a move: so much must be due to a unit that is named


class Because(because.Because):
    """Sentences for the one who saw this view."""

    def steps(self, each: Difference, _: Reason) -> str:
        """Return how far the seat is ahead in victory points."""
        return self.amounts("olympus-because-steps", each, self.view.seat)

    def cards(self, each: Difference, _: Reason) -> str:
        """Return how many cards a player holds."""
        return self.held(each, each.thing)

    def markers(self, each: Difference, _: Reason) -> str:
        """Return how many color markers a player has."""
        return self.amounts("olympus-because-markers", each, each.thing)

    def units(self, _: Difference, reason: Reason) -> str:
        """Return how many units both have."""
        own, foe = (self.row(reason, seat) for seat in (self.view.seat, 1 - self.view.seat))
        better, worse = own.better.numbers + foe.better.numbers, own.worse.numbers + foe.worse.numbers
        return self.against("olympus-because-units", better, worse, name=self.names[self.view.seat])

    def row(self, reason: Reason, seat: Seat) -> Difference:
        """Return how the number of a player's units differs."""
        return next(each for each in reason if (each.what, each.thing) == ("row", seat))

    def unit(self, each: Difference, reason: Reason) -> str:
        """Return that a unit stays or falls, or how many wounds it can still take; or how many units there are.

        That is told where no unit matters most, or one that is not on the board yet: it may be the very card that is
        played.
        """
        seat, kind = divmod(each.thing, len(KINDS))
        on_board = kind in [self.view.units[space] for space in ROWS[seat]]
        if not on_board or each.gain < MOST * sum([other.gain for other in reason if other.gain > 0]):
            return self.units(each, reason)
        stays, named = seat == self.view.seat, {"card": self.pieces.owned(kind), "many": is_plural(kind)}
        if abs(each.better.often - each.worse.often) >= MORE:
            return self.fate(each, "olympus-because-stays" if stays else "olympus-because-falls", named, stays=stays)
        return self.amounts("olympus-because-wounds", each, seat, card=named["card"])

    def fate(self, each: Difference, message: str, named: Mapping[str, str], *, stays: bool) -> str:
        """Return how often a unit stays, or falls, after either move."""
        seat, _ = divmod(each.thing, len(KINDS))
        better, worse = (mean.often if stays else 1 - mean.often for mean in (each.better, each.worse))
        clear = "yes" if better >= SURELY and worse <= HARDLY else "no"
        parts = {"better": round_percent(better), "worse": round_percent(worse)}
        return str(self.say(message, name=self.names[seat], clear=clear, **named, **parts))


BECAUSE: Mapping[str, Callable[[Because, Difference, Reason], str]] = {
    "steps": Because.steps,
    "cards": Because.cards,
    "markers": Because.markers,
    "row": Because.units,
    "unit": Because.unit,
}
