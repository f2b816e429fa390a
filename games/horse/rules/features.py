"""What a value net reads of a position of The Trojan Horse."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Seat
from engine.features import Features, one_hot
from games.horse.rules.cards import COLOURS, DISTRICTS, INSIDE, Warrior
from games.horse.rules.outlook import forecast_districts
from games.horse.rules.position import OVER, Position
from games.horse.rules.scoring import find_winner

FULL = 15  # warriors in play of one player, about


def features(pos: Position) -> Features:
    """Return the districts, and for each seat its warriors, what it would take now, and what it can hope to take."""
    values = [value_district(pos, district) for district in DISTRICTS]
    takes, hopes = list(map(find_winner, pos.board)), estimate_chances(pos)
    return encode_board(pos, values), [
        encode_seat(pos, seat, values, takes) + hopes[seat] for seat in range(pos.table.seats)
    ]


def estimate_chances(pos: Position) -> list[list[float]]:
    """Return each seat's chance to take each district, and the points that it can expect from all, in tens."""
    chances = [[0.0] * (len(DISTRICTS) + 1) for _ in range(pos.table.seats)]
    board = tuple(map(tuple, pos.board))
    districts = forecast_districts(board, tuple(pos.owners), pos.sheet.warriors, pos.table.room)
    for district, (warriors, odds) in enumerate(districts):
        value = (warriors + pos.sheet.bonuses[district] + pos.treasures[district]) / 10
        for owner, chance in odds:
            chances[owner][district] += chance
            chances[owner][-1] += chance * value
    return chances


def value_district(pos: Position, district: int) -> float:
    """Return what a district brings if it is taken now, in tens of points."""
    return (pos.sheet.bonuses[district] + pos.treasures[district] + sum(pos.board[district])) / 10


def encode_board(pos: Position, values: Sequence[float]) -> list[float]:
    """Return the value and the room of each district, and what is to be decided."""
    room = [1 - sum(row) / pos.table.room for row in pos.board]
    return [*values, *room, *one_hot(pos.phase, OVER), pos.loads / 3, pos.turn, len(pos.bag) / 20]


def encode_seat(pos: Position, seat: Seat, values: Sequence[float], takes: Sequence[Warrior]) -> list[float]:
    """Return a seat's warriors on the board, beside it, inside the horse and still to come."""
    mine = [colour for colour in COLOURS if pos.owners[colour] == seat]
    there = [pos.board[district][colour] / 3 for district in DISTRICTS for colour in mine]
    won = [value if take in mine else 0.0 for value, take in zip(values, takes, strict=True)]
    beside = sum([warrior in mine for warrior in pos.beside]) / 2
    inside = [len(pos.inside) > place and pos.inside[place] in mine for place in range(INSIDE)]
    on_board = sum([pos.board[district][colour] for district in DISTRICTS for colour in mine])
    to_come = (sum([pos.sheet.warriors[colour] for colour in mine]) - on_board) / FULL
    return [*there, *won, sum(won), beside, *inside, to_come, pos.player == seat, (pos.player == seat) * pos.loads]
