"""Pictures of Hector and Achilles: two armies, and the fate tile between them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.core import Seat
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
from pictures import palette, pieces
from pictures.canvas import SMALLEST, WIDTH, Canvas, Drawing
from pictures.legend import Symbol
from pictures.palette import BLOOD, EARTH, GLAZE, GOLD, SHADE, SLIP
from pictures.pieces import MARGIN, Face, Held, Token
from pictures.scene import Scene
from pictures.style import Style
from words import Words

SMALL, TALL = 54, 62  # a card on the table
GAP = 4
TILE = 44
SQUAT = 1.2  # the height of a card in the hand, per width
GROUNDS = ("#de7c80", "#a6d088", "#82b4f4", "#f1e873", "#c6a9d4", "#ad8440")
SHAPES = (
    "M0-5A5 5 0 1 1 0 5A5 5 0 1 1 0-5Z",  # a disc
    "M0-6L6 5H-6Z",
    "M-5-5H5V5H-5Z",
    "M0-6.5L6.5 0L0 6.5L-6.5 0Z",
    "M-3-5.5H3L6 0L3 5.5H-3L-6 0Z",
    "M-2-6H2V-2H6V2H2V6H-2V2H-6V-2H-2Z",
)  # one for each color
LIKENESS = {
    "Achilles": "achilles", "Aias": "ajax", "Agamemnon": "agamemnon", "Diomedes": "diomedes", "Menelaus": "menelaus",
    "Odysseus": "odysseus", "Acamas": "acamas", "Aeneas": "aeneas", "Glaucus": "glaucus", "Hector": "hector",
    "Paris": "paris", "Sarpedon": "sarpedon",
}  # fmt: skip
HONOR, DISGRACE, BONE = "#f6d77d", "#e9b3ae", "#d8cfc4"  # of tokens
STYLE = Style("games.hector.pictures", (*GROUNDS, *palette.fade_colors(GROUNDS), HONOR, DISGRACE, BONE))
TOLD_APART = {"colours": GROUNDS}


class Painter:
    """Draws one picture of Hector and Achilles."""

    def __init__(self, scene: Scene) -> None:
        self.scene, self.view = scene, scene.view
        self.cards = Cards(scene.game, scene.words)  # type: ignore[arg-type]
        self.words = Table(self.cards, scene.view, scene.names)
        self.say = scene.words.say
        self.canvas = Canvas(STYLE)

    def table(self) -> Drawing:
        """Return the public picture."""
        return self.canvas.finished(self.battle(0))

    def hand(self) -> Drawing:
        """Return both sides with the reader's below, and the reader's hand."""
        y = self.battle(1 - self.scene.reader)
        held = [*self.own_hero(), *self.own_troops()]
        hero = "none" if self.view.hero == NONE else "held"
        title = self.say("hector-picture-hand", count=len(self.view.hand), hero=hero)
        heroes = (self.own(side ^ self.view.achaean, colour) for side in range(2) for colour in range(len(GROUNDS)))
        faces = (*map(self.large, KINDS), *heroes)
        y = pieces.paint_hand(self.canvas, title, held, y, SQUAT, faces) if held else y
        if counts := " ".join(map(str.strip, self.words.counts())):
            y += 15
            later = self.say("hector-picture-in-hand", points=self.words.later())
            self.canvas.text(f"{counts} · {later}", MARGIN, y, SMALLEST, most=WIDTH - 2 * MARGIN, tight=True)
        return self.canvas.finished(y + 6)

    def battle(self, above: Seat) -> float:
        """Draw both sides and the tile between them; return where they end."""
        y = pieces.paint_heading(self.canvas, self.words.title(), self.scene.turn)
        return self.player(1 - above, self.fate(above, self.player(above, y)))

    # -- fate

    def fate(self, above: Seat, y: float) -> float:
        """Draw the tile with the side of seat ``above`` up, or the ways to turn it; beside it, the tiles left."""
        turns = [part for parts in self.scene.choices for part in parts if part[0] == "fate"]
        if turns:
            return self.turns([divmod(value, len(COLOURS)) for _, value in turns], y)
        if self.view.tile != NONE:
            self.tile(self.as_laid(above), (WIDTH - TILE) / 2, y)
            self.mark_tile(y)
        left = self.say("hector-tiles-left", count=len(self.view.tiles))
        self.canvas.text(left, WIDTH - MARGIN, y + TILE / 2 + 4, SMALLEST, EARTH, anchor="end", most=150)
        return y + TILE + 6

    def mark_tile(self, y: float) -> None:
        if any(isinstance(event, FateLaid | FateTurned | TileTurnedUp) for event in self.scene.news):
            pieces.mark_fresh(self.canvas, (WIDTH - TILE) / 2, y, TILE, TILE)

    def turns(self, turns: list[tuple[Colour, Colour]], y: float) -> float:
        """Draw the tile in each way it may be turned, the reader's side down."""
        for at, (mine, theirs) in enumerate(turns):
            x = MARGIN + 20 + at * (TILE + 48)
            self.tile(self.turned(theirs, mine), x, y)
            value = mine * len(COLOURS) + theirs
            pieces.mark_choice(self.canvas, self.scene.number("fate", value), x + TILE + 13, y + TILE / 2)
        return y + TILE + 6

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

    def tile(self, colours: list[Colour], x: float, y: float) -> None:
        self.canvas.group(x, y, fate_tile, tuple(colours))

    def sign(self, colour: Colour, x: float, y: float) -> None:
        sign(self.canvas, colour, x, y)

    # -- a side

    def player(self, seat: Seat, y: float) -> float:
        """Draw everything of a side; return where it ends."""
        army = self.view.armies[seat]
        with pieces.paint_plate(self.canvas, y, acting=self.scene.lit(seat)) as plate:
            end = pieces.paint_nameplate(self.canvas, self.scene, seat, y + 15, 170)
            self.canvas.text(self.role(seat), end + 7, y + 20, SMALLEST, EARTH, most=WIDTH - end - 110)
            self.held(army, y + 4)
            self.supply(seat, army, y + 29)
            foot = self.piles(seat, army, y + 55)
            plate.foot = self.front(seat, army, foot) if army.played or self.losses(seat) else foot
        return plate.foot + 4

    def held(self, army: ArmyView, y: float) -> None:
        """Draw at the right how many cards a side holds."""
        label = self.say("hector-picture-token", what="held" if army.held else "cards", count=army.hand)
        token = Token("cards", str(army.hand), SLIP, label=label)
        pieces.paint_tokens(self.canvas, [token], WIDTH - 12 - token.wide, y)

    def role(self, seat: Seat) -> str:
        side = self.cards.side(seat ^ self.view.achaean)
        if self.view.phase == OVER:
            return side
        return self.say("hector-picture-role", side=side, role="attacks" if seat == self.view.attacker else "defends")

    def supply(self, seat: Seat, army: ArmyView, y: float) -> None:
        """Draw the favors, shame, heroes and losses of a side."""
        number = self.scene.number if seat == self.scene.reader else lambda *_: 0
        favour = number("strengthen", 0) or number("give_up", FAVOUR)
        shamed = any(isinstance(event, ShameTaken) and event.seat == seat for event in self.scene.news)
        tokens = [
            self.token("favour", "favours", army.favours, HONOR, number=favour),
            self.token("shame", "shame", army.shame, DISGRACE, fresh=shamed),
            self.token("hero", "heroes", army.heroes + army.under, SLIP, number=number("change", 0)),
            self.token("skull", "lost", sum(army.lost), BONE),
        ]
        pieces.paint_tokens(self.canvas, tokens, 12, y)

    def token(self, emblem: str, what: str, count: int, fill: str, *, number: int = 0, fresh: bool = False) -> Token:
        """Return a token that names what it counts."""
        words = self.say("hector-picture-token", what=what, count=count)
        return Token(emblem, str(count), fill, number, fresh, words)

    def piles(self, seat: Seat, army: ArmyView, y: float) -> float:
        """Draw the three front piles and the reserve, and the total of the cards played."""
        for pile in PILES:
            x = 14 + pile * 50
            if pile < RESERVE and army.reduced[pile]:
                self.canvas.rect(x, y, 28, 30, corner=3, line=SHADE, thick=1)
                self.canvas.path("M4 4l20 22m0-22l-20 22", x=x, y=y, line=BLOOD, thick=2)
            else:
                pieces.paint_back(self.canvas, x, y, 28, 30, str(army.piles[pile]))
            if pile == army.fighting:
                self.canvas.rect(x - 2, y - 2, 32, 34, corner=5, line=GOLD, thick=2.6)
            name = str(pile + 1) if pile < RESERVE else self.say("hector-picture-reserve")
            self.canvas.text(name, x + 14, y + 43, SMALLEST, anchor="middle", most=48, tight=True)
            self.choose_pile(seat, pile, x, y)
        if army.played:
            self.total(seat, army, y)
        return y + 48

    def choose_pile(self, seat: Seat, pile: int, x: float, y: float) -> None:
        if seat == self.scene.reader:
            number = self.scene.number("vanguard", pile) or self.scene.number("name", pile)
            pieces.mark_choice(self.canvas, number, x + 34, y + 15)

    def total(self, seat: Seat, army: ArmyView, y: float) -> None:
        """Draw the total that fate depends on, the valid color, and the count if there is one."""
        self.canvas.emblem("fate", 226, y + 2, 30, GLAZE, SLIP)
        pieces.paint_disc(self.canvas, str(army.total), 276, y + 18, 14, SLIP, GLAZE)
        colour = self.view.colours[seat]
        if colour != NONE:
            self.canvas.rect(304, y + 3, 84, 30, GROUNDS[colour], corner=6, line=GLAZE, thick=1.4)
            self.sign(colour, 318, y + 18)
            self.canvas.text(self.cards.colour(colour), 331, y + 22.5, 13, most=54)
        if self.view.shown:
            words = self.words.strength(seat)
            self.canvas.text(words, WIDTH - 12, y + 44, SMALLEST, anchor="end", most=190)

    # -- what is played

    def front(self, seat: Seat, army: ArmyView, y: float) -> float:
        """Draw what a side has played, the vanguard first, and what it has just lost."""
        x, marked = 14.0, self.fresh(seat, army)
        favoured = last(army, army.favoured)
        covered = army.played.index(army.covered) if army.covered != NONE else NONE
        for at, kind in enumerate(army.played):
            if x + SMALL > WIDTH - MARGIN:
                x, y = 14.0, y + TALL + GAP
            pieces.paint_card(self.canvas, self.small(kind), x, y, SMALL, TALL)
            self.sign(HUE[kind], x + SMALL - 8, y + 9)
            if at == 0:
                self.canvas.emblem("spear", x + SMALL - 15, y + 17, 14, BLOOD, SLIP)
            if at in favoured:
                pieces.paint_disc(self.canvas, "+1", x + SMALL - 5, y + 26, 9, GOLD, GLAZE)
            if at in marked:
                pieces.mark_fresh(self.canvas, x, y, SMALL, TALL)
            self.choose_troop(seat, kind, x, y)
            x += SMALL + GAP
            if at == covered:
                x = self.deployed(seat, army.deployed, x - SMALL / 2 - GAP, y)
        for face in self.losses(seat):
            if x + SMALL > WIDTH - MARGIN:
                x, y = 14.0, y + TALL + GAP
            pieces.paint_lost_card(self.canvas, face, x, y, SMALL, TALL)
            x += SMALL + GAP
        return y + TALL + 5

    def choose_troop(self, seat: Seat, kind: Kind, x: float, y: float) -> None:
        if seat == self.scene.reader:
            number = self.scene.number("cover", kind) or self.scene.number("favour", kind)
            pieces.mark_choice(self.canvas, number, *badge(x, y))

    def deployed(self, seat: Seat, hero: Colour, x: float, y: float) -> float:
        """Draw the deployed hero on the troop that it covers; return where the next card begins."""
        pieces.paint_card(self.canvas, self.hero(seat, hero), x, y, SMALL, TALL)
        self.canvas.emblem("hero", x + 15, y + 2, 15, GLAZE, GROUNDS[hero])
        self.sign(hero, x + SMALL - 8, y + 9)
        if any(isinstance(event, Deployed) and event.seat == seat for event in self.scene.news):
            pieces.mark_fresh(self.canvas, x, y, SMALL, TALL)
        if seat == self.scene.reader:
            pieces.mark_choice(self.canvas, self.scene.number("give_up", HERO), *badge(x, y))
        return x + SMALL + GAP

    def fresh(self, seat: Seat, army: ArmyView) -> set[int]:
        """Return where the troops lie that the last move has played or strengthened."""
        laid = TroopPlayed | VanguardTurnedUp | Strengthened
        kinds = [event.kind for event in self.scene.news if isinstance(event, laid) and event.seat == seat]
        return last(army, kinds)

    def losses(self, seat: Seat) -> list[Face]:
        """Return the cards that a side lost by the last move."""
        return list(self._losses(seat))

    def _losses(self, seat: Seat) -> Iterator[Face]:
        for event in self.scene.news:
            if isinstance(event, Removed | PenaltyPaid) and event.seat == seat:
                yield from map(self.small, event.kinds)
            elif isinstance(event, Exchanged) and event.seat == seat:
                yield self.small(event.kind)
            elif isinstance(event, HeroLost) and event.seat == seat:
                yield self.hero(seat, event.hero % len(COLOURS))

    # -- the hand

    def own_hero(self) -> Iterator[Held]:
        view = self.view
        if view.hero != NONE:
            yield Held(self.own(view.seat, view.hero), number=self.scene.number("deploy", 0))

    def own_troops(self) -> Iterator[Held]:
        for kind in sorted(set(self.view.hand)):  # as the buttons are numbered
            number = self.scene.number("troop", kind) or self.scene.number("away", kind)
            yield Held(self.large(kind), self.view.hand.count(kind), number)

    # -- cards

    def small(self, kind: Kind) -> Face:
        return Face(TROOPS[VALUE[kind] - 1], str(VALUE[kind]), self.cards.colour(HUE[kind]), GROUNDS[HUE[kind]])

    def large(self, kind: Kind) -> Face:
        return replace(self.small(kind), sign=SHAPES[HUE[kind]])

    def own(self, seat: Seat, colour: Colour) -> Face:
        return replace(self.hero(seat, colour, named=True), sign=SHAPES[colour], crest="hero")

    def hero(self, seat: Seat, colour: Colour, *, named: bool = False) -> Face:
        printed = self.cards.sheet.heroes[seat ^ self.view.achaean][colour]
        name = self.cards.called(printed) if named else self.cards.colour(colour)
        return Face(LIKENESS.get(printed.names["en"], "hero"), str(printed.value), name, GROUNDS[colour])


