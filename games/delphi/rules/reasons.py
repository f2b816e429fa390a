"""Why a seat of Delphi cannot use a card or an action now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.why_not import Thing, Why
from games.delphi.rules.cards import MARCHES, PARADES, PASS, PILED
from games.delphi.rules.game import Delphi
from games.delphi.rules.moves import (
    Hire,
    Keep,
    Lay,
    Move,
    Obey,
    Play,
    PutUnder,
    Spare,
    Strike,
    Swap,
    TakeBack,
    Withdraw,
)
from games.delphi.rules.position import HIRE, LAY, OBEY, OVER, PLAY, STRIKE, SWAP, TAKE_BACK
from games.delphi.rules.state import list_legal_moves
from games.delphi.rules.view import View

CARD = "card"
ACTIONS: Mapping[type[Any], str] = {
    Withdraw: "withdraw",
    Strike: "zeus",
    Spare: "zeus",
    Obey: "oracle",
    PutUnder: "oracle",
    Swap: "battle_order",
    Keep: "battle_order",
    Hire: "mercenaries",
    TakeBack: "levy",
}
ASKED = {  # questions that a card raises, and the clause that says they are answered first
    STRIKE: Why("zeus-first", "DE-27"),
    OBEY: Why("oracle-first", "DE-28"),
    SWAP: Why("battle-order-first", "DE-42"),
    HIRE: Why("mercenaries-first", "DE-43"),
    TAKE_BACK: Why("levy-first", "DE-41"),
}
ONLY = {  # actions that are possible only when the game asks for them
    "zeus": Why("no-zeus", "DE-27"),
    "oracle": Why("no-oracle", "DE-28"),
    "battle_order": Why("no-battle-order", "DE-42"),
    "mercenaries": Why("no-mercenaries", "DE-43"),
    "levy": Why("no-levy", "DE-41"),
}


def things(game: Delphi, view: View) -> list[Thing]:
    """Return the kinds of cards in the seat's hand, the Pass, and every action."""
    kinds = [kind for kind in PILED if view.hand[kind]]
    return [*((CARD, kind) for kind in (*kinds, PASS)), *((action, 0) for action in dict.fromkeys(ACTIONS.values()))]


def uses(move: Move) -> list[Thing]:
    """Return the card or the action that a move uses."""
    return [(CARD, move.kind)] if isinstance(move, Lay | Play) else [(ACTIONS[type(move)], 0)]


def legal(game: Delphi, view: View) -> list[Move]:
    """Return the legal moves of the view's seat."""
    return list_legal_moves(view, view.seat, view.hand, view.lay) if view.seat in view.asked else []


def why(game: Delphi, view: View, thing: Thing) -> Why:
    """Return why no legal move uses this thing."""
    if view.seat not in view.asked:
        return explain_unasked(view)
    if thing[0] in ONLY:
        return ONLY[thing[0]]
    if view.phase in ASKED:
        return ASKED[view.phase]
    if view.phase == PLAY:
        return Why("pass-not-needed", "DE-14")
    if not any(view.hand):
        return Why("only-the-pass", "DE-15")
    return Why("lies-already", "DE-04") if thing[0] == CARD else Why("lay-the-pass", "DE-14")


def explain_unasked(view: View) -> Why:
    """Return why the seat has nothing to decide now."""
    if view.phase == OVER:
        return Why("over", "DE-34")
    if view.seat not in view.players:
        return Why("finished" if view.number == PARADES * MARCHES else "withdrawn", "DE-18")
    if view.phase in (LAY, PLAY):
        return Why("not-weakest", "DE-13", view.asked)
    return Why("not-asked", ASKED[view.phase].clause, view.asked)
