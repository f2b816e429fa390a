"""What is done at a table: each deed looks at what is there, and returns all that it changes, or refuses.

``Table.do`` stores a change, applies it and tells people. Deeds are pure; only for forced moves, settings are read.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Literal

from engine.chance import Guess
from engine.choices import forced_move
from engine.core import NOBODY, Event, IllegalMove, Json, Move, Seat
from engine.log import Step
from engine.match import Match
from store import Status, Store, StoredMove, TableEvent
from store.values import Kind
from tables import Refused
from tables.choices import FORCED
from tables.error_logging import log_mistake
from tables.play.agreements import apply_carried_motions, find_granted_undo, is_carried, is_dissolved, list_voters
from tables.play.fixed_tables import check_it_stays_the_same
from tables.seats.absence import list_people_away
from tables.seats.lobby import Lobby, Sitter

if TYPE_CHECKING:
    from tables.play.stored_games import TableHistory
    from tables.play.table import Table

Made = tuple[Seat, Sequence[Event]]  # who has moved, and what happened
Decide = Callable[[Lobby], Lobby]
Role = Literal["host", "moderator", "tournament"]
ENDED: Mapping[Role, Kind] = {"host": "ended-host", "moderator": "ended-moderator", "tournament": "ended-round"}


@dataclass(slots=True)
class Change:
    """All that a deed changes at a table; nothing of it counts before it is stored, and it is stored in one step.

    ``match`` and ``lobby`` are as they are afterwards, if they change. People who are ``gone`` have given up, and those
    who are ``back`` have not after all. If the game stops, ``status`` says how. The clocks of the ``restarted`` seats
    start over.
    """

    match: Match | None = None
    moves: list[StoredMove] = field(default_factory=list)
    made: list[Made] = field(default_factory=list)
    happened: list[TableEvent] = field(default_factory=list)
    lobby: Lobby | None = None
    gone: Collection[int] = ()
    back: Collection[int] = ()
    status: Status = "playing"
    outcome: Json | None = None
    restarted: Collection[Seat] = ()

    @property
    def empty(self) -> bool:
        """Whether there is nothing to store."""
        return not self.moves and self.lobby is None and self.status == "playing"

    def add_move(
        self, match: Match, step: Step, mover: int | None, happened: Iterable[TableEvent] = (),
        interaction: int | None = None, took: float | None = None,
    ) -> None:  # fmt: skip
        """Make a move in a copy of the match, after all that ``happened`` before it."""
        self.happened += _at(match.ply, happened)
        match.accept(step)
        self.match = match
        self.moves.append(StoredMove(step.entry, interaction, mover, took))
        self.made.append((step.entry.seat, step.events))
        self.outcome = dump_outcome(step.state)
        if self.outcome is not None:
            self.status = "finished"


def _at(ply: int, happened: Iterable[TableEvent]) -> list[TableEvent]:
    return [replace(each, ply=ply) for each in happened]


def dump_outcome(state: Any) -> Json | None:
    """Return the result of a game as it is stored, or ``None`` while it goes on."""
    outcome = state.outcome()
    return outcome and {"shares": outcome.shares, "places": outcome.places, "reason": outcome.reason}


# -- moves


def decide_move(
    table: Table, seat: Seat, name: str, stamp: int, by: Sitter, mover: int | None, interaction: int | None = None
) -> Change:
    """Make a move for the sitter ``by``; a computer that moves is no ``mover``.

    Raises:
        Refused: the seat is no longer that of ``by``, it is not asked this, or the move was never offered.
    """
    if table.lobby.sitters[seat] != by:  # somebody took it while the move was thought about
        raise Refused("seat-taken")
    check_asked(table, seat, stamp)
    change, match = Change(), table.match.copy()
    took = table.questions.seconds_open(match, seat) if interaction and mover else None  # a plan was chosen earlier
    happened = list_stand_in(match, table.history, seat, by) if mover is None else []
    change.add_move(match, propose_move(match, seat, name, stamp), mover, happened, interaction, took)
    return change


def check_asked(table: Table, seat: Seat, stamp: int) -> None:
    """Check that a seat is asked the question with this stamp.

    Raises:
        Refused: the game has stopped, it is not their turn, or the question is another one.
    """
    check_still_playing(table)
    if not table.match.state.legal(seat):
        raise Refused("not-your-turn")
    if stamp != table.match.stamps[seat]:
        raise Refused("stale")


def check_still_playing(table: Table) -> None:
    """Check that the game goes on.

    Raises:
        Refused: it has stopped.
    """
    if table.status != "playing":
        raise Refused(table.status)


def propose_move(match: Match, seat: Seat, name: str, stamp: int) -> Step:
    """Return the step of a move.

    Raises:
        Refused: the move was never offered.
    """
    try:
        return match.propose(seat, name, stamp)
    except IllegalMove as wrong:
        raise Refused("stale") from wrong


def list_stand_in(match: Match, history: TableHistory, seat: Seat, by: Sitter) -> list[TableEvent]:
    """Return the ``stood-in`` event if this is the first move that a computer player makes in a person's turn."""
    since = history.stands_in(seat)
    again = since is not None and all(entry.seat == seat for entry in match.log if entry.ply > since)
    return [] if by.user is None or again else [TableEvent("stood-in", seat, by.user, by.name)]


