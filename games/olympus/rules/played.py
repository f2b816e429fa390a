"""The powers that work once, when their card is played (OL-12): one function per worded power.

A power changes the table with a verb, or puts frames on the agenda. The frame to run first is put
there last.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.core import Seat
from games.olympus.rules import hands, verbs
from games.olympus.rules.agenda import (
    AIM,
    AIM_TWO,
    ARRANGE,
    DISCARD,
    DRAW,
    DRAW_TO_PLAY,
    ENEMIES,
    ENEMY_HEROES,
    ENEMY_SOLDIERS,
    EQUIPPED_ENEMIES,
    EXCHANGE,
    MAY,
    MEND,
    OTHER_HEROES,
    OTHERS,
    OWN,
    PASS_ON,
    READY_OTHERS,
    RECOVER,
    REMOVE,
    RESTORE,
    RETURN,
    SEND,
    STRIP,
    TAKE,
    WOUND,
)
from games.olympus.rules.cards import FIRST_SOLDIER, KINDS, Kind
from games.olympus.rules.moves import Space
from games.olympus.rules.permanent import by_kind
from games.olympus.rules.position import OPPOSITE, Position

Power = Callable[[Position, Seat, Kind, Space], None]


def ask_for_target(
    pos: Position, seat: Seat, by: Kind, space: Space, whom: int, deed: int, amount: int = 0, *, may: bool = False
) -> None:
    """Let a player choose a unit and do something to it."""
    pos.agenda.append((AIM, seat, by, space, whom, deed, amount, int(may)))


# -- blue


def odysseus(pos: Position, seat: Seat, by: Kind, space: Space) -> None:
    """Draw a card; you may play it at once for free."""
    pos.agenda.append((DRAW_TO_PLAY, seat, by))


def agamemnon(pos: Position, seat: Seat, by: Kind, space: Space) -> None:
    """You may rearrange your units."""
    pos.agenda.append((ARRANGE, seat, by, 0))


def orpheus(pos: Position, seat: Seat, by: Kind, space: Space) -> None:
    """You may take a hero from the discard pile."""
    pos.agenda.append((RECOVER, seat, by))


def peleus(pos: Position, seat: Seat, by: Kind, space: Space) -> None:
    """Draw a card."""
    pos.agenda.append((DRAW, seat, by, 1))


def nestor(pos: Position, seat: Seat, by: Kind, space: Space) -> None:
    """Another of your units may make an extra attack."""
    ask_for_target(pos, seat, by, space, READY_OTHERS, SEND, may=True)


def circe(pos: Position, seat: Seat, by: Kind, space: Space) -> None:
    """You may return an enemy soldier."""
    ask_for_target(pos, seat, by, space, ENEMY_SOLDIERS, RETURN, may=True)


def helen(pos: Position, seat: Seat, by: Kind, space: Space) -> None:
    """You may move an enemy unit."""
    pos.agenda.append((EXCHANGE, seat, by))


def argus(pos: Position, seat: Seat, by: Kind, space: Space) -> None:
    """You may look at the opponent's hand."""
    if pos.hands[1 - seat]:
        pos.agenda.append((MAY, seat, by, space))


def palamedes(pos: Position, seat: Seat, by: Kind, space: Space) -> None:
    """You may take a color marker."""
    pos.agenda.append((TAKE, seat, by, 1))


def telemachus(pos: Position, seat: Seat, by: Kind, space: Space) -> None:
    """You may draw a card and then discard one."""
    pos.agenda.append((MAY, seat, by, space))


# -- green


def medea(pos: Position, seat: Seat, by: Kind, space: Space) -> None:
    """You may move up to three wounds from one of your units to an enemy unit."""
    pos.agenda.append((PASS_ON, seat, by, 1 - seat, 3))


def alcmene(pos: Position, seat: Seat, by: Kind, space: Space) -> None:
    """You may remove up to three wounds, shared among your units."""
    pos.agenda.append((MEND, seat, by, OWN, 3, 0, 1))


def briseis(pos: Position, seat: Seat, by: Kind, space: Space) -> None:
    """You may remove up to two wounds from another of your units."""
    pos.agenda.append((MEND, seat, by, OTHERS, 2, 0, 0))


def iphigenia(pos: Position, seat: Seat, by: Kind, space: Space) -> None:
    """You may discard her and remove every wound from your other units."""
    pos.agenda.append((MAY, seat, by, space))


def hecuba(pos: Position, seat: Seat, by: Kind, space: Space) -> None:
    """You may move up to two wounds from one of your units to another of yours."""
    pos.agenda.append((PASS_ON, seat, by, seat, 2))


# -- yellow


def heracles(pos: Position, seat: Seat, by: Kind, space: Space) -> None:
    """Each of your other units takes a wound."""
    for other in pos.standing(seat):
        verbs.wound_unit(pos, other, by, int(other != space))


def theseus(pos: Position, seat: Seat, by: Kind, space: Space) -> None:
    """Discard a card from your hand."""
    pos.agenda.append((DISCARD, seat, by))


def oedipus(pos: Position, seat: Seat, by: Kind, space: Space) -> None:
    """Discard another of your units."""
    ask_for_target(pos, seat, by, space, OTHERS, REMOVE)


