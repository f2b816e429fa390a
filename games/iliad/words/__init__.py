"""The narrator of Iliad: words for its cards, events, choices and positions."""

from __future__ import annotations

from games.iliad.rules.game import Iliad
from games.iliad.words import library
from games.iliad.words.account import account, list_points
from games.iliad.words.because import BECAUSE, Because
from games.iliad.words.cards import Cards
from games.iliad.words.choices import BRIEF, CLOSING, LABELS, QUESTIONS, RISKS, THINGS, Choices
from games.iliad.words.news import CHAPTERS, DECISIVE, TELL, News, shown
from games.iliad.words.table import Table
from words import Words
from words.narration import Narration, Speech


class Narrator(Narration):
    """Iliad in one language, with the numbers of the game's own cards."""

    library = library

    def __init__(self, game: Iliad, language: str) -> None:
        speech = Speech(
            News, TELL, Choices, LABELS, QUESTIONS, Table, CHAPTERS, THINGS, BRIEF, CLOSING, RISKS, account,
            list_points, decisive=DECISIVE, relies="iliad-plan-relies", shown=shown,
            because=BECAUSE, becauses=Because,
        )  # fmt: skip
        super().__init__(game.key, Cards(game, Words(language)), speech)
