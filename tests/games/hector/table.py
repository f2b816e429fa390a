"""Positions of Hector and Achilles written down as they would be described aloud.

A troop is ``blue-3``, a hero the colour it has. Seat 0 leads the Achaeans. What is not said
lies in four piles of eight, and what is left over then is lost.
"""

from typing import Any

from engine.chance import Guess, Script
from games.hector.rules.cards import COLOURS, FRONTS, HUES, KINDS, NONE, PILES, RESERVE, troop_name
from games.hector.rules.game import Hector
from games.hector.rules.memory import Memory
from games.hector.rules.position import TURN

GAME: Any = Hector()
SEATS = (0, 1)
TROOPS = {troop_name(kind): kind for kind in KINDS}
EIGHT = (8, 8, 8, 8)


def kinds(words):
    return [TROOPS[word] for word in words.split()]


def colours(words):
    return [COLOURS.index(word) for word in words.split()]


def dealt(achaean=0, seed=1, game=GAME):
    """Return a new game, the attacker to choose a vanguard."""
    state, _ = game.deal(2, game.options(2, {"achaean": achaean}), Guess(seed))
    return state


def table(
    *,
    attacker=0,
    actor=None,  # else the attacker
    turn=1,
    fate=("yellow", "blue"),  # what lies before seats 0 and 1; None: no battle is on
    front=1,  # the front piles that fight
    hands=None,  # {seat: "red-1 blue-4"}
    played=None,  # {seat: "red-1 blue-4"}, the vanguard first
    hero=None,  # {seat: "green"}: in hand; else none is
    under=None,  # {seat: "red blue"}: put under the pile, in order
    deployed=None,  # {seat: ("purple", "blue-1")}: the hero and the troop it covers
    favoured=None,  # {seat: "purple-3"}
    favours=None,  # {seat: 3}: left in the supply
    shame=None,  # {seat: 0}
    fallen=None,  # {seat: "red blue"}: heroes lost
    reduced=None,  # {seat: (1, 2)}
    piles=None,  # {seat: {1: "red-1 blue-4"}}: what lies in a pile; 4 is the reserve
    sizes=None,  # {seat: (8, 8, 8, 8)}: how many lie in the others
    tiles=None,  # numbers of the fate tiles that are left
    number=1,
    game=GAME,
):
    """Return a position in the middle of a battle, somebody's turn."""
    state = dealt(game=game)
    state.attacker, state.actor, state.turn, state.number = attacker, attacker if actor is None else actor, turn, number
    state.phase = TURN
    lay_fate(state, fate, tiles)
    for seat in SEATS:
        heroes(state, seat, hero, under, deployed, fallen)
        state.favoured[seat] = kinds((favoured or {}).get(seat, ""))
        state.favours[seat] = (favours or {}).get(seat, 3 - len(state.favoured[seat]))
        state.shame[seat] = (shame or {}).get(seat, 0)
        state.reduced[seat] = [at + 1 in (reduced or {}).get(seat, ()) for at in FRONTS]
        state.fighting[seat] = RESERVE if state.reduced[seat][front - 1] else front - 1
        state.hands[seat] = sorted(kinds((hands or {}).get(seat, "")))
        state.played[seat] = kinds((played or {}).get(seat, ""))
        fill(state, seat, (piles or {}).get(seat, {}), (sizes or {}).get(seat, EIGHT))
        forget(state, seat)
    state.front = front - 1
    return state


def lay_fate(state, fate, tiles):
    pair = colours(" ".join(fate))
    state.colours = pair
    state.tile = next(
        at for at, tile in enumerate(state.sheet.tiles) if pair[0] in tile and tile[tile.index(pair[0]) - 2] == pair[1]
    )
    left = range(len(state.sheet.tiles)) if tiles is None else [at - 1 for at in tiles]
    state.tiles = [at for at in left if at != state.tile or tiles is not None]


def heroes(state, seat, hero, under, deployed, fallen):
    (state.hero[seat],) = colours((hero or {}).get(seat, "")) or [NONE]
    state.under[seat] = colours((under or {}).get(seat, ""))
    named, covered = (deployed or {}).get(seat, ("", ""))
    (state.deployed[seat],), (state.covered[seat],) = colours(named) or [NONE], kinds(covered) or [NONE]
    state.fallen[seat] = colours((fallen or {}).get(seat, ""))
    gone = {state.hero[seat], state.deployed[seat], *state.under[seat], *state.fallen[seat]}
    state.heroes[seat] = [colour for colour in HUES if colour not in gone]


def fill(state, seat, named, sizes):
    """Lay out the named piles, fill the others from the remaining cards, and lose the rest."""
    contents = {pile - 1: kinds(words) for pile, words in named.items()}
    rest = list(state.sheet.counts)
    for kind in [*state.hands[seat], *state.played[seat], *(kind for pile in contents.values() for kind in pile)]:
        rest[kind] -= 1
    assert min(rest) >= 0, "more troops of a kind than there are"
    loose = [kind for kind, n in enumerate(rest) for _ in range(n)]
    for pile in PILES:
        if pile not in contents:
            empty = pile < RESERVE and state.reduced[seat][pile]
            contents[pile] = [loose.pop((5 * len(loose)) // 7) for _ in range(0 if empty else sizes[pile])]
    state.piles[seat] = [sorted(contents[pile]) for pile in PILES]
    state.lost[seat] = [loose.count(kind) for kind in KINDS]


def forget(state, seat):
    """Reduce everybody's knowledge to the open cards."""
    state.diary[seat] = []
    lying = [pile[:] for pile in state.piles[seat]]
    state.owned[seat] = memory(lying)
    lying[state.fighting[seat]] += state.hands[seat]
    state.open[seat] = memory(lying)


def memory(regions):
    hidden = [kind for region in regions for kind in region]
    return Memory(tuple(map(hidden.count, KINDS)), tuple(map(len, regions)))


def names(state, verb=""):
    """Return the names of the acting seat's legal moves that begin with the verb."""
    return [str(move) for move in state.legal(state.actor) if str(move).startswith(verb)]


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


def last_pair(leave=True, **about):
    """Return a battle before its last two troops, whose last word is the count.

    ``hands`` must hold one troop each; the player who is ahead then leaves the tile.
    """
    state = table(turn=4, **about)
    first, second = state.attacker, 1 - state.attacker
    moves = [f"troop {troop_name(state.hands[seat][0])}" for seat in (first, second)]
    events = do(state, *moves)
    if leave and state.to_act() and names(state, "fate"):
        here = state.colours if state.actor == 0 else state.colours[::-1]
        events += do(state, f"fate {COLOURS[here[0]]} {COLOURS[here[1]]}")
    return state, events
