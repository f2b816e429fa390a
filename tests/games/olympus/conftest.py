"""In every test of Fight for Olympus each step of a game is seen to bring it nearer to its end (OL-26)."""

import pytest

from games.olympus.rules import state
from games.olympus.rules.questions import ANSWER
from games.olympus.rules.turn import RUN, sweep_board
from tests.games.olympus.measure import watched_answer, watched_run, watched_sweep


@pytest.fixture(autouse=True)
def _nothing_runs_for_ever(monkeypatch):
    for what, run in RUN.items():
        monkeypatch.setitem(RUN, what, watched_run(run))
    for what, answer in ANSWER.items():
        monkeypatch.setitem(ANSWER, what, watched_answer(answer))
    monkeypatch.setattr(state, "sweep_board", watched_sweep(sweep_board))
