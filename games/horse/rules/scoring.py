"""The winners of the districts, and of the game (TH-30 to TH-32)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.core import NOBODY, Outcome, Seat
from games.horse.rules.cards import Warrior
from games.horse.rules.events import DistrictWon, GameEnded
from games.horse.rules.position import OVER, Position

POINTS, MORE_DISTRICTS, MORE_WARRIORS, SHARED = "points", "districts", "warriors", "shared"


@dataclass(frozen=True, slots=True, order=True)
class Score:
    """What decides the victory, most important first (TH-32)."""

    points: int = 0
    districts: int = 0
    warriors: int = 0

    def plus(self, won: DistrictWon) -> Score:
        """Return the score with one more district."""
        return Score(self.points + won.points, self.districts + 1, self.warriors + won.winners)


def find_winner(row: Sequence[int]) -> Warrior:
    """Return the color that takes a district with these warriors, or NOBODY (TH-30)."""
    for number in sorted(row, reverse=True):
        if number and row.count(number) == 1:
            return row.index(number)
    return NOBODY


def count_districts(
    board: Sequence[Sequence[int]], owners: Sequence[Seat], bonuses: Sequence[int], treasures: Sequence[int]
) -> list[DistrictWon]:
    """Return the winner of each district, and what it is worth (TH-30, TH-31)."""
    found = []
    for district, row in enumerate(board):
        colour = find_winner(row)
        seat, winners = (NOBODY, 0) if colour == NOBODY else (owners[colour], row[colour])
        found.append(DistrictWon(district, colour, seat, winners, sum(row), bonuses[district], treasures[district]))
    return found


def sum_scores(districts: Iterable[DistrictWon], seats: int) -> list[Score]:
    """Return the score of each player, adding up the colors of a player (TH-05)."""
    found = [Score()] * seats
    for won in districts:
        if won.seat != NOBODY:
            found[won.seat] = found[won.seat].plus(won)
    return found


def end_game(pos: Position) -> None:
    """Count the districts and end the game (TH-32)."""
    districts = count_districts(pos.board, pos.owners, pos.sheet.bonuses, pos.treasures)
    found = sum_scores(districts, pos.table.seats)
    winners = tuple(seat for seat, score in enumerate(found) if score == max(found))
    shares = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(pos.table.seats))
    places = tuple(1 + sum(other > score for other in found) for score in found)
    pos.result = Outcome(shares, places, name_deciding_criterion(found))
    pos.phase = OVER
    pos.events += [*districts, GameEnded(winners, tuple(score.points for score in found), pos.result.reason)]


def name_deciding_criterion(found: Sequence[Score]) -> str:
    """Return the criterion that decided between the two best."""
    first, second, *_ = sorted(found, reverse=True)
    if first.points > second.points:
        return POINTS
    if first.districts > second.districts:
        return MORE_DISTRICTS
    return MORE_WARRIORS if first.warriors > second.warriors else SHARED
