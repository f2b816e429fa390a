"""Puzzles: positions in which one move leads clearly, in the eyes of the seat that is to move.

A position is a good puzzle if a search finds the same move again and again, each time over other imagined worlds, if
the next best is clearly worse, and if the move is not the one that looks best at once. Then a deep search has to find
the move, too, and it has to win more in playouts, which owe nothing to a search.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from itertools import pairwise, takewhile

from engine.chance import Guess
from engine.core import Chance, Event, Game, Json, Move, Seat, State, View
from engine.log import Entry, Head, Step
from engine.match import deal_match, extend_line, replay_log
from engine.players import Greedy, Ismcts, Opinion, never_stop
from engine.playouts import WORLDS, Playouts

QUICK = 100  # games that are imagined for each move of a game in which puzzles are sought
GLANCE, IMAGINED = 150, 1200  # games in the first look at a position, which most do not survive, and in each later one
DEEP = 10_000  # games in the last look, which is never cut short: more than a computer player has time for at a table
LOOKS = 3  # later looks, each at other imagined worlds
GLIMPSE, LEAD = 0.03, 0.05  # how much of the victory the best move must be ahead of every other
CLEAR = 0.08  # and how much in the last look, whose chances are told
TRIED, ENOUGH = 50, 24  # one in so many games must begin with a move, or so many, before its chance says anything
CHOICES = 3  # the fewest moves worth choosing from
OPEN = 0.2, 0.97  # the best chance at the least and at the most: neither lost nor won whatever happens
TOLD = 4  # moves whose chances are kept
WORSE = 3  # of so many moves beside the solution, one may be as good as far as luck lets tell


@dataclass(frozen=True, slots=True)
class Rated:
    """A move by name, and the part of the victory that its side had after it in imagined games, 0 to 1."""

    move: str
    chance: float


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position, as the log that leads to it, the seat to move, and the best moves, the solution first.

    ``also`` names a move that is right as well, because the solution leads it by no more than luck explains.
    ``source`` says where the puzzle comes from, such as the number of a game among computers. A position that nobody
    has looked at yet has no best moves.
    """

    seats: int
    options: Json = field(hash=False)
    entries: tuple[Entry, ...]
    seat: Seat
    best: tuple[Rated, ...]
    source: str
    also: tuple[str, ...] = ()

    @property
    def number(self) -> int:
        """A number of up to nine digits that the same position always has, whatever is thought of its moves."""
        position = json.dumps([self.seats, self.options, self.seat, self._log], sort_keys=True)
        return int(sha256(position.encode()).hexdigest()[:12], 16) % 10**9

    @property
    def solution(self) -> str:
        """The name of the move that leads."""
        return self.best[0].move

    @property
    def right(self) -> frozenset[str]:
        """The names of the moves that are right answers."""
        return frozenset({self.solution, *self.also})

    def written(self) -> str:
        """Return the puzzle as one line of JSON."""
        best = [[rated.move, rated.chance] for rated in self.best]
        about = {"seats": self.seats, "options": self.options, "seat": self.seat, "best": best, "also": self.also}
        return json.dumps({**about, "source": self.source, "log": self._log}, separators=(",", ":"))

    @property
    def _log(self) -> list[list[int | str]]:
        return [[entry.seat, entry.move, *entry.draws] for entry in self.entries]

    @classmethod
    def read(cls, line: str) -> Puzzle:
        """Read a puzzle from its line.

        Raises:
            ValueError, KeyError, TypeError: the line is no puzzle.
        """
        row: Json = json.loads(line)
        log = tuple(Entry(ply, seat, move, tuple(draws)) for ply, (seat, move, *draws) in enumerate(row["log"]))
        best = tuple(Rated(*rated) for rated in row["best"])
        return cls(row["seats"], row["options"], log, row["seat"], best, row["source"], tuple(row.get("also", ())))

    def position(self, game: Game) -> tuple[State, list[Event]]:
        """Return the position, and what has happened since the last move of its seat.

        Raises:
            UnreadableLog: the game, its rules or its cards are others.
        """
        head = Head(game.key, game.rules, game.cards, self.seats, self.options, "")
        steps = list(replay_log(game, head, self.entries))
        own = [step.entry.ply for step in steps if step.entry.seat == self.seat]
        since = steps[own[-1] if own else 0 :]
        return steps[-1].state, [event for step in since for event in step.events]


def play_quick_game(game: Game, seats: int, options: Json, number: int) -> tuple[Head, list[Entry]]:
    """Let quick searches play the game of this number, and return its log."""
    chance, player = Guess(number), Ismcts(QUICK, learned=True)
    match, _ = deal_match(game, seats, options, f"puzzles/{number}".encode())
    while acting := match.state.to_act():
        seat = acting[0]
        move = player.choose(game, match.state.view(seat), match.state.legal(seat), chance)
        match.accept(match.propose(seat, str(move), match.stamps[seat]))
    return match.head, match.log


