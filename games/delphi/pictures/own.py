"""Draws the reader's hand and pile, and the choices that are not in a row or hand."""

from __future__ import annotations

from collections.abc import Sequence

from games.delphi.pictures import happened
from games.delphi.pictures.faces import SEER
from games.delphi.pictures.picture import GAP, Picture
from games.delphi.rules.cards import NEPTUNE, ORACLES, PASS, WARRIORS, Kind
from games.delphi.rules.position import LAY, OBEY, PLAY, TAKE_BACK
from games.delphi.rules.view import would_be
from games.delphi.words.cards import value
from pictures import pieces
from pictures.canvas import WIDTH
from pictures.palette import GLAZE
from pictures.pieces import MARGIN, Face, Held
from pictures.typeface import label

TINY, LITTLE = 35, 46  # the size of a card of the pile
LOWER = 1.2  # the height of a card of the hand per width: there may be eighteen
IN_A_PILE = int((WIDTH - 2 * MARGIN + GAP) // (TINY + GAP))


class Own(Picture):
    """Draws hand, pile and questions."""

    def question(self, y: float) -> float:
        """Draw the choices beside rows and hand: an oracle that was read, or Warriors that may come back."""
        view = self.view
        if view.seat not in view.asked or view.phase not in (OBEY, TAKE_BACK):
            return y
        if view.phase == TAKE_BACK:
            back = [kind for kind in WARRIORS if view.out[view.seat][kind]]
            cards = [Held(self.faces.large(kind), 1, self.scene.number("take_back", kind)) for kind in back]
            return pieces.held(self.canvas, self.say("delphi-ask-take-back"), cards, y)
        return self.read(view.read, y)

    def read(self, oracle: int, y: float) -> float:
        """Draw the oracle that the reader obeys or puts under the pile."""
        canvas, name = self.canvas, self.cards.oracle(oracle)
        pieces.card(canvas, Face(ORACLES[oracle], "", name, SEER), MARGIN + 3, y, 66, 88)
        pieces.choice(canvas, self.scene.number("obey", oracle), MARGIN + 62, y + 8)
        asked = self.say("delphi-ask-obey", oracle=name, text=self.cards.text(oracle))
        for at, line in enumerate(label().wrapped(asked, 14, WIDTH - 170)):
            canvas.text(line, MARGIN + 80, y + 16 + at * 18, 14)
        left = len(self.view.oracles) + len(self.view.under)
        pieces.piles(canvas, [(left, self.say("picture-oracles"))], y + 8)
        pieces.choice(canvas, self.scene.number("put_under", oracle), WIDTH - 12, y + 12)
        return y + 95

    def refusal(self, y: float) -> float:
        """Draw the choice to do nothing, if there is one."""
        for words, number in (
            (self.say("delphi-spare"), self.scene.number("spare", 0)),
            (self.say("delphi-keep"), self.scene.number("keep", 0)),
        ):
            if number:
                pieces.choice(self.canvas, number, MARGIN + 11, y + 12)
                self.canvas.text(words, MARGIN + 28, y + 17, 14)
                y += 27
        return y

    def held(self, y: float) -> float:
        """Draw the hand; a card that would count shows the row's value with it."""
        view, scene = self.view, self.scene
        kinds = [*(kind for kind, count in enumerate(view.hand) if count), PASS]
        fresh = happened.drawn(view.seat, scene.news)
        if fresh.issuperset(kinds[:-1]):
            fresh = set()  # if everything is new, nothing is marked
        cards = [
            Held(self.faces.large(kind, self.foot(kind)), (*view.hand, 1)[kind], self.hand_number(kind), kind in fresh)
            for kind in kinds
        ]
        return pieces.held(self.canvas, self.title(), cards, y, LOWER)

    def title(self) -> str:
        """Return the heading of the hand."""
        message = "delphi-picture-hand" if self.counting() else "delphi-hand"
        return self.say(message, count=sum(self.view.hand))

    def counting(self) -> bool:
        """Return whether the reader is choosing a card for the row."""
        return self.view.phase in (LAY, PLAY) and self.view.seat in self.view.asked

    def foot(self, kind: Kind) -> str:
        """Return the row's value with this card, if the reader is choosing a card for the row."""
        view = self.view
        if kind >= NEPTUNE or not self.counting():
            return ""
        return f"={value(would_be(view, view.seat, (*view.rows[view.seat], kind)))}"

    def hand_number(self, kind: Kind) -> int:
        """Return the number of the choice that selects a card of the hand; the Pass selects withdrawing."""
        number = self.scene.number
        return number("lay", kind) or number("play", kind) or (number("withdraw", 0) if kind == PASS else 0)

    def pile(self, y: float) -> float:
        """Draw what is left in the reader's pile, in no order."""
        left = self.words.left()
        return self.little(self.say("delphi-pile", count=sum(left)), left, y) if any(left) else y

    def little(self, words: str, counts: Sequence[int], y: float) -> float:
        """Draw cards that cannot be chosen, small; return where they end."""
        self.canvas.text(words, MARGIN, y + 11, 13, most=WIDTH - 2 * MARGIN)
        kinds = [kind for kind, count in enumerate(counts) if count]
        for at, kind in enumerate(kinds):
            x, top = MARGIN + at % IN_A_PILE * (TINY + GAP), y + 17 + at // IN_A_PILE * (LITTLE + GAP)
            pieces.little(self.canvas, self.faces.small(kind), x, top, TINY, LITTLE)
            if counts[kind] > 1:
                pieces.disc(self.canvas, str(counts[kind]), x + TINY - 5, top + LITTLE - 5, 8, GLAZE)
        return y + 19 + -(-len(kinds) // IN_A_PILE) * (LITTLE + GAP)
