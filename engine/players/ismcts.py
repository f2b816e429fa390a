"""Information-set Monte-Carlo tree search: a player that plans over imagined games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, sqrt
from typing import Any

from engine.core import Chance, Game, Move, Seat, State, View
from engine.knowhow import KnowHow
from engine.players.greedy import best
from engine.players.player import Enough, never

EXPLORATION = 1.0  # how much a promising move is worth trying that was tried little
LOOKS = 2  # moves of which the best is made in an imagined game before it is weighed
TO_THE_END = 10**6
FEWEST = 20  # imagined games before a thought may be cut short


class Node:
    """What came of one move, as one seat sees it, in the imagined games so far.

    ``offered`` is how often it could have been made, ``visits`` how often it was, ``won`` the
    victories of who made it. ``after`` are the moves that followed: those of the tree's own
    seat by themselves, those of others by their seat and what is ``public``.
    """

    __slots__ = ("after", "offered", "visits", "won")

    def __init__(self) -> None:
        self.after: dict[Any, Node] = {}
        self.offered = 0
        self.visits = 0
        self.won = 0.0

    def step(self, key: Any) -> Node:
        """Return what is known of a move that follows."""
        node = self.after.get(key)
        if node is None:
            node = self.after[key] = Node()
        return node


@dataclass(frozen=True, slots=True)
class Opinion:
    """What a search thinks of a move.

    ``visits`` is how many of the imagined games it began, ``chance`` the part of the victory, from
    0 to 1, that the side of who makes it had in these on average; 0 if there were none.
    """

    move: Move
    visits: int
    chance: float


class Ismcts:
    """Plays so many imagined games, and takes the move that it came to play most often.

    If it is ``guided``, the game's know-how guides the imagined games and weighs what they come to. A game
    of which nothing is known that would help is imagined to its end, with moves at random. Where two
    play and a position is weighed at once, ``quick`` times as many are imagined: each is that much
    shorter, and with more players they told nothing more.
    """

    def __init__(self, iterations: int, *, guided: bool = True, quick: int = 1) -> None:
        self.iterations = iterations
        self.guided = guided
        self.quick = quick

    def choose(self, game: Game, view: View, moves: Sequence[Move], chance: Chance, enough: Enough = never) -> Move:
        """Return the best move found, early if ``enough()`` says so."""
        if len(moves) == 1:
            return moves[0]
        return self.opinions(game, view, moves, chance, enough)[0].move

    def opinions(
        self, game: Game, view: View, moves: Sequence[Move], chance: Chance, enough: Enough = never
    ) -> list[Opinion]:
        """Return what is thought of each move, the one that would be chosen first."""
        return self.search(game, view, chance, enough).ranked(moves)

    def search(self, game: Game, view: View, chance: Chance, enough: Enough = never, *, acts: bool = True) -> Search:
        """Imagine games from a view; whether its own seat ``acts`` first is as in ``Search``."""
        search = Search(view, self._known(game, view), chance, acts=acts)
        games = self.iterations * (self.quick if search.is_quick else 1)
        for done in range(1, games + 1):
            search.grow(game.imagine(view, chance))
            if (enough() or search.is_clear(games - done)) and done >= FEWEST:
                break
        return search

    def _known(self, game: Game, view: View) -> KnowHow | None:
        """Return the know-how of a game, if it helps a search of so many games at this table."""
        known = game.know_how if self.guided else None
        return known if known and known.helps(len(set(view.sides)), self.iterations) else None


class Search:
    """The trees of one thought, one for each seat.

    Each is grown from what its seat sees, so nobody in an imagined game plans on what others
    chose face down, and nobody is expected to know what only the searcher does.

    ``acts`` says whether the view's seat has a move; who has none may search as well, to know
    where it stands.
    """

    def __init__(self, view: View, know_how: KnowHow | None, chance: Chance, *, acts: bool = True) -> None:
        self.seat: Seat = view.seat
        self.sides: tuple[int, ...] = view.sides
        self.know_how = know_how
        self.chance = chance
        self.plies = self.know_how.plies(len(self.sides)) if self.know_how else TO_THE_END
        self.trees = [Node() for _ in self.sides]
        self.acts = acts

    def ranked(self, moves: Sequence[Move]) -> list[Opinion]:
        """Return what is thought of each move: the one made most often first, of several the one that won most."""
        after = self.trees[self.seat].after
        ways = [(move, after.get(move) or Node()) for move in moves]
        ways.sort(key=lambda way: (way[1].visits, way[1].won), reverse=True)
        return [Opinion(move, way.visits, self._chance(way)) for move, way in ways]

    @property
    def prospect(self) -> float:
        """The part of the victory that the seat's side had in the imagined games on average, from 0 to 1."""
        return self._chance(self.trees[self.seat])

    @property
    def is_quick(self) -> bool:
        """Whether two play and a position is weighed at once."""
        return not self.plies and len(self.sides) == 2

    def is_clear(self, left: int) -> bool:
        """Whether so many more imagined games can no longer change which move is made most often."""
        visits = sorted([node.visits for node in self.trees[self.seat].after.values()], reverse=True)
        return len(visits) > 1 and visits[0] - visits[1] > left

    def _chance(self, node: Node) -> float:
        """Return what the searcher's side won on average; partners win the same."""
        return node.won / max(1, node.visits) * self.sides.count(self.sides[self.seat])

    def grow(self, state: State) -> None:
        """Play one imagined game, and remember of each move in the trees what came of it."""
        path = self._descend(state)
        self._play_on(state)
        shares = self._shares(state)
        for node, seat in ((self.trees[self.seat], self.seat), *path):
            node.visits += 1
            node.won += shares[seat]

    def _descend(self, state: State) -> list[tuple[Node, Seat]]:
        """Play on to a move that was never made; return the moves, each in the tree of who made it."""
        here, path = self.trees[:], []
        acting: tuple[Seat, ...] = (self.seat,) if self.acts else state.to_act()
        while acting:
            seat = acting[0]
            move = self._select(here[seat], state.legal(seat))
            self._show(here, seat, move)
            state.play(seat, move, self.chance)
            path.append((here[seat], seat))
            if not here[seat].visits:
                break
            acting = state.to_act()
        return path

    def _show(self, here: list[Node], seat: Seat, move: Move) -> None:
        """Go on in every tree: others see no more of the move than what is public."""
        public = seat, move.public
        for watcher, node in enumerate(here):
            here[watcher] = node.step(move if watcher == seat else public)

    def _select(self, node: Node, moves: Sequence[Move]) -> Move:
        """Return the move that has won most for how little it was tried.

        One that was never made is taken to be as good as the others were on average, so that
        where there are many moves the good ones are followed up before all are tried.
        """
        ways = [node.step(move) for move in moves]
        visits = sum([way.visits for way in ways])
        average = sum([way.won for way in ways]) / visits if visits else 0.0
        keen = EXPLORATION / len(ways)
        first = self.chance.below(len(ways))
        chosen, highest = first, -1.0
        for at in range(first - len(ways), first):
            way = ways[at]
            way.offered += 1
            bound = way.won / way.visits if way.visits else average
            bound += keen * sqrt(way.offered) / (1 + way.visits)
            if bound > highest:
                chosen, highest = at, bound
        return moves[chosen]

    def _play_on(self, state: State) -> None:
        """Play on until the position can be weighed; or, knowing nothing, at random to the end."""
        for _ in range(self.plies):
            acting = state.to_act()
            if not acting:
                return
            state.play(acting[0], self._likely(state, acting[0], state.legal(acting[0])), self.chance)

    def _likely(self, state: State, seat: Seat, moves: Sequence[Move]) -> Move:
        """Return a move that might be made: of a few, the one that greedy would make."""
        if self.know_how is None or len(moves) == 1:
            return moves[self.chance.below(len(moves))]
        return best(self.know_how, state, seat, self._some(moves), self.chance)

    def _some(self, moves: Sequence[Move]) -> Sequence[Move]:
        """Return a few of the moves, or all where they are few: who looks at all has time for fewer games."""
        left = list(moves)
        return [left.pop(self.chance.below(len(left))) for _ in range(LOOKS)] if len(left) > LOOKS else moves

    def _shares(self, state: State) -> Sequence[float]:
        """Return the part of the victory that each seat has won or may expect."""
        outcome = state.outcome()
        if outcome:
            return outcome.shares
        assert self.know_how, "without know-how a game is imagined to its end"
        worths = [self.know_how.weigh(state, seat) / self.know_how.spread for seat in range(len(self.sides))]
        return expected(worths, self.sides)


def expected(worths: Sequence[float], sides: Sequence[int]) -> list[float]:
    """Return what part of the victory each seat may expect; partners stand as well as they do on average."""
    stand = dict.fromkeys(sides, 0.0)
    for worth, side in zip(worths, sides, strict=True):
        stand[side] += worth / sides.count(side)
    leading = max(stand.values())
    odds = {side: exp(worth - leading) for side, worth in stand.items()}
    total = sum(odds[side] for side in sides)
    return [odds[side] / total for side in sides]
