"""Hints: what the strongest computer player would do."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from engine.chance import Guess
from engine.choices import path_to
from engine.core import Game, Seat
from engine.players import LEVELS, Ismcts, Opinion
from tables import Refused
from tables.limits import Limit
from tables.play.agreements import list_voters
from tables.play.table import Table
from tables.review.chances import as_told
from tables.thinking.thinking import SECONDS, Thinker, check_time_after, find_player

KEPT = 200  # cached hints
OFTEN, MINUTES = 30, 10  # hints that one person may ask for, in so many minutes, where others play
CROWD = 24  # people who may wait for one; the last of them waits for about ten seconds
EQUAL = 0.02  # of a victory: a person need not care about less
ENOUGH = 0.25  # of the games of the best move: fewer say too little of another


@dataclass(frozen=True, slots=True)
class Hint:
    """What a seat sees, and the strongest player's opinion of each of its moves, the best first.

    ``stamp`` is that of the seat's question; ``path`` has the choices that lead to the best move.
    """

    view: Any
    opinions: Sequence[Opinion]
    stamp: int
    path: tuple[int, ...]

    @property
    def equals(self) -> list[Opinion]:
        """Opinions of the other moves that are as good as the best."""
        return [each for each in self.opinions[1:] if is_as_good(each, self.opinions[0])]

    @property
    def next_best(self) -> list[Opinion]:
        """Opinions of the moves that are less good, and were imagined."""
        return [each for each in self.opinions[1:] if each.visits and not is_as_good(each, self.opinions[0])]


def is_as_good(other: Opinion, best: Opinion) -> bool:
    """Return whether a search found another move as good as the best, and imagined it often enough to know."""
    return best.chance - other.chance < EQUAL and other.visits > ENOUGH * best.visits


class Hints:
    """Thinks about each position once, however often somebody asks; the more people wait, the shorter.

    A person can have only one hint under way, so nobody waits for earlier hints of their own, and nobody keeps the
    process busy alone. So hints are counted only where people play each other, and a learner may ask at every move.
    """

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._limit = Limit("hint", often=OFTEN, minutes=MINUTES, crowd=CROWD)
        self._thoughts: OrderedDict[tuple[int, Seat, int], asyncio.Task[Hint]] = OrderedDict()

    async def hint(self, table: Table, user: int) -> Hint:
        """Return a hint for a person who is to act.

        Raises:
            Refused: they have no seat here, the table allows no hints, the game has stopped, or it is not
                their turn, before or after the thinking. Or they have asked for too many, or too many
                people are asking.
        """
        seat = _seat(table, user)
        _open(table, seat)
        stamp = table.match.stamps[seat]
        hint = await asyncio.shield(self._thought(table, user, seat, stamp))
        _open(table, seat)
        if table.match.stamps[seat] != stamp:
            raise Refused("hint-late")
        return hint

    def _thought(self, table: Table, user: int, seat: Seat, stamp: int) -> asyncio.Task[Hint]:
        known = table.number, seat, stamp
        if known not in self._thoughts:
            match = table.match
            asked = match.game, match.state.view(seat), match.state.legal(seat), match.thought(seat)
            self._limit.begin(user, counts=list_voters(table.lobby) != [user])
            thought = asyncio.create_task(self._think(stamp, *asked), name=f"hint at table {table.number}")
            thought.add_done_callback(lambda done: self._limit.end(user))
            thought.add_done_callback(lambda done: self._keep(known, done))
            self._thoughts[known] = thought
        return self._thoughts[known]

    async def _think(self, stamp: int, game: Game, view: Any, moves: Sequence[Any], seed: int) -> Hint:
        seconds = SECONDS / self._limit.under_way
        found = await self._thinker.aside(rank_moves, game, view, moves, seed, seconds)
        return Hint(view, found, stamp, path_to(moves, found[0].move))

    def _keep(self, known: tuple[int, Seat, int], done: asyncio.Task[Hint]) -> None:
        """Drop a hint that failed, and the oldest if there are too many."""
        if done.cancelled() or done.exception():
            self._thoughts.pop(known, None)
        while len(self._thoughts) > KEPT:
            self._thoughts.popitem(last=False)


def _seat(table: Table, user: int) -> Seat:
    seat = table.lobby.seat_of(user)
    if seat is None:
        raise Refused("hint-foreign")
    return seat


def _open(table: Table, seat: Seat) -> None:
    """Check that a seat may get a hint."""
    if table.status != "playing":
        raise Refused(table.status)
    if table.lobby.hints != "on":
        raise Refused("no-hints")
    if not table.match.state.legal(seat):
        raise Refused("not-your-turn")


def rank_moves(game: Game, view: Any, moves: Sequence[Any], seed: int, seconds: float) -> list[Opinion]:
    """Return the strongest player's opinion of each move, the best first; called in another process."""
    strongest = find_player(LEVELS[-1])
    assert isinstance(strongest, Ismcts), "the strongest player searches"
    found = strongest.opinions(game, view, moves, Guess(seed), check_time_after(seconds))
    return as_told(game, merge_simpler(found, game.know_how.simply), view.sides) if game.know_how else found


def merge_simpler(found: Sequence[Opinion], simply: Callable[[Any], Any]) -> list[Opinion]:
    """Return opinions with those of moves that only ask for more counted for the simpler move, which asks nothing."""
    counted: dict[Any, Opinion] = {}
    for each in found:
        move = simply(each.move)
        counted[move] = add_opinions(counted.get(move, Opinion(move, 0, 0.0)), each)
    return sorted(counted.values(), key=lambda each: each.visits, reverse=True)


def add_opinions(one: Opinion, other: Opinion) -> Opinion:
    """Return what two opinions say of the same move; the more games one comes from, the more it counts."""
    visits = one.visits + other.visits
    won = one.visits * one.chance + other.visits * other.chance
    return Opinion(one.move, visits, won / max(1, visits))
