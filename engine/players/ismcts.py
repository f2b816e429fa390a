"""Information-set Monte Carlo tree search: a player that plans over imagined games."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Any

from engine.core import Chance, Game, Move, Seat, State, View
from engine.knowhow import KnowHow
from engine.players.greedy import find_best_move
from engine.players.opinion import Opinion
from engine.players.player import Enough, never_stop

EXPLORATION = 1.0  # the weight given to trying moves that were seldom tried
LOOKS = 2  # how many moves are compared at each step between the tree and the position that is weighed
TO_THE_END = 10**6  # moves: no game is so long
FEWEST = 20  # imagined games before a search may stop early
MOST = 100_000  # more than anybody has time for; they take up to 100 MB
EVERY = 100  # imagined games between two looks at whether the best move is sure
NOTHING: dict[Any, Any] = {}  # what follows most moves; it is never added to, and saves each of them a dictionary
SURE = 3.0  # standard errors by which the best move must lead: with 3, no move changed (docs/players-record.md)


class Node:
    """The results of one move, as one seat sees it, in the imagined games so far.

    ``offered`` is how often the move could have been made, ``visits`` how often it was made, and
    ``won`` how many victories it brought the seat that made it. ``after`` has the moves that followed:
    those of the tree's own seat by the move, those of others by their seat and the ``public`` name.
    """

    __slots__ = ("after", "moves", "offered", "visits", "ways", "won")

    def __init__(self) -> None:
        self.after: dict[Any, Node] = NOTHING
        self.moves: Sequence[Move] = ()
        self.ways: Sequence[Node] = ()
        self.offered = 0
        self.visits = 0
        self.won = 0.0

    def step(self, key: Any) -> Node:
        """Return the node of a move that follows, adding it if it is new."""
        node = self.after.get(key)
        if node is None:
            node = self._added(key)
        return node

    def _added(self, key: Any) -> Node:
        """Add the node of a move that follows."""
        if self.after is NOTHING:
            self.after = {}
        node = self.after[key] = Node()
        return node

    def steps(self, moves: Sequence[Move]) -> Sequence[Node]:
        """Return the node of each of these moves; they are remembered, as they are often the same as the last time."""
        if moves != self.moves:
            self.moves, self.ways = moves, [self.step(move) for move in moves]
        return self.ways


class Ismcts:
    """A player that plays ``iterations`` imagined games, and chooses the move that it made most often in them.

    If it is ``guided``, the game's know-how guides the imagined games and weighs their last positions.
    Without know-how that helps, games are imagined to their end with random moves. If it has ``learned``, it goes
    by the value net of the table where there is one. If it is ``thorough``, it plays all imagined games, also where
    its move is decided before.
    """

    def __init__(self, iterations: int, *, guided: bool = True, learned: bool = False, thorough: bool = False) -> None:
        self.iterations = iterations
        self.guided = guided
        self.learned = learned
        self.thorough = thorough

    def choose(
        self, game: Game, view: View, moves: Sequence[Move], chance: Chance, enough: Enough = never_stop
    ) -> Move:
        """Return the best move found; stop early if ``enough()`` says so."""
        if len(moves) == 1:
            return moves[0]
        return self.opinions(game, view, moves, chance, enough)[0].move

    def opinions(
        self, game: Game, view: View, moves: Sequence[Move], chance: Chance, enough: Enough = never_stop
    ) -> list[Opinion]:
        """Return an opinion of each move, best first; every imagined game begins with one of them."""
        return self.search(game, view, chance, enough, among=moves).ranked(moves)

    def search(
        self,
        game: Game,
        view: View,
        chance: Chance,
        enough: Enough = never_stop,
        *,
        acts: bool = True,
        among: Sequence[Move] = (),
    ) -> Search:
        """Imagine games from a view; ``acts`` and ``among`` are as in ``Search``."""
        search = Search(view, self._known(game, view), chance, acts=acts, among=among)
        for done in range(1, self.iterations + 1):
            search.grow(game.imagine(view, chance))
            if (enough() or self._is_done(search, done)) and done >= FEWEST:
                break
        return search

    def _is_done(self, search: Search, done: int) -> bool:
        """Return whether more imagined games than those done would tell nothing that is asked for."""
        return not self.thorough and search.is_decided(done, self.iterations - done)

    def _known(self, game: Game, view: View) -> KnowHow[View] | None:
        """Return the know-how of a game if it helps a search with this many games at this table."""
        known = game.know_how if self.guided else None
        known = known.taught(view.sides) if known and self.learned else known
        return known if known and known.helps(len(set(view.sides)), self.iterations) else None


class Search:
    """The trees of one search, one for each seat.

    Each tree grows from what its seat sees. So no seat in an imagined game plans with what others
    chose face down, and no seat is expected to know what only the searcher knows.

    ``acts`` says whether the view's seat has a move; a seat without one may search to estimate its
    chances. If ``among`` names moves, an imagined game begins with one of these; otherwise with any legal one.
    """

    def __init__(
        self,
        view: View,
        know_how: KnowHow[View] | None,
        chance: Chance,
        *,
        acts: bool = True,
        among: Sequence[Move] = (),
    ) -> None:
        self.seat: Seat = view.seat
        self.sides: tuple[int, ...] = view.sides
        self.know_how = know_how
        self.chance = chance
        self.plies = self.know_how.plies(len(self.sides)) if self.know_how else TO_THE_END
        self.trees = [Node() for _ in self.sides]
        self.acts = acts
        self.among = among

    def ranked(self, moves: Sequence[Move]) -> list[Opinion]:
        """Return an opinion of each move, most visited first; ties go to the move that won more."""
        after = self.trees[self.seat].after
        ways = [(move, after.get(move) or Node()) for move in moves]
        ways.sort(key=lambda way: (way[1].visits, way[1].won), reverse=True)
        return [Opinion(move, way.visits, self._chance(way)) for move, way in ways]

    @property
    def prospect(self) -> float:
        """The average part of the victory, from 0 to 1, that the seat's side had in the imagined games."""
        return self._chance(self.trees[self.seat])

    def is_decided(self, done: int, left: int) -> bool:
        """Return whether ``left`` more imagined games after those ``done`` cannot change the move, or hardly could."""
        if left < done:  # before half of them are done, no lead can be clear
            return self.is_clear(left)
        return done % EVERY == 0 and self.is_sure()

    def is_clear(self, left: int) -> bool:
        """Return whether ``left`` more imagined games cannot change which move is made most often."""
        visits = sorted([node.visits for node in self.trees[self.seat].after.values()], reverse=True)
        return len(visits) > 1 and visits[0] - visits[1] > left

    def is_sure(self) -> bool:
        """Return whether the move made most often has won so much more than each other that luck does not explain it.

        The variance of a part of a victory with the average ``p`` is ``p * (1 - p)`` at most.
        """
        best, *others = sorted(self.trees[self.seat].after.values(), key=_visits, reverse=True)
        return bool(others) and all(_leads(best, other) for other in others)

    def _chance(self, node: Node) -> float:
        """Return the average part of the victory that the searcher's side won; partners win the same."""
        return node.won / max(1, node.visits) * self.sides.count(self.sides[self.seat])

    def grow(self, state: State) -> None:
        """Play one imagined game, and add its result to every move on its path in the trees."""
        path = self._descend(state)
        shares = self._shares(self._played_on(state))
        for node, seat in ((self.trees[self.seat], self.seat), *path):
            node.visits += 1
            node.won += shares[seat]

    def _descend(self, state: State) -> list[tuple[Node, Seat]]:
        """Play until a move that was never made; return the path, each move in the tree of its seat."""
        path: list[tuple[Node, Seat]] = []
        here = self.trees[:]
        acting: tuple[Seat, ...] = (self.seat,) if self.acts else state.to_act()
        while acting:
            seat = acting[0]
            moves = state.legal(seat) if path or not self.among else self.among
            move = self._select(here[seat], moves)
            self._show(here, seat, move)
            state.play(seat, move, self.chance)
            path.append((here[seat], seat))
            if not here[seat].visits:  # one new move a game keeps the trees small
                break
            acting = state.to_act()
        return path

    def _show(self, here: list[Node], seat: Seat, move: Move) -> None:
        """Advance in every tree; other seats see only what is public of the move."""
        public = seat, move.public
        for watcher, node in enumerate(here):
            here[watcher] = node.step(move if watcher == seat else public)

    def _select(self, node: Node, moves: Sequence[Move]) -> Move:
        """Return the move with the best balance between winning often and having been tried little.

        A move that was never made counts as good as the others on average. So among many moves,
        the good ones are followed up before all have been tried.
        """
        ways = node.steps(moves)
        visits = sum([way.visits for way in ways])
        average = sum([way.won for way in ways]) / visits if visits else 0.0
        keen = EXPLORATION / len(ways)
        first = self.chance.below(len(ways))  # so that chance decides between equals
        chosen, highest = first, -1.0
        for at in range(first - len(ways), first):
            way = ways[at]
            way.offered += 1
            bound = way.won / way.visits if way.visits else average
            bound += keen * sqrt(way.offered) / (1 + way.visits)
            if bound > highest:
                chosen, highest = at, bound
        return moves[chosen]

    def _played_on(self, state: State) -> State:
        """Play on until the position can be weighed, and return it; without know-how, play at random to the end."""
        for _ in range(self.plies):
            acting = state.to_act()
            if not acting:
                break
            state = self._after_likely(state, acting[0])
        return state

    def _after_likely(self, state: State, seat: Seat) -> State:
        """Return the position after a plausible move: the one of a random few that the greedy player would make.

        It was played already, where it was tried, unless luck had a part: that is drawn again, as nobody foresees it.
        """
        moves = state.legal(seat)
        if self.know_how is None or len(moves) == 1:
            move = moves[self.chance.below(len(moves))]
        else:
            move, after, luck = find_best_move(self.know_how, state, seat, self._some(moves), self.chance)
            if not luck.is_used:
                return after
        state.play(seat, move, self.chance)
        return state

    def _some(self, moves: Sequence[Move]) -> Sequence[Move]:
        """Return a few random moves, or all if there are few: comparing all would leave time for fewer games."""
        left = list(moves)
        return [left.pop(self.chance.below(len(left))) for _ in range(LOOKS)] if len(left) > LOOKS else moves

    def _shares(self, state: State) -> Sequence[float]:
        """Return the part of the victory that each seat has won or can expect."""
        outcome = state.outcome()
        if outcome:
            return outcome.shares
        assert self.know_how, "without know-how a game is imagined to its end"
        return expect_shares(self.know_how.judge(state, len(self.sides)), self.sides)


def _visits(node: Node) -> int:
    """Return how often a move was made."""
    return node.visits


def _leads(best: Node, other: Node) -> bool:
    """Return whether a move has surely won more than another, which was made as well."""
    if not other.visits:
        return False
    part = (best.won + other.won) / (best.visits + other.visits)
    error = sqrt(max(0.0, part * (1 - part)) * (1 / best.visits + 1 / other.visits))
    return best.won / best.visits - other.won / other.visits > SURE * error


def expect_shares(worths: Sequence[float], sides: Sequence[int]) -> list[float]:
    """Return the part of the victory that each seat can expect; a side's worth is its partners' average."""
    stand = dict.fromkeys(sides, 0.0)
    for worth, side in zip(worths, sides, strict=True):
        stand[side] += worth / sides.count(side)
    leading = max(stand.values())
    odds = {side: exp(worth - leading) for side, worth in stand.items()}
    total = sum(odds[side] for side in sides)
    return [odds[side] / total for side in sides]
