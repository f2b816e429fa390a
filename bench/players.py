"""How well the computer players play: at every table, each level against those it should beat.

    uv run python -m bench.players --results FILE             # play, a line for each game; resume where it stopped
    uv run python -m bench.players --results FILE --show      # print the results, for docs/players-record.md

*Alone*, the first player has one side and the second has all others. *Shared*, sides alternate
between the two players, and they swap in the next game. Either way, each deal is played once for
every seating. A row ends when its interval is entirely above or below its aim, checked only after
all seatings of a deal, or after ``--games``; with ``--all``, only then.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from math import inf
from pathlib import Path
from typing import Any

from bench.cheat import Cheat, Watched
from engine.core import Game, tables_of
from engine.players import PLAYERS, Erring, Ismcts, Player
from engine.players.levels import Forgetful
from engine.selfplay import play_game
from games.catalog import BOXES, load_catalog
from terminal.arguments import parse_positive, parse_seconds
from terminal.duel import estimate_interval
from terminal.effort import Timed
from terminal.ending import Mistake, end_in_words
from terminal.json_lines import append_line, read_lines
from terminal.progress import show_progress

STRONG, STEP, MANY = 0.85, 0.65, 1.6  # aims: in a duel; against the level below; times the fair share
ALONE = ("hard400-greedy",)
SHARED = ("master-hard", "hard-medium", "medium-easy", "easy-random")
EQUAL = ("timed-plain", "learned-timed")  # with and without know-how, then a value net, for the same time
TIMES = {"twice": 2, "fourfold": 4}  # ``master`` that may think so many times as long as the other
TIMED = {"plain", "timed", "learned", "master", "openspiel", *TIMES}  # with one of them, both have a time limit
FEW = 12  # games before a row may end early
HEAD = ("players", "seats", "won", "of", "aim", "times fair", "between", "ms/move", "iterations/s")


def load_openspiel() -> Player:
    """Return OpenSpiel's search, which is optional: ``uv run --extra openspiel``."""
    from bench.openspiel import OpenSpiel

    return OpenSpiel()


BENCH: dict[str, Any] = {
    **PLAYERS,
    "learned": partial(Ismcts, 10**6, learned=True),
    "timed": partial(Ismcts, 10**6),
    "plain": partial(Ismcts, 10**6, guided=False),
    **dict.fromkeys(TIMES, PLAYERS["master"]),
    "openspiel": load_openspiel,
}
NUMBERED: dict[str, Any] = {
    "hard": Ismcts,  # with a number of imagined games, and no net: hard100
    "learned": partial(Ismcts, learned=True),  # the same with the net: learned400 is ``hard``
    "cheat": Cheat,
    "easy": lambda errs: Erring(Forgetful(), errs, of=100),  # with the moves of a hundred that are any: easy60
}


@dataclass(frozen=True)
class Row:
    """Two players at a table: they share the sides equally, or the first plays alone against the second."""

    game: Game
    variant: str
    seats: int
    first: str
    second: str

    @property
    def name(self) -> str:
        """The name of the row in the results."""
        return f"{self.game.key} {self.variant} {self.seats} {self.first}-{self.second}"

    @property
    def shared(self) -> bool:
        """Whether both players have equally many sides."""
        return self.second != "greedy"

    @property
    def options(self) -> Any:
        """The options of the table."""
        return self.game.options(self.seats, {"variant": self.variant})

    @property
    def sides(self) -> tuple[int, ...]:
        """The side of each seat."""
        return self.game.sides(self.seats, self.options)

    @property
    def turns(self) -> int:
        """How many games one deal takes until both players have had every side."""
        return 2 if self.shared else len(set(self.sides))

    @property
    def aim(self) -> float:
        """The share of the games that the first player should win."""
        if self.shared:
            return STEP
        return STRONG if self.seats == 2 else MANY / len(set(self.sides))

    def seated(self, number: int) -> tuple[int, ...]:
        """Return the player of each seat in the game of this number: 0 for the first, 1 for the second."""
        return tuple(int((side + number) % self.turns != 0) for side in self.sides)

    def played(self, number: int, seconds: float) -> dict[str, Any]:
        """Play the game of this number and return the first player's result, as a line of the results."""
        limit = seconds if TIMED & {self.first, self.second} else inf
        players = [Timed(make_player(name), limit * TIMES.get(name, 1)) for name in (self.first, self.second)]
        seated = self.seated(number)
        game: Any = Watched(self.game)
        outcome = play_game(game, self.options, seated, players, f"bench/{number // self.turns}".encode()).outcome
        won = sum(share for share, at in zip(outcome.shares, seated, strict=True) if at == 0)
        return {
            "row": self.name,
            "number": number,
            "won": won,
            "fair": seated.count(0) / self.seats,
            **report_effort(players[0]),
        }


