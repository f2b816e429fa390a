"""A choice has a sentence for everything that is shown of it, and no sentence is left over."""

from pathlib import Path

import pytest

from cogs.answering import settings
from cogs.answering.choices import label_choice
from cogs.answering.layout import LABEL
from cogs.answering.settings import PERSONAL, SERVER
from tables import Refused
from tables.choices import AGREEMENTS, OVERTIME, SWITCHES, TIME, Choice
from tables.duration import DAY
from tables.seats.lobby import Lobby
from tables.tournaments.tournament import DUPLICATE, KIND, LENGTH, ROUNDS, TEAMS, TERMS
from tests.words import WHOLE, written
from words import LANGUAGES, Words

ROOT = Path(__file__).parents[3]
SHOWN = (*PERSONAL, *SERVER)


def sentences():
    """Yield what the sentences of all choices are called."""
    yield from (f"choice-{choice.key}" for choice in SHOWN)
    for choice in (*SHOWN, OVERTIME, KIND):
        named = (value for value in choice.values if isinstance(value, str))
        yield from (f"choice-{choice.key}-{value}" for value in named if value not in LANGUAGES)
    yield from (f"choice-length-{seconds}" for seconds in LENGTH.values)
    yield from ("choice-overtime-about", "choice-rounds-0")
    yield from (f"choice-{choice.key}-ask" for choice in (TIME, OVERTIME, KIND, LENGTH, ROUNDS))
    yield from (f"choice-{choice.key}-{what}" for choice in (*PERSONAL, *TERMS) for what in ("name", "about"))
    yield from (f"choice-{choice.key}-{what}" for choice in SWITCHES for what in ("box", "agreed"))
    yield from (f"choice-{choice.key}-box" for choice in (TEAMS, DUPLICATE))


def test_choices_have_the_sentences_that_their_values_need():
    assert {name for name in written("en").messages if name.startswith("choice-")} == {*sentences()}


def test_every_setting_of_a_person_is_read_somewhere():
    names = [name for name, value in vars(settings).items() if value in PERSONAL]
    files = (path for folder in ("cogs", "tables") for path in (ROOT / folder).rglob("*.py"))
    source = "".join(path.read_text(encoding="utf-8") for path in files)
    assert len(names) == len(PERSONAL)
    assert [name for name in names if f"{name}.read(" not in source] == []


@pytest.mark.parametrize("language", WHOLE)
def test_every_choice_fits_on_a_button_with_each_value(language):
    words = Words(language)
    labels = [label_choice(choice, value, words) for choice in SHOWN for value in choice.values]
    assert [label for label in labels if len(label) > LABEL] == []


@pytest.mark.parametrize(("stored", "value"), [({}, 0), ({"each": "0"}, 0), ({"each": "5"}, 5), ({"each": "7"}, 0)])
def test_a_choice_reads_what_is_stored_or_the_usual_value(stored, value):
    assert Choice("each", (0, 1, 5)).read(stored) == value


def test_the_usual_value_is_not_stored():
    each = Choice("each", (0, 1, 5))
    assert [each.dump(value) for value in each.values] == [None, "1", "5"]


def test_a_new_lobby_has_agreed_on_the_usual_values():
    lobby = Lobby("iliad", 1, "standard", 2)
    assert [getattr(lobby, each.key) for each in AGREEMENTS] == [each.usual for each in AGREEMENTS]


def test_a_ticked_box_means_on_or_else_the_unusual_value():
    assert {each.key: each.ticked for each in SWITCHES} == {
        "hints": "on", "rated": "on", "undo": "friendly", "leaving": "ends", "finished": "all",
    }  # fmt: skip


@pytest.mark.parametrize("forged", ["chess", "", 1, True])
def test_a_choice_that_is_not_offered_is_refused(forged):
    with pytest.raises(Refused, match="forged"):
        KIND.parse(forged)


def test_what_is_left_out_of_a_command_is_as_usual():
    assert [each.parse(None) for each in TERMS] == ["swiss", DAY, False, False, 0]
    assert [each.parse(each.values[-1]) for each in TERMS] == [each.values[-1] for each in TERMS]
