"""Why a seat of Fight for Olympus cannot use a card, a unit or an action now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core import NOBODY
from engine.why_not import Thing, Why
from games.olympus.rules import payment
from games.olympus.rules.agenda import (
    ABOUT_UNITS,
    AIM,
    AIM_TWO,
    ARRANGE,
    BESIDE_OPPOSITE,
    DISCARD,
    ENEMY_HEROES,
    ENEMY_SOLDIERS,
    EQUIPPED_ENEMIES,
    EXCHANGE,
    FREE_PLAY,
    OTHER_HEROES,
    PASS_ON,
    PAY,
    PHASE,
    PLAY,
    READY_OTHERS,
    RECOVER,
    SURVIVE,
    TAKE,
    UNDER,
    Frame,
)
from games.olympus.rules.cards import COLOURS, FIRST_EQUIPMENT, WILD, Colour, Kind
from games.olympus.rules.game import Olympus
from games.olympus.rules.imagination import copy_public_part
from games.olympus.rules.moves import (
    CHOOSING,
    DONE,
    FREE,
    MARKER,
    SUFFER,
    USE,
    WAIVE,
    Heal,
    Move,
    Pair,
    Phase,
    Pick,
    Play,
    Shift,
    Space,
    Take,
    Transfer,
    Unit,
    Word,
)
from games.olympus.rules.permanent import find_strength, room_for
from games.olympus.rules.position import FULL_ROW, OWNER, PILE, POINTS, TIED
from games.olympus.rules.state import State
from games.olympus.rules.turn import PLAYING
from games.olympus.rules.units import ENEMY, FITS, list_wounded
from games.olympus.rules.view import View

ACTIONS = ("done", "leave_out", "use", "waive", "take", "draw")
WORDS: dict[Word, list[Thing]] = {
    DONE: [("done", 0)],
    USE: [("use", 0)],
    WAIVE: [("waive", 0)],
    SUFFER: [("waive", 0)],
}
ENDS = {FULL_ROW: "OL-31", POINTS: "OL-32", PILE: "OL-33", TIED: "OL-33"}
FIRST = {PAY: Why("pay-first", "OL-10"), FREE_PLAY: Why("drawn-first", "OL-42")}  # before any other card is played
ALWAYS = {  # the reasons that apply whenever the game does not ask for the thing
    "choose": Why("one-way", "OL-10"),
    "recover": Why("recovers-heroes", "OL-14"),
    "use": Why("no-power-asks", "OL-12"),
    "take": Why("only-take", "OL-22"),
    "draw": Why("draw-later", "OL-30"),
}
UNFIT = {  # why a unit is not one that a power can aim at
    ENEMY_HEROES: Why("heroes-only", "OL-14"),
    ENEMY_SOLDIERS: Why("soldiers-only", "OL-14"),
    EQUIPPED_ENEMIES: Why("bears-nothing", "OL-40"),
    BESIDE_OPPOSITE: Why("not-beside", "OL-16"),
    OTHER_HEROES: Why("heroes-only", "OL-14"),
    READY_OTHERS: Why("not-ready", "OL-28"),
}


def things(game: Olympus, view: View) -> list[Thing]:
    """Return the cards in hand, the seat's units, every action, and anything else that the question is about."""
    state, question = build_seen_state(game, view), find_question(view)
    priced = {move.kind for move in state.legal(view.seat) if isinstance(move, Play) and move.payment != FREE}
    spaces = state.standing(view.seat) + (state.standing(1 - view.seat) if question in ABOUT_UNITS else ())
    markers = [colour for colour in range(len(COLOURS)) if question == TAKE or view.markers[colour] == view.seat]
    return [
        *(("card", kind) for kind in sorted(set(view.hand))),
        *(("choose", kind) for kind in sorted(priced)),
        *(("unit", space) for space in spaces),
        *(("marker", colour) for colour in markers if question in (TAKE, PAY)),
        *(("recover", kind) for kind in sorted(set(view.discards)) if question == RECOVER),
        *((action, 0) for action in ACTIONS),
    ]


def find_question(view: View) -> int:
    """Return the number of the question that the seat has to answer, or NOBODY."""
    return view.agenda[-1][0] if view.agenda and view.agenda[-1][1] == view.seat else NOBODY


def uses(move: Move) -> list[Thing]:
    """Return the things that a move is made with: cards, units, a marker, or an action."""
    match move:
        case Play(kind=kind, payment=payment):
            return [("card", kind), *([("choose", kind)] if payment == CHOOSING else [])]
        case Pick():
            return [name_pick(move)]
        case Unit(space=space) | Heal(space=space) | Shift(space=space):
            return [("unit", space)]
        case Pair(space=one, other=two) | Transfer(source=one, target=two):
            return [("unit", one), ("unit", two)]
        case Take(colour=colour):
            return [("marker", colour), ("take", 0)]
        case Phase(left=left):
            return [("leave_out", 0)] if left else []
    return WORDS.get(move, [])


def name_pick(move: Pick) -> Thing:
    """Return the thing that a pick chooses: a marker, a card in hand, or a discarded card."""
    if move.kind >= MARKER:
        return "marker", move.kind - MARKER
    return "recover" if move.verb == "recover" else "card", move.kind


def legal(game: Olympus, view: View) -> list[Move]:
    """Return the legal moves of the view's seat."""
    return build_seen_state(game, view).legal(view.seat)


