"""What a person has made of puzzles: how many, and on how many days in a row."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields, replace

SETTING = "puzzles"  # of a user
DAY = 24 * 60 * 60.0  # seconds; a day begins at midnight in Greenwich, for everybody at once


@dataclass(frozen=True, slots=True)
class Score:
    """A person's score, stored among their settings.

    ``tried`` and ``solved`` count all puzzles; ``last`` is the one that was answered last. ``day`` is the last day
    whose puzzle was answered, counted from 1970, ``daily`` the number of that puzzle, ``chosen`` the answer, and
    ``right`` whether it was right. ``streak`` is how many puzzles of the day were solved on as many days in a row, and
    ``longest`` the longest such row.
    """

    tried: int = 0
    solved: int = 0
    last: int = -1
    day: int = -1
    daily: int = -1
    chosen: str = ""
    right: bool = False
    streak: int = 0
    longest: int = 0

    @classmethod
    def load(cls, text: str | None) -> Score:
        """Restore a stored score; anyone who has none starts with an empty one, and so does a damaged one."""
        try:
            found, known = json.loads(text or "{}"), {each.name for each in fields(cls)}
            return cls(**{name: value for name, value in found.items() if name in known})
        except (ValueError, AttributeError):
            return cls()

    def dump(self) -> str:
        """Return the score as text."""
        return json.dumps(asdict(self), separators=(",", ":"))

    def answered(self, number: int, chosen: str, *, right: bool, day: int | None) -> Score:
        """Return the score after an answer; ``day`` if the puzzle is that of the day.

        A second answer to the same puzzle, or to that of the same day, counts for nothing. That of a new day counts
        even if it is the puzzle that was answered last: it may have come as another one the day before.
        """
        if day == self.day or (day is None and number == self.last):
            return self
        counted = replace(self, tried=self.tried + 1, solved=self.solved + right, last=number)
        return counted if day is None else counted._of_the_day(day, chosen, right=right)

    def _of_the_day(self, day: int, chosen: str, *, right: bool) -> Score:
        streak = self.current(day) + 1 if right else 0
        longest = max(self.longest, streak)
        return replace(self, day=day, daily=self.last, chosen=chosen, right=right, streak=streak, longest=longest)

    def is_of(self, day: int, number: int) -> bool:
        """Return whether this puzzle was answered as that of the day; another release may have another that day."""
        return (self.day, self.daily) == (day, number)

    def current(self, day: int) -> int:
        """Return the streak as it stands on a day: a day without an answer ends it."""
        return self.streak if day - self.day <= 1 else 0


def number_day(now: float) -> int:
    """Return the number of the day since 1970 at this time."""
    return int(now // DAY)
