"""The spectator panel is built only from what everybody can see."""

from dataclasses import replace

import pytest

from cogs.answering.layout import escape_markup
from cogs.answering.pictures import list_new_events as last_move
from cogs.table import news
from cogs.table.seat_requests import join_digits, split_into_digits
from cogs.table.spectators import make_spectator_buttons, open_screen, spectator_screen
from engine.chance import Guess
from engine.core import NOBODY
from games.narrators import make_narrator
from store import Table as Row
from tests.cogs.table.test_screens import dealt, fits, hand_news, move
from tests.contract.boxes import BOXES
from tests.contract.tables import a_table_of_each_game, each_table
from tests.quick import slow_but
from words import LANGUAGES, Words


def watched(table, words, status="playing"):
    row = Row(1, 1, 2, 3, "Iliad", table.match.game.key, 1, status, words.language, {}, 0.0, 0.0)
    return spectator_screen(table, row, "You watch.", make_spectator_buttons(table, row, 0, words), words)


@each_table
@pytest.mark.parametrize("language", slow_but(1, LANGUAGES))
def test_a_spectator_sees_the_same_whatever_is_hidden(game, variant, seats, language):
    table, chance, words, differed = dealt(game, variant, seats), Guess(5), Words(language), False
    for ply in range(300):
        state = table.match.state
        if ply % 5 == 0:
            shown, heard = watched(table, words).to_components(), last_move(table, NOBODY)
            table.match.state = twin = BOXES[game.key].swap(state, NOBODY, Guess(ply))
            differed |= twin.dump() != state.dump()
            assert watched(table, words).to_components() == shown
            assert last_move(table, NOBODY) == heard
            table.match.state = state
        if state.outcome():
            break
        move(table, chance)
    assert differed, "nothing was hidden, so nothing was tested"


@a_table_of_each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_spectator_panel_fits_into_one_message(game, variant, seats, language):
    table, chance, words = dealt(game, variant, seats), Guess(6), Words(language)
    table.lobby = replace(table.lobby.decided(votes={"pause": [1], "end": [1]}, looked=(1, 2)), finished="all")
    for ply in range(300):
        if ply % 7 == 0:
            fits(watched(table, words))
            fits(open_screen(table, words))
        if table.match.state.outcome():
            break
        move(table, chance)
    table.status = "finished"
    assert "il:open-replay:1:0:" in str(watched(table, words, "finished").to_components())


@a_table_of_each_game
def test_the_spectator_panel_shows_nothing_that_only_a_seat_knows(game, variant, seats):
    table, chance, words = dealt(game, variant, seats), Guess(7), Words("en")
    tells, private, secrets = make_narrator(game, "en"), 0, 0
    for _ in range(60):
        if table.match.state.outcome():
            break
        shown = fits(watched(table, words))
        public = set(tells.table(table.match.state.view(NOBODY), table.names))
        own = {line for seat in range(seats) for line in tells.own(table.match.state.view(seat), table.names)}
        hands = {line for line in own - public if len(line) > 25}
        private += len(hands)
        assert not [line for line in hands if line in shown]
        heard = {escape_markup(each) for seat in range(seats) for each in hand_news(table, seat, words)}
        told = {
            escape_markup(each.sentence) for each in news.narrate_moves(table, NOBODY, table.match.recent, 1000, words)
        }
        secrets += len(heard - told)
        assert not [each for each in heard - told if f"- {each}" in shown.splitlines()]
        move(table, chance)
    assert private, "there was something to hide"
    assert secrets, "there was something that not all have heard"


def test_a_user_number_fits_into_an_id_and_can_be_read_back():
    for user in (7, 100, 10**17, 123456789012345678, 2**64 - 1):
        assert join_digits(split_into_digits(user)) == user
        assert len(split_into_digits(user)) <= 12