def fate_tile(canvas: Canvas, colours: Sequence[Colour]) -> None:
    """Draw a tile with these colors, clockwise from the top."""
    half = TILE / 2
    corners = [(0, 0), (TILE, 0), (TILE, TILE), (0, TILE)]
    for at, colour in enumerate(colours):
        (left, top), (right, foot) = corners[at], corners[(at + 1) % 4]
        canvas.path(f"M{half} {half}L{left} {top}L{right} {foot}Z", GROUNDS[colour], line=GLAZE, thick=1.4)
        dx, dy = [(0, -0.31), (0.31, 0), (0, 0.31), (-0.31, 0)][at]
        sign(canvas, colour, half + dx * TILE, half + dy * TILE)


def sign(canvas: Canvas, colour: Colour, x: float, y: float) -> None:
    """Draw the shape of a color, centered on a point."""
    canvas.path(SHAPES[colour], GLAZE, x=x, y=y)


def badge(x: float, y: float) -> tuple[float, float]:
    """Return where the number of a card on the table is: over its figure, for all corners say something."""
    return x + 11, y + TALL - 28


def last(army: ArmyView, kinds: Sequence[Kind]) -> set[int]:
    """Return where troops of these kinds lie, of equal ones the last, for a hero covers the first."""
    return {at for at, kind in enumerate(army.played) if army.played[at:].count(kind) <= kinds.count(kind)}


def table(scene: Scene) -> Drawing:
    """Return the picture of the table."""
    return Painter(scene).table()


def hand(scene: Scene) -> Drawing:
    """Return the picture of a hand."""
    return Painter(scene).hand()


def legend(words: Words) -> Iterator[Symbol]:
    """Yield the symbols of this game with their meanings."""
    from games.hector.pictures.symbols import list_symbols

    return list_symbols(words)
