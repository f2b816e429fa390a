"""The puzzles that come with the games: ``games/<key>/puzzles.jsonl``, one a line.

The first line names the rules and the cards that they are for. Puzzles for others are left out, with the reason, until
somebody finds new ones (``python -m engine puzzles``).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from engine.core import Game, Json
from engine.puzzle import Puzzle
from games.catalog import BOXES
from games.loading import Unfit, folder, left_out_on_failure

FILE = "puzzles.jsonl"


@dataclass(frozen=True, slots=True)
class Known:
    """A puzzle and the key of its game."""

    game: str
    puzzle: Puzzle


def head(game: Game) -> Json:
    """Return what the first line of a game's puzzles says."""
    return {"game": game.key, "rules": game.rules, "cards": game.cards}


def read(game: Game, text: str) -> list[Puzzle]:
    """Read the puzzles of a game from the text of a file.

    Raises:
        Unfit: they are for other rules or other cards.
        ValueError, KeyError, TypeError: a line is no puzzle.
    """
    first, *lines = text.splitlines() or [""]
    if json.loads(first or "null") != head(game):
        raise Unfit("its puzzles are for other rules or cards: find new ones with python -m engine puzzles")
    return [Puzzle.read(line) for line in lines]


def kept(path: Path, game: Game) -> list[Puzzle]:
    """Return the puzzles that a file has; none if there is no such file.

    Raises:
        Unfit, ValueError, KeyError, TypeError: as ``read`` does.
    """
    return read(game, path.read_text(encoding="utf-8-sig")) if path.exists() else []


def append(path: Path, game: Game, puzzles: list[Puzzle]) -> int:
    """Add those puzzles to a file that it does not have, and return how many they were.

    Raises:
        Unfit, ValueError, KeyError, TypeError: as ``read`` does.
    """
    numbers = {each.number for each in kept(path, game)}
    new = [each for each in puzzles if each.number not in numbers]
    lines = [json.dumps(head(game))] if not path.exists() else []
    with path.open("a", encoding="utf-8") as file:
        file.writelines(f"{line}\n" for line in [*lines, *(each.written() for each in new)])
    return len(new)


@cache
def puzzles(key: str) -> tuple[Known, ...]:
    """Return the puzzles of a game with its published cards; none if it has none that fit."""
    file = folder(key) / FILE
    if file.is_file():
        with left_out_on_failure(f"{key}, puzzles"):
            return tuple(Known(key, each) for each in read(BOXES[key].game(), file.read_text(encoding="utf-8")))
    return ()


@cache
def by_number() -> Mapping[int, Known]:
    """Return the puzzles of all games by their numbers, in an order in which the games take turns at random."""
    found = {each.puzzle.number: each for key in BOXES for each in puzzles(key)}
    return {number: found[number] for number in sorted(found)}
