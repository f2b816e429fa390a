"""The counts of a campaign, and the mistakes it finds."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from simulation.shrinking import Happenings

KINDS = ("stuck", "lost", "orphaned", "untrue", "charged", "mistaken", "silent", "foreign", "twice", "shown")


@dataclass(frozen=True, slots=True)
class Problem:
    """Something that must not happen.

    ``stuck``: nobody is told to move, or nothing moves. ``lost``: something shown is not in the store.
    ``orphaned``: a message that the store does not know, or the reverse. ``untrue``: a message that shows something
    else than the store has. ``charged``: a player who was there ran out of time. ``mistaken``: the bot says of itself
    that something went wrong, in its log or to a person. ``silent``: something was not answered though nothing failed.
    ``foreign``: somebody was answered in a language that is not theirs. ``twice``: somebody was called again though
    nothing had happened. ``shown``: somebody could read what only another may know.
    """

    kind: str
    table: int
    about: str

    def __str__(self) -> str:
        return f"{self.kind}: table {self.table}: {self.about}"


@dataclass(slots=True)
class Round:
    """Everything done to the bot in one round, in order, and the findings after it."""

    troubles: list[str] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)

    def lines(self) -> list[str]:
        """Return it to be read."""
        return [*map(str, self.problems), f"    after {', '.join(self.troubles) or 'nothing'}"]


@dataclass(slots=True)
class Figures:
    """The counts of one campaign."""

    seed: int
    minutes: float = 0.0
    tables: int = 0
    tournaments: int = 0
    tournament_tables: int = 0
    challenges: int = 0
    attempts: int = 0  # tables of challenges
    games: Counter[str] = field(default_factory=Counter)
    moves: int = 0
    clicks: int = 0
    doubled: int = 0
    outdated: int = 0  # presses of buttons that were replaced since
    reposted: int = 0  # boards, by /table
    failed: int = 0  # "This interaction failed"
    unprompted: int = 0  # a player found out by looking that it was their turn
    timeouts: int = 0  # turns and seats that a computer took over
    stops: int = 0
    pauses: int = 0
    kills: Counter[str] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)
    requests: Counter[str] = field(default_factory=Counter)  # which kind of them failed
    interactions: Counter[str] = field(default_factory=Counter)  # how they reached the bot
    drops: Counter[str] = field(default_factory=Counter)
    rounds: list[Round] = field(default_factory=list)
    commands: Counter[str] = field(default_factory=Counter)  # that wanderers used
    verbs: Counter[str] = field(default_factory=Counter)  # of buttons and menus that wanderers pressed
    forms: Counter[str] = field(default_factory=Counter)  # that wanderers filled in, by verb
    happenings: Happenings = field(default_factory=Happenings)

    @property
    def problems(self) -> list[Problem]:
        """Everything that was found wrong."""
        return [problem for each in self.rounds for problem in each.problems]

    def begin_round(self) -> None:
        """Begin a new round for everything noted from now on."""
        self.rounds.append(Round())

    def note(self, trouble: str) -> None:
        """Note something done to the bot."""
        self.rounds[-1].troubles.append(f"{datetime.fromtimestamp(time.time()):%H:%M:%S} {trouble}")

    def find(self, problems: Iterable[Problem]) -> None:
        """Note a mistake, unless it was found before."""
        known = set(self.problems)
        self.rounds[-1].problems += [each for each in dict.fromkeys(problems) if each not in known]

    def progress(self) -> str:
        """Return the result of the last round."""
        return "\n".join([f"round {len(self.rounds)}, {self.tables} tables so far", *self.rounds[-1].lines()])

    def line(self) -> str:
        """Return everything as one line of JSON."""
        return json.dumps(self._plain(), ensure_ascii=False)

    def _plain(self) -> dict[str, Any]:
        counts = {name: getattr(self, name) for name in self.__dataclass_fields__ if name != "happenings"}
        found = Counter(problem.kind for problem in self.problems)
        return {
            **counts,
            "minutes": round(self.minutes, 1),
            "rounds": sum(bool(each.troubles) for each in self.rounds),
            **{kind: found[kind] for kind in KINDS},
        }

    def account(self) -> str:
        """Return the mistakes, one line each, the seed first."""
        rounds = [line for each in self.rounds if each.problems for line in each.lines()]
        return "\n".join([f"seed {self.seed}", *rounds])
