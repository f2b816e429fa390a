"""How many clicks a decision takes, over games of random clicks at every table.

A decision is a move among several; its clicks are the questions that the hand asks until it is made. A move that is
the only one is no decision: it takes a click, or none if everybody can see that there is no other. The last columns
count these in a game.

    uv run python -m bench.decisions [--games N] [--only KEY]
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator

from engine.chance import Guess
from engine.choices import forced_move, make_offer
from engine.core import Game, Move
from engine.match import deal_match
from games.catalog import BOXES, load_catalog
from terminal.arguments import parse_positive
from terminal.ending import end_in_words

Made = tuple[str, int, str]  # the first part of a move, its clicks, and whether it was free, secretly or openly forced
FREE, SECRET, OPEN = "free", "secret", "open"


def click_at_random(moves: list[Move], chance: Guess) -> tuple[Move, int]:
    """Return a move made by random clicks, and their number."""
    path: tuple[int, ...] = ()
    while (asked := make_offer(moves, path)).move is None:
        path = (*path, chance.below(len(asked.choices)))
    return asked.move, len(path)


def list_decisions(game: Game, variant: str, seats: int, seed: int) -> Iterator[Made]:
    """Yield the decisions of a game."""
    match, chance = deal_match(game, seats, {"variant": variant}, seed.to_bytes(4, "big"))[0], Guess(seed)
    while acting := match.state.to_act():
        moves = list(match.state.legal(acting[0]))
        open_ = forced_move(game, match.state, acting[0], Guess(match.ply)) is not None
        move, clicks = click_at_random(moves, chance)
        match.accept(match.propose(acting[0], str(move), match.stamps[acting[0]]))
        yield move.parts()[0][0], clicks, FREE if len(moves) > 1 else OPEN if open_ else SECRET


def format_decisions(name: str, made: list[Made], games: int) -> str:
    """Return the clicks of a decision on average, what takes most of those beyond one, and the forced moves a game."""
    free = [(first, clicks) for first, clicks, kind in made if kind == FREE]
    beyond = Counter[str]()
    for first, clicks in free:
        beyond[first] += clicks - 1
    most = ", ".join(f"{first} {extra / len(free):.2f}" for first, extra in beyond.most_common(3) if extra)
    counts = Counter(kind for *_, kind in made)
    forced = f"{counts[SECRET] / games:8.1f}{counts[OPEN] / games:8.1f}"
    return f"{name:20}{sum(clicks for _, clicks in free) / len(free):7.2f}{forced}   {most}"


def main() -> None:
    """Print a line for every table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=parse_positive, default=50, help="games at each table")
    parser.add_argument("--only", choices=BOXES, metavar="GAME")
    chosen = parser.parse_args()
    print(f"{'':20} clicks  asked   made   beyond one, by the kind of the move")
    for key, game in load_catalog().items():
        for variant, sizes in game.variants.items() if chosen.only in (None, key) else ():
            for seats in sizes:
                made = [each for seed in range(chosen.games) for each in list_decisions(game, variant, seats, seed)]
                print(format_decisions(f"{key} {variant} {seats}", made, chosen.games))


if __name__ == "__main__":
    with end_in_words():
        main()
