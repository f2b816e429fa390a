"""The course of a siege: its beginning, its end, the victory cards, and the next one (IL-51 to IL-74), or the last.

In each phase, the players in ``order`` decide; when nobody is left, ``advance_phases`` starts the next phase.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul

from engine.chance import draw_card
from engine.core import NOBODY, UNKNOWN, Chance, Outcome, Seat
from games.iliad.rules import arrangement
from games.iliad.rules.cards import AGAMEMNON, ATHENA, CITY, POSEIDON, SOFT, TRIREME, Kind
from games.iliad.rules.events import (
    GameEnded,
    GorgonLeft,
    HorsesOpened,
    Laid,
    PutAway,
    SiegeBegan,
    SiegeEnded,
    ThanatosTaken,
    Tied,
    TileTaken,
    VictoryTaken,
)
from games.iliad.rules.moves import ACCEPT, Accept, Discard, Lay, Move, Spot, Take
from games.iliad.rules.position import ARRANGE, DISCARD, NO_ORACLE, OVER, TAKE, TURN, Position, spread_counts

MAJORITIES = {CITY: ATHENA, TRIREME: POSEIDON}
CARDS_AFTER_A_SIEGE = 3  # IL-71
POINTS, ORACLES, TIE_BREAK, SHARED = "points", "oracles", "tie-break", "shared"


def advance_phases(pos: Position, chance: Chance) -> None:
    """Go from phase to phase until somebody has to act or the game is over."""
    while pos.phase != OVER and not pos.order:
        if pos.phase == TURN:
            end_gorgon(pos) if pos.gorgon else open_horses(pos)
        elif pos.phase == ARRANGE:
            count_siege(pos)
        elif pos.phase == TAKE:
            close_siege(pos, chance)
        else:
            begin_siege(pos, chance)


# -- the beginning


def begin_siege(pos: Position, chance: Chance) -> None:
    """Turn up the oracle and the victory cards, and begin the first player's turn (IL-05)."""
    if not pos.decider:
        lay_out_prizes(pos, chance)
    pos.number += 1
    pos.phase, pos.order = TURN, pos.clockwise(pos.starter)
    pos.ranking, pos.passes, pos.last_to_pass = [], 0, NOBODY
    row = tuple([pos.sheet.codes[kind] for kind in spread_counts(pos.row)])
    points = UNKNOWN if pos.oracle == NO_ORACLE else pos.sheet.oracles[pos.oracle].points
    pos.events.append(SiegeBegan(pos.number, pos.gorgon, points, row, pos.starter))


def lay_out_prizes(pos: Position, chance: Chance) -> None:
    """Lay out the victory cards, as far as the pile has them, and turn up an oracle (IL-05, IL-73)."""
    lone_card = pos.number > 0 and (pos.gorgon or pos.table.duel)  # IL-51, IL-93
    for _ in range(min(1 if lone_card else pos.table.victories, len(pos.victories))):
        pos.row[draw_card(pos.victories, chance, "victories")] += 1
    if not pos.table.duel:
        pos.oracle = draw_card(pos.oracles, chance, "oracles")
        pos.gorgon = pos.sheet.oracles[pos.oracle].gorgon


# -- the end of a siege


def list_strengths(pos: Position) -> tuple[int, ...]:
    """Return the worth of every army, by seat."""
    return tuple([army.strength(pos.sheet) for army in pos.armies])


def end_gorgon(pos: Position) -> None:
    """End a Gorgon siege: its winner takes a card or, in the siege of the tied, wins the game (IL-51, IL-52, IL-82)."""
    pos.events.append(SiegeEnded(list_strengths(pos), tuple(pos.ranking)))
    pos.phase, pos.order = TAKE, pos.ranking[:]
    if pos.decider:
        decide_tie(pos)


def open_horses(pos: Position) -> None:
    """Open all Horses; their owners arrange the cards, clockwise (IL-55)."""
    pos.phase, pos.order = ARRANGE, []
    for seat in pos.clockwise(pos.starter):
        if any(pos.armies[seat].stable):
            counts = pos.armies[seat].open()
            for kind in SOFT:
                pos.shown[seat][kind] += counts[kind]
            pos.events.append(HorsesOpened(seat, tuple(kind for kind in SOFT for _ in range(counts[kind]))))
            pos.order.append(seat)


