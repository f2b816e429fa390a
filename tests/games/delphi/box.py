"""What the contract tests need to know about Delphi: where its cards can be, and what can happen."""

from games.delphi.rules import ending, events
from games.delphi.rules.cards import KINDS, LEVY, ORACLES, PASS, PILED
from games.delphi.rules.gods import BANISHES
from games.delphi.rules.position import LAY, NOTHING, OBEY
from tests.contract.events import classes
from tests.games.delphi.table import census as counted
from tests.games.delphi.table import printed

FREE_UNDOS, REFUSED_UNDOS = 10, 20  # so many moves of a few random games, at least

DEALT = {"CitiesDealt"}  # happens before the first move


def census(state):
    """Return the cards of each city and the oracles that are somewhere, and those that were printed."""
    read = [] if state.read == NOTHING else [state.read]
    found = sorted(state.oracles + state.under + state.spent + read)
    return (counted(state), found), (printed(state), list(range(len(ORACLES))))


def swap(state, seat, chance):
    """Exchange cards that the seat cannot see: between a hand and its pile, and face-down cards."""
    twin = state.copy()
    for other in range(state.table.seats):
        if other != seat:
            for _ in range(3):
                exchange(twin, other, chance)
            if twin.laid[other] != NOTHING:
                twin.laid[other] = chosen([*held(twin, other), PASS], chance)
    return twin


def held(state, seat):
    return [kind for kind in PILED for _ in range(state.hands[seat][kind])]


def chosen(cards, chance):
    return cards[chance.below(len(cards))]


def exchange(state, seat, chance):
    """Swap a card of the hand with one of the pile; face-down cards stay."""
    free, pile = held(state, seat), state.piles[seat]
    if state.laid[seat] in free:
        free.remove(state.laid[seat])
    if free and pile:
        mine, theirs = chosen(free, chance), chosen(pile, chance)
        pile[pile.index(theirs)] = mine
        pile.sort()
        state.hands[seat][mine] -= 1
        state.hands[seat][theirs] += 1


def possible(state):
    """Return whether piles, cards face down and the oracle being read can be as they are."""
    parade = (state.number - 1) // 3 + 1
    piled = max(0, len(state.sheet.pile) - parade * state.table.draw)
    levied = [piled - len(pile) for pile in state.piles]
    laid = [
        kind == NOTHING or (state.phase == LAY and seat in state.asked and (kind == PASS or state.hands[seat][kind]))
        for seat, kind in enumerate(state.laid)
    ]
    forced = all(any(hand) or state.laid[seat] == PASS for seat, hand in enumerate(state.hands) if seat in asked(state))
    return (
        all(laid)
        and forced
        and all(pile == sorted(pile) for pile in state.piles)
        and min(levied) >= 0
        and sum(levied) <= (LEVY in state.spent)
        and (state.phase == OBEY) == (state.read != NOTHING)
    )


def asked(state):
    return state.asked if state.phase == LAY else []


def wanted():
    oracles = {(verb, oracle) for verb in ("obeyed", "put under") for oracle in ORACLES}
    reasons = {("ended", reason) for reason in (ending.POINTS, ending.WINS)}
    turned = {("turned up", kind) for kind in KINDS} | {("played", kind) for kind in KINDS[:PASS]}
    return classes(events) - DEALT | oracles | reasons | turned | {("banished", KINDS[god]) for god in BANISHES}


def happened(event):
    """Yield the situations that an event is an example of."""
    yield type(event).__name__
    match event:
        case events.TurnedUp(kinds=kinds):
            yield from (("turned up", KINDS[kind]) for kind in kinds)
        case events.Played(kind=kind):
            yield "played", KINDS[kind]
        case events.Banished(god=god):
            yield "banished", KINDS[god]
        case events.OracleObeyed(oracle=oracle):
            yield "obeyed", ORACLES[oracle]
        case events.OraclePutUnder(oracle=oracle):
            yield "put under", ORACLES[oracle]
        case events.GameEnded(reason=reason):
            yield "ended", reason
