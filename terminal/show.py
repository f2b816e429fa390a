"""A stored log, told ply by ply."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.chance import seal
from engine.core import NOBODY, Event, Game, Seat
from engine.match import Entry, Step, replay
from engine.record import Record
from words import Words
from words.shelf import narrator


def show(
    game: Game,
    log: Record,
    *,
    language: str = "en",
    seat: Seat | None = None,
    upto: int | None = None,
    tell: Callable[[str], object] = print,
) -> None:
    """Tell a log as one seat lived it; without a seat, with all hands open.

    Raises:
        UnreadableLog: the game cannot have written this log.
    """
    for line in _Reader(game, log, language, seat).lines(upto):
        tell(line)


class _Reader:
    """Somebody who reads a log aloud."""

    def __init__(self, game: Game, log: Record, language: str, seat: Seat | None) -> None:
        self.game, self.log, self.seat = game, log, seat
        self.words = Words(language)
        self.narrator = narrator(game, language)
        self.seats = range(log.head.seats)
        self.names = {seat: self.words.say("terminal-player", number=seat + 1) for seat in self.seats}

    def lines(self, upto: int | None) -> Iterator[str]:
        """Yield the head, every ply, the position at the end, and whether the seed fits."""
        head = self.log.head
        about = {"game": head.game, "seats": head.seats, "rules": head.rules, "cards": head.cards}
        yield self.words.say("terminal-log", variant=str(head.options.get("variant")), seal=head.seal, **about)
        step = None
        for step in replay(self.game, head, self.log.entries if upto is None else self.log.entries[: upto + 1]):
            yield from self.ply(step)
        assert step is not None, "an empty log is refused"
        yield from ("", *self.narrator.table(step.state.view(NOBODY if self.seat is None else self.seat), self.names))
        yield from self.proof()

    def ply(self, step: Step) -> Iterator[str]:
        """Yield a move and what came of it."""
        yield self.made(step.entry)
        for event in step.events:
            yield from self.heard(event)

    def made(self, entry: Entry) -> str:
        """Return who made which move; a seat's own log has only the names of its own moves."""
        if entry.seat == NOBODY:
            return self.words.say("terminal-deal", ply=entry.ply)
        move = entry.move if self.seat in (None, entry.seat) else entry.move.split()[0]
        return self.words.say("terminal-ply", ply=entry.ply, name=self.names[entry.seat], move=move)

    def heard(self, event: Event) -> Iterator[str]:
        """Yield what the seat heard; with all hands open, what everybody did."""
        public = event.heard_by(NOBODY if self.seat is None else self.seat)
        if public:
            yield "   " + self.narrator.tell(event, NOBODY if self.seat is None else self.seat, self.names)
        for other in self.seats if self.seat is None else ():
            if event.heard_by(other) not in (public, None):
                sentence = self.narrator.tell(event, other, self.names)
                yield "   " + self.words.say("terminal-hears", name=self.names[other], sentence=sentence)

    def proof(self) -> Iterator[str]:
        """Yield whether the seed at the end of the log is the one that was sealed."""
        if self.log.seed is not None:
            fits = seal(self.log.seed) == self.log.head.seal
            message = "terminal-proved" if fits else "terminal-disproved"
            yield self.words.say(message, seed=self.log.seed.hex())
