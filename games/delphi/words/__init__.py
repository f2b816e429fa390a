"""The narrator of Delphi: what is said of its cards, events, choices and positions."""

from __future__ import annotations

from engine.games.delphi import Delphi
from words import Words
from words.delphi.cards import Cards
from words.delphi.choices import LABELS, QUESTIONS, Choices
from words.delphi.news import CHAPTERS, TELL, News
from words.delphi.table import Table
from words.narration import Narration, Speech


class Narrator(Narration):
    """Delphi in one language, with the numbers of the game's own cards."""

    def __init__(self, game: Delphi, language: str) -> None:
        super().__init__(Cards(game, Words(language)), Speech(News, TELL, Choices, LABELS, QUESTIONS, Table, CHAPTERS))
