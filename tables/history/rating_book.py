"""What counting matches has to know: everybody's ratings, and which players have met recently.

A book is opened for one run, while nobody else counts. What it does not know yet, it reads from the store, for
many matches at once; what a match changes is written into it, so that the next match need not be read again.
"""

from __future__ import annotations

from bisect import bisect_right, insort
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import permutations
from math import inf

from store import Store
from store.results import Player, Result
from tables.history.ratings import Rating

DAY = 24 * 60 * 60.0  # seconds; within them, each further match of the same players counts less

Board = tuple[int, str]  # a board, and the game that is rated on it
Pair = tuple[Player, Player]


@dataclass(frozen=True, slots=True)
class Rated:
    """A match on one board: its game, its players, and when it stopped."""

    board: int
    game: str
    players: frozenset[Player]
    ended: float

    @property
    def place(self) -> Board:
        """Where the match is rated."""
        return self.board, self.game

    @property
    def since(self) -> float:
        """The time since which meetings of the same players make the match count less."""
        return self.ended - DAY


class RatingBook:
    """The ratings of players and the times of their matches, as of the last match that was counted."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._since: dict[Board, dict[Player, float]] = defaultdict(dict)  # since when a player's matches are known
        self._ratings: dict[Board, dict[Player, Rating]] = defaultdict(dict)
        self._met: dict[Board, dict[Pair, list[float]]] = defaultdict(dict)  # times, in order

    async def read(self, matches: Iterable[Rated]) -> None:
        """Read what is not known yet about the players of these matches, which are counted next."""
        wanted: dict[Board, dict[Player, float]] = defaultdict(dict)
        for match in matches:
            known, missing = self._since[match.place], wanted[match.place]
            for key in match.players:
                if match.since < known.get(key, inf):
                    missing[key] = min(match.since, missing.get(key, inf))
        for board, players in wanted.items():
            if players:
                await self._read(board, players)

    async def _read(self, board: Board, players: Mapping[Player, float]) -> None:
        for key, (mu, sigma) in (await self._store.ratings(*board, players)).items():
            self._ratings[board][key] = Rating(mu, sigma)
        for pair, times in (await self._store.met(*board, players, min(players.values()))).items():
            self._met[board][pair] = sorted(times)
        self._since[board] |= players

    def rating(self, match: Rated, key: Player | None) -> Rating:
        """Return a player's rating before a match."""
        return self._ratings[match.place].get(key, Rating()) if key is not None else Rating()

    def met(self, match: Rated) -> dict[Pair, int]:
        """Return how many matches each two players of a match have played together in the day before."""
        met = self._met[match.place]
        found = {pair: met.get(pair, ()) for pair in permutations(match.players, 2)}
        return {pair: len(times) - bisect_right(times, match.since) for pair, times in found.items()}

    def write(self, match: Rated, results: Iterable[Result]) -> None:
        """Note the results of a match that is counted."""
        for each in results:
            self._ratings[match.place][each.player] = Rating(each.mu, each.sigma)
        for pair in permutations(match.players, 2):
            insort(self._met[match.place].setdefault(pair, []), match.ended)
