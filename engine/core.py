"""The contract between one game's rules and everything that hosts them.

``Rules`` deal, imagine and restore positions; a ``Position`` plays moves. Both are generic in the
moves, the views and the options of their game. A host knows no particular game, so it works with
``Game`` and ``State``: the same types with the plain ``Move``, ``View`` and ``Options``. Hosts treat
a position as a value: they play on a copy and keep it or drop it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import Field, dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, Self, TypeVar, runtime_checkable

if TYPE_CHECKING:
    from engine.knowhow import KnowHow

Seat = int
NOBODY: Seat = -1  # the seat of a spectator, and the holder of anything that no seat holds
UNKNOWN = -1  # a card that the listener may not identify

Part = tuple[str, int]  # one step of a move, such as ("place", ARCHER)
Json = dict[str, Any]


class IllegalMove(ValueError):
    """The seat may not make this move in this position."""


class TableRefused(ValueError):
    """No game can be dealt with these seats and options; the message says why."""


class Chance(Protocol):
    """The only way that chance enters the rules."""

    def below(self, n: int, pile: str = "", seat: Seat = NOBODY) -> int:
        """Return an integer drawn uniformly from ``range(n)``.

        ``pile`` names the pile of a card, or the dice; ``seat`` draws from it. In a match, each pile has an order of
        its own: at two tables with the same key, a seat gets the same cards from it, whatever is played.
        """
        ...


class Move(Protocol):
    """One thing a seat may do. Frozen, built once and reused.

    ``str(move)`` is its name in the log: unique among the legal moves, and stable forever.
    """

    @property
    def public(self) -> str:
        """What other seats may hear of the move: its name, or less if part of it is secret."""
        ...

    def parts(self) -> tuple[Part, ...]:
        """Return the move as steps of one choice each; no move is a prefix of another."""
        ...


class OpenMove:
    """A move that everybody sees."""

    __slots__ = ()

    @property
    def public(self) -> str:
        """Return the whole name of the move."""
        return str(self)


class AnyOrder:
    """A move of equal things, such as a swap: people may begin with any of them."""

    __slots__ = ()

    def spellings(self) -> Sequence[tuple[Part, ...]]:
        """Return all ways to build the move, those of ``Move.parts`` first."""
        raise NotImplementedError(f"{type(self).__name__} does not say in which orders it can be built")


@dataclass(slots=True)
class Event:
    """Something that happened, in the words of the rulebook.

    Every class of event says who hears it. There is no default, so forgetting to say it is an error
    and not a leak.
    """

    def heard_by(self, seat: Seat) -> Event | None:
        """Return what this seat (or ``NOBODY``) may hear of the event; ``None`` if nothing."""
        raise NotImplementedError(f"{type(self).__name__} does not say who hears it")


@dataclass(slots=True)
class PublicEvent(Event):
    """Something that everybody saw happen."""

    def heard_by(self, seat: Seat) -> Event:
        return self


def filter_heard(events: Iterable[Event], seat: Seat) -> tuple[Event, ...]:
    """Return these events as a seat (or ``NOBODY``) hears them, without those it does not hear."""
    return tuple(told for event in events if (told := event.heard_by(seat)) is not None)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended.

    ``shares`` are parts of one victory, per seat; partners get the same. ``places`` are ranks
    from 1, per seat; tied seats share a place. ``reason`` is a keyword that the game defines.
    """

    shares: tuple[float, ...]
    places: tuple[int, ...]
    reason: str

    def dump(self) -> list[Any]:
        """Return the outcome as plain JSON."""
        return [list(self.shares), list(self.places), self.reason]

    @classmethod
    def load(cls, dump: Sequence[Any]) -> Self:
        """Restore a dumped outcome."""
        shares, places, reason = dump
        return cls(tuple(shares), tuple(places), reason)


class View(Protocol):
    """Everything that one seat may know of a position, read-only; ``NOBODY`` sees what is public."""

    @property
    def seat(self) -> Seat:
        """The seat whose view this is."""
        ...

    @property
    def sides(self) -> tuple[int, ...]:
        """The team of each seat, as the rules say."""
        ...

    @property
    def recalled(self) -> object:
        """What this seat has rightfully seen, and would still know with a perfect memory."""
        ...


