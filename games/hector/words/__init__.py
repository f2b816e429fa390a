"""The narrator of Hector and Achilles: words for its cards, events, choices and positions."""

from __future__ import annotations

from games.hector.rules.game import Hector
from games.hector.words import library
from games.hector.words.account import account
from games.hector.words.because import BECAUSE, Because
from games.hector.words.cards import Cards
from games.hector.words.choices import BRIEF, CLOSING, LABELS, QUESTIONS, RISKS, STAYS, THINGS, Choices
from games.hector.words.news import CHAPTERS, DECISIVE, TELL, News, shown
from games.hector.words.table import Table
from words import Words
from words.narration import Narration, Speech


class Narrator(Narration):
    """Hector and Achilles in one language, with the numbers of the game's own cards."""

    library = library

    def __init__(self, game: Hector, language: str) -> None:
        speech = Speech(
            News, TELL, Choices, LABELS, QUESTIONS, Table, CHAPTERS, THINGS, BRIEF, CLOSING, RISKS, account,
            stays=STAYS, decisive=DECISIVE, relies="hector-plan-relies", shown=shown,
            because=BECAUSE, becauses=Because,
        )  # fmt: skip
        super().__init__(game.key, Cards(game, Words(language)), speech)
