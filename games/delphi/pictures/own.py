"""Draws the reader's hand and pile, and the choices that are not in a row or hand."""

from __future__ import annotations

from collections.abc import Sequence

from games.delphi.pictures import happened
from games.delphi.pictures.picture import Picture
from games.delphi.pictures.stele import Stele, paint_steles
from games.delphi.rules.cards import NEPTUNE, NUMBERED, PASS, WARRIORS, Kind
from games.delphi.rules.position import LAY, PLAY, TAKE_BACK
from games.delphi.rules.view import would_be
from games.delphi.words.cards import format_row_value
from pictures import pieces
from pictures.canvas import WIDTH
from pictures.pieces import MARGIN, Held
from pictures.typeface import load_label_face

LISTED = 13.5  # the size of cards told in words


class Own(Picture):
    """Draws hand, pile and questions."""

    def question(self, y: float) -> float:
        """Draw the Warriors that may come back."""
        view = self.view
        if view.seat not in view.asked or view.phase != TAKE_BACK:
            return y
        back = [kind for kind in WARRIORS if view.out[view.seat][kind]]
        cards = [Stele(Held(self.faces.large(kind), 1, self.scene.number("take_back", kind))) for kind in back]
        return self.steles(self.say("delphi-ask-take-back"), cards, y)

    def steles(self, words: str, cards: Sequence[Stele], y: float) -> float:
        """Draw cards under a heading."""
        return paint_steles(self.canvas, words, cards, y, [self.faces.large(kind) for kind in range(PASS + 1)])

    def refusal(self, y: float) -> float:
        """Draw the choice to do nothing, if there is one."""
        for words, number in (
            (self.say("delphi-spare"), self.scene.number("spare", 0)),
            (self.say("delphi-keep"), self.scene.number("keep", 0)),
        ):
            if number:
                pieces.mark_choice(self.canvas, number, MARGIN + 11, y + 12)
                self.canvas.text(words, MARGIN + 28, y + 17, 14)
                y += 27
        return y

    def held(self, y: float) -> float:
        """Draw the hand; a card that would count shows the row's value with it."""
        view, scene = self.view, self.scene
        kinds = [*(kind for kind, count in enumerate(view.hand) if count), PASS]
        fresh = happened.find_drawn_kinds(view.seat, scene.marked)
        if len(fresh.intersection(kinds)) > len(kinds[:-1]) / 2:
            fresh = set()  # frames around most of a hand say nothing
        counts = (*view.hand, 1)
        held = (Held(self.faces.large(kind), counts[kind], self.hand_number(kind), kind in fresh) for kind in kinds)
        return self.steles(self.title(), list(map(Stele, held, map(self.foot, kinds))), y)

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
        return f"={format_row_value(would_be(view, view.seat, (*view.rows[view.seat], kind)))}"

    def hand_number(self, kind: Kind) -> int:
        """Return the number of the choice that selects a card of the hand; the Pass selects withdrawing."""
        number = self.scene.number
        return number("lay", kind) or number("play", kind) or (number("withdraw", 0) if kind == PASS else 0)

    def pile(self, y: float) -> float:
        """Write what is left in the reader's pile, in no order."""
        left = self.words.left()
        return self.listed(self.say("delphi-pile", count=sum(left)), left, y) if any(left) else y

    def listed(self, words: str, counts: Sequence[int], y: float) -> float:
        """Write cards that cannot be chosen; return where they end."""
        lines = load_label_face().wrapped(f"{words} {self.brief(counts)}", LISTED, WIDTH - 2 * MARGIN)
        for at, line in enumerate(lines, 1):
            self.canvas.text(line, MARGIN, y + at * 17 - 4, LISTED)
        return y + len(lines) * 17 + 3

    def brief(self, counts: Sequence[int]) -> str:
        """Return cards in few words: those with a number by their numbers, the others by their names."""
        kinds = [kind for kind, count in enumerate(counts) for _ in range(count)]
        numbers = " ".join(self.faces.sign(kind) for kind in kinds if kind in NUMBERED)
        return ", ".join(filter(None, [numbers, *(self.faces.name(kind) for kind in kinds if kind not in NUMBERED)]))
