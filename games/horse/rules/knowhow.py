"""How well a seat of The Trojan Horse is doing: know-how for computer players."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from operator import sub
from typing import TYPE_CHECKING

from engine.core import NOBODY, UNKNOWN, Seat
from engine.knowhow import KnowHow, at_once
from games.horse.rules.cards import HELPER, Counts, Warrior
from games.horse.rules.features import features
from games.horse.rules.glance import Glance
from games.horse.rules.position import ALL_OR_NOTHING, LOAD, SWAP
from games.horse.rules.scoring import winner
from games.horse.rules.view import View

if TYPE_CHECKING:
    from games.horse.rules.game import Horse

Seen = View | Glance

SPREAD = 1.0  # the lead that makes one side 2.7 times as likely to win; the weights were fitted to this
TEMPER = 0.7  # who is ahead wins more often than a search expects: 0.55 to 0.9 by 120 games (bench.calibration)
FIRM, EARLY = 2.5, 0.75  # such a lead in points once all warriors are on the board, plus more for each that is not
RIVAL = 0.3  # what a point of the best opponent costs
EMPTY = 0.7  # what a color counts in a district besides its warriors there
GROWTH = 1.25  # what each warrior counts that is expected to come
SHARP, OPEN = 3.6, 2.5  # how much numbers matter in a full district, and how many missing warriors halve that
LOADING = 2.0  # points for each load that the seat still has
DROPPING = 1.0  # points for each of the seat's warriors in the horse that it can drop itself
GIVEN = 0.1  # points lost for each of them that another player will drop

Board = tuple[Counts, ...]  # the warriors of each color in each district
Odds = tuple[tuple[Seat, float], ...]  # the owner of each color in play, and its chance to take a district


def worth(view: Seen) -> float:
    """Return how well the view's seat is doing; the fewer warriors are to come, the more a lead is worth."""
    if view.outcome:
        return 100.0 * (view.outcome.shares[view.seat] or -1)
    hopes = expected(view)
    stand = hopes.pop(view.seat) - RIVAL * max(hopes) + turn(view) + horse(view)
    return stand / (FIRM + EARLY * sum(to_come(view.board, view.owners, view.warriors)))


def expected(view: Seen) -> list[float]:
    """Return the points that each seat can expect from the districts."""
    hopes, unseen = [0.0] * view.table.seats, mean_unseen(view)
    districts = outlook(view.board, view.owners, view.warriors, view.table.room)
    for (warriors, odds), bonus, treasure in zip(districts, view.bonuses, view.recalled.treasures, strict=True):
        value = warriors + bonus + (unseen if treasure == UNKNOWN else treasure)
        for owner, chance in odds:
            hopes[owner] += value * chance
    return hopes


@lru_cache(maxsize=1 << 10)
def to_come(board: Board, owners: tuple[Seat, ...], warriors: Counts) -> Counts:
    """Return how many warriors of each color in play are not on the board yet."""
    left = map(sub, warriors, map(sum, zip(*board, strict=True)))
    # a position made by hand, as in a test, may have more warriors than the box
    return tuple([max(0, more) if seat != NOBODY else 0 for more, seat in zip(left, owners, strict=True)])


@lru_cache(maxsize=1 << 10)
def outlook(board: Board, owners: tuple[Seat, ...], warriors: Counts, size: int) -> tuple[tuple[float, Odds], ...]:
    """Return, for each district, how many warriors to expect at the end, and the chance of each color to take it."""
    left = to_come(board, owners, warriors)
    filling = sum(left) / max(1, len(board) * size - sum(map(sum, board)))
    found = []
    for row in board:
        coming = filling * (size - sum(row))
        odds = chances(row, owners, coming, left)
        found.append((sum(row) + coming, tuple([way for way in zip(owners, odds, strict=True) if way[0] != NOBODY])))
    return tuple(found)


def chances(row: Counts, owners: tuple[Seat, ...], coming: float, left: Counts) -> list[float]:
    """Return the chance of each color to take a district where ``coming`` more warriors are expected."""
    if not coming:
        return [float(colour == winner(row)) for colour in range(len(row))]
    sharp, part = 1 + SHARP / (1 + coming / OPEN), GROWTH * coming / sum(left)
    colours = zip(row, left, owners, strict=True)
    weights = [(EMPTY + there + part * more) ** sharp if seat != NOBODY else 0.0 for there, more, seat in colours]
    total = sum(weights)
    return [weight / total for weight in weights]


def mean_unseen(view: Seen) -> float:
    """Return the mean of the treasures that the seat has not seen."""
    seen = [treasure for treasure in view.recalled.treasures if treasure != UNKNOWN]
    return (sum(view.hoard) - sum(seen)) / max(1, len(view.hoard) - len(seen))


def turn(view: Seen) -> float:
    """Return the worth of the loads that the seat still has this turn."""
    if view.player != view.seat:
        return 0.0
    if view.phase in (SWAP, ALL_OR_NOTHING):
        return LOADING * len(view.beside)
    return LOADING * view.loads if view.phase == LOAD else 0.0


def horse(view: Seen) -> float:
    """Return the worth of the seat's warriors in the horse, by whether it can drop them itself."""
    return sum(hope(view, place) for place, colour in enumerate(view.recalled.inside) if is_mine(view, colour))


def is_mine(view: Seen, warrior: Warrior) -> bool:
    """Return whether a warrior belongs to the view's seat; helpers belong to nobody."""
    return warrior != HELPER and view.owners[warrior] == view.seat


def hope(view: Seen, place: int) -> float:
    """Return the worth of one of the seat's warriors inside when ``place`` others drop out before it."""
    mine = view.player == view.seat and view.loads > place
    return DROPPING if mine else -GIVEN


def forget(game: Horse, view: View) -> View:
    """Return the view of a seat that knows only the treasures that it may look at now (TH-16)."""
    in_sight = sum(1 << district for district, treasure in enumerate(view.treasures) if treasure != UNKNOWN)
    seen = tuple(in_sight if seat == view.seat else known for seat, known in enumerate(view.recalled.seen))
    return replace(view, recalled=replace(view.recalled, treasures=view.treasures, seen=seen))


KNOW_HOW = KnowHow(worth, SPREAD, Glance, plies=at_once, forget=forget, temper=TEMPER, features=features)
