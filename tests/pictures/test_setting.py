"""The picture of a lobby: each seat with its name, a face, or an empty ring."""

import pytest

from cogs.lobby.picture import set_table
from games.painters import PAINTERS
from pictures.marks import Letters
from pictures.printing import print_picture
from pictures.setting import MOST, draw_setting
from tables.seats.invitations import invite_people
from tables.seats.lobby import Lobby
from tests.pictures.reading import emblems, lines, outside
from tests.pictures.test_colours import READABLE, contrast
from words import LANGUAGES, Words
from words.figures import list_computer_names

TALLEST = 150  # units: with the words of a lobby, they fill half a phone
LONG = "W" * 32


def lobby_of(key, seats, words):
    """Return a lobby with two people, if there is room for them and a computer player; the others are held or free."""
    lobby = Lobby(key, 1, "standard", seats).join(1, LONG)
    lobby = lobby.add_computer(1, "master", list_computer_names(key, words)[0])
    lobby = lobby.join(2, "Bruno") if lobby.free else lobby
    return invite_people(lobby, 1, {3: LONG}) if lobby.free else lobby


@pytest.mark.all_games
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", range(2, MOST + 1))
@pytest.mark.parametrize("key", PAINTERS)
def test_a_lobby_is_low_and_within_its_picture(key, seats, language):
    words = Words(language)
    drawing = draw_setting(set_table(lobby_of(key, seats, words), words))
    assert drawing.height <= TALLEST
    assert not outside(drawing)
    cut = [said for said, *_, truncated in lines(drawing.marks) if truncated]
    assert all(said.startswith("W") for said in cut), "only endless names are cut"
    assert emblems(drawing).count("portrait_head") == 1


def test_a_long_name_without_a_note_takes_two_lines():
    lobby = Lobby("iliad", 1, "standard", 4).join(1, "Maximiliane von Oberhuber").join(2, "Ada")
    said = [words for words, *_ in lines(draw_setting(set_table(lobby, Words("en"))).marks)]
    assert [words for words in said if words in ("Maximiliane von", "Oberhuber", "Ada")] == [
        "Maximiliane von",
        "Oberhuber",
        "Ada",
    ]


def test_a_free_seat_says_so_where_others_have_their_names():
    lobby = Lobby("iliad", 1, "standard", 3).join(1, "Ada")
    feet = {words: foot for words, _, _, foot, *_ in lines(draw_setting(set_table(lobby, Words("en"))).marks)}
    assert feet["free"] == feet["Ada"]


@pytest.mark.parametrize("key", PAINTERS)
def test_notes_can_be_read_on_plates_and_on_the_table(key):
    drawing = draw_setting(set_table(lobby_of(key, 5, Words("en")), Words("en")))
    taken, free = (next(ink for said, ink in inks(drawing) if said == note) for note in ("master", "free"))
    assert contrast(taken, drawing.style.low) >= READABLE
    assert contrast(free, drawing.style.table) >= READABLE


def inks(drawing):
    return [(mark.words, mark.ink) for mark, *_ in drawing.marks if isinstance(mark, Letters)]


def test_a_lobby_that_has_not_changed_is_printed_once():
    words = Words("en")
    one, other = (print_picture(draw_setting(set_table(lobby_of("iliad", 4, words), words))) for _ in range(2))
    assert one is other


def test_a_table_for_more_than_a_picture_shows_has_none():
    assert set_table(Lobby("iliad", 1, "standard", MOST + 1), Words("en")) is None


def test_a_person_called_like_a_computer_has_no_portrait():
    lobby = Lobby("iliad", 1, "standard", 2).join(1, "\N{ROBOT FACE} Nestor")
    assert [place.figure for place in set_table(lobby, Words("en")).places] == ["", ""]
