"""Pictures that are put together from sprites look like the same pictures printed as a whole, and tell no more."""

import itertools
import re
import time
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from engine.core import NOBODY, filter_heard
from games.painters import PAINTERS
from pictures import atlas, printing
from pictures.atlas import Image, lay_over, make_cell, rasterize_cells, rasterize_marks, rasterize_svg
from pictures.canvas import Canvas, Group, flatten_marks, render_svg
from pictures.marks import SHARPNESS, Emblem, Letters, measure_path
from pictures.palette import BISQUE, BLOOD, FADED, GLAZE, SLIP
from pictures.printing import compose_pixels, forget_prints, kept, print_picture, rasterize_drawing
from pictures.shades import KEPT, MOST, OPAQUE, make_shades
from pictures.sheet import compose_picture
from pictures.shelves import Private, Shelf
from pictures.sprites import cut_sprites, reduce_mark
from pictures.style import PLAIN, Style
from pictures.typeface import load_label_face, load_title_face
from simulation.likeness import MEAN, MOSTLY, SAME, measure_difference, read_colors
from tests.contract.boxes import GAMES, TABLES
from tests.contract.tables import a_table_of_each_game, each_table
from tests.pictures.scenes import draw, scene, story
from words import LANGUAGES

COLOUR = re.compile(r"#[0-9a-f]{6}")
LARGEST = [max((each for each in TABLES if each[0] is game), key=lambda each: each[2]) for game in GAMES.values()]
each_game = pytest.mark.parametrize(("game", "variant", "seats"), LARGEST, ids=lambda v: str(getattr(v, "key", v)))
*OTHERS, SMALLEST = LARGEST
one_game = pytest.mark.parametrize(
    ("game", "variant", "seats"), [*(pytest.param(*each, marks=pytest.mark.slow) for each in OTHERS), SMALLEST]
)


@pytest.fixture(autouse=True)
def nothing_kept():
    forget_prints()
    yield
    forget_prints()


def drawings(game, variant, seats, every):
    """Yield drawings of the table and of hands of a random game, with their reader."""
    for ply, (state, events, seat) in enumerate(story(game, variant, seats, 21)):
        if ply % every == 0 or not state.to_act():
            for reader in {NOBODY, seat}:
                its = scene(game, state, reader, LANGUAGES[ply % len(LANGUAGES)], filter_heard(events, reader))
                yield draw(its), None if reader == NOBODY else reader


def as_a_whole(drawing):
    return (rasterize_svg(drawing.svg)[..., :3] & KEPT).astype(int)


@one_game
def test_sprites_look_like_the_whole_picture(game, variant, seats):
    for drawing, reader in drawings(game, variant, seats, 20):
        mean, most = measure_difference(read_colors(print_picture(drawing, reader)), as_a_whole(drawing))
        assert mean < MEAN
        assert most < MOSTLY


@pytest.mark.slow
@one_game
def test_a_missing_mark_would_be_noticed(game, variant, seats):
    """The comparison above sees each mark that is left out or moved by four units, unless something covers it."""
    drawing, _ = next(drawings(game, variant, seats, 1))
    picture, seen = as_a_whole(drawing), 0
    sample = range(0, len(drawing.marks), 7)
    for at in sample:
        mark, x, y = drawing.marks[at]
        without = (*drawing.marks[:at], (mark, x + 4, y + 4), *drawing.marks[at + 1 :])
        other = Canvas(drawing.style)
        other.marks = [*without]
        seen += (
            max(np.array(measure_difference(as_a_whole(other.finished(drawing.height)), picture)) / (MEAN, MOSTLY)) >= 1
        )
    assert seen >= 0.9 * len(sample)


@a_table_of_each_game
def test_every_color_of_a_game_is_in_its_palette(game, variant, seats):
    for drawing, _ in drawings(game, variant, seats, 8):
        assert set(COLOUR.findall(drawing.svg)) <= set(drawing.style.colors)


