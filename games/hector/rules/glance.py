"""What the worth of a position of Hector and Achilles depends on: a part of a seat's view, built very often."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import Outcome, Seat
from games.hector.rules.cards import NONE, Colour, Kind
from games.hector.rules.position import SEATS, Position


@dataclass(slots=True, init=False)
class ArmyGlance:
    """A part of an ``ArmyView``, with the same names and values."""

    piles: tuple[int, ...]
    reduced: tuple[bool, ...]
    fighting: int
    hand: int
    held: bool
    deployed: Colour
    played: tuple[Kind, ...]
    favoured: tuple[Kind, ...]
    favours: int
    shame: int
    fallen: tuple[Colour, ...]
    total: int
    counting: tuple[int, ...]

    def __init__(self, pos: Position, whose: Seat) -> None:
        self.piles, self.reduced = tuple(map(len, pos.piles[whose])), tuple(pos.reduced[whose])
        self.fighting, self.hand, self.held = pos.fighting[whose], len(pos.hands[whose]), pos.hero[whose] != NONE
        self.played, self.favoured = tuple(pos.played[whose]), tuple(pos.favoured[whose])
        self.favours, self.shame = pos.favours[whose], pos.shame[whose]
        self.deployed, self.fallen = pos.deployed[whose], tuple(pos.fallen[whose])
        self.total, self.counting = pos.total(whose), tuple(pos.counting(whose))


@dataclass(slots=True, init=False)
class Glance:
    """A part of a seat's ``View``, with the same names and values."""

    seat: Seat
    armies: tuple[ArmyGlance, ...]
    hand: tuple[Kind, ...]
    hero: Colour
    hero_value: int
    strength: int
    number: int
    turn: int
    colours: tuple[Colour, ...]
    phase: int
    actor: Seat
    acted: bool
    victor: Seat
    outcome: Outcome | None

    def __init__(self, pos: Position, seat: Seat) -> None:
        hero, self.armies = pos.hero[seat], tuple([ArmyGlance(pos, whose) for whose in SEATS])
        self.seat, self.hand, self.hero = seat, tuple(pos.hands[seat]), hero
        self.hero_value = pos.hero_value(seat, hero) if hero != NONE else 0
        self.strength = sum([self.armies[seat].counting[colour] for colour in pos.valid(seat)])
        self.number, self.turn, self.phase, self.colours = pos.number, pos.turn, pos.phase, tuple(pos.colours)
        self.actor, self.acted, self.victor, self.outcome = pos.actor, pos.acted, pos.victor, pos.result
