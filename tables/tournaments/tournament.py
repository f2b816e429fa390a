"""A tournament as a value: who takes part, what is agreed, and the rounds so far; every change makes a new one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from engine.core import Json
from tables import Refused, Unreadable
from tables.duration import DAY, HOUR, MINUTE
from tables.stored_values import Unknown, read, without, written

Kind = Literal["swiss", "knockout", "league"]
KINDS: tuple[Kind, ...] = ("swiss", "knockout", "league")
LENGTHS: Mapping[int, int] = {  # seconds of a round, and those of a turn in it
    30 * MINUTE: 2 * MINUTE,
    HOUR: 5 * MINUTE,
    3 * HOUR: 15 * MINUTE,
    DAY: 6 * HOUR,
    3 * DAY: DAY,
    7 * DAY: 2 * DAY,
}
FEWEST, MOST = 2, 64  # entries
TEAM = 2  # members of a team

Score = tuple[float, float]  # 1 for a victory, a half for a draw
DRAW: Score = (0.5, 0.5)


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
        return not self.gone and not any(member.absent or member.user is None for member in self.members)

    def has(self, user: int) -> bool:
        """Return whether a person is a member."""
        return any(member.user == user for member in self.members)


@dataclass(frozen=True, slots=True)
class Game:
    """One game of a pairing: between the members number ``member`` of both entries.

    ``first``: 0 if that of the first entry has the first seat, 1 if that of the second has it. ``table``: its number,
    0 before it is opened. ``score``: of both entries, once it is known.
    """

    member: int
    first: int
    table: int = 0
    score: Score | None = None
    unknown: Unknown = field(default_factory=dict, hash=False)  # what only a newer program knows


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two entries that meet, by their index; without a ``second``, the first has a bye.

    ``through``: which of both goes on, 0 or 1, where games alone did not decide it.
    """

    first: int
    second: int | None
    games: tuple[Game, ...] = ()
    through: int | None = None
    unknown: Unknown = field(default_factory=dict, hash=False)  # what only a newer program knows

    @property
    def entries(self) -> tuple[int, ...]:
        """The entries that meet."""
        return (self.first,) if self.second is None else (self.first, self.second)

    @property
    def done(self) -> bool:
        """Whether every game has a score."""
        return all(game.score is not None for game in self.games)

    @property
    def sums(self) -> Score:
        """What both entries have won in the games so far, added up."""
        scores = [game.score for game in self.games if game.score is not None]
        return sum(each[0] for each in scores), sum(each[1] for each in scores)

    @property
    def score(self) -> Score | None:
        """The score of the pairing as a whole; ``None`` while it goes on, and for a bye."""
        if self.second is None or not self.done:
            return None
        first, second = self.sums
        if first == second:
            return DRAW if first else (0.0, 0.0)  # nobody was there to win anything
        return (1.0, 0.0) if first > second else (0.0, 1.0)

    @property
    def winner(self) -> int | None:
        """The entry that goes on in a knock-out, or ``None`` while that is open."""
        if self.second is None:
            return self.first
        if self.through is not None:
            return self.entries[self.through]
        if self.score is None or self.score[0] == self.score[1]:
            return None
        return self.entries[self.score == (0.0, 1.0)]


@dataclass(frozen=True, slots=True)
class Round:
    """A round; ``deals`` has the codes of the challenges that hold its cards, if all tables get the same."""

    pairings: tuple[Pairing, ...]
    deals: tuple[int, ...] = ()
    unknown: Unknown = field(default_factory=dict, hash=False)  # what only a newer program knows

    @property
    def done(self) -> bool:
        """Whether every game of the round has a score."""
        return all(pairing.done for pairing in self.pairings)


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
    posted: int = -1  # the round whose beginning was posted; 0 for the call to join
    unknown: Unknown = field(default_factory=dict, hash=False)  # what only a newer program knows

    def dump(self) -> Json:
        """Return the tournament as plain JSON."""
        entries = [{**written(entry), "members": [*map(written, entry.members)]} for entry in self.entries]
        return {**written(self), "entries": entries, "rounds": [*map(_round_dump, self.rounds)]}

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
        """Let a person leave: before the first round without a trace, later with their results kept.

        Raises:
            Refused: they do not take part, or have left already.
        """
        at = self._own(user)
        members = tuple(each for each in self.entries[at].members if each.user != user)
        if members and not self.rounds:
            return self.with_entry(at, members=members)
        return self.remove(at)

    def remove(self, at: int) -> Tournament:
        """Remove an entry: before the first round without a trace, later with its results kept."""
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

    def _own(self, user: int) -> int:
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

    def anonymous(self, user: int, name: str) -> Tournament:
        """Return the tournament without a person who wishes to be forgotten; ``name`` replaces theirs."""
        at = self.entry_of(user)
        kept = replace(self, unknown=without(self.unknown, user))
        if at is None:
            return kept
        members = [Member(None, name, absent=True) if each.user == user else each for each in self.entries[at].members]
        return kept.with_entry(at, members=tuple(members), gone=True, unknown=without(self.entries[at].unknown, user))

    def next_season(self) -> Tournament:
        """Return the tournament that follows: the same people, without those who have left, and no rounds."""
        there = tuple(entry for entry in self.entries if entry.plays)
        return replace(self, season=self.season + 1, entries=there, rounds=(), posted=-1)


def _round_dump(each: Round) -> Json:
    pairings = [{**written(pairing), "games": [*map(written, pairing.games)]} for pairing in each.pairings]
    return {**written(each), "pairings": pairings, "deals": [*each.deals]}


def _loaded(dump: Json) -> Tournament:
    found = read(Tournament, dump, entries=tuple(map(_entry, dump["entries"])), rounds=_rounds(dump["rounds"]))
    if found.kind not in KINDS or found.team not in (1, TEAM):
        raise ValueError(found.kind)
    return found


def _entry(dump: Json) -> Entry:
    return read(Entry, dump, members=tuple(read(Member, each) for each in dump["members"]))


def _rounds(dumps: Sequence[Json]) -> tuple[Round, ...]:
    return tuple(
        read(Round, each, pairings=tuple(map(_pairing, each["pairings"])), deals=tuple(each["deals"])) for each in dumps
    )


def _pairing(dump: Json) -> Pairing:
    return read(Pairing, dump, games=tuple(map(_game, dump["games"])))


def _game(dump: Json) -> Game:
    score = dump["score"]
    return read(Game, dump, score=None if score is None else (float(score[0]), float(score[1])))
