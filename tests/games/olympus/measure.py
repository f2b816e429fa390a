"""Why no sequence of powers runs for ever: a measure that falls with every step of the agenda.

It is three whole numbers, compared in order, none of which can fall without end:

- the cards left to draw, less those that frames on the agenda are certain to draw. No power puts a
  card back but Tiresias, who has drawn one for it; and a turn draws two, or uses up the one phase
  that may be left out;
- what all cards in hands and on the board, and all frames, can still bring about. A card in a hand
  weighs more than the unit and the power it becomes, and a unit more than any equipment that
  Antigone takes back when it is discarded. Cards come back from the discard pile by Orpheus alone,
  who weighs more than whom he takes back, and who lies on the board himself when he does it;
- who may have to fall: the look at the board, Eurydice's question and the fall are three steps.
"""

from functools import cache

from games.olympus.rules import agenda
from games.olympus.rules.attacking import JASON
from games.olympus.rules.cards import FIRST_EQUIPMENT, FIRST_SOLDIER, KINDS
from games.olympus.rules.moves import SIDE
from games.olympus.rules.permanent import TIRESIAS
from games.olympus.rules.played import PLAYED
from games.olympus.rules.position import EMPTY

OVER = (-100,)  # less than anything: nothing happens any more
ORPHEUS = KINDS.index("orpheus")

# an attack: what may be asked after it, its bonus, what may be asked before it
AGAIN = 4  # Jason's question, and the bonus that he collects again
BLOW = {1: 1 + 1 + AGAIN + 2}  # by whether it is an extra attack
STRIKE = {1: 1 + BLOW[1] + 3}
SEND = 1 + STRIKE[1]
BLOW[0] = BLOW[1] + SEND
STRIKE[0] = STRIKE[1] + SEND
POWER = 1 + SEND  # the play power of any card but Orpheus: no other leads to more


class Weights:
    """What a card of this sheet weighs in a hand, and what follows from it."""

    def __init__(self, sheet):
        free = [1 + sum(cost) + POWER * (kind in PLAYED) for kind, cost in enumerate(sheet.cost)]
        self.unit = 1 + max(free[FIRST_EQUIPMENT:])
        self.hand = [weight + self.unit * (kind < FIRST_EQUIPMENT) for kind, weight in enumerate(free)]
        self.back = 1 + max(self.hand[FIRST_SOLDIER:FIRST_EQUIPMENT]) - self.unit  # Circe
        self.recover = 1 + max(weight for kind, weight in enumerate(self.hand) if kind != ORPHEUS)
        self.hand[ORPHEUS] += self.recover
        self.draw = 1 + max(self.hand)
        self.cost = [sum(cost) for cost in sheet.cost]
        self.turn = 3 * self.draw  # what the end of a turn can bring about on a space: Sisyphus returns

    def frame(self, frame):
        """Return what a frame can still bring about."""
        what = frame[0]
        if what in FRAMES:
            return FRAMES[what](self, frame)
        return 1

    def may(self, frame):
        special = {JASON: AGAIN, TIRESIAS: 3 + self.draw}
        return special.get(frame[2], 3)

    def aim(self, frame):
        return {agenda.SEND: SEND, agenda.RETURN: self.back}.get(frame[5], 1)


def left(frame):
    """Return how many spaces are still to come in the order of attack."""
    return (1 + frame[1]) * SIDE - frame[2]


FRAMES = {
    agenda.TURN: lambda weights, frame: 0,
    agenda.FALL: lambda weights, frame: 0,
    agenda.SURVIVE: lambda weights, frame: 0,
    agenda.PAY: lambda weights, frame: weights.hand[frame[2]] - 1 - weights.cost[frame[2]] + sum(frame[4:]),
    agenda.PHASE: lambda weights, frame: 3 + SIDE * STRIKE[0],
    agenda.AIM: Weights.aim,
    agenda.MAY: Weights.may,
    agenda.MEND: lambda weights, frame: 1 + frame[4],
    agenda.ARRANGE: lambda weights, frame: 1 + SIDE - frame[3].bit_count(),
    agenda.RECOVER: lambda weights, frame: weights.recover,
    agenda.STARTS: lambda weights, frame: 1 + 2 * left(frame),
    agenda.ATTACKS: lambda weights, frame: 1 + STRIKE[0] * left(frame),
    agenda.STRIKE: lambda weights, frame: STRIKE[frame[3]],
    agenda.BLOW: lambda weights, frame: BLOW[frame[3]],
    agenda.AFTERWARDS: lambda weights, frame: BLOW[frame[3]] - 3,
    agenda.BONUS: lambda weights, frame: 2,
    agenda.DRAWS: lambda weights, frame: (3 if frame[2] else 7) * weights.draw,
    agenda.DRAW: lambda weights, frame: frame[3] * weights.draw,
    agenda.ENDS: lambda weights, frame: 1 + weights.turn * left(frame),
    agenda.POWER: lambda weights, frame: 1 + weights.recover if frame[2] == ORPHEUS else POWER,
    agenda.DRAW_TO_PLAY: lambda weights, frame: 1 + weights.draw,
}
PROMISES = {
    agenda.DRAWS: lambda frame: 2,
    agenda.DRAW: lambda frame: frame[3],
    agenda.DRAW_TO_PLAY: lambda frame: 1,
    agenda.UNDER: lambda frame: -1,
}
weigh = cache(Weights)


def measure(pos, *running):
    """Return the measure of a position; ``running`` is a frame that was taken off the agenda to be run."""
    frames = [*pos.agenda, *running]
    if not frames:
        return OVER
    weights = weigh(pos.sheet)
    promised = sum(PROMISES[frame[0]](frame) for frame in frames if frame[0] in PROMISES)
    to_draw = pos.pile() + 2 * pos.leaves_out - promised
    assert to_draw > OVER[0], "more is promised than a turn can draw"
    cards = sum(weights.hand[kind] for hand in pos.hands for kind in hand)
    cards += weights.unit * sum(kind != EMPTY for kind in pos.units)
    falls = sum(frame[0] in (agenda.FALL, agenda.SURVIVE) for frame in frames)
    return to_draw, cards + sum(map(weights.frame, frames)), 3 * bool(pos.shaken) + falls


def watched_run(run):
    """Return how a frame runs, seen to bring the game nearer to its end."""

    def step(pos, frame, chance):
        before = measure(pos, frame)
        run(pos, frame, chance)
        assert measure(pos) < before, f"{frame} need not come to an end"

    return step


def watched_answer(answer):
    """Return what an answer does, seen to bring the game nearer to its end."""

    def step(pos, frame, move):
        before = measure(pos)
        answer(pos, frame, move)
        assert measure(pos) < before, f"{move} to {frame} need not come to an end"

    return step


def watched_sweep(sweep):
    """Return the look at who falls, seen to bring the game nearer to its end."""

    def step(pos, chance):
        before = measure(pos)
        sweep(pos, chance)
        assert measure(pos) < before, "who falls is looked at again and again"

    return step
