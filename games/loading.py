"""Load one layer of every game, so that a computer player's process never imports a font.

The games of the house come first, and an error in one of them is an error of the program. Installed packages
bring more games by entry points of the groups ``ilion.rules``, ``ilion.words`` and ``ilion.pictures``. A game
from outside that fails is left out, with the reason, and stops nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Literal, TypeVar

from games import GAMES

Layer = Literal["rules", "words", "pictures"]
T = TypeVar("T")

OFFERS = {"rules": ":BOX", "words": ":Narrator", "pictures": ""}  # what a folder of the house offers a host
KEY = re.compile(r"[a-z][a-z0-9]{1,19}")  # no hyphen, so that no game's sentences begin like another's
LONGEST = 300  # characters of a reason
LEFT_OUT: dict[str, str] = {}  # what other packages bring and cannot be used, each with the reason


class Unfit(Exception):
    """A game from outside cannot be hosted; the message says why."""


def load_layer(layer: Layer, ready: Callable[[EntryPoint], T]) -> dict[str, T]:
    """Return what ``ready`` makes of this layer of each game, by the key of the game.

    Raises:
        ImportError: a game of the house cannot be imported.
    """
    found = {key: ready(_in_house(key, layer)) for key in GAMES}
    for key, entry in list_guests(layer).items():
        with left_out_on_failure(f"{key}, {layer}"):
            found[key] = ready(entry)
    return found


@contextmanager
def left_out_on_failure(what: str) -> Iterator[None]:
    """Write down why something from outside cannot be used, whatever it raises."""
    try:
        yield
    except (Exception, SystemExit) as wrong:
        told = str(wrong) if isinstance(wrong, Unfit) else f"{type(wrong).__name__}: {wrong}"
        LEFT_OUT[what] = " ".join([*told.split(), *getattr(wrong, "__notes__", ())])[:LONGEST]


@cache
def list_guests(layer: Layer) -> dict[str, EntryPoint]:
    """Return the entry points of a layer that bring games from outside, by key."""
    found: dict[str, EntryPoint] = {}
    for entry in sorted(entry_points(group=f"ilion.{layer}"), key=lambda entry: (entry.name, entry.value)):
        with left_out_on_failure(f"{entry.name}, {layer} of {entry.value}"):
            _see_that_it_is_free(entry.name, found)
            if layer != "rules":
                _see_that_its_rules_are_beside_it(entry)
            found[entry.name] = entry
    return found


def _see_that_its_rules_are_beside_it(entry: EntryPoint) -> None:
    """See that no package speaks or draws for the game of another one with the same key."""
    rules = list_guests("rules").get(entry.name, entry)
    if entry.dist and rules.dist and entry.dist.name != rules.dist.name:
        raise Unfit(f"the rules are those of another package, {rules.dist.name}")


def _see_that_it_is_free(key: str, taken: dict[str, EntryPoint]) -> None:
    if not KEY.fullmatch(key):
        raise Unfit("a key is made of 2 to 20 small letters and digits, and begins with a letter")
    if key in GAMES or key in taken:
        raise Unfit("this key is taken")


def find_package(entry: EntryPoint) -> str:
    """Return the package in which an entry point, and what lies beside it, is."""
    spec = import_module(entry.module).__spec__
    if spec is None or not spec.parent:
        raise Unfit(f"{entry.module} is in no package")
    return spec.parent


def find_folder(key: str) -> Traversable:
    """Return the folder of a game, in which its rules pages lie.

    Raises:
        Unfit: its rules are in no folder.
    """
    entry = list_guests("rules").get(key) or _in_house(key, "rules")
    try:
        return files(entry.module.rpartition(".")[0] or entry.module)
    except TypeError as wrong:
        raise Unfit(f"{entry.module} is in no package, where its rules page could lie") from wrong


def _in_house(key: str, layer: Layer) -> EntryPoint:
    return EntryPoint(key, f"games.{key}.{layer}{OFFERS[layer]}", f"ilion.{layer}")
