"""The computer players of one table: when they think, and for whom they move."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING

from prometheus_client import Histogram

from engine.core import Seat
from engine.players import USUAL
from tables import Refused
from tables.error_logging import log_mistake
from tables.play.services import Retrying, Services
from tables.seats.lobby import Sitter
from tables.thinking.answer_delay import Kind
from tables.thinking.thinking import check_answer, name_moves

if TYPE_CHECKING:
    from tables.play.table import Table

log = logging.getLogger(__name__)

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
        self._thoughts: set[asyncio.Future[tuple[None, str]]] = set()
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
        self._thoughts.add(thought)
        thought.add_done_callback(self._thoughts.discard)
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
