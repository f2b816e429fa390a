"""The frames of an agenda: tuples of plain integers, so that a position in the middle of a power is data.

The agenda is a stack; its last frame is next. The frames of a turn are at the bottom, those of the
current power above them. A frame begins with one of these numbers, followed by the fields named in
its line. Frames up to ``LAST_QUESTION`` wait for the seat in their second field; the others run by
themselves.
"""

from __future__ import annotations

Frame = tuple[int, ...]

(
    PLAY,  # seat: play a card or stop
    PAY,  # seat, kind, space, owed red, blue, green, yellow: choose what to pay with, item by item
    PHASE,  # seat, phase: use it or leave it out
    AIM,  # seat, by, space, whom, deed, amount, optional: choose a unit and do something to it
    AIM_TWO,  # seat, by, amount: choose two enemy units, or the only one
    MAY,  # seat, by, space: use a power or not
    MEND,  # seat, by, whom, left, done, shared: remove wounds; ``done`` are the bits of the units already healed
    PASS_ON,  # seat, by, side, most: move wounds from one of the seat's units to a unit on that side
    EXCHANGE,  # seat, by: move an enemy unit
    ARRANGE,  # seat, by, fixed: move the seat's units; ``fixed`` are the bits of those that have been moved
    TAKE,  # seat, by, optional: take a color marker
    DISCARD,  # seat, by: discard a card from the hand
    TOLL,  # seat, by, space, wounds: discard a card or take wounds
    RECOVER,  # seat, by: take a hero from the discard pile
    FREE_PLAY,  # seat, by, kind, giver: play the card just drawn; ``giver`` put it under the pile, or NOBODY
    SURVIVE,  # seat, by, space: pay to stay on the board
    UNDER,  # seat, by: put a card from the hand under the pile
) = range(17)
LAST_QUESTION = UNDER
ALWAYS_ASKED = (PLAY, PAY, FREE_PLAY, SURVIVE)  # not asking would reveal something about the hand
OF_THE_HAND = (DISCARD, UNDER)  # also always asked, unless the hand is a single card
ABOUT_UNITS = (AIM, AIM_TWO, MEND, PASS_ON, EXCHANGE, ARRANGE)
UNSETTLED = (ARRANGE,)  # no unit falls while this frame is next (OL-26)

(
    TURN,  # seat: a turn begins
    STARTS,  # seat, from: the powers of the start of the turn, from this space on
    ATTACKS,  # seat, from: the attacks from this space on
    STRIKE,  # space, kind, extra: a unit attacks
    BLOW,  # space, kind, extra: its blow or its bonus
    AFTERWARDS,  # space, kind, extra, fought: its power after the blow or the bonus
    BONUS,  # seat, by, space: the bonus of an empty space, collected by ``by``
    DRAWS,  # seat, decided: the draw phase; whether Tiresias has been asked
    DRAW,  # seat, by, cards
    ENDS,  # seat, from: the powers of the end of the turn, from this space on
    FALL,  # bits: the units that fall together
    RESTORE,  # seat, by: remove every wound from the seat's units
    POWER,  # seat, kind, space: the play power of a card
    DRAW_TO_PLAY,  # seat, by: draw a card that may be played at once
) = range(LAST_QUESTION + 1, LAST_QUESTION + 15)

# the units that a power may aim at
(ENEMIES, ENEMY_HEROES, ENEMY_SOLDIERS, EQUIPPED_ENEMIES, BESIDE_OPPOSITE) = range(5)
(OWN, OTHERS, OTHER_HEROES, READY_OTHERS) = range(5, 9)
# what it does to the chosen unit
WOUND, RETURN, REMOVE, STRIP, SEND = range(5)
