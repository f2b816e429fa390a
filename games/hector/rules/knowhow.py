"""How well a seat of Hector and Achilles is doing: know-how for computer players."""

from __future__ import annotations

from dataclasses import replace
from math import exp

from engine.core import NOBODY
from engine.knowhow import KnowHow, Skills
from games.hector.rules.cards import HUE, HUES, NONE, RESERVE, SMALLEST, VALUE, Colour
from games.hector.rules.features import features
from games.hector.rules.glance import ArmyGlance, Glance
from games.hector.rules.memory import Memory, Story
from games.hector.rules.position import FATE, TURN
from games.hector.rules.view import ArmyView, View

Seen = View | Glance
ArmySeen = ArmyView | ArmyGlance

SPREAD = 39.0  # the lead that makes one side 2.7 times as likely to win (bench.spread)
HERO, FAVOUR, SHAME = 2.5, 2.0, -2.0  # in troops
FRONT = 3.0  # a front pile that is not reduced, besides its cards
THIN = 0.6  # the cost of each card that a pile lacks when it is close to being reduced
SWING = 4.0  # the lead in a battle that makes one side 2.7 times as likely to win it
UNSEEN = 1.1  # what a troop in the opponent's hand is expected to count
RESCUE = 2.0  # what an undeployed hero of the opponent is expected to add
PROMISE = 0.6  # the part of the seat's hero's value that counts before the hero is deployed
AHEAD = 0.08  # the right to turn the tile, for each point of the lead in all colors together
TURNS = 4


def worth(view: Seen) -> float:
    """Return how well the view's seat is doing, in troops."""
    me, foe = view.seat, 1 - view.seat
    if view.outcome:
        return 1000.0 * (view.outcome.shares[me] - view.outcome.shares[foe])
    stand = weigh_strongpoint(view.armies[me]) - weigh_strongpoint(view.armies[foe])
    return stand + value_battle(view) if view.colours[me] != NONE and view.victor == NOBODY else stand


def weigh_strongpoint(army: ArmySeen) -> float:
    """Return the worth of what a side has left, with its played cards, as if it lost none of them."""
    troops = sum(army.piles) + army.hand + len(army.played)
    heroes = len(HUES) - len(army.fallen)
    fronts = army.reduced.count(False)
    markers = FAVOUR * (army.favours + len(army.favoured)) + SHAME * army.shame
    return troops + HERO * heroes + FRONT * fronts + markers - price_thin_piles(army)


def price_thin_piles(army: ArmySeen) -> float:
    """Return the cost of piles that are nearly too small, without the pile that fights."""
    close = [cards for pile, cards in enumerate(army.piles) if 0 < cards <= SMALLEST and pile != army.fighting]
    return THIN * sum([SMALLEST + 1 - cards for cards in close]) + 2 * THIN * (army.piles[RESERVE] < SMALLEST)


def value_battle(view: Seen) -> float:
    """Return the expected worth of the current battle: both sides' stakes, by the chance to win them."""
    me, foe = view.armies[view.seat], view.armies[1 - view.seat]
    lead = (
        expect_own_strength(view)
        - expect_foe_strength(view, foe)
        + AHEAD * (me.total - foe.total) * (TURNS + 1 - view.turn)
    )
    chance = 1 / (1 + exp(-lead / SWING))
    return chance * weigh_stake(foe) - (1 - chance) * weigh_stake(me)


def weigh_stake(army: ArmySeen) -> float:
    """Return what a side loses if it loses the battle after the last turn."""
    troops = len(army.played) + army.hand
    return troops + FAVOUR * len(army.favoured) + min(HERO, FAVOUR) * (army.deployed != NONE)


def expect_own_strength(view: Seen) -> float:
    """Return what will count for the view's seat if it plays its hand and the tile stays as it is."""
    valid = {view.colours[view.seat], view.hero, view.armies[view.seat].deployed}
    hand = sum([VALUE[kind] for kind in view.hand if HUE[kind] in valid])
    return view.strength + hand + (PROMISE * view.hero_value if can_act(view) else 0.0)


def can_act(view: Seen) -> bool:
    """Return whether the seat will have another action in this battle."""
    if view.turn == TURNS and view.phase == FATE:
        return False
    return view.turn < TURNS or (
        bool(view.hand) and not (view.phase == TURN and view.actor == view.seat and view.acted)
    )


def expect_foe_strength(view: Seen, army: ArmySeen) -> float:
    """Return what can be expected to count for the opponent."""
    colour = view.colours[1 - view.seat]
    counts = army.counting[colour] + UNSEEN * army.hand
    if army.deployed != NONE:
        return counts + (army.counting[army.deployed] if army.deployed != colour else 0)
    return counts + (hidden_colour(army, colour) + RESCUE if army.held else 0.0)


def hidden_colour(army: ArmySeen, colour: Colour) -> float:
    """Return what the color of a hidden hero adds on average."""
    left = [hero for hero in HUES if hero not in army.fallen]
    return sum([army.counting[hero] for hero in left if hero != colour]) / len(left)


def forget(_: object, view: View) -> View:
    """Return the view of a seat that has forgotten what went back to the opponent's piles."""
    foe = 1 - view.seat
    hazy = tuple(blur_memory(memory) if seat == foe else memory for seat, memory in enumerate(view.recalled.open))
    return replace(view, recalled=replace(view.recalled, open=hazy))


def blur_memory(memory: Memory) -> Memory:
    """Return a memory that keeps how many cards are in each pile, but not which."""
    return replace(memory, stories=(Story(lent=memory.stories[0].lent),))


# The skills of the levels below ``hard``, by seats and sides (docs/players-record.md).
SKILLS = {(2, 2): Skills(errs=0, imagines=300)}
KNOW_HOW = KnowHow(worth, SPREAD, Glance, forget=forget, features=features, skills=SKILLS)