@each_game
def test_no_mark_is_larger_than_its_cell(game, variant, seats):
    """A mark that reached farther would be cut off, and would show in its neighbors."""
    found = dict.fromkeys(mark for drawing, _ in drawings(game, variant, seats, 8) for mark, _, _ in drawing.marks)
    assert [mark for mark in [*found][::5] if is_cut_off(mark)] == []


@pytest.mark.parametrize("face", [load_label_face, load_title_face])
def test_no_accent_is_cut_off(face):
    assert not is_cut_off(Letters("Élodie Öztürk, Çağ", face(), 29, 1.0, GLAZE))


@pytest.mark.parametrize("data", ["M10 10h50zh-20", "M10 10 60 10zl-20 0", "m10 10 50 0zh-20"])
def test_a_closed_path_goes_on_where_it_began(data):
    assert measure_path(data) == (-10, 10, 60, 10)


def is_cut_off(mark):
    """Return whether a part of a mark lies beyond its cell, if it is drawn with room around."""
    its, around = make_cell([(mark, 0, 0)]), 24
    wide, high = (its.wide + 2 * around) / SHARPNESS, (its.high + 2 * around) / SHARPNESS
    corner = ((around - its.left) / SHARPNESS, (around - its.top) / SHARPNESS)
    opacity = rasterize_svg(render_svg(wide, high, flatten_marks([(mark, *corner)])))[..., 3]
    within = opacity[around : around + its.high, around : around + its.wide].copy()
    opacity[around : around + its.high, around : around + its.wide] = 0
    assert within.any() or not opacity.any(), mark
    return bool(opacity.any())


@pytest.mark.slow
@one_game
def test_a_picture_does_not_depend_on_what_is_kept(game, variant, seats, monkeypatch):
    """It may differ by a shade at a point of an edge, which is rounded where a mark is rasterized."""
    every = [drawing for drawing, _ in drawings(game, variant, seats, 32)]
    cold = [read_colors(anew(drawing)) for drawing in every]
    forget_prints()
    warm = [read_colors(print_picture(drawing)) for drawing in every]
    monkeypatch.setattr(printing, "SHARED", Shelf(100_000))
    kept.cache_clear()
    crowded = [read_colors(print_picture(drawing)) for drawing in every]
    assert 0 < printing.SHARED.taken <= 100_000
    for other in (warm, crowded):
        assert max(measure_difference(one, two)[1] for one, two in zip(cold, other, strict=True)) < SAME


def anew(drawing):
    forget_prints()
    return print_picture(drawing)


# -- what is kept, and for whom


def hand_and_table():
    game, variant, seats = TABLES[0]
    found = list(drawings(game, variant, seats, 10))
    return next(each for each, reader in found if reader is not None), next(
        each for each, reader in found if reader is None
    )


def test_what_a_hand_leaves_behind_serves_only_its_reader(monkeypatch):
    rasterized, hand = [], hand_and_table()[0]
    monkeypatch.setattr(
        "pictures.sheet.cut_sprites", lambda marks, *its: rasterized.append(len(marks)) or cut_sprites(marks, *its)
    )
    sheets = [compose_pixels(hand, reader) for reader in (1, 1, 2, None)]
    _, *marks = [number for number in rasterized if number > 1]  # the grain of the clay is one; then comes the deck
    assert marks == marks[:1] * 3, "only the same reader finds them, and finds all"
    assert all((sheet == sheets[0]).all() for sheet in sheets)


def test_a_line_of_known_words_is_put_together(monkeypatch):
    rasterized = []
    monkeypatch.setattr(atlas, "rasterize_cells", lambda cells: rasterized.append(cells) or rasterize_cells(cells))
    for words in ("Counts now 1: green", "green 2 34 now", "now 567"):
        compose_pixels(drawing(lambda canvas, words=words: canvas.text(words, 20, 40, 14)))
    assert [len(cells) for cells in rasterized[-3:]] == [14, 0, 0], "three words, a colon, and all digits"


def test_the_words_of_a_hand_serve_only_its_reader(monkeypatch):
    rasterized, line = [], drawing(lambda canvas: canvas.text("Counts now 12", 20, 40, 14))
    monkeypatch.setattr(atlas, "rasterize_cells", lambda cells: rasterized.append(cells) or rasterize_cells(cells))
    for reader in (1, 2, None):
        compose_pixels(line, reader)
    assert rasterized[-1] == rasterized[-2] == rasterized[-3]


