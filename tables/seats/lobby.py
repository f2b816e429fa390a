"""A table before the deal: who sits down, and what they agree on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from engine.core import Game, Json, Seat, TableRefused, default_variant
from engine.players import LEVELS
from tables import Refused, Unreadable
from tables.choices import AGREEMENTS, FINISHED, HINTS, LEAVING, OVERTIME, RATED, TIME, UNDO
from tables.seats.in_play import IN_PLAY, InPlay
from tables.stored_values import Unknown, drop_mentions, dump_value, load_value

NOTICE = 5.0  # seconds for guests to see what the host has changed, before the game begins
AGREED = {each.key: each for each in AGREEMENTS}


@dataclass(frozen=True, slots=True)
class Sitter:
    """A person (``user``, an id) or a computer player (``level``, the key of one).

    A computer player that keeps a seat for somebody who is away names them as ``owner``.
    In a rematch, ``place`` is the seat that is theirs: as in the previous game, or exchanged. People bring to the deal
    the id of the ``click`` that seated them, unless it opened the lobby, or a ``word``.
    """

    name: str
    user: int | None = None
    level: str | None = None
    owner: int | None = None
    place: Seat | None = None
    click: int | None = None
    word: str = ""
    unknown: Unknown = field(default_factory=dict, hash=False)  # what only a newer program knows

    def anonymous(self, user: int, name: str) -> Sitter:
        """Return this sitter without a person who sits here or owns the seat; ``name`` replaces theirs."""
        if user not in (self.user, self.owner):
            return self
        return replace(self, name=name, user=None, owner=None, click=None, word="", unknown={})


@dataclass(frozen=True, slots=True)
class Invited:
    """A person for whom a seat is held; ``place`` as in ``Sitter``."""

    user: int
    name: str
    place: Seat | None = None
    unknown: Unknown = field(default_factory=dict, hash=False)  # what only a newer program knows


@dataclass(frozen=True, slots=True)
class Lobby:
    """What has been agreed so far; a value: every change makes a new one.

    ``host``: may change the lobby and start the game. ``hints`` to ``overtime``: the ``AGREEMENTS`` of
    ``tables.choices``; a game with ``friendly`` undo is not rated. ``in_play``: what changes during the game.
    ``invited``: people for whom a seat is held. ``called``: everyone ever invited. ``changed``: when something that
    guests had agreed to last changed. ``seal``: the hash of the secret for the deal; empty if there is none.
    ``challenge``: the code of the challenge that is played; 0 for any other game. ``tournament``: the code of the
    tournament whose game it is; 0 for any other. ``travels``: played where the host of games may write only shortly
    after somebody's click, so without clocks.
    """

    game: str
    host: int
    variant: str
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    sitters: tuple[Sitter, ...] = ()
    hints: str = HINTS.usual
    rated: str = RATED.usual
    undo: str = UNDO.usual
    leaving: str = LEAVING.usual
    finished: str = FINISHED.usual
    time: int = TIME.usual
    overtime: str = OVERTIME.usual
    invited: tuple[Invited, ...] = ()
    called: tuple[int, ...] = ()
    changed: float = 0.0
    travels: bool = False
    in_play: InPlay = field(default_factory=InPlay)
    seal: str = ""
    challenge: int = 0
    tournament: int = 0
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
            "sitters": [dump_value(sitter) for sitter in self.sitters],
            **{name: getattr(self, name) for name in AGREED},
            "invited": [dump_value(each) for each in self.invited],
            "called": list(self.called),
            "changed": self.changed,
            "seal": self.seal,
            "challenge": self.challenge,
            "tournament": self.tournament,
            "travels": self.travels,
            **self.in_play.dump(),
        }

    @staticmethod
    def load(dump: Json) -> Lobby:
        """Restore a dumped lobby; keep fields that only a newer program knows.

        Raises:
            Unreadable: the dump is damaged, or a newer program wrote it.
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
        """How many seats anybody may take: those that are free and held for nobody."""
        return self.free - len(self.invited)

    @property
    def computer_seats(self) -> tuple[Seat, ...]:
        """The seats of computer players."""
        return tuple(seat for seat, sitter in enumerate(self.sitters) if sitter.level is not None)

    def invitation(self, user: int) -> Invited | None:
        """Return the invitation of a person, if a seat is held for them."""
        return next((each for each in self.invited if each.user == user), None)

    def seat_of(self, user: int) -> Seat | None:
        """Return a person's seat, or ``None`` if they have none."""
        return next((seat for seat, sitter in enumerate(self.sitters) if sitter.user == user), None)

    def decided(self, **changes: Any) -> Lobby:
        """Return the lobby with changes to ``in_play``."""
        return replace(self, in_play=replace(self.in_play, **changes))

    @property
    def without_plans(self) -> Lobby:
        """What others than the planners may notice of the lobby."""
        return self.decided(plans={})

    # -- sitting down and getting up

    def join(self, user: int, name: str, click: int | None = None) -> Lobby:
        """Seat a person, who brings the id of their click to the deal.

        Raises:
            Refused: they have a seat already, or every seat is taken or held for others.
        """
        if self.seat_of(user) is not None:
            raise Refused("already-seated")
        held = self.invitation(user)
        if held is not None:
            sitter = Sitter(name, user, place=held.place, click=click)
            return replace(self.uninvite(held), sitters=_among(self.sitters, sitter))
        return self._add(Sitter(name, user=user, click=click))

    def add_computer(self, user: int, level: str, name: str) -> Lobby:
        """Seat a computer player.

        Raises:
            Refused: the user is not the host, or no seat is open.
        """
        self.host_only(user)
        return self._add(Sitter(name, level=level))

    def _add(self, sitter: Sitter) -> Lobby:
        if not self.free:
            raise Refused("table-full", seats=self.seats)
        if not self.open:
            raise Refused("seat-closed")
        return replace(self, sitters=(*self.sitters, sitter))

    def uninvite(self, held: Invited) -> Lobby:
        """Stop holding a seat for somebody."""
        return replace(self, invited=tuple(each for each in self.invited if each != held))

    def leave(self, user: int) -> Lobby:
        """Let a person leave or decline; if the host leaves, the person seated longest becomes host.

        Raises:
            Refused: they have no seat, and none is held for them.
        """
        held = self.invitation(user)
        if held is not None:
            return self.uninvite(held)
        if self.seat_of(user) is None:
            raise Refused("not-seated")
        rest = tuple(sitter for sitter in self.sitters if sitter.user != user)
        return replace(self, sitters=rest, host=choose_next_host(self.host, rest) if user == self.host else self.host)

    def list_seats_of_people(self, seats: Iterable[Seat]) -> list[Seat]:
        """Return those of these seats on which people sit."""
        return [seat for seat in seats if self.sitters[seat].user is not None]

    @property
    def deserted(self) -> bool:
        """Whether no person has a seat any more."""
        return all(sitter.user is None for sitter in self.sitters)

    @property
    def fixed(self) -> bool:
        """Whether who plays and what is agreed can no longer change, because others play under the same conditions."""
        return bool(self.challenge or self.tournament)

    @property
    def measured(self) -> bool:
        """Whether the result moves any rating; where players may undo a draw, it would mean nothing."""
        return self.rated == "on" and self.undo == "strict"

    @property
    def counts(self) -> bool:
        """Whether the result moves people's ratings: they agreed to it, and at least two people play."""
        return self.measured and sum(sitter.level is None for sitter in self.sitters) > 1

    def replace_by_computer(self, user: int, level: str, name: str) -> Lobby:
        """Let a computer player take the seat that a person gives up during a game.

        Raises:
            Refused: they have no seat.
        """
        seat = self.seat_of(user)
        if seat is None:
            raise Refused("not-at-this-table")
        sitters = (*self.sitters[:seat], Sitter(name, level=level), *self.sitters[seat + 1 :])
        return replace(
            self, sitters=sitters, host=choose_next_host(self.host, sitters) if user == self.host else self.host
        )

    def anonymous(self, user: int, name: str) -> Lobby:
        """Return the lobby without a person who wishes to be forgotten; ``name`` replaces theirs."""
        return replace(
            self,
            sitters=tuple(sitter.anonymous(user, name) for sitter in self.sitters),
            host=0 if self.host == user else self.host,
            invited=tuple(each for each in self.invited if each.user != user),
            called=tuple(each for each in self.called if each != user),
            in_play=self.in_play.anonymous(user),
            unknown=drop_mentions(self.unknown, user),
        )

    def remove_computer(self, user: int) -> Lobby:
        """Remove the computer player that was added last.

        Raises:
            Refused: the user is not the host, or there is no computer player.
        """
        self.host_only(user)
        computers = [seat for seat, sitter in enumerate(self.sitters) if sitter.user is None]
        if not computers:
            raise Refused("no-computer")
        return replace(self, sitters=self.sitters[: computers[-1]] + self.sitters[computers[-1] + 1 :])

    def level(self, user: int, seat: Seat, level: str) -> Lobby:
        """Choose how well a computer player plays.

        Raises:
            Refused: the user is not the host, no computer player sits there, or there is no such level.
        """
        self.host_only(user)
        if level not in LEVELS or not 0 <= seat < len(self.sitters) or self.sitters[seat].user is not None:
            raise Refused("no-computer")
        sitter = replace(self.sitters[seat], level=level)
        return replace(self, sitters=(*self.sitters[:seat], sitter, *self.sitters[seat + 1 :]))

    # -- agreeing

    def play(self, user: int, game: Game, variant: str, seats: int) -> Lobby:
        """Choose another variant and size; remove nobody, but drop options that do not exist there.

        Raises:
            Refused: the user is not the host, too many are seated or invited, or there is no such table.
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
            Refused: the user is not the host, or a table cannot agree on that, or not on a time where it travels.
        """
        self.host_only(user)
        if name == "time" and value and self.travels:
            raise Refused("no-clocks-here")
        if name in AGREED:
            if not AGREED[name].allows(value):
                raise Refused("no-such-table")
            return replace(self, **{name: value})
        return replace(self, options={**self.options, name: value})

    @property
    def agreed(self) -> tuple[Any, ...]:
        """Everything that the table has agreed on; anyone who sits down has read it."""
        return (self.variant, self.seats, dict(self.options), *(getattr(self, name) for name in AGREED))

    @property
    def guests(self) -> bool:
        """Whether anybody besides the host has a seat."""
        return any(sitter.user not in (None, self.host) for sitter in self.sitters)

    def noted(self, before: Lobby, now: float) -> Lobby:
        """Return the lobby with the time ``now`` noted if it changes what guests had agreed to in ``before``."""
        return replace(self, changed=now) if self.agreed != before.agreed and before.guests else self

    def ready(self, user: int, now: float) -> None:
        """Check that the game can begin.

        Raises:
            Refused: the user is not the host, seats are free, or the host has just changed what guests had agreed to.
        """
        self.host_only(user)
        if self.free:
            raise Refused("seats-free", free=self.free)
        if 0 <= now - self.changed < NOTICE:
            raise Refused("just-changed")

    def host_only(self, user: int) -> None:
        """Check that the user is the host.

        Raises:
            Refused: the user is somebody else.
        """
        if user != self.host:
            raise host_only(self.host)


