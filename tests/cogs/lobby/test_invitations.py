"""The messages of rematches and invitations stay within Discord's limits in both languages."""

from dataclasses import replace
from typing import Any

import pytest

from cogs.lobby.invitation_screens import invitation_screen, invite_screen
from cogs.lobby.screens import lobby_screen
from cogs.table import screens
from store import Table as Row
from tables.seats.invitations import invite_people
from tables.seats.lobby import Lobby
from tests.cogs.table.test_screens import LONG, dealt, fits
from tests.contract.tables import each_table
from words import LANGUAGES, Words

ROW = Row(1, 5, 2, 3, "Iliad", "iliad", 1, "lobby", "en", {}, 0.0, 0.0)


def held(game, variant, seats, **other):
    lobby = replace(Lobby(game.key, 1, variant, seats, time=5400, **other), overtime="takes").join(1, LONG)
    return invite_people(lobby, 1, {10**18 + number: f"{LONG[:30]}{number}" for number in range(seats - 1)})


@each_table
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lobby_with_all_seats_held_fits_into_one_message(game, variant, seats, language):
    words, row, lobby = Words(language), replace(ROW, game=game.key), held(game, variant, seats)
    shown = fits(lobby_screen(row, lobby, game, words))
    assert shown.count(words.say("social-held", name="")) == seats - 1
    fits(invite_screen(row, lobby, words))
    assert fits(invitation_screen(row, lobby, words)).count("<@") == seats - 1


@each_table
def test_a_rematch_is_offered_only_when_a_game_is_over(game, variant, seats):
    table = dealt(game, variant, seats)
    for status, offered in (("playing", False), ("finished", True), ("ended", True), ("frozen", False)):
        table.status = status
        rows: list[Any] = screens.table_buttons(table, Words("en"))
        buttons = [each.custom_id for row in rows for each in row.children]
        assert ("il:rematch:1:0:" in buttons) == offered, status
