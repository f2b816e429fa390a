"""The animated picture: its frames, its words, its size, and what it does not show."""

from sys import maxsize
from typing import Any

import numpy as np
import pytest
import pyvips

from engine.core import NOBODY
from pictures.animation import Frame, Halted, animate_frames
from pictures.canvas import WIDTH
from pictures.marks import SHARPNESS
from pictures.printing import SHARED, print_picture
from replays.film import (
    LINES,
    LONGEST,
    QUICKEST,
    SLOWEST,
    Cutter,
    Shot,
    choose_shots,
    keep_legible,
    make_film,
    turning_points,
)
from replays.made import TooLarge
from replays.story import OPEN, SEATS, SPECTATOR
from tests.contract.boxes import GAMES
from tests.replays.stories import HOSTILE, imagined, story
from words import LANGUAGES, Words

each_game = pytest.mark.parametrize("key", list(GAMES))
MEGABYTES = 1 << 20


def filmed(told, seen=SPECTATOR, most=maxsize, tell=lambda part: None, shots=()):
    return make_film(told, seen, "Iliad 7", most, tell, shots)


def pages(content):
    image = pyvips.Image.new_from_buffer(content, "", n=-1)
    whole, high = image.numpy()[..., :3], image.get("page-height")
    return [whole[at : at + high] for at in range(0, image.height, high)], image.get("delay")


def drawings(told, seen):
    return [frame.drawing for frame in Cutter(told, seen, "Iliad 7").frames(choose_shots(told, 1))]


def text_of(drawing):
    """Return the lines of text in a drawing."""
    return [mark.words for mark, _, _ in drawing.marks if hasattr(mark, "words")]


# -- who knows what


@each_game
@pytest.mark.parametrize("seat", [NOBODY, 0, 1])
def test_a_film_shows_only_what_its_point_of_view_knows(key, seat):
    told = story(key, moves=25)
    seen = SPECTATOR if seat == NOBODY else SEATS + seat
    assert drawings(told, seen) == drawings(imagined(told, seat), seen)


def test_with_all_hands_open_the_hand_of_the_mover_is_shown():
    told = story("hector", moves=12)
    for ply, drawing in enumerate(drawings(told, OPEN)):
        mover = told.steps[ply].entry.seat
        if mover != NOBODY:
            assert any(f"View of {told.names_at(ply)[mover]}" in line for line in text_of(drawing))
            state: Any = told.steps[ply].state
            held = state.hands[mover] or state.hero[mover] >= 0
            assert any("your hand would add" in line for line in text_of(drawing)) == bool(held)


# -- what one sees


@pytest.mark.slow
def test_a_film_is_its_frames_one_after_another():
    told = story("horse", moves=5)
    frames = Cutter(told, SPECTATOR, "Iliad 7").frames(choose_shots(told, 1))
    found, delays = pages(filmed(told).content)
    assert delays == [round(1000 * frame.seconds) for frame in frames]
    for frame, page in zip(frames, found, strict=True):
        still = pyvips.Image.new_from_buffer(print_picture(frame.drawing), "").numpy()[..., :3]
        assert np.array_equal(still, page), "it is without loss"


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_happened_is_written_under_every_picture(key, language):
    told = story(key, language, moves=20)
    high = {drawing.height for drawing in drawings(told, SPECTATOR)}
    assert len(high) == 1
    for ply, drawing in enumerate(drawings(told, SPECTATOR)):
        lines = " ".join(text_of(drawing))
        first = told.happened(ply, SPECTATOR)[0]
        assert first.split()[0] in lines
        assert Words(language).say("replay-title", game="Iliad 7", ply=ply, last=told.last) in lines


@pytest.mark.slow
def test_the_first_frame_is_a_still_that_says_who_plays():
    assert "Ada and Bruno" in text_of(drawings(story("hector"), SPECTATOR)[0])


@pytest.mark.slow
def test_the_last_frame_says_who_has_won():
    told = story("hector")
    assert told.result() in " ".join(text_of(drawings(told, SPECTATOR)[-1]))


@pytest.mark.slow
def test_every_frame_is_shown_long_enough_to_be_read():
    frames = Cutter(story("iliad"), SPECTATOR, "Iliad 7").frames(choose_shots(story("iliad"), 1))
    assert all(QUICKEST <= frame.seconds <= SLOWEST for frame in frames)
    longest = max(frames[1:-1], key=lambda frame: sum(map(len, text_of(frame.drawing))))
    assert longest.seconds > QUICKEST


def test_a_long_story_is_cut_to_a_few_lines():
    told = story("horse")
    cutter = Cutter(told, SPECTATOR, "Iliad 7")
    said = [cutter.said(Shot(ply)) for ply in range(told.last + 1)]
    assert max(map(len, said)) == LINES
    assert any(lines[-1].endswith("…") and not lines[-1].endswith(".…") for lines in said)


