"""Moves without a click: those that people have planned while others thought, and those of computer players.

A plan is stored with what the table has agreed on, so it survives a restart. Whether it is still open is read off the
log: it ends with the next move of its player, and with any undo. So nothing has to be stored when it is carried out.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from prometheus_client import Histogram

from engine.box import Planning, hash_basis
from engine.chance import Guess
from engine.choices import make_offer
from engine.core import Move, Seat, View
from engine.match import parse_undo
from engine.players import USUAL
from tables import Refused
from tables.error_logging import log_mistake
from tables.play.services import Retrying, Services
from tables.seats.in_play import Plan
from tables.seats.lobby import Lobby, Sitter
from tables.thinking.answer_delay import Kind
from tables.thinking.thinking import check_answer, name_moves

if TYPE_CHECKING:
    from tables.play.table import Asked, Path, Table

log = logging.getLogger(__name__)

SOONEST, LATEST = 3.0, 6.0  # seconds from a question to its planned answer: as if somebody had looked at the table

Rules = Planning[Move, View]


# -- planning


def list_plannable_moves(table: Table, seat: Seat) -> Sequence[Move]:
    """Return the moves that a seat may plan, from what it sees; none while it is asked, or once the game is over."""
    rules, match = table.planning, table.match
    if rules is None or table.status != "playing" or table.is_asked(seat):
        return ()
    return rules.ahead(match.game.imagine(match.state.view(seat), Guess(0)), seat)


def ask_for_plan(table: Table, seat: Seat, ply: int, path: Path) -> Asked:
    """Return what a seat may plan at this point of a move; ``ply`` is that of the game when it was asked.

    Raises:
        Refused: there is nothing to plan now, the game has gone on since, or the path was never offered.
    """
    found = list_plannable_moves(table, seat)
    if not found:
        raise Refused("nothing-to-plan")
    if ply != table.match.ply:
        raise Refused("plan-late")
    try:
        return replace(table.asked(seat), stamp=ply, path=tuple(path), offer=make_offer(found, path), planning=True)
    except LookupError as wrong:
        raise Refused("stale") from wrong


def can_repeat_plan(table: Table, asked: Asked) -> bool:
    """Return whether the whole move that was chosen can be planned for every turn to come."""
    rules, move = table.planning, asked.offer.move if asked.offer else None
    return rules is not None and move is not None and rules.again(asked.view, move)


async def store_plan(table: Table, user: int, asked: Asked, *, every: bool = False) -> None:
    """Store a person's plan: the whole move that was chosen, for one turn or for every turn.

    Raises:
        Refused: the game has gone on, or it cannot be planned for every turn.
        StoreError: as ``Table.plan`` does.
    """
    rules = table.planning
    assert rules is not None, "a plan was offered"
    assert asked.offer is not None, "a plan was chosen"
    if every and not can_repeat_plan(table, asked):
        raise Refused("stale")
    plan = Plan(str(asked.offer.move), asked.stamp, hash_basis(rules, asked.view), every)
    await table.plan(user, lambda lobby: _with(lobby, table.match.ply, user, plan))


def _with(lobby: Lobby, ply: int, user: int, plan: Plan) -> Lobby:
    if plan.ply != ply:
        raise Refused("plan-late")
    return lobby.decided(plans={**lobby.in_play.plans, str(user): plan})


async def drop_plan(table: Table, user: int) -> None:
    """Forget a person's plan.

    Raises:
        Refused, StoreError: as ``Table.plan`` does.
    """
    await table.plan(user, lambda lobby: take_out_plan(lobby, user))


def take_out_plan(lobby: Lobby, user: int) -> Lobby:
    """Return a lobby without a person's plan."""
    return lobby.decided(plans={each: plan for each, plan in lobby.in_play.plans.items() if each != str(user)})


# -- what is planned


def find_plan(table: Table, seat: Seat) -> Plan | None:
    """Return the plan of a seat, unless its player has moved otherwise since, or a move was undone."""
    plan = table.lobby.in_play.plans.get(str(table.lobby.sitters[seat].user))
    if plan is None or table.status != "playing":
        return None
    since = [entry for entry in table.match.log if entry.ply > plan.ply]
    own = [entry.move for entry in since if entry.seat == seat]
    kept = all(move == plan.move for move in own) if plan.again else not own
    return plan if kept and not any(parse_undo(entry.move) for entry in since) else None


