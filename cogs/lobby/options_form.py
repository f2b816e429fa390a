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
from cogs.answering.choices import label_values
from cogs.answering.form_fields import drop_down, make_boxes, radio_buttons, read_fields
from cogs.answering.layout import OPTIONS
from cogs.answering.wording import table_name
from cogs.lobby.screens import list_switches, option_value, options_of
from engine.core import Game, tables_of
from games.narrators import describe_size
from store import Table as TableRow
from tables import Refused
from tables.choices import OVERTIME, RATED, TIME, UNDO, Choice
from tables.seats.lobby import Lobby
from words import Words

QUESTIONS, LABEL, TITLE = 5, 45, 45  # questions of a form, characters of a label; Discord, components/reference
CONTRADICTING = {RATED.key, UNDO.key}  # a game in which any move may be undone is not rated
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
    for question in list_form_questions(lobby, game, words):
        form.add_item(ui.Label(text=question.label[:LABEL], description=question.about, component=_field(question)))
    form.stop()
    return form


def _field(question: Question) -> ui.Item[Any]:
    """Return boxes to tick, radio buttons, or a menu if the options are many or long."""
    if question.key == "switches":
        return make_boxes(question.key, question.labels, question.chosen)
    made = radio_buttons if question.key == OVERTIME.key else drop_down
    return made(question.key, question.labels, question.chosen)


# -- its questions


def list_form_questions(lobby: Lobby, game: Game, words: Words) -> list[Question]:
    """Return the questions of the form."""
    about = words.say("choice-overtime-about")
    clocks = [_agreement(TIME, lobby, words), _agreement(OVERTIME, lobby, words, about)]
    usual = [*_table(lobby, game, words), *(() if lobby.travels else clocks), _switches(lobby, words)]
    return [*usual, *_options(lobby, game, words)][:QUESTIONS]


def options_left(lobby: Lobby, game: Game, words: Words) -> list[int]:
    """Return the indexes of the game's options that do not fit into the form."""
    asked = {question.key for question in list_form_questions(lobby, game, words)}
    return [at for at in range(len(options_of(lobby, game))) if f"option-{at}" not in asked]


def _table(lobby: Lobby, game: Game, words: Words) -> Iterator[Question]:
    """Yield the question for the variant and size, if there are several."""
    known = tables_of(game)[:OPTIONS]
    labels = {str(at): describe_size(game.key, *table, words) for at, table in enumerate(known)}
    now = [str(at) for at, table in enumerate(known) if table == (lobby.variant, lobby.seats)]

    def agree(lobby: Lobby, user: int, chosen: Sequence[str]) -> Lobby:
        return lobby.play(user, game, *known[int(chosen[0])])

    if len(known) > 1:
        yield Question("table", words.say("lobby-ask-table"), labels, now, agree)


def _agreement(choice: Choice[Any], lobby: Lobby, words: Words, about: str | None = None) -> Question:
    """Return the question for an agreement with several values; one that was typed is offered, too."""
    now = getattr(lobby, choice.key)
    values = choice.values if now in choice.values else sorted((*choice.values, now))
    labels = label_values(choice, values, words)

    def agree(lobby: Lobby, user: int, chosen: Sequence[str]) -> Lobby:
        return lobby.agree(user, choice.key, values[[*labels].index(chosen[0])])

    return Question(choice.key, words.say(f"choice-{choice.key}-ask"), labels, [str(now)], agree, about)


def _switches(lobby: Lobby, words: Words) -> Question:
    """Return the question for all agreements with two values; a game that is not measured is not shown as rated."""
    asked = list_switches(lobby)
    labels = {each.key: words.say(f"choice-{each.key}-box") for each in asked}
    now = [each.key for each in asked if getattr(lobby, each.key) == each.ticked]
    ticked = [key for key in now if key != RATED.key or lobby.measured]

    def agree(lobby: Lobby, user: int, chosen: Sequence[str]) -> Lobby:
        agreed = drop_contradictions(chosen, ticked)
        for each in asked:
            lobby = lobby.agree(user, each.key, each.ticked if each.key in agreed else each.other(each.ticked))
        return lobby

    about = words.say("lobby-ask-switches-about")
    return Question("switches", words.say("lobby-ask-switches"), labels, ticked, agree, about)


def drop_contradictions(chosen: Sequence[str], before: Sequence[str]) -> Sequence[str]:
    """Return the ticked boxes without the older one of two that contradict each other.

    A game in which any move may be undone is not rated. If both boxes are new, it is not.
    """
    if not set(chosen) >= CONTRADICTING:
        return chosen
    older = UNDO.key if UNDO.key in before else RATED.key
    return [name for name in chosen if name != older]


def has_contradiction(data: Any) -> bool:
    """Return whether a submitted form asks for two things of which a table can have one."""
    return set(dict(read_fields(data)).get("switches", ())) >= CONTRADICTING


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
    for question in reversed(list_form_questions(lobby, game, words)):
        lobby = question.agree(lobby, user, _chosen(question, given))
    return lobby


def _chosen(question: Question, given: Mapping[str, Sequence[str]]) -> Sequence[str]:
    """Return what was chosen in answer to a question."""
    chosen = given.get(question.key, ())
    if not set(chosen) <= question.labels.keys() or (question.key != "switches" and len(chosen) != 1):
        raise Refused("forged")
    return chosen
