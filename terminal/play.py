"""One person at a terminal against computer players."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.chance import Guess
from engine.choices import Offer, make_offer
from engine.core import Event, Game, Json, Outcome, Seat
from engine.log import Entry, Head
from engine.match import Match, deal_match
from engine.players import Player
from games.narrators import make_narrator
from words import Words

Path = tuple[int, ...]  # the choices made so far, as ``engine.choices`` counts them

BACK = ("0", "b")
TABLE = (["t"],)
HELP = (["h"], ["?"])
QUIT = (["q"],)
DIGITS = 3  # no menu has more choices than three digits can count


class Mistyped(ValueError):
    """The input is not an answer; the message says what to type."""


def play_interactively(
    game: Game,
    seats: int,
    chosen: Json,
    *,
    language: str = "en",
    me: Seat = 0,
    seed: bytes,
    opponents: Sequence[Player],
    ask: Callable[[str], str] = input,
    tell: Callable[[str], object] = print,
    keep: Callable[[Head | Entry | bytes], object] | None = None,
) -> Outcome | None:
    """Play a game until it ends or the person quits, and return how it ended, if it did.

    ``opponents`` are the others in the order of their seats. ``keep`` is called with the head of
    the log, then with each entry before anyone is told of it, and at the end with the seed.

    Raises:
        LookupError: there are no words for the game, or none in the language.
        TableRefused: no game can be dealt with these seats and options.
    """
    words = Words(language)
    computers = tuple(seat for seat in range(seats) if seat != me)
    match, news = deal_match(game, seats, chosen, seed, computers=computers)
    keep = keep or (lambda _: None)
    keep(match.head)
    keep(match.log[0])
    others = dict(zip(computers, opponents, strict=True))
    sitting = _Sitting(match, words, me, others, ask, tell, keep)
    try:
        sitting.play(news)
    except (EOFError, KeyboardInterrupt):
        tell("")
        tell(words.say("terminal-bye"))
    return match.state.outcome()


class _Sitting:
    """A match as the person at the terminal sees it."""

    def __init__(
        self,
        match: Match,
        words: Words,
        me: Seat,
        others: dict[Seat, Player],
        ask: Callable[[str], str],
        tell: Callable[[str], object],
        keep: Callable[[Head | Entry | bytes], object],
    ) -> None:
        self.match, self.words, self.me, self.others = match, words, me, others
        self.ask, self.tell, self.keep = ask, tell, keep
        self.narrator = make_narrator(match.game, words.language)
        self.names = {seat: words.say("replay-player", number=seat + 1) for seat in range(match.head.seats)}
        self.news: list[Event] = []

    def play(self, news: list[Event]) -> None:
        """Let the seats act in turn until the game is over."""
        self.say("terminal-seal", seal=self.match.head.seal)
        self.news += news
        while acting := self.match.state.to_act():
            self.turn(acting[0])
        self.finish()

    def turn(self, seat: Seat) -> None:
        """Make one move of one seat: store it first, then make it, then tell it."""
        move = self.my_move() if seat == self.me else self.their_move(seat)
        step = self.match.propose(seat, str(move), self.match.stamps[seat])
        self.keep(step.entry)
        self.match.accept(step)
        self.news += step.events

    def their_move(self, seat: Seat) -> Any:
        """Return the move that a computer player chooses."""
        state = self.match.state
        view, moves = state.view(seat), state.legal(seat)
        return self.others[seat].choose(self.match.game, view, moves, Guess(self.match.thought(seat)))

    # -- my turn

    def my_move(self) -> Any:
        """Show the reader's view, then ask one question after another."""
        moves, path = self.match.state.legal(self.me), ()  # type: Sequence[Any], Path
        self.show_table()
        self.show_news()
        while not (now := make_offer(moves, path)).move:
            self.show_question(now)
            path = self.answer(moves, path)
        return now.move

    def answer(self, moves: Sequence[Any], path: Path) -> Path:
        """Ask until there is an answer, and return the path that it leads to."""
        while True:
            typed = self.ask(self.words.say("terminal-prompt")).lower().split()
            try:
                return path if self.command(typed) else self.follow(moves, path, typed)
            except Mistyped as wrong:
                self.tell(str(wrong))

    def command(self, typed: list[str]) -> bool:
        """Obey a command instead of an answer, and return whether there was one; the question is then asked again."""
        if typed in QUIT:
            raise EOFError
        if typed in TABLE:
            self.show_table()
        elif typed in HELP:
            self.say("terminal-help")
        return typed in (*TABLE, *HELP)

    def follow(self, moves: Sequence[Any], path: Path, typed: list[str]) -> Path:
        """Take one step per word; one wrong word undoes them all."""
        for word in typed or [""]:
            now = make_offer(moves, path)
            if now.move:
                raise Mistyped(self.words.say("terminal-too-many"))
            path = self.back(path) if word in BACK else (*path, self.number(word, len(now.choices)))
        return path

    def back(self, path: Path) -> Path:
        """Undo the last choice."""
        if not path:
            raise Mistyped(self.words.say("terminal-no-way-back"))
        return path[:-1]

    def number(self, word: str, last: int) -> int:
        """Return the typed choice, counted from 0."""
        if word.isdecimal() and len(word) <= DIGITS and 1 <= int(word) <= last:
            return int(word) - 1
        raise Mistyped(self.words.say("terminal-mistyped", last=last))

    # -- what is shown

    def say(self, message: str, **arguments: Any) -> None:
        """Print one of the terminal's own sentences."""
        self.tell(self.words.say(message, **arguments))

    def view(self) -> Any:
        """Return the person's view."""
        return self.match.state.view(self.me)

    def show_table(self) -> None:
        """Print the position from the person's seat."""
        for line in ("", *self.narrator.table(self.view(), self.names), ""):
            self.tell(line)

    def show_news(self) -> None:
        """Print what has happened since the last time."""
        for event in self.news:
            heard = event.heard_by(self.me)
            if heard is not None:
                self.tell("- " + self.narrator.tell(heard, self.me, self.names))
        self.news.clear()

    def show_question(self, now: Offer) -> None:
        """Print a question, with its choices numbered from 1."""
        view = self.view()
        self.tell("")
        self.tell(self.narrator.question(now.settled, view, self.names))
        for number, parts in enumerate(now.choices, 1):
            self.tell(f"{number:>3}. {self.narrator.choice(parts, view, self.names)}")

    def finish(self) -> None:
        """Print who has won and why, and how to check the deal."""
        self.tell("")
        self.show_news()
        self.tell("")
        for line in self.narrator.standings(self.view(), self.names):
            self.tell(line)
        seed = self.match.seed
        assert seed is not None, "a game that is over shows its seed"
        self.keep(seed)
        self.tell("")
        self.say("terminal-seed", seed=seed.hex())
        self.say("terminal-check", seal=self.match.head.seal)
