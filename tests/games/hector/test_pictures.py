"""What the pictures of Hector and Achilles show."""

from itertools import islice, pairwise
from math import hypot

import pytest

from engine.core import NOBODY
from games.hector import pictures as hector
from games.hector.pictures import Painter
from games.hector.pictures.card import CARD, SMALL, TALL
from games.hector.pictures.look import SHAPES
from games.hector.pictures.painter import TILE, fate_tile
from games.hector.rules.cards import COLOURS
from games.hector.rules.events import FateTurned, TroopPlayed
from pictures.canvas import WIDTH, Group, Numbered, flatten_marks
from pictures.emblems import read_emblem
from pictures.marks import Emblem, Outline, Rect
from pictures.palette import GLAZE, GOLD
from pictures.pieces import HEAD
from tests.games.hector.table import GAME, TROOPS, table
from tests.pictures.reading import chosen, emblems, lines, questions, random_game, scene_of, written
from tests.quick import slow_but
from words import LANGUAGES, Words

R = 10.5  # of a choice's number
CAPITAL = 0.714  # how tall a capital letter is, in sizes of the font


def test_every_hero_has_a_figure_of_its_own():
    state, _ = next(random_game(GAME, 2, 1))
    painter = Painter(scene_of(GAME, state))
    figures = {painter.hero(seat, colour).emblem for seat in (0, 1) for colour in range(len(COLOURS))}
    assert len(figures) == 12
    assert "hero" not in figures
    assert all(read_emblem(name, "games.hector.pictures") for name in figures)


@pytest.mark.slow
def test_a_deployed_hero_has_a_crest_beside_its_number():
    games = (random_game(GAME, 2, seed) for seed in range(5))
    shown = [
        (sum(army.covered >= 0 for army in state.view(NOBODY).armies), hector.table(scene_of(GAME, state)))
        for game in games
        for state, _ in game
    ]
    assert {deployed for deployed, _ in shown} == {0, 1, 2}
    assert all(emblems(drawing).count("hero") == 2 + deployed for deployed, drawing in shown)


@pytest.mark.parametrize(
    ("language", "favours", "shame"),
    [("en", "favors", "shame"), ("fr", "Faveurs", "Honte"), ("de", "Gunst", "Schande")],
)
def test_tokens_name_what_they_count(language, favours, shame):
    state, _ = next(random_game(GAME, 2, 1))
    drawing = hector.table(scene_of(GAME, state, language=language))
    assert written(drawing, favours)
    assert written(drawing, shame)


def holding(hand):
    """Return the picture of a hand with a hero, in the first turn of a battle."""
    state = table(hands={0: hand, 1: "red-1"}, hero={0: "green"}, played={0: "yellow-4", 1: "blue-3"})
    return hector.hand(scene_of(GAME, state, 0))


def test_troops_in_hand_lie_in_the_order_of_their_buttons():
    assert chosen(holding("green-3 green-4 yellow-3 brown-1"))[-4:] == [3, 4, 5, 6]


def test_cards_in_hand_show_the_shapes_of_their_colors():
    """Anyone who cannot tell the colors apart goes by the shapes, on the fate tile too."""
    green, brown = (SHAPES[COLOURS.index(colour)] for colour in ("green", "brown"))
    low = [
        mark.data
        for mark, _, y in flatten_marks(holding("green-3 brown-1").marks)
        if isinstance(mark, Outline) and y > 290
    ]
    assert (low.count(green), low.count(brown)) == (2, 1), "the hero Aias is green"


def test_the_count_of_a_hand_names_its_hero():
    assert written(holding("green-3 brown-1"), "in hand + hero")


def test_no_card_covers_what_a_battle_has_counted_for():
    shown = 0
    for state, _ in random_game(GAME, 2, 1):
        if state.view(NOBODY).shown:
            marks = [*flatten_marks(hector.table(scene_of(GAME, state)).marks)]
            cards = [(x, y) for mark, x, y in marks if isinstance(mark, Rect) and mark.wide == SMALL]
            told = [(right, foot) for text, _, right, foot, *_ in lines(marks) if " for " in text]
            assert len(told) == 2
            assert not any(y < foot + 2 < y + TALL and x < right for x, y in cards for right, foot in told)
            shown += 1
    assert shown


