"""Bots that behave well or badly, as programs in a folder, and games against them."""

import os
import stat
import sys

import pytest

from engine.players import Random
from engine.selfplay import play_numbered_game
from terminal.bots import player
from terminal.bots.messages import Table
from terminal.contestants import make_contestant
from tests.contract.boxes import GAMES

posix = pytest.mark.skipif(os.name != "posix", reason="bots play on Linux and macOS")
HEAD = f"#!{sys.executable}\nimport json, os, signal, subprocess, sys, time\n"
PLAYING = """
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "turn":
        {turn}
        print(json.dumps({{"move": message["moves"][0]}}), flush=True)
"""


def written(folder, body, name="bot"):
    """Write a bot in Python and return what people would type for it."""
    path = folder / name
    path.write_text(HEAD + body)
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return str(path)


def playing(folder, turn="pass", before=""):
    """Write a bot that makes the first legal move, and does something before."""
    return written(folder, before + PLAYING.format(turn=turn))


def played(name, key="hector", seconds=60.0, seats=2, others=None):
    """Play a game of a bot against random players."""
    game = GAMES[key]
    bot = make_contestant(name, Table(game, seats, game.options(seats, {}), seconds))
    try:
        found = play_numbered_game(game, seats, {}, [bot, *[Random() for _ in range(seats - 1)]], 1, 0)
        bot.end(found.outcome)
    finally:
        bot.end(None)
    return found


def fault(name, **about):
    """Return why a bot forfeits."""
    return played(name, **about).forfeits[0]


def hurried(monkeypatch):
    """Give bots less time to start and to end, where they use all of it."""
    monkeypatch.setattr(player, "START", 0.2)
    monkeypatch.setattr(player, "GRACE", 0.1)


def patient(monkeypatch):
    """Give bots as long as they take to end, where they do end and it matters how."""
    monkeypatch.setattr(player, "GRACE", 60.0)
