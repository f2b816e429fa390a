"""The form that opens a tournament: the game, and the terms that the command takes as options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from discord import ui

from cogs.answering.button_ids import Id
from cogs.answering.form_fields import drop_down, make_boxes, radio_buttons, read_fields
from cogs.answering.layout import OPTION, OPTIONS
from cogs.lobby.options_form import LABEL, TITLE
from games.names import game_name
from tables import Refused
from tables.duration import DAY, HOUR, MINUTE
from tables.tournaments.entries import TEAM
from tables.tournaments.tournament import Kind, Tournament
from words import Words

SEATS = 2  # of a game in a tournament; each game of the house has such a table
MOST_ROUNDS = 9  # of a Swiss tournament
KINDS: Mapping[str, Kind] = {
    "tournament-swiss": "swiss", "tournament-knockout": "knockout", "tournament-league": "league",
}  # fmt: skip
ROUNDS = {"tournament-half-hour": 30 * MINUTE, "tournament-hour": HOUR, "tournament-hours": 3 * HOUR,
          "tournament-day": DAY, "tournament-days": 3 * DAY, "tournament-week": 7 * DAY}  # fmt: skip
USUAL_KIND, USUAL_ROUND = "tournament-swiss", "tournament-day"
SWITCHES = ("teams", "duplicate")


def read_terms(game: str, kind: str, length: str, rounds: int, *, teams: bool, duplicate: bool) -> Tournament:
    """Return the terms of a tournament that somebody wants to open.

    Raises:
        KeyError: there is no such kind, or no such length of a round.
    """
    return Tournament(
        game, "", SEATS, KINDS[kind], TEAM if teams else 1, duplicate or teams,
        ROUNDS[length], rounds, posted=0,
    )  # fmt: skip


def opening_form(games: Sequence[str], words: Words) -> ui.Modal:
    """Return the form; discord.py keeps nothing of it in memory."""
    form = ui.Modal(title=words.say("tournament-new")[:TITLE], custom_id=str(Id("tournament-terms", 0)))
    for key, field in _fields(games, words).items():
        label, about = words.say("tournament-ask", what=key), words.say("tournament-ask-about", what=key)
        form.add_item(ui.Label(text=label[:LABEL], description=about[:OPTION] or None, component=field))
    form.stop()
    return form


def _fields(games: Sequence[str], words: Words) -> dict[str, ui.Item[Any]]:
    known = {game: game_name(game, words) for game in games[:OPTIONS]}
    rounds = {str(count): words.say("tournament-round-count", count=count) for count in range(MOST_ROUNDS + 1)}
    return {
        "game": drop_down("game", known),
        "kind": radio_buttons("kind", {name: words.say(name) for name in KINDS}, [USUAL_KIND]),
        "length": drop_down("length", {name: words.say(name) for name in ROUNDS}, [USUAL_ROUND]),
        "switches": make_boxes("switches", {name: words.say("tournament-switch", name=name) for name in SWITCHES}),
        "rounds": drop_down("rounds", rounds, ["0"]),
    }


def filled_in(data: Any) -> Tournament:
    """Return what was chosen in the form; a number of rounds is for a Swiss tournament only, as the form says.

    Raises:
        Refused: the answers do not fit the questions.
    """
    given = dict(read_fields(data))
    try:
        [[game], [kind], [length], [rounds]] = [given[key] for key in ("game", "kind", "length", "rounds")]
        ticked, count = given.get("switches", ()), int(rounds) if KINDS[kind] == "swiss" else 0
        if not 0 <= count <= MOST_ROUNDS:
            raise ValueError(count)
        return read_terms(game, kind, length, count, teams="teams" in ticked, duplicate="duplicate" in ticked)
    except (KeyError, ValueError) as wrong:
        raise Refused("forged") from wrong
