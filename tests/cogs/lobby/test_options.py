"""The form of a lobby's options: what it asks, what it changes, and what it refuses."""

from dataclasses import replace

import pytest

from cogs.lobby import options_form, screens
from cogs.lobby.more_screen import more_screen
from cogs.lobby.options_form import QUESTIONS, agreed_stamp, filled_in, list_form_questions, options_left
from playground import filled_forms, limits
from store import Table as Row
from tables import Refused
from tables.choices import AGREEMENTS, FINISHED, TIME
from tables.seats.lobby import Lobby
from tests.cogs.table.test_screens import LONG, fits
from tests.contract.boxes import GAMES
from tests.contract.tables import each_table
from words import LANGUAGES, Words

ADA, BRUNO = 1, 2
EN = Words("en")
ILIAD = GAMES["iliad"]
LOBBY = Lobby("iliad", ADA, "standard", 3).join(ADA, "Ada")
ROW = Row(1, 5, 2, 3, "Iliad", "iliad", ADA, "lobby", "en", {}, 0.0, 0.0)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def form(lobby, game=ILIAD, words=EN):
    """Return the form as Discord accepts it."""
    shown = options_form.options_form(replace(ROW, game=game.key), lobby, game, words).to_dict()
    limits.check_modal(shown)
    return shown


def submitted(lobby, values=None, game=ILIAD, words=EN):
    """Return the data of a form in which these values were chosen and the others left alone."""
    return {"components": filled_forms.fill_modal(form(lobby, game, words)["components"], values or {}, None)}


def after(lobby, values, *, at=None, game=ILIAD, user=ADA):
    """Return the lobby after the form was opened at ``at``, and submitted now."""
    opened = at or lobby
    return filled_in(lobby, user, game, EN, agreed_stamp(opened), submitted(opened, values, game))


def reason(lobby, values, **other):
    with pytest.raises(Refused) as caught:
        after(lobby, values, **other)
    return caught.value.reason


@each_table
@each_language
def test_the_form_of_every_table_is_accepted_with_no_label_cut(game, variant, seats, language):
    lobby, words = Lobby(game.key, ADA, variant, seats).join(ADA, LONG), Words(language)
    asked = options_form.list_form_questions(lobby, game, words)
    assert len(form(lobby, game, words)["components"]) == len(asked) <= QUESTIONS
    assert all(len(each.label) <= options_form.LABEL for each in asked)
    assert all(label for each in asked for label in each.labels.values())


@each_table
def test_a_form_left_alone_changes_nothing(game, variant, seats):
    lobby = Lobby(game.key, ADA, variant, seats).join(ADA, "Ada")
    agreed = {each.key: each.values[-1] for each in AGREEMENTS if each not in (TIME, FINISHED)}
    for each in (lobby, replace(lobby, **agreed, time=5400)):
        assert after(each, {}, game=game) == each


def test_one_form_changes_everything_at_once():
    values = {"table": ["0"], "time": ["300"], "overtime": "takes", "switches": ["undo", "leaving"], "option-0": ["2"]}
    changed = after(LOBBY, values)
    assert (changed.seats, changed.time, changed.overtime, changed.options) == (2, 300, "takes", {"first": 1})
    assert (changed.rated, changed.hints, changed.undo, changed.leaving) == ("off", "off", "friendly", "ends")
    assert changed.sitters == LOBBY.sitters


def test_a_game_is_rated_or_any_move_can_be_taken_back():
    assert after(LOBBY, {"switches": ["undo"]}).undo == "friendly"
    assert not after(LOBBY, {"switches": ["undo"]}).measured


@pytest.mark.parametrize(
    ("before", "kept"),
    [
        ({"rated": "on", "undo": "strict"}, ("off", "friendly")),
        ({"rated": "off", "undo": "friendly"}, ("on", "strict")),
        ({"rated": "off", "undo": "strict"}, ("off", "friendly")),
    ],
    ids=["undo is new", "rated is new", "both are new"],
)
def test_of_a_contradiction_what_was_ticked_last_is_kept(before, kept):
    values = {"switches": ["rated", "undo", "leaving"], "time": ["300"], "option-0": ["2"]}
    changed = after(replace(LOBBY, **before), values)
    assert (changed.rated, changed.undo) == kept
    assert (changed.time, changed.leaving, changed.options) == (300, "ends", {"first": 1}), "all else is kept"


