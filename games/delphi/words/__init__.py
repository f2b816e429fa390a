"""The narrator of Delphi: words for its cards, events, choices and positions."""

from __future__ import annotations

from games.delphi.rules.game import Delphi
from games.delphi.words import library
from games.delphi.words.account import account, list_points
from games.delphi.words.because import BECAUSE, Because
from games.delphi.words.cards import Cards
from games.delphi.words.choices import BRIEF, CLOSING, LABELS, QUESTIONS, RISKS, THINGS, TOGETHER, Choices
from games.delphi.words.news import CHAPTERS, DECISIVE, TELL, News, shown
from games.delphi.words.table import Table
from words import Words
from words.narration import Narration, Speech


class Narrator(Narration):
    """Delphi in one language, with the numbers of the game's own cards."""

    library = library

    def __init__(self, game: Delphi, language: str) -> None:
        speech = Speech(
            News, TELL, Choices, LABELS, QUESTIONS, Table, CHAPTERS, THINGS, BRIEF, CLOSING, RISKS, account,
            list_points, decisive=DECISIVE, relies="delphi-plan-relies", together=TOGETHER, shown=shown,
            because=BECAUSE, becauses=Because,
        )  # fmt: skip
        super().__init__(game.key, Cards(game, Words(language)), speech)
