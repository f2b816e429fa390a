"""The narrator of Fight for Olympus: words for its cards, events, choices and positions."""

from __future__ import annotations

from engine.core import Event, Seat
from games.olympus.rules.game import Olympus
from games.olympus.words import library
from games.olympus.words.account import account
from games.olympus.words.because import BECAUSE, Because
from games.olympus.words.cards import Cards
from games.olympus.words.choices import (
    ANSWERS,
    BRIEF,
    CLOSING,
    COSTS,
    LABELS,
    QUESTIONS,
    REPEATS,
    RISKS,
    THINGS,
    Choices,
)
from games.olympus.words.news import CHAPTERS, DECISIVE, TELL, News, shown
from games.olympus.words.table import Table
from words import Names, Words
from words.narration import Narration, Speech

NAME = "\0"  # marks a name while a sentence is built, so that the name gets no capital letter


class Narrator(Narration):
    """Fight for Olympus in one language, with the numbers of the game's own cards."""

    library = library

    def __init__(self, game: Olympus, language: str) -> None:
        speech = Speech(
            News, TELL, Choices, LABELS, QUESTIONS, Table, CHAPTERS, THINGS, BRIEF, CLOSING, RISKS, account,
            repeats=REPEATS, costs=COSTS, decisive=DECISIVE, relies="olympus-plan-relies", shown=shown,
            answers=ANSWERS,
            because=BECAUSE, becauses=Because,
        )  # fmt: skip
        super().__init__(game.key, Cards(game, Words(language)), speech)

    def tell(self, event: Event, reader: Seat, names: Names) -> str:
        """Return what happened, with a capital letter at the start unless a player's name comes first."""
        told = super().tell(event, reader, {seat: NAME + name for seat, name in names.items()})
        return (told[:1].upper() + told[1:]).replace(NAME, "")
