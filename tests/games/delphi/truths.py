"""Whether an answer to "why not?" is true, checked against a whole position of Delphi."""

from games.delphi.rules.cards import PASS
from games.delphi.rules.position import HIRE, LAY, NOTHING, OBEY, OVER, PLAY, STRIKE, SWAP, TAKE_BACK

PHASES = {"zeus": STRIKE, "oracle": OBEY, "battle-order": SWAP, "mercenaries": HIRE, "levy": TAKE_BACK}


def holds(state, seat, refusal):
    """Whether a reason is true."""
    reason, named = refusal.why.reason, list(refusal.why.seats)
    thing, value = refusal.thing
    alone = state.asked == [seat] and state.phase == PLAY
    match reason:
        case "over":
            return state.outcome() is not None
        case "withdrawn" | "finished":
            last = state.number == 9
            return state.places[seat] > 0 and state.outcome() is None and last == (reason == "finished")
        case "not-weakest":
            values = {each: state.value(each) for each in state.players}
            weakest = [each for each in state.players if values[each] == min(values.values())]
            return seat in values and seat not in weakest and named == weakest
        case "not-asked":
            return named == list(state.to_act()) != [seat] and state.phase in PHASES.values()
        case "pass-not-needed":
            return alone and (thing, value) == ("card", PASS)
        case "lies-already":
            return state.phase == LAY and state.laid[seat] == value != NOTHING and any(state.hands[seat])
        case "only-the-pass":
            return not any(state.hands[seat]) and state.laid[seat] == PASS
        case "lay-the-pass":
            return state.phase == LAY and seat in state.asked and thing == "withdraw"
    if reason.endswith("-first"):
        return state.asked == [seat] and state.phase == PHASES[reason.removesuffix("-first")]
    return state.phase != PHASES[reason.removeprefix("no-")] and thing.replace("_", "-") == reason.removeprefix("no-")


def cured(state, seat, thing, why):
    """Remove the obstacle that a reason names."""
    match why.reason:
        case "over" | "withdrawn" | "finished":
            state.result, state.players = None, sorted({*state.players, seat})
            state.phase = LAY if state.phase == OVER else state.phase
        case "not-weakest" | "not-asked":
            state.asked, state.laid[seat] = [seat], NOTHING
        case "lies-already":
            state.laid[seat] = NOTHING
        case "only-the-pass":
            state.laid[seat], state.hands[seat][0] = NOTHING, 1
        case "lay-the-pass":
            state.phase = PLAY
        case "pass-not-needed":
            state.phase = LAY
        case reason if reason.endswith("-first"):
            state.phase = LAY if thing[0] == "card" else PLAY
        case reason:
            state.phase = PHASES[reason.removeprefix("no-")]
            state.read = 0 if state.phase == OBEY else NOTHING
            state.out[seat][0] = max(1, state.out[seat][0])
            state.rows[1 - min(seat, 1)] = [0]
            state.players = sorted({*state.players, 1 - min(seat, 1)})
    return state
