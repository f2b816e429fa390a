"""A player of another checkout, whom ``bench.versions`` asks for moves.

This runs there, by the rules and the search of there, so it asks for nothing but what every version has. Its argument
says what is played; each line that it reads says what was played since the last one, and its answer what it plays.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any

from engine.chance import Guess, Ply
from engine.players import PLAYERS
from games.catalog import load_catalog


class Former:
    """A player, and the position in which it sits."""

    def __init__(self, game: str, seats: int, variant: str, seed: str, player: str, seconds: float) -> None:
        self._game, self._seed, self._seconds = load_catalog()[game], seed.encode(), seconds
        self._state: Any = self._game.deal(seats, self._game.options(seats, {"variant": variant}), self._luck(0))[0]
        self._chance, self._player, self._ply = Guess(int.from_bytes(self._seed, "big")), PLAYERS[player](), 0

    def _luck(self, ply: int) -> Any:
        return Ply(self._seed, ply)

    def hear(self, name: str) -> None:
        """Make the move of a name for the seat that is to act."""
        seat = self._state.to_act()[0]
        move = next(move for move in self._state.legal(seat) if str(move) == name)
        self._ply += 1
        self._state.play(seat, move, self._luck(self._ply))

    def answer(self) -> dict[str, Any]:
        """Return the move that the player chooses in its time, and all legal moves."""
        seat = self._state.to_act()[0]
        moves = self._state.legal(seat)
        end = time.process_time() + self._seconds
        move = self._player.choose(
            self._game, self._state.view(seat), moves, self._chance, lambda: time.process_time() > end
        )
        return {"move": str(move), "legal": sorted(map(str, moves))}


def answer_questions() -> None:
    """Answer until nothing more is asked."""
    former = Former(**json.loads(sys.argv[1]))
    for line in sys.stdin:
        for name in json.loads(line):
            former.hear(name)
        print(json.dumps(former.answer()), flush=True)


if __name__ == "__main__":
    answer_questions()
