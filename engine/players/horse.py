"""How well a seat of The Trojan Horse stands: know-how for computer players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from engine.core import NOBODY, UNKNOWN, Seat
from engine.games.horse import Horse
from engine.games.horse.cards import HELPER, Counts, Warrior
from engine.games.horse.position import ALL_OR_NOTHING, LOAD, SWAP
from engine.games.horse.scoring import winner
from engine.games.horse.view import View

SPREAD = 45.0  # the lead that makes one side 2.7 times as likely to win (bench.spread)
EMPTY = 0.4  # what a colour counts for in a district where it is not yet
TIED = 0.35  # what is left of the hopes of a colour with an equal
LOADING = 1.0  # points that a load of one's own choice is worth
DROPPING = 1.2  # points for a warrior of one's own that one may drop oneself
GIVEN = 0.5  # points lost for one that somebody else will drop


def worth(view: View) -> float:
    """Return how well the view's seat stands, in points."""
    if view.outcome:
        return 100.0 * (view.outcome.shares[view.seat] or -1)
    hopes = expected(view)
    return 2 * hopes.pop(view.seat) - max(hopes) + turn(view) + horse(view)


def expected(view: View) -> list[float]:
    """Return the points that each seat may expect of the districts."""
    hopes, unseen = [0.0] * view.table.seats, mean_unseen(view)
    for district, row in enumerate(view.board):
        treasure = view.recalled.treasures[district]
        value = value_of(view, row) + view.bonuses[district] + (unseen if treasure == UNKNOWN else treasure)
        for colour, chance in enumerate(chances(row, view.owners, view.table.room)):
            if view.owners[colour] != NOBODY:
                hopes[view.owners[colour]] += value * chance
    return hopes


def value_of(view: View, row: Sequence[int]) -> float:
    """Return how many warriors a district may have at the end."""
    warriors = sum(row)
    return warriors + 0.6 * (view.table.room - warriors)


def mean_unseen(view: View) -> float:
    """Return what a treasure may be that one has not seen."""
    seen = [treasure for treasure in view.recalled.treasures if treasure != UNKNOWN]
    return (sum(view.hoard) - sum(seen)) / max(1, len(view.hoard) - len(seen))


@lru_cache(maxsize=1 << 14)
def chances(row: Counts, owners: tuple[Seat, ...], size: int) -> tuple[float, ...]:
    """Return how likely each colour is to take a district; the fuller it is, the surer."""
    room = size - sum(row)
    if not room:
        return tuple([float(colour == winner(row)) for colour in range(len(row))])
    sharp = 4 / (1 + room / 2)
    weights = [weight(row, colour, sharp) if owners[colour] != NOBODY else 0.0 for colour in range(len(row))]
    return tuple([each / sum(weights) for each in weights])


def weight(row: Counts, colour: int, sharp: float) -> float:
    """Return the hopes of one colour, against those of the others."""
    tied = TIED if row[colour] and row.count(row[colour]) > 1 else 1.0
    return float(tied * (row[colour] + EMPTY) ** (1 + sharp))


def turn(view: View) -> float:
    """Return what it is worth still to have loads of one's own."""
    if view.player != view.seat:
        return 0.0
    if view.phase in (SWAP, ALL_OR_NOTHING):
        return LOADING * len(view.beside)
    return LOADING * view.loads if view.phase == LOAD else 0.0


def horse(view: View) -> float:
    """Return what it is worth who is in the horse: one's own are for oneself to drop, or for somebody else."""
    return sum(hope(view, place) for place, colour in enumerate(view.recalled.inside) if is_mine(view, colour))


def is_mine(view: View, warrior: Warrior) -> bool:
    """Whether a warrior belongs to the view's seat; helpers belong to nobody."""
    return warrior != HELPER and view.owners[warrior] == view.seat


def hope(view: View, place: int) -> float:
    """Return the worth of a warrior of one's own inside, when so many others will drop out before."""
    mine = view.player == view.seat and view.loads > place
    return DROPPING if mine else -GIVEN


def forget(game: Horse, view: View) -> View:
    """Return the view of somebody who knows no treasure but those that may be looked at now (TH-16)."""
    in_sight = sum(1 << district for district, treasure in enumerate(view.treasures) if treasure != UNKNOWN)
    seen = tuple(in_sight if seat == view.seat else known for seat, known in enumerate(view.recalled.seen))
    return replace(view, recalled=replace(view.recalled, treasures=view.treasures, seen=seen))
