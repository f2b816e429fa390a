"""Check that a deal was fair: the seal fits the seed; the draws, the moves and the result follow from it.

The draws follow from what players brought, too.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.contributions import well_formed
from engine.core import NOBODY, Game, View
from engine.match import Step, UnreadableLog, replay
from engine.record import Record

UNTRIED = ("unsealed", "game", "rules", "cards", "table", "empty")  # the deal could not be checked


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of a check: how many ``moves`` and ``draws`` are right, and what spectators see after them.

    ``seen`` is ``None`` if not even the deal is right. ``wrong`` is the first mistake, or why nothing could be
    checked; if it is ``None``, the deal was fair.
    """

    moves: int
    draws: int
    seen: View | None
    wrong: UnreadableLog | None

    @property
    def kind(self) -> str:
        """The verdict in one word: fair, wrong or untried."""
        if self.wrong is None:
            return "fair"
        return "untried" if self.wrong.reason in UNTRIED else "wrong"


def verify(game: Game, record: Record, each: Callable[[Step], object] = lambda step: None) -> Verdict:
    """Replay a game from its seed and return the verdict; ``each`` is called with every step that is right."""
    last, draws = None, 0
    try:
        if record.seed is None:
            raise UnreadableLog("the seed is not in the log, so no draw can be checked", "unsealed")
        _could_be_brought(record)
        for step in replay(game, record.head, record.entries, record.seed):
            each(step)
            last, draws = step, draws + len(step.entry.draws)
        assert last is not None, "an empty log is refused"
        _same_result(record, last)
    except UnreadableLog as wrong:
        return _verdict(last, draws, wrong)
    return _verdict(last, draws, None)


def _verdict(last: Step | None, draws: int, wrong: UnreadableLog | None) -> Verdict:
    """Return a verdict without the last position: it may have to come from another process."""
    moves, seen = (last.entry.ply, last.state.view(NOBODY)) if last else (0, None)
    return Verdict(moves, draws, seen, wrong)


def _could_be_brought(record: Record) -> None:
    if not well_formed(record.head.brought, record.head.seats):
        raise UnreadableLog("players cannot have brought to the deal what the log says", "brought")


def _same_result(record: Record, last: Step) -> None:
    outcome, ply = last.state.outcome(), last.entry.ply
    if outcome is None and not record.ended:
        raise UnreadableLog("the seed stands in the log, and the game is not over", "unfinished", ply)
    if outcome != record.result and (record.result or record.ended):
        raise UnreadableLog("the game comes out otherwise than the log says", "result", ply)
