"""Iliad (Dominique Ehrhard): sieges before Troy, for two to six. The rules are in RULES.md."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace
from operator import attrgetter

from engine.advantage import Advantage
from engine.box import Planning
from engine.cardgame import CardGame, collect_variants
from engine.core import NOBODY, Chance, Event, Json, Seat
from games.iliad.rules import siege
from games.iliad.rules.cards import Sheet, Table, load_published_sheet, parse_sheet
from games.iliad.rules.imagination import imagine_position
from games.iliad.rules.knowhow import KNOW_HOW
from games.iliad.rules.moves import PASS, Move
from games.iliad.rules.position import TURN
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


# -- what can be planned before one's turn


def ahead(state: State, seat: Seat) -> list[Move]:
    """Return what a player who is still in the siege could do on their turn (IL-10)."""
    if state.phase != TURN or seat not in state.order:
        return []
    at = state.order.index(seat)
    state.order = [*state.order[at:], *state.order[:at]]
    return state.legal(seat)


def relies(view: View) -> Hashable:
    """Return the siege, who is in it, the hand and the army: anyone who is attacked wants to think again.

    With two players, also whether the other has passed just before this turn: then a pass would end the siege.
    """
    return view.number, sorted(view.order), view.closes, view.hand, view.armies[view.seat]


def again(view: View, move: Move) -> bool:
    """Return whether a player may pass turn by turn: with two players, nobody leaves a siege by it (IL-91)."""
    return move is PASS and view.table.duel and not view.gorgon


PLANNING = Planning(ahead, relies, again)
