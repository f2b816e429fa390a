"""The questions of Iliad, and the labels of their answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core import Seat
from games.iliad.rules import arrangement
from games.iliad.rules.cards import (
    Kind,
)
from games.iliad.rules.imagination import build_army
from games.iliad.rules.moves import ALONE, FIRST, HAND, LONE, STABLE, Spot
from games.iliad.rules.position import ARRANGE, DISCARD, TAKE, spread_counts
from games.iliad.rules.view import View
from games.iliad.words.cards import Cards, number_horse
from words import Names


class Choices:
    """Questions and labels for the reader of this view."""

    def __init__(self, cards: Cards, view: View, names: Names) -> None:
        self.cards = cards
        self.view = view
        self.names = names
        self.say = cards.say

    # -- labels, one for each kind of part

    def place(self, kind: Kind) -> str:
        return self.say("iliad-place", card=self.cards.a_card(kind), count=self.view.hand[kind])

    def on(self, spot: Spot) -> str:
        if not STABLE <= spot < LONE:
            on = self.cards.on(spot)
            return on[0].upper() + on[1:]
        at, view = spot - STABLE, self.view
        return self.say("iliad-into", number=number_horse(at, view.told_apart), count=view.armies[view.seat].horses[at])

    def attack(self, source: int) -> str:
        return self.say("iliad-attack", weapon=self.cards.weapon(source))

    def foe(self, seat: Seat) -> str:
        """Return a rival and the rival's army; nothing if there is only one rival."""
        if self.view.table.duel:
            return ""
        return self.say("iliad-foe", name=self.names[seat], strength=self.view.armies[seat].strength)

    def target(self, spot: Spot) -> str:
        return self.cards.spot(spot, told_apart=self.view.told_apart)

    def end(self, end: int) -> str:
        return self.say("iliad-end", end="first" if end == FIRST else "last")

    def leave(self, _: int) -> str:
        """Return what a pass means in this siege."""
        view = self.view
        if view.gorgon:
            return self.say("iliad-withdraw", strength=view.armies[view.seat].strength)
        if view.table.duel:
            return self.say("iliad-wait", passes=int(view.closes), tied="yes" if self.tied() else "no")
        return self.say("iliad-leave", hero=self.cards.hero(len(view.order)))

    def tied(self) -> bool:
        """Return whether all armies are equal, and no Trojan Horse hides a card that might still change that."""
        return len(set(self.view.strengths)) == 1 and not any(self.view.inside)

    def gives_up(self, _: int) -> bool:
        """Return whether a pass loses the army to the Gorgon, or ends a siege in which another army comes first."""
        view = self.view
        if view.gorgon:
            return True
        ends = view.closes if view.table.duel else len(view.order) == 1
        behind = view.strengths[view.seat] < max(view.strengths)
        return ends and (behind or (view.table.duel and self.tied()))

    def accept(self, _: int) -> str:
        """Return the strength of the arrangement that the game suggests."""
        army = build_army(self.view.armies[self.view.seat])
        return self.say("iliad-accept", strength=arrangement.strength_at_best(army, self.cards.sheet))

    def lay(self, kind: Kind) -> str:
        return self.say("iliad-lay", card=self.cards.a_card(kind))

    def take(self, code: int) -> str:
        return self.cards.victory(code)

    def discard(self, kind: Kind) -> str:
        return self.say("iliad-discard", card=self.cards.a_card(kind), count=self.view.hand[kind])

    # -- brief labels, for buttons under a picture

    def just_place(self, kind: Kind) -> str:
        return self.say("iliad-place", card=self.cards.a_card(kind), count=1)

    def card(self, kind: Kind) -> str:
        return self.cards.card(kind)

    def on_another(self, spot: Spot) -> str:
        """Return the cards that a card joins; nothing for a card on its own, which needs no words."""
        return "" if spot == ALONE else self.on(spot)

    def with_weapon(self, source: int) -> str:
        weapon = self.cards.card(source) if 0 <= source < HAND else self.cards.weapon(source)
        return self.say("iliad-attack", weapon=weapon)

    def named(self, seat: Seat) -> str:
        return "" if self.view.table.duel else self.names[seat]

    # -- questions, by the last part that is settled

    def opening(self) -> str:
        """Ask for the first part of a move."""
        view = self.view
        if view.phase == ARRANGE:
            opened = spread_counts(view.armies[view.seat].opened)
            return self.say("iliad-ask-arrange", cards=self.cards.listed(opened))
        if view.phase == DISCARD:
            most = view.table.hand
            return self.say("iliad-ask-discard", count=sum(view.hand) - most, most=most)
        return self.say("iliad-ask-take" if view.phase == TAKE else "iliad-ask-turn")

    def ask_on(self, settled: Mapping[str, int]) -> str:
        kind = settled["place"] if "place" in settled else settled["lay"]
        return self.say("iliad-ask-on", card=self.cards.a_card(kind))

    def ask_foe(self, settled: Mapping[str, int]) -> str:
        return self.say("iliad-ask-foe", weapon=self.cards.weapon(settled["attack"]))

    def ask_target(self, settled: Mapping[str, int]) -> str:
        weapon, seat = self.cards.weapon(settled["attack"]), settled["seat"]
        if seat not in self.names:
            return self.say("iliad-ask-target", weapon=weapon)
        return self.say("iliad-ask-target-of", weapon=weapon, foe=self.names[seat])

    def ask_end(self, settled: Mapping[str, int]) -> str:
        return self.say("iliad-ask-end", target=self.target(settled["target"]))


LABELS: Mapping[str, Callable[[Choices, int], str]] = {
    "place": Choices.place,
    "on": Choices.on,
    "attack": Choices.attack,
    "seat": Choices.foe,
    "target": Choices.target,
    "end": Choices.end,
    "pass": Choices.leave,
    "accept": Choices.accept,
    "lay": Choices.lay,
    "take": Choices.take,
    "discard": Choices.discard,
}
BRIEF: Mapping[str, Callable[[Choices, int], str]] = {
    "place": Choices.just_place,
    "discard": Choices.card,
    "on": Choices.on_another,
    "attack": Choices.with_weapon,
    "seat": Choices.named,
}
CLOSING = frozenset({"pass"})
RISKS = {"pass": Choices.gives_up}
QUESTIONS: Mapping[str, Callable[[Choices, Mapping[str, int]], str]] = {
    "place": Choices.ask_on,
    "lay": Choices.ask_on,
    "attack": Choices.ask_foe,
    "seat": Choices.ask_target,
    "target": Choices.ask_end,
}

# how to name the things that players may ask about; the view says what is where
THINGS: Mapping[str, Callable[[Cards, View, int], str]] = {
    "card": lambda cards, view, kind: cards.a_card(kind),
    "stack": lambda cards, view, kind: cards.a_card(kind),
    "attack": lambda cards, view, source: cards.source(source),
    "tile": lambda cards, view, tile: cards.tile(tile),
}
