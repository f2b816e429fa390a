"""The form that opens a tournament: the game, and the terms that the command takes as options."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from discord import ui

from cogs.answering.button_ids import Id
from cogs.answering.choices import label_values
from cogs.answering.form_fields import drop_down, make_boxes, radio_buttons, read_fields
from cogs.answering.layout import OPTIONS
from cogs.lobby.options_form import LABEL, TITLE
from games.narrators import game_name
from tables import Refused
from tables.choices import Choice
from tables.tournaments.entries import TEAM
from tables.tournaments.tournament import DUPLICATE, KIND, LENGTH, ROUNDS, TEAMS, Tournament
from words import Words

SEATS = 2  # of a game in a tournament; each game of the house has such a table
BOXES = (TEAMS, DUPLICATE)


def read_terms(game: str, chosen: Mapping[str, object]) -> Tournament:
    """Return the terms of a tournament that somebody wants to open, with what they have chosen by key.

    Raises:
        Refused: there is no such value.
    """
    kind, length, rounds = (KIND.parse(chosen["kind"]), LENGTH.parse(chosen["length"]), ROUNDS.parse(chosen["rounds"]))
    teams, duplicate = (each.parse(chosen[each.key]) for each in BOXES)
    return Tournament(game, "", SEATS, kind, TEAM if teams else 1, duplicate or teams, length, rounds, posted=0)


def opening_form(games: Sequence[str], words: Words) -> ui.Modal:
    """Return the form; discord.py keeps nothing of it in memory."""
    form = ui.Modal(title=words.say("tournament-new")[:TITLE], custom_id=str(Id("tournament-terms", 0)))
    for asked, about, field in _questions(games, words):
        form.add_item(ui.Label(text=words.say(asked)[:LABEL], description=about, component=field))
    form.stop()
    return form


def _questions(games: Sequence[str], words: Words) -> Iterator[tuple[str, str | None, ui.Item[Any]]]:
    known = {game: game_name(game, words) for game in games[:OPTIONS]}
    boxes = {each.key: words.say(f"choice-{each.key}-box") for each in BOXES}
    yield "tournament-ask-game", None, drop_down("game", known)
    yield "choice-kind-ask", words.say("choice-kind-about"), radio_buttons(*_offered(KIND, words))
    yield "choice-length-ask", None, drop_down(*_offered(LENGTH, words))
    yield "tournament-ask-switches", words.say("choice-teams-about"), make_boxes("switches", boxes)
    yield "choice-rounds-ask", None, drop_down(*_offered(ROUNDS, words))


def _offered(choice: Choice[Any], words: Words) -> tuple[str, Mapping[str, str], list[str]]:
    return choice.key, label_values(choice, choice.values, words), [str(choice.usual)]


def filled_in(data: Any) -> Tournament:
    """Return what was chosen in the form; a number of rounds is for a Swiss tournament only, as the form says.

    Raises:
        Refused: the answers do not fit the questions.
    """
    given = dict(read_fields(data))
    try:
        [[game], [kind], [length], [rounds]] = [given[key] for key in ("game", "kind", "length", "rounds")]
    except (KeyError, ValueError) as wrong:
        raise Refused("forged") from wrong
    ticked = {each.key: each.key in given.get("switches", ()) for each in BOXES}
    new = read_terms(game, {"kind": kind, "length": length, "rounds": rounds, **ticked})
    return new if new.kind == "swiss" else replace(new, wanted=0)
