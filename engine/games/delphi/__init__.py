"""Delphi (Günter Burkhardt): nine marches of four cities, for three or four. The rules are in RULES.md."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.chance import draw
from engine.core import Chance, Event, Json, TableRefused, default_variant
from engine.games.delphi import march
from engine.games.delphi.cards import CITIES, Sheet, Table, published, read
from engine.games.delphi.events import CitiesDealt
from engine.games.delphi.imagination import imagine
from engine.games.delphi.state import State
from engine.games.delphi.view import View


@dataclass(frozen=True, slots=True)
class Options:
    """There is nothing to agree on but the way of playing."""

    variant: str


class Delphi:
    """The box. ``sheet`` are the card numbers to play with, else the published ones."""

    key = "delphi"
    rules = 1

    def __init__(self, sheet: Sheet | None = None) -> None:
        self.sheet = sheet or published()
        self.cards = self.sheet.fingerprint
        self.variants: dict[str, tuple[int, ...]] = {}
        for table in self.sheet.tables:
            self.variants[table.variant] = (*self.variants.get(table.variant, ()), table.seats)

    @classmethod
    def with_cards(cls, text: str, where: str) -> Delphi:
        """Return the game with the owner's card file; ``where`` is its name in errors.

        Raises:
            CardError: the file cannot be played with.
        """
        return cls(read(text, where))

    def options(self, seats: int, chosen: Mapping[str, Any]) -> Options:
        """Fill up what was chosen; without a variant the first that takes the seats."""
        unknown = set(chosen) - {"variant"}
        if unknown:
            raise TableRefused(f"delphi has no option {', '.join(sorted(unknown))}; it has variant")
        options = Options(chosen.get("variant") or default_variant(self, seats))
        self._table(seats, options)
        return options

    def choices(self, seats: int, variant: str) -> dict[str, tuple[Any, ...]]:
        """Return the options beside the variant: there are none."""
        return {}

    def sides(self, seats: int, options: Options) -> tuple[int, ...]:
        """Return the team of each seat: everybody plays alone."""
        return tuple(range(seats))

    def deal(self, seats: int, options: Options, chance: Chance) -> tuple[State, list[Event]]:
        """Deal the cities by chance (DE-01) and begin the first parade."""
        state = State(self.sheet, self._table(seats, options))
        cities = list(range(len(CITIES)))
        state.cities = [draw(cities, chance) for _ in range(seats)]
        state.events.append(CitiesDealt(tuple(state.cities)))
        march.begin(state, chance)
        events, state.events = state.events, []
        return state, events

    def imagine(self, view: View, chance: Chance) -> State:
        """Sample a position that the view's seat cannot tell from the true one."""
        state = State(self.sheet, view.table)
        imagine(state, view, chance)
        return state

    def load(self, dump: Json) -> State:
        """Restore a dumped position."""
        return State(self.sheet, self._table(dump["seats"], Options(dump["variant"]))).restore(dump)

    def _table(self, seats: int, options: Options) -> Table:
        for table in self.sheet.tables:
            if (table.variant, table.seats) == (options.variant, seats):
                return table
        raise TableRefused(self._refusal(seats, options.variant))

    def _refusal(self, seats: int, variant: str) -> str:
        """Say why there is no such table."""
        if variant not in list(self.variants):
            return f"delphi has no variant {variant!r}; it has {', '.join(self.variants)}"
        sizes = ", ".join(map(str, self.variants[variant]))
        return f"delphi, variant {variant}, is for {sizes} players, not {seats}"
