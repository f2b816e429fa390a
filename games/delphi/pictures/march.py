"""Draws the prizes of a march of Delphi, and the oracles that affect it."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import NOBODY, Seat
from games.delphi.pictures.faces import CROWN, GAIN, LOSS, NAUGHT, SEER
from games.delphi.pictures.picture import GAP, Picture
from games.delphi.pictures.tablets import paint_tablets
from games.delphi.rules.cards import LASTING, ORACLES
from games.delphi.rules.events import OracleObeyed, OraclePutUnder
from games.delphi.rules.position import NOTHING, OVER
from games.delphi.words.cards import format_signed
from pictures.canvas import SMALLEST, WIDTH
from pictures.palette import GLAZE
from pictures.pieces import MARGIN, Token
from pictures.typeface import load_label_face


class March(Picture):
    """Draws the march."""

    def prizes(self, y: float) -> float:
        """Draw the prizes from the first to leave to the last player left; prizes already taken are struck out."""
        if self.view.phase == OVER:
            return y
        prizes, gone = self.words.prizes(), self.view.table.seats - len(self.view.players)
        wide = (WIDTH - 2 * MARGIN + GAP) / len(prizes) - GAP
        for place, points in enumerate(prizes, 1):
            x, last = MARGIN + (place - 1) * (wide + GAP), place == len(prizes)
            fill, style = CROWN if last else LOSS if points < 0 else GAIN if points else NAUGHT, self.canvas.style
            taken = place <= gone
            line, fill = (style.frame, style.shaded) if taken else (GLAZE, fill)
            self.canvas.rect(x, y, wide, 22, fill, corner=2, line=line)
            words = self.say("delphi-picture-prize", place=0 if last else place, points=format_signed(points))
            long = self.canvas.text(
                words, x + wide / 2, y + 16, 13.5, style.faint if taken else GLAZE, anchor="middle", most=wide - 6
            )
            if taken:
                self.canvas.path(f"M0 0h{long:.1f}", x=x + (wide - long) / 2, y=y + 12, line=style.faint, thick=1.5)
        return y + 26

    def oracles(self, y: float) -> float:
        """Draw the oracles in force or just read, and those at the bottom of the pile."""
        y = paint_tablets(self.canvas, self.in_force(), MARGIN, y)
        if not self.view.under or self.view.phase == OVER:
            return y
        wide = self.canvas.text(self.say("delphi-under"), MARGIN, y + 15, SMALLEST)
        put = {event.oracle for event in self.scene.marked if isinstance(event, OraclePutUnder)}
        under = [
            Token(ORACLES[at], self.cards.oracle(at), self.canvas.style.shaded, fresh=at in put)
            for at in self.view.under
        ]
        return paint_tablets(self.canvas, under, MARGIN + wide + 5, y) + 1

    def in_force(self) -> Iterator[Token]:
        view = self.view
        obeyed = {event.oracle: event.seat for event in self.scene.marked if isinstance(event, OracleObeyed)}
        holding = {at: view.in_force[at] for at in LASTING if view.in_force[at] != NOBODY}
        for at, seat in {**holding, **obeyed}.items():
            yield self.oracle(at, seat, at in obeyed)
        if view.read != NOTHING:
            yield self.oracle(view.read, view.asked[0], True)
            yield from self.next_oracle(self.scene.number("put_under", view.read))

    def oracle(self, oracle: int, seat: Seat, fresh: bool) -> Token:
        """Return an oracle with the player who consulted it, and the number of the choice to obey it."""
        name, number = load_label_face().fitted(self.scene.called(seat), 13, 90), self.scene.number("obey", oracle)
        return Token(ORACLES[oracle], f"{self.cards.oracle(oracle)} ({name})", SEER, number, fresh)

    def next_oracle(self, number: int) -> Iterator[Token]:
        """Yield the pile under which the reader may put an oracle."""
        if number:
            left = len(self.view.oracles) + len(self.view.under)
            yield Token("oracle", f"{self.say('picture-oracles')} {left}", SEER, number)
