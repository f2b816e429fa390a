"""`python -m engine puzzles`: positions in which one move leads clearly, from games among computers or from logs.

Those that were found can be looked at again, by the rules and the computer players of today.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from engine.core import Game, Json
from engine.puzzle import Finder, Puzzle
from engine.record import Record
from games.puzzles import append_puzzles, load_puzzles, write_puzzles
from terminal.duel import start_workers
from terminal.progress import show_progress

MOST = 2  # puzzles from one game: neighbors are too much alike
SOURCE = "computers "  # before the number of a game among computers


@dataclass(frozen=True)
class Search:
    """The search for puzzles in games that computers play at one table."""

    game: Game
    seats: int
    options: Json

    def one(self, number: int) -> list[Puzzle]:
        """Return the clearest puzzles in the game of this number."""
        return choose_clearest(Finder(self.game).among_computers(self.seats, self.options, number))


def choose_clearest(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """Return the few puzzles whose solution is furthest ahead."""
    return sorted(puzzles, key=lambda each: each.best[0].chance - each.best[1].chance, reverse=True)[:MOST]


def find_next_number(puzzles: Iterable[Puzzle], search: Search) -> int:
    """Return the number after that of the last game at the table of a search in which a puzzle was found."""
    table = search.seats, search.options["variant"]
    sources = [each.source for each in puzzles if (each.seats, each.options["variant"]) == table]
    numbers = [each.removeprefix(SOURCE) for each in sources if each.startswith(SOURCE)]
    return max([int(each) + 1 for each in numbers if each.isdecimal()], default=0)


def search_games(search: Search, numbers: Sequence[int], into: Path, processes: int) -> int:
    """Search the games of these numbers, add what is found to a file at once, and return how much that is.

    Raises:
        OSError, Unfit: the file cannot be added to (``games.puzzles.load_puzzles``).
    """
    load_puzzles(into, search.game)  # looked at before anything is searched
    with start_workers(processes) as pool:
        games = show_progress(pool.map(search.one, numbers), len(numbers), "games")
        return sum(append_puzzles(into, search.game, found) for found in games)


def from_log(game: Game, log: Record, name: str, into: Path) -> int:
    """Add the clearest puzzles of a game that people have played to a file, and return how many they are.

    Raises:
        UnreadableLog: it was played by other rules or with other cards.
        OSError, Unfit: the file cannot be added to (``games.puzzles.load_puzzles``).
    """
    load_puzzles(into, game)
    return append_puzzles(into, game, choose_clearest(Finder(game).in_log(log.head, log.entries, name)))


def recheck_puzzles(game: Game, path: Path, processes: int) -> tuple[int, int]:
    """Look again at the puzzles of a file, write those that still are some, and return how many there were and are.

    Raises:
        OSError, Unfit: the file cannot be read or written (``games.puzzles.load_puzzles``).
    """
    before = load_puzzles(path, game)
    with start_workers(processes) as pool:
        looks = show_progress(pool.map(Finder(game).again, before), len(before), "puzzles")
        after = [puzzle for found in looks for puzzle in found]
    write_puzzles(path, game, after)
    return len(before), len(after)