def midas(pos: Position, seat: Seat, by: Kind, space: Space) -> None:
    """Take a color marker; then your opponent draws a card."""
    pos.agenda += [(DRAW, 1 - seat, by, 1), (TAKE, seat, by, 0)]


def pandora(pos: Position, seat: Seat, by: Kind, space: Space) -> None:
    """Your opponent draws a card."""
    pos.agenda.append((DRAW, 1 - seat, by, 1))


def clytemnestra(pos: Position, seat: Seat, by: Kind, space: Space) -> None:
    """Another of your heroes takes a wound; without one, she does."""
    if any(pos.units[other] < FIRST_SOLDIER and other != space for other in pos.standing(seat)):
        ask_for_target(pos, seat, by, space, OTHER_HEROES, WOUND, 1)
    else:
        verbs.wound_unit(pos, space, by, 1)


# -- red


def perseus(pos: Position, seat: Seat, by: Kind, space: Space) -> None:
    """An enemy unit takes three wounds."""
    ask_for_target(pos, seat, by, space, ENEMIES, WOUND, 3)


def diomedes(pos: Position, seat: Seat, by: Kind, space: Space) -> None:
    """Two enemy units, or the only one, take a wound."""
    pos.agenda.append((AIM_TWO, seat, by, 1))


def penthesilea(pos: Position, seat: Seat, by: Kind, space: Space) -> None:
    """Every enemy unit takes a wound."""
    for enemy in pos.standing(1 - seat):
        verbs.wound_unit(pos, enemy, by, 1)


def aeneas(pos: Position, seat: Seat, by: Kind, space: Space) -> None:
    """Discard an enemy soldier."""
    ask_for_target(pos, seat, by, space, ENEMY_SOLDIERS, REMOVE)


def menelaus(pos: Position, seat: Seat, by: Kind, space: Space) -> None:
    """An enemy hero takes a wound."""
    ask_for_target(pos, seat, by, space, ENEMY_HEROES, WOUND, 1)


def philoctetes(pos: Position, seat: Seat, by: Kind, space: Space) -> None:
    """An enemy unit takes two wounds."""
    ask_for_target(pos, seat, by, space, ENEMIES, WOUND, 2)


def neoptolemus(pos: Position, seat: Seat, by: Kind, space: Space) -> None:
    """The unit opposite takes two wounds."""
    verbs.wound_unit(pos, OPPOSITE[space], by, 2)


def hippolyta(pos: Position, seat: Seat, by: Kind, space: Space) -> None:
    """You may discard the equipment of an enemy unit."""
    ask_for_target(pos, seat, by, space, EQUIPPED_ENEMIES, STRIP, may=True)


def electra(pos: Position, seat: Seat, by: Kind, space: Space) -> None:
    """An enemy soldier takes a wound."""
    ask_for_target(pos, seat, by, space, ENEMY_SOLDIERS, WOUND, 1)


# -- equipment; ``space`` is the bearer's


def red_sword(pos: Position, seat: Seat, by: Kind, space: Space) -> None:
    """An enemy unit takes two wounds."""
    ask_for_target(pos, seat, by, space, ENEMIES, WOUND, 2)


def blue_helmet(pos: Position, seat: Seat, by: Kind, space: Space) -> None:
    """Draw a card."""
    pos.agenda.append((DRAW, seat, by, 1))


def green_shield(pos: Position, seat: Seat, by: Kind, space: Space) -> None:
    """Remove every wound from the bearer."""
    verbs.heal_unit(pos, space, by, pos.wounds[space])


def yellow_sword(pos: Position, seat: Seat, by: Kind, space: Space) -> None:
    """The bearer takes a wound."""
    verbs.wound_unit(pos, space, by, 1)


PLAYED: dict[Kind, Power] = by_kind(
    odysseus, agamemnon, orpheus, peleus, nestor, circe, helen, argus, palamedes, telemachus,
    medea, alcmene, briseis, iphigenia, hecuba,
    heracles, theseus, oedipus, midas, pandora, clytemnestra,
    perseus, diomedes, penthesilea, aeneas, menelaus, philoctetes, neoptolemus, hippolyta, electra,
    red_sword, blue_helmet, green_shield, yellow_sword,
)  # fmt: skip


# -- the powers that a player has agreed to use


def agreed_argus(pos: Position, seat: Seat, by: Kind, space: Space) -> None:
    """Look at the opponent's hand."""
    hands.look_at_hand(pos, seat, by)


def agreed_telemachus(pos: Position, seat: Seat, by: Kind, space: Space) -> None:
    """Draw, then discard."""
    pos.agenda += [(DISCARD, seat, by), (DRAW, seat, by, 1)]


def agreed_iphigenia(pos: Position, seat: Seat, by: Kind, space: Space) -> None:
    """Discard her; once all units that fall because of it have fallen, heal the others."""
    pos.agenda.append((RESTORE, seat, by))
    verbs.remove_unit(pos, space, by)


AGREED: dict[Kind, Power] = {
    KINDS.index("argus"): agreed_argus,
    KINDS.index("telemachus"): agreed_telemachus,
    KINDS.index("iphigenia"): agreed_iphigenia,
}
