"""The events of Pig in the cup, told to one reader."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.core import Seat
from ilion_pig.rules import events as happened
from words import Audience, Names


class News(Audience):
    """Events told to one reader."""

    def __init__(self, cards: Any, reader: Seat, names: Names) -> None:
        super().__init__(cards.words, reader, names)

    def rolled(self, event: happened.Rolled) -> str:
        return self._say("pig-rolled", event.seat, pips=event.pips)

    def lost(self, event: happened.Lost) -> str:
        return self._say("pig-lost", event.seat)

    def stopped(self, event: happened.Stopped) -> str:
        return self._say("pig-stopped", event.seat, points=event.points)

    def ended(self, event: happened.GameEnded) -> str:
        return self._say("pig-ended", event.seat, points=event.purses[event.seat])

    def _say(self, message: str, seat: Seat, **about: Any) -> str:
        return self.words.say(message, **self.who("seat", seat), **about)


TELL: Mapping[type[Any], Callable[[News, Any], str]] = {
    happened.Rolled: News.rolled,
    happened.Lost: News.lost,
    happened.Stopped: News.stopped,
    happened.GameEnded: News.ended,
}