class Options(Protocol):
    """What a table agrees on before the deal: a frozen dataclass of plain values."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    @property
    def variant(self) -> str:
        """The key of the variant, one of ``Tables.variants``."""
        ...


M = TypeVar("M", bound=Move)
V = TypeVar("V", bound=View)
O = TypeVar("O", bound=Options)  # noqa: E741
V_co = TypeVar("V_co", bound=View, covariant=True)


class Position(Protocol[M, V_co]):
    """One position. Mutable; hosts work on copies."""

    def to_act(self) -> tuple[Seat, ...]:
        """Return the seats that owe a move, in the order of the rules; empty when the game is over."""
        ...

    def legal(self, seat: Seat) -> Sequence[M]:
        """Return every move open to the seat, sorted by parts; empty when it may make none.

        A seat that owes a move has at least one. A seat that owes none may still be free to change
        a choice that nobody has seen yet; this changes nothing for anybody else.
        """
        ...

    def play(self, seat: Seat, move: M, chance: Chance) -> list[Event]:
        """Make a move from ``legal(seat)``, without checking it, and return what happened."""
        ...

    def outcome(self) -> Outcome | None:
        """Return how the game ended, or ``None`` while it goes on."""
        ...

    def view(self, seat: Seat) -> V_co:
        """Build everything that the seat may know; ``NOBODY`` sees what is public."""
        ...

    def copy(self) -> Self:
        """Return an independent position."""
        ...

    def dump(self) -> Json:
        """Return the whole position as plain JSON; ``Game.load`` reads it."""
        ...


class Tables(Protocol):
    """The tables that a game can be played at, and the options to agree on there."""

    @property
    def key(self) -> str:
        """The name of the game in commands, logs and folders."""
        ...

    @property
    def variants(self) -> Mapping[str, tuple[int, ...]]:
        """The variants of the game, each with the numbers of seats it takes."""
        ...

    def choices(self, seats: int, variant: str) -> Mapping[str, tuple[int, ...]]:
        """Return the options besides the variant, each with the values it may have, the default first."""
        ...


class Rules(Tables, Protocol[M, V, O]):
    """One game: what is printed on the box, and the ways to make a position."""

    @property
    def rules(self) -> int:
        """The version of the rules; it grows when a stored log would play differently (see ``KeepsRules``)."""
        ...

    @property
    def cards(self) -> str:
        """The fingerprint of the card numbers that the game uses."""
        ...

    @property
    def source(self) -> str:
        """The card file that the game uses, as text."""
        ...

    def with_cards(self, text: str, where: str) -> Rules[M, V, O]:
        """Return the same game with the cards of another file; errors call the file ``where``.

        Raises:
            CardError: the game cannot be played with the file.
        """
        ...

    @property
    def know_how(self) -> KnowHow[V] | None:
        """What computer players know of the game beyond its rules, or ``None``."""
        ...

    def options(self, seats: int, chosen: Mapping[str, object]) -> O:
        """Complete the chosen options with defaults.

        Raises:
            TableRefused: an unknown option, a value out of range, or a number of seats
                that the variant does not take.
        """
        ...

    def sides(self, seats: int, options: O) -> tuple[int, ...]:
        """Return the team of each seat; a seat that plays alone is its own team."""
        ...

    def deal(self, seats: int, options: O, chance: Chance) -> tuple[Position[M, V], list[Event]]:
        """Set up a new game; return the position and what was dealt."""
        ...

    def imagine(self, view: V, chance: Chance) -> Position[M, V]:
        """Sample a position that ``view.seat`` cannot tell from the true one."""
        ...

    def load(self, dump: Json) -> Position[M, V]:
        """Restore a dumped position."""
        ...


State = Position[Move, View]
Game = Rules[Move, View, Options]


@runtime_checkable
class KeepsRules(Protocol):
    """A game that can also be played by former versions of its rules."""

    def under(self, rules: int) -> Game | None:
        """Return the game as a version of its rules plays it, or ``None`` if that version is not kept."""
        ...


def default_variant(game: Tables, seats: int) -> str:
    """Return the first variant that takes this many seats.

    Raises:
        TableRefused: no variant does.
    """
    for variant, sizes in game.variants.items():
        if seats in sizes:
            return variant
    known = sorted({size for sizes in game.variants.values() for size in sizes})
    raise TableRefused(f"{game.key} is for {', '.join(map(str, known))} players, not {seats}")


def tables_of(game: Tables) -> list[tuple[str, int]]:
    """Return every variant with each of its numbers of seats."""
    return [(variant, seats) for variant, sizes in game.variants.items() for seats in sizes]
