"""The questions of Hector and Achilles, and the labels of their answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.hector.rules.cards import COLOURS, HUE, NONE, RESERVE, VALUE, Colour, Kind
from games.hector.rules.moves import FAVOUR
from games.hector.rules.position import FATE, GIVE_UP, NAME, ORIENT, TURN, VANGUARD
from games.hector.rules.view import ArmyView, View
from games.hector.words.cards import Cards, encode_hero, number_pile
from words import Names


class Choices:
    """Questions and labels for the reader of this view."""

    def __init__(self, cards: Cards, view: View, _: Names) -> None:
        self.cards = cards
        self.view = view
        self.say = cards.say
        self.mine, self.theirs = view.armies[view.seat], view.armies[1 - view.seat]

    def hero(self) -> str:
        """Return the reader's own hero, in hand or deployed."""
        hero = self.mine.deployed if self.view.hero == NONE else self.view.hero
        return self.cards.hero(encode_hero(self.view.seat, self.view.achaean, hero))

    # -- labels, one for each kind of part

    def vanguard(self, pile: int) -> str:
        return self.say("hector-vanguard", number=number_pile(pile), count=self.mine.piles[pile])

    def name(self, front: int) -> str:
        mine, theirs = self.fights(self.mine, front), self.fights(self.theirs, front)
        return self.say("hector-naming", number=front + 1, mine=mine, theirs=theirs)

    def fights(self, army: ArmyView, front: int) -> str:
        """Return the pile that a side would fight with."""
        pile = RESERVE if army.reduced[front] else front
        return self.say("hector-with", number=number_pile(pile), count=army.piles[pile])

    def fate(self, pair: int) -> str:
        return self.lie("hector-lay", pair)

    def lie(self, message: str, pair: int) -> str:
        """Return how the fate tile would lie and what would count then, in the words of a message."""
        mine, theirs = divmod(pair, len(COLOURS))
        return self.say(
            message,
            how="leave" if self.leaves(pair) else "lay" if self.view.phase == ORIENT else "turn",
            mine=self.cards.colour(mine),
            theirs=self.cards.colour(theirs),
            points=would_count(self.mine, mine, self.view.hero),
            foe_points=would_count(self.theirs, theirs),
        )

    def leaves(self, pair: int) -> bool:
        """Return whether these are the colors of the tile already."""
        return pair // len(COLOURS) == self.view.colours[self.view.seat]

    def exchange(self, _: int) -> str:
        return self.say("hector-exchange")

    def away(self, kind: Kind) -> str:
        return self.say("hector-away", troop=self.cards.a_troop(kind), counts=self.counts(kind))

    def change(self, _: int) -> str:
        return self.say("hector-change", hero=self.hero())

    def deploy(self, _: int) -> str:
        return self.say("hector-deploy", hero=self.hero())

    def cover(self, kind: Kind) -> str:
        return self.say("hector-cover", troop=self.cards.a_troop(kind), counts=self.counts(kind))

    def strengthen(self, _: int) -> str:
        return self.say("hector-strengthen", count=self.mine.favours)

    def favour(self, kind: Kind) -> str:
        return self.say("hector-favour", troop=self.cards.troop(kind), counts=self.counts(kind))

    def retreat(self, _: int) -> str:
        return self.say("hector-retreat", count=len(self.mine.played), penalty=self.penalty(), hero=self.stake())

    def penalty(self) -> int:
        """Return how many troops of the piles a retreat costs, at most those that are there (HA-52)."""
        army = self.mine
        return min(army.shame, army.hand + sum(army.piles[pile] for pile in {army.fighting, RESERVE}))

    def stake(self) -> str:
        """Return what a retreat costs: nothing without a deployed hero, otherwise the hero or a favor (HA-51)."""
        if self.mine.deployed == NONE:
            return "none"
        return "choice" if self.mine.favours else "lost"

    def troop(self, kind: Kind) -> str:
        return self.say("hector-play", troop=self.cards.a_troop(kind), counts=self.counts(kind))

    def give_up(self, what: int) -> str:
        return self.say("hector-ransom" if what == FAVOUR else "hector-let-go", hero=self.hero())

    def gives_up(self, what: int) -> bool:
        """Return whether the hero is given up, not a favor."""
        return what != FAVOUR

    def counts(self, kind: Kind) -> str:
        """Return whether a troop currently has a valid color."""
        valid = {self.view.colours[self.view.seat], self.view.hero, self.mine.deployed}
        return "yes" if HUE[kind] in valid else "no"

    # -- brief labels, for buttons under a picture

    def just_play(self, kind: Kind) -> str:
        return self.say("hector-play", troop=self.cards.a_troop(kind), counts="no")

    def bare_troop(self, kind: Kind) -> str:
        return self.cards.troop(kind)

    def bare_pile(self, pile: int) -> str:
        return self.say("hector-brief-vanguard", number=number_pile(pile))

    def bare_names(self, front: int) -> str:
        mine, theirs = (self.cards_of(army, front) for army in (self.mine, self.theirs))
        return self.say("hector-brief-naming", number=front + 1, mine=mine, theirs=theirs)

    def cards_of(self, army: ArmyView, front: int) -> str:
        """Return how many cards the pile has that a side would fight with."""
        pile = RESERVE if army.reduced[front] else front
        return self.say("hector-brief-with", number=number_pile(pile), count=army.piles[pile])

    def just_change(self, _: int) -> str:
        return self.say("hector-brief-change")

    def just_deploy(self, _: int) -> str:
        return self.say("hector-brief-deploy")

    def just_give_up(self, what: int) -> str:
        return self.say("hector-brief-ransom" if what == FAVOUR else "hector-brief-let-go")

    def just_away(self, kind: Kind) -> str:
        return self.say("hector-away", troop=self.cards.a_troop(kind), counts="no")

    def just_cover(self, kind: Kind) -> str:
        return self.say("hector-cover", troop=self.cards.a_troop(kind), counts="no")

    def colours(self, pair: int) -> str:
        """Return the colors of both sides, the reader's first, and what would count."""
        return self.lie("hector-brief-fate", pair)

    def stronger(self, _: int) -> str:
        return self.say("hector-brief-strengthen")

    # -- questions

    def opening(self) -> str:
        """Ask for the first part of a move."""
        return OPENINGS[self.view.phase](self)

    def ask_vanguard(self) -> str:
        return self.say("hector-ask-vanguard")

    def ask_name(self) -> str:
        return self.say("hector-ask-name", value=VALUE[self.mine.played[0]])

    def ask_orient(self) -> str:
        return self.say("hector-ask-orient")

    def ask_turn(self) -> str:
        return self.say("hector-ask-troop" if self.view.acted else "hector-ask-turn", turn=self.view.turn)

    def ask_fate(self) -> str:
        return self.say("hector-ask-fate", mine=self.mine.total, theirs=self.theirs.total)

    def ask_give_up(self) -> str:
        return self.say("hector-ask-give-up", hero=self.hero(), count=self.mine.favours)

    def ask_away(self, _: Mapping[str, int]) -> str:
        return self.say("hector-ask-away")

    def ask_cover(self, _: Mapping[str, int]) -> str:
        return self.say("hector-ask-cover", hero=self.hero())

    def ask_favour(self, _: Mapping[str, int]) -> str:
        return self.say("hector-ask-favour")