def test_the_ways_to_turn_the_tile_lie_beside_a_small_hand():
    small = set()
    for state, events in islice(random_game(GAME, 2, 1), 60):
        for scene in questions(GAME, state, events):
            if any(part[0] == "fate" for parts in scene.choices for part in parts):
                marks = hector.hand(scene).marks
                tiles = [(x, y) for mark, x, y in marks if isinstance(mark, Group) and mark.paint is fate_tile][1:]
                cards = [(x, y) for mark, x, y in marks if isinstance(mark, Group) and CARD[0] in mark.args]
                beside = any(abs(one[1] - other[1]) < TALL for one in tiles for other in cards)
                assert beside or not 1 <= len({x for x, _ in cards}) <= 2
                assert beside or min(tiles)[0] == pytest.approx(WIDTH - max(tiles)[0] - TILE, abs=12)
                assert not beside or max(cards)[0] + CARD[0] < min(tiles)[0]
                small.add(beside)
    assert small == {True, False}


def test_the_greater_total_is_on_gold():
    def golden(one, other):
        state = table(played={0: f"yellow-{one}", 1: f"blue-{other}"})
        marks = hector.table(scene_of(GAME, state)).marks
        return sum(isinstance(mark, Group) and mark.args[-2:] == (GOLD, GLAZE) for mark, *_ in marks)

    assert [golden(4, 3), golden(3, 4), golden(4, 4)] == [1, 1, 0]


def test_a_small_hand_lies_in_the_middle():
    cards = [x for mark, x, _ in holding("green-3").marks if isinstance(mark, Group) and CARD[0] in mark.args]
    assert min(cards) == pytest.approx(WIDTH - max(cards) - CARD[0], abs=1)


def test_numbers_have_no_gap_where_the_picture_does_not_show_a_choice():
    """An exchange is a button only, and so is a retreat."""
    assert set(chosen(holding("green-3 green-4 yellow-3"))) == {1, 2, 3, 4, 5}


@pytest.mark.slow
def test_no_number_covers_the_name_or_the_shape_of_a_color():
    names = {Words("en").say("hector-colour", colour=colour) for colour in COLOURS}
    asked = set()
    for state, events in islice(random_game(GAME, 2, 1), 120):
        for scene in questions(GAME, state, events):
            marks = hector.hand(scene).marks
            named = [(left, right, foot) for text, left, right, foot, *_ in lines(marks) if text in names]
            shapes = [
                (x, y) for mark, x, y in flatten_marks(marks) if isinstance(mark, Outline) and mark.data in SHAPES
            ]
            for at, down in [(x, y) for mark, x, y in marks if isinstance(mark, Numbered)]:
                assert not any(
                    left - R < at < right + R and foot - 9 - R < down < foot + R for left, right, foot in named
                )
                assert all(hypot(at - x, down - y) > R + 5 for x, y in shapes)
                asked |= {part for parts in scene.choices for part, _ in parts}
    assert asked >= {"fate", "cover", "favour", "troop", "deploy"}


@pytest.mark.slow
def test_no_number_covers_a_figure_of_a_card():
    asked = set()
    for state, events in islice(random_game(GAME, 2, 1), 120):
        for scene in questions(GAME, state, events):
            marks = hector.hand(scene).marks
            figures = [
                (x, y, mark.size) for mark, x, y in flatten_marks(marks) if isinstance(mark, Emblem) and mark.size > 23
            ]
            for at, down in [(x, y) for mark, x, y in marks if isinstance(mark, Numbered)]:
                assert all(apart(at, x, size) > R - 1 or apart(down, y, size) > R - 1 for x, y, size in figures)
                asked |= {part for parts in scene.choices for part, _ in parts}
    assert asked >= {"cover", "favour", "troop", "deploy"}


def apart(at, start, size):
    """Return how far a point is from a stretch of a line."""
    return max(start - at, at - start - size)


@pytest.mark.parametrize("hand", ["green-1", "green-1 green-2 yellow-4 brown-4"])
def test_below_the_hand_stands_only_what_counts(hand):
    """The hero lies in the hand, so words for it are for the text alone, however many lines the hand takes there."""
    drawing = holding(hand)
    assert any(
        text.startswith("Counts now 4: green 0, yellow 4 · your hand would add ") for text, *_ in lines(drawing.marks)
    )
    assert not written(drawing, "Your hero: Aias (green 5)")


