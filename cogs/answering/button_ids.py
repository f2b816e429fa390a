"""What a button means, written in its id: a verb, a table, a stamp, and the choices made so far.

The id holds nothing secret, and we trust nothing in it: Discord says who clicked, the rules
say what may be chosen, and the stamp shows whether the button is old.
"""

from __future__ import annotations

import re
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass
from itertools import count
from typing import Any

import discord

LONGEST = 100  # characters of an id; Discord, components/reference
LARGEST = (1 << 63) - 1  # what SQLite can hold
_NUMBER = re.compile(r"\d{1,19}", re.ASCII)
_WRITTEN = re.compile(
    r"il:(?P<verb>[a-z-]{1,20}):(?P<table>\d{1,12}):(?P<stamp>\d{1,9}):(?P<path>(?:\d{1,2}\.?){0,12})"
    r"(?::\d{1,4})?",  # the drawing of a menu, which means nothing
    re.ASCII,
)

DRAWINGS = 10_000  # numbers of menus until they begin again
_DRAWN = count(time.time_ns())  # a restart goes on somewhere else

NO_CHOICE = -1  # what a button chooses, as only a menu has options


@dataclass(frozen=True, slots=True)
class Id:
    """The id of a button or menu."""

    verb: str
    table: int
    stamp: int = 0
    path: tuple[int, ...] = ()

    def __str__(self) -> str:
        return f"il:{self.verb}:{self.table}:{self.stamp}:{'.'.join(map(str, self.path))}"

    def drawn(self) -> str:
        """Return the id of a menu that is drawn now; it ends with a number that no menu has had lately.

        A client sends nothing for a choice that a menu of the same id shows already, also after an edit of its
        message (discord/discord-api-docs, issues 4801 and 7765).
        """
        return f"{self}:{next(_DRAWN) % DRAWINGS}"

    def step(self, choice: int) -> Id:
        """Return the id with one more choice in its path."""
        return Id(self.verb, self.table, self.stamp, (*self.path, choice))


def parse_number(text: Any) -> int | None:
    """Return the number in an option, or ``None`` if it is not a number that can be stored."""
    found = _NUMBER.fullmatch(text) if isinstance(text, str) else None
    return int(text) if found and int(text) <= LARGEST else None


def parse_id(text: Any) -> Id | None:
    """Return what an id means, with the verb's current name, or ``None`` if the id is not ours."""
    found = _WRITTEN.fullmatch(text) if isinstance(text, str) else None
    if not found:
        return None
    path = tuple(int(step) for step in found["path"].split(".") if step)
    verb = FORMER_VERBS.get(found["verb"], found["verb"])
    return Id(verb, int(found["table"]), int(found["stamp"]), path)


# -- what each verb does, and where its answer is shown

# Where the answer to a click goes: into a new message, in place of the clicked panel if that is private (otherwise
# into a new message), or in place of the clicked message, public or not. Or into a new message for everybody.
APART, PANEL, PLACE, PUBLIC = range(4)
Handler = Callable[[discord.Interaction[Any], Id, int], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Click:
    """What a click does, given its id and the option chosen (-1 for a button), and where its answer goes.

    ``table``: the id names a table, which must be in this server or conversation, or have the user seated.
    ``carries``: in a conversation where the bot is no member, the click first takes its public message along.
    """

    handler: Handler
    answer: int
    table: bool
    carries: bool = False


def map_verbs(verbs: Iterable[str], handler: Handler, answer: int = APART, *, table: bool = True) -> dict[str, Click]:
    """Return the same click for each of these verbs."""
    return dict.fromkeys(verbs, Click(handler, answer, table))


# -- verbs that buttons had in earlier versions, and what they are called now

# Messages keep the buttons they were posted with, so never remove an entry, and never reuse a former verb
# for something else.
FORMER_VERBS: Mapping[str, str] = {
    "accept": "accept-seat",
    "add": "add-computer",
    "agree": "agree-to-share",
    "ask-seat": "ask-for-seat",
    "because": "why-not-this",
    "cancel": "close-lobby",
    "cancel-sure": "confirm-close-lobby",
    "chapter": "replay-chapter",
    "choose": "refresh",  # its numbers meant other parts of a move, so it must not make one
    "clause": "rules-clause",
    "clauses": "choose-clause",
    "close": "close-frozen",
    "close-sure": "confirm-close-frozen",
    "decline": "decline-seat",
    "end": "end-game",
    "end-sure": "confirm-end-game",
    "erase": "erase-my-data",
    "finished": "set-finished",
    "game": "rules-of-game",
    "give": "give-seat",
    "give-to": "give-seat-to",
    "go-on": "end-pause",
    "hints": "set-hints",
    "invite-whom": "invite-people",
    "keep": "dismiss",
    "learn": "lesson-answer",
    "learn-game": "lesson-of-game",
    "learn-page": "lesson-page",
    "leaving": "set-leaving",
    "lesson": "open-lesson",
    "level": "set-level",
    "no-thanks": "decline-invitation",
    "option": "set-option",
    "overtime": "set-overtime",
    "own-time": "set-own-time",
    "page": "rules-page",
    "past": "history-page",
    "pastgame": "history-game",
    "pause": "vote-pause",
    "practise": "practice-table",
    "quit": "resign",
    "quit-sure": "confirm-resign",
    "ranks": "leaderboard-page",
    "ranks-game": "leaderboard-game",
    "rated": "set-rated",
    "remove": "remove-computer",
    "replay": "replay-step",
    "section": "rules-section",
    "seen": "replay-seen-by",
    "sharing": "share-replay",
    "shelf": "list-games",
    "sit": "accept-invitation",
    "size": "set-size",
    "table": "repost",
    "take-back": "return-to-seat",
    "time": "set-time",
    "undo-rule": "set-undo",
    "vote-sure": "confirm-end-alone",
    "watch": "open-replay",
    "why": "why-not",
    "withdraw": "cancel-invitation",
}
