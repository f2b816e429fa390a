"""A step of a replay, as seen by a spectator, from a seat, or with all hands open."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace

from cogs.answering.button_ids import Id
from cogs.answering.layout import (
    OLIVE,
    OPTIONS,
    PRIMARY,
    TEXT,
    Button,
    Children,
    Picture,
    Row,
    Screen,
    block,
    button,
    layout,
    menu,
    plain,
    rows,
    shown,
    text,
)
from cogs.history.replay_access import FILE, TABLE
from cogs.table import screens
from cogs.table.news import marked, table_event
from cogs.table.screens import hidden
from engine.core import NOBODY, Seat, heard
from engine.match import Step
from games.names import game_name
from games.narrators import narrator
from pictures.scene import Scene
from tables.archive import Replay
from words import Names, Words
from words.retelling import named, retold_move

SPECTATOR, OPEN, SEATS = range(3)  # points of view; SEATS + n is the view of seat n


@dataclass(frozen=True, slots=True)
class Look:
    """What a replay shows: which game, which step, and whose view.

    ``kind`` and ``number`` name the game as in ``cogs.history.replay_access``.
    """

    kind: int
    number: int
    ply: int = 0
    seen: int = SPECTATOR

    def id(self, verb: str, *more: int) -> Id:
        """Return the id of a button, which holds nothing secret."""
        return Id(verb, self.number, self.ply, (self.kind, self.seen, *more))

    @staticmethod
    def of(identity: Id) -> Look:
        """Return what a clicked button's replay showed; the id may be forged, so callers check all of it."""
        kind, seen = (*identity.path, SPECTATOR, SPECTATOR)[:2]
        return Look(kind, identity.table, identity.stamp, seen)

    def within(self, game: Replay) -> Look:
        """Return the nearest look that the game has."""
        seen = self.seen if self.seen < SEATS + game.record.head.seats else SPECTATOR
        return replace(self, ply=min(self.ply, len(game.steps) - 1), seen=seen)


def replay_screen(game: Replay, look: Look, title: str, words: Words, pictures: Sequence[Picture] = ()) -> Screen:
    """Return the panel of one step, with its position in pictures if there are any, or else in words."""
    step, found = game.steps[look.ply], chapters(game, words)
    head = text(f"## {heading(game, look, title, words)}\n-# {plain(where(game, look, found, words))}")
    lines = position(game, step, look.seen, words, drawn=bool(pictures))
    story = screens.story(happened(game, step, look.seen, words), TEXT - len(head.content) - len(lines))
    names = screens.undrawn(names_at(game, look.ply, words)) if pictures else []
    lies = [*map(shown, pictures), *names, *([text(lines)] if lines else [])]
    ways = [*steps(game, look, words), *leaf(look, found, words), eyes(game, look, words), *deeds(look, words)]
    return layout([head, *lies, *story, *ways], OLIVE, *pictures)


def heading(game: Replay, look: Look, title: str, words: Words) -> str:
    """Return the title: the game and the step."""
    return words.say("replay-title", game=title, ply=look.ply, last=len(game.steps) - 1)


def where(game: Replay, look: Look, found: dict[int, str], words: Words) -> str:
    """Return the chapter and the point of view."""
    chapter = [found[ply] for ply in found if ply <= look.ply][-1:]
    return " · ".join([*chapter, seen_by(look.seen, names_at(game, look.ply, words), words)])


def names_at(game: Replay, ply: int, words: Words) -> dict[Seat, str]:
    """Return the names of the players at a step."""
    return game.history.names_at(ply, named(game.record, words))


def seen_by(seen: int, names: Names, words: Words) -> str:
    """Return the name of a point of view."""
    if seen >= SEATS:
        return words.say("replay-as-seat", name=names[seen - SEATS])
    return words.say("replay-all-open" if seen == OPEN else "replay-as-spectator")


def title_of(game: Replay, look: Look, table: int, words: Words) -> str:
    """Return the name of a game: with its table, or as the user's own file."""
    name = game_name(game.record.head.game, words)
    return words.say("replay-file", game=name) if look.kind == FILE else table_title(name, table, words)


