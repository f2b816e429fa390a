"""The narrator of Iliad: what is said of its cards, events, choices and positions."""

from __future__ import annotations

from engine.games.iliad import Iliad
from words import Words
from words.iliad.cards import Cards
from words.iliad.choices import LABELS, QUESTIONS, Choices
from words.iliad.news import CHAPTERS, TELL, News
from words.iliad.table import Table
from words.narration import Narration, Speech


class Narrator(Narration):
    """Iliad in one language, with the numbers of the game's own cards."""

    def __init__(self, game: Iliad, language: str) -> None:
        super().__init__(Cards(game, Words(language)), Speech(News, TELL, Choices, LABELS, QUESTIONS, Table, CHAPTERS))
