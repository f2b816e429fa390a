"""What a worker of another machine may answer to each kind of work, checked as strictly as a click.

A worker may be broken, old or malicious. So it is asked only what this machine can check: moves, each of which must be
one of those in the question, and numbers within their bounds. All other work, such as the check whether a deal was
fair, is done here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.players import Opinion
from tables.review.analysis import judge_move
from tables.review.blunders import compare_with_best
from tables.review.hints import rank_moves
from tables.thinking.thinking import WrongAnswer, check_answer, choose_within, name_moves

Reader = Callable[..., Any]  # takes plain JSON and what the work was about, and raises WrongAnswer

MOST = 1 << 32  # imagined games, which no search has the time for
ROUNDING = 1e-6  # a mean of chances may be greater than 1 by so much


def a_move(said: Any, game: object, level: str, view: object, moves: Sequence[Any], *_: object) -> str:
    """Return the name of a move, as ``choose_within`` does."""
    return check_answer(said, name_moves(moves))


def some_opinions(said: Any, game: object, view: object, moves: Sequence[Any], *_: object) -> list[Opinion]:
    """Return opinions of at least one move, each of another move, as ``opinions`` does."""
    named = {str(move): move for move in moves}
    found = [_opinion(each, named) for each in _items(said)]
    if not found or len({str(each.move) for each in found}) < len(found):
        raise WrongAnswer("sent no opinions, or several of one move")
    return found


def two_opinions(
    said: Any, game: object, view: object, moves: Sequence[Any], made: str, *_: object
) -> tuple[Opinion, Opinion]:  # fmt: skip
    """Return opinions of any move and of the one made, as ``compared`` does."""
    named = {str(move): move for move in moves}
    best, own = (_opinion(each, named) for each in _items(said, 2))
    if str(own.move) != made:
        raise WrongAnswer("sent an opinion of another move")
    return best, own


def two_chances(said: Any, *_: object) -> tuple[float, float]:
    """Return a chance and what a move costs of it, as ``glance`` does."""
    chance, cost = map(_chance, _items(said, 2))
    return chance, cost


READERS: Mapping[Callable[..., Any], Reader] = {
    choose_within: a_move,
    rank_moves: some_opinions,
    compare_with_best: two_opinions,
    judge_move: two_chances,
}


def _opinion(said: Any, named: Mapping[str, Any]) -> Opinion:
    move, visits, chance = _items(said, 3)
    return Opinion(named[check_answer(move, named)], _count(visits), _chance(chance))


def _items(said: Any, count: int | None = None) -> list[Any]:
    if not isinstance(said, list) or count not in (None, len(said)):
        raise WrongAnswer("sent something else than what was asked for")
    return said


def _count(said: Any) -> int:
    if type(said) is not int or not 0 <= said <= MOST:
        raise WrongAnswer("sent a number of games that cannot be")
    return said


def _chance(said: Any) -> float:
    if type(said) not in (int, float) or not 0 <= said <= 1 + ROUNDING:
        raise WrongAnswer("sent a chance that cannot be")
    return min(1.0, float(said))
