"""Consulting the oracle (DE-28), and what each of the nine does (DE-40 to DE-48)."""

from __future__ import annotations

from typing import Any

from engine.chance import draw_card
from engine.core import Chance, Seat
from games.delphi.rules.cards import (
    BATTLE_ORDER,
    GLORY,
    LAUREL,
    LEVY,
    MERCENARIES,
    NUMBERED,
    PLAGUE,
    PRIDE,
    SAFE_CONDUCT,
    SILENCE,
    WARRIORS,
)
from games.delphi.rules.events import (
    Fell,
    Hired,
    InVain,
    Kept,
    OracleObeyed,
    OraclePutUnder,
    OracleRead,
    Recovered,
    Swapped,
)
from games.delphi.rules.gods import remove_card
from games.delphi.rules.moves import HIRES, KEEP, SWAPS, TAKES, Hire, Keep, Move, Obey, PutUnder, Swap, TakeBack
from games.delphi.rules.position import HIRE, NOTHING, OBEY, SWAP, TAKE_BACK, Open, Position
from games.delphi.rules.row import kind_of, make_hired_card


def next_consult(pos: Position, chance: Chance) -> None:
    """Read out the top oracle and ask whether the player obeys it (DE-28)."""
    seat = pos.consults.pop(0)
    read_oracle(pos, seat, chance)
    pos.phase, pos.asked = OBEY, [seat]


def read_oracle(pos: Position, seat: Seat, chance: Chance) -> None:
    """Turn up the top oracle: a random one of the pile, or if none is left, the first one put under it."""
    pos.read = draw_card(pos.oracles, chance, "oracles") if pos.oracles else pos.under.pop(0)
    pos.events.append(OracleRead(seat, pos.read))


def play_put_under(pos: Position, seat: Seat, move: PutUnder, chance: Chance) -> None:
    """Put the oracle under the pile; the next one must be obeyed."""
    pos.under.append(move.oracle)
    pos.events.append(OraclePutUnder(seat, move.oracle))
    read_oracle(pos, seat, chance)
    obey_oracle(pos, seat, chance)


def play_obey(pos: Position, seat: Seat, move: Obey, chance: Chance) -> None:
    """Do what the oracle says."""
    obey_oracle(pos, seat, chance)


def obey_oracle(pos: Position, seat: Seat, chance: Chance) -> None:
    """Obey the oracle and put it out of the game; it may ask the player something."""
    oracle, pos.read = pos.read, NOTHING
    pos.spent.append(oracle)
    pos.events.append(OracleObeyed(seat, oracle))
    pos.asked = []
    EFFECTS[oracle](pos, seat, chance)


# -- the nine


def laurel(pos: Position, seat: Seat, chance: Chance) -> None:
    """Make the row count more until the march is over (DE-40)."""
    pos.in_force[LAUREL] = seat


def levy(pos: Position, seat: Seat, chance: Chance) -> None:
    """Draw a card in secret; if the pile is empty, take back a Warrior (DE-41)."""
    if pos.piles[seat]:
        pos.draw(seat, 1, chance)
    else:
        ask_about_oracle(pos, seat, LEVY, TAKE_BACK, list_levies(pos, seat), chance)


def battle_order(pos: Position, seat: Seat, chance: Chance) -> None:
    """Let the player swap two cards of the row (DE-42)."""
    orders = list_swaps(pos, seat)
    ask_about_oracle(pos, seat, BATTLE_ORDER, SWAP, orders if len(orders) > 1 else [], chance)


def mercenaries(pos: Position, seat: Seat, chance: Chance) -> None:
    """Let the player hire an opponent's Warrior (DE-43)."""
    ask_about_oracle(pos, seat, MERCENARIES, HIRE, list_hires(pos, seat), chance)


def safe_conduct(pos: Position, seat: Seat, chance: Chance) -> None:
    """Protect the player from losing points in this march (DE-44)."""
    pos.in_force[SAFE_CONDUCT] = seat


def plague(pos: Position, seat: Seat, chance: Chance) -> None:
    """Remove the rightmost Warrior or Hero from every row (DE-45)."""
    struck = {whose: list_numbered(pos, whose)[-1:] for whose in pos.players}
    fell_cards(pos, PLAGUE, struck)


def pride(pos: Position, seat: Seat, chance: Chance) -> None:
    """Remove every card with the highest printed number from all rows (DE-46)."""
    shown = {whose: [(printed_number(pos, whose, at), at) for at in list_numbered(pos, whose)] for whose in pos.players}
    highest = max((number for cards in shown.values() for number, _ in cards), default=0)
    fell_cards(pos, PRIDE, {whose: [at for number, at in cards if number == highest] for whose, cards in shown.items()})


