"""A match: one authoritative position and the log that explains it.

A host asks ``propose`` what a move would lead to, stores the entry of that step, and only then
calls ``accept``: write, swap, tell.

Undo only appends: ``undo to 12`` in the log means that the seat of the entry undoes its last decision and everything
since, so the position is the one after ply 12. A decision is a move that was not the only one: undoing
a forced move would lead to the same question again. Older programs undid the last move, even if it was
forced. Nothing is removed from the log, and piles that got cards back are shuffled. So repeating a move
draws different cards, and a player who undoes one has learned nothing of the future.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from hashlib import sha256

from engine.chance import Piles, Ply, Recording, Script, seal_seed
from engine.contributions import Contribution, derive_key, sort_by_hash
from engine.core import (
    NOBODY,
    Chance,
    Event,
    Game,
    IllegalMove,
    Json,
    KeepsRules,
    Move,
    PublicEvent,
    Seat,
    State,
    TableRefused,
)
from engine.log import DEAL, Entry, Head, Step, UnreadableLog

Made = tuple[State, list[Event], str]  # the position after a move, what happened, the move's public name
# Added to stamps on resuming, because newer rules may offer the same choices in another order.
AFTER_RESUMING = 1_000_000
RECENT = 40  # how many moves' events are kept: a round of the longest turns
TOO_MANY = "more draws are written down than are asked for"
NOT_FROM_THE_SEED = "these draws do not follow from the seed"


class Match:
    """A game being played.

    ``stamps[seat]`` is the ply at which the seat's offer was made. ``recent`` has the last moves,
    newest last: the seat that made each, and what happened. ``whole``: whether it is known from the deal on; if not,
    nobody knows what was drawn from each pile, so draws follow from the number of the ply.
    """

    def __init__(self, game: Game, head: Head, seed: bytes, deal: Step, *, whole: bool = True) -> None:
        self.game = game
        self.head = head
        self.log = [deal.entry]
        self.state = deal.state
        self.stamps = [0] * head.seats
        self.recent = deque([(deal.entry.seat, deal.events)], RECENT)
        self._first = deal
        self._seed = seed
        self._key = derive_key(seed, head.brought)
        self._piles = Piles(self._key, head.seats) if head.piles and whole else None
        self._draw_again(deal)
        self._abandoned = False

    def copy(self) -> Match:
        """Return an independent copy, so that moves can be made before they are stored. It is as secret as this."""
        twin = object.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.log, twin.stamps = [*self.log], [*self.stamps]
        twin.recent, twin._piles = self.recent.copy(), self._piles and self._piles.copy()
        return twin

    @property
    def ply(self) -> int:
        """The number of entries after the deal: moves and undos."""
        return self.log[-1].ply

    def count_moves_since(self, seat: Seat, ply: int) -> int:
        """Return how many moves a seat has made after a ply; an undo counts as one."""
        return sum(entry.seat == seat and entry.ply > ply for entry in self.log)

    @property
    def seed(self) -> bytes | None:
        """The seed, once the game is over or abandoned and it may be shown."""
        return self._seed if self._abandoned or self.state.outcome() else None

    @property
    def deal_seal(self) -> str:
        """The hash of the key, published from the deal on, so that nobody can exchange what was brought.

        If nobody brought anything, it is the seal of the seed.
        """
        return seal_seed(self._key)

    def abandon(self) -> None:
        """Let the seed be shown: nobody will ever continue this game."""
        self._abandoned = True

    def thought(self, seat: Seat) -> int:
        """Return a seed for the chance that a computer player uses at this ply.

        The seed is the same after a restart, nobody at the table can know it, and it is
        independent of the words that the deal and the moves draw from.
        """
        about = self._key + f"thought/{self.ply}/{seat}".encode()
        return int.from_bytes(sha256(about).digest()[:8], "big")

    def propose(self, seat: Seat, move: str, stamp: int) -> Step:
        """Return what a move from the offer with this stamp leads to, without changing the match.

        Raises:
            IllegalMove: the offer is no longer open, or never contained the move.
        """
        if not 0 <= seat < self.head.seats:
            raise IllegalMove(f"there is no seat {seat} at this table")
        if stamp != self.stamps[seat]:
            raise IllegalMove(f"seat {seat} was asked at ply {self.stamps[seat]}, not {stamp}")
        ply = self.ply + 1
        chance = Recording(self._piles.copy() if self._piles else Ply(self._key, ply))
        return _step(ply, seat, move, make_move(self.state, seat, move, chance), chance)

    def line(self) -> list[Step]:
        """Replay the moves that were not undone; return their steps, from the first known position (usually the deal).

        Positions are not kept because hardly any is ever needed; replaying a long game takes a few milliseconds.
        """
        line = [self._first]
        for entry in self.log[1:]:
            extend_line(line, _again(self.game, self.head, line, entry, Script(entry.draws)))
        return line

    def propose_undo(self, seat: Seat) -> Step:
        """Return what undoing a seat's last decision leads to, without changing the match.

        Raises:
            IllegalMove: the seat has decided nothing since the first known position.
        """
        line = self.line()
        return _taken_back(line, seat, self.ply + 1, last_decision(line, seat))

    def repeat_undo(self, entry: Entry) -> Step:
        """Return the step of a stored undo, without changing the match.

        Raises:
            IllegalMove: the seat cannot have undone this move.
        """
        return _undone_again(self.line(), entry)

    def accept(self, step: Step) -> None:
        """Continue from a stored step; seats whose choices did not change keep their offer.

        The mover always gets a new offer, so a second click on the same button is stale. After an
        undo, every seat gets a new one.
        """
        assert step.entry.ply == self.ply + 1, f"ply {step.entry.ply} cannot follow ply {self.ply}"
        undone = parse_undo(step.entry.move) is not None
        for seat in range(self.head.seats):
            if undone or seat == step.entry.seat or step.state.legal(seat) != self.state.legal(seat):
                self.stamps[seat] = step.entry.ply
        self.state = step.state
        self._draw_again(step)
        self.log.append(step.entry)
        self.recent.append((step.entry.seat, step.events))

    def _draw_again(self, step: Step) -> None:
        """Take from the piles what a step has drawn: a step was made with a copy of them, and holds no card to come."""
        if self._piles:
            for asked in step.asked:
                self._piles.below(*asked)


def deal_match(
    game: Game,
    seats: int,
    chosen: Json,
    seed: bytes,
    brought: tuple[Contribution, ...] = (),
    computers: tuple[Seat, ...] | None = (),
    piles: bool = True,
) -> tuple[Match, list[Event]]:
    """Start a match from a seed and what players brought; return it and what was dealt.

    ``computers`` is ``None`` if players brought what today's rules refuse, in a lobby from before these rules.
    ``piles`` is ``False`` if others were dealt these cards before each pile had an order of its own.

    Raises:
        TableRefused: no game can be dealt with these seats and options.
    """
    options = game.options(seats, chosen)
    brought = brought if computers is None else sort_by_hash(brought)
    made_of = derive_key(seed, brought)
    chance = Recording(Piles(made_of, seats) if piles else Ply(made_of, 0))
    state, events = game.deal(seats, options, chance)
    head = Head(game.key, game.rules, game.cards, seats, asdict(options), seal_seed(seed), brought, computers, piles)
    return Match(game, head, seed, _step(0, NOBODY, DEAL, (state, events, DEAL), chance)), events


def rebuild_match(game: Game, head: Head, log: Iterable[Entry], seed: bytes) -> Match:
    """Return the match that wrote this log, ready to continue under the rules that it was dealt under.

    Raises:
        UnreadableLog: as in ``replay_log``, or newer rules wrote a part of the log.
    """
    game = as_dealt(game, head)
    steps = _steps(game, head, enumerate(log), _key(head, seed), [])
    match = Match(game, head, seed, next(steps))
    for step in steps:
        match.accept(step)
    return match


def resume_match(game: Game, head: Head, last: Entry, dump: Json, seed: bytes) -> Match:
    """Continue from a dumped position; ``last`` is the entry that led to it.

    This is for a log that newer rules would play differently. Every seat gets a new offer, with a
    stamp that was never used before.

    Raises:
        UnreadableLog: the game, the cards or the seed is not that of the log.
    """
    _same_cards(game, head)
    _sealed(head, seed)
    match = Match(game, head, seed, Step(last, game.load(dump), []), whole=False)
    match.stamps = [last.ply + AFTER_RESUMING] * head.seats
    return match


def replay_log(game: Game, head: Head, log: Iterable[Entry], seed: bytes | None = None) -> Iterator[Step]:
    """Yield every step of a log, the deal first, each under the rules that it was made under.

    No seed is needed, because the log has the draws; given a seed, check that each draw follows
    from it and from what players brought.

    Raises:
        UnreadableLog: the cards are not those of the log, its rules are not kept, or an entry is missing, or a
            move, draw or seed does not fit.
    """
    dealt, made_of = as_dealt(game, head), _key(head, seed)
    if dealt is game:
        yield from _steps(game, head, enumerate(log), made_of, [])
    else:
        yield from _steps_across_rules(dealt, game, head, list(log), made_of)


def game_under(game: Game, rules: int) -> Game | None:
    """Return the game as a version of its rules plays it, or ``None`` if that version is not kept."""
    if rules == game.rules:
        return game
    return game.under(rules) if isinstance(game, KeepsRules) else None


def as_dealt(game: Game, head: Head) -> Game:
    """Return the game under the rules that a log was begun under.

    Raises:
        UnreadableLog: the game or the cards are others, or those rules are not kept.
    """
    _same_cards(game, head)
    kept = game_under(game, head.rules)
    if kept is None:
        raise UnreadableLog(f"played with rules {head.rules} of {head.game}; these are rules {game.rules}", "rules")
    return kept


def _key(head: Head, seed: bytes | None) -> bytes | None:
    """Return the key of the draws, or ``None`` without a seed."""
    if seed is None:
        return None
    _sealed(head, seed)
    return derive_key(seed, head.brought)


def _steps(
    game: Game, head: Head, log: Iterable[tuple[int, Entry]], made_of: bytes | None, line: list[Step]
) -> Iterator[Step]:
    """Yield the steps of numbered entries, played after the steps in ``line``; ``made_of`` is the key of the draws."""
    whole = not line  # after a stored position, nobody knows what was drawn from each pile
    piles = Piles(made_of, head.seats) if head.piles and whole and made_of is not None else None
    for ply, entry in log:
        _in_order(ply, entry)
        source = Script(entry.draws) if made_of is None else piles or Ply(made_of, ply)
        try:
            step = _again(game, head, line, entry, source)
        except ValueError as wrong:
            raise UnreadableLog(f"ply {ply}: {wrong}", _kind(wrong), ply) from wrong
        extend_line(line, step)
        yield step
    if not line:
        raise UnreadableLog("the log is empty: not even the deal is in it", "empty")


def _steps_across_rules(
    dealt: Game, newer: Game, head: Head, log: list[Entry], made_of: bytes | None
) -> Iterator[Step]:
    """Yield the steps of a log that was begun under older rules, and that newer ones may have continued.

    Programs that did not keep older rules went on from a stored position under newer ones, and did not note since
    when. So where the older rules fail, try the newer ones, from the latest ply that can have been the change.
    """
    entries = list(enumerate(log))
    steps, wrong = _until_wrong(_steps(dealt, head, entries, made_of, []))
    for change in range(len(steps), 0, -1) if wrong else ():
        line = _line_under(newer, steps[:change])
        after, still_wrong = _until_wrong(_steps(newer, head, entries[change:], made_of, line))
        if not still_wrong:
            steps, wrong = [*steps[:change], *after], None
            break
    yield from steps
    if wrong:
        raise wrong


def _until_wrong(steps: Iterable[Step]) -> tuple[list[Step], UnreadableLog | None]:
    """Return the steps up to the first mistake, and the mistake."""
    right: list[Step] = []
    try:
        right.extend(steps)  # what came before a mistake stays in it
    except UnreadableLog as wrong:
        return right, wrong
    return right, None


def _line_under(game: Game, steps: Iterable[Step]) -> list[Step]:
    """Return the steps that were not undone, the last with its position under other rules."""
    line: list[Step] = []
    for step in steps:
        extend_line(line, step)
    line[-1] = replace(line[-1], state=game.load(line[-1].state.dump()))
    return line


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
    if seal_seed(seed) != head.seal:
        raise UnreadableLog("the seed is not the one that was sealed when the game was dealt", "seal")


def _same_cards(game: Game, head: Head) -> None:
    if head.game != game.key:
        raise UnreadableLog(f"played as {head.game}; this is {game.key}", "game")
    if head.cards != game.cards:
        raise UnreadableLog(f"played with the cards {head.cards}; these cards are {game.cards}", "cards")


def _step(ply: int, seat: Seat, move: str, made: Made, chance: Recording) -> Step:
    return Step(Entry(ply, seat, move, tuple(chance.drawn)), *made, tuple(chance.asked))


def _again(game: Game, head: Head, line: list[Step], entry: Entry, source: Chance) -> Step:
    """Return the step of an entry, played after the steps in ``line`` with this chance."""
    if parse_undo(entry.move) is not None:
        return _undone_again(line, entry)
    made: Made
    chance = Recording(source)
    if not line:
        made = (*game.deal(head.seats, game.options(head.seats, head.options), chance), DEAL)
    else:
        made = make_move(line[-1].state, entry.seat, entry.move, chance)
    if tuple(chance.drawn) != entry.draws:
        raise ValueError(TOO_MANY if isinstance(source, Script) else NOT_FROM_THE_SEED)
    return _step(entry.ply, entry.seat, entry.move, made, chance)


def _undone_again(line: list[Step], entry: Entry) -> Step:
    """Return the step of an undo in a log."""
    at = undone_to(line, entry.seat, parse_undo(entry.move) or 0)
    step = _taken_back(line, entry.seat, entry.ply, at)
    if step.entry != entry:
        raise IllegalMove(f"seat {entry.seat} may not draw anything with {entry.move!r}")
    return step


def _taken_back(line: list[Step], seat: Seat, ply: int, at: int) -> Step:
    """Return the step that undoes a seat's move, the one at this index in ``line``, and everything since."""
    if not at:
        raise IllegalMove(f"seat {seat} has no move to take back")
    before = line[at - 1]
    entry = Entry(ply, seat, name_undo(before.entry.ply), ())
    return Step(entry, before.state, [Undid(seat, len(line) - at)], entry.move)


