"""A position of The Trojan Horse in lines of words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.core import NOBODY, UNKNOWN, Seat
from games.horse.rules.cards import COLOURS, DISTRICTS, HEROES, RED, District, Warrior
from games.horse.rules.events import DistrictWon
from games.horse.rules.position import NOWHERE, OVER
from games.horse.rules.scoring import Score, count_districts, find_winner, sum_scores
from games.horse.rules.view import View
from games.horse.words.choices import TURNS
from games.horse.words.pieces import Pieces, capitalize_text
from words import Audience, Names, wrap_items

PHASES = ("announce", "swap", "all", "load", "over")
LABEL, CELL, LONG_CELL = 10, 4, 11  # columns: a label and seven cells of the board are 38
NONE, HIDDEN, HERE = "·", "?", "▲"


class Table:
    """A position in lines of words."""

    def __init__(self, pieces: Pieces, view: View, names: Names) -> None:
        self.pieces = pieces
        self.view = view
        self.names = names
        self.audience = Audience(pieces.words, view.seat, names)
        self.say = pieces.say
        self.over = view.phase == OVER

    def lines(self) -> list[str]:
        """Return the whole position: the player to act, the players, the board, the pieces."""
        return [*self.title(), "", *self.players(), "", *self.board(), *self.pool(), *self.heroes()]

    def own(self) -> list[str]:
        """Return the whole position, with the treasures that the reader may look at."""
        sight = [] if self.over else self.sight()
        return [*self.title(), "", *self.players(), *sight, "", *self.board(), *self.pool(), *self.heroes()]

    def spoken(self) -> list[str]:
        """Return the position for the ear: a line for each district and one for the hero cards."""
        districts = [self.district(district) for district in DISTRICTS]
        return [*self.title(), "", *self.players(), "", *districts, *self.pool(), "", *self.hero_cards()]

    def standings(self) -> list[str]:
        """Return a line for each player by place, one for each district under it, and what the sums are made of."""
        places = self.view.outcome.places if self.view.outcome else ()
        lines = [
            line
            for place, seat in sorted((place, seat) for seat, place in enumerate(places))
            for line in self.standing(seat, place)
        ]
        nobodys = [self.pieces.district(won.district) for won in self.counted() if won.seat == NOBODY]
        return [
            *lines,
            *(wrap_items(self.say("horse-nobody"), nobodys) if nobodys else []),
            self.say("horse-standing-sum"),
        ]

    def standing(self, seat: Seat, place: int) -> list[str]:
        points, who = self.scores()[seat].points, self.audience.who("seat", seat)
        head = self.say("horse-standing", place=place, points=points, **who)
        return [head, *(f"   {self.won(won)}" for won in self.counted() if won.seat == seat)]

    def won(self, won: DistrictWon) -> str:
        """Return the value of a district that was won: warriors, bonus and treasure."""
        return self.say(
            "horse-standing-district",
            district=capitalize_text(self.pieces.district(won.district)),
            colour=self.pieces.warrior(won.colour),
            count=won.warriors,
            bonus=won.bonus,
            treasure=won.treasure,
            points=won.points,
        )

    def counted(self) -> list[DistrictWon]:
        """Return who has won which district; the game is over, so all treasures are visible."""
        return count_districts(self.view.board, self.view.owners, self.view.bonuses, self.view.treasures)

    def scores(self) -> list[Score]:
        return sum_scores(self.counted(), self.view.table.seats)

    # -- who plays

    def title(self) -> list[str]:
        view = self.view
        name = self.names[view.player]
        lines = [self.say("horse-title", phase=PHASES[view.phase], name=name, loads=view.loads)]
        if view.table.turns > 1 and not self.over:
            lines.append(self.say("horse-which-turn", turn=TURNS[view.turn]))
        return lines

    def players(self) -> list[str]:
        return [self.marked(seat) for seat in range(self.view.table.seats)]

    def marked(self, seat: Seat) -> str:
        """Return a player, marked if they are to act; at the end, with their points."""
        if self.over:
            return self.say("horse-player-ended", player=self.player(seat), points=self.scores()[seat].points)
        return ("> " if seat == self.view.player else "  ") + self.player(seat)

    def player(self, seat: Seat) -> str:
        colours = [self.pieces.warrior(colour) for colour in COLOURS if self.view.owners[colour] == seat]
        odysseus = "yes" if self.view.owners[RED] == seat and not self.over else "no"
        who: dict[str, Any] = self.audience.who("seat", seat)
        return self.say("horse-player", colours=self.pieces.words.both(colours), odysseus=odysseus, **who)

    def sight(self) -> list[str]:
        """Return the treasures that the reader may look at (TH-16)."""
        seen = [
            self.pieces.district(district, treasure)
            for district, treasure in enumerate(self.view.treasures)
            if treasure != UNKNOWN
        ]
        return wrap_items(self.say("horse-may-look"), seen) if seen else [self.say("horse-may-not-look")]

    # -- the board for the ear

    def district(self, district: District) -> str:
        """Return everything about a district; at the end, the points it brings."""
        view, treasure = self.view, self.view.treasures[district]
        return self.say(
            "horse-spoken-district",
            number=district + 1,
            bonus=view.bonuses[district],
            treasure=HIDDEN if treasure == UNKNOWN else str(treasure),
            warriors=self.pieces.words.both(self.standing_in(district)) or "none",
            places="over" if self.over else view.table.room - sum(view.board[district]),
            points=self.counted()[district].points if self.over else 0,
            horse="yes" if district == view.horse and not self.over else "no",
        )

    def standing_in(self, district: District) -> list[str]:
        """Return the warriors in a district by color, the leading color marked."""
        row, leads = self.view.board[district], find_winner(self.view.board[district])
        return [
            self.say(
                "horse-spoken-warriors",
                count=row[colour],
                colour=self.pieces.warrior(colour),
                leads="yes" if colour == leads else "no",
            )
            for colour in COLOURS
            if row[colour]
        ]

    def hero_cards(self) -> list[str]:
        """Return how many of each hero card are in the pile, and how many are used."""
        if self.over:
            return []
        cards = [
            self.say(
                "horse-spoken-hero", hero=self.pieces.hero(hero), pile=self.view.heroes[hero], used=self.view.used[hero]
            )
            for hero in reversed(range(len(HEROES)))
        ]
        return wrap_items(self.say("horse-spoken-heroes"), cards)

    # -- the board, a column for each district

    def board(self) -> list[str]:
        view = self.view
        treasures = (HIDDEN if treasure == UNKNOWN else treasure for treasure in view.treasures)
        return [
            self.row("district", (district + 1 for district in DISTRICTS)),
            self.row("bonus", view.bonuses),
            self.row("treasure", treasures),
            *(self.warriors(colour) for colour in COLOURS if view.owners[colour] != NOBODY),
            *(self.result() if self.over else self.running()),
        ]

    def row(self, name: str, cells: Iterable[object]) -> str:
        return self.cells(self.say("horse-row", row=name), cells)

    def cells(self, label: str, cells: Iterable[object]) -> str:
        return (f"{label:<{LABEL}}" + "".join(f"{cell!s:>{CELL}}" for cell in cells)).rstrip()

    def warriors(self, colour: Warrior) -> str:
        """Return how many warriors of a color stand in each district."""
        return self.cells(self.pieces.colour(colour), (row[colour] or NONE for row in self.view.board))

    def leaders(self) -> list[str]:
        """Return the letter of the color that currently leads each district."""
        colours = map(find_winner, self.view.board)
        return [NONE if colour == NOBODY else self.pieces.initial(colour) for colour in colours]

    def running(self) -> list[str]:
        """Return who leads each district, the room left there, and the position of the horse."""
        view = self.view
        room = (view.table.room - sum(row) for row in view.board)
        stands = self.row("horse", (HERE if district == view.horse else "" for district in DISTRICTS))
        lines = [self.row("leads", self.leaders()), self.row("room", room)]
        return lines if view.horse == NOWHERE else [*lines, stands]

    def result(self) -> list[str]:
        points = (won.points for won in self.counted())
        return [self.row("points", points), self.row("won", self.leaders())]

    # -- beside the board

    def pool(self) -> list[str]:
        """Return the warriors beside the board and in the horse, and the numbers of the bag and the helpers."""
        if self.over:
            return []
        beside = wrap_items(self.say("horse-beside"), self.pieces.several(self.view.beside))
        return ["", *beside, self.inside(), self.say("horse-bag", bag=self.view.bag, helpers=self.view.helpers)]

    def inside(self) -> str:
        """Return who is in the horse, if everybody may see it (TH-12)."""
        if UNKNOWN in self.view.inside:
            return self.say("horse-closed")
        following, last = map(self.pieces.warrior, self.view.inside)
        return self.say("horse-inside", next=following, last=last)

    def heroes(self) -> list[str]:
        """Return the hero cards in the pile, and the face-up ones (TH-15)."""
        if self.over:
            return []
        names = list(map(self.pieces.hero, range(len(HEROES))))
        rows = (("heroes", names), ("pile", self.view.heroes), ("used", self.view.used))
        return ["", *(self.hero_row(name, cells) for name, cells in rows)]

    def hero_row(self, name: str, cells: Sequence[object]) -> str:
        """Return a cell for each hero card, high numbers first; Poseidon is last because its name is long."""
        *numbers, poseidon = cells
        return self.row(name, reversed(numbers)) + f"{poseidon!s:>{LONG_CELL}}"


def list_points(view: View) -> list[int]:
    """Return the points of each seat of a game that is over."""
    won = count_districts(view.board, view.owners, view.bonuses, view.treasures)
    return [each.points for each in sum_scores(won, view.table.seats)]
