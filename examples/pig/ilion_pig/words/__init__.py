"""The narrator of Pig in the cup: sentences for its events, choices and positions."""

from __future__ import annotations

from ilion_pig.rules.game import Pig
from ilion_pig.words.choices import LABELS, Choices
from ilion_pig.words.news import TELL, News
from ilion_pig.words.table import Table
from words import Words
from words.narration import Narration, Speech


class Narrator(Narration):
    """Pig in the cup in one language."""

    def __init__(self, game: Pig, language: str) -> None:
        speech = Speech(News, TELL, Choices, LABELS, {}, Table, {}, {})
        super().__init__(game.key, Cards(Words(language)), speech)


class Cards:
    """Pig has no cards; this holds only the words of the game."""

    def __init__(self, words: Words) -> None:
        self.words = words
