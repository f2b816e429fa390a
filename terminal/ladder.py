"""A ladder: players who all meet each other at one table, with the results in a file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import as_completed
from dataclasses import dataclass
from itertools import combinations
from math import inf, isinf
from pathlib import Path
from typing import Any

from engine.core import Game
from engine.selfplay import play_game
from terminal.bots.messages import Table
from terminal.contestants import start_contestants
from terminal.duel import start_workers
from terminal.json_lines import append_line, lock_results, read_lines
from terminal.progress import show_progress

FORMAT = 1  # of the file with the results


class OtherLadder(ValueError):
    """A file has the results of another ladder, or of none; the message says which."""


@dataclass(frozen=True)
class Meeting:
    """One game: the players, by name, and which of their games it is, from 0."""

    players: tuple[str, ...]
    number: int


@dataclass(frozen=True)
class Ladder:
    """Games at one table. ``seconds`` limits a move, as in a duel."""

    game: Game
    seats: int
    options: dict[str, Any]
    seed: int
    seconds: float = inf

    @property
    def head(self) -> dict[str, Any]:
        """What all games of one file have in common, as its first line."""
        return {
            "ladder": FORMAT,
            "game": self.game.key,
            "rules": self.game.rules,
            "cards": self.game.cards,
            "seats": self.seats,
            "options": self.options,
            "seed": self.seed,
            "seconds": None if isinf(self.seconds) else self.seconds,
        }

    @property
    def sides(self) -> tuple[int, ...]:
        """The side of each seat."""
        return self.game.sides(self.seats, self.game.options(self.seats, self.options))

    @property
    def places(self) -> int:
        """How many players a game takes."""
        return len(set(self.sides))

    def meetings(self, names: Sequence[str], games: int) -> Iterator[Meeting]:
        """Yield at least so many games of all players with each other.

        There are as many more as it takes until all have played every deal from every side.
        """
        for number in range(-(-games // self.places) * self.places):
            for group in combinations(sorted(names), self.places):
                yield Meeting(group, number)

    def played(self, meeting: Meeting) -> dict[str, Any]:
        """Play a game and return its line; the deal depends on its number alone, so that all play the same deals."""
        seated = tuple((side + meeting.number) % self.places for side in self.sides)
        options = self.game.options(self.seats, self.options)
        seed = f"ladder/{self.seed}/{meeting.number // self.places}".encode()
        with start_contestants(meeting.players, Table(self.game, self.seats, options, self.seconds)) as them:
            found = play_game(self.game, options, seated, them.players, seed)
            them.outcome = found.outcome
        shares, places = found.outcome.shares, found.outcome.places
        return {
            "players": list(meeting.players),
            "number": meeting.number,
            "shares": [_share(shares, seated, at) for at in range(self.places)],
            "places": [places[seated.index(at)] for at in range(self.places)],
            "forfeits": {meeting.players[at]: why for at, why in found.forfeits.items()},
        }


def _share(shares: Sequence[float], seated: Sequence[int], at: int) -> float:
    return round(sum(share for share, who in zip(shares, seated, strict=True) if who == at), 6)


def read_results(file: Path, ladder: Ladder) -> list[dict[str, Any]]:
    """Return the games in a file, in the order in which they ended; a file that is not there has none.

    A game that is in it twice counts once: two programs may have written it, or somebody has joined two files.

    Raises:
        OtherLadder: the file has something else.
        OSError, Mistake: the file cannot be read.
    """
    if not file.exists() or not file.stat().st_size:
        return []
    head, *lines = read_lines(file) or [{}]
    games = [line for line in lines if line != head]
    if "ladder" not in head or not all(map(_is_game, games)):
        raise OtherLadder(f"{file} is not the file of a ladder")
    other = [f"{name} {head.get(name)}, not {value}" for name, value in ladder.head.items() if head.get(name) != value]
    if other:
        raise OtherLadder(f"{file} is of another ladder: its {'; '.join(other)}")
    found: dict[tuple[tuple[str, ...], int], dict[str, Any]] = {}
    for game in games:
        found.setdefault(_key(game), game)
    return [*found.values()]


def _key(game: dict[str, Any]) -> tuple[tuple[str, ...], int]:
    return tuple(game["players"]), game["number"]


FIELDS: Mapping[str, tuple[type, ...]] = {"players": (str,), "shares": (int, float), "places": (int,)}


def _is_game(line: dict[str, Any]) -> bool:
    """Return whether a line has a player, a share and a place for each other, as ``Ladder.played`` wrote it."""
    lists = [_is_list(line.get(name), kinds) and len(line[name]) for name, kinds in FIELDS.items()]
    same = lists[0] > 1 and len(set(lists)) == 1
    return same and isinstance(line.get("number"), int) and isinstance(line.get("forfeits"), dict)


def _is_list(found: Any, kinds: tuple[type, ...]) -> bool:
    return isinstance(found, list) and all(type(each) in kinds for each in found)


def play_on(ladder: Ladder, names: Sequence[str], games: int, file: Path, processes: int) -> None:
    """Play what a file lacks, and append each game to it as soon as it has ended.

    Raises:
        OtherLadder: the file has something else.
        InUse: another program plays it.
        OSError, Mistake: the file cannot be read or written.
    """
    if not names:
        return
    read_results(file, ladder)  # before anything is written
    with lock_results(file):
        done = set(map(_key, read_results(file, ladder)))
        missing = [each for each in ladder.meetings(names, games) if (each.players, each.number) not in done]
        if missing:
            _play(ladder, missing, file, processes)


def _play(ladder: Ladder, missing: Sequence[Meeting], file: Path, processes: int) -> None:
    if not read_lines(file):
        append_line(file, ladder.head)
    with start_workers(processes) as pool:
        ended = as_completed([pool.submit(ladder.played, each) for each in missing])
        for game in show_progress(ended, len(missing), "games"):
            append_line(file, game.result())