def test_a_hand_shares_nothing_but_the_deck():
    hand, table = hand_and_table()
    compose_pixels(table)
    before = list(printing.SHARED._values)
    compose_pixels(hand, 1)
    assert list(printing.SHARED._values) == [*before, (make_shades(hand.style.colors), hand.deck)], (
        "not even what was used"
    )
    assert printing.OWN.taken > 0


@each_table
def test_a_deck_does_not_depend_on_what_is_held(game, variant, seats):
    decks = set()
    for state, _, _ in itertools.islice(story(game, variant, seats, 21), 0, None, 10):
        decks |= {draw(scene(game, state, seat)).deck for seat in range(seats)}
    assert len(decks - {None}) <= 2, "one, and another for a question"


@a_table_of_each_game
def test_a_deck_has_every_card_that_is_held(game, variant, seats):
    for state, _, seat in itertools.islice(story(game, variant, seats, 21), 0, None, 5):
        hand = draw(scene(game, state, max(seat, 0)))
        if hand.deck:
            kinds = set(map(kind_of, hand.deck.marks))
            assert {mark for mark, _, _ in hand.marks if kind_of(mark) in kinds} <= set(hand.deck.marks)


def kind_of(mark):
    """Return how a mark is drawn and its size, without what it shows."""
    return (mark.paint, mark.args[1:]) if isinstance(mark, Group) else type(mark)


def test_a_hand_uses_what_everybody_sees():
    hand, table = hand_and_table()
    compose_pixels(hand, 1)
    alone = printing.OWN.taken
    forget_prints()
    compose_pixels(table)
    compose_pixels(hand, 1)
    assert printing.OWN.taken < alone


def test_a_whole_hand_is_printed_anew_for_another_reader():
    hand, _ = hand_and_table()
    for reader in (1, 2, 1):
        print_picture(hand, reader)
    assert (kept.cache_info().misses, kept.cache_info().hits) == (2, 1)


def test_equal_pictures_are_printed_once_for_everybody():
    _, table = hand_and_table()
    game, variant, seats = TABLES[0]
    again = next(each for each, reader in drawings(game, variant, seats, 10) if reader is None)
    assert again == table
    assert again is not table
    print_picture(table)
    print_picture(again)
    assert (kept.cache_info().misses, kept.cache_info().hits) == (1, 1)


def test_readers_of_the_same_instant_share_one_print(monkeypatch):
    _, table = hand_and_table()
    calls = []

    def slow(drawing, reader):
        calls.append(reader)
        time.sleep(0.05)  # long enough for the others to ask
        return b"printed"

    monkeypatch.setattr(printing, "print_for_reader", slow)
    with ThreadPoolExecutor(4) as readers:
        assert set(readers.map(lambda _: print_picture(table), range(4))) == {b"printed"}
    assert calls == [None]


