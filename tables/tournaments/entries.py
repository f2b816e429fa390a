"""Who takes part in a tournament: one person or a team."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.core import Json
from tables.stored_values import Unknown, dump_value, load_value

TEAM = 2  # members of a team


@dataclass(frozen=True, slots=True)
class Member:
    """A person who takes part; an erased one has no ``user``. An ``absent`` one is not paired until they come back."""

    user: int | None
    name: str
    absent: bool = False
    unknown: Unknown = field(default_factory=dict, hash=False)  # what only a newer program knows


@dataclass(frozen=True, slots=True)
class Entry:
    """One person, or a team; ``gone`` once they have left for good."""

    members: tuple[Member, ...]
    gone: bool = False
    unknown: Unknown = field(default_factory=dict, hash=False)  # what only a newer program knows

    @property
    def plays(self) -> bool:
        """Whether the entry can be paired."""
        return not self.gone and not any(member.absent for member in self.members)

    def has(self, user: int) -> bool:
        """Return whether a person is a member."""
        return any(member.user == user for member in self.members)


def entry_dump(entry: Entry) -> Json:
    """Return an entry as plain JSON."""
    return {**dump_value(entry), "members": [*map(dump_value, entry.members)]}


def load_entry(dump: Json) -> Entry:
    """Restore a dumped entry."""
    return load_value(Entry, dump, members=tuple(load_value(Member, each) for each in dump["members"]))