@pytest.mark.parametrize("words", [Words(each) for each in LANGUAGES])
def test_the_form_says_what_cannot_be_agreed_together(words):
    asked = {each.key: each for each in list_form_questions(replace(LOBBY, undo="friendly"), ILIAD, words)}["switches"]
    assert asked.about == words.say("lobby-ask-switches-about")
    assert "rated" not in asked.chosen, "as it opens, the form does not contradict itself"


def test_an_option_that_the_new_table_does_not_have_is_dropped():
    changed = after(LOBBY, {"option-0": ["3"], "table": ["0"]})
    assert (changed.seats, changed.options) == (2, {})


@pytest.mark.parametrize("change", [
    lambda lobby: replace(lobby, time=300),
    lambda lobby: replace(lobby, rated="off"),
    lambda lobby: replace(lobby, options={"first": 0}),
    lambda lobby: replace(lobby, seats=4),
])  # fmt: skip
def test_a_form_from_before_a_change_is_refused(change):
    assert reason(change(LOBBY), {"time": ["3600"]}, at=LOBBY) == "lobby-changed"


def test_a_form_stays_valid_while_people_come_and_go():
    joined = LOBBY.join(BRUNO, "Bruno").add_computer(ADA, "medium", "Computer 1")
    assert after(joined, {"time": ["3600"]}, at=LOBBY).time == 3600
    assert after(LOBBY, {"time": ["3600"]}, at=joined).time == 3600


def test_only_who_is_host_now_may_submit_the_form():
    lobby = LOBBY.join(BRUNO, "Bruno")
    assert reason(lobby, {}, user=BRUNO) == "host-only"
    assert reason(lobby.leave(ADA), {}, at=lobby) == "host-only"
    back = replace(lobby.leave(ADA), host=BRUNO)
    assert reason(back, {}, at=lobby, user=BRUNO) == "lobby-changed"


def test_a_table_too_small_for_its_people_is_refused():
    lobby = LOBBY.join(BRUNO, "Bruno").join(3, "Chloé")
    assert reason(lobby, {"table": ["0"]}) == "too-many-seated"


@pytest.mark.parametrize("field", [
    {"custom_id": "time", "values": ["999"]},
    {"custom_id": "time", "values": ["0", "300"]},
    {"custom_id": "time", "values": []},
    {"custom_id": "overtime", "value": "wins"},
    {"custom_id": "overtime", "value": None},
    {"custom_id": "switches", "values": ["rated", "doubled"]},
    {"custom_id": "table", "values": ["99"]},
    {"custom_id": "option-0", "values": ["-1"]},
])  # fmt: skip
def test_an_answer_that_was_not_offered_is_refused(field):
    data = submitted(LOBBY)
    data["components"] = [each for each in data["components"] if each["component"]["custom_id"] != field["custom_id"]]
    data["components"].append({"type": 18, "component": field})
    with pytest.raises(Refused, match="forged"):
        filled_in(LOBBY, ADA, ILIAD, EN, agreed_stamp(LOBBY), data)


@pytest.mark.parametrize("data", [{}, {"components": []}, {"components": [{}]}, {"components": [{"component": {}}]}])
def test_data_from_another_form_is_refused(data):
    with pytest.raises(Refused, match="forged"):
        filled_in(LOBBY, ADA, ILIAD, EN, agreed_stamp(LOBBY), data)


class Many:
    """A game from outside with more options than a form has room for."""

    key = "iliad"

    def __init__(self):
        self.variants = {"standard": (2, 3)}

    def choices(self, seats, variant):
        return dict.fromkeys(("first", "second", "third"), (0, 1))


def test_options_that_do_not_fit_into_the_form_are_in_the_panel(monkeypatch):
    monkeypatch.setattr(screens, "option_value", lambda game, lobby, name, value, words: f"{name} {value}")
    monkeypatch.setattr(options_form, "option_value", screens.option_value)
    monkeypatch.setattr("cogs.lobby.more_screen.option_value", screens.option_value)
    asked = [part["component"]["custom_id"] for part in form(LOBBY, Many())["components"]]
    assert asked == ["table", "time", "overtime", "switches", "option-0"]
    assert options_left(LOBBY, Many(), EN) == [1, 2]
    assert "second 0" in str(more_screen(ROW, LOBBY, Many(), EN, ADA).to_components())


@each_table
@each_language
def test_the_panel_fits_into_one_message(game, variant, seats, language):
    lobby = Lobby(game.key, ADA, variant, seats).join(ADA, LONG)
    for number in range(seats - 1):
        lobby = lobby.add_computer(ADA, "medium", f"{LONG[:30]}{number}")
    fits(more_screen(replace(ROW, game=game.key), lobby, game, Words(language), ADA))
