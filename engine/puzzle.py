"""Puzzles: positions in which one move leads clearly, in the eyes of the seat that is to move.

A position is a good puzzle if a search finds the same move again and again, each time over other imagined worlds, if
the next best is clearly worse, and if the move is not the one that looks best at once.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from itertools import pairwise

from engine.chance import Guess
from engine.core import Chance, Event, Game, Json, Move, Seat, State, View
from engine.match import Entry, Head, Step, deal, replay
from engine.players import PLAYERS, USUAL, Greedy, Ismcts, Opinion, never
from engine.undo import go_on

GLANCE, IMAGINED = 150, 1200  # games in the first look at a position, which most do not survive, and in each later one
LOOKS = 3  # later looks, each at other imagined worlds
GLIMPSE, LEAD = 0.03, 0.05  # how much of the victory the best move must be ahead of every other
TRIED = 50  # one in so many games must begin with a move before its chance says anything
CHOICES = 3  # the fewest moves worth choosing from
OPEN = 0.2, 0.97  # the best chance at the least and at the most: neither lost nor won whatever happens
TOLD = 4  # moves whose chances are kept


@dataclass(frozen=True, slots=True)
class Rated:
    """A move by name, and the part of the victory that its side had after it in imagined games, 0 to 1."""

    move: str
    chance: float


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position, as the log that leads to it, the seat to move, and the best moves, the solution first.

    ``source`` says where it comes from, such as the number of a game among computers.
    """

    seats: int
    options: Json = field(hash=False)
    entries: tuple[Entry, ...]
    seat: Seat
    best: tuple[Rated, ...]
    source: str

    @property
    def number(self) -> int:
        """A number of up to nine digits that the same puzzle always has."""
        return int(sha256(self.written().encode()).hexdigest()[:12], 16) % 10**9

    @property
    def solution(self) -> str:
        """The name of the move that leads."""
        return self.best[0].move

    def written(self) -> str:
        """Return the puzzle as one line of JSON."""
        log = [[entry.seat, entry.move, *entry.draws] for entry in self.entries]
        best = [[rated.move, rated.chance] for rated in self.best]
        about = {"seats": self.seats, "options": self.options, "seat": self.seat, "best": best, "source": self.source}
        return json.dumps({**about, "log": log}, separators=(",", ":"))

    @classmethod
    def read(cls, line: str) -> Puzzle:
        """Read a puzzle from its line.

        Raises:
            ValueError, KeyError, TypeError: the line is no puzzle.
        """
        row: Json = json.loads(line)
        log = tuple(Entry(ply, seat, move, tuple(draws)) for ply, (seat, move, *draws) in enumerate(row["log"]))
        best = tuple(Rated(*rated) for rated in row["best"])
        return cls(row["seats"], row["options"], log, row["seat"], best, row["source"])

    def position(self, game: Game) -> tuple[State, list[Event]]:
        """Return the position, and what has happened since the last move of its seat.

        Raises:
            UnreadableLog: the game, its rules or its cards are others.
        """
        head = Head(game.key, game.rules, game.cards, self.seats, self.options, "")
        steps = list(replay(game, head, self.entries))
        own = [step.entry.ply for step in steps if step.entry.seat == self.seat]
        since = steps[own[-1] if own else 0 :]
        return steps[-1].state, [event for step in since for event in step.events]


def played(game: Game, seats: int, options: Json, number: int) -> tuple[Head, list[Entry]]:
    """Let players of the usual level play the game of this number, and return its log."""
    chance, player = Guess(number), PLAYERS[USUAL]()
    match, _ = deal(game, seats, options, f"puzzles/{number}".encode())
    while acting := match.state.to_act():
        seat = acting[0]
        move = player.choose(game, match.state.view(seat), match.state.legal(seat), chance)
        match.accept(match.propose(seat, str(move), match.stamps[seat]))
    return match.head, match.log


@dataclass(frozen=True)
class Finder:
    """Finds puzzles in games; the numbers are how many games it imagines in a glance and in a look at a position."""

    game: Game
    glance: int = GLANCE
    imagined: int = IMAGINED

    def among_computers(self, seats: int, options: Json, number: int) -> list[Puzzle]:
        """Return the puzzles in the game of this number, which computers play."""
        return self.in_log(*played(self.game, seats, options, number), f"computers {number}")

    def in_log(self, head: Head, entries: Sequence[Entry], source: str) -> list[Puzzle]:
        """Return the puzzles in a game; undone moves do not count.

        Raises:
            UnreadableLog: it was played by other rules or with other cards.
        """
        line: list[Step] = []
        for step in replay(self.game, head, entries):
            go_on(line, step)
        log, chance = [replace(step.entry, ply=ply) for ply, step in enumerate(line)], Guess(len(line))
        best = [self._solved(before.state, after.entry.seat, chance) for before, after in pairwise(line)]
        found = [(at, rated) for at, rated in enumerate(best, 1) if rated]
        return [
            Puzzle(head.seats, head.options, tuple(log[:at]), line[at].entry.seat, rated, source) for at, rated in found
        ]

    def _solved(self, state: State, seat: Seat, chance: Chance) -> tuple[Rated, ...]:
        """Return the best moves if the first of them leads clearly and is not what looks best at once, or else none."""
        view, moves = state.view(seat), state.legal(seat)
        if len(moves) < CHOICES or not leads(self._look(view, moves, self.glance, chance), GLIMPSE):
            return ()
        looks = [self._look(view, moves, self.imagined, chance) for _ in range(LOOKS)]
        solution = looks[0][0].move
        same = all(leads(look, LEAD) and look[0].move == solution for look in looks)
        obvious = Greedy().choose(self.game, view, moves, chance) == solution
        return rated(looks) if same and not obvious else ()

    def _look(self, view: View, moves: Sequence[Move], imagined: int, chance: Chance) -> list[Opinion]:
        """Return what a search thinks of the moves that it has tried often enough, the best first.

        A move that leaves something to be asked, such as how to pay, does not count beside the one that settles it.
        """
        search = Ismcts(imagined, learned=True)
        told = search.opinions(self.game, view, moves, chance, never)
        return [each for each in told if each.visits * TRIED >= imagined and self._settles(each.move)]

    def _settles(self, move: Move) -> bool:
        return self.game.know_how is None or self.game.know_how.simply(move) == move


def leads(look: Sequence[Opinion], by: float) -> bool:
    """Return whether the first move is this far ahead of every other, in a position that is still open."""
    chances = [each.chance for each in look]
    return len(chances) > 1 and OPEN[0] <= chances[0] <= OPEN[1] and chances[0] - max(chances[1:]) >= by


def rated(looks: Sequence[Sequence[Opinion]]) -> tuple[Rated, ...]:
    """Return the best moves of several looks with their mean chances, the best first."""
    chances: dict[str, list[float]] = {}
    for each in [each for look in looks for each in look]:
        chances.setdefault(str(each.move), []).append(each.chance)
    means = [Rated(move, round(sum(all_looks) / len(all_looks), 3)) for move, all_looks in chances.items()]
    return tuple(sorted(means, key=lambda each: each.chance, reverse=True)[:TOLD])
