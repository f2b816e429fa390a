"""How much of a long name a picture shows."""

from dataclasses import replace

import pytest

from engine.core import NOBODY, filter_heard, tables_of
from games.painters import PAINTERS
from pictures.canvas import SMALLEST, Canvas
from pictures.names import SIZE, paint_name, split_name
from pictures.typeface import load_label_face
from terminal.gallery import play_positions, scene_of
from tests.contract.boxes import GAMES
from tests.contract.tables import a_table_of_each_game
from tests.pictures.reading import lines, overlapping
from tests.pictures.scenes import draw, scene, story
from words import LANGUAGES

LONG = (
    "Grandmaster Flash and Furious 55", "The Magnificent Wanda of Wuppert", "xXx_DragonSlayer_Supreme_2004_xX",
    "Sir Reginald of the Seven Towers", "Captain Ahab and the White Whale", "Ωραία Ελένη η βασίλισσα Σπάρτης",
)  # fmt: skip
SCRIPTS = (
    "Ωραία Ελένη η βασίλισσα Σπάρτης5", "محمد بن عبد الله الخطيب الطويل ا", "李小龍" * 10 + "漢字", "🎉🔥🏛⚔🐎🛡👑🎲" * 4,  # noqa: RUF001
)  # fmt: skip
PEOPLE = ("Maximilian Oberhuber", "Αλέξανδρος Παππάς", "Chloé-Marie Lefèvre", "Wanda Magnificent", "Bartholomäus", "Al")


def painted(name, most):
    """Return the lines of a name that has so much room, with their sizes, and how wide it is."""
    canvas = Canvas()
    wide = paint_name(canvas, name, 0, 20, most)
    return [(words, size) for words, _, _, _, size, _ in lines(canvas.marks)], wide


def test_a_name_that_has_room_is_large():
    assert painted("Ada", 90)[0] == [("Ada", SIZE)]


def test_a_long_name_is_smaller_before_it_takes_two_lines():
    name, full = "Maximilian Oberhuber", load_label_face().width("Maximilian Oberhuber", SMALLEST)
    [(words, size)], _ = painted(name, full * 0.8)
    assert words == name
    assert SMALLEST < size < SIZE
    (first, second), wide = painted(name, full * 0.6)
    assert [first, second] == [("Maximilian", SMALLEST), ("Oberhuber", SMALLEST)]
    assert wide <= full * 0.6


def test_a_name_is_split_after_a_word_or_else_after_a_letter():
    assert split_name("Marie-Antoinette de Lorraine", 78) == ("Marie-Antoinette", "de Lorraine")
    assert split_name("Marie-Antoinette de Lorraine", 60) == ("Marie-", "Antoinette de Lorraine")
    first, second = split_name("W" * 32, 90)
    assert first + second == "W" * 32
    assert 8 < len(first) < 16


@pytest.mark.parametrize("key", PAINTERS)
def test_a_name_of_twenty_letters_is_whole_at_the_fullest_table(key):
    variant, seats = max(tables_of(GAMES[key]), key=lambda table: table[1])
    for match in play_positions(GAMES[key], variant, seats):
        if match.ply % 40 == 10:
            scene = replace(scene_of(match, NOBODY, "en"), names=dict(enumerate(PEOPLE[:seats])))
            assert [words for words, *_, cut in lines(PAINTERS[key].table(scene).marks) if cut] == []


def test_names_of_32_letters_are_whole_in_the_iliad_of_teams_of_three():
    for match in play_positions(GAMES["iliad"], "teams", 6):
        if match.ply % 40 == 10:
            scene = replace(scene_of(match, NOBODY, "en"), names=dict(enumerate(LONG)))
            drawn = [words for words, *_, cut in lines(PAINTERS["iliad"].table(scene).marks) if cut]
            assert [words for words in drawn if not scene.turn.startswith(words[:-1])] == [], match.ply


@a_table_of_each_game
def test_names_of_32_letters_in_any_script_keep_off_other_words(game, variant, seats):
    assert {len(name) for name in SCRIPTS} == {32}
    for ply, (state, events, seat) in enumerate(story(game, variant, seats, 31)):
        names = {each: SCRIPTS[(each + ply) % len(SCRIPTS)] for each in range(seats)}
        for reader in {NOBODY, seat} if ply % 10 == 0 or seat == NOBODY else ():
            of = scene(game, state, reader, LANGUAGES[ply // 10 % len(LANGUAGES)], filter_heard(events, reader))
            drawing = draw(replace(of, names=names))
            assert overlapping(drawing) == [], ply
            assert all(0 <= left < right <= drawing.width for _, left, right, *_ in lines(drawing.marks)), ply
