"""Whether an answer to "why not?" is true, checked against a whole position of Iliad."""

from dataclasses import dataclass
from typing import Any

from games.iliad.rules.army import LOAD
from games.iliad.rules.cards import ARCHER, BALLISTA, CATAPULT, CHARIOT, ELEPHANT, KINDS, PORTCULLIS, TROJAN_HORSE
from games.iliad.rules.moves import ALONE, HAND, MOUNT
from games.iliad.rules.position import ARRANGE, DISCARD, TAKE, TURN
from tests.games.iliad.table import army_words

NEVER = {  # what no move is ever made with, whatever is changed
    "never-attacks": {("attack", kind) for kind in (0, ELEPHANT, PORTCULLIS, TROJAN_HORSE)},
    "highest": {("stack", 3)},
    "agamemnon": {("tile", 0)},
    "athena": {("tile", 1)},
    "poseidon": {("tile", 2)},
    "stays": {("move", 0)},
    "draw-between": {("draw", 0)},
}
PHASES = {"arrange": ARRANGE, "take": TAKE, "discard": DISCARD}
ENDS = {"IL-80": "points", "IL-81": "oracles", "IL-82": "tie-break", "IL-83": "shared"}
WALLS = {"catapult", "ballista", "portcullis", "horse"}


def holds(state, seat, refusal):
    """Whether a reason is true."""
    why, thing = refusal.why, refusal.thing
    if why.reason == "over":
        return state.outcome().reason == ENDS[why.clause]
    deed, _, when = why.reason.partition("-")
    if deed == "others":
        return state.to_act() == why.seats != (seat,) and owed(state, when, why)
    if state.to_act() != (seat,):
        return state.phase == TURN and idle(state, seat, why)
    if when == "first" and deed in PHASES:
        return owed(state, deed, why)
    if deed == "only" and when in PHASES:
        return thing == (when, 0) and state.phase != PHASES[when]
    if why.reason in NEVER:
        return thing in NEVER[why.reason]
    return state.phase in (TURN, ARRANGE) and bool(BARRED[why.reason](Case(state, seat, *thing, why)))


def owed(state, deed, why):
    """Whether somebody has to do this, and by this clause."""
    actor = state.order[0]
    match deed:
        case "arrange":
            return any(state.armies[actor].opened)
        case "discard":
            return sum(state.hands[actor]) > state.table.hand
    return any(state.row) and why.clause == ("IL-51" if state.gorgon else "IL-92" if state.table.duel else "IL-57")


def idle(state, seat, why):
    match why.reason:
        case "not-your-turn":
            return state.to_act() == why.seats and seat in state.order
        case "passed":
            return seat not in state.order and state.armies[seat].hero > 0
        case "withdrawn":
            return seat in state.players and seat not in state.order and state.gorgon
    return why.reason == "not-tied" and state.decider and seat not in state.players


def lying(state, seat):
    """What lies before a player: words, and what each of them carries."""
    return [word.partition(":")[::2] for word in army_words(state, seat)]


def foes(state, seat):
    return [other for other in range(state.table.seats) if state.table.team(other) != state.table.team(seat)]


@dataclass
class Case:
    """A refusal in the seat's own turn, and what lies before everybody, in words and what each of them carries."""

    state: Any
    seat: int
    what: str
    value: int
    why: Any

    @property
    def mine(self):
        return lying(self.state, self.seat)

    @property
    def words(self):
        return {word for word, _ in self.mine}

    @property
    def theirs(self):
        return {word for foe in foes(self.state, self.seat) for word, _ in lying(self.state, foe)}

    @property
    def phalanxes(self):
        return [word for word in self.words if word.isdigit()]

    @property
    def hand(self):
        return self.state.hands[self.seat]

    @property
    def sheltered(self):
        """Those whom a Chariot would attack, if they have a Portcullis."""
        each = {foe: dict(lying(self.state, foe)) for foe in foes(self.state, self.seat)}
        return tuple(foe for foe, words in each.items() if soft(words) and "portcullis" in words)

    def carries(self, beast):
        """Whether there is such a card of one's own with an Archer in it."""
        return any(word == beast and "a" in load for word, load in self.mine)


def soft(words):
    """Whether there is a Hoplite or an Archer among them."""
    return any(word.isdigit() or word == "archer" for word in words)


