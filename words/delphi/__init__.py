"""The narrator of Delphi: what is said of its cards, events, choices and positions."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Event, Part, Seat
from engine.games.delphi import Delphi
from engine.games.delphi.view import View
from words import NAMELESS, Names, Words, label
from words.delphi.cards import Cards
from words.delphi.choices import LABELS, QUESTIONS, Choices
from words.delphi.news import TELL, News
from words.delphi.table import Table


class Narrator:
    """Delphi in one language, with the numbers of the game's own cards."""

    def __init__(self, game: Delphi, language: str) -> None:
        self._cards = Cards(game, Words(language))

    def tell(self, event: Event, reader: Seat, names: Names) -> str:
        """Return what happened, as the reader may hear it."""
        heard = event.heard_by(reader)
        return TELL[type(heard)](News(self._cards, reader, names), heard) if heard else ""

    def part(self, part: Part, view: View, names: Names) -> str:
        """Return the words for one part of a move."""
        return self._parts([part], view, names)[0]

    def choice(self, parts: Sequence[Part], view: View, names: Names) -> str:
        """Return the label of a choice: all that it decides."""
        return label(self._parts(parts, view, names))

    def question(self, settled: Sequence[Part], view: View, names: Names = NAMELESS) -> str:
        """Return what is asked once these parts are settled; without names nobody is named."""
        choices = Choices(self._cards, view, names)
        return QUESTIONS[settled[-1][0]](choices, settled[-1][1]) if settled else choices.opening()

    def table(self, view: View, names: Names) -> list[str]:
        """Return the lines that show the position."""
        return Table(self._cards, view, names).lines()

    def own(self, view: View, names: Names) -> list[str]:
        """Return the lines that show the reader's row and hand, and what the others' rows are worth."""
        return Table(self._cards, view, names).own()

    def standings(self, view: View, names: Names) -> list[str]:
        """Return a line for each player, the winner first."""
        return Table(self._cards, view, names).standings()

    def _parts(self, parts: Sequence[Part], view: View, names: Names) -> list[str]:
        choices = Choices(self._cards, view, names)
        return [LABELS[verb](choices, value) for verb, value in parts]
