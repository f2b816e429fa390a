"""How many of our files somebody has to know who follows one clicked move."""

import sys
import threading
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.end_to_end.stage import play

ROOT = Path(__file__).parents[2]
OURS = {"cogs", "engine", "games", "running", "store", "tables", "words"}
MOST = 58  # files; this number may only shrink


@contextmanager
def noted(files):
    """Note the files of all functions that are called, in any thread."""

    def note(frame, event, _):
        path = Path(frame.f_code.co_filename)
        if event == "call" and path.is_relative_to(ROOT) and path.relative_to(ROOT).parts[0] in OURS:
            files.add(path.relative_to(ROOT).as_posix())

    threading.setprofile(note)
    sys.setprofile(note)
    try:
        yield
    finally:
        sys.setprofile(None)
        threading.setprofile(None)


@pytest.mark.slow
def test_one_clicked_move_runs_through_few_files():
    files = set()

    async def scene(stage):
        game = await stage.open_table("ada bruno")
        await game.moves(3)
        with noted(files):
            await game.moves(1)

    play(scene, pictures=False)
    assert {"tables/play/deeds.py", "store/queries/matches.py", "cogs/table/herald.py"} <= files
    assert len(files) <= MOST, sorted(files)
