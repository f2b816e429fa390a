"""Why a seat of The Trojan Horse cannot do something now."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import NOBODY
from engine.why_not import Thing, Why
from games.horse.rules import turn
from games.horse.rules.cards import BESIDE, COLOURS, DISTRICTS, HELPER
from games.horse.rules.game import Horse
from games.horse.rules.moves import AllOrNothing, Announce, Load, Move
from games.horse.rules.position import ALL_OR_NOTHING, ANNOUNCE, LOAD, OVER, SWAP
from games.horse.rules.view import View

FIRST = {  # the questions that have to be answered before a warrior is loaded
    ANNOUNCE: Why("announce-first", "TH-10"),
    SWAP: Why("swap-first", "TH-17"),
    ALL_OR_NOTHING: Why("decide-first", "TH-17"),
}
NO_POSEIDON = Why("no-poseidon", "TH-17")


def things(game: Horse, view: View) -> list[Thing]:
    """Return the numbers to announce, the colors in play, the helper, the districts, and Poseidon's two powers."""
    warriors = [*(colour for colour in COLOURS if view.owners[colour] != NOBODY), HELPER]
    numbers: list[Thing] = [("announce", number) for number in range(1, BESIDE + 1)]
    loads = [*(("load", warrior) for warrior in warriors), *(("at", district) for district in DISTRICTS)]
    return [*numbers, *loads, ("swap", 0), ("all", 0)]


def uses(move: Move) -> list[Thing]:
    """Return the things that a move is made with; the warrior to load and the district are two things."""
    if isinstance(move, Announce):
        return [("announce", move.number)]
    if isinstance(move, Load):
        return [("load", move.warrior), ("at", move.district)]
    return [("all", 0)] if isinstance(move, AllOrNothing) else [("swap", 0)]


def legal(game: Horse, view: View) -> Sequence[Move]:
    """Return the legal moves of the view's seat."""
    if view.seat != view.player or view.phase == OVER:
        return ()
    return turn.list_legal_moves(view)


def why(game: Horse, view: View, thing: Thing) -> Why:
    """Return why no legal move uses this thing."""
    what, value = thing
    if view.phase == OVER:
        return Why("over", "TH-20")
    if view.seat != view.player:
        return Why("not-your-turn", "TH-06", (view.player,))
    if what == "announce":
        return explain_unannounced(view)
    if what == "swap":
        return Why("swap-decided", "TH-17") if view.phase == ALL_OR_NOTHING else NO_POSEIDON
    if what == "all":
        return FIRST[SWAP] if view.phase == SWAP else NO_POSEIDON
    if view.phase != LOAD:
        return FIRST[view.phase]
    return Why("no-room", "TH-13", number=view.table.room) if what == "at" else explain_unloaded(view, value)


def explain_unannounced(view: View) -> Why:
    """Return why a number cannot be announced."""
    if view.phase == ANNOUNCE:
        return Why("more-than-lie", "TH-10", number=len(view.beside))
    return Why("announced-already", "TH-11")


def explain_unloaded(view: View, warrior: int) -> Why:
    """Return why a warrior cannot be loaded while others can."""
    return Why("coloured-first", "TH-20") if warrior in view.beside else Why("not-beside", "TH-11")