@dataclass(frozen=True)
class Finder:
    """Finds puzzles in games, and looks again at those that were found.

    ``glance``, ``imagined`` and ``deep`` are how many games it imagines in a glance, in a look and in the last look at
    a position; ``worlds`` are those of ``Playouts``. The same position gets the same luck, so looking at a puzzle again
    finds it again, unless the rules or the computer players have changed.
    """

    game: Game
    glance: int = GLANCE
    imagined: int = IMAGINED
    deep: int = DEEP
    worlds: Sequence[int] = WORLDS

    def among_computers(self, seats: int, options: Json, number: int) -> list[Puzzle]:
        """Return the puzzles in the game of this number, which computers play."""
        return self.in_log(*play_quick_game(self.game, seats, options, number), f"computers {number}")

    def in_log(self, head: Head, entries: Sequence[Entry], source: str) -> list[Puzzle]:
        """Return the puzzles in a game; undone moves do not count.

        Raises:
            UnreadableLog: it was played by other rules or with other cards.
        """
        line: list[Step] = []
        for step in replay_log(self.game, head, entries):
            extend_line(line, step)
        log, found = tuple(replace(step.entry, ply=ply) for ply, step in enumerate(line)), []
        for at, (before, after) in enumerate(pairwise(line), 1):
            met = Puzzle(head.seats, head.options, log[:at], after.entry.seat, (), source)
            found += self._met(met, before.state)
        return found

    def again(self, puzzle: Puzzle) -> list[Puzzle]:
        """Return what a puzzle is today, with today's solution and chances; nothing if it is none any more.

        Raises:
            UnreadableLog: the game, its rules or its cards are others.
        """
        return self._solved(puzzle, puzzle.position(self.game)[0])

    def _met(self, puzzle: Puzzle, state: State) -> list[Puzzle]:
        """Return the puzzle of a position in a game, or nothing, as most positions show at a glance."""
        view, moves, chance = state.view(puzzle.seat), state.legal(puzzle.seat), Guess(puzzle.number)
        if len(moves) < CHOICES:
            return []
        glance, obvious = self._look(view, moves, self.glance, chance), self._obvious(view, moves, chance)
        return self._solved(puzzle, state) if is_clearly_best(glance, GLIMPSE) and glance[0].move != obvious else []

    def _solved(self, puzzle: Puzzle, state: State) -> list[Puzzle]:
        """Return the puzzle with its best moves, if the first of them leads in every way, or else nothing."""
        view, moves, chance = state.view(puzzle.seat), state.legal(puzzle.seat), Guess(puzzle.number)
        best = self._best(view, moves, chance)
        if not best:
            return []
        solution, *others = [each.move for each in best]
        equals = Playouts(self.game, view, self.worlds).equals(solution, others, chance)
        if equals is None or len(equals) > len(others) // WORSE:
            return []
        return [replace(puzzle, best=rate_moves(best), also=tuple(map(str, equals)))]

    def _best(self, view: View, moves: Sequence[Move], chance: Chance) -> list[Opinion]:
        """Return what a deep search thinks of the best moves, if the same one leads in all looks and is not obvious."""
        obvious = self._obvious(view, moves, chance)
        looks = self._looks(view, moves, chance)
        clear = list(takewhile(lambda look: is_clearly_best(look, LEAD) and look[0].move != obvious, looks))
        same = len({look[0].move for look in clear}) == 1
        if not same or len(clear) <= LOOKS or not is_clearly_best(clear[-1], CLEAR):
            return []
        return sorted(clear[-1], key=_chance, reverse=True)[:TOLD]

    def _obvious(self, view: View, moves: Sequence[Move], chance: Chance) -> Move:
        """Return the move that looks best at once."""
        return Greedy().choose(self.game, view, moves, chance)

    def _looks(self, view: View, moves: Sequence[Move], chance: Chance) -> Iterator[list[Opinion]]:
        for _ in range(LOOKS):
            yield self._look(view, moves, self.imagined, chance)
        yield self._look(view, moves, self.deep, chance, thorough=True)

    def _look(
        self, view: View, moves: Sequence[Move], imagined: int, chance: Chance, *, thorough: bool = False
    ) -> list[Opinion]:
        """Return what a search thinks of the moves that it has tried often enough, the best first.

        A move that leaves something to be asked, such as how to pay, does not count beside the one that settles it.
        """
        search = Ismcts(imagined, learned=True, thorough=thorough)
        told, enough = search.opinions(self.game, view, moves, chance, never_stop), min(imagined / TRIED, ENOUGH)
        return [each for each in told if each.visits >= enough and self._settles(each.move)]

    def _settles(self, move: Move) -> bool:
        return self.game.know_how is None or self.game.know_how.simply(move) == move


def is_clearly_best(look: Sequence[Opinion], by: float) -> bool:
    """Return whether the first move is this far ahead of every other, in a position that is still open."""
    chances = [each.chance for each in look]
    return len(chances) > 1 and OPEN[0] <= chances[0] <= OPEN[1] and chances[0] - max(chances[1:]) >= by


def rate_moves(best: Sequence[Opinion]) -> tuple[Rated, ...]:
    """Return moves by name with their chances."""
    return tuple(Rated(str(each.move), round(each.chance, 3)) for each in best)


def _chance(opinion: Opinion) -> float:
    return opinion.chance
