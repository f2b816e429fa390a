"""Whether an answer to "why not?" is true, checked against a whole position of The Trojan Horse."""

from games.horse.rules.cards import COLOURS, HELPER
from games.horse.rules.position import ALL_OR_NOTHING, ANNOUNCE, LOAD, SWAP

FIRST = {"announce-first": ANNOUNCE, "swap-first": SWAP, "decide-first": ALL_OR_NOTHING}


def holds(state, seat, refusal):
    """Whether a reason is true."""
    why, (what, value) = refusal.why, refusal.thing
    if why.reason == "over":
        return state.outcome() is not None
    if why.reason == "not-your-turn":
        return state.to_act() == why.seats != (seat,)
    return state.to_act() == (seat,) and of_who_acts(state, why, what, value)


def of_who_acts(state, why, what, value):
    match why.reason:
        case "more-than-lie":
            return state.phase == ANNOUNCE and value > len(state.beside) == why.number
        case "announced-already":
            return state.phase != ANNOUNCE and what == "announce"
        case "not-beside":
            return value not in state.beside
        case "coloured-first":
            return value == HELPER and any(state.beside.count(colour) for colour in COLOURS)
        case "no-room":
            return sum(state.board[value]) == why.number == state.table.room
        case "no-poseidon":
            return state.phase in (ANNOUNCE, LOAD) and what in ("swap", "all")
        case "swap-decided":
            return state.phase == ALL_OR_NOTHING and what == "swap"
    return state.phase == FIRST[why.reason] and what in ("load", "at", "all")


def cured(state, seat, thing, why):
    """Remove the obstacle that a reason names."""
    what, value = thing
    match why.reason:
        case "over":
            state.phase, state.result = LOAD, None
            state.beside = state.beside or [0]
        case "not-your-turn":
            state.player = seat
        case "more-than-lie":
            state.beside = [0] * value
        case "announced-already":
            state.phase = ANNOUNCE
        case "not-beside":
            state.beside = [value]
        case "coloured-first":
            state.beside = [HELPER]
        case "no-room":
            board = [row[:] for row in state.board]
            board[value] = [0 for _ in COLOURS]
            state.lay(board)
        case "no-poseidon" | "swap-decided" | "swap-first" if what in ("swap", "all"):
            state.phase = SWAP if what == "swap" else ALL_OR_NOTHING
        case _:
            state.phase, state.loads = LOAD, 1
    return state
