"""The form behind "Options…": what a table agrees on, with what is agreed now already chosen.

A form has at most five questions. What does not fit is behind "More…" (``more_screen``).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from typing import Any

from discord import ui

from cogs.answering.button_ids import Id
from cogs.answering.form_fields import drop_down, make_boxes, radio_buttons, read_fields
from cogs.answering.layout import OPTIONS
from cogs.answering.names import table_name, turn_time
from cogs.lobby.screens import ends_early, option_value, options_of
from cogs.lobby.time_screens import OVERTIMES, TIMES
from engine.core import Game, tables_of
from games import names
from store import Table as TableRow
from tables import Refused
from tables.lobby import AGREED, Lobby
from words import Words

QUESTIONS, LABEL, TITLE = 5, 45, 45  # questions of a form, characters of a label; Discord, components/reference
SWITCHES = {"rated": "on", "hints": "on", "undo": "friendly", "leaving": "ends", "finished": "all"}  # if ticked
CONTRADICTING = {"rated", "undo"}  # a game in which any move may be undone is not rated
Agree = Callable[[Lobby, int, Sequence[str]], Lobby]  # the lobby after its host (a user) has chosen these values


@dataclass(frozen=True, slots=True)
class Question:
    """A question of the form: its labels by value, the values chosen now, and what choosing does."""

    key: str
    label: str
    labels: Mapping[str, str]
    chosen: Sequence[str]
    agree: Agree
    about: str | None = None


def stamp_facts(*facts: Any) -> int:
    """Return a number that differs when facts (plain JSON) differ; it fits into an id."""
    written = json.dumps(facts, sort_keys=True, default=str)
    return int.from_bytes(sha256(written.encode()).digest()[:8]) % 10**9


def agreed_stamp(lobby: Lobby) -> int:
    """Return the stamp of what the form asks, and of who may answer."""
    return stamp_facts(lobby.host, lobby.agreed)


# -- the form


def options_form(row: TableRow, lobby: Lobby, game: Game, words: Words) -> ui.Modal:
    """Return the form; discord.py keeps nothing of it in memory."""
    title = words.say("lobby-options-title", table=table_name(row, words))
    form = ui.Modal(title=title[:TITLE], custom_id=str(Id("set-options", row.id, agreed_stamp(lobby))))
    for question in questions(lobby, game, words):
        form.add_item(ui.Label(text=question.label[:LABEL], description=question.about, component=_field(question)))
    form.stop()
    return form


def _field(question: Question) -> ui.Item[Any]:
    """Return boxes to tick, radio buttons, or a menu if the options are many or long."""
    if question.key == "switches":
        return make_boxes(question.key, question.labels, question.chosen)
    made = radio_buttons if question.key == "overtime" else drop_down
    return made(question.key, question.labels, question.chosen)


# -- its questions


def questions(lobby: Lobby, game: Game, words: Words) -> list[Question]:
    """Return the questions of the form."""
    clocks = [] if lobby.travels else [_time(lobby, words), _overtime(lobby, words)]
    usual = [*_table(lobby, game, words), *clocks, _switches(lobby, words)]
    return [*usual, *_options(lobby, game, words)][:QUESTIONS]


def options_left(lobby: Lobby, game: Game, words: Words) -> list[int]:
    """Return the indexes of the game's options that do not fit into the form."""
    asked = {question.key for question in questions(lobby, game, words)}
    return [at for at in range(len(options_of(lobby, game))) if f"option-{at}" not in asked]


def _table(lobby: Lobby, game: Game, words: Words) -> Iterator[Question]:
    """Yield the question for the variant and size, if there are several."""
    known = tables_of(game)[:OPTIONS]
    labels = {str(at): names.describe_size(game.key, *table, words) for at, table in enumerate(known)}
    now = [str(at) for at, table in enumerate(known) if table == (lobby.variant, lobby.seats)]

    def agree(lobby: Lobby, user: int, chosen: Sequence[str]) -> Lobby:
        return lobby.play(user, game, *known[int(chosen[0])])

    if len(known) > 1:
        yield Question("table", words.say("lobby-ask-table"), labels, now, agree)


