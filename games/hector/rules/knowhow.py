"""How well a seat of Hector and Achilles stands: know-how for computer players."""

from __future__ import annotations

from dataclasses import replace
from math import exp
from typing import TYPE_CHECKING

from engine.core import NOBODY
from engine.knowhow import KnowHow
from games.hector.rules.cards import HUE, HUES, NONE, RESERVE, SMALLEST, VALUE, Colour
from games.hector.rules.memory import Memory, Story
from games.hector.rules.position import FATE, TURN
from games.hector.rules.view import ArmyView, View, glance

if TYPE_CHECKING:
    from games.hector.rules.game import Hector

SPREAD = 39.0  # the lead that makes one side 2.7 times as likely to win (bench.spread)
HERO, FAVOUR, SHAME = 2.5, 2.0, -2.0  # against a troop, which is 1
FRONT = 3.0  # a front pile that still stands, beside its cards
THIN = 0.6  # what each card of a pile counts less when the pile is about to be reduced
SWING = 4.0  # the lead in a battle that makes one rather sure to win it
UNSEEN = 1.1  # what a troop in the other's hand may be expected to count
RESCUE = 2.0  # what an undeployed hero of the other may add
PROMISE = 0.6  # the part of one's own hero's value that counts before it is deployed
AHEAD = 0.08  # the right to turn the tile, for each point that one is ahead in colours of all kinds
TURNS = 4


def worth(view: View) -> float:
    """Return how well the view's seat stands, in troops."""
    me, foe = view.seat, 1 - view.seat
    if view.outcome:
        return 1000.0 * (view.outcome.shares[me] - view.outcome.shares[foe])
    stand = strongpoint(view.armies[me]) - strongpoint(view.armies[foe])
    return stand + battle(view) if view.colours[me] != NONE and view.victor == NOBODY else stand


def strongpoint(army: ArmyView) -> float:
    """Return what a side has left, played cards included, as if nothing of them were lost."""
    troops = sum(army.piles) + army.hand + len(army.played)
    heroes = len(HUES) - len(army.fallen)
    fronts = sum(not reduced for reduced in army.reduced)
    markers = FAVOUR * (army.favours + len(army.favoured)) + SHAME * army.shame
    return troops + HERO * heroes + FRONT * fronts + markers - thinness(army)


def thinness(army: ArmyView) -> float:
    """Return what it costs that piles are near their end; a pile that fights is not looked at."""
    left = [cards for pile, cards in enumerate(army.piles) if cards and pile != army.fighting]
    return THIN * sum(max(0, SMALLEST + 1 - cards) for cards in left) + 2 * THIN * (army.piles[RESERVE] < SMALLEST)


def battle(view: View) -> float:
    """Return what the battle being fought promises: what either side has at stake, by who is likely to win."""
    me, foe = view.armies[view.seat], view.armies[1 - view.seat]
    lead = mine(view) - theirs(view, foe) + AHEAD * (me.total - foe.total) * (TURNS + 1 - view.turn)
    chance = 1 / (1 + exp(-lead / SWING))
    return chance * stake(foe) - (1 - chance) * stake(me)


def stake(army: ArmyView) -> float:
    """Return what a side loses with the battle, if it is fought to its end."""
    troops = len(army.played) + army.hand
    return troops + FAVOUR * len(army.favoured) + min(HERO, FAVOUR) * (army.deployed != NONE)


def mine(view: View) -> float:
    """Return what will count for oneself, the hand played and the tile as it lies."""
    valid = {view.colours[view.seat], view.hero}
    hand = sum(VALUE[kind] for kind in view.hand if HUE[kind] in valid | {view.armies[view.seat].deployed})
    return view.strength + hand + (PROMISE * view.hero_value if can_act(view) else 0.0)


def can_act(view: View) -> bool:
    """Whether the seat will have another action in this battle."""
    if view.turn == TURNS and view.phase == FATE:
        return False
    return view.turn < TURNS or (
        bool(view.hand) and not (view.phase == TURN and view.actor == view.seat and view.acted)
    )


def theirs(view: View, army: ArmyView) -> float:
    """Return what may be expected to count for the other."""
    colour = view.colours[1 - view.seat]
    counts = army.counting[colour] + UNSEEN * army.hand
    if army.deployed != NONE:
        return counts + (army.counting[army.deployed] if army.deployed != colour else 0)
    return counts + (hidden_colour(army, colour) + RESCUE if army.held else 0.0)


def hidden_colour(army: ArmyView, colour: Colour) -> float:
    """Return what the colour of a hero that nobody has seen adds on average."""
    left = [hero for hero in HUES if hero not in army.fallen]
    return sum(army.counting[hero] for hero in left if hero != colour) / len(left)


def forget(game: Hector, view: View) -> View:
    """Return the view of somebody who does not recall what went back to the other's piles."""
    foe = 1 - view.seat
    hazy = tuple(vague(memory) if seat == foe else memory for seat, memory in enumerate(view.recalled.open))
    return replace(view, recalled=replace(view.recalled, open=hazy))


def vague(memory: Memory) -> Memory:
    """Return a memory of how many cards lie where, and no longer of which."""
    return replace(memory, stories=(Story(lent=memory.stories[0].lent),))


KNOW_HOW = KnowHow(worth, SPREAD, glance, forget=forget)
