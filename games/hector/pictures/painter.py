"""Draws Hector and Achilles: two fronts that face each other, and the tile of fate between them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.core import Seat
from games.hector.pictures.card import BAND, SMALL, TALL, measure_held, paint_held, paint_troop
from games.hector.pictures.look import BONE, DISGRACE, EMBER, GROUNDS, HONOR, NIGHT, SHAPES, STYLE
from games.hector.rules.cards import COLOURS, HUE, KINDS, NONE, PILES, RESERVE, TROOPS, VALUE, Colour, Kind
from games.hector.rules.events import (
    Deployed,
    Exchanged,
    FateLaid,
    FateTurned,
    HeroLost,
    PenaltyPaid,
    Removed,
    ShameTaken,
    Strengthened,
    TileTurnedUp,
    TroopPlayed,
    VanguardTurnedUp,
)
from games.hector.rules.moves import FAVOUR, HERO
from games.hector.rules.position import OVER
from games.hector.rules.view import ArmyView
from games.hector.words.cards import Cards
from games.hector.words.table import Table
from pictures import pieces
from pictures.canvas import SMALLEST, TIGHTEST, WIDTH, Canvas, Drawing
from pictures.names import paint_name
from pictures.palette import GLAZE, GOLD, SLIP
from pictures.pieces import HEAD, MARGIN, Face, Held, Token
from pictures.portraits import paint_portrait
from pictures.scene import Scene
from pictures.typeface import choose_title_face, load_label_face

LEFT, RIGHT = 12, 296  # the edges of a front
FOOT = 391  # the right edge of the tokens
MOST_APART = 9  # from one token to the next
STEP = SMALL + 3
ON_TROOP = 22  # how far a hero lies to the right of the troop under it
FRONT = 5  # troops of a side in a battle
TILE, TURN = 56, 74  # a tile, and from one way to turn it to the next
FATE = 304  # the left edge of the tile; what belongs to it is in a column of its own
LIKENESS = {
    "Achilles": "achilles", "Aias": "ajax", "Agamemnon": "agamemnon", "Diomedes": "diomedes", "Menelaus": "menelaus",
    "Odysseus": "odysseus", "Acamas": "acamas", "Aeneas": "aeneas", "Glaucus": "glaucus", "Hector": "hector",
    "Paris": "paris", "Sarpedon": "sarpedon",
}  # fmt: skip


class Painter:
    """Draws one picture of Hector and Achilles."""

    def __init__(self, scene: Scene) -> None:
        self.scene, self.view = scene, scene.view
        self.cards = Cards(scene.game, scene.words)  # type: ignore[arg-type]
        self.words = Table(self.cards, scene.view, scene.drawn)
        self.say = scene.words.say
        self.canvas = Canvas(STYLE)

    def table(self) -> Drawing:
        """Return the public picture."""
        return self.canvas.finished(self.battle(0) + 2)

    def hand(self) -> Drawing:
        """Return both sides with the reader's below, and the reader's hand."""
        y = self.own_cards([*self.own_hero(), *self.own_troops()], self.battle(1 - self.scene.reader))
        if counts := " ".join(map(str.strip, self.words.counts())):
            y += 17
            later = self.say("hector-picture-in-hand", points=self.words.later())
            self.canvas.text(f"{counts} · {later}", MARGIN, y, SMALLEST, most=WIDTH - 2 * MARGIN, tight=True)
        return self.canvas.finished(y + 6)

    def own_cards(self, held: Sequence[Held], y: float) -> float:
        """Draw the hand, beside the ways to turn the tile if there is room or else below; return where they end."""
        room, turns = WIDTH - 2 * MARGIN, self.turns()
        beside = len(turns) * TURN if held and measure_held(held) + len(turns) * TURN < room else 0
        foot = self.choose_turn(turns, WIDTH - MARGIN - beside if beside else (WIDTH - len(turns) * TURN) / 2, y)
        if not held:
            return foot
        heroes = (self.own(side ^ self.view.achaean, colour) for side in range(2) for colour in range(len(GROUNDS)))
        faces = (*map(self.troop, KINDS), *heroes)
        return paint_held(self.canvas, held, faces, (y if beside else foot) + 2, room - beside)

    def battle(self, above: Seat) -> float:
        """Draw both sides and the tile between them; return where they end."""
        self.heading()
        if self.view.phase == OVER:
            return self.ended()
        middle = self.upper(above, HEAD + 4) + 2
        foot = self.lower(1 - above, middle + 2)
        self.fate(above, middle)
        return foot + 3

    def heading(self) -> None:
        """Draw the header; whose turn it is stands in gold on a sherd of black."""
        title, turn = self.words.title(), self.scene.turn
        pieces.paint_heading(self.canvas, title, "")
        most = max(0.4 * WIDTH, WIDTH - choose_title_face(title).width(title, pieces.TITLE) - 40)
        if turn:
            y, depth = 8 if self.view.phase == OVER else 2, self.canvas.depth
            wide = self.canvas.text(turn, WIDTH - 13, y + 13.5, 13.5, GOLD, anchor="end", most=most, tight=True)
            with self.canvas.beneath(depth):
                self.canvas.rect(WIDTH - wide - 20, y, wide + 14, 18, GLAZE, corner=6)
        if self.view.phase != OVER:
            left = self.say("hector-tiles-left", count=len(self.view.tiles))
            self.canvas.text(left, WIDTH - 13, 32, SMALLEST, GLAZE, anchor="end", most=WIDTH * 0.4, tight=True)

    # -- fate

    def fate(self, above: Seat, y: float) -> None:
        """Draw the tile around the height ``y``, both totals beside it, and the valid color of each side."""
        if self.view.tile == NONE:
            self.canvas.path(f"M{FATE + 3} {y - 25}h50v50h-50Z", line=STYLE.frame, thick=1.8, dash="5 3")
        else:
            self.canvas.group(FATE, y - TILE / 2, fate_tile, tuple(self.as_laid(above)))
            self.mark_tile(y - TILE / 2)
        if any(army.played for army in self.view.armies):
            self.canvas.emblem("fate", 366, y - 11, 22, STYLE.ink, STYLE.table)
        for seat, way in ((above, -1), (1 - above, 1)):
            self.total(seat, y + way * 23)
            self.valid(seat, y - 54 if way < 0 else y + 32)

    def mark_tile(self, y: float) -> None:
        """Frame the tile if it is new; an arrow in its middle says that it was turned."""
        if any(isinstance(event, FateLaid | FateTurned | TileTurnedUp) for event in self.scene.marked):
            pieces.mark_fresh(self.canvas, FATE, y, TILE, TILE)
        if any(isinstance(event, FateTurned) and event.turned for event in self.scene.marked):
            self.canvas.group(FATE + TILE / 2, y + TILE / 2, turning)

    def total(self, seat: Seat, y: float) -> None:
        """Draw what a side's cards add up to, on gold if that is more than the other's."""
        army, other = self.view.armies[seat], self.view.armies[1 - seat]
        if army.played:
            fill = GOLD if army.total > other.total else SLIP
            pieces.paint_disc(self.canvas, str(army.total), 377, y, 12, fill, GLAZE)

    def valid(self, seat: Seat, y: float) -> None:
        """Draw the color that counts for a side."""
        colour = self.view.colours[seat]
        if colour != NONE:
            self.canvas.rect(FATE, y, 86, 21, GROUNDS[colour], corner=5, line=GLAZE, thick=1.4)
            self.canvas.path(SHAPES[colour], GLAZE, x=FATE + 12, y=y + 10.5)
            self.canvas.text(self.cards.colour(colour), FATE + 24, y + 15, 13, GLAZE, most=60)

    def turns(self) -> list[int]:
        """Return the ways in which the tile may be turned."""
        return [value for parts in self.scene.choices for verb, value in parts if verb == "fate"]

    def choose_turn(self, turns: Sequence[int], x: float, y: float) -> float:
        """Draw the tile in each way it may be turned, the reader's side down; return where they end."""
        for at, value in enumerate(turns):
            mine, theirs = divmod(value, len(COLOURS))
            left = x + at * TURN + 5
            self.canvas.group(left, y + 4, fate_tile, tuple(self.turned(theirs, mine)))
            pieces.mark_choice(self.canvas, self.scene.number("fate", value), left + TILE, y + 9)
        return y + TILE + 8 if turns else y

    def as_laid(self, above: Seat) -> list[Colour]:
        """Return the colors of the tile clockwise from the top."""
        one, other = self.view.colours[above], self.view.colours[1 - above]
        return list(self.cards.sheet.tiles[self.view.tile]) if one == NONE else self.turned(one, other)

    def turned(self, above: Colour, below: Colour) -> list[Colour]:
        """Return the colors of the tile, clockwise from the top one."""
        sides = self.cards.sheet.tiles[self.view.tile]
        at = sides.index(above)
        turned = [*sides[at:], *sides[:at]]
        assert turned[2] == below, "these colours lie opposite each other"
        return turned

    # -- a side

    def upper(self, seat: Seat, y: float) -> float:
        """Draw the side above the tile, with its front below; return where it ends."""
        with pieces.paint_plate(self.canvas, y, acting=self.scene.lit(seat)) as plate:
            foot = self.supply(seat, self.title(seat, y + 3), named=False)
            self.front(seat, foot + 1)
            plate.foot = foot + TALL + 6
        return plate.foot

    def lower(self, seat: Seat, y: float) -> float:
        """Draw the side below the tile, with its front above; return where it ends."""
        with pieces.paint_plate(self.canvas, y, acting=self.scene.lit(seat)) as plate:
            self.front(seat, y + 5)
            plate.foot = self.supply(seat, self.title(seat, y + TALL + 7), named=True)
        return plate.foot

    def title(self, seat: Seat, y: float) -> float:
        """Draw the name of a player, the side, and how many cards it holds; return where this ends."""
        army, end = self.view.armies[seat], self.name(seat, y)
        label = self.say("hector-picture-token", what="held" if army.held else "cards", count=army.hand)
        token = Token("cards", str(army.hand), SLIP, label=label)
        left = WIDTH - 12 - token.wide
        pieces.paint_tokens(self.canvas, [token], left, y)
        said = self.words.strength(seat) if self.view.shown else self.role(seat)
        ink = STYLE.ink if self.view.shown else STYLE.faint
        self.canvas.text(said, end + 7, y + 17.5, SMALLEST, ink, most=left - end - 12, tight=True)
        return y + 25

    def name(self, seat: Seat, y: float) -> float:
        """Draw the seat of a player, with a light rim on the dark ground, and the name."""
        self.canvas.circle(20, y + 12.5, 10.5, STYLE.ink)
        return pieces.paint_nameplate(self.canvas, self.scene, seat, y + 12.5, 130)

    def role(self, seat: Seat) -> str:
        side = self.cards.side(seat ^ self.view.achaean)
        if self.view.phase == OVER:
            return side
        return self.say("hector-picture-role", side=side, role="attacks" if seat == self.view.attacker else "defends")

    def supply(self, seat: Seat, y: float, *, named: bool) -> float:
        """Draw the piles and tokens of a side in a row; return where they end.

        The lower side has words below, which hold for the upper one, too.
        """
        army = self.view.armies[seat]
        end = self.piles(seat, army, LEFT, y + 1, named=named)
        self.labeled(self.tokens(seat, army), end, y + 3, named=named)
        return y + (43 if named else 31)

    def labeled(self, tokens: Sequence[Token], left: float, y: float, *, named: bool) -> None:
        """Draw tokens, as if there were words below, up to the right edge; they move together where room is short."""
        bare = [replace(token, label="") for token in tokens]
        wide = [
            max(token.wide, TIGHTEST * load_label_face().width(its.label, SMALLEST) + 2)
            for token, its in zip(bare, tokens, strict=True)
        ]
        apart = min(MOST_APART, (FOOT - left - sum(wide)) / len(tokens))
        x = FOOT - sum(wide) - apart * (len(tokens) - 1)
        for at, token in enumerate(bare):
            pieces.paint_token(self.canvas, token, x, y, wide[at])
            if named:
                self.label(tokens[at].label, x + wide[at] / 2, y + 35, wide[at])
            x += wide[at] + apart

    def tokens(self, seat: Seat, army: ArmyView) -> list[Token]:
        """Return the favors, shame, heroes and losses of a side."""
        number = self.scene.number if seat == self.scene.reader else lambda *_: 0
        favour = number("strengthen", 0) or number("give_up", FAVOUR)
        shamed = any(isinstance(event, ShameTaken) and event.seat == seat for event in self.scene.marked)
        counts = {"favours": army.favours, "shame": army.shame, "heroes": army.heroes + army.under}
        counts["lost"] = sum(army.lost)
        words = {what: self.say("hector-picture-token", what=what, count=n) for what, n in counts.items()}
        return [
            Token("favour", str(counts["favours"]), HONOR, favour, label=words["favours"]),
            Token("shame", str(counts["shame"]), DISGRACE, fresh=shamed, label=words["shame"]),
            Token("hero", str(counts["heroes"]), SLIP, number("change", 0), label=words["heroes"]),
            Token("skull", str(counts["lost"]), BONE, label=words["lost"]),
        ]

    def piles(self, seat: Seat, army: ArmyView, x: float, y: float, *, named: bool = True) -> float:
        """Draw the three front piles and the reserve in a row, with or without names below; return where they end."""
        for pile in PILES:
            name = str(pile + 1) if pile < RESERVE else self.say("hector-picture-reserve")
            self.pile(army, pile, x, y)
            if named:
                self.label(name, x + 11, y + 37, 44)
            x += 50 if self.choose_pile(seat, pile, x + 34, y + 12) else 36
        return x

    def label(self, words: str, x: float, y: float, most: float) -> None:
        """Write what something is, around a point."""
        self.canvas.text(words, x, y, SMALLEST, STYLE.faint, anchor="middle", most=most, tight=True)

    def pile(self, army: ArmyView, pile: int, x: float, y: float) -> None:
        if pile < RESERVE and army.reduced[pile]:
            self.canvas.group(x, y, empty_pile)
        else:
            pieces.paint_back(self.canvas, x, y, 22, 24, str(army.piles[pile]))
        if pile == army.fighting:
            self.canvas.rect(x - 1.5, y - 1.5, 25, 27, corner=5, line=GOLD, thick=2.4)

    def choose_pile(self, seat: Seat, pile: int, x: float, y: float) -> bool:
        """Mark a pile if it may be chosen, and return whether it may."""
        number = self.scene.number("vanguard", pile) or self.scene.number("name", pile)
        if seat != self.scene.reader or not number:
            return False
        pieces.mark_choice(self.canvas, number, x, y)
        return True

    # -- what is played

    def front(self, seat: Seat, y: float) -> None:
        """Draw what a side has played, the vanguard first, then what it has just lost, then empty places."""
        army = self.view.armies[seat]
        lost = self.losses(seat)
        for at in range(len(army.played) + len(lost), FRONT):
            self.canvas.group(LEFT + at * STEP, y, empty_place)
        step = self.step(len(army.played) + len(lost), army.covered != NONE)
        x = self.played(seat, army, y, step)
        for face in lost:
            paint_troop(self.canvas, face, x, y)
            pieces.cross_out(self.canvas, x, y + BAND, SMALL, TALL - BAND)
            x += step

    @staticmethod
    def step(count: int, covered: bool) -> float:
        """Return how far apart so many cards are: they overlap if there are too many."""
        room = RIGHT - LEFT - SMALL - ON_TROOP * covered
        return min(STEP, room / max(1, count - 1))

    def played(self, seat: Seat, army: ArmyView, y: float, step: float) -> float:
        """Draw the troops and the hero of a front; return where the next card begins."""
        covered = army.played.index(army.covered) if army.covered != NONE else NONE
        places = [LEFT + at * step + ON_TROOP * (NONE < covered < at) for at in range(len(army.played))]
        for at, (kind, x) in enumerate(zip(army.played, places, strict=True)):
            paint_troop(self.canvas, self.troop(kind), x, y)
            if at == 0:
                self.canvas.emblem("spear", x + SMALL - 16, y + 1, 14, GLAZE, GROUNDS[HUE[kind]])
            if at == covered:
                paint_troop(self.canvas, self.hero(seat, army.deployed), x + ON_TROOP, y)
        self.signs(seat, army, places, y)
        if covered != NONE:
            self.hero_signs(seat, places[covered] + ON_TROOP, y)
        return LEFT + len(places) * step + ON_TROOP * (covered != NONE)

    def signs(self, seat: Seat, army: ArmyView, places: Sequence[float], y: float) -> None:
        """Mark what is new, favored, and a choice, above all cards."""
        favoured, marked = last(army, army.favoured), self.fresh(seat, army)
        for at, (kind, x) in enumerate(zip(army.played, places, strict=True)):
            if at in favoured:
                pieces.paint_disc(self.canvas, "+1", x + SMALL - 9, y + 9, 9, GOLD, GLAZE)
            if at in marked:
                pieces.mark_fresh(self.canvas, x, y, SMALL, TALL)
            if seat == self.scene.reader:
                number = self.scene.number("cover", kind) or self.scene.number("favour", kind)
                pieces.mark_choice(self.canvas, number, *badge(x, y))

    def hero_signs(self, seat: Seat, x: float, y: float) -> None:
        if any(isinstance(event, Deployed) and event.seat == seat for event in self.scene.marked):
            pieces.mark_fresh(self.canvas, x, y, SMALL, TALL)
        if seat == self.scene.reader:
            pieces.mark_choice(self.canvas, self.scene.number("give_up", HERO), *badge(x, y))

    def fresh(self, seat: Seat, army: ArmyView) -> set[int]:
        """Return where the troops lie that the last move has played or strengthened."""
        laid = TroopPlayed | VanguardTurnedUp | Strengthened
        kinds = [event.kind for event in self.scene.marked if isinstance(event, laid) and event.seat == seat]
        return last(army, kinds)

    def losses(self, seat: Seat) -> list[Face]:
        """Return the cards that a side lost by the last move."""
        return list(self._losses(seat))

    def _losses(self, seat: Seat) -> Iterator[Face]:
        for event in self.scene.marked:
            if isinstance(event, Removed | PenaltyPaid) and event.seat == seat:
                yield from map(self.troop, event.kinds)
            elif isinstance(event, Exchanged) and event.seat == seat:
                yield self.troop(event.kind)
            elif isinstance(event, HeroLost) and event.seat == seat:
                yield self.hero(seat, event.hero % len(COLOURS))

    # -- the end

    def ended(self) -> float:
        """Draw both sides by place, the winner's in a wreath; return where they end."""
        y = HEAD + 5.0
        for seat in self.scene.around(2):
            y = self.standing(seat, y) + 5
        return y

    def standing(self, seat: Seat, y: float) -> float:
        """Draw how a side ended; return where it ends."""
        won, army = self.scene.won(seat), self.view.armies[seat]
        x = 140 if won else LEFT
        with pieces.paint_plate(self.canvas, y, acting=won) as plate:
            if won:
                self.canvas.group(72, y + 72, wreath)
                paint_portrait(self.canvas, self.scene.figure(seat), 72, y + 71, 33)
            foot = self.result(seat, x, y + (10 if won else 6))
            if won:  # no room for both in a row
                self.piles(seat, army, x, foot)
                foot += 45
                self.labeled(self.tokens(seat, army), x, foot, named=True)
            else:
                self.supply(seat, foot, named=True)
            plate.foot = foot + 45
        return plate.foot

    def result(self, seat: Seat, x: float, y: float) -> float:
        """Write the name and side of a player and what is left of it; return where this ends."""
        size = 22 if self.scene.won(seat) else 15.5
        self.canvas.circle(x + 9, y + 10, 10.5, STYLE.ink)
        end = x + 24 + pieces.paint_seat(self.canvas, self.scene, seat, x + 9, y + 10)
        end += paint_name(self.canvas, self.scene.called(seat), end, y + 10, 170, size)
        self.canvas.text(self.role(seat), end + 7, y + 16, SMALLEST, STYLE.faint, most=WIDTH - end - 21, tight=True)
        left = self.say("hector-left", count=self.words.troops(seat))
        self.canvas.text(left, x, y + 36, 14, most=WIDTH - x - 14, tight=True)
        return y + 43

    # -- the hand

    def own_hero(self) -> Iterator[Held]:
        view = self.view
        if view.hero != NONE:
            yield Held(self.own(view.seat, view.hero), number=self.scene.number("deploy", 0))

    def own_troops(self) -> Iterator[Held]:
        for kind in sorted(set(self.view.hand)):  # as the buttons are numbered
            number = self.scene.number("troop", kind) or self.scene.number("away", kind)
            yield Held(self.troop(kind), self.view.hand.count(kind), number)

    # -- cards

    def troop(self, kind: Kind) -> Face:
        """Return the card of a troop."""
        return Face(TROOPS[VALUE[kind] - 1], str(VALUE[kind]), self.cards.colour(HUE[kind]), GROUNDS[HUE[kind]])

    def own(self, seat: Seat, colour: Colour) -> Face:
        """Return the card of a hero with the name, for which there is room in a hand."""
        return self.hero(seat, colour, named=True)

    def hero(self, seat: Seat, colour: Colour, *, named: bool = False) -> Face:
        """Return the card of a hero."""
        printed = self.cards.sheet.heroes[seat ^ self.view.achaean][colour]
        name = self.cards.called(printed) if named else self.cards.colour(colour)
        likeness = LIKENESS.get(printed.names["en"], "hero")
        return Face(likeness, str(printed.value), name, GROUNDS[colour], crest="hero")


