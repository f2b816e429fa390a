"""The narrator of The Trojan Horse: what is said of its pieces, events, choices and positions."""

from __future__ import annotations

from engine.games.horse import Horse
from words import Words
from words.horse.choices import LABELS, QUESTIONS, Choices
from words.horse.news import CHAPTERS, TELL, News
from words.horse.pieces import Pieces
from words.horse.table import Table
from words.narration import Narration, Speech


class Narrator(Narration):
    """The Trojan Horse in one language."""

    def __init__(self, game: Horse, language: str) -> None:
        super().__init__(Pieces(Words(language)), Speech(News, TELL, Choices, LABELS, QUESTIONS, Table, CHAPTERS))
