"""Why something cannot be done now in Pig in the cup."""

from __future__ import annotations

from collections.abc import Sequence

from engine.why_not import Reasons, Thing, Why
from ilion_pig.rules.game import Pig
from ilion_pig.rules.moves import ROLL, STOP, Move
from ilion_pig.rules.state import View

ROLLING, STOPPING = ROLL.parts()[0], STOP.parts()[0]


def things(game: Pig, view: View) -> Sequence[Thing]:
    """Return all that the seat can ask about."""
    return (ROLLING, STOPPING)


def uses(move: Move) -> Sequence[Thing]:
    """Return what a move is made with."""
    return move.parts()


def legal(game: Pig, view: View) -> Sequence[Move]:
    """Return the legal moves of the seat."""
    if view.outcome or view.seat != view.player:
        return ()
    return (ROLL, STOP) if view.cup.rolls else (ROLL,)


def why(game: Pig, view: View, thing: Thing) -> Why:
    """Return why no move is made with this thing."""
    if view.outcome:
        return Why("over", "PG-08")
    if view.seat != view.player:
        return Why("not-your-turn", "PG-01", (view.player,))
    return Why("roll-first", "PG-05")


REASONS = Reasons(things, uses, legal, why)
