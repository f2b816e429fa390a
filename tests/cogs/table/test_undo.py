"""An undo question shows its readers all that they know of the moves to undo, and nothing more."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.table.undo import LONGEST, list_undone
from engine.chance import Guess, Script
from engine.core import NOBODY
from tables.play.agreements import Taken
from tables.play.stored_games import TableHistory
from tests.contract.boxes import BOXES
from tests.contract.tables import a_table_of_each_game
from tests.contract.test_undo import games, taken
from words import LANGUAGES, Words


def shown(game, seats, before, steps, reader, language="en"):
    """Return what an undo question shows a reader, as text."""
    names = {seat: f"Player {seat}" for seat in range(seats)}
    table = SimpleNamespace(match=SimpleNamespace(game=game), names=names, history=TableHistory())
    parts: list[Any] = [*list_undone(table, Taken(0, before, steps), reader, Words(language))]
    return [part.content for part in parts]


def elsewhere(twin, steps, reader):
    """Return the twin's steps with the same moves, or ``None`` if the reader could tell them apart."""
    made = []
    for step in steps:
        legal = twin.legal(step.entry.seat)
        move = next((each for each in legal if each.public == step.public), None)
        if move is None:
            return None
        twin = twin.copy()
        try:
            events = twin.play(step.entry.seat, move, Script(step.entry.draws))
        except ValueError:
            return None
        if twin.view(reader) != step.state.view(reader):
            return None
        made.append(replace(step, state=twin, events=events))
    return made


@pytest.mark.slow
@a_table_of_each_game
def test_an_undo_question_reveals_nothing_hidden_from_its_reader(game, variant, seats):
    compared = 0
    for match, line in games(game, variant, seats):
        for seat, before, steps in taken(line, seats) if match.ply % 2 else ():
            for reader in (NOBODY, (seat + 1) % seats):
                twin = BOXES[game.key].swap(before, reader, Guess(match.ply))
                others = elsewhere(twin, steps, reader)
                if others and twin.dump() != before.dump():
                    compared += 1
                    assert shown(game, seats, twin, others, reader) == shown(game, seats, before, steps, reader)
    assert compared > 5


@a_table_of_each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_is_shown_and_fits_into_a_message(game, variant, seats, language):
    for match, line in games(game, variant, seats):
        for seat, before, steps in taken(line, seats) if match.ply % 5 == 0 else ():
            for reader in (NOBODY, seat):
                head, told = shown(game, seats, before, steps, reader, language)
                assert head == Words(language).say("undo-would", moves=len(steps))
                assert len(told.splitlines()) >= len(steps)
                assert len(told) <= LONGEST
