"""Since when each question at a table has been open."""

from __future__ import annotations

from engine.core import Seat
from engine.match import Match
from tables import Clock


class QuestionTimes:
    """When each seat was first asked what it is asked now; seconds of the clock."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._since: dict[Seat, tuple[int, float]] = {}  # the stamp of each question, and when it was first asked

    def note(self, match: Match) -> None:
        """Note what is asked now; a question that was open before stays open."""
        now, known = self._clock(), self._since
        stamps = {seat: match.stamps[seat] for seat in match.state.to_act()}
        same = {seat for seat, stamp in stamps.items() if seat in known and known[seat][0] == stamp}
        self._since = {seat: known[seat] if seat in same else (stamp, now) for seat, stamp in stamps.items()}

    def seconds_open(self, match: Match, seat: Seat) -> float | None:
        """Return how long a seat has had its question, or ``None`` if nothing fair can be said."""
        stamp, since = self._since.get(seat, (None, 0.0))
        return self._clock() - since if stamp == match.stamps[seat] else None

    def forget(self) -> None:
        """Forget the questions open now: a new player has had less time, and nobody thinks in a pause."""
        self._since.clear()