async def add_forced_moves(table: Table, change: Change, store: Store) -> None:
    """Add the forced moves that come after others, or after the deal; if one fails, people are asked for it."""
    if not table.ours or change.lobby is not None or not table.status == change.status == "playing":
        return
    try:
        while change.outcome is None and (found := await _next_forced(change.match or table.match, table.lobby, store)):
            _force_move(change, change.match or table.match.copy(), *found, table.lobby)
    except Exception as wrong:
        log_mistake(table.number, table.match.ply, "a forced move was not made", wrong)


def _force_move(change: Change, match: Match, seat: Seat, move: Move, lobby: Lobby) -> None:
    """Add the only move of a seat to a change, for the person who sits there; ``match`` is a copy."""
    sitter = lobby.sitters[seat]
    step = propose_move(match, seat, str(move), match.stamps[seat])
    change.add_move(match, step, sitter.user, [TableEvent("forced", seat, sitter.user, sitter.name)])


async def _next_forced(match: Match, lobby: Lobby, store: Store) -> tuple[Seat, Move] | None:
    """Return the next move that is made without asking the person on its seat, or ``None``."""
    for seat in lobby.list_seats_of_people(match.state.to_act()):
        move = forced_move(match.game, match.state, seat, Guess(match.thought(NOBODY)))
        if move is not None and await _wanted(store, lobby.sitters[seat].user):
            return seat, move
    return None


async def _wanted(store: Store, user: int | None) -> bool:
    return FORCED.read(await store.settings("user", user or 0)) == "auto"


def announce_deal(events: Sequence[Event] | None) -> Change:
    """Tell what was dealt, if it was just now; forced moves may follow."""
    return Change(made=[] if events is None else [(NOBODY, events)])


def decide_undo(table: Table, ply: int, decided: Decide, interaction: int | None) -> Change:
    """Change the undo request at a ply, or undo the move if everybody agrees now.

    Raises:
        Refused: the game has gone on or has stopped, or the change is refused.
    """
    check_still_playing(table)
    if table.match.ply != ply:
        raise Refused("undo-late")
    lobby = decided(table.lobby)
    seat = find_granted_undo(lobby, ply)
    if seat is None:
        return Change(lobby=lobby)
    change, match = Change(), table.match.copy()
    change.add_move(match, match.propose_undo(seat), table.lobby.sitters[seat].user, (), interaction)
    return change


# -- seats, agreements, plans


