"""Questions about cards and markers: the legal answers, and what each does."""

from __future__ import annotations

from functools import cache

from engine.core import NOBODY, Seat
from games.olympus.rules import attacking, hands, played, seasons, verbs
from games.olympus.rules.agenda import FALL, Frame
from games.olympus.rules.cards import FIRST_SOLDIER, WILD
from games.olympus.rules.moves import SUFFER, TAKES, USE, WAIVE, Move, Pick, Take, Word, list_picks
from games.olympus.rules.permanent import GREEN
from games.olympus.rules.position import Position

AGREED = {**played.AGREED, **attacking.AGREED, **seasons.AGREED}


def may_options(pos: Position, frame: Frame) -> list[Move]:
    """Return yes and no."""
    return [USE, WAIVE]


def answer_may(pos: Position, frame: Frame, move: Word) -> None:
    """Use a power or not."""
    _, seat, by, space = pos.agenda.pop()
    if move is USE:
        AGREED[by](pos, seat, by, space)


def take_options(pos: Position, frame: Frame) -> list[Move]:
    """Return the markers that can be taken: one from Delphi must be, one from the opponent may be (OL-22)."""
    _, seat, _, optional = frame
    return list(list_takings(tuple(pos.markers), seat, bool(optional)))


@cache
def list_takings(markers: tuple[Seat, ...], seat: Seat, optional: bool) -> tuple[Move, ...]:
    """Return the answers for these holders of the markers."""
    colours = hands.on_offer(markers, seat)
    taking = tuple(TAKES[colour] for colour in colours)
    free = optional or not colours or markers[colours[0]] != NOBODY
    return (*taking, WAIVE) if free else taking


def answer_take(pos: Position, frame: Frame, move: Take | Word) -> None:
    """Take a marker, or none."""
    pos.agenda.pop()
    if isinstance(move, Take):
        hands.take_marker(pos, frame[1], frame[2], move.colour)


def discard_options(pos: Position, frame: Frame) -> list[Move]:
    """Return the choices of a card from the hand."""
    return list_picks("discard", pos.hands[frame[1]], pos.sheet)


def answer_discard(pos: Position, frame: Frame, move: Pick) -> None:
    """Discard a card from the hand."""
    pos.agenda.pop()
    hands.discard_card(pos, frame[1], frame[2], move.kind)


def toll_options(pos: Position, frame: Frame) -> list[Move]:
    """Return the choices of a card from the hand, or the wounds."""
    return list_picks("discard", pos.hands[frame[1]], pos.sheet, SUFFER)


def answer_toll(pos: Position, frame: Frame, move: Pick | Word) -> None:
    """Discard a card, or take the wounds."""
    _, seat, by, space, wounds = pos.agenda.pop()
    if isinstance(move, Pick):
        hands.discard_card(pos, seat, by, move.kind)
    else:
        verbs.wound_unit(pos, space, by, wounds)


def recover_options(pos: Position, frame: Frame) -> list[Move]:
    """Return the choices of a hero from the discard pile, or none."""
    heroes = [kind for kind in pos.discards if kind < FIRST_SOLDIER]
    return list_picks("recover", heroes, pos.sheet, WAIVE)


def answer_recover(pos: Position, frame: Frame, move: Pick | Word) -> None:
    """Take a hero from the discard pile."""
    pos.agenda.pop()
    if isinstance(move, Pick):
        hands.recover_card(pos, frame[1], frame[2], move.kind)


def survive_options(pos: Position, frame: Frame) -> list[Move]:
    """Return the choices of a green card or multicolor hero to pay with (never a marker), or none (OL-42)."""
    paying = [kind for kind in pos.hands[frame[1]] if pos.sheet.pays[kind] in (GREEN, WILD)]
    return list_picks("save", paying, pos.sheet, WAIVE)


def answer_survive(pos: Position, frame: Frame, move: Pick | Word) -> None:
    """Pay for Eurydice, or let her fall with the others."""
    *_, space = pos.agenda.pop()
    if isinstance(move, Pick):
        verbs.save_eurydice(pos, space, move.kind)
    else:
        pos.agenda[-1] = (FALL, pos.agenda[-1][1] | 1 << space)


def under_options(pos: Position, frame: Frame) -> list[Move]:
    """Return the choices of a card from the hand."""
    return list_picks("under", pos.hands[frame[1]], pos.sheet)


def answer_under(pos: Position, frame: Frame, move: Pick) -> None:
    """Put a card from the hand under the pile."""
    pos.agenda.pop()
    hands.put_under(pos, frame[1], frame[2], move.kind)