def find_planned_move(table: Table, seat: Seat, plan: Plan) -> Move | None:
    """Return the move of a plan if it can be made, or could be if it were the seat's turn, and still means the same."""
    state, rules = table.match.state, table.planning
    if rules is None or hash_basis(rules, state.view(seat)) != plan.basis:
        return None
    moves = state.legal(seat) or list_plannable_moves(table, seat)
    return next((move for move in moves if str(move) == plan.move), None)


def find_due_plan(table: Table, seat: Seat) -> Plan | None:
    """Return the plan that is about to be carried out for a seat, or ``None``."""
    plan = find_plan(table, seat) if seat in table.acting_seats() else None
    return plan if plan and find_planned_move(table, seat, plan) else None


def moves_by_itself(table: Table) -> bool:
    """Return whether a move is to come without a click: a computer player's, or one that a person has planned."""
    return bool(list_computers_to_act(table)) or any(find_due_plan(table, seat) for seat in table.acting_seats())


# -- carrying out plans


class CarryingOut:
    """Makes the planned moves of one table, each some seconds after its seat was asked.

    The time is drawn without a look at the plan. The waiting is in tasks of its own, so that nobody who waits for the
    table's work waits for a plan.
    """

    def __init__(self, services: Services, number: int) -> None:
        self._services, self._number = services, number
        self._waiting: dict[Seat, asyncio.Task[None]] = {}
        self._again = Retrying(services, f"table {number} carries out a plan again")
        self._retired = False

    def wake(self, table: Table) -> None:
        """Wait for each seat whose plan can be carried out."""
        for seat in table.acting_seats():
            if not self._retired and seat not in self._waiting and find_due_plan(table, seat):
                task = asyncio.create_task(self._later(table, seat), name=f"table {self._number} carries out a plan")
                self._waiting[seat] = task

    def retire(self) -> None:
        """Carry out nothing more: the program is about to stop, and the next start goes on."""
        self._retired = True
        self._again.close()
        for task in self._waiting.values():
            task.cancel()

    async def _later(self, table: Table, seat: Seat) -> None:
        stamp = table.match.stamps[seat]
        try:
            await self._services.sleep(SOONEST + (LATEST - SOONEST) * self._services.chance())
        finally:
            del self._waiting[seat]  # first, so that a plan for a later question can wait
        plan = find_due_plan(table, seat)
        if plan and table.match.stamps[seat] == stamp:
            await self._make(table, seat, plan, stamp)
        else:
            self.wake(table)

    async def _make(self, table: Table, seat: Seat, plan: Plan, stamp: int) -> None:
        """Make a planned move; if it cannot be stored, try again later."""
        try:
            await table.submit(seat, plan.move, stamp)
        except Refused as wrong:
            log.info("table %d, ply %d: a plan was %s", self._number, table.match.ply, wrong.reason)
        except Exception as wrong:
            log_mistake(self._number, table.match.ply, "a plan was not carried out", wrong)
            self._again.failed(lambda: self._retry(table))
        else:
            self._again.succeeded()

    async def _retry(self, table: Table) -> None:
        self.wake(table)


# -- computer players

THOUGHTS = Histogram(
    "ilion_thought_duration_seconds",
    "From a question that leaves a computer player a choice to its move, with the time that it waited for a thinker.",
    ["level"],
    buckets=(0.05, 0.1, 0.25, 0.5, 1, 1.5, 2, 2.5, 3, 5, 10, 20),
)


