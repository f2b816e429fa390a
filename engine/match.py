"""A match: one authoritative position and the log that explains it.

A host asks ``propose`` what a move would lead to, stores the step's entry, and only then
calls ``accept``: written first, swapped second, told last.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from hashlib import sha256

from engine.chance import Ply, Script, seal
from engine.core import NOBODY, Chance, Event, Game, IllegalMove, Json, Move, Seat, State, TableRefused
from engine.undo import TookBack, go_on, goal, last_move, undo

DEAL = "deal"
Made = tuple[State, list[Event], str]  # the position a move leads to, what happened, its public name
ANEW = 1_000_000  # added to a stamp where newer rules may offer the same choices in another order
RECENT = 40  # moves of which it is remembered what happened: a round of the longest turns
NOT_FROM_THE_SEED = "these draws do not follow from the seed"


class UnreadableLog(ValueError):
    """A log that this game, with these rules and cards, cannot have written.

    ``reason`` is a word for what is wrong, ``at`` the line or the ply where it is, or 0.
    """

    def __init__(self, message: str, reason: str, at: int = 0) -> None:
        super().__init__(message)
        self.reason = reason
        self.at = at

    def __reduce__(self) -> tuple[type[UnreadableLog], tuple[str, str, int]]:
        """Say how it is made again in another process."""
        return UnreadableLog, (str(self), self.reason, self.at)


@dataclass(frozen=True, slots=True)
class Head:
    """What a log says before its first entry."""

    game: str
    rules: int
    cards: str
    seats: int
    options: Json
    seal: str


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log: who moved, the move's name, and what chance said."""

    ply: int
    seat: Seat
    move: str
    draws: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """An entry, the position it leads to, what happened on the way, and what others may hear of the move.

    ``bounds`` are what each draw was below, if the step was made again.
    """

    entry: Entry
    state: State
    events: list[Event]
    public: str = DEAL
    bounds: tuple[int, ...] = ()


class Match:
    """A game being played.

    ``stamps[seat]`` is the ply at which the seat's offer was made; ``recent`` are the last moves,
    the newest last: who made each, and what happened.
    """

    def __init__(self, game: Game, head: Head, seed: bytes, deal: Step) -> None:
        self.game = game
        self.head = head
        self.log = [deal.entry]
        self.state = deal.state
        self.stamps = [0] * head.seats
        self.recent = deque([(deal.entry.seat, deal.events)], RECENT)
        self._first = deal
        self._seed = seed
        self._abandoned = False

    @property
    def ply(self) -> int:
        """The number of entries after the deal: moves, and what took some of them back."""
        return self.log[-1].ply

    @property
    def seed(self) -> bytes | None:
        """The seed, once the game is over or abandoned and it may be shown."""
        return self._seed if self._abandoned or self.state.outcome() else None

    def abandon(self) -> None:
        """Let the seed be shown: nobody will ever go on with this game."""
        self._abandoned = True

    def thought(self, seat: Seat) -> int:
        """Return a seed for what a computer player thinks at this ply.

        It is the same after a restart, nobody at the table can know it, and it is none of the
        deal's own words.
        """
        about = self._seed + f"thought/{self.ply}/{seat}".encode()
        return int.from_bytes(sha256(about).digest()[:8], "big")

    def propose(self, seat: Seat, move: str, stamp: int) -> Step:
        """Return what a move from the offer with this stamp leads to. Changes nothing.

        Raises:
            IllegalMove: the offer is no longer open, or never contained the move.
        """
        if not 0 <= seat < self.head.seats:
            raise IllegalMove(f"there is no seat {seat} at this table")
        if stamp != self.stamps[seat]:
            raise IllegalMove(f"seat {seat} was asked at ply {self.stamps[seat]}, not {stamp}")
        ply = self.ply + 1
        chance = Ply(self._seed, ply)
        state, events, public = make(self.state, seat, move, chance)
        return Step(Entry(ply, seat, move, tuple(chance.drawn)), state, events, public)

    def line(self) -> list[Step]:
        """Make the moves that stand again and return them, from the first position that is known: the deal, as a rule.

        Positions are not kept, for hardly any is ever asked for; a long game takes some milliseconds.
        """
        line = [self._first]
        for entry in self.log[1:]:
            go_on(line, _again(self.game, self.head, line, entry, self._seed))
        return line

    def propose_undo(self, seat: Seat) -> Step:
        """Return what it leads to if a seat takes back its last move. Changes nothing.

        Raises:
            IllegalMove: it has made none, or none since the first position that is known.
        """
        return _taken_back(self.line(), seat, self.ply + 1)

    def accept(self, step: Step) -> None:
        """Take over a step that is stored; seats whose choices did not change keep their offer.

        The mover is always asked anew, so a second click on the same button is stale; everybody is
        when moves were taken back.
        """
        assert step.entry.ply == self.ply + 1, f"ply {step.entry.ply} cannot follow ply {self.ply}"
        anew = goal(step.entry.move) is not None
        for seat in range(self.head.seats):
            if anew or seat == step.entry.seat or step.state.legal(seat) != self.state.legal(seat):
                self.stamps[seat] = step.entry.ply
        self.state = step.state
        self.log.append(step.entry)
        self.recent.append((step.entry.seat, step.events))


