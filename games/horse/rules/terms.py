"""What the worth of a position of The Trojan Horse consists of, so that people can be told why a move is better."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import UNKNOWN, Seat
from engine.knowhow import Amount, Term, Terms
from games.horse.rules.cards import DISTRICTS, District
from games.horse.rules.glance import Glance
from games.horse.rules.knowhow import EARLY, FIRM, RIVAL, expect_points, is_mine, mean_unseen, value_horse, value_turn
from games.horse.rules.outlook import forecast_districts, to_come


def terms(view: Glance) -> Terms:
    """Return what each seat can expect from each district, the loads to come, and the warriors in the horse.

    Of the rivals, only the one counts who can expect most.
    """
    firm = FIRM + EARLY * sum(to_come(view.board, view.owners, view.warriors))
    hopes = expect_points(view)
    rival = max([seat for seat in range(len(hopes)) if seat != view.seat], key=hopes.__getitem__)
    inside = sum([is_mine(view, warrior) for warrior in view.recalled.inside])
    weights = {seat: 1.0 if seat == view.seat else -RIVAL * (seat == rival) for seat in range(len(hopes))}
    return {
        **{term: Amount(weight * points / firm, (points, chance)) for seat, weight in weights.items()
           for term, points, chance in list_district_terms(view, seat)},
        ("horse", "loads", 0): Amount(value_turn(view) / firm, (view.loads if view.player == view.seat else 0,)),
        ("horse", "inside", 0): Amount(value_horse(view) / firm, (inside,)),
    }  # fmt: skip


def list_district_terms(view: Glance, seat: Seat) -> Iterator[tuple[Term, float, float]]:
    """Yield the points that a seat can expect from each district, and its chance to take it."""
    what = "own" if seat == view.seat else "rival"
    board = forecast_districts(view.board, view.owners, view.warriors, view.table.room)
    for district, (warriors, odds) in enumerate(board):
        chance = sum([odd for owner, odd in odds if owner == seat])
        value = warriors + view.bonuses[district] + expect_treasure(view, district)
        yield ("districts", what, number_district(seat, district)), value * chance, chance


def expect_treasure(view: Glance, district: District) -> float:
    """Return the treasure of a district, or the mean of those that the seat has not seen."""
    seen = view.recalled.treasures[district]
    return mean_unseen(view) if seen == UNKNOWN else seen


def number_district(seat: Seat, district: District) -> int:
    """Return a seat and a district as one number; ``divmod`` by the number of districts parts them."""
    return seat * len(DISTRICTS) + district
