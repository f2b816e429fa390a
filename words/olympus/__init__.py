"""The narrator of Fight for Olympus: what is said of its cards, events, choices and positions."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Event, Part, Seat
from engine.games.olympus import Olympus
from engine.games.olympus.view import View
from words import NAMELESS, Names, Words, label
from words.olympus.cards import Cards
from words.olympus.choices import LABELS, QUESTIONS, Choices
from words.olympus.news import TELL, News
from words.olympus.table import Table


class Narrator:
    """Fight for Olympus in one language, with the numbers of the game's own cards."""

    def __init__(self, game: Olympus, language: str) -> None:
        self._cards = Cards(game, Words(language))

    def tell(self, event: Event, reader: Seat, names: Names) -> str:
        """Return what happened, as the reader may hear it."""
        heard = event.heard_by(reader)
        told = TELL[type(heard)](News(self._cards, reader, names), heard) if heard else ""
        return told[:1].upper() + told[1:]

    def part(self, part: Part, view: View, names: Names) -> str:
        """Return the words for one part of a move."""
        verb, value = part
        return LABELS[verb](Choices(self._cards, view, names), value)

    def choice(self, parts: Sequence[Part], view: View, names: Names) -> str:
        """Return the label of a choice: all that it decides."""
        return label([self.part(part, view, names) for part in parts])

    def question(self, settled: Sequence[Part], view: View, names: Names = NAMELESS) -> str:
        """Return what is asked once these parts are settled; without names nobody is named."""
        choices = Choices(self._cards, view, names)
        return QUESTIONS[settled[-1][0]](choices, dict(settled)) if settled else choices.opening()

    def table(self, view: View, names: Names) -> list[str]:
        """Return the lines that show the position."""
        return Table(self._cards, view, names).lines()

    def own(self, view: View, names: Names) -> list[str]:
        """Return the lines that show the reader's side of the board and hand."""
        return Table(self._cards, view, names).own()

    def standings(self, view: View, names: Names) -> list[str]:
        """Return a line for each player, the winner first."""
        return Table(self._cards, view, names).standings()
