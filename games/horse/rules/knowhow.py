"""How well a seat of The Trojan Horse is doing: know-how for computer players."""

from __future__ import annotations

from dataclasses import replace

from engine.core import UNKNOWN
from engine.knowhow import KnowHow, Skills, weigh_at_once
from games.horse.rules.cards import HELPER, Warrior
from games.horse.rules.features import features
from games.horse.rules.glance import Glance
from games.horse.rules.outlook import forecast_districts, to_come
from games.horse.rules.position import ALL_OR_NOTHING, LOAD, SWAP
from games.horse.rules.view import View

Seen = View | Glance

SPREAD = 1.0  # the lead that makes one side 2.7 times as likely to win; the weights were fitted to this
TEMPER = 0.7  # who is ahead wins more often than a search expects: 0.55 to 0.9 by 120 games (bench.calibration)
FIRM, EARLY = 2.5, 0.75  # such a lead in points once all warriors are on the board, plus more for each that is not
RIVAL = 0.3  # what a point of the best opponent costs
LOADING = 2.0  # points for each load that the seat still has
DROPPING = 1.0  # points for each of the seat's warriors in the horse that it can drop itself
GIVEN = 0.1  # points lost for each of them that another player will drop


def worth(view: Seen) -> float:
    """Return how well the view's seat is doing; the fewer warriors are to come, the more a lead is worth."""
    if view.outcome:
        return 100.0 * (view.outcome.shares[view.seat] or -1)
    hopes = expect_points(view)
    stand = hopes.pop(view.seat) - RIVAL * max(hopes) + value_turn(view) + value_horse(view)
    return stand / (FIRM + EARLY * sum(to_come(view.board, view.owners, view.warriors)))


def expect_points(view: Seen) -> list[float]:
    """Return the points that each seat can expect from the districts."""
    hopes, unseen = [0.0] * view.table.seats, mean_unseen(view)
    districts = forecast_districts(view.board, view.owners, view.warriors, view.table.room)
    for (warriors, odds), bonus, treasure in zip(districts, view.bonuses, view.recalled.treasures, strict=True):
        value = warriors + bonus + (unseen if treasure == UNKNOWN else treasure)
        for owner, chance in odds:
            hopes[owner] += value * chance
    return hopes


def mean_unseen(view: Seen) -> float:
    """Return the mean of the treasures that the seat has not seen."""
    seen = [treasure for treasure in view.recalled.treasures if treasure != UNKNOWN]
    return (sum(view.hoard) - sum(seen)) / max(1, len(view.hoard) - len(seen))


def value_turn(view: Seen) -> float:
    """Return the worth of the loads that the seat still has this turn."""
    if view.player != view.seat:
        return 0.0
    if view.phase in (SWAP, ALL_OR_NOTHING):
        return LOADING * len(view.beside)
    return LOADING * view.loads if view.phase == LOAD else 0.0


def value_horse(view: Seen) -> float:
    """Return the worth of the seat's warriors in the horse, by whether it can drop them itself."""
    return sum(weigh_warrior(view, place) for place, colour in enumerate(view.recalled.inside) if is_mine(view, colour))


def is_mine(view: Seen, warrior: Warrior) -> bool:
    """Return whether a warrior belongs to the view's seat; helpers belong to nobody."""
    return warrior != HELPER and view.owners[warrior] == view.seat


def weigh_warrior(view: Seen, place: int) -> float:
    """Return the worth of one of the seat's warriors inside when ``place`` others drop out before it."""
    mine = view.player == view.seat and view.loads > place
    return DROPPING if mine else -GIVEN


def forget(_: object, view: View) -> View:
    """Return the view of a seat that knows only the treasures that it may look at now (TH-16)."""
    in_sight = sum(1 << district for district, treasure in enumerate(view.treasures) if treasure != UNKNOWN)
    seen = tuple(in_sight if seat == view.seat else known for seat, known in enumerate(view.recalled.seen))
    return replace(view, recalled=replace(view.recalled, treasures=view.treasures, seen=seen))


SKILLS = {  # of the levels below ``hard``, by seats and sides (docs/players-record.md)
    (2, 2): Skills(errs=60, imagines=40),
    (3, 3): Skills(errs=50, imagines=40),
    (4, 4): Skills(errs=60, imagines=30),
}
KNOW_HOW = KnowHow(
    worth, SPREAD, Glance, plies=weigh_at_once, forget=forget, temper=TEMPER, features=features, skills=SKILLS
)
