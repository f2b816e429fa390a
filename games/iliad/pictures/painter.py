"""Draws Iliad: the stakes of a siege before the city wall, and each player's army in ranks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from operator import ge
from typing import Any

from engine.core import UNKNOWN, Seat
from games.iliad.pictures.figures import WALL, paint_held, paint_plaque, paint_wall
from games.iliad.pictures.finale import paint_winners
from games.iliad.pictures.look import BEAST, BOW, DOOM, ENGINE, HERO, RANKS, STYLE, TILE, VICTORIES
from games.iliad.pictures.ranks import Group, Size, paint_group
from games.iliad.rules.army import CLIMB, STANDS
from games.iliad.rules.cards import (
    ARCHER,
    CHARIOT,
    ELEPHANT,
    HOPLITES,
    KINDS,
    PHALANXES,
    RADIX,
    TILES,
    TROJAN_HORSE,
    VICTORY_KINDS,
    Kind,
    list_hoplites,
)
from games.iliad.rules.events import Attacked, Hid, Laid, Placed, ThanatosTaken, TileTaken, VictoryTaken
from games.iliad.rules.moves import ALONE, HAND, LONE, MOUNT, STABLE, Spot
from games.iliad.rules.position import NO_ORACLE, OVER, spread_counts
from games.iliad.words.cards import Cards
from games.iliad.words.table import Table
from pictures import pieces
from pictures.canvas import SMALLEST, Canvas, Drawing
from pictures.names import is_cut
from pictures.palette import GLAZE, SLIP
from pictures.pieces import EDGE, HALF, MARGIN, WHOLE, Face, Held, Token
from pictures.scene import Scene
from pictures.typeface import load_label_face
from words import format_number

SIZES = ((48, 58), (44, 50), (36, 40), (32, 36))  # of a figure; armies are as large as there is room for
GAP, WORTH = 4, 5  # from one group to the next, and more where its worth hangs over its edge
ABOVE, LOWER = 10, 21  # how far the number of a choice is above the figures, and how much lower these then stand
NAMED, LONG = 24, 29  # the height of the line with the name of a player, and of a name in two lines
CROWD = 5  # so many players need small figures
LONGEST_FIRST = sorted(PHALANXES, key=lambda spot: (len(list_hoplites(spot)), spot), reverse=True)
SHORTEST = 55  # the least room for a name
BESIDES = 90, 72  # what else is beside a name and the letters of points: during a game, with a hand, and at the end
PILES = 262  # the left edge of the piles
NOWHERE = -1  # the spot of cards that cannot be selected
NO_WEAPON = -1
STAKED = 38, 50  # the size of a victory card


@dataclass(frozen=True, slots=True)
class Area:
    """Where a player's plate is, and the size of the figures on it."""

    x: float
    wide: float
    size: Size
    named: float = NAMED  # the height of the name

    @property
    def right(self) -> float:
        """Where what is on the plate ends."""
        return self.x + self.wide - 9

    @property
    def army(self) -> float:
        """Where an army begins, to the right of its strength."""
        return self.x + (55 if self.wide == WHOLE else 40)


