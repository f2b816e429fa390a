"""How well a seat of The Trojan Horse stands: know-how for computer players."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from operator import sub
from typing import TYPE_CHECKING

from engine.core import NOBODY, UNKNOWN, Seat
from engine.knowhow import KnowHow, at_once
from games.horse.rules.cards import HELPER, Counts, Warrior
from games.horse.rules.position import ALL_OR_NOTHING, LOAD, SWAP
from games.horse.rules.scoring import winner
from games.horse.rules.view import View

if TYPE_CHECKING:
    from games.horse.rules.game import Horse

SPREAD = 1.0  # the lead that makes one side 2.7 times as likely to win: so it was fitted
FIRM, EARLY = 2.5, 0.75  # the points that do so when all warriors are on the board, and more for each that is not
RIVAL = 0.3  # what a point of the best other takes away
EMPTY = 0.7  # what a colour counts for in a district beside its warriors there
GROWTH = 1.25  # and for each that may be expected to come
SHARP, OPEN = 3.6, 2.5  # how far numbers tell in a full district, and how many more warriors halve that
LOADING = 2.0  # points that a load of one's own choice is worth
DROPPING = 1.0  # points for a warrior of one's own that one may drop oneself
GIVEN = 0.1  # points lost for one that somebody else will drop

Board = tuple[Counts, ...]  # the warriors of each colour in each district
Odds = tuple[float, ...]  # how likely each colour is to take a district


def worth(view: View) -> float:
    """Return how well the view's seat stands: the fewer warriors are to come, the more a lead is worth."""
    if view.outcome:
        return 100.0 * (view.outcome.shares[view.seat] or -1)
    hopes = expected(view)
    stand = hopes.pop(view.seat) - RIVAL * max(hopes) + turn(view) + horse(view)
    return stand / (FIRM + EARLY * sum(to_come(view.board, view.owners, view.warriors)))


def expected(view: View) -> list[float]:
    """Return the points that each seat may expect of the districts."""
    hopes, unseen = [0.0] * view.table.seats, mean_unseen(view)
    districts = outlook(view.board, view.owners, view.warriors, view.table.room)
    for district, (warriors, odds) in enumerate(districts):
        treasure = view.recalled.treasures[district]
        value = warriors + view.bonuses[district] + (unseen if treasure == UNKNOWN else treasure)
        for owner, chance in zip(view.owners, odds, strict=True):
            if owner != NOBODY:
                hopes[owner] += value * chance
    return hopes


@lru_cache(maxsize=1 << 10)
def to_come(board: Board, owners: tuple[Seat, ...], warriors: Counts) -> Counts:
    """Return how many warriors of each colour in play are not on the board yet."""
    left = map(sub, warriors, map(sum, zip(*board, strict=True)))
    # a position laid out by hand may have more than there are
    return tuple([max(0, more) if seat != NOBODY else 0 for more, seat in zip(left, owners, strict=True)])


@lru_cache(maxsize=1 << 10)
def outlook(board: Board, owners: tuple[Seat, ...], warriors: Counts, size: int) -> tuple[tuple[float, Odds], ...]:
    """Return of each district how many warriors it may have in the end, and each colour's chance to take it."""
    left = to_come(board, owners, warriors)
    filling = sum(left) / max(1, len(board) * size - sum(map(sum, board)))
    found = []
    for row in board:
        coming = filling * (size - sum(row))
        found.append((sum(row) + coming, chances(row, owners, coming, left)))
    return tuple(found)


def chances(row: Counts, owners: tuple[Seat, ...], coming: float, left: Counts) -> Odds:
    """Return how likely each colour is to take a district to which so many more warriors come."""
    if not coming:
        return tuple([float(colour == winner(row)) for colour in range(len(row))])
    sharp, part = 1 + SHARP / (1 + coming / OPEN), GROWTH * coming / sum(left)
    numbers = [EMPTY + there + part * more for there, more in zip(row, left, strict=True)]
    weights = [number**sharp if seat != NOBODY else 0.0 for number, seat in zip(numbers, owners, strict=True)]
    return tuple([weight / sum(weights) for weight in weights])


def mean_unseen(view: View) -> float:
    """Return what a treasure may be that one has not seen."""
    seen = [treasure for treasure in view.recalled.treasures if treasure != UNKNOWN]
    return (sum(view.hoard) - sum(seen)) / max(1, len(view.hoard) - len(seen))


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


KNOW_HOW = KnowHow(worth, SPREAD, plies=at_once, forget=forget)
