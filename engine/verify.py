"""Check that a deal was fair: the seal fits the seed; the draws, the moves and the result follow from it.

The draws follow from what players brought, too.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.contributions import Contribution, well_formed
from engine.core import NOBODY, Game, Seat, View
from engine.log import Head, Step, UnreadableLog
from engine.match import replay_log
from engine.record import Record

UNTRIED = ("unsealed", "game", "rules", "cards", "table", "empty")  # the deal could not be checked


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of a check: how many ``moves`` and ``draws`` are right, and what spectators see after them.

    ``seen`` is ``None`` if not even the deal is right. ``wrong`` is the first mistake, or why nothing could be
    checked; if it is ``None``, the deal was fair, except that somebody could have chosen it in the ways that
    ``list_doubts`` tells.
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


def verify_record(game: Game, record: Record, each: Callable[[Step], object] = lambda step: None) -> Verdict:
    """Replay a game from its seed and return the verdict; ``each`` is called with every step that is right."""
    last, draws = None, 0
    try:
        if record.seed is None:
            raise UnreadableLog("the seed is not in the log, so no draw can be checked", "unsealed")
        _could_be_brought(record)
        for step in replay_log(game, record.head, record.entries, record.seed):
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


def list_doubts(head: Head) -> tuple[str, ...]:
    """Return how the deal could have been chosen although nothing is wrong.

    ``seed``: nobody brought anything. ``clicks``: nobody typed a word, and only the bot knows the ids of all clicks.
    ``format``: words are from before their order and spelling were prescribed, and computers noted. ``plies``: draws
    follow from plies, as they did before piles had orders of their own. ``erased``: nobody can recognize a hash.
    """
    worded = any(each.kind == "word" for each in head.brought)
    doubts = {
        "seed": not head.brought,
        "clicks": head.brought and not worded,
        "format": worded and head.computers is None,
        "plies": worded and head.computers is not None and not head.piles,
        "erased": any(each.sha256 for each in head.brought),
    }
    return tuple(why for why, holds in doubts.items() if holds)


def _could_be_brought(record: Record) -> None:
    head = record.head
    if not well_formed(head.brought, head.seats):
        raise UnreadableLog("players cannot have brought to the deal what the log says", "brought")
    if head.computers is not None:
        _could_be_brought_only_so(head.brought, head.computers)


def _could_be_brought_only_so(brought: tuple[Contribution, ...], computers: tuple[Seat, ...]) -> None:
    """Refuse whatever leaves a choice to the person who writes down what players brought."""
    if [each.digest for each in brought] != sorted(each.digest for each in brought):
        raise UnreadableLog("what players brought is not in the order of the hashes", "unsorted")
    for each in brought:
        if each.seat in computers:
            raise UnreadableLog(f"the computer in seat {each.seat} cannot have brought anything", "computer", each.seat)
        if not each.is_unambiguous:
            raise UnreadableLog(f"what seat {each.seat} brought can be written otherwise", "spelling", each.seat)


def _same_result(record: Record, last: Step) -> None:
    outcome, ply = last.state.outcome(), last.entry.ply
    if outcome is None and not record.ended:
        raise UnreadableLog("the seed stands in the log, and the game is not over", "unfinished", ply)
    if outcome != record.result and (record.result or record.ended):
        raise UnreadableLog("the game comes out otherwise than the log says", "result", ply)
