"""Positions of Iliad written down as they would be described aloud.

An army is a line of words: ``42`` a phalanx (``4`` an isolated Hoplite), ``archer``,
``chariot``, ``catapult``, ``ballista``, ``portcullis``, ``elephant`` or ``elephant:3a``
with its riders, ``horse`` or ``horse:42a`` with its contents, ``hero:3``. A hand, a pile
and the discards are words too: ``4 3 archer horse``.
"""

from typing import Any

from engine.chance import Guess, Script
from games.iliad.rules.army import LOAD
from games.iliad.rules.cards import ARCHER, KINDS, TILES, TROJAN_HORSE, VICTORY_KINDS
from games.iliad.rules.game import Iliad
from games.iliad.rules.moves import MOUNT, spot_name
from games.iliad.rules.position import NO_ORACLE, TURN, spread_counts

GAME: Any = Iliad()


def kind_of(word):
    if word in "1234":
        return int(word) - 1
    if word == "a":
        return ARCHER
    return TROJAN_HORSE if word == "horse" else KINDS.index(word)


def counts(words):
    found = [0] * len(KINDS)
    for word in words.split():
        found[kind_of(word)] += 1
    return found


def muster(army, words):
    """Lay the cards described before a player."""
    for word in words.split():
        name, _, load = word.partition(":")
        kinds = sorted(map(kind_of, load)) if name != "hero" else []
        if name == "hero":
            army.hero = int(load)
        elif name == "elephant":
            army.put(kind_of(name), 0)
            army.reload(0, LOAD[tuple(kinds)])
        elif name == "horse":
            army.stable.append(kinds)
        elif name.isdigit():
            army.add(sum(1 << int(rank) - 1 for rank in name))
        else:
            army.put(kind_of(name), 0)


def victory(state, word):
    kind, _, points = word.partition("-")
    return state.sheet.codes.index(VICTORY_KINDS.index(kind) * 100 + int(points or 5))


def table(
    seats=3,
    variant=None,
    *,
    siege="thanatos-1",  # or "gorgon", or None for no oracle (two players)
    hands=None,  # {seat: "4 3 archer"}: all others are empty
    armies=None,  # {seat: "42 elephant:3a hero:2"}
    pile=None,  # "4 3 archer": the pile, everything else that is not in play is discarded
    discards="",  # with no pile given: the discards, everything else is in the pile
    row="city-1",  # victory cards turned up
    won=None,  # {seat: "city-3 helen"}
    doom=None,  # {seat: (1, 3)}: Thanatos cards owned, by their points
    tiles=None,  # {"agamemnon": seat}
    order=None,  # who is still in the siege, the one to act first
    starter=0,
    number=1,
    oracles=None,  # words such as "thanatos-2 gorgon": what is left in the pile of oracles
    victories=None,  # words: what is left in the pile of victory cards
    game=GAME,
):
    """Return a position in the middle of a siege, somebody's turn."""
    state, _ = game.deal(seats, game.options(seats, {"variant": variant, "first": 0}), Guess(1))
    fill_cards(state, hands or {}, armies or {}, pile, discards)
    fill_victories(state, row, won or {}, victories)
    fill_oracles(state, siege, doom or {}, oracles)
    for name, holder in (tiles or {}).items():
        state.tiles[TILES.index(name)] = holder
    state.phase, state.order = TURN, list(range(seats)) if order is None else list(order)
    state.starter, state.number, state.passes = starter, number, 0
    assert census(state) == list(game.sheet.counts), "a card is in two places"
    return state


def fill_cards(state, hands, armies, pile, discards):
    state.hands = [counts(hands.get(seat, "")) for seat in range(state.table.seats)]
    state.armies = [type(army).empty() for army in state.armies]
    for seat, words in armies.items():
        muster(state.armies[seat], words)
    rest = list(state.sheet.counts)
    for used in (*state.hands, *(army.cards() for army in state.armies)):
        rest = [n - u for n, u in zip(rest, used, strict=True)]
    named = counts(discards if pile is None else pile)
    others = [n - u for n, u in zip(rest, named, strict=True)]
    assert min(rest + others) >= 0, "more cards of a kind than there are"
    in_pile, state.discards = (others, named) if pile is None else (named, others)
    state.pile = spread_counts(in_pile)
    remember(state)


def remember(state):
    """Put all cards drawn since the last shuffle in the open, each before its owner."""
    state.pool = list(state.sheet.counts)
    state.kept = [[0] * len(KINDS) for _ in state.hands]
    state.shown = [army.cards() for army in state.armies]
    state.shown[0] = [n + discarded for n, discarded in zip(state.shown[0], state.discards, strict=True)]
    for army, shown in zip(state.armies, state.shown, strict=True):
        for kind in [kind for cards in army.stable for kind in cards]:
            shown[kind] -= 1


def fill_victories(state, row, won, victories):
    kinds = len(state.sheet.codes)
    state.row = [0] * kinds
    state.won = [[0] * kinds for _ in state.hands]
    left = [card.count for card in state.sheet.victories]
    for where, words in ((state.row, row), *((state.won[seat], words) for seat, words in won.items())):
        for word in words.split():
            where[victory(state, word)] += 1
            left[victory(state, word)] -= 1
    if victories is not None:
        left = [0] * kinds
        for word in victories.split():
            left[victory(state, word)] += 1
    state.victories = spread_counts(left)


def oracle(state, word):
    kind, _, points = word.partition("-")
    return next(
        at
        for at, card in enumerate(state.sheet.oracles)
        if (card.gorgon, card.points) == (kind == "gorgon", int(points or 0))
    )


def fill_oracles(state, siege, doom, oracles):
    state.gorgon = siege == "gorgon"
    state.oracle = NO_ORACLE if siege is None or state.table.duel else oracle(state, siege)
    left = [card.count for card in state.sheet.oracles]
    for seat, points in doom.items():
        for lost in points:
            state.doom[seat][oracle(state, f"thanatos-{lost}")] += 1
            left[oracle(state, f"thanatos-{lost}")] -= 1
    if state.oracle != NO_ORACLE:
        left[state.oracle] -= 1
    if oracles is not None:
        left = [0] * len(left)
        for word in oracles.split():
            left[oracle(state, word)] += 1
    state.oracles = [] if state.table.duel else spread_counts(left)


def census(state):
    """Return how many army cards of each kind there are in all places together."""
    total = state.discards[:]
    for kind in state.pile:
        total[kind] += 1
    for part in (*state.hands, *(army.cards() for army in state.armies)):
        total = [n + more for n, more in zip(total, part, strict=True)]
    return total


def names(state, seat=None, verb=""):
    """Return the names of the legal moves of a seat, by default the acting one, that begin with the verb."""
    seat = state.order[0] if seat is None else seat
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


def army_words(state, seat):
    """Return the cards before a player as the words of ``muster``, sorted."""
    army = state.armies[seat]
    words = ["archer"] * army.line[0] + [f"hero:{army.hero}"] * bool(army.hero)
    words += [spot_name(spot).removeprefix("phalanx-") for spot in range(1, 16) for _ in range(army.line[spot])]
    words += [spot_name(MOUNT + load).replace("-", ":") for load in army.herd]
    words += [KINDS[kind] for kind, n in enumerate(army.lone) for _ in range(n)]
    words += ["horse:" + "".join("1234a"[kind] for kind in cards) if cards else "horse" for cards in army.stable]
    return sorted(words)
