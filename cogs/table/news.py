"""What has happened at a table, in moves and between them, with the names that people had at the time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import count, islice
from typing import Any, NamedTuple

from engine.core import NOBODY, Event, Seat
from games.narrators import make_narrator
from store import TableEvent
from tables.play.table import Table
from words import NAMELESS, Names, Narrator, Words
from words.people import shown_name, shown_names
from words.retelling import mark_forced_move

TOLD = 8  # sentences about the last events under a table
HEARD = 3  # sentences in a hand about what happened since its owner moved
ALL = 50  # sentences in a hand whose owner asks for the rest; its text may leave room for fewer
NEWCOMERS = ("returned", "given", "joined")  # events about the person who sits there afterwards

Moves = Sequence[tuple[Seat, list[Event]]]  # each with its mover and events; the newest last


class News(NamedTuple):
    """A sentence, whether what it tells has decided something, and whether the standings at the end repeat it.

    ``events`` are what it tells, to ``reader``, with these names; none for what was no move.
    """

    sentence: str
    decisive: bool = False
    counted: bool = False
    events: tuple[Event, ...] = ()
    reader: Seat = NOBODY
    names: Names = NAMELESS


def collect_news(table: Table, words: Words) -> list[str]:
    """Return what everybody may know of the last events, the newest last."""
    return _sentences(_unsaid(table, narrate_moves(table, NOBODY, table.match.recent, TOLD, words)))


def collect_news_since(table: Table, seat: Seat, words: Words) -> list[News]:
    """Return the news for a seat from its owner's last move on."""
    moves = list(table.match.recent)
    plies = range(table.match.ply - len(moves) + 1, table.match.ply + 1)
    made = zip(plies, moves, strict=True)
    own = max(
        (at for at, (ply, (mover, _)) in enumerate(made) if mover == seat and had_seat_at(table, seat, ply)), default=0
    )
    return _unsaid(table, narrate_moves(table, seat, moves[own:], ALL, words))


def in_hand(happened: Sequence[News], tells: Narrator, view: Any, most: int) -> list[str]:
    """Return at most ``most`` sentences that say what the hand above them leaves out; from ``ALL`` on, all of them."""
    return choose_sentences(happened if most >= ALL else drop_shown_news(happened, tells, view), most)


def drop_shown_news(happened: Iterable[News], tells: Narrator, view: Any) -> list[News]:
    """Return the news that the hand of this view does not show already; decisive events in a row become one."""
    hidden = [each for each in happened if not any(tells.shown(event, view) for event in each.events)]
    return join_told_together(hidden, tells)


def join_told_together(happened: Iterable[News], tells: Narrator) -> list[News]:
    """Return the news with each run of decisive events that are told together, where its last one was told."""
    told: list[News] = []
    at: int | None = None  # of the last decisive news
    for each in happened:
        both = _together(told[at], each, tells) if at is not None and each.decisive else None
        if at is not None and both:
            told.pop(at)
        told.append(both or each)
        at = len(told) - 1 if each.decisive else at
    return told


def _together(run: News, following: News, tells: Narrator) -> News | None:
    """Return two pieces of news as one, if they can be told together."""
    alike = run.events and following.events and (run.reader, run.names) == (following.reader, following.names)
    sentence = alike and tells.run([*run.events, *following.events], run.reader, run.names)
    return following._replace(sentence=sentence, events=(*run.events, *following.events)) if sentence else None


def choose_sentences(happened: Sequence[News], most: int) -> list[str]:
    """Return at most ``most`` sentences in their order: those that decide before others, the newest of each."""
    order = sorted(range(len(happened)), key=lambda at: (happened[at].decisive, at))
    return _sentences(happened[at] for at in sorted(order[-most:]))


def narrate_moves(table: Table, reader: Seat, moves: Moves, most: int, words: Words) -> list[News]:
    """Return at most ``most`` news about the table's newest moves, as a reader may know them."""
    known = (each for each in _backwards(table, reader, moves, words) if each.sentence)
    return [*islice(known, most)][::-1]


def _unsaid(table: Table, happened: Sequence[News]) -> list[News]:
    """Return the news that the standings of a finished game do not repeat."""
    return [each for each in happened if table.status != "finished" or not each.counted]


def _sentences(happened: Iterable[News]) -> list[str]:
    return [each.sentence for each in happened]


def _backwards(table: Table, reader: Seat, moves: Moves, words: Words) -> Iterator[News]:
    """Yield the news of each event, the newest first; "" for an event that the reader may not know."""
    tells, user = make_narrator(table.match.game, words.language), user_in_seat(table, reader)
    for ply, (_, events) in zip(count(table.match.ply, -1), reversed(moves), strict=False):
        then = table.history.names_at(ply, table.names)
        yield from (News(table_event(each, then, words, user)) for each in reversed(table.history.after(ply)))
        names, own = shown_names(then, words), had_seat_at(table, reader, ply)
        happened = [news_of(event, tells, reader if own else as_another(event, reader), names) for event in events]
        yield from reversed(_unasked(happened, words) if table.history.forced(ply) else happened)


def news_of(event: Event, tells: Narrator, reader: Seat, names: Names) -> News:
    """Return the news of an event; its sentence is "" if the reader may not know it."""
    sentence = tells.tell(event, reader, names)
    return News(sentence, tells.decisive(event), tells.counted(event), (event,), reader, names)


def _unasked(happened: Sequence[News], words: Words) -> list[News]:
    """Return the news of a forced move; the sentence that says so is never left out as seen in the hand."""
    said = mark_forced_move(_sentences(happened), words)
    return [
        each if each.sentence == line else each._replace(sentence=line, events=())
        for each, line in zip(happened, said, strict=True)
    ]


def as_another(event: Event, reader: Seat) -> Seat:
    """Return for whom to narrate an event from when another person had the reader's seat.

    Narrate a public event as for everybody, because "you" would be wrong, and any other event as for the seat.
    """
    return NOBODY if event.heard_by(reader) == event.heard_by(NOBODY) else reader


def user_in_seat(table: Table, seat: Seat) -> int | None:
    """Return the person on a seat, or ``None`` for nobody or a computer player."""
    return None if seat == NOBODY else table.lobby.sitters[seat].user


def had_seat_at(table: Table, seat: Seat, ply: int) -> bool:
    """Return whether the seat's present owner had it when the move of a ply was made."""
    user = user_in_seat(table, seat)
    return table.history.user_at(ply, seat, user) == user


def table_event(each: TableEvent, names: Names, words: Words, reader: int | None = None) -> str:
    """Return a sentence about an event other than a move, among people who had these names as they are stored.

    ``reader`` is the person who is told.
    """
    whose = each.other if each.kind in NEWCOMERS else each.user
    you = "yes" if reader is not None and whose == reader else "no"
    name, other = (_in_seat(each.seat, name, names, words) for name in (each.name, each.other_name))
    return words.say("event-news", kind=each.kind, name=name, other=other if each.other_name else "none", you=you)


def _in_seat(seat: Seat, name: str, names: Names, words: Words) -> str:
    """Return a name as people read it, for somebody in a seat, or in none."""
    return shown_name(name, words) if seat not in names else shown_names({**names, seat: name}, words)[seat]