def fate_tile(canvas: Canvas, colours: Sequence[Colour]) -> None:
    """Draw a tile with these colors, clockwise from the top."""
    half = TILE / 2
    corners = [(0, 0), (TILE, 0), (TILE, TILE), (0, TILE)]
    for at, colour in enumerate(colours):
        (left, top), (right, foot) = corners[at], corners[(at + 1) % 4]
        canvas.path(f"M{half} {half}L{left} {top}L{right} {foot}Z", GROUNDS[colour], line=NIGHT, thick=2)
        dx, dy = [(0, -0.31), (0.31, 0), (0, 0.31), (-0.31, 0)][at]
        canvas.path(SHAPES[colour], GLAZE, x=half + dx * TILE, y=half + dy * TILE)
    canvas.rect(-1, -1, TILE + 2, TILE + 2, corner=2, line=STYLE.ink, thick=2)


def turning(canvas: Canvas) -> None:
    """Draw an arrow that goes round, around (0, 0)."""
    canvas.circle(0, 0, 12.5, NIGHT, line=EMBER, thick=1.6)
    canvas.path("M-6.5 0A6.5 6.5 0 1 1 0 6.5", line=EMBER, thick=2.8)
    canvas.path("M1 2v9l-7 -4.5z", EMBER)


def empty_place(canvas: Canvas) -> None:
    """Draw where a troop will stand."""
    canvas.rect(2, 2, SMALL - 4, TALL - 4, NIGHT, corner=4)
    canvas.path(f"M3 3h{SMALL - 6}v{TALL - 6}h{6 - SMALL}Z", line=STYLE.frame, thick=1.6, dash="5 3")


def empty_pile(canvas: Canvas) -> None:
    """Draw a pile that is reduced for good."""
    canvas.rect(0, 0, 22, 24, corner=3, line=STYLE.frame)
    canvas.path("M4 4l14 16m0-16l-14 16", line=EMBER, thick=2)


def wreath(canvas: Canvas) -> None:
    """Draw the picture in the middle of a cup: a helmet in the winner's wreath, around (0, 0)."""
    canvas.circle(0, 0, 62, STYLE.band, line=GOLD, thick=2)
    canvas.circle(0, 0, 55, NIGHT, line=GLAZE, thick=1.6)
    canvas.emblem("laurel", -52, -54, 104, STYLE.win, NIGHT)
    canvas.emblem("helmet", -25, -27, 50, STYLE.band, NIGHT)


def badge(x: float, y: float) -> tuple[float, float]:
    """Return where the number of a card on the table is: on its edge, beside the figure."""
    return x + SMALL + 1.5, y + 28


def last(army: ArmyView, kinds: Sequence[Kind]) -> set[int]:
    """Return where troops of these kinds lie, of equal ones the last, for a hero covers the first."""
    return {at for at, kind in enumerate(army.played) if army.played[at:].count(kind) <= kinds.count(kind)}
