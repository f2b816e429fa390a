"""The narrator of The Trojan Horse: what is said of its pieces, events, choices and positions."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Event, Part, Seat
from engine.games.horse import Horse
from engine.games.horse.view import View
from words import NAMELESS, Names, Words, label
from words.horse.choices import LABELS, QUESTIONS, Choices
from words.horse.news import TELL, News
from words.horse.pieces import Pieces
from words.horse.table import Table


class Narrator:
    """The Trojan Horse in one language."""

    def __init__(self, game: Horse, language: str) -> None:
        self._pieces = Pieces(Words(language))

    def tell(self, event: Event, reader: Seat, names: Names) -> str:
        """Return what happened, as the reader may hear it."""
        heard = event.heard_by(reader)
        return TELL[type(heard)](News(self._pieces, reader, names), heard) if heard else ""

    def part(self, part: Part, view: View, names: Names) -> str:
        """Return the words for one part of a move."""
        verb, value = part
        return LABELS[verb](Choices(self._pieces, view), value)

    def choice(self, parts: Sequence[Part], view: View, names: Names) -> str:
        """Return the label of a choice: all that it decides."""
        return label([self.part(part, view, names) for part in parts])

    def question(self, settled: Sequence[Part], view: View, names: Names = NAMELESS) -> str:
        """Return what is asked once these parts are settled."""
        choices = Choices(self._pieces, view)
        return QUESTIONS[settled[-1][0]](choices, settled[-1][1]) if settled else choices.opening()

    def table(self, view: View, names: Names) -> list[str]:
        """Return the lines that show the position."""
        return Table(self._pieces, view, names).lines()

    def own(self, view: View, names: Names) -> list[str]:
        """Return the lines that show the reader's colours and treasures, and the board."""
        return Table(self._pieces, view, names).own()

    def standings(self, view: View, names: Names) -> list[str]:
        """Return a line for each player and for each district they won, the winner first."""
        return Table(self._pieces, view, names).standings()
