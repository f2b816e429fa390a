"""What the contract tests must know of each game beyond the contract: where cards can be."""

from engine.chance import Guess
from engine.core import NOBODY
from engine.games.iliad.cards import SOFT
from engine.shelf import shelf
from tests.games.iliad.table import census as iliad_census

GAMES = shelf()
TABLES = [
    (game, variant, seats) for game in GAMES.values() for variant, sizes in game.variants.items() for seats in sizes
]


def swap_iliad(state, seat, chance):
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


def possible_iliad(state):
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


SWAP = {"iliad": swap_iliad}
POSSIBLE = {"iliad": possible_iliad}
CENSUS = {"iliad": lambda state: (iliad_census(state), list(state.sheet.counts))}


def random_game(game, variant, seats, seed):
    """Yield every position of one random game, the last one over, with the seat and move that follow."""
    chance = Guess(seed)
    state, _ = game.deal(seats, game.options(seats, {"variant": variant}), chance)
    while state.to_act():
        free = [seat for seat in range(seats) if state.legal(seat)]
        seat = free[chance.below(len(free))]
        moves = state.legal(seat)
        move = moves[chance.below(len(moves))]
        yield state, seat, move
        state = state.copy()
        state.play(seat, move, chance)
    yield state, NOBODY, None
