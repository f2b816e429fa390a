"""The narrator of Fight for Olympus: what is said of its cards, events, choices and positions."""

from __future__ import annotations

from engine.core import Event, Seat
from engine.games.olympus import Olympus
from words import Names, Words
from words.narration import Narration, Speech
from words.olympus.cards import Cards
from words.olympus.choices import LABELS, QUESTIONS, Choices
from words.olympus.news import CHAPTERS, TELL, News
from words.olympus.table import Table

NAME = "\0"  # stands before a name while a sentence is put together: no capital letter is made of it


class Narrator(Narration):
    """Fight for Olympus in one language, with the numbers of the game's own cards."""

    def __init__(self, game: Olympus, language: str) -> None:
        super().__init__(Cards(game, Words(language)), Speech(News, TELL, Choices, LABELS, QUESTIONS, Table, CHAPTERS))

    def tell(self, event: Event, reader: Seat, names: Names) -> str:
        """Return what happened; sentences of ours begin with a capital letter, a player's name as it is written."""
        told = super().tell(event, reader, {seat: NAME + name for seat, name in names.items()})
        return (told[:1].upper() + told[1:]).replace(NAME, "")
