"""Positions of Delphi written down as they would be described aloud.

A hand, a row, a pile and the cards out of the game are words: ``4`` a Warrior, ``achilles``,
``apollo``, ``oracle``, ``pass``. In a row ``4@1`` is a Warrior hired from seat 1's city.
"""

from typing import Any

from engine.chance import Guess, Script
from engine.core import NOBODY
from games.delphi.rules.cards import KINDS, NEPTUNE, ORACLES, PILED
from games.delphi.rules.game import Delphi
from games.delphi.rules.position import LAY, NOTHING
from games.delphi.rules.row import kind_of, make_hired_card, owner_of

GAME: Any = Delphi()


def kind(word):
    return KINDS.index(f"warrior_{word}" if word.isdigit() else word)


def card(word):
    name, _, seat = word.partition("@")
    return make_hired_card(kind(name), int(seat)) if seat else kind(name)


def row(words):
    return [card(word) for word in words.split()]


def counts(words):
    found = row(words)
    return [found.count(kind) for kind in PILED]


def oracles(words):
    return [ORACLES.index(word) for word in words.split()]


def table(
    seats=3,
    variant=None,
    *,
    hands=None,  # {seat: "4 apollo"}: all others are empty; the Pass is always there
    rows=None,  # {seat: "4 4 neptune"}
    out=None,  # {seat: "4"}: out of the game
    piles=None,  # {seat: "4"}: the pile, everything else is out of the game
    players=None,  # who is still in the march
    places=None,  # {seat: place} of those who have left
    number=1,  # of the march
    asked=None,  # who lays a card face down; else the weakest are looked for
    cities=None,  # the city of each seat
    pile="",  # what is on top of the pile of oracles; else all that is nowhere else, in no order
    under="",  # what was put under it, the next one first
    force=None,  # {"laurel": seat}
    scores=None,
    wins=None,
    game=GAME,
):
    """Return a position in the middle of a march."""
    state, _ = game.deal(seats, game.options(seats, {"variant": variant}), Guess(1))
    state.cities = list(cities or range(seats))
    state.number = number
    state.players = list(range(seats) if players is None else players)
    state.places = [(places or {}).get(seat, 0) for seat in range(seats)]
    fill_cards(state, hands or {}, rows or {}, out or {}, piles)
    fill_oracles(state, pile, under, force or {})
    state.scores, state.wins = list(scores or [0] * seats), list(wins or [0] * seats)
    state.laid = [NOTHING] * seats
    state.phase, state.asked = LAY, list(asked or [])
    if not asked:
        state.settle(Guess(1))
    assert census(state) == printed(state), "a card is in two places"
    return state


def fill_cards(state, hands, rows, out, piles):
    seats = range(state.table.seats)
    state.hands = [counts(hands.get(seat, "")) for seat in seats]
    state.rows = [row(rows.get(seat, "")) for seat in seats]
    state.neptunes = sum(1 << seat for seat in seats if NEPTUNE in state.rows[seat])
    left = [list(state.sheet.counts) for _ in seats]
    for seat in seats:
        left[seat] = [n - held for n, held in zip(left[seat], state.hands[seat], strict=True)]
        for lying in state.rows[seat]:
            left[owner_of(lying, seat)][kind_of(lying)] -= 1
    for seat in seats:
        named = counts(out.get(seat, "") if piles is None else piles.get(seat, ""))
        others = [n - m for n, m in zip(left[seat], named, strict=True)]
        assert min(others) >= 0, "more cards of a kind than there are"
        state.out[seat], in_pile = (named, others) if piles is None else (others, named)
        state.piles[seat] = [kind for kind in PILED for _ in range(in_pile[kind])]


def fill_oracles(state, pile, under, force):
    state.in_force = [force.get(name, NOBODY) for name in ORACLES]
    state.spent, state.under = oracles(" ".join(force)), oracles(under)
    left = [oracle for oracle in range(len(ORACLES)) if oracle not in state.spent + state.under]
    state.oracles = sorted(oracles(pile)) if pile else left
    state.spent += [oracle for oracle in left if oracle not in state.oracles]


def printed(state):
    return [list(state.sheet.counts) for _ in state.hands]


def census(state):
    """Return how many cards of each kind there are of each city, wherever they are."""
    found = [[n + gone for n, gone in zip(*cards, strict=True)] for cards in zip(state.hands, state.out, strict=True)]
    for seat, pile in enumerate(state.piles):
        for kind in pile:
            found[seat][kind] += 1
    for seat, lying in enumerate(state.rows):
        for card in lying:
            found[owner_of(card, seat)][kind_of(card)] += 1
    return found


def names(state, seat, verb=""):
    """Return the names of the legal moves of a seat that begin with the verb."""
    return [str(move) for move in state.legal(seat) if str(move).startswith(verb)]


def do(state, *moves, draws=None, seed=1):
    """Play moves by name, each by the first seat to act; ``(seat, name)`` names the seat.

    ``draws`` scripts chance (a draw is an index into a sorted pile), else it follows the seed.
    """
    chance = Guess(seed) if draws is None else Script(draws)
    happened = []
    for move in moves:
        seat, name = move if isinstance(move, tuple) else (state.to_act()[0], move)
        found = next((legal for legal in state.legal(seat) if str(legal) == name), None)
        assert found is not None, f"seat {seat} may not {name!r}, only {names(state, seat)}"
        happened += state.play(seat, found, chance)
    return happened


def lays(*words):
    """Return the names of moves that lay these cards."""
    return [f"lay {KINDS[kind(word)]}" for word in words]


def of(events, *kinds):
    """Return the events of some classes."""
    return [event for event in events if isinstance(event, kinds)]


def lying(state, seat):
    """Return a row as the words of ``row``."""
    return " ".join(word(card, seat) for card in state.rows[seat])


def word(card, seat):
    name = KINDS[kind_of(card)].removeprefix("warrior_")
    return name if owner_of(card, seat) == seat else f"{name}@{owner_of(card, seat)}"


def held(state, seat):
    """Return a hand as words, without the Pass."""
    return " ".join(word(kind, seat) for kind in PILED for _ in range(state.hands[seat][kind]))


def gone(state, seat):
    """Return the cards of a seat's city that are out of the game, as words."""
    return " ".join(word(kind, seat) for kind in PILED for _ in range(state.out[seat][kind]))
