"""The message of a lobby: one line of what is agreed, and buttons that stay where they are."""

from dataclasses import replace

import pytest

from cogs.answering.button_ids import parse_id
from cogs.answering.layout import Picture
from cogs.lobby.screens import agreed_text, list_agreements, lobby_screen
from games.narrators import game_name
from tables.seats.invitations import invite_people
from tables.seats.lobby import Lobby
from tests.cogs.lobby.test_options import ADA, BRUNO, EN, ILIAD, LOBBY, ROW
from tests.contract.boxes import GAMES
from words import Words

FR = Words("fr")


def verbs(lobby, row=ROW):
    """Return the verbs of the lobby's buttons, row by row."""
    [box] = lobby_screen(row, lobby, ILIAD, EN).to_components()
    rows = [part["components"] for part in box["components"] if part["type"] == 1]
    return [[parse_id(button["custom_id"]).verb for button in row] for row in rows]


STATES = [
    LOBBY,
    LOBBY.join(BRUNO, "Bruno"),
    LOBBY.add_computer(ADA, "medium", "Computer 1"),
    LOBBY.join(BRUNO, "Bruno").join(3, "Chloé"),
    invite_people(LOBBY, ADA, {BRUNO: "Bruno", 3: "Chloé"}),
    replace(LOBBY, undo="friendly", rated="off", time=3600, changed=99.0),
]


@pytest.mark.parametrize("lobby", STATES)
def test_every_state_has_the_same_buttons_in_the_same_places(lobby):
    assert verbs(lobby) == [
        ["join", "leave", "start", "invite"],
        ["add-computer", "options", "more-options"],
    ]


def test_in_a_direct_message_nobody_can_be_invited():
    rows = verbs(LOBBY, replace(ROW, guild=None))
    assert rows == [["join", "leave", "start"], ["add-computer", "options", "more-options"]]


def test_only_buttons_that_always_fail_are_disabled():
    for lobby, disabled in zip(
        STATES[:5], ((), (), (), ("join", "invite", "add-computer"), ("add-computer",)), strict=True
    ):
        [box] = lobby_screen(ROW, lobby, ILIAD, EN).to_components()
        buttons = [button for part in box["components"] if part["type"] == 1 for button in part["components"]]
        assert {parse_id(each["custom_id"]).verb for each in buttons if each["disabled"]} == set(disabled)


def test_the_usual_agreement_is_short():
    assert " · ".join(list_agreements(LOBBY, ILIAD, EN)) == "3 players · No time limit · Hints · Rated"
    assert " · ".join(list_agreements(LOBBY, ILIAD, FR)) == "3 joueurs · Sans limite de temps · Conseils · Cotée"


def test_a_game_alone_with_computers_is_not_called_rated():
    alone = LOBBY.add_computer(ADA, "medium", "Computer 1")
    assert "Rated" in list_agreements(alone, ILIAD, EN), "somebody may still sit down"
    assert "Not rated" in list_agreements(alone.add_computer(ADA, "medium", "Computer 2"), ILIAD, EN)


def test_whatever_is_unusual_is_said():
    lobby = replace(LOBBY, time=3600, overtime="takes", hints="off", undo="friendly", leaving="ends", finished="all")
    lobby = replace(lobby, options={"first": 0})
    assert list_agreements(lobby, ILIAD, EN) == [
        "3 players", "1 h a turn, then the computer takes the seat", "No hints", "Not rated",
        "Any move can be taken back", "Ends if someone leaves", "Players who are out see all hands",
        "Seat 1 (Ada) begins",
    ]  # fmt: skip
    assert list_agreements(lobby, ILIAD, FR) == [
        "3 joueurs", "1 h par tour, puis l\u2019ordinateur prend la place", "Sans conseils", "Non cotée",
        "Tout coup peut être repris", "Fin de partie si quelqu\u2019un part", "Qui a fini voit toutes les mains",
        "La place 1 (Ada) commence",
    ]  # fmt: skip


def test_a_lobby_says_when_it_was_changed_until_the_game_begins():
    lobby = replace(LOBBY, changed=99.5)
    assert "Rated · Changed <t:99:R>" in agreed_text(ROW, lobby, ILIAD, EN)
    assert "Cotée · Modifié <t:99:R>" in agreed_text(ROW, lobby, ILIAD, FR)
    assert "Changed" not in agreed_text(ROW, LOBBY, ILIAD, EN)
    assert "Changed" not in agreed_text(replace(ROW, status="playing"), lobby, ILIAD, EN)


def test_open_hands_are_said_only_where_one_can_finish_early():
    march, hands = Lobby("delphi", ADA, "standard", 3, finished="all"), "Players who are out see all hands"
    assert hands in list_agreements(march, GAMES["delphi"], EN)
    assert hands not in list_agreements(replace(march, seats=2), GAMES["delphi"], EN)


def test_a_name_in_an_option_is_shown_as_written():
    lobby = replace(LOBBY, sitters=(), options={"first": 0}).join(ADA, "**@everyone**")
    [said] = [each for each in list_agreements(lobby, ILIAD, EN) if "begins" in each]
    assert "**" not in said
    assert "@everyone" not in said


def test_a_full_lobby_says_who_may_start_instead_of_teaching():
    full = LOBBY.join(BRUNO, "Bruno").join(3, "Chloé")
    for words, sentence in (
        (EN, "All seats are taken. Ada presses"),
        (FR, "Toutes les places sont prises. Ada appuie"),
    ):
        taught = words.say("learn-new", game=game_name("iliad", words))
        assert sentence in agreed_text(ROW, full, ILIAD, words)
        assert taught not in agreed_text(ROW, full, ILIAD, words)
        assert sentence not in agreed_text(ROW, LOBBY, ILIAD, words)
        assert taught in agreed_text(ROW, LOBBY, ILIAD, words)
        assert sentence not in agreed_text(replace(ROW, status="playing"), full, ILIAD, words)


@pytest.mark.parametrize("lobby", STATES)
def test_below_a_picture_words_say_only_who_sits_there(lobby):
    picture = Picture("lobby.png", b"", "who sits where")
    [box] = lobby_screen(ROW, lobby, ILIAD, EN, picture).to_components()
    kinds = [part["type"] for part in box["components"]]
    assert kinds == [10, 12, 10, 1, 1, 10], "title, picture, agreements, two rows of buttons, names"
    assert box["components"][-1]["content"] == f"-# {EN.both([sitter.name for sitter in lobby.sitters])}"
