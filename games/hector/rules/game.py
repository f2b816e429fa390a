"""Hector and Achilles (Leo Colovini, Marco Maggi, Francesco Nepitello): battles for two. The rules are in RULES.md."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, replace
from operator import attrgetter

from engine.advantage import Advantage
from engine.box import Planning
from engine.cardgame import CardGame
from engine.chance import draw_card
from engine.core import NOBODY, Chance, Event, Json, Seat
from games.hector.rules import opening
from games.hector.rules.cards import PILES, Sheet, load_published_sheet, parse_sheet
from games.hector.rules.imagination import imagine_position
from games.hector.rules.knowhow import KNOW_HOW
from games.hector.rules.moves import Move
from games.hector.rules.position import SEATS, TURN
from games.hector.rules.state import State
from games.hector.rules.terms import terms
from games.hector.rules.view import View


@dataclass(frozen=True, slots=True)
class Options:
    """The options: ``achaean`` is the seat that leads the Achaeans; ``NOBODY`` leaves it to chance (HA-04)."""

    variant: str = "standard"
    achaean: Seat = NOBODY


class Hector(CardGame[Sheet, Options]):
    """The box. ``sheet`` has the card numbers to play with; the default is the published sheet."""

    key = "hector"
    rules = 1
    know_how = replace(KNOW_HOW, terms=terms)
    reads, published, agrees = staticmethod(parse_sheet), staticmethod(load_published_sheet), Options
    variants: Mapping[str, tuple[int, ...]] = {"standard": (len(SEATS),)}
    advantage = Advantage({"achaean": 0}, attrgetter("achaean"))  # attacks in the first battle (HA-04)

    def choices(self, seats: int, variant: str) -> dict[str, tuple[int, ...]]:
        """Return the options besides the variant, each with the values it may have."""
        return {"achaean": (NOBODY, *SEATS)}

    def deal(self, seats: int, options: Options, chance: Chance) -> tuple[State, list[Event]]:
        """Set up a new game (HA-02 to HA-04) and begin the first battle."""
        achaean = chance.below(seats, "sides") if options.achaean == NOBODY else options.achaean
        state = State.undealt(self.sheet, achaean)
        for seat in SEATS:
            state.piles[seat] = deal_piles(self.sheet, seat, chance)
        opening.begin_battle(state)
        events, state.events = state.events, []
        return state, events

    def imagine(self, view: View, chance: Chance) -> State:
        """Sample a position that the view's seat cannot tell from the true one."""
        state = State.undealt(self.sheet, view.achaean)
        imagine_position(state, view, chance)
        return state

    def load(self, dump: Json) -> State:
        """Restore a dumped position."""
        return State.undealt(self.sheet, dump["achaean"]).restore(dump)


def deal_piles(sheet: Sheet, seat: Seat, chance: Chance) -> list[list[int]]:
    """Deal the troops of a side into its piles (HA-02); nobody knows their order, so they are kept sorted."""
    troops = [kind for kind, count in enumerate(sheet.counts) for _ in range(count)]
    piles = [sorted(draw_card(troops, chance, f"army {seat}") for _ in range(sheet.pile)) for _ in PILES[:-1]]
    return [*piles, troops]


# -- what can be planned before one's turn


def ahead(state: State, seat: Seat) -> list[Move]:
    """Return what a player could do at the beginning of a turn (HA-20 to HA-25)."""
    if state.phase != TURN:
        return []
    if state.actor != seat:
        state.actor, state.acted = seat, False
    return state.legal(seat)


def relies(view: View) -> Hashable:
    """Return the battle, the colors that count, and what the player has; and the hero that the other has deployed."""
    own, other = view.armies[view.seat], view.armies[1 - view.seat]
    return view.number, view.colours, view.hand, view.hero, own.played, own.deployed, own.favours, other.deployed


PLANNING = Planning(ahead, relies)
