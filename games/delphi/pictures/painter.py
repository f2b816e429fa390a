"""Draws one picture of Delphi."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.core import Seat
from games.delphi.pictures import happened
from games.delphi.pictures.faces import CROWN, GAIN, LOSS
from games.delphi.pictures.finale import HIGH as FINALE
from games.delphi.pictures.finale import paint_victors
from games.delphi.pictures.march import March
from games.delphi.pictures.own import Own
from games.delphi.pictures.picture import Area
from games.delphi.pictures.row import Rows
from games.delphi.rules.events import MarchEnded, Withdrew
from games.delphi.rules.position import LAY, OVER, PLAY
from games.delphi.words.cards import format_row_value, format_signed, format_total
from pictures import pieces
from pictures.canvas import SMALLEST, TIGHTEST, Drawing
from pictures.palette import GLAZE
from pictures.pieces import EDGE, Token
from pictures.typeface import load_label_face

BESIDE = " · "  # between what a player is doing and their city


class Painter(March, Rows, Own):
    """Draws the table or a hand from its parts: the march, the rows, and the reader's own cards."""

    def table(self) -> Drawing:
        """Return the public picture."""
        y = self.oracles(self.prizes(self.victor(self.heading())))
        return self.canvas.finished(self.players(y))

    def hand(self) -> Drawing:
        """Return the table with the reader's row last, their choices, their hand and their pile.

        Players stand side by side where the cards of the hand need the room.
        """
        y = self.question(self.oracles(self.prizes(self.victor(self.heading()))))
        listed = self.asked_otherwise()
        y = self.refusal(self.players(y, 1 if listed or self.view.phase == OVER or self.view.table.seats == 2 else 2))
        if self.view.phase == OVER and not any(self.view.hand):
            return self.canvas.finished(y)
        y = self.listed(self.title(), self.view.hand, y) if listed else self.held(y)
        return self.canvas.finished(self.pile(y))

    def heading(self) -> float:
        """Draw the band with the march, whose turn it is and the number of oracles left."""
        oracles = len(self.view.oracles) + len(self.view.under)
        beside = "" if self.view.phase == OVER else f"{self.say('picture-oracles')} {oracles}"
        return pieces.paint_heading(self.canvas, self.words.march()[0], self.scene.turn, beside)

    def victor(self, y: float) -> float:
        """Draw who has won, if somebody has; return where this ends."""
        winners = [seat for seat in range(self.view.table.seats) if self.scene.won(seat)]
        if not winners:
            return y
        paint_victors(self.canvas, self.scene, winners, y)
        return y + FINALE + 5

    def asked_otherwise(self) -> bool:
        """Return whether the reader chooses something other than a card of the hand, which may then be small."""
        return self.view.phase not in (LAY, PLAY) and self.view.seat in self.view.asked

    def players(self, y: float, across: int = 1) -> float:
        """Draw every player, so many in a row; return where they end."""
        around = sorted(self.scene.around(self.view.table.seats), key=self.rank)
        left = [seat for seat in around if self.words.status(seat) == "left"]
        for at in range(0, len(around), across):
            paint = partial(self.player, y)
            y = pieces.paint_row(self.canvas, self.scene, around[at : at + across], left, y, paint)
        return y

    def rank(self, seat: Seat) -> float:
        """Return what the end sorts players by; before, they sit as they sit."""
        return -self.view.scores[seat] if self.view.phase == OVER else 0

    # -- a player

    def player(self, y: float, seat: Seat, x: float, wide: float) -> float:
        """Draw everything of a player; return where it ends."""
        area = Area(x, wide)
        left = self.counts(seat, area, y)
        most = left - area.x - 38  # a red frame may be around the cards
        if area.whole:
            most = max(110, most - 16 - TIGHTEST * load_label_face().width(self.status(seat), SMALLEST))
        end = pieces.paint_nameplate(self.canvas, self.scene, seat, y + 15, most, area.x - EDGE)
        foot = self.row(seat, area, y + 27)
        if area.whole:
            self.doing(seat, end + 7, y + 20, left - end - 16)
        elif foot == y + 27:
            self.doing(seat, area.x + 10, y + 41, area.right - area.x - 15)
            foot += 20
        pieces.mark_choice(self.canvas, self.row_number(seat), area.x + 17, y + 15)
        foot, gains = max(foot, y + 31), list(self.gains(seat))  # below the seat's number
        below = 4 if any(token.fresh for token in gains) else 1  # frames of new tokens keep off the frame of the plate
        return pieces.paint_tokens(self.canvas, gains, area.x + 9, foot, area.right) + below

    def doing(self, seat: Seat, x: float, y: float, most: float) -> None:
        """Write what a player is doing, and for which city if there is room."""
        words = self.status(seat)
        if load_label_face().width(words, SMALLEST) * TIGHTEST > most:
            words = words.partition(BESIDE)[0]
        self.canvas.text(words, x, y, SMALLEST, self.canvas.style.faint, most=most, tight=True)

    def status(self, seat: Seat) -> str:
        """Return what a player is doing, and for which city."""
        view = self.view
        said = self.say("delphi-picture-status", status=self.words.status(seat), place=view.places[seat])
        if self.view.phase == OVER:
            said = self.say("delphi-picture-wins", count=view.wins[seat])
        return BESIDE.join(filter(None, (said, self.cards.city(view.cities[seat]))))

    def row_number(self, seat: Seat) -> int:
        return self.scene.number("strike", seat) or self.scene.number("hire", seat)

    def counts(self, seat: Seat, area: Area, y: float) -> float:
        """Draw the points, and until the end the sizes of a player's hand and pile; return where they begin."""
        view, canvas, right = self.view, self.canvas, area.right - 4
        ground = canvas.style.lit if self.scene.lit(seat) else canvas.style.low
        x = self.points(seat, right, y, ground)
        if view.phase == OVER:
            return x
        pile, left = (right - 84, right - 128) if area.whole else (x - 23, x - 60)
        pieces.paint_back(canvas, pile, y + 4, 20, 22, str(view.pile_sizes[seat]))
        canvas.emblem("cards", left, y + 5, 20, GLAZE, ground)
        canvas.text(str(view.hand_sizes[seat]), left + 21, y + 20.5, 14)
        if happened.find_drawn_kinds(seat, self.scene.marked):
            pieces.mark_fresh(canvas, left - 2, y + 4, 39, 22)
        return left

    def points(self, seat: Seat, right: float, y: float, ground: str) -> float:
        """Draw a player's points, on gold if nobody has more and somebody has less; return where they begin."""
        scores = self.view.scores
        gold = CROWN if min(scores) < scores[seat] == max(scores) else ""
        return pieces.paint_points(self.canvas, format_total(scores[seat]), right, y, ground, gold)

    def gains(self, seat: Seat) -> Iterator[Token]:
        """Yield what a player has just gained or lost by leaving the march, or by its end."""
        fresh = bool(self.scene.marked)
        for event in self.scene.news:
            if isinstance(event, Withdrew) and seat in event.seats:
                yield Token("retreat", format_row_value(event.values[event.seats.index(seat)]), LOSS, fresh=fresh)
            elif isinstance(event, MarchEnded):
                if seat == event.winner:
                    yield Token("glory", format_row_value(event.value), CROWN, fresh=fresh)
                points = event.gains[seat]
                yield Token("laurel", format_signed(points), LOSS if points < 0 else GAIN, fresh=fresh)
