"""A tournament as a value: who takes part, what is agreed, and the rounds so far; every change makes a new one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from engine.core import Json
from tables import Refused, Unreadable
from tables.choices import Choice
from tables.duration import DAY, HOUR, MINUTE
from tables.stored_values import Unknown, drop_mentions, dump_value, load_value
from tables.tournaments.entries import TEAM, Entry, Member, entry_dump, load_entry
from tables.tournaments.games import Pairing, Round, load_rounds, round_dump

Kind = Literal["swiss", "knockout", "league"]
KIND: Choice[Kind] = Choice("kind", ("swiss", "knockout", "league"))
LENGTHS: Mapping[int, int] = {  # seconds of a round, and those of a turn in it
    30 * MINUTE: 2 * MINUTE,
    HOUR: 5 * MINUTE,
    3 * HOUR: 15 * MINUTE,
    DAY: 6 * HOUR,
    3 * DAY: DAY,
    7 * DAY: 2 * DAY,
}
LENGTH = Choice("length", tuple(LENGTHS), default=DAY)
TEAMS = Choice("teams", (False, True))  # whether an entry is a team
DUPLICATE = Choice("duplicate", (False, True))  # whether all tables of a round get the same cards
ROUNDS = Choice("rounds", tuple(range(10)))  # of a Swiss tournament; 0 for what its size needs
TERMS = (KIND, LENGTH, TEAMS, DUPLICATE, ROUNDS)
FEWEST, MOST = 2, 64  # entries


@dataclass(frozen=True, slots=True)
class Tournament:
    """What was agreed, who takes part, and the rounds so far.

    ``team``: how many people an entry has, 1 or ``TEAM``. ``duplicate``: whether all tables of a round get the same
    cards. ``length``: seconds of a round. ``wanted``: how many rounds a Swiss tournament has; 0 for what its size
    needs. ``season``: counts the times that the same people played one tournament after another.
    """

    game: str
    variant: str
    seats: int
    kind: Kind
    team: int
    duplicate: bool
    length: int
    wanted: int = 0
    season: int = 1
    entries: tuple[Entry, ...] = ()
    rounds: tuple[Round, ...] = ()
    stopped: bool = False  # whether somebody has ended it before its last round was over
    posted: int = -1  # the round whose beginning was posted; 0 for the call to join
    unknown: Unknown = field(default_factory=dict, hash=False)  # what only a newer program knows

    def dump(self) -> Json:
        """Return the tournament as plain JSON."""
        entries, rounds = [*map(entry_dump, self.entries)], [*map(round_dump, self.rounds)]
        return {**dump_value(self), "entries": entries, "rounds": rounds}

    @staticmethod
    def load(dump: Json) -> Tournament:
        """Restore a dumped tournament; keep fields that only a newer program knows.

        Raises:
            Unreadable: the dump is damaged, or a newer program wrote it.
        """
        try:
            return _loaded(dump)
        except (KeyError, TypeError, ValueError, AttributeError) as wrong:
            raise Unreadable from wrong

    @property
    def people(self) -> list[int]:
        """The people who take part."""
        return [member.user for entry in self.entries for member in entry.members if member.user is not None]

    @property
    def turn(self) -> int:
        """How many seconds a turn may take."""
        return LENGTHS.get(self.length, DAY)

    @property
    def round(self) -> Round:
        """The round that is played."""
        return self.rounds[-1]

    def entry_of(self, user: int) -> int | None:
        """Return the index of a person's entry, or ``None`` if they do not take part."""
        return next((at for at, entry in enumerate(self.entries) if entry.has(user)), None)

    def pairings(self) -> Iterator[Pairing]:
        """Yield the pairings of all rounds, in order."""
        return (pairing for each in self.rounds for pairing in each.pairings)

    def with_round(self, changed: Round) -> Tournament:
        """Return the tournament with another round in place of the last."""
        return replace(self, rounds=(*self.rounds[:-1], changed))

    def with_entry(self, at: int, **changes: Any) -> Tournament:
        """Return the tournament with a changed entry."""
        entry = replace(self.entries[at], **changes)
        return replace(self, entries=(*self.entries[:at], entry, *self.entries[at + 1 :]))

    # -- taking part

    def join(self, user: int, name: str, team: int | None = None) -> Tournament:
        """Let a person take part: alone, as the founder of a team, or as a member of the ``team`` with this index.

        Raises:
            Refused: they take part already, there is no room, or no such team.
        """
        if self.entry_of(user) is not None:
            raise Refused("tournament-joined")
        member = Member(user, name)
        if team is not None:
            return self._join_team(member, team)
        if len(self.entries) >= MOST:
            raise Refused("tournament-full", most=MOST)
        return replace(self, entries=(*self.entries, Entry((member,))))

    def _join_team(self, member: Member, team: int) -> Tournament:
        if not 0 <= team < len(self.entries) or len(self.entries[team].members) >= self.team:
            raise Refused("tournament-no-team")
        return self.with_entry(team, members=(*self.entries[team].members, member))

    def leave(self, user: int) -> Tournament:
        """Let a person leave: before the first round without a trace; later ``withdrawals`` says what still counts.

        Raises:
            Refused: they do not take part, or have left already.
        """
        at = self.remaining_entry_of(user)
        members = tuple(each for each in self.entries[at].members if each.user != user)
        if members and not self.rounds:
            return self.with_entry(at, members=members)
        return self.remove(at)

    def remove(self, at: int) -> Tournament:
        """Remove an entry: before the first round without a trace; later ``withdrawals`` says what still counts."""
        if self.rounds:
            return self.with_entry(at, gone=True)
        return replace(self, entries=(*self.entries[:at], *self.entries[at + 1 :]))

    def sit_out(self, user: int, *, absent: bool) -> Tournament:
        """Note that a person is absent, or back; do nothing for anyone who does not take part."""
        at = self.entry_of(user)
        if at is None:
            return self
        members = tuple(
            replace(each, absent=absent) if each.user == user else each for each in self.entries[at].members
        )
        return self.with_entry(at, members=members)

    def remaining_entry_of(self, user: int) -> int:
        """Return the index of a person's entry.

        Raises:
            Refused: they do not take part, or have left already.
        """
        at = self.entry_of(user)
        if at is None or self.entries[at].gone:
            raise Refused("tournament-not-in")
        return at

    def complete(self) -> Tournament:
        """Return the tournament without teams that lack a member.

        Raises:
            Refused: too few are left for a tournament.
        """
        full = tuple(entry for entry in self.entries if len(entry.members) == self.team)
        if len(full) < FEWEST:
            raise Refused("tournament-too-few", fewest=FEWEST, team=self.team)
        return replace(self, entries=full)

    def anonymous(self, user: int, name: str, *, over: bool = False) -> Tournament:
        """Return the tournament without a person who wishes to be forgotten; ``name`` replaces theirs.

        They leave it, unless it is ``over``: then all points stay as they are.
        """
        at = self.entry_of(user)
        kept = replace(self, unknown=drop_mentions(self.unknown, user))
        if at is None:
            return kept
        if not self.rounds:
            return kept.leave(user)
        entry = self.entries[at]
        members = tuple(
            Member(None, name, absent=each.absent or not over) if each.user == user else each for each in entry.members
        )
        return kept.with_entry(
            at, members=members, gone=entry.gone or not over, unknown=drop_mentions(entry.unknown, user)
        )

    def of(self, user: int) -> Json:
        """Return what is kept of a person who takes part, as plain JSON that names nobody else; empty for others."""
        at = self.entry_of(user)
        if at is None:
            return {}
        [member] = [each for each in self.entries[at].members if each.user == user]
        return {"entry": at, "name": member.name, "absent": member.absent, "left": self.entries[at].gone}

    # -- one season after another

    def next_season(self) -> Tournament:
        """Return the tournament that follows; nobody is in it before they join."""
        return replace(self, season=self.season + 1, entries=(), rounds=(), stopped=False, posted=-1)

    def remaining(self) -> list[int]:
        """Return the people who have not left."""
        entries = (entry for entry in self.entries if not entry.gone)
        return [member.user for entry in entries for member in entry.members if member.user is not None]

    def teammate(self, user: int) -> Member | None:
        """Return the other member of a person's team, or ``None``."""
        at = self.entry_of(user)
        members = () if at is None else self.entries[at].members
        return next((member for member in members if member.user not in (None, user)), None)


def load_readable_tournament(dump: Json) -> Tournament | None:
    """Return the tournament in a dump, or ``None`` if this program cannot read it."""
    try:
        return Tournament.load(dump)
    except Unreadable:
        return None


def _loaded(dump: Json) -> Tournament:
    found = load_value(
        Tournament, dump, entries=tuple(map(load_entry, dump["entries"])), rounds=load_rounds(dump["rounds"])
    )
    if not KIND.allows(found.kind) or found.team not in (1, TEAM):
        raise ValueError(found.kind)
    return found
