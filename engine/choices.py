"""Legal moves as a tree of small choices.

A move consists of parts, and the legal moves form a tree of parts. Each level is a question; a level
with a single answer is skipped. If there is only one legal move, it is still asked for, so that
nobody moves without knowing it. An interface walks the tree without knowing the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.core import NOBODY, AnyOrder, Chance, Game, Move, Part, Seat, State

Way = tuple[tuple[Part, ...], Move]  # the parts of a move in the order in which they are chosen, and the move

WIDEST = 25  # the most entries that one menu of a chat client can have
WORLDS = 32  # if one position in seven had a choice, all would agree less than once in a hundred times


@dataclass(frozen=True, slots=True)
class Offer:
    """The next question, or the one move that is left.

    ``settled`` has the parts already decided, by a choice or because there was no other. Each choice
    has all the parts that it decides: the one chosen, and those that follow without a question.
    """

    settled: tuple[Part, ...]
    choices: tuple[tuple[Part, ...], ...]
    move: Move | None = None


def make_offer(moves: Sequence[Move], path: Iterable[int] = ()) -> Offer:
    """Follow the choices already made, and return what comes next.

    Raises:
        LookupError: the path was never offered.
    """
    steps = list(path)
    if len(moves) == 1 and not steps:
        return Offer((), (moves[0].parts(),))
    if len(moves) == 1 and steps.pop(0) != 0:
        raise LookupError("there is one move, and another choice was never offered")
    left, depth = _descend(list_ways(moves), 0)
    for index in steps:
        branches = _branches(left, depth)
        if not 0 <= index < len(branches):
            raise LookupError(f"choice {index} of {len(branches)} was never offered")
        left, depth = _descend(list(branches.values())[index], depth + 1)
    parts, move = left[0]
    if len(left) == 1:
        return Offer(parts, (), move)
    choices = tuple(_decided(branch, depth) for branch in _branches(left, depth).values())
    assert len(choices) <= WIDEST, f"{len(choices)} choices in one step: split the move into more parts"
    return Offer(parts[:depth], choices)


def list_spellings(move: Move) -> Sequence[tuple[Part, ...]]:
    """Return all ways in which people may build a move."""
    return move.spellings() if isinstance(move, AnyOrder) else (move.parts(),)


def list_ways(moves: Sequence[Move]) -> list[Way]:
    """Return every way to build each of the moves; a single move in any order needs one.

    Other orders come last, so that a choice keeps its place in the ids of buttons of earlier versions.
    """
    found = [(move.parts(), move) for move in moves]
    if sum(isinstance(move, AnyOrder) for move in moves) > 1:
        found += [(parts, move) for move in moves for parts in list_spellings(move)[1:]]
    return found


def path_to(moves: Sequence[Move], move: Move) -> tuple[int, ...]:
    """Return the choices that lead to one of these moves.

    Raises:
        LookupError: the move is not among them.
    """
    path: tuple[int, ...] = ()
    while (now := make_offer(moves, path)).move is None:
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


def _descend(ways: list[Way], depth: int) -> tuple[list[Way], int]:
    """Skip the levels on which all these ways agree; return the ways and the new depth."""
    if not ways:
        raise LookupError("there is nothing to choose from")
    while len(ways) > 1 and len({parts[depth] for parts, _ in ways}) == 1:
        depth += 1
    return ways, depth


def _decided(ways: list[Way], depth: int) -> tuple[Part, ...]:
    """Return the parts from this depth on that all these ways share."""
    parts, _ = ways[0]
    return parts[depth:] if len(ways) == 1 else parts[depth : _descend(ways, depth)[1]]


def _branches(ways: list[Way], depth: int) -> dict[Part, list[Way]]:
    branches: dict[Part, list[Way]] = {}
    if len(ways) > 1:
        for parts, move in ways:
            branches.setdefault(parts[depth], []).append((parts, move))
    return branches


def forced_move(game: Game, state: State, seat: Seat, chance: Chance) -> Move | None:
    """Return a seat's only legal move if everybody can see that there is no other, or else ``None``.

    A move that is made at once says that there was no choice. So we imagine many positions that a spectator
    could not tell from the true one. If the seat has a single move in each, its speed tells nobody anything.
    """
    moves = state.legal(seat)
    if len(moves) != 1:
        return None
    view = state.view(NOBODY)
    alone = all(len(game.imagine(view, chance).legal(seat)) == 1 for _ in range(WORLDS))
    return moves[0] if alone else None
