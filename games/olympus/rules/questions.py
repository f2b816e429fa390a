"""The questions of a turn: playing cards, and the tables of all questions and answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.olympus.rules import hands, holdings, payment, units
from games.olympus.rules.agenda import (
    AIM,
    AIM_TWO,
    ARRANGE,
    ATTACKS,
    DISCARD,
    EXCHANGE,
    FREE_PLAY,
    MAY,
    MEND,
    PASS_ON,
    PAY,
    PHASE,
    PLAY,
    RECOVER,
    SURVIVE,
    TAKE,
    TOLL,
    UNDER,
    Frame,
)
from games.olympus.rules.cards import FREE_WAY
from games.olympus.rules.moves import PHASES, SIDE, WAIVE, Move, Phase, Pick, Play, Word, list_plays, make_alone_plays
from games.olympus.rules.permanent import room_for
from games.olympus.rules.position import Position
from games.olympus.rules.turn import PLAYING, enter_card, leave_out


def play_card(pos: Position, frame: Frame, move: Play | Word) -> None:
    """Play a card, or stop and go on to the attacks (OL-10)."""
    seat = frame[1]
    if isinstance(move, Word):
        pos.agenda.pop()
    elif payment.pay_for_card(pos, seat, move):
        enter_card(pos, seat, move.kind, move.space)


def pay_for_card(pos: Position, frame: Frame, move: Pick | Word) -> None:
    """Pay for a card, and place it once it is paid for."""
    paid = payment.pay_one(pos, frame, move)
    if paid:
        enter_card(pos, frame[1], *paid)


def phase_options(pos: Position, frame: Frame) -> list[Move]:
    """Return the choices to use the phase and, while one still has to be left out, to leave it out (OL-05)."""
    return list(PHASES if pos.leaves_out else PHASES[:1])


def use_phase(pos: Position, frame: Frame, move: Phase) -> None:
    """Use a phase of the very first turn, or leave it out (OL-05)."""
    _, seat, number = pos.agenda.pop()
    if move.left:
        leave_out(pos, seat, number)
    else:
        pos.agenda.append((PLAY, seat) if number == PLAYING else (ATTACKS, seat, seat * SIDE))


def free_options(pos: Position, frame: Frame) -> list[Move]:
    """Return the ways to play the card just drawn, and the choice to keep it (OL-42)."""
    _, seat, _, kind, _ = frame
    return [*make_alone_plays(list_plays(room_for(pos, seat, kind))[kind][FREE_WAY]), WAIVE]


def free_play(pos: Position, frame: Frame, move: Play | Word) -> None:
    """Play the card just drawn for free, or keep it."""
    pos.agenda.pop()
    if isinstance(move, Play):
        hands.give_up(pos, frame[1], move.kind)
        enter_card(pos, frame[1], move.kind, move.space)


OPTIONS: dict[int, Callable[[Position, Frame], list[Move]]] = {
    PLAY: payment.play_options,
    PAY: payment.pay_options,
    PHASE: phase_options,
    AIM: units.aim_options,
    AIM_TWO: units.aim_two_options,
    MAY: holdings.may_options,
    MEND: units.mend_options,
    PASS_ON: units.pass_on_options,
    EXCHANGE: units.exchange_options,
    ARRANGE: units.arrange_options,
    TAKE: holdings.take_options,
    DISCARD: holdings.discard_options,
    TOLL: holdings.toll_options,
    RECOVER: holdings.recover_options,
    FREE_PLAY: free_options,
    SURVIVE: holdings.survive_options,
    UNDER: holdings.under_options,
}
ANSWER: dict[int, Callable[[Position, Frame, Any], None]] = {
    PLAY: play_card,
    PAY: pay_for_card,
    PHASE: use_phase,
    AIM: units.answer_aim,
    AIM_TWO: units.aim_two,
    MAY: holdings.answer_may,
    MEND: units.answer_mend,
    PASS_ON: units.pass_on,
    EXCHANGE: units.answer_exchange,
    ARRANGE: units.answer_arrange,
    TAKE: holdings.answer_take,
    DISCARD: holdings.answer_discard,
    TOLL: holdings.answer_toll,
    RECOVER: holdings.answer_recover,
    FREE_PLAY: free_play,
    SURVIVE: holdings.answer_survive,
    UNDER: holdings.answer_under,
}
