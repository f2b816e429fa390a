"""How much a lead raises the chance of winning: measures `spread` of each game's know-how.

    uv run python -m bench.spread iliad

Greedy players that sometimes err play games. Some positions of each game are valued for every seat,
and the best spread is the one that predicts the winners best from these values.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from itertools import count
from math import log
from typing import Any

from engine.chance import Guess
from engine.core import Game, tables_of
from engine.players import PLAYERS, Player
from engine.players.ismcts import expect_shares
from games.catalog import BOXES, load_catalog
from terminal.arguments import parse_positive
from terminal.ending import end_in_words
from terminal.progress import show_progress
from training.positions import require_know_how

EVERY = 5  # moves between two positions that are valued
STEP = 1.15  # factor between two spreads that are tried

Seen = tuple[list[Any], Sequence[float]]  # what each seat sees of a position, and its share in the end
Weighed = tuple[Sequence[float], Sequence[float]]  # the worths of a position, and the shares in the end


def sample_positions(game: Game, variant: str, seats: int, seed: int, player: Player) -> Iterator[Seen]:
    """Yield some positions of one game that a player plays against itself."""
    chance, looks = Guess(seed), []
    state, _ = game.deal(seats, game.options(seats, {"variant": variant}), chance)
    for ply in count():
        acting = state.to_act()
        if not acting:
            break
        if ply % EVERY == 0:
            looks.append([require_know_how(game).glance(state, seat) for seat in range(seats)])
        seat = acting[0]
        state.play(seat, player.choose(game, state.view(seat), state.legal(seat), chance), chance)
    outcome = state.outcome()
    assert outcome, "nobody is to act, so the game is over"
    for views in looks:
        yield views, outcome.shares


def weigh_positions(game: Game, variant: str, seats: int, seed: int) -> Iterator[Weighed]:
    """Yield the worths of some positions in one game between players that err."""
    for views, shares in sample_positions(game, variant, seats, seed, PLAYERS["easy"]()):
        yield [*map(require_know_how(game).worth, views)], shares


def measure_log_loss(positions: Sequence[Weighed], sides: Sequence[int], spread: float) -> float:
    """Return how much the winners surprise a prediction with this spread: its mean log loss."""
    total = 0.0
    for worths, shares in positions:
        hopes = expect_shares([worth / spread for worth in worths], sides)
        total -= sum(share * log(max(hope, 1e-9)) for share, hope in zip(shares, hopes, strict=True))
    return total / len(positions)


def fit_spread(positions: Sequence[Weighed], sides: Sequence[int]) -> float:
    """Return the spread with the least surprise, from about a thousandth to a thousand times the mean lead."""
    lead = sum(max(worths) - min(worths) for worths, _ in positions) / len(positions)
    return min(
        (lead * STEP**power for power in range(-50, 51)), key=lambda each: measure_log_loss(positions, sides, each)
    )


def main() -> None:
    """Print the best spread of each table of a game."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", choices=BOXES)
    parser.add_argument("--games", type=parse_positive, default=60)
    chosen = parser.parse_args()
    game = load_catalog()[chosen.game]
    for variant, seats in tables_of(game):
        sides = game.sides(seats, game.options(seats, {"variant": variant}))
        seeds = show_progress(range(chosen.games), chosen.games, f"{variant} {seats}")
        positions = [each for seed in seeds for each in weigh_positions(game, variant, seats, seed)]
        found = fit_spread(positions, sides)
        print(f"{variant} {seats}: {found:.3g} (surprise {measure_log_loss(positions, sides, found):.3f}, ", end="")
        print(f"knowing nothing {log(seats):.3f})")


if __name__ == "__main__":
    with end_in_words():
        main()
