"""What the contract tests need to know about Iliad: where its cards can be, and what can happen."""

from games.iliad.rules import events, siege
from games.iliad.rules.cards import (
    ARCHER,
    BALLISTA,
    CATAPULT,
    CHARIOT,
    ELEPHANT,
    KINDS,
    PORTCULLIS,
    SOFT,
    TROJAN_HORSE,
)
from games.iliad.rules.moves import HAND, MOUNT
from tests.contract.events import classes
from tests.games.iliad.table import census as counted

FREE_UNDOS, REFUSED_UNDOS = 10, 20  # so many moves of a few random games, at least

PREY = dict.fromkeys((ARCHER, CHARIOT, HAND), (*SOFT, "last")) | {
    MOUNT: (*SOFT, "last", "first"),
    CATAPULT: (CATAPULT, BALLISTA, PORTCULLIS, TROJAN_HORSE),
    BALLISTA: (CHARIOT, ELEPHANT),
}


def census(state):
    """Return the cards that are somewhere, and those that were printed."""
    return counted(state), list(state.sheet.counts)


def swap(state, seat, chance):
    """Exchange cards that the seat cannot see: in the pile, the hands and the Horses of others."""
    twin = state.copy()
    others = [other for other in range(state.table.seats) if other != seat]
    for _ in range(6):
        stack, kind = hidden_card(twin, others, chance)
        if stack is not None:
            exchange(twin, stack, kind, hidden_card(twin, others, chance), chance)
    twin.pile.sort()
    for army in twin.armies:
        for horse in army.stable:
            horse.sort()
    return twin


def hidden_card(state, others, chance):
    """Return a place that hides cards and one kind in it."""
    places = [state.pile] if state.pile else []
    places += [state.hands[other] for other in others if any(state.hands[other])]
    places += [horse for other in others for horse in state.armies[other].stable if horse]
    if not places:
        return None, None
    place = places[chance.below(len(places))]
    if len(place) == 11 and place in state.hands:
        kinds = [kind for kind, n in enumerate(place) for _ in range(n)]
        return place, kinds[chance.below(len(kinds))]
    return place, place[chance.below(len(place))]


def exchange(state, stack, kind, other, chance):
    """Let two cards change places, unless a Horse would come to hold what it cannot."""
    place, theirs = other
    horses = [horse for army in state.armies for horse in army.stable]
    if any(stack is horse for horse in horses) and theirs not in SOFT:
        return
    if any(place is horse for horse in horses) and kind not in SOFT:
        return
    for where, gone, come in ((stack, kind, theirs), (place, theirs, kind)):
        if any(where is hand for hand in state.hands):
            where[gone] -= 1
            where[come] += 1
        else:
            where.remove(gone)
            where.append(come)


def possible(state):
    """Return whether these cards can have come where they are (IL-72)."""
    kinds = range(len(state.sheet.counts))
    old = [n - fresh for n, fresh in zip(state.sheet.counts, state.pool, strict=True)]
    drawn = [
        hand[kind] + sum(cards.count(kind) for cards in army.stable) + shown[kind] - kept[kind]
        for hand, army, shown, kept in zip(state.hands, state.armies, state.shown, state.kept, strict=True)
        for kind in kinds
    ]
    fresh = [sum(drawn[kind :: len(kinds)]) + state.pile.count(kind) for kind in kinds]
    return min(drawn) >= 0 and fresh == state.pool and [sum(column) for column in zip(*state.kept, strict=True)] == old


def wanted():
    attacks = {("attack", source, prey) for source, preys in PREY.items() for prey in preys}
    placed = {("placed", kind) for kind in range(len(KINDS))} | {("hid", kind) for kind in SOFT}
    reasons = {("ended", reason) for reason in (siege.POINTS, siege.ORACLES, siege.TIE_BREAK, siege.SHARED)}
    return classes(events) | attacks | placed | reasons


def happened(event):
    """Yield the situations that an event is an example of."""
    yield type(event).__name__
    match event:
        case events.Placed(kind=kind):
            yield "placed", kind
        case events.Hid(kind=kind):
            yield "hid", kind
        case events.GameEnded(reason=reason):
            yield "ended", reason
        case events.Attacked(source=source, target=target, kind=kind, first=first):
            source = min(source, MOUNT)
            yield "attack", source, kind
            if target < MOUNT and target & target - 1:
                yield "attack", source, "first" if first else "last"