def list_arrangements(pos: Position, seat: Seat) -> list[Move]:
    """Return what a player may do with the cards from their Horses."""
    army = pos.armies[seat]
    return [ACCEPT] if arrangement.is_forced(army) else [ACCEPT, *arrangement.list_arrangement_moves(army)]


def play_lay(pos: Position, seat: Seat, move: Lay) -> None:
    """Put one card on the spot that its owner chose."""
    lay_card(pos, seat, move.kind, move.spot)
    if not any(pos.armies[seat].opened):
        pos.order.pop(0)


def play_accept(pos: Position, seat: Seat, move: Accept) -> None:
    """Arrange the remaining cards for the highest value."""
    for kind, spot in arrangement.find_best_arrangement(pos.armies[seat], pos.sheet):
        lay_card(pos, seat, kind, spot)
    pos.order.pop(0)


def lay_card(pos: Position, seat: Seat, kind: Kind, spot: Spot) -> None:
    """Move a card from the opened Horses to its spot."""
    army = pos.armies[seat]
    army.opened[kind] -= 1
    army.put(kind, spot)
    pos.events.append(Laid(seat, kind, spot))


def count_siege(pos: Position) -> None:
    """Rank the armies; the strongest take the victory cards (IL-57, IL-92).

    Of equal armies, the one with the higher hero comes first (IL-58); with two players, the one whose
    owner did not pass last.
    """
    worth = list_strengths(pos)
    armies, last = pos.armies, pos.last_to_pass
    ranking = sorted(pos.players, key=lambda seat: (worth[seat], armies[seat].hero, seat != last), reverse=True)
    pos.events.append(SiegeEnded(worth, tuple(ranking)))
    # IL-57: with more cards than players, the strongest takes another once all have one.
    takers = 1 if pos.table.duel else sum(pos.row)
    pos.phase, pos.order = TAKE, [ranking[place % len(ranking)] for place in range(takers)]
    pos.ranking = ranking


# -- victory cards and tiles


def play_take(pos: Position, seat: Seat, move: Take) -> None:
    """Take a victory card and the tiles that come with it; this may win at once (IL-57, IL-80)."""
    at = pos.sheet.codes.index(move.code)
    pos.row[at] -= 1
    pos.won[seat][at] += 1
    pos.events.append(VictoryTaken(seat, move.code))
    if seat == pos.ranking[0]:
        take_tile(pos, AGAMEMNON, seat)
    tile = MAJORITIES.get(pos.sheet.victories[at].kind)
    if tile is not None and is_ahead(pos, seat, pos.sheet.victories[at].kind):
        take_tile(pos, tile, seat)
    pos.order.pop(0)
    if pos.side_points(seat) >= pos.table.target:
        end_game(pos, pos.sides[seat], POINTS)


def is_ahead(pos: Position, seat: Seat, kind: int) -> bool:
    """Return whether a player has more City or Trireme points than every other player (IL-60, IL-61)."""
    led = pos.sheet.led[kind]
    points = [sum(map(mul, won, led)) for won in pos.won]
    best = max(points)
    return points[seat] == best and points.count(best) == 1


def take_tile(pos: Position, tile: int, seat: Seat) -> None:
    """Give a tile to a player, unless they hold it already."""
    before = pos.tiles[tile]
    if before != seat:
        pos.tiles[tile] = seat
        pos.events.append(TileTaken(seat, tile, before))


# -- from one siege to the next


def close_siege(pos: Position, chance: Chance) -> None:
    """Give out the oracle, clear the table, then draw or end the game (IL-59, IL-70, IL-74)."""
    give_oracle(pos)
    pos.heroes = pos.heroes if pos.gorgon else [army.hero for army in pos.armies]
    for seat in pos.players:
        pos.discard_army(seat)
    if played_out(pos):
        most_points(pos)
    else:
        pos.starter = pos.first_player()
    if pos.phase != OVER:
        refill_hands(pos, chance)