def silence(pos: Position, seat: Seat, chance: Chance) -> None:
    """Make Apollo, Ares and Hephaestus only separate their neighbors (DE-47)."""
    pos.in_force[SILENCE] = seat


def glory(pos: Position, seat: Seat, chance: Chance) -> None:
    """Double the points of the march (DE-48)."""
    pos.in_force[GLORY] = seat


EFFECTS = {
    LAUREL: laurel,
    LEVY: levy,
    BATTLE_ORDER: battle_order,
    MERCENARIES: mercenaries,
    SAFE_CONDUCT: safe_conduct,
    PLAGUE: plague,
    PRIDE: pride,
    SILENCE: silence,
    GLORY: glory,
}


# -- cards that fall


def list_numbered(pos: Position, seat: Seat) -> list[int]:
    """Return the indices of the Warriors and Heroes in a row."""
    return [at for at, card in enumerate(pos.rows[seat]) if kind_of(card) in NUMBERED]


def printed_number(pos: Position, seat: Seat, at: int) -> int:
    """Return the number printed on a card of a row."""
    return pos.sheet.numbers[kind_of(pos.rows[seat][at])]


def fell_cards(pos: Position, oracle: int, struck: dict[Seat, list[int]]) -> None:
    """Remove the cards at these indices from each row."""
    if not any(struck.values()):
        pos.events.append(InVain(oracle))
    for seat, places in struck.items():
        kinds = [remove_card(pos, seat, at) for at in reversed(places)]
        if kinds:
            pos.events.append(Fell(seat, tuple(reversed(kinds))))


# -- questions of the oracles


def ask_about_oracle(pos: Position, seat: Seat, oracle: int, phase: int, answers: list[Move], chance: Chance) -> None:
    """Ask the player to choose; without an answer nothing happens, and the game gives a single answer itself."""
    if not answers:
        pos.events.append(InVain(oracle))
    elif len(answers) == 1:
        ANSWER[phase](pos, seat, answers[0], chance)
    else:
        pos.phase, pos.asked = phase, [seat]


def list_levies(pos: Open, seat: Seat) -> list[Move]:
    """Return the moves that take back a Warrior of the seat's city that is out of the game (DE-41)."""
    out = pos.out[seat]
    return [TAKES[kind] for kind in WARRIORS if out[kind]]


def play_take_back(pos: Position, seat: Seat, move: TakeBack, chance: Chance) -> None:
    """Take the Warrior into the hand for all to see."""
    pos.out[seat][move.kind] -= 1
    pos.hands[seat][move.kind] += 1
    pos.events.append(Recovered(seat, move.kind))
    pos.asked = []


def list_swaps(pos: Open, seat: Seat) -> list[Move]:
    """Return the swaps of two cards, and the move that swaps nothing (DE-42).

    Swapping equal cards would change nothing. One's own Warrior and a hired one with the same number are not equal:
    it matters which of them falls first, because each goes back to the city printed on it (DE-18). The first version
    of the rules took them for equal, and a game that was dealt under it goes on so.
    """
    row = pos.rows[seat] if pos.sheet.rules > 1 else list(map(kind_of, pos.rows[seat]))
    places = range(len(row))
    return [KEEP, *(SWAPS[at][to] for at in places for to in places[at + 1 :] if row[at] != row[to])]


def play_swap(pos: Position, seat: Seat, move: Swap, chance: Chance) -> None:
    """Swap the two cards; their effects when laid are not repeated."""
    row = pos.rows[seat]
    row[move.at], row[move.other] = row[move.other], row[move.at]
    pos.events.append(Swapped(seat, kind_of(row[move.other]), kind_of(row[move.at])))
    pos.asked = []


def play_keep(pos: Position, seat: Seat, move: Keep, chance: Chance) -> None:
    """Leave the row as it is."""
    pos.events.append(Kept(seat))
    pos.asked = []


def list_hires(pos: Open, hirer: Seat) -> list[Move]:
    """Return the moves that hire an opponent's Warrior; of equal adjacent cards only the first (DE-43)."""
    moves: list[Move] = []
    for seat in pos.players:
        row = pos.rows[seat]
        for at, card in enumerate(row):
            if seat != hirer and kind_of(card) in WARRIORS and not (at and row[at - 1] == card):
                moves.append(HIRES[seat][at])
    return moves


def play_hire(pos: Position, seat: Seat, move: Hire, chance: Chance) -> None:
    """Move the Warrior to the right end of the row; it still belongs to its own city (DE-18)."""
    kind = kind_of(pos.rows[move.seat].pop(move.at))
    pos.rows[seat].append(make_hired_card(kind, move.seat))
    pos.events.append(Hired(seat, move.seat, kind))
    pos.asked = []


ANSWER: dict[int, Any] = {TAKE_BACK: play_take_back, HIRE: play_hire}
