"""Delphi (Günter Burkhardt): nine marches of four cities, for three or four. The rules are in RULES.md."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace

from engine.box import Planning
from engine.cardgame import CardGame, collect_variants
from engine.chance import draw_card
from engine.core import Chance, Event, Json, Seat
from games.delphi.rules import march
from games.delphi.rules.cards import CITIES, RULES, Sheet, Table, load_published_sheet, parse_sheet
from games.delphi.rules.events import CitiesDealt
from games.delphi.rules.imagination import imagine_position
from games.delphi.rules.knowhow import KNOW_HOW
from games.delphi.rules.moves import Move
from games.delphi.rules.position import OVER, PLAY
from games.delphi.rules.state import State
from games.delphi.rules.terms import terms
from games.delphi.rules.view import View


@dataclass(frozen=True, slots=True)
class Options:
    """The options: only the variant."""

    variant: str


class Delphi(CardGame[Sheet, Options]):
    """The box. ``sheet`` has the card numbers to play with; the default is the published sheet."""

    key = "delphi"
    rules = RULES
    know_how = replace(KNOW_HOW, terms=terms)
    reads, published, agrees = staticmethod(parse_sheet), staticmethod(load_published_sheet), Options
    advantage = None  # all lay their first cards together (DE-10), and chance deals the cities (DE-01)

    def __init__(self, sheet: Sheet | None = None) -> None:
        super().__init__(sheet)
        self.variants = collect_variants(self.sheet.tables)

    def under(self, rules: int) -> Delphi | None:
        """Return the game as a version of its rules plays it; all are kept."""
        if not 1 <= rules <= RULES:
            return None
        kept = Delphi(replace(self.sheet, rules=rules))
        kept.rules, kept.know_how = rules, self.know_how
        return kept

    def deal(self, seats: int, options: Options, chance: Chance) -> tuple[State, list[Event]]:
        """Deal the cities at random (DE-01) and begin the first parade."""
        state = State.undealt(self.sheet, self._table(seats, options.variant))
        cities = list(range(len(CITIES)))
        state.cities = [draw_card(cities, chance, "cities") for _ in range(seats)]
        state.events.append(CitiesDealt(tuple(state.cities)))
        march.begin_march(state, chance)
        events, state.events = state.events, []
        return state, events

    def imagine(self, view: View, chance: Chance) -> State:
        """Sample a position that the view's seat cannot tell from the true one."""
        state = State.undealt(view.sheet, view.table)
        imagine_position(state, view, chance)
        return state

    def load(self, dump: Json) -> State:
        """Restore a dumped position."""
        return State.undealt(self.sheet, self._table(dump["seats"], dump["variant"])).restore(dump)

    def _table(self, seats: int, variant: str) -> Table:
        return next(table for table in self.sheet.tables if (table.variant, table.seats) == (variant, seats))


# -- what can be planned before one's turn


def ahead(state: State, seat: Seat) -> list[Move]:
    """Return what a player in the march could do as the single weakest (DE-12)."""
    if state.phase == OVER or seat not in state.players or not any(state.hands[seat]):
        return []
    state.phase, state.asked = PLAY, [seat]
    return state.legal(seat)


def relies(view: View) -> Hashable:
    """Return the march, who is in it, the hand, and the row: a god or an oracle may have changed that."""
    return view.number, sorted(view.players), view.hand, view.rows[view.seat]


PLANNING = Planning(ahead, relies)
