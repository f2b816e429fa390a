"""The lines that a bot reads and writes; ``docs/bots.md`` explains each field."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from engine.core import Game, Move, Options, Outcome, View
from engine.wire import view_json

PROTOCOL = 1  # grows when a bot made for the protocol before would not work any more
QUOTED = 100  # characters of a wrong answer that are shown


class Fault(Exception):
    """A bot has broken the protocol; the message says how, as a part of a sentence."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table at which a bot plays, and the ``seconds`` that it has for a move."""

    game: Game
    seats: int
    options: Options
    seconds: float


def game_message(table: Table, seat: int) -> str:
    """Return the first line that a bot reads: the game, the table and its seat."""
    return _line(
        type="game",
        protocol=PROTOCOL,
        game=table.game.key,
        rules=table.game.rules,
        options=asdict(table.options),
        seats=table.seats,
        seat=seat,
        sides=table.game.sides(table.seats, table.options),
        seconds=table.seconds,
        cards=tomllib.loads(table.game.source),
    )


def turn_message(view: View, moves: Sequence[Move], seconds: float) -> str:
    """Return the line that asks for a move."""
    return _line(type="turn", view=view_json(view), moves=list(map(str, moves)), seconds=seconds)


def end_message(outcome: Outcome) -> str:
    """Return the last line that a bot reads: how the game ended."""
    return _line(type="end", **asdict(outcome))


def parse_choice(answer: str, moves: Sequence[Move]) -> Move:
    """Return the move that a bot's line names.

    Raises:
        Fault: the line is no answer, or names none of the moves.
    """
    name = _name(answer)
    move = next((move for move in moves if str(move) == name), None)
    if move is None:
        raise Fault(f"chose {quote_text(name)}, which is not among its {len(moves)} legal moves")
    return move


def _name(answer: str) -> str:
    try:
        said = json.loads(answer)
    except (ValueError, RecursionError):
        raise Fault(f"wrote {quote_text(answer)}, which is not JSON") from None
    if not isinstance(said, dict) or not isinstance(said.get("move"), str):
        raise Fault(f'wrote {quote_text(answer)}; an answer is a line such as {{"move": "NAME"}}')
    return str(said["move"])


def quote_text(text: str) -> str:
    """Return the beginning of what a bot wrote, fit for a terminal."""
    shown = "".join(letter if letter.isprintable() else "?" for letter in text[:QUOTED])
    return f'"{shown}"' if len(text) <= QUOTED else f'"{shown}…"'


def _line(**fields: Any) -> str:
    return json.dumps(fields, separators=(",", ":"), ensure_ascii=False)