def would_count(army: ArmyView, fate: Colour, held: Colour = NONE) -> int:
    """Return what a side has in the colors of fate and its hero, as far as the hero is known (HA-40)."""
    return sum(army.counting[colour] for colour in {fate, held, army.deployed} - {NONE})


LABELS: Mapping[str, Callable[[Choices, int], str]] = {
    "vanguard": Choices.vanguard,
    "name": Choices.name,
    "fate": Choices.fate,
    "exchange": Choices.exchange,
    "away": Choices.away,
    "change": Choices.change,
    "deploy": Choices.deploy,
    "cover": Choices.cover,
    "strengthen": Choices.strengthen,
    "favour": Choices.favour,
    "retreat": Choices.retreat,
    "troop": Choices.troop,
    "give_up": Choices.give_up,
}
OPENINGS: Mapping[int, Callable[[Choices], str]] = {
    VANGUARD: Choices.ask_vanguard,
    NAME: Choices.ask_name,
    ORIENT: Choices.ask_orient,
    TURN: Choices.ask_turn,
    FATE: Choices.ask_fate,
    GIVE_UP: Choices.ask_give_up,
}
BRIEF: Mapping[str, Callable[[Choices, int], str]] = {
    "vanguard": Choices.bare_pile,
    "name": Choices.bare_names,
    "change": Choices.just_change,
    "deploy": Choices.just_deploy,
    "give_up": Choices.just_give_up,
    "troop": Choices.just_play,
    "away": Choices.just_away,
    "favour": Choices.bare_troop,
    "cover": Choices.just_cover,
    "fate": Choices.colours,
    "strengthen": Choices.stronger,
}
STAYS: Mapping[str, Callable[[Choices, int], bool]] = {"fate": Choices.leaves}
CLOSING = frozenset({"retreat"})
RISKS: Mapping[str, Callable[[Choices, int], bool]] = {
    "retreat": lambda choices, _: True,
    "give_up": Choices.gives_up,
}
QUESTIONS: Mapping[str, Callable[[Choices, Mapping[str, int]], str]] = {
    "exchange": Choices.ask_away,
    "deploy": Choices.ask_cover,
    "strengthen": Choices.ask_favour,
}

# how to name the things that players may ask about; the view says what is where
THINGS: Mapping[str, Callable[[Cards, View, int], str]] = {
    "troop": lambda cards, view, kind: cards.a_troop(kind),
    "favour": lambda cards, view, kind: cards.a_troop(kind),
}
