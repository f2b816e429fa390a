"""The end of the game: the winners, and the places of the others (DE-34)."""

from __future__ import annotations

from engine.core import Outcome
from games.delphi.rules.events import GameEnded
from games.delphi.rules.position import OVER, Position

POINTS, WINS, NINTH, SHARED = REASONS = ("points", "wins", "ninth", "shared")


def end_game(pos: Position) -> None:
    """End the game: most points win, then more marches won, then more points in the ninth march; then all share."""
    merits = list(zip(pos.scores, pos.wins, pos.gained, strict=True))
    best = max(merits)
    winners = tuple(seat for seat, merit in enumerate(merits) if merit == best)
    places = tuple(1 + sum(other > merit for other in merits) for merit in merits)
    shares = tuple(1 / len(winners) if merit == best else 0.0 for merit in merits)
    pos.phase, pos.asked = OVER, []
    pos.result = Outcome(shares, places, name_deciding_criterion(merits))
    pos.events.append(GameEnded(winners, tuple(pos.scores), pos.result.reason))


def name_deciding_criterion(merits: list[tuple[int, int, int]]) -> str:
    """Return the criterion by which the first is ahead of the second."""
    second, first = sorted(merits)[-2:]
    return next((REASONS[at] for at in range(3) if first[at] > second[at]), SHARED)