def deal(game: Game, seats: int, chosen: Json, seed: bytes) -> tuple[Match, list[Event]]:
    """Start a match and return it with what was dealt.

    Raises:
        TableRefused: no game can be dealt with these seats and options.
    """
    options = game.options(seats, chosen)
    chance = Ply(seed, 0)
    state, events = game.deal(seats, options, chance)
    head = Head(game.key, game.rules, game.cards, seats, asdict(options), seal(seed))
    return Match(game, head, seed, Step(Entry(0, NOBODY, DEAL, tuple(chance.drawn)), state, events)), events


def rebuild(game: Game, head: Head, log: Iterable[Entry], seed: bytes) -> Match:
    """Return the match that wrote this log, ready to go on.

    Raises:
        UnreadableLog: as ``replay`` does, or the seed is not the one that was sealed.
    """
    steps = replay(game, head, log, seed)
    match = Match(game, head, seed, next(steps))
    for step in steps:
        match.accept(step)
    return match


def resume(game: Game, head: Head, last: Entry, dump: Json, seed: bytes) -> Match:
    """Go on from a dumped position, ``last`` being the entry that led to it.

    For a log that newer rules would play differently. Everybody is asked anew, and no stamp is
    one that was given out before.

    Raises:
        UnreadableLog: another game, other cards, or another seed.
    """
    _same_cards(game, head)
    _sealed(head, seed)
    match = Match(game, head, seed, Step(last, game.load(dump), []))
    match.stamps = [last.ply + ANEW] * head.seats
    return match


def replay(game: Game, head: Head, log: Iterable[Entry], seed: bytes | None = None) -> Iterator[Step]:
    """Yield every step of a log, the deal first.

    Needs no seed, for the log has the draws; with the seed it is proved that each of them
    follows from it.

    Raises:
        UnreadableLog: other rules, other cards, a gap, or a move, draw or seed that does not fit.
    """
    _same_cards(game, head)
    if head.rules != game.rules:
        raise UnreadableLog(f"played with rules {head.rules} of {head.game}; these are rules {game.rules}", "rules")
    if seed is not None:
        _sealed(head, seed)
    line: list[Step] = []
    for ply, entry in enumerate(log):
        _in_order(ply, entry)
        try:
            step = _again(game, head, line, entry, seed)
        except ValueError as wrong:
            raise UnreadableLog(f"ply {ply}: {wrong}", _kind(wrong), ply) from wrong
        go_on(line, step)
        yield step
    if not line:
        raise UnreadableLog("the log is empty: not even the deal is in it", "empty")


def _kind(wrong: ValueError) -> str:
    if isinstance(wrong, TableRefused):
        return "table"
    return "move" if isinstance(wrong, IllegalMove) else "draws"


def _in_order(ply: int, entry: Entry) -> None:
    if entry.ply != ply:
        raise UnreadableLog(f"ply {entry.ply} stands where ply {ply} belongs", "order", ply)
    if (ply == 0) != ((entry.seat, entry.move) == (NOBODY, DEAL)):
        raise UnreadableLog(f"ply {ply}: the deal belongs at the beginning, and only there", "order", ply)


def _sealed(head: Head, seed: bytes) -> None:
    if seal(seed) != head.seal:
        raise UnreadableLog("the seed is not the one that was sealed when the game was dealt", "seal")


def _same_cards(game: Game, head: Head) -> None:
    if head.game != game.key:
        raise UnreadableLog(f"played as {head.game}; this is {game.key}", "game")
    if head.cards != game.cards:
        raise UnreadableLog(f"played with the cards {head.cards}; these cards are {game.cards}", "cards")


def _again(game: Game, head: Head, line: list[Step], entry: Entry, seed: bytes | None) -> Step:
    """Make the step of an entry after those that stand."""
    if goal(entry.move) is not None:
        return _same(_taken_back(line, entry.seat, entry.ply), entry)
    chance = Script(entry.draws) if seed is None else Ply(seed, entry.ply)
    made: Made
    if not line:
        made = (*game.deal(head.seats, game.options(head.seats, head.options), chance), DEAL)
    else:
        made = make(line[-1].state, entry.seat, entry.move, chance)
    if tuple(chance.drawn) != entry.draws:
        raise ValueError("more draws are written down than are asked for" if seed is None else NOT_FROM_THE_SEED)
    return Step(entry, *made, tuple(chance.bounds))


def _taken_back(line: list[Step], seat: Seat, ply: int) -> Step:
    """Return the step with which a seat takes back its last move of those that stand."""
    at = last_move(line, seat)
    if not at:
        raise IllegalMove(f"seat {seat} has no move to take back")
    before = line[at - 1]
    entry = Entry(ply, seat, undo(before.entry.ply), ())
    return Step(entry, before.state, [TookBack(seat, len(line) - at)], entry.move)


def _same(step: Step, entry: Entry) -> Step:
    if step.entry != entry:
        raise IllegalMove(f"seat {entry.seat} may take back with {step.entry.move!r} only, and nothing is drawn by it")
    return step


def make(state: State, seat: Seat, name: str, chance: Chance) -> Made:
    """Make the move of this name on a copy.

    Raises:
        IllegalMove: the seat may not make it.
    """
    move, after = named(state, seat, name), state.copy()
    return after, after.play(seat, move, chance), move.public


def named(state: State, seat: Seat, name: str) -> Move:
    """Return the move of this name.

    Raises:
        IllegalMove: the seat may not make it.
    """
    move = next((move for move in state.legal(seat) if str(move) == name), None)
    if move is None:
        raise IllegalMove(f"seat {seat} may not {name!r}")
    return move
