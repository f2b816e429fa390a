"""Draws Iliad: the stakes of a siege before the city wall, and each player's army in ranks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.core import UNKNOWN, Seat
from games.iliad.pictures.figures import (
    SLIDE,
    WALL,
    draw_wreath,
    is_hoplite,
    label_figure,
    paint_figure,
    paint_ground,
    paint_held,
    paint_label,
    paint_shield,
    paint_wall,
)
from games.iliad.pictures.look import BEAST, BOW, DOOM, ENGINE, HERO, RANKS, STYLE, TILE, VICTORIES
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
from pictures.canvas import SMALLEST, WIDTH, Canvas, Drawing
from pictures.palette import GLAZE, SEATS, SLIP
from pictures.pieces import MARGIN, Face, Held, Token
from pictures.scene import Scene
from words import format_number, order_seats

SIZES = ((48, 58), (44, 50), (36, 40), (32, 36))  # of a figure; armies are as large as there is room for
ROOM = 170  # the height of all armies together, at most, unless they are of the smallest size
NAMED = 44  # the width of the smallest figure with a name
GAP = 4
LONGEST_FIRST = sorted(PHALANXES, key=lambda spot: (len(list_hoplites(spot)), spot), reverse=True)
LEFT = 58  # where an army begins, to the right of its strength
NOWHERE = -1  # the spot of cards that cannot be selected
NO_WEAPON = -1
STAKED = 38, 50  # the size of a victory card


@dataclass(frozen=True, slots=True)
class Group:
    """Cards that lie together, and the spot or the number that selects them; a hidden face is ``None``."""

    spot: Spot
    faces: tuple[Face | None, ...]
    worth: int = 0
    lost: bool = False
    number: int = 0

    @property
    def wide(self) -> float:
        """The width of the group, in cards."""
        return 1 + SLIDE * (len(self.faces) - 1)


class Painter:
    """Draws one picture of Iliad."""

    def __init__(self, scene: Scene) -> None:
        self.scene, self.view = scene, scene.view
        self.cards = Cards(scene.game, scene.words)  # type: ignore[arg-type]
        self.words = Table(self.cards, scene.view, scene.drawn)
        self.sheet = self.cards.sheet
        self.canvas = Canvas(STYLE)
        self.small_wide, self.small_high = self.size()
        self.middles: dict[Seat, float] = {}  # of the first row of each army

    def size(self) -> tuple[int, int]:
        """Return the largest size of cards at which every army has room in one row, or the smallest size."""
        armies = [its for its in map(self.everything, range(self.view.table.seats)) if its]
        longest = max((sum(group.wide for group in its) for its in armies), default=0)
        gaps = max(map(len, armies), default=0) * GAP
        for wide, high in SIZES:
            if len(armies) * high <= ROOM and longest * wide + gaps <= WIDTH - MARGIN - LEFT:
                return wide, high
        return SIZES[-1]

    def table(self) -> Drawing:
        """Return the public picture."""
        return self.canvas.finished(self.siege())

    def hand(self) -> Drawing:
        """Return the siege, all armies with the reader's last, and the reader's hand."""
        y = self.siege()
        held = [Held(self.large(kind), n, self.held(kind)) for kind, n in enumerate(self.view.hand) if n]
        title = f"{self.scene.words.say('picture-hand')} ({sum(self.view.hand)})"
        self.canvas.text(title, MARGIN, y + 12, 14, most=WIDTH - 2 * MARGIN)
        faces = [self.large(kind) for kind in range(len(self.view.hand))]
        return self.canvas.finished(paint_held(self.canvas, held, faces, y + 18))

    def held(self, kind: Kind) -> int:
        """Return the number of the choice that places or discards a card of the hand."""
        return self.scene.number("place", kind) or self.scene.number("discard", kind)

    # -- the siege

    def siege(self) -> float:
        """Draw what is at stake and every player, at the end by place; return where they end."""
        y = pieces.paint_heading(self.canvas, self.words.siege()[0], self.scene.turn)
        if self.view.phase == OVER:
            return self.ended(y)
        y = self.wall(y - 1)
        for seat in self.order():
            y = self.player(seat, y)
        self.strikes()
        return y

    def strikes(self) -> None:
        """Draw from whom to whom the last attack went, along the left edge."""
        for event in self.scene.news:
            if isinstance(event, Attacked) and {event.seat, event.foe} <= self.middles.keys():
                start, end = self.middles[event.seat], self.middles[event.foe]
                self.canvas.path(f"M9 {start:.1f}H5V{end:.1f}H8", line=STYLE.loss, thick=3)
                self.canvas.path(f"M7 {end - 6:.1f}l8 6l-8 6z", STYLE.loss)

    def ended(self, y: float) -> float:
        """Draw how everybody ended; return where this ends."""
        for seat in self.scene.around(self.view.table.seats):
            y = self.standing(seat, y)
        return y

    def wall(self, y: float) -> float:
        """Draw the city wall with what is at stake, the piles and what the oracle means; return where it ends."""
        said = self.oracle()
        high = WALL + 18 * bool(said)
        paint_wall(self.canvas, y, high)
        self.stake(y + 5)
        self.piles(y + 11)
        if said:
            self.canvas.rect(0, y + WALL, WIDTH, 18, STYLE.band)
            self.canvas.text(
                said, WIDTH / 2, y + WALL + 13.5, SMALLEST, SLIP, anchor="middle", most=WIDTH - 2 * MARGIN, tight=True
            )
        return y + high + 3

    def oracle(self) -> str:
        """Return what the oracle of the siege means, or nothing."""
        view = self.view
        if not (view.gorgon or view.oracle != NO_ORACLE):
            return ""
        oracle, points = ("gorgon", 0) if view.gorgon else ("thanatos", self.sheet.oracles[view.oracle].points)
        return self.scene.words.say("iliad-picture-oracle", oracle=oracle, points=points)

    def order(self) -> list[Seat]:
        """Return all seats in the order of turns, the reader last, teammates next to each other (IL-95)."""
        team, seats = self.view.table.team, order_seats(self.scene.reader, self.view.table.seats)
        latest = {team(seat): at for at, seat in enumerate(seats)}
        return sorted(seats, key=lambda seat: latest[team(seat)])

    def stake(self, y: float) -> None:
        for at, code in enumerate(self.codes(self.view.row)):
            kind, points = divmod(code, RADIX)
            face = Face(VICTORY_KINDS[kind], str(points), ground=VICTORIES[kind])
            x, (wide, high) = MARGIN + at * (STAKED[0] + GAP), STAKED
            pieces.paint_card(self.canvas, face, x, y, wide, high)
            pieces.mark_choice(self.canvas, self.scene.number("take", code), x + wide - 8, y + 7)

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
        shown = piles[: 3 if view.table.duel else 4]
        for at, (size, name) in enumerate(shown):
            x = WIDTH - 47 * (len(shown) - at)
            pieces.paint_back(self.canvas, x + 11, y, 25, 28, str(size))
            self.canvas.text(
                self.scene.words.say(name), x + 23.5, y + 41, SMALLEST, anchor="middle", most=44, tight=True
            )

    # -- a player

    def player(self, seat: Seat, y: float) -> float:
        """Draw everything of a player; return where the next player begins."""
        status = self.words.status(seat)
        with pieces.paint_plate(self.canvas, y, acting=self.scene.lit(seat), absent=status == "absent") as plate:
            end = pieces.paint_nameplate(self.canvas, self.scene, seat, y + 14, 170)
            said = self.scene.words.say("iliad-picture-status", status=status)
            end += self.canvas.text(said, end + 7, y + 19, SMALLEST, STYLE.faint, most=WIDTH - end - 125)
            self.counts(seat, y - 1)
            plate.foot = self.belongings(seat, end + 13, y)
            pieces.mark_choice(self.canvas, self.named(seat), 20, y + 14)
        return plate.foot + 3

    def standing(self, seat: Seat, y: float) -> float:
        """Draw how a player ended, the winner in a wreath; return where the next one begins."""
        won = self.scene.won(seat)
        x, top = (106, y + 8) if won else (12, y + 2)
        with pieces.paint_plate(self.canvas, y, acting=won) as plate:
            if won:
                self.canvas.group(55, y + 50, draw_wreath)
            foot = self.result(seat, x, top)
            foot = pieces.paint_tokens(self.canvas, self.gains(seat), x, foot, apart=pieces.FAR_APART) + 3
            plate.foot = max(foot, y + 100) if won else foot
        return plate.foot + 5

    def result(self, seat: Seat, x: float, y: float) -> float:
        """Write a player's name and points; return where this ends."""
        assert self.view.outcome is not None
        pieces.paint_disc(self.canvas, str(seat + 1), x + 9, y + 12, 9, SEATS[seat])
        size = 22 if self.scene.won(seat) else 15.5
        self.canvas.text(self.scene.called(seat), x + 24, y + 12 + size * 0.36, size, most=150, tight=True)
        self.counts(seat, y - 3)
        said = self.words.standing(seat, self.view.outcome.places[seat])
        if self.scene.won(seat):
            self.canvas.text(said, x, y + 42, 14, most=WIDTH - x - 14, tight=True)
        return y + (50 if self.scene.won(seat) else 27)

    def named(self, seat: Seat) -> int:
        """Return the number of the choice of this player, unless it also names a card, which then bears it."""
        number = self.scene.number("seat", seat)
        parts = self.scene.choices[number - 1] if number else ()
        return 0 if "target" in dict(parts) else number

    def belongings(self, seat: Seat, x: float, y: float) -> float:
        """Draw an army and what a player has won, where there is room for it; return where they end.

        That is beside the name, which ends at ``x``, or beside the army, or below.
        """
        gains, (end, foot) = list(self.gains(seat)), self.army(seat, y + 26)
        wide = pieces.measure_tokens(gains)
        if wide <= WIDTH - 125 - x:
            pieces.paint_tokens(self.canvas, gains, x, y + 3)
        elif end and wide <= WIDTH - MARGIN - end:
            pieces.paint_tokens(self.canvas, gains, WIDTH - 5 - wide, foot - self.small_high / 2 - 14)
        else:
            foot = pieces.paint_tokens(self.canvas, gains, 12, foot)
        return foot + 1

    def counts(self, seat: Seat, y: float) -> None:
        """Draw how many cards a player holds, and the points."""
        words = self.score(self.words.points(seat))
        wide = self.canvas.text(words, WIDTH - 12, y + 21, 15, anchor="end")
        self.canvas.emblem("laurel", WIDTH - 34 - wide, y + 4, 20, STYLE.win, STYLE.low)
        left = min(WIDTH - 112, WIDTH - 62 - wide)
        pieces.paint_back(self.canvas, left, y + 4, 20, 22, str(self.view.hand_sizes[seat]))

    def score(self, points: Mapping[str, Any]) -> str:
        """Return the points of a player and the team, and the points needed to win."""
        whole = f"{points['sum']}/{self.view.table.target}"
        return whole if points["team"] == "none" else f"{points['points']} · {points['team']} {whole}"

    # -- an army

    def army(self, seat: Seat, y: float) -> tuple[float, float]:
        """Draw an army in rows; return how far the last one reaches to the right, if there is one, and down."""
        groups = self.everything(seat)
        if not groups:
            return 0, y
        x, y, marked = float(LEFT), y + 7 * self.numbered(seat, groups), self.fresh(seat)
        self.strength(seat, y)
        self.middles[seat] = y + self.small_high / 2
        for group in groups:
            wide = group.wide * self.small_wide
            if x + wide > WIDTH - MARGIN and x > LEFT:
                x, y = float(LEFT), y + self.small_high + GAP
            self.group(seat, group, x, y)
            if group.spot in marked:  # of several identical groups, only one is marked
                pieces.mark_fresh(self.canvas, x, y, wide, self.small_high)
                marked.remove(group.spot)
            x += wide + GAP + 5 * bool(group.worth)
        return x, y + self.small_high + 3

    def numbered(self, seat: Seat, groups: Sequence[Group]) -> bool:
        """Return whether any of these is a choice; numbers hang over the upper edge, off the figures."""
        return any(group.number or self.pointed_at(seat, group.spot) for group in groups)

    def strength(self, seat: Seat, y: float) -> None:
        """Draw what an army is worth on a shield."""
        size = min(44, self.small_high)
        top = y + (self.small_high - size) / 2
        self.canvas.emblem("shield", 10, top, size, GLAZE, SLIP)
        strength = str(self.view.armies[seat].strength)
        pieces.paint_disc(self.canvas, strength, 10 + size / 2, top + size / 2, size * 0.3, SLIP, GLAZE)

    def everything(self, seat: Seat) -> list[Group]:
        """Return an army, and what it has just lost."""
        return [*self.groups(seat), *self.losses(seat)]

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
        for event in self.scene.news:
            if isinstance(event, Attacked) and seat in (event.foe, event.seat):
                kind = event.kind if seat == event.foe else attacker(event.source)
                yield Group(NOWHERE, self.small(kind), lost=True)

    def group(self, seat: Seat, group: Group, x: float, y: float) -> None:
        """Draw figures that stand together, what they are worth below and the number of the choice above."""
        self.rank(group, x, y)
        wide, high = group.wide * self.small_wide, self.small_high
        if group.lost:
            self.cross_out(group.faces[0], x, y)
        if group.worth:
            pieces.paint_disc(self.canvas, str(group.worth), x + wide - 4, y + high - 9, 8.5, SLIP, GLAZE)
        pieces.mark_choice(self.canvas, group.number or self.pointed_at(seat, group.spot), x + wide - 6, y)

    def cross_out(self, face: Face | None, x: float, y: float) -> None:
        """Cross out a figure that is lost; its value stays readable."""
        wide, high = self.small_wide, self.small_high
        pieces.cross_out(self.canvas, x, y, wide, high)
        if face and is_hoplite(face):
            paint_shield(self.canvas, face, x, y, wide, high - 3)

    def rank(self, group: Group, x: float, y: float) -> None:
        """Draw figures in a rank; a name has room if nothing else stands below."""
        wide, high, faces = self.small_wide, self.small_high, group.faces
        room = group.wide * wide if not any(faces[1:]) else 0
        lines = self.label(faces[0], room)
        foot = high - 3 - len(lines) * pieces.LINE
        placed = [(face, x + at * SLIDE * wide) for at, face in enumerate(faces)]
        ridden = faces[0] is not None and not is_hoplite(faces[0])
        self.row(placed[:ridden], y, foot)
        self.row(placed[ridden:], y, foot)
        if lines:
            paint_label(self.canvas, lines, x, y, room or wide, high)

    def row(self, placed: Sequence[tuple[Face | None, float]], y: float, foot: float) -> None:
        """Draw figures, or cards face down, side by side; those in front hide no shield of those behind."""
        wide = self.small_wide
        for face, x in placed:
            if face is None:
                pieces.paint_back(self.canvas, x + 0.42 * wide, y + 3, 0.58 * wide, foot - 4, "?")
            else:
                paint_ground(self.canvas, face.ground, x, y, wide, foot)
        for face, x in reversed(placed):
            if face is not None:
                paint_figure(self.canvas, face, x, y, wide, foot)

    def label(self, face: Face | None, room: float) -> tuple[str, ...]:
        """Return what stands below the first figure of a group."""
        if face is None:
            return ()
        named = room >= NAMED <= self.small_wide
        return label_figure(face if named else replace(face, name=""), room)

    def fresh(self, seat: Seat) -> list[Spot]:
        """Return where the cards lie now that the last move laid for a player."""
        found: list[Spot] = []
        for event in self.scene.news:
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
        """Yield a token for each victory card, tile and Thanatos card."""
        view, sheet, news = self.view, self.sheet, self.scene.news
        for code, again in repeats(self.codes(view.won[seat])):
            kind, points = divmod(code, RADIX)
            taken = VictoryTaken(seat, code) in news and not again
            yield Token(VICTORY_KINDS[kind], str(points), VICTORIES[kind], fresh=taken)
        for tile, owner in enumerate(view.tiles):
            if owner == seat:
                taken = any(isinstance(event, TileTaken) and event.tile == tile for event in news)
                yield Token(TILES[tile], str(sheet.tiles[tile]), TILE, fresh=taken)
        for at in spread_counts(view.doom[seat]):
            points = sheet.doom[at]
            yield Token("thanatos", format_number(-points), DOOM, fresh=ThanatosTaken(seat, points) in news)

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


def repeats(codes: Sequence[int]) -> Iterator[tuple[int, bool]]:
    """Yield each code, and whether the same stands before it."""
    return ((code, code in codes[:at]) for at, code in enumerate(codes))


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