def host_only(host: int) -> Refused:
    """Return the refusal that names the host; the host of a table may have been erased."""
    return Refused("host-only", host=str(host) if host else "nobody")


def load_readable_lobby(dump: Json) -> Lobby | None:
    """Restore one lobby of a list, or return ``None`` if it cannot be read."""
    try:
        return Lobby.load(dump)
    except Unreadable:
        return None


def _loaded(dump: Json) -> Lobby:
    sitters = tuple(load_value(Sitter, sitter) for sitter in dump["sitters"])
    invited = tuple(load_value(Invited, each) for each in dump.get("invited", ()))
    called, in_play = tuple(dump.get("called", ())), InPlay.load(dump)
    agreed = {key: value for key, value in dump.items() if key not in IN_PLAY}
    return load_value(Lobby, agreed, sitters=sitters, invited=invited, called=called, in_play=in_play)


def _among(sitters: tuple[Sitter, ...], newcomer: Sitter) -> tuple[Sitter, ...]:
    """Seat a newcomer after the others; in a rematch, keep the previous order."""
    place = newcomer.place
    later = (seat for seat, each in enumerate(sitters) if place is not None and (each.place or 0) > place)
    at = next(later, len(sitters))
    return (*sitters[:at], newcomer, *sitters[at:])


def choose_next_host(host: int, sitters: Sequence[Sitter]) -> int:
    """Return the next host: the person seated longest, or the old host if nobody is left."""
    return next((sitter.user for sitter in sitters if sitter.user is not None), host)


def pick_size(game: Game, seats: int | None, variant: str | None) -> tuple[str, int]:
    """Return the variant and the number of seats that fit a request; the smallest table if it names no number."""
    if seats is None:
        sizes = game.variants.get(variant, ()) if variant else sum(game.variants.values(), ())
        seats = min(sizes, default=0)
    try:
        return variant or default_variant(game, seats), seats
    except TableRefused as wrong:
        raise Refused("no-such-table") from wrong


def complete_options(game: Game, lobby: Lobby) -> Json:
    """Return the options of a lobby as the game expects them.

    Raises:
        Refused: no game can be dealt with them.
    """
    chosen = {"variant": lobby.variant, **lobby.options}
    try:
        game.options(lobby.seats, chosen)
    except TableRefused as wrong:
        raise Refused("no-such-table") from wrong
    return chosen
