"""What the people of a table do about a game in play besides moving: pauses, votes, seats and undo requests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any

from engine.core import Json
from tables.written import Unknown, read, written


@dataclass(frozen=True, slots=True)
class Request:
    """Somebody asks to take back their last move, made at ``move``, while the game stands at ``ply``; who agrees."""

    user: int
    ply: int
    move: int
    agreed: tuple[int, ...] = ()
    unknown: Unknown = field(default_factory=dict, hash=False)  # what only a newer program knows


@dataclass(frozen=True, slots=True)
class InPlay:
    """What has been decided or asked for since the deal; a value: every change makes a new one.

    ``paused``: no time runs. ``votes``: who wants what. ``offered``: a giver's seat, and to whom.
    ``looked``: who has finished and has seen all hands. ``asking``: who would like a computer's seat,
    by name, or nothing if it was declined. ``request``: who asks to take back a move. ``declined``:
    the ply of the move that a person was not to take back.
    """

    paused: bool = False
    votes: Mapping[str, Sequence[int]] = field(default_factory=dict)
    offered: Mapping[str, int] = field(default_factory=dict)
    looked: tuple[int, ...] = ()
    asking: Mapping[str, str] = field(default_factory=dict)
    request: Request | None = None
    declined: Mapping[str, int] = field(default_factory=dict)

    def dump(self) -> Json:
        """Return it as plain JSON, which is stored among the keys of the lobby."""
        return {
            "paused": self.paused,
            "votes": {motion: list(users) for motion, users in self.votes.items()},
            "offered": dict(self.offered),
            "looked": list(self.looked),
            "asking": dict(self.asking),
            "request": written(self.request) if self.request else None,
            "declined": dict(self.declined),
        }

    @staticmethod
    def load(dump: Json) -> InPlay:
        """Restore it from the keys of a dumped lobby; what is not there was not decided."""
        found: dict[str, Any] = {name: dump[name] for name in IN_PLAY if name in dump}
        return InPlay(**{**found, "looked": tuple(dump.get("looked", ())), "request": _request(dump.get("request"))})

    def anonymous(self, user: int) -> InPlay:
        """Return it without a person who wishes to be forgotten."""
        return replace(
            self,
            votes={motion: [each for each in users if each != user] for motion, users in self.votes.items()},
            offered={giver: to for giver, to in self.offered.items() if user not in (int(giver), to)},
            looked=tuple(each for each in self.looked if each != user),
            asking={each: name for each, name in self.asking.items() if int(each) != user},
            request=None if self.request and user in (self.request.user, *self.request.agreed) else self.request,
            declined={asker: move for asker, move in self.declined.items() if asker != str(user)},
        )


IN_PLAY = frozenset(each.name for each in fields(InPlay))  # keys of a dumped lobby


def _request(dump: Json | None) -> Request | None:
    return None if dump is None else read(Request, dump, agreed=tuple(dump["agreed"]))
