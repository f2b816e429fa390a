"""Why a seat of Hector and Achilles cannot use a card or an action now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core import Seat
from engine.why_not import Thing, Why
from games.hector.rules import closing, turn
from games.hector.rules.cards import NONE, PILES, Kind
from games.hector.rules.game import Hector
from games.hector.rules.moves import (
    Change,
    Deploy,
    Exchange,
    Fate,
    GiveUp,
    Move,
    Name,
    Retreat,
    Strengthen,
    Troop,
    Vanguard,
)
from games.hector.rules.position import FATE, GIVE_UP, NAME, ORIENT, OVER, SEATS, TURN, VANGUARD
from games.hector.rules.state import list_legal_moves
from games.hector.rules.view import View

ACTIONS: Mapping[type[Any], str] = {
    Exchange: "exchange",
    Change: "change",
    Deploy: "deploy",
    Strengthen: "strengthen",
    Retreat: "retreat",
    Name: "name",
    Fate: "fate",
    GiveUp: "give_up",
}
TURN_OF = {VANGUARD: "HA-10", NAME: "HA-11", ORIENT: "HA-12", TURN: "HA-20", FATE: "HA-30", GIVE_UP: "HA-42"}
FIRST = {  # the questions that have to be answered before a turn begins or continues
    VANGUARD: "vanguard-first",
    NAME: "name-first",
    ORIENT: "orient-first",
    FATE: "fate-first",
    GIVE_UP: "give-up-first",
}
ENDS = {
    closing.FRONT_GONE: "HA-60", closing.RESERVE_GONE: "HA-61",
    closing.BATTLE: "HA-62", closing.TROOPS: "HA-62", closing.EQUAL: "HA-62",
}  # fmt: skip
ONLY = {  # actions that are possible only when the game asks for them
    "vanguard": Why("only-vanguard", "HA-10"),
    "name": Why("only-name", "HA-11"),
    "fate": Why("only-fate", "HA-30"),
    "give_up": Why("only-give-up", "HA-42"),
}
NO_HERO = Why("no-hero", "HA-64")


class Seen:
    """What a seat sees, laid out like a position; the other side's values are never used."""

    def __init__(self, view: View) -> None:
        army = view.armies[view.seat]
        self.sheet, self.phase, self.acted, self.tile, self.colours = (
            view.sheet, view.phase, view.acted, view.tile, view.colours,
        )  # fmt: skip
        self.hands, self.hero, self.played = for_both(list(view.hand)), for_both(view.hero), for_both(list(army.played))
        self.piles, self.fighting = for_both(army.piles), for_both(army.fighting)
        self.heroes, self.under = for_both(army.heroes), for_both(army.under)
        self.deployed, self.covered = for_both(army.deployed), for_both(army.covered)
        self.favoured, self.favours = for_both(army.favoured), for_both(army.favours)


def for_both(own: Any) -> list[Any]:
    """Return the same value for both seats."""
    return [own for _ in SEATS]


def things(game: Hector, view: View) -> list[Thing]:
    """Return the troops in hand, every action, the four piles, and the troops played, to put a favor on."""
    troops: list[Thing] = [("troop", kind) for kind in sorted(set(view.hand))]
    favours = [("favour", kind) for kind in sorted(set(view.armies[view.seat].played))]
    return [*troops, *((action, 0) for action in ACTIONS.values()), *(("vanguard", pile) for pile in PILES), *favours]


def uses(move: Move) -> list[Thing]:
    """Return the things that a move is made with: a troop, a pile, or an action and its troop."""
    if isinstance(move, Troop):
        return [("troop", move.kind)]
    if isinstance(move, Vanguard):
        return [("vanguard", move.pile)]
    on: list[Thing] = [("favour", move.kind)] if isinstance(move, Strengthen) else []
    return [(ACTIONS[type(move)], 0), *on]


def legal(game: Hector, view: View) -> list[Move]:
    """Return the legal moves of the view's seat."""
    return list_legal_moves(Seen(view), view.seat) if view.seat == view.actor and view.phase != OVER else []


def why(game: Hector, view: View, thing: Thing) -> Why:
    """Return why no legal move uses this thing."""
    what, value = thing
    if view.outcome is not None:
        return Why("over", ENDS[view.outcome.reason])
    if view.seat != view.actor:
        return Why("not-your-turn", cite_question(view), (view.actor,))
    if what == "vanguard" and view.phase == VANGUARD:
        return Why("pile-empty", "HA-10")
    if what in ONLY:
        return ONLY[what]
    if view.phase != TURN:
        return Why(FIRST[view.phase], cite_question(view))
    return Why("acted", "HA-20") if view.acted else explain_unable(view, view.seat, what, value)


def cite_question(view: View) -> str:
    """Return the clause of what is asked now; what a retreat costs has one of its own."""
    return "HA-51" if view.phase == GIVE_UP and view.retreated else TURN_OF[view.phase]


def explain_unable(view: View, seat: Seat, what: str, kind: Kind) -> Why:
    """Return why an action cannot be taken although none was taken this turn."""
    if what == "exchange":
        return Why("nothing-to-draw", "HA-21")
    if what in ("change", "deploy"):
        return explain_no_hero_in_hand(view, seat, "HA-22" if what == "change" else "HA-23")
    army = view.armies[seat]
    if army.deployed == NONE:
        return NO_HERO if view.hero == NONE else Why("deploy-first", "HA-24")
    if not army.favours:
        return Why("no-favour", "HA-24")
    return Why("all-taken", "HA-24") if not turn.list_plain_troops(Seen(view), seat) else Why("takes-none", "HA-24")


def explain_no_hero_in_hand(view: View, seat: Seat, clause: str) -> Why:
    """Return why the hero cannot be changed or deployed."""
    if view.hero != NONE:
        return Why("no-other-hero", "HA-22")
    return NO_HERO if view.armies[seat].deployed == NONE else Why("hero-lies", clause)
