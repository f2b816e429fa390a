"""Claims about the pictures of every game, tested with random games at every table."""

import re
from collections import Counter
from itertools import count, pairwise
from xml.etree import ElementTree

import pytest
import pyvips

from engine.chance import Guess
from engine.choices import make_offer
from engine.core import NOBODY, filter_heard
from games.narrators import make_narrator
from games.painters import PAINTERS
from pictures.canvas import WIDTH
from pictures.marks import SHARPNESS
from pictures.printing import LARGEST, compose_pixels, print_picture
from pictures.typeface import strip_undrawable
from tests.contract.boxes import BOXES, GAMES, TABLES
from tests.contract.tables import a_table_of_each_game, each_table
from tests.pictures.reading import NAMES, fresh, letters, lines, random_game, scene_of, texts, written
from tests.pictures.scenes import NAMES as LONG_NAMES
from tests.pictures.scenes import draw, scene, story
from tests.pictures.test_colours import READABLE, contrast
from words import LANGUAGES, Words
from words.alt import LONGEST, describe_picture

TEXT = re.compile(r'<path transform="[^"]*scale[^>]*>')
SIGN = re.compile(
    r'<use href="#[\w.]*\.(\w+)" transform="translate\((\S+) (\S+)\) scale\((\S+)\)" fill="(\S+)"[^>]*stroke="(\S+)"/>'
)
VISIBLE = 3.0  # contrast of a sign with what is around it; WCAG 2.1, 1.4.11
TALLEST = 800  # units; the height that a phone shows at once


def test_every_game_has_a_painter():
    assert set(PAINTERS) == set(GAMES)


@a_table_of_each_game
def test_every_table_and_every_question_can_be_drawn(game, variant, seats):
    """Every letter exists, everything is inside the picture, and the picture is not too tall or slow to print."""
    for ply, (state, events, seat) in enumerate(story(game, variant, seats, 11)):
        language = LANGUAGES[ply % len(LANGUAGES)]
        if ply % 5 == 0:
            whole(draw(scene(game, state, NOBODY, language, filter_heard(events, NOBODY))))
        if ply % 3 == 0 and seat != NOBODY:
            for path in questions(state, seat):
                whole(draw(scene(game, state, seat, language, filter_heard(events, seat), path)))


def questions(state, seat):
    """Return the paths to at most twelve questions of a move, up to three steps deep."""
    asked = [()]
    for path in asked:
        found = make_offer(state.legal(seat), path)
        if len(path) < 3:
            asked += [
                (*path, at) for at in range(len(found.choices)) if make_offer(state.legal(seat), (*path, at)).choices
            ]
    return asked[:12]


def whole(drawing):
    picture = ElementTree.fromstring(drawing.svg)
    assert [mark.words for mark in texts(drawing) if not all(map(mark.face.has, mark.words))] == []
    assert drawing.width == WIDTH
    assert 0 < drawing.height <= TALLEST
    compose_pixels(drawing)  # no mark reaches so far beyond the picture that it is printed without sprites
    for mark in picture.iter():
        at = [float(mark.get(name)) for name in ("x", "cx") if mark.get(name)]
        place = re.match(r"translate\((\S+) (\S+)\)", mark.get("transform", ""))
        at += [float(place[1])] if place else []
        assert all(-3 <= x <= WIDTH + 3 for x in at), ElementTree.tostring(mark)
        down = [float(mark.get(name)) for name in ("y", "cy") if mark.get(name)] + ([float(place[2])] if place else [])
        assert all(-3 <= y <= drawing.height + 3 for y in down), ElementTree.tostring(mark)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_last_picture_names_the_winner(game):
    *_, (state, _) = random_game(game, next(iter(game.variants.values()))[0], 1)
    winners = [NAMES[seat] for seat, place in enumerate(state.outcome().places) if place == 1]
    drawn = PAINTERS[game.key].table(scene_of(game, state))
    assert written(drawn, Words("en").say("picture-won", names=" and ".join(winners), count=len(winners)))


@pytest.mark.parametrize("name", ["Дмитрий", "Ionuț", "ᴇᴠɪʟ", "\N{STENOGRAPHIC FULL STOP}"])
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_last_picture_has_every_letter_of_a_winner(game, name):
    *_, (state, _) = random_game(game, next(iter(game.variants.values()))[0], 1)
    drawn = PAINTERS[game.key].table(scene_of(game, state, names=dict(enumerate([name] * 6))))
    assert print_picture(drawn)
    assert [mark.words for mark in texts(drawn) if not all(map(mark.face.has, mark.words))] == []
    assert sum(strip_undrawable(name) in mark.words for mark in texts(drawn)) >= 2


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_last_picture_marks_nothing_as_new(game):
    *_, (state, events) = random_game(game, next(iter(game.variants.values()))[0], 1)
    assert fresh(PAINTERS[game.key].table(scene_of(game, state, events=events))) == 0


@a_table_of_each_game
def test_text_is_large_and_dark_enough_on_a_phone(game, variant, seats):
    """Every text is 11 pixels tall where a picture is 340 pixels wide, and stands out from what is under it."""
    for ply, (state, events, seat) in enumerate(story(game, variant, seats, 18)):
        language, reader = LANGUAGES[ply % len(LANGUAGES)], NOBODY if ply % 2 else seat
        if ply % 9 == 0:
            legible(draw(scene(game, state, reader, language, filter_heard(events, reader))))


def legible(drawing):
    ground = pyvips.Image.svgload_buffer(TEXT.sub("", drawing.svg).encode()).flatten().copy_memory()
    for ink, size, (left, top, right, foot) in letters(drawing):
        assert round(size * 340 / WIDTH, 2) >= 11
        found = common(ground.crop(int(left), int(top), max(1, int(right - left)), int(foot - top)), drawing.style)
        assert contrast(ink, found) >= READABLE, (ink, found, left, top)