def decide_plan(table: Table, changed: Decide) -> Change:
    """Change what people plan.

    Raises:
        Refused: the game has stopped, or the change itself is refused.
    """
    check_still_playing(table)
    return Change(lobby=changed(table.lobby))


def decide_agreement(table: Table, changed: Decide, *, ends: bool, loser: int | None, late: bool) -> Change:
    """Change seats or shared decisions; the game ends if ``ends`` is set, nobody is left, or enough voted for it.

    Anyone now away, and the ``loser``, has lost unless they return in time.

    Raises:
        Refused: the game has stopped, or the change itself is refused.
    """
    check_still_playing(table)
    before, after = table.lobby, apply_carried_motions(changed(table.lobby))
    check_it_stays_the_same(before, after, ends=ends)
    over = ends or is_dissolved(after)
    happened = seat_changes(before, after, late=late, ends=over)
    away = set() if ends else list_people_away(after) - list_people_away(before)
    gone = away | ({loser} if loser is not None else set())
    if over:  # the vote of those who stay may have become enough just now
        return _stop(table, [*happened, end_event(agreed=ends, voted=is_carried(after, "end"))], gone)
    back = {*list_voters(after)} - {*list_voters(before)}  # also who was offered the seat that they had given up
    return Change(lobby=after, happened=_at(table.match.ply, happened), gone=gone, back=back)


def decide_end(table: Table, loser: int | None, by: Ender | None) -> Change:
    """Stop the game without a winner; the news names ``by``, or says that nobody was left.

    Raises:
        Refused: the game has stopped already.
    """
    check_still_playing(table)
    gone = [] if loser is None else [loser]
    return _stop(table, [by.table_event if by else end_event(agreed=False, voted=False)], gone)


def _stop(table: Table, happened: Iterable[TableEvent], gone: Collection[int]) -> Change:
    return Change(status="ended", happened=_at(table.match.ply, happened), gone=gone)


# -- what happened besides the moves


@dataclass(frozen=True, slots=True)
class Ender:
    """Who ends a game alone, and the role that allows it; a tournament is nobody, with the ``user`` 0."""

    role: Role
    user: int
    name: str

    @property
    def table_event(self) -> TableEvent:
        """The event of this person ending the game."""
        return TableEvent(ENDED[self.role], user=self.user or None, name=self.name)


def seat_changes(before: Lobby, after: Lobby, *, late: bool, ends: bool) -> list[TableEvent]:
    """Return the events of the seats that differ between two lobbies.

    When a computer player starts keeping a seat, ``late`` means that its owner's time ran out; otherwise
    they have left the server. If the game ``ends``, nobody takes over a seat.
    """
    seats = enumerate(zip(before.sitters, after.sitters, strict=True))
    found = [_seat_change(seat, then, now, late=late) for seat, (then, now) in seats]
    return [replace(each, other=None, other_name="") if ends else each for each in found if each]


def _seat_change(seat: Seat, then: Sitter, now: Sitter, *, late: bool) -> TableEvent | None:
    kind = _kind(then, now, late=late)
    if kind is None:
        return None
    if now.owner is not None:  # the computer player has its owner's name
        return TableEvent(kind, seat, then.user, then.name)
    return TableEvent(kind, seat, then.user or then.owner, then.name, now.user, now.name)


def _kind(then: Sitter, now: Sitter, *, late: bool) -> Kind | None:
    """Return what kind of change happened on a seat, or ``None`` if no person came or went."""
    if then.user == now.user:
        return None
    if now.user is None:
        return "left" if now.owner is None else ("expired" if late else "departed")
    if then.user is not None:
        return "given"
    return "returned" if then.owner == now.user else "joined"


def end_event(*, agreed: bool, voted: bool) -> TableEvent:
    """Return the event of a game that ends by agreement, by a vote, or because nobody is left."""
    if agreed:
        return TableEvent("ended-agreed")
    return TableEvent("ended-vote" if voted else "ended-deserted")
