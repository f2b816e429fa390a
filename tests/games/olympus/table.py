"""Positions of Fight for Olympus written down as they would be described aloud.

A row is six words from Olympus to Troy: ``-`` for a free space, else a unit, with its equipment
and its wounds: ``medea``, ``medea+red_sword``, ``medea/2``, ``medea+red_sword/2``. Spaces are called
``a1`` to ``a6`` and ``b1`` to ``b6``, hands and discards are words too.
"""

from typing import Any

from engine.chance import Guess
from games.olympus.rules.agenda import ATTACKS, DRAWS, ENDS, PAY, PLAY, TURN
from games.olympus.rules.cards import COLOURS, COPIES, KINDS
from games.olympus.rules.game import Olympus
from games.olympus.rules.moves import SIDE
from games.olympus.rules.permanent import find_health, find_strength
from games.olympus.rules.position import EMPTY
from games.olympus.rules.state import State

GAME: Any = Olympus()
EMPTY_ROW = "- - - - - -"


class Wishes:
    """Chance that draws the cards that a test names, and any others after them."""

    def __init__(self, state, words):
        self.state, self.wishes, self.others = state, words.split(), Guess(1)

    def below(self, n, pile="", seat=-1):
        if self.wishes and n == len(self.state.unseen):
            return self.state.unseen.index(KINDS.index(self.wishes.pop(0)))
        return self.others.below(n)


def kind(name):
    return KINDS.index(name)


def at(name):
    """Return the space called so."""
    return "ab".index(name[0]) * SIDE + int(name[1]) - 1


def cards(words):
    return sorted(map(kind, words.split()))


def table(
    mine=EMPTY_ROW,
    theirs=EMPTY_ROW,
    *,
    hand="",
    other="",
    discards="",
    pile=None,  # how many cards can be drawn; the others are discarded, or "all"
    under=(),  # cards under the pile: (name, seat)
    markers=None,  # {"red": seat}
    steps=0,
    active=0,
    leaves_out=False,
    game=GAME,
):
    """Return a position in which seat ``active`` (seat 0 unless named) plays cards."""
    state = State.undealt(game.sheet)
    for seat, row in enumerate((mine, theirs)):
        for space, word in enumerate(row.split(), seat * SIDE):
            put(state, space, word)
    state.hands = [cards(hand), cards(other)]
    state.discards = cards(discards)
    for name, seat in under:
        state.bottom.append((kind(name), seat, state.puts))
        state.puts += 1
    for card in located(state):
        state.unseen.remove(card)
    while pile is not None and state.pile() > pile:
        state.discards.append(state.unseen.pop(-1 if pile else 0))
    state.discards.sort()
    for colour, holder in (markers or {}).items():
        state.markers[COLOURS.index(colour)] = holder
    state.recount()
    state.active, state.number, state.steps, state.leaves_out = active, 3, steps, leaves_out
    state.agenda = rest_of_turn(active)
    return state


def rest_of_turn(seat):
    return [(TURN, 1 - seat), (ENDS, seat, seat * SIDE), (DRAWS, seat, 0), (ATTACKS, seat, seat * SIDE), (PLAY, seat)]


def put(state, space, word):
    if word == "-":
        return
    word, _, wounds = word.partition("/")
    name, _, gear = word.partition("+")
    state.units[space], state.wounds[space] = kind(name), int(wounds or 0)
    state.gear[space] = kind(gear) if gear else EMPTY


def located(state):
    """Return every card that is not in the pile or set aside."""
    found = [*state.discards, *state.hands[0], *state.hands[1], *(card for card, _, _ in state.bottom)]
    found += [card for card in (*state.units, *state.gear) if card != EMPTY]
    return found + [frame[2] for frame in state.agenda if frame[0] == PAY]


def census(state):
    """Return how many cards of each kind there are."""
    counts = [0] * len(KINDS)
    for card in (*located(state), *state.unseen):
        counts[card] += 1
    return counts


def do(state, *names, draws=""):
    """Play these moves, each by the acting seat; return all events."""
    events, chance = [], Wishes(state, draws)
    for name in names:
        seat = state.to_act()[0]
        found = [move for move in state.legal(seat) if str(move) == name]
        assert found, f"{name!r} is not legal; there are {legal(state)}"
        events += state.play(seat, found[0], chance)
        assert census(state) == list(COPIES), "cards were lost or made"
    return events


def legal(state):
    """Return the names of the acting seat's moves."""
    return [str(move) for move in state.legal(state.to_act()[0])] if state.to_act() else []


def unit(state, name):
    """Return what stands on a space, in the same words: ``medea+red_sword/2``."""
    space = at(name)
    if state.units[space] == EMPTY:
        return "-"
    gear = f"+{KINDS[state.gear[space]]}" if state.gear[space] != EMPTY else ""
    wounds = f"/{state.wounds[space]}" if state.wounds[space] else ""
    return KINDS[state.units[space]] + gear + wounds


def row(state, seat):
    """Return a player's row in words."""
    return " ".join(unit(state, "ab"[seat] + str(n)) for n in range(1, SIDE + 1))


def hand(state, seat=0):
    return " ".join(KINDS[card] for card in state.hands[seat])


def numbers(state, name):
    """Return strength and health of a unit now."""
    return find_strength(state, at(name)), find_health(state, at(name))


def markers(state, seat):
    return [COLOURS[colour] for colour, holder in enumerate(state.markers) if holder == seat]


def asked(state):
    """Return what is being asked: the number of the frame."""
    return state.agenda[-1][0]


def kinds_of(events, sort):
    """Return the events of one sort."""
    return [event for event in events if isinstance(event, sort)]