def make_move(state: State, seat: Seat, name: str, chance: Chance) -> Made:
    """Make the move with this name on a copy of the position.

    Raises:
        IllegalMove: the seat may not make it.
    """
    move, after = find_move(state, seat, name), state.copy()
    return after, after.play(seat, move, chance), move.public


def find_move(state: State, seat: Seat, name: str) -> Move:
    """Return the legal move with this name.

    Raises:
        IllegalMove: the seat may not make it.
    """
    move = next((move for move in state.legal(seat) if str(move) == name), None)
    if move is None:
        raise IllegalMove(f"seat {seat} may not {name!r}")
    return move


# -- undo

UNDO = "undo to "
DIGITS = 9  # no log is longer, but a file may contain any number


@dataclass(slots=True)
class Undid(PublicEvent):
    """A seat undid its last move; ``moves`` is how many were undone, with those that followed it."""

    seat: Seat
    moves: int


def name_undo(ply: int) -> str:
    """Return the name of the entry that goes back to the position after this ply."""
    return f"{UNDO}{ply}"


def parse_undo(move: str) -> int | None:
    """Return the ply that an entry with this name goes back to, or ``None`` if it is not an undo."""
    number = move.removeprefix(UNDO)
    plain = number.isdecimal() and number.isascii() and len(number) <= DIGITS
    return int(number) if plain and move == name_undo(int(number)) else None


def last_decision(line: Sequence[Step], seat: Seat) -> int:
    """Return the index in ``line`` of the last move that a seat chose among several; 0 if there is none."""
    return next((at for at in _moves(line, seat) if _chosen(line, at)), 0)


def undone_to(line: Sequence[Step], seat: Seat, ply: int) -> int:
    """Return the index in ``line`` of the move that an undo to this ply undoes; 0 if there is no such undo."""
    for at in _moves(line, seat):
        if line[at - 1].entry.ply == ply:
            return at
        if _chosen(line, at):
            break
    return 0


def _moves(line: Sequence[Step], seat: Seat) -> Iterator[int]:
    """Yield the indices of a seat's moves, the newest first."""
    return (at for at in range(len(line) - 1, 0, -1) if line[at].entry.seat == seat)


def _chosen(line: Sequence[Step], at: int) -> bool:
    return len(line[at - 1].state.legal(line[at].entry.seat)) > 1


def extend_line(line: list[Step], step: Step) -> None:
    """Append a step to ``line``; if it is an undo, truncate ``line`` to its goal instead."""
    back_to = parse_undo(step.entry.move)
    if back_to is None:
        line.append(step)
    else:
        line[:] = [stands for stands in line if stands.entry.ply <= back_to]
