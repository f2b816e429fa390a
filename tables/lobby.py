"""A table before the deal: who sits down, and what they agree on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from engine.core import Game, Json, Seat
from engine.players import LEVELS
from tables import Refused, Unreadable
from tables.duration import LONGEST
from tables.in_play import IN_PLAY, InPlay
from tables.written import Unknown, read, without, written

NOTICE = 5.0  # seconds for guests to see what the host has changed, before the game begins
AGREED: Mapping[str, Sequence[Any]] = {  # what a table agrees on besides the game's own options
    "leaving": ("computer", "ends"),  # who leaves: what happens to the seat, or to the game
    "hints": ("on", "off"),  # whether people may ask what the hard player would do
    "finished": ("own", "all"),  # which hands somebody sees who has finished while the others go on
    "rated": ("on", "off"),  # whether the result counts; it does only where two people or more are dealt in
    "undo": ("strict", "friendly"),  # whether a move may be taken back after something hidden came to light
    "time": range(LONGEST + 1),  # seconds for a turn; 0 is all the time in the world
    "overtime": ("reminds", "plays", "takes"),  # at the end of it a computer does that
}


@dataclass(frozen=True, slots=True)
class Sitter:
    """A person (``user``, an id) or a computer player (``level``, the key of one).

    A computer player that keeps a seat for somebody who is away names them as ``owner``.
    ``place`` is the seat of the game before, when it is played again.
    """

    name: str
    user: int | None = None
    level: str | None = None
    owner: int | None = None
    place: Seat | None = None
    unknown: Unknown = field(default_factory=dict, hash=False)  # what only a newer program knows

    def anonymous(self, user: int, name: str) -> Sitter:
        """Return it without a person who sits here or whose seat it is; ``name`` stands in the place of theirs."""
        if user not in (self.user, self.owner):
            return self
        return replace(self, name=name, user=None, owner=None, unknown={})


@dataclass(frozen=True, slots=True)
class Invited:
    """A person for whom a seat is held; ``place`` as of a ``Sitter``."""

    user: int
    name: str
    place: Seat | None = None
    unknown: Unknown = field(default_factory=dict, hash=False)  # what only a newer program knows


@dataclass(frozen=True, slots=True)
class Lobby:
    """What has been agreed so far; a value: every change makes a new one.

    ``host`` opened it and may start it. ``leaving`` says what happens when somebody gives up a
    seat during the game: ``computer`` takes it, or the game ``ends``. ``hints`` are ``on`` or ``off``,
    and so is ``rated``. Who has ``finished`` while the others go on sees their ``own`` hand, or ``all``
    if they like. ``undo`` is ``strict`` or ``friendly``, and a friendly game is not rated.
    A turn takes ``time`` seconds, or as long as it takes; ``overtime`` says what a computer does at
    their end: it ``reminds``, ``plays`` this turn, or ``takes`` the seat. ``in_play`` is what changes while
    the game is played.
    A seat is held for each of the ``invited``; ``called`` are all who ever were. What guests had agreed to
    was ``changed`` last at that time.
    """

    game: str
    host: int
    variant: str
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    sitters: tuple[Sitter, ...] = ()
    leaving: str = "computer"
    hints: str = "on"
    time: int = 0
    overtime: str = "reminds"
    rated: str = "on"
    invited: tuple[Invited, ...] = ()
    called: tuple[int, ...] = ()
    finished: str = "own"
    undo: str = "strict"
    changed: float = 0.0
    in_play: InPlay = field(default_factory=InPlay)
    unknown: Unknown = field(default_factory=dict, hash=False)  # what only a newer program knows

    def dump(self) -> Json:
        """Return the lobby as plain JSON."""
        return {
            **self.unknown,
            "game": self.game,
            "host": self.host,
            "variant": self.variant,
            "seats": self.seats,
            "options": dict(self.options),
            "sitters": [written(sitter) for sitter in self.sitters],
            "leaving": self.leaving,
            "hints": self.hints,
            "time": self.time,
            "overtime": self.overtime,
            "rated": self.rated,
            "invited": [written(each) for each in self.invited],
            "called": list(self.called),
            "finished": self.finished,
            "undo": self.undo,
            "changed": self.changed,
            **self.in_play.dump(),
        }

    @staticmethod
    def load(dump: Json) -> Lobby:
        """Restore a dumped lobby; what a newer program wrote beside it is kept.

        Raises:
            Unreadable: it is damaged, or a newer program's.
        """
        try:
            return _loaded(dump)
        except (KeyError, TypeError, ValueError, AttributeError) as wrong:
            raise Unreadable from wrong

    @property
    def free(self) -> int:
        """How many seats nobody has taken yet."""
        return self.seats - len(self.sitters)

    @property
    def open(self) -> int:
        """How many seats anybody may take: free, and held for nobody."""
        return self.free - len(self.invited)

    def invitation(self, user: int) -> Invited | None:
        """Return the invitation of a person, if a seat is held for them."""
        return next((each for each in self.invited if each.user == user), None)

    def seat_of(self, user: int) -> Seat | None:
        """Return where a person sits."""
        return next((seat for seat, sitter in enumerate(self.sitters) if sitter.user == user), None)

    def decided(self, **changes: Any) -> Lobby:
        """Return it with something changed that changes while the game is played."""
        return replace(self, in_play=replace(self.in_play, **changes))

    # -- sitting down and getting up

    def join(self, user: int, name: str) -> Lobby:
        """Let a person sit down.

        Raises:
            Refused: they sit there already, or every seat is taken or held for others.
        """
        if self.seat_of(user) is not None:
            raise Refused("already-seated")
        held = self.invitation(user)
        if held is not None:
            return replace(self.uninvite(held), sitters=_among(self.sitters, Sitter(name, user, place=held.place)))
        return self._add(Sitter(name, user=user))

    def add_computer(self, user: int, level: str, name: str) -> Lobby:
        """Let a computer player sit down; only the host asks one."""
        self.host_only(user)
        return self._add(Sitter(name, level=level))

    def _add(self, sitter: Sitter) -> Lobby:
        if not self.free:
            raise Refused("table-full", seats=self.seats)
        if not self.open:
            raise Refused("seat-closed")
        return replace(self, sitters=(*self.sitters, sitter))

    def uninvite(self, held: Invited) -> Lobby:
        """Hold a seat for somebody no more."""
        return replace(self, invited=tuple(each for each in self.invited if each != held))

    def leave(self, user: int) -> Lobby:
        """Let a person get up, or decline; the longest seated person becomes host if the host leaves.

        Raises:
            Refused: they do not sit there, and no seat is held for them.
        """
        held = self.invitation(user)
        if held is not None:
            return self.uninvite(held)
        if self.seat_of(user) is None:
            raise Refused("not-seated")
        rest = tuple(sitter for sitter in self.sitters if sitter.user != user)
        return replace(self, sitters=rest, host=heir(self.host, rest) if user == self.host else self.host)

    @property
    def deserted(self) -> bool:
        """Whether no person sits there any more."""
        return all(sitter.user is None for sitter in self.sitters)

    @property
    def measured(self) -> bool:
        """Whether the result moves anybody's rating; where one may draw again it would tell nothing."""
        return self.rated == "on" and self.undo == "strict"

    @property
    def counts(self) -> bool:
        """Whether the result moves people's ratings: it was agreed, and nobody is alone with computer players."""
        return self.measured and sum(sitter.level is None for sitter in self.sitters) > 1

    def replace_by_computer(self, user: int, level: str, name: str) -> Lobby:
        """Let a computer player take the seat that a person gives up in the middle of a game.

        Raises:
            Refused: they do not sit there.
        """
        seat = self.seat_of(user)
        if seat is None:
            raise Refused("not-at-this-table")
        sitters = (*self.sitters[:seat], Sitter(name, level=level), *self.sitters[seat + 1 :])
        return replace(self, sitters=sitters, host=heir(self.host, sitters) if user == self.host else self.host)

    def anonymous(self, user: int, name: str) -> Lobby:
        """Return it without a person who wishes to be forgotten; ``name`` stands in the place of theirs."""
        return replace(
            self,
            sitters=tuple(sitter.anonymous(user, name) for sitter in self.sitters),
            host=0 if self.host == user else self.host,
            invited=tuple(each for each in self.invited if each.user != user),
            called=tuple(each for each in self.called if each != user),
            in_play=self.in_play.anonymous(user),
            unknown=without(self.unknown, user),
        )

    def remove_computer(self, user: int) -> Lobby:
        """Send the computer player away that came last.

        Raises:
            Refused: somebody but the host asks, or there is none.
        """
        self.host_only(user)
        computers = [seat for seat, sitter in enumerate(self.sitters) if sitter.user is None]
        if not computers:
            raise Refused("no-computer")
        return replace(self, sitters=self.sitters[: computers[-1]] + self.sitters[computers[-1] + 1 :])

    def level(self, user: int, seat: Seat, level: str) -> Lobby:
        """Choose how well a computer player plays.

        Raises:
            Refused: somebody but the host asks, or no computer player of this level can sit there.
        """
        self.host_only(user)
        if level not in LEVELS or not 0 <= seat < len(self.sitters) or self.sitters[seat].user is not None:
            raise Refused("no-computer")
        sitter = replace(self.sitters[seat], level=level)
        return replace(self, sitters=(*self.sitters[:seat], sitter, *self.sitters[seat + 1 :]))

    # -- agreeing

    def play(self, user: int, game: Game, variant: str, seats: int) -> Lobby:
        """Choose another way of playing; nobody is sent away by it, and options that it has not are forgotten.

        Raises:
            Refused: somebody but the host asks, more sit there already, or there is no such table.
        """
        self.host_only(user)
        if seats not in game.variants.get(variant, ()):
            raise Refused("no-such-table")
        if seats < len(self.sitters) + len(self.invited):
            raise Refused("too-many-seated", seats=seats)
        choices = game.choices(seats, variant)
        options = {name: value for name, value in self.options.items() if value in choices.get(name, ())}
        return replace(self, variant=variant, seats=seats, options=options)

    def agree(self, user: int, name: str, value: Any) -> Lobby:
        """Choose an option of the game or, by a name in ``AGREED``, of the table.

        Raises:
            Refused: somebody but the host asks, or a table cannot agree on that.
        """
        self.host_only(user)
        if name in AGREED:
            if value not in AGREED[name]:
                raise Refused("no-such-table")
            return replace(self, **{name: value})
        return replace(self, options={**self.options, name: value})

    @property
    def agreed(self) -> tuple[Any, ...]:
        """All that is agreed; whoever sits down has read it."""
        return (self.variant, self.seats, dict(self.options), *(getattr(self, name) for name in AGREED))

    @property
    def guests(self) -> bool:
        """Whether somebody sits there besides the host."""
        return any(sitter.user not in (None, self.host) for sitter in self.sitters)

    def noted(self, before: Lobby, now: float) -> Lobby:
        """Return it with the time noted if something was changed now that guests had agreed to."""
        return replace(self, changed=now) if self.agreed != before.agreed and before.guests else self

    def ready(self, user: int, now: float) -> None:
        """See that the game can begin.

        Raises:
            Refused: somebody but the host asks, seats are free, or what guests had agreed to was changed just now.
        """
        self.host_only(user)
        if self.free:
            raise Refused("seats-free", free=self.free)
        if 0 <= now - self.changed < NOTICE:
            raise Refused("just-changed")

    def host_only(self, user: int) -> None:
        """See that it is the host who asks.

        Raises:
            Refused: it is somebody else.
        """
        if user != self.host:
            raise Refused("host-only")


