"""A game retold from its log: for spectators, for one seat, or with all hands open."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core import NOBODY, Event, Seat
from engine.match import Step
from engine.record import Record
from words import Names, Narrator, Words


def named(log: Record, words: Words) -> dict[Seat, str]:
    """Return the names of the seats: those in the log, or numbers if it has none."""
    numbered = (words.say("replay-player", number=seat + 1) for seat in range(log.head.seats))
    return dict(enumerate(log.names or numbered))


def retold(tells: Narrator, words: Words, events: Iterable[Event], reader: Seat | None, names: Names) -> Iterator[str]:
    """Yield what a seat (or ``NOBODY``) heard; for ``None``, the public version and each seat's own if different."""
    for event in events:
        public = event.heard_by(NOBODY)
        told = tells.tell(event, NOBODY if reader is None else reader, names)
        if told:
            yield told
        for seat in names if reader is None else ():
            if event.heard_by(seat) not in (public, None):
                sentence = tells.tell(event, seat, names)
                yield words.say("replay-hears", name=names[seat], sentence=sentence)


def retold_move(tells: Narrator, words: Words, step: Step, reader: Seat | None, names: Names) -> list[str]:
    """Return what was heard of a move; if nothing was, only that it was made."""
    lines, mover = list(retold(tells, words, step.events, reader, names)), names.get(step.entry.seat)
    return lines if lines or mover is None else [words.say("replay-unseen", name=mover)]
