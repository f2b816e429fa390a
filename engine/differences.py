"""What makes one move better than another: how the positions differ that imagined games reach after each of them.

The worth of a position is a sum of terms, such as the cards in hand or the lead in a siege (``KnowHow.terms``).
A search imagines games that begin with either move; the term whose mean differs most is the reason.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields
from math import sqrt
from typing import Any, NamedTuple

from engine.core import Chance, Game, Move, State, View
from engine.knowhow import KnowHow, Term, Terms
from engine.players import Enough, Ismcts

GAMES = 250  # imagined after each move; with many more, four who play Iliad alone would be searched without know-how
FEWEST = 50  # with fewer there is no telling what differs
LEAST = 0.05  # of a logarithm of odds: by so much a term must differ, which is about 1% of a victory
SURE = 3.0  # standard errors: by so much as well
PART = 0.3  # of all that speaks for the better move: so much must be due to the term


class Mean(NamedTuple):
    """The part of the positions that have a term with numbers, and the means of these numbers there."""

    often: float
    numbers: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Difference:
    """How a term differs a few moves after the better of two moves, and after the other.

    ``what`` and ``thing`` are those of the term. ``gain`` is what it speaks for the better move, as a logarithm of
    odds. ``better`` and ``worse`` say what came of it after each.
    """

    what: str
    thing: int
    gain: float
    better: Mean
    worse: Mean


Reason = tuple[Difference, ...]  # all terms of a kind, what speaks most for the better move first


def compare_moves(
    game: Game, view: View, better: Move, worse: Move, chance: Callable[[], Chance], enough: Callable[[], Enough]
) -> list[Reason]:
    """Return the reasons for the better of two moves, the weightiest first.

    Each is looked into with a ``chance`` of its own, until ``enough`` of its own. All comes from the view of the seat
    that moves. Nothing is found if the game does not say what its worths consist of.
    """
    known = game.know_how
    if known is None or known.terms is None:
        return []
    with_better, with_worse = (
        collect_terms_after(game, known, view, move, chance(), enough()) for move in (better, worse)
    )
    if min(len(with_better), len(with_worse)) < FEWEST:
        return []
    return compare_terms(with_better, with_worse, known.spread)


def collect_terms_after(
    game: Game, known: KnowHow[Any], view: View, move: Move, chance: Chance, enough: Enough
) -> list[Terms]:
    """Return the terms of the positions that imagined games reach after a move, where a search weighs them."""
    assert known.terms, "the game says what its worths consist of"
    watched = Watched(game, known)
    Ismcts(GAMES, learned=True).search(watched, view, chance, enough, among=[move])  # type: ignore[arg-type]
    return [known.terms(known.glance(state, view.seat)) for state in watched.reached]


class Watched:
    """A game that keeps the positions that a search reaches: those that it imagines and plays on in, or copies."""

    def __init__(self, game: Game, known: KnowHow[Any]) -> None:
        self.reached: list[State] = []
        self.know_how = Noting(**{each.name: getattr(known, each.name) for each in fields(known)}, reached=self.reached)
        self._game = game

    def imagine(self, view: View, chance: Chance) -> State:
        """Return an imagined position, and keep it."""
        self.reached.append(self._game.imagine(view, chance))
        return self.reached[-1]


@dataclass(frozen=True, slots=True)
class Noting(KnowHow[Any]):
    """Know-how that keeps the positions that it weighs; one that is over is not weighed."""

    reached: list[State] = field(default_factory=list)

    def judge(self, state: State, seats: int) -> list[float]:
        """Return how likely each seat is to win a position, and keep it in place of the one that it began as."""
        self.reached[-1] = state
        return KnowHow.judge(self, state, seats)


def compare_terms(better: Sequence[Terms], worse: Sequence[Terms], spread: float) -> list[Reason]:
    """Return the kinds of terms that make positions after the better move clearly worth more, the greatest first.

    Terms of one kind are weighed together: to keep one card in place of a like one is no great gain.
    """
    kinds = {kind for terms in (*better, *worse) for kind, _, _ in terms}
    gains = {kind: estimate_gain(of_kind(better, kind), of_kind(worse, kind)) for kind in kinds}
    least = max(LEAST * spread, PART * sum([gained for gained, _ in gains.values() if gained > 0]))
    weighty = [kind for kind, (gained, error) in gains.items() if gained >= max(least, SURE * error)]
    return [compare_kind(better, worse, kind, spread) for kind in sorted(weighty, key=lambda kind: -gains[kind][0])]


def of_kind(found: Sequence[Terms], kind: str) -> list[float]:
    """Return what all terms of one kind are worth together, in each of the positions."""
    return [sum([amount.worth for term, amount in terms.items() if term[0] == kind]) for terms in found]


def compare_kind(better: Sequence[Terms], worse: Sequence[Terms], kind: str, spread: float) -> Reason:
    """Return how each term of a kind differs, what speaks most for the better move first."""
    terms = sorted({term for found in (*better, *worse) for term in found if term[0] == kind})
    each = [compare_term(better, worse, term, spread) for term in terms]
    return tuple(sorted(each, key=lambda each: -each.gain))


def compare_term(better: Sequence[Terms], worse: Sequence[Terms], term: Term, spread: float) -> Difference:
    """Return how a term differs."""
    gained, _ = estimate_gain(list_worths(better, term), list_worths(worse, term))
    return Difference(term[1], term[2], gained / spread, average_numbers(better, term), average_numbers(worse, term))


def list_worths(found: Sequence[Terms], term: Term) -> list[float]:
    """Return what a term is worth in each of the positions."""
    return [terms[term].worth if term in terms else 0.0 for terms in found]


def average_numbers(found: Sequence[Terms], term: Term) -> Mean:
    """Return how often a term occurs in these positions, and its mean numbers where it does."""
    some = [terms[term].numbers for terms in found if term in terms and terms[term].numbers]
    return Mean(len(some) / len(found), tuple(map(compute_mean, zip(*some, strict=True))))


def estimate_gain(better: Sequence[float], worse: Sequence[float]) -> tuple[float, float]:
    """Return by how much the mean of the first is greater, and the standard error of that."""
    return compute_mean(better) - compute_mean(worse), sqrt(
        compute_variance_of_mean(better) + compute_variance_of_mean(worse)
    )


def compute_mean(values: Sequence[float]) -> float:
    """Return the mean of some values."""
    return sum(values) / len(values)


def compute_variance_of_mean(values: Sequence[float]) -> float:
    """Return the square of the standard error of the mean of some values."""
    middle = compute_mean(values)
    return sum([(value - middle) ** 2 for value in values]) / len(values) ** 2