class Computers:
    """Computer players, who move on their own seats and for people whose time is up, from what that seat sees.

    Methods take the table as an argument: a reference to it here would keep it in memory after its last use.
    """

    def __init__(self, services: Services, number: int) -> None:
        self._services = services
        self._again = Retrying(services, f"table {number} lets a computer try again")
        self._playing: asyncio.Task[None] | None = None
        self._thoughts: list[asyncio.Future[tuple[None, str]]] = []  # the oldest first
        self._standing_in: set[Seat] = set()  # seats of people whose time was up
        self._retired = False

    def wake(self, table: Table) -> None:
        """Let one think if it is to act and none is thinking yet."""
        if not self._retired and list_computers_to_act(table) and (self._playing is None or self._playing.done()):
            self._playing = table.work.start(self._play(table))

    def stop(self) -> None:
        """Cancel all thinking: the game has stopped, so nobody waits for a move."""
        self._again.stop()
        for thought in self._thoughts:
            thought.cancel()

    def retire(self) -> None:
        """Finish the move under way and start no other: the program is about to stop."""
        self._retired = True
        self._again.close()

    def stand_in(self, table: Table, seat: Seat, since: int) -> None:
        """Let one move for a person whose time is up, unless they have moved after the ply ``since``."""
        if seat not in self._standing_in:
            self._standing_in.add(seat)
            standing_in = table.work.start(self._stand_in(table, seat, since))
            standing_in.add_done_callback(lambda _: self._standing_in.discard(seat))

    async def _play(self, table: Table) -> None:
        """Move while computer players are to act; after a failure, retry later or when somebody touches the table.

        The sitter that was about to move may have been replaced meanwhile: then look again at who is to act.
        """
        while (acting := list_computers_to_act(table)) and not self._retired:
            before = table.match.ply, table.lobby.sitters
            await table.tell(self._services.herald.thinking(table, acting[0]))
            await self._moved(table, acting[0], table.lobby.sitters[acting[0]])
            if (table.match.ply, table.lobby.sitters) == before:
                return

    async def _retry(self, table: Table) -> None:
        self.wake(table)

    async def _stand_in(self, table: Table, seat: Seat, since: int) -> None:
        """Move until somebody else is to act, or until the person comes back and moves."""
        sitter, played = table.lobby.sitters[seat], 0
        while seat in table.acting_seats() and count_decisions(table, seat, since) == played:
            ply = table.match.ply
            played += await self._moved(table, seat, sitter)
            if table.match.ply == ply or (played and table.match.log[-1].seat != seat):
                break
        if played:
            await table.tell_of_time(sitter.user, "played")

    async def _moved(self, table: Table, seat: Seat, sitter: Sitter) -> bool:
        """Try to move and return true; on failure, report why and return false."""
        ply = table.match.ply
        try:
            await self._move(table, seat, sitter)
        except Refused as wrong:
            log.info("table %d, ply %d: a computer's move was %s", table.number, ply, wrong.reason)
        except Exception as wrong:
            log_mistake(table.number, ply, "a computer player could not move", wrong)
            self._again.failed(partial(self._retry, table))
        else:
            self._again.succeeded()
            return True
        return False

    async def _move(self, table: Table, seat: Seat, sitter: Sitter) -> None:
        """Think and move for the sitter on a seat, if they are still there afterwards."""
        stamp, kind = table.match.stamps[seat], (table.match.game.key, sitter.level or USUAL)
        forced = len(table.match.state.legal(seat)) == 1
        # How long an answer takes must not tell how many choices there were.
        least = max(self._services.pause, self._services.tempo.least(kind, forced=forced))
        thought = asyncio.gather(asyncio.sleep(least), self._think(table, seat, kind, forced=forced))
        self._thoughts.append(thought)
        thought.add_done_callback(self._thoughts.remove)
        _, move = await thought
        await table.submit(seat, move, stamp, by=sitter)

    async def _think(self, table: Table, seat: Seat, kind: Kind, *, forced: bool) -> str:
        match, began = table.match, asyncio.get_running_loop().time()
        view, moves = match.state.view(seat), match.state.legal(seat)
        answer = await self._services.thinker.think(match.game, kind[1], view, moves, match.thought(seat))
        if not forced:  # a move without a choice takes no thought, so its time must not be drawn for others
            took = asyncio.get_running_loop().time() - began
            self._services.tempo.note(kind, took)
            THOUGHTS.labels(kind[1]).observe(took)
        return check_answer(answer, name_moves(moves))


def count_decisions(table: Table, seat: Seat, since: int) -> int:
    """Return how many moves a seat has made after the ply ``since``, without those that were made for it."""
    own = (entry.ply for entry in table.match.log if entry.seat == seat and entry.ply > since)
    return sum(not table.history.forced(each) for each in own)


def list_computers_to_act(table: Table) -> list[Seat]:
    """Return the seats to act that computers have; none once no person is seated: they do not play on alone."""
    if table.status != "playing" or table.lobby.deserted:
        return []
    return [seat for seat in table.match.state.to_act() if table.lobby.sitters[seat].user is None]
