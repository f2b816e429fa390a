"""Draws one picture of Delphi."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import NOBODY, Seat
from games.delphi.pictures import happened
from games.delphi.pictures.march import CROWN, GAIN, LOSS, March
from games.delphi.pictures.own import Own
from games.delphi.pictures.row import Rows
from games.delphi.rules.events import MarchEnded, Withdrew
from games.delphi.rules.position import HIRE, OVER, STRIKE
from games.delphi.words.cards import plain, signed, value
from pictures import pieces
from pictures.canvas import WIDTH, Drawing
from pictures.palette import GLAZE, LEAF, SHADE
from pictures.pieces import Token


class Painter(March, Rows, Own):
    """Draws the table or a hand from its parts: the march, the rows, and the reader's own cards."""

    def table(self) -> Drawing:
        """Return the public picture."""
        oracles = len(self.view.oracles) + len(self.view.under)
        beside = "" if self.view.phase == OVER else f"{self.say('picture-oracles')} {oracles}"
        y = pieces.heading(self.canvas, self.words.march()[0], beside)
        y = self.oracles(self.prizes(y))
        for seat in range(self.view.table.seats):
            y = self.player(seat, y)
        return self.canvas.finished(y)

    def hand(self) -> Drawing:
        """Return the reader's row, hand and pile, and their choices."""
        rows = self.rows()
        y = self.question(self.prizes(6))
        for seat in rows:
            y = self.player(seat, y)
        y = self.against(rows, self.refusal(y))
        y = self.held(y) if len(rows) == 1 else self.little(self.title(), self.view.hand, y)
        return self.canvas.finished(self.pile(y))

    def rows(self) -> list[Seat]:
        """Return the seats whose rows the hand shows: those with choices, and the reader's."""
        view, settled = self.view, dict(self.scene.settled)
        if view.phase not in (STRIKE, HIRE) or view.seat not in view.asked:
            return [view.seat]
        chosen = settled.get("strike", settled.get("hire", NOBODY))
        foes = [seat for seat in view.players if seat != view.seat and chosen in (NOBODY, seat)]
        return [*foes, view.seat]

    # -- a player

    def player(self, seat: Seat, y: float) -> float:
        """Draw everything of a player; return where the next player begins."""
        status = self.words.status(seat)
        with pieces.plate(self.canvas, y, acting=self.scene.lit(seat), absent=status == "left") as plate:
            end = pieces.nameplate(self.canvas, self.scene, seat, y + 15, 110)
            self.canvas.text(self.doing(seat, status), end + 7, y + 20, 12.5, SHADE, most=256 - end)
            self.counts(seat, y)
            foot = self.row(seat, y + 29)
            plate.foot = pieces.tokens(self.canvas, self.gains(seat), 12, foot) + 1
            pieces.choice(self.canvas, self.row_number(seat), 20, y + 15)
        return plate.foot + 5

    def doing(self, seat: Seat, status: str) -> str:
        """Return what a player is doing, and for which city."""
        view = self.view
        said = self.say("delphi-picture-status", status=status, place=view.places[seat])
        if self.view.phase == OVER:
            said = self.say("delphi-picture-wins", count=view.wins[seat])
        return " · ".join(filter(None, (said, self.cards.city(view.cities[seat]))))

    def row_number(self, seat: Seat) -> int:
        return self.scene.number("strike", seat) or self.scene.number("hire", seat)

    def counts(self, seat: Seat, y: float) -> None:
        """Draw the sizes of a player's hand and pile, and the points."""
        view, canvas = self.view, self.canvas
        wide = canvas.text(plain(view.scores[seat]), WIDTH - 12, y + 21, 15.5, anchor="end")
        canvas.emblem("laurel", WIDTH - 34 - wide, y + 4, 20, LEAF, pieces.LOW)
        pieces.back(canvas, WIDTH - 96, y + 4, 20, 22, str(view.pile_sizes[seat]))
        canvas.emblem("cards", WIDTH - 136, y + 5, 20, GLAZE, pieces.LOW)
        canvas.text(str(view.hand_sizes[seat]), WIDTH - 114, y + 20.5, 14)
        if happened.drawn(seat, self.scene.news):
            pieces.fresh(canvas, WIDTH - 137, y + 4, 39, 22)

    def gains(self, seat: Seat) -> Iterator[Token]:
        """Yield what a player has just gained or lost by leaving the march, or by its end."""
        for event in self.scene.news:
            if isinstance(event, Withdrew) and seat in event.seats:
                yield Token("retreat", value(event.values[event.seats.index(seat)]), LOSS, fresh=True)
            elif isinstance(event, MarchEnded):
                if seat == event.winner:
                    yield Token("glory", value(event.value), CROWN, fresh=True)
                points = event.gains[seat]
                yield Token("laurel", signed(points), LOSS if points < 0 else GAIN, fresh=True)
