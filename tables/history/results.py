"""Which results count, for which players and how much; and counting each of them once.

A table is rated if that was agreed and at least two people were dealt in. A person alone with
computer players practices: that moves only the computers' ratings. Anyone who gives up a seat has
lost to everybody who stayed, and the earlier, the worse. So has anyone who is away at the end, with
a computer in their seat. A game that was ended otherwise counts for nobody.

Ratings follow from the stored matches that have stopped. So they can be computed at any later
time, and a match is marked as counted together with its results.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import chain

from engine.core import Game, Seat
from store import Store, StoreError
from store.results import OVERALL, Dealt, Played, Player, Result
from tables.card_editions import CardEditions
from tables.error_logging import log_failure
from tables.history.rating_book import Rated, RatingBook
from tables.history.ratings import Rating, average_ratings, rate_teams, weigh_repetition
from tables.seats.lobby import Lobby

log = logging.getLogger(__name__)

BREATH = 20  # matches rated between two chances for other tasks
BATCH = 1000  # matches counted in one transaction; moves wait for it some tens of milliseconds

Teams = list[list[Seat]]


@dataclass(frozen=True, slots=True)
class Contest:
    """Who competed: the seats of each team, the place of each seat, and the seats whose ratings may move."""

    teams: Teams
    places: tuple[int, ...]
    moved: frozenset[Seat]

    def team_places(self) -> list[int]:
        """Return the place of each team."""
        return [self.places[team[0]] for team in self.teams]

    def rivals(self, seat: Seat) -> list[Seat]:
        """Return the seats that a seat competed against."""
        return [other for team in self.teams if seat not in team for other in team]


class Results:
    """Counts matches that have stopped."""

    def __init__(self, store: Store, games: Mapping[str, Game]) -> None:
        self._store, self._games = store, games
        self._editions = CardEditions(store, games)
        self._lock = asyncio.Lock()  # the effect of a match on ratings depends on the match before it

    async def catch_up(self) -> None:
        """Count every stopped match that was not counted yet, in the order in which they stopped.

        A match of a game that is not installed waits until it is.
        """
        async with self.at_rest():
            book = RatingBook(self._store)
            while tables := await self._store.uncounted(BATCH, self._games):
                await self._store.count(await self._results(tables, book))

    @asynccontextmanager
    async def at_rest(self) -> AsyncIterator[None]:
        """Block counting within the ``with`` statement, here and in every other process."""
        async with self._lock, self._store.counting():
            yield

    async def _results(self, tables: Sequence[int], book: RatingBook) -> dict[int, list[Result]]:
        """Return the results of matches, by table, in the order in which they are to be counted."""
        found = {each.table: each for each in await self._store.all_played(tables)}
        contests = {table: await self._contest(found[table]) for table in tables}
        await book.read([game for table in tables if contests[table] for game in _games(found[table])])
        results: dict[int, list[Result]] = {}
        for number, (table, decided) in enumerate(contests.items()):
            results[table] = _scored(found[table], decided, book) if decided else []
            if number % BREATH == 0:
                await asyncio.sleep(0)  # let other tasks run
        return results

    async def _contest(self, played: Played) -> Contest | None:
        """Return how a match counts, if it does; a mistake of ours costs this match and no other."""
        try:
            return make_contest(played, await self._editions.find(played.game, played.cards))
        except StoreError:
            raise
        except Exception as wrong:
            log_failure(log, f"table {played.table}: not rated", wrong)
            return None


def _games(played: Played) -> list[Rated]:
    """Return a match as it is rated on each of its boards."""
    players = frozenset(key for key in map(rated_player, played.players) if key is not None)
    return [Rated(board, played.game, players, played.ended) for board in sorted({OVERALL, played.guild or OVERALL})]


def _scored(played: Played, decided: Contest, book: RatingBook) -> list[Result]:
    """Return the results of a match on each board, and write them into the book."""
    try:
        found = {game: _on(game, played, decided, book) for game in _games(played)}
    except Exception as wrong:
        log_failure(log, f"table {played.table}: not rated", wrong)
        return []
    for game, results in found.items():
        book.write(game, results)
    return [each for results in found.values() for each in results]


def _on(game: Rated, played: Played, decided: Contest, book: RatingBook) -> list[Result]:
    before = [book.rating(game, key) for key in map(rated_player, played.players)]
    return Scoring(game.board, played.players, decided, before, book.met(game)).results()


def rated_player(dealt: Dealt) -> Player | None:
    """Return the player whose rating a seat moves; ``None`` for a person who was forgotten."""
    return dealt.level if dealt.user is None else dealt.user


def make_contest(played: Played, game: Game) -> Contest | None:
    """Return how a match counts, or ``None`` if it does not."""
    return find_competitors(played, game) if Lobby.load(played.lobby).measured else None


def find_competitors(played: Played, game: Game) -> Contest | None:
    """Return who competed in a match, whether or not it counts, or ``None`` if nothing was decided."""
    people = sum(dealt.level is None for dealt in played.players)
    gone = [seat for seat, dealt in enumerate(played.players) if dealt.gave_up is not None]
    if played.status == "frozen":
        return None
    if played.places is None and (not gone or people == 1):
        return None
    teams = _teams(game.sides(len(played.players), game.options(len(played.players), played.options)), gone)
    return Contest(teams, _places(played), _moved(played, teams, gone, alone=people == 1))


def _teams(sides: Sequence[int], gone: Sequence[Seat]) -> Teams:
    """Return the seats of each team; everyone who gave up is a team of their own."""
    stayed = [seat for seat in range(len(sides)) if seat not in gone]
    together = [[seat for seat in stayed if sides[seat] == side] for side in sorted(set(sides))]
    return [team for team in together if team] + [[seat] for seat in gone]


def _places(played: Played) -> tuple[int, ...]:
    """Return the place of each seat; those who gave up come after all others, the first of them last."""
    places = played.places or (1,) * len(played.players)
    ranks = [
        (0, place) if dealt.gave_up is None else (1, -dealt.gave_up)
        for place, dealt in zip(places, played.players, strict=True)
    ]
    order = sorted(ranks)
    return tuple(1 + order.index(rank) for rank in ranks)


def _moved(played: Played, teams: Teams, gone: Sequence[Seat], *, alone: bool) -> frozenset[Seat]:
    """Return the seats whose ratings may move.

    When somebody gives up and the game ends, the others have not decided it among themselves: only
    a single opponent, or a single team, has won.
    """
    if alone:
        return frozenset(seat for seat, dealt in enumerate(played.players) if dealt.level is not None)
    stayed = [team for team in teams if team[0] not in gone]
    if played.places is None and len(stayed) > 1:
        return frozenset(gone)
    return frozenset(seat for team in teams for seat in team)


@dataclass(frozen=True, slots=True)
class Scoring:
    """A contest on one board: the rating of each seat before it, and how often two players have met today."""

    board: int
    dealt: Sequence[Dealt]
    contest: Contest
    before: Sequence[Rating]
    met: Mapping[tuple[Player, Player], int]

    def results(self) -> list[Result]:
        """Return the result of each player who was not forgotten."""
        after, seats = self._after(), self._seats()
        return [self._result(key, mine, average_ratings([after[seat] for seat in mine])) for key, mine in seats.items()]

    def _after(self) -> dict[Seat, Rating]:
        teams = self.contest.teams
        rated = rate_teams([[self.before[seat] for seat in team] for team in teams], self.contest.team_places())
        return dict(zip(chain(*teams), chain(*rated), strict=True))

    def _seats(self) -> dict[Player, list[Seat]]:
        """Return the seats of each player; a computer player may have several."""
        found: dict[Player, list[Seat]] = {}
        for seat, dealt in enumerate(self.dealt):
            key = rated_player(dealt)
            if key is not None:
                found.setdefault(key, []).append(seat)
        return found

    def _result(self, key: Player, seats: Sequence[Seat], after: Rating) -> Result:
        weight = self._weight(key, seats[0]) if seats[0] in self.contest.moved else 0.0
        now = self.before[seats[0]].towards(after, weight)
        place = min(self.contest.places[seat] for seat in seats)
        return Result(self.board, key, self.dealt[seats[0]].name, place, weight, now.mu, now.sigma)

    def _weight(self, key: Player, seat: Seat) -> float:
        """Return the weight of the contest, 0 to 1: less, the more often the same players have met today."""
        rivals = [rated_player(self.dealt[rival]) for rival in self.contest.rivals(seat)]
        met = [0 if rival is None else self.met.get((key, rival), 0) for rival in rivals]
        return sum(map(weigh_repetition, met)) / len(met)
