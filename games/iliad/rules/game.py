"""Iliad (Dominique Ehrhard): sieges before Troy, for two to six. The rules are in RULES.md."""

from __future__ import annotations

from dataclasses import dataclass, replace
from operator import attrgetter

from engine.advantage import Advantage
from engine.cardgame import CardGame, collect_variants
from engine.core import NOBODY, Chance, Event, Json, Seat
from games.iliad.rules import siege
from games.iliad.rules.cards import Sheet, Table, load_published_sheet, parse_sheet
from games.iliad.rules.imagination import imagine_position
from games.iliad.rules.knowhow import KNOW_HOW
from games.iliad.rules.state import State
from games.iliad.rules.terms import terms
from games.iliad.rules.view import View


@dataclass(frozen=True, slots=True)
class Options:
    """The options: ``first`` begins the first siege; ``NOBODY`` leaves it to chance (IL-06)."""

    variant: str
    first: Seat = NOBODY


class Iliad(CardGame[Sheet, Options]):
    """The box. ``sheet`` has the card numbers to play with; the default is the published sheet."""

    key = "iliad"
    rules = 1
    know_how = replace(KNOW_HOW, terms=terms)
    reads, published, agrees = staticmethod(parse_sheet), staticmethod(load_published_sheet), Options
    advantage = Advantage({"first": 0}, attrgetter("starter"))  # begins the first siege (IL-06)

    def __init__(self, sheet: Sheet | None = None) -> None:
        super().__init__(sheet)
        self.variants = collect_variants(self.sheet.tables)

    def choices(self, seats: int, variant: str) -> dict[str, tuple[int, ...]]:
        """Return the options besides the variant, each with the values it may have."""
        return {"first": (NOBODY, *range(seats))}

    def sides(self, seats: int, options: Options) -> tuple[int, ...]:
        """Return the team of each seat (IL-95)."""
        return tuple(map(self._table(seats, options.variant).team, range(seats)))

    def deal(self, seats: int, options: Options, chance: Chance) -> tuple[State, list[Event]]:
        """Set up a new game (IL-03 to IL-06) and turn up the first siege."""
        state = State.undealt(self.sheet, self._table(seats, options.variant))
        for seat in range(seats):
            state.draw(seat, state.table.hand, chance)
        state.starter = chance.below(seats, "first") if options.first == NOBODY else options.first
        siege.begin_siege(state, chance)
        events, state.events = state.events, []
        return state, events

    def imagine(self, view: View, chance: Chance) -> State:
        """Sample a position that the view's seat cannot tell from the true one."""
        state = State.bare(self.sheet, view.table)
        imagine_position(state, view, chance)
        return state

    def load(self, dump: Json) -> State:
        """Restore a dumped position."""
        table = self._table(dump["seats"], dump["variant"])
        return State.undealt(self.sheet, table).restore(dump)

    def _table(self, seats: int, variant: str) -> Table:
        return next(table for table in self.sheet.tables if (table.variant, table.seats) == (variant, seats))