def test_a_hero_covers_only_one_of_two_equal_troops():
    state = table(
        hands={0: "red-1", 1: "red-1"},
        played={0: "yellow-4 yellow-4", 1: "blue-3"},
        deployed={0: ("green", "yellow-4")},
    )
    assert emblems(hector.table(scene_of(GAME, state))).count("hero") == 3


def test_of_two_equal_troops_the_one_just_played_is_new():
    state = table(hands={0: "red-1", 1: "red-1"}, played={0: "yellow-4 red-2 yellow-4", 1: "blue-3"})
    painter = Painter(scene_of(GAME, state, events=[TroopPlayed(0, TROOPS["yellow-4"], 10)]))
    assert painter.fresh(0, state.view(NOBODY).armies[0]) == {2}


@pytest.mark.slow
@pytest.mark.parametrize("language", slow_but(["de"], LANGUAGES))
def test_the_words_of_tokens_stand_side_by_side(language):
    """Once for both sides, and also when one has a number of a choice, which once moved the last token below."""
    said = Words(language).say
    for seed in range(3):
        for state, events in random_game(GAME, 2, seed):
            for seat in state.to_act():
                words = {
                    said("hector-picture-token", what=what, count=count)
                    for what in ("favours", "shame", "heroes", "lost")
                    for count in (0, 1, 2)
                }
                drawing = hector.hand(scene_of(GAME, state, seat, language, events))
                rows = {}
                for text, left, right, foot, *_ in lines(drawing.marks):
                    if text in words:
                        rows.setdefault(foot, []).append((left, right))
                assert state.outcome() or [len(row) for row in rows.values()] == [4]
                assert all(right < left for row in rows.values() for (_, right), (left, _) in pairwise(sorted(row)))


def test_a_tile_that_was_turned_has_an_arrow():
    state = table()
    turned, left = (FateTurned(0, tuple(state.colours), turned=turned) for turned in (True, False))
    plain, arrow = (hector.table(scene_of(GAME, state, events=[event])) for event in (left, turned))
    assert len(arrow.marks) == len(plain.marks) + 1


def test_whose_turn_it_is_keeps_off_the_edges():
    *_, (over, _) = random_game(GAME, 2, 1)
    for state in (table(), over):
        (ground,) = [
            (x, y, mark)
            for mark, x, y in flatten_marks(hector.table(scene_of(GAME, state)).marks)
            if isinstance(mark, Rect) and mark.fill == GLAZE and mark.high == 18 and y < HEAD
        ]
        assert ground[1] >= 2
        assert ground[0] + ground[2].wide <= WIDTH - 6


def test_the_end_writes_each_name_once_beside_its_pieces():
    *_, (state, _) = random_game(GAME, 2, 1)
    names = {0: "Tom", 1: "Anna"}
    below = [
        text for text, _, _, foot, *_ in lines(hector.table(scene_of(GAME, state, names=names)).marks) if foot > 46
    ]
    assert [sum(name in text for text in below) for name in names.values()] == [1, 1]


def test_the_scales_stand_beside_totals_only():
    seen = set()
    for state, _ in islice(random_game(GAME, 2, 1), 20):
        played = any(army.played for army in state.view(NOBODY).armies)
        assert emblems(hector.table(scene_of(GAME, state))).count("fate") == played
        seen.add(played)
    assert seen == {False, True}


def test_no_frame_covers_the_number_of_a_pile():
    marks = [*flatten_marks(hector.table(scene_of(GAME, table())).marks)]
    (frame,) = {
        y + mark.high + 1.2
        for mark, _, y in marks
        if isinstance(mark, Rect) and mark.line == GOLD and mark.wide < 30 and y > 150
    }
    tops = [foot - 0.72 * size for text, _, _, foot, size, _ in lines(marks) if text in "123" and 0 < foot - frame < 15]
    assert len(tops) == 3
    assert min(tops) >= frame


def test_a_name_in_two_lines_keeps_off_the_golden_frame():
    first, second = "Ωραία Ελένη η βασίλισσα", "Σπάρτης"
    name = f"{first} {second}"
    state, _ = next(random_game(GAME, 2, 1))
    drawing = hector.table(scene_of(GAME, state, names={0: name, 1: name}))
    tops = [foot - CAPITAL * size for words, _, _, foot, size, _ in lines(drawing.marks) if words == first]
    assert len(tops) == 2
    assert min(tops) > HEAD + 7, "the inner edge of the frame of the upper plate"
