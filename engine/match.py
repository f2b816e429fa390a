"""A match: one authoritative position and the log that explains it.

A host asks ``propose`` what a move would lead to, stores the step's entry, and only then
calls ``accept``: written first, swapped second, told last.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from typing import Any

from engine.chance import Ply, Script, seal
from engine.core import NOBODY, Chance, Event, Game, IllegalMove, Json, Seat

DEAL = "deal"


class UnreadableLog(ValueError):
    """A log that this game, with these rules and cards, cannot have written."""


@dataclass(frozen=True, slots=True)
class Head:
    """What a log says before its first entry."""

    game: str
    rules: int
    cards: str
    seats: int
    options: Json
    seal: str


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log: who moved, the move's name, and what chance said."""

    ply: int
    seat: Seat
    move: str
    draws: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """An entry, the position it leads to, and what happened on the way."""

    entry: Entry
    state: Any
    events: list[Event]


class Match:
    """A game being played. ``stamps[seat]`` is the ply at which the seat's offer was made."""

    def __init__(self, game: Game, head: Head, seed: bytes, deal: Step) -> None:
        self.game = game
        self.head = head
        self.log = [deal.entry]
        self.state = deal.state
        self.stamps = [0] * head.seats
        self._seed = seed

    @property
    def ply(self) -> int:
        """The number of moves made."""
        return len(self.log) - 1

    @property
    def seed(self) -> bytes | None:
        """The seed, once the game is over and it may be shown."""
        return self._seed if self.state.outcome() else None

    def propose(self, seat: Seat, move: str, stamp: int) -> Step:
        """Return what a move from the offer with this stamp leads to. Changes nothing.

        Raises:
            IllegalMove: the offer is no longer open, or never contained the move.
        """
        if not 0 <= seat < self.head.seats:
            raise IllegalMove(f"there is no seat {seat} at this table")
        if stamp != self.stamps[seat]:
            raise IllegalMove(f"seat {seat} was asked at ply {self.stamps[seat]}, not {stamp}")
        ply = self.ply + 1
        chance = Ply(self._seed, ply)
        state, events = _after(self.state, seat, move, chance)
        return Step(Entry(ply, seat, move, tuple(chance.drawn)), state, events)

    def accept(self, step: Step) -> None:
        """Take over a step that is stored; seats whose choices did not change keep their offer.

        The mover is always asked anew, so a second click on the same button is stale.
        """
        assert step.entry.ply == self.ply + 1, f"ply {step.entry.ply} cannot follow ply {self.ply}"
        for seat in range(self.head.seats):
            if seat == step.entry.seat or step.state.legal(seat) != self.state.legal(seat):
                self.stamps[seat] = step.entry.ply
        self.state = step.state
        self.log.append(step.entry)


def deal(game: Game, seats: int, chosen: Json, seed: bytes) -> tuple[Match, list[Event]]:
    """Start a match and return it with what was dealt.

    Raises:
        TableRefused: no game can be dealt with these seats and options.
    """
    options = game.options(seats, chosen)
    chance = Ply(seed, 0)
    state, events = game.deal(seats, options, chance)
    head = Head(game.key, game.rules, game.cards, seats, asdict(options), seal(seed))
    return Match(game, head, seed, Step(Entry(0, NOBODY, DEAL, tuple(chance.drawn)), state, events)), events


def rebuild(game: Game, head: Head, log: Iterable[Entry], seed: bytes) -> Match:
    """Return the match that wrote this log, ready to go on.

    Raises:
        UnreadableLog: as ``replay`` does, or the seed is not the one that was sealed.
    """
    if seal(seed) != head.seal:
        raise UnreadableLog("this seed is not the one that was sealed when the game was dealt")
    steps = replay(game, head, log)
    match = Match(game, head, seed, next(steps))
    for step in steps:
        match.accept(step)
    return match


def replay(game: Game, head: Head, log: Iterable[Entry]) -> Iterator[Step]:
    """Yield every step of a log, the deal first. Needs no seed: the log has the draws.

    Raises:
        UnreadableLog: other rules, other cards, a gap, or a move or draw that does not fit.
    """
    _same_box(game, head)
    state = None
    for ply, entry in enumerate(log):
        if entry.ply != ply:
            raise UnreadableLog(f"ply {entry.ply} stands where ply {ply} belongs")
        try:
            state, events = _again(game, head, state, entry)
        except ValueError as wrong:
            raise UnreadableLog(f"ply {ply}: {wrong}") from wrong
        yield Step(entry, state, events)
    if state is None:
        raise UnreadableLog("the log is empty: not even the deal is in it")


def _same_box(game: Game, head: Head) -> None:
    if (head.game, head.rules) != (game.key, game.rules):
        raise UnreadableLog(
            f"played as {head.game} with rules {head.rules}; this is {game.key} with rules {game.rules}"
        )
    if head.cards != game.cards:
        raise UnreadableLog(f"played with the cards {head.cards}; these cards are {game.cards}")


def _again(game: Game, head: Head, state: Any, entry: Entry) -> tuple[Any, list[Event]]:
    chance = Script(entry.draws)
    if state is None:
        step = game.deal(head.seats, game.options(head.seats, head.options), chance)
    else:
        step = _after(state, entry.seat, entry.move, chance)
    if not chance.used_up():
        raise ValueError("more draws were written down than are asked for")
    return step


def _after(state: Any, seat: Seat, name: str, chance: Chance) -> tuple[Any, list[Event]]:
    move = next((move for move in state.legal(seat) if str(move) == name), None)
    if move is None:
        raise IllegalMove(f"seat {seat} may not {name!r}")
    after = state.copy()
    return after, after.play(seat, move, chance)
