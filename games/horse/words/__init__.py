"""The narrator of The Trojan Horse: words for its pieces, events, choices and positions."""

from __future__ import annotations

from games.horse.rules.game import Horse
from games.horse.words import library
from games.horse.words.because import BECAUSE, Because
from games.horse.words.choices import BRIEF, CLOSING, LABELS, QUESTIONS, THINGS, Choices
from games.horse.words.news import CHAPTERS, COUNTED, DECISIVE, RUNS, TELL, News, shown
from games.horse.words.pieces import Pieces
from games.horse.words.table import Table, list_points
from words import Words
from words.narration import Narration, Speech


class Narrator(Narration):
    """The Trojan Horse in one language."""

    library = library

    def __init__(self, game: Horse, language: str) -> None:
        speech = Speech(
            News, TELL, Choices, LABELS, QUESTIONS, Table, CHAPTERS, THINGS, BRIEF, CLOSING, scores=list_points,
            decisive=DECISIVE, counted=COUNTED, shown=shown, runs=RUNS,
            because=BECAUSE, becauses=Because,
        )  # fmt: skip
        super().__init__(game.key, Pieces(Words(language)), speech)
