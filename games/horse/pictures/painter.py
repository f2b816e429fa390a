"""Draws one picture of The Trojan Horse."""

from __future__ import annotations

from dataclasses import replace

from engine.core import Seat
from games.horse.pictures.city import City
from games.horse.pictures.pool import Pool, count_enough_heroes, make_hero_face
from games.horse.rules.cards import COLOURS, RED
from games.horse.rules.position import ANNOUNCE
from games.horse.words.choices import TURNS
from games.horse.words.table import PHASES
from pictures import pieces
from pictures.canvas import SMALLEST, WIDTH, Drawing
from pictures.palette import EARTH, GLAZE, LEAF, LOW
from pictures.pieces import MARGIN, Held

FLAT = 1.0  # the height of a card with a number, per width


class Painter(City, Pool):
    """Draws the table, or one seat's view of it."""

    def table(self) -> Drawing:
        """Return the public picture."""
        return self.canvas.finished(self.heroes(self.pool(self.troy())))

    def hand(self) -> Drawing:
        """Return the table with the treasures that the reader may see, and the reader's choices."""
        return self.canvas.finished(self.question(self.heroes(self.pool(self.troy()))))

    def troy(self) -> float:
        """Draw the players and the city; return where they end."""
        y = pieces.paint_heading(self.canvas, self.title(), self.scene.turn)
        for seat in self.scene.around(self.view.table.seats):
            y = self.player(seat, y)
        return self.city(y)

    def title(self) -> str:
        """Return what is being decided."""
        return self.say("horse-picture-title", phase=PHASES[self.view.phase], loads=self.view.loads)

    # -- the players

    def player(self, seat: Seat, y: float) -> float:
        """Draw a player's colors, whether they are to act, and their points at the end."""
        with pieces.paint_plate(self.canvas, y, acting=self.scene.lit(seat)) as plate:
            end = pieces.paint_nameplate(self.canvas, self.scene, seat, y + 15, 190) + 8
            colours = [colour for colour in COLOURS if self.view.owners[colour] == seat]
            for at, colour in enumerate(colours):
                self.warrior(colour, end + at * 26, y + 2.5, 25)
            self.standing(seat, end + len(colours) * 26 + 5, y)
            plate.foot = y + 30
        return plate.foot + 4

    def standing(self, seat: Seat, x: float, y: float) -> None:
        """Write at the right who is Odysseus and which of two turns it is, or at the end a player's points."""
        canvas, view, right = self.canvas, self.view, WIDTH - 12
        if self.over:
            wide = canvas.text(str(self.words.scores()[seat].points), right, y + 21, 16, anchor="end")
            canvas.emblem("laurel", right - wide - 24, y + 4, 21, LEAF, LOW)
            return
        said = [self.say("horse-picture-odysseus")] if view.owners[RED] == seat else []
        if view.table.turns > 1 and view.player == seat:
            said.append(self.say("horse-which-turn", turn=TURNS[view.turn]))
        canvas.text(" · ".join(said), right, y + 20, SMALLEST, EARTH, anchor="end", most=right - x)

    # -- choices beside city and pool

    def question(self, y: float) -> float:
        """Draw the numbers that may be announced, or the actions to take or skip."""
        if self.view.phase == ANNOUNCE and self.scene.choices:
            return self.announcements(y)
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

    def announcements(self, y: float) -> float:
        """Draw the numbers that may be announced, and how many hero cards of the pile are high enough for each."""
        numbers = [value for choice in self.scene.choices for _, value in choice]
        for number in numbers:  # each is printed on its card
            self.canvas.named_choice(self.scene.number("announce", number))
        cards = [
            Held(replace(make_hero_face(number), name=count_enough_heroes(self.view.heroes, number)))
            for number in numbers
        ]
        return pieces.paint_hand(self.canvas, self.say("horse-picture-enough"), cards, y, FLAT)
