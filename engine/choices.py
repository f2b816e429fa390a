"""Legal moves as a tree of small choices.

A move consists of parts, and the legal moves form a tree of parts. Each level is a question; a level
with a single answer is skipped. If there is only one legal move, it is still asked for, so that
nobody moves without knowing it. An interface walks the tree without knowing the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.core import Move, Part

WIDEST = 25  # the most entries that one menu of a chat client can have


@dataclass(frozen=True, slots=True)
class Offer:
    """The next question, or the one move that is left.

    ``settled`` has the parts already decided, by a choice or because there was no other. Each choice
    has all the parts that it decides: the one chosen, and those that follow without a question.
    """

    settled: tuple[Part, ...]
    choices: tuple[tuple[Part, ...], ...]
    move: Move | None = None


def offer(moves: Sequence[Move], path: Iterable[int] = ()) -> Offer:
    """Follow the choices already made, and return what comes next.

    Raises:
        LookupError: the path was never offered.
    """
    steps = list(path)
    if len(moves) == 1 and not steps:
        return Offer((), (moves[0].parts(),))
    if len(moves) == 1 and steps.pop(0) != 0:
        raise LookupError("there is one move, and another choice was never offered")
    moves, depth = _descend(moves, 0)
    for index in steps:
        branches = _branches(moves, depth)
        if not 0 <= index < len(branches):
            raise LookupError(f"choice {index} of {len(branches)} was never offered")
        moves, depth = _descend(list(branches.values())[index], depth + 1)
    if len(moves) == 1:
        return Offer(moves[0].parts(), (), moves[0])
    choices = tuple(_decided(branch, depth) for branch in _branches(moves, depth).values())
    assert len(choices) <= WIDEST, f"{len(choices)} choices in one step: split the move into more parts"
    return Offer(moves[0].parts()[:depth], choices)


def path_to(moves: Sequence[Move], move: Move) -> tuple[int, ...]:
    """Return the choices that lead to one of these moves.

    Raises:
        LookupError: the move is not among them.
    """
    path: tuple[int, ...] = ()
    while (now := offer(moves, path)).move is None:
        path = (*path, _towards(now, move))
    if now.move != move:
        raise LookupError(f"{move} is none of the moves")
    return path


def _towards(now: Offer, move: Move) -> int:
    """Return the index of the choice that leads to a move."""
    rest = move.parts()[len(now.settled) :]
    at = next((at for at, each in enumerate(now.choices) if rest[: len(each)] == each), None)
    if at is None:
        raise LookupError(f"no choice leads to {move}")
    return at


def _descend(moves: Sequence[Move], depth: int) -> tuple[Sequence[Move], int]:
    """Skip the levels on which all these moves agree; return the moves and the new depth."""
    if not moves:
        raise LookupError("there is nothing to choose from")
    while len(moves) > 1 and len({move.parts()[depth] for move in moves}) == 1:
        depth += 1
    return moves, depth


def _decided(moves: Sequence[Move], depth: int) -> tuple[Part, ...]:
    """Return the parts from this depth on that all these moves share."""
    parts: tuple[Part, ...] = moves[0].parts()
    return parts[depth:] if len(moves) == 1 else parts[depth : _descend(moves, depth)[1]]


def _branches(moves: Sequence[Move], depth: int) -> dict[Part, list[Move]]:
    branches: dict[Part, list[Move]] = {}
    if len(moves) > 1:
        for move in moves:
            branches.setdefault(move.parts()[depth], []).append(move)
    return branches
