"""What people at a table decide about a game in play besides moves: pauses, votes, seats and undo requests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any

from engine.core import Json
from tables.stored_values import Unknown, dump_value, load_value


@dataclass(frozen=True, slots=True)
class Request:
    """A ``user`` asks to undo their last move, made at the ply ``move``, while the game is at ``ply``.

    ``agreed``: the people who have agreed so far.
    """

    user: int
    ply: int
    move: int
    agreed: tuple[int, ...] = ()
    unknown: Unknown = field(default_factory=dict, hash=False)  # what only a newer program knows


@dataclass(frozen=True, slots=True)
class Plan:
    """The next move of a person, by name, chosen at a ``ply`` while others thought.

    ``basis`` changes with what the plan relies on (``engine.box``). ``again``: it is for every turn to come.
    """

    move: str
    ply: int
    basis: str
    again: bool = False
    unknown: Unknown = field(default_factory=dict, hash=False)  # what only a newer program knows


@dataclass(frozen=True, slots=True)
class InPlay:
    """What has been decided or asked for since the deal; a value: every change makes a new one.

    ``paused``: no clock runs. ``votes``: the people in favor of each motion. ``offered``: by giver, the person
    to whom they offer their seat. ``looked``: people who have finished and have seen all hands. ``asking``:
    people who would like a computer's seat, with their names, or empty names if they were declined.
    ``request``: the current undo request. ``declined``: by person, the ply of the move they may not undo.
    ``plans``: by person, what they alone know that they will do.
    """

    paused: bool = False
    votes: Mapping[str, Sequence[int]] = field(default_factory=dict)
    offered: Mapping[str, int] = field(default_factory=dict)
    looked: tuple[int, ...] = ()
    asking: Mapping[str, str] = field(default_factory=dict)
    request: Request | None = None
    declined: Mapping[str, int] = field(default_factory=dict)
    plans: Mapping[str, Plan] = field(default_factory=dict)

    def of(self, user: int) -> Json:
        """Return what one person has decided or asked for, as plain JSON that names nobody else."""
        key, undo = str(user), self.request
        found = {
            "plan": dump_value(self.plans[key]) if key in self.plans else None,
            "votes": [motion for motion, users in self.votes.items() if user in users],
            "offers_a_seat": key in self.offered,
            "is_offered_a_seat": user in self.offered.values(),
            "asks_for_a_seat": key in self.asking,
            "asks_to_undo": undo is not None and undo.user == user,
            "agrees_to_undo": undo is not None and user in undo.agreed,
            "undo_declined_at_ply": self.declined.get(key),
            "looked_at_all_hands": user in self.looked,
        }
        return {name: value for name, value in found.items() if value}

    def dump(self) -> Json:
        """Return plain JSON, which is stored among the keys of the lobby."""
        return {
            "paused": self.paused,
            "votes": {motion: list(users) for motion, users in self.votes.items()},
            "offered": dict(self.offered),
            "looked": list(self.looked),
            "asking": dict(self.asking),
            "request": dump_value(self.request) if self.request else None,
            "declined": dict(self.declined),
            "plans": {user: dump_value(plan) for user, plan in self.plans.items()},
        }

    @staticmethod
    def load(dump: Json) -> InPlay:
        """Restore the value from the keys of a dumped lobby; a missing key means that nothing was decided."""
        found: dict[str, Any] = {name: dump[name] for name in IN_PLAY if name in dump}
        found["looked"], found["request"] = tuple(dump.get("looked", ())), _request(dump.get("request"))
        found["plans"] = {user: load_value(Plan, plan) for user, plan in dump.get("plans", {}).items()}
        return InPlay(**found)

    def anonymous(self, user: int) -> InPlay:
        """Return the value without a person who wishes to be forgotten."""
        return replace(
            self,
            votes={motion: [each for each in users if each != user] for motion, users in self.votes.items()},
            offered={giver: to for giver, to in self.offered.items() if user not in (int(giver), to)},
            looked=tuple(each for each in self.looked if each != user),
            asking={each: name for each, name in self.asking.items() if int(each) != user},
            request=None if self.request and user in (self.request.user, *self.request.agreed) else self.request,
            declined={asker: move for asker, move in self.declined.items() if asker != str(user)},
            plans={planner: plan for planner, plan in self.plans.items() if planner != str(user)},
        )


IN_PLAY = frozenset(each.name for each in fields(InPlay))  # keys of a dumped lobby


def _request(dump: Json | None) -> Request | None:
    return None if dump is None else load_value(Request, dump, agreed=tuple(dump["agreed"]))