def give_oracle(pos: Position) -> None:
    """Discard the Gorgon, or give Thanatos to the weakest army, the lower hero among equals (IL-59)."""
    if pos.gorgon:
        pos.events.append(GorgonLeft())
    elif pos.oracle != NO_ORACLE:
        weakest = pos.ranking[-1]
        pos.doom[weakest][pos.oracle] += 1
        pos.events.append(ThanatosTaken(weakest, pos.sheet.oracles[pos.oracle].points))
    pos.oracle = NO_ORACLE


def refill_hands(pos: Position, chance: Chance) -> None:
    """Let everybody draw; then those above the limit discard (IL-71)."""
    circle = pos.clockwise(pos.starter)
    for seat in circle:
        pos.draw(seat, CARDS_AFTER_A_SIEGE, chance)
    pos.phase = DISCARD
    pos.order = [seat for seat in circle if sum(pos.hands[seat]) > pos.table.hand]


def play_discard(pos: Position, seat: Seat, move: Discard) -> None:
    """Discard one card for all to see (IL-07)."""
    pos.show(seat, move.kind)
    pos.discards[move.kind] += 1
    pos.events.append(PutAway(seat, move.kind))
    if sum(pos.hands[seat]) <= pos.table.hand:
        pos.order.pop(0)


# -- the end of the game: most points, the siege of the tied, and who won (IL-80 to IL-84)


def played_out(pos: Position) -> bool:
    """Return whether nothing is left to fight for: no oracle or no victory card (IL-73, IL-81)."""
    no_oracle = not pos.table.duel and not pos.oracles
    return no_oracle or not (any(pos.row) or pos.victories)


def most_points(pos: Position) -> None:
    """End the game: the most points win, or the tied fight one more siege (IL-81, IL-82)."""
    points = [pos.side_points(seat) for seat in range(pos.table.seats)]
    best = [seat for seat in range(pos.table.seats) if points[seat] == max(points)]
    if len({pos.table.team(seat) for seat in best}) == 1:
        end_game(pos, best, ORACLES)
        return
    pos.decider = pos.gorgon = True
    pos.players = best
    pos.starter = first_of_the_tied(pos)
    pos.events.append(Tied(tuple(best), pos.starter))


def list_finished(pos: Position) -> tuple[Seat, ...]:
    """Return the seats that take no part in the extra siege of the tied (IL-82)."""
    return tuple(seat for seat in range(pos.table.seats) if pos.decider and seat not in pos.players)


def first_of_the_tied(pos: Position) -> Seat:
    """Return the tied seat that begins: Agamemnon's holder, or else the one with the highest hero (IL-82).

    If there was no Thanatos siege, it is the first of them clockwise from the player who began the last
    siege. Only an owner's cards can come to that: the published ones have more Thanatos than Gorgons.
    """
    if pos.tiles[AGAMEMNON] in pos.players:
        return pos.tiles[AGAMEMNON]
    return max(pos.clockwise(pos.starter), key=lambda seat: pos.heroes[seat])


def decide_tie(pos: Position) -> None:
    """End the siege of the tied: its winner's side wins the game, or all of them share it (IL-82, IL-83)."""
    if pos.ranking:
        end_game(pos, pos.sides[pos.ranking[0]], TIE_BREAK)
    else:
        end_game(pos, pos.players, SHARED)


def end_game(pos: Position, winners: Sequence[Seat], reason: str) -> None:
    """End the game at once; the others rank by their points (IL-80, IL-84)."""
    shares = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(pos.table.seats))
    pos.result = Outcome(shares, rank_seats(pos, winners), reason)
    pos.phase, pos.order = OVER, []
    points = tuple(map(pos.points, range(pos.table.seats)))
    pos.events.append(GameEnded(tuple(sorted(winners)), points, reason))


def rank_seats(pos: Position, winners: Sequence[Seat]) -> tuple[int, ...]:
    """Return each seat's rank: winners first, then sides by points; equal sides share a rank (IL-84)."""
    merit = [(seat in winners, pos.side_points(seat)) for seat in range(pos.table.seats)]
    teams = {pos.table.team(seat): merit[seat] for seat in range(pos.table.seats)}
    return tuple(1 + sum(other > merit[seat] for other in teams.values()) for seat in range(pos.table.seats))