def open_foes(at):
    """Those of the foes with a Hoplite or an Archer that can be attacked."""
    return tuple(foe for foe in foes(at.state, at.seat) if soft(dict(lying(at.state, foe))))


BARRED = {
    "gorgon-horse": lambda at: at.state.gorgon and (at.what, at.value) in (("card", TROJAN_HORSE), ("hide", 0)),
    "no-phalanx": lambda at: not at.phalanxes,
    "none-higher": lambda at: (
        at.phalanxes and all(int(word[-1]) <= at.value + 1 == at.why.number for word in at.phalanxes)
    ),
    "nothing-to-load": lambda at: (
        at.state.phase == TURN and not any(at.hand[: ARCHER + 1]) and at.what in ("ride", "hide")
    ),
    "no-elephant": lambda at: "elephant" not in at.words,
    "elephants-full": lambda at: (
        "elephant" in at.words and all(len(load) == 2 for word, load in at.mine if word == "elephant")
    ),
    "no-horse": lambda at: "horse" not in at.words,
    "place-first": lambda at: at.hand[at.value] > 0 and KINDS[at.value] not in at.words,
    "hides": lambda at: "archer" not in at.words and at.carries("horse"),
    "nobody-stands": lambda at: at.value in (ARCHER, CHARIOT, HAND, MOUNT) and not soft(at.theirs),
    "portcullis": lambda at: at.value in (CHARIOT, HAND) and () != open_foes(at) == at.sheltered == at.why.seats,
    "no-walls": lambda at: at.value == CATAPULT and not at.theirs & WALLS,
    "no-beasts": lambda at: at.value == BALLISTA and not at.theirs & {"elephant", "chariot"},
    "only-from-elephant": lambda at: not at.carries("elephant"),
    "no-long-phalanx": lambda at: (
        at.carries("elephant") and all(len(word) == 1 for word in at.theirs if word.isdigit())
    ),
}


def cured(state, seat, thing, why):
    """Remove the obstacle that a reason names."""
    deed, _, when = why.reason.partition("-")
    if deed == "only" and when in PHASES:
        state.phase = PHASES[when]
        state.armies[seat].opened[0], state.row[0], state.hands[seat][0] = 1, 1, 1
    elif why.reason == "others-arrange":
        state.order, state.armies[seat].opened[0] = [seat], 1
    elif state.to_act() != (seat,) or (when == "first" and deed in PHASES):
        state.result, state.phase = None, TURN
        state.players = sorted({*state.players, seat})
        state.order = [seat, *(other for other in state.players if other != seat)]
    else:
        CURES[why.reason](Case(state, seat, *thing, why))
    return state


def army(at):
    return at.state.armies[at.seat]


def foe(at):
    return at.state.armies[foes(at.state, at.seat)[0]]


def no_gorgon(at):
    at.state.gorgon = False


def hold_a_hoplite(at):
    at.hand[0] = 1


def open_the_gates(at):
    for each in at.why.seats:
        at.state.armies[each].lone[PORTCULLIS] = 0


def ride(at):
    """Let an Archer ride on an Elephant of one's own."""
    army(at).put(ELEPHANT, ALONE)
    army(at).reload(0, LOAD[ARCHER,])


CURES = {
    "gorgon-horse": no_gorgon,
    **dict.fromkeys(("no-phalanx", "none-higher"), lambda at: army(at).add(1 << 3)),
    "nothing-to-load": hold_a_hoplite,
    **dict.fromkeys(("no-elephant", "elephants-full"), lambda at: army(at).put(ELEPHANT, ALONE)),
    "no-horse": lambda at: army(at).put(TROJAN_HORSE, ALONE),
    "place-first": lambda at: army(at).put(at.value, ALONE),
    "hides": lambda at: army(at).put(ARCHER, ALONE),
    "nobody-stands": lambda at: foe(at).add(ALONE),
    "portcullis": open_the_gates,
    "no-walls": lambda at: foe(at).put(CATAPULT, ALONE),
    "no-beasts": lambda at: foe(at).put(CHARIOT, ALONE),
    "only-from-elephant": ride,
    "no-long-phalanx": lambda at: foe(at).add(0b11),
}
