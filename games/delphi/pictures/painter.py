"""Draws one picture of Delphi."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Seat
from games.delphi.pictures import happened
from games.delphi.pictures.faces import CROWN, GAIN, LOSS
from games.delphi.pictures.finale import HIGH as FINALE
from games.delphi.pictures.finale import paint_victor
from games.delphi.pictures.march import March
from games.delphi.pictures.own import Own
from games.delphi.pictures.row import Rows
from games.delphi.rules.events import MarchEnded, Withdrew
from games.delphi.rules.position import LAY, OVER, PLAY
from games.delphi.words.cards import format_row_value, format_signed, format_total
from pictures import pieces
from pictures.canvas import SMALLEST, TIGHTEST, WIDTH, Drawing
from pictures.palette import GLAZE, LEAF
from pictures.pieces import Token
from pictures.typeface import load_label_face

BESIDE = " · "  # between what a player is doing and their city
COUNTS = 259  # where the sizes of hand and pile begin


class Painter(March, Rows, Own):
    """Draws the table or a hand from its parts: the march, the rows, and the reader's own cards."""

    def table(self) -> Drawing:
        """Return the public picture."""
        y = self.oracles(self.prizes(self.victor(self.heading())))
        return self.canvas.finished(self.players(y))

    def hand(self) -> Drawing:
        """Return the table with the reader's row last, their choices, their hand and their pile."""
        y = self.question(self.oracles(self.prizes(self.victor(self.heading()))))
        y = self.refusal(self.players(y))
        if self.view.phase == OVER and not any(self.view.hand):
            return self.canvas.finished(y)
        y = self.listed(self.title(), self.view.hand, y) if self.asked_otherwise() else self.held(y)
        return self.canvas.finished(self.pile(y))

    def heading(self) -> float:
        """Draw the band with the march, whose turn it is and the number of oracles left."""
        oracles = len(self.view.oracles) + len(self.view.under)
        beside = "" if self.view.phase == OVER else f"{self.say('picture-oracles')} {oracles}"
        return pieces.paint_heading(self.canvas, self.words.march()[0], self.scene.turn, beside)

    def victor(self, y: float) -> float:
        """Draw who has won, if one player has; return where this ends."""
        winners = [seat for seat in range(self.view.table.seats) if self.scene.won(seat)]
        if len(winners) != 1:
            return y
        paint_victor(self.canvas, winners[0], self.scene.called(winners[0]), y)
        return y + FINALE + 5

    def asked_otherwise(self) -> bool:
        """Return whether the reader chooses something other than a card of the hand, which may then be small."""
        return self.view.phase not in (LAY, PLAY) and self.view.seat in self.view.asked

    def players(self, y: float) -> float:
        """Draw every player; return where they end."""
        around = self.scene.around(self.view.table.seats)
        for seat in sorted(around, key=self.rank):
            y = self.player(seat, y)
        return y

    def rank(self, seat: Seat) -> float:
        """Return what the end sorts players by; before, they sit as they sit."""
        return -self.view.scores[seat] if self.view.phase == OVER else 0

    # -- a player

    def player(self, seat: Seat, y: float) -> float:
        """Draw everything of a player; return where the next player begins."""
        status = self.words.status(seat)
        with pieces.paint_plate(self.canvas, y, acting=self.scene.lit(seat), absent=status == "left") as plate:
            end = pieces.paint_nameplate(self.canvas, self.scene, seat, y + 15, 110)
            self.doing(seat, status, end + 7, y + 20)
            self.counts(seat, y)
            foot = max(self.row(seat, y + 27), y + 31)  # below the seat's number
            plate.foot = pieces.paint_tokens(self.canvas, self.gains(seat), 12, foot, apart=pieces.FAR_APART) + 1
            pieces.mark_choice(self.canvas, self.row_number(seat), 20, y + 15)
        return plate.foot + 3

    def doing(self, seat: Seat, status: str, x: float, y: float) -> None:
        """Write what a player is doing, and for which city if there is room beside a long name."""
        words, most = self.status(seat, status), COUNTS - x
        if load_label_face().width(words, SMALLEST) * TIGHTEST > most:
            words = words.partition(BESIDE)[0]
        self.canvas.text(words, x, y, SMALLEST, self.canvas.style.faint, most=most, tight=True)

    def status(self, seat: Seat, status: str) -> str:
        """Return what a player is doing, and for which city."""
        view = self.view
        said = self.say("delphi-picture-status", status=status, place=view.places[seat])
        if self.view.phase == OVER:
            said = self.say("delphi-picture-wins", count=view.wins[seat])
        return BESIDE.join(filter(None, (said, self.cards.city(view.cities[seat]))))

    def row_number(self, seat: Seat) -> int:
        return self.scene.number("strike", seat) or self.scene.number("hire", seat)

    def counts(self, seat: Seat, y: float) -> None:
        """Draw the sizes of a player's hand and pile, and the points."""
        view, canvas = self.view, self.canvas
        ground = canvas.style.lit if self.scene.lit(seat) else canvas.style.low
        self.points(seat, y, ground)
        pieces.paint_back(canvas, WIDTH - 96, y + 4, 20, 22, str(view.pile_sizes[seat]))
        canvas.emblem("cards", WIDTH - 140, y + 5, 20, GLAZE, ground)
        canvas.text(str(view.hand_sizes[seat]), WIDTH - 118, y + 20.5, 14)
        if happened.find_drawn_kinds(seat, self.scene.news):
            pieces.mark_fresh(canvas, WIDTH - 142, y + 4, 39, 22)

    def points(self, seat: Seat, y: float, ground: str) -> None:
        """Draw a player's points, on gold if nobody has more and somebody has less."""
        scores, canvas = self.view.scores, self.canvas
        words, leads = format_total(scores[seat]), min(scores) < scores[seat] == max(scores)
        wide = load_label_face().width(words, 15.5)
        if leads:
            canvas.rect(WIDTH - 38 - wide, y + 4, wide + 31, 22, CROWN, corner=11, line=GLAZE)
        canvas.emblem("laurel", WIDTH - 34 - wide, y + 5, 20, LEAF, CROWN if leads else ground)
        canvas.text(words, WIDTH - 12 - wide, y + 21, 15.5)

    def gains(self, seat: Seat) -> Iterator[Token]:
        """Yield what a player has just gained or lost by leaving the march, or by its end."""
        fresh = self.view.phase != OVER  # an end is no move
        for event in self.scene.news:
            if isinstance(event, Withdrew) and seat in event.seats:
                yield Token("retreat", format_row_value(event.values[event.seats.index(seat)]), LOSS, fresh=fresh)
            elif isinstance(event, MarchEnded):
                if seat == event.winner:
                    yield Token("glory", format_row_value(event.value), CROWN, fresh=fresh)
                points = event.gains[seat]
                yield Token("laurel", format_signed(points), LOSS if points < 0 else GAIN, fresh=fresh)
