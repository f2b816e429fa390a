"""Positions of The Trojan Horse written down as they would be described aloud.

Warriors are words: ``red red blue``, ``helper``. Districts are counted from 1, as people do.
"""

from typing import Any

from engine.chance import Guess, Script
from engine.core import NOBODY
from games.horse.rules.cards import COLOURS, DISTRICTS, HELPER, HEROES, WARRIORS
from games.horse.rules.game import Horse
from games.horse.rules.position import ANNOUNCE, LOAD, spread_counts

GAME: Any = Horse()
OWNERS = {2: (0, 1, 0, 1), 3: (0, 1, 2, NOBODY), 4: (0, 1, 2, 3)}
TREASURES = (3, 1, 1, 1, 0, 0, 0)


def warriors(words):
    return [WARRIORS.index(word) for word in words.split()]


def row(words):
    found = warriors(words)
    return [found.count(colour) for colour in COLOURS]


def heroes(words):
    return sorted(HEROES.index(word) if word == "poseidon" else int(word) for word in words.split())


def table(
    seats=4,
    *,
    board=None,  # {1: "red red blue"}: the districts that are not empty
    inside="red yellow",  # who drops out next comes first
    beside="red yellow blue",
    bag=None,  # else all others are in it
    helpers=None,  # in the box; else those that do not lie beside the board
    pile="3 3 3",  # the hero pile
    treasures=TREASURES,
    loads=0,  # in the middle of a turn, if there are any
    player=0,
    turn=0,
    seen_into=0,
    game=GAME,
):
    """Return a position in which the player announces or, with loads to go, loads.

    Seat n owns colour n; with two players red and blue are those of seat 0. Who may look has looked.
    ``seen_into`` is the option of the open horse.
    """
    state, _ = game.deal(seats, game.options(seats, {"open": seen_into}), Guess(1))
    state.owners = list(OWNERS[seats])
    state.lay(row((board or {}).get(district + 1, "")) for district in DISTRICTS)
    state.inside, state.beside = warriors(inside), sorted(warriors(beside))
    state.helpers = 2 - state.beside.count(HELPER) - state.inside.count(HELPER) if helpers is None else helpers
    state.bag = rest(state) if bag is None else sorted(warriors(bag))
    state.heroes, state.treasures = heroes(pile), list(treasures)
    state.player, state.turn = player, turn
    state.loads, state.phase = loads, LOAD if loads else ANNOUNCE
    state.seen = [
        sum(1 << district for district in DISTRICTS if state.may_look(seat, district)) for seat in range(seats)
    ]
    return state


def rest(state):
    """Return the warriors who are nowhere else."""
    counts = [n if owner != NOBODY else 0 for n, owner in zip(state.sheet.warriors[:4], state.owners, strict=True)]
    for colour in COLOURS:
        counts[colour] -= sum(row[colour] for row in state.board)
        counts[colour] -= state.inside.count(colour) + state.beside.count(colour)
    assert min(counts) >= 0, "more warriors of a colour than there are"
    return spread_counts(counts)


def names(state, seat=None, verb=""):
    """Return the names of the legal moves of a seat, by default the acting one, that begin with the verb."""
    seat = state.player if seat is None else seat
    return [str(move) for move in state.legal(seat) if str(move).startswith(verb)]


def do(state, *moves, draws=None, seed=1):
    """Play moves by name, each by the acting seat; return the events of all of them.

    ``draws`` scripts chance (a draw is an index into a sorted pile), else it follows the seed.
    """
    chance = Guess(seed) if draws is None else Script(draws)
    happened = []
    for name in moves:
        (seat,) = state.to_act()
        move = next((move for move in state.legal(seat) if str(move) == name), None)
        assert move is not None, f"seat {seat} may not {name!r}, only {names(state)}"
        happened += state.play(seat, move, chance)
    return happened


def of(events, kind):
    """Return the events of one class."""
    return [event for event in events if isinstance(event, kind)]


def words(found):
    """Return warriors as words."""
    return " ".join(WARRIORS[warrior] for warrior in found)


def on(state, district):
    """Return the warriors of a district, as words."""
    return words(spread_counts(state.board[district - 1]))


def census(state):
    """Return how many there are of each warrior in all places together, and the treasures."""
    found = [state.inside.count(kind) + state.beside.count(kind) + state.bag.count(kind) for kind in range(5)]
    found[HELPER] += state.helpers
    for colour in COLOURS:
        found[colour] += sum(row[colour] for row in state.board)
    return [found, sorted(state.treasures)]
