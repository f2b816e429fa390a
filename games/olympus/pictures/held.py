"""The hand of Olympus: its cards with their text, and the board or other cards to choose from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property

from engine.core import NOBODY
from games.olympus.pictures.board import Close
from games.olympus.pictures.brief import Brief
from games.olympus.pictures.card import Card, Wording
from games.olympus.pictures.picture import Picture
from games.olympus.pictures.tabletop import Table
from games.olympus.rules.agenda import DISCARD, FREE_PLAY, PAY, PHASE, PLAY, RECOVER, SURVIVE, TOLL, UNDER, Frame
from games.olympus.rules.cards import COLOURS, FIRST_SOLDIER, Kind
from games.olympus.rules.moves import MARKER, WOUNDS
from games.olympus.rules.payment import propose_payment
from games.olympus.words.table import MANY
from games.olympus.words.table import Table as Lines
from pictures import pieces
from pictures.canvas import SMALLEST, WIDTH, Drawing
from pictures.scene import Scene
from pictures.typeface import load_label_face

COLUMN = 195  # the width of a card of the hand; two fit side by side
EDGE, GAP = 3, 3
LOWEST: Mapping[Wording, float] = {"whole": 420, "brief": 690, "none": 690}  # where cards of the hand end at the latest
DISC = 22  # the width of the number of a choice
CHOSEN = ("play", "pay", "discard", "recover", "save", "under")  # what a card can be chosen for
OF_CARDS = (PLAY, PAY, PHASE, DISCARD, TOLL, RECOVER, SURVIVE, UNDER)  # questions that do not need the board


class Hand:
    """Draws the reader's hand and choices."""

    def __init__(self, scene: Scene) -> None:
        self.picture = Picture(scene)
        self.canvas, self.scene, self.view = self.picture.canvas, scene, scene.view
        self.settled: dict[str, int] = dict(scene.settled)
        self.frame: Frame = self.view.agenda[-1] if scene.choices else ()

    def draw(self) -> Drawing:
        """Return the picture."""
        y = Table(self.picture, self.view.seat).top()
        y = self.board(y) if self.asks_board() else self.choose(y)
        for line in Lines(self.picture.cards, self.view, self.scene.drawn).secrets():
            self.canvas.text(line.strip(), 8, y + 12, SMALLEST)
            y += 15
        return self.canvas.finished(y + 4)

    # -- what is asked

    def asker(self, y: float) -> float:
        """Draw the card that is being played, or whose power asks."""
        kind = self.about()
        if kind == NOBODY:
            return y
        card = Card(self.picture, kind, WIDTH - 2 * EDGE)
        card.draw(EDGE, y, [self.picture.number(["play"], kind)])  # a yes or no has no number
        return y + card.high + GAP

    def about(self) -> Kind:
        """Return the card that a question is about, or NOBODY."""
        if not self.frame or self.frame[0] in (PLAY, PHASE):
            return self.settled.get("play", NOBODY)
        return self.frame[3 if self.frame[0] == FREE_PLAY else 2]

    def asks_board(self) -> bool:
        """Return whether the choices are on the board."""
        return bool(self.frame) and (self.frame[0] not in OF_CARDS or "on" in self.picture.verbs)

    def board(self, y: float) -> float:
        """Draw the board from the reader's side, and the hand in brief; spaces to lay a card on are small."""
        y = self.asker(self.amounts(y))
        board = Brief if "on" in self.picture.verbs else Close
        y = board(self.picture, self.view.seat).draw(y)
        return self.names(self.view.hand, self.title(y, ()))

    def amounts(self, y: float) -> float:
        """Draw the numbers of wounds to choose from; return where they end."""
        if "wounds" not in self.picture.verbs:
            return y
        for at, number in enumerate(WOUNDS):
            if self.picture.number(["wounds"], number):
                self.picture.wounds(number, 10 + at * 60, y)
                pieces.mark_choice(self.canvas, self.picture.number(["wounds"], number), 44 + at * 60, y + 11)
        return y + 27

    # -- cards

    def choose(self, y: float) -> float:
        """Draw the board in brief and the hand, or the cards to choose from the discard pile and the hand in brief."""
        y = self.asker(Brief(self.picture, self.view.seat).draw(y))
        if not self.frame or self.frame[0] != RECOVER:
            return self.chosen_from(self.view.hand, self.title(y, self.markers()))
        self.canvas.text(self.picture.say("picture-discards"), 8, y + 14, 14)
        y = self.chosen_from(self.lying(), y + 20)
        return self.names(self.view.hand, self.title(y, self.markers()))

    def lying(self) -> list[Kind]:
        """Return the heroes in the discard pile; only those of the chosen color, if one was asked for."""
        heroes = [kind for kind in self.view.discards if kind < FIRST_SOLDIER]
        return heroes if "colour" in self.picture.verbs else [kind for kind in heroes if self.number(kind)]

    def title(self, y: float, markers: Sequence[int]) -> float:
        """Write the heading of the hand, with the color markers that can pay."""
        numbers = [list(filter(None, (self.number(item), self.paying(item)))) for item in markers]
        x = WIDTH - 6.0 - sum(24 + 22 * len(its) for its in numbers)
        words = self.picture.cards.hand(self.view.hand)
        self.canvas.text(words, 8, y + 15, 14, most=x - 14)
        for item, its in zip(markers, numbers, strict=True):
            self.picture.marker(item - MARKER, x + 10, y + 12, 9)
            for at, number in enumerate(its):
                pieces.mark_choice(self.canvas, number, x + 31 + at * 22, y + 12)
            x += 24 + 22 * len(its)
        return y + 25 if markers else y + 20

    def chosen_from(self, kinds: Sequence[Kind], y: float) -> float:
        """Draw cards, grouped by color if a color is to be chosen first."""
        return self.groups(kinds, y) if "colour" in self.picture.verbs else self.columns(kinds, y)

    def columns(self, kinds: Sequence[Kind], y: float) -> float:
        """Draw cards in two balanced columns, and list by name those for which there is no room.

        If there are many, these are the cards that cannot be chosen. If the others are still too many, it is all.
        """
        counts = Counter(kinds)
        shown = [kind for kind in counts if self.number(kind) or self.paying(kind)] if len(counts) > MANY else []
        cards = self.fitting({kind: counts[kind] for kind in shown or counts}, y)
        feet = [y, y]
        for card in sorted(cards, key=lambda card: -card.high):  # the tallest first: the columns end alike
            at = feet.index(min(feet))
            card.draw(EDGE + at * (COLUMN + GAP), feet[at], [self.number(card.kind), self.paying(card.kind)])
            feet[at] += card.high + GAP
        left = [kind for kind in kinds if kind not in {card.kind for card in cards}]
        return self.names(left, max(feet))

    def fitting(self, counts: Mapping[Kind, int], y: float) -> list[Card]:
        """Return the cards with what they do, in fewer words or in none if that is too tall for a phone.

        Return none if even cards without words are too tall.
        """
        wide = COLUMN if len(counts) > 1 else WIDTH - 2 * EDGE
        for words, lowest in LOWEST.items():
            cards = [Card(self.picture, kind, wide, number, words) for kind, number in counts.items()]
            if y + sum(card.high + GAP for card in cards) / 2 <= lowest:
                return cards
        return []

    def groups(self, kinds: Sequence[Kind], y: float) -> float:
        """Draw the names of cards grouped by color, each group with the number of its choice."""
        for colour in range(len(COLOURS)):
            its = [kind for kind in kinds if self.picture.sheet.colour[kind] == colour]
            pieces.mark_choice(self.canvas, self.picture.number(["colour"], colour), 16, y + 12)
            y = self.names(its, y, 32) + 4
        return y

    def names(self, kinds: Sequence[Kind], y: float, left: float = 8) -> float:
        """Draw the names of cards in lines, each between the letter of its color and the number that chooses it."""
        x, face = left, load_label_face()
        down = 24 if any(map(self.number, kinds)) else 21
        for kind in kinds:
            name, number = self.picture.cards.name(kind), self.number(kind)
            wide = face.width(name, SMALLEST) + 23 + DISC * bool(number)
            if x + wide > WIDTH - 8:
                x, y = left, y + down
            self.picture.band(kind, x, y)
            self.canvas.text(name, x + 22, y + 14, SMALLEST)
            pieces.mark_choice(self.canvas, number, x + wide - DISC / 2 + 2, y + 9)
            x += wide + 10
        return y + 23 if kinds else y

    # -- numbers

    def number(self, item: int) -> int:
        """Return the number of the choice that selects a card or a marker."""
        return self.picture.number(CHOSEN, item)

    def paying(self, item: int) -> int:
        """Return the number of the suggested payment that includes this item."""
        return self.proposed.get(item, 0)

    @cached_property
    def proposed(self) -> dict[int, int]:
        """The number of the suggested payment for each item in it (OL-10)."""
        sheet, hand = self.picture.sheet, [*self.view.hand]
        if "accept" not in self.picture.verbs:
            return {}
        items = propose_payment(sheet, [*hand, *self.markers()], self.frame[-len(COLOURS) :])
        return dict.fromkeys(items, self.picture.number(["accept"], 0))

    def markers(self) -> list[int]:
        """Return the reader's color markers as items of payment."""
        return [MARKER + colour for colour, holder in enumerate(self.view.markers) if holder == self.view.seat]
