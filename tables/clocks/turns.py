"""How the clock of a turn runs, pauses and runs out: plain values that never read the time."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.core import Seat
from store import Turn
from tables.clocks.playing_hours import Hours, count_playing_seconds, find_due_time
from tables.duration import HOUR

WARNINGS = (1 / 4, 1 / 12)  # shares of a turn's time that are left when its player is warned
OVER = len(WARNINGS) + 1  # the value of ``told`` once the player was told that time is up
SLACK = 0.001  # seconds; an alarm that goes off on time is not too early
SLOW = HOUR  # a turn at least this long is played over days, within its player's playing hours
LOST = 600.0  # seconds between checks whether people can reach a table again
AGAIN = 60.0  # seconds before a retry of what has to happen when time is up


@dataclass(frozen=True, slots=True)
class Terms:
    """A seat's time limit: ``time`` seconds a turn, whether it is ``forced`` at the end, and playing ``hours``."""

    time: float
    forced: bool
    hours: Hours | None = None


def make_turn(seat: Seat, ply: int, terms: Terms, now: float) -> Turn:
    """Return a new turn whose clock does not run yet."""
    return Turn(seat, ply, terms.time, now, None, None)


def run_turn(turn: Turn, terms: Terms, now: float) -> Turn:
    """Return a turn with its clock running; start it now if it was paused."""
    if turn.due is not None:
        return turn
    going = replace(turn, since=now, due=find_due_time(terms.hours, now, turn.remaining))
    return replace(going, alarm=_alarm(going, terms, now, turn.remaining))


def pause_turn(turn: Turn, terms: Terms, now: float) -> Turn:
    """Return a turn with its clock paused; pause it now if it was running."""
    if turn.due is None:
        return replace(turn, alarm=None)
    return replace(turn, remaining=_left(turn, terms, now), since=now, due=None, alarm=None)


def cut_off(turn: Turn, terms: Terms, now: float) -> Turn:
    """Return a turn at a table that nobody can reach: paused with all its time again, and an alarm to check later."""
    if is_cut_off(turn) and turn.alarm is not None and turn.alarm > now:
        return turn
    return replace(make_turn(turn.seat, turn.ply, terms, now), alarm=now + LOST)


def starts_over(turn: Turn) -> bool:
    """Return whether a clock is to start over: its seat or the time of a turn has changed, and it was not stored."""
    return turn.remaining < 0


def is_cut_off(turn: Turn) -> bool:
    """Return whether a turn is paused because nobody could reach the table."""
    return turn.due is None and turn.alarm is not None


def measure_used(turn: Turn, terms: Terms, now: float) -> float:
    """Return the part of its time that a turn has used; an outage, a pause or a night off uses none."""
    left = turn.remaining if turn.due is None else _left(turn, terms, now)
    return 1 - left / terms.time


def ring_turn(turn: Turn, terms: Terms, now: float) -> Turn:
    """Return a turn whose player is told now that time is up, or how much is left."""
    if turn.due is not None and turn.due <= now:
        return replace(turn, told=OVER, alarm=now + AGAIN if terms.forced else None)
    left = _left(turn, terms, now)
    told = replace(turn, told=sum(left <= terms.time * share + SLACK for share in WARNINGS))
    return replace(told, alarm=_alarm(told, terms, now, _until_due(turn, terms, now)))


def _left(turn: Turn, terms: Terms, now: float) -> float:
    """Return the seconds left on a running clock; a change of playing hours since then takes none of them."""
    return min(turn.remaining, _until_due(turn, terms, now))


def _until_due(turn: Turn, terms: Terms, now: float) -> float:
    assert turn.due is not None, "its clock runs"
    return count_playing_seconds(terms.hours, now, turn.due)


def _alarm(turn: Turn, terms: Terms, now: float, left: float) -> float | None:
    """Return when the next warning is due, or when time is up; skip a warning that would come too late."""
    if not terms.forced:
        return turn.due if turn.told < OVER else None
    for share in WARNINGS[turn.told :]:
        if left > terms.time * share:
            return find_due_time(terms.hours, now, left - terms.time * share)
    return turn.due