def test_a_name_that_cannot_be_drawn_is_a_number():
    told = story("iliad", moves=6, names=("\u05d0\u05d1", "Bru\N{FIRE}no"))
    lines = " ".join(line for drawing in drawings(told, SPECTATOR) for line in text_of(drawing))
    assert "Player 1 and Bru no" in lines
    assert "\u05d0" not in lines


def test_names_that_are_drawn_alike_are_told_apart():
    told = Cutter(story("iliad", moves=6, names=("Bruno\N{FIRE}", "Bruno")), SPECTATOR, "Iliad 7").story
    assert told.names_at(0) == {0: "Bruno (2)", 1: "Bruno"}


@pytest.mark.slow
def test_hostile_names_are_drawn_as_letters():
    assert pages(filmed(story("iliad", moves=3, names=HOSTILE)).content)[1]


def test_turning_points_are_shown_before_and_after():
    told = story("horse")
    shots = turning_points(told, [(5, "Ada: 60% → 30%"), (6, "Bruno: 30% → 70%"), (told.last, "Ada: 1% → 0%")])
    assert [shot.ply for shot in shots] == [0, 4, 5, 6, told.last - 1, told.last]
    assert shots[2].notes == ("Turning point 1 of 3 · Ada: 60% → 30%",)
    frames = Cutter(told, SPECTATOR, "Iliad 7").frames(shots)
    assert any("Turning point 2 of 3" in line for line in text_of(frames[3].drawing))
    last = " ".join(text_of(frames[-1].drawing))
    assert told.result() in last
    assert "Turning point 3 of 3" in last


def test_a_game_without_turning_points_has_a_beginning_and_an_end():
    told = story("horse", moves=7)
    assert turning_points(told, []) == [Shot(0), Shot(7)]


# -- size


@pytest.mark.slow
@pytest.mark.parametrize("key", [pytest.param("iliad", marks=pytest.mark.slow), "horse"])
def test_a_whole_game_is_far_below_discords_limit(key):
    assert len(filmed(story(key), OPEN).content) < 5 * MEGABYTES


@pytest.mark.slow
def test_a_film_that_is_too_large_leaves_moves_out_and_says_so():
    told = story("horse", moves=30)
    whole_film = filmed(told)
    assert whole_film.note == ""
    most = len(whole_film.content) * 2 // 3
    made = filmed(told, most=most)
    assert len(made.content) <= most
    assert 2 < len(pages(made.content)[1]) < 31
    every = next(number for number in range(2, 30) if made.note == Words("en").say("share-every", every=number))
    assert len(pages(made.content)[1]) == len(choose_shots(told, every))


@pytest.mark.slow
def test_a_film_that_cannot_be_small_enough_is_refused():
    told = story("horse", moves=4)
    with pytest.raises(TooLarge):
        filmed(told, most=100)
    with pytest.raises(TooLarge):
        filmed(told, most=100, shots=[Shot(0), Shot(4)])


def test_a_very_long_game_loses_moves_before_it_is_drawn():
    told = story("horse")
    plies = [shot.ply for shot in choose_shots(told, 4)]
    assert plies == sorted({*range(0, told.last, 4), told.last})
    assert LONGEST >= 200, "no real game is cut"


@pytest.mark.slow
def test_a_film_says_how_far_it_is():
    said = []
    filmed(story("horse", moves=6), tell=said.append)
    assert said == sorted(said)
    assert said[0] == 0
    assert said[-1] > 0.9


@pytest.mark.parametrize("after", [0.1, 0.6])
def test_a_film_that_nobody_waits_for_stops(after):
    def tell(part):
        if part > after:
            raise Halted

    with pytest.raises((Halted, pyvips.Error)):
        filmed(story("horse", moves=6), tell=tell)


@pytest.mark.slow
def test_a_film_leaves_no_sprite_for_others():
    drawing = print_picture(story("horse", moves=2).drawing(1, SPECTATOR))
    assert drawing
    before = SHARED.taken
    frames = [Frame(drawing, 1.0) for drawing in drawings(story("hector", moves=3), SEATS)]
    animate_frames(frames, lambda part: None)
    assert SHARED.taken == before


def test_a_film_is_as_sharp_as_other_pictures():
    assert pages(filmed(story("horse", moves=1)).content)[0][0].shape[1] == WIDTH * SHARPNESS


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_of_what_we_write_is_lost_when_it_is_drawn(language):
    """An arrow, for one, is in no font of ours."""
    words = Words(language)
    for text in (
        words.say("share-change", name="Ada", before=62, after=35),
        words.say("share-point", number=1, points=3),
        words.say("replay-title", game="Iliad 7", ply=3, last=9),
        words.say("event-forced", sentence="Ada"),
    ):
        assert keep_legible(text) == text


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_a_game_can_be_drawn(key, language):
    told = story(key, language)
    for ply in range(told.last + 1):
        for sentence in told.happened(ply, OPEN):
            assert keep_legible(sentence) == sentence.replace("\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}")
