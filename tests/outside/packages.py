"""Packages that bring games, as an installer leaves them: modules and entry points in a folder."""

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
RULES_PAGE = "# Coin\n\n- **{prefix}-01** A player throws a coin, and the game is over.\n"
RULES = """
from dataclasses import dataclass
from engine.options import complete_options
from engine.box import Box
from engine.core import OpenMove, Outcome, PublicEvent

@dataclass(frozen=True)
class Throw(OpenMove):
    def parts(self):
        return (("throw", 0),)
    def __str__(self):
        return "throw"

@dataclass(slots=True)
class CoinThrown(PublicEvent):
    seat: int
    heads: bool

@dataclass(frozen=True)
class Options:
    variant: str

@dataclass(frozen=True)
class View:
    seat: int
    thrown: int
    outcome: Outcome | None
    sides: tuple = (0, 1)
    recalled: tuple = ()

class State:
    def __init__(self, thrown=-1):
        self.thrown = thrown
    def to_act(self):
        return (0,) if self.thrown < 0 else ()
    def legal(self, seat):
        return (Throw(),) if seat in self.to_act() else ()
    def play(self, seat, move, chance):
        self.thrown = chance.below(2)
        return [CoinThrown(seat, self.thrown == 1)]
    def outcome(self):
        return Outcome((1.0, 0.0), (1, 2), "coin") if self.thrown >= 0 else None
    def view(self, seat):
        return View(seat, self.thrown, self.outcome())
    def copy(self):
        return State(self.thrown)
    def dump(self):
        return {"thrown": self.thrown}

class Coin:
    key, rules, cards, source, know_how = "KEY", 1, "", "", None
    variants = {"standard": (2,)}
    with_cards = classmethod(lambda cls, text, where: cls())
    def choices(self, seats, variant):
        return {}
    def options(self, seats, chosen):
        return Options(**complete_options(self, seats, chosen))
    def sides(self, seats, options):
        return (0, 1)
    def deal(self, seats, options, chance):
        return State(), []
    def imagine(self, view, chance):
        return State(view.thrown)
    def load(self, dump):
        return State(**dump)

BOX = Box(Coin, contract=1)
"""
SENTENCES = """
KEY-name = Coin
KEY-about = Throw a coin.
KEY-variant-standard = Standard
KEY-size-standard = { $seats } players
"""


def coin(folder, key, prefix, *, rules=RULES, name="", **files):
    """Put a game of one move into a folder; ``files`` are more of its files, with their dots as two underscores."""
    package = folder / f"coin_{name or key}"
    (package / "words").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "rules.py").write_text(rules.replace("KEY", key))
    (package / "RULES.md").write_text(RULES_PAGE.format(prefix=prefix))
    for file, text in files.items():
        (package / file.replace("__", ".").replace("words_", "words/")).write_text(text.replace("KEY", key))
    layers = {"rules": f"{package.name}.rules:BOX"}
    layers |= {"words": f"{package.name}.words.narrator:Narrator"} if "words_narrator__py" in files else {}
    layers |= {"pictures": f"{package.name}.pictures"} if "pictures__py" in files else {}
    entered(folder, package.name, {f"ilion.{layer}": {key: value} for layer, value in layers.items()})


def entered(folder, name, groups):
    """Say which entry points a package has."""
    about = folder / f"{name}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    lines = [line for group, points in groups.items() for line in
             (f"[{group}]", *(f"{key} = {value}" for key, value in points.items()))]  # fmt: skip
    (about / "entry_points.txt").write_text("\n".join(lines) + "\n")


def environment(*folders):
    """Return the surroundings of a program that finds the packages of these folders."""
    return os.environ | {"PYTHONPATH": os.pathsep.join(map(str, (*folders, ROOT)))}


def told(script, *folders):
    """Run a script that finds these packages and prints JSON; return what it prints, and what it says beside."""
    command = [sys.executable, "-c", script]
    done = subprocess.run(
        command, env=environment(*folders), cwd=folders[0], capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1]), done.stderr
