"""Games from which a value net can learn, played by a search against itself.

    uv run python -m training.harvest delphi --seats 2 --into FILE --games 5000 --minutes 30

Each line of the file is one finished game: its number, which is also its seed, its moves by name, what the mover
expected before each of them and by each other move, and the shares in the end. So what a net reads of a position can
change without another harvest: ``training.train`` plays the games again. A harvest goes on where it was; every number
is played once.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import takewhile
from math import inf
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol

from engine.chance import Ply
from engine.core import Chance, Game, Move, Options, State, TableRefused, View, default_variant
from engine.players import Enough, Ismcts, never_stop
from engine.players.ismcts import Search
from engine.selfplay import play_game
from games.catalog import BOXES, load_catalog
from terminal.arguments import parse_positive
from terminal.duel import start_workers
from terminal.ending import Mistake, end_in_words
from terminal.json_lines import append_line, read_lines
from terminal.progress import show_progress

IMAGINED = 30  # games for a move
FEWEST = 3  # imagined games that a move must have begun, if what it promises is to be noted
ERRS = 60  # one move in so many is random; if more, a seat with much to decide seems to stand worse


@dataclass(frozen=True)
class Harvest:
    """One table at which a search plays against itself."""

    game: Game
    options: Options
    seats: int
    imagined: int = IMAGINED
    errs: int = ERRS

    def one(self, number: int) -> dict[str, Any]:
        """Play the game of this number, and return it as a line of the file."""
        player = Noting(Ismcts(self.imagined, learned=True), errs=self.errs)
        played = play_game(self.game, self.options, (0,) * self.seats, [player], derive_seed(number))
        return {"number": number, **player.noted, "shares": played.outcome.shares}


class Searching(Protocol):
    """A player that searches."""

    def search(self, game: Game, view: View, chance: Chance) -> Search:
        """Imagine games from a view."""
        ...


class Thought(NamedTuple):
    """A move, what was hoped before it, and what was hoped from each move; nothing if nobody thought."""

    move: Move
    hope: float | None = None
    ways: Mapping[str, float] = MappingProxyType({})


@dataclass
class Noting:
    """A search that errs now and then, and notes its moves and its thoughts.

    ``hopes`` are what it hoped before each move, None if it did not think. ``ways`` are what it hoped from the moves
    that it looked at, by their names, the one that it made first.
    """

    player: Searching
    moves: list[str] = field(default_factory=list)
    hopes: list[float | None] = field(default_factory=list)
    ways: list[Mapping[str, float]] = field(default_factory=list)
    errs: int = ERRS

    @property
    def noted(self) -> dict[str, Any]:
        """What a line of a harvest has of a game beside its number and its end."""
        return {"moves": self.moves, "hopes": self.hopes, "ways": self.ways}

    def choose(
        self, game: Game, view: View, moves: Sequence[Move], chance: Chance, enough: Enough = never_stop
    ) -> Move:
        """Return the move of the search, or by mistake any move."""
        move, hope, ways = self.thought(game, view, moves, chance)
        self.moves.append(str(move))
        self.hopes.append(hope)
        self.ways.append(dict(ways))
        return move

    def thought(self, game: Game, view: View, moves: Sequence[Move], chance: Chance) -> Thought:
        """Return a move, the chance of winning that the search saw before it, and the one that it saw after each."""
        if len(moves) == 1 or not chance.below(self.errs):
            return Thought(moves[chance.below(len(moves))])
        search = self.player.search(game, view, chance)
        ranked = search.ranked(moves)
        ways = {str(way.move): round(way.chance, 4) for way in ranked if way.visits >= FEWEST}
        return Thought(ranked[0].move, round(search.prospect, 4), ways)


def derive_seed(number: int) -> bytes:
    """Return the seed of the game of a number."""
    return f"harvest/{number}".encode()


def replay_positions(game: Game, options: Options, seats: int, line: dict[str, Any]) -> Iterator[State]:
    """Yield each position of a harvested game before its moves; it is the same object, which the next move changes.

    Raises:
        Mistake: it is a game of another table.
    """
    chance = partial(Ply, derive_seed(line["number"]))
    state, _ = game.deal(seats, options, chance(0))
    for ply, name in enumerate(line["moves"], 1):
        yield state
        mover = state.to_act()[0]
        move = next((move for move in state.legal(mover) if str(move) == name), None)
        if move is None:
            raise Mistake(f"game {line['number']} was harvested at another table, or by other rules or cards")
        state.play(mover, move, chance(ply))


def gather_games(harvest: Harvest, numbers: Sequence[int], into: Path, minutes: float, processes: int) -> None:
    """Play the games of these numbers, as many as the time allows, and append each to a file at once."""
    end = time.monotonic() + 60 * minutes
    with start_workers(processes) as pool:
        rounds = [numbers[at : at + processes] for at in range(0, len(numbers), processes)]
        for some in takewhile(lambda _: time.monotonic() < end, show_progress(rounds, len(rounds), "games")):
            for line in pool.map(harvest.one, some):
                append_line(into, line)


def choose_table(game: Game, chosen: argparse.Namespace, parser: argparse.ArgumentParser) -> tuple[Options, int]:
    """Return the options and the seats of the table that was asked for; end the program if there is no such table."""
    seats = chosen.seats or min(map(min, game.variants.values()))
    try:
        return game.options(seats, {"variant": chosen.variant or default_variant(game, seats)}), seats
    except TableRefused as wrong:
        parser.error(str(wrong))


def main() -> None:
    """Play games until the time is up, and append each to the file at once."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", choices=BOXES)
    parser.add_argument("--seats", type=int, help="the fewest, if it is not said")
    parser.add_argument("--variant")
    parser.add_argument("--into", type=Path, required=True, metavar="FILE")
    parser.add_argument("--games", type=parse_positive, default=1000, help="in the file, at most")
    parser.add_argument("--minutes", type=float, default=inf)
    parser.add_argument("--imagined", type=parse_positive, default=IMAGINED, help="games for a move")
    parser.add_argument("--errs", type=parse_positive, default=ERRS, help="one move in so many is random")
    parser.add_argument("--processes", type=parse_positive, default=1)
    chosen = parser.parse_args()
    game = load_catalog()[chosen.game]
    options, seats = choose_table(game, chosen, parser)
    done = {line["number"] for line in read_lines(chosen.into, "number")}
    missing = [number for number in range(chosen.games) if number not in done]
    harvest = Harvest(game, options, seats, chosen.imagined, chosen.errs)
    gather_games(harvest, missing, chosen.into, chosen.minutes, chosen.processes)


if __name__ == "__main__":
    with end_in_words():
        main()
