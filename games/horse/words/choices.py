"""The questions of The Trojan Horse, and the labels of their answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core import UNKNOWN, Part
from games.horse.rules.cards import District, Warrior
from games.horse.rules.position import ALL_OR_NOTHING, ANNOUNCE, SWAP
from games.horse.rules.view import View
from games.horse.words.pieces import Pieces, capitalize_text
from words import Names

TURNS = ("first", "second")  # of the two turns taken in a row


class Choices:
    """Questions and labels for the reader of this view."""

    def __init__(self, pieces: Pieces, view: View, _: Names) -> None:
        self.pieces = pieces
        self.view = view
        self.say = pieces.say

    # -- labels, one for each kind of part

    def announce(self, number: int) -> str:
        """Return how many hero cards of the pile are high enough; Poseidon always is."""
        heroes = self.view.heroes
        return self.say("horse-announce", number=number, enough=sum(heroes[number:]), cards=sum(heroes))

    def leave(self, _: int) -> str:
        return self.say("horse-leave")

    def swap(self, district: District) -> str:
        return self.say("horse-swap", district=self.treasured(district))

    def second(self, district: District) -> str:
        return self.say("horse-with", district=self.treasured(district))

    def treasured(self, district: District) -> str:
        """Return a district, with its treasure if the reader may look at it."""
        return self.pieces.district(district, self.view.treasures[district])

    def all_or_nothing(self, everything: int) -> str:
        return self.say("horse-all", count=len(self.view.beside) if everything else 0)

    def load(self, warrior: Warrior) -> str:
        return self.say("horse-load", warrior=self.pieces.a_warrior(warrior))

    def at(self, district: District) -> str:
        names = self.pieces.present(self.view.board[district])
        bonus, some = self.view.bonuses[district], "some" if names else "none"
        return self.say("horse-at", number=district + 1, bonus=bonus, warriors=some, names=names)

    # -- brief labels, for buttons under a picture

    def number(self, number: int) -> str:
        return self.say("horse-brief-announce", number=number)

    def colour(self, warrior: Warrior) -> str:
        return capitalize_text(self.pieces.warrior(warrior))

    def district(self, district: District) -> str:
        return capitalize_text(self.pieces.district(district))

    def swap_in(self, district: District) -> str:
        return self.say("horse-brief-swap", district=self.pieces.district(district))

    # -- questions, by the last part that is settled

    def opening(self) -> str:
        """Ask for the first part of a move."""
        view = self.view
        if view.phase == ANNOUNCE:
            turn = "only" if view.table.turns == 1 else TURNS[view.turn]
            return self.say("horse-ask-announce", turn=turn)
        if view.phase == SWAP:
            return self.say("horse-ask-swap")
        if view.phase == ALL_OR_NOTHING:
            return self.say("horse-ask-all")
        return self.say("horse-ask-load", loads=view.loads)

    def ask_with(self, settled: Mapping[str, int]) -> str:
        return self.say("horse-ask-with", district=self.treasured(settled["swap"]))

    def ask_at(self, settled: Mapping[str, int]) -> str:
        """Ask for the district, and name the warrior that will drop out if the horse is open (TH-12)."""
        following = self.view.inside[0]
        return self.say(
            "horse-ask-at",
            open="no" if following == UNKNOWN else "yes",
            warrior=capitalize_text(self.pieces.a_warrior(settled["load"])),
            next="" if following == UNKNOWN else self.pieces.warrior(following),
        )


LABELS: Mapping[str, Callable[[Choices, int], str]] = {
    "announce": Choices.announce,
    "leave": Choices.leave,
    "swap": Choices.swap,
    "with": Choices.second,
    "all": Choices.all_or_nothing,
    "load": Choices.load,
    "at": Choices.at,
}
BRIEF: Mapping[str, Callable[[Choices, int], str]] = {
    "announce": Choices.number,
    "load": Choices.colour,
    "at": Choices.district,
    "swap": Choices.swap_in,
    "with": Choices.district,
}
CLOSING: frozenset[str | Part] = frozenset({"leave", ("all", 0)})
QUESTIONS: Mapping[str, Callable[[Choices, Mapping[str, int]], str]] = {
    "swap": Choices.ask_with,
    "load": Choices.ask_at,
}

# how to name the things that players may ask about; the view says what is where
THINGS: Mapping[str, Callable[[Pieces, View, int], str]] = {
    "load": lambda pieces, view, warrior: pieces.a_warrior(warrior),
    "at": lambda pieces, view, district: pieces.district(district),
}
