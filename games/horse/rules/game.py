"""The Trojan Horse (Alex Randolph): memory and bluff before Troy, for two to four. The rules are in RULES.md."""

from __future__ import annotations

from dataclasses import dataclass, replace
from operator import attrgetter

from engine.advantage import Advantage
from engine.cardgame import CardGame
from engine.chance import draw_card
from engine.core import NOBODY, Chance, Event, Json, Seat
from games.horse.rules.cards import (
    COLOURS,
    DISTRICTS,
    INSIDE,
    RED,
    STANDARD,
    Sheet,
    Table,
    load_published_sheet,
    parse_sheet,
)
from games.horse.rules.events import ColoursDealt, HorseManned
from games.horse.rules.imagination import imagine_position
from games.horse.rules.knowhow import KNOW_HOW
from games.horse.rules.position import spread_counts
from games.horse.rules.state import State
from games.horse.rules.terms import terms
from games.horse.rules.view import View


@dataclass(frozen=True, slots=True)
class Options:
    """The options: ``open`` is 1 if everybody may look into the horse at any time (TH-12).

    ``first`` begins, to the left of Odysseus; ``NOBODY`` leaves it to chance (TH-06).
    """

    variant: str
    open: int = 0
    first: Seat = NOBODY


class Horse(CardGame[Sheet, Options]):
    """The box. ``sheet`` has the numbers to play with; the default is the published sheet."""

    key = "horse"
    rules = 1
    know_how = replace(KNOW_HOW, terms=terms)
    reads, published, agrees = staticmethod(parse_sheet), staticmethod(load_published_sheet), Options
    advantage = Advantage({"first": 0}, attrgetter("player"))  # has the first turns (TH-06)

    def __init__(self, sheet: Sheet | None = None) -> None:
        super().__init__(sheet)
        self.variants = {STANDARD: tuple(table.seats for table in self.sheet.tables)}

    def choices(self, seats: int, variant: str) -> dict[str, tuple[int, ...]]:
        """Return the options besides the variant, each with the values it may have."""
        return {"open": (0, 1), "first": (NOBODY, *range(seats))}

    def deal(self, seats: int, options: Options, chance: Chance) -> tuple[State, list[Event]]:
        """Set up a new game and let Odysseus open it (TH-01 to TH-06)."""
        state = State.undealt(self.sheet, self._table(seats))
        state.open = options.open
        deal_colours(state, chance, options.first)
        treasures = list(self.sheet.treasures)
        state.treasures = [draw_card(treasures, chance, "treasures") for _ in DISTRICTS]
        open_the_game(state, chance)
        events, state.events = state.events, []
        return state, events

    def imagine(self, view: View, chance: Chance) -> State:
        """Sample a position that the view's seat cannot tell from the true one."""
        state = State.undealt(self.sheet, view.table)
        imagine_position(state, view, chance)
        return state

    def load(self, dump: Json) -> State:
        """Restore a dumped position."""
        return State.undealt(self.sheet, self._table(dump["seats"])).restore(dump)

    def _table(self, seats: int) -> Table:
        return next(table for table in self.sheet.tables if table.seats == seats)


def deal_colours(state: State, chance: Chance, first: Seat) -> None:
    """Leave colors out at random, but never red, and deal the others (TH-02, TH-04), so that ``first`` begins."""
    table = state.table
    others = [colour for colour in COLOURS if colour != RED]
    in_play = [RED, *(draw_card(others, chance, "colours") for _ in range(table.seats * table.colours - 1))]
    seats = [seat for seat in range(table.seats) for _ in range(table.colours)]
    for colour in sorted(in_play):
        state.owners[colour] = draw_card(seats, chance, "owners")
    if first != NOBODY:
        move_on(state, first - 1 - state.owners[RED])
    state.events.append(ColoursDealt(tuple(state.owners)))
    state.bag = spread_counts([state.sheet.warriors[colour] if colour in in_play else 0 for colour in COLOURS])


def move_on(state: State, steps: int) -> None:
    """Let what was dealt move round the table, so that all deals with red in a seat stay equally likely (TH-06)."""
    state.owners = [owner if owner == NOBODY else (owner + steps) % state.table.seats for owner in state.owners]


def open_the_game(state: State, chance: Chance) -> None:
    """Load Odysseus's first warriors and lay out the next; the player to the left begins (TH-06)."""
    odysseus: Seat = state.owners[RED]
    state.inside = [draw_card(state.bag, chance, "warriors") for _ in range(INSIDE)]
    state.events.append(HorseManned(odysseus, tuple(state.inside)))
    state.refill(chance)
    state.player = (odysseus + 1) % state.table.seats
