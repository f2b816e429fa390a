"""Why a seat of Iliad cannot use a card or an action now."""

from __future__ import annotations

from collections.abc import Callable

from engine.core import Seat
from engine.why_not import Thing, Why
from games.iliad.rules import siege
from games.iliad.rules.cards import (
    AGAMEMNON,
    ARCHER,
    ATHENA,
    BALLISTA,
    CATAPULT,
    CHARIOT,
    ELEPHANT,
    HOPLITES,
    KINDS,
    PORTCULLIS,
    POSEIDON,
    SOFT,
    TILES,
    TROJAN_HORSE,
    Kind,
)
from games.iliad.rules.game import Iliad
from games.iliad.rules.imagination import build_army, copy_public_part
from games.iliad.rules.moves import ALONE, FIRST, HAND, MOUNT, STABLE, Accept, Attack, Discard, Lay, Move, Place, Take
from games.iliad.rules.position import ARRANGE, TAKE, TURN
from games.iliad.rules.state import State
from games.iliad.rules.turn import archers_riding, open_to_archers
from games.iliad.rules.view import View

ACTIONS = ("first", "ride", "hide", "move", "pass", "arrange", "take", "discard", "draw")
NEVER: dict[Thing, Why] = {  # things that no move ever does
    **{("attack", kind): Why("never-attacks", "IL-27") for kind in (HOPLITES[0], ELEPHANT, PORTCULLIS, TROJAN_HORSE)},
    ("stack", HOPLITES[-1]): Why("highest", "IL-12"),
    ("tile", ATHENA): Why("athena", "IL-60"),
    ("tile", POSEIDON): Why("poseidon", "IL-61"),
    ("move", 0): Why("stays", "IL-17"),
    ("draw", 0): Why("draw-between", "IL-71"),
}
ONLY = {  # actions that are possible only when the game asks for them
    "arrange": Why("only-arrange", "IL-55"),
    "discard": Why("only-discard", "IL-71"),
}
ENDS = {siege.POINTS: "IL-80", siege.ORACLES: "IL-81", siege.TIE_BREAK: "IL-82", siege.SHARED: "IL-83"}


def things(game: Iliad, view: View) -> list[Thing]:
    """Return the cards in hand, the Hoplites to stack, the sources of attacks, every action, and the others' tiles."""
    kinds = [kind for kind in range(len(KINDS)) if view.hand[kind]]
    loose = view.armies[view.seat].opened if view.phase == ARRANGE else view.hand
    stacks = [("stack", kind) for kind in HOPLITES if loose[kind]]
    attacks = [("attack", source) for source in list_sources(view)]
    tiles = [("tile", tile) for tile in range(len(TILES)) if view.tiles[tile] != view.seat]
    return [*(("card", kind) for kind in kinds), *stacks, *attacks, *((action, 0) for action in ACTIONS), *tiles]


def list_sources(view: View) -> list[int]:
    """Return what people may want to attack with; the lowest Hoplite stands for all, MOUNT for any riding Archer."""
    army, hand = build_army(view.armies[view.seat]), view.hand
    hiding = any(ARCHER in cards for cards in army.stable)
    there = {
        HOPLITES[0]: army.front & ~(1 << ALONE),
        ARCHER: army.line[ALONE] or hand[ARCHER] or hiding,
        CHARIOT: army.lone[CHARIOT],
        ELEPHANT: army.herd,
        CATAPULT: army.lone[CATAPULT] or hand[CATAPULT],
        BALLISTA: army.lone[BALLISTA] or hand[BALLISTA],
        PORTCULLIS: army.lone[PORTCULLIS],
        TROJAN_HORSE: army.stable,
        HAND: hand[CHARIOT],
        MOUNT: archers_riding(army),
    }
    return [source for source, any_ in there.items() if any_]


def uses(move: Move) -> list[Thing]:
    """Return the things that a move is made with: a card, and perhaps how it is placed or attacks."""
    match move:
        case Place(kind=kind, spot=spot):
            return [("card", kind), *describe_placement(kind, spot)]
        case Attack(source=source, end=end):
            return [("attack", min(source, MOUNT)), *([("first", 0)] if end == FIRST else [])]
        case Discard(kind=kind):
            return [("card", kind), ("discard", 0)]
        case Lay(kind=kind, spot=spot):
            return [("arrange", 0), *describe_placement(kind, spot)]
        case Accept():
            return [("arrange", 0)]
    return [("take" if isinstance(move, Take) else "pass", 0)]


def describe_placement(kind: Kind, spot: int) -> list[Thing]:
    """Return how a card is placed; nothing if it is placed alone."""
    if spot == ALONE:
        return []
    if spot < MOUNT:
        return [("stack", kind)]
    return [("ride" if spot < STABLE else "hide", 0)]


