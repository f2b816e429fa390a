"""What one seat of Hector and Achilles may know."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import NOBODY, Outcome, Seat
from games.hector.rules.cards import NONE, PILES, Colour, Counts, Kind, Sheet
from games.hector.rules.memory import NOTHING, Memory
from games.hector.rules.position import SEATS, Position

OF_NOTHING = Memory(NOTHING, (0,) * len(PILES))  # what a spectator, who has no piles, knows of its own


@dataclass(frozen=True, slots=True)
class ArmyView:
    """What everybody sees of one side; see ``Position``.

    ``held`` says whether there is a hero in hand; ``shown`` is that hero once it has been shown.
    ``heroes`` and ``under`` are how many are in the pile and how many were put under it. ``total`` is
    the sum of everything played; ``counting`` has what would count in each color.
    """

    piles: tuple[int, ...]
    reduced: tuple[bool, ...]
    fighting: int
    hand: int
    held: bool
    shown: Colour
    heroes: int
    under: int
    deployed: Colour
    covered: Kind
    played: tuple[Kind, ...]
    favoured: tuple[Kind, ...]
    favours: int
    shame: int
    lost: Counts
    fallen: tuple[Colour, ...]
    total: int
    counting: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Recalled:
    """What this seat would still know with a perfect memory.

    ``own`` is its memory of its own piles; ``open`` has what all but the owner know of each side's piles
    and hand.
    """

    own: Memory
    open: tuple[Memory, ...]


@dataclass(frozen=True, slots=True)
class View:
    """Everything public, the seat's own hand and heroes, and what it recalls; see ``Position``.

    ``under`` has the heroes that the seat put under its own pile, in order; ``strength`` is what would
    count for it now, ``hero_value`` what its hero in hand would add.
    """

    seat: Seat
    sheet: Sheet
    achaean: Seat
    armies: tuple[ArmyView, ...]
    hand: tuple[Kind, ...]
    hero: Colour
    hero_value: int
    under: tuple[Colour, ...]
    strength: int
    number: int
    turn: int
    attacker: Seat
    front: int
    tile: int
    colours: tuple[Colour, ...]
    tiles: tuple[int, ...]
    phase: int
    actor: Seat
    acted: bool
    shown: bool
    victor: Seat
    retreated: bool
    last_heroes: tuple[Colour, ...]
    strengths: tuple[int, ...]
    outcome: Outcome | None
    recalled: Recalled

    @property
    def sides(self) -> tuple[int, ...]:
        """The team of each seat: everybody plays alone."""
        return (0, 1)


def build_view(pos: Position, seat: Seat) -> View:
    """Build the view of a seat."""
    pos.remember()
    seated = seat != NOBODY
    hero = pos.hero[seat] if seated else NONE
    return View(
        seat=seat,
        sheet=pos.sheet,
        achaean=pos.achaean,
        armies=tuple(look_at(pos, whose) for whose in SEATS),
        hand=tuple(pos.hands[seat]) if seated else (),
        hero=hero,
        hero_value=0 if hero == NONE else pos.hero_value(seat, hero),
        under=tuple(pos.under[seat]) if seated else (),
        strength=pos.strength(seat) if seated else 0,
        number=pos.number,
        turn=pos.turn,
        attacker=pos.attacker,
        front=pos.front,
        tile=pos.tile,
        colours=tuple(pos.colours),
        tiles=tuple(pos.tiles),
        phase=pos.phase,
        actor=pos.actor,
        acted=pos.acted,
        shown=pos.shown,
        victor=pos.victor,
        retreated=pos.retreated,
        last_heroes=tuple(pos.last_heroes),
        strengths=tuple(pos.strengths),
        outcome=pos.result,
        recalled=Recalled(pos.owned[seat] if seated else OF_NOTHING, tuple(pos.open)),
    )


def look_at(pos: Position, whose: Seat) -> ArmyView:
    """Build what everybody sees of a side, with its hero in hand only once it has been shown (HA-40)."""
    return ArmyView(
        piles=tuple(map(len, pos.piles[whose])),
        reduced=tuple(pos.reduced[whose]),
        fighting=pos.fighting[whose],
        hand=len(pos.hands[whose]),
        held=pos.hero[whose] != NONE,
        shown=pos.hero[whose] if pos.shown else NONE,
        heroes=len(pos.heroes[whose]),
        under=len(pos.under[whose]),
        deployed=pos.deployed[whose],
        covered=pos.covered[whose],
        played=tuple(pos.played[whose]),
        favoured=tuple(pos.favoured[whose]),
        favours=pos.favours[whose],
        shame=pos.shame[whose],
        lost=tuple(pos.lost[whose]),
        fallen=tuple(pos.fallen[whose]),
        total=pos.total(whose),
        counting=tuple(pos.counting(whose)),
    )