def make_player(name: str) -> Player:
    """Return a player by its name, such as ``medium`` or ``hard100``.

    Raises:
        Mistake: there is no such player.
    """
    kind = name.rstrip("0123456789")
    if kind not in (NUMBERED if kind != name else BENCH):
        raise Mistake(
            f"there is no player {name!r}; there is {', '.join(BENCH)}, and {', '.join(NUMBERED)} with a number"
        )
    player: Player = NUMBERED[kind](int(name[len(kind) :])) if kind != name else BENCH[name]()
    return player


def report_effort(player: Timed) -> dict[str, Any]:
    """Return the effort of a player: moves, seconds and simulated games."""
    effort = player.effort
    return {"moves": effort.moves, "seconds": round(effort.seconds, 4), "imagined": effort.imagined}


def list_rows(chosen: argparse.Namespace) -> Iterator[Row]:
    """Yield every row that was asked for; with ``--show``, by default those of the results."""
    shown = {line["row"].split()[-1]: None for line in read_lines(chosen.results, "row")} if chosen.show else ()
    for pair in chosen.pairs.split(",") if chosen.pairs else shown or (*ALONE, *SHARED, *EQUAL):
        for table in list_tables(chosen):
            yield Row(*table, *parse_pair(pair))


def parse_pair(text: str) -> tuple[str, str]:
    """Return the two players of a pair.

    Raises:
        Mistake: they are not two.
    """
    first, dash, second = text.partition("-")
    if not dash:
        raise Mistake(f"two players belong here, such as hard-medium, not {text!r}")
    return first, second


def list_tables(chosen: argparse.Namespace) -> Iterator[tuple[Game, str, int]]:
    """Yield every table that was asked for."""
    for game in load_catalog().values():
        for variant, seats in tables_of(game) if chosen.only in (None, game.key) else ():
            if chosen.variant in (None, variant) and chosen.seats in (None, seats):
                yield game, variant, seats


def read_games(results: Path, row: Row) -> list[dict[str, Any]]:
    """Return the games of a row played so far."""
    return [line for line in read_lines(results, "row") if line["row"] == row.name]


def is_decided(row: Row, games: list[dict[str, Any]]) -> bool:
    """Return whether a row may end early."""
    if len(games) < FEW or len(games) % row.turns:
        return False
    low, high = estimate_interval(sum(game["won"] for game in games), len(games))
    return low > row.aim or high < row.aim


def fill_row(row: Row, results: Path, games: int, seconds: float, *, early: bool = True) -> None:
    """Play until a row is done, which may be ``early``, and append each game to the results at once."""
    played = read_games(results, row)
    for game in show_progress(play_missing(row, played, games, seconds, early=early), games - len(played), row.name):
        append_line(results, game)


def play_missing(
    row: Row, played: list[dict[str, Any]], games: int, seconds: float, *, early: bool
) -> Iterator[dict[str, Any]]:
    """Play on until the row is done: add each game to those played, and yield it."""
    while not (early and is_decided(row, played)) and (len(played) < games or len(played) % row.turns):
        played.append(row.played(len(played), seconds))
        yield played[-1]


def format_row(row: Row, games: list[dict[str, Any]]) -> str:
    """Return a row as a line of the printed table."""
    won, fair = sum(game["won"] for game in games), sum(game["fair"] for game in games)
    low, high = estimate_interval(won, len(games))
    seconds, moves = sum(game["seconds"] for game in games), sum(game["moves"] for game in games)
    imagined = sum(game["imagined"] for game in games)
    cells = (
        f"{row.first} - {row.second}", f"{row.seats} {row.variant}", f"{won / len(games):.0%}", len(games),
        f"{row.aim:.0%}", f"{won / fair:.2f}", f"{low:.0%}-{high:.0%}", f"{1000 * seconds / max(1, moves):.0f}",
        round(imagined / seconds) if imagined else "",
    )  # fmt: skip
    return f"| {row.game.key} | {' | '.join(map(str, cells))} |"


def main() -> None:
    """Play the rows that were asked for, and print them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--results", type=Path, required=True, metavar="FILE", help="a line of JSON for each game")
    parser.add_argument("--show", action="store_true", help="play nothing, print the table")
    parser.add_argument("--games", type=parse_positive, default=100, help="of a row, at most")
    parser.add_argument("--all", action="store_true", help="play that many, however clear a row is before")
    parser.add_argument("--only", choices=BOXES, metavar="GAME")
    parser.add_argument("--variant")
    parser.add_argument("--seats", type=int, help="only tables of so many")
    parser.add_argument("--pairs", metavar="A-B,C-D", help="only these; hard200 imagines so many games")
    parser.add_argument("--seconds", type=parse_seconds, default=0.1, help="for a move, where both have the same time")
    chosen = parser.parse_args()
    print(f"| game | {' | '.join(HEAD)} |\n|{'---|' * (len(HEAD) + 1)}")
    for row in list_rows(chosen):
        if not chosen.show:
            fill_row(row, chosen.results, chosen.games, chosen.seconds, early=not chosen.all)
        if games := read_games(chosen.results, row):
            print(format_row(row, games), flush=True)


if __name__ == "__main__":
    with end_in_words():
        main()