class Painter:
    """Draws one picture of Iliad."""

    def __init__(self, scene: Scene) -> None:
        self.scene, self.view = scene, scene.view
        self.cards = Cards(scene.game, scene.words)  # type: ignore[arg-type]
        self.words = Table(self.cards, scene.view, scene.drawn)
        self.sheet = self.cards.sheet
        self.canvas = Canvas(STYLE)
        self.over = scene.view.phase == OVER
        self.middles: dict[Seat, tuple[float, float, float]] = {}  # the left edge, and heights of plate and army

    def table(self) -> Drawing:
        """Return the public picture."""
        return self.canvas.finished(self.siege())

    def hand(self) -> Drawing:
        """Return the siege, all armies with the reader's last, and the reader's hand."""
        held = [Held(self.large(kind), n, self.held(kind)) for kind, n in enumerate(self.view.hand) if n]
        faces = [self.large(kind) for kind in range(len(self.view.hand))]
        return self.canvas.finished(paint_held(self.canvas, held, faces, self.siege() + 3))

    def held(self, kind: Kind) -> int:
        """Return the number of the choice that places or discards a card of the hand."""
        return self.scene.number("place", kind) or self.scene.number("discard", kind)

    # -- the siege

    def siege(self) -> float:
        """Draw what is at stake and every player, at the end by place; return where they end."""
        y = pieces.paint_heading(self.canvas, self.words.siege()[0], self.scene.turn)
        y = paint_winners(self.canvas, self.scene, self.view.table.seats, y - 1) if self.over else self.wall(y - 1)
        for seats in self.rows():
            y = self.row(seats, y)
        self.strikes()
        return y

    def strikes(self) -> None:
        """Draw from whom to whom the last attack went, along the left edges and between the plates."""
        for event in self.scene.marked:
            if isinstance(event, Attacked) and {event.seat, event.foe} <= self.middles.keys():
                (left, top, start), (right, foot, end) = self.middles[event.seat], self.middles[event.foe]
                across = f"V{max(top, foot) - 1.5:.1f}H{right + 2:.1f}" if left != right else ""
                way = f"M{left + 6:.0f} {start:.1f}H{left + 2:.0f}{across}V{end:.1f}H{right + 5:.0f}"
                self.canvas.path(way, line=STYLE.loss, thick=3)
                self.canvas.path(f"M{right + 4:.0f} {end - 6:.1f}l8 6l-8 6z", STYLE.loss)

    def wall(self, y: float) -> float:
        """Draw the city wall with what is at stake, the piles and what the oracle means; return where it ends."""
        paint_wall(self.canvas, y, WALL)
        end, said = self.stake(y + 5), self.oracle()
        self.piles(y + 7)
        if said:
            paint_plaque(self.canvas, said, end, y + 7, PILES - end - 5)
        return y + WALL + 3

    def oracle(self) -> str:
        """Return what the oracle of the siege means, or nothing."""
        view = self.view
        if not (view.gorgon or view.oracle != NO_ORACLE):
            return ""
        oracle, points = ("gorgon", 0) if view.gorgon else ("thanatos", self.sheet.oracles[view.oracle].points)
        return self.scene.words.say("iliad-picture-oracle", oracle=oracle, points=points)

    def rows(self) -> list[list[Seat]]:
        """Return which players share a row: two each, but none of a duel."""
        order, across = self.order(), 1 if self.view.table.seats == 2 else 2
        return [order[at : at + across] for at in range(0, len(order), across)]

    def order(self) -> list[Seat]:
        """Return all seats in the order of turns, the reader last, or by place; teammates are neighbors (IL-95)."""
        team, seats = self.view.table.team, self.scene.around(self.view.table.seats)
        latest = {team(seat): at for at, seat in enumerate(seats)}
        return sorted(seats, key=lambda seat: latest[team(seat)])

    def stake(self, y: float) -> float:
        """Draw the victory cards to be won; return where the next would be."""
        codes = self.codes(self.view.row)
        for at, code in enumerate(codes):
            kind, points = divmod(code, RADIX)
            face = Face(VICTORY_KINDS[kind], str(points), ground=VICTORIES[kind])
            x, (wide, high) = MARGIN + at * (STAKED[0] + GAP), STAKED
            pieces.paint_card(self.canvas, face, x, y, wide, high)
            pieces.mark_choice(self.canvas, self.scene.number("take", code), x + wide - 8, y + 7)
        return MARGIN + len(codes) * (STAKED[0] + GAP)

    def codes(self, counts: Sequence[int]) -> list[int]:
        """Return the codes of victory cards, each as often as there are cards of it."""
        return [code for code, number in zip(self.sheet.codes, counts, strict=True) for _ in range(number)]

    def piles(self, y: float) -> None:
        view = self.view
        piles = [
            (view.pile_size, "picture-pile"),
            (sum(view.discards), "picture-discards"),
            (sum(view.victories), "iliad-picture-victories"),
            (sum(view.oracles), "picture-oracles"),
        ]
        for at, (size, name) in enumerate(piles[: 3 if view.table.duel else 4]):
            x, top = PILES + at % 2 * 66, y + at // 2 * 24
            pieces.paint_back(self.canvas, x, top, 20, 20, str(size))
            self.canvas.text(self.scene.words.say(name), x + 23, top + 15, SMALLEST, most=40, tight=True)

    # -- a player

    def row(self, seats: Sequence[Seat], y: float) -> float:
        """Draw everything of players beside each other; return where the next row begins."""
        absent = [seat for seat in seats if self.words.status(seat) == "absent"]
        paint = partial(self.player, y, self.size(seats))
        return pieces.paint_row(self.canvas, self.scene, seats, absent, y, paint)

    def size(self, seats: Sequence[Seat]) -> Size:
        """Return the largest size of figures at which each army of a row has room in one line, or the smallest.

        A smaller one is better if what the players have won then has room beside the armies.
        """
        wide = WHOLE if len(seats) == 1 else HALF
        areas = [Area(EDGE, wide, size) for size in SIZES[self.smaller(wide) :]]
        rooms = {area.size: [self.room(seat, area) for seat in seats] for area in areas}
        won = [self.measure(self.gains(seat), self.status(seat)) for seat in seats]
        least = (won, [0.0] * len(won))
        fitting = (size for needs in least for size in rooms if all(map(ge, rooms[size], needs)))
        return next(fitting, SIZES[-1])

    def smaller(self, wide: float) -> int:
        """Return how many sizes are too large: all are good for a duel, and few where many players need the height."""
        seats = self.view.table.seats
        return 0 if seats == 2 else 1 if wide == WHOLE and seats < CROWD else 2

    def room(self, seat: Seat, area: Area) -> float:
        """Return how much room an army leaves in one line; less than 0 if it needs more."""
        groups = self.everything(seat)
        wide = sum(group.wide * area.size[0] + GAP + WORTH * bool(group.worth) for group in groups)
        return area.right - area.army - wide

    @staticmethod
    def measure(gains: Iterable[Token], said: str) -> float:
        """Return how wide what a player has won and is doing is."""
        return pieces.measure_tokens(gains) + (load_label_face().width(said, SMALLEST) + 6 if said else 0)

    def player(self, y: float, size: Size, seat: Seat, x: float, wide: float) -> float:
        """Draw everything of a player with figures of this size; return where it ends."""
        area = Area(x, wide, size)
        left, said = self.counts(seat, area, y - 1), self.status(seat)
        room, saying = left - x - 37, load_label_face().width(said, SMALLEST) + 7
        name = self.scene.called(seat)
        beside = bool(said) and room - saying >= SHORTEST and not is_cut(name, room - saying)
        most, depth = min(170, room - saying * beside), self.canvas.depth
        if pieces.needs_two_lines(self.scene, seat, most):
            area = replace(area, named=LONG)
        end = pieces.paint_nameplate(self.canvas, self.scene, seat, y + 14, most, x - EDGE)
        if beside:
            end += self.canvas.text(said, end + 7, y + 19, SMALLEST, STYLE.faint) + 7
        pieces.mark_choice(self.canvas, self.named(seat), x + 17, y + 14)
        with self.canvas.beneath(depth):  # the letters of a name in two lines reach down to the figures
            return self.belongings(seat, area, "" if beside else said, (end + 13, left), y)

    def status(self, seat: Seat) -> str:
        """Return what a player is doing, if the picture does not show it otherwise."""
        return self.scene.words.say("iliad-picture-status", status=self.words.status(seat))

    def named(self, seat: Seat) -> int:
        """Return the number of the choice of this player, unless it also names a card, which then bears it."""
        number = self.scene.number("seat", seat)
        parts = self.scene.choices[number - 1] if number else ()
        return 0 if "target" in dict(parts) else number

    def belongings(self, seat: Seat, area: Area, said: str, free: tuple[float, float], y: float) -> float:
        """Draw an army, and what a player has won and is doing, where there is room for it; return where they end.

        That is in what is ``free`` of the line of the name, or beside the army, or below.
        """
        gains, (end, foot) = list(self.gains(seat)), self.army(seat, area, y + area.named)
        wide = self.measure(gains, said)
        if wide <= free[1] - free[0] - 4:
            self.won(gains, said, area, free[0], y + 3)
        elif end and wide <= area.right - end:
            self.won(gains, said, area, area.right + 7 - wide, foot - area.size[1] / 2 - 14)
        else:
            foot = self.won(gains, said, area, area.x + 9, foot)
        return foot + 1

    def won(self, gains: Sequence[Token], said: str, area: Area, x: float, y: float) -> float:
        """Draw what a player is doing and has won in a row, or in several; return where they end."""
        left = x + self.canvas.text(said, x, y + 16, SMALLEST, STYLE.faint) + 6 if said else x
        foot = pieces.paint_tokens(self.canvas, gains, left, y, area.right + 5)
        return foot if gains else y + 23

    def counts(self, seat: Seat, area: Area, y: float) -> float:
        """Draw how many cards a player holds until the end, and the points; return where they begin.

        A name that would be cut has the room of the laurel.
        """
        words, gold = self.score(self.words.points(seat)), TILE if self.leads(seat) else ""
        room = area.wide - load_label_face().width(words, 15.5) - BESIDES[self.over]
        laurel = area.wide == WHOLE or not is_cut(self.scene.called(seat), room)
        x = pieces.paint_points(self.canvas, words, area.right, y, STYLE.low, gold, laurel=laurel)
        if self.over:
            return x
        left = min(area.right - 100, x - 26) if area.wide == WHOLE else x - 18
        pieces.paint_back(self.canvas, left, y + 5, 20, 20, str(self.view.hand_sizes[seat]))
        return left

    def leads(self, seat: Seat) -> bool:
        """Return whether no side has more points than this seat's, and some side has fewer."""
        table, points = self.view.table, self.view.points
        sums = [sum(points[mate] for mate in table.side(each)) for each in range(table.seats)]
        return bool(min(sums) < sums[seat] == max(sums))

    def score(self, points: Mapping[str, Any]) -> str:
        """Return the points of a team or of a player without one, and those to win."""
        target = f"{points['sum']}/{self.view.table.target}"
        return target if points["team"] == "none" else f"{points['team']} {target}"

    # -- an army

    def army(self, seat: Seat, area: Area, y: float) -> tuple[float, float]:
        """Draw an army in rows; return how far the last one reaches to the right, if there is one, and down."""
        groups, (small, high) = self.everything(seat), area.size
        if not groups:
            return 0, y
        x, top, marked = area.army, y - area.named, self.fresh(seat)
        lower = LOWER * self.numbered(seat, groups)
        y += lower
        self.strength(seat, area, y)
        self.middles[seat] = area.x, top, y + high / 2
        for group in groups:
            wide = group.wide * small
            if x + wide > area.right + 4 and x > area.army:
                x, y = area.army, y + high + max(GAP, lower)
            paint_group(self.canvas, group, area.size, x, y)
            if group.spot in marked:  # of several identical groups, only one is marked
                pieces.mark_fresh(self.canvas, x, y, wide, high)
                marked.remove(group.spot)
            self.signs(seat, group, x + wide, y, high)
            x += wide + GAP + WORTH * bool(group.worth)
        return x, y + high + 2

    def signs(self, seat: Seat, group: Group, right: float, y: float, high: float) -> None:
        """Draw what a group is worth, over any frame, and the number of the choice above."""
        if group.worth:
            pieces.paint_disc(self.canvas, str(group.worth), right - 4, y + high - 9, 8.5, SLIP, GLAZE)
        pieces.mark_choice(self.canvas, group.number or self.pointed_at(seat, group.spot), right - 6, y - ABOVE)

    def numbered(self, seat: Seat, groups: Sequence[Group]) -> bool:
        """Return whether any of these is a choice; numbers hang over the upper edge, off the figures."""
        return any(group.number or self.pointed_at(seat, group.spot) for group in groups)

    def strength(self, seat: Seat, area: Area, y: float) -> None:
        """Draw what an army is worth on a shield, on gold if that is the most."""
        size, x = min(44.0, area.army - area.x - 11, area.size[1]), area.x + 7
        top = y + (area.size[1] - size) / 2
        self.canvas.emblem("shield", x, top, size, GLAZE, SLIP)
        strength, fill = str(self.view.armies[seat].strength), TILE if self.is_strongest(seat) else SLIP
        pieces.paint_disc(self.canvas, strength, x + size / 2, top + size / 2, size * 0.3, fill, GLAZE)

    def is_strongest(self, seat: Seat) -> bool:
        """Return whether no army looks stronger than this one, and some army weaker."""
        strengths = self.view.strengths
        return bool(min(strengths) < strengths[seat] == max(strengths))

    def everything(self, seat: Seat) -> list[Group]:
        """Return an army, and what it has just lost; at the end, nothing."""
        return [] if self.over else [*self.groups(seat), *self.losses(seat)]

    def groups(self, seat: Seat) -> Iterator[Group]:
        """Yield the cards in a player's army, phalanxes first and the longest of them first."""
        army = self.view.armies[seat]
        yield from (self.phalanx(spot) for spot in LONGEST_FIRST for _ in range(army.line[spot]))
        for load in reversed(army.herd):
            yield Group(MOUNT + load, self.small(ELEPHANT, *self.cards.mounted(load)), self.sheet.ridden[load])
        yield from [Group(ALONE, self.small(ARCHER))] * army.line[ALONE]
        yield from (Group(LONE + kind, self.small(kind)) for kind in spread_counts(army.lone))
        for at, size in enumerate(army.horses):
            inside = army.hidden[at] if army.hidden else [UNKNOWN] * size
            yield Group(STABLE + at, (self.horse(at), *self.small(*inside)))
        yield from (
            Group(NOWHERE, self.small(kind), number=self.opened(seat, kind)) for kind in spread_counts(army.opened)
        )
        if army.hero:
            yield Group(NOWHERE, (Face("helmet", f"+{army.hero}", ground=HERO),))

    def horse(self, at: int) -> Face:
        """Return a Trojan Horse, with its number if it has one in words."""
        face = self.face(TROJAN_HORSE)
        return replace(face, corner=str(at + 1)) if self.view.told_apart else face

    def opened(self, seat: Seat, kind: Kind) -> int:
        """Return the number of the choice that lays a card out of a Trojan Horse."""
        return self.scene.number("lay", kind) if seat == self.scene.reader else 0

    def phalanx(self, spot: Spot) -> Group:
        ranks = list_hoplites(spot)
        return Group(spot, self.small(*ranks), self.sheet.line[spot] if len(ranks) > 1 else 0)

    def losses(self, seat: Seat) -> Iterator[Group]:
        """Yield what the last move took from a player: the card attacked, or the attacker (IL-28)."""
        for event in self.scene.marked:
            if isinstance(event, Attacked) and seat in (event.foe, event.seat):
                kind = event.kind if seat == event.foe else attacker(event.source)
                yield Group(NOWHERE, self.small(kind), lost=True)

    def fresh(self, seat: Seat) -> list[Spot]:
        """Return where the cards lie now that the last move laid for a player."""
        found: list[Spot] = []
        for event in self.scene.marked:
            if isinstance(event, Placed | Hid | Laid) and event.seat == seat:
                if isinstance(event, Laid) and event.spot != ALONE and event.spot in found:
                    found.remove(event.spot)  # it has grown by this card
                found.append(laid_at(event, len(self.view.armies[seat].horses)))
        return found

    def pointed_at(self, seat: Seat, spot: Spot) -> int:
        """Return the number of the choice that selects these cards."""
        if seat != self.scene.reader:
            return self.scene.number("target", spot)
        if spot == ALONE:  # a card goes beside lone Archers, not on them
            return self.scene.number("attack", ARCHER)
        return self.scene.number("attack", weapon(spot)) or self.scene.number("on", spot)

    # -- what was won and lost

    def gains(self, seat: Seat) -> Iterator[Token]:
        """Yield a token for each kind of victory cards, each tile, and the Thanatos cards."""
        view, sheet, news = self.view, self.sheet, self.scene.marked
        won = self.codes(view.won[seat])
        new = {event.code // RADIX for event in news if isinstance(event, VictoryTaken) and event.seat == seat}
        for kind, name in enumerate(VICTORY_KINDS):
            if points := "+".join(str(code % RADIX) for code in won if code // RADIX == kind):
                yield Token(name, points, VICTORIES[kind], fresh=kind in new)
        for tile, owner in enumerate(view.tiles):
            if owner == seat:
                taken = any(isinstance(event, TileTaken) and event.tile == tile for event in news)
                yield Token(TILES[tile], str(sheet.tiles[tile]), TILE, fresh=taken)
        if doom := [sheet.doom[at] for at in spread_counts(view.doom[seat])]:
            fresh = any(isinstance(event, ThanatosTaken) and event.seat == seat for event in news)
            yield Token("thanatos", " ".join(format_number(-points) for points in doom), DOOM, fresh=fresh)

    # -- cards

    def small(self, *kinds: Kind) -> tuple[Face | None, ...]:
        """Return cards of an army; a hidden one is ``None``."""
        return tuple(None if kind == UNKNOWN else self.face(kind) for kind in kinds)

    def large(self, kind: Kind) -> Face:
        """Return a card of the hand; there is room for the name of a Hoplite too."""
        face = self.face(kind)
        return face if face.name else replace(face, name=self.cards.on_card(kind).rsplit(" ", 1)[0])

    def face(self, kind: Kind) -> Face:
        """Return a card with its name, or a Hoplite with its value."""
        if kind in HOPLITES:
            return Face("hoplite", str(self.sheet.points[kind]), ground=RANKS[kind])
        ground = BOW if kind == ARCHER else BEAST if kind in (ELEPHANT, TROJAN_HORSE) else ENGINE
        return Face(KINDS[kind], "", self.cards.on_card(kind), ground)


def laid_at(event: Placed | Hid | Laid, horses: int) -> Spot:
    """Return the spot of a card that was laid, with that card included, in an army with so many Trojan Horses."""
    if isinstance(event, Hid):
        return STABLE + event.horse
    if event.spot == ALONE:
        return alone(event.kind, horses)
    if event.spot < MOUNT:
        return event.spot | 1 << event.kind
    return MOUNT + CLIMB[event.spot - MOUNT, event.kind]


def alone(kind: Kind, horses: int) -> Spot:
    """Return the spot of a card that was placed alone; a Trojan Horse is the newest of so many."""
    if kind < CHARIOT:
        return STANDS[kind]
    return {ELEPHANT: MOUNT, TROJAN_HORSE: STABLE + horses - 1}.get(kind, LONE + kind)


def weapon(spot: Spot) -> int:
    """Return the name of a spot's cards as attackers."""
    if spot >= LONE:
        return spot - LONE
    return spot if MOUNT <= spot < STABLE else NO_WEAPON


def attacker(source: int) -> Kind:
    """Return the card that attacks from a source."""
    if source == HAND:
        return CHARIOT
    return ARCHER if source >= MOUNT else source
