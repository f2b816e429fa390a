"""A person's record, rated or not: games, victories, opponents, and why some games are not rated. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from engine.core import Game, Seat, TableRefused
from store.results import Played
from tables.history.results import Contest, find_competitors
from tables.seats.lobby import Lobby, load_readable_lobby

MOST = 500  # games of a person that are looked at, the newest


@dataclass(slots=True)
class Tally:
    """How many games were played, and how many of them were won."""

    games: int = 0
    victories: int = 0

    def add(self, won: bool) -> None:
        """Count one more game."""
        self.games += 1
        self.victories += won


@dataclass(slots=True)
class Record:
    """A person's tallies by game, by level of a computer player and by opponent, and why games are not rated.

    ``names`` has the newest name of each opponent. The keys of ``unrated`` are ``alone``, ``agreed``, ``friendly``,
    ``ended`` and ``mistake``. ``pace`` is how many seconds a move takes, the median, if that is known.
    """

    games: dict[str, Tally] = field(default_factory=dict)
    levels: dict[str, Tally] = field(default_factory=dict)
    opponents: dict[int, Tally] = field(default_factory=dict)
    names: dict[int, str] = field(default_factory=dict)
    unrated: Counter[str] = field(default_factory=Counter)
    pace: float | None = None

    def frequent(self, most: int) -> list[tuple[str, Tally]]:
        """Return the names and tallies of the most frequent opponents."""
        often = sorted(self.opponents, key=lambda user: -self.opponents[user].games)[:most]
        return [(self.names[user], self.opponents[user]) for user in often]


def compile_record(user: int, games: Mapping[str, Game], newest: Iterable[Played]) -> Record:
    """Return a person's record from the matches in which they were dealt in, the newest first."""
    found = Record()
    for played in newest:
        lobby = load_readable_lobby(played.lobby)
        if lobby is not None and played.game in games:
            _note(found, user, played, lobby, games[played.game])
    return found


def why_unrated(played: Played, lobby: Lobby) -> str | None:
    """Return why a match changes no rating of its people, or ``None`` if it may change one."""
    if played.status == "frozen":
        return "mistake"
    if sum(dealt.level is None for dealt in played.players) < 2:
        return "alone"
    if not lobby.measured:
        return "agreed" if lobby.rated != "on" else "friendly"
    decided = played.places is not None or any(dealt.gave_up is not None for dealt in played.players)
    return None if decided else "ended"


def _note(found: Record, user: int, played: Played, lobby: Lobby, game: Game) -> None:
    why, seat = why_unrated(played, lobby), next(at for at, dealt in enumerate(played.players) if dealt.user == user)
    if why is not None:
        found.unrated[why] += 1
    try:
        contest = find_competitors(played, game)
    except TableRefused:  # a table that today's rules no longer have
        return
    if contest is not None and (played.places is not None or seat in contest.moved):
        found.games.setdefault(played.game, Tally()).add(contest.places[seat] == 1)
        _note_rivals(found, seat, played, contest)


def _note_rivals(found: Record, seat: Seat, played: Played, contest: Contest) -> None:
    """Count a game against each opponent, and once against each level of its computer players."""
    beaten: dict[str, bool] = {}
    for rival in contest.rivals(seat):
        dealt, won = played.players[rival], contest.places[seat] < contest.places[rival]
        if dealt.level is not None:
            beaten[dealt.level] = beaten.get(dealt.level, True) and won
        elif dealt.user is not None:
            found.names.setdefault(dealt.user, dealt.name)
            found.opponents.setdefault(dealt.user, Tally()).add(won)
    for level, won in beaten.items():
        found.levels.setdefault(level, Tally()).add(won)