def legal(game: Iliad, view: View) -> list[Move]:
    """Return the legal moves of the view's seat."""
    return build_seen_state(game, view).legal(view.seat)


def build_seen_state(game: Iliad, view: View) -> State:
    """Return a position with what the view's seat sees."""
    state = State.undealt(game.sheet, view.table)
    copy_public_part(state, view)
    return state


def why(game: Iliad, view: View, thing: Thing) -> Why:
    """Return why no legal move uses this thing."""
    what, value = thing
    if view.outcome is not None:
        return Why("over", ENDS[view.outcome.reason])
    if view.order[0] != view.seat:
        return explain_unasked(view, (view.order[0],))
    if thing in NEVER:
        return NEVER[thing]
    if what in ONLY:
        return ONLY[what]
    if thing == ("tile", AGAMEMNON) or what == "take":
        return Why("agamemnon" if what == "tile" else "only-take", cite_prize_clause(view))
    if view.phase != TURN and not (view.phase == ARRANGE and what in ("stack", "ride")):
        deed, clause = after_a_siege(view)
        return Why(f"{deed}-first", clause)
    return BARRED[what](build_seen_state(game, view), view.seat, value)


def explain_unasked(view: View, actor: tuple[Seat]) -> Why:
    """Return why the seat has nothing to decide now."""
    if view.phase != TURN:
        deed, clause = after_a_siege(view)
        return Why(f"others-{deed}", clause, actor)
    if view.seat in view.order:
        return Why("not-your-turn", "IL-06", actor)
    if view.seat not in view.players:
        return Why("not-tied", "IL-82")
    return Why("withdrawn", "IL-44") if view.gorgon else Why("passed", "IL-40")


def after_a_siege(view: View) -> tuple[str, str]:
    """Return what is being done between turns, and its clause."""
    if view.phase == TAKE:
        return "take", cite_prize_clause(view)
    return ("arrange", "IL-55") if view.phase == ARRANGE else ("discard", "IL-71")


def cite_prize_clause(view: View) -> str:
    """Return the clause that says who takes victory cards and Agamemnon at the end of this siege."""
    return "IL-51" if view.gorgon else "IL-92" if view.table.duel else "IL-57"


# -- in the seat's own turn, and when it arranges cards from a Horse


def explain_unplaced(state: State, seat: Seat, kind: Kind) -> Why:
    """Return why a card cannot be placed; this only ever happens to a Trojan Horse."""
    return Why("gorgon-horse", "IL-19")


def explain_unstacked(state: State, seat: Seat, kind: Kind) -> Why:
    """Return why a Hoplite fits on no phalanx."""
    if state.armies[seat].front <= 1 << ALONE:
        return Why("no-phalanx", "IL-12")
    return Why("none-higher", "IL-12", number=state.sheet.points[kind])


def explain_unridden(state: State, seat: Seat, _: int) -> Why:
    """Return why nothing can be put on an Elephant."""
    if state.phase == TURN and not any(state.hands[seat][kind] for kind in SOFT):
        return Why("nothing-to-load", "IL-11")
    return Why("elephants-full", "IL-14") if state.armies[seat].herd else Why("no-elephant", "IL-16")


def explain_unhidden(state: State, seat: Seat, _: int) -> Why:
    """Return why nothing can be put into a Trojan Horse."""
    if state.gorgon:
        return Why("gorgon-horse", "IL-19")
    return Why("no-horse", "IL-16") if not state.armies[seat].stable else Why("nothing-to-load", "IL-11")


def explain_unattacked(state: State, seat: Seat, source: int) -> Why:
    """Return why something cannot attack."""
    army = state.armies[seat]
    if source in (ARCHER, CATAPULT, BALLISTA) and not (army.line[ALONE] if source == ARCHER else army.lone[source]):
        return Why("place-first", "IL-20") if state.hands[seat][source] else Why("hides", "IL-27")
    if source in NO_TARGET:
        return NO_TARGET[source]
    standing = tuple(foe for foe in state.foes[seat] if open_to_archers(state.armies[foe]))
    return Why("portcullis", "IL-22", standing) if standing else Why("nobody-stands", "IL-21")


def explain_unreached(state: State, seat: Seat, _: int) -> Why:
    """Return why the first Hoplite of a phalanx cannot be struck."""
    shooting = archers_riding(state.armies[seat])
    return Why("no-long-phalanx", "IL-24") if shooting else Why("only-from-elephant", "IL-24")


NO_TARGET = {CATAPULT: Why("no-walls", "IL-25"), BALLISTA: Why("no-beasts", "IL-26")}
BARRED: dict[str, Callable[[State, Seat, int], Why]] = {
    "card": explain_unplaced,
    "stack": explain_unstacked,
    "ride": explain_unridden,
    "hide": explain_unhidden,
    "attack": explain_unattacked,
    "first": explain_unreached,
}
