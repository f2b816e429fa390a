"""What can be seen in a picture of The Trojan Horse."""

import re
from itertools import combinations, cycle
from typing import Any

import pytest

from engine.chance import Guess
from engine.core import NOBODY
from games.horse import pictures as horse
from games.horse.pictures.city import ARROWS
from games.horse.pictures.outside import PIECE
from games.horse.pictures.picture import STYLE, WOOD
from games.horse.rules import events as happened
from games.horse.rules.cards import ALL_DISTRICTS, BLUE, DISTRICTS, GREEN, POSEIDON, RED, YELLOW
from games.horse.rules.game import Horse
from pictures.canvas import Group, Numbered
from pictures.palette import BLOOD, GLAZE, GOLD
from tests.games.horse.box import swap
from tests.games.horse.table import do, table
from tests.pictures.reading import (
    chosen,
    emblems,
    fresh,
    golden,
    lines,
    outside,
    questions,
    random_game,
    scene_of,
    times,
    written,
)
from words import LANGUAGES, Words

GAME: Any = Horse()
SIGHTS = {  # full protanopia, deuteranopia and tritanopia; Machado, Oliveira, Fernandes 2009
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
BADGE = re.compile(rf'<circle cx="([\d.]+)" cy="([\d.]+)" r="10.5" fill="{GLAZE}" stroke="{GOLD}"')
HORSE = re.compile(r'trojan_horse" transform="translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)"')


def shown(state, **options):
    return horse.table(scene_of(GAME, state, **options))


def held(state, seat, **options):
    return horse.hand(scene_of(GAME, state, seat, **options))


def games(count=3):
    for number in range(count):
        for seats in (2, 3, 4):
            yield from random_game(GAME, seats, number, {"open": number % 2})


@pytest.mark.slow
def test_every_question_shows_each_of_its_choices_where_it_is_seen():
    asked = set()
    for state, events in games(1):
        for scene in questions(GAME, state, events):
            drawing = horse.hand(scene)
            assert set(drawing.numbers) == set(range(1, len(scene.choices) + 1)), scene.choices
            asked |= {part for choice in scene.choices for part, _ in choice}
    assert asked == {"announce", "load", "at", "swap", "with", "leave", "all"}


@pytest.mark.parametrize("path", [(0,), (1,)])
def test_a_district_goes_by_its_own_number_and_no_other(path):
    """With the first district full, the numbers of the buttons and those of the districts would differ."""
    state = table(board={1: "red red red red red red red"}, inside="red red", beside="blue green", loads=1)
    scene = scene_of(GAME, state, 0, path=path)
    drawing = horse.hand(scene)
    assert chosen(drawing) == [2, 3, 4, 5, 6, 7] == [dict(parts)["at"] + 1 for parts in scene.choices]
    assert set(drawing.numbers.values()) == {0}, "the buttons have no second number"


def test_a_swap_may_begin_with_any_district():
    state = table(pile="poseidon poseidon")
    do(state, "announce 1")
    assert chosen(horse.hand(scene_of(GAME, state, 0))) == [1, 2, 3, 4, 5, 6, 7, 1], "and a number for no swap"
    last = scene_of(GAME, state, 0, path=(7,))
    assert last.settled == (("swap", 6),)
    assert chosen(horse.hand(last)) == [1, 2, 3, 4, 5, 6]


@pytest.mark.slow
def test_no_number_covers_the_horse_or_the_room_left():
    seen = 0
    for (state, events), language in zip(games(1), cycle(LANGUAGES), strict=False):
        room = state.view(NOBODY).table.room
        texts = [Words(language).say("horse-picture-room", count=count) for count in range(room + 1)]
        for scene in questions(GAME, state, events, language):
            drawing = horse.hand(scene)
            numbers = [(float(x), float(y)) for x, y in BADGE.findall(drawing.svg)]
            for x, y, scale in HORSE.findall(drawing.svg):
                left, top, size = float(x), float(y), 100 * float(scale)
                seen += any(abs(top + size / 2 - down) < size for _, down in numbers)
                assert not any(left - 9 < at < left + size + 9 and top < down < top + size for at, down in numbers)
            if any(part in ("at", "swap") for choice in scene.choices for part, _ in choice):
                assert sum(times(drawing, text) for text in texts) == len(DISTRICTS), "none is truncated"
    assert seen


@pytest.mark.slow
def test_texts_fit_a_phone_in_every_language():
    for (state, events), language in zip(games(1), cycle(LANGUAGES), strict=False):
        drawing = shown(state, language=language, events=events)
        assert not outside(drawing)
        assert drawing.height <= 410
        for scene in questions(GAME, state, events, language):
            drawing = horse.hand(scene)
            assert not outside(drawing)
            assert drawing.height <= 470


def test_pictures_do_not_depend_on_hidden_things():
    for state, events in games(1):
        twin = swap(state, NOBODY, Guess(3))
        assert shown(state, events=events) == shown(twin, events=events)
        twin = swap(state, 0, Guess(5))
        assert held(state, 0, events=events) == held(twin, 0, events=events)


def test_nobody_sees_who_is_in_the_horse_unless_it_is_open():
    some, others = (table(beside="blue", inside=inside, bag="") for inside in ("red yellow", "yellow green"))
    assert shown(some) == shown(others)
    assert emblems(shown(some)).count("piece_red") == 1  # its owner's plate
    seen = table(beside="blue", inside="red yellow", bag="", seen_into=1)
    assert emblems(shown(seen)).count("piece_red") == 2
    assert written(shown(seen), "next out")
    assert times(shown(some), "?") == times(shown(seen), "?") + 2


def test_a_treasure_is_a_chest_to_those_who_may_not_look():
    state = table(board={7: "red red", 1: "blue"}, treasures=(1, 1, 1, 0, 0, 0, 3))
    assert written(held(state, 0), "3")
    assert held(state, 0).svg.count("#f9e88c") == 1
    assert held(state, 1).svg.count("#f9e88c") == 0
    assert shown(state).svg.count("#f9e88c") == 0


def test_a_treasure_that_is_only_remembered_is_not_shown():
    state = table(board={7: "red red"})
    before = held(state, 0)
    state.seen[0] = ALL_DISTRICTS
    assert held(state, 0) == before


def test_of_equal_warriors_one_shows_the_number_and_one_the_mark():
    state = table(beside="red red blue", loads=1)
    drawing = held(state, 0, events=[happened.LaidOut((RED,))])
    assert chosen(drawing) == [1, 2]
    assert fresh(drawing) == 1


def test_hero_cards_in_the_pile_stand_above_those_that_were_used():
    drawing = shown(table(pile="3 2 2 poseidon"))  # of 6, 6, 3, 3 and 2
    assert [times(drawing, str(count), GLAZE) for count in (5, 4)] == [0, 0]
    assert [times(drawing, str(count), STYLE.faint) for count in (5, 4, 3, 1)] == [1, 1, 2, 1]


def test_the_leading_colour_is_crowned_and_equals_cancel_out():
    lone = table(board={2: "red red blue"})
    tied = table(board={2: "red red blue blue"})
    laughing = table(board={2: "red red blue blue green"})
    assert [emblems(shown(state)).count("laurel") for state in (lone, tied, laughing)] == [1, 0, 1]


def test_districts_say_how_much_room_they_have():
    drawing = shown(table(board={1: "red red blue", 4: "green"}))
    assert all(written(drawing, f"{room} free") for room in (4, 6, 7))


def test_the_horse_is_seen_where_it_stands():
    state = table(loads=2)
    before = emblems(shown(state)).count("trojan_horse")
    events = do(state, "load blue 4")
    assert emblems(shown(state)).count("trojan_horse") == before + 1 == 2
    assert fresh(shown(state, events=events)) == 1  # who dropped out


def test_the_second_question_frames_the_chosen_card():
    state = table(loads=1)
    first, second = (horse.hand(scene_of(GAME, state, 0, path=path)) for path in ((), (1,)))
    frame = f'fill="none" stroke="{GOLD}" stroke-width="4.0"'
    assert frame not in first.svg
    assert frame in second.svg


@pytest.mark.parametrize(
    ("event", "count"),
    [
        (happened.Announced(0, 2, POSEIDON), 1),
        (happened.Announced(0, 2, 1), 1),
        (happened.TreasuresSwapped(0, 1, 6), 2),
        (happened.Loaded(0, BLUE, 3, GREEN), 1),
        (happened.TreasureSeen(1, 3, 1), 1),
        (happened.LaidOut((RED, YELLOW)), 2),
        (happened.HeroesShuffled(20), 1),
        (happened.HorseManned(0, (RED, RED)), 1),
        (happened.TreasuresLeft(0), 0),
        (happened.NumberChosen(0, 0), 0),
    ],
)
def test_what_has_just_happened_is_marked_where_it_is_seen(event, count):
    assert fresh(shown(table(board={4: "green"}), events=[event])) == count


def test_numbers_of_warriors_lie_between_them():
    state = table(beside="red blue green", loads=2)
    marks = horse.hand(scene_of(GAME, state, state.to_act()[0])).marks
    numbers = [(x, y) for mark, x, y in marks if isinstance(mark, Numbered)]
    assert len(numbers) == 3
    warriors = [x for mark, x, _ in marks if isinstance(mark, Group) and mark.args[-1:] == (PIECE,)]
    assert len(warriors) == 3
    for (x, _), left in zip(numbers, warriors, strict=True):
        assert left + PIECE - 4 <= x - 10.5
        assert x + 11.5 <= left + 53, "there the next one may begin"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_frame_of_a_warrior_keeps_off_the_words_beside_it(language):
    its = scene_of(GAME, table(), language=language, events=[happened.LaidOut((RED, YELLOW))])
    marks = horse.table(its).marks
    frames = [(x, y) for mark, x, y in marks if isinstance(mark, Group) and mark.paint.__name__ == "_fresh"]
    words = Words(language).say("horse-beside")
    (end,) = [right for text, _, right, *_ in lines(marks) if text == words]
    assert end + 4 <= min(frames)[0] - 3.5


@pytest.mark.parametrize(
    ("event", "heads"), [(happened.Loaded(0, BLUE, 3, GREEN), 1), (happened.TreasuresSwapped(0, 1, 6), 2)]
)
def test_what_moves_leaves_a_trail_along_the_street(event, heads):
    svg = shown(table(board={4: "green"}), events=[event]).svg
    assert svg.count('stroke-dasharray="4 3"') == 1
    assert sum(svg.count(f'd="{arrow}" fill="{BLOOD}"') for arrow in ARROWS) == heads


@pytest.mark.parametrize(("seats", "turn", "said"), [(2, 0, "first of two"), (2, 1, "second of two")])
def test_two_players_see_which_of_their_turns_it_is(seats, turn, said):
    drawing = shown(table(seats, turn=turn))
    assert written(drawing, f"The {said} turns")
    assert "odysseus" in emblems(drawing)


def test_whose_turn_it_is_not_has_no_turn_beside_the_name():
    drawing = shown(table(2, player=1))
    assert times(drawing, "The first of two turns") == times(drawing, "Odysseus") == 1
    assert golden(drawing) == 1


def test_the_hand_says_how_many_hero_cards_are_enough():
    drawing = held(table(pile="3 2 2 1 0 poseidon"), 0)
    assert all(written(drawing, f"{enough}/6") for enough in (5, 4, 2))


def test_a_number_to_announce_is_on_its_card_alone():
    drawing = held(table(), 0)
    assert chosen(drawing) == []
    assert [*drawing.numbers] == [1, 2, 3]
    assert set(drawing.numbers.values()) == {0}, "the buttons have no numbers either"


def test_at_the_end_districts_and_players_have_their_points():
    state = table(board={1: "red red blue"}, beside="helper", inside="green helper", bag="", helpers=0, loads=1)
    do(state, "load helper 1")
    drawing = shown(state)
    assert state.outcome()
    assert times(drawing, "10") == 2  # four warriors, bonus 3, treasure 3: in the district and for the winner
    assert golden(drawing) == 1
    assert not {"bag", "trojan_horse"} & {*emblems(drawing)}
    assert emblems(drawing).count("piece_red") == 3  # in the district, on the plate, and in the wreath


@pytest.mark.parametrize("sight", SIGHTS)
def test_four_colours_are_told_apart_by_whoever_confuses_some(sight):
    colours = [lab(simulated(colour, SIGHTS[sight])) for colour in WOOD[:4]]
    for one, other in combinations(colours, 2):
        assert sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5 > 25


def linear(colour):
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def simulated(colour, sight):
    parts = linear(colour)
    return [min(1, max(0, sum(a * b for a, b in zip(row, parts, strict=True)))) for row in sight]


def lab(rgb):
    """Return a colour as lightness and two hues, in which distances are about what people see (CIE 1976)."""
    rows = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
    white = (0.9505, 1.0, 1.089)
    xyz = [sum(a * b for a, b in zip(row, rgb, strict=True)) / full for row, full in zip(rows, white, strict=True)]
    x, y, z = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize("name", ["W" * 32, "🙂🙂", "محمد علي", "王小明", ""])
def test_any_name_can_be_drawn_or_is_left_to_the_text(name):
    names = dict.fromkeys(range(4), name)
    for drawing in (shown(table(2), names=names), held(table(2, loads=2), 0, names=names)):
        assert not outside(drawing)
