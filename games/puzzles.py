"""The puzzles that come with the games: ``games/<key>/puzzles.jsonl``, one a line.

The first line names the rules and the cards that they are for, and has a fingerprint of what judged them: the know-how,
the nets and the search of computer players. Puzzles for other rules or cards are left out, with the reason, until
somebody finds new ones (``python -m engine puzzles``). Puzzles that others judged are still asked; a test tells
developers to look at them again (``python -m engine puzzles --check``).
"""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from engine.core import Game, Json
from engine.puzzle import Puzzle
from games.catalog import BOXES
from games.loading import Unfit, find_folder, left_out_on_failure

FILE = "puzzles.jsonl"
SEARCH = "players/ismcts.py", "players/greedy.py", "knowhow.py", "features.py", "playouts.py", "puzzle.py"
KNOW_HOW = "knowhow.py", "features.py", "glance.py", "outlook.py", "imagination.py"  # those that a game has


@dataclass(frozen=True, slots=True)
class Known:
    """A puzzle and the key of its game."""

    game: str
    puzzle: Puzzle


def make_head(game: Game) -> Json:
    """Return what the first line of a game's puzzles says."""
    return {**list_dependencies(game), "judge": fingerprint_judge(game.key)}


def list_dependencies(game: Game) -> Json:
    """Return what the positions of puzzles depend on."""
    return {"game": game.key, "rules": game.rules, "cards": game.cards}


def fingerprint_judge(key: str) -> str:
    """Return a fingerprint of what judges the moves of a game: its know-how and nets, and the search.

    Comments, docstrings and layout of the sources do not count. The rules themselves have a version, and the cards a
    fingerprint of their own.
    """
    found = sha256()
    for file in list_judging_files(key):
        told = read_meaning(file.read_text("utf-8")).encode() if file.name.endswith(".py") else file.read_bytes()
        found.update(b"%s %d\n%s" % (file.name.encode(), len(told), told))
    return found.hexdigest()[:12]


def list_judging_files(key: str) -> Iterator[Traversable]:
    """Yield the files that a verdict on a move depends on, always in the same order."""
    yield from (files("engine") / name for name in SEARCH)
    yield files("games") / "nets.py"
    yield from (file for name in KNOW_HOW if (file := find_folder(key) / "rules" / name).is_file())
    nets = find_folder(key) / "nets"
    if nets.is_dir():
        yield from sorted((file for file in nets.iterdir() if file.name.endswith(".npz")), key=lambda file: file.name)


def read_meaning(source: str) -> str:
    """Return what Python reads in a source: the same whatever its comments, docstrings and layout."""
    return repr(simplify_tree(ast.parse(source)))


def simplify_tree(node: object) -> object:
    """Return a part of a source as plain lists, without what is empty, which differs between versions of Python."""
    if isinstance(node, ast.AST):
        parts = [[name, simplify_tree(value)] for name, value in ast.iter_fields(node) if value not in (None, [])]
        return [type(node).__name__, *parts]
    return [simplify_tree(each) for each in node if not is_text(each)] if isinstance(node, list) else repr(node)


def is_text(node: object) -> bool:
    """Return whether a statement is a text alone, such as a docstring."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def parse_puzzles(game: Game, text: str) -> list[Puzzle]:
    """Read the puzzles of a game from the text of a file.

    Raises:
        Unfit: they are for other rules or other cards, or a line is no puzzle.
    """
    wanted = list_dependencies(game)
    try:
        first, *lines = text.splitlines()
        found = json.loads(first)
        if wanted == {name: found[name] for name in wanted}:
            return [Puzzle.read(line) for line in lines]
    except (ValueError, KeyError, TypeError) as wrong:
        raise Unfit("it is no file of puzzles, or damaged") from wrong
    raise Unfit("its puzzles are for other rules or cards: delete it, and find new ones with python -m engine puzzles")


def is_judged(game: Game, text: str) -> bool:
    """Return whether the text of a file says that the computer players of today have judged its puzzles."""
    return text.partition("\n")[0] == json.dumps(make_head(game))


def load_puzzles(path: Path, game: Game) -> list[Puzzle]:
    """Return the puzzles that a file has; none if there is no such file.

    Raises:
        Unfit: as ``parse_puzzles`` does.
    """
    if not path.exists():
        return []
    return parse_puzzles(game, path.read_bytes().decode("utf-8-sig", errors="replace"))


def write_puzzles(path: Path, game: Game, puzzles: Sequence[Puzzle]) -> None:
    """Replace a file by one of puzzles that the computer players of today have judged.

    Raises:
        OSError: the file cannot be written.
    """
    lines = [json.dumps(make_head(game)), *(each.written() for each in puzzles)]
    new = path.with_suffix(".new")
    new.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    new.replace(path)


def append_puzzles(path: Path, game: Game, puzzles: list[Puzzle]) -> int:
    """Add those puzzles to a file that it does not have, and return how many they were.

    Raises:
        Unfit: as ``parse_puzzles`` does.
    """
    numbers = {each.number for each in load_puzzles(path, game)}
    new = [each for each in puzzles if each.number not in numbers]
    lines = [json.dumps(make_head(game))] if not path.exists() else []
    with path.open("a", encoding="utf-8") as file:
        file.writelines(f"{line}\n" for line in [*lines, *(each.written() for each in new)])
    return len(new)


def with_puzzles() -> list[str]:
    """Return the keys of the games that come with puzzles, whether they fit or not."""
    return [key for key in BOXES if (find_folder(key) / FILE).is_file()]


@cache
def list_published_puzzles(key: str) -> tuple[Known, ...]:
    """Return the puzzles of a game with its published cards; none if it has none that fit."""
    file = find_folder(key) / FILE
    if file.is_file():
        with left_out_on_failure(f"{key}, puzzles"):
            return tuple(
                Known(key, each) for each in parse_puzzles(BOXES[key].game(), file.read_text(encoding="utf-8"))
            )
    return ()


@cache
def by_number() -> Mapping[int, Known]:
    """Return the puzzles of all games by their numbers, in an order in which the games take turns at random."""
    found = {each.puzzle.number: each for key in BOXES for each in list_published_puzzles(key)}
    return {number: found[number] for number in sorted(found)}
