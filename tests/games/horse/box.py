"""What the contract tests need to know about The Trojan Horse: where its pieces can be, and what can happen."""

from engine.core import NOBODY
from games.horse.rules import events, scoring
from games.horse.rules.cards import ALL_DISTRICTS, BESIDE, COLOURS, DISTRICTS, HELPER, HEROES, INSIDE, WARRIORS
from games.horse.rules.position import ANNOUNCE, LOAD, OVER
from tests.contract.events import classes
from tests.games.horse.table import census as counted

FREE_UNDOS, REFUSED_UNDOS = 10, 20  # so many moves of a few random games, at least


def census(state):
    """Return the pieces that are somewhere, and those that are in play."""
    in_play = [n if owner != NOBODY else 0 for n, owner in zip(state.sheet.warriors, (*state.owners, 0), strict=True)]
    return counted(state), [in_play, list(state.sheet.treasures)]


def swap(state, seat, chance):
    """Exchange treasures that the seat cannot know."""
    twin = state.copy()
    known = ALL_DISTRICTS if state.phase == OVER else 0 if seat == NOBODY else state.seen[seat]
    unknown = [district for district in DISTRICTS if not known >> district & 1]
    for one in unknown:
        other = unknown[chance.below(len(unknown))]
        twin.treasures[one], twin.treasures[other] = twin.treasures[other], twin.treasures[one]
    return twin


def possible(state):
    """Return whether this can have come about: the queue, the refills, the room, and who must have looked."""
    return all([
        len(state.inside) == INSIDE,
        max(map(sum, state.board)) <= state.table.room,
        not state.bag or HELPER not in state.beside,
        HELPER not in state.inside or {*state.beside} <= {HELPER},
        len(state.beside) <= BESIDE,
        state.loads <= len(state.beside),
        state.phase != ANNOUNCE or state.heroes,
        state.phase == LOAD or len(state.beside) == BESIDE or (not state.bag and not state.helpers),
        all(state.heroes.count(hero) <= state.sheet.heroes[hero] for hero in range(len(HEROES))),
        all(not state.may_look(seat, at) or seen >> at & 1 for seat, seen in enumerate(state.seen) for at in DISTRICTS),
    ])  # fmt: skip


def wanted():
    announced = {("announced", number, hero) for number in (1, 2, 3) for hero in range(len(HEROES))}
    loaded = {("loaded", warrior) for warrior in range(len(WARRIORS))} | {("dropped", colour) for colour in COLOURS}
    chosen = {("chosen", number) for number in range(BESIDE + 1)}
    taken = {("won", colour) for colour in (NOBODY, *COLOURS)}
    reasons = (scoring.POINTS, scoring.MORE_DISTRICTS, scoring.MORE_WARRIORS, scoring.SHARED)
    dealt = {"ColoursDealt", "HorseManned"}  # before the first move
    return classes(events) - dealt | announced | loaded | chosen | taken | {("ended", reason) for reason in reasons}


def happened(event):
    """Yield the situations that an event is an example of."""
    yield type(event).__name__
    match event:
        case events.Announced(number=number, hero=hero):
            yield "announced", number, hero
        case events.Loaded(warrior=warrior, dropped=dropped):
            yield "loaded", warrior
            yield "dropped", dropped
        case events.NumberChosen(number=number):
            yield "chosen", number
        case events.DistrictWon(colour=colour):
            yield "won", colour
        case events.GameEnded(reason=reason):
            yield "ended", reason
