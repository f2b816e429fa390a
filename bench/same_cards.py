"""How much luck the same cards take out of a game: two tables of one deal, each played by players who are equally good.

In how many draws the same card came: of the same number in the same pile since it was shuffled the same number of
times, for the same seat. And how the results of the first seat at both tables go together, with orders of piles and
with draws that follow from the number of the ply, as in older games: 1 if luck alone decided, and it was the same; 0 if
the tables had nothing in common. Players are greedy. They choose one move in so many at random.

    uv run python -m bench.same_cards [--pairs N] [--random 5 0] [--only KEY]
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator
from math import sqrt
from statistics import StatisticsError, correlation

from engine.chance import Guess, Piles, Ply
from engine.core import NOBODY, Chance, Game, Options, Seat, tables_of
from engine.players import Greedy
from games.catalog import BOXES, load_catalog
from terminal.arguments import parse_positive
from terminal.ending import end_in_words

SEATS = 2
Place = tuple[str, int, Seat, int]  # a pile, how often it was shuffled before, a seat, and the number of its draw


class ByPly:
    """Draws that follow from the number of the ply."""

    def __init__(self, seed: bytes) -> None:
        self._seed, self._ply = seed, 0
        self._source = Ply(seed, 0)

    def go_on(self) -> None:
        """Go on to the next ply."""
        self._ply += 1
        self._source = Ply(self._seed, self._ply)

    def below(self, n: int, pile: str = "", seat: Seat = NOBODY) -> int:
        return self._source.below(n, pile, seat)


class ByPile(Piles):
    """Draws of piles that have orders of their own."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed, SEATS)

    def go_on(self) -> None:
        """Do nothing: plies do not matter."""


class Cards:
    """Chance that notes the cards that came, as numbers in the pile when it was shuffled, by where they came."""

    def __init__(self, source: Chance) -> None:
        self._source = source
        self._left: dict[str, list[int]] = {}
        self._shuffles, self._drawn = Counter[str](), Counter[tuple[str, int, Seat]]()
        self.came: dict[Place, int] = {}

    def below(self, n: int, pile: str = "", seat: Seat = NOBODY) -> int:
        if len(self._left.get(pile, ())) != n:
            self._left[pile] = list(range(n))
            self._shuffles[pile] += 1
        drawn = self._source.below(n, pile, seat)
        drawer = pile, self._shuffles[pile], seat
        self._drawn[drawer] += 1
        self.came[*drawer, self._drawn[drawer]] = self._left[pile].pop(drawn)
        return drawn


def play_noting_cards(
    game: Game, options: Options, source: ByPly | ByPile, often: int, dice: Guess
) -> tuple[float, Cards]:
    """Play a game; return what the first seat won of it, and the cards that came."""
    cards, player = Cards(source), Greedy()
    state, _ = game.deal(SEATS, options, cards)
    while acting := state.to_act():
        seat, moves = acting[0], state.legal(acting[0])
        at_random = often and dice.below(often) == 0
        move = moves[dice.below(len(moves))] if at_random else player.choose(game, state.view(seat), moves, dice)
        source.go_on()
        state.play(seat, move, cards)
    outcome = state.outcome()
    assert outcome is not None, "nobody is to act"
    return outcome.shares[0], cards


def play_pairs(
    game: Game, source: Callable[[bytes], ByPly | ByPile], often: int, count: int
) -> Iterator[tuple[float, float, int, int]]:
    """Play so many deals at two tables; yield both results, the draws that both made, and the cards alike in them."""
    variant = next(variant for variant, seats in tables_of(game) if seats == SEATS)
    options = game.options(SEATS, {"variant": variant})
    for number in range(count):
        seed = f"pair {number}".encode()
        (one, mine), (two, theirs) = (
            play_noting_cards(game, options, source(seed), often, Guess(2 * number + table)) for table in range(2)
        )
        both = mine.came.keys() & theirs.came.keys()
        yield one, two, len(both), sum(mine.came[place] == theirs.came[place] for place in both)


def format_luck(game: Game, source: Callable[[bytes], ByPly | ByPile], often: int, count: int) -> str:
    """Return the part of equal cards, and the correlation of the results."""
    ones, twos, both, alike = zip(*play_pairs(game, source, often, count), strict=True)
    try:
        together = f"{correlation(ones, twos):6.2f}"
    except StatisticsError:  # too few games: all ended alike
        together = "     ?"
    return f"{sum(alike) / sum(both):7.0%}{together}"


def main() -> None:
    """Print a line for every game that two can play, and how often players choose at random."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=parse_positive, default=300, help="deals, each played at two tables")
    parser.add_argument("--random", type=int, nargs="+", default=[5, 0], help="one move in so many is random; 0: none")
    parser.add_argument("--only", choices=BOXES, metavar="GAME")
    chosen = parser.parse_args()
    print(f"correlations give or take {1 / sqrt(chosen.pairs):.2f}      by ply       by pile")
    for key, game in load_catalog().items():
        for often in chosen.random if chosen.only in (None, key) else ():
            name = f"{key}, one in {often} at random" if often else f"{key}, none at random"
            lines = [format_luck(game, source, often, chosen.pairs) for source in (ByPly, ByPile)]
            print(f"{name:30}{'  '.join(lines)}", flush=True)


if __name__ == "__main__":
    with end_in_words():
        main()
