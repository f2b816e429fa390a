"""The pictures of the README: a hand of each game, and how one game ends, as an animated picture."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from itertools import islice
from pathlib import Path

from engine.core import Game
from engine.match import Match
from engine.record import Record
from games.catalog import load_catalog
from games.painters import PAINTERS
from pictures.animation import Frame, animate_frames
from pictures.canvas import Drawing
from pictures.printing import print_picture
from replays.film import Cutter, Shot
from replays.story import SEATS
from terminal.gallery import NAMES, play_positions, scene_of
from terminal.replay import make_story, name_of

LANGUAGE = "en"
MOMENT = 0.55  # of a game, when much lies on the table
DRAWN = "drawn.json"  # says which drawings the pictures show
ANIMATED = "iliad"  # the game whose last moves are shown
MOVES, SECONDS, LAST = 8, 1.0, 2.5  # about ten seconds in all


@dataclass(frozen=True, slots=True)
class Shown:
    """What one file shows: a picture, or several in turn."""

    file: str
    drawings: tuple[Drawing, ...]

    @property
    def digest(self) -> str:
        """What tells these drawings from any others."""
        return sha256("".join(each.svg for each in self.drawings).encode()).hexdigest()

    @property
    def content(self) -> bytes:
        """The file."""
        if len(self.drawings) == 1:
            return print_picture(self.drawings[0])
        seconds = [SECONDS] * (len(self.drawings) - 1) + [LAST]
        return animate_frames(list(map(Frame, self.drawings, seconds)), lambda _: None)


def list_pictures() -> list[Shown]:
    """Return the pictures of the README."""
    games = [game for key, game in load_catalog().items() if key in PAINTERS]
    hands = [Shown(f"{game.key}.png", (draw_hand(game),)) for game in games]
    return [*hands, Shown("game.webp", draw_ending(load_catalog()[ANIMATED]))]


def draw_hand(game: Game) -> Drawing:
    """Return a hand of a game, as whoever is to act sees it, with the numbers of their choices."""
    moment = int(MOMENT * sum(1 for _ in play_first_table(game)))
    match = next(islice(play_first_table(game), moment, None))
    return PAINTERS[game.key].hand(scene_of(match, match.state.to_act()[0], LANGUAGE))


def draw_ending(game: Game) -> tuple[Drawing, ...]:
    """Return the last moves of a game and its end, as the winner sees them, with what happened under each."""
    [match] = deque(play_first_table(game), maxlen=1)
    outcome = match.state.outcome()
    assert outcome is not None, "a game is played to its end"
    record = Record(match.head, tuple(match.log), None, NAMES[: match.head.seats], outcome)
    story = make_story(game, record, LANGUAGE)
    shots = [Shot(ply) for ply in range(story.last - MOVES, story.last + 1)]
    frames = Cutter(story, SEATS + outcome.places.index(1), name_of(story)).frames(shots)
    return tuple(frame.drawing for frame in frames)


def play_first_table(game: Game) -> Iterator[Match]:
    """Yield a match at the first table of a game after each of its moves."""
    variant, (seats, *_) = next(iter(game.variants.items()))
    return play_positions(game, variant, seats)


def list_digests() -> Mapping[str, str]:
    """Return what the painters draw today, by file."""
    return {shown.file: shown.digest for shown in list_pictures()}


def write_pictures(folder: Path) -> int:
    """Write the pictures, and which drawings they show; return how many there are."""
    shown = list_pictures()
    for each in shown:
        (folder / each.file).write_bytes(each.content)
    drawn = {each.file: each.digest for each in shown}
    (folder / DRAWN).write_text(json.dumps(drawn, indent=1) + "\n", encoding="utf-8")
    return len(shown)
