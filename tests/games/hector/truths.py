"""Whether an answer to "why not?" is true, checked against a whole position of Hector and Achilles."""

from games.hector.rules.cards import NONE, RESERVE
from games.hector.rules.position import FATE, GIVE_UP, NAME, ORIENT, TURN, VANGUARD
from tests.games.hector.table import table

FIRST = {"vanguard": (VANGUARD,), "name": (NAME,), "orient": (ORIENT,), "fate": (FATE,), "give-up": (GIVE_UP,)}
ONLY = {"vanguard": (VANGUARD,), "name": (NAME,), "fate": (ORIENT, FATE), "give-up": (GIVE_UP,)}


def holds(state, seat, refusal):
    """Whether a reason is true."""
    why, (what, value) = refusal.why, refusal.thing
    if why.reason == "over":
        return state.outcome() is not None
    if why.reason == "not-your-turn":
        return state.to_act() == why.seats != (seat,)
    if state.to_act() != (seat,):
        return False
    if why.reason.startswith("only-"):
        name = why.reason.removeprefix("only-")
        return what.replace("_", "-") == name and state.phase not in ONLY[name]
    if why.reason.endswith("-first") and why.reason != "deploy-first":
        return state.phase in FIRST[why.reason.removesuffix("-first")]
    if why.reason == "pile-empty":
        return state.phase == VANGUARD and not state.piles[seat][value]
    return state.phase == TURN and in_a_turn(state, seat, why.reason, what, value)


def in_a_turn(state, seat, reason, what, value):
    bare = free(state, seat)
    match reason:
        case "acted":
            return state.acted and what != "troop"
        case "nothing-to-draw":
            return not state.piles[seat][state.fighting[seat]] and not state.piles[seat][RESERVE]
        case "no-hero":
            return state.hero[seat] == state.deployed[seat] == NONE
        case "hero-lies":
            return state.deployed[seat] != NONE and what in ("change", "deploy")
        case "no-other-hero":
            return what == "change" and not state.heroes[seat] + state.under[seat]
        case "deploy-first":
            return state.hero[seat] != NONE and what in ("strengthen", "favour")
        case "no-favour":
            return state.favours[seat] == 0
        case "all-taken":
            return not bare
    return reason == "takes-none" and value not in bare


def free(state, seat):
    """The troops played on which a favour may lie, by what was put on each of them."""
    taken = [*state.favoured[seat], *([state.covered[seat]] if state.deployed[seat] != NONE else [])]
    return [kind for kind in set(state.played[seat]) if state.played[seat].count(kind) > taken.count(kind)]


def cured(state, seat, thing, why):
    """Remove the obstacle that a reason names."""
    what, value = thing
    if why.reason in ("over", "not-your-turn"):
        state.result, state.actor = None, seat
        return in_battle(state, seat) if why.reason == "over" or state.phase == TURN else state
    if why.reason.startswith("only-"):
        state.phase = ONLY[why.reason.removeprefix("only-")][0]
        state.tile = max(state.tile, 0)
        return state
    if why.reason.endswith("-first") and why.reason != "deploy-first":
        return in_battle(state, seat)
    if why.reason == "acted":
        state.acted = False
        return state
    return supplied(state, seat, why.reason, value if what in ("favour", "vanguard") else 0)


def in_battle(state, seat):
    """Let it be the turn of a seat, with what everybody has in a turn."""
    state.phase, state.fighting = TURN, [max(pile, 0) for pile in state.fighting]
    state.played[seat], state.hands[seat] = state.played[seat] or [0], state.hands[seat] or [0]
    return state


def supplied(state, seat, reason, value):
    """Give a seat what it lacks."""
    match reason:
        case "pile-empty" | "nothing-to-draw":
            state.piles[seat][value if reason == "pile-empty" else RESERVE] = [0]
        case "no-hero":
            state.hero[seat] = 0
        case "hero-lies":
            state.hero[seat], state.deployed[seat] = state.deployed[seat], NONE
        case "no-other-hero":
            state.heroes[seat] = [1]
        case "deploy-first":
            state.hero[seat], state.deployed[seat], state.covered[seat] = NONE, state.hero[seat], 0
            state.played[seat].append(0)
        case "no-favour":
            state.favours[seat] = 1
        case "all-taken" | "takes-none":
            state.favoured[seat] = []
            state.played[seat].append(value)
    return state


def rare():
    """Positions that random games hardly come to."""
    have = {"hands": {0: "red-1"}, "played": {0: "blue-1 green-1"}}
    yield table(**have, fallen={0: "red green blue yellow purple brown"})
    yield table(**have, hero={0: "green"}, fallen={0: "red blue yellow purple brown"})
    yield table(**have, deployed={0: ("purple", "blue-1")}, favoured={0: "green-1"})
