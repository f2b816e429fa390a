"""Files of a stored log that one can post or keep: a page that steps through it, and an animated picture."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import Progress

from engine.core import Game, Seat
from engine.match import replay_log
from engine.record import Record
from games.narrators import game_name
from replays.film import make_film
from replays.page import make_page
from replays.story import OPEN, SEATS, SPECTATOR, LogAlone, Story
from words import Words

Tell = Callable[[float], None]


def make_story(game: Game, log: Record, language: str) -> Story:
    """Return the story of a log.

    Raises:
        UnreadableLog: the game cannot have written this log.
    """
    game.options(log.head.seats, log.head.options)  # checked before naming seats: a log may contain anything
    steps = tuple(replay_log(game, log.head, log.entries, log.seed))
    return Story(game, log, steps, Words(language), LogAlone())


def page_of(story: Story, seat: Seat | None, spectator: bool) -> bytes:
    """Return the page of a story, as one seat or spectators saw it, or else with all hands open."""
    with show_replay_progress("page") as tell:
        return make_page(story, seen_by(seat, spectator), name_of(story), sys.maxsize, tell).content


def film_of(story: Story, seat: Seat | None, spectator: bool) -> bytes:
    """Return the animated picture of a story, however large it is."""
    with show_replay_progress("pictures") as tell:
        return make_film(story, seen_by(seat, spectator), name_of(story), sys.maxsize, tell).content


def seen_by(seat: Seat | None, spectator: bool) -> int:
    """Return the point of view that the command line asks for."""
    if seat is not None:
        return SEATS + seat
    return SPECTATOR if spectator else OPEN


def name_of(story: Story) -> str:
    """Return the name of the game."""
    return game_name(story.game.key, story.words)


@contextmanager
def show_replay_progress(about: str) -> Iterator[Tell]:
    """Show how far some work is, on a terminal."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(about, total=1.0)
        yield lambda part: bar.update(task, completed=part)
