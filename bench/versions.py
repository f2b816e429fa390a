"""How well ``master`` plays against a player of another checkout, such as the ``hard`` of a former release.

    git worktree add ../former COMMIT
    uv run python -m bench.versions delphi --seats 3 --former ../former --results FILE --games 200 --seconds 0.03

Each plays in a process of its own, by its own code, and has the same processor time for a move. So it counts, too, how
many games each can imagine in that time. They share the sides, and each deal is played twice with the sides swapped.
The rules of the checkouts have to be the same, or the bench stops.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE, Popen
from typing import Any

from bench import former
from bench.players import HEAD, Row, format_row, make_player, read_games, report_effort
from engine.core import Chance, Game, Move, View
from engine.players import Enough, Player, never_stop
from engine.selfplay import play_game
from games.catalog import BOXES, load_catalog
from terminal.arguments import parse_positive, parse_seconds
from terminal.effort import Timed
from terminal.ending import end_in_words
from terminal.json_lines import append_line
from terminal.progress import show_progress
from training.harvest import choose_table


class Heard:
    """A player whose moves are written down for the other process."""

    def __init__(self, player: Player, played: list[str]) -> None:
        self._player, self._played = player, played

    def choose(
        self, game: Game, view: View, moves: Sequence[Move], chance: Chance, enough: Enough = never_stop
    ) -> Move:
        """Return the player's move."""
        move = self._player.choose(game, view, moves, chance, enough)
        self._played.append(str(move))
        return move


class Elsewhere:
    """A player of another checkout, which hears all moves since its last one before it moves."""

    def __init__(self, process: Popen[str], played: list[str]) -> None:
        self._process, self._played, self._told = process, played, 0

    def choose(
        self, game: Game, view: View, moves: Sequence[Move], chance: Chance, enough: Enough = never_stop
    ) -> Move:
        """Return its move.

        Raises:
            SystemExit: it has other moves there, or stopped.
        """
        if len(moves) == 1:
            return moves[0]
        by_name = {str(move): move for move in moves}
        answer = self._asked()
        if answer.get("legal") != sorted(by_name):
            raise SystemExit(
                f"the other checkout has other rules, or stopped: {answer}; here {sorted(by_name)} are legal"
            )
        return by_name[answer["move"]]

    def _asked(self) -> dict[str, Any]:
        assert self._process.stdout
        print(json.dumps(self._played[self._told :]), file=self._process.stdin, flush=True)
        self._told = len(self._played)
        answer: dict[str, Any] = json.loads(self._process.stdout.readline() or "{}")
        return answer


@contextmanager
def start_player(folder: Path, table: dict[str, Any], played: list[str]) -> Iterator[Elsewhere]:
    """Provide a player of the checkout in a folder for one game."""
    command = [sys.executable, "-P", str(Path(former.__file__).resolve()), json.dumps(table)]
    own = {**os.environ, "PYTHONPATH": str(folder.resolve())}
    with Popen(command, cwd=folder, env=own, stdin=PIPE, stdout=PIPE, text=True) as process:  # noqa: S603 - the user named it
        yield Elsewhere(process, played)


def play_row(row: Row, number: int, seconds: float, folder: Path) -> dict[str, Any]:
    """Play the game of a number, and return its line of the results."""
    seed, ours = f"versions/{number // row.turns}", Timed(make_player(row.first), seconds)
    played: list[str] = []
    table = {"game": row.game.key, "seats": row.seats, "variant": row.variant, "seed": seed}
    seated = row.seated(number)
    with start_player(folder, {**table, "player": row.second, "seconds": seconds}, played) as other:
        players = [Heard(ours, played), Heard(other, played)]
        shares = play_game(row.game, row.options, seated, players, seed.encode()).outcome.shares
    won = sum(share for share, who in zip(shares, seated, strict=True) if who == 0)
    return {"row": row.name, "number": number, "won": won, "fair": seated.count(0) / row.seats, **report_effort(ours)}


def main() -> None:
    """Play on until there are so many games, and print the row."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", choices=BOXES)
    parser.add_argument("--seats", type=int, help="the fewest, if it is not said")
    parser.add_argument("--variant")
    parser.add_argument("--former", type=Path, required=True, metavar="FOLDER", help="the other checkout")
    parser.add_argument("--player", default="hard", help="who plays there")
    parser.add_argument("--results", type=Path, required=True, metavar="FILE", help="a line of JSON for each game")
    parser.add_argument("--games", type=parse_positive, default=200)
    parser.add_argument("--seconds", type=parse_seconds, default=0.1, help="of processor time for a move")
    chosen = parser.parse_args()
    if not (chosen.former / "engine").is_dir():
        parser.error(f"{chosen.former} is no other checkout: name its folder")
    game = load_catalog()[chosen.game]
    options, seats = choose_table(game, chosen, parser)
    row = Row(game, options.variant, seats, "master", chosen.player)
    done = len(read_games(chosen.results, row))
    for number in show_progress(range(done, chosen.games), chosen.games - done, row.name):
        append_line(chosen.results, play_row(row, number, chosen.seconds, chosen.former))
    print(f"| game | {' | '.join(HEAD)} |\n|{'---|' * (len(HEAD) + 1)}")
    print(format_row(row, read_games(chosen.results, row)))


if __name__ == "__main__":
    with end_in_words():
        main()
