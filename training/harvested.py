"""What a value net learns from: the positions and the pairs of moves of harvested games (``training.harvest``)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Self

from engine.core import Game, Options
from games.nets import Array
from terminal.ending import Mistake
from terminal.json_lines import read_lines
from terminal.progress import show_progress
from training import positions
from training.harvest import replay_positions
from training.pairs import Pair, Pairs, make_pairs, stack_pairs
from training.positions import Look, Positions, looked_at


class Harvested(NamedTuple):
    """What a net learns from."""

    positions: Positions
    pairs: Pairs

    def some(self, which: Callable[[Array], Array]) -> Self:
        """Return what comes from some of the games; ``which`` says so by their numbers."""
        positions, pairs = self
        return type(self)(positions.some(which(positions.game)), pairs.some(which(pairs.game)))

    def numbered(self, number: int) -> Self:
        """Return what comes from one game, under another number."""
        return type(self)(self.positions.numbered(number), self.pairs.numbered(number))


def read_harvests(game: Game, options: Options, seats: int, paths: Sequence[Path]) -> Harvested:
    """Play the games of some harvests again, and return what can be learned from them.

    Raises:
        SystemExit: the game has no know-how, or the know-how no features, or a harvest is too old.
        Mistake: there are no games, or they are of another table.
    """
    lines = read_in_order(paths)
    if not lines:
        raise Mistake(f"there are no games in {', '.join(map(str, paths))}")
    return join_harvests(
        [replay_harvest(game, options, seats, line) for line in show_progress(lines, len(lines), "games")]
    )


def replay_harvest(game: Game, options: Options, seats: int, line: dict[str, Any]) -> Harvested:
    """Play one harvested game again, and return what can be learned from it.

    Raises:
        SystemExit: the game has no know-how, or the know-how no features, or a harvest is too old.
    """
    if "ways" not in line:
        raise SystemExit("these games were harvested before moves were compared: harvest them again into another file")
    looks, pairs = list[Look](), list[Pair]()
    for ply, state in enumerate(replay_positions(game, options, seats, line)):
        looks.append(looked_at(game, state, seats))
        pairs += make_pairs(game, state, seats, line["ways"][ply], ply)
    sides = game.sides(seats, options)
    return Harvested(
        positions.collect_positions(looks, line, sides), stack_pairs(pairs, looks[0], sides, line["number"])
    )


def join_harvests(parts: Sequence[Harvested]) -> Harvested:
    """Join harvests into one."""
    found, pairs = zip(*parts, strict=True)
    return Harvested(Positions.joined(found), Pairs.joined(pairs))


def read_in_order(paths: Sequence[Path]) -> list[dict[str, Any]]:
    """Return the games of some harvests, those of each by their number: a deal may be in several."""
    return [line for path in paths for line in sorted(read_lines(path, "number"), key=lambda line: int(line["number"]))]
