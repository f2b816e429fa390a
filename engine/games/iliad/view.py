"""What one seat of Iliad may know, and positions that fit it (IL-07)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.chance import draw
from engine.core import NOBODY, Chance, Outcome, Seat
from engine.games.iliad.army import Army
from engine.games.iliad.cards import KINDS, SOFT, Counts, Kind, Table
from engine.games.iliad.position import FLAGS, NUMBERS, Position, spread

NOTHING: Counts = (0,) * len(KINDS)


@dataclass(frozen=True, slots=True)
class ArmyView:
    """The cards before one player; see ``Army``.

    ``horses`` says how many cards each Horse holds, ``hidden`` which: only one's own.
    """

    line: Counts
    lone: Counts
    herd: tuple[int, ...]
    horses: tuple[int, ...]
    hidden: tuple[tuple[Kind, ...], ...]
    opened: Counts
    hero: int
    strength: int


@dataclass(frozen=True, slots=True)
class Recalled:
    """What this seat would still know with a perfect memory.

    ``pool``: of what the pile was made when it was last shuffled; the discards are public.
    ``drawn``: what this seat has had of it since. What the others drew, and what is left of
    the pile, is among ``pool`` less ``drawn``.
    """

    pool: Counts
    drawn: Counts


@dataclass(frozen=True, slots=True)
class View:
    """All that lies open, one's own hand and Horses, and what one recalls; see ``Position``.

    ``drew``: how many cards each seat has drawn since the pile was last shuffled.
    ``points``: the victory points of each seat.
    """

    seat: Seat
    table: Table
    hand: Counts
    hand_sizes: Counts
    armies: tuple[ArmyView, ...]
    pile_size: int
    drew: Counts
    discards: Counts
    oracles: Counts
    oracle: int
    doom: tuple[Counts, ...]
    victories: Counts
    row: Counts
    won: tuple[Counts, ...]
    tiles: tuple[Seat, ...]
    points: Counts
    number: int
    gorgon: bool
    starter: Seat
    players: tuple[Seat, ...]
    decider: bool
    passes: int
    last_to_pass: Seat
    ranking: tuple[Seat, ...]
    heroes: Counts
    phase: int
    order: tuple[Seat, ...]
    outcome: Outcome | None
    recalled: Recalled


def look(pos: Position, seat: Seat) -> View:
    """Build the view of a seat."""
    seated = seat != NOBODY
    seats = range(pos.table.seats)
    return View(
        seat=seat,
        table=pos.table,
        hand=tuple(pos.hands[seat]) if seated else NOTHING,
        hand_sizes=tuple(map(sum, pos.hands)),
        armies=tuple(look_at(pos, whose, own=whose == seat) for whose in seats),
        pile_size=len(pos.pile),
        drew=tuple(map(sum, pos.drawn)),
        discards=tuple(pos.discards),
        oracles=tuple(map(pos.oracles.count, range(len(pos.sheet.oracles)))),
        oracle=pos.oracle,
        doom=tuple(map(tuple, pos.doom)),
        victories=tuple(map(pos.victories.count, range(len(pos.sheet.victories)))),
        row=tuple(pos.row),
        won=tuple(map(tuple, pos.won)),
        tiles=tuple(pos.tiles),
        points=tuple(map(pos.points, seats)),
        number=pos.number,
        gorgon=pos.gorgon,
        starter=pos.starter,
        players=tuple(pos.players),
        decider=pos.decider,
        passes=pos.passes,
        last_to_pass=pos.last_to_pass,
        ranking=tuple(pos.ranking),
        heroes=tuple(pos.heroes),
        phase=pos.phase,
        order=tuple(pos.order),
        outcome=pos.result,
        recalled=Recalled(tuple(pos.pool), tuple(pos.drawn[seat]) if seated else NOTHING),
    )


def look_at(pos: Position, whose: Seat, *, own: bool) -> ArmyView:
    """Build the view of an army; what Horses hide is for their owner alone (IL-15)."""
    army = pos.armies[whose]
    return ArmyView(
        line=tuple(army.line),
        lone=tuple(army.lone),
        herd=tuple(army.herd),
        horses=tuple(map(len, army.stable)),
        hidden=tuple(map(tuple, army.stable)) if own else (),
        opened=tuple(army.opened),
        hero=army.hero,
        strength=army.strength(pos.sheet),
    )


def imagine(pos: Position, view: View, chance: Chance) -> None:
    """Make a new position one that the view's seat cannot tell from the true one.

    It uses what the seat may conclude: a Horse holds Hoplites and Archers only (IL-15), and
    what lay open when the pile was last shuffled is in nobody's hand but by a draw (IL-72).
    """
    for name in NUMBERS + FLAGS:
        setattr(pos, name, getattr(view, name))
    for name in ("discards", "row", "tiles", "players", "order", "ranking", "heroes"):
        setattr(pos, name, list(getattr(view, name)))
    pos.oracles, pos.victories = spread(view.oracles), spread(view.victories)
    pos.won, pos.doom = list(map(list, view.won)), list(map(list, view.doom))
    pos.armies = list(map(build, view.armies))
    pos.result = view.outcome
    pos.pool = list(view.recalled.pool)
    deal_hidden(pos, view, chance)


def build(view: ArmyView) -> Army:
    """Build an army as seen; the Horses of others are still empty."""
    army = Army()
    army.line, army.lone, army.herd = list(view.line), list(view.lone), list(view.herd)
    army.front = sum(1 << spot for spot, count in enumerate(army.line) if count)
    army.stable = [list(cards) for cards in view.hidden] or [[] for _ in view.horses]
    army.opened, army.hero = list(view.opened), view.hero
    return army


def deal_hidden(pos: Position, view: View, chance: Chance) -> None:
    """Deal every card that the seat has not seen to pile, Horses and hands of the others."""
    unseen = unseen_cards(pos, view)
    others = [seat for seat in range(view.table.seats) if seat != view.seat]
    horses = [
        (pos.armies[seat].stable[at], size) for seat in others for at, size in enumerate(view.armies[seat].horses)
    ]
    taken = drawn_by_others(view, unseen, sum(size for _, size in horses), chance)
    pile = [n - own - theirs for n, own, theirs in zip(pos.pool, view.recalled.drawn, taken, strict=True)]
    pos.pile = spread(pile)
    held = [n - in_pile for n, in_pile in zip(unseen, pile, strict=True)]
    for cards, size in horses:
        cards += sorted(draw_soft(held, chance) for _ in range(size))
    held, drawn = spread(held), spread(taken)
    for seat in others:
        pos.hands[seat] = draw_many(held, view.hand_sizes[seat], chance)
        pos.drawn[seat] = draw_many(drawn, view.drew[seat], chance)
    if view.seat != NOBODY:
        pos.hands[view.seat], pos.drawn[view.seat] = list(view.hand), list(view.recalled.drawn)


def unseen_cards(pos: Position, view: View) -> list[int]:
    """Return what is neither in one's hand nor in sight."""
    unseen = list(pos.sheet.counts)
    for counts in (view.hand, view.discards, *(army.cards() for army in pos.armies)):
        unseen = [n - seen for n, seen in zip(unseen, counts, strict=True)]
    return unseen


