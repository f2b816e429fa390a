"""The time that a computer takes to answer does not reveal how many moves it had."""

import asyncio

import pytest

from games.iliad.rules.game import Iliad
from games.iliad.rules.state import State
from tables.thinking.answer_delay import MOST, RECENT, AnswerDelay
from tests.interpreted import interpreted
from tests.tables.house import HECTOR, Recorder, claim

KIND = ("iliad", "hard")
THOUGHT = 0.03  # seconds


def test_a_players_delay_is_drawn_from_its_recent_thoughts():
    draws = iter([0.0, 0.5, 0.999])
    tempo = AnswerDelay(lambda: next(draws))
    for seconds in (9.0, *(number / 100 for number in range(RECENT))):
        tempo.note(KIND, seconds)
    assert [tempo.least(KIND, forced=False) for _ in range(3)] == [0.0, 0.1, 0.19]


def test_a_player_has_no_delay_before_its_first_thought():
    tempo = AnswerDelay()
    tempo.note(("iliad", "easy"), 1.0)
    assert (tempo.least(KIND, forced=True), tempo.least(KIND, forced=False)) == (0.0, 0.0)


def test_a_stuck_thought_delays_nobody():
    tempo = AnswerDelay()
    tempo.note(KIND, 20.0)
    assert tempo.least(KIND, forced=True) == MOST


def test_forced_and_chosen_moves_take_equally_long():
    lots = [first / 10 for first in range(10)]
    forced, chosen = [], []
    for one in lots:
        for other in lots:
            draws = iter([one, other])
            tempo = AnswerDelay(lambda draws=draws: next(draws))
            for number in range(10):
                tempo.note(KIND, number / 10)
            forced.append(tempo.least(KIND, forced=True))
            tempo = AnswerDelay(lambda one=one: one)
            for number in range(10):
                tempo.note(KIND, number / 10)
            chosen.append(max(other, tempo.least(KIND, forced=False)))  # its own thought took ``other``
    assert sorted(forced) == pytest.approx(sorted(chosen))


class NarrowState(State):
    """A position in which a player often has only one move."""

    __slots__ = ()

    def legal(self, seat):
        moves = super().legal(seat)
        return moves if len(moves) % 2 else moves[:1]


class Narrow(Iliad):
    """A game of such positions."""

    key = "narrow"

    def deal(self, seats, options, chance):
        state, events = super().deal(seats, options, chance)
        state.__class__ = NarrowState
        return state, events


class Slow:
    """A thinker that needs time only if there is a choice."""

    def __init__(self):
        self.choices = []

    async def think(self, game, level, view, moves, seed):
        self.choices.append(len(moves))
        if len(moves) > 1:
            await asyncio.sleep(THOUGHT)
        return str(moves[0])

    def close(self):
        pass


class Watch(Recorder):
    """A herald that records times."""

    began = 0.0

    def __init__(self, path):
        super().__init__(path)
        self.took = []

    async def thinking(self, table, seat):
        self.began = asyncio.get_running_loop().time()

    async def played(self, table, seat, events):
        await super().played(table, seat, events)
        if seat >= 0 and table.lobby.sitters[seat].user is None:
            self.took.append(asyncio.get_running_loop().time() - self.began)


@interpreted
@claim
async def test_a_forced_move_takes_as_long_as_a_thought(house):
    thinker = Slow()
    await house.open(Narrow(), thinker=thinker, herald=Watch)
    house.registry.services.tempo.note(("narrow", "random"), THOUGHT)
    table = await house.begun((HECTOR,), computers=2, game="narrow")
    while min(thinker.choices.count(1), len(thinker.choices) - thinker.choices.count(1)) < 3:
        await house.move(table)
    times = list(zip(house.herald.took, thinker.choices, strict=False))
    forced = [took for took, choices in times if choices == 1]
    assert forced
    assert min(forced) >= 0.9 * THOUGHT


@interpreted
@claim
async def test_a_forced_move_for_a_slow_person_takes_as_long(house):
    thinker = Slow()
    await house.open(Narrow(), thinker=thinker)
    await house.begun(game="narrow", agreed={"time": 300, "overtime": "plays"})
    tempo, held = house.registry.services.tempo, []
    least = tempo.least
    tempo.least = lambda kind, *, forced: held.append(forced) or least(kind, forced=forced)
    while 1 not in thinker.choices:
        await house.wait(300)
    assert True in held
    assert held == [choices == 1 for choices in thinker.choices]