def readable(dump: Json) -> Lobby | None:
    """Return a lobby for a list of many, or ``None`` if this one cannot be read."""
    try:
        return Lobby.load(dump)
    except Unreadable:
        return None


def _loaded(dump: Json) -> Lobby:
    sitters = tuple(read(Sitter, sitter) for sitter in dump["sitters"])
    invited = tuple(read(Invited, each) for each in dump.get("invited", ()))
    called, in_play = tuple(dump.get("called", ())), InPlay.load(dump)
    agreed = {key: value for key, value in dump.items() if key not in IN_PLAY}
    return read(Lobby, agreed, sitters=sitters, invited=invited, called=called, in_play=in_play)


def _among(sitters: tuple[Sitter, ...], newcomer: Sitter) -> tuple[Sitter, ...]:
    """Seat somebody behind the others; in a game played again, in the old order."""
    place = newcomer.place
    later = (seat for seat, each in enumerate(sitters) if place is not None and (each.place or 0) > place)
    at = next(later, len(sitters))
    return (*sitters[:at], newcomer, *sitters[at:])


def heir(host: int, sitters: Sequence[Sitter]) -> int:
    """Return who is host now: the person who has sat there longest, if there is one."""
    return next((sitter.user for sitter in sitters if sitter.user is not None), host)
