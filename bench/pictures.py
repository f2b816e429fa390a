"""What pictures cost: CPU and kB of each picture of a game, printed from sprites and as a whole, in one run.

    uv run --group bench python -m bench.pictures [--only GAME] [--every N] [--later] [--json]

A game is played at each table. After each move its table is printed, and in another run the table and then the hand of
the player to act. Each run begins as after a start, with nothing kept from earlier ones, so that its first pictures
rasterize all their sprites; ``first`` is the cost of the very first. ``times`` is how many times as much CPU the whole
way takes, over all pictures of a run. With ``--later``, another game at the same table was printed before.

``Pillow`` compares with Pillow drawing a rounded rectangle, a disc and a line of letters for each emblem on a sheet of
the same size, saved as PNG: the least that any bot could do. ``stall`` is how long the event loop waits at most.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import json
import statistics
import time
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from importlib.resources import files

from PIL import Image, ImageDraw, ImageFont

from engine.core import NOBODY, Game, tables_of
from games.catalog import BOXES, load_catalog
from games.painters import PAINTERS
from pictures.canvas import Drawing
from pictures.marks import SHARPNESS
from pictures.printing import OWN, SHARED, forget_prints, print_picture, rasterize_drawing
from pictures.scene import Scene
from terminal.arguments import parse_positive
from terminal.ending import end_in_words
from terminal.gallery import SEED, play_positions, scene_of
from terminal.progress import show_progress

OTHER = bytes(32)  # the seed of another game
CARD = (66, 90)  # pixels
HEAD = (
    "                              sprites: CPU ms           whole: CPU ms                    kept   x      stall\n"
    "pictures                     p50   p95 first    kB     p50   p95    kB   times      MB   Pillow    ms"
)


@dataclass(slots=True)
class Costs:
    """What pictures cost: CPU in ms, and kB."""

    cpu: list[float] = field(default_factory=list)
    sizes: list[float] = field(default_factory=list)

    def time(self, work: Callable[[], bytes]) -> None:
        """Do some work and note what it costs."""
        before = time.process_time()
        png = work()
        self.cpu.append(1000 * (time.process_time() - before))
        self.sizes.append(len(png) / 1000)

    @property
    def p95(self) -> float:
        return statistics.quantiles(self.cpu, n=20)[-1] if len(self.cpu) > 1 else self.cpu[0]


def list_scenes(game: Game, variant: str, seats: int, every: int, seed: bytes = SEED) -> dict[str, list[Scene]]:
    """Return the scenes of the table, and those of the hand to act each after its table, every so many moves."""
    tables, hands = [], []
    for at, match in enumerate(play_positions(game, variant, seats, seed)):
        if at % every == 0:
            tables.append(scene_of(match, NOBODY, "en"))
            hands += [tables[-1], *(scene_of(match, seat, "en") for seat in match.state.to_act()[:1])]
    return {"table": tables, "hand": hands}


def paint_scene(scene: Scene) -> Drawing:
    """Return the drawing of a table or a hand."""
    painter = PAINTERS[scene.game.key]
    return painter.table(scene) if scene.open else painter.hand(scene)


def find_reader(scene: Scene) -> Hashable:
    """Return who alone may see a scene, or None."""
    return None if scene.open else scene.reader


def print_scene(scene: Scene) -> bytes:
    """Print a scene as the bot does."""
    return print_picture(paint_scene(scene), find_reader(scene))


def print_whole(scene: Scene) -> bytes:
    """Rasterize a scene as a whole."""
    return rasterize_drawing(paint_scene(scene))


def warm_up(scene: Scene) -> None:
    """Read the fonts, as the bot does when it starts, and keep nothing else."""
    paint_scene(scene)
    forget_prints()


def draw_with_pillow(drawing: Drawing) -> bytes:
    """Draw as many cards as the drawing has emblems, on a sheet of the same size; return a PNG."""
    sheet = Image.new("RGB", (drawing.width * SHARPNESS, drawing.height * SHARPNESS), "#e9c197")
    pen, face = ImageDraw.Draw(sheet), load_font()
    for at in range(drawing.svg.count("<use ")):
        x, y = 10 + at % 11 * 70, 10 + at // 11 * 96
        pen.rounded_rectangle((x, y, x + CARD[0], y + CARD[1]), 8, "#f7ecd2", "#1e1714", 3)
        pen.ellipse((x + 13, y + 30, x + 53, y + 70), "#1e1714")
        pen.text((x + 6, y + 2), "Hop", "#1e1714", font=face)
    stream = io.BytesIO()
    sheet.save(stream, "PNG")
    return stream.getvalue()


def load_font() -> ImageFont.FreeTypeFont:
    """Return the font that our cards use."""
    with files("pictures").joinpath("fonts", "NotoSans-CondensedBold.ttf").open("rb") as stream:
        return ImageFont.truetype(io.BytesIO(stream.read()), 20)


def measure_scenes(what: str, shown: list[Scene], before: Sequence[Scene] = ()) -> dict[str, float]:
    """Measure the tables or the hands of one game, printing all in order, after those of another game."""
    sprites, plain, theirs = Costs(), Costs(), Costs()
    warm_up(shown[0])
    for scene in before:
        print_scene(scene)
    for scene in shown:
        if scene.open and what == "hand":
            print_scene(scene)
            continue
        sprites.time(partial(print_scene, scene))
        plain.time(partial(print_whole, scene))
        theirs.time(partial(draw_with_pillow, paint_scene(scene)))
    kept = (SHARED.taken + OWN.taken) / 1e6
    return {
        "p50_ms": statistics.median(sprites.cpu),
        "p95_ms": sprites.p95,
        "first_ms": sprites.cpu[0],
        "mean_kb": statistics.mean(sprites.sizes),
        "largest_kb": max(sprites.sizes),
        "whole_p50_ms": statistics.median(plain.cpu),
        "whole_p95_ms": plain.p95,
        "whole_mean_kb": statistics.mean(plain.sizes),
        "times": sum(plain.cpu) / sum(sprites.cpu),
        "kept_mb": kept,
        "pillow": statistics.median(sprites.cpu) / statistics.median(theirs.cpu),
        "stall_ms": asyncio.run(measure_stall(shown)),
    }


async def measure_stall(shown: list[Scene]) -> float:
    """Return the longest stall of the event loop, in ms, while another thread draws pictures."""
    loop, worst = asyncio.get_running_loop(), 0.0
    with ThreadPoolExecutor(1) as beside:
        forget_prints()
        drawing = loop.run_in_executor(beside, lambda: [print_scene(scene) for scene in shown[:20]])
        while not drawing.done():
            before = time.perf_counter()
            await asyncio.sleep(0.001)
            worst = max(worst, time.perf_counter() - before - 0.001)
    return 1000 * worst


def format_times(name: str, row: dict[str, float]) -> str:
    """Return a line of the table."""
    return (
        f"{name:<26}{row['p50_ms']:6.1f}{row['p95_ms']:6.1f}{row['first_ms']:6.1f}{row['mean_kb']:6.0f}"
        f"{row['whole_p50_ms']:8.1f}{row['whole_p95_ms']:6.1f}{row['whole_mean_kb']:6.0f}"
        f"{row['times']:8.1f}{row['kept_mb']:8.1f}{row['pillow']:9.2f}{row['stall_ms']:6.1f}"
    )


def main() -> None:
    """Print two lines for each table, and the means."""
    parser = argparse.ArgumentParser(description="What pictures cost.")
    parser.add_argument("--only", choices=BOXES, metavar="GAME")
    parser.add_argument("--every", type=parse_positive, default=1, metavar="N", help="print after every Nth move only")
    parser.add_argument("--later", action="store_true", help="another game was printed before")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    games = [game for game in load_catalog().values() if wanted.only in (None, game.key)]
    tables = [(game, *table) for game in games for table in tables_of(game)]
    rows = []
    if not wanted.json:
        print(HEAD)
    for game, variant, seats in show_progress(tables, len(tables), "tables"):
        others = list_scenes(game, variant, seats, 1, OTHER) if wanted.later else {}
        for what, shown in list_scenes(game, variant, seats, wanted.every).items():
            row, name = measure_scenes(what, shown, others.get(what, ())), f"{game.key} {variant} {seats} {what}"
            rows.append(row)
            print(json.dumps({"pictures": name, **row}) if wanted.json else format_times(name, row), flush=True)
    if not wanted.json:
        print(format_times("mean", {key: statistics.mean(row[key] for row in rows) for key in rows[0]}))


if __name__ == "__main__":
    with end_in_words():
        main()