def table_title(name: str, table: int, words: Words) -> str:
    """Return the name of a table's game."""
    return words.say("replay-table", game=name, number=str(table))


# -- the step


def scene_of(game: Replay, ply: int, seat: Seat, words: Words) -> Scene:
    """Return the scene after a step, as a seat or everybody saw it."""
    step = game.steps[ply]
    view, names = step.state.view(seat), names_at(game, ply, words)
    return Scene(game.game, view, names, words, step.state.to_act(), heard(step.events, seat))


def position(game: Replay, step: Step, seen: int, words: Words, *, drawn: bool) -> str:
    """Return in words what the pictures do not show of the position: all of it without pictures, and open hands."""
    tells, names = narrator(game.game, words.language), names_at(game, step.entry.ply, words)
    lines = tells.table(step.state.view(seat_of(seen)), names)
    open_ = [line for seat in names for line in hidden(lines, tells, step.state.view(seat), names, words)]
    said = [*([] if drawn else lines), *(open_ if seen == OPEN else [])]
    return block(said) if said else ""


def happened(game: Replay, step: Step, seen: int, words: Words) -> list[str]:
    """Return what happened in this step, as the viewer may know it, and between it and the next."""
    reader, names = None if seen == OPEN else seat_of(seen), names_at(game, step.entry.ply, words)
    moved = retold_move(narrator(game.game, words.language), words, step, reader, names)
    if game.history.forced(step.entry.ply):
        moved = marked(moved, words)
    return [*moved, *(table_event(each, words) for each in game.history.after(step.entry.ply))]


def seat_of(seen: int) -> Seat:
    """Return the seat of a point of view; NOBODY for spectators and for open hands."""
    return seen - SEATS if seen >= SEATS else NOBODY


def chapters(game: Replay, words: Words) -> dict[int, str]:
    """Return the titles of the game's chapters, by the ply that opens each."""
    tells, plies = narrator(game.game, words.language), range(len(game.steps))
    titles = (
        (ply, tells.chapter(event, names_at(game, ply, words))) for ply in plies for event in game.steps[ply].events
    )
    return {ply: title for ply, title in titles if title}


# -- the ways on


def steps(game: Replay, look: Look, words: Words) -> Children:
    """Return the buttons that step through the game."""
    last = len(game.steps) - 1

    def way(slot: int, label: str, ply: int, *, shut: bool) -> Button:
        # Two buttons may lead to the same step, but ids must differ, so each has a slot.
        return button(label, replace(look, ply=ply).id("replay-step", slot), PRIMARY, disabled=shut)

    return rows(
        [
            way(0, words.say("replay-first"), 0, shut=look.ply == 0),
            way(1, words.say("library-previous"), max(look.ply - 1, 0), shut=look.ply == 0),
            way(2, words.say("library-next"), min(look.ply + 1, last), shut=look.ply == last),
            way(3, words.say("replay-last"), last, shut=look.ply == last),
        ]
    )


def leaf(look: Look, found: dict[int, str], words: Words) -> list[Row]:
    """Return the menu of the chapters, if there are any; of too many, those around the current one."""
    plies = sorted(found)
    first = max(0, min(bisect_right(plies, look.ply) - OPTIONS // 2, len(plies) - OPTIONS))
    near = plies[first : first + OPTIONS]
    titles = [found[ply] for ply in near]
    return [menu(titles, look.id("replay-chapter"), words.say("replay-chapters"), near)] if near else []


def eyes(game: Replay, look: Look, words: Words) -> Row:
    """Return the menu of points of view."""
    names = names_at(game, look.ply, words)
    labels = [seen_by(seen, names, words) for seen in range(SEATS + game.record.head.seats)]
    return menu(labels, look.id("replay-seen-by"), words.say("replay-seen-by"))


def deeds(look: Look, words: Words) -> Children:
    """Return the buttons to export, verify and share; a user's own file offers only to verify it."""
    check = button(words.say("replay-check"), look.id("verify"))
    export = [button(words.say("replay-export"), look.id("export"))] if look.kind != FILE else []
    share = [button(words.say("replay-share"), look.id("share-replay"))] if look.kind == TABLE else []
    return rows([*export, check, *share])
