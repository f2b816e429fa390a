"""What an agenda can hold: frames of plain integers, so that a position in the middle of a power is data.

The agenda is a stack; its last frame is next. The frames of a turn lie at the bottom, those of
the power that is working above them. A frame is a tuple that begins with one of these numbers
and goes on with the fields named in its line. Up to ``LAST_QUESTION`` they wait for the seat that
stands second in them; the others run by themselves.
"""

from __future__ import annotations

Frame = tuple[int, ...]

(
    PLAY,  # seat: play a card or stop
    PAY,  # seat, kind, space, owed red, blue, green, yellow: what to pay with, one thing after the other
    PHASE,  # seat, phase: use it or leave it out
    AIM,  # seat, by, space, whom, deed, amount, optional: choose a unit and do something to it
    AIM_TWO,  # seat, by, amount: choose two enemy units, or the only one
    MAY,  # seat, by, space: use a power or not
    MEND,  # seat, by, whom, left, done, shared: remove wounds; ``done`` are the bits of the units already healed
    PASS_ON,  # seat, by, side, most: move wounds from an own unit to one on that side
    EXCHANGE,  # seat, by: move an enemy unit
    ARRANGE,  # seat, by, fixed: move one's units; ``fixed`` are the bits of those that have been moved
    TAKE,  # seat, by, optional: take a colour marker
    DISCARD,  # seat, by: discard a card of the hand
    TOLL,  # seat, by, space, wounds: discard a card or take wounds
    RECOVER,  # seat, by: take a hero from the discard pile
    FREE_PLAY,  # seat, by, kind, giver: play the card just drawn; ``giver`` put it under the pile, or NOBODY
    SURVIVE,  # seat, by, space: pay for staying on the board
    UNDER,  # seat, by: put a card of the hand under the pile
) = range(17)
LAST_QUESTION = UNDER
ALWAYS_ASKED = (PLAY, PAY, FREE_PLAY, SURVIVE)  # that there is no choice would tell of a hand
OF_THE_HAND = (DISCARD, UNDER)  # the same, unless the hand is a single card
ABOUT_UNITS = (AIM, AIM_TWO, MEND, PASS_ON, EXCHANGE, ARRANGE)
UNSETTLED = (ARRANGE,)  # while this goes on, nobody falls (OL-26)

(
    TURN,  # seat: a turn begins
    STARTS,  # seat, from: the powers of its start, from this space on
    ATTACKS,  # seat, from: the attacks from this space on
    STRIKE,  # space, kind, extra: a unit attacks
    BLOW,  # space, kind, extra: its blow or its bonus
    AFTERWARDS,  # space, kind, extra, fought: what its power does then
    BONUS,  # seat, by, space: what the empty space opposite brings to ``by``
    DRAWS,  # seat, decided: the draw phase; whether Tiresias has been asked
    DRAW,  # seat, by, cards
    ENDS,  # seat, from: the powers of the end of the turn, from this space on
    FALL,  # bits: the units that fall together
    RESTORE,  # seat, by: remove every wound from one's units but ``by``
    POWER,  # seat, kind, space: the play power of a card
    DRAW_TO_PLAY,  # seat, by: draw a card that may be played at once
) = range(LAST_QUESTION + 1, LAST_QUESTION + 15)

# whom a power may aim at
(ENEMIES, ENEMY_HEROES, ENEMY_SOLDIERS, EQUIPPED_ENEMIES, BESIDE_OPPOSITE) = range(5)
(OWN, OTHERS, OTHER_HEROES, READY_OTHERS) = range(5, 9)
# what it does to the one chosen
WOUND, RETURN, REMOVE, STRIP, SEND = range(5)
