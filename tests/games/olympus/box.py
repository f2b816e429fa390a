"""What the contract tests need to know about Fight for Olympus: where its cards can be, and what can happen."""

from engine.core import NOBODY, UNKNOWN
from games.olympus.rules import events
from games.olympus.rules.agenda import FREE_PLAY
from games.olympus.rules.attacking import AFTER, BEFORE, HITTING
from games.olympus.rules.cards import COPIES, KINDS
from games.olympus.rules.memory import mark_in_hand, mark_under_pile
from games.olympus.rules.moves import ZONES
from games.olympus.rules.permanent import ANDROMEDA, ANTIGONE, DAEDALUS, EURYDICE, PENELOPE, TIRESIAS
from games.olympus.rules.played import PLAYED
from games.olympus.rules.position import FULL_ROW, PILE, POINTS, TIED
from games.olympus.rules.seasons import ENDING, STARTING
from tests.contract.events import classes
from tests.games.olympus.table import census as counted

FREE_UNDOS, REFUSED_UNDOS = 10, 20  # so many moves of a few random games, at least


def census(state):
    """Return the cards that are somewhere, and those that were printed."""
    return counted(state), list(COPIES)


def swap(state, seat, chance):
    """Exchange cards that the seat cannot see: in the pile, the hands of others and what they put under it.

    Cards of which the seat knows something stay where they are.
    """
    twin = state.copy()
    known = [kind for kind, _ in twin.known[seat]]
    drawn = [frame[3] for frame in twin.agenda if frame[0] == FREE_PLAY]
    places = [twin.unseen, *(twin.hands[other] for other in range(2) if other != seat)]
    for _ in range(6):
        filled = [place for place in places if any(kind not in (*known, *drawn) for kind in place)]
        if len(filled) > 1:
            one, two = (filled[chance.below(len(filled))] for _ in range(2))
            exchange(twin, *((place, pick(place, (*known, *drawn), chance)) for place in (one, two)))
    swap_bottom(twin, seat, known, chance)
    swap_drawn(twin, seat, chance)
    for place in places:
        place.sort()
    return twin


def pick(place, fixed, chance):
    loose = [kind for kind in place if kind not in fixed]
    return loose[chance.below(len(loose))]


def exchange(twin, one, two):
    """Let two cards change places; what the other seat knows of them goes with them."""
    for (place, gone), (_, come) in ((one, two), (two, one)):
        place.remove(gone)
        place.append(come)


def swap_bottom(twin, seat, known, chance):
    """Exchange a card that somebody else put under the pile with one of the pile."""
    for index, (kind, giver, number) in enumerate(twin.bottom):
        if giver != seat and kind not in known and twin.unseen:
            at = chance.below(len(twin.unseen))
            twin.bottom[index] = (twin.unseen[at], giver, number)
            twin.unseen[at] = kind


def swap_drawn(twin, seat, chance):
    """Let the other seat have drawn another card that it may play for nothing."""
    for index, frame in enumerate(twin.agenda):
        if frame[0] == FREE_PLAY and frame[1] != seat and frame[4] == NOBODY:
            drawn = twin.unseen[chance.below(len(twin.unseen))]
            exchange(twin, (twin.hands[frame[1]], frame[3]), (twin.unseen, drawn))
            twin.agenda[index] = (*frame[:3], drawn, NOBODY)


def possible(state):
    """Return whether what everybody remembers fits what there is."""
    hands = [(mark_in_hand(seat), kind) for seat in range(2) for kind in state.hands[seat]]
    lying = [(mark_under_pile(number), kind) for kind, _, number in state.bottom]
    return all(fits(memory, [*hands, *lying]) for memory in state.known) and (UNKNOWN not in counted(state))


def fits(memory, cards):
    """Whether each remembered card can be matched with one that lies where it may be."""
    if not memory:
        return True
    (kind, places), *rest = memory
    return any(
        known == kind and place & places and fits(rest, cards[:index] + cards[index + 1 :])
        for index, (place, known) in enumerate(cards)
    )


REACTIONS = (ANDROMEDA, ANTIGONE, DAEDALUS, EURYDICE, PENELOPE, TIRESIAS)
TAKING = set(map(KINDS.index, ("midas", "palamedes")))
DRAWING = set(
    map(
        KINDS.index,
        (
            "odysseus", "peleus", "cassandra", "telemachus", "tiresias", "penelope", "daedalus", "midas", "pandora",
            "carians", "blue_helmet",
        ),
    )
)  # fmt: skip
ACTING = {*PLAYED, *BEFORE, *AFTER, *HITTING, *STARTING, *ENDING, *REACTIONS}


def wanted():
    powers = {("power", kind) for kind in ACTING}
    placed = {("placed", kind) for kind in range(len(KINDS))}
    bonuses = {("bonus", zone) for zone in ZONES}
    reasons = {("ended", reason) for reason in (POINTS, FULL_ROW, PILE, TIED)}
    phases = {("left out", phase) for phase in range(3)}
    return classes(events) | powers | placed | bonuses | reasons | phases


def happened(event):
    """Yield the situations that an event is an example of."""
    yield type(event).__name__
    yield from (("power", kind) for kind in acting(event))
    yield from of_the_rules(event)


def acting(event):
    """Yield the cards whose powers work in an event."""
    if getattr(event, "by", NOBODY) != NOBODY and not collected(event):
        yield event.by
    match event:
        case events.Struck(kind=kind, bonus=bonus):
            yield from [kind] if bonus else []
        case events.Survived(kind=kind) | events.Repeated(kind=kind):
            yield kind
        case events.EquipmentKept():
            yield ANTIGONE


def collected(event):
    """Whether an event is the bonus of a space, collected by a unit that has no power to bring it."""
    match event:
        case events.Scored():
            return True
        case events.MarkerTaken(by=by):
            return by not in TAKING
        case events.Drew(by=by):
            return by not in (NOBODY, *DRAWING)
    return False


def of_the_rules(event):
    """Yield what the rules alone bring about."""
    match event:
        case events.Placed(kind=kind):
            yield "placed", kind
        case events.Scored():
            yield "bonus", "olympus"
        case events.MarkerTaken() if collected(event):
            yield "bonus", "delphi"
        case events.Drew() if collected(event):
            yield "bonus", "troy"
        case events.GameEnded(reason=reason):
            yield "ended", reason
        case events.PhaseLeft(phase=phase):
            yield "left out", phase
