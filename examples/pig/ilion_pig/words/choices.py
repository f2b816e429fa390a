"""The one question of Pig in the cup, and the labels of its answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ilion_pig.rules.state import View
from words import Names


class Choices:
    """The question and its answers for the reader of this view."""

    def __init__(self, cards: Any, view: View, names: Names) -> None:
        self.words, self.view = cards.words, view

    def opening(self) -> str:
        """Ask whether to roll, or to roll again."""
        return self._say("pig-ask", rolls=self.view.cup.rolls, points=self.view.cup.points)

    def roll(self, _: int) -> str:
        return self._say("pig-roll")

    def stop(self, _: int) -> str:
        return self._say("pig-stop", points=self.view.cup.points)

    def _say(self, message: str, **about: Any) -> str:
        return str(self.words.say(message, **about))


LABELS: Mapping[str, Callable[[Choices, int], str]] = {"roll": Choices.roll, "stop": Choices.stop}
