"""A game that is over, step by step, as one point of view knows it: its spectators, a seat, or all hands open.

Everything is built from views and from events as that point of view heard them. So what a spectator's file contains
is what spectators could see.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol

from engine.core import NOBODY, Game, Seat, filter_heard
from engine.log import Step
from engine.match import parse_undo
from engine.record import Record
from games.narrators import make_narrator
from games.painters import PAINTERS
from pictures.canvas import Drawing
from pictures.printing import PAINTING
from pictures.scene import Scene
from words import Names, Narrator, Words
from words.alt import describe_picture
from words.people import shown_names
from words.retelling import describe_winners, list_hidden_lines, mark_forced_move, name_players, retold_move

SPECTATOR, OPEN, SEATS = range(3)  # points of view; SEATS + n is the view of seat n


def seat_of(seen: int) -> Seat:
    """Return the seat of a point of view; NOBODY for spectators and for open hands."""
    return seen - SEATS if seen >= SEATS else NOBODY


class Meanwhile(Protocol):
    """What a host knows of a table besides its log."""

    def names_at(self, ply: int, now: Names) -> Names:
        """Return each seat's name when the move of a ply was made, computed back from the names ``now``."""
        ...

    def computers_at(self, ply: int, dealt: Collection[Seat]) -> Collection[Seat]:
        """Return the seats of computer players when the move of a ply was made; ``dealt`` are those at the deal."""
        ...

    def forced(self, ply: int) -> bool:
        """Return whether the move of a ply was made without being asked for."""
        ...

    def after(self, ply: int, now: Names) -> list[str]:
        """Return what happened between the move of a ply and the next one, told with the names ``now``."""
        ...


class LogAlone:
    """A log says nothing of what happened between the moves."""

    def names_at(self, ply: int, now: Names) -> Names:
        return now

    def computers_at(self, ply: int, dealt: Collection[Seat]) -> Collection[Seat]:
        return dealt

    def forced(self, ply: int) -> bool:
        return False

    def after(self, ply: int, now: Names) -> list[str]:
        return []


@dataclass(frozen=True)
class Story:
    """A replayed game in one language: every step of it, the deal first."""

    game: Game
    record: Record
    steps: Sequence[Step]
    words: Words
    meanwhile: Meanwhile
    pictures: bool = True  # whether to draw at all

    @property
    def last(self) -> int:
        """The number of moves."""
        return len(self.steps) - 1

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self.record.head.seats

    @property
    def drawn(self) -> bool:
        """Whether there are pictures of the game."""
        return self.pictures and self.game.key in PAINTERS

    @cached_property
    def tells(self) -> Narrator:
        """The narrator of the game."""
        return make_narrator(self.game, self.words.language)

    @cached_property
    def chapters(self) -> dict[int, str]:
        """The titles of the game's chapters, by the ply that opens each."""
        titles = (
            (ply, self.tells.chapter(event, self.names_at(ply)))
            for ply, step in enumerate(self.steps)
            for event in step.events
        )
        return {ply: title for ply, title in titles if title}

    @cached_property
    def opened(self) -> list[int | None]:
        """The ply that opened the chapter of each step, if any did; an undo goes back to the chapter before."""
        opened: list[int | None] = []
        for ply, step in enumerate(self.steps):
            back = parse_undo(step.entry.move)
            before = opened[-1 if back is None else back] if opened else None
            opened.append(ply if ply in self.chapters else before)
        return opened

    def names_at(self, ply: int) -> Names:
        """Return the names of the players at a step, as people read them."""
        return shown_names(self.meanwhile.names_at(ply, name_players(self.record, self.words)), self.words)

    def seen_by(self, seen: int, ply: int) -> str:
        """Return the name of a point of view."""
        if seen >= SEATS:
            return self.words.say("replay-as-seat", name=self.names_at(ply)[seen - SEATS])
        return self.words.say("replay-all-open" if seen == OPEN else "replay-as-spectator")

    def where(self, ply: int) -> list[str]:
        """Return the chapter of a step, if there are chapters."""
        opened = self.opened[ply]
        return [] if opened is None else [self.chapters[opened]]

    def happened(self, ply: int, seen: int) -> list[str]:
        """Return what happened in a step, as the point of view may know it, and between it and the next."""
        step, reader = self.steps[ply], None if seen == OPEN else seat_of(seen)
        moved = retold_move(self.tells, self.words, step, reader, self.names_at(ply))
        if self.meanwhile.forced(ply):
            moved = mark_forced_move(moved, self.words)
        return [*moved, *self.meanwhile.after(ply, name_players(self.record, self.words))]

    def position(self, ply: int, seen: int, *, drawn: bool) -> list[str]:
        """Return in words what pictures do not show: all of the position without pictures, and open hands."""
        state, names = self.steps[ply].state, self.names_at(ply)
        lines = self.tells.table(state.view(seat_of(seen)), names)
        open_ = [
            line for seat in names for line in list_hidden_lines(lines, self.tells, state.view(seat), names, self.words)
        ]
        return [*([] if drawn else lines), *(open_ if seen == OPEN else [])]

    def result(self) -> str:
        """Return who has won, as a heading; nothing if the game has no result."""
        outcome, names = self.steps[-1].state.outcome(), self.names_at(self.last)
        told = (
            describe_winners([names[seat] for seat in range(self.seats)], outcome.places, self.words) if outcome else ""
        )
        return told[:1].upper() + told[1:]

    # -- pictures

    def scene(self, ply: int, seat: Seat) -> Scene:
        """Return the scene after a step, as a seat or everybody saw it."""
        step = self.steps[ply]
        view, names = step.state.view(seat), self.names_at(ply)
        acting, news, computers = step.state.to_act(), filter_heard(step.events, seat), self.computers_at(ply)
        return Scene(self.game, view, names, self.words, acting, news, computers=computers)

    def computers_at(self, ply: int) -> Collection[Seat]:
        """Return the seats of computer players at a step; in an old log, which lacks them, those whose names say so."""
        dealt = self.record.head.computers
        return range(self.seats) if dealt is None else self.meanwhile.computers_at(ply, dealt)

    def shown(self, ply: int, seen: int) -> Seat:
        """Return the seat whose picture shows a step; with all hands open, the seat that moved."""
        if seen != OPEN:
            return seat_of(seen)
        step = self.steps[ply]
        return step.entry.seat if step.entry.seat != NOBODY else min(step.state.to_act(), default=0)

    def drawing(self, ply: int, seen: int) -> Drawing:
        """Return the picture of a step: the table, or the table with the hand of the seat that is shown."""
        seat, painter = self.shown(ply, seen), PAINTERS[self.game.key]
        scene = self.scene(ply, seat)
        with PAINTING:
            return painter.table(scene) if seat == NOBODY else painter.hand(scene)

    def alt(self, ply: int, seen: int) -> str:
        """Return the picture of a step in words."""
        scene = self.scene(ply, self.shown(ply, seen))
        return describe_picture(self.tells, scene.view, scene.names)
