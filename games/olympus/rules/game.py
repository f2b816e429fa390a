"""Fight for Olympus (Matthias Cramer): a duel for the seat of the gods. The rules are in RULES.md."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, replace
from operator import attrgetter

from engine.advantage import Advantage
from engine.box import Planning
from engine.cardgame import CardGame
from engine.core import NOBODY, Chance, Event, Json, Seat
from games.olympus.rules import hands
from games.olympus.rules.agenda import PLAY, TURN
from games.olympus.rules.cards import Sheet, load_published_sheet, parse_sheet
from games.olympus.rules.imagination import imagine_position
from games.olympus.rules.knowhow import KNOW_HOW
from games.olympus.rules.moves import SIDE, Move
from games.olympus.rules.position import HAND, SEATS
from games.olympus.rules.state import State
from games.olympus.rules.terms import terms
from games.olympus.rules.view import View

VARIANT = "standard"


@dataclass(frozen=True, slots=True)
class Options:
    """The options: ``first`` begins the game; ``NOBODY`` leaves it to chance (OL-03)."""

    variant: str = VARIANT
    first: Seat = NOBODY


class Olympus(CardGame[Sheet, Options]):
    """The box. ``sheet`` has the card numbers to play with; the default is the published sheet."""

    key = "olympus"
    rules = 1
    know_how = replace(KNOW_HOW, terms=terms)
    reads, published, agrees = staticmethod(parse_sheet), staticmethod(load_published_sheet), Options
    variants: Mapping[str, tuple[int, ...]] = {VARIANT: (SEATS,)}
    advantage = Advantage({"first": 0}, attrgetter("active"))  # begins the game (OL-03)

    def choices(self, seats: int, variant: str) -> dict[str, tuple[int, ...]]:
        """Return the options besides the variant, each with the values it may have."""
        return {"first": (NOBODY, *range(seats))}

    def deal(self, seats: int, options: Options, chance: Chance) -> tuple[State, list[Event]]:
        """Set up a new game (OL-03, OL-04) and begin the first turn."""
        state = State.undealt(self.sheet)
        for seat in range(seats):
            hands.draw_from_pile(state, seat, NOBODY, HAND, chance)
        first = chance.below(seats, "first") if options.first == NOBODY else options.first
        state.leaves_out = True
        state.agenda.append((TURN, first))
        state.settle(chance)
        events, state.events = state.events, []
        return state, events

    def imagine(self, view: View, chance: Chance) -> State:
        """Sample a position that the view's seat cannot tell from the true one."""
        state = State.undealt(self.sheet)
        imagine_position(state, view, chance)
        return state

    def load(self, dump: Json) -> State:
        """Restore a dumped position."""
        return State.undealt(self.sheet).restore(dump)


# -- what can be planned before one's turn


def ahead(state: State, seat: Seat) -> list[Move]:
    """Return the cards that a player could play first (OL-10); none in the very first turn, which has its own rules."""
    if state.leaves_out or not state.agenda:
        return []
    state.agenda, state.active = [(PLAY, seat)], seat
    return state.legal(seat)


def relies(view: View) -> Hashable:
    """Return the hand, the markers to pay with, and the units on the player's side with what they carry."""
    own = slice(view.seat * SIDE, (view.seat + 1) * SIDE)
    return sorted(view.hand), view.markers, view.units[own], view.gear[own]


PLANNING = Planning(ahead, relies)
