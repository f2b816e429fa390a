"""What the contract tests need to know about Hector and Achilles: where its cards can be, and what can happen."""

from games.hector.rules import closing, events
from games.hector.rules.cards import FRONTS, HUES, KINDS, NONE, PILES, RESERVE
from games.hector.rules.memory import count_unknown_cards
from tests.contract.events import classes

FREE_UNDOS, REFUSED_UNDOS = 10, 20  # so many moves of a few random games, at least

SEATS = (0, 1)


def counts(kinds):
    found = [0] * len(KINDS)
    for kind in kinds:
        found[kind] += 1
    return found


def census(state):
    """Return the cards that are somewhere, and those that were printed."""
    found, printed = [], []
    for seat in SEATS:
        lying = counts(
            [*state.hands[seat], *state.played[seat], *(kind for pile in state.piles[seat] for kind in pile)]
        )
        found += [n + lost for n, lost in zip(lying, state.lost[seat], strict=True)]
        printed += state.sheet.counts
        held = [hero for hero in (state.hero[seat], state.deployed[seat]) if hero != NONE]
        found += sorted([*state.heroes[seat], *state.under[seat], *state.fallen[seat], *held])
        printed += HUES
        found.append(state.favours[seat] + len(state.favoured[seat]) <= state.sheet.favours)
        printed.append(True)
    return found, printed


# -- what can have come about


def possible(state):
    """Whether both sides' memories fit the cards that they are about."""
    state.remember()
    return all(knows_own(state, seat) and some_story(state, seat) for seat in SEATS)


def knows_own(state, seat):
    """The owner knows the size of each pile, what the piles share, and some cards of each."""
    memory, piles = state.owned[seat], state.piles[seat]
    (story,) = memory.stories
    common = counts(kind for pile in piles for kind in pile)
    within = all(contains(counts(pile), known) for pile, known in zip(piles, story.known, strict=True))
    return within and memory.sizes == tuple(map(len, piles)) and memory.hidden == tuple(common) and not any(story.lent)


def some_story(state, seat):
    """Common knowledge fits at least one story."""
    memory, regions = state.open[seat], [pile[:] for pile in state.piles[seat]]
    if state.fighting[seat] != NONE:
        regions[state.fighting[seat]] += state.hands[seat]
    common = counts(kind for region in regions for kind in region)
    agree = memory.sizes == tuple(map(len, regions)) and memory.hidden == tuple(common)
    return agree and any(true(memory, story, list(map(counts, regions))) for story in memory.stories)


def true(memory, story, regions):
    """Whether the regions can be as the story says: known cards, and some lent by the reserve."""
    if any(count_unknown_cards(story, memory.sizes, pile) < 0 for pile in PILES):
        return False
    if not all(contains(regions[front], story.known[front]) for front in FRONTS):
        return False
    missing = [max(0, k - n) for k, n in zip(story.known[RESERVE], regions[RESERVE], strict=True)]
    spare = [[n - k for n, k in zip(regions[front], story.known[front], strict=True)] for front in FRONTS]
    return lendable([kind for kind, n in enumerate(missing) for _ in range(n)], spare, list(story.lent))


def lendable(missing, spare, lent):
    """Whether the cards missing from the reserve can be among those that it lent."""
    if not missing:
        return True
    kind, *rest = missing
    for front in FRONTS:
        if lent[front] and spare[front][kind]:
            less = [row[:] for row in spare]
            less[front][kind] -= 1
            if lendable(rest, less, [n - (at == front) for at, n in enumerate(lent)]):
                return True
    return False


def contains(cards, known):
    return all(n >= k for n, k in zip(cards, known, strict=True))


# -- exchanging what a seat cannot see


def swap(state, seat, chance):
    """Exchange cards that the seat cannot see, keeping common knowledge true."""
    twin = state.copy()
    twin.remember()
    view = twin.view(seat)
    for _ in range(8):
        other = twin.copy()
        side = SEATS[chance.below(2)]
        places = [place for place in other.piles[side] if place]
        if side != seat:
            places += [other.hands[side]] * 2 if other.hands[side] else []
            swap_heroes(other, side, chance)
        trade(places[chance.below(len(places))], places[chance.below(len(places))], chance)
        if possible(other) and other.view(seat) == view:
            twin = other
    return twin


def trade(one, two, chance):
    """Exchange a card of two places, which stay sorted."""
    mine, theirs = chance.below(len(one)), chance.below(len(two))
    if one is not two:
        one[mine], two[theirs] = two[theirs], one[mine]
        one.sort()
        two.sort()


def swap_heroes(state, side, chance):
    """Exchange the hero in hand with one of the pile."""
    pile = state.heroes[side]
    if pile and state.hero[side] != NONE and not state.shown:
        at = chance.below(len(pile))
        pile[at], state.hero[side] = state.hero[side], pile[at]
        pile.sort()


# -- what random play must show


def wanted():
    reasons = {("ended", reason) for reason in (closing.FRONT_GONE, closing.RESERVE_GONE, closing.BATTLE)}
    vanguards = {("vanguard", pile, kind) for pile in PILES for kind in KINDS}
    played = {("played", kind) for kind in KINDS} | {("exchanged", kind) for kind in KINDS}
    heroes = {("deployed", hero) for hero in range(2 * len(HUES))}
    fights = {("fights", front, pile) for front in FRONTS for pile in (front, RESERVE)}
    return classes(events) | reasons | vanguards | played | heroes | fights | {"drawn battle", "shame 3", "penalty 3"}


def happened(event):
    """Yield the situations that an event is an example of."""
    yield type(event).__name__
    match event:
        case events.VanguardTurnedUp(pile=pile, kind=kind):
            yield "vanguard", pile, kind
        case events.TroopPlayed(kind=kind):
            yield "played", kind
        case events.Exchanged(kind=kind):
            yield "exchanged", kind
        case events.Deployed(hero=hero):
            yield "deployed", hero
        case events.PilesChosen(front=front, piles=piles):
            yield from (("fights", front, pile) for pile in piles)
        case events.BattleCounted(strengths=(mine, theirs)) if mine == theirs:
            yield "drawn battle"
        case events.ShameTaken(shame=3):
            yield "shame 3"
        case events.PenaltyPaid(kinds=kinds) if len(kinds) == 3:
            yield "penalty 3"
        case events.GameEnded(reason=reason):
            yield "ended", reason
