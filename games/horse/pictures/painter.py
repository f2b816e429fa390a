"""Draws one picture of The Trojan Horse."""

from __future__ import annotations

from games.horse.pictures.city import City
from games.horse.pictures.ground import paint_sea
from games.horse.pictures.outside import Outside
from games.horse.pictures.picture import FOAM, SEA, SWELL
from games.horse.pictures.players import Players
from games.horse.words.table import PHASES
from pictures import pieces
from pictures.canvas import WIDTH, Drawing
from pictures.palette import GLAZE
from pictures.pieces import MARGIN


class Painter(City, Outside, Players):
    """Draws the table, or one seat's view of it."""

    def table(self) -> Drawing:
        """Return the public picture."""
        return self.canvas.finished(self.shore(self.troy()))

    def hand(self) -> Drawing:
        """Return the table with the treasures that the reader may see, and the reader's choices."""
        return self.table()

    def troy(self) -> float:
        """Draw the players, the city, and what stands before its gate; return where they end."""
        y = self.players(pieces.paint_heading(self.canvas, self.title(), self.scene.turn))
        (self.triumph if self.over else self.horse)(y)
        return self.city(y) + 2

    def title(self) -> str:
        """Return what is being decided."""
        return self.say("horse-picture-title", phase=PHASES[self.view.phase], loads=self.view.loads)

    def shore(self, y: float) -> float:
        """Draw what lies on the shore and by the sea; return where the sea ends."""
        if not self.over:
            y = self.pool(y)
        depth, shore = self.canvas.depth, y
        y = shore + 18 if self.over else self.question(self.heroes(shore + 6))
        with self.canvas.beneath(depth):
            paint_sea(self.canvas, shore, y, SEA, SWELL, FOAM)
        return y

    def question(self, y: float) -> float:
        """Draw the actions to take or skip, which are beside city and pool."""
        for part, value, words in (
            ("leave", 0, self.choices.leave(0)),
            ("all", 0, self.choices.all_or_nothing(0)),
            ("all", 1, self.choices.all_or_nothing(1)),
        ):
            if number := self.scene.number(part, value):
                pieces.mark_choice(self.canvas, number, MARGIN + 11, y + 12)
                self.canvas.text(words, MARGIN + 28, y + 17, 14, GLAZE, most=WIDTH - 2 * MARGIN - 28)
                y += 27
        return y
