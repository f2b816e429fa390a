"""What computer players may know of a game beyond its rules. All of it is optional."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import exp, log
from typing import Any, Generic, NamedTuple, Protocol, Self

from engine.core import M, Position, Seat, V
from engine.features import Features

Own = Any  # the position or the rules of the game itself, whose types only that game knows
Glance = Any  # a view, or an object with the names and values of a view that ``worth`` asks for
Term = tuple[str, str, int]  # a part of a worth: its kind, a keyword of the game, and the card or seat it is about
MANY = 300  # imagined games; from here on, four sides do better without know-how (measured: docs/players-record.md)


class Amount(NamedTuple):
    """What a term is worth, in the unit of ``KnowHow.worth``, and the numbers by which people are told of it."""

    worth: float
    numbers: tuple[float, ...] = ()


Terms = Mapping[Term, Amount]


class Skills(NamedTuple):
    """How well the levels below ``hard`` play at a table.

    Of a hundred moves of ``easy``, ``errs`` are any move. ``medium`` imagines so many games for a move. Both differ
    between tables, so that each level beats the one below it about as often in every game.
    """

    errs: int = 60
    imagines: int = 60


class Net(Protocol):
    """What has learned to say of each seat how likely it is to win, as a logarithm of odds.

    ``temper`` is that of ``KnowHow``, for a search that goes by this net.
    """

    temper: float

    def __call__(self, features: Features) -> Sequence[float]:
        """Return the logarithm of the odds of each seat."""
        ...


def count_unsettled_moves(seats: int) -> int:
    """Return how many moves to play before a position with this many seats has settled."""
    return 2 * seats + 2


def limit_plies(seats: int) -> int:
    """Return how many moves to play where even an unsettled position can be weighed."""
    return 6


def weigh_at_once(seats: int) -> int:
    """Return that no moves need to be played before a position is weighed: they would tell no more."""
    return 0


def always_helps(sides: int, games: int) -> bool:
    """Return that know-how helps, whatever the number of sides and of imagined games."""
    return True


def unless_four_think_long(sides: int, games: int) -> bool:
    """Return whether know-how helps: with four sides, many games played at random to their end tell more."""
    return sides != 4 or games < MANY


def build_full_view(state: Position[Any, V], seat: Seat) -> V:
    """Return the seat's full view of a position."""
    return state.view(seat)


def nothing_learned(sides: Sequence[int]) -> None:
    """Return no net, whatever the sides."""


def table_size(sides: Sequence[int]) -> tuple[int, int]:
    """Return the numbers of seats and of sides of a table, by which know-how names it."""
    return len(sides), len(set(sides))


def keep_move(move: M) -> M:
    """Return the move: nothing simpler does the same."""
    return move


def temper_chance(chance: float, sides: int, temper: float) -> float:
    """Return a side's chance of winning, made less sure: a ``temper`` above 1 brings it nearer to an equal one.

    The logarithm of its odds, against those that it would have if all sides were equal, is divided by the temper.
    """
    if not 0 < chance < 1:
        return chance
    fair = log(sides - 1)
    return 1 / (1 + exp(fair - (log(chance / (1 - chance)) + fair) / temper))


@dataclass(frozen=True, slots=True)
class KnowHow(Generic[V]):
    """The know-how of one game.

    ``worth(view)`` returns how well the view's seat is doing, in any unit. ``spread`` is the lead, in
    that unit, that makes one side 2.7 times as likely to win as another (``bench.spread`` measures it).
    ``glance(state, seat)`` returns what ``worth`` asks of a view, if a whole view takes long to build.
    ``tempting(view)`` returns the worth as it seems to players that look one move ahead, if it differs.
    ``plies(seats)`` returns how many moves an imagined game continues before it is weighed; each is the
    better of two by their worth. ``helps(sides, games)`` returns whether know-how improves a search with
    this many games. ``forget(game, view)`` returns the view of a player who paid less attention; without
    it nothing is forgotten, as in Delphi, where everything ever seen stays open.
    ``temper`` makes the chances that people are told come true: see ``temper_chance`` (``bench.calibration`` measures
    it). It is for a search without a net; ``tempers`` has those of single tables, by the numbers of seats and sides.
    ``simply(move)`` returns the move that settles what a move would still leave to be asked, as a hint needs it.
    ``skills`` has the skills of the levels by the numbers of seats and of sides, where they are not the usual ones
    (``bench.players`` measures them).
    ``terms(view)`` returns what the worth of a view is the sum of, also of one that is over, so that people can be
    told why a move is better than another (``engine.differences``).
    ``features(state)`` returns what a value net reads of an imagined position, and ``nets(sides)`` the net that has
    learned a table with these sides, if there is one. ``net`` is the one of this table (``taught``).
    """

    worth: Callable[[V], float]
    spread: float
    glance: Callable[[Own, Seat], Glance] = build_full_view
    plies: Callable[[int], int] = count_unsettled_moves
    helps: Callable[[int, int], bool] = always_helps
    forget: Callable[[Own, V], V] | None = None
    tempting: Callable[[V], float] | None = None
    temper: float = 1.0
    tempers: Mapping[tuple[int, int], float] = field(default_factory=dict)
    simply: Callable[[Any], Any] = keep_move
    features: Callable[[Own], Features] | None = None
    nets: Callable[[Sequence[int]], Net | None] = nothing_learned
    net: Net | None = None
    terms: Callable[[Any], Terms] | None = None
    skills: Mapping[tuple[int, int], Skills] = field(default_factory=dict)

    def taught(self, sides: Sequence[int]) -> Self:
        """Return the know-how of a table with these sides: with the net that has learned it, if there is one.

        A net has learned who wins from any position, so it weighs one at once.
        """
        net = self.nets(sides) if self.features else None
        if net:
            return replace(self, net=net, plies=weigh_at_once, helps=always_helps, temper=net.temper)
        size = table_size(sides)
        return replace(self, temper=self.tempers[size]) if size in self.tempers else self

    def skilled(self, sides: Sequence[int]) -> Skills:
        """Return the skills of the levels at a table with these sides."""
        return self.skills.get(table_size(sides), Skills())

    def judge(self, state: Own, seats: int) -> list[float]:
        """Return how likely each seat is to win an imagined position that goes on, as a logarithm of odds."""
        if self.net is None or self.features is None:
            return self.worths(state, seats)
        return list(self.net(self.features(state)))

    def worths(self, state: Own, seats: int) -> list[float]:
        """Return the worth of a position for each seat, as a logarithm of odds."""
        return [self.weigh(state, seat) / self.spread for seat in range(seats)]

    def weigh(self, state: Own, seat: Seat) -> float:
        """Return how well a seat is doing in an imagined position."""
        return self.worth(self.glance(state, seat))

    def tempt(self, state: Own, seat: Seat) -> float:
        """Return how well a seat seems to be doing there to a player that looks no further."""
        return (self.tempting or self.worth)(self.glance(state, seat))