def common(image, style):
    """Return the most common color besides the cross over what is lost."""
    pixels = bytes(image.write_to_memory())
    bands = (pixels[band::3] for band in range(3))
    found = {f"#{bytes(each).hex()}": count for each, count in Counter(zip(*bands, strict=True)).items()}
    return max(found, key=lambda colour: (colour != style.loss, found[colour]))


@pytest.mark.slow
@a_table_of_each_game
def test_signs_stand_out_from_what_is_under_them(game, variant, seats):
    """The figure of every emblem, or the line around it, is three times as bright or dark as its ground."""
    for ply, (state, events, seat) in enumerate(story(game, variant, seats, 18)):
        if ply % 9 == 4:
            stand_out(draw(scene(game, state, NOBODY if ply % 2 else seat, "en", filter_heard(events, NOBODY))))


def stand_out(drawing):
    ground = pyvips.Image.svgload_buffer(SIGN.sub("", drawing.svg).encode()).flatten().copy_memory()
    for name, *place, fill, line in SIGN.findall(drawing.svg):
        left, top, scale = map(float, place)
        box = [max(0, int(left)), max(0, int(top)), max(1, int(100 * scale)), max(1, int(100 * scale))]
        box[2:] = min(box[2], ground.width - box[0]), min(box[3], ground.height - box[1])
        found = common(ground.crop(*box), drawing.style)
        assert max(contrast(fill, found), contrast(line, found)) >= VISIBLE, (name, fill, line, found)


def is_of_name(words, name):
    """Return whether a text that is cut off has a long name in it, or is the beginning of one on half a plate."""
    return name[:9] in words or (len(words) >= 4 and name.startswith(words))


@a_table_of_each_game
def test_no_word_is_cut_off_in_any_language(game, variant, seats):
    """Names of cards stay whole; only a long name of a person may end with an ellipsis."""
    drawn = [name for name in map(strip_undrawable, LONG_NAMES) if len(name) > 12]
    for ply, (state, events, seat) in enumerate(story(game, variant, seats, 19)):
        for language in LANGUAGES if ply % 7 == 0 else ():
            for reader in {NOBODY, seat}:
                drawing = draw(scene(game, state, reader, language, filter_heard(events, reader)))
                cut = [words[:-1] for words, *_, cut in lines(drawing.marks) if cut]
                assert [words for words in cut if not any(is_of_name(words, name) for name in drawn)] == [], language


@a_table_of_each_game
def test_hidden_information_does_not_change_a_picture(game, variant, seats):
    """Draw the table and each hand from two positions that differ only in what the reader cannot see."""
    differed = False
    for ply, (state, _, _) in enumerate(story(game, variant, seats, 12)):
        for reader in (NOBODY, *range(seats)) if ply % 7 == 0 else ():
            twin = BOXES[game.key].swap(state, reader, Guess(ply))
            differed |= twin.dump() != state.dump()
            assert draw(scene(game, state, reader)) == draw(scene(game, twin, reader))
    assert differed, "nothing was hidden, so nothing was tested"


@a_table_of_each_game
def test_a_picture_shows_visible_changes(game, variant, seats):
    """Nearly every visible change alters the picture."""
    shown = [
        (state.view(NOBODY), draw(scene(game, state, NOBODY, "en", filter_heard(events, NOBODY))).svg)
        for state, events, _ in story(game, variant, seats, 13)
    ]
    changed = [(one[1], other[1]) for one, other in pairwise(shown) if one[0] != other[0]]
    assert sum(before == after for before, after in changed) <= len(changed) / 20


@a_table_of_each_game
def test_a_picture_is_small_enough_to_send(game, variant, seats):
    states = [(state, seat) for state, _, seat in story(game, variant, seats, 14)]
    for state, seat in states[:: max(1, len(states) // 4)]:
        for reader in {NOBODY, seat}:
            png = print_picture(draw(scene(game, state, reader)))
            assert len(png) <= LARGEST
            assert int.from_bytes(png[16:20], "big") == WIDTH * SHARPNESS


@each_table
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_is_described_in_a_few_sentences(game, variant, seats, language):
    state = next(state for state, _, _ in story(game, variant, seats, 15))
    for reader in (NOBODY, 0):
        of = scene(game, state, reader, language)
        alt = describe_picture(make_narrator(of.game, of.words.language), of.view, of.names)
        assert 40 < len(alt) <= LONGEST
        assert "\n" not in alt
        assert "  " not in alt


@pytest.mark.parametrize("key", PAINTERS)
def test_most_choices_have_their_number_in_the_picture(key):
    """Most questions are about things in the picture, which have the numbers of their buttons."""
    game = GAMES[key]
    variant, sizes = next(iter(game.variants.items()))
    numbered = counted = 0
    for ply, (state, _, seat) in enumerate(story(game, variant, sizes[0], 16)):
        if seat != NOBODY and ply < 60:
            of = scene(game, state, seat)
            without = scene(game, state, seat)
            object.__setattr__(without, "choices", ())
            counted += len(of.choices) > 1
            numbered += len(of.choices) > 1 and draw(of) != draw(without)
    assert numbered >= 0.8 * counted > 0


def test_drawing_a_scene_twice_gives_the_same_picture():
    game, variant, seats = TABLES[0]
    for _, (state, events, _) in zip(count(), story(game, variant, seats, 17), strict=False):
        of = scene(game, state, NOBODY, "en", filter_heard(events, NOBODY))
        assert draw(of) == draw(of)
