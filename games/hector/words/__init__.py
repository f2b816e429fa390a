"""The narrator of Hector and Achilles: what is said of its cards, events, choices and positions."""

from __future__ import annotations

from engine.games.hector import Hector
from words import Words
from words.hector.cards import Cards
from words.hector.choices import LABELS, QUESTIONS, Choices
from words.hector.news import CHAPTERS, TELL, News
from words.hector.table import Table
from words.narration import Narration, Speech


class Narrator(Narration):
    """Hector and Achilles in one language, with the numbers of the game's own cards."""

    def __init__(self, game: Hector, language: str) -> None:
        super().__init__(Cards(game, Words(language)), Speech(News, TELL, Choices, LABELS, QUESTIONS, Table, CHAPTERS))
