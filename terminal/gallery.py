"""Pictures of every game at every table, in the opening, in the middle and at the end, for inspection."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

from engine.chance import Guess
from engine.choices import make_offer
from engine.core import NOBODY, Game, Seat, filter_heard, tables_of
from engine.match import Match, deal_match
from engine.players import Greedy
from games.catalog import load_catalog
from games.narrators import make_narrator
from games.painters import PAINTERS
from pictures.printing import print_picture
from pictures.scene import Scene
from terminal.progress import show_progress
from words import LANGUAGES, Words, list_numbered_choices
from words.alt import describe_picture

SEED = b"gallery"
NAMES = ("Ada", "Bruno", "Chloé", "Δημήτρης", "Eleni", "Félix")
MOMENTS = {"opening": 0.1, "middle": 0.55, "end": 1.0}  # as parts of the whole game


@dataclass(frozen=True, slots=True)
class Exhibit:
    """One picture: its file name, its PNG, and its description."""

    file: str
    png: bytes
    alt: str


def list_exhibits() -> Iterator[Exhibit]:
    """Yield every picture of the gallery."""
    painted = [game for key, game in load_catalog().items() if key in PAINTERS]
    tables = [(game, *table) for game in painted for table in tables_of(game)]
    for game, variant, seats in show_progress(tables, len(tables), "tables"):
        yield from of_table(game, variant, seats)


def of_table(game: Game, variant: str, seats: int) -> Iterator[Exhibit]:
    """Yield the pictures of one game at one table."""
    plies = len(list(play_positions(game, variant, seats))) - 1
    moments = {int(part * plies): moment for moment, part in MOMENTS.items()}
    for match in play_positions(game, variant, seats):
        if moment := moments.get(match.ply):
            for language in LANGUAGES:
                yield from of_moment(match, f"{game.key}-{variant}-{seats}-{moment}", language)


def play_positions(game: Game, variant: str, seats: int, seed: bytes = SEED) -> Iterator[Match]:
    """Yield a match after each of its moves, which are the same every time."""
    match, _ = deal_match(game, seats, {"variant": variant}, seed)
    greedy, chance = Greedy(), Guess(1)
    yield match
    while acting := match.state.to_act():
        seat = acting[0]
        move = greedy.choose(game, match.state.view(seat), match.state.legal(seat), chance)
        match.accept(match.propose(seat, str(move), match.stamps[seat]))
        yield match


def of_moment(match: Match, name: str, language: str) -> Iterator[Exhibit]:
    """Yield the table and the hand of the player to act."""
    painter = PAINTERS[match.game.key]
    for seat, what in [(NOBODY, "table"), *[(seat, "hand") for seat in match.state.to_act()[:1]]]:
        scene = scene_of(match, seat, language)
        drawing = painter.table(scene) if seat == NOBODY else painter.hand(scene)
        alt = describe_picture(make_narrator(scene.game, language), scene.view, scene.names)
        yield Exhibit(f"{name}-{what}-{language}.png", print_picture(drawing), alt)


def scene_of(match: Match, seat: Seat, language: str) -> Scene:
    """Return what a seat sees after the last move, and its choices."""
    asked: Any = make_offer(match.state.legal(seat)) if seat != NOBODY and match.state.legal(seat) else None
    names, news = dict(enumerate(NAMES[: match.head.seats])), filter_heard(match.recent[-1][1], seat)
    tells = make_narrator(match.game, language)
    settled, choices = (
        (asked.settled, list_numbered_choices(tells, asked.choices, match.state.view(seat))) if asked else ((), ())
    )
    return Scene(
        match.game, match.state.view(seat), names, Words(language), match.state.to_act(), news, settled, choices
    )


def write_gallery(folder: Path) -> int:
    """Write every picture, and a page that shows them all; return how many there are."""
    folder.mkdir(parents=True, exist_ok=True)
    figures = []
    for exhibit in list_exhibits():
        folder.joinpath(exhibit.file).write_bytes(exhibit.png)
        figures.append(format_figure(exhibit))
    folder.joinpath("index.html").write_text(format_page(figures), encoding="utf-8")
    return len(figures)


def format_figure(exhibit: Exhibit) -> str:
    """Return one picture on the page."""
    name, alt = escape(exhibit.file), escape(exhibit.alt)
    image = f'<img src="{name}" alt="{alt}" width="400">'
    return f'<figure><a href="{name}">{image}</a><figcaption>{name}</figcaption></figure>'


def format_page(figures: list[str]) -> str:
    """Return the page, which shows each picture as wide as a phone does."""
    style = "body{font:14px sans-serif;display:flex;flex-wrap:wrap;gap:16px}figure{margin:0}"
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Ilion</title>'
    body = "".join(figures)
    return f'<!doctype html><html lang="en"><head>{head}<style>{style}</style></head><body>{body}</body></html>'
