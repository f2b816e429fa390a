"""How the time of a turn runs, stands and is used up: plain values, without a clock."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.core import Seat
from store import Turn
from tables.duration import HOUR
from tables.hours import Hours, due, played

WARNINGS = (1 / 4, 1 / 12)  # of the time of a turn: what is left when its owner is warned
OVER = len(WARNINGS) + 1  # what ``told`` is when the owner was told that time is up
SLACK = 0.001  # seconds; an alarm that goes off on time is not too early
SLOW = HOUR  # a turn at least so long is played over days, within the playing hours of its owner
LOST = 600.0  # seconds after which it is asked again whether people can get to a table
AGAIN = 60.0  # seconds after which what has to happen at the end of time is tried again, if it did not


@dataclass(frozen=True, slots=True)
class Terms:
    """On what terms a seat thinks: ``time`` seconds a turn, and whether it is ``forced`` at their end."""

    time: float
    forced: bool
    hours: Hours | None = None


def new(seat: Seat, ply: int, terms: Terms, now: float) -> Turn:
    """Return a turn whose clock does not run yet."""
    return Turn(seat, ply, terms.time, now, None, None)


def running(turn: Turn, terms: Terms, now: float) -> Turn:
    """Return a turn whose clock runs, from now on if it stood."""
    if turn.due is not None:
        return turn
    going = replace(turn, since=now, due=due(terms.hours, now, turn.remaining))
    return replace(going, alarm=_alarm(going, terms, now, turn.remaining))


def standing(turn: Turn, terms: Terms, now: float) -> Turn:
    """Return a turn whose clock stands, from now on if it ran."""
    if turn.due is None:
        return replace(turn, alarm=None)
    return replace(turn, remaining=_left(turn, terms, now), since=now, due=None, alarm=None)


def cut_off(turn: Turn, terms: Terms, now: float) -> Turn:
    """Return a turn to which nobody can get; it has all its time again, and somebody looks from time to time."""
    if turn.due is None and turn.alarm is not None and turn.alarm > now:
        return turn
    return replace(new(turn.seat, turn.ply, terms, now), alarm=now + LOST)


def rung(turn: Turn, terms: Terms, now: float) -> Turn:
    """Return a turn whose owner is told of the time now: that it is up, or how much is left."""
    if turn.due is not None and turn.due <= now:
        return replace(turn, told=OVER, alarm=now + AGAIN if terms.forced else None)
    left = _left(turn, terms, now)
    told = replace(turn, told=sum(left <= terms.time * share + SLACK for share in WARNINGS))
    return replace(told, alarm=_alarm(told, terms, now, _until_due(turn, terms, now)))


def _left(turn: Turn, terms: Terms, now: float) -> float:
    """Return what is left of a turn whose clock runs; playing hours that have changed since do not take any of it."""
    return min(turn.remaining, _until_due(turn, terms, now))


def _until_due(turn: Turn, terms: Terms, now: float) -> float:
    assert turn.due is not None, "its clock runs"
    return played(terms.hours, now, turn.due)


def _alarm(turn: Turn, terms: Terms, now: float, left: float) -> float | None:
    """Return when the next warning is due, or the end of time; a warning that comes too late is left out."""
    if not terms.forced:
        return turn.due if turn.told < OVER else None
    for share in WARNINGS[turn.told :]:
        if left > terms.time * share:
            return due(terms.hours, now, left - terms.time * share)
    return turn.due
