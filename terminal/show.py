"""A stored log, told move by move."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.core import NOBODY, Game, Seat
from engine.log import Step, UnreadableLog
from engine.match import replay_log
from engine.record import Record
from games.narrators import make_narrator
from words import Words
from words.people import shown_names
from words.retelling import name_players, retell_events


def show_log(
    game: Game,
    log: Record,
    *,
    language: str = "en",
    seat: Seat | None = None,
    upto: int | None = None,
    tell: Callable[[str], object] = print,
) -> None:
    """Print a log as one seat saw it; without a seat, with all hands open.

    Raises:
        UnreadableLog: the game cannot have written this log.
    """
    for line in _Reader(game, log, language, seat).lines(upto):
        tell(line)


class _Reader:
    """Turns a log into lines of text."""

    def __init__(self, game: Game, log: Record, language: str, seat: Seat | None) -> None:
        self.game, self.log, self.seat = game, log, seat
        self.words = Words(language)
        self.narrator = make_narrator(game, language)
        game.options(log.head.seats, log.head.options)  # checked before naming seats: a log may contain anything
        self.reader = NOBODY if seat is None else seat
        self.names = shown_names(name_players(log, self.words), self.words)

    def lines(self, upto: int | None) -> Iterator[str]:
        """Yield the head, every move, the final position, and whether the seed fits."""
        head = self.log.head
        about = {"game": head.game, "seats": head.seats, "rules": head.rules, "cards": head.cards}
        yield self.words.say("terminal-log", variant=str(head.options.get("variant")), seal=head.seal, **about)
        step = None
        for step in replay_log(self.game, head, self.log.entries, self.log.seed):
            if upto is None or step.entry.ply <= upto:
                yield from self.ply(step)
                shown = step
        assert step is not None, "an empty log is refused"
        yield from ("", *self.narrator.table(shown.state.view(self.reader), self.names))
        if self.log.seed is not None:
            yield self.proof(self.log.seed, step)

    def ply(self, step: Step) -> Iterator[str]:
        """Yield a move and its consequences."""
        yield self.made(step)
        for sentence in retell_events(self.narrator, self.words, step.events, self.seat, self.names):
            yield "   " + sentence

    def made(self, step: Step) -> str:
        """Return who made which move, as far as the seat may know."""
        entry = step.entry
        if entry.seat == NOBODY:
            return self.words.say("terminal-deal", ply=entry.ply)
        move = entry.move if self.seat in (None, entry.seat) else step.public
        return self.words.say("terminal-ply", ply=entry.ply, name=self.names[entry.seat], move=move)

    def proof(self, seed: bytes, last: Step) -> str:
        """Return that every draw follows from the seed; all have been replayed before.

        Raises:
            UnreadableLog: the log has a seed although its game is not over.
        """
        if last.state.outcome() is None and not self.log.ended:
            raise UnreadableLog("the seed stands in the log, and the game is not over", "unfinished")
        return self.words.say("terminal-proved", seed=seed.hex())
