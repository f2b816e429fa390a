"""What pictures cost: ms, CPU, kB and how long the event loop stalls, compared with Pillow drawing as many cards.

    uv run --group bench python -m bench.pictures [--only GAME] [--seconds S] [--json]

A picture is built as SVG and rendered as PNG, as in ``cogs.answering.pictures``, but without its cache.
For each card, Pillow draws a rounded rectangle, a disc and a line of letters on a sheet of the same
size, and saves it as PNG: the least that any bot could do.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import json
import statistics
import time
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files

from PIL import Image, ImageDraw, ImageFont

from engine.core import NOBODY, Game, tables_of
from games.catalog import catalog
from games.painters import PAINTERS
from pictures.canvas import Drawing
from pictures.printing import SHARPNESS, printed
from pictures.scene import Scene
from terminal.gallery import positions, scene_of
from terminal.progress import progress

CARD = (66, 90)  # pixels


def scenes(game: Game, variant: str, seats: int) -> list[Scene]:
    """Return the scene of the table after each move of a game."""
    return [scene_of(match, NOBODY, "en") for match in positions(game, variant, seats)]


def paint(scene: Scene) -> Drawing:
    """Return the drawing of a table."""
    return PAINTERS[scene.game.key].table(scene)


def pillow(drawing: Drawing) -> bytes:
    """Draw as many cards as the drawing has emblems, on a sheet of the same size; return a PNG."""
    sheet = Image.new("RGB", (drawing.width * SHARPNESS, drawing.height * SHARPNESS), "#e9c197")
    pen, face = ImageDraw.Draw(sheet), font()
    for at in range(drawing.svg.count("<use ")):
        x, y = 10 + at % 11 * 70, 10 + at // 11 * 96
        pen.rounded_rectangle((x, y, x + CARD[0], y + CARD[1]), 8, "#f7ecd2", "#1e1714", 3)
        pen.ellipse((x + 13, y + 30, x + 53, y + 70), "#1e1714")
        pen.text((x + 6, y + 2), "Hop", "#1e1714", font=face)
    stream = io.BytesIO()
    sheet.save(stream, "PNG")
    return stream.getvalue()


def font() -> ImageFont.FreeTypeFont:
    """Return the font that our cards use."""
    with files("pictures").joinpath("fonts", "NotoSans-CondensedBold.ttf").open("rb") as stream:
        return ImageFont.truetype(io.BytesIO(stream.read()), 20)


def timed(game: Game, variant: str, seats: int, seconds: float) -> dict[str, float]:
    """Measure one table for at least so many seconds."""
    shown, costs, used, theirs, sizes = scenes(game, variant, seats), [], [], [], []
    paint(shown[0])
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        for scene in shown:
            printed.cache_clear()
            begun, cpu = time.perf_counter(), time.process_time()
            drawing = paint(scene)
            png = printed(drawing)
            done = time.perf_counter()
            used.append(1000 * (time.process_time() - cpu))
            pillow(drawing)
            costs.append(1000 * (done - begun))
            theirs.append(1000 * (time.perf_counter() - done))
            sizes.append(len(png) / 1000)
    return {
        "p50_ms": statistics.median(costs),
        "p95_ms": statistics.quantiles(costs, n=20)[-1],
        "cpu_ms": statistics.median(used),
        "largest_kb": max(sizes),
        "pillow": statistics.median(costs) / statistics.median(theirs),
        "stall_ms": asyncio.run(stall(shown)),
    }


async def stall(shown: list[Scene]) -> float:
    """Return the longest stall of the event loop, in ms, while another thread draws pictures."""
    loop, worst = asyncio.get_running_loop(), 0.0
    with ThreadPoolExecutor(1) as beside:
        printed.cache_clear()
        drawing = loop.run_in_executor(beside, lambda: [printed(paint(scene)) for scene in shown[:20]])
        while not drawing.done():
            before = time.perf_counter()
            await asyncio.sleep(0.001)
            worst = max(worst, time.perf_counter() - before - 0.001)
    return 1000 * worst


def main() -> None:
    """Print a line for each table."""
    parser = argparse.ArgumentParser(description="What pictures cost.")
    parser.add_argument("--only", metavar="GAME")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each table")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    games = [game for game in catalog().values() if wanted.only in (None, game.key)]
    tables = [(game, *table) for game in games for table in tables_of(game)]
    if not wanted.json:
        print("table                 p50 ms  p95 ms  CPU ms  largest kB  x Pillow  stall ms")
    for game, variant, seats in progress(tables, len(tables), "tables"):
        row = timed(game, variant, seats, wanted.seconds)
        name = f"{game.key} {variant} {seats}"
        if wanted.json:
            print(json.dumps({"table": name, **row}))
        else:
            print(
                f"{name:<22}{row['p50_ms']:6.1f}{row['p95_ms']:8.1f}{row['cpu_ms']:8.1f}{row['largest_kb']:12.0f}"
                f"{row['pillow']:10.2f}{row['stall_ms']:10.1f}"
            )


if __name__ == "__main__":
    main()