def build_seen_state(game: Olympus, view: View) -> State:
    """Return a position with what the view's seat sees."""
    state = State.undealt(game.sheet)
    copy_public_part(state, view)
    state.recount()
    return state


def why(game: Olympus, view: View, thing: Thing) -> Why:
    """Return why no legal move uses this thing."""
    what, value = thing
    if view.outcome is not None:
        return Why("over", ENDS[view.outcome.reason])
    frame = view.agenda[-1]
    if frame[1] == view.seat:
        return ALWAYS[what] if what in ALWAYS else BARRED[what](build_seen_state(game, view), frame, value)
    reason, clause = ("others-save", "OL-26") if view.active == view.seat else ("not-your-turn", "OL-06")
    return Why(reason, clause, (frame[1],))


# -- cards


def explain_unplayed(state: State, frame: Frame, kind: Kind) -> Why:
    """Return why a card in hand cannot be chosen."""
    question, seat = frame[:2]
    if question == PAY:
        return explain_unpaid(state, frame, kind)
    if question == SURVIVE:
        return Why("not-green", "OL-42")
    if question != PLAY and not (question == FREE_PLAY and kind == frame[3]):
        return explain_not_playing(state, frame, 0)
    if room_for(state, seat, kind):
        return Why("cannot-pay", "OL-10")
    if kind < FIRST_EQUIPMENT:
        return Why("row-full", "OL-11")
    return Why("no-bearer", "OL-11") if state.standing(seat) else Why("no-unit", "OL-11")


def explain_not_playing(state: State, frame: Frame, _: int) -> Why:
    """Return why no card can be played now."""
    question, seat = frame[:2]
    if question == PHASE and frame[2] == PLAYING:
        return Why("phase-first", "OL-05")
    if question in FIRST:
        return FIRST[question]
    return Why("answer-first", "OL-12") if (PLAY, seat) in state.agenda else Why("cards-over", "OL-06")


def explain_unpaid(state: State, frame: Frame, item: int) -> Why:
    """Return why a card or a marker does not pay for what is owed next."""
    if not payment.find_fitting_colours(state, frame):
        return Why("all-settled", "OL-10")
    if state.sheet.pays[item] == WILD:
        return Why("wild-needed", "OL-10")
    return Why("other-colour", "OL-10", number=payment.first_owed(payment.list_owed(frame)))


# -- units


def explain_unnamed(state: State, frame: Frame, space: Space) -> Why:
    """Return why a unit cannot be chosen."""
    question, seat = frame[:2]
    if question not in ABOUT_UNITS:
        return Why("attacks-itself" if find_strength(state, space) else "no-strength", "OL-20")
    if OWNER[space] not in aimed_at(frame):
        return Why("enemies-only" if OWNER[space] == seat else "own-only", "OL-40")
    if question == AIM:
        return explain_unaimed(state, frame, space)
    if OWNER[space] != seat:
        return Why("ajax", "OL-42")
    if question == ARRANGE:
        return Why("moved-already", "OL-42")
    return explain_unhealed(state, frame, space)


def aimed_at(frame: Frame) -> tuple[int, ...]:
    """Return the seats whose units may be chosen."""
    question, seat = frame[:2]
    if question == PASS_ON:
        return seat, frame[3]
    enemies = frame[4] in ENEMY if question == AIM else question in (AIM_TWO, EXCHANGE)
    return (1 - seat,) if enemies else (seat,)


def explain_unaimed(state: State, frame: Frame, space: Space) -> Why:
    """Return why a power cannot aim at a unit of the right side."""
    source, whom = frame[3:5]
    if space == source:
        return Why("another", "OL-40")
    fits = FITS[whom]
    return UNFIT[whom] if fits and not fits(state, source, space) else Why("ajax", "OL-42")


def explain_unhealed(state: State, frame: Frame, space: Space) -> Why:
    """Return why no wounds can be taken from one of the seat's own units."""
    if space in list_wounded(state, frame[1]):
        return Why("healed-already", "OL-42") if frame[5] >> space & 1 else Why("another", "OL-40")
    return Why("orestes", "OL-40") if state.wounds[space] else Why("no-wounds", "OL-15")


# -- markers and actions


def explain_untaken(state: State, frame: Frame, colour: Colour) -> Why:
    """Return why a marker cannot be chosen."""
    if frame[0] == PAY:
        return explain_unpaid(state, frame, MARKER + colour)
    return Why("yours-already" if state.markers[colour] == frame[1] else "delphi-first", "OL-22")


def explain_none_left_out(state: State, frame: Frame, _: int) -> Why:
    """Return why no phase can be left out."""
    if state.number > 1:
        return Why("only-first-turn", "OL-05")
    return Why("before-each", "OL-05") if state.leaves_out else Why("left-out-already", "OL-05")


def explain_unrefused(state: State, frame: Frame, _: int) -> Why:
    """Return why the seat cannot say no."""
    if frame[0] == TAKE:
        return Why("must-take", "OL-22")
    return Why("must" if frame[0] in (AIM, AIM_TWO, DISCARD, UNDER) else "nothing-to-refuse", "OL-12")


BARRED: dict[str, Callable[[State, Frame, Any], Why]] = {
    "card": explain_unplayed,
    "unit": explain_unnamed,
    "marker": explain_untaken,
    "done": explain_not_playing,
    "leave_out": explain_none_left_out,
    "waive": explain_unrefused,
}