def drawn_by_others(view: View, unseen: list[int], hidden: int, chance: Chance) -> list[int]:
    """Imagine what the others have drawn since the pile was last shuffled.

    Certainly what is in sight by now though it was in the pile, and enough Hoplites and
    Archers to fill the Horses; the rest is chance.
    """
    rest = [n - own for n, own in zip(view.recalled.pool, view.recalled.drawn, strict=True)]
    taken = [max(0, n - out) for n, out in zip(rest, unseen, strict=True)]
    left = [n - gone for n, gone in zip(rest, taken, strict=True)]
    for _ in range(sum(left[: len(SOFT)]) - (sum(unseen[: len(SOFT)]) - hidden)):
        taken[draw_soft(left, chance)] += 1
    pile = spread(left)
    while len(pile) > view.pile_size:
        taken[draw(pile, chance)] += 1
    return taken


def draw_soft(counts: list[int], chance: Chance) -> Kind:
    """Take a Hoplite or Archer at random from the cards counted."""
    kind = draw(spread(counts[: len(SOFT)]), chance)
    counts[kind] -= 1
    return kind


def draw_many(pile: list[int], size: int, chance: Chance) -> list[int]:
    """Take so many cards at random from a pile and return how many of each kind."""
    counts = [0] * len(KINDS)
    for _ in range(size):
        counts[draw(pile, chance)] += 1
    return counts
