"""Random play, including legal moves: every table of every game against two well-known libraries.

    uv run --group bench python -m bench.playouts

Contenders take turns in short rounds, so that all face the same load; the best round of each
counts. python-chess is a rules library in pure Python like ours. RLCard is a toolkit of card games,
measured through the environment that its users call and, as a stricter test, by its bare game of uno.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from random import Random
from typing import Any

import chess
import numpy
import rlcard
from rlcard.games.uno import Game as UnoGame

from engine.chance import Guess
from engine.core import Game, tables_of
from games.catalog import load_catalog
from terminal.arguments import parse_positive, parse_seconds
from terminal.ending import end_in_words
from terminal.progress import show_progress

Playout = Callable[[], int]  # plays one game and returns its moves


def make_playout(game: Game, variant: str, seats: int) -> Playout:
    """Return a playout of one of our games."""
    options, chance = game.options(seats, {"variant": variant}), Guess(1)

    def playout() -> int:
        state, _ = game.deal(seats, options, chance)
        moves = 0
        while acting := state.to_act():
            legal = state.legal(acting[0])
            state.play(acting[0], legal[chance.below(len(legal))], chance)
            moves += 1
        return moves

    return playout


def chess_playout() -> Playout:
    """Return a playout of chess, up to the fifty-move rule."""
    random = Random(1).random

    def playout() -> int:
        board = chess.Board()
        moves = 0
        while legal := list(board.legal_moves):
            if board.halfmove_clock >= 100:
                break
            board.push(legal[int(random() * len(legal))])
            moves += 1
        return moves

    return playout


def uno_playout() -> Playout:
    """Return a playout of uno for two through RLCard's environment."""
    env, random = rlcard.make("uno", config={"seed": 1}), Random(1).random

    def playout() -> int:
        state, _ = env.reset()
        moves = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(random() * len(legal))])
            moves += 1
        return moves

    return playout


def bare_uno_playout() -> Playout:
    """Return a playout of RLCard's uno without the environment around it."""
    random, numbers = Random(1).random, numpy.random.RandomState(1)

    def playout() -> int:
        game: Any = UnoGame()
        game.np_random = numbers
        state, _ = game.init_game()
        moves = 0
        while not game.is_over():
            legal = state["legal_actions"]
            state, _ = game.step(legal[int(random() * len(legal))])
            moves += 1
        return moves

    return playout


def measure_rate(playout: Playout, seconds: float) -> float:
    """Return moves per second of CPU."""
    moves, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        moves += playout()
    return moves / spent


def measure_rates(contenders: dict[str, Playout], rounds: int, seconds: float) -> dict[str, float]:
    """Return the best rate of each contender."""
    best = dict.fromkeys(contenders, 0.0)
    turns = [one for _ in range(rounds) for one in contenders.items()]
    for name, playout in show_progress(turns, len(turns), "playouts"):
        best[name] = max(best[name], measure_rate(playout, seconds))
    return best


def main() -> None:
    """Print a row for each contender: moves/s, and their ratio to each peer's."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=parse_positive, default=5)
    parser.add_argument("--seconds", type=parse_seconds, default=1.0)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    peers = {"python-chess": chess_playout(), "RLCard uno": uno_playout(), "RLCard uno, bare": bare_uno_playout()}
    tables = {
        f"{game.key} {variant} {seats}": make_playout(game, variant, seats)
        for game in load_catalog().values()
        for variant, seats in tables_of(game)
    }
    found = measure_rates(peers | tables, chosen.rounds, chosen.seconds)
    if chosen.json:
        print(json.dumps({name: round(value) for name, value in found.items()}))
        return
    print(f"{'':22}{'moves/s':>10}" + "".join(f"{'x ' + peer:>20}" for peer in peers))
    for name, value in found.items():
        print(f"{name:22}{value:10,.0f}" + "".join(f"{value / found[peer]:20.2f}" for peer in peers))


if __name__ == "__main__":
    with end_in_words():
        main()
