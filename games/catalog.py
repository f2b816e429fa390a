"""The games by key: their rules, and everything else in the box."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint

from engine.box import CONTRACT, Box
from engine.core import Game, Move, Options, View, tables_of
from engine.knowhow import KnowHow
from engine.lesson import Lesson, play_lesson
from games.loading import Unfit, find_folder, load_layer
from games.nets import attach_nets

SAYS: Mapping[str, tuple[type, ...]] = {
    "rules": (int,),
    "cards": (str,),
    "source": (str,),
    "know_how": (KnowHow, type(None)),
}


def _box(entry: EntryPoint) -> Box[Move, View, Options]:
    """Return a box; its contract is compared before anything else of it is used."""
    box: Box[Move, View, Options] = entry.load()
    contract = getattr(box, "contract", CONTRACT)
    if contract != CONTRACT:
        raise Unfit(f"it is made for contract {contract}, and this program has contract {CONTRACT}")
    if not isinstance(box, Box):
        raise Unfit(f"{entry.value} is no Box, as engine/box.py has it")
    game = box.game()
    if game.key != entry.name:
        raise Unfit(f"the game calls itself {game.key!r}")
    _see_that_it_says_what_it_is(game)
    _see_that_it_has_tables(game)
    find_folder(entry.name)
    return box


def _see_that_it_says_what_it_is(game: Game) -> None:
    """See that a game has what every host reads of it at its start.

    Raises:
        Unfit: something is missing, or of another kind.
    """
    for name, kinds in SAYS.items():
        if not hasattr(game, name):
            raise Unfit(f"it has no {name}: begin with a BoardGame, as engine/cardgame.py has it")
        if not isinstance(getattr(game, name), kinds):
            raise Unfit(f"its {name} cannot be {getattr(game, name)!r}: see BoardGame in engine/cardgame.py")


def _see_that_it_has_tables(game: Game) -> None:
    """See that all tables of a game can be listed, as every list of games does so.

    Raises:
        Unfit: a variant is for no number of players.
    """
    if not (game.variants and all(game.variants.values())):
        raise Unfit("each of its variants has the numbers of players that it is for, such as (2, 3)")
    for variant, seats in tables_of(game):
        game.options(seats, {"variant": variant})


BOXES: Mapping[str, Box[Move, View, Options]] = load_layer("rules", _box)


def load_catalog(cards: Mapping[str, tuple[str, str]] | None = None) -> dict[str, Game]:
    """Return the games by key; ``cards`` has, by key, the text and name of the owner's card files.

    Games with the published cards have the value nets that were trained with them.

    Raises:
        CardError: a game cannot be played with the owner's file.
    """
    owned = cards or {}
    return {
        key: box.game.with_cards(*owned[key]) if key in owned else attach_nets(key, box.game())
        for key, box in BOXES.items()
    }


@cache
def load_lesson(key: str) -> Lesson:
    """Return the lesson of a game, always with the published cards: the owner's might change the deal.

    Raises:
        LookupError: the game has no lesson.
    """
    plot = BOXES[key].lesson
    if plot is None:
        raise LookupError(f"{key} has no lesson")
    return play_lesson(BOXES[key].game(), plot)
