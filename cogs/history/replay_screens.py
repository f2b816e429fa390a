"""A step of a replay, as seen by a spectator, from a seat, or with all hands open."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Sequence
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
    escape_markup,
    format_block,
    lay_out_rows,
    make_button,
    make_layout,
    make_menu,
    make_text,
    show_picture,
)
from cogs.history.replay_access import FILE
from cogs.table import screens
from cogs.table.news import table_event
from engine.core import Seat
from games.narrators import game_name
from replays.story import SEATS, SPECTATOR, Story
from tables.history.archive import Replay
from tables.play.stored_games import TableHistory
from words import Names, Words


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


def replay_screen(story: Story, look: Look, title: str, pictures: Sequence[Picture] = (), *, takes: bool) -> Screen:
    """Return the panel of one step, with its position in pictures if there are any, or else in words.

    ``takes``: its reader may take the game elsewhere.
    """
    words = story.words
    head = make_text(f"## {make_replay_heading(story, look, title)}\n-# {escape_markup(describe_step(story, look))}")
    lines = describe_position(story, look, drawn=bool(pictures))
    happened = screens.compose_story(story.happened(look.ply, look.seen), TEXT - len(head.content) - len(lines))
    names = screens.list_undrawn_names(story.names_at(look.ply)) if pictures else []
    lies = [*map(show_picture, pictures), *names, *([make_text(lines)] if lines else [])]
    ways = [
        *make_step_buttons(story, look),
        *make_chapter_menu(look, story.chapters, words),
        make_viewpoint_menu(story, look),
        *make_verify_and_share_buttons(look, words, takes=takes),
    ]
    return make_layout([head, *lies, *happened, *ways], OLIVE, *pictures)


def make_replay_heading(story: Story, look: Look, title: str) -> str:
    """Return the title: the game and the step."""
    return story.words.say("replay-title", game=title, ply=look.ply, last=story.last)


def describe_step(story: Story, look: Look) -> str:
    """Return the chapter and the point of view."""
    return " · ".join([*story.where(look.ply), story.seen_by(look.seen, look.ply)])


def describe_position(story: Story, look: Look, *, drawn: bool) -> str:
    """Return in words what the pictures do not show of the position."""
    lines = story.position(look.ply, look.seen, drawn=drawn)
    return format_block(lines) if lines else ""


def title_of(game: Replay, look: Look, table: int, words: Words) -> str:
    """Return the name of a game: with its table, or as the user's own file."""
    name = game_name(game.record.head.game, words)
    return words.say("replay-file", game=name) if look.kind == FILE else table_title(name, table, words)


def table_title(name: str, table: int, words: Words) -> str:
    """Return the name of a table's game."""
    return words.say("replay-table", game=name, number=str(table))


# -- the story


@dataclass(frozen=True, slots=True)
class AtTable:
    """What happened at a table between the moves, in words."""

    history: TableHistory
    words: Words

    def names_at(self, ply: int, now: Names) -> Names:
        """Return each seat's name when the move of a ply was made."""
        return self.history.names_at(ply, now)

    def computers_at(self, ply: int, dealt: Collection[Seat]) -> Collection[Seat]:
        """Return the seats of computer players when the move of a ply was made."""
        return self.history.computers_at(ply, dealt)

    def forced(self, ply: int) -> bool:
        """Return whether the move of a ply was made without being asked for."""
        return self.history.forced(ply)

    def after(self, ply: int, now: Names) -> list[str]:
        """Return what happened between the move of a ply and the next one."""
        then = self.names_at(ply, now)
        return [table_event(each, then, self.words) for each in self.history.after(ply)]


def story_of(game: Replay, words: Words, *, pictures: bool = True) -> Story:
    """Return the story of a replayed game."""
    return Story(game.game, game.record, game.steps, words, AtTable(game.history, words), pictures)


# -- the ways on


def make_step_buttons(story: Story, look: Look) -> Children:
    """Return the buttons that step through the game."""
    last, words = story.last, story.words

    def way(slot: int, label: str, ply: int, *, shut: bool) -> Button:
        # Two buttons may lead to the same step, but ids must differ, so each has a slot.
        return make_button(label, replace(look, ply=ply).id("replay-step", slot), PRIMARY, disabled=shut)

    return lay_out_rows(
        [
            way(0, words.say("replay-first"), 0, shut=look.ply == 0),
            way(1, words.say("library-previous"), max(look.ply - 1, 0), shut=look.ply == 0),
            way(2, words.say("library-next"), min(look.ply + 1, last), shut=look.ply == last),
            way(3, words.say("replay-last"), last, shut=look.ply == last),
        ]
    )


def make_chapter_menu(look: Look, found: dict[int, str], words: Words) -> list[Row]:
    """Return the menu of the chapters, if there are any; of too many, those around the current one."""
    plies = sorted(found)
    first = max(0, min(bisect_right(plies, look.ply) - OPTIONS // 2, len(plies) - OPTIONS))
    near = plies[first : first + OPTIONS]
    titles = [found[ply] for ply in near]
    return [make_menu(titles, look.id("replay-chapter"), words.say("replay-chapters"), near)] if near else []


def make_viewpoint_menu(story: Story, look: Look) -> Row:
    """Return the menu of points of view."""
    labels = [story.seen_by(seen, look.ply) for seen in range(SEATS + story.seats)]
    return make_menu(labels, look.id("replay-seen-by"), story.words.say("replay-seen-by"))


def make_verify_and_share_buttons(look: Look, words: Words, *, takes: bool) -> Children:
    """Return the buttons to verify the game and to take it elsewhere; a user has their own file already."""
    check = make_button(words.say("replay-check"), look.id("verify"))
    export = [make_button(words.say("replay-export"), look.id("export"))] if takes and look.kind != FILE else []
    share = [make_button(words.say("replay-share"), look.id("share-replay"))] if takes else []
    return lay_out_rows([*export, check, *share])