def _time(lobby: Lobby, words: Words) -> Question:
    """Return the question for the turn time; a time of the table's own is offered, too."""
    labels = {str(each): turn_time(each, words) for each in sorted({*TIMES, lobby.time})}

    def agree(lobby: Lobby, user: int, chosen: Sequence[str]) -> Lobby:
        return lobby.agree(user, "time", int(chosen[0]))

    return Question("time", words.say("lobby-ask-time"), labels, [str(lobby.time)], agree)


def _overtime(lobby: Lobby, words: Words) -> Question:
    labels = {each: words.say("lobby-overtime", overtime=each) for each in OVERTIMES}

    def agree(lobby: Lobby, user: int, chosen: Sequence[str]) -> Lobby:
        return lobby.agree(user, "overtime", chosen[0])

    about = words.say("lobby-ask-overtime-about")
    return Question("overtime", words.say("lobby-ask-overtime"), labels, [lobby.overtime], agree, about)


def _switches(lobby: Lobby, words: Words) -> Question:
    """Return the question for all agreements with two values; a game that is not measured is not shown as rated."""
    asked = [name for name in SWITCHES if name != "finished" or ends_early(lobby)]
    labels = {name: words.say("lobby-switch", name=name) for name in asked}
    ticked = [name for name in asked if getattr(lobby, name) == SWITCHES[name] and (name != "rated" or lobby.measured)]

    def agree(lobby: Lobby, user: int, chosen: Sequence[str]) -> Lobby:
        agreed = consistent(chosen, ticked)
        for name in asked:
            lobby = lobby.agree(user, name, switched(name, on=name in agreed))
        return lobby

    about = words.say("lobby-ask-switches-about")
    return Question("switches", words.say("lobby-ask-switches"), labels, ticked, agree, about)


def consistent(chosen: Sequence[str], before: Sequence[str]) -> Sequence[str]:
    """Return the ticked boxes without the older one of two that contradict each other.

    A game in which any move may be undone is not rated. If both boxes are new, it is not.
    """
    if not set(chosen) >= CONTRADICTING:
        return chosen
    older = "undo" if "undo" in before else "rated"
    return [name for name in chosen if name != older]


def has_contradiction(data: Any) -> bool:
    """Return whether a submitted form asks for two things of which a table can have one."""
    return set(dict(read_fields(data)).get("switches", ())) >= CONTRADICTING


def switched(name: str, *, on: bool) -> str:
    """Return what an agreement with two values is if its box is ticked, or if not."""
    return next(str(value) for value in AGREED[name] if (value == SWITCHES[name]) is on)


def _options(lobby: Lobby, game: Game, words: Words) -> Iterator[Question]:
    """Yield a question for each of the game's own options."""
    for at, (name, values) in enumerate(options_of(lobby, game)):
        labels = {
            str(each): option_value(game, lobby, name, value, words) for each, value in enumerate(values[:OPTIONS])
        }
        now = [str(each) for each, value in enumerate(values) if value == lobby.options.get(name, values[0])]
        agree = partial(_agree_on_option, name, values)
        yield Question(f"option-{at}", words.say("lobby-ask-option"), labels, now, agree)


def _agree_on_option(name: str, values: Sequence[Any], lobby: Lobby, user: int, chosen: Sequence[str]) -> Lobby:
    """Agree on the chosen value, unless it holds already; a usual value that nobody chose stays unwritten."""
    value = values[int(chosen[0])]
    return lobby if lobby.options.get(name, values[0]) == value else lobby.agree(user, name, value)


# -- the answers


def filled_in(lobby: Lobby, user: int, game: Game, words: Words, stamp: int, data: Any) -> Lobby:
    """Return the lobby with everything that was chosen in the form; of a contradiction, what was ticked last.

    The table is chosen last, because options that it does not have are dropped.

    Raises:
        Refused: the user is not the host, the lobby has changed since the form was opened, the answers do not
            fit the questions, or the table is too small for those who sit there.
    """
    lobby.host_only(user)
    if stamp != agreed_stamp(lobby):
        raise Refused("lobby-changed")
    given = dict(read_fields(data))
    for question in reversed(questions(lobby, game, words)):
        lobby = question.agree(lobby, user, _chosen(question, given))
    return lobby


def _chosen(question: Question, given: Mapping[str, Sequence[str]]) -> Sequence[str]:
    """Return what was chosen in answer to a question."""
    chosen = given.get(question.key, ())
    if not set(chosen) <= question.labels.keys() or (question.key != "switches" and len(chosen) != 1):
        raise Refused("forged")
    return chosen
