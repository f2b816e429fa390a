"""Positions consistent with what a seat of Hector and Achilles knows.

The memories (``memory``) say where cards may be. We choose a story, deal the unaccounted cards at
random into the remaining places, and split each region at random into pile and hand. All stories
are assumed to be equally likely.
"""

from __future__ import annotations

from operator import sub

from engine.chance import draw_card, draw_cards, pile_of
from engine.core import Chance, Seat
from games.hector.rules.cards import FRONTS, HUES, KINDS, NONE, PILES, RESERVE, Counts, Kind
from games.hector.rules.memory import Memory, Story, count_unknown_cards
from games.hector.rules.position import SEATS, Position
from games.hector.rules.view import View

OPEN = (
    "attacker", "number", "turn", "front", "tile", "phase", "actor", "victor", "acted", "shown", "retreated",
)  # fmt: skip
OPEN_OF_ARMY = ("deployed", "covered", "favours", "shame", "fighting")
OPEN_LISTS_OF_ARMY = ("played", "favoured", "lost", "fallen", "reduced")

Region = list[tuple[Kind, bool]]  # cards, and whether each is known to be here


def imagine_position(pos: Position, view: View, chance: Chance) -> None:
    """Turn a new position into one that the view's seat cannot tell from the true one."""
    copy_public_part(pos, view)
    for seat in SEATS:
        if seat == view.seat:
            place_own(pos, view, chance)
        else:
            place_others(pos, view, seat, chance)
        place_heroes(pos, view, seat, chance)


def copy_public_part(pos: Position, view: View) -> None:
    """Copy everything public into a position."""
    for name in OPEN:
        setattr(pos, name, getattr(view, name))
    for name in OPEN_OF_ARMY:
        setattr(pos, name, [getattr(army, name) for army in view.armies])
    for name in OPEN_LISTS_OF_ARMY:
        setattr(pos, name, [list(getattr(army, name)) for army in view.armies])
    pos.tiles, pos.colours = list(view.tiles), list(view.colours)
    pos.last_heroes, pos.strengths = list(view.last_heroes), list(view.strengths)
    pos.open, pos.result = list(view.recalled.open), view.outcome


# -- troops


def place_own(pos: Position, view: View, chance: Chance) -> None:
    """Fill the seat's own piles, which it knows better than others do."""
    pos.owned[view.seat], pos.hands[view.seat] = view.recalled.own, list(view.hand)
    regions = fill_regions(view.recalled.own, chance)
    pos.piles[view.seat] = [sorted([kind for kind, _ in region]) for region in regions]


def place_others(pos: Position, view: View, seat: Seat, chance: Chance) -> None:
    """Fill the piles and the hand of another side, and choose what its owner knows."""
    army, memory = view.armies[seat], view.recalled.open[seat]
    regions = fill_regions(memory, chance)
    for region, veiled in zip(regions, memory.veiled, strict=True):
        if veiled:
            unveil_cards(region, veiled)
    hand: list[Kind] = []
    if army.fighting != NONE:
        hand = [pick_card(regions[army.fighting], chance)[0] for _ in range(army.hand)]
    pos.hands[seat] = sorted(hand)
    pos.piles[seat] = [sorted([kind for kind, _ in region]) for region in regions]
    pos.owned[seat] = memory_of_owner(regions)


def fill_regions(memory: Memory, chance: Chance) -> list[Region]:
    """Deal the cards into the regions, following one of the stories."""
    story = memory.stories[chance.below(len(memory.stories))]
    loose = loose_cards(memory, story)
    regions: list[Region] = []
    for pile in PILES:
        known = [(kind, True) for kind in pile_of(story.known[pile])]
        dealt = [(kind, False) for kind in draw_cards(loose, count_unknown_cards(story, memory.sizes, pile), chance)]
        regions.append(known + dealt)
    for front in FRONTS:
        regions[front] += [pick_card(regions[RESERVE], chance) for _ in range(story.lent[front])]
    return regions


def loose_cards(memory: Memory, story: Story) -> list[Kind]:
    """Return the cards that a story leaves unaccounted for."""
    left = map(sub, memory.hidden, map(sum, zip(*story.known, strict=True)))
    return list(pile_of(tuple(left)))


def pick_card(region: Region, chance: Chance) -> tuple[Kind, bool]:
    """Take one card of a region at random."""
    return region.pop(chance.below(len(region)))


def unveil_cards(region: Region, veiled: int) -> None:
    """Mark the first ``veiled`` unknown cards as known to the owner; the cards are in no order."""
    for at, (kind, known) in enumerate(region):
        if veiled and not known:
            region[at] = (kind, True)
            veiled -= 1


def memory_of_owner(regions: list[Region]) -> Memory:
    """Return the memory of an owner who knows the marked cards."""
    hidden = count_kinds([kind for region in regions for kind, _ in region])
    known = tuple([count_kinds([kind for kind, sure in region if sure]) for region in regions])
    return Memory(hidden, tuple(map(len, regions)), (Story(known),))


def count_kinds(kinds: list[Kind]) -> Counts:
    """Return how many troops of each kind there are."""
    counts = [0] * len(KINDS)
    for kind in kinds:
        counts[kind] += 1
    return tuple(counts)


# -- heroes


def place_heroes(pos: Position, view: View, seat: Seat, chance: Chance) -> None:
    """Deal the heroes that are neither lost nor deployed into the hand, the pile, and under the pile."""
    army, own = view.armies[seat], seat == view.seat
    hand = view.hero if own else army.shown
    under = list(view.under) if own else []
    gone = {hand, army.deployed, *army.fallen, *under}
    loose = [hero for hero in HUES if hero not in gone]
    if army.held and hand == NONE:
        hand = draw_card(loose, chance)
    while len(under) < army.under:
        under.append(draw_card(loose, chance))
    pos.hero[seat], pos.heroes[seat], pos.under[seat] = hand, loose, under
