"""The course of a march: laying, the weakest, leaving, and scoring (DE-10 to DE-18, DE-30 to DE-33)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engine.core import NOBODY, Chance, Seat
from games.delphi.rules import ending
from games.delphi.rules.cards import GLORY, MARCHES, PARADES, PASS, SAFE_CONDUCT, Line
from games.delphi.rules.events import (
    Laid,
    LaidInstead,
    Lost,
    MarchBegan,
    MarchEnded,
    ParadeBegan,
    Played,
    TurnedUp,
    Valued,
    Withdrew,
)
from games.delphi.rules.gods import lay_cards, next_strike
from games.delphi.rules.moves import Lay, Play, Withdraw
from games.delphi.rules.oracles import next_consult
from games.delphi.rules.position import LAY, NOTHING, PLAY, Position


def continue_march(pos: Position, chance: Chance) -> None:
    """Continue when nobody has to act; effects of cards already laid come first (DE-17)."""
    if pos.strikes:
        next_strike(pos)
    elif pos.consults:
        next_consult(pos, chance)
    elif len(pos.players) > 1:
        look_for_the_weakest(pos)
    else:
        end_march(pos, chance)


def begin_march(pos: Position, chance: Chance) -> None:
    """Begin the next march with empty rows, and every third time a parade (DE-03, DE-10)."""
    if pos.number % MARCHES == 0:
        begin_parade(pos, chance)
    pos.number += 1
    seats = list(range(pos.table.seats))
    pos.players, pos.places = seats, [0 for _ in seats]
    pos.events.append(MarchBegan(pos.number, list_prizes(pos.sheet.lines[pos.number - 1], pos.table.seats)))
    ask_to_lay(pos, seats)


def begin_parade(pos: Position, chance: Chance) -> None:
    """Begin a parade: everybody draws, and keeps the cards not played."""
    pos.events.append(ParadeBegan(pos.number // MARCHES + 1))
    for seat in range(pos.table.seats):
        pos.draw(seat, pos.table.draw, chance)


# -- cards laid face down


def ask_to_lay(pos: Position, seats: Sequence[Seat]) -> None:
    """Ask each of these seats for a card; a seat that holds only the Pass lays it (DE-15)."""
    pos.phase, pos.asked = LAY, list(seats)
    for seat in seats:
        if not any(pos.hands[seat]):
            pos.laid[seat] = PASS
            pos.events.append(Laid(seat, PASS))
    turn_up_if_all_lie(pos)


def play_lay(pos: Position, seat: Seat, move: Lay, chance: Chance) -> None:
    """Lay a card face down, or replace it, which nobody else hears of (DE-10, DE-13)."""
    first = pos.laid[seat] == NOTHING
    pos.laid[seat] = move.kind
    pos.events.append(Laid(seat, move.kind) if first else LaidInstead(seat, move.kind))
    if first:
        turn_up_if_all_lie(pos)


def turn_up_if_all_lie(pos: Position) -> None:
    """Turn the cards up together once all have laid; players who passed leave first (DE-14, DE-17)."""
    seats = pos.asked
    if len(pos.laid) - pos.laid.count(NOTHING) < len(seats):
        return
    laid = pos.laid
    cards = [(seat, laid[seat]) for seat in seats]
    pos.events.append(TurnedUp(tuple(seats), tuple([kind for _, kind in cards])))
    pos.laid, pos.asked = [NOTHING] * len(laid), []
    if PASS in laid:
        leave_march(pos, [seat for seat, kind in cards if kind == PASS])
        cards = [each for each in cards if each[1] != PASS]
    if len(pos.players) > 1:
        lay_cards(pos, cards)
    else:
        lose_cards(pos, cards)


def lose_cards(pos: Position, cards: Sequence[tuple[Seat, int]]) -> None:
    """Put cards turned up as the march ends out of the game, without effect (DE-17)."""
    for seat, kind in cards:
        pos.hands[seat][kind] -= 1
        pos.put_out(seat, kind)
        pos.events.append(Lost(seat, kind))


# -- the weakest


def look_for_the_weakest(pos: Position) -> None:
    """Ask the single weakest to play or withdraw, or several who are tied to lay a card each (DE-11, DE-13)."""
    players, values = pos.players, pos.values(pos.players)
    least = min(values)
    if values.count(least) == 1:
        last = [players[values.index(least)]]
    else:
        last = [seat for seat, value in zip(players, values, strict=True) if value == least]
    pos.events.append(Valued(tuple(players), tuple(values), tuple(last)))
    if len(last) > 1:
        ask_to_lay(pos, last)
    elif any(pos.hands[last[0]]):
        pos.phase, pos.asked = PLAY, last
    else:
        leave_march(pos, last)  # DE-15


def play_card(pos: Position, seat: Seat, move: Play, chance: Chance) -> None:
    """Play one card of the single weakest; it takes effect at once (DE-12)."""
    pos.events.append(Played(seat, move.kind))
    pos.asked = []
    lay_cards(pos, [(seat, move.kind)])


def play_withdraw(pos: Position, seat: Seat, move: Withdraw, chance: Chance) -> None:
    """Let the single weakest leave the march (DE-12)."""
    pos.asked = []
    leave_march(pos, [seat])


def leave_march(pos: Position, seats: Sequence[Seat]) -> None:
    """Let these seats leave together and share a place; their rows leave the game (DE-18, DE-31)."""
    place = pos.table.seats - len(pos.players) + 1
    pos.events.append(Withdrew(tuple(seats), tuple(pos.values(seats))))
    for seat in seats:
        pos.places[seat] = place
        pos.players.remove(seat)
        pos.clear_row(seat)


# -- the end of a march


def end_march(pos: Position, chance: Chance) -> None:
    """Score the march, clear the table, and begin the next march or end the game (DE-16, DE-34)."""
    winner, value = NOBODY, 0
    for seat in pos.players:  # at most one; nobody, if the last ones left together
        winner, value = seat, pos.value(seat)
        pos.places[seat] = pos.table.seats
        pos.wins[seat] += 1
    score_march(pos)
    pos.events.append(MarchEnded(pos.number, winner, value, tuple(pos.gained)))
    clear_march(pos)
    if pos.number == PARADES * MARCHES:
        ending.end_game(pos)
    else:
        begin_march(pos, chance)


def score_march(pos: Position) -> None:
    """Give everybody the points of the march."""
    brought = list_prizes(pos.sheet.lines[pos.number - 1], pos.table.seats)
    for seat, place in enumerate(pos.places):
        pos.gained[seat] = gain_points(pos, seat, brought[place - 1])
        pos.scores[seat] += pos.gained[seat]


def gain_points(pos: Position, seat: Seat, points: int) -> int:
    """Return what a seat gains or loses with these points, given the oracles in force (DE-44, DE-48)."""
    if pos.in_force[GLORY] != NOBODY:
        points *= pos.sheet.glory
    return max(0, points) if pos.in_force[SAFE_CONDUCT] == seat else points


def find_place_points(line: Line, place: int, seats: int) -> int:
    """Return the points of a place, from 1 (first to leave) to ``seats`` (last standing) (DE-30, DE-32)."""
    if place == seats:
        return line.winner
    if place == 1:
        return -line.malus
    return line.second if place == seats - 1 else 0


@cache
def list_prizes(line: Line, seats: int) -> tuple[int, ...]:
    """Return the points of each place."""
    return tuple(find_place_points(line, place, seats) for place in range(1, seats + 1))


def list_finished(pos: Position) -> tuple[Seat, ...]:
    """Return the seats that have left the last march while it goes on for the others (DE-03)."""
    last = pos.number == PARADES * MARCHES
    return tuple(seat for seat in range(pos.table.seats) if last and seat not in pos.players)


def clear_march(pos: Position) -> None:
    """Put the last row out of the game, and end all effects of this march."""
    for seat in pos.players:
        pos.clear_row(seat)
    pos.players, pos.neptunes = [], 0
    pos.in_force = [NOBODY] * len(pos.in_force)