def test_a_print_that_failed_is_tried_again(monkeypatch):
    _, table = hand_and_table()
    with monkeypatch.context() as broken:
        broken.setattr(printing, "print_for_reader", lambda drawing, reader: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            print_picture(table)
    assert read_colors(print_picture(table)).size


def test_a_shelf_never_takes_more_than_its_room():
    shelf = Shelf(100)
    for key in range(50):
        shelf.put(key, key, key)
        assert shelf.taken == sum(size for _, size in shelf._values.values()) <= 100
    assert shelf.get(49) == 49
    shelf.put("large", "large", 101)
    assert shelf.get("large") is None
    assert shelf.get(49) == 49
    shelf.put(49, "small", 1)
    assert shelf.taken <= 100


def test_the_least_recently_used_leaves_a_shelf_first():
    shelf = Shelf(3)
    for key in "abc":
        shelf.put(key, key, 1)
    shelf.get("a")
    shelf.peek("b")
    shelf.put("d", "d", 1)
    assert [shelf.peek(key) for key in "abcd"] == ["a", None, "c", "d"]


def test_a_private_shelf_is_that_of_one_reader():
    shared, own = Shelf(10), Shelf(10)
    shared.put("table", 1, 1)
    ada, ben = Private(shared, own, "Ada"), Private(shared, own, "Ben")
    ada.put("card", 2, 1)
    assert (ada.get("table"), ada.get("card"), ben.get("table"), ben.get("card")) == (1, 2, 1, None)
    assert shared.get("card") is None


@each_table
def test_what_is_kept_takes_as_much_as_it_says(game, variant, seats):
    drawing, _ = next(drawings(game, variant, seats, 1))
    compose_pixels(drawing)
    sprites = [value for value, _ in printing.SHARED._values.values() if hasattr(value, "parts")]
    assert len(sprites) > 10
    for each in sprites:
        arrays = [each.at, each.soft, *(part.block for part in each.parts)]
        arrays += [part.mask for part in each.parts if part.mask is not None]
        assert sum(array.nbytes for array in arrays) <= each.size
        assert all(array.base is None or array.base.nbytes <= 2 * array.nbytes for array in arrays), (
            "it keeps more alive"
        )
    for image, size in printing.SHARED._values.values():
        if isinstance(image, Image):
            assert image.rgba.base is None
            assert image.rgba.nbytes <= size


# -- what cannot be put together


STYLE = Style("pictures")


def drawing(draw_, style=STYLE, width=400):
    canvas = Canvas(style, width)
    draw_(canvas)
    return canvas.finished(60)


def square(canvas):
    canvas.rect(20, 20, 20, 20, GLAZE)


def is_whole(its):
    return print_picture(its) == rasterize_drawing(its)


def test_a_game_without_a_style_is_printed_as_a_whole():
    assert is_whole(drawing(square, PLAIN))
    assert not is_whole(drawing(square))


def test_a_picture_of_another_width_is_printed_as_a_whole():
    assert is_whole(drawing(square, width=300))


def test_a_mark_far_outside_has_the_picture_printed_as_a_whole():
    assert is_whole(drawing(lambda canvas: canvas.rect(390, 20, 60, 20, GLAZE)))
    assert not is_whole(drawing(lambda canvas: canvas.rect(390, 20, 20, 20, GLAZE)))


def test_a_group_may_be_empty():
    def nothing(canvas):
        canvas.group(20, 20, lambda _: None)

    assert measure_difference(read_colors(print_picture(drawing(nothing))), as_a_whole(drawing(nothing)))[0] < MEAN


def test_a_group_may_begin_with_a_digit():
    def digit(canvas):
        canvas.text("1", 0, 20, 14)

    def shield(canvas):
        canvas.group(0.3, 0, digit)
        canvas.rect(20, 0, 20, 20, SLIP)

    its = drawing(lambda canvas: canvas.group(20, 10, shield))
    assert measure_difference(read_colors(print_picture(its)), as_a_whole(its))[0] < MEAN


@pytest.mark.parametrize("line", ["none", BLOOD])
@pytest.mark.parametrize("fill", ["none", SLIP])
@pytest.mark.parametrize("size", [(20, 20), (300, 20), (20, 200), (300, 200), (301.5, 203.5)])
def test_a_large_rectangle_is_stretched_without_a_trace(size, fill, line):
    def rectangle(canvas):
        canvas.rect(30, 30, *size, fill, corner=8, line=line, thick=3)

    canvas = Canvas(STYLE)
    rectangle(canvas)
    its = canvas.finished(260)
    assert measure_difference(read_colors(print_picture(its)), as_a_whole(its))[1] < 4
    mark = reduce_mark(canvas.marks[0][0])
    assert (mark[1] > 0, mark[2] > 0) == (size[0] > 48, size[1] > 48)


def test_words_in_a_group_look_as_in_the_whole_picture():
    """They are laid over what is beneath them, which is opaque, half transparent, or not there."""

    def token(canvas):
        canvas.circle(30, 20, 12, SLIP, line=GLAZE)
        canvas.rect(40, 0, 30, 40, GLAZE, opacity=FADED)
        canvas.text("Tokens 12 + 3", 10, 25, 14, BLOOD)

    group = Group(token, (), STYLE)
    (joined,), (whole,) = rasterize_marks([group], Shelf(0)), rasterize_cells([make_cell([(group, 0, 0)])])
    assert (joined.left, joined.top) == (whole.left, whole.top)
    seen = [image.rgba / 255 * image.rgba[..., 3:] for image in (joined, whole)]
    assert np.abs(seen[0] - seen[1]).max() < 4


@pytest.mark.parametrize("ground", [(0, 0, 0, 0), (10, 20, 30, 255), (10, 20, 30, 100)])
def test_nothing_over_a_ground_leaves_it(ground):
    pixels = np.array([[ground]], np.uint8)
    lay_over(pixels, np.zeros((1, 1, 4), np.uint8))
    assert tuple(pixels[0, 0]) == ground


def test_marks_begin_at_whole_pixels():
    canvas = Canvas(STYLE)
    canvas.rect(3.3, 4.2, 10.1, 10.3, GLAZE)
    canvas.group(1.26, 1.74, square)
    assert [(x, y) for _, x, y in canvas.marks] == [(3.5, 4.0), (1.5, 1.5)]
    assert isinstance(canvas.marks[1][0], Group)


# -- palettes


@pytest.mark.parametrize("key", PAINTERS)
def test_a_palette_has_the_colors_of_its_game_exactly(key):
    game, variant, seats = next(each for each in TABLES if each[0].key == key)
    its = make_shades(next(drawings(game, variant, seats, 1))[0].style.colors)
    assert len(its.colors) <= MOST
    for color in next(drawings(game, variant, seats, 1))[0].style.colors:
        rgb = [int(color[at : at + 2], 16) & KEPT for at in (1, 3, 5)]
        assert its.shown[its.number(color)].tolist() == rgb


def test_shades_between_two_colors_are_near_one_of_the_palette():
    its = make_shades(STYLE.colors)
    ground, ink = (np.array([int(color[at : at + 2], 16) for at in (1, 3, 5)]) for color in (BISQUE, GLAZE))
    for part in np.linspace(0, 1, 21):
        rgb = (part * ink + (1 - part) * ground).astype(np.uint8)
        assert np.abs(its.shown[its.numbers(np.array([*rgb, 0], np.uint8))].astype(int) - rgb).max() < 40


@pytest.mark.parametrize("opacity", range(0, 256, 15))
def test_a_color_over_a_ground_is_mixed_with_it(opacity):
    its, part = make_shades(STYLE.colors), opacity / 255
    for color, ground in itertools.product(range(0, len(its.colors), 7), repeat=2):
        mixed = part * its.colors[color].astype(float) + (1 - part) * its.colors[ground]
        found = its.shown[its.over[round(part * OPAQUE), color, ground]]
        assert np.abs(found - mixed).max() < 48


def test_a_sheet_is_as_large_as_its_drawing():
    its = drawing(square)
    assert compose_picture(its, Shelf(1_000_000), {}).shape == (its.height * SHARPNESS, its.width * SHARPNESS)
    png = print_picture(its)
    assert (png[24], png[25]) == (8, 3), "eight bits, which are numbers of a palette"


def test_a_large_picture_is_compressed_more_and_has_the_same_colors(monkeypatch):
    hand, _ = hand_and_table()
    pixels, its = compose_pixels(hand), make_shades(hand.style.colors)
    quick = printing.encode_png(pixels, its)
    monkeypatch.setattr(printing, "LARGEST", 0)
    small = printing.encode_png(pixels, its)
    assert len(small) < len(quick)
    assert (read_colors(small) == read_colors(quick)).all()
    assert (read_colors(small) == its.shown[pixels]).all()


def test_figures_of_two_games_that_share_a_name_are_two():
    archers = [Emblem("archer", f"games.{key}.pictures", 50, GLAZE, SLIP) for key in ("iliad", "hector")]
    both = render_svg(100, 50, [(mark, at * 50, 0) for at, mark in enumerate(archers)])
    assert len(set(re.findall(r'<g id="([^"]+)"', both))) == 2
