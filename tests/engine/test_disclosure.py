"""Whether moves have told something hidden, in a game of one coin under a cup."""

from dataclasses import dataclass

import pytest

from engine.chance import Guess, Recording, Script
from engine.core import NOBODY, Event, Outcome, PublicEvent
from engine.disclosure import discloses_secret
from engine.log import Entry, Step
from engine.match import make_move


@dataclass(frozen=True)
class View:
    """``coin`` is what this seat knows about the coin, beside unrelated fields."""

    seat: int
    sides: tuple
    coin: tuple
    pile: tuple = ()
    note: tuple | None = None
    outcome: Outcome | None = None


@dataclass(frozen=True)
class Deed:
    """A move; ``secret`` ones are a word to the others."""

    name: str

    @property
    def public(self):
        return "something" if self.name.startswith("secretly") else self.name

    def __str__(self):
        return self.name


@dataclass
class Whisper(Event):
    """What only seat 1 hears about the coin."""

    coin: int

    def heard_by(self, seat):
        return self if seat == 1 else Whisper(-1)


@dataclass
class Waved(PublicEvent):
    """Somebody has waved."""


WAVE, ROLL, PEEK, LIFT, WHISPER, NOTE, TEAR, END, SHUT, CAST = map(
    Deed, ["wave", "roll", "peek", "lift", "whisper", "note", "tear", "end", "shut", "cast"]
)
SECRET = Deed("secretly wave")


class Cup:
    """A position: which side of the coin is up, who knows it, and what is public."""

    def __init__(self, coin, knows=(), **open_):
        self.coin, self.knows, self.open = coin, set(knows), {"waves": 0, "pile": (), "note": None, **open_}

    def copy(self):
        return Cup(self.coin, self.knows, **self.open)

    def view(self, seat):
        known = self.coin if seat in self.knows else -1
        ended = Outcome((1, 0), (1, 2), "end") if self.open.get("ended") else None
        row = (known, self.open["waves"])
        return View(seat, (0, 1), row, self.open["pile"], self.open["note"], ended)

    def legal(self, seat):
        shut = [SHUT] if self.coin == 0 else []
        return [WAVE, ROLL, PEEK, LIFT, WHISPER, NOTE, TEAR, END, CAST, SECRET, *shut]

    def play(self, seat, move, chance):
        match move.name:
            case "wave":
                self.open |= {"waves": self.open["waves"] + 1, "pile": (*self.open["pile"], 7)}
            case "roll":
                chance.below(6)
            case "cast" if self.coin == 0:
                chance.below(6)
            case "peek":
                self.knows |= {seat}
            case "lift":
                self.knows |= {NOBODY}
            case "note":
                self.open["note"] = (1, 2)
            case "tear":
                self.open["note"] = None
            case "end":
                self.open["ended"] = True
            case "whisper":
                return [Whisper(self.coin)]
        return [Waved()]


class Cups:
    """A game that imagines the coin as one of these."""

    def __init__(self, *coins):
        self.coins, self.imagined = coins, 0

    def imagine(self, view, chance):
        self.imagined += 1
        return Cup(self.coins[chance.below(len(self.coins))], {1})


def told(*moves, coins=(0, 1), coin=0, **open_):
    """Return whether moves by these seats reveal something that seat 0 did not know; seat 1 knows the coin."""
    before = state = Cup(coin, {1}, **open_)
    steps = []
    for ply, (seat, move) in enumerate(moves, 1):
        chance = Recording(Script([0] * 9))
        state, events, public = make_move(state, seat, str(move), chance)  # type: ignore[assignment]
        steps.append(Step(Entry(ply, seat, str(move), tuple(chance.drawn)), state, events, public))
    return discloses_secret(Cups(*coins), before, 0, steps, Guess(1))


@pytest.mark.parametrize("move", [WAVE, NOTE, TEAR, END])
def test_a_result_that_every_coin_gives_tells_nothing(move):
    assert not told((0, move))
    assert not told((0, NOTE), (0, move), (1, WAVE))


@pytest.mark.parametrize("move", [ROLL, PEEK, LIFT, WHISPER])
def test_what_is_drawn_seen_or_heard_by_anybody_is_told(move):
    assert told((0, move))
    assert told((0, WAVE), (0, move))
    assert told((0, move), (1, WAVE))


def test_a_draw_tells_though_no_imagined_position_would_draw():
    assert told((0, WAVE), (0, CAST), coins=(1,))
    assert not told((0, CAST), coins=(1,), coin=1)


def test_a_move_that_is_not_open_with_every_coin_tells_of_it():
    assert told((0, SHUT))
    assert not told((0, SHUT), coins=(0,))


def test_undo_leaves_cards_that_others_laid_face_down():
    assert told((1, SECRET))
    assert told((0, WAVE), (1, SECRET))
    assert not told((0, SECRET)), "one's own is known"


def test_one_imagined_position_that_differs_is_enough():
    assert told((0, PEEK), coins=(0, 0, 0, 0, 0, 0, 0, 1))


def test_thirty_two_positions_are_imagined_before_all_is_well():
    cups, before = Cups(0, 1), Cup(0, {1})
    state, events, public = make_move(before, 0, "wave", Script(()))
    assert not discloses_secret(cups, before, 0, [Step(Entry(1, 0, "wave", ()), state, events, public)], Guess(1))
    assert cups.imagined == 32
