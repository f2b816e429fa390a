"""A game retold from its log: for spectators, for one seat, or with all hands open."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from engine.core import NOBODY, Event, Seat
from engine.log import Step
from engine.record import Record
from words import Names, Narrator, Words, clip_text

NAMED = "\0"  # a name that nobody has


def name_players(log: Record, words: Words) -> dict[Seat, str]:
    """Return the names of the seats as they are stored: those in the log, or numbers if it has none.

    A file may hold endless names.
    """
    numbered = (words.say("replay-player", number=seat + 1) for seat in range(log.head.seats))
    return dict(enumerate(map(clip_text, log.names or numbered)))


def retell_events(
    tells: Narrator, words: Words, events: Iterable[Event], reader: Seat | None, names: Names
) -> Iterator[str]:
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
    lines, mover = list(retell_events(tells, words, step.events, reader, names)), names.get(step.entry.seat)
    return lines if lines or mover is None else [words.say("replay-unseen", name=mover)]


def mark_forced_move(sentences: Sequence[str], words: Words) -> list[str]:
    """Return what happened by a move; the first sentence says that it was forced and made without being asked for."""
    first = next((at for at, each in enumerate(sentences) if each), None)
    return [words.say("event-forced", sentence=each) if at == first else each for at, each in enumerate(sentences)]


def list_hidden_lines(public: list[str], tells: Narrator, view: Any, names: Names, words: Words) -> list[str]:
    """Return what a seat sees beyond the public view; drop lines that name it, because they repeat public ones.

    The title says whose view it is, for the lines speak to its owner of "your hand".
    """
    own = tells.own(view, {**names, view.seat: NAMED})
    title = f"— {words.say('replay-as-seat', name=names[view.seat])} —"
    return ["", title, *(line for line in own if line and line not in public and NAMED not in line)]


def describe_winners(names: Sequence[str], places: Sequence[int], words: Words) -> str:
    """Return who has won against whom; only the players if the game has no result."""
    if len(places) != len(names):
        return ", ".join(names)
    won = [name for name, place in zip(names, places, strict=True) if place == 1]
    lost = [name for name, place in zip(names, places, strict=True) if place != 1]
    if not lost:
        return words.say("replay-drawn", names=words.both(names))
    return words.say("replay-won", winners=words.both(won), others=words.both(lost))
