"""The pictures of the README: a hand of each game, and some moves of one as an animated picture."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from itertools import islice
from pathlib import Path

from engine.core import NOBODY, Game, Seat
from engine.match import Match
from games.catalog import load_catalog
from games.painters import PAINTERS
from pictures.animation import Frame, animate_frames
from pictures.canvas import Drawing
from pictures.printing import print_picture
from terminal.gallery import play_positions, scene_of

LANGUAGE = "en"
MOMENT = 0.55  # of a game, when much lies on the table
DRAWN = "drawn.json"  # says which drawings the pictures show
ANIMATED = "hector"  # the game whose moves are shown
MOVES, SECONDS = 9, 1.1  # about ten seconds in all


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
        tallest = max(each.height for each in self.drawings)
        frames = [Frame(replace(each, height=tallest), SECONDS) for each in self.drawings]
        return animate_frames(frames, lambda _: None)


def list_pictures() -> list[Shown]:
    """Return the pictures of the README."""
    games = [game for key, game in load_catalog().items() if key in PAINTERS]
    hands = [Shown(f"{game.key}.png", draw_hands(game, 1)) for game in games]
    return [*hands, Shown("game.webp", draw_hands(load_catalog()[ANIMATED], MOVES))]


def draw_hands(game: Game, count: int) -> tuple[Drawing, ...]:
    """Return so many pictures of a game, one after another, as whoever is to act first sees it."""
    variant, (seats, *_) = next(iter(game.variants.items()))
    begin = int(MOMENT * sum(1 for _ in play_positions(game, variant, seats)))
    moves = islice(play_positions(game, variant, seats), begin, begin + count)
    return tuple(paint_hand(match, reader) for match, reader in with_first_reader(moves))


def with_first_reader(moves: Iterable[Match]) -> Iterator[tuple[Match, Seat]]:
    """Yield each position with the seat that is to act in the first one."""
    reader = NOBODY
    for match in moves:
        reader = match.state.to_act()[0] if reader == NOBODY else reader
        yield match, reader


def paint_hand(match: Match, reader: Seat) -> Drawing:
    """Return the hand of a reader, with the numbers of their choices."""
    return PAINTERS[match.game.key].hand(scene_of(match, reader, LANGUAGE))


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
